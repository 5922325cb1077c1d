"""The store on PostgreSQL: actions are stored in groups, one statement each, and durable before anybody is answered.

Whatever changes a match or who sits there first takes hold of the table's row in `tables`, and so waits for whoever is
changing it just then. What is only added, as a line of talk or a watcher, needs no hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import asyncpg
import msgspec

from ratusz.server import store
from ratusz.server.postgres_migrations import bring_up_to_date
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
Work = Callable[[Any], Awaitable[T]]

log = logging.getLogger("ratusz.store")

OLDEST_POSTGRES = 13
CONNECTIONS = 8
"""Open at once."""
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 30.0
GROUP = 500
"""So many actions are stored together at most."""
LEAVING_SECONDS = 5.0
"""How long a server is waited for that was killed, until PostgreSQL has noticed."""
SETTINGS = {"application_name": "ratusz", "jit": "off", "default_transaction_isolation": "read committed"}
_DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
SILENT_SECONDS = 5.0
"""A server that says nothing for so long in the middle of a transaction holds up nobody any more."""
# Nor does one whose machine has lost its power or its network, which PostgreSQL would believe in for hours.
_NO_GHOSTS = """
SET idle_in_transaction_session_timeout = '{}ms'; SET tcp_user_timeout = '10s';
SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3
"""
_FOR_LONG = "SET LOCAL idle_in_transaction_session_timeout = 0"
_GUARD = "SELECT pg_try_advisory_lock_shared(7288, hashtext(current_schema()))"
_ALONE = "SELECT pg_try_advisory_lock(7288, hashtext(current_schema()))"
_CHANNEL = "'ratusz.' || current_schema()"
LISTENING_SECONDS = 2.0
"""After so long without an answer, the connection by which others are heard is given up."""
TOLD_AT_ONCE = 150
"""So many tables with their lines fit into what PostgreSQL passes on at once."""

LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)
"""What is raised when a connection is gone, or the database is going."""
TROUBLE = (asyncpg.PostgresError, *LOST, TimeoutError, store.StoreFull)
"""What is raised when something cannot be read or written, for whatever reason of the database."""
NO_ROOM = (asyncpg.DiskFullError, asyncpg.ReadOnlySQLTransactionError, asyncpg.InsufficientPrivilegeError)

# Rows are locked in the order of their ids, so that the groups of two servers never wait for each other. Who comes
# second finds that `lines` has gone on: its action is not stored, and the others of its group are.
_APPEND = f"""
WITH new AS (
    SELECT *
    FROM unnest($1::text[], $2::integer[], $3::integer[], $4::float8[], $5::text[], $6::boolean[], $7::integer[])
    AS new (id, first, after, changed, summary, ends, led)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
), head AS (
    UPDATE tables SET lines = after, changed = new.changed, summary = new.summary,
    wish = CASE WHEN ends THEN NULL ELSE wish END FROM new JOIN locked USING (id)
    WHERE tables.id = new.id AND lines = first AND (led IS NULL OR led = epoch) RETURNING tables.id, lines
), put AS (
    INSERT INTO actions ({COLUMNS["actions"]})
    SELECT actions.* FROM unnest($8::text[], $9::integer[], $10::integer[], $11::text[], $12::text[], $13::float8[])
    AS actions ({COLUMNS["actions"]}) JOIN head ON id = table_id
), told AS (
    SELECT pg_notify({_CHANNEL}, $14 || ' lines ' || string_agg(id || ':' || lines, ' '))
    FROM (SELECT id, lines, row_number() OVER () / {TOLD_AT_ONCE} AS page FROM head) AS pages GROUP BY page
)
SELECT id, (SELECT COUNT(*) FROM told) FROM head
"""
_LED = "SELECT driver, name IS NOT NULL AND name <> $2 FROM tables LEFT JOIN nodes ON name = driver WHERE id = $1"
_NEWS = """
SELECT rules_version, changed, summary, wish, driver, epoch, number, seat, line, command, at
FROM tables LEFT JOIN actions ON table_id = id AND number >= $2 WHERE id = $1 ORDER BY number
"""
_FORGOTTEN = """
seen < CASE WHEN (summary::json ->> 'over')::boolean THEN $2::float8 WHEN changed > created THEN $3 ELSE $1 END
"""


@dataclass(frozen=True, slots=True)
class Appending:
    """Actions of one table that somebody waits for."""

    table: str
    actions: Sequence[store.ActionRow]
    summary: str
    changed: float
    ends_wish: bool
    epoch: int | None
    future: asyncio.Future[None]

    @property
    def head(self) -> tuple[Any, ...]:
        first, after = self.actions[0].number, self.actions[-1].number + 1
        return self.table, first, after, self.changed, self.summary, self.ends_wish, self.epoch

    def rows(self) -> list[tuple[Any, ...]]:
        return [(self.table, one.number, one.seat, one.line, one.command, one.at) for one in self.actions]


class PostgresStore:
    """A `Store` in a schema of a PostgreSQL database, for any number of servers."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        """What people are told: without a password."""
        self._idle: list[Any] = []
        self._places = asyncio.Semaphore(CONNECTIONS)
        self._guard: Any = None
        """The connection that keeps whoever wants all of it to itself away."""
        self._guarding = asyncio.Lock()
        self._waiting: deque[Appending] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._trouble = False
        self._closed = False
        self.node = "?"
        """The name by which other servers know ours, once it has one."""
        with ThreadPoolExecutor(1) as thread:  # A loop of its own: the server has none yet, or one that is running.
            thread.submit(asyncio.run, self._prepare()).result()

    async def _prepare(self) -> None:
        """Look whether the database can be used, and bring it up to date."""
        try:
            connection = await self._connect()
            try:
                await self._be_guarded_by(connection)
                await bring_up_to_date(connection, self._name)
            finally:
                self._guard = None
                await connection.close()
        except store.StoreFull as error:
            raise store.CannotStore(f"The database '{self._name}' cannot be used: {error.why}.") from None
        except (asyncpg.PostgresError, *LOST) as error:
            raise store.CannotStore(f"The database '{self._name}' cannot be used: {_why(error)}.") from None

    # Connections.

    async def _connect(self, patience: float = COMMAND_SECONDS) -> Any:
        try:
            connection = await asyncpg.connect(
                self._url, timeout=CONNECT_SECONDS, command_timeout=patience, server_settings=SETTINGS
            )
        except (asyncpg.PostgresError, *LOST, ValueError) as error:
            raise store.StoreAway(_why(error)) from None
        try:
            version: int = connection.get_server_version().major
            if version < OLDEST_POSTGRES:
                raise store.StoreAway(f"PostgreSQL {OLDEST_POSTGRES} or newer is needed; this is {version}")
            await connection.execute(f"{_DURABLE}; {_NO_GHOSTS.format(round(1000 * SILENT_SECONDS))}")
        except BaseException:  # Nobody else knows of it yet, even if whoever wanted it has gone meanwhile.
            connection.terminate()
            raise
        return connection

    async def _be_guarded_by(self, connection: Any) -> None:
        """Keep away whoever wants the database to itself."""
        async with self._guarding:
            if self._guard is not None and not self._guard.is_closed():
                return
            await _wait_for(connection, _GUARD, "it is being moved; wait until that is done")
            self._guard = connection

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for a while; one on which something has broken off is not used again."""
        if self._closed:
            raise store.CannotStore("The store is closed.")
        async with self._places:
            connection = await self._open_connection()
            try:
                if self._guard is None or self._guard.is_closed():
                    await self._be_guarded_by(connection)
                yield connection
            except (asyncpg.PostgresError, store.StoreConflict, store.StoreFull, store.OverQuota):
                raise
            except BaseException:
                connection.terminate()
                raise
            finally:
                if not connection.is_closed():
                    self._idle.append(connection)

    async def _open_connection(self) -> Any:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return await self._connect()

    async def _read(self, work: Work[T]) -> T:
        """What reading comes to; where a connection is lost, by another one."""
        try:
            async with self._connection() as connection:
                return await work(connection)
        except LOST:
            self._hang_up()
        async with self._connection() as connection:
            return await work(connection)

    def _hang_up(self) -> None:
        """Where one connection is lost, the others that wait for work may be too."""
        for connection in self._idle:
            connection.terminate()
        self._idle.clear()

    async def _write(self, work: Work[T]) -> T:
        """What writing comes to, all of it durable, or none."""
        try:
            async with self._connection() as connection, connection.transaction():
                result = await work(connection)
        except Exception as error:
            raise self._noted(error) from None
        self._watch_room(None)
        return result

    change = _write
    """For whoever shares the database."""

    async def find(self, query: str, *values: Any) -> list[Any]:
        return await self._fetch(query, *values)

    async def tell(self, connection: Any, kind: str, *tables: str) -> None:
        """Let the other servers know of a change, as soon as it is committed."""
        for start in range(0, len(tables), TOLD_AT_ONCE):
            payload = " ".join([self.node, kind, *tables[start : start + TOLD_AT_ONCE]])
            await connection.execute(f"SELECT pg_notify({_CHANNEL}, $1)", payload)

    @contextlib.asynccontextmanager
    async def listening(self, hear: Callable[[str], None]) -> AsyncIterator[Any]:
        """A connection by which everything is heard that any server tells."""
        connection = await self._connect(LISTENING_SECONDS)
        try:
            channel = await connection.fetchval(f"SELECT {_CHANNEL}")
            await connection.add_listener(channel, lambda *heard: hear(heard[-1]))
            yield connection
        finally:
            connection.terminate()

    async def _execute(self, statement: str, *values: Any) -> None:
        await self._write(lambda connection: connection.execute(statement, *values))

    def _noted(self, error: Exception) -> Exception:
        """What is told to whoever waits for a piece of work that failed."""
        if isinstance(error, LOST):
            self._hang_up()
        failure = _failure(error)
        self._watch_room(failure)
        return failure

    def _watch_room(self, failure: Exception | None) -> None:
        """Log once that nothing can be stored, and once that it can be again, however many are refused between."""
        trouble = isinstance(failure, store.StoreFull)
        if isinstance(failure, store.StoreFull) and not self._trouble:
            log.error("nothing can be stored", extra={"why": failure.why})
        elif self._trouble and not trouble:
            log.info("the store can be written again")
        self._trouble = trouble

    # Actions.

    async def append(
        self,
        table: str,
        actions: Sequence[store.ActionRow],
        summary: store.Summary,
        changed: float | None = None,
        ends_wish: bool = False,
        epoch: int | None = None,
    ) -> None:
        if self._closed:
            raise store.CannotStore("The store is closed.")
        written = msgspec.json.encode(summary).decode()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        at = actions[-1].at if changed is None else changed
        self._waiting.append(Appending(table, actions, written, at, ends_wish, epoch, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._append_all())
        await future

    async def _append_all(self) -> None:
        """One group after the other: what comes meanwhile waits, and is stored together."""
        while self._waiting:
            group = self._next_group()
            try:
                await self._append_twice(group)
            except Exception as error:
                if len(group) > 1 and not isinstance(error, (*LOST, store.StoreFull)):
                    await self._append_alone(group)  # One of them does not fit: find out which.
                else:
                    _fail(group, self._noted(error))

    def _next_group(self) -> list[Appending]:
        """Those that came first, but of each table only one: the next rests on it."""
        group: dict[str, Appending] = {}
        others: deque[Appending] = deque()
        while self._waiting and len(group) < GROUP:
            one = self._waiting.popleft()
            if one.table in group:
                others.append(one)
            else:
                group[one.table] = one
        self._waiting.extendleft(reversed(others))
        return list(group.values())

    async def _append_twice(self, group: list[Appending]) -> None:
        """Where a connection is lost, try again by another one: what was stored all the same is a conflict then."""
        try:
            return await self._append_group(group)
        except LOST as error:
            lost = error
        self._hang_up()
        try:
            await self._append_group(group)
        except store.StoreFull:
            raise lost from None  # It is not certain that nothing was stored.

    async def _append_alone(self, group: list[Appending]) -> None:
        for one in group:
            try:
                await self._append_group([one])
            except Exception as error:
                _fail([one], self._noted(error))

    async def _append_group(self, group: list[Appending]) -> None:
        heads = zip(*(one.head for one in group), strict=True)
        rows = zip(*(row for one in group for row in one.rows()), strict=True)
        async with self._connection() as connection:
            stored = {table for table, _ in await connection.fetch(_APPEND, *heads, *rows, self.node)}
        self._watch_room(None)
        for one in group:
            if one.table not in stored:
                _fail([one], store.StoreConflict(f"Number {one.head[1]} is not the next action of '{one.table}'."))
            elif not one.future.done():
                one.future.set_result(None)

    # Writing.

    async def create(
        self, table: store.StoredTable, rematch_of: str | None = None, quota: store.Quota | None = None
    ) -> None:
        name = table.table.id
        set_rematch = "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL"

        async def work(connection: Any) -> None:
            if quota is not None:
                await _check_quota(connection, table.table, quota)
            await connection.execute(_insert("tables"), *table_values(table.table))
            if rematch_of is not None:
                await _change(connection, set_rematch, name, rematch_of)
                await self.tell(connection, "table", rematch_of)
            for seat in table.seats:
                await _put_seat(connection, name, seat)
            await connection.executemany(_insert("watchers"), [(name, visitor) for visitor in table.watchers])
            actions = [(name, one.number, one.seat, one.line, one.command, one.at) for one in table.actions]
            await connection.executemany(_insert("actions"), actions)
            await connection.execute("UPDATE tables SET lines = $1 WHERE id = $2", len(actions), name)

        await self._write(work)

    async def keep(self, table: str, looks: Mapping[int, bytes], position: store.PositionRow) -> None:
        newer = "SELECT 1 FROM positions WHERE table_id = $1 AND number > $2"
        values = (table, position.number, position.ply, position.rules_version, position.body)

        async def work(connection: Any) -> None:
            await _take_hold(connection, table)
            if await connection.fetchval(newer, table, position.number) is None:
                await _put_looks(connection, table, looks)
                await connection.execute(_put("positions", "table_id"), *values)

        await self._write(work)

    async def carry(self, table: str, looks: Mapping[int, bytes], carried: list[dict[str, Any]], now: int) -> None:
        changes = "UPDATE tables SET carried = $1, rules_version = $2 WHERE id = $3"

        async def work(connection: Any) -> None:
            await connection.execute(changes, json.dumps(carried), now, table)
            await _put_looks(connection, table, looks)
            await self.tell(connection, "table", table)

        await self._write(work)

    async def set_wish(
        self, table: str, wish: dict[str, Any] | None, before: dict[str, Any] | None, lines: int
    ) -> None:
        changes = "UPDATE tables SET wish = $1 WHERE id = $2 AND wish IS NOT DISTINCT FROM $3 AND lines = $4"
        now, then = (None if one is None else json.dumps(one) for one in (wish, before))

        async def work(connection: Any) -> None:
            await _change(connection, changes, now, table, then, lines)
            await self.tell(connection, "table", table)

        await self._write(work)

    async def say(self, table: str, chat: store.ChatRow) -> None:
        values = (table, chat.number, chat.seat, chat.name, chat.text, chat.command, chat.at, chat.notice)

        async def work(connection: Any) -> None:
            await connection.execute(_insert("chat"), *values)
            await self.tell(connection, "table", table)

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
        left, away = ([(table, visitor) for visitor in visitors] for visitors in (leavers, gone))

        async def work(connection: Any) -> None:
            await _take_hold(connection, table, basis)
            await connection.execute("UPDATE tables SET summary = $1 WHERE id = $2", json.dumps(summary), table)
            for seat in seats:
                await _put_seat(connection, table, seat)
            await connection.executemany(_insert("watchers", "ON CONFLICT DO NOTHING"), left)
            await connection.executemany("DELETE FROM watchers WHERE table_id = $1 AND visitor = $2", away)
            if left or away:
                await connection.execute("DELETE FROM handovers WHERE table_id = $1", table)
            await _put_used(connection, used)
            await self.tell(connection, "table", table)

        await self._write(work)

    async def add_watcher(self, table: str, visitor: str, used: store.Used | None = None) -> None:
        async def work(connection: Any) -> None:
            await connection.execute(_insert("watchers", "ON CONFLICT DO NOTHING"), table, visitor)
            await _put_used(connection, used)
            await self.tell(connection, "table", table)

        await self._write(work)

    async def set_watch(self, table: str, watch: str, before: str) -> None:
        changes = "UPDATE tables SET watch = $1 WHERE id = $2 AND watch = $3"

        async def work(connection: Any) -> None:
            await _change(connection, changes, watch, table, before)
            await self.tell(connection, "table", table)

        await self._write(work)

    async def set_seen(self, table: str, seen: float) -> None:
        await self._execute("UPDATE tables SET seen = $1 WHERE id = $2", seen, table)

    async def delete(self, table: str, expiry: store.Expiry = store.AT_ONCE, basis: store.Basis | None = None) -> bool:
        found = f"SELECT 1 FROM tables WHERE {_FORGOTTEN} AND id = $4 FOR UPDATE"

        async def work(connection: Any) -> bool:
            if await connection.fetchval(found, *_times(expiry), table) is None:
                return False
            await _take_hold(connection, table, basis)
            for kind in BELONGINGS:
                await connection.execute(f"DELETE FROM {kind} WHERE table_id = $1", table)
            led = await connection.fetch("UPDATE tables SET rematch = NULL WHERE rematch = $1 RETURNING id", table)
            await connection.execute("DELETE FROM tables WHERE id = $1", table)
            await self.tell(connection, "table", table, *(before for (before,) in led))
            return True

        return await self._write(work)

    async def add_handover(self, handover: store.HandoverRow, now: float, basis: store.Basis | None = None) -> None:
        values = (handover.secret, handover.table, json.dumps(handover.seats), handover.expires)

        async def work(connection: Any) -> None:
            await _take_hold(connection, handover.table, basis)
            await connection.execute("DELETE FROM handovers WHERE expires <= $1", now)
            await connection.execute(_insert("handovers"), *values)

        await self._write(work)

    async def add_signing_key(self, key: str, created: float) -> store.KeyRow:
        added = f"""
            INSERT INTO keys ({COLUMNS["keys"]}) SELECT COALESCE(MAX(number), 0) + 1, $1, $2 FROM keys
            RETURNING {COLUMNS["keys"]}
        """

        async def work(connection: Any) -> store.KeyRow:
            await connection.execute("LOCK TABLE keys IN EXCLUSIVE MODE")
            return store.KeyRow(*await connection.fetchrow(added, key, created))

        return await self._write(work)

    # Reading.

    async def load(self, table: str, *, whole: bool = True) -> store.StoredTable | None:
        async def work(connection: Any) -> store.StoredTable | None:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await _load(connection, table, whole, self.node)

        return await self._read(work)

    async def news(self, table: str, lines: int, chat: int | None) -> store.News | None:
        async def work(connection: Any) -> store.News | None:
            if chat is None:
                return await _news(connection, table, lines)
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                news = await _news(connection, table, lines)
                if news is not None:
                    news.around = await _around(connection, table, chat)
                return news

        return await self._read(work)

    async def looks(self, table: str, first: int, end: int) -> dict[int, bytes]:
        query = "SELECT part, body FROM looks WHERE table_id = $1 AND part >= $2 AND part < $3"
        rows = await self._fetch(query, table, first, end)
        return dict(rows)

    async def _fetch(self, query: str, *values: Any) -> list[Any]:
        return await self._read(lambda connection: connection.fetch(query, *values))

    async def _fetch_value(self, query: str, *values: Any) -> Any:
        return await self._read(lambda connection: connection.fetchval(query, *values))

    async def unkept(self) -> list[tuple[str, str, int]]:
        query = """
            SELECT id, game, tables.rules_version FROM tables LEFT JOIN positions ON table_id = id
            WHERE positions.number IS NULL OR positions.number < lines ORDER BY changed DESC
        """
        return [tuple(row) for row in await self._fetch(query)]

    async def may_enter(self, table: str, visitor: str) -> bool:
        entered = f"SELECT EXISTS (SELECT FROM ({ENTRANTS}) AS entrants WHERE table_id = $1 AND visitor = $2)"
        return bool(await self._fetch_value(entered, table, visitor))

    async def knows(self, visitor: str) -> bool:
        known = f"({ENTRANTS} UNION ALL SELECT id, host FROM tables)"
        return bool(
            await self._fetch_value(f"SELECT EXISTS (SELECT FROM {known} AS known WHERE visitor = $1)", visitor)
        )

    async def of_visitor(
        self, visitor: str, most: int, table: str | None = None
    ) -> list[tuple[store.TableRow, list[store.SeatRow]]]:
        query = f"""
            SELECT {LOBBY} FROM tables WHERE ($3::text IS NULL OR id = $3)
            AND id IN (SELECT table_id FROM ({ENTRANTS}) AS entrants WHERE visitor = $1) ORDER BY changed DESC LIMIT $2
        """

        async def work(connection: Any) -> list[tuple[store.TableRow, list[store.SeatRow]]]:
            rows = [table_row(tuple(row)) for row in await connection.fetch(query, visitor, most, table)]
            seats = await _seats(connection, [row.id for row in rows])
            return [(row, seats[row.id]) for row in rows]

        return await self._read(work)

    async def find_secret(self, secret: str) -> tuple[str, int | None] | None:
        query = (
            "SELECT table_id, seat FROM seats WHERE secret = $1 UNION ALL SELECT id, NULL FROM tables WHERE watch = $1"
        )
        found = await self._fetch(query, secret)
        return (found[0][0], found[0][1]) if found else None

    async def find_handover(self, secret: str, now: float) -> store.HandoverRow | None:
        query = f"SELECT {COLUMNS['handovers']} FROM handovers WHERE secret = $1 AND expires > $2"
        for row in await self._fetch(query, secret, now):
            return store.HandoverRow(row[0], row[1], json.loads(row[2]), row[3])
        return None

    async def forgotten(self, expiry: store.Expiry, most: int) -> list[str]:
        times = _times(expiry)
        query = f"SELECT id FROM tables WHERE seen < $4 AND {_FORGOTTEN} ORDER BY seen LIMIT $5"
        return [table for (table,) in await self._fetch(query, *times, max(times), most)]

    async def signing_keys(self) -> list[store.KeyRow]:
        rows = await self._fetch(f"SELECT {COLUMNS['keys']} FROM keys ORDER BY number DESC")
        return [store.KeyRow(*row) for row in rows]

    async def count(self, host: str | None = None, address: str | None = None, since: float = 0.0) -> int:
        wanted = [("host =", host), ("address =", address), ("created >=", since or None)]
        asked = [(condition, value) for condition, value in wanted if value is not None]
        conditions = [f"{condition} ${number}" for number, (condition, _) in enumerate(asked, start=1)]
        query = f"SELECT COUNT(*) FROM tables WHERE {' AND '.join(['TRUE', *conditions])}"
        return int(await self._fetch_value(query, *(value for _, value in asked)))

    async def ping(self) -> None:
        await self._fetch("SELECT 1 FROM tables LIMIT 1")

    async def probe(self) -> None:
        await self._execute("UPDATE ratusz SET format = format")

    @contextlib.asynccontextmanager
    async def copying(self) -> AsyncIterator[PostgresCopy]:
        async with self._connection() as connection, connection.transaction(isolation="repeatable_read"):
            try:
                await _wait_for(connection, _ALONE, "another server is using it; stop that first")
            except store.StoreAway as error:
                raise store.CannotStore(f"The database '{self._name}' cannot be moved: {error.why}.") from None
            await connection.execute(_FOR_LONG)  # The other store may take its time.
            copy = PostgresCopy(connection)
            yield copy
            await copy.finish()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        self._closed = True
        for _ in range(CONNECTIONS):  # Whatever is under way is waited for.
            await self._places.acquire()
        for connection in self._idle:
            await connection.close()
        self._idle.clear()


class PostgresCopy:
    """All rows of a database, in one transaction."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def rows(self, kind: str) -> AsyncIterator[list[tuple[Any, ...]]]:
        found = await self._connection.cursor(f"SELECT {COLUMNS[kind]} FROM {kind}")
        while rows := await found.fetch(COPIED_AT_ONCE):
            yield [tuple(row) for row in rows]

    async def put(self, kind: str, rows: list[tuple[Any, ...]]) -> None:
        try:
            await self._connection.copy_records_to_table(kind, records=rows, columns=KINDS[kind])
        except asyncpg.PostgresError as error:
            raise store.CannotStore(f"PostgreSQL does not take all rows of '{kind}': {_why(error)}.") from None

    async def finish(self) -> None:
        """Count the actions of all tables."""
        counted = "SELECT table_id, COUNT(*) AS actions FROM actions GROUP BY table_id"
        changes = (
            f"UPDATE tables SET lines = actions FROM ({counted}) AS counted WHERE id = table_id AND lines <> actions"
        )
        await self._connection.execute(changes)


def _why(error: BaseException) -> str:
    """The first sentence of what PostgreSQL or the system says."""
    return (str(error) or type(error).__name__).splitlines()[0].rstrip(".")


def _failure(error: Exception) -> Exception:
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return store.StoreConflict(_why(error))
    return store.StoreFull(_why(error)) if isinstance(error, NO_ROOM) else error


def _fail(group: Iterable[Appending], failure: Exception) -> None:
    for one in group:
        if not one.future.done():
            one.future.set_exception(failure)


# Rows.


def _insert(kind: str, conflict: str = "") -> str:
    marks = ", ".join(f"${number}" for number in range(1, len(KINDS[kind]) + 1))
    return f"INSERT INTO {kind} ({COLUMNS[kind]}) VALUES ({marks}) {conflict}"


def _put(kind: str, *key: str) -> str:
    """Insert a row, in place of the one that has its key."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in KINDS[kind] if name not in key)
    return _insert(kind, f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}")


async def _change(connection: Any, statement: str, *values: Any) -> None:
    """Change a row, if it is as it was believed to be."""
    if await connection.execute(statement, *values) != "UPDATE 1":
        raise store.StoreConflict("Somebody else was first.")


async def _take_hold(connection: Any, table: str, basis: store.Basis | None = None) -> None:
    """Let nobody else change a table until the end of the transaction, if it is as it was believed to be."""
    lines = await connection.fetchval("SELECT lines FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
    if lines is None:
        raise store.StoreConflict(f"There is no table '{table}'.")
    if basis is not None and (lines, (await _seats(connection, [table]))[table]) != (basis.lines, list(basis.seats)):
        raise store.StoreConflict(f"The table '{table}' has changed.")


async def _check_quota(connection: Any, table: store.TableRow, quota: store.Quota) -> None:
    """Whoever creates tables for the same visitor, or from the same address, waits until this one is stored."""
    for who in sorted({table.host, table.address or ""}):
        await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 7288))", who)
    for name, which in COUNTED.items():
        where = which.format(host="$1", address="$2", since="$3")
        counted = f"SELECT COUNT(*), $1::text, $2::text, $3::float8 FROM tables WHERE {where}"
        if await connection.fetchval(counted, table.host, table.address, quota.since) >= getattr(quota, name):
            raise store.OverQuota(name)


async def _put_seat(connection: Any, table: str, seat: store.SeatRow) -> None:
    values = (seat.kind, seat.name, seat.level, seat.secret, seat.visitor, int(seat.stand_in))
    await connection.execute(_put("seats", "table_id", "seat"), table, seat.seat, *values)
    await connection.execute("DELETE FROM companions WHERE table_id = $1 AND seat = $2", table, seat.seat)
    companions = [(table, seat.seat, visitor) for visitor in seat.companions]
    await connection.executemany(_insert("companions"), companions)


async def _put_used(connection: Any, used: store.Used | None) -> None:
    if used is not None:
        changes = "UPDATE handovers SET secret = $1, expires = 'infinity' WHERE secret = $2"
        await _change(connection, changes, used.now, used.secret)


async def _put_looks(connection: Any, table: str, looks: Mapping[int, bytes]) -> None:
    if looks:
        await connection.execute("DELETE FROM looks WHERE table_id = $1 AND part >= $2", table, min(looks))
    await connection.executemany(_insert("looks"), [(table, part, body) for part, body in looks.items()])


def _times(expiry: store.Expiry) -> list[float]:
    return list(asdict(expiry).values())


async def _seats(connection: Any, tables: list[str]) -> dict[str, list[store.SeatRow]]:
    companions: dict[tuple[str, int], set[str]] = {}
    query = f"SELECT {COLUMNS['companions']} FROM companions WHERE table_id = ANY ($1)"
    for table, seat, visitor in await connection.fetch(query, tables):
        companions.setdefault((table, seat), set()).add(visitor)
    seats: dict[str, list[store.SeatRow]] = {table: [] for table in tables}
    query = f"SELECT {COLUMNS['seats']} FROM seats WHERE table_id = ANY ($1) ORDER BY seat"
    for table, *values in await connection.fetch(query, tables):
        row = store.SeatRow(*values)
        row.stand_in, row.companions = bool(row.stand_in), frozenset(companions.get((table, row.seat), ()))
        seats[table].append(row)
    return seats


async def _wait_for(connection: Any, lock: str, why: str) -> None:
    """Take hold of the whole database, together with others or alone."""
    loop = asyncio.get_running_loop()
    end = loop.time() + LEAVING_SECONDS
    while not await connection.fetchval(lock):
        if loop.time() > end:
            raise store.StoreAway(why)
        await asyncio.sleep(0.1)


async def _news(connection: Any, table: str, lines: int) -> store.News | None:
    """By one statement: whatever one server does, all others ask."""
    rows = await connection.fetch(_NEWS, table, lines)
    if not rows:
        return None
    version, changed, summary, wish, driver, epoch, *_ = rows[0]
    actions = [store.ActionRow(*row[6:]) for row in rows if row[6] is not None]
    wish = None if wish is None else json.loads(wish)
    return store.News(version, changed, json.loads(summary), wish, driver, epoch, actions)


async def _around(connection: Any, table: str, chat: int) -> store.Around:
    watch, rematch = await connection.fetchrow("SELECT watch, rematch FROM tables WHERE id = $1", table)
    seats = (await _seats(connection, [table]))[table]
    watchers = await connection.fetch("SELECT visitor FROM watchers WHERE table_id = $1", table)
    columns = ", ".join(name for name in KINDS["chat"] if name != "table_id")
    query = f"SELECT {columns} FROM chat WHERE table_id = $1 AND number >= $2 ORDER BY number"
    lines = [store.ChatRow(*row) for row in await connection.fetch(query, table, chat)]
    return store.Around(watch, rematch, seats, {visitor for (visitor,) in watchers}, lines)


async def _load(connection: Any, table: str, whole: bool, node: str) -> store.StoredTable | None:
    row = await connection.fetchrow(f"SELECT {COLUMNS['tables']} FROM tables WHERE id = $1", table)
    if row is None:
        return None

    async def belonging(kind: str, rest: str = "", *values: Any) -> list[Any]:
        columns = ", ".join(name for name in KINDS[kind] if name != "table_id")
        query = f"SELECT {columns} FROM {kind} WHERE table_id = $1 {rest}"
        rows: list[Any] = await connection.fetch(query, table, *values)
        return rows

    found = table_row(tuple(row))
    position = next((store.PositionRow(*values) for values in await belonging("positions")), None)
    since = 0 if whole else taken_up_at(found, position)
    actions = await belonging("actions", "AND number >= $2 ORDER BY number", since)
    driver, led = await connection.fetchrow(_LED, table, node)
    return store.StoredTable(
        table=found,
        seats=(await _seats(connection, [table]))[table],
        watchers={visitor for (visitor,) in await belonging("watchers")},
        actions=[store.ActionRow(*values) for values in actions],
        chat=[store.ChatRow(*values) for values in await belonging("chat", "ORDER BY number")],
        position=position,
        led=led,
        driver=driver,
        since=since,
    )
