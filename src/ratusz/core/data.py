"""The facts of a game that are printed on its pieces: `data.json`, beside the module that makes tables of it.

For a study the facts may be varied. A game makes its tables once, so that takes a process of its own, which is told of
the changes before it imports the game. Whatever is played there says so: its records and documents carry the changes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ratusz.core.errors import BadVariant
from ratusz.core.varying import Changes, changed, told

_varied: dict[str, Changes] = {}
"""The games that are varied in this process."""
_read: set[str] = set()
"""The games whose data was read."""
_used: dict[str, set[str]] = {}
"""Of varied games the changed places that somebody looked at."""


def data_beside(file: str) -> dict[str, Any]:
    """What the `data.json` beside a module holds, with the changes that are in force for its game."""
    path = Path(file).with_name("data.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    game = path.parent.name
    _read.add(game)
    return changed(data, varied(game), _used.setdefault(game, set()))


def varied(game: str) -> Changes:
    """What is varied of a game in this process."""
    return _varied.get(game, {})


def vary(game: str, changes: Changes) -> None:
    """Let a game be played with changes to its data in this process; BadVariant if it was imported without them."""
    if changes == varied(game):
        return
    if game in _read:
        raise BadVariant(f"{game} was imported here with other data, so this takes a process of its own.")
    _varied[game] = changes


def unused(game: str) -> list[str]:
    """The changed places that nobody has looked at: a game with these alone would be the same."""
    return [place for place in varied(game) if place not in _used.get(game, ())]


def unlike(game: str, changes: Changes) -> str:
    """Why something that was played with these changes cannot be taken up here; empty if it can."""
    if changes == varied(game):
        return ""
    if changes:
        return f"it was played with a variant of the data ({told(changes)}), and not by {game} as it is."
    return f"it was played by {game} as it is, and here it is varied ({told(varied(game))})."
