"""Bots, named by a spec string: `random`, `greedy`, `mcts:seconds=1`.

A spec is a name, alone or with settings: `name:key=value,key=value`. A level for people (`novice`, `easy`, `fair`,
`good`, `strong`) is another name for a spec. Somebody of the cast plays at a level, in a style of their own:
`marta:level=strong`. `exec:COMMAND` is a program that plays from outside; its settings stand before the command,
`exec:seconds=5 python my_bot.py`.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ratusz.bots.base import Bot
from ratusz.bots.cast import CAST, STYLES
from ratusz.bots.greedy import GreedyBot
from ratusz.bots.levels import LEVELS, level_in, levels_of
from ratusz.bots.mcts import MctsBot
from ratusz.bots.outside import OutsideBot
from ratusz.bots.random import RandomBot
from ratusz.core.errors import BadBot
from ratusz.core.game import Game

__all__ = ["BOTS", "CAST", "LEVELS", "Bot", "Kind", "bot", "levels_of", "opponent", "read_name", "split_specs"]


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
class OneOf:
    """A word a bot can be given in its spec."""

    words: tuple[str, ...]

    def read(self, text: str) -> str | None:
        """The word itself; None if it is not an allowed one."""
        return text if text in self.words else None

    def __str__(self) -> str:
        return f"one of {', '.join(self.words)}"


@dataclass(frozen=True, slots=True)
class Kind:
    """An entry of the registry: how a bot is made and what it can be told."""

    make: Callable[..., Bot]
    settings: Mapping[str, Setting | OneOf]


SEED: Final = Setting(0, 10**9)
SECONDS: Final = Setting(0.01, 3600, whole=False)
LEARNED: Final = Setting(0, 1)
STYLE: Final = OneOf(STYLES)

BOTS: Final[Mapping[str, Kind]] = {
    "random": Kind(RandomBot, {"seed": SEED}),
    "greedy": Kind(
        GreedyBot,
        {
            "slips": Setting(0, 100),
            "lapses": Setting(0, 100),
            "content": Setting(0, 100),
            "beam": Setting(1, 100),
            "learned": LEARNED,
            "style": STYLE,
            "seed": SEED,
        },
    ),
    "mcts": Kind(
        MctsBot,
        {"seconds": SECONDS, "iterations": Setting(1, 10**9), "learned": LEARNED, "style": STYLE, "seed": SEED},
    ),
    "exec": Kind(OutsideBot, {"seconds": SECONDS}),
}
"""Every kind of bot by its name in specs."""

LEVEL: Final = OneOf(tuple(LEVELS))
USUAL_LEVEL: Final = "fair"
"""The level of whoever is named without one."""


def opponent(level: str, game: Game, who: str | None = None) -> str:
    """The spec of whoever plays at a level, perhaps somebody of the cast; `easy` where a game has no such level."""
    levels = levels_of(game)
    return _in_style(levels.get(level, levels["easy"]), who)


def read_name(spec: str) -> tuple[str, str] | None:
    """Who of the cast a spec names, and at which level; None if it names a bot or a level."""
    name, colon, text = spec.partition(":")
    if name not in CAST:
        return None
    settings = _read_settings(name, {"level": LEVEL}, text.split(",") if colon else [])
    return name, str(settings.get("level", USUAL_LEVEL))


def bot(spec: str, game: Game | None = None) -> Bot:
    """The bot of a spec; BadBot says what is wrong with it. Close it, or use it in a `with`, when it is done.

    A level may stand for another spec in one game than in most: if the game is known, it should be named.

    >>> bot("random:seed=3").seed
    3
    """
    named = read_name(spec)
    if named is not None:
        spec = _in_style(level_in(named[1], game), named[0])
    name, colon, text = (level_in(spec, game) if spec in LEVELS else spec).partition(":")
    if name in LEVELS:
        raise BadBot(f"There is no bot '{spec:.60}'; a level such as '{name}' takes no settings.")
    if name not in BOTS:
        raise BadBot(f"There is no bot '{name:.60}'; the bots are: {', '.join([*BOTS, *LEVELS, *CAST])}.")
    kind = BOTS[name]
    if name != "exec":
        return kind.make(**_read_settings(name, kind.settings, text.split(",") if colon else []))
    settings, command = _split_command(text)
    return kind.make(command, **_read_settings(name, kind.settings, settings))


def _in_style(spec: str, who: str | None) -> str:
    """A spec with the style of somebody of the cast, if its bot can have one."""
    style = CAST[who].style if who is not None else ""
    name, colon, _ = spec.partition(":")
    return f"{spec}{',' if colon else ':'}style={style}" if style and "style" in BOTS[name].settings else spec


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


def _read_settings(name: str, known: Mapping[str, Setting | OneOf], parts: list[str]) -> dict[str, int | float | str]:
    settings: dict[str, int | float | str] = {}
    for part in parts:
        key, _, value = part.partition("=")
        if key not in known:
            raise BadBot(f"Bot '{name}' has no setting '{key:.60}'; its settings are: {', '.join(known)}.")
        if key in settings:
            raise BadBot(f"Setting '{key}' of bot '{name}' is given twice.")
        read = known[key].read(value)
        if read is None:
            raise BadBot(f"Setting '{key}' of bot '{name}' is {known[key]}, not '{value:.60}'.")
        settings[key] = read
    return settings
