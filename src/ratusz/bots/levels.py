"""Levels: how well people want to be opposed, from a first match to the best there is, as specs of bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ratusz.core.game import Game

LEVELS: Final[Mapping[str, str]] = {
    "novice": "greedy:lapses=100,content=40,learned=0",
    "easy": "greedy:lapses=75,learned=0",
    "fair": "greedy:learned=0",
    "good": "mcts:iterations=24,seconds=1",
    "strong": "mcts:seconds=1",
}
"""The levels from the weakest to the strongest, as they are in most games."""

OTHERWISE: Final[Mapping[str, Mapping[str, str]]] = {
    "builders": {"novice": "greedy:lapses=100,content=60,learned=0"},
    "little_town": {"good": "greedy:lapses=10"},
    "orleans": {"fair": "greedy:lapses=30,learned=0", "good": "greedy:lapses=12", "strong": "greedy"},
}
"""Where games have other specs for a level, so that the steps between levels are about even (docs/bots.md)."""

PLAIN: Final[Mapping[str, str]] = {"easy": "random"}
"""The levels of a game without a value: all that bots can do there is to play at random."""


def level_in(level: str, game: Game | None = None) -> str:
    """The spec of a level, in a game that has one of its own or as usual."""
    return (OTHERWISE.get(game.id, {}) if game is not None else {}).get(level, LEVELS[level])


def levels_of(game: Game) -> Mapping[str, str]:
    """The levels there are in a game, as specs."""
    return PLAIN if "value" in game.lacks else {level: level_in(level, game) for level in LEVELS}
