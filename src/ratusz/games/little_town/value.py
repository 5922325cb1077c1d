"""How well each seat of Little Town stands: the knowledge the bots share."""

from __future__ import annotations

import math

from ratusz.games.little_town.state import LittleTownState


def value(state: LittleTownState) -> list[float]:
    """The chance of each seat to win."""
    scores = state.scores()
    if state.player() < 0:
        share = 1.0 / scores.count(max(scores))
        return [share if score == max(scores) else 0.0 for score in scores]
    best = max(scores)
    chances = [math.exp((score - best) / 6.0) for score in scores]
    total = sum(chances)
    return [chance / total for chance in chances]
