"""The cases of the contract: every game of the registry, and one toy, with every player count and every option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ratusz import games
from ratusz.core.game import Game, Option, Options, OptionValue
from tests.contract.case import Case
from tests.toys.fair import GAME as FAIR

SHORTER: Mapping[str, Options] = {"builders": {"round_cap": 30}}
"""What makes a game's random matches short enough to be looked at ply by ply; the defaults are a case of their own."""

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

GAMES = [*games.registry().values(), FAIR]
"""The Fair is here for its simultaneous phase and its hidden hands, which not every game has."""


def variants(game: Game) -> list[Options]:
    """The options to check a game with: the usual ones, and every other value of each option, on its own if it may."""
    usual = {option.name: option.default for option in game.options} | SHORTER.get(game.id, {})
    found = [usual, *({**usual, **others} for others in TOGETHER.get(game.id, []))]
    for option in game.options:
        covered = {options[option.name] for options in found}
        found += [{**usual, option.name: value} for value in other_values(option) if value not in covered]
    return found


def other_values(option: Option) -> Iterator[OptionValue]:
    """All values of an option; of a number its default and its lowest, of selections one."""
    yield option.default
    yield from option.choices
    if option.members:
        yield ",".join(option.members[-(option.count or 1) :])
    if isinstance(option.default, bool):
        yield not option.default
    elif isinstance(option.default, int):
        yield option.lowest


USUAL = [Case(game, players, variants(game)[0]) for game in GAMES for players in game.players]
CASES = [Case(game, players, options) for game in GAMES for players in game.players for options in variants(game)]
