"""Random play: the yardstick for speed, the crudest rollout, and the driver of most tests."""

from __future__ import annotations

from ratusz.core.rng import Rng
from ratusz.core.state import State


def play_randomly(state: State, rng: Rng, limit: int) -> int:
    """Let every seat choose at random until the match is over or `limit` decisions were made; how many were."""
    for made in range(limit):
        seat = state.decider
        if seat < 0:
            return made
        legal = state.legal(seat)
        state.carry_out(legal[rng.below(len(legal))], seat)
    return limit
