"""How much the first turn order of Craftsmen decides: who wins when all seats play by the habits of the search.

Such a match takes a few hundredths of a second, so there can be many: `python examples/craftsmen_order.py 3 400` plays
400 matches of three seats.
"""

from __future__ import annotations

import argparse
from statistics import mean

from ratusz.games.craftsmen import GAME
from ratusz.games.craftsmen.habits import usual_answer
from ratusz.games.craftsmen.state import CraftsmenState


def main(players: int, matches: int) -> None:
    """One line for each place in the first turn order."""
    wins = [0] * players
    scores: list[list[int]] = [[] for _ in range(players)]
    for number in range(matches):
        state = GAME.new_state(players, {}, f"first{number}")
        assert isinstance(state, CraftsmenState)
        order = list(state.order)
        while state.player >= 0:
            seat = state.player
            state.carry_out(usual_answer(state, seat), seat)
        for place, seat in enumerate(order):
            wins[place] += state.ranking()[seat] == 1
            scores[place].append(state.scores()[seat])
    for place in range(players):
        share = 100 * wins[place] / matches
        print(f"place {place + 1}: {wins[place]} wins ({share:.0f} %), {mean(scores[place]):.1f} points")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Who wins Craftsmen by the place in the first turn order.")
    parser.add_argument("players", type=int, choices=GAME.players)
    parser.add_argument("matches", type=int)
    given = parser.parse_args()
    if given.matches < 1:
        parser.error("at least one match has to be played")
    main(given.players, given.matches)
