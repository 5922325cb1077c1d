"""Bots, named by a spec string: `random`, `greedy`, `mcts:seconds=1`.

A spec is a name, alone or with settings: `name:key=value,key=value`. A level for people (`easy`, `fair`, `strong`) is
another name for a spec.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ratusz.bots.base import Bot
from ratusz.bots.greedy import GreedyBot
from ratusz.bots.random import RandomBot
from ratusz.core.errors import BadBot

__all__ = ["BOTS", "LEVELS", "Bot", "Kind", "Setting", "bot"]


@dataclass(frozen=True, slots=True)
class Setting:
    """A number a bot can be given in its spec."""

    lowest: float
    highest: float
    whole: bool = True

    def read(self, text: str) -> int | float | None:
        """The number that a text stands for; None if it is not an allowed one."""
        try:
            number = int(text) if self.whole else float(text)
        except ValueError:
            return None
        return number if self.lowest <= number <= self.highest else None

    def __str__(self) -> str:
        return f"a {'whole ' if self.whole else ''}number from {self.lowest} to {self.highest}"


@dataclass(frozen=True, slots=True)
class Kind:
    """An entry of the registry: how a bot is made and what it can be told."""

    make: Callable[..., Bot]
    settings: Mapping[str, Setting]


SEED: Final = Setting(0, 10**9)

BOTS: Final[Mapping[str, Kind]] = {
    "random": Kind(RandomBot, {"seed": SEED}),
    "greedy": Kind(GreedyBot, {"seed": SEED}),
}

LEVELS: Final[Mapping[str, str]] = {"easy": "random", "fair": "greedy", "strong": "greedy"}
"""How well a person wants to be opposed, as specs."""


def bot(spec: str) -> Bot:
    """The bot of a spec; BadBot says what is wrong with it.

    >>> bot("random:seed=3").seed
    3
    """
    name, _, text = LEVELS.get(spec, spec).partition(":")
    if name not in BOTS:
        raise BadBot(f"There is no bot '{name:.60}'; the bots are: {', '.join([*BOTS, *LEVELS])}.")
    kind = BOTS[name]
    return kind.make(**_read_settings(name, kind, text))


def _read_settings(name: str, kind: Kind, text: str) -> dict[str, int | float]:
    settings: dict[str, int | float] = {}
    for part in text.split(",") if text else []:
        key, _, value = part.partition("=")
        if key not in kind.settings:
            raise BadBot(f"Bot '{name}' has no setting '{key:.60}'; its settings are: {', '.join(kind.settings)}.")
        number = kind.settings[key].read(value)
        if number is None:
            raise BadBot(f"Setting '{key}' of bot '{name}' is {kind.settings[key]}, not '{value:.60}'.")
        settings[key] = number
    return settings
