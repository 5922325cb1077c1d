"""Any game as a PettingZoo environment in which the seats act one after another (AEC)."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ratusz.core.errors import BadOptions
from ratusz.core.game import Game
from ratusz.core.record import seed_text
from ratusz.envs.cycle import Cycle
from ratusz.envs.prizes import check_choice, prizes, series_seed

RENDER_MODES: Final = ["ansi", "human"]


class Environment(Cycle, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One match after another, each from its own seed.

    The agents are `seat_0`, `seat_1` … Rewards come only at the end: with "win" the winners share 1 and the others get
    0; with "zero_sum" a sole winner gets 1, and what the others lose adds up to it. A match that was ended by a cap has
    no winner: it is truncated, and everybody gets 0.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game,
        players: int = 2,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        *,
        rewards: str = "win",
        buffers: tuple[bytearray, bytearray] | None = None,
    ) -> None:
        game.check_players(players)
        check_choice("render_mode", render_mode, [None, *RENDER_MODES])
        self.game = game
        self.options = game.check_options(options or {})
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id}_v{game.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        observation, mask = buffers or (bytearray(game.observation.size), bytearray(game.space.size))
        _check_size("observation", observation, game.observation.size)
        _check_size("action mask", mask, game.space.size)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        super().__init__(self.possible_agents, game.observation.writer, observation, mask)
        self._prizes = prizes(players, rewards)
        self._whole = np.frombuffer(observation, np.uint8)
        self._mask_array = np.frombuffer(mask, np.int8)
        self._parts = parts_of(game)
        self._lent = None if buffers is None else self._dict(self._whole, self._mask_array)
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.space.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (players * game.observation.size,), np.uint8)
        self._first_seed = secrets.token_hex(16) if seed is None else seed_text(seed)
        self._matches = 0
        self._was_reset = False
        self._deal()

    # Matches.

    @property
    def match_seed(self) -> str:
        """The seed of this match, with which `ratusz.new` deals it again."""
        return series_seed(self._first_seed, self._matches)

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: the one of the given seed, or without a seed the next in the series that the last seed began.

        The options of a match are set when the environment is made; those given here are only for wrappers.
        """
        if seed is not None:
            self._first_seed = seed_text(seed)
            self._matches = 0
        elif self._was_reset:
            self._matches += 1
        self._was_reset = True
        self._deal()

    def _deal(self) -> None:
        self._skip_agent_selection = None
        self.begin(self.game.new_state(len(self.possible_agents), self.options, self.match_seed))

    def end(self) -> None:
        """Hand out rewards and tell each seat its score and place."""
        state = self.match_state
        places = state.ranking()
        scores = state.scores()
        finished = self.truncations if state.capped else self.terminations
        for seat, agent in enumerate(self.possible_agents):
            prize = self._prizes[places.count(1) if places[seat] == 1 else 0]
            reward = 0.0 if state.capped else prize
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            finished[agent] = True
            self.infos[agent] = {"score": scores[seat], "place": places[seat]}

    def leave(self, action: Any) -> None:
        self._was_dead_step(action)

    # What the seats see.

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def arrays(self) -> dict[str, Any]:
        """Copies that are safe to keep."""
        return self._dict(self._whole.copy(), self._mask_array.copy())

    def _dict(self, whole: Any, mask: Any) -> dict[str, Any]:
        return {"observation": {name: whole[part] for name, part in self._parts}, "action_mask": mask}

    def state(self) -> Any:
        """The observations of all seats side by side."""
        buffer = bytearray(self.game.observation.size)
        rows = []
        for agent in self.possible_agents:
            self.observe_into(agent, buffer)
            rows.append(bytes(buffer))
        return np.frombuffer(bytearray(b"".join(rows)), np.uint8)

    def render(self) -> str | None:
        """What a spectator sees, as JSON: returned ("ansi") or printed ("human")."""
        if self.render_mode is None:
            return None
        text = json.dumps(self.game.view(self.match_state, None), indent=2, ensure_ascii=False)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def parts_of(game: Game) -> list[tuple[str, slice]]:
    """The name of each part of an observation, and where it lies in the buffer."""
    found = []
    at = 0
    for part in game.observation.parts:
        found.append((part.name, slice(at, at + part.size)))
        at += part.size
    return found


def observation_space(game: Game) -> spaces.Dict:
    parts: dict[str, spaces.Space[Any]] = {
        part.name: spaces.Box(0, part.highest, (part.size,), np.uint8) for part in game.observation.parts
    }
    return spaces.Dict(
        {"observation": spaces.Dict(parts), "action_mask": spaces.Box(0, 1, (game.space.size,), np.int8)}
    )


def _check_size(name: str, buffer: bytearray, size: int) -> None:
    if len(buffer) != size:
        raise BadOptions(f"The buffer for the {name} has to have {size} bytes, not {len(buffer)}.")
