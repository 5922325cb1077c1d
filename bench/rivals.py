"""Environments of other libraries at random play, for comparison: observation and legal actions at every decision.

It is a program of its own that needs nothing of Ratusz, so that it can run in an environment that has those libraries:
a line `SUBJECT SECONDS` comes in, a line `UNITS BATCHES SECONDS` goes out, as in `bench.worker`.
"""

from __future__ import annotations

import importlib.util
import json
import random
import sys
import time
from typing import Any


class PettingZooChess:
    """`chess_v6` of PettingZoo."""

    def __init__(self) -> None:
        chess: Any = importlib.import_module("pettingzoo.classic.chess_v6")
        self.env = chess.env()
        self.env.reset(seed=1)

    def play(self, rng: random.Random) -> int:
        """A whole match."""
        env = self.env
        env.reset(seed=rng.randrange(10**6))
        made = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            made += 1
        return made


class OpenSpielChess:
    """Chess of OpenSpiel, written in C++ and played from Python."""

    def __init__(self) -> None:
        self.game: Any = importlib.import_module("pyspiel").load_game("chess")

    def play(self, rng: random.Random) -> int:
        """A whole match."""
        state = self.game.new_initial_state()
        made = 0
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            made += 1
        return made


SUBJECTS: dict[str, tuple[str, type[PettingZooChess | OpenSpielChess]]] = {
    "pettingzoo_chess": ("chess", PettingZooChess),
    "open_spiel_chess": ("pyspiel", OpenSpielChess),
}
"""Each with the package that it needs."""


def serve() -> None:
    there = {name: kind() for name, (package, kind) in SUBJECTS.items() if importlib.util.find_spec(package)}
    print(json.dumps({"build": "", "subjects": list(there)}), flush=True)
    rng = random.Random(7)
    for line in sys.stdin:
        subject, seconds = line.split()
        units = batches = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < float(seconds) or not batches:
            units += there[subject].play(rng)
            batches += 1
        print(units, batches, spent, flush=True)


if __name__ == "__main__":
    serve()
