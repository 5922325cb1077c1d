"""OpenSpiel's information-set MCTS plays a game of Ratusz against bots that play at random.

    pip install 'ratusz[openspiel]'
    python examples/open_spiel_ismcts.py "ratusz_little_town(players=3)" --simulations 100

A simulation ends where it leaves the tree: there, instead of playing on at random, it asks the game how good the
position is for each seat. That takes far less time, and tells more.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

import ratusz.envs.openspiel  # noqa: F401 - it registers the games


class ByValue(Evaluator):
    """Judges positions by the game's own heuristic, and prefers no action to any other."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        if state.is_terminal():
            return np.array(state.returns())
        chances = np.array(state.course.game.value(state.position))
        if len(chances) == 1:
            return chances
        return (chances * len(chances) - 1) / (len(chances) - 1)  # A chance of winning as a utility that sums to zero.

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(name: str, simulations: int, decisions: int, seed: int) -> pyspiel.State:
    """A match in which seat 0 searches, for at most so many of its decisions."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(name)
    bot = ISMCTSBot(game, ByValue(), uct_c=0.3, max_simulations=simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            action = random.choice([outcome for outcome, _ in state.chance_outcomes()])
        elif state.current_player() == 0:
            action = bot.step(state)
            decisions -= 1
            print(state.action_to_string(action))
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's information-set MCTS against bots that play at random.")
    parser.add_argument("game", nargs="?", default="ratusz_little_town")
    parser.add_argument("--simulations", type=int, default=100, help="for each decision")
    parser.add_argument("--decisions", type=int, default=-1, help="stop after so many of its decisions")
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    state = play(given.game, given.simulations, given.decisions, given.seed)
    over = "over" if state.is_terminal() else "not over"
    print(f"The match is {over}. Points: {state.position.scores()}, returns: {state.returns()}")


if __name__ == "__main__":
    main()
