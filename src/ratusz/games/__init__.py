"""The registry: every folder beside this file is a game, named by its id, and exposes a `GAME`.

A game is imported when it is asked for, and no other game with it.
"""

from __future__ import annotations

import importlib
import pkgutil

from ratusz.core.errors import UnknownGame
from ratusz.core.game import Game

_GAMES: dict[str, Game | None] = {module.name: None for module in pkgutil.iter_modules(__path__) if module.ispkg}
"""All games by their ids; None where a game has not been imported."""


def ids() -> list[str]:
    """The ids of all games; to know them, none has to be imported."""
    return sorted(_GAMES)


def find(game_id: str) -> Game:
    """The game of that id; UnknownGame if there is none."""
    if game_id not in _GAMES:
        raise UnknownGame(f"There is no game '{game_id}'; the games are: {', '.join(ids())}.")
    game = _GAMES[game_id]
    if game is None:
        game = add(importlib.import_module(f"{__name__}.{game_id}").GAME)
    return game


def add(game: Game) -> Game:
    """Let a game be found by its id, wherever it comes from."""
    _GAMES[game.id] = game
    return game


def registry() -> dict[str, Game]:
    """All games by their ids, in alphabetical order; this imports every one."""
    return {game_id: find(game_id) for game_id in ids()}
