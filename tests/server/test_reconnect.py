"""Whoever comes back says what it holds, and is told what it missed: no more, and nothing that it may not know."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ratusz import games
from ratusz.server.messages import LOG_PLIES
from ratusz.server.table import Held
from tests.server.harness import PATIENCE, Browser, Json, Server
from tests.server.test_telling import Listener, Scene, perform
from tests.toys import fair

AROUND = ("number", "since", "events", "goes_on", "seats")
"""What a state tells about itself, and who sits where, which `presence` tells too."""


@pytest.fixture(autouse=True)
def the_fair() -> Iterator[None]:
    games.add(fair.GAME)
    yield
    games._GAMES.pop("fair")


class Page(Listener):
    """A page that loses its connection and comes back, with what it held."""

    def __init__(self, scene: Scene, visitor: str) -> None:
        super().__init__(scene.live.join(visitor))
        self.scene = scene
        self.read()

    def lose(self) -> None:
        self.read()
        self.scene.live.leave(self.connection)

    def come_back(self, **lies: Any) -> Json:
        """The first message that it hears then."""
        state = self.state
        held = Held(state["seat"], state["version"], state["ply"], 0)._replace(**lies)
        log, before = self.log, len(self.heard)
        self.connection = self.scene.live.join(self.connection.visitor, held=held)
        self.read()
        first: Json = json.loads(self.heard[before])
        if first.get("goes_on"):
            self.log = [entry for entry in log if entry["ply"] <= first["since"]] + self.log
        return first


def same(page: Listener, other: Listener) -> None:
    """Two pages with the same eyes hold the same."""
    other.read()
    assert page.log == other.log
    told, stayed = ({name: one for name, one in of.items() if name not in AROUND} for of in (page.state, other.state))
    assert told == stayed


async def go_on(scene: Scene, rng: random.Random, actions: int, undos: float = 0.0) -> None:
    for _ in range(actions):
        match = scene.live.table.match
        if match.over:
            return
        seat = rng.choice(match.deciders())
        if rng.random() < undos and match.undoable(seat):
            await scene.do(seat, "undo", count=rng.randint(1, match.undoable(seat)))
        else:
            await scene.do(seat, "act", answers=[rng.choice(match.question(seat).notations)])


@pytest.mark.parametrize("game", ["builders", "little_town", "orleans", "le_havre", "craftsmen", "fair"])
def test_who_comes_back_holds_what_others_hold_who_stayed(tmp_path: Path, game: str) -> None:
    rng = random.Random(game)

    async def script(scene: Scene) -> None:
        pages = [Page(scene, listener.connection.visitor) for listener in scene.listeners]
        for number in range(12):
            for page in pages:
                page.lose()
            await go_on(scene, rng, number % 6, undos=0.3)
            for page, listener in zip(pages, scene.listeners, strict=True):
                first = page.come_back()
                assert first["goes_on"]
                same(page, listener)
            await go_on(scene, rng, 3)
            for page, listener in zip(pages, scene.listeners, strict=True):
                page.read()
                same(page, listener)

    perform(tmp_path, game, 2, script)


def test_five_plies_later_only_those_are_told(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        await go_on(scene, random.Random(1), 100)
        page = Page(scene, scene.listeners[0].connection.visitor)
        whole = len(page.heard[0])
        page.lose()
        ply = page.state["ply"]
        await go_on(scene, random.Random(2), 5)
        first = page.come_back()
        missed = range(ply + 1, first["ply"] + 1)  # What the table answered after an action is a ply of its own.
        assert 5 <= len(missed) <= 10
        assert first["since"] == ply
        assert {entry["ply"] for entry in first["events"]} <= set(missed)
        assert len(page.heard[-2]) < whole / 2
        same(page, scene.listeners[0])

    perform(tmp_path, "le_havre", 2, script)


def test_what_was_taken_back_meanwhile_is_told_from_there(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        match = scene.live.table.match
        seat = match.player
        await scene.do(seat, "act", answers=["take_coins 1"])
        page = Page(scene, scene.listeners[1 - seat].connection.visitor)
        page.lose()
        await scene.do(seat, "undo", count=1)
        await scene.do(seat, "act", answers=["take_coins 2"])
        first = page.come_back()
        assert (first["since"], first["ply"], len(first["events"])) == (0, 1, len(page.log))
        same(page, scene.listeners[1 - seat])

    perform(tmp_path, "builders", 2, script)


def test_in_a_secret_phase_nobody_learns_how_much_the_others_did(tmp_path: Path) -> None:
    """All that is told is the same, byte by byte, whether another seat has acted meanwhile or not."""
    told = []

    async def script(scene: Scene) -> None:
        for acts in (0, 1):
            page = Page(scene, scene.listeners[0].connection.visitor)
            page.lose()
            for _ in range(acts):
                await scene.do(1, "act", answers=scene.live.table.match.question(1).notations[:1])
                assert scene.live.table.match.phase
            page.come_back()
            told.append(page.heard[-2:])
            same(page, scene.listeners[0])
            page.lose()

    perform(tmp_path, "fair", 2, script)
    assert told[0] == told[1]
    assert b'"goes_on":true' in told[0][0]


LIES: list[dict[str, Any]] = [
    {"version": 10**6},
    {"version": 0, "ply": 10**6},
    {"ply": 10**6},
    {"seat": 1},
    {"seat": 9},
    {"seat": None},
]


@pytest.mark.parametrize("lie", LIES)
def test_who_holds_what_cannot_be_is_told_everything(tmp_path: Path, lie: dict[str, Any]) -> None:
    async def script(scene: Scene) -> None:
        await go_on(scene, random.Random(3), 20)
        page = Page(scene, scene.listeners[0].connection.visitor)
        page.lose()
        first = page.come_back(**lie)
        assert "goes_on" not in first
        assert page.connection.eyes == 0
        same(page, scene.listeners[0])

    perform(tmp_path, "builders", 2, script)


def test_whoever_missed_more_than_a_page_of_the_log_begins_anew(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        page = Page(scene, scene.listeners[0].connection.visitor)
        page.lose()
        await go_on(scene, random.Random(4), LOG_PLIES + 20)
        first = page.come_back()
        assert "goes_on" not in first
        assert first["since"] == first["ply"] - LOG_PLIES

    perform(tmp_path, "le_havre", 2, script)


QUERIES = [
    "?held=0",
    "?held=-1&ply=0",
    "?held=one&ply=two",
    f"?held={'9' * 3000}&ply=0&seat=0",
    "?held=0&ply=0&seat=-1",
]


@pytest.mark.parametrize("query", QUERIES)
def test_what_cannot_be_read_counts_as_nothing(anna: Browser, query: str) -> None:
    table = anna.create("me", "bot")
    with anna.sit(table.id, query=query) as seat:
        assert "goes_on" not in seat.state
        assert seat.state["seat"] == 0


def refused(browser: Browser, table: str, query: str) -> tuple[list[Json], int]:
    """What a socket is told that is sent away at once, and the code it is closed with."""
    address = browser.server.address.replace("http://", "ws://")
    told: list[Json] = []
    with connect(f"{address}/api/tables/{table}/live{query}", additional_headers=browser.headers) as socket:
        with contextlib.suppress(ConnectionClosed):
            while True:
                told.append(json.loads(socket.recv(timeout=PATIENCE)))
        return told, socket.protocol.close_code or 0


@pytest.mark.parametrize("build", ["0123456789abcdef", "", "x" * 3000, "%00", "-1"])
def test_a_page_from_before_an_update_is_sent_away_and_nothing_else_happens(anna: Browser, build: str) -> None:
    table = anna.create("me", "bot")
    with anna.sit(table.id) as seat:
        told, code = refused(anna, table.id, f"?build={build}&held=0&ply=0&seat=0")
        assert [(one["type"], one["id"], one["code"]) for one in told] == [("refused", None, "other_build")]
        assert code == 4409
        seat.drain()
        assert [frame["type"] for frame in seat.frames].count("presence") == 1, "nobody has come or gone"


def test_over_the_wire_what_is_held_is_not_told_again_even_by_a_server_that_was_away(server: Server) -> None:
    anna = Browser(server)
    table = anna.create("me", "me")
    with anna.sit(table.id) as seat:
        for _ in range(3):
            seat.hear_version(seat.act("take_coins 1")["version"])
        seat.ask("say", text="Hello")
        state = seat.state
    query = f"?held={state['version']}&ply={state['ply']}&seat={state['seat']}&chat=1"
    server.kill()
    server.start()
    with anna.sit(table.id, query=query) as seat:
        assert (seat.state["goes_on"], seat.state["since"], seat.log) == (True, state["ply"], [])
        assert [frame["type"] for frame in seat.frames] == ["state", "presence"]
    with anna.sit(table.id) as seat:
        assert "goes_on" not in seat.state
        assert seat.log
        assert [frame["type"] for frame in seat.frames] == ["state", "chat", "presence"]
    with anna.sit(table.id, query="?held=1&ply=1&seat=0") as seat:
        assert "goes_on" not in seat.state, "nobody knows what was taken back before the server was away"
