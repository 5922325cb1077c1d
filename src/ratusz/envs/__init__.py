"""Environments for learners: any game of the registry behind the interfaces that learning libraries expect.

>>> from ratusz import envs
>>> env = envs.pettingzoo("builders", players=3, seed=7)
>>> env.agents, env.action_space("seat_0")
(['seat_0', 'seat_1', 'seat_2'], Discrete(2189))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ratusz import games
from ratusz.core.extras import MissingPackage, load

if TYPE_CHECKING:
    from ratusz.envs.aec import Environment

__all__ = ["MissingPackage", "pettingzoo"]


def pettingzoo(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    *,
    rewards: str = "win",
    buffers: tuple[bytearray, bytearray] | None = None,
) -> Environment:
    """A PettingZoo AEC environment, reset and ready to be played.

    `rewards` is "win" or "zero_sum"; `buffers`, one for the observation and one for the action mask, are where
    `observe` and `last` write instead of making new arrays. `docs/environments.md` tells more.
    """
    aec = load("ratusz.envs.aec", extra="envs", needs="Environments need")
    environment: Environment = aec.Environment(
        games.find(game), players, seed, options, render_mode, rewards=rewards, buffers=buffers
    )
    return environment
