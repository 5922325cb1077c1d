"""Stages V and VI, the end of a round, winter, the year change, the end of a match, two players."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import ratusz
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
    sending,
    stage,
    winter,
)

TAILOR = Seat(estate="sawmill_1 tailor_1", capital="p1 r3", fair=1)


@pytest.mark.rule("CR-MERCH-1", "CR-MERCH-2", "CR-MERCH-4", "CR-MERCH-6", "WE-12", "DP-16", "SEQ-7")
def test_natural_leather_for_a_discarded_card() -> None:
    match = stage("merchants_guild", TAILOR, Seat(), Seat())
    assert choices(match) == ["pass", "buy_good leather tailor_1", "buy_good cloth tailor_1"]
    play(match, "buy_good leather tailor_1")
    assert choices(match) == ["pay p1", "pay r3"]
    play(match, "pay p1")
    assert board(match)["granary"]["leather"] == [-1]
    assert markers(match, 0, "tailor_1") == ["leather"]
    assert board(match)["discard"] == {"capital_purple_1": 1}


@pytest.mark.rule("CR-MERCH-2", "CR-MERCH-4", "WE-12", "HI-2", "CR-LIMIT-1")
def test_a_players_leather_for_a_card_to_that_player() -> None:
    ten = "p1 p1 p2 g2 g2 g2 b3 b3 b3 r1"
    match = stage("merchants_guild", TAILOR, Seat(capital=ten), Seat(), granary={"leather": [1, 2]})
    play(match, "buy_good leather tailor_1", "pay r3")
    assert board(match)["granary"]["leather"] == [2]
    assert (match.player, match.question().step, len(capital(match, 1))) == (1, "discard", 11)
    assert board(match, 2)["seats"][1]["capital"] == []
    play(match, "discard r3")
    assert len(capital(match, 1)) == 10


@pytest.mark.rule("CR-MERCH-5", "CR-PRIV-3", "WE-12", "OQ-16")
@pytest.mark.parametrize(("owner_fair", "after"), [(0, 1), (3, 3)])
def test_with_the_privilege_a_marker_of_the_fair_pays(owner_fair: int, after: int) -> None:
    granary = {"leather": [1, 2]}
    match = stage("merchants_guild", TAILOR, Seat(fair=owner_fair), Seat(), field=1, granary=granary)
    play(match, "buy_good leather tailor_1")
    assert choices(match) == ["pay_fair", "pay p1", "pay r3"]
    play(match, "pay_fair")
    assert (seat(match, 0)["fair"], seat(match, 1)["fair"]) == (0, after)
    assert capital(match, 0) == ["p1", "r3"]
    assert "privilege_used" in happened(match)
    match = stage("merchants_guild", TAILOR, Seat(), Seat(), field=1)
    play(match, "buy_good leather tailor_1", "pay_fair")
    assert (seat(match, 0)["fair"], seat(match, 1)["fair"], board(match)["granary"]["leather"]) == (0, 0, [-1])


@pytest.mark.rule("CR-MERCH-1", "CR-MERCH-3", "CR-MERCH-4")
def test_what_cannot_be_bought() -> None:
    match = stage("merchants_guild", TAILOR, Seat(), Seat(), granary={"leather": [0, 1], "cloth": []})
    assert board(match)["season"] == "summer", "the own marker lies low, cloth is sold out: nothing is asked"
    full = Seat(estate="sawmill_1 tailor_1", capital="p1", markers={"tailor_1": "leather"})
    assert choices(stage("merchants_guild", full, Seat(), Seat()), "buy_good") == ["cloth tailor_1"]
    poor = Seat(estate="sawmill_1 tailor_1", fair=1)
    match = stage("merchants_guild", poor, Seat(), Seat())
    assert board(match)["season"] == "summer", "no card, no privilege"
    match = stage("merchants_guild", poor, Seat(), Seat(), field=1)
    assert len(choices(match, "buy_good")) == 2


# The town hall.


@pytest.mark.rule("CR-HALL-1", "CR-HALL-2", "CR-HALL-3", "CR-HALL-4", "DP-17")
def test_what_the_town_hall_offers() -> None:
    match = stage("town_hall", Seat(privilege_tokens=1), Seat(), Seat(), queue=[[0], [1], [2]])
    assert choices(match) == ["pass", "take_privilege", "take_labour", "change_order"]
    pools = (board(match)["privilege_pool"], board(match)["labour_pool"])
    play(match, "take_privilege", "take_labour")
    assert (seat(match, 0)["privilege_tokens"], seat(match, 1)["labour_tokens"]) == (2, 1)
    assert (board(match)["privilege_pool"], board(match)["labour_pool"]) == (pools[0] - 1, pools[1] - 1)
    assert seat(match, 0)["privileges_used"] == 0, "taking a token uses no privilege"


@pytest.mark.rule("CR-HALL-2", "CR-HALL-3", "CR-PRIV-4", "CR-LABOUR-4")
def test_three_tokens_are_the_most_and_a_pool_can_be_empty() -> None:
    match = stage("town_hall", Seat(privilege_tokens=3, labour_tokens=3), Seat(), Seat())
    assert choices(match) == ["pass", "change_order"]
    match = stage(
        "town_hall", Seat(), Seat(privilege_tokens=3, labour_tokens=3), Seat(privilege_tokens=3, labour_tokens=3)
    )
    assert choices(match) == ["pass", "change_order"]


@pytest.mark.rule("CR-HALL-4", "CR-END-3", "WE-19", "OQ-17")
def test_the_order_change_track() -> None:
    """Order A B C D E, track D, B: next round D B A C E."""
    match = stage("town_hall", *[Seat() for _ in range(5)], queue=[[3], [1], [3]])
    play(match, "change_order", "change_order")
    assert board(match)["order_change"] == [3, 1]
    assert board(match)["queue"]["town_hall"] == [[], [], [3]], "the helpers themselves have moved"
    assert "change_order" not in choices(match), "one disc of a player"
    play(match, "pass")
    assert board(match)["order"] == [3, 1, 0, 2, 4]
    assert (board(match)["order_change"], match.player) == ([], 3)


@pytest.mark.rule("CR-HALL-4")
def test_the_track_has_three_fields() -> None:
    match = stage("town_hall", *[Seat() for _ in range(5)], queue=[[0, 1], [2], [3]])
    play(match, "change_order", "change_order", "change_order")
    assert (match.player, choices(match)) == (3, ["pass", "take_privilege", "take_labour"])


# The end of a round.


@pytest.mark.rule("CR-END-1", "CR-PRIV-5", "OQ-28", "WE-14", "SEQ-8")
def test_the_fewest_privileges_bring_a_token() -> None:
    """Yellow used 2, the others 1 each: each of the others gets a token; the order-change track does not count."""
    used = [
        Seat(privileges_used=2),
        Seat(privileges_used=1),
        Seat(privileges_used=1),
        Seat(privileges_used=1),
        Seat(privileges_used=1),
    ]
    match = stage("town_hall", *used, queue=[[1], [], []])
    play(match, "change_order")
    assert [seat(match, number)["privilege_tokens"] for number in range(5)] == [0, 1, 1, 1, 1]
    assert [seat(match, number)["privileges_used"] for number in range(5)] == [0] * 5


@pytest.mark.rule("CR-END-2", "OQ-18")
def test_tokens_go_by_the_old_order_while_the_pool_lasts() -> None:
    seats = [Seat(), Seat(privileges_used=1, privilege_tokens=3), Seat(privilege_tokens=2), Seat(privilege_tokens=2)]
    match = stage("town_hall", *seats, queue=[[3], [], []], order=[2, 3, 0, 1])
    assert board(match)["privilege_pool"] == 1
    play(match, "change_order")
    assert [seat(match, number)["privilege_tokens"] for number in range(4)] == [0, 3, 3, 2]
    match = stage("town_hall", Seat(privilege_tokens=3), Seat(privileges_used=1), Seat(privileges_used=1))
    play(match, "pass")
    assert [seat(match, number)["privilege_tokens"] for number in range(3)] == [3, 0, 0], "nobody in his place"


@pytest.mark.rule("CR-END-3", "CR-END-4", "CR-GEN-1")
def test_helpers_return_and_the_season_advances() -> None:
    match = stage("town_hall", Seat(), Seat(), Seat(), season="autumn")
    play(match, "pass")
    assert [seat(match, number)["helpers"] for number in range(3)] == [5, 5, 5]
    assert (board(match)["season"], board(match)["queue"]["town_hall"]) == ("winter", [[], [], []])


@pytest.mark.rule("CR-STAGE-1", "CR-GEN-1")
def test_the_stages_of_a_season() -> None:
    match = ratusz.new("craftsmen", players=3, seed=5)
    match.keep_events = True
    while board(match)["phase"] == "exchange":
        play(match, "pass")
    while board(match)["year"] == 1:
        play(match, "pass") if "pass" in choices(match) else match.apply(match.legal()[0])
    towns = [event.document() for event in match.events(None)]
    stages = [event["town"] for event in towns if event["event"] == "stage_begun"]
    six = ["bankers_guild", "builders_guild", "notary", "crafts_guild", "merchants_guild", "town_hall"]
    assert stages == [*six, *six, *six, "builders_guild", "crafts_guild"]
    seasons = [(event["year"], event["season"]) for event in towns if event["event"] == "season_begun"]
    assert seasons == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)]


# Winter.


@pytest.mark.rule("CR-WINTER-1", "CR-WINTER-2", "CR-WINTER-3", "CR-WINTER-5", "OQ-12")
def test_winter_builds_and_crafts_for_everybody() -> None:
    seats = [
        Seat(capital="g1 g1", buildings="vineyard_1", estate="sawmill_1"),
        Seat(capital="r1 r1", buildings="mill_2"),
        Seat(),
    ]
    match = winter("builders_guild", *seats, order=[1, 0, 2], year=2)
    asked = []
    while board(match)["season"] == "winter":
        asked.append((match.question().step, match.player))
        play(match, "pass")
    assert asked == [("build", 1), ("build", 0), ("craft", 1), ("craft", 0), ("craft", 2)]
    assert points(match) == [0, 0, 0], "no point for unused helpers"
    assert [seat(match, number)["privilege_tokens"] for number in range(3)] == [0, 0, 0]
    assert board(match)["order"] == [1, 0, 2]


@pytest.mark.rule("CR-WINTER-3")
def test_the_labour_points_of_the_year_in_winter() -> None:
    match = winter("crafts_guild", Seat(), Seat(), year=2)
    assert board(match)["labour_points"] == 4


@pytest.mark.rule("CR-WINTER-4")
def test_in_winter_the_privilege_needs_a_token() -> None:
    anna = Seat(capital="g1 g1", buildings="mill_1", estate="sawmill_1")
    assert choices(winter("builders_guild", anna, Seat()), "build") == []
    rich = Seat(capital="g1 g1", buildings="mill_1", estate="sawmill_1", privilege_tokens=2)
    match = winter("builders_guild", rich, Seat())
    play(match, "build mill_1 left", "pay g1 g1")
    assert seat(match, 0)["privilege_tokens"] == 1
    assert choices(match, "double_to_fair") == ["wood"]
    play(match, "double_to_fair wood")
    assert seat(match, 0)["privilege_tokens"] == 0


# The year.


def year_end(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The last decision of a year: the last seat in turn order stops crafting in winter."""
    order = rest.get("order", range(len(seats)))
    match = winter("crafts_guild", *seats, active=order[-1], **rest)
    play(match, "pass")
    return match


SHIPS = {
    "ship_1": {"candles": [0], "beer": [0, 1], "meat": [2, 2]},
    "ship_2": {"weapons": [3, 3], "clothes": [4, 4], "books": [4, 1], "tools": [1]},
    "ship_3": {"weapons": [0], "clothes": [0], "books": [0, 2], "wine": [2], "bread": [2, 2]},
    "ship_4": {"wine": [1, 1], "beer": [3, 3], "bread": [4, 0], "candles": [4, 1], "tools": [4, 1], "meat": [1]},
}


@pytest.mark.rule("CR-YEAR-2", "CR-YEAR-3", "CR-YEAR-4", "WE-15", "OQ-22", "CR-YEAR-1")
def test_the_example_of_the_ships() -> None:
    """Yellow 0, black 1, red 2, blue 3, green 4."""
    match = year_end(*[Seat() for _ in range(5)], ships=SHIPS)
    assert points(match) == [39, 35, 21, 28, 36]
    scored = {}
    for event in match.events(None):
        told = event.document()
        if told["event"] == "ship_scored":
            scored[told["ship"], told["seat"]] = (told["points"], told["bonus"])
    assert scored["ship_1", 0] == (9, 4)
    assert scored["ship_1", 2] == (4, 0)
    assert scored["ship_2", 4] == (16, 5)
    assert scored["ship_2", 3] == (14, 3)
    assert scored["ship_3", 2] == (11, 6)
    assert scored["ship_3", 0] == (17, 4)
    assert [scored["ship_4", number] for number in (1, 4, 3, 0)] == [(16, 7), (10, 5), (8, 3), (4, 1)]
    assert all(hold == [] for ship in board(match)["ships"].values() for hold in ship.values())


@pytest.mark.rule("CR-YEAR-3")
def test_in_the_same_row_the_marker_further_left_decides() -> None:
    match = year_end(Seat(), Seat(), Seat(), ships={"ship_1": {"beer": [2, 1]}})
    assert points(match) == [0, 4, 8]


@pytest.mark.rule("CR-YEAR-5", "WE-16")
@pytest.mark.parametrize(
    ("built", "scored"),
    [
        ("sawmill_1 apiary_3 vineyard_1 paper_mill_2 vineyard_3", 3),
        ("sawmill_1 apiary_3 vineyard_1 paper_mill_2 vineyard_3 bakery_1", 6),
        ("sawmill_1", 0),
    ],
)
def test_colour_sets_every_year(built: str, scored: int) -> None:
    for year in (1, 2, 3):
        assert points(year_end(Seat(estate=built), Seat(), Seat(), year=year))[0] == scored


@pytest.mark.rule("CR-YEAR-6", "CR-YEAR-8", "WE-17", "OQ-20")
def test_the_granary() -> None:
    """Markers yellow 3, red 2, blue 2, green 1, black 1."""
    granary = {"barrel": [0, 0], "rope": [0, 2], "leather": [2, 3], "paper": [3, -1], "iron": [4, 1], "cloth": []}
    match = year_end(*[Seat(fair=1) for _ in range(5)], granary=granary)
    assert points(match) == [3, 1, 2, 2, 1]
    assert board(match)["granary"] == {good: [-1, -1] for good in board(match)["granary"]}
    assert [seat(match, number)["fair"] for number in range(5)] == [1] * 5
    last = year_end(*[Seat() for _ in range(5)], granary=granary, year=3)
    assert board(last)["granary"]["paper"] == [-1], "natural markers stay and sink; nothing is filled after the end"
    assert board(last)["granary"]["cloth"] == []


@pytest.mark.rule("CR-YEAR-7", "WE-18", "OQ-19", "DP-20", "CR-PAY-7", "OQ-7")
@pytest.mark.parametrize(("cards", "worth"), [("p1 g2 b2 r2", 7), ("p3 g2 b1 r3", 9)])
def test_an_investment(cards: str, worth: int) -> None:
    match = year_end(Seat(capital=f"{cards} p1"), Seat(capital="p2 p2 g1 b1 b1"), Seat(), order=[1, 0, 2])
    assert (match.question().step, match.player, choices(match)) == ("invest", 1, ["pass"]), "three colours do not do"
    play(match, "pass")
    assert choices(match)[0] == "pass"
    play(match, f"invest {cards}")
    assert points(match)[0] == worth
    assert capital(match, 0) == ["p1"]
    assert board(match)["year"] == 2


@pytest.mark.rule("CR-YEAR-7", "OQ-19", "CR-PAY-6")
def test_an_investment_is_made_once_and_discarded() -> None:
    match = year_end(Seat(capital="p1 p1 g2 g2 b2 b2 r3 r3"), Seat(), Seat())
    play(match, "invest p1 g2 b2 r3")
    assert (board(match)["year"], capital(match, 0)) == (2, ["p1", "g2", "b2", "r3"])
    assert board(match)["discard"] == {f"capital_{card}": 1 for card in ("purple_1", "green_2", "blue_2", "red_3")}


@pytest.mark.rule("CR-YEAR-7", "CR-GEN-3")
def test_nobody_has_to_invest() -> None:
    match = year_end(Seat(capital="p1 g2 b2 r2"), Seat(), Seat())
    play(match, "pass")
    assert (points(match)[0], len(capital(match, 0))) == (0, 4)


@pytest.mark.rule("CR-YEAR-9", "CR-GEN-1", "CR-YEAR-8", "CR-CRAFT-2")
def test_the_next_year_and_the_end() -> None:
    anna = Seat(estate="sawmill_1 mill_1", markers={"mill_1": "wheat"})
    match = year_end(anna, Seat(), Seat())
    assert (board(match)["year"], board(match)["season"], match.over) == (2, "spring", False)
    assert markers(match, 0, "mill_1") == ["wheat"]
    assert year_end(anna, Seat(), Seat(), year=3).over


@pytest.mark.rule("CR-GAMEEND-1", "CR-BONUS-3")
def test_bonus_tokens_count_at_the_end() -> None:
    anna = Seat(points=5, estate="sawmill_1 wheat_field_1 mill_1 bakery_1")
    carl = Seat(estate="sawmill_2 iron_mine_1 cow_pasture_1 tannery_1 smelter_1 armourer_1")
    match = year_end(anna, Seat(points=8), carl, year=3)
    assert [sheet["bonus_tokens"] for sheet in match.score_sheet()] == [6, 0, 12]
    assert match.scores() == [sum(sheet.values()) for sheet in match.score_sheet()]


@pytest.mark.rule("CR-GAMEEND-2")
def test_ties() -> None:
    match = year_end(Seat(points=5, capital="p1"), Seat(points=5, capital="p1 p1"), Seat(points=5), year=3)
    assert match.ranking() == [2, 1, 3]
    match = year_end(Seat(points=5), Seat(points=5), Seat(points=5), year=3, order=[1, 0, 2])
    assert match.ranking() == [2, 3, 1]
    more = year_end(Seat(points=5, privilege_tokens=3, buildings="mill_1"), Seat(points=6), Seat(), year=3)
    assert more.scores() == [5, 6, 0], "unused tokens and hand cards score nothing"


# Two players.


@pytest.mark.rule("CR-TWO-1", "CR-TWO-2")
def test_two_queue_fields_and_four_helpers() -> None:
    match = sending(Seat(), Seat())
    play(match, "send notary", "send notary")
    assert board(match)["queue"]["notary"] == [[0], [1]]
    assert choices(match, "stack") == ["notary 1", "notary 2"]
    play(match, "stack notary 1", "stack notary 2")
    assert board(match)["queue"]["notary"] == [[0, 0], [1, 1]]
    assert not [choice for choice in choices(match) if "notary" in choice]


@pytest.mark.rule("CR-TWO-3", "SEQ-1", "CR-LIMIT-1")
def test_stacking_gives_the_opponent_the_top_card() -> None:
    ten = "p1 p1 p1 g2 g2 g2 b3 b3 b3 r1"
    match = sending(Seat(capital="b1"), Seat(capital=ten), queue={"notary": [[0], [1]]}, capital_deck="r3 r2")
    play(match, "stack notary 1")
    assert (len(capital(match, 0)), len(capital(match, 1))) == (1, 10), "nothing for the own disc"
    match = sending(Seat(capital="b1"), Seat(capital=ten), queue={"notary": [[0], [1]]}, capital_deck="r3 r2")
    play(match, "stack notary 2")
    assert capital(match, 0) == ["b1"]
    assert "r3" in capital(match, 1)
    assert (match.player, match.question().step) == (1, "discard")
    assert board(match, 0)["seats"][1]["capital"] == []


@pytest.mark.rule("CR-TWO-4")
def test_no_order_change_for_two() -> None:
    assert choices(stage("town_hall", Seat(), Seat())) == ["pass", "take_privilege", "take_labour"]


@pytest.mark.rule("CR-TWO-5")
@pytest.mark.parametrize(
    ("used", "owned", "tokens"),
    [
        ((1, 1), (0, 0), [0, 0]),
        ((2, 1), (0, 0), [0, 1]),
        ((0, 1), (0, 0), [1, 0]),
        ((2, 1), (0, 3), [0, 3]),
        ((2, 1), (3, 1), [3, 1]),
    ],
)
def test_one_token_for_the_one_with_fewer(used: tuple[int, int], owned: tuple[int, int], tokens: list[int]) -> None:
    """If he owns fewer than three and the pool of four has one."""
    match = stage(
        "town_hall", *(Seat(privileges_used=used[number], privilege_tokens=owned[number]) for number in (0, 1))
    )
    play(match, "pass")
    assert [seat(match, number)["privilege_tokens"] for number in (0, 1)] == tokens


@pytest.mark.rule("CR-TWO-6", "SEQ-8", "CR-WINTER-5")
def test_the_order_swaps_every_round() -> None:
    match = ratusz.new("craftsmen", players=2, seed=2)
    first = []
    moment = None
    while not match.over:
        now = (board(match)["year"], board(match)["season"])
        if board(match)["phase"] != "exchange" and now != moment:
            moment = now
            first.append(board(match)["order"][0])
        match.apply(match.legal()[0] if "pass" not in choices(match) else match.parse("pass"))
    assert len(first) == 12
    assert first.count(0) == 6
    assert all(one != other for one, other in pairwise(first))
