"""Why one might choose an action in Orléans: the reasons a hint gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ratusz.core.game import Message
from ratusz.games.orleans.cards import (
    ACTION,
    ALLOWANCE,
    BOATMEN,
    BOATMEN_CITIZEN,
    BOATMEN_COINS,
    BUILD_STATION,
    CITY_IDS,
    COINS,
    COINS_PER_LEVEL,
    COINS_PER_STATION,
    CRAFTSMAN,
    DEED_CITIZEN,
    DEED_COINS,
    DEED_IDS,
    EDGE_ENDS,
    EMPTY,
    FARMER,
    FARMER_GOODS,
    FIRST_SLOT,
    GOOD_IDS,
    GOOD_POINTS,
    GROUP_PLACE,
    GROUPS,
    KNIGHTS,
    LAST_SLOT,
    LAST_SPACE,
    LEVEL,
    MOVE,
    NEEDS_ALL,
    PLACE_GROUPS,
    PLACE_IDS,
    POINTS,
    RECRUIT,
    RECRUITED,
    SCHOLAR,
    SCHOLAR_POINTS,
    SEND,
    SHARED,
    SLOTS,
    TILE_IDS,
    TRACK_OF,
    TRACKS,
    TRADER,
    TYPES,
    VILLAGE_TYPES,
)
from ratusz.games.orleans.rules.actions import ENTRY, SPACE, TAKE, TAKE_TILE, TRAVEL, USE
from ratusz.games.orleans.rules.actions import RECRUIT as RECRUIT_BLOCK
from ratusz.games.orleans.rules.actions import SEND as SEND_BLOCK
from ratusz.games.orleans.rules.travel import Travel
from ratusz.games.orleans.state import OrleansState, taken_group

REASONS: Final[Mapping[str, str]] = {
    "end_turn": "reason-end-turn",
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
    "move_merchant": "reason-summon",
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
    number = action - block.offset
    if block is USE:
        return _reason_to_use(state, number)
    if block is SEND_BLOCK:
        return _reason_to_send(state, SEND_BLOCK.indices(action)[1])
    if block is RECRUIT_BLOCK:
        return _reason_to_recruit(state, VILLAGE_TYPES[number])
    if block is TRAVEL:
        return _reason_to_travel(state, number)
    if block is TAKE_TILE:
        return "reason-tile", {"tile": TILE_IDS[number]}
    if block is TAKE:
        return "reason-good", {"points": GOOD_POINTS[number]}
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
    """What the place brings to the seat whose turn it is."""
    seat = state.player()
    action = ACTION[place]
    name: dict[str, int | str] = {"place": PLACE_IDS[place]}
    if action == MOVE:
        return "reason-use-travel", name
    if action == SEND:
        return "reason-use-send", name
    if action == BUILD_STATION:
        return "reason-use-station", {**name, "city": CITY_IDS[state.merchants[seat]], "level": state.level(seat)}
    if action == RECRUIT:
        return _reason_to_gain(state, seat, place)
    coins = COINS[place] + COINS_PER_LEVEL[place] * state.level(seat) + COINS_PER_STATION[place] * state.built[seat]
    if coins and not POINTS[place]:
        return "reason-use-coins", {**name, "coins": coins}
    if POINTS[place] and not coins:
        return _reason_to_develop(state, seat, place, POINTS[place])
    return "reason-use", name


def _reason_to_gain(state: OrleansState, seat: int, place: int) -> Message:
    """A follower, and what the step on its track brings."""
    name: dict[str, int | str] = {"place": PLACE_IDS[place]}
    follower = RECRUITED[place]
    step = state.tracks[seat * TRACKS + TRACK_OF[follower]] + 1 if TRACK_OF[follower] >= 0 else 0
    if follower == FARMER:
        return "reason-use-farm", {**name, "good": GOOD_IDS[FARMER_GOODS[step]]}
    if follower == SCHOLAR:
        return _reason_to_develop(state, seat, place, SCHOLAR_POINTS[step])
    if TRACK_OF[follower] == KNIGHTS and ALLOWANCE[step] > state.allowance(seat):
        return "reason-use-knight", {**name, "followers": ALLOWANCE[step]}
    return "reason-use", name


def _reason_to_develop(state: OrleansState, seat: int, place: int, points: int) -> Message:
    space = min(state.development[seat] + points, LAST_SPACE)
    gained = space - state.development[seat]
    if gained == 0:
        return "reason-use", {"place": PLACE_IDS[place]}
    return "reason-use-development", {
        "place": PLACE_IDS[place],
        "points": gained,
        "space": space,
        "level": LEVEL[space],
    }


def _reason_to_recruit(state: OrleansState, follower: int) -> Message:
    """What the step on the track brings."""
    if follower == CRAFTSMAN:
        return "reason-recruit-technology", {}
    if follower == TRADER:
        return "reason-recruit-tile", {}
    step = state.tracks[state.player() * TRACKS + BOATMEN] + 1
    if BOATMEN_COINS[step]:
        return "reason-recruit-coins", {"coins": BOATMEN_COINS[step]}
    taken = state.citizens[BOATMEN_CITIZEN] >= 0
    return ("reason-recruit-late", {}) if taken else ("reason-recruit-citizen", {})


def _reason_to_travel(state: OrleansState, edge: int) -> Message:
    """Whether a station could be built where the way leads; by the Court it is somebody else's merchant who goes."""
    seat = state.player()
    ends = EDGE_ENDS[edge]
    asked = state.steps[-1]
    if isinstance(asked, Travel) and asked.merchant != seat:
        return "reason-summon", {}
    city = ends[1] if state.merchants[seat] == ends[0] else ends[0]
    taken = state.stations[city]
    free = taken == 0 or (SHARED[city] and not taken >> seat & 1)
    return ("reason-travel-free", {"city": CITY_IDS[city]}) if free else ("reason-travel", {})


def _reason_to_send(state: OrleansState, deed: int) -> Message:
    left = sum(state.deeds[deed * TYPES : deed * TYPES + TYPES])
    if left == 1 and state.citizens[DEED_CITIZEN[deed]] < 0:
        return "reason-complete", {"deed": DEED_IDS[deed], "coins": DEED_COINS[deed]}
    return "reason-send", {}
