"""The cast: the townspeople whom bots play, each with a style of its own, at whatever level.

The same persons sit at the tables of all games. What they are like is told by the texts of the page; how they play is
told by each game's weights for their style (`Game.styles`). They see and know no more than any other bot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

STYLES: Final = ("builder", "trader", "miser", "hoarder", "racer", "host")
"""All styles; a game need not know all of them, and whoever has one it does not know plays there like most."""


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody whom a bot plays."""

    name: str
    """The same in all languages; nobody else of the cast has it."""
    style: str
    """Empty for somebody who only wants to win."""


CAST: Final[Mapping[str, Character]] = {
    "marta": Character("Marta", "builder"),
    "bruno": Character("Bruno", "trader"),
    "agata": Character("Agata", "miser"),
    "konrad": Character("Konrad", "hoarder"),
    "iga": Character("Iga", "racer"),
    "oskar": Character("Oskar", "host"),
    "emil": Character("Emil", ""),
}
"""Everybody of the cast, by what they are called in specs and on the wire."""

_BY_NAME: Final = {character.name: who for who, character in CAST.items()}


def who_is(name: str) -> str | None:
    """Who of the cast is called so; a bot of another name, or of none, is nobody in particular."""
    return _BY_NAME.get(name)
