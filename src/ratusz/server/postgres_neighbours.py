"""Servers that share a PostgreSQL database: they beat, hear of each other by NOTIFY, and lead tables in turns.

Each keeps one connection for this. By it a server hears what the others have stored, and says all the time that it is
there. Who has not been heard of for a while is struck off by whoever notices, and what it led can be taken over. The
number of the lead goes up each time: what was written by an earlier one is a conflict.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ratusz.server.neighbours import Allowance, Hearer, Lead
from ratusz.server.postgres import TROUBLE, PostgresStore
from ratusz.server.store import Summary
from ratusz.server.work import stirred

log = logging.getLogger("ratusz.neighbours")

BEAT_SECONDS = 0.4
GONE_SECONDS = 2.0
"""Who has been silent for so long, at two looks, is gone."""
RETRY_SECONDS = 0.2
GATHERING_SECONDS = 0.1
"""After it was told who is here, what changes for so long is told together: a table is written anew each time."""
ORPHANS = 20
"""How many are looked after at once."""

_BEAT = """
WITH mine AS (UPDATE nodes SET beat = now() WHERE name = $1 RETURNING name)
SELECT name, (now() - beat > $2 * interval '1 second') AND name <> $1, EXISTS (SELECT FROM mine) FROM nodes
"""
_STRIKE = """
WITH struck AS (
    DELETE FROM nodes WHERE name = ANY ($1) AND now() - beat > $2 * interval '1 second' RETURNING name
), left_behind AS (DELETE FROM presence WHERE node IN (SELECT name FROM struck))
SELECT name FROM struck
"""
_LEAD = """
UPDATE tables SET driver = $2, epoch = epoch + 1 WHERE id = $1
AND (driver IS NULL OR driver = $2 OR NOT EXISTS (SELECT FROM nodes WHERE name = driver)) RETURNING epoch
"""
_KEEP_CLOCK = "UPDATE tables SET summary = $1 WHERE id = $2 AND lines = $3 AND driver = $4 AND epoch = $5"
_RELEASE = """
WITH released AS (
    UPDATE tables SET driver = NULL FROM unnest($1::text[], $2::integer[]) AS held (held, led)
    WHERE id = held AND epoch = led AND driver = $3 RETURNING id
) SELECT id FROM released
"""
# What others are just taking from is left to them: two who come back after an hour would wait for each other.
_TAKE = """
WITH old AS (DELETE FROM budgets WHERE who IN (
    SELECT who FROM budgets WHERE at < now() - interval '1 hour' AND who <> $1 FOR UPDATE SKIP LOCKED
))
INSERT INTO budgets AS held (who, level, at) VALUES ($1, $3::float8 - 1, now()) ON CONFLICT (who) DO UPDATE
SET level = LEAST($3, held.level + EXTRACT(EPOCH FROM now() - held.at) * $2::float8) - 1, at = now()
WHERE LEAST($3, held.level + EXTRACT(EPOCH FROM now() - held.at) * $2) >= 1 RETURNING level
"""
_ORPHANS = """
SELECT id, driver FROM tables WHERE driver IS NOT NULL AND NOT EXISTS (SELECT FROM nodes WHERE name = driver) LIMIT $1
"""


class PostgresNeighbours:
    """The servers of one schema."""

    alone = False

    def __init__(self, store: PostgresStore, name: str) -> None:
        self.name = store.node = name
        self.store = store
        self._hearer: Hearer | None = None
        self._task: asyncio.Task[None] | None = None
        self._registered = asyncio.Event()
        self._stirred = asyncio.Event()
        self._here: dict[str, Mapping[str, int]] = {}
        """Who is here, as the others are told."""
        self._untold: set[str] = set()
        self.nodes: set[str] = set()
        """Who is there, whoever thinks for others included."""
        self.listeners: dict[str, Callable[[list[str]], None]] = {}
        """Who else is told of some kinds of news."""
        self._silent: set[str] = set()
        """Who was silent at the last look."""

    async def open(self, hearer: Hearer) -> None:
        self._hearer = hearer
        self._task = asyncio.create_task(self._keep_in_touch())
        await self._registered.wait()

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        with contextlib.suppress(*TROUBLE):
            await self.store.change(lambda connection: _leave(connection, self.name))

    # In touch.

    async def _keep_in_touch(self) -> None:
        """Beat and listen, by one connection after the other."""
        silent = False
        while True:
            try:
                async with self.store.listening(self._hear) as connection:
                    await self._come(connection)
                    if silent:
                        log.info("the other servers are heard again")
                    silent = False
                    await self._beat_on(connection)
            except TROUBLE as error:
                if not silent:
                    log.warning("the other servers are not heard", extra={"why": str(error) or type(error).__name__})
                silent = True
            except Exception:
                log.exception("no word from the other servers")
            await asyncio.sleep(RETRY_SECONDS)

    async def _come(self, connection: Any) -> None:
        come = "INSERT INTO nodes (name, beat) VALUES ($1, now()) ON CONFLICT (name) DO UPDATE SET beat = now()"
        await connection.execute(come, self.name)
        await self._tell_presence(connection, set(self._here))
        self._silent.clear()
        if self._registered.is_set() and self._hearer is not None:
            self._hearer.heard_nothing()
        self._registered.set()

    async def _beat_on(self, connection: Any) -> None:
        beaten = 0.0
        while True:
            if time.monotonic() - beaten >= BEAT_SECONDS:
                beaten = time.monotonic()
                await self._beat(connection)
            self._stirred.clear()
            if self._untold:
                await self._tell_presence(connection, self._untold)
                await asyncio.sleep(GATHERING_SECONDS)
            await stirred(self._stirred, max(0.0, beaten + BEAT_SECONDS - time.monotonic()))

    async def _beat(self, connection: Any) -> None:
        rows = await connection.fetch(_BEAT, self.name, GONE_SECONDS)
        assert self._hearer is not None
        if not any(known for *_, known in rows):
            log.warning("the other servers took this one for gone")
            self._hearer.deposed()
            await self._come(connection)
        names, silent = {name for name, *_ in rows}, {name for name, late, _ in rows if late}
        struck = silent & self._silent
        if struck:
            names -= {name for (name,) in await connection.fetch(_STRIKE, list(struck), GONE_SECONDS)}
        gone, self.nodes, self._silent = self.nodes - names - {self.name}, names, silent
        if gone:
            log.warning("servers are gone", extra={"nodes": sorted(gone)})
            self._hearer.heard_end(gone)

    def _hear(self, payload: str) -> None:
        """Hear what was stored: `NODE KIND TABLE…`, a number of lines after each table where that is the news."""
        node, kind, *tables = payload.split(" ")
        if node == self.name or self._hearer is None:
            return
        if kind in self.listeners:
            self.listeners[kind](tables)
            return
        for table in tables:
            if kind == "lines":
                name, _, lines = table.rpartition(":")
                self._hearer.heard_lines(name, int(lines))
            elif kind == "here":
                self._hearer.heard_presence(table)
            elif kind == "table":
                self._hearer.heard_change(table)

    # Who leads.

    def present(self, node: str | None) -> str | None:
        return node if node in self.nodes and node != self.name else None

    async def lead(self, table: str) -> Lead:
        async def work(connection: Any) -> Lead:
            epoch = await connection.fetchval(_LEAD, table, self.name)
            if epoch is not None:
                return Lead(epoch, None)
            return Lead(None, await connection.fetchval("SELECT driver FROM tables WHERE id = $1", table))

        return await self.store.change(work)

    async def keep_clock(self, table: str, lines: int, summary: Summary, epoch: int) -> None:
        values = msgspec.json.encode(summary).decode(), table, lines, self.name, epoch
        await self.store.change(lambda connection: connection.execute(_KEEP_CLOCK, *values))

    async def release(self, tables: Mapping[str, int]) -> None:
        async def work(connection: Any) -> None:
            values = list(tables), list(tables.values()), self.name
            released = [table for (table,) in await connection.fetch(_RELEASE, *values)]
            await self.store.tell(connection, "table", *released)

        await self.store.change(work)

    async def orphans(self) -> dict[str, str]:
        return dict(await self.store.find(_ORPHANS, ORPHANS))

    # Who is here.

    def share(self, table: str, visitors: Mapping[str, int]) -> None:
        if visitors or table in self._here:
            self._here[table] = visitors
            self._untold.add(table)
            self._stirred.set()

    async def _tell_presence(self, connection: Any, tables: set[str]) -> None:
        told = {table: self._here[table] for table in tables}
        rows = [(table, self.name, *one) for table, visitors in told.items() for one in visitors.items()]
        async with connection.transaction():
            await connection.execute(
                "DELETE FROM presence WHERE node = $1 AND table_id = ANY ($2)", self.name, list(told)
            )
            await connection.copy_records_to_table(
                "presence", records=rows, columns=("table_id", "node", "visitor", "asked")
            )
            await self.store.tell(connection, "here", *told)
        for table, visitors in told.items():
            if self._here.get(table) is visitors:
                self._untold.discard(table)
                if not visitors:
                    del self._here[table]

    async def presence(self, table: str) -> dict[str, int]:
        there = """
            SELECT visitor, bit_or(asked) FROM presence WHERE table_id = $1 AND node <> $2
            AND node IN (SELECT name FROM nodes) GROUP BY visitor
        """
        return dict(await self.store.find(there, table, self.name))

    # What is counted together.

    async def take(self, who: str, rate: Allowance) -> bool:
        taken = await self.store.change(lambda connection: connection.fetchval(_TAKE, who, *rate))
        return taken is not None


async def _leave(connection: Any, name: str) -> None:
    """Nobody waits for somebody who has said goodbye."""
    await connection.execute("DELETE FROM presence WHERE node = $1", name)
    await connection.execute("DELETE FROM nodes WHERE name = $1", name)
