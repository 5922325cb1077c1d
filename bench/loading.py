"""How soon a table is there: `python -m bench.loading [GAME ...] [--postgres]` plays long matches and loads them.

Greedy bots play a match of as many as can. It is kept as the server keeps it, and loaded as far as it went 63 plies
after a position was stored, which takes longest. For each match it prints its lines, and in milliseconds the median of
several times: until the table is in memory and a visitor has been told its state, as the server loads it and as it
would by playing all lines, by the clock and in processor time; and until it remembers all when somebody asks.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

from tests.postgres import Postgres
from tests.server.tables import stored

from ratusz import games
from ratusz.bots import bot
from ratusz.core.match import Match
from ratusz.server import carrying
from ratusz.server.live import LiveTable
from ratusz.server.looks import PART
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.store import Store
from ratusz.server.stores import store_at
from ratusz.server.table import Table
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work

TIMES = 15


async def play(store: Store, work: Work, game: str, name: str) -> tuple[int, int]:
    """A long match, kept as it went; how many lines and plies of it are stored."""
    players = max(games.find(game).players)
    match = Match.new(games.find(game), players, 1, keep_events=True)
    await store.create(stored(match, name, [f"cookie {seat}" for seat in range(players)]))
    with bot("greedy") as greedy:
        while not match.over:
            match.apply(greedy.choose(match, match.player), match.player)
    found = await store.load(name)
    assert found is not None
    table = Table(found)
    last = (match.ply // PART - 1) * PART - 1
    for move in match.moves[: last + PART - 1]:
        draft = table.play(move.seat, [match.notation(move.action)])
        rows = draft.rows(table.lines, f"{name} {table.lines}", time.time())
        await store.append(name, rows, draft.summary)
        table.adopt(draft, rows)
        if table.due:
            await carrying.keep(table, store, work)
    return table.lines, table.lines - table.kept_lines


async def load(store: Store, work: Work, thinkers: Thinkers, name: str, *, whole: bool) -> LiveTable:
    found = await store.load(name, whole=whole)
    assert found is not None
    table = await carrying.opened(found, store, work)
    live = LiveTable(table, store, thinkers, Settings(record_lines=1), work)
    connection = live.join(hashed("cookie 0"))
    assert len(connection.outbox)
    live.leave(connection)
    return live


async def remember(store: Store, work: Work, thinkers: Thinkers, name: str) -> None:
    live = await load(store, work, thinkers, name, whole=False)
    await live.remember()


async def measured(what: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    walls, processor = [], []
    for _ in range(TIMES):
        began, busy = time.perf_counter(), time.process_time()
        await what()
        walls.append(time.perf_counter() - began)
        processor.append(time.process_time() - busy)
    return 1000 * statistics.median(walls), 1000 * statistics.median(processor)


async def measure(database: str, names: list[str]) -> None:
    store, work, thinkers = store_at(database), Work(), Thinkers(1, 1.0)
    for game in names:
        lines, after = await play(store, work, game, game)
        quick = await measured(partial(load, store, work, thinkers, game, whole=False))
        whole = await measured(partial(load, store, work, thinkers, game, whole=True))
        told = await measured(partial(remember, store, work, thinkers, game))
        told_ms = f"{quick[0]:.1f} ms ({quick[1]:.1f}), all played {whole[0]:.1f} ({whole[1]:.1f})"
        print(f"{game}: {lines} lines, {after} after the position; {told_ms}, remembered {told[0]:.1f}", flush=True)
    thinkers.close()
    work.close()
    await store.close()


@contextlib.contextmanager
def database(postgres: bool) -> Iterator[str]:
    if postgres:
        with Postgres() as server:
            yield server.database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder, "ratusz.db"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.ids())
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with database(asked.postgres) as address:
        asyncio.run(measure(address, list(asked.games)))


if __name__ == "__main__":
    main()
