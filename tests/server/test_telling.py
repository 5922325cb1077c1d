"""What crosses the wire: the same as ever, however little of it is sent; and nothing about what nobody may notice."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.server.connection import Connection
from ratusz.server.live import LiveTable
from ratusz.server.messages import LOG_PLIES, Command, TableState
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.table import Table
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Json, Seat, changed
from tests.server.tables import stored

COOKIES = ["zero", "one", "two", "three", "four"]
PLANS = ["place starter_boatman farm_house_boatman", "place starter_craftsman farm_house_craftsman"]


class Listener:
    """Reads what a connection is told, as a client does."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.state: Json = {}
        self.log: list[Json] = []
        self.heard: list[bytes] = []

    def read(self) -> None:
        while self.connection.outbox:
            self.heard.append(self.connection.outbox.take())
            message = json.loads(self.heard[-1])
            if message["type"] == "state":
                self.log, self.state = message["events"], message
            elif message["type"] == "change":
                self.log = [entry for entry in self.log if entry["ply"] <= message["since"]] + message["events"]
                self.state = changed(self.state, message)


class Scene:
    """A table in use, with a listener for every seat and one who watches."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.numbers = [0] * live.table.row.players
        seats = range(live.table.row.players)
        self.listeners = [Listener(live.join(hashed(name))) for name in [*(COOKIES[seat] for seat in seats), "watcher"]]

    async def do(self, seat: int, kind: str, **fields: Any) -> None:
        self.numbers[seat] += 1
        listener = self.listeners[seat]
        listener.read()
        command = {"type": kind, "id": f"command-{seat}-{self.numbers[seat]}", "seat": seat, **fields}
        if kind in ("act", "undo"):
            command.setdefault("version", listener.state["version"])
        await self.live.handle(listener.connection, msgspec.convert(command, Command))
        listener.read()
        answer = next(json.loads(one) for one in reversed(listener.heard) if command["id"].encode() in one)
        assert answer["type"] == "accepted", answer

    def fresh(self, listener: Listener) -> Listener:
        """Somebody else with the same eyes, who has just come."""
        newcomer = Listener(self.live.join(listener.connection.visitor))
        if newcomer.connection.eyes != listener.connection.eyes:
            newcomer.connection.eyes, newcomer.connection.told = listener.connection.eyes, None
            self.live.broadcast()
        newcomer.read()
        self.live.leave(newcomer.connection)
        return newcomer


def perform(path: Path, game: str, players: int, script: Callable[[Scene], Awaitable[None]], **more: Any) -> None:
    async def work() -> None:
        store, thinkers, hands = SqliteStore(path / "a.db"), Thinkers(1, 1.0), Work()
        match = Match.new(games.find(game), players, 5, {}, list(range(players)))
        table = stored(match, "table", COOKIES[:players], "watcher")
        await store.create(table)
        live = LiveTable(Table(table), store, thinkers, Settings(pace=3600, **more), hands)
        await script(Scene(live))
        live.close()
        hands.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", ["builders", "little_town", "orleans", "le_havre", "craftsmen"])
def test_all_changes_together_are_the_state_of_somebody_who_has_just_come(tmp_path: Path, game: str) -> None:
    rng = random.Random(game)

    async def script(scene: Scene) -> None:
        for number in range(120):
            match = scene.live.table.match
            if match.over:
                break
            seat = rng.choice(match.deciders())
            if rng.random() < 0.1 and match.undoable(seat):
                await scene.do(seat, "undo", count=rng.randint(1, match.undoable(seat)))
            else:
                await scene.do(seat, "act", answers=[rng.choice(match.question(seat).notations)])
            if number % 5 == 0:
                compare(scene)
        compare(scene)

    def compare(scene: Scene) -> None:
        for listener in scene.listeners:
            listener.read()
            newcomer = scene.fresh(listener)
            told, anew = (
                msgspec.convert({**one.state, "number": 0, "since": 0, "events": one.log}, TableState)
                for one in (listener, newcomer)
            )
            assert told == anew

    perform(tmp_path, game, 2, script)


def test_what_does_not_change_is_not_told_again(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        match = scene.live.table.match
        mover = scene.listeners[match.player]
        for _ in range(2):
            await scene.do(match.player, "act", answers=["take_coins 1"])
        first, *_, last = [json.loads(one) for one in mover.heard]
        assert (first["type"], last["type"]) == ("state", "change")
        assert set(last["view"]) == {"actions_left"}
        assert set(last["rows"]["seats"]) == {str(match.player)}
        assert {"table", "game", "options", "seats", "seed_hash", "seed", "over", "capped"}.isdisjoint(last["fields"])

    perform(tmp_path, "builders", 2, script)


@pytest.mark.parametrize("secret", [1, 2, 10])
def test_nobody_can_count_what_another_does_in_secret(tmp_path: Path, secret: int) -> None:
    """While a seat plans, takes back and undoes, the others hear nothing, and no number tells them."""
    told: list[list[bytes]] = []

    async def script(scene: Scene) -> None:
        others = scene.listeners[1:]
        for listener in others:
            listener.read()
            listener.heard = []
        for number in range(secret):
            if number % 3 == 2:
                await scene.do(0, "undo", count=1)
            else:
                await scene.do(0, "act", answers=[PLANS[number % 3] if number < 3 else _any(scene, 0)])
        for listener in others:
            listener.read()
            assert listener.heard == []
        await scene.live.handle(others[0].connection, msgspec.convert({"type": "ping", "id": "are-you-there"}, Command))
        for ply in range(3):
            look = {"type": "look", "id": f"look-back-{ply}", "ply": ply}
            log = {"type": "log", "id": f"read-back-{ply}", "before": ply}
            for listener in others:
                for command in (look, log):
                    await scene.live.handle(listener.connection, msgspec.convert(command, Command))
        await scene.do(1, "act", answers=[PLANS[0]])
        await scene.do(1, "act", answers=["done"])
        for listener in others:
            listener.read()
            told.append(listener.heard)
            told.append(scene.fresh(listener).heard)

    perform(tmp_path, "orleans", 2, script)
    other = tmp_path / "other"
    other.mkdir()
    secret, mine = 0, told
    told = []
    perform(other, "orleans", 2, script)
    assert mine == told
    assert len(told[0]) > 5


def test_the_lobby_does_not_tell_of_secret_actions(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        table = scene.live.table
        before = table.row.changed
        await scene.do(0, "act", answers=[PLANS[0]])
        found = await scene.live.store.load("table")
        assert found is not None
        assert (table.row.changed, found.table.changed) == (before, before)
        await scene.do(0, "act", answers=["done"])
        assert table.row.changed > before, "that a seat is done is no secret"

    perform(tmp_path, "orleans", 2, script)


def test_a_chat_of_many_bytes_keeps_nobody_out(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        for number in range(100):
            listener = scene.listeners[0]
            say = {"type": "say", "id": f"a-line-{number}", "text": "\N{OCTOPUS}" * 500}
            await scene.live.handle(listener.connection, msgspec.convert(say, Command))
            for one in scene.listeners:
                one.read()
        newcomer = scene.live.join(hashed("watcher"))
        assert not newcomer.dismissed.done()
        listener = Listener(newcomer)
        listener.read()
        lines = [json.loads(one)["number"] for one in listener.heard if b'"type":"chat"' in one]
        assert len(lines) > 20
        assert lines == list(range(100 - len(lines), 100)), "the latest are told"

    perform(tmp_path, "le_havre", 2, script, chats_per_minute=100_000)


def test_the_seconds_somebody_is_waited_for_tell_of_nothing_else(tmp_path: Path) -> None:
    """They pass by themselves: what others do in secret is no occasion to tell them again."""
    now = time.monotonic

    async def script(scene: Scene) -> None:
        scene.live.leave(scene.listeners[2].connection)
        graces = scene.live.online().graces
        others = [scene.listeners[1], scene.listeners[3]]
        scene.live.broadcast()
        for listener in others:
            listener.read()
            listener.heard = []
        with patch("time.monotonic", lambda: now() + 30):
            assert scene.live.online().graces[2] < graces[2]
            scene.live.broadcast()
        for listener in others:
            listener.read()
            assert listener.heard == []

    perform(tmp_path, "orleans", 3, script)


def _any(scene: Scene, seat: int) -> str:
    return next(answer for answer in scene.live.table.match.question(seat).notations if answer != "done")


def test_numbers_are_the_same_after_a_restart(new_server: NewServer) -> None:
    server = new_server()
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="orleans")
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    for notation in (*PLANS, "done"):
        seats[0].act_by(notation)
        seats[0].drain()
    seats[1].drain()
    seats[1].act_by(PLANS[0])
    seats[1].drain()
    before = [numbers(seat) for seat in seats]
    assert before == [(3, 3, 0), (2, 1, 0)]
    server.kill()
    server.start()
    assert [numbers(browser.sit(table.id)) for browser in (anna, ben)] == before


def numbers(seat: Seat) -> tuple[int, int, int]:
    return seat.state["version"], seat.state["ply"], seat.state["settled"]


def test_a_long_log_is_told_in_pages(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        rng = random.Random(3)
        watcher = scene.listeners[-1]
        while (match := scene.live.table.match).ply < 2 * LOG_PLIES + 50:
            await scene.do(match.player, "act", answers=[rng.choice(match.question().notations)])
            watcher.read()
        newcomer = scene.fresh(watcher)
        assert newcomer.state["since"] == match.ply - LOG_PLIES
        assert {entry["ply"] for entry in newcomer.log} <= set(range(match.ply - LOG_PLIES + 1, match.ply + 1))
        log, before, pages = newcomer.log, newcomer.state["since"], 0
        while before:
            command = {"type": "log", "id": f"page-of-the-log-{before}", "before": before}
            watcher.read()
            await scene.live.handle(watcher.connection, msgspec.convert(command, Command))
            page = json.loads(watcher.connection.outbox.take())
            log, before, pages = page["events"] + log, page["since"], pages + 1
        assert pages == 2
        assert log == watcher.log

    perform(tmp_path, "builders", 2, script)


def test_a_slow_reader_is_told_the_newest_state_instead_of_all(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        rng = random.Random(3)
        slow = scene.listeners[-1]
        slow.read()
        for _ in range(200):
            match = scene.live.table.match
            await scene.do(match.player, "act", answers=[rng.choice(match.question().notations)])
            scene.listeners[1 - match.player].read()
        assert slow.connection.behind
        assert len(slow.connection.outbox) < 60
        slow.read()
        scene.live.catch_up(slow.connection)
        slow.read()
        assert slow.state["version"] == 200
        quick, newcomer = scene.listeners[0], scene.fresh(slow)
        assert slow.state["view"] == quick.state["view"] == newcomer.state["view"]
        assert slow.log == quick.log
        assert not slow.connection.dismissed.done()
        for _ in range(400):
            match = scene.live.table.match
            await scene.do(match.player, "act", answers=[rng.choice(match.question().notations)])
            scene.listeners[1 - match.player].read()
        assert slow.connection.dismissed.result() == (1013, "too slow")

    perform(tmp_path, "builders", 2, script, outbox_bytes=20_000)
