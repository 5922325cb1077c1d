"""The store keeps what it confirms; and whatever is done at a table, the stored lines lead to the same position."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ratusz import games
from ratusz.core.match import Match
from ratusz.server.connection import Connection
from ratusz.server.live import LiveTable
from ratusz.server.messages import Command
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import (
    ActionRow,
    CannotStore,
    ChatRow,
    News,
    Store,
    StoreAway,
    StoredTable,
    StoreFull,
    Summary,
)
from ratusz.server.stores import store_at
from ratusz.server.table import Table, summary_of
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work
from tests.server.tables import stored

SUMMARY: Summary = {
    "over": False, "capped": False, "deciders": [0], "scores": [1, 2], "ranking": [2, 1], "clock": None,
}  # fmt: skip


def action(number: int, command: str | None = None) -> ActionRow:
    return ActionRow(number, 0, "take_coins 1", command or f"command-{number}", 1.5)


def a_table(name: str) -> StoredTable:
    return stored(Match.new(games.find("builders"), 2, 1), name, [f"{name} zero", f"{name} one"], f"{name} watcher")


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_cannot_be_stored_fails_alone_and_the_writer_lives_on(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(a_table("one"))
        unfit = ChatRow(0, 0, "", "\ud800", "chat-0", 1.0)
        too_large = ChatRow(2**70, 0, "", "text", "chat-1", 1.0)
        outcomes = await asyncio.gather(
            store.say("one", unfit),
            store.append("one", [action(0)], SUMMARY),
            store.say("one", too_large),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [UnicodeEncodeError, type(None), OverflowError]
        await store.append("one", [action(1)], SUMMARY)
        await store.ping()

    with_store(tmp_path / "a.db", work)


def test_closing_waits_for_what_was_asked_for(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(a_table("one"))
        pending = [asyncio.create_task(store.append("one", [action(number)], SUMMARY)) for number in range(20)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*pending)

    asyncio.run(work())
    found = with_store(tmp_path / "a.db", lambda store: store.load("one"))
    assert len(found.actions) == 20


def test_every_commit_is_synchronous(tmp_path: Path) -> None:
    """WAL with FULL: a commit returns after fsync."""

    async def work(store: SqliteStore) -> tuple[str, int]:
        connection = store._connect()
        try:
            return (
                connection.execute("PRAGMA journal_mode").fetchone()[0],
                connection.execute("PRAGMA synchronous").fetchone()[0],
            )
        finally:
            connection.close()

    assert with_store(tmp_path / "a.db", work) == ("wal", 2)


def test_a_backup_taken_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.create(a_table("one"))
        for number in range(10):
            await store.append("one", [action(number)], SUMMARY)
        source, target = sqlite3.connect(tmp_path / "a.db"), sqlite3.connect(tmp_path / "b.db")
        source.backup(target)
        source.close()
        target.close()
        await store.append("one", [action(10)], SUMMARY)

    with_store(tmp_path / "a.db", work)
    found = with_store(tmp_path / "b.db", lambda store: store.load("one"))
    assert len(found.actions) == 10


def test_one_file_is_for_one_server(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for path in (tmp_path / "a.db", tmp_path / "link.db", tmp_path / "folder" / ".." / "a.db"):
            with pytest.raises(CannotStore, match="Another server"):
                SqliteStore(path)

    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to("a.db")
    with_store(tmp_path / "a.db", work)
    with_store(tmp_path / "link.db", lambda store: store.ping())


# Whatever is done at a table.


class FailingStore:
    """A store whose disk fails now and then: before anything is written, or after all of it was."""

    def __init__(self, store: Store, rng: random.Random) -> None:
        self.store = store
        self.rng = rng
        self.often = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *args: Any) -> None:
        await self._perhaps(self.store.append(*args))

    async def set_wish(self, *args: Any) -> None:
        await self._perhaps(self.store.set_wish(*args))

    async def news(self, *args: Any) -> News | None:
        if self.rng.random() < self.often / 2:
            raise self._failure()
        return await self.store.news(*args)

    async def set_seats(self, *args: Any) -> None:
        await self._perhaps(self.store.set_seats(*args))

    async def load(self, table: str, *, whole: bool = True) -> StoredTable | None:
        if self.rng.random() < self.often / 2:
            raise self._failure()
        return await self.store.load(table, whole=whole)

    def _failure(self) -> Exception:
        """Out of reach, it says so; what it was doing when it broke is not known."""
        return self.rng.choice([sqlite3.OperationalError("disk I/O error"), StoreAway("gone")])

    async def _perhaps(self, work: Any) -> None:
        chance = self.rng.random()
        if chance < self.often / 2:
            work.close()
            raise self._failure()
        await work
        if chance < self.often:
            raise sqlite3.OperationalError("disk I/O error")


class SlowStore(SqliteStore):
    """A disk that takes its time: what is written is durable when the test says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()

    async def append(self, *args: Any) -> None:
        self.asked.set()
        await self.go_on.wait()
        await super().append(*args)


def test_nobody_hears_of_an_action_before_it_is_stored(tmp_path: Path) -> None:
    """Not the one who acts, not the others, not somebody who comes just then; the seed least of all."""
    match = Match.new(games.find("builders"), 2, 5, {"round_cap": 1}, [0, 1])
    while not match.over:
        match.apply(match.legal()[0])
    last_answer = match.notation(match.moves[-1].action)
    match = match.at(match.ply - 1)
    table = stored(match, "table", ["zero", "one"])
    table.actions = [
        ActionRow(at, one.seat, match.notation(one.action), f"c-{at}", 0.0) for at, one in enumerate(match.moves)
    ]

    async def work() -> None:
        store = SlowStore(tmp_path / "a.db")
        await store.create(table)
        thinkers = Thinkers(1, 1.0)
        live = LiveTable(Table(table), store, thinkers, Settings(), Work())
        last = live.join(hashed(["zero", "one"][match.player]))
        command = {"type": "act", "id": "the-last-action", "version": match.ply, "seat": match.player}
        command["answers"] = [last_answer]
        acting = asyncio.create_task(live.handle(last, msgspec.convert(command, Command)))
        await store.asked.wait()
        late = live.join(hashed("one"))
        await live.handle(late, msgspec.convert({"type": "look", "id": "look-around", "ply": match.ply}, Command))
        await live.handle(late, msgspec.convert({"type": "sit", "id": "sit-once-more", "seat": 1}, Command))
        before = _told(last) + _told(late)
        assert len(before) > 4
        assert not any(message.get("version", 0) > match.ply or message.get("over") for message in before)
        assert not any(message.get("plies", 0) > match.ply for message in before)
        assert match.seed is not None
        assert f'"seed": "{match.seed}"' not in json.dumps(before)
        store.go_on.set()
        await acting
        for connection in (last, late):
            state = [message["fields"] for message in _told(connection) if message["type"] == "change"][-1]
            assert (state["version"], state["over"], state["seed"]) == (match.ply + 1, True, match.seed)
        live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())


def _told(connection: Connection) -> list[dict[str, Any]]:
    told = []
    while connection.outbox:
        told.append(json.loads(connection.outbox.take()))
    return told


class SilentStore(SqliteStore):
    """A disk that keeps everything but chat."""

    def __init__(self, path: Path, failure: Exception) -> None:
        super().__init__(path)
        self.failure = failure

    async def say(self, table: str, chat: ChatRow) -> None:
        raise self.failure


@pytest.mark.parametrize("failure", [StoreFull("no room"), sqlite3.OperationalError("disk I/O error")])
def test_a_notice_that_cannot_be_kept_changes_nothing_about_what_it_tells(tmp_path: Path, failure: Exception) -> None:
    """The seat is stored, so nobody may be told that something went wrong."""

    async def work() -> None:
        store, thinkers = SilentStore(tmp_path / "a.db", failure), Thinkers(1, 1.0)
        match = Match.new(games.find("builders"), 2, 5, confirm=[0, 1])
        table = stored(match, "table", ["zero", "one"])
        await store.create(table)
        live = LiveTable(Table(table), store, thinkers, Settings(pace=3600), Work())
        waiting = 1 - match.player
        await live.usher.leave_to_bot(waiting, hashed(["zero", "one"][waiting]))
        await live.usher.come_back(waiting, hashed(["zero", "one"][waiting]))
        assert not live.table.seats[waiting].stand_in
        live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())


class Scene:
    """Three people and a watcher at a table in this process; one step of a script after the other."""

    def __init__(self, live: LiveTable, rng: random.Random) -> None:
        self.live = live
        self.rng = rng
        people = ["zero", "one", "zero", "watcher"]
        self.connections = [live.join(hashed(who)) for who in people]
        self.sent: list[dict[str, Any]] = []
        self.confirmed: dict[str, int] = {}
        self.acted: set[str] = set()
        self.denied: set[str] = set()

    async def step(self, what: str) -> None:
        connection = self.rng.choice(self.connections)
        if what == "again" and self.sent:
            command = self.rng.choice(self.sent)
        elif what in ("leave", "return"):
            change = self.live.usher.leave_to_bot if what == "leave" else self.live.usher.come_back
            with contextlib.suppress(Refusal, sqlite3.OperationalError):
                await change(2, connection.visitor)
            return
        else:
            command = self._command(what)
            self.sent.append(command)
            holders = [one for one in self.connections if command.get("seat") in one.seats]
            if holders and self.rng.random() < 0.9:
                connection = holders[0]
        await self.live.handle(connection, msgspec.convert(command, Command))
        self._hear(connection, command["id"], command["type"] == "act")

    def _command(self, what: str) -> dict[str, Any]:
        table = self.live.table
        deciders = table.match.deciders() or [0]
        seat = self.rng.choice([*deciders, *deciders, *range(3)])
        newest = table.version_for(seat)
        version = newest if self.rng.random() < 0.9 else max(0, newest - self.rng.randrange(3))
        base: dict[str, Any] = {"id": f"command-{len(self.sent)}"}
        legal = table.match.question(seat).notations
        match what:
            case "undo":
                count = self.rng.choice([1, 1, 1, 2, 3, 9])
                return base | {"type": "undo", "version": version, "seat": seat, "count": count}
            case "consent":
                return base | {"type": "consent", "seat": self.rng.randrange(3), "agree": self.rng.random() < 0.8}
            case "say":
                return base | {"type": "say", "text": "Well, well."}
            case "sit":
                return base | {"type": "sit", "seat": self.rng.choice([None, 0, 1, 2])}
            case _:
                answer = self.rng.choice(legal) if legal and self.rng.random() < 0.95 else "dance"
                return base | {"type": "act", "version": version, "seat": seat, "answers": [answer]}

    def _hear(self, connection: Connection, command: str, acted: bool) -> None:
        """Every command is answered, and an action that was confirmed is confirmed whenever it is sent again."""
        answers = []
        for one in self.connections:
            while one.outbox:
                message = json.loads(one.outbox.take())
                if one is connection and message.get("id") == command:
                    answers.append(message)
        assert len(answers) == 1, f"{command} was answered {len(answers)} times"
        answer = answers[0]
        key = self.live.table.key(connection.visitor, command)
        if answer["type"] == "accepted":
            assert self.confirmed.setdefault(key, answer["version"]) <= answer["version"]
            if acted:
                self.acted.add(key)
        elif acted:
            assert key not in self.confirmed or answer.get("code") == "in_doubt", answer
            if answer.get("code") == "in_doubt":
                self.denied.discard(key)  # It was sent once more.
            else:
                self.denied.add(key)


NUMBERS = itertools.count()
STEPS = st.lists(
    st.sampled_from(
        ["act"] * 10 + ["undo"] * 2 + ["consent"] * 2 + ["say", "sit", "again", "again", "leave", "return"]
    ),
    min_size=10,
    max_size=60,
)


async def perform(database: str, steps: list[str], rng: random.Random, often: float) -> None:
    """Carry out a script, and then compare the table in memory with the stored one."""
    store: Any = FailingStore(store_at(database), rng)
    thinkers = Thinkers(1, 1.0)
    options = Settings(away_seconds=0, pace=3600, chats_per_minute=10**6, outbox=10_000)
    try:
        match = Match.new(games.find("builders"), 3, rng.randrange(10**6), {"round_cap": 2}, [0, 1, 2])
        name = f"table-{next(NUMBERS)}"
        table = stored(match, name, ["zero", "one", "zero"], "watcher")
        await store.create(table)
        live = LiveTable(Table(table), store, thinkers, options, Work())
        scene = Scene(live, rng)
        store.often = often
        for what in steps:
            await scene.step(what)
        store.often = 0.0
        await scene.step("say")
        found = await store.load(name)
        assert found is not None
        again = Table(found)
        assert again.match.fingerprint() == live.table.match.fingerprint()
        assert (again.lines, again.versions) == (live.table.lines, live.table.versions)
        assert again.match.record() == live.table.match.record()
        assert again.seats == live.table.seats
        assert found.table.summary == live.table.row.summary == summary_of(again.match, None)
        assert not (scene.denied - set(scene.confirmed)) & set(again.commands), "carried out, and said not to be"
        for command in scene.acted:
            assert again.commands[command] == scene.confirmed[command]
        live.close()
    finally:
        thinkers.close()
        await store.close()


@settings(max_examples=60)
@given(steps=STEPS, seed=st.integers(0, 10**6))
def test_whatever_is_done_the_store_replays_to_the_same_position(a_database: str, steps: list[str], seed: int) -> None:
    asyncio.run(perform(a_database, steps, random.Random(seed), 0.0))


@settings(max_examples=60)
@given(steps=STEPS, seed=st.integers(0, 10**6))
@pytest.mark.filterwarnings("ignore:coroutine")
def test_when_the_disk_fails_now_and_then_what_is_stored_counts(a_database: str, steps: list[str], seed: int) -> None:
    asyncio.run(perform(a_database, steps, random.Random(seed), 0.3))
