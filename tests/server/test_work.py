"""Long work has threads of its own: nobody who reads from the store waits for it."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from ratusz.server.hall import Hall
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.thinking import Thinkers
from ratusz.server.work import THREADS, Work
from tests.server.harness import PATIENCE


def test_what_is_run_there_is_run_in_few_threads_at_once() -> None:
    together = threading.Barrier(THREADS)
    busy: set[str] = set()

    def one() -> str:
        together.wait(PATIENCE)
        busy.add(threading.current_thread().name)
        return threading.current_thread().name

    async def all_of_them() -> list[str]:
        work = Work()
        names = await asyncio.gather(*(work.run(one) for _ in range(4 * THREADS)))
        work.close()
        return names

    assert set(asyncio.run(all_of_them())) == busy
    assert len(busy) == THREADS


def test_the_store_is_read_however_much_work_waits(tmp_path: Path) -> None:
    async def perform() -> None:
        store, thinkers = SqliteStore(tmp_path / "a.db"), Thinkers(1, 1.0)
        hall = Hall(store, thinkers, Settings())
        done = threading.Event()
        # More than the loop's own pool has threads for.
        waiting = [asyncio.create_task(hall.work.run(done.wait, PATIENCE)) for _ in range(100)]
        assert await hall.of_visitor("somebody") == []
        assert not any(one.done() for one in waiting)
        done.set()
        await asyncio.gather(*waiting)
        hall.close()
        thinkers.close()
        await store.close()

    asyncio.run(perform())
