"""Why one might choose an action in Orléans: the reasons a hint gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ratusz.core.game import Message
from ratusz.games.orleans.cards import (
    ACTION,
    DEED_CITIZEN,
    DEED_COINS,
    DEED_IDS,
    EMPTY,
    FARMER,
    FARMER_GOODS,
    FARMERS,
    FIRST_SLOT,
    GOOD_IDS,
    GROUP_PLACE,
    GROUPS,
    LAST_SLOT,
    MOVE,
    MOVE_OTHER,
    NEEDS_ALL,
    PLACE_GROUPS,
    PLACE_IDS,
    RECRUIT,
    RECRUITED,
    SEND,
    SLOTS,
    TRACKS,
    TYPES,
)
from ratusz.games.orleans.rules.actions import ENTRY, SPACE, USE
from ratusz.games.orleans.rules.actions import SEND as SEND_BLOCK
from ratusz.games.orleans.state import OrleansState, taken_group

REASONS: Final[Mapping[str, str]] = {
    "remove": "reason-remove",
    "pass": "reason-pass",
    "draw": "reason-draw",
    "bathe": "reason-bathe",
    "keep": "reason-keep",
    "take_back": "reason-take-back",
    "take_back_technology": "reason-take-back",
    "to_tower": "reason-tower",
    "done": "reason-done",
    "place_technology": "reason-technology",
    "recruit": "reason-recruit",
    "take_tile": "reason-tile",
    "move_merchant": "reason-travel",
    "travel": "reason-travel",
    "take": "reason-good",
    "leave": "reason-leave",
    "send": "reason-send",
    "send_to_develop": "reason-develop",
    "stay": "reason-stay",
    "pay": "reason-develop",
    "bake": "reason-bake",
    "pay_good": "reason-pay-good",
    "advance": "reason-advance",
    "protect": "reason-protect",
    "give_food": "reason-food",
}
"""What to say where the verb is enough."""


def reason(state: OrleansState, action: int) -> Message:
    """The key and arguments of one sentence."""
    if ENTRY[action] >= GROUPS:
        return _reason_to_place(state, taken_group(ENTRY[action]))
    block = SPACE.block(action)
    if block is USE:
        return _reason_to_use(state, action - USE.offset)
    if block is SEND_BLOCK:
        return _reason_to_send(state, SEND_BLOCK.indices(action)[1])
    return REASONS.get(block.verb, "reason-give-up"), {}


def _reason_to_place(state: OrleansState, group: int) -> Message:
    """Whether the place is ready then, or how many are still missing; while others plan too, who asks is not known."""
    place = GROUP_PLACE[group]
    if len(state.deciders()) > 1:
        return "reason-prepare", {"place": PLACE_IDS[place]}
    seat = state.player()
    empty = 0
    for other in PLACE_GROUPS[place]:
        first = seat * SLOTS
        empty += state.slots[first + FIRST_SLOT[other] : first + LAST_SLOT[other] + 1].count(EMPTY)
    missing = empty - 1 if NEEDS_ALL[place] else 0
    key = "reason-place" if missing else "reason-place-ready"
    return key, {"place": PLACE_IDS[place], **({"missing": missing} if missing else {})}


def _reason_to_use(state: OrleansState, place: int) -> Message:
    seat = state.player()
    action = ACTION[place]
    if action == RECRUIT and RECRUITED[place] == FARMER:
        good = FARMER_GOODS[state.tracks[seat * TRACKS + FARMERS] + 1]
        return "reason-use-farm", {"place": PLACE_IDS[place], "good": GOOD_IDS[good]}
    if action in (MOVE, MOVE_OTHER):
        return "reason-use-travel", {"place": PLACE_IDS[place]}
    if action == SEND:
        return "reason-use-send", {"place": PLACE_IDS[place]}
    return "reason-use", {"place": PLACE_IDS[place]}


def _reason_to_send(state: OrleansState, deed: int) -> Message:
    left = sum(state.deeds[deed * TYPES : deed * TYPES + TYPES])
    if left == 1 and state.citizens[DEED_CITIZEN[deed]] < 0:
        return "reason-complete", {"deed": DEED_IDS[deed], "coins": DEED_COINS[deed]}
    return "reason-send", {}
