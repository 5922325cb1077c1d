"""Environments for learners: any game of the registry behind the interfaces that learning libraries expect.

>>> from ratusz import envs
>>> env = envs.pettingzoo("builders", players=3, seed=7)
>>> env.agents, env.action_space("seat_0")
(['seat_0', 'seat_1', 'seat_2'], Discrete(2189))
>>> many = envs.vector("builders", matches=1000, seed=7)
>>> many.observations.shape, many.masks.shape
((1000, 153), (1000, 2189))
>>> many.step(many.sample())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ratusz import games
from ratusz.core.extras import MissingPackage, load

if TYPE_CHECKING:
    from ratusz.envs.aec import Environment
    from ratusz.envs.batch import Vector
    from ratusz.envs.learner import Learner
    from ratusz.envs.together import ParallelEnvironment

__all__ = ["MissingPackage", "gymnasium", "pettingzoo", "pettingzoo_parallel", "vector"]


def _load(module: str) -> Any:
    return load(f"ratusz.envs.{module}", extra="envs", needs="Environments need")


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
    environment: Environment = _load("aec").Environment(
        games.find(game), players, seed, options, render_mode, rewards=rewards, buffers=buffers
    )
    return environment


def pettingzoo_parallel(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    *,
    rewards: str = "win",
) -> ParallelEnvironment:
    """A PettingZoo environment of the parallel kind: all seats act in every step, those count that have to decide."""
    environment: ParallelEnvironment = _load("together").ParallelEnvironment(
        games.find(game), players, seed, options, render_mode, rewards=rewards
    )
    return environment


def vector(
    game: str,
    matches: int,
    players: int = 2,
    seed: int | str | Sequence[int | str] | None = None,
    options: Mapping[str, object] | None = None,
    *,
    rewards: str = "win",
    mask: str = "dense",
    autoreset: str = "same_step",
    records: bool = False,
) -> Vector:
    """Many matches side by side, played in one call a step, for learners that play all seats.

    `mask` is "dense", a byte for each action, or "packed", a bit. With `autoreset` "same_step", a match that ends makes
    place for the next at once, with "next_step" in the step after. With `records`, actions are kept, so that `match`
    can tell how a match went. `docs/environments.md` tells more.
    """
    many: Vector = _load("batch").Vector(
        games.find(game),
        matches,
        players,
        seed,
        options,
        rewards=rewards,
        mask=mask,
        autoreset=autoreset,
        records=records,
    )
    return many


def gymnasium(
    game: str,
    matches: int,
    players: int = 2,
    seed: int | str | Sequence[int | str] | None = None,
    options: Mapping[str, object] | None = None,
    *,
    opponents: str = "random",
    seat: int | None = None,
    rewards: str = "win",
    autoreset: str = "same_step",
) -> Learner:
    """Many matches side by side as a vector environment of Gymnasium, for one learner against bots.

    `opponents` is the spec of a bot, as for `ratusz.bot`. The learner sits at `seat`, or without one at each seat in as
    many matches as at any other.
    """
    learner: Learner = _load("learner").Learner(
        games.find(game),
        matches,
        players,
        seed,
        options,
        opponents=opponents,
        seat=seat,
        rewards=rewards,
        autoreset=autoreset,
    )
    return learner
