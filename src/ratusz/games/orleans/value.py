"""How well each seat of Orléans stands: the knowledge the bots share."""

from __future__ import annotations

import math
from typing import Final

from ratusz.games.orleans.state import OrleansState

SPREAD: Final = 12.0
"""The lead in points that makes the odds about three to one."""


def value(state: OrleansState) -> list[float]:
    """The chance of each seat to win."""
    if state.player() < 0:
        places = state.ranking()
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]
    scores = state.scores()
    best = max(scores)
    odds = [math.exp((score - best) / SPREAD) for score in scores]
    total = sum(odds)
    return [odd / total for odd in odds]
