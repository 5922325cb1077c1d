"""The cases of the contract: every game of the registry, and one toy, with every player count and every option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ratusz import games
from ratusz.core.game import Game, Option, Options, OptionValue
from tests.contract.case import Case
from tests.toys.fair import GAME as FAIR

SHORTER: Mapping[str, Options] = {"builders": {"round_cap": 30}}
"""What makes a game's random matches short enough to be looked at ply by ply; the defaults are a case of their own."""

GAMES = [*games.registry().values(), FAIR]
"""The Fair is here for its simultaneous phase and its hidden hands, which not every game has."""


def variants(game: Game) -> list[Options]:
    """The options to check a game with: the usual ones, and every other value of each option on its own."""
    usual = {option.name: option.default for option in game.options} | SHORTER.get(game.id, {})
    found = [usual]
    for option in game.options:
        found += [{**usual, option.name: value} for value in other_values(option) if value != usual[option.name]]
    return found


def other_values(option: Option) -> Iterator[OptionValue]:
    """All values of an option; of a number its default and its lowest, of selections one."""
    yield option.default
    yield from option.choices
    if option.members:
        yield ",".join(option.members[-option.count :])
    if isinstance(option.default, bool):
        yield not option.default
    elif isinstance(option.default, int):
        yield option.lowest


CASES = [Case(game, players, options) for game in GAMES for players in game.players for options in variants(game)]
