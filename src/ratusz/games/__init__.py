"""The registry: every folder beside this file is a game, named by its id, and exposes a `GAME`.

Other packages bring games by entry points of the group `ratusz.games`: such a name is the id, and leads to the game. A
game is imported when it is asked for, and no other game with it.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ratusz.core.errors import UnknownGame
from ratusz.core.game import Game

GROUP: Final = "ratusz.games"

_GAMES: dict[str, Game | None] = {module.name: None for module in pkgutil.iter_modules(__path__) if module.ispkg}
"""All games of this package, and those that were asked for, by their ids; None where a game has not been imported."""


@cache
def _outside() -> dict[str, EntryPoint]:
    """The games that other packages bring. To look for them takes a while, so it is done when somebody has to know."""
    return {point.name: point for point in entry_points(group=GROUP)}


def ids() -> list[str]:
    """The ids of all games; to know them, none has to be imported."""
    return sorted({*_GAMES, *_outside()})


def find(game_id: str) -> Game:
    """The game of that id; UnknownGame if there is none."""
    return _GAMES.get(game_id) or add(_load(game_id))


def _load(game_id: str) -> Game:
    if game_id in _GAMES:
        own: Game = importlib.import_module(f"{__name__}.{game_id}").GAME
        return own
    if game_id not in _outside():
        raise UnknownGame(f"There is no game '{game_id:.60}'; the games are: {', '.join(ids())}.")
    game: Game = _outside()[game_id].load()
    if game.id != game_id:
        raise UnknownGame(f"The game that is installed as '{game_id}' calls itself '{game.id}'.")
    return game


def add(game: Game) -> Game:
    """Let a game be found by its id, wherever it comes from."""
    _GAMES[game.id] = game
    return game


def registry() -> dict[str, Game]:
    """All games by their ids, in alphabetical order; this imports every one."""
    return {game_id: find(game_id) for game_id in ids()}
