"""The end of a round and of the game (LT-EOR, LT-END)."""

from __future__ import annotations

import pytest

import ratusz
from tests.games.little_town.words import (
    Seat,
    board,
    choices,
    happened,
    last_turn,
    own,
    pass_on,
    play,
    seat,
    supply,
    table,
    words,
)


def all_events(match: ratusz.Match) -> list[str]:
    return [event.kind for move in match.moves for event in move.events]


@pytest.mark.rule("LT-EOR-1", "LT-DEC-11", "LT-OBJ-4")
def test_the_first_window_goes_round_from_the_first_player() -> None:
    match = last_turn(
        Seat(coins=6, fish=5, objectives="six_coins"),
        Seat(coins=0, fish=5, objectives="zero_coins"),
        first_player=0,
    )
    play(match, "place E3", "end_turn")
    assert (board(match)["phase"], match.player, choices(match)) == ("window_1", 0, ["end_turn", "claim six_coins"])
    play(match, "end_turn")
    assert (board(match)["phase"], match.player, choices(match)) == ("window_1", 1, ["end_turn", "claim zero_coins"])
    play(match, "claim zero_coins")
    assert (board(match)["phase"], match.player) == ("window_2", 0)


@pytest.mark.rule("LT-DEC-11")
def test_a_window_is_open_until_it_is_closed_or_nothing_is_left() -> None:
    buildings = {"D3": "gold_mine", "G3": "church"}
    cards = "two_coin_buildings cost_three_stone"
    match = last_turn(Seat(wheat=5, buildings=buildings, objectives=cards), Seat(wheat=5))
    play(match, "place I2")
    assert words(match, "claim") == ["two_coin_buildings", "cost_three_stone"]
    play(match, "claim cost_three_stone")
    assert (board(match)["phase"], words(match, "claim")) == ("window_1", ["two_coin_buildings"])
    play(match, "claim two_coin_buildings")
    assert board(match)["round"] == 4


@pytest.mark.rule("LT-EOR-2", "LT-RULING-14")
def test_special_buildings_act_in_order_of_play_cathedral_first() -> None:
    anna = Seat(coins=0, fish=5, buildings={"E3": "cathedral", "G3": "residence"}, workers="D3")
    match = last_turn(Seat(fish=5), anna, first_player=0, empty="F3 G2 G4 H3")
    play(match, "place I2")
    kinds = [kind for kind in all_events(match) if kind in ("cathedral_scored", "residence_acted", "workers_fed")]
    assert kinds == ["cathedral_scored", "residence_acted", "workers_fed", "workers_fed"]


@pytest.mark.rule("LT-EOR-2", "LT-EOR-5")
@pytest.mark.parametrize("first", [0, 1])
def test_owners_act_and_feed_from_the_first_player_on(first: int) -> None:
    cathedral = Seat(coins=2, fish=5, buildings={"E3": "cathedral"}, workers="D3")
    residence = Seat(coins=2, fish=5, buildings={"H5": "residence"})
    match = table(cathedral, residence, first_player=first, active=1 - first, used=4, empty="D2 E2 F2 F3 D4 E4 F4")
    play(match, "place B3")
    told = [(event["event"], event["seat"]) for event in happened(match)]
    acts = [("cathedral_scored", 0), ("residence_acted", 1)]
    fed = [("workers_fed", 0), ("workers_fed", 1)]
    assert [entry for entry in told if entry in acts + fed] == (acts + fed if first == 0 else acts[::-1] + fed[::-1])


@pytest.mark.rule("LT-EOR-2")
def test_workers_are_still_on_the_board_for_the_cathedral() -> None:
    match = last_turn(Seat(fish=5, buildings={"E3": "cathedral"}), Seat(fish=5), empty="D2 E2 F2 D3 F3 D4 E4 F4")
    before = own(match, 0, "points")[0]
    play(match, "place E4")
    assert own(match, 0, "points") == (before + 1,)
    assert board(match)["workers"] == []


@pytest.mark.rule("LT-EOR-3", "LT-DEC-9")
def test_the_residence_uses_what_workers_used_before_and_pays_rent() -> None:
    anna = Seat(coins=0, fish=5, buildings={"E3": "residence", "D2": "well", "F2": "statue"})
    match = last_turn(anna, Seat(coins=1, fish=5), empty="D3 E4")
    play(match, "place D3", "use D2")
    assert (match.player, board(match)["phase"]) == (0, "special_buildings")
    before = own(match, 0, "points")[0]
    assert choices(match) == ["end_turn", "use D2"]
    play(match, "use D2")
    assert own(match, 0, "points", "coins") == (before + 2, 1)


@pytest.mark.rule("LT-EOR-3", "LT-DEC-14")
def test_the_residence_gathers_what_is_open_when_it_ends() -> None:
    """By F5 lie two lakes, and only one fish is left; what is gathered at the end makes the food card claimable."""
    anna = Seat(coins=0, fish=4, wheat=5, objectives="double_food", buildings={"F5": "residence", "E5": "fishmonger"})
    match = last_turn(anna, Seat(coins=0, fish=10, wheat=5), empty="E4 F4 G4")
    play(match, "place I2", "end_turn")
    assert choices(match) == ["end_turn", "gather fish", "use E5"]
    play(match, "end_turn")
    assert choices(match) == ["end_turn", "claim double_food"]
    play(match, "claim double_food")
    assert board(match)["phase"] == "feeding"
    assert own(match, 0, "wood", "fish") == (1, 5)


@pytest.mark.rule("LT-EOR-4")
def test_the_second_window_comes_after_the_special_buildings() -> None:
    """Rent paid by the Residence makes six coins."""
    anna = Seat(coins=5, fish=5, buildings={"D2": "well"}, objectives="six_coins")
    match = last_turn(anna, Seat(coins=1, fish=5, buildings={"E3": "residence"}), empty="D3 E2")
    play(match, "place I2")
    assert (match.player, choices(match)) == (1, ["end_turn", "use D2"])
    play(match, "use D2")
    assert (match.player, board(match)["phase"], words(match, "claim")) == (0, "window_2", ["six_coins"])


@pytest.mark.rule("LT-EOR-5", "LT-DEC-10")
@pytest.mark.parametrize(
    ("fish", "wheat", "offered"),
    [(5, 5, [0, 1, 2, 3, 4, 5]), (3, 4, [1, 2, 3]), (9, 1, [4, 5])],
)
def test_the_mix_of_food_is_free(fish: int, wheat: int, offered: list[int]) -> None:
    match = last_turn(Seat(fish=fish, wheat=wheat), Seat(fish=5))
    play(match, "place E3")
    assert choices(match) == [f"feed {number}" for number in offered]
    play(match, f"feed {offered[0]}")
    assert own(match, 0, "fish", "wheat") == (fish - offered[0], wheat - 5 + offered[0])
    assert supply(match, "fish") == (15 - fish + offered[0],)


@pytest.mark.rule("LT-EOR-5")
@pytest.mark.parametrize(("players", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_all_workers_eat_those_on_the_construction_site_too(players: int, workers: int) -> None:
    seats = [Seat(coins=2, wheat=3) for _ in range(players - 1)]
    match = last_turn(*seats, Seat(coins=2, wood=1, fish=6))
    play(match, "build wheat_field", "build_on E3")
    assert own(match, players - 1, "fish") == (6 - workers,)
    assert [event["seat"] for event in happened(match, "workers_fed")] == list(range(players))


@pytest.mark.rule("LT-EOR-6", "LT-EX-8")
def test_unfed_workers_cost_three_points_each() -> None:
    match = last_turn(Seat(coins=2, fish=1, wheat=3), Seat(fish=5))
    before = own(match, 0, "points")[0]
    play(match, "place E3")
    assert own(match, 0, "fish", "wheat", "points") == (0, 0, before - 3)
    assert match.score_sheet()[0]["feeding"] == -3


@pytest.mark.rule("LT-EOR-6", "LT-EX-8")
def test_points_fall_below_zero() -> None:
    cards = "zero_coins double_food three_in_touch lake_mountain_forest"
    match = last_turn(Seat(coins=2, fish=1, wheat=3, points=1, objectives=cards), Seat(fish=5))
    assert own(match, 0, "points") == (1,)
    play(match, "place E3")
    assert own(match, 0, "points") == (-2,)


@pytest.mark.rule("LT-EOR-7")
def test_the_third_window_follows_the_own_feeding() -> None:
    """Seat 0 closes its window before seat 1 is fed."""
    fed = Seat(fish=6, objectives="feed_all_with_fish")
    match = last_turn(fed, Seat(fish=3, wheat=3))
    play(match, "place E3")
    assert (match.player, board(match)["phase"], words(match, "claim")) == (0, "feeding", ["feed_all_with_fish"])
    assert own(match, 1, "fish", "wheat") == (3, 3)
    play(match, "end_turn")
    assert (match.player, choices(match)) == (1, ["feed 2", "feed 3"])


@pytest.mark.rule("LT-EOR-8", "LT-EOR-11")
def test_workers_return_and_everything_else_stays() -> None:
    anna = Seat(coins=7, wood=2, fish=6, buildings={"E3": "well"})
    match = last_turn(anna, Seat(fish=5))
    play(match, "place I2")
    assert board(match)["workers"] == []
    assert own(match, 0, "workers", "on_construction_site", "coins", "wood", "fish") == (5, 0, 7, 2, 1)
    assert board(match)["buildings"] == [{"square": "E3", "tile": "well", "owner": 0}]
    assert board(match)["round"] == 4


@pytest.mark.rule("LT-EOR-9")
@pytest.mark.parametrize(("players", "round_number"), [(2, 1), (2, 3), (3, 1), (3, 2), (4, 3)])
def test_the_first_player_marker_goes_to_the_left(players: int, round_number: int) -> None:
    """Even where the first player has the fewest points."""
    seats = [Seat(fish=3, points=20 * number) for number in range(players)]
    match = last_turn(*seats, round=round_number)
    play(match, "place I2")
    assert board(match)["first_player"] == 1
    assert match.player == 1


@pytest.mark.rule("LT-EOR-10", "LT-EX-13", "LT-RULING-17")
@pytest.mark.parametrize(
    ("points", "first", "chosen"),
    [
        ((20, 24, 20), 2, 0),  # seat 0 is met before seat 2
        ((20, 24, 20), 0, 2),
        ((20, 20, 20), 1, 2),  # all tied: the left neighbour
        ((24, 20, 22), 1, 1),  # the first player alone has the fewest and keeps the marker
        ((24, 22, 20), 0, 2),
    ],
)
def test_with_three_players_the_last_starts_round_four(points: tuple[int, ...], first: int, chosen: int) -> None:
    cards = ["zero_coins three_in_touch double_food", "gain_five_cubes use_four_buildings more_buildings_than_workers"]
    cards.append("feed_all_with_fish lake_mountain_forest two_wheat_buildings")
    seats = [Seat(coins=2, wheat=4, points=number, objectives=held) for number, held in zip(points, cards, strict=True)]
    last = (first - 1) % 3
    match = table(*seats, first_player=first, active=last, used=3, round=3)
    play(match, "place E3")
    assert own(match, 0, "points") + own(match, 1, "points") + own(match, 2, "points") == points
    assert board(match)["first_player"] == chosen == match.player


@pytest.mark.rule("LT-EOR-10", "LT-RULING-17")
@pytest.mark.parametrize(("wheat", "chosen"), [(4, 2), (0, 1)])
def test_points_are_compared_after_the_feeding_and_without_what_the_end_adds(wheat: int, chosen: int) -> None:
    """Seat 1 is a little ahead of seat 2: if hungry it loses twelve points, and the many coins of seat 2 are none."""
    cards = "gain_five_cubes use_four_buildings more_buildings_than_workers"
    middle = Seat(coins=2, wheat=wheat, points=22, objectives=cards)
    seats = Seat(coins=2, wheat=4, points=60), middle, Seat(coins=30, wheat=4, points=10)
    match = last_turn(*seats)
    points = own(match, 2, "points")[0]
    assert 10 < points < 22
    play(match, "place E3")
    pass_on(match)
    assert board(match)["first_player"] == chosen


@pytest.mark.rule("LT-EOR-12", "LT-RULING-1", "LT-DEC-10")
@pytest.mark.parametrize(("bought", "fed"), [(0, 3), (1, 4), (2, 5)])
def test_with_the_option_coins_may_feed(bought: int, fed: int) -> None:
    match = last_turn(Seat(coins=7, fish=2, wheat=1), Seat(fish=5), options={"coins_may_feed": True})
    before = own(match, 0, "points")[0]
    play(match, "place E3")
    assert choices(match) == ["buy_food 0", "buy_food 1", "buy_food 2"]
    play(match, f"buy_food {bought}")
    assert own(match, 0, "coins", "fish", "wheat", "points") == (7 - 3 * bought, 0, 0, before - 3 * (5 - fed))


@pytest.mark.rule("LT-EOR-12")
def test_who_has_enough_food_cannot_buy_any() -> None:
    match = last_turn(Seat(coins=30, fish=3, wheat=3), Seat(fish=5), options={"coins_may_feed": True})
    play(match, "place E3")
    assert choices(match) == ["feed 2", "feed 3"]


@pytest.mark.rule("LT-EOR-12", "LT-OBJCARD-6")
def test_bought_fish_count_as_fish_and_come_before_wheat() -> None:
    """Only one fish lies in the supply before the feeding; with it all five workers ate fish."""
    anna = Seat(coins=9, fish=4, objectives="feed_all_with_fish")
    match = last_turn(anna, Seat(fish=10, wheat=1), options={"coins_may_feed": True})
    play(match, "place E3", "buy_food 1")
    assert words(match, "claim") == ["feed_all_with_fish"]
    fewer = Seat(coins=9, fish=3, objectives="feed_all_with_fish")
    match = last_turn(fewer, Seat(fish=11, wheat=1), options={"coins_may_feed": True})
    play(match, "place E3", "buy_food 2")
    assert words(match, "claim") == []


@pytest.mark.rule("LT-EOR-12")
def test_no_more_food_is_bought_than_lay_in_the_supply() -> None:
    match = last_turn(Seat(coins=15, fish=1), Seat(fish=14, wheat=13), options={"coins_may_feed": True})
    play(match, "place E3")
    assert choices(match) == ["buy_food 0", "buy_food 1", "buy_food 2"]


# The end of the game.


@pytest.mark.rule("LT-END-1")
def test_the_game_ends_after_round_four() -> None:
    match = last_turn(Seat(coins=2, fish=4), Seat(coins=2, fish=5), round=4)
    before = own(match, 0, "points")[0]
    play(match, "place E3")
    assert match.over
    assert own(match, 0, "points") == (before - 3,)
    assert board(match)["phase"] == "over"
    assert all_events(match)[-1] == "match_ended"


@pytest.mark.rule("LT-OBJ-4", "LT-EOR-7", "LT-END-1")
def test_the_window_after_the_last_feeding_is_the_last_chance() -> None:
    match = last_turn(Seat(fish=5, objectives="feed_all_with_fish"), Seat(coins=2, fish=5), round=4)
    before = own(match, 0, "points")[0]
    play(match, "place E3")
    assert (match.player, board(match)["phase"], match.over) == (0, "feeding", False)
    play(match, "claim feed_all_with_fish")
    assert match.over
    assert match.scores()[0] == before + 2 + 1


@pytest.mark.rule("LT-END-2", "LT-TILE-Castle", "LT-TILE-Watchtower")
def test_castle_and_watchtower_score_for_their_owners() -> None:
    """Everybody's buildings take grass from the Watchtower; only those of its owner count for the Castle."""
    anna = Seat(coins=0, buildings={"D3": "castle", "C2": "well"})
    match = table(anna, Seat(coins=0, buildings={"E3": "watchtower", "F3": "wheat_field"}))
    lines = [(sheet["castle"], sheet["watchtower"]) for sheet in match.score_sheet()]
    assert lines == [(4, 0), (0, 12)]
    assert match.scores() == [own(match, 0, "points")[0] + 4, own(match, 1, "points")[0] + 12]


@pytest.mark.rule("LT-END-2", "LT-END-3", "LT-EX-14")
def test_final_points() -> None:
    buildings = {"E3": "castle", "D3": "well", "I2": "watchtower"}
    match = last_turn(Seat(coins=7, wood=9, fish=5, buildings=buildings), Seat(coins=2, fish=5), round=4)
    printed = own(match, 0, "points")[0]
    play(match, "place A2")
    sheet = match.score_sheet()[0]
    assert (sheet["castle"], sheet["watchtower"], sheet["coins"]) == (4, 6, 2)
    assert match.scores()[0] == printed + 12 == own(match, 0, "points")[0]
    assert match.score_sheet()[1]["coins"] == 0
    told = {event["event"]: event["points"] for event in happened(match) if "scored" in event["event"]}
    assert (told["castle_scored"], told["watchtower_scored"]) == (4, 6)


@pytest.mark.rule("LT-END-4", "LT-EX-14")
def test_tied_players_share_the_victory() -> None:
    cards = "zero_coins three_in_touch double_food feed_all_with_fish"
    others = "gain_five_cubes use_four_buildings more_buildings_than_workers lake_mountain_forest"
    seats = (
        Seat(coins=4, fish=6, wood=5, points=50, objectives=cards),
        Seat(coins=3, fish=5, points=50, objectives=others),
    )
    match = last_turn(*seats, round=4)
    play(match, "place E3")
    while not match.over:
        play(match, "end_turn")
    assert (match.scores(), match.ranking()) == ([51, 51], [1, 1])


@pytest.mark.rule("LT-END-5")
def test_points_are_one_number_without_limit() -> None:
    match = table(Seat(points=58, buildings={"D2": "well"}), Seat())
    before = own(match, 0, "points")[0]
    assert before > 60
    play(match, "place E3", "use D2")
    assert own(match, 0, "points") == (before + 2,)
    assert seat(match, 0)["sources"]["uses"] == 60


def test_the_score_sheet_names_every_source() -> None:
    match = table(Seat(buildings={"D2": "well"}), Seat())
    play(match, "place E3", "use D2")
    assert match.score_sheet()[0] == {
        "buildings": 4, "uses": 2, "objectives": match.score_sheet()[0]["objectives"], "cathedral": 0, "feeding": 0,
        "castle": 0, "watchtower": 0, "coins": 1,
    }  # fmt: skip
