"""Phase 4, Planning: every seat puts followers and technology on its places, all at the same time or task by task."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.cards import EMPTY, GROUPS, KINDS
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.order import note
from ratusz.games.orleans.state import (
    FROM_MARKET,
    FROM_TOWER,
    UNSEARCHED,
    OrleansState,
    group_of_technology,
    is_active,
    laying,
    replaced,
    taken_group,
    taken_kind,
)


def begin_planning(state: OrleansState) -> None:
    """All plan at the same time, or one task at a time in turn order (OR-PLAN-6)."""
    state.plans = [[] for _ in range(state.players)]
    state.last = [UNSEARCHED] * state.players
    if state.by_turns:
        state.passed = 0
        state.push(TASKS[state.start_player])
        return
    state.opening = [PLANS[seat] for seat in range(state.players)]
    state.ask_together(state.opening)


def placements(state: OrleansState, seat: int) -> list[int]:
    """Every way to put a follower on an empty slot that accepts it (OR-PLAN-1, OR-SLOT-1 to OR-SLOT-9)."""
    found: list[int] = []
    slots = state.slots
    first = seat * cards.SLOTS
    market = state.market
    fittings = actions.FITTINGS[state.substitutions[seat]]
    at = seat * KINDS
    for kind in range(KINDS):
        if market[at + kind]:
            fitting = fittings[kind]
            placing = fitting.from_market
            for number, slot in enumerate(fitting.slots):
                if slots[first + slot] == EMPTY:
                    found.append(placing[number])
    if state.owns(seat, cards.TOWER):
        add_from_tower(state, seat, found)
    return found


def add_from_tower(state: OrleansState, seat: int, found: list[int]) -> None:
    """Followers of the tower are placed exactly as from the market (OR-PLACE-GunpowderTower-2)."""
    for kind in range(KINDS):
        if state.tower[kind]:
            fitting = actions.FITTINGS[state.substitutions[seat]][kind]
            for number, slot in enumerate(fitting.slots):
                if state.slots[seat * cards.SLOTS + slot] == EMPTY:
                    found.append(fitting.from_tower[number])


def technology_placements(state: OrleansState, seat: int) -> list[int]:
    """Where technology that lies beside the board may be put (OR-TECH-3 to OR-TECH-7)."""
    if state.technology[seat] == 0:
        return []
    begun = has_begun(state, seat, state.plans[seat])
    found: list[int] = []
    for group in cards.TECHNOLOGY_GROUPS:
        if state.slots[seat * cards.SLOTS + cards.LAST_SLOT[group]] != EMPTY:
            continue
        if not begun and cards.GROUP_TYPE[group] != cards.FARMER:
            continue
        if group_of_technology(state, seat, cards.GROUP_PLACE[group]) < 0:
            found.append(actions.FIRST_TECHNOLOGY + group)
    return found


def has_begun(state: OrleansState, seat: int, plan: list[int]) -> bool:
    """Whether the first tile lies, on a farmer slot as it must: since earlier rounds, or in this plan."""
    return state.begun[seat] == 1 or any(entry < GROUPS and cards.GROUP_TYPE[entry] == cards.FARMER for entry in plan)


def takings_back(state: OrleansState, seat: int) -> list[int]:
    """What was placed in this phase is provisional, but for the tile that others depend on (OR-PLAN-7)."""
    plan = state.plans[seat]
    found: list[int] = []
    for entry in plan:
        if entry >= GROUPS:
            action = actions.FIRST_TAKE_BACK + taken_kind(entry) * GROUPS + taken_group(entry)
            if action not in found:
                found.append(action)
        else:
            others = [other for other in plan if other < GROUPS and other != entry]
            if not others or has_begun(state, seat, others):
                found.append(actions.FIRST_TECHNOLOGY_BACK + entry)
    return found


def change_plan(state: OrleansState, seat: int, action: int) -> None:
    """Place something, or take back what was placed. Only the arrangement counts, so a plan is kept in order."""
    plan = state.plans[seat][:]
    entry = actions.ENTRY[action]
    if entry >= 0:
        plan.append(entry)
        plan.sort()
        state.lay(seat, entry)
        note(state, seat, action)
    else:
        entry = taken_entry(plan, action)
        state.lift(seat, entry)
        plan.remove(entry)
    state.plans[seat] = plan


def taken_entry(plan: list[int], action: int) -> int:
    """The entry that the action takes back; of two that differ only in where they came from the one from the tower."""
    if action >= actions.FIRST_TECHNOLOGY_BACK:
        return action - actions.FIRST_TECHNOLOGY_BACK
    kind, group = divmod(action - actions.FIRST_TAKE_BACK, GROUPS)
    entry = laying(group, kind, FROM_TOWER)
    return entry if entry in plan else laying(group, kind, FROM_MARKET)


class Plan(Step[OrleansState]):
    """Place, take back, or be done (OR-D-PLAN)."""

    __slots__ = ()

    name: ClassVar[str] = "plan"
    on: ClassVar[frozenset[str]] = frozenset({""})

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        found = placements(state, seat)
        if state.technology[seat]:
            found += technology_placements(state, seat)
        if state.plans[seat]:
            found += takings_back(state, seat)
        found.append(actions.BEING_DONE)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        if action == actions.BEING_DONE:
            return
        change_plan(state, seat, action)
        state.push(self)


def show_plans(state: OrleansState) -> None:
    """All are done: everybody sees what was planned, and it is binding."""
    if not state.by_turns:
        if state.events is not None:
            state.events.append(events.PlansShown(NOBODY))
        for seat in range(state.players):
            bind(state, seat)
    state.plans = []
    state.last = []
    state.opening = []


def bind(state: OrleansState, seat: int) -> None:
    """What was placed provisionally stays where it is (OR-PLAN-3, OR-PLAN-7)."""
    plan = state.plans[seat]
    for entry in plan:
        if entry < GROUPS:
            state.begun = replaced(state.begun, seat, 1)
    if state.events is None:
        return
    followers = [0] * cards.PLACES
    for entry in plan:
        if entry < GROUPS:
            state.events.append(events.TechnologyPlaced(seat, cards.PLACE_IDS[cards.GROUP_PLACE[entry]]))
        else:
            followers[cards.GROUP_PLACE[taken_group(entry)]] += 1
    for place in range(cards.PLACES):
        if followers[place]:
            ready = is_active(state, seat, place)
            state.events.append(events.PlacePlanned(seat, cards.PLACE_IDS[place], followers[place], ready))


class Task(Step[OrleansState]):
    """One task: followers and technology for a single place; or plan no more in this round (OR-SEQ-2)."""

    __slots__ = ()

    name: ClassVar[str] = "task"
    on: ClassVar[frozenset[str]] = frozenset({"phase during planning"})
    needs: ClassVar[str] = "a seat that has not passed"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        found = placements(state, seat) + technology_placements(state, seat)
        plan = state.plans[seat]
        if not plan:
            found.append(actions.PASSING)
            return found
        place = entry_place(plan[0])
        found = [action for action in found if entry_place(actions.ENTRY[action]) == place]
        found += takings_back(state, seat)
        found.append(actions.BEING_DONE)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        if action == actions.PASSING:
            state.passed |= 1 << seat
            if state.events is not None:
                state.events.append(events.PlanningFinished(seat))
        elif action == actions.BEING_DONE:
            bind(state, seat)
            state.plans[seat] = []
            state.last[seat] = UNSEARCHED
        else:
            change_plan(state, seat, action)
            state.push(self)
            return
        state.turn_over(seat)
        following = next_seat(state, seat)
        if following >= 0:
            state.push(TASKS[following])

    def fits(self, state: OrleansState) -> bool:
        return not state.passed >> self.player & 1


def entry_place(entry: int) -> int:
    return cards.GROUP_PLACE[entry if entry < GROUPS else taken_group(entry)]


def next_seat(state: OrleansState, seat: int) -> int:
    """The next seat in turn order that has not passed, maybe the same one; -1 if all have."""
    for distance in range(1, state.players + 1):
        following = (seat + distance) % state.players
        if not state.passed >> following & 1:
            return following
    return -1


PLANS: Final = [Plan(seat) for seat in range(cards.MOST_PLAYERS)]
TASKS: Final = [Task(seat) for seat in range(cards.MOST_PLAYERS)]
