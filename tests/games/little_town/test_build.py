"""Building (LT-BUILD, LT-DEC-6 to LT-DEC-8, LT-DEC-13)."""

from __future__ import annotations

from typing import Any

import pytest

from ratusz.core.rng import Rng
from ratusz.games.little_town import GAME
from ratusz.games.little_town.cards import COST, COST_COINS, TILES, WHEAT_FIELD
from ratusz.games.little_town.rules.actions import BUILDING
from ratusz.games.little_town.rules.payments import buildable
from tests.games.little_town.words import Seat, board, choices, own, play, supply, table, words


@pytest.mark.rule("LT-BUILD-1", "LT-BUILD-9")
def test_a_worker_goes_to_the_construction_site() -> None:
    match = table(Seat(coins=2, wood=5), Seat(coins=2, wood=5))
    play(match, "build wheat_field", "build_on E3", "build wheat_field", "build_on D3")
    for number in (0, 1):
        assert own(match, number, "workers", "on_construction_site", "houses") == (4, 1, 6)
    assert board(match)["workers"] == []
    assert match.player == 0


@pytest.mark.rule("LT-BUILD-2", "LT-DEC-6")
def test_tiles_come_from_the_market() -> None:
    match = table(Seat(coins=30, wood=2), Seat())
    open_tiles = set(words(match, "build"))
    assert open_tiles == {*board(match)["market"], "wheat_field"}
    play(match, "build bakery", "buy 0 0 0 0", "build_on E3", "place I2")
    assert "bakery" not in words(match, "build")
    assert board(match)["market"][0] == ""


@pytest.mark.rule("LT-BUILD-2", "LT-SETUP-3")
def test_wheat_fields_last_as_long_as_the_stack() -> None:
    fields = dict.fromkeys(("D2", "E2", "F2", "G2"), "wheat_field")
    match = table(Seat(coins=2, wood=9), Seat(coins=2, wood=5, buildings=fields))
    assert board(match)["wheat_fields"] == 1
    play(match, "build wheat_field", "build_on E4")
    assert board(match)["wheat_fields"] == 0
    assert "wheat_field" not in words(match, "build")
    assert len(board(match)["market"]) == 12


@pytest.mark.rule("LT-BUILD-3", "LT-DEC-7", "LT-EX-4", "LT-OBJCARD-12", "LT-DEC-13")
def test_the_cost_is_paid_with_own_and_bought_cubes() -> None:
    match = table(Seat(coins=3, wood=1, objectives="zero_coins"), Seat())
    before = own(match, 0, "points")[0]
    play(match, "build bakery", "build_on E3")
    assert own(match, 0, "coins", "wood", "points") == (0, 0, before + 4)
    assert supply(match, "wood", "coins") == (15, 37)
    assert choices(match) == ["end_turn", "claim zero_coins"]
    play(match, "claim zero_coins")
    assert own(match, 0, "points") == (before + 7,)
    assert match.player == 1


@pytest.mark.rule("LT-DEC-7", "LT-COIN-3")
def test_all_ways_to_pay_a_cost_are_offered() -> None:
    match = table(Seat(coins=7, wood=2, stone=1), Seat())
    play(match, "build restaurant")
    assert words(match, "buy") == ["0 1 0 0", "0 2 0 0", "1 1 0 0"]
    play(match, "buy 1 1 0 0", "build_on E3")
    assert own(match, 0, "coins", "wood", "stone") == (1, 1, 0)


@pytest.mark.rule("LT-BUILD-4", "LT-DEC-8")
def test_any_empty_grass_square_takes_a_tile() -> None:
    match = table(Seat(coins=2, wood=1, buildings={"E3": "well"}, workers="G3"), Seat(), used=1)
    play(match, "build wheat_field")
    squares = words(match, "build_on")
    assert len(squares) == 39 - 1 - 2
    assert not {"E3", "G3", "A1", "C1"} & set(squares)
    assert {"A2", "I5", "D6"} <= set(squares)


@pytest.mark.rule("LT-BUILD-5")
def test_a_house_shows_the_owner_for_good() -> None:
    match = table(Seat(coins=2, wood=1), Seat())
    play(match, "build wheat_field", "build_on E3")
    assert board(match)["buildings"] == [{"square": "E3", "tile": "wheat_field", "owner": 0}]
    while not match.over:
        match.apply(match.legal()[0])
    assert {"square": "E3", "tile": "wheat_field", "owner": 0} in board(match)["buildings"]


@pytest.mark.rule("LT-BUILD-7")
def test_building_is_illegal_without_a_house_or_the_cost() -> None:
    seven = {f"{column}3": "wheat_field" for column in "BCDEF"} | {"B2": "well", "C2": "gold_mine"}
    match = table(Seat(coins=30, buildings=seven), Seat())
    assert own(match, 0, "houses") == (0,)
    assert words(match, "build") == []
    assert words(table(Seat(coins=2), Seat()), "build") == []
    assert len(words(match, "place")) == 39 - 7


@pytest.mark.rule("LT-BUILD-8")
def test_a_new_building_is_used_from_the_next_turn_on() -> None:
    """On B5 stand three forests around, and yet building there gathers nothing."""
    match = table(Seat(coins=2, wood=2, stone=1), Seat())
    play(match, "build well", "build_on B5")
    assert (match.player, own(match, 0, "wood")) == (1, (1,))
    play(match, "place C5")
    assert words(match, "use") == ["B5"]


@pytest.mark.rule("LT-DEC-16")
def test_nothing_is_paid_before_the_square_is_chosen() -> None:
    match = table(Seat(coins=6, wood=1), Seat())
    play(match, "build bakery", "buy 1 0 0 0")
    assert board(match)["pending"] == {"square": "", "tile": "bakery", "due": {}, "give": "", "take": ""}
    assert own(match, 0, "coins", "wood", "workers", "houses") == (6, 1, 5, 7)
    match.undo(0, 2)
    assert "place E3" in choices(match)


@pytest.mark.rule("LT-BUILD-7", "LT-DEC-6")
def test_what_is_offered_is_what_can_be_paid() -> None:
    """The market as a whole is looked at by quicker means than a single tile; both agree in random matches."""
    for seed in range(12):
        state: Any = GAME.new_state(2 + seed % 3, {}, str(seed))
        rng = Rng.from_seed(f"market {seed}")
        while state.player >= 0:
            seat = state.player
            if state.steps[-1].name == "turn" and state.houses[seat]:
                tiles = [WHEAT_FIELD] * (state.wheat_fields > 0) + [tile for tile in state.market if tile]
                payable = [BUILDING[tile] for tile in tiles if buildable(state, seat, tile)]
                assert [action for action in state.legal() if action in BUILDING[1:]] == payable
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])


def test_what_costs_coins_costs_no_cubes() -> None:
    assert all(not (COST[tile] and COST_COINS[tile]) for tile in range(1, TILES))
