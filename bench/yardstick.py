"""The same random matches of The Builders in C: how far the engine is from what the machine can do."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from bench.worker import MATCHES, CannotMeasure, Slice
from ratusz import games
from ratusz.core.rng import Rng
from ratusz.games.builders import cards

GAME: Final = "builders"
BUILD: Final = Path(__file__).parents[1] / "build" / "bench"
SOURCE: Final = Path(__file__).with_name("builders.c")
FLAGS: Final = ["-O2", "-std=c99", "-Wall", "-Wextra"]


class Dealt(NamedTuple):
    """A match to play: how it is dealt, and how its choices are drawn."""

    players: int
    round_cap: int
    seed: str
    choice_seed: str


class Outcome(NamedTuple):
    """What became of a match; the checksum is over every action chosen."""

    decisions: int
    checksum: int
    rounds: int
    capped: bool
    scores: list[int]


class Yardstick:
    """The compiled C program."""

    def __init__(self, folder: Path) -> None:
        compiler = find_compiler()
        if compiler is None:
            raise CannotMeasure("A C compiler (cc) was expected, and none was found.")
        folder.mkdir(parents=True, exist_ok=True)
        self.program = folder / "builders"
        subprocess.run([compiler, *FLAGS, "-o", self.program, SOURCE], check=True)

    def check(self, matches: Sequence[Dealt]) -> list[Outcome]:
        """Play each match once."""
        return [_outcome(line) for line in self._run(matches, "check").splitlines()]

    def measure(self, matches: Sequence[Dealt], seconds: float) -> Slice:
        """Play the matches over and over for so long."""
        decisions, played, spent, _ = self._run(matches, "time", str(seconds)).split()
        return Slice(int(decisions), int(played), float(spent))

    def _run(self, matches: Sequence[Dealt], *arguments: str) -> str:
        numbers = " ".join(str(number) for number in [*_cards(), *_matches(matches)])
        done = subprocess.run([self.program, *arguments], input=numbers, stdout=subprocess.PIPE, text=True, check=True)
        return done.stdout


def in_c(game: str, players: int) -> Callable[[float], Slice]:
    """The C program, on the matches that the engine plays."""
    if game != GAME:
        raise CannotMeasure(f"There is a C program for '{GAME}' only, not for '{game}'.")
    yardstick = Yardstick(BUILD)
    round_cap = games.find(GAME).check_options({})["round_cap"]
    matches = [Dealt(players, int(round_cap), str(index), f"choice {index}") for index in range(MATCHES)]
    return partial(yardstick.measure, matches)


def find_compiler() -> str | None:
    return next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)


def _cards() -> list[int]:
    """The cards and constants, in the order in which the program reads them."""
    numbers = [
        cards.CARDS,
        cards.FIRST_MACHINE,
        cards.FIRST_WORKER,
        cards.FIRST_MACHINE_WORKER,
        cards.STARTING_COINS,
        cards.ROW_SIZE,
        cards.FREE_ACTIONS,
        cards.ACTION_PRICE,
        cards.END_POINTS,
        cards.COINS_PER_POINT,
        len(cards.COINS_TAKEN) - 1,
        *cards.COINS_TAKEN[1:],
        len(cards.APPRENTICES),
        *cards.APPRENTICES,
    ]
    for card in range(1, cards.CARDS):
        numbers += [
            cards.REQUIRES[card],
            cards.PRODUCES[card],
            cards.REWARD[card],
            cards.POINTS[card],
            cards.WAGE[card],
        ]
    return numbers


def _matches(matches: Sequence[Dealt]) -> list[int]:
    numbers = [len(matches)]
    for match in matches:
        numbers += [match.players, match.round_cap]
        numbers += Rng.from_seed(match.seed).document() + Rng.from_seed(match.choice_seed).document()
    return numbers


def _outcome(line: str) -> Outcome:
    decisions, checksum, rounds, capped, *scores = map(int, line.split())
    return Outcome(decisions, checksum, rounds, bool(capped), scores)
