"""Tables put straight into a store, so that a test knows their seeds and secrets; and what a store holds of a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from ratusz.core.match import Match
from ratusz.server.secrets import hashed
from ratusz.server.store import SeatRow, StoredTable, TableRow
from ratusz.server.stores import store_at
from ratusz.server.table import summary_of


def stored(match: Match, name: str, cookies: Sequence[str | None], watcher: str | None = None) -> StoredTable:
    """A table of that id at the position of a match, its seats held by these cookies (None: a fair bot)."""
    seats = [
        SeatRow(seat, "bot", "", "fair") if cookie is None else SeatRow(seat, "me", "", visitor=hashed(cookie))
        for seat, cookie in enumerate(cookies)
    ]
    now = time.time()
    row = TableRow(
        id=name,
        game=match.game.id,
        rules_version=match.game.rules_version,
        players=match.players,
        options=dict(match.options),
        confirm=match.confirm,
        seed=match.seed,
        start=match.start,
        clock=None,
        host=hashed("nobody in particular"),
        watch=hashed(f"the watch link of {name}"),
        created=now,
        changed=now,
        summary=summary_of(match, None),
        seen=now,
    )
    return StoredTable(row, seats, set() if watcher is None else {hashed(watcher)})


def put(database: Path | str, *tables: StoredTable) -> None:
    """Store tables; no server may be using them."""

    async def work() -> None:
        store = store_at(str(database))
        for table in tables:
            await store.create(table)
        await store.close()

    asyncio.run(work())


def load(database: Path | str, table: str) -> StoredTable:
    """What is stored of a table; no server may be using them."""
    return load_all(database, [table])[table]


def load_all(database: Path | str, tables: Iterable[str]) -> dict[str, StoredTable]:
    """The same of many, by one store: to open it takes far longer than to read a table."""

    async def work() -> dict[str, StoredTable | None]:
        store = store_at(str(database))
        found = {table: await store.load(table) for table in tables}
        await store.close()
        return found

    loaded = {table: stored for table, stored in asyncio.run(work()).items() if stored is not None}
    assert set(loaded) == set(tables)
    return loaded
