"""Stages I and II: the bankers' and the builders' guild, privileges, bonus tokens."""

from __future__ import annotations

import pytest

from ratusz.games.craftsmen.cards import DATA
from tests.games.craftsmen.words import (
    Seat,
    board,
    capital,
    choices,
    estate,
    happened,
    payments,
    play,
    seat,
    stage,
    winter,
)


@pytest.mark.rule("CR-BANK-1", "CR-BANK-5", "DP-6", "SEQ-2")
@pytest.mark.parametrize(("action", "taken", "drawn"), [("take p1", ["p1"], 3), ("take_both", ["p1", "g1"], 2)])
def test_four_cards_and_one_or_two_of_them_face_up(action: str, taken: list[str], drawn: int) -> None:
    match = stage("bankers_guild", Seat(capital="b1"), Seat(), Seat(), capital_deck="r1 r2 r3 b3", open_capital="p1 g1")
    assert choices(match) == ["pass", "take p1", "take g1", "take_both"]
    play(match, action)
    top = ["r1", "r2", "r3"][:drawn]
    assert sorted(capital(match, 0)) == sorted(["b1", *taken, *top])
    assert board(match)["open_capital"].count("") == len(taken)
    play(match, f"discard {capital(match, 0)[0]} {capital(match, 0)[1]}")
    filled = ["capital_blue_3", "capital_green_1"] if drawn == 3 else ["capital_red_3", "capital_blue_3"]
    assert board(match)["open_capital"] == filled, "from left to right"


@pytest.mark.rule("CR-BANK-1")
def test_equal_face_up_cards_are_one_choice() -> None:
    match = stage("bankers_guild", Seat(), Seat(), Seat(), open_capital="p1 p1")
    assert choices(match) == ["pass", "take p1", "take_both"]


@pytest.mark.rule("CR-BANK-1")
def test_a_single_face_up_card_has_to_be_taken() -> None:
    match = stage("bankers_guild", Seat(), Seat(), Seat(), open_capital="p1", capital_deck="r1 r2 r3")
    assert choices(match) == ["pass", "take p1"]
    play(match, "take p1")
    assert capital(match, 0) == ["p1", "r1", "r2", "r3"]


@pytest.mark.rule("CR-BANK-2", "DP-6")
def test_two_discards_also_of_old_cards() -> None:
    match = stage("bankers_guild", Seat(capital="p3"), Seat(), Seat(), capital_deck="r1 r2 r3", open_capital="g1 g2")
    play(match, "take g1")
    assert "discard p3" in choices(match)
    play(match, "discard p3 g1")
    assert capital(match, 0) == ["r1", "r2", "r3"]
    assert board(match)["discard"] == {"capital_purple_3": 1, "capital_green_1": 1}


@pytest.mark.rule("CR-BANK-3", "CR-PRIV-1", "CR-PRIV-3", "DP-5", "WE-13")
@pytest.mark.parametrize(("answer", "left"), [("use_privilege", 4), ("pass", 3)])
def test_on_gold_one_discard_may_be_saved_after_the_draw(answer: str, left: int) -> None:
    anna = Seat(capital="p3", privilege_tokens=1)
    match = stage("bankers_guild", anna, Seat(), Seat(), field=1, capital_deck="r1 r2 r3", open_capital="g1 g2")
    play(match, "take g1")
    assert len(capital(match, 0)) == 5
    assert choices(match) == ["pass", "use_privilege"]
    play(match, answer)
    assert seat(match, 0)["privilege_tokens"] == 1, "a helper on gold returns no token"
    while match.question().step == "discard" and match.player == 0:
        play(match, f"discard {choices(match, 'discard')[0]}")
    assert len(capital(match, 0)) == left


@pytest.mark.rule("CR-BANK-2", "CR-BANK-3", "CR-PRIV-3")
@pytest.mark.parametrize(("own", "asked"), [("", False), ("r2", True)])
def test_a_privilege_that_saves_no_discard_is_not_offered(own: str, asked: bool) -> None:
    """One card lies face up and there is none to draw: a single card is discarded with the privilege or without."""
    colours = [" ".join(f"{colour}{worth}" for worth in (1, 2, 3) for _ in range(4)) for colour in "pgb"]
    reds = "r1 r1 r1 r1 r2 r2 r2 r3 r3 r3" + ("" if own else " r2")
    others = [Seat(capital=cards) for cards in [*colours, reds]]
    match = stage("bankers_guild", Seat(capital=own, privilege_tokens=1), *others, open_capital="r3")
    play(match, "take r3")
    assert (match.question().step == "keep_one_more") is asked
    if not asked:
        assert capital(match, 0) == []
        assert "privilege_used" not in happened(match)


@pytest.mark.rule("CR-PRIV-2", "CR-PRIV-3", "CR-PRIV-5", "WE-13")
def test_elsewhere_a_token_is_returned() -> None:
    match = stage(
        "bankers_guild", Seat(privilege_tokens=2), Seat(), Seat(), capital_deck="r1 r2 r3", open_capital="g1 g2"
    )
    pool = board(match)["privilege_pool"]
    play(match, "take g1", "use_privilege")
    assert seat(match, 0)["privilege_tokens"] == 1
    assert seat(match, 0)["privileges_used"] == 1
    assert board(match)["privilege_pool"] == pool + 1
    play(match, "discard g1")
    assert len(capital(match, 0)) == 3


@pytest.mark.rule("CR-PRIV-1", "CR-PRIV-2", "CR-HELPER-2")
def test_upper_discs_on_gold_have_the_privilege_too_and_others_need_a_token() -> None:
    match = stage("bankers_guild", Seat(), Seat(), Seat(), queue=[[1, 0], [2], [2]], capital_deck="r1 r2 r3")
    play(match, "pass")
    assert match.player == 0
    play(match, "take p1")
    assert match.question().step == "keep_one_more"
    match = stage("bankers_guild", Seat(), Seat(), Seat(), queue=[[1], [0], []], active=0)
    play(match, "take p1")
    assert match.question().step == "discard"


@pytest.mark.rule("CR-GEN-3")
@pytest.mark.parametrize("town", ["bankers_guild", "builders_guild", "notary", "crafts_guild", "town_hall"])
def test_an_action_may_be_skipped(town: str) -> None:
    anna = Seat(capital="g1 g1 g1", buildings="vineyard_1", estate="sawmill_1")
    match = stage(town, anna, Seat(), Seat())
    before = seat(match, 0)
    play(match, "pass")
    for thing in ("capital", "buildings", "estate", "labour_tokens", "points", "fair"):
        assert seat(match, 0)[thing] == before[thing]
    assert board(match)["season"] == "summer", "and the round goes on"


# Building.


@pytest.mark.rule("CR-BUILD-1", "WE-4", "SEQ-3", "DP-7")
def test_two_cards_are_paid_together() -> None:
    """Paper mill 3 and flax plantation 2: five, paid once."""
    anna = Seat(capital="g1 g1 r3 b3", buildings="paper_mill_2 flax_plantation_4 vineyard_1", estate="sawmill_1")
    match = stage("builders_guild", anna, Seat(), Seat())
    play(match, "build paper_mill_2 right", "build flax_plantation_4 right")
    assert match.question().step == "pay", "and no third one"
    assert estate(match, 0) == ["sawmill_1", "paper_mill_2", "flax_plantation_4"]
    assert payments(match) == {("g1", "g1"), ("b3", "r3")}
    play(match, "pay g1 g1")
    assert capital(match, 0) == ["b3", "r3"]


@pytest.mark.rule("CR-BUILD-1")
@pytest.mark.parametrize(("card", "cost"), [("vineyard_1", 2), ("paper_mill_2", 3), ("armourer_1", 6)])
def test_costs(card: str, cost: int) -> None:
    for worth in ("g1", "g2", "g3", "g1 g1", "g3 g3", "g1 b2 r2 p1"):
        anna = Seat(capital=worth, buildings=card, estate="sawmill_1")
        match = stage("builders_guild", anna, Seat(), Seat())
        value = {"g1": 1, "g2": 2, "g3": 3, "g1 g1": 5, "g3 g3": 6, "g1 b2 r2 p1": 6}[worth]
        assert (f"{card} right" in choices(match, "build")) is (value >= cost)


@pytest.mark.rule("CR-BUILD-1", "DP-7")
def test_a_second_card_has_to_be_affordable_with_the_first() -> None:
    anna = Seat(capital="g1 g1", buildings="vineyard_1 paper_mill_2 cooperage_3", estate="sawmill_1")
    match = stage("builders_guild", anna, Seat(), Seat())
    play(match, "build paper_mill_2 right")
    assert choices(match, "build") == ["vineyard_1 left", "vineyard_1 right"]


@pytest.mark.rule("CR-BUILD-2", "CR-BUILD-3", "CR-BUILD-4", "OQ-23")
def test_ends_and_halves() -> None:
    """Sawmill 1 is purple over green, sawmill-side neighbours match top with top or bottom with bottom."""
    anna = Seat(capital="g1 g1 g1", buildings="apiary_4 paper_mill_2 tannery_2 mill_1", estate="sawmill_1")
    match = stage("builders_guild", anna, Seat(), Seat())
    # apiary_4 is green over purple: both colours, but on the other halves. mill_1 is red over blue.
    assert choices(match, "build") == ["tannery_2 left", "tannery_2 right", "paper_mill_2 left", "paper_mill_2 right"]
    play(match, "build tannery_2 left")
    assert estate(match, 0) == ["tannery_2", "sawmill_1"]
    # tannery_2 is purple over blue, so mill_1 fits beside it, and nowhere else.
    assert choices(match, "build") == ["paper_mill_2 right", "mill_1 left"]
    play(match, "build mill_1 left")
    assert estate(match, 0) == ["mill_1", "tannery_2", "sawmill_1"]


@pytest.mark.rule("CR-BUILD-5", "CR-PRIV-3", "OQ-29")
def test_the_privilege_waives_one_match_and_only_then_is_used() -> None:
    anna = Seat(capital="g1 g1 g1", buildings="mill_1 apiary_4 vineyard_1", estate="sawmill_1", privilege_tokens=1)
    match = stage("builders_guild", anna, Seat(), Seat())
    play(match, "build vineyard_1 right")
    assert (seat(match, 0)["privilege_tokens"], seat(match, 0)["privileges_used"]) == (1, 0)
    play(match, "build mill_1 right")
    assert (seat(match, 0)["privilege_tokens"], seat(match, 0)["privileges_used"]) == (0, 1)
    match = stage("builders_guild", anna, Seat(), Seat())
    play(match, "build mill_1 right")
    assert "apiary_4 right" not in choices(match, "build"), "one card only"
    assert "privilege_used" in happened(match)


@pytest.mark.rule("CR-BUILD-5", "CR-PRIV-1")
def test_on_gold_the_waiver_costs_no_token() -> None:
    anna = Seat(capital="g1 g1 g1", buildings="mill_1", estate="sawmill_1", privilege_tokens=1)
    match = stage("builders_guild", anna, Seat(), Seat(), field=1)
    play(match, "build mill_1 right")
    assert (seat(match, 0)["privilege_tokens"], seat(match, 0)["privileges_used"]) == (1, 1)


@pytest.mark.rule("CR-BUILD-6")
def test_capital_of_any_colour_builds() -> None:
    anna = Seat(capital="r3", buildings="vineyard_1", estate="sawmill_1")
    match = stage("builders_guild", anna, Seat(), Seat())
    play(match, "build vineyard_1 right", "pay r3")
    assert estate(match, 0)[-1] == "vineyard_1"


@pytest.mark.rule("CR-BUILD-7")
def test_equal_buildings_work_each_for_themselves() -> None:
    anna = Seat(estate="sawmill_1 paper_mill_1 paper_mill_2", markers={"paper_mill_1": "wood"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    play(match, "bring wood paper_mill_2", "make paper_mill_1", "draw", "make paper_mill_2")
    assert seat(match, 0)["points"] == 2


LINES = {line["good"]: line["buildings"] for line in DATA["production_lines"]}


@pytest.mark.rule("CR-BONUS-1", "OQ-25")
@pytest.mark.parametrize("good", LINES)
def test_a_line_has_every_building_of_the_recipe(good: str) -> None:
    kinds = {kind["id"]: kind for kind in DATA["building_kinds"]}
    makers = {kind["output"]: kind["id"] for kind in kinds.values()}
    needed = set()
    waiting = [good]
    while waiting:
        maker = makers[waiting.pop()]
        needed.add(maker)
        waiting += kinds[maker]["inputs"]
    assert set(LINES[good]) == needed


@pytest.mark.rule("CR-BONUS-1", "CR-BONUS-2", "CR-BONUS-3", "SEQ-3")
@pytest.mark.parametrize("season", ["spring", "winter"])
def test_the_first_complete_line_wins_the_token(season: str) -> None:
    built = "sawmill_1 wheat_field_1 mill_1"
    anna = Seat(capital="g1 g1 g1", buildings="bakery_2", estate=built, privilege_tokens=1)
    make = winter if season == "winter" else stage
    match = make("builders_guild", anna, Seat(), Seat())
    play(match, "build bakery_2 right")
    assert board(match)["bonuses"]["bonus_bread"] == -1, "not before it is paid"
    play(match, "pay g1 g1 g1")
    assert board(match)["bonuses"]["bonus_bread"] == 0
    assert (seat(match, 0)["points"], seat(match, 0)["score"]) == (0, 6)
    match = make("builders_guild", anna, Seat(), Seat(estate="sawmill_2 wheat_field_2 mill_2 bakery_1"))
    play(match, "build bakery_2 right", "pay g1 g1 g1")
    assert board(match)["bonuses"]["bonus_bread"] == 2, "tokens are never lost"


@pytest.mark.rule("CR-BONUS-2")
def test_several_tokens_at_once() -> None:
    built = "sawmill_1 wheat_field_1 vineyard_2 winery_1 brewery_1"
    anna = Seat(capital="g1 g1 g1", buildings="cooperage_1", estate=built, privilege_tokens=1)
    match = stage("builders_guild", anna, Seat(), Seat())
    play(match, "build cooperage_1 left", "pay g1 g1")
    assert [name for name, owner in board(match)["bonuses"].items() if owner == 0] == ["bonus_beer", "bonus_wine"]


@pytest.mark.rule("CR-BUILD-1", "HI-1")
def test_who_cannot_build_is_asked_all_the_same() -> None:
    """So that nobody learns that a hand is useless."""
    match = stage("builders_guild", Seat(capital="g1", buildings="mill_1", estate="sawmill_1"), Seat(), Seat())
    assert (match.player, choices(match), match.feigned(0)) == (0, ["pass"], True)
    known = Seat(capital="g2", open_capital="g2", buildings="mill_1", estate="sawmill_1")
    for useless in (Seat(capital="", buildings="mill_1"), Seat(capital="g3"), known):
        match = stage("builders_guild", useless, Seat(), Seat(), queue=[[0], [1], []])
        assert board(match)["town"] != "builders_guild" or match.player != 0, "everybody knows"


@pytest.mark.rule("SEQ-2")
def test_the_order_of_a_bank_action_in_events() -> None:
    match = stage("bankers_guild", Seat(), Seat(), Seat(), capital_deck="r1 r2 r3", open_capital="p1 g1")
    play(match, "take p1", "discard p1 r3")
    assert happened(match, 3)[:5] == [
        "capital_taken",
        "capital_drawn",
        "capital_discarded",
        "capital_discarded",
        "capital_revealed",
    ]
