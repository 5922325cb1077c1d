"""How followers of Orléans are usually drawn and planned: as many as possible, for one place after the other.

A plan is made of many small placings, and a search that tried them one by one would not see the end of the round. So
the plans of other seats and of rounds to come follow this habit, and the search looks at what comes of its own plan.
"""

from __future__ import annotations

from typing import Final

from ratusz.games.orleans import cards
from ratusz.games.orleans.prospects import AT_HAND, BEGUN, Prospects
from ratusz.games.orleans.rules.actions import BEING_DONE, FIRST_DRAW, PASSING, SPACE
from ratusz.games.orleans.state import OrleansState
from ratusz.games.orleans.value import SIZE, worth_at_once

MONKS_LAST: Final[list[int]] = sorted(range(cards.KINDS), key=lambda kind: cards.KIND_TYPE[kind] == cards.MONK)
"""The kinds of followers in the order in which a slot takes them: a monk could stand elsewhere, too."""
PLACINGS: Final[list[list[int]]] = [
    [SPACE.of("place").at(kind, group) for group in range(cards.GROUPS)] for kind in range(cards.KINDS)
]


def usual(state: OrleansState) -> int:
    """The answer to a question about drawing or planning; -1 where there is something to think about."""
    seat = state.decider
    if state.hands:
        legal = state.answers[seat]
        return legal[-1] if legal[0] == FIRST_DRAW else legal[0]
    return planned(state, seat) if state.plans else -1


def planned(state: OrleansState, seat: int) -> int:
    """The next follower of a plan: for the place that brings most, alone or with another that can be filled then, too.

    If no place can be filled, a follower goes where it is worth waiting for the others; else the plan is done.
    """
    legal = state.answers[seat]
    market = state.market[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
    prospects = Prospects(state, seat)
    full: list[Filling] = []
    begun = BEING_DONE if BEING_DONE in legal else PASSING
    most = AT_HAND
    for place in range(cards.PLACES):
        if cards.NEEDS_ALL[place] and state.owns(seat, place):
            filling = Filling(state, seat, place, market)
            if filling.first < 0 or filling.first not in legal:
                continue
            worth = worth_at_once(state, seat, place, prospects)
            if filling.missing == 0:
                filling.gain = worth - AT_HAND * filling.laid
                if filling.gain > 0.0:
                    full.append(filling)
            elif worth * BEGUN / SIZE[place] > most:
                begun, most = filling.first, worth * BEGUN / SIZE[place]
    return best_of(state, seat, full).first if full else begun


def best_of(state: OrleansState, seat: int, full: list[Filling]) -> Filling:
    """Of places that can be filled the one that brings most together with another."""
    best = full[0]
    most = 0.0
    for filling in full:
        second = 0.0
        for other in full:
            if other.gain > second and other is not filling:
                left = Filling(state, seat, other.place, filling.left)
                if left.missing == 0:
                    second = other.gain
        if filling.gain + second > most:
            best, most = filling, filling.gain + second
    return best


class Filling:
    """How far the followers of a market can fill a place."""

    __slots__ = ("first", "gain", "laid", "left", "missing", "place")

    def __init__(self, state: OrleansState, seat: int, place: int, market: list[int]) -> None:
        self.place = place
        self.gain = 0.0
        """What it brings beyond what the followers would be worth on the market."""
        self.first = -1
        """The first placing; -1 if there is none."""
        self.laid = 0
        self.missing = 0
        self.left: list[int] = market[:]
        """Who is left on the market."""
        accepting = cards.ACCEPTING[state.substitutions[seat]]
        for slot in cards.PLACE_SLOTS[place]:
            if state.slots[seat * cards.SLOTS + slot] == cards.EMPTY:
                group = cards.SLOT_GROUP[slot]
                found = -1
                for kind in MONKS_LAST:
                    if self.left[kind] and group in accepting[kind]:
                        found = kind
                        break
                if found < 0:
                    self.missing += 1
                    continue
                self.left[found] -= 1
                self.laid += 1
                if self.first < 0:
                    self.first = PLACINGS[found][group]
