"""What bots know of Orléans."""

from __future__ import annotations

import ratusz
from tests.games.orleans.words import Seat, table


def test_what_a_ready_place_promises_is_not_worth_more_than_what_it_brings() -> None:
    """The last brocade brings five points now, although the tile is of no use without it."""
    anna = Seat(tiles="tailor_shop", slots={"tailor_shop": "trader scholar"}, bag="farmer boatman craftsman monk")
    other = Seat(slots={"farm_house": "boatman craftsman"})
    match = table(anna, other, goods_supply={"brocade": 1}, round=12)
    assert match.notation(ratusz.bot("greedy").choose(match)) == "use tailor_shop"
