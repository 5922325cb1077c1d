"""Chances to win: what a game's `value` tells, from how strong the seats are or from how the match has ended."""

from __future__ import annotations

import math

from ratusz.core.state import State


def chances(strengths: list[float], spread: float) -> list[float]:
    """The chance of each seat, where a lead of `spread` means odds of e to one.

    >>> [round(chance, 3) for chance in chances([10.0, 10.0, 7.0], 3.0)]
    [0.422, 0.422, 0.155]
    """
    best = strengths[0]
    for strength in strengths:
        best = max(best, strength)
    found: list[float] = []
    total = 0.0
    for strength in strengths:
        chance = math.exp((strength - best) / spread)
        found.append(chance)
        total += chance
    return [chance / total for chance in found]


def outcome(state: State) -> list[float]:
    """One for the winner of a match that is over, shared where several are."""
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]
