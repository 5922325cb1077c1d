"""What styles do to a bot: `python -m bench.styles GAME`.

Each style of a game plays the same deals against the plain bot, from every seat; told are its wins, both scores, and at
how many of its questions with a choice the plain bot would have answered otherwise.
"""

from __future__ import annotations

import argparse

from ratusz import games
from ratusz.bots import bot
from ratusz.bots.base import follow
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.lab.statistics import wilson


def compare(game: Game, style: str, spec: str, deals: int, seed: str) -> str:
    """A row of the table: a style against its plain self."""
    wins, scores, asked, otherwise = 0.0, [0, 0], 0, 0
    with bot(spec, game) as plain, bot(f"{spec},style={style}", game) as fancies:
        for deal in range(deals):
            for mine in range(2):
                match = Match.new(game, 2, f"{seed}/{deal}", {}, keep_events=True)
                plain.seed = fancies.seed = 2 * deal + mine
                while not match.over:
                    seat = match.player
                    if seat != mine:
                        follow(match, seat, plain.plan(match, seat))
                        continue
                    plan = fancies.plan(match, seat)
                    if len(match.legal(seat)) > 1:
                        asked += 1
                        otherwise += plain.choose(match, seat) != plan[0]
                    follow(match, seat, plan)
                places = match.ranking()
                wins += (places[mine] == 1) / places.count(1)
                scores[0] += match.scores()[mine]
                scores[1] += match.scores()[1 - mine]
    rate = wilson(wins, 2 * deals)
    means = ", ".join(f"{score / (2 * deals):.1f}" for score in scores)
    sure = f"{100 * rate.low:.0f}–{100 * rate.high:.0f}"
    return f"| `{style}` | {2 * deals} | {100 * rate.rate:.0f} % | {sure} | {means} | {100 * otherwise / asked:.0f} % |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy:learned=0", help="the plain bot, with settings")
    parser.add_argument("--deals", type=int, default=10, help="how many deals each style plays, from both seats")
    parser.add_argument("--seed", default="styles")
    parser.add_argument("--styles", default="", help="only these, separated by commas")
    asked = parser.parse_args()
    game = games.find(asked.game)
    print("| style | matches | wins | 95 % sure | scores | answers otherwise |\n|---|---|---|---|---|---|")
    known = game.styles.weights if game.styles is not None else {}
    for style in asked.styles.split(",") if asked.styles else known:
        print(compare(game, style, asked.bot, asked.deals, asked.seed), flush=True)


if __name__ == "__main__":
    main()
