"""What a server keeps in memory: tables in use, and of the others no more than there is room for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.server.hall import JUST_USED, TABLE_WEIGHT, Hall
from ratusz.server.live import LINES_PER_MESSAGE
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import ActionRow, StoredTable
from ratusz.server.thinking import Thinkers
from tests.server.conftest import NewServer
from tests.server.harness import Browser
from tests.server.tables import stored
from tests.server.test_limits import metric

ANNA = hashed("anna")
LINES = 60


@pytest.fixture
def played() -> list[ActionRow]:
    """The first lines of a match."""
    match = Match.new(games.find("builders"), 2, 1, confirm=[0, 1])
    for _ in range(LINES):
        match.apply(match.legal()[0])
    lines = [line.split(" ", 1) for line in match.record().actions]
    return [ActionRow(number, int(seat), line, f"line {number}", 0.0) for number, (seat, line) in enumerate(lines)]


def a_table(name: str, played: list[ActionRow]) -> StoredTable:
    table = stored(Match.new(games.find("builders"), 2, 1, confirm=[0, 1]), name, ["anna", "ben"])
    table.actions = played
    return table


@asynccontextmanager
async def hall_of(folder: Path, tables: list[StoredTable], settings: Settings) -> AsyncIterator[Hall]:
    store, thinkers = SqliteStore(folder / "a.db"), Thinkers(1, 1.0)
    for table in tables:
        await store.create(table)
    hall = Hall(store, thinkers, settings)
    yield hall
    hall.close()
    thinkers.close()
    await store.close()


NAMES = ["one", "two", "three", "four"]


def left_after_a_while(hall: Hall) -> set[str]:
    hall._make_room(time.monotonic() + 2 * JUST_USED)
    return set(hall._live)


def test_of_tables_nobody_looks_at_those_stay_that_were_used_last(tmp_path: Path, played: list[ActionRow]) -> None:
    room = 2 * (TABLE_WEIGHT + LINES)

    async def work() -> None:
        tables = [a_table(name, played) for name in NAMES]
        async with hall_of(tmp_path, tables, Settings(idle_lines=room)) as hall:
            for name in ("one", "two", "one", "three"):
                await hall.open(name)
            assert set(hall._live) == {"one", "two", "three"}, "somebody may be about to sit down"
            assert left_after_a_while(hall) == {"one", "three"}
            await hall.open("four")
            assert left_after_a_while(hall) == {"three", "four"}
            assert (await hall.open("one")).table.lines == LINES

    asyncio.run(work())


def test_tables_in_use_stay_whatever_they_take(tmp_path: Path, played: list[ActionRow]) -> None:
    async def work() -> None:
        tables = [a_table(name, played) for name in NAMES]
        async with hall_of(tmp_path, tables, Settings(idle_lines=0)) as hall:
            joined = [await hall.join(name, ANNA, "here") for name in NAMES[:3]]
            held = await hall.open("four")
            async with held.lock:
                assert left_after_a_while(hall) == set(NAMES)
            for live, connection in joined[:2]:
                hall.leave(live, connection)
            assert left_after_a_while(hall) == {"three"}

    asyncio.run(work())


def test_a_long_match_that_has_to_be_loaded_is_paid_for(tmp_path: Path, played: list[ActionRow]) -> None:
    """By whoever wants it, and with its address: or tables could be loaded and forgotten as fast as asked for."""
    settings = Settings(message_burst=LINES // LINES_PER_MESSAGE, messages_per_second=0.1, visitors_per_address=1)

    async def work() -> None:
        async with hall_of(tmp_path, [a_table("one", played)], settings) as hall:
            await hall.entered("one", ANNA, "here")
            assert not hall.charge(ANNA, "there")
            assert not hall.charge("somebody", "here")
            await hall.entered("one", hashed("ben"), "there")
            assert hall.charge(hashed("ben"), "there"), "it was loaded already"

    asyncio.run(work())


def test_a_load_makes_room(tmp_path: Path, played: list[ActionRow]) -> None:
    async def work() -> None:
        async with hall_of(tmp_path, [a_table(name, played) for name in NAMES], Settings(idle_lines=0)) as hall:
            (await hall.open("one")).used -= 2 * JUST_USED
            await hall.open("two")
            assert set(hall._live) == {"two"}

    asyncio.run(work())


def test_to_be_told_of_a_table_does_not_load_it(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "bot")
    told = anna.get(f"/api/tables/{table.id}")
    assert told.json() == anna.get("/api/tables").json()["tables"][0]
    assert Browser(server).get(f"/api/tables/{table.id}").status_code == 404
    assert metric(server, "ratusz_live_tables", 0, 0.0) == 0
    with anna.sit(table.id):
        assert metric(server, "ratusz_live_tables", 1) == 1
        assert anna.get(f"/api/tables/{table.id}").json()["seats"] == told.json()["seats"]
        assert Browser(server).get(f"/api/tables/{table.id}").status_code == 404
