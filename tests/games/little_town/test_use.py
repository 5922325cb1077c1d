"""Using buildings and buying cubes with coins (LT-USE, LT-COIN)."""

from __future__ import annotations

import pytest

import ratusz
from tests.games.little_town.words import Seat, board, choices, happened, own, play, supply, table, words


def beside(building: str, mine: Seat | None = None, theirs: Seat | None = None, *, own_it: bool = True) -> ratusz.Match:
    """Seat 0 has placed a worker on E3, where nothing is gathered, beside one building on D2."""
    me, other = mine or Seat(), theirs or Seat()
    where = {"D2": building}
    seats = (Seat(me, buildings=where), other) if own_it else (me, Seat(other, buildings=where))
    match = table(*seats)
    play(match, "place E3")
    return match


@pytest.mark.rule("LT-USE-1")
def test_neighbouring_buildings_may_be_used_in_any_order_or_not_at_all() -> None:
    anna = Seat(buildings={"D2": "well", "F4": "wheat_field", "G3": "gold_mine"})
    match = table(anna, Seat())
    play(match, "place E3")
    assert choices(match) == ["end_turn", "use D2", "use F4"]
    play(match, "use F4")
    assert choices(match) == ["end_turn", "use D2"]
    play(match, "end_turn")
    assert own(match, 0, "wheat", "coins") == (1, 3)


@pytest.mark.rule("LT-USE-2")
def test_each_building_is_used_once_by_a_worker() -> None:
    match = table(Seat(buildings={"D2": "wheat_field", "F2": "wheat_field"}), Seat())
    play(match, "place E3", "use D2")
    assert words(match, "use") == ["F2"]
    play(match, "use F2")
    assert own(match, 0, "wheat") == (2,)
    assert match.player == 1


@pytest.mark.rule("LT-USE-3")
def test_a_building_is_used_again_by_later_workers() -> None:
    match = table(Seat(buildings={"D3": "well"}), Seat())
    before = own(match, 0, "points")[0]
    play(match, "place E3", "use D3", "place E4", "use D3", "place E2", "use D3")
    assert own(match, 0, "points") == (before + 4,)
    assert own(match, 0, "coins") == (4,)


@pytest.mark.rule("LT-USE-4", "LT-USE-9")
def test_another_players_building_costs_a_coin_first() -> None:
    match = beside("well", own_it=False)
    before = own(match, 0, "points")[0]
    play(match, "use D2")
    assert own(match, 0, "coins", "points") == (2, before + 2)
    assert own(match, 1, "coins") == (4,)
    assert happened(match, "rent_paid") == [{"event": "rent_paid", "seat": 1, "payer": 0, "tile": "well", "coins": 1}]


@pytest.mark.rule("LT-USE-4")
def test_without_the_coin_it_cannot_be_used() -> None:
    """Not even where the use itself would bring coins, nor with cubes."""
    for tile in ("gold_mine", "well"):
        assert beside(tile, Seat(coins=0, wood=5), own_it=False).player == 1
        assert words(beside(tile, Seat(coins=0, wood=5)), "use") == ["D2"]


@pytest.mark.rule("LT-USE-5")
def test_rent_leaves_the_purse_before_cubes_are_bought() -> None:
    """Three coins are one too few for the rent and a wheat; four are enough."""
    assert beside("bakery", Seat(coins=3), own_it=False).player == 1
    match = beside("bakery", Seat(coins=4), own_it=False)
    play(match, "use D2")
    assert own(match, 0, "coins", "wheat") == (4, 0)


@pytest.mark.rule("LT-USE-6")
def test_the_input_is_paid_in_full_once() -> None:
    assert beside("barn", Seat(coins=2, wheat=1)).player == 1
    match = beside("barn", Seat(coins=2, wheat=6))
    before = own(match, 0, "points")[0]
    play(match, "use D2")
    assert own(match, 0, "wheat", "points") == (4, before + 5)


@pytest.mark.rule("LT-USE-7", "LT-RULING-13")
def test_what_the_supply_lacks_is_lost() -> None:
    match = beside("carpenter", theirs=Seat(wood=14))
    play(match, "use D2")
    assert own(match, 0, "wood", "coins") == (1, 2)
    assert supply(match, "wood") == (0,)


@pytest.mark.rule("LT-USE-7")
def test_a_use_that_brings_nothing_is_not_allowed() -> None:
    assert beside("carpenter", theirs=Seat(wood=15)).player == 1
    assert beside("gold_mine", Seat(coins=20), Seat(coins=20)).player == 1


@pytest.mark.rule("LT-USE-7")
def test_coins_just_paid_can_be_part_of_the_output() -> None:
    """The bank is empty: with the own wheat the Bakery gives nothing, for a bought one it gives three coins back."""
    match = beside("bakery", Seat(coins=20, wheat=1), Seat(coins=20))
    play(match, "use D2")
    assert own(match, 0, "coins", "wheat") == (20, 1)
    assert board(match)["seats"][0]["wheat"] == 1


@pytest.mark.rule("LT-USE-8")
@pytest.mark.parametrize("tile", ["statue", "castle", "watchtower", "cathedral", "residence"])
def test_some_tiles_cannot_be_used_by_workers(tile: str) -> None:
    assert beside(tile, Seat(coins=9, wood=3, stone=3)).player == 1


@pytest.mark.rule("LT-USE-10")
def test_what_one_use_brings_pays_for_the_next() -> None:
    match = table(Seat(coins=0, buildings={"D2": "gold_mine", "F2": "fountain"}), Seat())
    play(match, "place E3")
    assert words(match, "use") == ["D2"]
    play(match, "use D2", "use F2")
    assert own(match, 0, "coins") == (1,)


# Buying cubes.


@pytest.mark.rule("LT-COIN-1", "LT-COIN-3")
def test_three_coins_replace_a_cube() -> None:
    match = beside("barn", Seat(coins=7, wheat=1))
    play(match, "use D2")
    assert words(match, "buy") == ["0 0 0 1", "0 0 0 2"]
    play(match, "buy 0 0 0 2")
    assert own(match, 0, "coins", "wheat") == (1, 1)
    assert supply(match, "wheat") == (14,)


@pytest.mark.rule("LT-COIN-2")
def test_bought_cubes_cannot_be_kept() -> None:
    match = table(Seat(coins=30), Seat())
    assert all(choice.split()[0] in ("place", "build") for choice in choices(match))
    play(match, "place E3")
    assert own(match, 0, "coins", "wood", "stone", "fish", "wheat") == (30, 0, 0, 0, 0)


@pytest.mark.rule("LT-COIN-4")
def test_a_cube_may_be_bought_although_one_is_owned() -> None:
    match = beside("brewery", Seat(coins=3, wheat=1))
    play(match, "use D2")
    assert words(match, "buy") == ["0 0 0 0", "0 0 0 1"]
    play(match, "buy 0 0 0 1")
    assert own(match, 0, "coins", "wheat") == (0, 1)


@pytest.mark.rule("LT-COIN-5")
def test_cubes_being_paid_are_not_there_to_be_bought() -> None:
    """All wheat is with the players: the two of the payment cannot be one paid and the same one bought."""
    assert beside("barn", Seat(coins=9, wheat=1), Seat(wheat=14)).player == 1
    match = beside("barn", Seat(coins=9, wheat=1), Seat(wheat=13))
    play(match, "use D2")
    assert own(match, 0, "wheat", "coins") == (0, 6)


@pytest.mark.rule("LT-COIN-6", "LT-RULING-1")
def test_coins_do_not_feed() -> None:
    match = table(Seat(coins=9, fish=3), Seat(fish=5), active=1, used=4)
    play(match, "place E3")
    assert own(match, 0, "coins", "fish") == (9, 0)
    assert [event["unfed"] for event in happened(match, "workers_fed")] == [2, 0]


@pytest.mark.rule("LT-COIN-7", "LT-OBJCARD-OBTAIN")
def test_bought_cubes_are_paid_but_not_obtained() -> None:
    match = beside("restaurant", Seat(coins=6, objectives="use_two_type_building gain_five_cubes spend_fresh_cube"))
    play(match, "use D2")
    turn = board(match)["turn"]
    assert (turn["obtained"], turn["fresh"], turn["two_types"]) == (0, False, True)
    assert words(match, "claim") == ["use_two_type_building"]


@pytest.mark.rule("LT-COIN-8")
def test_rent_and_coin_inputs_are_paid_in_coins_alone() -> None:
    assert beside("fountain", Seat(coins=0, wood=9, fish=9)).player == 1
    match = beside("fountain", Seat(coins=1, wood=9))
    play(match, "use D2")
    assert own(match, 0, "coins", "wood") == (0, 9)
