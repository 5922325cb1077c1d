"""The SQLite store: one writer thread that commits in groups, with fsync before anybody is answered."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ratusz.server.store import ActionRow, ChatRow, SeatRow, StoreConflict, StoredTable, TableRow

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules_version INTEGER NOT NULL, players INTEGER NOT NULL,
    options TEXT NOT NULL, confirm TEXT NOT NULL, seed TEXT, start TEXT, clock TEXT,
    host TEXT NOT NULL, watch TEXT NOT NULL UNIQUE, created REAL NOT NULL, changed REAL NOT NULL,
    summary TEXT NOT NULL, rematch TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS tables_by_host ON tables (host);
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT, secret TEXT UNIQUE, visitor TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX IF NOT EXISTS seats_by_visitor ON seats (visitor);
CREATE TABLE IF NOT EXISTS watchers (
    table_id TEXT NOT NULL REFERENCES tables, visitor TEXT NOT NULL, PRIMARY KEY (table_id, visitor)
) STRICT;
CREATE TABLE IF NOT EXISTS actions (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL, line TEXT NOT NULL,
    command TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, number), UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL,
    text TEXT NOT NULL, command TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, number), UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;
"""

_TABLE_COLUMNS = (
    "id, game, rules_version, players, options, confirm, seed, start, clock, host, watch, created, changed, summary,"
    " rematch"
)


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        self._writes: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._reader = self._connect()
        self._reads = threading.Lock()
        writer = self._connect()
        writer.executescript(SCHEMA)
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="sqlite-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """Take what waits, commit it together, then tell everybody who waits for it."""
        closing = False
        while not closing:
            batch = [self._writes.get()]
            while not self._writes.empty():
                batch.append(self._writes.get())
            closing = None in batch
            self._commit(connection, [item for item in batch if item is not None])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        outcomes: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work, future in batch:
                outcomes.append((future, *_attempt(connection, work)))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            outcomes = [(future, None, error) for _, future in batch]
        for future, result, failure in outcomes:
            loop = future.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, future, result, failure)

    async def _write(self, work: Work) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writes.put((work, future))
        return await future

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def locked() -> T:
            with self._reads:
                return work(self._reader)

        return await asyncio.to_thread(locked)

    async def create(self, table: TableRow, seats: list[SeatRow], actions: list[ActionRow]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            marks = ", ".join("?" * 15)
            connection.execute(f"INSERT INTO tables ({_TABLE_COLUMNS}) VALUES ({marks})", _table_values(table))
            for seat in seats:
                _put_seat(connection, table.id, seat)
            for action in actions:
                _put_action(connection, table.id, action)

        await self._write(work)

    async def load(self, table: str) -> StoredTable | None:
        def work(connection: sqlite3.Connection) -> StoredTable | None:
            connection.execute("BEGIN")
            try:
                return _load(connection, table)
            finally:
                connection.execute("COMMIT")

        return await self._read(work)

    async def of_visitor(self, visitor: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def work(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = connection.execute(
                f"SELECT {_TABLE_COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = ?)"
                " ORDER BY changed DESC LIMIT ?",
                (visitor, most),
            ).fetchall()
            return [(_table_row(row), _seats(connection, row[0])) for row in rows]

        return await self._read(work)

    async def append(self, table: str, action: ActionRow, summary: dict[str, Any]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _put_action(connection, table, action)
            connection.execute(
                "UPDATE tables SET changed = ?, summary = ? WHERE id = ?", (action.at, json.dumps(summary), table)
            )

        await self._write(work)

    async def say(self, table: str, chat: ChatRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO chat (table_id, number, seat, name, text, command, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, chat.number, chat.seat, chat.name, chat.text, chat.command, chat.at),
            )

        await self._write(work)

    async def set_seat(self, table: str, seat: SeatRow) -> None:
        await self._write(lambda connection: _put_seat(connection, table, seat))

    async def add_watcher(self, table: str, visitor: str) -> None:
        await self._write(
            lambda connection: connection.execute(
                "INSERT OR IGNORE INTO watchers (table_id, visitor) VALUES (?, ?)", (table, visitor)
            )
        )

    async def set_rematch(self, table: str, rematch: str) -> None:
        await self._write(
            lambda connection: connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (rematch, table))
        )

    async def find_secret(self, secret: str) -> tuple[str, int | None] | None:
        def work(connection: sqlite3.Connection) -> tuple[str, int | None] | None:
            row = connection.execute("SELECT table_id, seat FROM seats WHERE secret = ?", (secret,)).fetchone()
            if row is None:
                row = connection.execute("SELECT id, NULL FROM tables WHERE watch = ?", (secret,)).fetchone()
            return None if row is None else (row[0], row[1])

        return await self._read(work)

    async def count(self, visitor: str | None = None) -> int:
        def work(connection: sqlite3.Connection) -> int:
            if visitor is None:
                return int(connection.execute("SELECT COUNT(*) FROM tables").fetchone()[0])
            return int(connection.execute("SELECT COUNT(*) FROM tables WHERE host = ?", (visitor,)).fetchone()[0])

        return await self._read(work)

    async def ping(self) -> None:
        await self._read(lambda connection: connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone())

    async def close(self) -> None:
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()


def _attempt(connection: sqlite3.Connection, work: Work) -> tuple[Any, BaseException | None]:
    """Do one piece of a batch; if it fails, it alone is rolled back."""
    connection.execute("SAVEPOINT piece")
    try:
        result = work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO piece")
        connection.execute("RELEASE piece")
        return None, StoreConflict(str(error))
    connection.execute("RELEASE piece")
    return result, None


def _resolve(future: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)


def _table_values(table: TableRow) -> tuple[Any, ...]:
    return (
        table.id,
        table.game,
        table.rules_version,
        table.players,
        json.dumps(table.options),
        json.dumps(table.confirm),
        table.seed,
        None if table.start is None else json.dumps(table.start),
        None if table.clock is None else json.dumps(table.clock),
        table.host,
        table.watch,
        table.created,
        table.changed,
        json.dumps(table.summary),
        table.rematch,
    )


def _table_row(row: tuple[Any, ...]) -> TableRow:
    values = list(row)
    for place in (4, 5, 7, 8, 13):
        values[place] = None if values[place] is None else json.loads(values[place])
    return TableRow(*values)


def _put_seat(connection: sqlite3.Connection, table: str, seat: SeatRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO seats (table_id, seat, kind, name, level, secret, visitor)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, seat.seat, seat.kind, seat.name, seat.level, seat.secret, seat.visitor),
    )


def _put_action(connection: sqlite3.Connection, table: str, action: ActionRow) -> None:
    connection.execute(
        "INSERT INTO actions (table_id, number, seat, line, command, at) VALUES (?, ?, ?, ?, ?, ?)",
        (table, action.number, action.seat, action.line, action.command, action.at),
    )


def _seats(connection: sqlite3.Connection, table: str) -> list[SeatRow]:
    rows = connection.execute(
        "SELECT seat, kind, name, level, secret, visitor FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    )
    return [SeatRow(*row) for row in rows]


def _load(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    row = connection.execute(f"SELECT {_TABLE_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    watchers = connection.execute("SELECT visitor FROM watchers WHERE table_id = ?", (table,))
    actions = connection.execute(
        "SELECT number, seat, line, command, at FROM actions WHERE table_id = ? ORDER BY number", (table,)
    )
    chat = connection.execute(
        "SELECT number, seat, name, text, command, at FROM chat WHERE table_id = ? ORDER BY number", (table,)
    )
    return StoredTable(
        table=_table_row(row),
        seats=_seats(connection, table),
        watchers={visitor for (visitor,) in watchers},
        actions=[ActionRow(*values) for values in actions],
        chat=[ChatRow(*values) for values in chat],
    )
