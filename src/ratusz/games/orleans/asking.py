"""What is told of the answers in Orléans before they are given, why others are closed, and what one press can do."""

from __future__ import annotations

from typing import Final, TypedDict

from ratusz.core.form import Ways
from ratusz.core.outcomes import named
from ratusz.core.question import Closed
from ratusz.games.orleans import cards
from ratusz.games.orleans.coming import acting, chances, idle_places, why_idle
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.followers import free_spaces, standing
from ratusz.games.orleans.rules.planning import entry_place
from ratusz.games.orleans.rules.tracks import advance, can_recruit
from ratusz.games.orleans.rules.travel import Travel, goods_on
from ratusz.games.orleans.rules.turn import TakeTile
from ratusz.games.orleans.state import FROM_TOWER, OrleansState, is_active, taken_group, taken_kind

PURSE_IDS: Final = ("coins", "development", "technology", "stations", "citizens", *cards.GOOD_IDS)


class OrleansAbout(TypedDict, total=False):
    """What else an answer means."""

    chances: dict[str, int]
    """Of so many draws: for each type in the bag the chance in percent that at least one comes. Of as many as there can
    be the view tells it."""
    lacks: int
    """How many followers the place lacks then."""
    ways: list[str]
    """The ways that a merchant has from here by the action of the place."""
    city: str
    """Where the merchant comes to."""
    allowance: int
    """How many may be drawn each round from then on."""
    stacks: int
    """From how many stacks a place tile may then be chosen."""


def purse(state: OrleansState, seat: int) -> list[int]:
    goods = state.goods[seat * cards.GOODS : seat * cards.GOODS + cards.GOODS]
    citizens = state.citizens.count(seat)
    return [state.coins[seat], state.development[seat], state.technology[seat], state.built[seat], citizens, *goods]


def about(before: OrleansState, after: OrleansState, seat: int, action: int) -> OrleansAbout:
    verb = actions.SPACE.block(action).verb
    if verb == "draw":
        bag = before.bag[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
        most = before.legal(seat)[-1]
        return {"chances": chances(bag, action - actions.FIRST_DRAW)} if actions.FIRST_DRAW < action < most else {}
    if actions.ENTRY[action] >= 0:
        return _placed(after, seat, entry_place(actions.ENTRY[action]))
    if verb == "use":
        return _ways(before, seat, action - actions.FIRST_USE) or _stepped(before, after, seat)
    if verb in ("recruit", "advance"):
        return _stepped(before, after, seat)
    if verb == "travel":
        travel = before.steps[-1]
        assert isinstance(travel, Travel)
        return {"city": cards.CITY_IDS[after.merchants[travel.merchant]]}
    return {}


def _placed(after: OrleansState, seat: int, place: int) -> OrleansAbout:
    """What a place lacks once somebody or something was laid there (OR-TERM-5)."""
    if not cards.NEEDS_ALL[place]:
        return {}
    return {"lacks": _lacks(after, seat, place), **_ways(after, seat, place)}


def _lacks(state: OrleansState, seat: int, place: int) -> int:
    first = seat * cards.SLOTS
    return [state.slots[first + slot] for slot in cards.PLACE_SLOTS[place]].count(cards.EMPTY)


def hangs_on(state: OrleansState, seat: int, answers: list[int]) -> list[object]:
    return [_key(state, seat, answer) for answer in answers]


def _key(state: OrleansState, seat: int, action: int) -> object:
    """What is said of placing something hangs on the place alone, and on where the merchant is."""
    entry = actions.ENTRY[action]
    if entry < 0:
        return None
    place = entry_place(entry)
    return entry < cards.GROUPS, place, _lacks(state, seat, place), state.merchants[seat]


def _ways(state: OrleansState, seat: int, place: int) -> OrleansAbout:
    if cards.ACTION[place] != cards.MOVE:
        return {}
    return {"ways": [cards.EDGE_IDS[edge] for edge in cards.WAYS[place][state.merchants[seat]]]}


def _stepped(before: OrleansState, after: OrleansState, seat: int) -> OrleansAbout:
    """What a step on a track brings that no purse holds: more draws, or a place tile to be chosen."""
    if after.allowance(seat) > before.allowance(seat):
        return {"allowance": after.allowance(seat)}
    if after.steps and isinstance(after.steps[-1], TakeTile):
        return {"stacks": len(cards.STACKS_AT[after.tracks[seat * cards.TRACKS + cards.TRADERS]])}
    return {}


def next_steps(state: OrleansState, seat: int) -> dict[str, dict[str, int]]:
    """By place what the step would bring now that its follower makes on a track: what a purse holds, or `allowance`."""
    found = {}
    for place in acting(state, seat):
        follower = cards.RECRUITED[place]
        if follower < 0 or cards.TRACK_OF[follower] < 0 or not can_recruit(state, seat, follower):
            continue
        after = state.clone()
        advance(after, seat, cards.TRACK_OF[follower])
        gains = [now - had for now, had in zip(purse(after, seat), purse(state, seat), strict=True)]
        allowance = after.allowance(seat) if after.allowance(seat) > state.allowance(seat) else 0
        found[cards.PLACE_IDS[place]] = named((*PURSE_IDS, "allowance"), [*gains, allowance])
    return found


def closed(state: OrleansState, seat: int) -> list[Closed]:
    """The places that cannot be used in a turn: not ready, or in vain (OR-ACTION-1, OR-TERM-5, OR-ACTION-8)."""
    if state.together or state.steps[-1].name != "turn":
        return []
    places = acting(state, seat)
    unready = [place for place in places if not is_active(state, seat, place)]
    found = []
    for needs_all, why_not, rule in ((True, "not_ready", "OR-ACTION-1"), (False, "nobody", "OR-TERM-5")):
        of = [f"use {cards.PLACE_IDS[place]}" for place in unready if cards.NEEDS_ALL[place] == needs_all]
        found += [Closed(of, why_not, rule)] if of else []
    city = cards.CITY_IDS[state.merchants[seat]]
    vain: dict[str, list[str]] = {}
    for place in places:
        why = why_idle(state, seat, place) if is_active(state, seat, place) else None
        if why:
            if why["why"] not in vain:
                args = {"city": city} if why["why"] in ("water", "road") else {}
                found.append(Closed(vain.setdefault(why["why"], []), why["why"], why["rule"], args))
            vain[why["why"]].append(f"use {cards.PLACE_IDS[place]}")
    return found


def panel(state: OrleansState, seat: int) -> Ways | None:
    """What one press can do: fill a place, travel for a good, or draw fewer and take somebody back."""
    found = _fillings(state, seat) if state.plans else _takings(state, seat) if state.hands else _journeys(state, seat)
    return Ways([[actions.SPACE.notation(action) for action in way] for way in found]) if found else None


def _fillings(state: OrleansState, seat: int) -> list[list[int]]:
    """For each place whom one would put there at once, then slot by slot where that says nothing."""
    laying = [action for action in state.legal(seat) if actions.ENTRY[action] >= cards.GROUPS]
    found: list[list[int]] = []
    for place in range(cards.PLACES):
        groups = {group: _best_first(laying, group) for group in cards.PLACE_GROUPS[place]}
        filling = _filling(state, seat, groups) if cards.NEEDS_ALL[place] else []
        filled = {taken_group(actions.ENTRY[action]) for action in filling}
        found += [filling] if filling else []
        found += [fitting[:1] for group, fitting in groups.items() if fitting and group not in filled]
    return found


def completed_by_waiting(state: OrleansState, seat: int) -> bool:
    """Whether those who wait could make another place ready, and not in vain."""
    places = acting(state, seat)
    idle = idle_places(state, seat, [place for place in places if is_active(state, seat, place)])
    fillings = {entry_place(actions.ENTRY[way[0]]): len(way) for way in reversed(_fillings(state, seat))}
    needing = [place for place in places if cards.NEEDS_ALL[place] and place not in idle]
    return any(fillings.get(place) == _lacks(state, seat, place) for place in needing)


def _takings(state: OrleansState, seat: int) -> list[list[int]]:
    """Where the number of draws is asked: for each follower on a slot, one draw less if need be, and who comes back."""
    legal = state.legal(seat)
    if actions.SPACE.block(legal[0]).verb != "draw" or state.owns(seat, cards.BATHHOUSE):
        return []
    fewer = min(len(legal) - 1, state.allowance(seat) - 1, free_spaces(state, seat) - 1)
    back = [actions.FIRST_TAKE_BACK + taken_kind(at) * cards.GROUPS + taken_group(at) for at in standing(state, seat)]
    return [[actions.FIRST_DRAW + fewer, action] for action in back] if fewer >= 0 else []


def _journeys(state: OrleansState, seat: int) -> list[list[int]]:
    """Each way that a merchant can go now, and each good that it can take there, with what leads to it."""
    step, legal = state.steps[-1], state.legal(seat)
    if isinstance(step, Travel):
        return [way for action in legal for way in _with_goods(state, [action], action - actions.FIRST_TRAVEL)[1:]]
    found: dict[int, list[list[int]]] = {}
    for use in legal[:-1] if step.name == "turn" else []:
        place = use - actions.FIRST_USE
        edges = cards.WAYS[place][state.merchants[seat]] if cards.ACTION[place] == cards.MOVE else []
        chosen = len(edges) > 1 or state.asks_all
        for edge in edges:
            way = [use, actions.FIRST_TRAVEL + edge] if chosen else [use]
            found.setdefault(edge, _with_goods(state, way, edge))
    return [way for ways in found.values() for way in ways]


def _with_goods(state: OrleansState, way: list[int], edge: int) -> list[list[int]]:
    """A way as it is, and once more with each good that can be taken on it."""
    return [way, *([*way, actions.FIRST_TAKE + good] for good in goods_on(state, edge))]


def _best_first(laying: list[int], group: int) -> list[int]:
    fitting = [action for action in laying if taken_group(actions.ENTRY[action]) == group]
    return sorted(fitting, key=lambda action: _dearness(actions.ENTRY[action]))


def _dearness(entry: int) -> tuple[int, bool, bool]:
    """Whom one would rather give: starters where they fit, those who stand for others last, monks at the very end."""
    kind = taken_kind(entry)
    follower = cards.KIND_TYPE[kind]
    exact = follower == cards.GROUP_TYPE[taken_group(entry)]
    return 0 if exact else 2 if follower == cards.MONK else 1, not cards.IS_STARTER[kind], _from_tower(entry)


def _from_tower(entry: int) -> bool:
    return entry - cards.GROUPS & 1 == FROM_TOWER


def _filling(state: OrleansState, seat: int, groups: dict[int, list[int]]) -> list[int]:
    """All that those who wait can fill of a place, nobody twice."""
    found: list[int] = []
    for group, fitting in groups.items():
        for slot in range(cards.FIRST_SLOT[group], cards.LAST_SLOT[group] + 1):
            if state.slots[seat * cards.SLOTS + slot] == cards.EMPTY:
                found += [action for action in fitting if found.count(action) < _left(state, seat, action, found)][:1]
    return found


def _left(state: OrleansState, seat: int, action: int, taken: list[int]) -> int:
    """How many of that kind are left where it comes from, those included that were taken for the same slots."""
    entry = actions.ENTRY[action]
    there = state.tower if _from_tower(entry) else state.market[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
    others = [
        other
        for other in map(actions.ENTRY.__getitem__, taken)
        if other != entry and taken_kind(other) == taken_kind(entry) and _from_tower(other) == _from_tower(entry)
    ]
    return there[taken_kind(entry)] - len(others)
