"""What a table tells of its questions, to whom, and several answers in one command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from ratusz import games
from ratusz.core.form import PAGE, Ways
from ratusz.core.match import Match
from ratusz.server import messages
from ratusz.server.live import LiveTable
from ratusz.server.schema import socket_schema
from ratusz.server.secrets import hashed
from ratusz.server.table import Table
from tests.games.craftsmen.test_asking import bidding
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Seat
from tests.server.tables import stored
from tests.server.test_long import ask
from tests.server.test_telling import COOKIES, Scene, perform
from tests.toys import fair


@pytest.fixture(autouse=True)
def the_fair() -> Iterator[None]:
    games.add(fair.GAME)
    yield
    games._GAMES.pop("fair")


def unheard(*_: Any) -> Any:
    raise AssertionError("nobody looks at this")


def silent(game: str) -> None:
    """Let the game fail if something is told of its answers."""
    games.add(
        replace(
            games.find(game),
            about=unheard,
            closed=unheard,
            panel=unheard,
            purse=unheard,
            costly=unheard,
        )
    )


def let_all_leave_a_silent_table(scene: Scene) -> LiveTable:
    live = scene.live
    for listener in scene.listeners:
        live.leave(listener.connection)
    silent("fair")
    live.table.match.game = games.find("fair")
    return live


async def go_on(live: LiveTable) -> None:
    answers = live.table.match.question().notations[-1:]
    await live.keep(live.table.play(live.table.match.player, answers), f"command-{live.table.lines}")
    live.broadcast()


def test_nothing_is_worked_out_where_nobody_looks(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        live = let_all_leave_a_silent_table(scene)
        await go_on(live)
        with pytest.raises(AssertionError, match="nobody looks"):
            live.join(hashed(COOKIES[live.table.match.player]))
        live.connections.clear()
        while not live.table.match.over:
            await go_on(live)

    perform(tmp_path, "fair", 2, script)


def test_who_comes_back_is_told_what_was_worked_out_before(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        for listener in scene.listeners:
            listener.read()
        live = let_all_leave_a_silent_table(scene)
        for listener in scene.listeners:
            assert scene.fresh(listener).state["questions"] == listener.state["questions"]
        assert live.table.match.question().actions

    perform(tmp_path, "fair", 2, script)


def test_bots_are_told_nothing() -> None:
    silent("fair")
    table = Table(stored(Match.new(games.find("fair"), 2, 5), "table", [None, None]))
    assert [table.questions(seat, True) for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize("game", ["builders", "fair"])
def test_the_wire_describes_what_is_told(game: str) -> None:
    fits = jsonschema_rs.validator_for({**socket_schema(), "$ref": "#/$defs/Question"})
    table = Table(stored(Match.new(games.find(game), 2, 5), "table", COOKIES[:2]))
    kinds: set[str] = set()
    while not table.match.over:
        for seat in table.match.deciders():
            [told] = table.questions(seat, True)
            fits.validate(json.loads(msgspec.json.encode(told)))
            kinds |= told.keys()
        draft = table.play(table.match.player, table.match.question().notations[-1:])
        table.adopt(draft, draft.rows(table.lines, f"command-{table.lines}", 0.0))
    assert kinds <= set(messages.Question.__struct_fields__)
    assert kinds >= {"outcomes", "closed"} | ({"form", "ways"} if game == "fair" else set())


def test_a_window_is_told_in_brief_to_whoever_has_not_asked() -> None:
    match = Match.new(fair.GAME, 2, 5, {"stalls": True})
    table = Table(stored(match, "table", COOKIES[:2]))
    for seat in (0, 1):
        match.play_all([match.question(seat).notations[0], "stake 0"], seat)
    match.play_all(["end_turn"])
    table.match = match
    assert match.window(1)
    [brief], [whole] = table.questions(1, False), table.questions(1, True)
    assert brief == {"seat": 1, "step": "stall", "answers": ["end_turn", "buy"], "window": True}
    outcomes = json.loads(msgspec.json.encode(whole["outcomes"]))
    assert outcomes == [{}, {"cost": {"coins": 2}, "gain": {"points": 3}}]


def test_whoever_begins_to_ask_about_windows_is_told_the_rest(new_server: NewServer) -> None:
    server = new_server(module="tests.server.fair_server")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="fair", options={"stalls": True})
    ben.claim(table.links[1])
    with anna.sit(table.id) as first, ben.sit(table.id, query="?alert=1") as second, ben.sit(table.id) as other:
        lay(first, second)
        first.hear_version(first.act("end_turn")["version"])
        other.hear_version(first.version)
        assert "outcomes" not in other.state["questions"][0]
        other.ask("alert", on=True)
        other.hear_until(lambda message: message["type"] == "state")
        assert other.state["questions"][0]["outcomes"][1]["cost"] == {"coins": 2}


def lay(*seats: Seat) -> None:
    """All lay a card and stake nothing, in one command each."""
    for seat in seats:
        seat.drain()
        answer = seat.act("stake 0", seat.legal[0])
        assert answer["type"] == "accepted", answer
    for seat in seats:
        seat.see(lambda state: state["deciders"] == [0])


def test_several_answers_are_one_command_and_a_version_each(tmp_path: Path) -> None:
    async def script(scene: Scene) -> None:
        live = scene.live
        seat, version = live.table.match.player, live.table.version_for(None)
        row = live.table.match.question(seat).notations
        await scene.do(seat, "act", answers=["take_coins 2", row[0], "take_coins 1"])
        assert [live.table.match.notation(move.action) for move in live.table.match.moves] == ["take_coins 2", row[0]]
        assert live.table.version_for(None) == version + 2
        kept = await live.store.load("table")
        assert kept is not None
        assert [(one.number, one.line) for one in kept.actions] == [(0, "take_coins 2"), (1, row[0])]
        assert len({one.command for one in kept.actions}) == 1
        again = Table(kept)
        assert (again.versions, again.commands) == (live.table.versions, live.table.commands)
        assert again.match.fingerprint() == live.table.match.fingerprint()
        assert scene.listeners[seat].state["questions"][0].get("undoable", 0) == 0, "a card was revealed"

    perform(tmp_path, "builders", 2, script)


def test_answers_that_end_a_secret_phase_are_told_to_all_and_those_before_are_not(tmp_path: Path) -> None:
    """A draft of several lines counts each for those who may notice it, as a restart does."""

    async def script(scene: Scene) -> None:
        live = scene.live
        await scene.do(0, "act", answers=[live.table.match.question(0).notations[0], "stake 0"])
        before = live.table.versions[:]
        await scene.do(1, "act", answers=[live.table.match.question(1).notations[0], "stake 1"])
        assert [now - then for now, then in zip(live.table.versions, before, strict=True)] == [1, 2, 1]
        kept = await live.store.load("table")
        assert kept is not None
        assert Table(kept).versions == live.table.versions

    perform(tmp_path, "fair", 2, script)


def test_more_ways_are_told_page_by_page(tmp_path: Path) -> None:
    """Craftsmen, a payment that can be made in 85 ways."""

    async def script(scene: Scene) -> None:
        live = scene.live
        live.table.match = match = bidding("p1 p2 p3 g1 g2 g3 b1 b2 b3 r1", 13)
        panel = match.question(0).panel
        assert isinstance(panel, Ways)
        assert len(panel.answers) > 2 * PAGE
        live.broadcast()
        asker = scene.listeners[0].connection
        told: list[list[str]] = []
        while len(told) < len(panel.answers):
            page = await ask(live, asker, "ways", seat=0, version=0, first=len(told))
            assert page["first"] == len(told)
            answers, ways = page["ways"]["answers"], page["ways"]["ways"]
            told += [[answers[place] for place in way] for way in ways]
            assert page["ways"].get("more", 0) == len(panel.answers) - len(told)
        assert told == panel.answers
        assert (await ask(live, asker, "ways", seat=0, version=0, first=10**9))["ways"] == {"answers": [], "ways": []}
        assert (await ask(live, asker, "ways", seat=0, version=7, first=0))["type"] == "stale"
        other = scene.listeners[1].connection
        assert (await ask(live, other, "ways", seat=0, version=0, first=0))["code"] == "not_your_seat"
        assert (await ask(live, other, "ways", seat=1, version=0, first=0))["code"] == "no_ways"

    perform(tmp_path, "craftsmen", 3, script)
