"""Any game as a PettingZoo environment in which all seats act at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

from pettingzoo import ParallelEnv

from ratusz.core.errors import IllegalAction
from ratusz.core.game import Game
from ratusz.envs.aec import Environment


class ParallelEnvironment(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """In every step all seats give an action, and those of the seats that have to decide are carried out.

    In a simultaneous phase these are several, otherwise one. The mask of the others is all zeros, and whatever they
    give is ignored.
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
    ) -> None:
        self.cycle = Environment(game, players, seed, options, render_mode, rewards=rewards)
        """The same match, seat after seat."""
        self.metadata = {**self.cycle.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self.cycle.possible_agents
        self.agents = self.possible_agents[:]
        self.observation_spaces = self.cycle.observation_spaces
        self.action_spaces = self.cycle.action_spaces

    def observation_space(self, agent: str) -> Any:
        return self.cycle.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.cycle.action_spaces[agent]

    @property
    def match_seed(self) -> str:
        """The seed of this match, with which `ratusz.new` deals it again."""
        return self.cycle.match_seed

    def reset(
        self, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match: the one of the given seed, or without a seed the next in the series of the last seed."""
        self.cycle.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Let every seat that has to decide act; if one of them may not do what it wants to, none does."""
        state = self.cycle.match_state
        chosen = [(seat, self._action(actions, seat)) for seat in state.deciders()]
        for seat, action in chosen:
            if action not in state.legal(seat):
                raise IllegalAction(state.refusal(action, seat))
        for seat, action in chosen:
            state.apply(action, seat)
        cycle = self.cycle
        cycle.select()
        if state.player < 0:
            self.agents = []
        seen = self._seen()
        told = dict(cycle.rewards), dict(cycle.terminations), dict(cycle.truncations), dict(cycle.infos)
        return seen, *told

    def _action(self, actions: Mapping[str, Any], seat: int) -> int:
        agent = self.possible_agents[seat]
        if actions.get(agent) is None:
            raise IllegalAction(f"{agent} has to decide, but there is no action for it.")
        return index(actions[agent])

    def _seen(self) -> dict[str, Any]:
        return {agent: self.cycle.observe(agent) for agent in self.possible_agents}

    def state(self) -> Any:
        """The observations of all seats side by side."""
        return self.cycle.state()

    def render(self) -> str | None:
        """What a spectator sees, as JSON: returned ("ansi") or printed ("human")."""
        return self.cycle.render()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
