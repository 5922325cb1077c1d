"""Everything in one store can be moved into another, and is the same there, or nothing is."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ratusz import games
from ratusz.cli.app import run
from ratusz.server.hall import Hall
from ratusz.server.moving import Holding, move
from ratusz.server.rows import KINDS
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import CannotStore, Copy, HandoverRow, PositionRow, Store, StoreConflict, Used
from ratusz.server.stores import store_at
from ratusz.server.thinking import Thinkers
from tests.server.conftest import NewDatabase
from tests.server.test_migrations import FOLDER, go_on
from tests.server.test_store import SUMMARY, a_table, action


@pytest.fixture
def source(tmp_path: Path) -> str:
    """A database with running and finished matches, chat, links and keys."""
    path = tmp_path / "source.db"
    shutil.copy(FOLDER / "2.db", path)
    with_store(str(path), _fill)
    return str(path)


async def _fill(store: Store) -> None:
    """What the example lacks."""
    table = a_table("one")
    table.seats[0].companions = frozenset({"a phone"})
    await store.create(table)
    await store.append("one", [action(0), action(1)], SUMMARY)
    await store.keep("one", {0: bytes(range(256)), 1: b""}, PositionRow(2, 2, 1, b"\0\xff"))
    await store.add_signing_key("another key", 1e9 + 1 / 3)
    await store.add_handover(HandoverRow("a link", "one", [0], 1e9), 0.0)
    await store.add_watcher("one", "a tablet", Used("a link", "the tablet's"))


def with_store(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def do() -> Any:
        store = store_at(database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


async def contents(store: Store) -> dict[str, list[Any]]:
    async with store.copying() as copy:
        return {kind: sorted([row async for rows in copy.rows(kind) for row in rows], key=repr) for kind in KINDS}


def test_a_store_is_moved_and_moved_back(source: str, new_database: NewDatabase, tmp_path: Path) -> None:
    other, back = new_database(), str(tmp_path / "back.db")
    before = with_store(source, contents)
    assert all(before.values()), "something of every kind"
    assert run(["move-store", source, other]) == 0
    assert with_store(other, contents) == before
    assert with_store(source, contents) == before
    assert run(["move-store", other, back]) == 0
    assert with_store(back, contents) == before


def test_what_was_moved_goes_on(source: str, new_database: NewDatabase) -> None:
    database = new_database()
    assert run(["move-store", source, database]) == 0

    async def work(store: Store) -> None:
        thinkers = Thinkers(1, 5.0)
        hall = Hall(store, thinkers, Settings(pace=0))
        tables = [table for table, _, _ in await store.unkept()]
        assert len(tables) > len(games.registry())
        for table in tables:
            await go_on(await hall.open(table))
        with pytest.raises(StoreConflict):
            await store.append("one", [action(1)], SUMMARY)
        await store.append("one", [action(2)], SUMMARY)
        assert (await store.add_signing_key("a newer key", 2e9)).number == len(await store.signing_keys())
        hall.close()
        thinkers.close()

    with_store(database, work)


def test_what_was_moved_can_be_kept(source: str, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]) -> None:
    database = new_database()
    assert run(["move-store", source, database]) == 0
    assert [run(["keep", database]), run(["keep", database])] == [0, 0]
    first, second = (int(line.split()[0]) for line in capsys.readouterr().out.splitlines()[-2:])
    assert first > second == 0


def test_what_is_there_already_is_not_touched(
    source: str, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    database = new_database()
    with_store(database, lambda store: store.add_signing_key("mine", 1.0))
    before = with_store(database, contents)
    assert run(["move-store", source, database]) == 2
    assert "There is something in the database already" in capsys.readouterr().err
    assert with_store(database, contents) == before


class Leaking:
    """A store that does not keep all that is put into it."""

    def __init__(self, store: Store, spoil: Callable[[str, list[tuple[Any, ...]]], list[tuple[Any, ...]]]) -> None:
        self.store = store
        self.spoil = spoil

    @asynccontextmanager
    async def copying(self) -> AsyncIterator[Copy]:
        async with self.store.copying() as copy:
            put = copy.put

            async def leak(kind: str, rows: list[tuple[Any, ...]]) -> None:
                await put(kind, self.spoil(kind, rows))

            copy.put = leak  # type: ignore[method-assign]
            yield copy


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kind, rows: rows[1:] if kind == "actions" else rows,
        lambda kind, rows: [(*row[:-1], b"other") for row in rows] if kind == "looks" else rows,
        lambda kind, rows: [(*row[:-1], row[-1] + 1e-6) for row in rows] if kind == "keys" else rows,
    ],
)
def test_if_anything_differs_nothing_is_moved(source: str, new_database: NewDatabase, spoil: Any) -> None:
    database = new_database()

    async def work(target: Store) -> None:
        old = SqliteStore(source)
        leaking: Any = Leaking(target, spoil)
        with pytest.raises(CannotStore, match="nothing was moved"):
            await move(old, leaking, lambda _kind, _holding: None)
        await old.close()

    with_store(database, work)
    assert not any(with_store(database, contents).values())


def test_people_see_what_was_moved(source: str, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]) -> None:
    tables = len(with_store(source, contents)["tables"])
    assert run(["move-store", source, new_database()]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[:-1]] == list(KINDS)
    assert told[0].split()[1] == str(tables)
    assert "is in" in told[-1]


def test_what_is_not_there_is_not_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "none.db")
    assert run(["move-store", missing, str(tmp_path / "new.db")]) == 2
    assert "There is no database" in capsys.readouterr().err
    shutil.copy(FOLDER / "2.db", missing)
    assert run(["move-store", missing, missing]) == 2
    assert "into itself" in capsys.readouterr().err


def test_a_database_in_use_is_not_moved(
    source: str, new_database: NewDatabase, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratusz.server.postgres.LEAVING_SECONDS", 0.2)
    database = new_database()

    async def work(store: Store) -> int:
        await store.ping()
        return await asyncio.to_thread(run, ["move-store", source, database])

    assert with_store(database, work) == 2
    assert "nother server is using" in capsys.readouterr().err


def test_a_holding_does_not_depend_on_the_order() -> None:
    one, other, third = Holding(), Holding(), Holding()
    one.add([(1, "a"), (2, None)])
    other.add([(2, None), (1, "a")])
    third.add([(1, "a"), (2, "None")])
    assert one == other
    assert one.digest != third.digest
