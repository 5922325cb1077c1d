"""The end of an action: the followers of the place go into the bag."""

from __future__ import annotations

from typing import Final

from ratusz.games.orleans.cards import EMPTY, KINDS, PLACE_SLOTS, SLOT_GROUP, SLOTS, TECHNOLOGY
from ratusz.games.orleans.state import OrleansState

_FOLLOWS_EQUAL: Final[list[bool]] = [slot > 0 and SLOT_GROUP[slot - 1] == SLOT_GROUP[slot] for slot in range(SLOTS)]
"""Whether the slot before belongs to the same group."""


def leave_place(state: OrleansState, seat: int, place: int) -> None:
    """Followers go to the bag as what they are, technology stays (OR-ACTION-4, OR-SLOT-10)."""
    slots = state.slots
    first = seat * SLOTS
    for slot in PLACE_SLOTS[place]:
        lying = slots[first + slot]
        if lying < TECHNOLOGY:
            state.bag[seat * KINDS + lying] += 1
            slots[first + slot] = EMPTY
        elif lying == TECHNOLOGY and _FOLLOWS_EQUAL[slot]:
            # Within a group empty slots come last.
            slots[first + slot] = slots[first + slot - 1]
            slots[first + slot - 1] = TECHNOLOGY
