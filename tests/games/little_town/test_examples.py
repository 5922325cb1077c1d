"""The worked examples of the rules that are not told elsewhere (LT-EX)."""

from __future__ import annotations

import pytest

from tests.games.little_town.words import Seat, choices, own, play, supply, table, words


@pytest.mark.rule("LT-EX-1")
def test_gathering_in_an_empty_town() -> None:
    match = table(Seat(), Seat(), round=1)
    play(match, "place F5")
    assert own(match, 0, "wood", "stone", "fish", "wheat") == (1, 0, 2, 0)
    assert supply(match, "wood", "fish") == (14, 13)


@pytest.mark.rule("LT-EX-2", "LT-OBJCARD-13", "LT-OBJCARD-14")
def test_a_field_and_a_bakery() -> None:
    anna = Seat(coins=3, buildings={"E5": "wheat_field"}, objectives="spend_fresh_cube six_coins")
    match = table(anna, Seat(coins=3, buildings={"E4": "bakery"}))
    play(match, "place F5", "use E5")
    assert own(match, 0, "wheat") == (1,)
    play(match, "use E4")
    assert own(match, 0, "wood", "fish", "wheat", "coins") == (1, 2, 0, 6)
    assert own(match, 1, "coins") == (4,)
    assert words(match, "claim") == ["six_coins", "spend_fresh_cube"]


@pytest.mark.rule("LT-EX-5")
@pytest.mark.parametrize(("coins", "usable"), [(3, False), (4, True)])
def test_rent_and_the_church(coins: int, usable: bool) -> None:
    match = table(Seat(coins=coins), Seat(coins=3, buildings={"D2": "church"}))
    before = own(match, 0, "points")[0]
    play(match, "place E3")
    assert ("use D2" in choices(match)) == usable
    if usable:
        bank = supply(match, "coins")[0]
        play(match, "use D2")
        assert own(match, 0, "coins", "points") == (0, before + 5)
        assert (own(match, 1, "coins"), supply(match, "coins")) == ((4,), (bank + 3,))
