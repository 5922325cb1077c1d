"""The first year of who learns Craftsmen: every guild has something to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

LEARNER: Final = {
    "estate": "wheat_field_1 sawmill_2 brewery_1",
    "buildings": "mill_2 vineyard_3",
    "capital": "p1 g2 g3 b3 r1",
}
"""Whoever builds the mill makes flour of wheat at once; the brewery lacks a barrel, which the merchants sell."""
OTHERS: Final = (
    {"capital": "p2 g1 b1 b2 r2", "buildings": "apiary_3 cow_pasture_3 tannery_2"},
    {"capital": "p1 p3 g1 b2 r2", "buildings": "flax_plantation_3 iron_mine_4 weaving_mill_3"},
    {"capital": "p2 g2 b1 r1 r3", "buildings": "cow_pasture_4 apiary_4 butchery_3"},
    {"capital": "p3 g3 b2 b3 r1", "buildings": "iron_mine_3 flax_plantation_4 smelter_1"},
)
MARKET: Final = "wheat_field_3 iron_mine_1 cooperage_1 paper_mill_1 winery_1 tailor_1"
"""No two alike, and something to work towards: with a cooperage the vineyard in hand leads to the winery."""


def lesson(players: int) -> Mapping[str, Any]:
    """Spring of the first year: whoever learns sends the first helper."""
    seats = [LEARNER, *OTHERS[: players - 1]]
    return {"seats": seats, "phase": "helpers", "open_capital": "g1 r2", "open_buildings": MARKET}
