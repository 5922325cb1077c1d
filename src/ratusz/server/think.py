"""Run processes in which the bots of other servers think, until told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, Iterable

from ratusz.core import extras
from ratusz.core.errors import RatuszError
from ratusz.server import logs
from ratusz.server.app import new_node_name
from ratusz.server.settings import Settings
from ratusz.server.stores import is_address, named, store_at
from ratusz.server.thinking import MOVES, Queue

log = logging.getLogger("ratusz.think")


class NothingToThinkAbout(RatuszError):
    """A file has one server, which thinks for itself."""


class _NoHearer:
    """Whoever thinks holds no tables."""

    def heard_lines(self, table: str, lines: int) -> None:
        pass

    def heard_change(self, table: str) -> None:
        pass

    def heard_presence(self, table: str) -> None:
        pass

    def heard_nothing(self) -> None:
        pass

    def heard_end(self, nodes: Iterable[str]) -> None:
        pass

    def deposed(self) -> None:
        pass


def think(settings: Settings, ready: Callable[[str], None]) -> None:
    """Think for the servers of a database; `ready` hears a sentence once that has begun."""
    if not is_address(settings.database):
        raise NothingToThinkAbout("Bots think for the servers of a database on PostgreSQL (postgresql://…); name it.")
    logs.set_up(settings.log, settings.node)
    asyncio.run(_think(settings, ready))


async def _think(settings: Settings, ready: Callable[[str], None]) -> None:
    jobs = extras.load("ratusz.server.postgres_jobs", "postgres", "A database on PostgreSQL needs")
    store = store_at(settings.database)
    neighbours = jobs.PostgresNeighbours(store, jobs.THINKER + new_node_name(settings))
    line = Queue(MOVES, settings.thinkers, settings.think_seconds, settings.compiled)
    worker = jobs.JobTaker(neighbours, line, settings.thinkers)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for signum in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(signum, stopped.set)
    await neighbours.open(_NoHearer())
    task = asyncio.create_task(worker.run())
    log.info("thinking", extra={"database": named(settings.database), "processes": settings.thinkers})
    ready(f"{settings.thinkers} processes think for the servers of {named(settings.database)}.")
    await stopped.wait()
    task.cancel()
    await worker.stop()
    await neighbours.close()
    line.close()
    await store.close()
