"""How fast the engine is: random play, clones, redeals, reloading and the environment, as ratios in one run.

Machines are noisy, so nothing is measured in one go: short slices of every subject alternate, round after round, and
what counts is the median over the rounds of a subject's rate, and of its ratio to another subject of the same round.
The yardstick for everybody is Catanatron's random play, if it is installed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, Final

from bench.worker import VECTOR, CannotMeasure, Slice, Work, build, timed
from ratusz import games
from ratusz.core.extras import MissingPackage, load

ROOT: Final = Path(__file__).resolve().parents[1]
SLICE: Final = 0.1
"""The seconds of a slice, at most: long enough for many matches, short enough for many rounds."""
CATANATRON: Final = "catanatron"
INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"


Subject = Callable[[float], Slice]
"""Something that works for a slice of time."""
Key = tuple[str, str]
"""Who is measured (a build or a yardstick), and on what."""


@dataclass(slots=True)
class Report:
    """The rounds of a run and what follows from them."""

    game: str
    players: int
    running: str
    """The build that this process runs."""
    longest: int
    """How many actions the longest match has, which is the one that is reloaded."""
    rounds: list[dict[Key, Slice]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """What could not be measured for want of an extra, a sentence each."""

    def rate(self, key: Key) -> float:
        """Units a second."""
        return median(_rate(rounds[key]) for rounds in self.rounds)

    def batch_rate(self, key: Key) -> float:
        """Batches (matches) a second."""
        return median(rounds[key].batches / rounds[key].seconds for rounds in self.rounds)

    def ratio(self, key: Key, other: Key) -> float:
        """How many times the rate of the other."""
        return median(_rate(rounds[key]) / _rate(rounds[other]) for rounds in self.rounds)

    def measured(self, key: Key) -> bool:
        return bool(self.rounds) and key in self.rounds[0]

    def who(self) -> list[str]:
        """Everybody who was measured, in order."""
        return list(dict.fromkeys(who for who, _ in self.rounds[0])) if self.rounds else []

    def document(self) -> dict[str, Any]:
        """All figures as JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "running": self.running,
            "rounds": len(self.rounds),
            "longest_match": self.longest,
            "figures": {who: dict(self._figures(who)) for who in self.who()},
            "ratios": dict(self._ratios()),
        }

    def _figures(self, who: str) -> Iterator[tuple[str, float]]:
        for name, subject, unit in FIGURES:
            if self.measured((who, subject)):
                yield name, round(unit(self, (who, subject)), 3)

    def _ratios(self) -> Iterator[tuple[str, float]]:
        for name, key, other in RATIOS:
            if self.measured(key) and self.measured(other):
                yield name, round(self.ratio(key, other), 3)


def _rate(slice_: Slice) -> float:
    return slice_.units / slice_.seconds


def _milliseconds(report: Report, key: Key) -> float:
    return 1000 / report.rate(key)


FIGURES: Final[Sequence[tuple[str, str, Callable[[Report, Key], float]]]] = (
    ("decisions_per_second", "random_play", Report.rate),
    ("matches_per_second", "random_play", Report.batch_rate),
    ("python_loop_decisions_per_second", "python_loop", Report.rate),
    ("vector_decisions_per_second", "vector", Report.rate),
    ("learner_decisions_per_second", "learner", Report.rate),
    ("environment_decisions_per_second", "environment", Report.rate),
    ("environment_copies_decisions_per_second", "environment_copies", Report.rate),
    ("clones_per_second", "clones", Report.rate),
    ("redeals_per_second", "redeals", Report.rate),
    ("reload_milliseconds", "reloads", _milliseconds),
)
"""What is told of everybody who was measured: the name, the subject it comes from, and how."""

RATIOS: Final[Sequence[tuple[str, Key, Key]]] = (
    ("interpreted_to_catanatron", (INTERPRETED, "random_play"), (CATANATRON, "random_play")),
    ("compiled_to_catanatron", (COMPILED, "random_play"), (CATANATRON, "random_play")),
    ("compiled_to_interpreted", (COMPILED, "random_play"), (INTERPRETED, "random_play")),
    ("c_to_compiled", ("c", "random_play"), (COMPILED, "random_play")),
    ("c_to_interpreted", ("c", "random_play"), (INTERPRETED, "random_play")),
    *(
        (f"{who}_{name}", (who, subject), (who, other))
        for who in (INTERPRETED, COMPILED)
        for name, subject, other in (
            ("vector_to_random_play", "vector", "random_play"),
            ("learner_to_random_play", "learner", "random_play"),
            ("environment_to_random_play", "environment", "random_play"),
            ("environment_to_python_loop", "environment", "python_loop"),
            ("environment_copies_to_random_play", "environment_copies", "random_play"),
        )
    ),
)
"""What is told of pairs: the name, who, and compared with whom."""


def run(
    game: str,
    players: int,
    seconds: float,
    *,
    compiled: Path | None = None,
    matches: int = VECTOR,
    rivals: str | None = None,
    others: Mapping[Key, Subject] | None = None,
    advance: Callable[[float], None] | None = None,
) -> Report:
    """Measure for about so many seconds; `others` are further subjects, `advance` hears which share is done.

    `rivals` is a Python that has environments of other libraries.
    """
    work = Work(games.find(game), players, matches)
    running = build()
    subjects: dict[Key, Subject] = {(running, name): _here(work, name) for name in work.subjects}
    report = Report(game, players, running, len(work.longest.actions), missing=work.missing)
    with ExitStack() as stack:
        if compiled is not None and running != COMPILED:
            elsewhere = stack.enter_context(compiled_build(compiled, game, players, matches))
            subjects |= {(COMPILED, name): elsewhere.subject(name) for name in elsewhere.subjects}
        if rivals is not None:
            libraries = stack.enter_context(Elsewhere([rivals, str(ROOT / "bench" / "rivals.py")], None))
            subjects |= {(name, "environment"): libraries.subject(name) for name in libraries.subjects}
            if not libraries.subjects:
                report.missing.append(f"'{rivals}' has neither PettingZoo's chess nor OpenSpiel.")
        subjects |= others or {}
        try:
            subjects[CATANATRON, "random_play"] = Catanatron(players)
        except MissingPackage as error:
            report.missing.append(str(error))
        return _rounds(report, subjects, seconds, advance)


def _here(work: Work, name: str) -> Subject:
    def subject(seconds: float) -> Slice:
        return work.run(name, seconds)

    return subject


def _rounds(
    report: Report, subjects: Mapping[Key, Subject], seconds: float, advance: Callable[[float], None] | None
) -> Report:
    """Whole rounds of slices until the time is up; before the first, everything warms up."""
    length = min(SLICE, seconds / 10)
    for subject in subjects.values():
        subject(length / 10)
    start = time.monotonic()
    while not report.rounds or time.monotonic() - start < seconds:
        slices = {}
        for key, subject in subjects.items():
            slices[key] = subject(length)
            if advance is not None:
                advance(min(1.0, (time.monotonic() - start) / seconds))
        report.rounds.append(slices)
    return report


def compiled_build(folder: Path, game: str, players: int, matches: int) -> Elsewhere:
    """The compiled build in a folder, at work."""
    if not (folder / "ratusz").is_dir():
        raise CannotMeasure(f"A compiled build was expected in '{folder}', but there is no 'ratusz' in it.")
    command = [sys.executable, "-m", "bench.worker", game, str(players), str(matches)]
    elsewhere = Elsewhere(command, os.pathsep.join([str(folder.resolve()), str(ROOT)]))
    if elsewhere.build != COMPILED:
        elsewhere.process.communicate()
        raise CannotMeasure(f"A compiled build was expected in '{folder}', but it is not compiled.")
    return elsewhere


class Elsewhere:
    """Somebody else who is measured, in a process of its own."""

    def __init__(self, command: list[str], path: str | None) -> None:
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": path or ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = json.loads(self._answer())
        self.build: str = hello["build"]
        self.subjects: list[str] = hello["subjects"]

    def subject(self, name: str) -> Subject:
        def subject(seconds: float) -> Slice:
            assert self.process.stdin is not None
            print(name, seconds, file=self.process.stdin, flush=True)
            units, batches, spent = self._answer().split()
            return Slice(int(units), int(batches), float(spent))

        return subject

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            raise CannotMeasure(f"What was measured elsewhere stopped with exit code {self.process.returncode}.")
        return line

    def __enter__(self) -> Elsewhere:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate()


class Catanatron:
    """Random play of Catanatron, every entry of a game's list of actions counted as a decision, forced ones too."""

    def __init__(self, players: int) -> None:
        self.catanatron: Any = load(CATANATRON, extra="dev", needs="The yardstick, Catanatron, needs")
        self.colors = list(self.catanatron.Color)[:players]
        self.seed = 0

    def __call__(self, seconds: float) -> Slice:
        return timed(self.play, seconds)

    def play(self) -> int:
        self.seed += 1
        seats = [self.catanatron.RandomPlayer(color) for color in self.colors]
        match = self.catanatron.Game(seats, seed=self.seed)
        match.play()
        state = match.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)
