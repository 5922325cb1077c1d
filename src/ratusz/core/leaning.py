"""A value with a fancy: what somebody likes who does not only want to win."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ratusz.core.state import State


class Leaning:
    """Judges positions as another value does, and thinks more of seats that have what it fancies, whoever sits there.

    It looks at nothing but the position, as the value does: in a world that was dealt anew for whoever thinks. Matches
    that are over are judged by who has won.
    """

    def __init__(
        self,
        judge: Callable[[Any], list[float]],
        measures: Callable[[Any], list[list[float]]],
        left: Callable[[Any], float],
        weights: list[float],
    ) -> None:
        self.judge = judge
        self.measures = measures
        self.left = left
        self.weights = weights

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win, its odds changed by what it has; alone, how good its score will be."""
        found = self.judge(state)
        if state.player < 0:
            return found
        part = self.left(state)
        rows = self.measures(state)
        fancies: list[float] = []
        for row in rows:
            fancy = 0.0
            for number, weight in enumerate(self.weights):
                if weight != 0.0:
                    fancy += weight * row[number]
            fancies.append(part * fancy)
        if len(found) == 1:
            odds = found[0] * math.exp(min(fancies[0], 50.0))
            return [odds / (odds + 1.0 - found[0])]
        most = max(fancies)
        total = 0.0
        for seat, fancy in enumerate(fancies):
            fancies[seat] = found[seat] * math.exp(fancy - most)
            total += fancies[seat]
        # Who fancies things that only a seat without any chance has goes by the chances.
        return [share / total for share in fancies] if total > 0.0 else found
