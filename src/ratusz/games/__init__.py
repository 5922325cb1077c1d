"""The registry: every folder beside this file that exposes a `GAME` is a game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ratusz.core.errors import UnknownGame
from ratusz.core.game import Game


@cache
def registry() -> dict[str, Game]:
    """All games by their ids, in alphabetical order."""
    folders = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    games = [importlib.import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return {game.id: game for game in games}


def find(game_id: str) -> Game:
    """The game of that id; UnknownGame if there is none."""
    games = registry()
    if game_id not in games:
        raise UnknownGame(f"There is no game '{game_id}'; the games are: {', '.join(games)}.")
    return games[game_id]
