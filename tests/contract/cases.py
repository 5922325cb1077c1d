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


def variants(game: Game, players: int) -> list[Options]:
    """The options to check a game with: the usual ones first, and every other value of each option.

    With the fewest players each value is on its own; with more players the first other values of all options go
    together, then the second ones, and so on.
    """
    usual = {option.name: option.default for option in game.options} | SHORTER.get(game.id, {})
    others = {
        option.name: [value for value in other_values(option) if value != usual[option.name]] for option in game.options
    }
    if players == game.players[0]:
        return [usual, *({**usual, name: value} for name, values in others.items() for value in values)]
    most = max((len(values) for values in others.values()), default=0)
    together = [
        {name: values[number] for name, values in others.items() if number < len(values)} for number in range(most)
    ]
    return [usual, *(usual | changes for changes in together)]


def other_values(option: Option) -> Iterator[OptionValue]:
    """All values of an option, each once; of a number its default and its lowest, of selections one."""
    yield option.default
    yield from (choice for choice in option.choices if choice != option.default)
    if option.members:
        yield ",".join(option.members[-(option.count or 1) :])
    if isinstance(option.default, bool):
        yield not option.default
    elif isinstance(option.default, int):
        yield option.lowest


COUNTS = [(game, players) for game in GAMES for players in game.players]
USUAL = [Case(game, players, variants(game, players)[0]) for game, players in COUNTS]
CASES = [Case(game, players, options) for game, players in COUNTS for options in variants(game, players)]
