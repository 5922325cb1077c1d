"""Why one might choose an action in Orléans: the reasons a hint gives."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Final

from ratusz.core.game import Message
from ratusz.games.orleans import cards
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.travel import Travel
from ratusz.games.orleans.rules.turn import coins_of
from ratusz.games.orleans.state import OrleansState, taken_group

REASONS: Final[Mapping[str, str]] = {
    "end_turn": "reason-end-turn",
    "remove": "reason-remove",
    "bathe": "reason-bathe",
    "keep": "reason-keep",
    "take_back": "reason-take-back",
    "take_back_technology": "reason-take-back",
    "to_tower": "reason-tower",
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

LEFT: Final[Mapping[str, Mapping[str, str]]] = {
    "pass": {
        "turn": "reason-pass",
        "bathe": "reason-no-bath",
        "protect": "reason-keep-monk",
        "remove": "reason-remove-none",
    },
    "done": {"take_back": "reason-all-stay", "to_tower": "reason-all-stay"},
}
"""What to say where something is left out, by the step that asks."""

PLACING: Final = "place "


def reason(state: OrleansState, seat: int, action: int) -> Message:
    """The key and arguments of one sentence."""
    if actions.ENTRY[action] >= cards.GROUPS:
        return _reason_to_place(state, seat, taken_group(actions.ENTRY[action]))
    block = actions.SPACE.block(action)
    number = action - block.offset
    if block.verb in LEFT:
        asks = (state.together[seat] if state.together else state.steps)[-1].name
        return LEFT[block.verb].get(asks, "reason-done"), {}
    if block.verb == "draw":
        return ("reason-draw" if action == state.answers[seat][-1] else "reason-draw-fewer"), {}
    if block.verb == "use":
        return _reason_to_use(state, seat, number)
    if block.verb == "send":
        return _reason_to_send(state, block.indices(action)[1])
    if block.verb == "recruit":
        return _reason_to_recruit(state, seat, cards.VILLAGE_TYPES[number])
    if block.verb == "travel":
        return _reason_to_travel(state, seat, number)
    if block.verb == "take_tile":
        return "reason-tile", {"tile": cards.TILE_IDS[number]}
    if block.verb == "take":
        return "reason-good", {"points": cards.GOOD_POINTS[number]}
    return REASONS.get(block.verb, "reason-give-up"), {}


def belongs(action: int) -> str:
    """Whoever is placed in the same place is placed in one breath; that one has finished goes without saying."""
    entry = actions.ENTRY[action]
    if entry >= 0:
        group = entry if entry < cards.GROUPS else taken_group(entry)
        return f"{PLACING}{cards.PLACE_IDS[cards.GROUP_PLACE[group]]}"
    verb = actions.SPACE.block(action).verb
    return "" if verb == "done" else verb


def worthwhile(state: OrleansState, seat: int, plan: list[int]) -> list[int]:
    """A plan that fills one place after the other, if it can be played so as well."""
    count = sum(1 for _ in takewhile(lambda action: belongs(action).startswith(PLACING), plan))
    places = [belongs(action) for action in plan[:count]]
    ordered = [plan[number] for number in sorted(range(count), key=lambda number: places.index(places[number]))]
    after = state.clone()
    for action in ordered:
        if action not in after.legal(seat):
            return plan
        after.apply(action, seat)
    return ordered + plan[count:]


def _reason_to_place(state: OrleansState, seat: int, group: int) -> Message:
    """Whether the place is ready then, or how many are still missing."""
    place = cards.GROUP_PLACE[group]
    empty = 0
    for other in cards.PLACE_GROUPS[place]:
        first = seat * cards.SLOTS
        empty += state.slots[first + cards.FIRST_SLOT[other] : first + cards.LAST_SLOT[other] + 1].count(cards.EMPTY)
    missing = empty - 1 if cards.NEEDS_ALL[place] else 0
    key = "reason-place" if missing else "reason-place-ready"
    return key, {"place": cards.PLACE_IDS[place], **({"missing": missing} if missing else {})}


def _reason_to_use(state: OrleansState, seat: int, place: int) -> Message:
    """What the place brings."""
    action = cards.ACTION[place]
    name: dict[str, int | str] = {"place": cards.PLACE_IDS[place]}
    if action == cards.MOVE:
        return "reason-use-travel", name
    if action == cards.SEND:
        return "reason-use-send", name
    if action == cards.BUILD_STATION:
        return "reason-use-station", {**name, "city": cards.CITY_IDS[state.merchants[seat]], "level": state.level(seat)}
    if action == cards.RECRUIT:
        return _reason_to_gain(state, seat, place)
    coins = coins_of(state, seat, place)
    if coins and not cards.POINTS[place]:
        return "reason-use-coins", {**name, "coins": coins}
    if cards.POINTS[place] and not coins:
        return _reason_to_develop(state, seat, place, cards.POINTS[place])
    return "reason-use", name


def _reason_to_gain(state: OrleansState, seat: int, place: int) -> Message:
    """A follower, and what the step on its track brings."""
    name: dict[str, int | str] = {"place": cards.PLACE_IDS[place]}
    follower = cards.RECRUITED[place]
    step = state.tracks[seat * cards.TRACKS + cards.TRACK_OF[follower]] + 1 if cards.TRACK_OF[follower] >= 0 else 0
    if follower == cards.FARMER:
        return "reason-use-farm", {**name, "good": cards.GOOD_IDS[cards.FARMER_GOODS[step]]}
    if follower == cards.SCHOLAR:
        return _reason_to_develop(state, seat, place, cards.SCHOLAR_POINTS[step])
    if cards.TRACK_OF[follower] == cards.KNIGHTS and cards.ALLOWANCE[step] > state.allowance(seat):
        return "reason-use-knight", {**name, "followers": cards.ALLOWANCE[step]}
    return "reason-use", name


def _reason_to_develop(state: OrleansState, seat: int, place: int, points: int) -> Message:
    space = min(state.development[seat] + points, cards.LAST_SPACE)
    gained = space - state.development[seat]
    if gained == 0:
        return "reason-use", {"place": cards.PLACE_IDS[place]}
    return "reason-use-development", {
        "place": cards.PLACE_IDS[place],
        "points": gained,
        "space": space,
        "level": cards.LEVEL[space],
    }


def _reason_to_recruit(state: OrleansState, seat: int, follower: int) -> Message:
    """What the step on the track brings."""
    if follower == cards.CRAFTSMAN:
        return "reason-recruit-technology", {}
    if follower == cards.TRADER:
        return "reason-recruit-tile", {}
    step = state.tracks[seat * cards.TRACKS + cards.BOATMEN] + 1
    if cards.BOATMEN_COINS[step]:
        return "reason-recruit-coins", {"coins": cards.BOATMEN_COINS[step]}
    taken = state.citizens[cards.BOATMEN_CITIZEN] >= 0
    return ("reason-recruit-late", {}) if taken else ("reason-recruit-citizen", {})


def _reason_to_travel(state: OrleansState, seat: int, edge: int) -> Message:
    """Whether a station could be built where the way leads; by the Court it is somebody else's merchant who goes."""
    ends = cards.EDGE_ENDS[edge]
    asked = state.steps[-1]
    if isinstance(asked, Travel) and asked.merchant != seat:
        return "reason-summon", {}
    city = ends[1] if state.merchants[seat] == ends[0] else ends[0]
    taken = state.stations[city]
    free = taken == 0 or (cards.SHARED[city] and not taken >> seat & 1)
    return ("reason-travel-free", {"city": cards.CITY_IDS[city]}) if free else ("reason-travel", {})


def _reason_to_send(state: OrleansState, deed: int) -> Message:
    left = sum(state.deeds[deed * cards.TYPES : deed * cards.TYPES + cards.TYPES])
    if left == 1 and state.citizens[cards.DEED_CITIZEN[deed]] < 0:
        return "reason-complete", {"deed": cards.DEED_IDS[deed], "coins": cards.DEED_COINS[deed]}
    return "reason-send", {}
