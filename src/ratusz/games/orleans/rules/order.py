"""Orders that come to the same: what a search tries of them, in the secret phases and when it sends followers to deeds.

What is laid, taken back or put into the tower comes to the same in any order, so a search goes through it by rank.
"""

from __future__ import annotations

from typing import Final

from ratusz.games.orleans import cards
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.deeds import Send
from ratusz.games.orleans.state import FROM_MARKET, UNSEARCHED, OrleansState, arrived, laying


def _ranks() -> list[int]:
    """The rank of each action: technology for farmers, on which other technology depends, other technology, followers.

    In the Followers phase those taken back come before those for the tower; -1 for whatever has no order.
    """
    ranks = [-1] * actions.SPACE.size
    for action, entry in enumerate(actions.ENTRY):
        if entry >= 0:
            first = entry < cards.GROUPS and cards.GROUP_TYPE[entry] == cards.FARMER
            ranks[action] = entry if first else cards.GROUPS + entry
    for kind in range(cards.KINDS):
        for group in range(cards.GROUPS):
            ranks[actions.FIRST_TAKE_BACK + kind * cards.GROUPS + group] = laying(group, kind, FROM_MARKET)
        ranks[actions.FIRST_TO_TOWER + kind] = laying(cards.GROUPS, kind, FROM_MARKET)
    return ranks


RANK: Final[list[int]] = _ranks()


def note(state: OrleansState, seat: int, action: int) -> None:
    """Remember what was done last, if a search looks at it."""
    if state.last[seat] != UNSEARCHED:
        state.last[seat] = RANK[action]


def sensible(state: OrleansState, legal: list[int]) -> list[int]:
    """Of the legal actions those from which every plan, subset and way to send followers has one path left."""
    if state.last:
        return ascending(state, legal)
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Send):
        return step.later_ways(legal)
    return legal


def ascending(state: OrleansState, legal: list[int]) -> list[int]:
    """What has no order, or no lower rank than what was done last (OR-D-PLAN, OR-D-BACK, OR-D-TOWER).

    Nothing planned is taken back. What was done before the search began may be followed by anything.
    """
    seat = asked_seat(state, legal)
    last = max(state.last[seat], 0)
    state.last[seat] = last
    if state.plans:
        laid = [action for action in legal if actions.ENTRY[action] >= 0 and RANK[action] >= last]
        return laid + [action for action in legal if action in (actions.BEING_DONE, actions.PASSING)]
    return [
        action for action in legal if RANK[action] < 0 or (RANK[action] >= last and enough_left(state, seat, action))
    ]


def asked_seat(state: OrleansState, legal: list[int]) -> int:
    """Whose legal actions these are: seats may have equal ones."""
    for seat in range(state.players):
        if state.answers[seat] is legal:
            return seat
    return state.decider


def enough_left(state: OrleansState, seat: int, action: int) -> bool:
    """Whether those who have to go to the tower could still follow, if this one went there now."""
    if not actions.FIRST_TO_TOWER <= action < actions.FIRST_TO_TOWER + cards.KINDS:
        return True
    hand = state.hands[seat]
    waiting = arrived(hand)
    must = len(waiting) - len(hand.tower) - state.free_market(seat)
    kinds = range(action - actions.FIRST_TO_TOWER, cards.KINDS)
    return sum([waiting.count(kind) - hand.tower.count(kind) for kind in kinds]) >= must
