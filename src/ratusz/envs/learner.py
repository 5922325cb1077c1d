"""One learner against bots in many matches at once: a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ratusz.bots import bot
from ratusz.core.errors import BadOptions
from ratusz.core.game import Game
from ratusz.envs.batch import Vector, check_matches

Seen: TypeAlias = dict[str, npt.NDArray[Any]]


class Learner(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):  # type: ignore[misc, unused-ignore]
    """In every step the learner decides once in each match; in between, bots decide for the other seats.

    Observations share the memory of `vector` and hold the present; copy what you want to keep.
    """

    def __init__(
        self,
        game: Game,
        matches: int,
        players: int = 2,
        seed: int | str | Sequence[int | str] | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str = "random",
        seat: int | None = None,
        rewards: str = "win",
        autoreset: str = "same_step",
    ) -> None:
        game.check_players(players)
        check_matches(matches)
        if seat is not None and (isinstance(seat, bool) or seat not in range(players)):
            raise BadOptions(f"'seat' is a whole number from 0 to {players - 1}, not {seat!r:.60}.")
        self._bot = bot(opponents, game)
        self._bot.check(game)
        learners = [match % players if seat is None else seat for match in range(matches)]
        self.vector = Vector(
            game,
            matches,
            players,
            seed,
            options,
            rewards=rewards,
            autoreset=autoreset,
            learners=learners,
            rivals=None if opponents == "random" else self._bot,
        )
        """The matches themselves."""
        self.seats = np.array(learners)
        """Where the learner sits in each match."""
        same_step = autoreset == "same_step"
        self.metadata = {
            "name": f"{game.id}_v{game.rules_version}",
            "autoreset_mode": AutoresetMode.SAME_STEP if same_step else AutoresetMode.NEXT_STEP,
        }
        self._same_step = same_step
        self.num_envs = matches
        self.single_action_space = spaces.Discrete(game.space.size)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (game.observation.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (game.space.size,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, matches)
        self.observation_space = batch_space(self.single_observation_space, matches)
        self._seen = {"observation": self.vector.observations, "action_mask": self.vector.masks.view(np.int8)}
        self._rows = np.arange(matches)
        self._was_reset = False

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all matches anew: those of the seed, or without one the next in each series."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is not None or self._was_reset:
            self.vector.reset(seed)
        self._was_reset = True
        return self._seen, {}

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Let the learner act in each match, and the bots until it has to decide again."""
        vector = self.vector
        vector.step(actions)
        ended = vector.terminated | vector.truncated
        infos: dict[str, Any] = {}
        if ended.any():
            told = {"scores": np.where(ended[:, None], vector.scores, 0), "_scores": ended}
            infos = {"final_info": told, "_final_info": ended, **self._finals(ended)} if self._same_step else told
        rewards = vector.rewards[self._rows, self.seats]
        return self._seen, rewards, vector.terminated.copy(), vector.truncated.copy(), infos

    def _finals(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """What the learner sees of the matches that are over, whose places others have taken already."""
        finals = np.full(self.num_envs, None, object)
        for match in np.flatnonzero(ended).tolist():
            observation = self.vector.final_observation(match, int(self.seats[match]))
            mask = np.zeros(self.vector.game.space.size, np.int8)
            finals[match] = {"observation": observation, "action_mask": mask}
        return {"final_obs": finals, "_final_obs": ended}

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each match, all being equally likely."""
        return self.vector.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Let go of what the bots hold."""
        self._bot.close()
