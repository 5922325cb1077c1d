"""How well each seat of The Builders stands: the knowledge the bots share."""

from __future__ import annotations

import math

from ratusz.games.builders.cards import POINTS, REQUIRES, REWARD, unpack
from ratusz.games.builders.state import BuildersState


def value(state: BuildersState) -> list[float]:
    """The chance of each seat to win, from its strength relative to the others."""
    strengths = [strength(state, seat) for seat in range(state.players)]
    best = max(strengths)
    weights = [math.exp((mine - best) / 3.0) for mine in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


def strength(state: BuildersState, seat: int) -> float:
    """Points a seat has and may expect."""
    total = state.card_points[seat] + state.coins[seat] * 0.12
    for site in state.sites[seat]:
        need = have = 0
        for required, produced in zip(unpack(REQUIRES[site]), unpack(state.produced[site]), strict=True):
            need += required
            have += min(required, produced)
        total += (POINTS[site] + REWARD[site] * 0.1) * (0.1 + 0.6 * have / need)
    return total + 0.8 * len(state.free[seat])
