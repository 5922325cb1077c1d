"""A database of any format there has been opens, and everything in it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratusz import games
from ratusz.cli.app import run
from ratusz.server import carrying
from ratusz.server.hall import Hall
from ratusz.server.live import LiveTable
from ratusz.server.messages import Command, LookBack
from ratusz.server.migrations import MIGRATIONS, bring_up_to_date
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import CannotStore
from ratusz.server.table import VISITOR_LETTERS
from ratusz.server.thinking import Thinkers
from tests.server.formats.people import ANNA, BEN, CLEO

FOLDER = Path(__file__).parent / "formats"
FORMATS = sorted(int(path.stem) for path in FOLDER.glob("*.db"))


def copy_of(number: int, folder: Path) -> Path:
    """A database of that format, for the test alone."""
    path = folder / "ratusz.db"
    shutil.copy(FOLDER / f"{number}.db", path)
    return path


def contents(path: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def kept(number: int) -> list[str]:
    """The contents of the database that is kept of a format, which leaves no files beside it."""
    path = FOLDER / f"{number}.db"
    with contextlib.closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
        return list(connection.iterdump())


def number_of(path: Path) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def open_and_close(path: Path) -> None:
    async def work() -> None:
        await SqliteStore(path).close()

    asyncio.run(work())


def test_every_earlier_format_has_an_example() -> None:
    assert set(FORMATS) >= set(range(1, len(MIGRATIONS)))


@pytest.mark.parametrize("number", FORMATS)
def test_the_steps_that_servers_have_used_are_as_they_were(number: int, tmp_path: Path) -> None:
    path = tmp_path / "ratusz.db"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        bring_up_to_date(connection, path, MIGRATIONS[:number])
    made = [line for line in contents(path) if line.startswith("CREATE")]
    assert made == [line for line in kept(number) if line.startswith("CREATE")]


@pytest.mark.parametrize("number", FORMATS)
def test_all_tables_of_an_earlier_format_load_and_go_on(number: int, tmp_path: Path) -> None:
    path = copy_of(number, tmp_path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        stored = dict(connection.execute("SELECT id, game FROM tables").fetchall())
    assert set(stored.values()) == set(games.registry())

    async def work() -> None:
        store, thinkers = SqliteStore(path), Thinkers(1, 5.0)
        hall = Hall(store, thinkers, Settings(pace=0))
        over = 0
        for table in stored:
            live = await hall.open(table)
            over += live.table.match.over
            await go_on(live)
        assert 0 < over < len(stored)
        await send_again(hall, path)
        lobbies = [{line.table for line in await hall.of_visitor(visitor)} for visitor in (ANNA, BEN, CLEO)]
        assert set().union(*lobbies) == set(stored)
        assert all(lobbies)
        hall.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())
    assert number_of(path) == len(MIGRATIONS)
    assert contents(tmp_path / f"ratusz.db.format{number}") == kept(number)


@pytest.mark.parametrize("number", FORMATS)
def test_all_tables_of_an_earlier_format_survive_a_change_of_rules_once_they_are_kept(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy_of(number, tmp_path)
    before_that = sum(line.startswith('INSERT INTO "positions"') for line in contents(path))
    follow_rules(1, monkeypatch)
    assert run(["keep", str(path)]) == 0
    with contextlib.closing(sqlite3.connect(path)) as connection:
        stored = dict(connection.execute("SELECT id, game FROM tables").fetchall())
    assert capsys.readouterr().out == f"{len(stored) - before_that} tables were kept; now all are.\n"
    before = asyncio.run(seen(path, stored))
    follow_rules(2, monkeypatch)
    after = asyncio.run(seen(path, stored, "rules_changed"))
    assert after == before
    assert asyncio.run(seen(path, stored)) == before
    assert run(["keep", str(path)]) == 0


def test_keeping_tells_of_tables_that_follow_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy_of(FORMATS[0], tmp_path)
    follow_rules(2, monkeypatch)
    monkeypatch.setitem(games._GAMES, "builders", replace(games.find("builders"), rules_version=1))
    assert run(["keep", str(path)]) == 0
    with contextlib.closing(sqlite3.connect(path)) as connection:
        of_builders = [game == "builders" for (game,) in connection.execute("SELECT game FROM tables")]
    kept, others = of_builders.count(True), of_builders.count(False)
    assert kept
    assert others
    assert capsys.readouterr().out == (
        f"{kept} tables were kept. {others} were not: they follow other rules than this version of Ratusz, and only the"
        " version they were played with can keep them.\n"
    )


def test_keeping_tells_of_tables_that_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy_of(FORMATS[0], tmp_path)
    follow_rules(1, monkeypatch)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
        spoilt = connection.execute("SELECT table_id FROM actions").fetchone()[0]
        connection.execute("UPDATE actions SET line = 'nonsense' WHERE table_id = ?", (spoilt,))
        connection.commit()
    assert run(["keep", str(path)]) == 1
    told = f"{tables - 1} tables were kept. 1 could not be, for the reasons above: {spoilt}.\n"
    assert capsys.readouterr().out == told


def follow_rules(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games have rules of that version; those of the examples are the first."""
    for game in games.registry().values():
        monkeypatch.setitem(games._GAMES, game.id, replace(game, rules_version=version))


async def seen(path: Path, tables: Iterable[str], last: str = "") -> dict[str, list[Any]]:
    """What everybody saw at each moment of these tables, and how they stand; how the log ends of those that go on."""
    store, thinkers = SqliteStore(path), Thinkers(1, 5.0)
    hall = Hall(store, thinkers, Settings(pace=0))
    told: dict[str, list[Any]] = {}
    for name in tables:
        live = await hall.open(name)
        table, end = live.table, live.table.carried[-1].ply - 1 if live.table.carried else live.table.settled
        looks = await carrying.looks_of(table, range(end + 1), store, hall.work)
        moments = [table.moment(LookBack("", ply), None, looks) for ply in range(end + 1)]
        told[name] = [(moment.view, moment.events, moment.scores) for moment in moments]
        told[name] += [table.row.summary["over"], table.match.scores(), dict(table.match.view(0))]
        told[name] = json.loads(msgspec.json.encode(told[name]))
        if last and not table.match.over:
            assert [event.kind for _, event in table.seen_since(end, None)] == [last]
    hall.close()
    thinkers.close()
    await store.close()
    return told


def test_what_is_no_database_is_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["keep", str(tmp_path / "none.db")]) == 2
    assert "There is no database" in capsys.readouterr().err


async def go_on(live: LiveTable) -> None:
    """Let somebody who has to decide do so; a seat nobody has taken yet is waited for."""
    table = live.table
    people = [seat for seat in table.match.deciders() if table.seats[seat].visitor is not None]
    if not people:
        assert table.match.over or table.seats[table.match.player].visitor is None
        return
    seat, version = people[0], table.version_for(people[0])
    command = {"type": "act", "id": "a-new-command", "version": version, "seat": seat}
    command["answers"] = table.match.question(seat).notations[:1]
    await answers(live, table.seats[seat].visitor or "", command)
    found = await live.store.load(table.row.id)
    assert found is not None
    assert found.actions[-1].seat == seat


async def send_again(hall: Hall, path: Path) -> None:
    """What was confirmed is confirmed again and not done twice, whether or not its id was stored with its visitor."""
    mine = f"command LIKE 'command-%' OR command LIKE '{ANNA[:VISITOR_LETTERS]}:command-%'"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        found = connection.execute(f"SELECT table_id, number, seat, command FROM actions WHERE {mine}")
        table, number, seat, stored = found.fetchone()
        said = connection.execute("SELECT table_id, command FROM chat WHERE notice IS NULL").fetchone()
    command, said_as = stored.rpartition(":")[2], said[1].rpartition(":")[2]
    live = await hall.open(table)
    version = live.table.lines
    again = {"type": "act", "id": command, "version": 0, "seat": seat, "answers": ["dance"]}
    assert {"type": "accepted", "id": command, "version": number + 1} in await answers(live, ANNA, again)
    assert live.table.lines == version
    live = await hall.open(said[0])
    lines = len(live.table.chat)
    told = await answers(live, CLEO, {"type": "say", "id": said_as, "text": "Zażółć gęślą jaźń"})
    assert [one["type"] for one in told if one.get("id") == said_as] == ["accepted"]
    assert len(live.table.chat) == lines > 0


async def answers(live: LiveTable, visitor: str, command: dict[str, Any]) -> list[dict[str, Any]]:
    connection = live.join(visitor)
    await live.handle(connection, msgspec.convert(command, Command))
    live.leave(connection)
    return [json.loads(connection.outbox.take()) for _ in range(len(connection.outbox))]


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = copy_of(1, tmp_path)
    steps = [MIGRATIONS[0], "CREATE TABLE new (a TEXT); DELETE FROM chat;", "DROP TABLE missing;"]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(CannotStore, match="from format 1 to 3 and is as it was: no such table: missing"):
            bring_up_to_date(connection, path, steps)
        assert not connection.in_transaction
    assert number_of(path) == 1
    assert contents(path) == kept(1)
    open_and_close(path)


def test_without_a_copy_nothing_is_changed(tmp_path: Path) -> None:
    path = copy_of(1, tmp_path)
    (tmp_path / "ratusz.db.copy").mkdir()
    with pytest.raises(CannotStore, match="no copy could be made before"):
        open_and_close(path)
    assert number_of(path) == 1
    (tmp_path / "ratusz.db.copy").rmdir()
    open_and_close(path)


def test_the_copy_is_as_secret_as_the_file(tmp_path: Path) -> None:
    path = copy_of(1, tmp_path)
    path.chmod(0o600)
    open_and_close(path)
    assert (tmp_path / "ratusz.db.format1").stat().st_mode & 0o777 == 0o600
