"""Matches with a few actions left: where the end is the subject, what came before need not be played by hand."""

from __future__ import annotations

from functools import cache

import ratusz
from ratusz import Match

LEFT = 5
"""How many actions before its end a match is taken up."""


@cache
def nearly_over(players: int = 2, game: str = "builders") -> Match:
    """A match played by bots up to here; in long games at random, which takes no time."""
    match = ratusz.new(game, players=players, seed="the end")
    bot = ratusz.bot("greedy:beam=1,learned=0" if game == "builders" else "random")
    actions = []
    while not match.over:
        seat = match.player
        for action in bot.plan(match, seat):
            actions.append((action, seat))
            match.apply(action, seat)
    again = ratusz.new(game, players=players, seed="the end")
    for action, seat in actions[:-LEFT]:
        again.apply(action, seat)
    return again
