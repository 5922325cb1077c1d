"""Orders that come to the same: what a search tries of them, while planning and when it sends followers to deeds."""

from __future__ import annotations

from ratusz.games.orleans.cards import GROUPS
from ratusz.games.orleans.rules.actions import BEING_DONE, ENTRY, PASSING
from ratusz.games.orleans.rules.deeds import Send
from ratusz.games.orleans.state import OrleansState


def sensible(state: OrleansState, legal: list[int]) -> list[int]:
    """Of the legal actions those from which every plan, and every way to send followers, can still be reached."""
    if state.plans:
        return ascending_plan(state, legal)
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Send):
        return step.later_ways(legal)
    return legal


def ascending_plan(state: OrleansState, legal: list[int]) -> list[int]:
    """Technology before followers, followers in ascending order, nothing taken back (OR-D-PLAN).

    So every plan has one path. What was laid before the search began may be followed by anything.
    """
    seat = asked_seat(state, legal)
    last = max(state.last[seat], 0)
    state.last[seat] = last
    found: list[int] = []
    for action in legal:
        entry = ENTRY[action]
        if entry < 0:
            if action in (BEING_DONE, PASSING):
                found.append(action)
        elif entry >= last or (entry < GROUPS and last < GROUPS):
            found.append(action)
    return found


def asked_seat(state: OrleansState, legal: list[int]) -> int:
    """Whose legal actions these are; seats with the same ones have the same choice."""
    for seat in range(state.players):
        if state.answers[seat] is legal or state.answers[seat] == legal:
            return seat
    return state.decider
