"""Long matches: checks come before work, the work is short, and it is done in pieces beside the event loop."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar
from unittest.mock import patch

import msgspec
import pytest

import ratusz
from ratusz import games
from ratusz.core.errors import BadRecord, RatuszError
from ratusz.core.match import SPACING, Match
from ratusz.core.record import Record
from ratusz.server.connection import Connection
from ratusz.server.hall import Hall
from ratusz.server.importing import read_record
from ratusz.server.live import LiveTable
from ratusz.server.messages import Command
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import ActionRow, StoredTable
from ratusz.server.table import Table
from ratusz.server.thinking import Thinkers
from ratusz.server.work import PIECE, Work
from tests.server.harness import PATIENCE
from tests.server.tables import stored

P = ParamSpec("P")
T = TypeVar("T")

LONG = 1_600
ALL = 1_000
"""More than a seat has done in such a match, and as much as can be asked for."""


class CountingWork(Work):
    """Counts what is run beside the event loop."""

    def __init__(self) -> None:
        super().__init__()
        self.runs = 0

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.runs += 1
        return await super().run(function, *args, **kwargs)


def long_record(lines: int = LONG, **options: Any) -> Record:
    """A match in which coins are taken and nothing else happens, turn after turn."""
    match = ratusz.new("builders", players=2, seed=5, options={"round_cap": 1000, **options}, confirm=[0, 1])
    while match.ply < lines and not match.over:
        match.apply(next(action for action in match.legal() if match.notation(action) in ("take_coins 3", "end_turn")))
    return match.record()


def on_the_table(record: Record, *cookies: str) -> StoredTable:
    match = Match.replay(games.find(record.game), record)
    table = stored(match, "table", cookies)
    for number, line in enumerate(record.actions):
        seat, _, notation = line.partition(" ")
        table.actions.append(ActionRow(number, int(seat), notation, f"c-{number}", 0.0))
    return table


def at_a_table(
    folder: Path,
    table: StoredTable,
    play: Callable[[LiveTable, Connection, CountingWork], Awaitable[None]],
    lines: int = 10_000,
) -> None:
    """Let somebody who holds the cookie "zero" do something at a table."""

    async def perform() -> None:
        store, thinkers, work = SqliteStore(folder / "a.db"), Thinkers(1, 1.0), CountingWork()
        await store.create(table)
        live = LiveTable(await Table.load(table, work), store, thinkers, Settings(record_lines=lines), work)
        work.runs = 0
        try:
            with patch.object(Table, "due", False):  # What is kept in case the rules change is done beside all this.
                await play(live, live.join(hashed("zero")), work)
        finally:
            live.close()
            thinkers.close()
            work.close()
            await store.close()

    asyncio.run(perform())


async def ask(live: LiveTable, connection: Connection, kind: str, **more: object) -> dict[str, Any]:
    """Send a command; its answer is the first that was told since."""
    while connection.outbox:
        connection.outbox.take()
    await live.handle(
        connection, msgspec.convert({"type": kind, "id": f"{kind}-at-{live.table.lines}", **more}, Command)
    )
    answer: dict[str, Any] = json.loads(connection.outbox.take())
    return answer


def test_sixty_undos_in_a_long_match_are_short(tmp_path: Path) -> None:
    async def undo(live: LiveTable, connection: Connection, work: CountingWork) -> None:
        for number in range(60):
            before = live.table.match.work
            seat = live.table.match.moves[-1].seat
            told = await ask(
                live, connection, "undo", version=live.table.version_for(seat), seat=seat, count=1 + number % 7
            )
            assert told["type"] == "accepted", told
            assert live.table.match.work - before < 2 * SPACING
        assert work.runs == 60

    at_a_table(tmp_path, on_the_table(long_record(), "zero", "zero"), undo)


def test_what_an_undo_plays_again_holds_up_nobody(tmp_path: Path) -> None:
    """Meanwhile pings are answered, and at another table people play on."""
    begun, finish, before = threading.Event(), threading.Event(), Table.before

    def slowly(table: Table, seat: int, count: int) -> Match:
        begun.set()
        assert finish.wait(PATIENCE)
        return before(table, seat, count)

    async def perform(hall: Hall) -> None:
        one, other = [await hall.open(name) for name in ("one", "other")]
        undoer, bystander, elsewhere = (live.join(hashed("zero")) for live in (one, one, other))
        seat = one.table.match.player
        taking = {"seat": seat, "version": 0, "answers": ["take_coins 1"]}
        assert (await ask(one, undoer, "act", **taking))["type"] == "accepted"
        undo = asyncio.create_task(ask(one, undoer, "undo", seat=seat, version=1))
        await asyncio.to_thread(begun.wait, PATIENCE)
        assert (await ask(one, bystander, "ping"))["type"] == "accepted"
        assert (await ask(other, elsewhere, "act", **taking))["type"] == "accepted"
        assert not undo.done()
        finish.set()
        assert (await undo)["type"] == "accepted"
        assert one.table.match.ply == 0

    with patch.object(Table, "before", slowly):
        asyncio.run(with_two_tables(tmp_path, perform))


async def with_two_tables(folder: Path, perform: Callable[[Hall], Awaitable[None]]) -> None:
    store, thinkers = SqliteStore(folder / "a.db"), Thinkers(1, 1.0)
    hall = Hall(store, thinkers, Settings())
    for name in ("one", "other"):
        match = ratusz.new("builders", players=2, seed=5, confirm=[0, 1])
        await store.create(stored(match, name, ["zero", "zero"]))
    await perform(hall)
    hall.close()
    thinkers.close()
    await store.close()


def test_an_undo_of_too_much_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    async def undo(live: LiveTable, connection: Connection, work: CountingWork) -> None:
        told = await ask(live, connection, "undo", version=live.table.version_for(0), seat=0, count=ALL)
        assert (told["type"], told["code"]) == ("refused", "illegal")
        assert work.runs == 0

    at_a_table(tmp_path, on_the_table(long_record(), "zero", "one"), undo)


def test_a_wish_is_not_played_before_everybody_agrees(tmp_path: Path) -> None:
    async def wish(live: LiveTable, connection: Connection, work: CountingWork) -> None:
        told = await ask(live, connection, "undo", version=live.table.version_for(0), seat=0, count=LONG // 2)
        assert told["type"] == "accepted"
        assert live.table.wish is not None
        assert work.runs == 0

    at_a_table(tmp_path, on_the_table(long_record(), "zero", "one"), wish)


def test_an_undo_at_the_longest_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    async def undo(live: LiveTable, connection: Connection, work: CountingWork) -> None:
        told = await ask(live, connection, "undo", version=live.table.version_for(0), seat=0)
        assert (told["type"], told["code"]) == ("refused", "too_long")
        assert work.runs == 0

    at_a_table(tmp_path, on_the_table(long_record(), "zero", "zero"), undo, LONG)


def test_any_moment_of_a_long_match_takes_one_short_piece(tmp_path: Path) -> None:
    async def look(live: LiveTable, connection: Connection, work: CountingWork) -> None:
        for ply in (0, 1, 999, LONG - 1, LONG):
            told = await ask(live, connection, "look", ply=ply)
            assert (told["type"], told["ply"], told["plies"]) == ("moment", ply, LONG)
        assert work.runs == 5

    at_a_table(tmp_path, on_the_table(long_record(), "zero", "one"), look)


def test_the_timeline_of_a_finished_match_is_made_once_and_in_pieces(tmp_path: Path) -> None:
    record = long_record(round_cap=100)
    assert record.scores is not None

    async def look(live: LiveTable, connection: Connection, work: CountingWork) -> None:
        ply = live.table.match.ply
        told = await ask(live, connection, "look", ply=0)
        assert len(told["timeline"]) == ply + 1
        assert told["timeline"][-1] == record.scores
        assert told["timeline"][7] == live.table.match.at(7).scores()
        assert work.runs == -(-(ply + 1) // PIECE) + 1
        assert (await ask(live, connection, "look", ply=0))["timeline"] == told["timeline"]
        assert work.runs == -(-(ply + 1) // PIECE) + 2

    at_a_table(tmp_path, on_the_table(record, "zero", "one"), look)


def test_a_table_that_is_loaded_in_pieces_is_the_same() -> None:
    table = on_the_table(long_record(5 * PIECE + 3), "zero", "one")

    async def load() -> tuple[Table, int]:
        work = CountingWork()
        loaded = await Table.load(table, work)
        work.close()
        return loaded, work.runs

    loaded, runs = asyncio.run(load())
    whole = Table(table)
    assert runs == 7
    assert loaded.match.record() == whole.match.record()
    for name in ("lines", "versions", "commands"):
        assert getattr(loaded, name) == getattr(whole, name)
    assert loaded.row.summary == whole.row.summary


# Records that are brought along.


def test_one_address_imports_one_record_at_a_time(tmp_path: Path) -> None:
    """Cookies cost nothing, so a budget for each visitor would not help."""
    text = long_record(40).to_json()

    async def work() -> list[str]:
        store, thinkers, go_on = SqliteStore(tmp_path / "a.db"), Thinkers(1, 1.0), asyncio.Event()
        hall = Hall(store, thinkers, Settings())

        async def slowly(*arguments: Any) -> tuple[Record, Match, str]:
            await go_on.wait()
            return await read_record(*arguments)

        with patch("ratusz.server.hall.read_record", slowly):
            addresses = ["192.0.2.1"] * 5 + ["192.0.2.2"]
            imports = [
                asyncio.create_task(hall.import_record(f"visitor-{number}", address, text))
                for number, address in enumerate(addresses)
            ]
            while sum(one.done() for one in imports) < 4:
                await asyncio.sleep(0.01)
            go_on.set()
            done = await asyncio.gather(*imports, return_exceptions=True)
        await hall.import_record("visitor-6", "192.0.2.1", text)
        hall.close()
        thinkers.close()
        await store.close()
        return [one.code if isinstance(one, Refusal) else type(one).__name__ for one in done]

    assert sorted(asyncio.run(work())) == ["Imported", "Imported", *["too_fast"] * 4]


def read(record: Record, most: int = 10_000) -> tuple[Record, Match, str, int]:
    async def perform() -> tuple[Record, Match, str, int]:
        work = CountingWork()
        try:
            return (*await read_record(record.to_json(), most, work), work.runs)
        finally:
            work.close()

    return asyncio.run(perform())


def test_a_long_record_is_played_in_pieces() -> None:
    record = long_record(10 * PIECE)
    _, match, _, runs = read(record)
    assert match.fingerprint() == record.final
    assert runs == 12


def test_a_record_that_is_too_long_is_refused_before_it_is_played() -> None:
    record = long_record(61)
    record.actions[0] = "0 dance"
    with pytest.raises(RatuszError, match="more than 60 lines"):
        read(record, 60)
    with pytest.raises(BadRecord, match="Line 1 of the record, '0 dance'"):
        read(record, 61)


def test_a_wrong_line_is_named_by_its_number_in_the_whole_record() -> None:
    record = long_record(3 * PIECE)
    record.actions[2 * PIECE + 5] = "0 dance"
    with pytest.raises(BadRecord, match=f"Line {2 * PIECE + 6} of the record, '0 dance'"):
        read(record)


def test_a_record_that_would_be_played_again_and_again_is_refused() -> None:
    """In a simultaneous phase, what the others did stays when a seat takes something back, and is played again."""
    match = ratusz.new("orleans", players=2, seed=1, keep_events=True)
    while match.question(0).step != "plan":
        match.apply(match.legal()[-1])
    for seat in (0, 1):
        for _ in range(60):
            match.apply(match.legal(seat)[0], seat)
            match.apply(next(act for act in match.legal(seat) if match.notation(act).startswith("take_back")), seat)
    for _ in range(100):
        match.undo(0)
    record = match.record()
    assert read(record)[1].fingerprint() == record.final
    with pytest.raises(RatuszError, match="takes back so much"):
        read(record, 400)
