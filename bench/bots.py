"""How long people wait for the turns of bots: many tables with one bot and one person who answers at once.

The server runs in a process of its own with its usual settings, so that its bots think and pause as they do for
anybody. A wait runs from the answer that leaves a person nothing to decide until the bot's turn has ended or there is
a question; where a bot has several turns in a row, each is waited for.
"""

from __future__ import annotations

import itertools
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.server.harness import Browser, Seat

from bench.server import choose, serving
from bench.worker import CannotMeasure, build

TICK: Final = 0.5
"""How often the share that is done is told."""


@dataclass(frozen=True, slots=True)
class Waits:
    """What came of it; times in seconds."""

    tables: int
    level: str
    turns: int
    """How many turns of bots were waited for."""
    median: float
    p95: float
    longest: float
    steps: float
    """How many actions such a turn had on average."""
    most_steps: int
    compiled: bool


def measure(
    games: Sequence[str], tables: int, level: str, seconds: float, advance: Callable[[float], None] | None = None
) -> Waits:
    """Start a server, play at so many tables for so long, and stop it; `advance` hears which share is done."""
    with tempfile.TemporaryDirectory(prefix="ratusz-bench-") as place, serving(Path(place)) as server:
        people = [
            _Person(Browser(server), game, level, random.Random(number))
            for number, game in zip(range(tables), itertools.cycle(games), strict=False)
        ]
        _play(people, seconds, advance)
    waits = sorted(itertools.chain.from_iterable(person.waits for person in people))
    steps = list(itertools.chain.from_iterable(person.steps for person in people))
    if not waits:
        raise CannotMeasure(f"No bot ended its turn within {seconds:g} seconds; measure for longer.")
    return Waits(
        tables=tables,
        level=level,
        turns=len(waits),
        median=round(waits[len(waits) // 2], 2),
        p95=round(waits[len(waits) * 95 // 100], 2),
        longest=round(waits[-1], 2),
        steps=round(sum(steps) / len(steps), 1),
        most_steps=max(steps),
        compiled=build() == "compiled",
    )


def _play(people: Sequence[_Person], seconds: float, advance: Callable[[float], None] | None) -> None:
    """Everybody plays until the time is up; a wait that is under way then still counts."""
    began = time.monotonic()
    with ThreadPoolExecutor(len(people)) as threads:
        playing = {threads.submit(person.play, began + seconds) for person in people}
        while playing:
            done, playing = wait(playing, TICK, FIRST_COMPLETED)
            for one in done:
                one.result()
            if advance is not None:
                advance(min(1.0, (time.monotonic() - began) / seconds))


@dataclass(slots=True)
class _Person:
    """Plays one match after another against a bot, and notes how long each of its turns took."""

    browser: Browser
    game: str
    level: str
    rng: random.Random
    waits: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    def play(self, until: float) -> None:
        while time.monotonic() < until:
            table = self.browser.create("me", {"kind": "bot", "level": self.level}, game=self.game)
            with self.browser.sit(table.id) as seat:
                while not seat.state["over"] and time.monotonic() < until:
                    self._wait(seat)
                    if asked(seat):
                        seat.hear_version(seat.act(choose(seat.legal, self.rng))["version"])

    def _wait(self, seat: Seat) -> None:
        """Wait until there is something to decide, for one turn after the other."""
        began, steps = time.monotonic(), 0
        while not asked(seat) and not seat.state["over"]:
            message = seat.hear()
            if message["type"] not in ("state", "change"):
                continue
            events = [logged["event"]["event"] for logged in message["events"]]
            steps += bool(events)
            if steps and ("turn_ended" in events or asked(seat) or seat.state["over"]):
                self.waits.append(time.monotonic() - began)
                self.steps.append(steps)
                began, steps = time.monotonic(), 0


def asked(seat: Seat) -> bool:
    """Whether there is something to decide: what is asked to keep a secret is answered for the seat."""
    return bool(seat.legal) and not seat.state["questions"][0].get("feigned")
