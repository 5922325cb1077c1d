"""Craftsmen by habit: who wins by the first turn order, and what is shipped, when all seats play as the search expects.

Such a match takes a few hundredths of a second, so there can be many: `python examples/craftsmen_order.py 3 400` plays
400 matches of three seats.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from statistics import mean

from ratusz.games.craftsmen import GAME, cards
from ratusz.games.craftsmen.habits import usual_answer
from ratusz.games.craftsmen.rules.actions import DECLINE
from ratusz.games.craftsmen.rules.ships import LoadShip
from ratusz.games.craftsmen.state import CraftsmenState


def main(players: int, matches: int) -> None:
    """One line for each place in the first turn order, one for each product."""
    wins = [0] * players
    scores: list[list[int]] = [[] for _ in range(players)]
    shares: defaultdict[str, float] = defaultdict(float)
    for number in range(matches):
        state = GAME.new_state(players, {}, f"first{number}")
        assert isinstance(state, CraftsmenState)
        order = list(state.order)
        shipped = played(state)
        for place, seat in enumerate(order):
            wins[place] += state.ranking()[seat] == 1
            scores[place].append(state.scores()[seat])
        for good, count in shipped.items():
            shares[good] += count / shipped.total()
    for place in range(players):
        share = 100 * wins[place] / matches
        print(f"place {place + 1}: {wins[place]} wins ({share:.0f} %), {mean(scores[place]):.1f} points")
    for good in sorted(shares, key=lambda name: -shares[name]):
        print(f"{good}: {100 * shares[good] / matches:.1f} % of what a match ships")


def played(state: CraftsmenState) -> Counter[str]:
    """Play a match to its end; how often each product was loaded."""
    shipped: Counter[str] = Counter()
    while state.player >= 0:
        seat = state.player
        action = usual_answer(state, seat)
        step = state.steps[-1]
        if isinstance(step, LoadShip) and action != DECLINE:
            shipped[cards.GOOD_IDS[cards.OUTPUT[step.card]]] += 1
        state.carry_out(action, seat)
    return shipped


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Who wins Craftsmen by the first turn order, and what is shipped.")
    parser.add_argument("players", type=int, choices=GAME.players)
    parser.add_argument("matches", type=int)
    given = parser.parse_args()
    if given.matches < 1:
        parser.error("at least one match has to be played")
    main(given.players, given.matches)
