"""What the store on PostgreSQL does beside what every store does: locks, lost connections, formats, who may use it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ratusz import games
from ratusz.core.extras import MissingPackage
from ratusz.server import postgres as module
from ratusz.server.hall import Hall
from ratusz.server.postgres import PostgresStore
from ratusz.server.postgres_migrations import MIGRATIONS, bring_up_to_date
from ratusz.server.rows import KINDS
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import CannotStore, ChatRow, StoreAway, StoreConflict, StoreFull
from ratusz.server.stores import named, store_at
from ratusz.server.thinking import Thinkers
from tests.postgres import Postgres
from tests.server.conftest import NewServer
from tests.server.formats.people import ANNA, BEN, CLEO
from tests.server.harness import PATIENCE, Browser, Seat
from tests.server.test_migrations import FORMATS as EXAMPLES
from tests.server.test_migrations import copy_of, go_on
from tests.server.test_store import SUMMARY, a_table, action

FORMATS = Path(__file__).parent / "formats"


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with Postgres() as server:
        yield server


def with_store(database: str, work: Callable[[PostgresStore], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = PostgresStore(database, named(database))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def stranger(database: str) -> Any:
    """A connection that is not the store's."""
    return await asyncpg.connect(database)


def test_a_server_that_is_gone_in_the_middle_of_a_change_holds_up_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its machine lost its power, PostgreSQL would wait for it for hours, and all others for the table."""
    monkeypatch.setattr(module, "SILENT_SECONDS", 0.3)

    async def work(store: PostgresStore) -> None:
        await store.create(a_table("one"))
        held, told = asyncio.Event(), asyncio.Event()

        async def hold(connection: Any) -> None:
            await connection.execute("UPDATE tables SET lines = 0 WHERE id = 'one'")
            held.set()
            await told.wait()
            await connection.execute("UPDATE tables SET lines = 7 WHERE id = 'one'")

        gone = asyncio.create_task(store.change(hold))
        await held.wait()
        try:
            async with asyncio.timeout(PATIENCE):
                await store.append("one", [action(0)], SUMMARY)
        finally:
            told.set()
        with pytest.raises(module.LOST):
            await gone
        news = await store.news("one", 0, None)
        assert news is not None
        assert [row.number for row in news.actions] == [0]

    with_store(database, work)


def test_what_is_copied_may_take_its_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SILENT_SECONDS", 0.1)

    async def work(store: PostgresStore) -> None:
        await store.create(a_table("one"))

    async def move(store: PostgresStore) -> None:
        async with store.copying() as copy:
            await asyncio.sleep(0.5)
            assert [len(rows) async for rows in copy.rows("tables")] == [1]

    with_store(database, work)
    with_store(database, move)


def test_whoever_comes_second_waits_for_the_first_and_is_told(database: str) -> None:
    """Not even what the other has not yet committed is overlooked."""

    async def work(store: PostgresStore) -> None:
        for name in ("one", "two"):
            await store.create(a_table(name))
        other = await stranger(database)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("UPDATE tables SET lines = 1 WHERE id = 'one'")
        late = asyncio.gather(
            store.append("one", [action(0)], SUMMARY), store.append("two", [action(0)], SUMMARY), return_exceptions=True
        )
        while not await other.fetchval("SELECT COUNT(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
        assert not late.done()
        await transaction.commit()
        first, second = await late
        assert (type(first), second) == (StoreConflict, None)
        await other.close()
        found = await store.load("one")
        assert found is not None
        assert found.actions == []

    with_store(database, work)


def test_the_groups_of_two_servers_do_not_wait_for_each_other(database: str) -> None:
    """They would, if each locked the same tables in the order in which it finds them."""
    names = [f"table-{number}" for number in range(10, 30)]
    slow = module._APPEND.replace("WHERE id = ANY ($1)", "WHERE id = ANY ($1) AND pg_sleep(0.002) IS NOT NULL")
    assert slow != module._APPEND

    async def append(connection: Any, number: int) -> int:
        heads = [names, [number] * 20, [number + 1] * 20, [1.5] * 20, ["{}"] * 20, [False] * 20, [None] * 20]
        rows = [names, [number] * 20, [0] * 20, ["take_coins 1"] * 20, ["a command"] * 20, [1.5] * 20]
        return len(await connection.fetch(slow, *heads, *rows, "node"))

    async def work(store: PostgresStore) -> None:
        for name in reversed(names):
            await store.create(a_table(name))
        one, other = await stranger(database), await stranger(database)
        await one.execute("SET enable_indexscan = off; SET enable_bitmapscan = off")
        await other.execute("SET enable_seqscan = off; SET enable_bitmapscan = off")
        for number in range(5):
            assert sorted(await asyncio.gather(append(one, number), append(other, number))) == [0, 20]
        await one.close()
        await other.close()

    with_store(database, work)


def test_what_cannot_be_stored_fails_alone(database: str) -> None:
    async def work(store: PostgresStore) -> None:
        for name in ("one", "two", "three"):
            await store.create(a_table(name))
        unfit = action(0)
        unfit.line = "take\0coins"
        outcomes = await asyncio.gather(
            store.append("one", [unfit], SUMMARY),
            store.append("two", [action(0)], SUMMARY),
            store.append("three", [action(2**70)], SUMMARY),
            store.say("one", ChatRow(0, 0, "", "\ud800", "chat-0", 1.0)),
            return_exceptions=True,
        )
        assert [isinstance(outcome, Exception) for outcome in outcomes] == [True, False, True, True]
        await store.append("one", [action(0)], SUMMARY)

    with_store(database, work)


def test_many_actions_of_one_table_that_were_asked_for_at_once_are_stored_before_it_closes(database: str) -> None:
    async def work() -> None:
        store = PostgresStore(database, "a database")
        await store.create(a_table("one"))
        pending = [asyncio.create_task(store.append("one", [action(number)], SUMMARY)) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*pending)
        with pytest.raises(CannotStore):
            await store.append("one", [action(20)], SUMMARY)

    asyncio.run(work())
    found = with_store(database, lambda store: store.load("one"))
    assert found.actions == [action(number) for number in range(20)]


def test_every_commit_is_durable_whatever_the_database_is_set_to(database: str) -> None:
    async def work(store: PostgresStore) -> tuple[str, str]:
        async with store._connection() as connection:
            return (
                await connection.fetchval("SHOW synchronous_commit"),
                await connection.fetchval("SHOW transaction_isolation"),
            )

    careless = f"{database}&synchronous_commit=off&default_transaction_isolation=serializable"
    assert with_store(careless, work) == ("on", "read committed")


def test_without_the_right_to_write_everything_is_refused_and_can_be_read(database: str) -> None:
    with_store(database, lambda store: store.create(a_table("one")))

    async def work(store: PostgresStore) -> None:
        await store.ping()
        assert await store.load("one") is not None
        for attempt in (store.append("one", [action(0)], SUMMARY), store.probe(), store.set_seen("one", 1.0)):
            with pytest.raises(StoreFull) as refused:
                await attempt
            assert refused.value.code == "store_full"

    with_store(f"{database}&default_transaction_read_only=on", work)


# Connections.


def test_lost_connections_are_replaced(postgres: Postgres, database: str) -> None:
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ratusz'"

    async def work(store: PostgresStore) -> None:
        await store.create(a_table("one"))
        for number in range(3):
            await asyncio.gather(*(store.load("one") for _ in range(4)))
            await asyncio.to_thread(postgres.say, end)
            assert await store.load("one") is not None
            await asyncio.to_thread(postgres.say, end)
            await store.append("one", [action(number)], SUMMARY)

    with_store(database, work)


def test_a_connection_that_nobody_waits_for_any_more_is_closed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wanted it may be gone before it has been made ready."""
    made: list[Any] = []

    async def work(store: PostgresStore) -> None:
        execute = asyncpg.Connection.execute

        async def slow(connection: Any, *args: Any) -> Any:
            made.append(connection)
            await asyncio.sleep(0)
            waiting.cancel()
            return await execute(connection, *args)

        monkeypatch.setattr(asyncpg.Connection, "execute", slow)
        waiting = asyncio.create_task(store.load("one"))
        with pytest.raises(asyncio.CancelledError):
            await waiting
        monkeypatch.undo()

    with_store(database, work)
    assert [connection.is_closed() for connection in made] == [True]


def test_what_is_stored_while_its_connection_breaks_is_stored_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is lost, and nobody knows: what is tried again is a conflict, and whoever reads again finds it."""

    async def work(store: PostgresStore) -> None:
        await store.create(a_table("one"))
        fetch = asyncpg.Connection.fetch

        async def broken(connection: Any, *args: Any) -> None:
            await fetch(connection, *args)
            monkeypatch.undo()
            raise asyncpg.ConnectionDoesNotExistError("gone")

        monkeypatch.setattr(asyncpg.Connection, "fetch", broken)
        with pytest.raises(StoreConflict):
            await store.append("one", [action(0)], SUMMARY)
        found = await store.load("one")
        assert found is not None
        assert found.actions == [action(0)]

    with_store(database, work)


def test_what_was_confirmed_outlives_the_database(mortal: Postgres) -> None:
    database = mortal.database()
    log: list[str] = []

    async def work(store: PostgresStore) -> None:
        await store.create(a_table("one"))
        await store.append("one", [action(0)], SUMMARY)
        for how in (signal.SIGQUIT, signal.SIGINT):
            mortal.stop(how)
            for _ in range(3):
                with pytest.raises((StoreAway, *module.LOST)):
                    await store.append("one", [action(1)], SUMMARY)
            with pytest.raises(StoreAway) as away:
                await store.load("one")
            assert away.value.code == "store_unreachable"
            mortal.start()
            found = await store.load("one")
            assert found is not None
            log.extend(row.command for row in found.actions)
        await store.append("one", [action(1)], SUMMARY)

    with_store(database, work)
    assert log == ["command-0", "command-0"]
    assert len(with_store(database, lambda store: store.load("one")).actions) == 2


def test_play_goes_on_when_the_database_is_back(new_server: NewServer, mortal: Postgres) -> None:
    server = new_server(database=mortal.database())
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        _take_turn(seat)
        assert seat.act_by("take_coins 1")["version"] == 1
        before = seat.hear_version(1)
        mortal.stop()
        for _ in range(3):
            refused = seat.act(id="while-it-is-away")
            assert (refused["type"], refused["code"]) in (("refused", "store_unreachable"), ("refused", "in_doubt"))
        assert anna.get("/api/tables").json()["code"] == "store_unreachable"
        seat.drain()
        assert seat.state == before, "what was not stored was told"
        mortal.start()
        assert seat.act(id="while-it-is-away")["version"] == 2
        seat.hear_version(2)
        assert seat.act(id="while-it-is-away")["version"] == 2
    assert anna.get("/api/tables").status_code == 200


def _take_turn(seat: Seat) -> None:
    if not seat.legal:
        seat.ask("sit", seat=seat.state["deciders"][0])
        seat.hear_until(lambda message: message["type"] == "state")


# Who may use it.


def test_nobody_moves_a_store_that_a_server_uses(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any number of servers may; but not while somebody wants all of it at once."""
    monkeypatch.setattr(module, "LEAVING_SECONDS", 0.2)

    async def work(store: PostgresStore) -> None:
        await store.ping()
        other = PostgresStore(database, "a database")
        with pytest.raises(CannotStore, match="another server is using it"):
            async with other.copying():
                pass
        await other.close()

    with_store(database, work)

    async def move(store: PostgresStore) -> None:
        async with store.copying():
            with pytest.raises(CannotStore, match="is being moved"):
                store_at(database)

    with_store(database, move)
    with_store(database, lambda store: store.ping())


def test_a_database_of_another_program_is_refused(postgres: Postgres, database: str) -> None:
    schema = database.rpartition("=")[2]
    postgres.say(f"CREATE TABLE {schema}.orders (number integer)")
    with pytest.raises(CannotStore, match="belongs to another program"):
        store_at(database)


def test_a_newer_format_is_refused(postgres: Postgres, database: str) -> None:
    with_store(database, lambda store: store.ping())
    postgres.say(f"UPDATE {database.rpartition('=')[2]}.ratusz SET format = 99")
    with pytest.raises(CannotStore, match=f"has format 99; this server knows formats up to {len(MIGRATIONS)}"):
        store_at(database)


def test_a_step_that_fails_leaves_the_database_as_it_was(database: str) -> None:
    with_store(database, lambda store: store.create(a_table("one")))
    steps = [*MIGRATIONS, "CREATE TABLE new (a text); DELETE FROM watchers;", "DROP TABLE missing;"]

    async def work() -> None:
        connection = await stranger(database)
        with pytest.raises(asyncpg.PostgresError, match="missing"):
            await bring_up_to_date(connection, "a database", steps)
        await bring_up_to_date(connection, "a database", steps[:-1])
        assert await connection.fetchval("SELECT format FROM ratusz") == len(steps) - 1
        await connection.execute("DROP TABLE new; UPDATE ratusz SET format = format - 1")
        await connection.close()

    asyncio.run(work())
    assert with_store(database, lambda store: store.load("one")).watchers == set()


def test_the_steps_that_servers_have_used_are_as_they_were(database: str) -> None:
    """What a format consists of is kept beside the databases of SQLite; whoever needs more writes another step."""
    columns = """
        SELECT format('%s.%s %s%s', relname, attname, atttypid::regtype, CASE WHEN attnotnull THEN '!' END)
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 ORDER BY relname, attnum
    """
    indexes = """
        SELECT replace(indexdef, current_schema() || '.', '') FROM pg_indexes WHERE schemaname = current_schema()
        ORDER BY indexname
    """

    async def work(number: int) -> str:
        connection = await stranger(database)
        await connection.execute("DROP SCHEMA IF EXISTS made CASCADE; CREATE SCHEMA made; SET search_path = made")
        await bring_up_to_date(connection, "a database", MIGRATIONS[:number])
        lines = [line for query in (columns, indexes) for (line,) in await connection.fetch(query)]
        await connection.execute("DROP SCHEMA made CASCADE")
        await connection.close()
        return "".join(f"{line}\n" for line in lines)

    for number in range(1, len(MIGRATIONS) + 1):
        assert asyncio.run(work(number)) == (FORMATS / f"postgres-{number}.txt").read_text()


async def put_old(database: str, number: int, path: Path) -> dict[str, str]:
    """A database of that format with what servers of old have stored; its tables, and their games.

    What they stored is the example kept for SQLite, whose rows are the same; `lines` is what PostgreSQL counts beside.
    """
    await SqliteStore(path).close()  # In the newest format of its own.
    connection = await stranger(database)
    await bring_up_to_date(connection, "a database", MIGRATIONS[:number])
    with contextlib.closing(sqlite3.connect(path)) as source:
        for kind, columns in KINDS.items():
            present = "SELECT attname FROM pg_attribute WHERE attrelid = $1::text::regclass AND attnum > 0"
            known = {name for (name,) in await connection.fetch(present, kind)}
            names = [name for name in columns if name in known]
            rows = source.execute(f"SELECT {', '.join(names)} FROM {kind}").fetchall()
            await connection.copy_records_to_table(kind, records=rows, columns=names)
        stored = dict(source.execute("SELECT id, game FROM tables").fetchall())
    await connection.execute("UPDATE tables SET lines = (SELECT COUNT(*) FROM actions WHERE table_id = id)")
    await connection.close()
    return stored


@pytest.mark.parametrize("number", range(1, len(MIGRATIONS)))
def test_all_tables_of_an_earlier_format_load_and_go_on(number: int, database: str, tmp_path: Path) -> None:
    stored = asyncio.run(put_old(database, number, copy_of(max(EXAMPLES), tmp_path)))
    assert set(stored.values()) == set(games.registry())

    async def work(store: PostgresStore) -> int:
        await store.ping()
        thinkers = Thinkers(1, 5.0)
        hall = Hall(store, thinkers, Settings(pace=0))
        over = 0
        for table in stored:
            live = await hall.open(table)
            over += live.table.match.over
            await go_on(live)
        assert 0 < over < len(stored)
        lobbies = [{line.table for line in await hall.of_visitor(visitor)} for visitor in (ANNA, BEN, CLEO)]
        assert set().union(*lobbies) == set(stored)
        hall.close()
        thinkers.close()
        [(found,)] = await store.find("SELECT format FROM ratusz")
        return int(found)

    assert with_store(database, work) == len(MIGRATIONS)


def test_several_servers_may_be_started_at_once(database: str) -> None:
    async def work() -> None:
        connections = [await stranger(database) for _ in range(4)]
        await asyncio.gather(*(bring_up_to_date(connection, "a database") for connection in connections))
        for connection in connections:
            await connection.close()

    asyncio.run(work())
    with_store(database, lambda store: store.ping())


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("mysql://user:hush@127.0.0.1/none", "begins with postgresql://"),
        ("postgresql://nobody@127.0.0.1:1/none", "Connect"),
        ("postgresql://host:not-a-port/none", "cannot be used"),
        ("postgresql://[::1/none", "cannot be used"),
        ("postgresql://user:hush@127.0.0.1:1/none?password=hush&sslmode=what", "cannot be used"),
    ],
)
def test_an_address_that_leads_nowhere_is_named_without_its_password(address: str, told: str) -> None:
    with pytest.raises(CannotStore, match=told) as refused:
        store_at(address)
    assert "hush" not in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1


def test_a_password_is_not_logged(new_server: NewServer, database: str) -> None:
    server = new_server(database=database.replace("ratusz@", "ratusz:hush@"))
    assert "hush" not in server.log()
    assert "postgresql://ratusz@/postgres" in server.log()


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "ratusz.server.postgres")
    with pytest.raises(MissingPackage, match=r"pip install 'ratusz\[postgres\]'"):
        store_at("postgresql://127.0.0.1/none")
