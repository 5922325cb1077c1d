"""Inquiry for bots: hints hold nobody up, many bots share the time, a turn is thought once, and who waits is shown."""

from __future__ import annotations

import asyncio
import dataclasses
import math
import re
import time
from collections.abc import Hashable
from functools import partial
from pathlib import Path

import pytest

import ratusz
from ratusz.server.live import LiveTable
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.table import Table
from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import FURTHER, LATE, LATELY, MOVES, SHORTEST, Inquiry, Queue, Thinkers
from ratusz.server.work import Work
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Seat, Server
from tests.server.tables import load, put, stored

LONG = "mcts:seconds=3600"
"""A hint that will not be there before the test is over."""

COOKIE = "a-cookie-that-is-long-enough-to-be-one"


def bot(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


def metric(server: Server, name: str) -> float:
    """The value of a line of /metrics."""
    text = Browser(server).get("/metrics").text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def hints_waiting(server: Server) -> float:
    return metric(server, 'ratusz_thinking_line{kind="hints"}')


def wait_for(seat: Seat) -> None:
    """Play until a bot has had its turn and it is this seat's again."""
    answer = seat.act()
    seat.hear_version(answer["version"])
    while seat.legal:
        seat.hear_version(seat.act()["version"])
    seat.see(lambda state: bool(state["questions"]))


# Hints.


def test_hints_asked_for_and_left_behind_do_not_delay_a_bot(new_server: NewServer) -> None:
    """Ask, close, come again, sixty times over: the bot elsewhere does not even wait for the one under way."""
    server = new_server(RATUSZ_HINT_SPEC=LONG, RATUSZ_THINK_SECONDS="3600")
    anna, ben = Browser(server), Browser(server)
    hers, his = anna.create("me", "here"), ben.create("me", bot("fair"))
    for _ in range(60):
        with anna.sit(hers.id) as seat:
            seat.send("hint", seat=seat.state["deciders"][0])
            seat.drain()
    with ben.sit(his.id) as seat:
        if not seat.legal:
            seat.see(lambda state: bool(state["questions"]))
        wait_for(seat)
    assert hints_waiting(server) <= 1


def test_a_visitor_has_one_hint_under_way_in_the_whole_hall(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HINT_SPEC=LONG, RATUSZ_THINK_SECONDS="3600")
    anna, ben = Browser(server), Browser(server)
    one, other = anna.create("me", "here"), anna.create("me", "here")
    with anna.sit(one.id) as here, anna.sit(other.id) as there:
        here.send("hint", seat=here.state["deciders"][0])
        here.drain()
        assert there.ask("hint", seat=there.state["deciders"][0])["code"] == "busy"
        with ben.sit(ben.create("me", "here").id) as seat:
            seat.send("hint", seat=seat.state["deciders"][0])
            seat.drain()
            assert hints_waiting(server) == 1, "another visitor may ask"


def test_who_leaves_waits_for_no_hint(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HINT_SPEC=LONG, RATUSZ_THINK_SECONDS="3600")
    anna, ben = Browser(server), Browser(server)
    table = ben.create("me", "here")
    with anna.sit(anna.create("me", "here").id) as first:
        first.send("hint", seat=first.state["deciders"][0])
        first.drain()
        with ben.sit(table.id) as seat, ben.sit(table.id) as window:
            seat.send("hint", seat=seat.state["deciders"][0])
            seat.drain()
            window.close()
            seat.hear_until(lambda message: message["type"] == "presence")
            assert hints_waiting(server) == 1, "ben still looks at the table"
        while hints_waiting(server):
            pass
        with ben.sit(table.id) as again:
            again.send("hint", seat=again.state["deciders"][0], id="asked-again")
            again.drain()
            assert hints_waiting(server) == 1
            assert not any(frame.get("code") == "busy" for frame in again.frames)


def test_a_hint_about_a_position_that_has_changed_is_not_thought_about(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HINT_SPEC=LONG, RATUSZ_THINK_SECONDS="3600")
    anna, ben = Browser(server), Browser(server)
    with anna.sit(anna.create("me", "here").id) as first, ben.sit(ben.create("me", "here").id) as seat:
        first.send("hint", seat=first.state["deciders"][0])
        first.drain()
        if seat.state["seat"] not in seat.state["deciders"]:
            assert seat.ask("sit", seat=seat.state["deciders"][0])["type"] == "accepted"
            seat.see(lambda state: bool(state["questions"]))
        hint = seat.send("hint", seat=seat.state["seat"])
        seat.act()
        late = next((one for one in seat.frames if one.get("id") == hint), None)
        late = late or seat.hear_until(lambda message: message.get("id") == hint)
        assert (late["type"], late["code"]) == ("refused", "too_late")
        assert hints_waiting(server) == 0


def test_when_too_many_wait_for_hints_the_next_is_told_so(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HINT_SPEC=LONG, RATUSZ_THINK_SECONDS="3600", RATUSZ_HINTS_WAITING="1")
    people = [Browser(server) for _ in range(3)]
    seats = [one.sit(one.create("me", "here").id) for one in people]
    for seat in seats[:2]:
        seat.send("hint", seat=seat.state["deciders"][0])
        seat.drain()
    refused = seats[2].ask("hint", seat=seats[2].state["deciders"][0])
    assert (refused["type"], refused["code"]) == ("refused", "hints_full")
    for seat in seats:
        seat.close()


# Sharing the time.


def dilemma(spec: str) -> Dilemma:
    match = ratusz.new("builders", 2, 3)
    return Dilemma(match.document(), spec, match.player, 1)


def test_the_answer_that_is_due_first_comes_first() -> None:
    async def ask() -> list[str]:
        line = Queue(MOVES, 1, 60.0)
        came: list[str] = []

        def note(name: str, _: object) -> None:
            came.append(name)

        now = time.monotonic()
        try:
            requests = {
                name: line.ask(dilemma("greedy"), now + due)
                for name, due in {"first": 9.0, "late": 8.0, "soon": 2.0, "never": 1.0, "middle": 5.0}.items()
            }
            for name in ("first", "late", "soon", "middle"):
                requests[name].answer.add_done_callback(partial(note, name))
            assert [line.before(requests[name]) for name in ("never", "soon", "middle", "late")] == [0, 1, 2, 3]
            requests["never"].answer.cancel()
            await asyncio.sleep(0)
            assert [line.before(requests[name]) for name in ("soon", "middle", "late")] == [0, 1, 2]
            await asyncio.wait([request.answer for request in requests.values()])
        finally:
            line.close()
        return came

    assert asyncio.run(ask()) == ["first", "soon", "middle", "late"]


def test_the_more_wait_the_less_time_each_of_them_gets() -> None:
    """Ten that would take five seconds or more each, and are due in two."""

    async def ask() -> float:
        line = Queue(MOVES, 1, 60.0)
        try:
            await line.choose(dilemma("greedy"))  # So that the process has begun.
            began = time.process_time(), time.monotonic()
            await asyncio.gather(*(line.choose(dilemma("mcts:seconds=10"), began[1] + 2.0) for _ in range(10)))
            return time.monotonic() - began[1]
        finally:
            line.close()

    # The last one has nobody behind it, and takes the time it likes.
    assert asyncio.run(ask()) < 25.0


def test_a_bot_that_nobody_waits_behind_has_all_its_time() -> None:
    async def ask() -> float:
        line = Queue(MOVES, 1, 60.0)
        try:
            await line.choose(dilemma("greedy"))
            began = time.monotonic()
            await line.choose(dilemma("mcts:seconds=1"), began)
            return time.monotonic() - began
        finally:
            line.close()

    assert asyncio.run(ask()) >= 0.5


@pytest.mark.parametrize(("late", "share"), [(0.0, LATE), (LATE - 0.5, 0.5), (LATE + 9, SHORTEST), (-math.inf, None)])
def test_but_not_for_ever_if_it_has_to_think_again_and_again(late: float, share: float | None) -> None:
    async def ask() -> float | None:
        line = Queue(MOVES, 1, 60.0)
        try:
            now = time.monotonic()
            return line._share(line.ask(dilemma("greedy"), now - late), now)
        finally:
            line.close()

    assert asyncio.run(ask()) == pytest.approx(share)


def test_what_nobody_waits_for_comes_last_and_shortens_nobodys_time() -> None:
    """However many tables of bots play on unwatched, and however long they have waited."""

    async def ask() -> tuple[list[str], float | None]:
        line = Queue(MOVES, 1, 60.0)
        came: list[str] = []

        def note(name: str, _: object) -> None:
            came.append(name)

        try:
            now = time.monotonic()
            requests = [
                ("first", now),
                *((f"unwatched {number}", math.inf) for number in range(20)),
                ("late", now + 1e9),
            ]
            asked = [(name, line.ask(dilemma("greedy"), due, name)) for name, due in requests]
            share = line._share(asked[0][1], time.monotonic())
            for name, request in asked:
                request.answer.add_done_callback(partial(note, name))
            await asyncio.wait([request.answer for _, request in asked])
        finally:
            line.close()
        return came, share

    came, share = asyncio.run(ask())
    assert came[:2] == ["first", "late"]
    assert share == pytest.approx(LATELY / FURTHER / 2), "two share the time, not twenty-two"


def test_tables_of_bots_that_nobody_watches_are_waited_for_by_nobody(tmp_path: Path) -> None:
    due: dict[str, float] = {}

    class Noting(Queue):
        def ask(self, dilemma: Dilemma, due_at: float, asker: Hashable = None) -> Inquiry:
            due[str(asker)] = due_at
            return super().ask(dilemma, due_at, asker)

    async def work() -> None:
        store, thinkers = SqliteStore(tmp_path / "a.db"), Thinkers(1, 20.0)
        thinkers.moves = Noting(MOVES, 1, 20.0)
        match = ratusz.new("builders", 2, 7)
        mine: list[str | None] = [COOKIE, COOKIE]
        mine[match.player] = None
        nobody: list[str | None] = [None, None]
        for name, cookies in {"unwatched": nobody, "watched": nobody, "a person's": mine}.items():
            kept = stored(match, name, cookies, COOKIE)
            await store.create(kept)
            live = LiveTable(Table(kept), store, thinkers, Settings(pace=0.0), Work())
            if name == "watched":
                live.join(hashed(COOKIE))
            live.wake()
            while name not in due:
                await asyncio.sleep(0.001)
            live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())
    assert due["unwatched"] == math.inf
    assert due["watched"] < due["a person's"] < math.inf


# Whole turns.


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_turn_is_thought_once(new_server: NewServer, game: str) -> None:
    """There are more actions than times that a bot was asked."""
    server = new_server()
    anna = Browser(server)
    table = anna.create(bot("fair"), bot("fair"), game=game)
    with anna.sit(table.id) as seat:
        seat.see(lambda state: state["over"] or state["version"] >= 120)
    asked = metric(server, "ratusz_bot_seconds_count")
    stored_actions = metric(server, "ratusz_actions_total")
    assert asked < 0.8 * stored_actions
    assert asked > 0


def test_nobody_who_knows_the_links_can_foresee_a_bot(new_server: NewServer) -> None:
    """The same table, told twice: bots that slip do not slip alike."""
    match = ratusz.new("builders", 2, 7, options={"round_cap": 4})
    table = stored(match, "twice", [None, None], COOKIE)
    table.seats = [dataclasses.replace(seat, level="easy") for seat in table.seats]
    played = []
    for _ in range(2):
        server = new_server()
        server.stop()
        put(server.database, table)
        server.start()
        with Browser(server, COOKIE).sit("twice") as seat:
            seat.see(lambda state: bool(state["over"]))
        server.kill()
        played.append([(row.seat, row.line) for row in load(server.database, "twice").actions])
    assert played[0] != played[1]


# Who waits.


def test_people_are_told_that_a_bot_has_to_wait(new_server: NewServer) -> None:
    """Strong bots at many tables: in the end one of them waits noticeably, and then it does not wait any more."""
    server = new_server(RATUSZ_TURN_SECONDS="1000")
    anna = Browser(server)
    tables = [anna.create("me", bot("strong"), bot("strong"), bot("strong")) for _ in range(8)]
    seats = [anna.sit(table.id) for table in tables]
    for seat in seats:
        while seat.legal:
            seat.hear_version(seat.act()["version"])
    last = seats[-1]
    told = last.hear_until(lambda message: message["type"] == "waiting")
    assert last.state["seats"][told["seat"]]["kind"] == "bot"
    assert told["before"] >= 0
    with anna.sit(tables[-1].id) as newcomer:
        known = [frame for frame in newcomer.frames if frame["type"] == "waiting"]
        assert known or any(frame["type"] == "waiting" and frame["seat"] is None for frame in drained(last))
    if not any(frame["type"] == "waiting" and frame["seat"] is None for frame in last.frames):
        last.hear_until(lambda message: message["type"] == "waiting" and message["seat"] is None)
    for seat in seats:
        seat.close()


def drained(seat: Seat) -> list[dict[str, object]]:
    seat.drain()
    return seat.frames
