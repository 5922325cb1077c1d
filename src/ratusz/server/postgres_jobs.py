"""What bots are to think about, in a table of PostgreSQL: servers put it there, and `ratusz think` takes it.

Whoever takes some skips what others are just taking (SKIP LOCKED), so nobody waits and nothing is taken twice. A
library for queues would bring a schema, workers and retries of its own; a job here is worth a second or two, and its
server thinks for itself if it is lost. So the table has no log either.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ratusz.server.far import FarInquiry
from ratusz.server.postgres import TROUBLE
from ratusz.server.postgres_neighbours import PostgresNeighbours
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import BotFailed, Inquiry, Queue
from ratusz.server.work import stirred

log = logging.getLogger("ratusz.jobs")

THINKER = "think-"
"""How the names of those begin who take jobs."""
LOOK_SECONDS = 1.0
"""How often jobs are looked for of which nothing was heard."""
OVERDUE = 60.0
"""Seconds after which nobody waits for an answer any more."""
AHEAD = 2
"""How many jobs are taken for each process: one to think about, one to begin with next."""

_PUT = "INSERT INTO jobs (node, due, body) VALUES ($1, $2, $3) RETURNING id"
_TAKE = """
UPDATE jobs SET taken = $1 WHERE id IN (
    SELECT id FROM jobs WHERE taken IS NULL ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
) RETURNING id, due, body
"""
_LEFT = """
WITH nobodys AS (
    DELETE FROM jobs WHERE node NOT IN (SELECT name FROM nodes) OR due < EXTRACT(EPOCH FROM now()) - $1::float8
)
UPDATE jobs SET taken = NULL WHERE taken IS NOT NULL AND answer IS NULL AND taken NOT IN (SELECT name FROM nodes)
"""


def _on_the_wall(due: float) -> float:
    """A time of the monotonic clock as another machine knows it."""
    return time.time() + due - time.monotonic()


def _by_the_clock(at: float) -> float:
    """And back."""
    return time.monotonic() + at - time.time()


class PostgresFar:
    """Those who take jobs from the table, as a server sees them."""

    def __init__(self, neighbours: PostgresNeighbours) -> None:
        self._store = neighbours.store
        self._neighbours = neighbours
        self._waiting: dict[int, FarInquiry] = {}
        neighbours.listeners["answered"] = self._hear

    def anybody(self) -> bool:
        return any(name.startswith(THINKER) for name in self._neighbours.nodes)

    async def think(self, inquiry: FarInquiry) -> list[int]:
        body, due = msgspec.json.encode(inquiry.dilemma), inquiry.due

        async def put(connection: Any) -> int:
            number: int = await connection.fetchval(_PUT, self._neighbours.name, _on_the_wall(due), body)
            await self._store.tell(connection, "jobs", str(number))
            return number

        number = await self._put(put)
        self._waiting[number] = inquiry
        try:
            while not (found := await self._answer(number)):
                if inquiry.due < due:
                    due = inquiry.due
                    await self._bring_forward(number, _on_the_wall(due))
                await stirred(inquiry.stirred, LOOK_SECONDS)
                inquiry.stirred.clear()
                if not self.anybody():
                    raise BotFailed("Nobody is there to think.")
        finally:
            del self._waiting[number]
            forget = asyncio.ensure_future(self._forget(number))
            await asyncio.shield(forget)
        return found

    async def _put(self, put: Callable[[Any], Awaitable[int]]) -> int:
        """Whoever is cancelled meanwhile leaves no job behind."""
        putting = asyncio.ensure_future(self._store.change(put))
        try:
            return await asyncio.shield(putting)
        except asyncio.CancelledError:
            await self._forget(await putting)
            raise

    async def _bring_forward(self, number: int, at: float) -> None:
        """Whoever takes jobs finds it sooner; whoever has taken it is told."""

        async def put(connection: Any) -> None:
            await connection.execute("UPDATE jobs SET due = $1 WHERE id = $2", at, number)
            await self._store.tell(connection, "sooner", f"{number}:{at!r}")

        await self._store.change(put)

    async def _answer(self, number: int) -> list[int]:
        for (answer,) in await self._store.find("SELECT answer FROM jobs WHERE id = $1", number):
            if answer is None:
                return []
            actions = msgspec.json.decode(answer, type=list[int])
            if actions:
                return actions
        raise BotFailed("The job came to nothing.")

    async def _forget(self, number: int) -> None:
        with contextlib.suppress(*TROUBLE):
            await self._store.change(lambda connection: connection.execute("DELETE FROM jobs WHERE id = $1", number))

    def _hear(self, numbers: list[str]) -> None:
        for number in numbers:
            inquiry = self._waiting.get(int(number))
            if inquiry is not None:
                inquiry.stirred.set()


class JobTaker:
    """Takes jobs, those first that are due first, and lets the processes of a line think about them."""

    def __init__(self, neighbours: PostgresNeighbours, line: Queue, processes: int) -> None:
        self._store = neighbours.store
        self._neighbours = neighbours
        self._line = line
        self._most = AHEAD * processes
        self._tasks: set[asyncio.Task[None]] = set()
        self._inquiries: dict[int, Inquiry] = {}
        """What the line is asked, by the numbers of the jobs."""
        self._stirred = asyncio.Event()
        neighbours.listeners["jobs"] = lambda _: self._stirred.set()
        neighbours.listeners["sooner"] = self._hear_sooner

    async def run(self) -> None:
        while True:
            self._stirred.clear()
            try:
                await self._store.change(lambda connection: connection.execute(_LEFT, OVERDUE))
                while len(self._tasks) < self._most and await self._take():
                    pass
            except TROUBLE as error:
                log.warning("no jobs", extra={"why": str(error) or type(error).__name__})
            await stirred(self._stirred, LOOK_SECONDS)

    async def _take(self) -> bool:
        """Whether there were any."""
        wanted = self._most - len(self._tasks)
        rows = await self._store.change(lambda connection: connection.fetch(_TAKE, self._neighbours.name, wanted))
        for row in sorted(rows, key=lambda row: row["due"]):
            task = asyncio.get_running_loop().create_task(self._think(*row))
            self._tasks.add(task)
            task.add_done_callback(self._done)
        return bool(rows)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._stirred.set()

    async def _think(self, number: int, due: float, body: bytes) -> None:
        try:
            dilemma = msgspec.json.decode(body, type=Dilemma)
            self._inquiries[number] = inquiry = self._line.ask(dilemma, _by_the_clock(due))
            actions = await inquiry.answer
        except Exception:
            log.exception("bot failed")
            actions = []
        finally:
            self._inquiries.pop(number, None)
        answer = msgspec.json.encode(actions).decode()

        async def put(connection: Any) -> None:
            await connection.execute("UPDATE jobs SET answer = $1 WHERE id = $2", answer, number)
            await self._store.tell(connection, "answered", str(number))

        with contextlib.suppress(*TROUBLE):
            await self._store.change(put)

    def _hear_sooner(self, told: list[str]) -> None:
        for one in told:
            number, _, at = one.partition(":")
            inquiry = self._inquiries.get(int(number))
            if inquiry is not None:
                self._line.bring_forward(inquiry, _by_the_clock(float(at)))

    async def stop(self) -> None:
        """Finish what was begun."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LOOK_SECONDS)
