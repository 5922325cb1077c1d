"""How long people wait for the turns of bots: many tables with one bot and one person who answers at once.

The server runs in a process of its own with its usual settings, so that its bots think and pause as they do for
anybody. A wait runs from the answer that leaves a person nothing to decide until the bot's turn has ended or there is
a question; where a bot has several turns in a row, each is waited for.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from ratusz.lab.bench_server import CannotMeasure, _request, _server
from ratusz.lab.bench_worker import build

LONGEST_WAIT: Final = 300.0
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
    with (
        tempfile.TemporaryDirectory(prefix="ratusz-bench-") as place,
        _server(Path(place) / "bench.db", games[0], copies=0) as (address, _),
    ):
        people = [
            _Person(address, game, level, number)
            for number, game in zip(range(tables), itertools.cycle(games), strict=False)
        ]
        asyncio.run(_play(people, seconds, advance))
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


async def _play(people: Sequence[_Person], seconds: float, advance: Callable[[float], None] | None) -> None:
    """Everybody plays until the time is up; a wait that is under way then still counts."""
    tasks = [asyncio.create_task(person.play(time.monotonic() + seconds)) for person in people]
    began = time.monotonic()
    while (await asyncio.wait(tasks, timeout=TICK, return_when=asyncio.FIRST_EXCEPTION))[1]:
        if any(task.done() and task.exception() for task in tasks):
            break
        if advance is not None:
            advance(min(1.0, (time.monotonic() - began) / seconds))
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


@dataclass(slots=True)
class _Person:
    """Plays one match after another against a bot, and notes how long each of its turns took."""

    address: str
    game: str
    level: str
    number: int
    waits: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    sent: int = 0

    async def play(self, until: float) -> None:
        rng = random.Random(self.number)
        while time.monotonic() < until:
            seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "level": self.level}]
            wish = {"game": self.game, "seats": seats}
            status, created, cookie = await asyncio.to_thread(_request, self.address, "POST", "/api/tables", wish)
            if status != 201 or cookie is None:
                raise CannotMeasure(f"The server opened no table: {created}")
            place = f"ws://{urlsplit(self.address).netloc}/api/tables/{created['table']}/live"
            async with connect(place, additional_headers={"cookie": cookie}, max_size=None) as socket:
                await self._hear(socket)
                while not self.state["over"] and time.monotonic() < until:
                    await self._wait(socket)
                    await self._answer(socket, rng)

    async def _hear(self, socket: ClientConnection) -> list[str]:
        """Listen until the table is told anew; what has happened there."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), LONGEST_WAIT))
            if message["type"] in ("state", "change"):
                self.state |= message if message["type"] == "state" else message["fields"]
                return [logged["event"]["event"] for logged in message["events"]]
            if message["type"] == "refused":
                raise CannotMeasure(f"The server answered: {message['message']}")

    @property
    def _legal(self) -> list[str]:
        questions = self.state["questions"]
        return questions[0]["answers"] if questions and not questions[0].get("feigned") else []

    async def _wait(self, socket: ClientConnection) -> None:
        """Wait until there is something to decide, for one turn after the other."""
        began, steps = time.monotonic(), 0
        while not self._legal and not self.state["over"]:
            events = await self._hear(socket)
            steps += bool(events)
            if steps and ("turn_ended" in events or self._legal or self.state["over"]):
                self.waits.append(time.monotonic() - began)
                self.steps.append(steps)
                began, steps = time.monotonic(), 0

    async def _answer(self, socket: ClientConnection, rng: random.Random) -> None:
        """Decide at once: first what kind of action, then which; random actions alone would go on for ever."""
        if not self._legal:
            return
        kind = rng.choice(sorted({answer.partition(" ")[0] for answer in self._legal}))
        answer = rng.choice([one for one in self._legal if one.startswith(kind)])
        self.sent += 1
        command = {"id": f"bench-{self.number}-{self.sent:08}", "version": self.state["version"], "answers": [answer]}
        await socket.send(json.dumps({"type": "act", "seat": self.state["seat"], **command}))
        await self._hear(socket)
