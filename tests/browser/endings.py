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
    bot = ratusz.bot("greedy:beam=1" if game == "builders" else "random")
    actions = []
    while not match.over:
        actions.append((bot.choose(match), match.player))
        match.apply(*actions[-1])
    again = ratusz.new(game, players=players, seed="the end")
    for action, seat in actions[:-LEFT]:
        again.apply(action, seat)
    return again
