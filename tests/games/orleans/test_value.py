"""What bots know of Orléans."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.games.orleans.state import OrleansState
from ratusz.games.orleans.value import strength_of
from tests.games.orleans.words import Seat, table


def test_what_a_ready_place_promises_is_not_worth_more_than_what_it_brings() -> None:
    """The last brocade brings five points now, although the tile is of no use without it."""
    anna = Seat(tiles="tailor_shop", slots={"tailor_shop": "trader scholar"}, bag="farmer boatman craftsman monk")
    other = Seat(slots={"farm_house": "boatman craftsman"})
    match = table(anna, other, goods_supply={"brocade": 1}, round=12)
    assert match.notation(ratusz.bot("greedy").choose(match)) == "use tailor_shop"


def strength(anna: Seat, tile: str, followers: str = "") -> float:
    """What a seat that has a tile, with these followers on it, is worth with twelve rounds played."""
    owner = {**anna, "tiles": tile, "slots": {tile: followers} if followers else {}}
    other = Seat(slots={"farm_house": "boatman craftsman"})
    state = table(owner, other, round=12, map_goods=WOOL).state
    assert isinstance(state, OrleansState)
    return strength_of(state, 0)


WOOL = {"chartres__orleans__road": "wool"}
RICH = Seat(development=16, goods={"grain": 3, "wine": 1}, coins=9, stations="orleans tours blois")
"""A seat that has something to do for every extra tile."""


@pytest.mark.parametrize(
    ("tile", "followers", "idle"),
    [
        pytest.param("bakery", "farmer craftsman", Seat(development=16), id="no grain to bake"),
        pytest.param("goldsmith", "craftsman trader", Seat(development=16, coins=9), id="no good to pay"),
        pytest.param("hiding_place", "boatman knight", Seat(development=16, coins=9), id="no good to hide"),
        pytest.param("court", "knight scholar", Seat(development=16, goods={"grain": 3}, coins=0), id="no coin to pay"),
    ],
)
def test_extra_tiles_are_worth_what_they_do(tile: str, followers: str, idle: Seat) -> None:
    """All of them were worth a point to everybody, whatever they would bring."""
    used = strength(RICH, tile, followers) - strength(RICH, tile)
    vain = strength(idle, tile, followers) - strength(idle, tile)
    assert used > vain + 0.5


def test_bread_will_be_worth_the_level_of_the_end() -> None:
    """Three loaves bring less than three wine as long as the level is low; it will rise."""
    bread, wine = (Seat(development=8, goods={good: 3}) for good in ("bread", "wine"))
    assert strength(bread, "bakery") > strength(wine, "bakery")
