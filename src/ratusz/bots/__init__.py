"""Bots, named by a spec string: `random`, `greedy`, `mcts:seconds=1`.

A spec is a name, alone or with settings: `name:key=value,key=value`. A level for people (`easy`, `fair`, `strong`) is
another name for a spec. `exec:COMMAND` is a program that plays from outside; its settings stand before the command,
`exec:seconds=5 python my_bot.py`.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ratusz.bots.base import Bot
from ratusz.bots.greedy import GreedyBot
from ratusz.bots.mcts import MctsBot
from ratusz.bots.outside import OutsideBot
from ratusz.bots.random import RandomBot
from ratusz.core.errors import BadBot
from ratusz.core.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "Kind", "Setting", "bot", "levels_of", "opponent", "split_specs"]


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
SECONDS: Final = Setting(0.01, 3600, whole=False)
LEARNED: Final = Setting(0, 1)

BOTS: Final[Mapping[str, Kind]] = {
    "random": Kind(RandomBot, {"seed": SEED}),
    "greedy": Kind(
        GreedyBot,
        {
            "slips": Setting(0, 100),
            "lapses": Setting(0, 100),
            "beam": Setting(1, 100),
            "learned": LEARNED,
            "seed": SEED,
        },
    ),
    "mcts": Kind(MctsBot, {"seconds": SECONDS, "iterations": Setting(1, 10**9), "learned": LEARNED, "seed": SEED}),
    "exec": Kind(OutsideBot, {"seconds": SECONDS}),
}
"""Every kind of bot by its name in specs."""

LEVELS: Final[Mapping[str, str]] = {
    "easy": "greedy:lapses=75,learned=0",
    "fair": "greedy:learned=0",
    "strong": "mcts:seconds=1",
}
"""How well a person wants to be opposed, as specs."""


def levels_of(game: Game) -> Mapping[str, str]:
    """The levels there are in a game, as specs: without a value, all that bots can do is to play at random."""
    return {"easy": "random"} if "value" in game.lacks else LEVELS


def opponent(level: str, game: Game) -> str:
    """The spec of whoever plays at a level; the easiest one where a game does not have that level."""
    levels = levels_of(game)
    return levels.get(level, levels["easy"])


def bot(spec: str) -> Bot:
    """The bot of a spec; BadBot says what is wrong with it. Close it, or use it in a `with`, when it is done.

    >>> bot("random:seed=3").seed
    3
    """
    name, colon, text = LEVELS.get(spec, spec).partition(":")
    if name in LEVELS:
        raise BadBot(f"There is no bot '{spec:.60}'; a level such as '{name}' takes no settings.")
    if name not in BOTS:
        raise BadBot(f"There is no bot '{name:.60}'; the bots are: {', '.join([*BOTS, *LEVELS])}.")
    kind = BOTS[name]
    if name != "exec":
        return kind.make(**_read_settings(name, kind, text.split(",") if colon else []))
    settings, command = _split_command(text)
    return kind.make(command, **_read_settings(name, kind, settings))


def split_specs(text: str) -> list[str]:
    """The specs of a list separated by commas, although settings are too.

    What looks like `key=value` belongs to the spec before it, and everything after `exec:` to the command.

    >>> split_specs("greedy,mcts:iterations=200,seed=3,exec:bot --fast,loud")
    ['greedy', 'mcts:iterations=200,seed=3', 'exec:bot --fast,loud']
    """
    specs: list[str] = []
    for part in text.split(","):
        command = bool(specs) and specs[-1].startswith("exec:")
        setting = bool(specs) and ":" in specs[-1] and "=" in part and ":" not in part.partition("=")[0]
        if command or setting:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def _split_command(text: str) -> tuple[list[str], list[str]]:
    """The settings that stand before a command, and the command."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadBot(f"The command of 'exec:{text:.60}' cannot be read: {error}.") from None
    settings = 0
    while settings < len(words) and words[settings].partition("=")[0] in BOTS["exec"].settings:
        settings += 1
    if settings == len(words):
        raise BadBot("A command was expected after 'exec:', as in 'exec:python my_bot.py'.")
    return words[:settings], words[settings:]


def _read_settings(name: str, kind: Kind, parts: list[str]) -> dict[str, int | float]:
    settings: dict[str, int | float] = {}
    for part in parts:
        key, _, value = part.partition("=")
        if key not in kind.settings:
            raise BadBot(f"Bot '{name}' has no setting '{key:.60}'; its settings are: {', '.join(kind.settings)}.")
        if key in settings:
            raise BadBot(f"Setting '{key}' of bot '{name}' is given twice.")
        number = kind.settings[key].read(value)
        if number is None:
            raise BadBot(f"Setting '{key}' of bot '{name}' is {kind.settings[key]}, not '{value:.60}'.")
        settings[key] = number
    return settings
