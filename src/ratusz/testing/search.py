"""Laws of what a game tells a search to try: a part of what is legal, from which every outcome is still reached."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ratusz.core.events import TurnEnded
from ratusz.core.state import State, Step
from ratusz.testing.case import Case, walk

MOST_CHOICES = 12
"""Where a seat has more choices, all its turns are too many to be looked at."""
MOST_OUTCOMES = 150
ENOUGH_OUTCOMES = 1000
"""So many say enough about one match."""


def check_search_loses_nothing(case: Case, every: int = 3, *, once: bool = True) -> int:
    """All that a seat can bring about by the end of its turn, it can bring about by what is to be tried.

    One position in `every` is looked at. With `once`, a search does nothing in two orders. How many outcomes were
    compared is the result; a game that lets searches try everything keeps this law trivially.
    """
    compared = 0
    if case.game.sensible is None:
        return compared
    position = case.state()
    turns = Turns()
    chance = case.rng("which positions")
    for _ in walk(position, case.rng("search")):
        if compared >= ENOUGH_OUTCOMES:
            break
        begun = turns.follow(position)
        looked_at = chance.below(every) == 0 and 2 <= len(position.legal()) <= MOST_CHOICES
        if looked_at and not can_go_back(position, begun):
            complete = reachable(case, position)
            if len(complete) <= MOST_OUTCOMES:
                paths = paths_tried(case, position)
                again = paths.total() - len(paths)
                assert again == 0 or not once, (
                    f"a search does the same in another order on {again} of {paths.total()} paths"
                )
                tried = {outcome for outcome, _ in paths}
                assert tried == complete, f"a search misses {len(complete - tried)} of {len(complete)} outcomes"
                compared += len(complete)
    return compared


class Turns:
    """With which choice the turn of each decider began, or its part of a simultaneous phase."""

    def __init__(self) -> None:
        self.begun: dict[int, list[int]] = {}
        self.phase: list[list[Step[Any]]] = []

    def follow(self, position: State) -> list[int]:
        """Look at the next position of a match; the choice with which the turn of its player began."""
        if position.together is not self.phase:
            self.begun = {}
            self.phase = position.together
        ended = [event.seat for event in position.events or [] if isinstance(event, TurnEnded)]
        position.events = []
        self.begun = {
            seat: position.legal(seat) if seat in ended else self.begun.get(seat, position.legal(seat))
            for seat in position.deciders()
        }
        return self.begun[position.player]


def can_go_back(position: State, begun: list[int]) -> bool:
    """Whether a seat that has acted can take everything back, until it has the choice again with which its turn began.

    Searches need not try that: what was done before they began is done.
    """
    seat = position.player
    if position.legal(seat) == begun:
        return False
    seen: set[tuple[int, ...]] = set()
    waiting = [position]
    while waiting and len(seen) < MOST_OUTCOMES:
        state = waiting.pop()
        for action in state.legal(seat):
            after, ended = after_action(state, action, seat)
            choice = tuple(after.legal(seat))
            if ended or choice in seen:
                continue
            if list(choice) == begun:
                return True
            seen.add(choice)
            waiting.append(after)
    return False


def reachable(case: Case, position: State) -> set[bytes]:
    """The fingerprints of all positions in which the turn of the seat to decide can end."""
    seat = position.player
    outcomes: set[bytes] = set()
    seen: set[bytes] = set()
    waiting = [position]
    while waiting and len(outcomes) <= MOST_OUTCOMES:
        state = waiting.pop()
        for action in state.legal(seat):
            after, ended = after_action(state, action, seat)
            fingerprint = case.fingerprint(after)
            if ended:
                outcomes.add(fingerprint)
            elif fingerprint not in seen:
                seen.add(fingerprint)
                waiting.append(after)
    return outcomes


def reached_by_trying(case: Case, position: State) -> set[bytes]:
    """The same, with no more than what is to be tried."""
    return {outcome for outcome, _ in paths_tried(case, position)}


def paths_tried(case: Case, position: State) -> Counter[tuple[bytes, tuple[int, ...]]]:
    """All paths that what is to be tried leaves: how many there are to each outcome by the same actions."""
    assert case.game.sensible is not None
    seat = position.player
    paths: Counter[tuple[bytes, tuple[int, ...]]] = Counter()
    waiting: list[tuple[State, list[int]]] = [(position.clone(), [])]
    while waiting:
        state, path = waiting.pop()
        legal = list(state.legal(seat))
        tried = case.game.sensible(state, legal)
        assert tried, "nothing is to be tried"
        assert set(tried) <= set(legal) == set(state.legal(seat)), "what is not legal is to be tried"
        for action in tried:
            after, ended = after_action(state, action, seat)
            if ended:
                paths[case.fingerprint(after), tuple(sorted([*path, action]))] += 1
            else:
                waiting.append((after, [*path, action]))
    return paths


def after_action(state: State, action: int, seat: int) -> tuple[State, bool]:
    """The position after an action, and whether the seat's turn is over in it."""
    after = state.clone()
    after.events = []
    after.apply(action, seat)
    ended = any(isinstance(event, TurnEnded) and event.seat == seat for event in after.events)
    after.events = None
    return after, ended or after.player != seat
