"""Turns, placing a worker and gathering (LT-TURN, LT-WORK, LT-SUPPLY)."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.errors import IllegalAction
from tests.games.little_town.words import (
    Seat,
    board,
    choices,
    happened,
    last_turn,
    own,
    play,
    seat,
    supply,
    table,
    words,
)


@pytest.mark.rule("LT-TURN-1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    match = table(Seat(), Seat(), Seat(), first_player=1, active=1, round=1)
    order = []
    for square in ("D3", "D4", "G3", "G4"):
        order.append(match.player)
        play(match, f"place {square}")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("LT-TURN-2", "LT-DEC-1", "LT-DEC-2")
def test_a_turn_uses_one_worker_and_nobody_passes() -> None:
    match = table(Seat(wood=1), Seat())
    assert "end_turn" not in choices(match)
    assert {choice.split()[0] for choice in choices(match)} == {"place", "build"}
    assert len(words(match, "place")) == 39
    play(match, "place D3")
    assert (match.player, own(match, 0, "workers")) == (1, (4,))


@pytest.mark.rule("LT-TURN-3")
def test_the_round_ends_when_all_workers_are_placed() -> None:
    match = last_turn(Seat(fish=5), Seat(fish=5))
    assert own(match, 0, "workers") == (0,)
    play(match, "place D3")
    assert [event["round"] for event in happened(match, "round_ended")] == [3]
    assert board(match)["round"] == 4


@pytest.mark.rule("LT-TURN-4")
def test_claiming_needs_no_worker() -> None:
    match = table(Seat(coins=6, objectives="six_coins"), Seat())
    play(match, "claim six_coins")
    assert own(match, 0, "workers", "cards") == (5, 0)
    assert match.player == 0
    assert len(words(match, "place")) == 39


@pytest.mark.rule("LT-TURN-5", "LT-STATE-2", "LT-OBJ-7")
def test_counters_are_cleared_when_the_turn_ends() -> None:
    anna = Seat(buildings={"E4": "pier"}, objectives="gain_five_cubes")
    match = table(anna, Seat())
    play(match, "place F5", "use E4")
    assert board(match)["turn"]["obtained"] == 5
    assert "claim gain_five_cubes" in choices(match)
    play(match, "end_turn")
    assert board(match)["turn"] == {
        "active": 1, "residence": False, "square": "", "open": [0, 0, 0], "squares": [], "used": [], "scored": 0,
        "obtained": 0, "obtained_types": [], "fresh": False, "two_types": False,
    }  # fmt: skip
    play(match, "place D3")
    assert "claim gain_five_cubes" not in choices(match)


@pytest.mark.rule("LT-TURN-5", "LT-STATE-2", "LT-OBJ-7", "LT-OBJ-8")
def test_what_one_turn_did_counts_for_no_other() -> None:
    """Fresh fish and an old wheat go to the Restaurant, and the Well gives points too; then the round goes on."""
    buildings = {"E5": "restaurant", "E4": "well"}
    cards = "use_two_type_building spend_fresh_cube points_from_two_buildings"
    match = table(Seat(coins=2, wheat=1, buildings=buildings, objectives=cards), Seat())
    play(match, "place F5", "use E5", "use E4")
    turn = board(match)["turn"]
    assert (turn["fresh"], turn["two_types"], turn["scored"]) == (True, True, 2)
    assert words(match, "claim") == cards.split()
    play(match, "end_turn", "place B3")
    assert words(match, "claim") == []
    turn = board(match)["turn"]
    assert (turn["fresh"], turn["two_types"], turn["scored"]) == (False, False, 0)


@pytest.mark.rule("LT-WORK-1")
def test_only_empty_grass_takes_a_worker() -> None:
    match = table(Seat(workers="D3", buildings={"E3": "well"}), Seat(workers="G3"), used=1)
    for square in ("A1", "C1", "F1", "D3", "G3", "E3"):
        with pytest.raises(IllegalAction):
            play(match, f"place {square}")
    assert len(words(match, "place")) == 39 - 3


@pytest.mark.rule("LT-WORK-2", "LT-WORK-3")
@pytest.mark.parametrize(
    ("square", "cubes"),
    [("F5", (1, 0, 2)), ("H2", (0, 2, 0)), ("B5", (3, 0, 0)), ("B3", (1, 0, 1)), ("B2", (1, 1, 1)), ("E3", (0, 0, 0))],
)
def test_a_worker_gathers_from_every_neighbouring_terrain_square(square: str, cubes: tuple[int, ...]) -> None:
    match = table(Seat(), Seat())
    play(match, f"place {square}")
    assert own(match, 0, "wood", "stone", "fish") == cubes
    assert supply(match, "wood", "stone", "fish") == tuple(15 - cube for cube in cubes)


@pytest.mark.rule("LT-WORK-4")
def test_terrain_is_never_used_up() -> None:
    match = table(Seat(), Seat(), round=1)
    play(match, "place F5", "place G6", "place H6")
    assert (own(match, 0, "wood"), own(match, 1, "wood")) == ((3,), (1,))


@pytest.mark.rule("LT-WORK-5", "LT-WORK-6", "LT-EX-7")
def test_gathering_mixes_with_using_where_the_supply_is_short() -> None:
    match = table(Seat(buildings={"E5": "fishmonger"}), Seat(fish=14))
    play(match, "place F5")
    assert words(match, "gather") == ["fish"]
    play(match, "gather fish")
    assert (own(match, 0, "fish"), supply(match, "fish")) == ((1,), (0,))
    assert words(match, "gather") == []
    assert board(match)["turn"]["squares"] == ["E6"]
    play(match, "use E5")
    assert (own(match, 0, "fish", "coins"), supply(match, "fish")) == ((0, 6), (1,))
    play(match, "gather fish")
    assert match.player == 1
    assert (own(match, 0, "fish"), supply(match, "fish")) == ((1,), (0,))


@pytest.mark.rule("LT-WORK-6")
def test_open_squares_lapse_at_the_end_of_the_turn() -> None:
    match = table(Seat(buildings={"E5": "fishmonger"}), Seat(fish=15))
    play(match, "place F5")
    assert match.player == 1
    assert own(match, 0, "wood", "fish") == (1, 0)


@pytest.mark.rule("LT-WORK-7", "LT-RULING-2")
def test_ending_the_turn_gathers_what_is_open() -> None:
    match = table(Seat(buildings={"E5": "fishmonger"}), Seat(fish=14))
    play(match, "place F5", "end_turn")
    assert (own(match, 0, "fish"), supply(match, "fish"), match.player) == ((1,), (0,), 1)


@pytest.mark.rule("LT-WORK-8")
def test_a_worker_may_stand_where_there_is_nothing() -> None:
    match = table(Seat(), Seat())
    play(match, "place E3")
    assert match.player == 1
    assert own(match, 0, "wood", "stone", "fish", "wheat", "coins") == (0, 0, 0, 0, 3)


@pytest.mark.rule("LT-WORK-9")
def test_only_the_worker_just_placed_acts() -> None:
    """The worker on B5 placed earlier neither gathers again nor uses the Well beside it."""
    match = table(Seat(workers="B5", buildings={"C5": "well"}), Seat(), used=1)
    play(match, "place G3")
    assert match.player == 1
    assert own(match, 0, "wood") == (0,)
    play(match, "place G4")
    assert "place B5" not in choices(match)


@pytest.mark.rule("LT-SUPPLY-1")
def test_nobody_takes_a_cube_that_is_not_there() -> None:
    match = table(Seat(), Seat(wood=14))
    play(match, "place B5")
    assert (own(match, 0, "wood"), supply(match, "wood")) == ((1,), (0,))


@pytest.mark.rule("LT-SUPPLY-2", "LT-SUPPLY-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_supply_and_seats_hold_all_cubes_and_coins(players: int) -> None:
    for seed in range(6):
        match = ratusz.new("little_town", players=players, seed=seed)
        bot = ratusz.bot(f"random:seed={seed}")
        while not match.over:
            match.apply(bot.choose(match))
            lies = board(match)
            for thing, total in (("wood", 15), ("stone", 15), ("fish", 15), ("wheat", 15), ("coins", 40)):
                assert lies["supply"][thing] + sum(seat[thing] for seat in lies["seats"]) == total


@pytest.mark.rule("LT-SUPPLY-3")
def test_what_is_paid_can_be_taken_again_in_the_same_turn() -> None:
    """The Shop takes the last two wheat that lie nowhere else, and the Wheat Field gives one of them again."""
    anna = Seat(wheat=2, buildings={"D2": "shop", "E2": "wheat_field"})
    match = table(anna, Seat(wheat=13))
    play(match, "place E3")
    assert words(match, "use") == ["D2"]
    play(match, "use D2", "give wheat_wheat", "take wood_wood")
    assert words(match, "use") == ["E2"]
    play(match, "use E2")
    assert own(match, 0, "wood", "wheat") == (2, 1)


@pytest.mark.rule("LT-SUPPLY-4", "LT-RULING-9")
def test_coins_are_one_number() -> None:
    """With 36 of 40 coins in one purse there are no change pieces to speak of, and rent is paid all the same."""
    match = table(Seat(coins=36), Seat(coins=0, buildings={"D2": "well"}))
    play(match, "place E3", "use D2")
    assert (own(match, 0, "coins"), own(match, 1, "coins"), supply(match, "coins")) == ((35,), (1,), (4,))


@pytest.mark.rule("LT-STATE-1")
def test_a_document_holds_all_that_lasts() -> None:
    match = table(
        Seat(workers="D3", buildings={"E3": "well"}, wood=2), Seat(workers="G3"), used=1, first_player=1, active=1
    )
    again = ratusz.from_document(match.document())
    assert again.view(0) == match.view(0)
    assert seat(again, 0)["on_construction_site"] == 0
