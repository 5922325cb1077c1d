"""The SQLite store: one writer thread that commits in groups, with fsync before anybody is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from ratusz.core.errors import RatuszError
from ratusz.server.store import ActionRow, ChatRow, SeatRow, StoreConflict, StoredTable, Summary, TableRow

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

FORMAT = 1
OLDEST_SQLITE = (3, 38)
# The number of an action is the lock: whoever comes second has to read what is there, and finds the command if it was
# stored before. A unique command as well would double the pages that every commit writes.
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
    PRIMARY KEY (table_id, number)
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
_APPEND_ALL = """
INSERT INTO actions (table_id, number, seat, line, command, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS REAL) FROM json_each(?)
"""
_SUMMARIZE_ALL = """
UPDATE tables SET changed = new.changed, summary = new.summary
FROM (SELECT value ->> 0 AS id, CAST(value ->> 5 AS REAL) AS changed, value ->> 6 AS summary FROM json_each(?)) AS new
WHERE tables.id = new.id
"""


class CannotStore(RatuszError):
    """The database cannot be opened, or belongs to somebody else."""


@dataclass(frozen=True, slots=True)
class Append:
    """The one piece of work that comes so often that many are carried out by a single statement."""

    table: str
    action: ActionRow
    summary: Summary

    def row(self) -> tuple[str, int, int, str, str, float, str]:
        action = self.action
        summary = msgspec.json.encode(self.summary).decode()
        return (self.table, action.number, action.seat, action.line, action.command, action.at, summary)


@dataclass(frozen=True, slots=True)
class Order:
    """A piece of work that somebody waits for."""

    work: Work | Append
    future: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    future: asyncio.Future[Any]
    result: Any
    failure: BaseException | None


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        self._writes: queue.SimpleQueue[Order | None] = queue.SimpleQueue()
        try:
            self._lock = _lock(self._path)
            writer = self._connect()
            _set_up(writer, self._path)
            self._reader = self._connect()
        except (sqlite3.Error, OSError) as error:
            why = getattr(error, "strerror", None) or error
            raise CannotStore(f"The database '{self._path}' cannot be used: {why}.") from None
        self._reads = ThreadPoolExecutor(1, "sqlite-reader")
        """One thread, since there is one connection to read from."""
        self._thread = threading.Thread(target=self._write_all, args=(writer,), name="sqlite-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    # Writing.

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """Take what waits, commit it together, then tell everybody who waits for it."""
        closing = False
        while not closing:
            batch = [self._writes.get()]
            while not self._writes.empty():
                batch.append(self._writes.get())
            closing = None in batch
            orders = [order for order in batch if order is not None]
            if orders:
                _tell(_commit(connection, orders))
        connection.close()

    async def _write(self, work: Work | Append) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writes.put(Order(work, future))
        return await future

    async def create(self, table: StoredTable) -> None:
        def work(connection: sqlite3.Connection) -> None:
            marks = ", ".join("?" * 15)
            connection.execute(f"INSERT INTO tables ({_TABLE_COLUMNS}) VALUES ({marks})", _table_values(table.table))
            for seat in table.seats:
                _put_seat(connection, table.table.id, seat)
            for visitor in table.watchers:
                _put_watcher(connection, table.table.id, visitor)
            for action in table.actions:
                _put_action(connection, table.table.id, action)

        await self._write(work)

    async def append(self, table: str, action: ActionRow, summary: Summary) -> None:
        await self._write(Append(table, action, summary))

    async def say(self, table: str, chat: ChatRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO chat (table_id, number, seat, name, text, command, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, chat.number, chat.seat, chat.name, chat.text, chat.command, chat.at),
            )

        await self._write(work)

    async def set_seat(self, table: str, seat: SeatRow, summary: Summary, watchers: Iterable[str] = ()) -> None:
        added = list(watchers)

        def work(connection: sqlite3.Connection) -> None:
            _put_seat(connection, table, seat)
            connection.execute("UPDATE tables SET summary = ? WHERE id = ?", (json.dumps(summary), table))
            for visitor in added:
                _put_watcher(connection, table, visitor)

        await self._write(work)

    async def add_watcher(self, table: str, visitor: str) -> None:
        await self._write(lambda connection: _put_watcher(connection, table, visitor))

    async def set_rematch(self, table: str, rematch: str) -> None:
        await self._write(
            lambda connection: connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (rematch, table))
        )

    # Reading.

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reads, work, self._reader)

    async def load(self, table: str) -> StoredTable | None:
        def work(connection: sqlite3.Connection) -> StoredTable | None:
            connection.execute("BEGIN")
            try:
                return _load(connection, table)
            finally:
                connection.execute("COMMIT")

        return await self._read(work)

    async def may_enter(self, table: str, visitor: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            found = connection.execute(
                "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ? AND visitor = ?)"
                " OR EXISTS (SELECT 1 FROM watchers WHERE table_id = ? AND visitor = ?)",
                (table, visitor, table, visitor),
            )
            return bool(found.fetchone()[0])

        return await self._read(work)

    async def of_visitor(self, visitor: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def work(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = connection.execute(
                f"SELECT {_TABLE_COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE visitor = ?"
                " UNION SELECT table_id FROM watchers WHERE visitor = ?) ORDER BY changed DESC LIMIT ?",
                (visitor, visitor, most),
            ).fetchall()
            return [(_table_row(row), _seats(connection, row[0])) for row in rows]

        return await self._read(work)

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
        if not self._thread.is_alive():
            raise CannotStore("The thread that writes has ended.")
        await self._read(lambda connection: connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone())

    async def close(self) -> None:
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reads.shutdown()
        self._reader.close()
        if self._lock is not None:
            self._lock.close()


def _lock(path: str) -> IO[bytes] | None:
    """Keep other servers away from the file: they would not notice what changes here."""
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # There is none on Windows.
        return None
    held = Path(f"{path}.lock").open("wb")  # noqa: SIM115
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise CannotStore(f"Another server is using the database '{path}'.") from None
    return held


def _set_up(connection: sqlite3.Connection, path: str) -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise CannotStore(f"SQLite {oldest} or newer is needed; this is {sqlite3.sqlite_version}.")
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    if found not in (0, FORMAT):
        raise CannotStore(f"The database '{path}' has format {found}; this server knows format {FORMAT}.")
    connection.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {FORMAT}; COMMIT;")


# The writer thread.


def _commit(connection: sqlite3.Connection, batch: list[Order]) -> list[Outcome]:
    """Carry out a batch in one transaction. A piece that fails does so alone; if the commit fails, so do all."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = _carry_out(connection, batch)
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        return [Outcome(order.future, None, error) for order in batch]
    return outcomes


def _carry_out(connection: sqlite3.Connection, batch: list[Order]) -> list[Outcome]:
    outcomes: list[Outcome] = []
    appends = [order for order in batch if isinstance(order.work, Append)]
    others = [order for order in batch if not isinstance(order.work, Append)]
    if len(appends) > 1:
        try:
            with _savepoint(connection):
                _append_all(connection, [order.work for order in appends if isinstance(order.work, Append)])
            outcomes = [Outcome(order.future, None, None) for order in appends]
        except Exception:
            others = appends + others  # One of them does not fit: find out which.
    else:
        others = appends + others
    for order in others:
        outcomes.append(_attempt(connection, order))
    return outcomes


def _attempt(connection: sqlite3.Connection, order: Order) -> Outcome:
    try:
        with _savepoint(connection):
            if isinstance(order.work, Append):
                _append_all(connection, [order.work])
                result = None
            else:
                result = order.work(connection)
    except sqlite3.IntegrityError as error:
        return Outcome(order.future, None, StoreConflict(str(error)))
    except Exception as error:
        if not connection.in_transaction:
            raise
        return Outcome(order.future, None, error)
    return Outcome(order.future, result, None)


@contextlib.contextmanager
def _savepoint(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("SAVEPOINT piece")
    try:
        yield
    except Exception:
        if connection.in_transaction:
            connection.execute("ROLLBACK TO piece")
            connection.execute("RELEASE piece")
        raise
    connection.execute("RELEASE piece")


def _append_all(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """Two statements, however many actions there are: this thread has to win back the interpreter after each."""
    rows = msgspec.json.encode([append.row() for append in appends]).decode()
    connection.execute(_APPEND_ALL, (rows,))
    connection.execute(_SUMMARIZE_ALL, (rows,))


def _tell(outcomes: list[Outcome]) -> None:
    """Wake everybody of a batch with one call into the event loop."""
    loops = {outcome.future.get_loop() for outcome in outcomes}
    for loop in loops:
        mine = [outcome for outcome in outcomes if outcome.future.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # The loop is closed: nobody waits any more.
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        if outcome.future.done():
            continue
        if outcome.failure is None:
            outcome.future.set_result(outcome.result)
        else:
            outcome.future.set_exception(outcome.failure)


# Rows.


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


def _put_watcher(connection: sqlite3.Connection, table: str, visitor: str) -> None:
    connection.execute("INSERT OR IGNORE INTO watchers (table_id, visitor) VALUES (?, ?)", (table, visitor))


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
