"""What documents and views of Orléans write in the same words."""

from __future__ import annotations

from typing import Final

from ratusz.core.fields import Nested, Words
from ratusz.games.orleans import cards
from ratusz.games.orleans.cards import EDGE_IDS, GOOD_IDS, KIND_IDS, NO_GOOD, TECHNOLOGY, TILE_IDS
from ratusz.games.orleans.rules.actions import ENTRY, SPACE
from ratusz.games.orleans.state import OrleansState

LYING_IDS: Final = [*KIND_IDS, "technology"]
"""What can lie on a slot."""
LAYINGS: Final = {entry: SPACE.notation(action) for action, entry in enumerate(ENTRY) if entry >= 0}
"""The entries of plans in the notation of the actions that make them."""
ENTRIES: Final = {text: entry for entry, text in LAYINGS.items()}


def of_seat(numbers: list[int], seat: int, size: int) -> list[int]:
    return numbers[seat * size : (seat + 1) * size]


def numbers_of(state: OrleansState, owner: int) -> list[int]:
    """The tiles that an owner has."""
    return [tile for tile, whose in enumerate(state.tile_owner) if whose == owner]


def tiles_of(state: OrleansState, owner: int) -> list[str]:
    return [TILE_IDS[tile] for tile in numbers_of(state, owner)]


def lying_on(state: OrleansState, seat: int) -> dict[str, list[str]]:
    """What lies on the slots of a seat, group by group."""
    found: dict[str, list[str]] = {}
    for slot, lying in enumerate(of_seat(state.slots, seat, cards.SLOTS)):
        if lying <= TECHNOLOGY:
            found.setdefault(cards.GROUP_IDS[cards.SLOT_GROUP[slot]], []).append(LYING_IDS[lying])
    return found


def goods_on_map(state: OrleansState) -> dict[str, list[cards.Good]]:
    found: dict[str, list[cards.Good]] = {}
    for space, good in enumerate(state.map_goods):
        if good != NO_GOOD:
            found.setdefault(EDGE_IDS[cards.SPACE_EDGE[space]], []).append(GOOD_IDS[good])
    return found


def seats_in(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1]


def stations_on_map(state: OrleansState) -> dict[str, list[int]]:
    return {cards.CITY_IDS[city]: seats_in(bits, state.players) for city, bits in enumerate(state.stations) if bits}


HAND: Final = Nested(
    "hand",
    Words("coming", KIND_IDS, reverse=True),
    Words("drawn", KIND_IDS),
    Words("bathed", KIND_IDS),
    Words("kept", KIND_IDS),
    Words("taken_back", ENTRIES, attribute="taken"),
    Words("to_tower", KIND_IDS, attribute="tower"),
)
"""What a seat did in the Followers phase; `coming` in the order in which it would be drawn."""


def write_plan(plan: list[int]) -> list[str]:
    return [LAYINGS[entry] for entry in plan]
