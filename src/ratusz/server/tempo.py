"""How long a seat takes to answer, so that an answer given for it takes about as long, and nobody can tell."""

from __future__ import annotations

import math
import secrets
from collections import defaultdict, deque
from random import Random

from ratusz.core.match import Match

SPREAD = 0.5
"""How much people's times differ, as the deviation of their logarithms, before anything is known of a seat."""
WEIGHT = 2
"""How many answers of a seat it takes to count as much as what was believed before."""
REMEMBERED = 20
"""How many answers of a seat to one step count."""
FACTOR = 5.0
"""Pauses are at most so many times as long, or as short, as is usual."""


class Tempo:
    """Remembers how long each seat took for the questions in which it had a choice."""

    def __init__(self, now: float, chance: Random | None = None) -> None:
        self._opened = now
        self._chance = chance or secrets.SystemRandom()
        self._asked: dict[int, float] = {}
        """Since when each seat is asked what it is asked now."""
        self._taken: defaultdict[tuple[int, str], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        """Seconds, by seat and step."""

    def follow(self, before: Match, after: Match, seat: int, now: float, *, granted: bool = False) -> None:
        """A seat has done something; only its own times count, or others could make its pauses short or long.

        What the table answered for it took no time of its own.
        """
        if after.ply > before.ply and not before.feigned(seat) and not granted:
            self._taken[seat, before.question(seat).step].append(now - self.since(seat))
        self._asked = {one: now if one == seat else self._asked.get(one, now) for one in after.deciders()}

    def since(self, seat: int) -> float:
        """Since when a seat is asked what it is asked now."""
        return self._asked.get(seat, self._opened)

    def draw(self, seat: int, step: str, usual: float) -> float:
        """Seconds for an answer that needs no thought: log-normal around what the seat takes for such questions."""
        if usual <= 0.0:
            return 0.0
        shortest, longest = usual / FACTOR, usual * FACTOR
        known = [math.log(min(max(seconds, shortest), longest)) for seconds in self._taken[seat, step]]
        mean = (WEIGHT * math.log(usual) + sum(known)) / (WEIGHT + len(known))
        spread = (WEIGHT * SPREAD**2 + sum((one - mean) ** 2 for one in known)) / (WEIGHT + len(known))
        while True:  # A pause cut to the bound would be a constant again.
            seconds = self._chance.lognormvariate(mean, math.sqrt(spread))
            if shortest <= seconds <= longest:
                return seconds
