"""Stage IV and labour tokens: raw materials, fair, semi-products, granary, final products, ships."""

from __future__ import annotations

import pytest

from tests.games.craftsmen.words import (
    Seat,
    board,
    capital,
    choices,
    happened,
    markers,
    play,
    points,
    seat,
    stage,
    winter,
)


@pytest.mark.rule("CR-CRAFT-1", "CR-CRAFT-3")
@pytest.mark.parametrize(("year", "labour"), [(1, 3), (2, 4), (3, 5)])
def test_labour_points_by_year_and_helper(year: int, labour: int) -> None:
    match = stage("crafts_guild", Seat(estate="sawmill_1 paper_mill_1"), Seat(), Seat(), year=year)
    spent = 0
    while match.question().step == "craft":
        if choices(match, "make"):
            play(match, "make paper_mill_1", "draw")
        else:
            play(match, "bring wood paper_mill_1")
        spent += 1
    assert spent == labour


@pytest.mark.rule("CR-CRAFT-1", "CR-STAGE-3")
@pytest.mark.parametrize("queue", [[[1], [0], [0]], [[1], [0, 0], [1]]])
def test_unused_points_are_lost_and_each_helper_has_its_own(queue: list[list[int]]) -> None:
    match = stage("crafts_guild", Seat(), Seat(), Seat(), queue=queue, active=0)
    play(match, "bring_to_fair wood", "pass")
    assert (match.player, board(match)["labour_points"]) == (0, 3)


@pytest.mark.rule("CR-CRAFT-2", "CR-CRAFT-4", "CR-CRAFT-8", "OQ-2", "CR-GEN-6", "DP-13")
def test_raw_material_goes_to_the_fair_or_to_an_empty_icon() -> None:
    anna = Seat(estate="sawmill_1 paper_mill_1 armourer_1 vineyard_1", markers={"paper_mill_1": "wood"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    assert choices(match, "bring_to_fair") == ["wood", "grapes"]
    assert choices(match, "bring") == ["wood armourer_1"]
    play(match, "bring wood armourer_1")
    assert markers(match, 0, "armourer_1") == ["wood"]
    assert points(match)[0] == 0
    assert choices(match, "bring") == [], "one marker on an icon"
    play(match, "bring_to_fair wood")
    assert seat(match, 0)["fair"] == 1


@pytest.mark.rule("CR-CRAFT-4", "OQ-13")
def test_without_a_receiver_nothing_is_made() -> None:
    match = stage("crafts_guild", Seat(fair=3, capital="p1"), Seat(), Seat())
    assert board(match)["season"] == "summer", "three markers at the fair are the most, and there was nothing to ask"
    match = stage("crafts_guild", Seat(fair=2), Seat(), Seat())
    assert choices(match) == ["pass", "bring_to_fair wood"]


@pytest.mark.rule("CR-CRAFT-4", "CR-CRAFT-5", "WE-7")
def test_fair_trade_gives_any_raw_material() -> None:
    """The vineyard makes grapes for the fair; then a marker lies on the wheat icon of the mill."""
    match = stage("crafts_guild", Seat(estate="sawmill_1 vineyard_1 mill_1"), Seat(), Seat())
    assert choices(match, "bring") == [], "nothing here makes wheat"
    play(match, "bring_to_fair grapes")
    assert choices(match, "trade") == ["wheat mill_1"]
    play(match, "trade wheat mill_1")
    assert (seat(match, 0)["fair"], markers(match, 0, "mill_1")) == (0, ["wheat"])
    assert board(match)["labour_points"] == 1


@pytest.mark.rule("CR-CRAFT-5")
def test_fair_trade_gives_no_semi_product() -> None:
    match = stage("crafts_guild", Seat(estate="sawmill_1 bakery_1", fair=1), Seat(), Seat())
    assert choices(match, "trade") == ["wood bakery_1"], "flour is not traded there"


@pytest.mark.rule("CR-CRAFT-6", "WE-8", "WE-9", "CR-GRANARY-2", "CR-GRANARY-3", "DP-15", "SEQ-5")
def test_a_semi_product_scores_and_pushes_in_the_granary() -> None:
    """Flour column: green (1) low, red (2) high. Yellow (0) delivers."""
    anna = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"})
    match = stage(
        "crafts_guild", anna, Seat(), Seat(), granary={"flour": [1, 2]}, open_capital="p1 g1", capital_deck="r3 b2"
    )
    play(match, "make mill_1")
    assert (points(match)[0], markers(match, 0, "mill_1")) == (1, [])
    assert board(match)["granary"]["flour"] == [2, 0]
    assert choices(match) == ["take p1", "take g1", "draw"]
    play(match, "take p1")
    assert capital(match, 0) == ["p1"]
    assert board(match)["open_capital"] == ["capital_red_3", "capital_green_1"]
    match = stage("crafts_guild", anna, Seat(), Seat(), open_capital="p1 g1", capital_deck="r3 b2")
    play(match, "make mill_1", "draw")
    assert capital(match, 0) == ["r3"]


@pytest.mark.rule("CR-GRANARY-1", "CR-GRANARY-2", "CR-GRANARY-3", "OQ-14")
@pytest.mark.parametrize(
    ("before", "after"),
    [([], [0]), ([1], [1, 0]), ([0, 1], [1, 0]), ([-1, -1], [-1, 0]), ([-1, 0], [0, 0])],
)
def test_a_column_of_two(before: list[int], after: list[int]) -> None:
    anna = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"})
    match = stage("crafts_guild", anna, Seat(), Seat(), granary={"flour": before})
    play(match, "make mill_1")
    assert board(match)["granary"]["flour"] == after
    assert match.question().step == "reward", "for every delivery"


@pytest.mark.rule("CR-LIMIT-1", "OQ-8", "SEQ-5")
def test_the_limit_is_checked_after_each_reward() -> None:
    anna = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"}, capital="p1 p1 p1 g2 g2 g2 b3 b3 b3 r1")
    match = stage("crafts_guild", anna, Seat(), Seat())
    play(match, "make mill_1", "draw")
    assert match.question().step == "discard"
    play(match, "discard r1")
    assert (match.question().step, len(capital(match, 0))) == ("craft", 10)
    assert happened(match) == ["capital_discarded"], "the turn goes on"


@pytest.mark.rule("CR-LIMIT-1", "CR-LABOUR-2")
def test_a_surplus_by_a_labour_token_does_not_end_the_turn_either() -> None:
    ten = "p1 p1 p1 g2 g2 g2 b3 b3 b3 r1"
    anna = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"}, capital=ten, labour_tokens=2)
    match = stage("bankers_guild", anna, Seat(), Seat())
    play(match, "pass", "make mill_1", "draw", "discard r1")
    assert (match.question().step, match.player, match.undoable(0)) == ("labour", 0, 1)
    assert happened(match) == ["capital_discarded"]


@pytest.mark.rule("CR-CRAFT-6", "CR-CRAFT-8")
def test_a_semi_product_may_go_to_an_own_advanced_building() -> None:
    anna = Seat(estate="sawmill_1 mill_1 bakery_1", markers={"mill_1": "wheat", "bakery_1": "wood"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    play(match, "make mill_1")
    assert choices(match) == ["store", "deliver bakery_1"]
    play(match, "deliver bakery_1")
    assert markers(match, 0, "bakery_1") == ["flour", "wood"]
    assert board(match)["labour_points"] == 2
    assert capital(match, 0) == []


@pytest.mark.rule("CR-CRAFT-4", "CR-CRAFT-6", "DP-13")
def test_equal_copies_with_equal_markers_are_one_choice() -> None:
    anna = Seat(estate="sawmill_1 mill_1 mill_2 wheat_field_1")
    match = stage("crafts_guild", anna, Seat(), Seat())
    assert choices(match, "bring") == ["wheat mill_1"]
    play(match, "bring wheat mill_1")
    assert choices(match, "bring") == ["wheat mill_2"]


@pytest.mark.rule("CR-CRAFT-7", "CR-SHIP-1", "CR-SHIP-2", "CR-SHIP-6", "WE-10", "SEQ-6", "OQ-21", "DP-14")
def test_a_final_product_is_loaded_and_scores() -> None:
    """Tailor with all icons filled: clothes, four points when loaded."""
    anna = Seat(estate="sawmill_1 tailor_1", markers={"tailor_1": "cloth leather"})
    match = stage("crafts_guild", anna, Seat(), Seat(), ships={"ship_2": {"clothes": [1]}})
    play(match, "make tailor_1")
    assert (markers(match, 0, "tailor_1"), points(match)[0]) == ([], 0)
    assert choices(match) == ["load ship_2", "load ship_3"]
    play(match, "load ship_2")
    assert board(match)["ships"]["ship_2"]["clothes"] == [1, 0]
    assert points(match)[0] == 4


@pytest.mark.rule("CR-CRAFT-6", "CR-CRAFT-7")
def test_nothing_is_made_before_every_icon_is_filled() -> None:
    anna = Seat(estate="sawmill_1 tailor_1 mill_1", markers={"tailor_1": "cloth"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    assert choices(match, "make") == []


@pytest.mark.rule("CR-SHIP-1", "CR-SHIP-2", "CR-SHIP-3")
def test_a_hold_has_two_fields() -> None:
    full = "cloth leather"
    anna = Seat(estate="sawmill_1 tailor_1 tailor_2", markers={"tailor_1": full, "tailor_2": full}, capital="p1")
    match = stage("crafts_guild", anna, Seat(), Seat())
    play(match, "make tailor_1", "load ship_2", "make tailor_2")
    assert choices(match) == ["load ship_2", "load ship_3"]
    play(match, "load ship_2")
    assert board(match)["ships"]["ship_2"]["clothes"] == [0, 0]


@pytest.mark.rule("CR-SHIP-3", "WE-11", "CR-SHIP-4", "OQ-15", "DP-14")
def test_a_bribe_removes_the_left_marker() -> None:
    """Clothes hold: green (1) left, red (2) right. Yellow (0) discards a card."""
    anna = Seat(estate="sawmill_1 tailor_1", markers={"tailor_1": "cloth leather"}, capital="p1 r3")
    match = stage("crafts_guild", anna, Seat(), Seat(), ships={"ship_2": {"clothes": [1, 2]}})
    play(match, "make tailor_1")
    assert choices(match) == ["bribe ship_2", "load ship_3"], "some hold is free: it has to be loaded somewhere"
    play(match, "bribe ship_2")
    assert choices(match) == ["pay p1", "pay r3"]
    play(match, "pay p1")
    assert board(match)["ships"]["ship_2"]["clothes"] == [2, 0]
    assert (capital(match, 0), points(match)[0]) == (["r3"], 4)
    assert board(match)["discard"] == {"capital_purple_1": 1}


@pytest.mark.rule("CR-SHIP-3", "CR-SHIP-5")
@pytest.mark.parametrize(
    ("hold", "cards", "offered"),
    [
        ([1, 2], "p1", ["pass", "bribe ship_2", "bribe ship_3"]),
        ([0, 2], "p1", ["pass", "bribe ship_3"]),
        ([2, 0], "p1", ["pass", "bribe ship_2", "bribe ship_3"]),
        ([1, 2], "", None),
    ],
)
def test_full_holds(hold: list[int], cards: str, offered: list[str] | None) -> None:
    anna = Seat(estate="sawmill_1 tailor_1", markers={"tailor_1": "cloth leather"}, capital=cards)
    ships = {"ship_2": {"clothes": hold}, "ship_3": {"clothes": [2, 1]}}
    match = stage("crafts_guild", anna, Seat(), Seat(), ships=ships)
    play(match, "make tailor_1")
    if offered is not None:
        assert choices(match) == offered
        play(match, "pass")
    assert "product_lost" in happened(match)
    assert (points(match)[0], board(match)["ships"]["ship_2"]["clothes"]) == (0, hold)


@pytest.mark.rule("CR-CRAFT-6", "CR-SHIP-1", "CR-SHIP-6")
def test_meat_is_shipped_and_scores_only_when_loaded() -> None:
    anna = Seat(estate="sawmill_1 butchery_1", markers={"butchery_1": "cow"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    play(match, "make butchery_1")
    assert (points(match)[0], choices(match)) == (0, ["load ship_1", "load ship_4"])
    play(match, "load ship_4")
    assert (points(match)[0], board(match)["ships"]["ship_4"]["meat"]) == (0, [0])


@pytest.mark.rule("CR-CRAFT-9", "CR-PRIV-3", "DP-13")
def test_the_privilege_makes_two_raw_materials_of_one_point() -> None:
    anna = Seat(estate="sawmill_1 vineyard_1 paper_mill_1", privilege_tokens=1)
    match = stage("crafts_guild", anna, Seat(), Seat())
    play(match, "double wood paper_mill_1")
    assert match.question().step == "second_raw"
    assert choices(match) == ["bring_to_fair wood", "bring_to_fair grapes"]
    play(match, "bring_to_fair grapes")
    assert (board(match)["labour_points"], seat(match, 0)["fair"]) == (2, 1)
    assert (seat(match, 0)["privilege_tokens"], seat(match, 0)["privileges_used"]) == (0, 1)
    assert choices(match, "double_to_fair") == [], "once in the action"


@pytest.mark.rule("CR-CRAFT-9", "OQ-13")
def test_a_second_raw_material_without_a_place_is_not_made() -> None:
    anna = Seat(estate="sawmill_1", fair=2)
    match = stage("crafts_guild", anna, Seat(), Seat(), queue=[[0], [1], []])
    play(match, "double_to_fair wood")
    assert seat(match, 0)["fair"] == 3
    assert match.player == 1


# Labour tokens.


@pytest.mark.rule("CR-LABOUR-1", "CR-LABOUR-2", "CR-LABOUR-3", "OQ-9", "DP-18")
def test_labour_tokens_between_two_stages() -> None:
    anna = Seat(estate="sawmill_1", labour_tokens=2, privilege_tokens=1)
    match = stage("bankers_guild", Seat(labour_tokens=1), anna, Seat(labour_tokens=1, fair=3), order=[1, 0, 2])
    play(match, "pass")
    assert (match.question().step, match.player) == ("labour", 1)
    assert choices(match) == ["pass", "bring_to_fair wood"], "no privilege, and one action of the guild"
    pool = board(match)["labour_pool"]
    play(match, "bring_to_fair wood")
    assert (seat(match, 1)["labour_tokens"], board(match)["labour_pool"]) == (1, pool + 1)
    assert (match.question().step, match.player) == ("labour", 1)
    play(match, "pass")
    assert (match.question().step, match.player) == ("labour", 0)
    play(match, "pass")
    assert (match.question().step, match.player, board(match)["town"]) == ("labour", 1, "builders_guild")


@pytest.mark.rule("CR-LABOUR-1", "OQ-9")
def test_five_windows_and_none_after_the_town_hall() -> None:
    match = stage("bankers_guild", Seat(labour_tokens=1), Seat(), Seat())
    play(match, "pass")
    windows = []
    while match.question().step == "labour":
        windows.append(board(match)["town"])
        play(match, "pass")
    assert windows == ["bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild"]
    assert board(match)["season"] == "summer"


@pytest.mark.rule("CR-LABOUR-1", "CR-WINTER-1")
def test_one_window_in_winter() -> None:
    match = winter("builders_guild", Seat(labour_tokens=1), Seat(capital="p1", buildings="mill_1"))
    windows = []
    while board(match)["season"] == "winter":
        if match.question().step == "labour":
            windows.append(board(match)["town"])
        play(match, "pass")
    assert windows == ["builders_guild"]


@pytest.mark.rule("CR-LABOUR-2")
def test_a_token_has_all_consequences_and_needs_a_legal_action() -> None:
    anna = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"}, labour_tokens=1)
    match = stage("bankers_guild", anna, Seat(labour_tokens=1, fair=3), Seat())
    play(match, "pass", "make mill_1", "draw")
    assert (points(match)[0], len(capital(match, 0))) == (1, 1)
    assert match.question().step != "labour", "seat 1 has a token and no use for it"
