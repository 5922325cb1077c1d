"""Tables that nobody looks at any more are deleted by the documented rules, with everything that belongs to them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from ratusz.server.expiry import expiry, gone_soon
from ratusz.server.hall import EXPIRY_BATCH, Hall
from ratusz.server.live import LiveTable
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import DAY, Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import ChatRow, Expiry, HandoverRow, PositionRow, StoredTable
from ratusz.server.thinking import Thinkers
from tests.server.conftest import NewServer
from tests.server.harness import Browser
from tests.server.tables import put
from tests.server.test_limits import metric
from tests.server.test_store import SUMMARY, a_table, action

KINDS = ("untouched", "finished", "abandoned")
MOMENTS = 40


def forgotten(name: str, kind: str, days: float, now: float | None = None) -> StoredTable:
    """A table of a kind that nobody has looked at for so many days."""
    table = a_table(name)
    table.table.seen = (time.time() if now is None else now) - days * DAY
    table.table.created = table.table.changed = table.table.seen - 1000 * DAY
    if kind != "untouched":
        table.table.changed += 1
    if kind == "finished":
        table.table.summary["over"] = True
    return table


@contextlib.asynccontextmanager
async def hall_with(folder: Path, tables: Iterable[StoredTable], **settings: float) -> AsyncIterator[Hall]:
    store, thinkers = SqliteStore(folder / "a.db"), Thinkers(1, 1.0)
    for table in tables:
        await store.create(table)
    hall = Hall(store, thinkers, Settings(**settings))  # type: ignore[arg-type]
    yield hall
    hall.close()
    thinkers.close()
    await store.close()


async def left(hall: Hall, names: Iterable[str]) -> set[str]:
    return {name for name in names if await hall.store.load(name) is not None}


def test_every_kind_of_table_has_its_own_time(tmp_path: Path) -> None:
    days = dict(zip(KINDS, (10, 20, 30), strict=True))
    tables = [forgotten(f"{kind} {age}", kind, age) for kind in KINDS for age in (9, 11, 19, 21, 29, 31)]
    names = {table.table.id for table in tables}

    async def work() -> None:
        rules = {f"{kind}_days": float(kept) for kind, kept in days.items()}
        async with hall_with(tmp_path, tables, **rules) as hall:
            await hall.delete_forgotten(expiry(hall.settings, time.time()))
            kept = await left(hall, names)
        assert kept == {f"{kind} {age}" for kind in KINDS for age in (9, 11, 19, 21, 29, 31) if age < days[kind]}

    asyncio.run(work())


def test_never_is_possible(tmp_path: Path) -> None:
    tables = [forgotten(kind, kind, 15_000) for kind in KINDS]

    async def work() -> None:
        async with hall_with(tmp_path, tables, untouched_days=0, finished_days=0, abandoned_days=0) as hall:
            await hall.delete_forgotten(expiry(hall.settings, time.time()))
            assert await left(hall, KINDS) == set(KINDS)

    asyncio.run(work())


def test_nothing_is_left_of_a_deleted_table_and_nothing_of_others_is_lost(tmp_path: Path) -> None:
    old, rest = forgotten("old", "finished", 500), forgotten("rest", "finished", 1)
    rest.table.rematch = "old"

    async def work() -> None:
        async with hall_with(tmp_path, [old, rest]) as hall:
            for name in ("old", "rest"):
                seat = a_table(name).seats[0]
                seat.companions = frozenset({hashed(f"{name} phone")})
                await hall.store.append(name, [action(0)], {**SUMMARY, "over": True})
                await hall.store.say(name, ChatRow(0, None, "", "text", "chat-0", 1.0))
                await hall.store.keep(name, {0: b"a look"}, PositionRow(1, 1, 1, b"a position"))
                await hall.store.set_seats(name, [seat], {**SUMMARY, "over": True})
                await hall.store.add_handover(HandoverRow(hashed(f"{name} link"), name, [0], 9e9), 1.0)
            before = await hall.store.load("rest")
            assert before is not None
            await hall.delete_forgotten(expiry(hall.settings, time.time()))
            assert await hall.store.load("old") is None
            assert not await hall.store.knows(hashed("old phone"))
            assert await hall.store.find_secret(hashed("the watch link of old")) is None
            before.table.rematch = None
            assert await hall.store.load("rest") == before

    asyncio.run(work())
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        kinds = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for kind in set(kinds) - {"keys"}:
            column = "id" if kind == "tables" else "table_id"
            found = connection.execute(f"SELECT DISTINCT {column} FROM {kind}").fetchall()
            assert found == [("rest",)], kind
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def settle(live: LiveTable) -> None:
    """Wait until nothing goes on at a table by itself."""
    while live._tasks:
        await asyncio.sleep(0)


async def leave_and_expire(hall: Hall) -> set[str]:
    """What is left after everybody has gone."""
    hall.forget_idle(time.monotonic() + 10_000)
    assert hall._live == {}
    await hall.delete_forgotten(expiry(hall.settings, time.time()))
    return await left(hall, ["old"])


def test_a_short_look_is_enough_for_a_table_to_be_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall_with(tmp_path, [forgotten("old", "untouched", 500)]) as hall:
            await settle(await hall.entered("old", hashed("old zero")))
            assert await leave_and_expire(hall) == {"old"}

    asyncio.run(work())


def test_who_looks_at_a_table_for_long_looks_at_it_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall_with(tmp_path, [forgotten("old", "untouched", 500)]) as hall:
            live, connection = await hall.join("old", hashed("old zero"), "here")
            await settle(live)
            live.table.row.seen = 1.0  # As if this had been noted when they came, long ago.
            await hall.store.set_seen("old", 1.0)
            hall.forget_idle(time.monotonic())
            await settle(live)
            hall.leave(live, connection)
            assert await leave_and_expire(hall) == {"old"}

    asyncio.run(work())


def test_a_table_in_use_is_kept_even_if_nobody_noted_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with hall_with(tmp_path, [forgotten("old", "untouched", 500)]) as hall:
            await settle(await hall.open("old"))
            await hall.store.set_seen("old", 1.0)
            await hall.delete_forgotten(expiry(hall.settings, time.time()))
            assert await left(hall, ["old"]) == {"old"}

    asyncio.run(work())


def test_a_rematch_that_is_gone_can_be_asked_for_again(tmp_path: Path) -> None:
    first = forgotten("first", "abandoned", 1)
    first.table.rematch = "old"

    async def work() -> None:
        async with hall_with(tmp_path, [first, forgotten("old", "untouched", 500)]) as hall:
            live = await hall.open("first")
            assert live.table.row.rematch == "old"
            await hall.delete_forgotten(expiry(hall.settings, time.time()))
            assert live.table.row.rematch is None

    asyncio.run(work())


def test_who_looks_in_the_last_moment_wins_or_finds_nothing(tmp_path: Path) -> None:
    """There is no moment at which somebody can sit down at a table that is being deleted."""

    async def work(waits: int, folder: Path) -> None:
        """Come so many moments after its deletion began; in the end, after it was over."""
        folder.mkdir()
        async with hall_with(folder, [forgotten("old", "untouched", 500)]) as hall:
            deleting = asyncio.create_task(hall.delete_forgotten(expiry(hall.settings, time.time())))
            for _ in range(waits):
                await asyncio.sleep(0.0005)
            if waits == MOMENTS:
                await deleting
            opened = False
            with contextlib.suppress(Refusal):
                await hall.entered("old", hashed("old zero"))
                opened = True
            await deleting
            assert (await hall.store.load("old") is not None) == opened
            assert not (opened and waits == MOMENTS)

    for waits in range(MOMENTS + 1):
        asyncio.run(work(waits, tmp_path / str(waits)))


def test_a_round_deletes_so_many_at_most(tmp_path: Path) -> None:
    names = [f"table-{number}" for number in range(EXPIRY_BATCH + 3)]
    tables = [forgotten(name, "untouched", 500 - number / 100) for number, name in enumerate(names)]

    async def work() -> None:
        async with hall_with(tmp_path, tables) as hall:
            await hall.delete_forgotten(expiry(hall.settings, time.time()))
            assert await left(hall, names) == set(names[EXPIRY_BATCH:]), "the oldest go first"

    asyncio.run(work())


@pytest.mark.parametrize("kind", KINDS)
def test_the_lobby_tells_before_it_happens_and_at_no_other_time(tmp_path: Path, kind: str) -> None:
    now = 10_000 * DAY
    settings = Settings(untouched_days=30, finished_days=60, abandoned_days=90)
    kept = {"untouched": 30, "finished": 60, "abandoned": 90}[kind]
    for days in (0, 10, 22, 24, 29, 31, 52, 54, 59, 61, 82, 84, 89):
        row = forgotten(kind, kind, days, now).table
        end = now + (kept - days) * DAY
        assert gone_soon(row, settings, now) == (pytest.approx(end) if days > kept - 7 else None)
        assert (expiry(settings, now).of(row) > row.seen) == (days > kept), "deleted without having been told"
    assert gone_soon(row, Settings(untouched_days=0, finished_days=0, abandoned_days=0), now) is None


def test_the_store_and_the_lobby_mean_the_same_by_the_rules(tmp_path: Path) -> None:
    now = 10_000 * DAY
    tables = [forgotten(f"{kind} {days}", kind, days, now) for kind in KINDS for days in range(5, 95, 10)]

    async def work() -> None:
        async with hall_with(tmp_path, tables) as hall:
            for times in itertools.permutations((30.0, 60.0, 0.0)):
                rules = Expiry(*(now - days * DAY if days else 0.0 for days in times))
                found = await hall.store.forgotten(rules, 1000)
                assert set(found) == {one.table.id for one in tables if rules.of(one.table) > one.table.seen}

    asyncio.run(work())


def test_a_server_deletes_what_is_forgotten_and_says_so(new_server: NewServer) -> None:
    server = new_server()
    server.stop()
    ages = {"table-of-a-month-ago": 31, "table-of-three-weeks-ago": 25, "table-of-yesterday": 1}
    tables = [forgotten(name, "untouched", days) for name, days in ages.items()]
    put(server.database, *tables)
    server.start()
    assert metric(server, "ratusz_tables_expired_total", 1) == 1
    codes: dict[str, int] = {}
    gone: dict[str, float | None] = {}
    for name in ages:
        browser = Browser(server, f"{name} zero")
        gone |= {line["table"]: line["gone"] for line in browser.get("/api/tables").json()["tables"]}
        codes[name] = browser.get(f"/api/tables/{name}").status_code
    old, near, new = ages
    assert codes == {old: 404, near: 200, new: 200}
    assert gone == {near: pytest.approx(tables[1].table.seen + 30 * DAY), new: None}
    assert '"message": "tables expired", "tables": 1' in server.log()
    server.assert_calm()
