"""The cases of the contract: every game of the registry, and one toy, with every player count and every option.

The compiled build is checked with all of them. The interpreted one runs the same source and takes several times as
long: there the games are checked with their usual options, the most players, and half as many seeds. That both builds
play alike with every player count is held by the playthroughs and counts of `tests/golden`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from ratusz import games
from ratusz.core.game import Game, Options
from ratusz.testing.case import Case, other_values
from tests.toys.fair import GAME as FAIR

COMPILED = os.environ.get("RATUSZ_EXPECT_COMPILED") == "1"

SHORTER: Mapping[str, Options] = {"builders": {"round_cap": 30}}
"""What makes a game's random matches short enough to be looked at ply by ply; the defaults are a variant too."""

TOGETHER: Mapping[str, list[Options]] = {
    "le_havre": [
        {"specials": "all", "restricted_selling": True, "redeal_black_market": False},
        {"version": "short", "expensive_loans": True, "costs_of_2008": True},
    ]
}
"""Where a game has so many options that one case for each takes too long: values that are checked side by side. They do
not touch each other's rules, and every value is still checked with every player count."""

SELDOM: Mapping[str, int] = {"le_havre": 60}
"""How seldom a position is looked at for all turns that are possible in it, where these are many."""

REPEATING = {"craftsmen", "le_havre", "little_town"}
"""Whose searches may do some things in two orders: what is asleep there is woken by more than it has to be."""

GAMES = [*games.registry().values(), FAIR]
"""The Fair is here for its simultaneous phase and its hidden hands, which not every game has."""


def variants(game: Game, players: int) -> list[Options]:
    """The options to check a game with: the usual ones first, and every other value of each option.

    With the fewest players each value is on its own; with more players the first other values of all options go
    together, then the second ones, and so on. A game may have its own values that go TOGETHER.
    """
    usual = {option.name: option.default for option in game.options} | SHORTER.get(game.id, {})
    others = {
        option.name: [value for value in other_values(option, players) if value != usual[option.name]]
        for option in game.options
    }
    if game.id in TOGETHER:
        return [usual, *(usual | changes for changes in TOGETHER[game.id])]
    if players == game.players[0]:
        return [usual, *({**usual, name: value} for name, values in others.items() for value in values)]
    most = max((len(values) for values in others.values()), default=0)
    together = [
        {name: values[number] for name, values in others.items() if number < len(values)} for number in range(most)
    ]
    return [usual, *(usual | changes for changes in together)]


COUNTS = [(game, players) for game in GAMES for players in game.players]
USUAL = [Case(game, players, variants(game, players)[0]) for game, players in COUNTS]
ALL = [Case(game, players, options) for game, players in COUNTS for options in variants(game, players)]
CASES = [
    case for case in ALL if COMPILED or case.game is FAIR or (case in USUAL and case.players == case.game.players[-1])
]
