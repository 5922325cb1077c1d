"""The SQLite store: one writer thread that commits in groups, with fsync before anybody is answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from ratusz.server import store
from ratusz.server.migrations import bring_up_to_date, write_again
from ratusz.server.rows import (
    BELONGINGS,
    COLUMNS,
    COPIED_AT_ONCE,
    COUNTED,
    ENTRANTS,
    KINDS,
    LOBBY,
    table_row,
    table_values,
    taken_up_at,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

log = logging.getLogger("ratusz.store")

OLDEST_SQLITE = (3, 38)
CHECK_SECONDS = 10.0
"""How long the file is looked at for damage before the server starts."""
NO_ROOM = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
"""What SQLite answers when the disk, a quota or a limit leaves no room, or the disk has become read-only."""
_FORGOTTEN = """
seen < CASE WHEN summary ->> 'over' THEN :finished WHEN changed > created THEN :abandoned ELSE :untouched END
"""
_LINES = "(SELECT COALESCE(MAX(actions.number) + 1, 0) FROM actions WHERE actions.table_id = tables.id)"
_APPEND_ALL = """
INSERT INTO actions (table_id, number, seat, line, command, at)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS REAL) FROM json_each(?)
"""
_SUMMARIZE_ALL = """
UPDATE tables SET changed = new.changed, summary = new.summary, wish = CASE WHEN new.ends THEN NULL ELSE wish END
FROM (
    SELECT value ->> 0 AS id, CAST(value ->> 7 AS REAL) AS changed, value ->> 6 AS summary, value ->> 8 AS ends
    FROM json_each(?)
) AS new
WHERE tables.id = new.id
"""


@dataclass(frozen=True, slots=True)
class Append:
    """The one piece of work that comes so often that many are carried out by a single statement."""

    table: str
    actions: Sequence[store.ActionRow]
    summary: store.Summary
    changed: float
    ends_wish: bool

    def rows(self) -> list[tuple[str, int, int, str, str, float, str, float, bool]]:
        rest = msgspec.json.encode(self.summary).decode(), self.changed, self.ends_wish
        return [
            (self.table, action.number, action.seat, action.line, action.command, action.at, *rest)
            for action in self.actions
        ]


@dataclass(frozen=True, slots=True)
class Errand:
    """A piece of work that somebody waits for."""

    work: Work | Append
    future: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class Settled:
    future: asyncio.Future[Any]
    result: Any
    failure: BaseException | None


class SqliteStore:
    """A `Store` in one file."""

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        self._writes: queue.SimpleQueue[Errand | None] = queue.SimpleQueue()
        self._full = False
        _check_sqlite()
        with contextlib.ExitStack() as opened:
            try:
                self._lock = opened.enter_context(_lock(self._path))
                writer = opened.enter_context(contextlib.closing(self._connect()))
                check(writer, self._path)
                bring_up_to_date(writer, self._path)
                self._reader = self._connect()
            except (sqlite3.Error, OSError) as error:
                raise _cannot_open(self._path, error) from None
            opened.pop_all()
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
            errands = [errand for errand in batch if errand is not None]
            if errands:
                settled = _commit(connection, errands)
                self._watch_room(settled)
                _tell(settled)
        connection.close()

    def _watch_room(self, settled: list[Settled]) -> None:
        """Log once that there is no room, and once that there is again, however many commands are refused between."""
        full = [one.failure for one in settled if isinstance(one.failure, store.StoreFull)]
        if full and not self._full:
            log.error("nothing can be stored", extra={"why": full[0].why})
        elif self._full and not full:
            log.info("there is room in the store again")
        self._full = bool(full)

    async def _write(self, work: Work | Append) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writes.put(Errand(work, future))
        return await future

    async def create(
        self, table: store.StoredTable, rematch_of: str | None = None, quota: store.Quota | None = None
    ) -> None:
        set_rematch = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"

        def work(connection: sqlite3.Connection) -> None:
            if quota is not None:
                _check_quota(connection, table.table, quota)
            connection.execute(_insert("tables"), table_values(table.table))
            if rematch_of is not None:
                _change(connection, set_rematch, table.table.id, rematch_of)
            for seat in table.seats:
                _put_seat(connection, table.table.id, seat)
            for visitor in table.watchers:
                _put_watcher(connection, table.table.id, visitor)
            for action in table.actions:
                _put_action(connection, table.table.id, action)

        await self._write(work)

    async def append(
        self,
        table: str,
        actions: Sequence[store.ActionRow],
        summary: store.Summary,
        changed: float | None = None,
        ends_wish: bool = False,
        epoch: int | None = None,  # Nobody else leads a table of this file.
    ) -> None:
        await self._write(Append(table, actions, summary, actions[-1].at if changed is None else changed, ends_wish))

    async def set_wish(
        self, table: str, wish: dict[str, Any] | None, before: dict[str, Any] | None, lines: int
    ) -> None:
        changes = f"UPDATE tables SET wish = ? WHERE id = ? AND wish IS ? AND {_LINES} = ?"
        now, then = (None if one is None else json.dumps(one) for one in (wish, before))
        await self._write(lambda connection: _change(connection, changes, now, table, then, lines))

    async def keep(self, table: str, looks: Mapping[int, bytes], position: store.PositionRow) -> None:
        values = (table, position.number, position.ply, position.rules_version, position.body)

        def work(connection: sqlite3.Connection) -> None:
            newer = "SELECT 1 FROM positions WHERE table_id = ? AND number > ?"
            if connection.execute(newer, (table, position.number)).fetchone() is None:
                _put_looks(connection, table, looks)
                connection.execute(_insert("positions", "INSERT OR REPLACE"), values)

        await self._write(work)

    async def carry(self, table: str, looks: Mapping[int, bytes], carried: list[dict[str, Any]], now: int) -> None:
        changes = "UPDATE tables SET carried = ?, rules_version = ? WHERE id = ?"

        def work(connection: sqlite3.Connection) -> None:
            _put_looks(connection, table, looks)
            connection.execute(changes, (json.dumps(carried), now, table))

        await self._write(work)

    async def say(self, table: str, chat: store.ChatRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                _insert("chat"),
                (table, chat.number, chat.seat, chat.name, chat.text, chat.command, chat.at, chat.notice),
            )

        await self._write(work)

    async def set_seats(
        self,
        table: str,
        seats: Sequence[store.SeatRow],
        summary: store.Summary,
        leavers: Iterable[str] = (),
        used: store.Used | None = None,
        gone: Iterable[str] = (),
        basis: store.Basis | None = None,
    ) -> None:
        left, away = list(leavers), [(table, visitor) for visitor in gone]

        def work(connection: sqlite3.Connection) -> None:
            if basis is not None:
                _check_basis(connection, table, basis)
            for seat in seats:
                _put_seat(connection, table, seat)
            connection.execute("UPDATE tables SET summary = ? WHERE id = ?", (json.dumps(summary), table))
            for visitor in left:
                _put_watcher(connection, table, visitor)
            connection.executemany("DELETE FROM watchers WHERE table_id = ? AND visitor = ?", away)
            if left or away:
                connection.execute("DELETE FROM handovers WHERE table_id = ?", (table,))
            _put_used(connection, used)

        await self._write(work)

    async def add_watcher(self, table: str, visitor: str, used: store.Used | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            _put_watcher(connection, table, visitor)
            _put_used(connection, used)

        await self._write(work)

    async def set_watch(self, table: str, watch: str, before: str) -> None:
        changes = "UPDATE tables SET watch = ? WHERE id = ? AND watch = ?"
        await self._write(lambda connection: _change(connection, changes, watch, table, before))

    async def set_seen(self, table: str, seen: float) -> None:
        await self._write(
            lambda connection: connection.execute("UPDATE tables SET seen = ? WHERE id = ?", (seen, table))
        )

    async def delete(self, table: str, expiry: store.Expiry = store.AT_ONCE, basis: store.Basis | None = None) -> bool:
        values = asdict(expiry) | {"table": table}

        def work(connection: sqlite3.Connection) -> bool:
            found = connection.execute(f"SELECT 1 FROM tables WHERE id = :table AND {_FORGOTTEN}", values)
            if found.fetchone() is None:
                return False
            if basis is not None:
                _check_basis(connection, table, basis)
            for kind in BELONGINGS:
                connection.execute(f"DELETE FROM {kind} WHERE table_id = :table", values)
            connection.execute("UPDATE tables SET rematch = NULL WHERE rematch = :table", values)
            connection.execute("DELETE FROM tables WHERE id = :table", values)
            return True

        deleted: bool = await self._write(work)
        return deleted

    async def add_handover(self, handover: store.HandoverRow, now: float, basis: store.Basis | None = None) -> None:
        values = (handover.secret, handover.table, json.dumps(handover.seats), handover.expires)

        def work(connection: sqlite3.Connection) -> None:
            if basis is not None:
                _check_basis(connection, handover.table, basis)
            connection.execute("DELETE FROM handovers WHERE expires <= ?", (now,))
            connection.execute(_insert("handovers"), values)

        await self._write(work)

    async def add_signing_key(self, key: str, created: float) -> store.KeyRow:
        def work(connection: sqlite3.Connection) -> store.KeyRow:
            row = connection.execute(
                "INSERT INTO keys (key, created) VALUES (?, ?) RETURNING number, key, created", (key, created)
            ).fetchone()
            return store.KeyRow(*row)

        added: store.KeyRow = await self._write(work)
        return added

    # Reading.

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reads, work, self._reader)

    async def load(self, table: str, *, whole: bool = True) -> store.StoredTable | None:
        def work(connection: sqlite3.Connection) -> store.StoredTable | None:
            connection.execute("BEGIN")
            try:
                return _load(connection, table, whole)
            finally:
                connection.execute("COMMIT")

        return await self._read(work)

    async def news(self, table: str, lines: int, chat: int | None) -> store.News | None:
        def work(connection: sqlite3.Connection) -> store.News | None:
            connection.execute("BEGIN")
            try:
                return _news(connection, table, lines, chat)
            finally:
                connection.execute("COMMIT")

        return await self._read(work)

    async def looks(self, table: str, first: int, end: int) -> dict[int, bytes]:
        query = "SELECT part, body FROM looks WHERE table_id = ? AND part >= ? AND part < ?"
        return await self._read(lambda connection: dict(connection.execute(query, (table, first, end)).fetchall()))

    async def unkept(self) -> list[tuple[str, str, int]]:
        query = f"""
            SELECT id, game, tables.rules_version FROM tables LEFT JOIN positions ON table_id = id
            WHERE positions.number IS NULL OR positions.number < {_LINES} ORDER BY changed DESC
        """

        def work() -> list[tuple[str, str, int]]:
            with contextlib.closing(self._connect()) as connection:  # It looks at all tables: nobody has to wait.
                return connection.execute(query).fetchall()

        return await asyncio.to_thread(work)

    async def may_enter(self, table: str, visitor: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            entered = f"SELECT 1 FROM ({ENTRANTS}) WHERE table_id = ? AND visitor = ?"
            return connection.execute(entered, (table, visitor)).fetchone() is not None

        return await self._read(work)

    async def knows(self, visitor: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            known = f"SELECT 1 FROM ({ENTRANTS} UNION ALL SELECT id, host FROM tables) WHERE visitor = ?"
            return connection.execute(known, (visitor,)).fetchone() is not None

        return await self._read(work)

    async def of_visitor(
        self, visitor: str, most: int, table: str | None = None
    ) -> list[tuple[store.TableRow, list[store.SeatRow]]]:
        only = "" if table is None else " AND id = :table"

        def work(connection: sqlite3.Connection) -> list[tuple[store.TableRow, list[store.SeatRow]]]:
            rows = connection.execute(
                f"SELECT {LOBBY} FROM tables WHERE id IN (SELECT table_id FROM ({ENTRANTS}) WHERE visitor = :visitor)"
                f"{only} ORDER BY changed DESC LIMIT :most",
                {"visitor": visitor, "most": most, "table": table},
            ).fetchall()
            return [(table_row(row), _seats(connection, row[0])) for row in rows]

        return await self._read(work)

    async def find_secret(self, secret: str) -> tuple[str, int | None] | None:
        def work(connection: sqlite3.Connection) -> tuple[str, int | None] | None:
            row = connection.execute("SELECT table_id, seat FROM seats WHERE secret = ?", (secret,)).fetchone()
            if row is None:
                row = connection.execute("SELECT id, NULL FROM tables WHERE watch = ?", (secret,)).fetchone()
            return None if row is None else (row[0], row[1])

        return await self._read(work)

    async def find_handover(self, secret: str, now: float) -> store.HandoverRow | None:
        query = "SELECT secret, table_id, seats, expires FROM handovers WHERE secret = ? AND expires > ?"

        def work(connection: sqlite3.Connection) -> store.HandoverRow | None:
            row = connection.execute(query, (secret, now)).fetchone()
            return None if row is None else store.HandoverRow(row[0], row[1], json.loads(row[2]), row[3])

        return await self._read(work)

    async def forgotten(self, expiry: store.Expiry, most: int) -> list[str]:
        values = asdict(expiry)
        values |= {"latest": max(values.values()), "most": most}
        query = f"SELECT id FROM tables WHERE seen < :latest AND {_FORGOTTEN} ORDER BY seen LIMIT :most"

        def work() -> list[str]:
            with contextlib.closing(self._connect()) as connection:  # It looks at many tables: nobody has to wait.
                return [table for (table,) in connection.execute(query, values)]

        return await asyncio.to_thread(work)

    async def signing_keys(self) -> list[store.KeyRow]:
        def work(connection: sqlite3.Connection) -> list[store.KeyRow]:
            rows = connection.execute("SELECT number, key, created FROM keys ORDER BY number DESC")
            return [store.KeyRow(*row) for row in rows]

        return await self._read(work)

    async def count(self, host: str | None = None, address: str | None = None, since: float = 0.0) -> int:
        wanted = [("host = ?", host), ("address = ?", address), ("created >= ?", since or None)]
        asked = [(condition, value) for condition, value in wanted if value is not None]
        conditions = " AND ".join(["TRUE", *(condition for condition, _ in asked)])

        def work(connection: sqlite3.Connection) -> int:
            counted = f"SELECT COUNT(*) FROM tables WHERE {conditions}"
            return int(connection.execute(counted, [value for _, value in asked]).fetchone()[0])

        return await self._read(work)

    async def ping(self) -> None:
        if not self._thread.is_alive():
            raise store.CannotStore("The thread that writes has ended.")
        await self._read(lambda connection: connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone())

    async def probe(self) -> None:
        await self.ping()
        await self._write(write_again)

    @contextlib.asynccontextmanager
    async def copying(self) -> AsyncIterator[SqliteCopy]:
        with contextlib.closing(self._connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield SqliteCopy(connection)
            connection.execute("COMMIT")

    async def close(self) -> None:
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reads.shutdown()
        self._reader.close()
        self._lock.close()


class SqliteCopy:
    """All rows of a file, in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, kind: str) -> AsyncIterator[list[tuple[Any, ...]]]:
        found = self._connection.execute(f"SELECT {COLUMNS[kind]} FROM {kind}")
        while rows := found.fetchmany(COPIED_AT_ONCE):
            yield rows

    async def put(self, kind: str, rows: list[tuple[Any, ...]]) -> None:
        self._connection.executemany(_insert(kind), rows)


def _check_sqlite() -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        oldest = ".".join(map(str, OLDEST_SQLITE))
        raise store.CannotStore(f"SQLite {oldest} or newer is needed; this is {sqlite3.sqlite_version}.")


def check(connection: sqlite3.Connection, path: Path, seconds: float = CHECK_SECONDS) -> None:
    """Look whether the file is damaged; a very large one is not read to its end."""
    late = threading.Event()

    def stop() -> None:
        late.set()
        connection.interrupt()

    alarm = threading.Timer(seconds, stop)
    alarm.start()
    try:
        finding = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError:
        if not late.is_set():
            raise
    finally:
        alarm.cancel()
        alarm.join()
    if late.is_set():
        log.warning("the database was checked in part only", extra={"seconds": seconds})
    elif finding != "ok":
        raise _damaged(path, finding)


def _cannot_open(path: Path, error: Exception) -> store.CannotStore:
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
        return _damaged(path, error)
    why = getattr(error, "strerror", None) or error
    return store.CannotStore(f"The database '{path}' cannot be used: {why}.")


def _damaged(path: Path, finding: object) -> store.CannotStore:
    told = " ".join(str(finding).split())
    return store.CannotStore(
        f"The database '{path}' is damaged ({told:.200}): put the last backup in its place, or save what can be read"
        " with the .recover command of sqlite3."
    )


def _lock(path: Path) -> IO[bytes]:
    """Keep other servers away from the file, by whatever name they know it: they would not notice what changes here."""
    held = Path(f"{path.resolve()}.lock").open("wb")  # noqa: SIM115
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # There is none on Windows.
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise store.CannotStore(
            f"Another server is using the database '{path}': stop it, or name another database (--database, or the"
            " variable RATUSZ_DATABASE)."
        ) from None
    return held


# The writer thread.


def _commit(connection: sqlite3.Connection, batch: list[Errand]) -> list[Settled]:
    """Carry out a batch in one transaction. A piece that fails does so alone; if the commit fails, so do all."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        settled = _carry_out(connection, batch)
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        return [Settled(errand.future, None, _failure(error)) for errand in batch]
    return settled


def _carry_out(connection: sqlite3.Connection, batch: list[Errand]) -> list[Settled]:
    settled: list[Settled] = []
    appends = [errand for errand in batch if isinstance(errand.work, Append)]
    others = [errand for errand in batch if not isinstance(errand.work, Append)]
    if len(appends) > 1:
        try:
            with _savepoint(connection):
                _append_all(connection, [errand.work for errand in appends if isinstance(errand.work, Append)])
            settled = [Settled(errand.future, None, None) for errand in appends]
        except Exception:
            others = appends + others  # One of them does not fit: find out which.
    else:
        others = appends + others
    for errand in others:
        settled.append(_attempt(connection, errand))
    return settled


def _attempt(connection: sqlite3.Connection, errand: Errand) -> Settled:
    try:
        with _savepoint(connection):
            if isinstance(errand.work, Append):
                _append_all(connection, [errand.work])
                result = None
            else:
                result = errand.work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        return Settled(errand.future, None, _failure(error))
    return Settled(errand.future, result, None)


def _failure(error: Exception) -> Exception:
    """What is told to whoever waits for a piece of work that failed."""
    if isinstance(error, sqlite3.IntegrityError):
        return store.StoreConflict(str(error))
    code = getattr(error, "sqlite_errorcode", 0)
    return store.StoreFull(str(error)) if {code, code & 0xFF} & NO_ROOM else error


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
    rows = msgspec.json.encode([row for append in appends for row in append.rows()]).decode()
    connection.execute(_APPEND_ALL, (rows,))
    connection.execute(_SUMMARIZE_ALL, (rows,))


def _tell(settled: list[Settled]) -> None:
    """Wake everybody of a batch with one call into the event loop."""
    loops = {one.future.get_loop() for one in settled}
    for loop in loops:
        mine = [one for one in settled if one.future.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # The loop is closed: nobody waits any more.
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(settled: list[Settled]) -> None:
    for one in settled:
        if one.future.done():
            continue
        if one.failure is None:
            one.future.set_result(one.result)
        else:
            one.future.set_exception(one.failure)


# Rows.


def _insert(kind: str, how: str = "INSERT") -> str:
    return f"{how} INTO {kind} ({COLUMNS[kind]}) VALUES ({', '.join('?' * len(KINDS[kind]))})"


def _change(connection: sqlite3.Connection, statement: str, *values: Any) -> None:
    """Change a row, if it is as it was believed to be."""
    if connection.execute(statement, values).rowcount != 1:
        raise store.StoreConflict("Somebody else was first.")


def _check_basis(connection: sqlite3.Connection, table: str, basis: store.Basis) -> None:
    lines = connection.execute(f"SELECT {_LINES} FROM tables WHERE id = ?", (table,)).fetchone()
    if lines != (basis.lines,) or _seats(connection, table) != list(basis.seats):
        raise store.StoreConflict(f"The table '{table}' has changed.")


def _check_quota(connection: sqlite3.Connection, table: store.TableRow, quota: store.Quota) -> None:
    for name, which in COUNTED.items():
        where = which.format(host=":host", address=":address", since=":since")
        values = {"host": table.host, "address": table.address, "since": quota.since}
        if connection.execute(f"SELECT COUNT(*) FROM tables WHERE {where}", values).fetchone()[0] >= getattr(
            quota, name
        ):
            raise store.OverQuota(name)


def _put_seat(connection: sqlite3.Connection, table: str, seat: store.SeatRow) -> None:
    connection.execute(
        _insert("seats", "INSERT OR REPLACE"),
        (table, seat.seat, seat.kind, seat.name, seat.level, seat.secret, seat.visitor, seat.stand_in),
    )
    connection.execute("DELETE FROM companions WHERE table_id = ? AND seat = ?", (table, seat.seat))
    companions = [(table, seat.seat, visitor) for visitor in seat.companions]
    connection.executemany(_insert("companions"), companions)


def _put_watcher(connection: sqlite3.Connection, table: str, visitor: str) -> None:
    connection.execute(_insert("watchers", "INSERT OR IGNORE"), (table, visitor))


def _put_used(connection: sqlite3.Connection, used: store.Used | None) -> None:
    if used is not None:
        _change(connection, "UPDATE handovers SET secret = ?, expires = 9e999 WHERE secret = ?", used.now, used.secret)


def _put_action(connection: sqlite3.Connection, table: str, action: store.ActionRow) -> None:
    connection.execute(
        _insert("actions"),
        (table, action.number, action.seat, action.line, action.command, action.at),
    )


def _put_looks(connection: sqlite3.Connection, table: str, looks: Mapping[int, bytes]) -> None:
    if looks:
        connection.execute("DELETE FROM looks WHERE table_id = ? AND part >= ?", (table, min(looks)))
    rows = [(table, part, body) for part, body in looks.items()]
    connection.executemany(_insert("looks"), rows)


def _seats(connection: sqlite3.Connection, table: str) -> list[store.SeatRow]:
    companions: dict[int, set[str]] = {}
    for seat, visitor in connection.execute("SELECT seat, visitor FROM companions WHERE table_id = ?", (table,)):
        companions.setdefault(seat, set()).add(visitor)
    rows = connection.execute(
        "SELECT seat, kind, name, level, secret, visitor, stand_in FROM seats WHERE table_id = ? ORDER BY seat",
        (table,),
    )
    seats = [store.SeatRow(*row) for row in rows]
    for one in seats:
        one.stand_in, one.companions = bool(one.stand_in), frozenset(companions.get(one.seat, ()))
    return seats


def _watchers(connection: sqlite3.Connection, table: str) -> set[str]:
    return {visitor for (visitor,) in connection.execute("SELECT visitor FROM watchers WHERE table_id = ?", (table,))}


def _actions(connection: sqlite3.Connection, table: str, first: int = 0) -> list[store.ActionRow]:
    query = "SELECT number, seat, line, command, at FROM actions WHERE table_id = ? AND number >= ? ORDER BY number"
    return [store.ActionRow(*values) for values in connection.execute(query, (table, first))]


def _chat(connection: sqlite3.Connection, table: str, first: int = 0) -> list[store.ChatRow]:
    columns = "number, seat, name, text, command, at, notice"
    query = f"SELECT {columns} FROM chat WHERE table_id = ? AND number >= ? ORDER BY number"
    return [store.ChatRow(*values) for values in connection.execute(query, (table, first))]


def _news(connection: sqlite3.Connection, table: str, lines: int, chat: int | None) -> store.News | None:
    columns = "rules_version, changed, summary, wish, watch, rematch"
    row = connection.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    version, changed, summary, wish, watch, rematch = row
    around = None
    if chat is not None:
        seats, watchers = _seats(connection, table), _watchers(connection, table)
        around = store.Around(watch, rematch, seats, watchers, _chat(connection, table, chat))
    wish = None if wish is None else json.loads(wish)
    actions = _actions(connection, table, lines)
    return store.News(version, changed, json.loads(summary), wish, None, 0, actions, around)


def _load(connection: sqlite3.Connection, table: str, whole: bool) -> store.StoredTable | None:
    row = connection.execute(f"SELECT {COLUMNS['tables']} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    found, columns = table_row(row), "number, ply, rules_version, body"
    placed = connection.execute(f"SELECT {columns} FROM positions WHERE table_id = ?", (table,)).fetchone()
    position = None if placed is None else store.PositionRow(*placed)
    since = 0 if whole else taken_up_at(found, position)
    return store.StoredTable(
        table=found,
        seats=_seats(connection, table),
        watchers=_watchers(connection, table),
        actions=_actions(connection, table, since),
        chat=_chat(connection, table),
        position=position,
        since=since,
    )
