"""Clocks: they run for whoever decides, stop with the server, and when one runs out a bot goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.core.moves import Dealing
from ratusz.server.clock import Clock
from ratusz.server.live import LiveTable
from ratusz.server.messages import Act, Undo
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import ActionRow
from ratusz.server.table import Draft, Table, earned
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Seat, Server
from tests.server.tables import stored
from tests.toys.fair import GAME as FAIR


def test_only_running_clocks_count_down() -> None:
    clock = Clock([60.0, 60.0], 0, [0], now=100.0)
    clock.count(110.0)
    assert clock.left == [50.0, 60.0]
    clock.switch([1], 112.0)
    clock.count(120.0)
    assert clock.left == [48.0, 52.0]


def test_an_increment_comes_once_for_every_ply() -> None:
    clock = Clock([60.0, 60.0], 5, [0], now=0.0)
    clock.switch([0], 10.0)
    assert clock.left == [50.0, 60.0], "the turn goes on"
    clock.switch([1], 20.0, earned=[0], ply=2)
    assert clock.left == [45.0, 60.0]
    clock.switch([0], 20.0)
    clock.switch([1], 20.0, earned=[0], ply=2)
    assert clock.left == [45.0, 60.0], "the end of the turn was taken back, and came once more"
    clock.switch([0], 20.0, earned=[1], ply=2)
    assert clock.left == [45.0, 65.0], "what the one was given is not the other's"
    clock.switch([1], 20.0, earned=[0], ply=3)
    assert clock.left == [50.0, 65.0]


def test_a_clock_ends_at_zero_and_says_whose_it_was() -> None:
    clock = Clock([10.0, 20.0, 30.0], 0, [0, 2], now=0.0)
    assert clock.next_end() == 10.0
    clock.count(12.0)
    assert (clock.left, clock.run_out()) == ([0.0, 20.0, 18.0], [0])
    assert Clock([1.0], 0, [], 0.0).next_end() is None


def test_who_comes_back_has_the_increment_but_not_twice_at_one_ply() -> None:
    clock = Clock([0.0, 60.0], 5, [0], now=0.0)
    clock.resume(0, ply=7)
    assert clock.left == [5.0, 60.0]
    clock.count(5.0)
    clock.resume(0, ply=7)
    assert clock.left == [0.0, 60.0], "or nobody's time would ever be up"
    clock.resume(0, ply=8)
    clock.resume(1, ply=8)
    assert clock.left == [5.0, 60.0]


def test_a_copy_runs_by_itself() -> None:
    clock = Clock([10.0], 0, [0], now=0.0)
    twin = clock.copy()
    twin.count(4.0)
    assert (clock.left, twin.left) == ([10.0], [6.0])


def timed(match: Match, minutes: int, increment: int) -> Table:
    """A table of two people with a clock."""
    kept = stored(match, "table", ["a cookie of anna's", "a cookie of ben's"])
    kept.table.clock = {"minutes": minutes, "increment": increment}
    return Table(kept)


def test_a_jump_of_the_wall_clock_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody sets the computer's time, or the network does: a day forward, then two back."""
    match = Match.new(games.find("builders"), 2, 5, confirm=[0, 1], keep_events=True)
    table = timed(match, 5, 0)
    seat = match.deciders()[0]
    for jump in (86_400.0, -172_800.0):
        now = time.time() + jump
        monkeypatch.setattr(time, "time", lambda now=now: now)
        clock = table.play(seat, table.match.question(seat).notations[:1]).clock
        assert clock is not None
        assert clock.left[seat] == pytest.approx(300, abs=60)


def test_the_end_of_a_phase_is_worth_one_increment_to_everybody_who_decided_in_it() -> None:
    match = Match.new(games.find("orleans"), 2, 5, confirm=[0, 1], keep_events=True)
    match.play("place starter_boatman farm_house_boatman", seat=1)
    assert earned(match) == []
    match.play("done", seat=0)
    assert earned(match) == [], "the other still plans"
    match.play("done", seat=1)
    assert earned(match) == [0, 1]


def test_a_turn_is_worth_one_increment_and_a_chance_out_of_turn_none() -> None:
    match = Match.new(FAIR, 2, 5, {"stalls": True, "rounds": 2}, confirm=[0, 1], keep_events=True)
    worth = []
    while not match.over:
        seat = match.deciders()[0]
        match.apply(match.legal(seat)[0], seat)
        worth.append((match.moves[-1].window, earned(match)))
    assert any(window for window, _ in worth)
    assert all(seats == [] for window, seats in worth if window)
    assert sum(len(seats) for _, seats in worth) > 0


HOUR = 3600
"""What everybody has on the clock: more than any test takes."""


def clocked(server: Server, increment: int = 0) -> tuple[str, Seat, Seat]:
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", clock={"minutes": HOUR // 60, "increment": increment})
    with anna.sit(table.id) as early:
        assert early.state["clock"]["running"] == [], "the clock waits until everybody has come"
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    for seat in seats:
        seat.drain()
        assert seat.state["clock"]["running"] == [], "and until somebody has done something"
    active, other = sorted(seats, key=lambda seat: not seat.legal)
    begin(active, other)
    return table.id, active, other


def begin(active: Seat, *others: Seat) -> None:
    """Do something and take it back; from then on clocks run."""
    active.hear_version(active.act_by("take_coins 1")["version"])
    answer = active.ask("undo", version=active.version, seat=active.state["seat"], count=1)
    for seat in (active, *others):
        assert seat.hear_version(answer["version"])["clock"]["running"] == [active.state["seat"]]


def test_a_bots_move_starts_no_clock(anna: Browser, ben: Browser) -> None:
    """Or the time of whoever comes last would run while they look for the first time."""
    table = anna.create("me", "link", {"kind": "bot", "level": "easy"}, clock={"minutes": 60})
    with anna.sit(table.id) as first:
        ben.claim(table.links[1])
        with ben.sit(table.id) as second:
            for seat in (first, second):
                seat.see(lambda state: state["deciders"] != [2])
            active = next(seat for seat in (first, second) if seat.state["seat"] in seat.state["deciders"])
            active.drain()
            assert active.state["clock"]["running"] == []
            begin(active)


def test_a_secret_action_starts_ones_own_clock_alone(anna: Browser, ben: Browser) -> None:
    """Where all decide at the same time, the others must not see that somebody has done something."""
    table = anna.create("me", "link", game="orleans", clock={"minutes": 60})
    ben.claim(table.links[1])
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        assert first.hear_version(first.act_by("place")["version"])["clock"]["running"] == [0]
        with ben.sit(table.id) as again:
            assert again.state["clock"]["left"][1] == 3600
        answer = first.act_by("done")
        assert first.hear_version(answer["version"])["clock"]["running"] == [1], "that she is done all may know"
        second.see(lambda state: state["clock"]["running"] == [1])


def test_the_clock_of_the_decider_runs(server: Server) -> None:
    _, active, other = clocked(server, increment=600)
    mine, theirs = active.state["seat"], other.state["seat"]
    assert active.state["clock"]["running"] == [mine]
    time.sleep(0.3)
    active.hear_version(active.act_by("take_coins 3")["version"])
    left = active.state["clock"]["left"]
    assert left[mine] < HOUR - 0.29
    assert left[theirs] == HOUR
    state = other.hear_version(active.act_by("end_turn")["version"])
    assert state["clock"]["running"] == [theirs]
    assert left[mine] < state["clock"]["left"][mine] <= left[mine] + 600
    for seat in (active, other):
        seat.close()


def test_increments_cannot_be_farmed_by_being_done_and_taking_it_back(anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link", game="orleans", clock={"minutes": 5, "increment": 300})
    ben.claim(table.links[1])
    with anna.sit(table.id) as mine, ben.sit(table.id) as other:
        for _ in range(3):
            mine.act_by("done")
            assert mine.hear_version(mine.version + 1)["clock"]["left"][0] <= 300
            answer = mine.ask("undo", version=mine.version, seat=0, count=1)
            mine.hear_version(answer["version"])
            assert mine.state["clock"]["left"][0] <= 300
        mine.act_by("done")
        other.hear_version(mine.hear_version(mine.version + 1)["version"])
        other.act_by("done")
        left = other.hear_version(other.version + 1)["clock"]["left"]
        assert all(300 < seconds <= 600 for seconds in left), "once for each, when the phase is over"


def shorten(server: Server, table: str, seconds: float) -> None:
    """Leave each seat so many seconds; no server may be running."""

    async def work() -> None:
        store = SqliteStore(server.database)
        stored = await store.load(table)
        assert stored is not None
        summary = stored.table.summary
        summary["clock"] = [seconds] * stored.table.players
        await store.set_seats(table, stored.seats[:1], summary)
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("increment", [0, 300])
def test_when_a_clock_runs_out_a_bot_stands_in_until_the_person_takes_the_seat_back(
    new_server: NewServer, increment: int
) -> None:
    server = new_server()
    table, active, other = clocked(server, increment)
    slow, fast = active.state["seat"], other.state["seat"]
    for seat in (active, other):
        seat.close()
    server.stop()
    shorten(server, table, 1.0)
    server.start()
    with other.browser.sit(table) as waiting, active.browser.sit(table) as late:
        waiting.see(lambda state: state["seats"][slow]["stand_in"])
        waiting.see(lambda state: state["deciders"] == [fast])
        assert waiting.legal
        assert waiting.state["clock"]["left"][slow] == 0
        late.drain()
        assert late.browser.come_back(table, slow).json() == {"ok": True}
        state = late.see(lambda state: not state["seats"][slow]["stand_in"])
        assert state["clock"]["left"][slow] == increment, "nobody is given more than one turn's time"
        while waiting.state["deciders"] == [fast]:
            waiting.hear_version(waiting.act()["version"])
        if increment:
            late.see(lambda state: bool(state["questions"] and state["questions"][0]["answers"]))
            assert late.act()["type"] == "accepted"
        else:
            late.see(lambda state: state["seats"][slow]["stand_in"])
        waiting.drain()
        told = [line["notice"] for line in waiting.frames if line["type"] == "chat"]
        assert told == ["time_up", "back"] if increment else ["time_up", "back", "time_up"]
    server.assert_calm()


def test_nobody_pays_for_a_server_that_was_away(new_server: NewServer) -> None:
    """Not at once, and not when the table is loaded again after further actions either."""
    server = new_server()
    table, active, other = clocked(server)
    mine = active.state["seat"]
    active.act_by("take_coins 1")
    before, heard = active.hear_version(active.version + 1)["clock"]["left"][mine], time.monotonic()
    for downtime in (2.0, 0.0):
        for seat in (active, other):
            seat.close()
        server.kill()
        time.sleep(downtime)
        server.start()
        active, other = active.browser.sit(table), other.browser.sit(table)
        awake = time.monotonic() - heard - downtime
        assert active.state["clock"]["left"][mine] > before - awake - 1.0
        active.act_by("take_coins 1")
        before, heard = active.hear_version(active.version + 1)["clock"]["left"][mine], time.monotonic()
    for seat in (active, other):
        seat.close()


def test_a_clock_goes_on_when_everybody_has_left(new_server: NewServer) -> None:
    """Otherwise leaving would stop one's clock."""
    server = new_server(RATUSZ_IDLE_SECONDS="0.2")
    table, active, other = clocked(server)
    mine = active.state["seat"]
    for seat in (active, other):
        seat.close()
    time.sleep(1.2)
    with other.browser.sit(table) as again:
        assert again.state["clock"]["left"][mine] < HOUR - 1.1


@pytest.mark.parametrize(
    "wish", [{"minutes": 0}, {"minutes": 601}, {"minutes": 5, "increment": -1}, {"minutes": 1.5}, {}]
)
def test_senseless_clocks_are_refused(server: Server, wish: dict[str, float]) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    reply = Browser(server).post("/api/tables", {"game": "builders", "seats": seats, "clock": wish})
    assert (reply.status_code, reply.json()["code"]) == (422, "not_allowed")


class FailingStore(SqliteStore):
    """A disk that fails as long as it is told to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.fails = True
        self.asked = asyncio.Event()

    async def set_seats(self, *args: Any) -> None:
        self.asked.set()
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")
        await super().set_seats(*args)


def test_a_store_that_fails_when_time_is_up_holds_nobody_up(tmp_path: Path) -> None:
    """The clock is looked at again a while later; until then the table is free."""
    match = Match.new(games.find("builders"), 2, 5, confirm=[0, 1], keep_events=True)

    async def work() -> None:
        store, thinkers = FailingStore(tmp_path / "a.db"), Thinkers(1, 1.0)
        kept = stored(match, "table", ["anna", "ben"])
        kept.table.clock = {"minutes": 1, "increment": 0}
        kept.table.summary["clock"] = [0.0, 0.0]
        kept.actions = [ActionRow(0, match.player, "take_coins 1", "the first", 1.0)]
        await store.create(kept)
        live = LiveTable(Table(kept), store, thinkers, Settings(pace=3600), Work())
        live.wake()
        await store.asked.wait()
        for _ in range(50):
            await asyncio.sleep(0)
        assert not live.lock.locked()
        store.fails = False
        while not live.table.seats[match.player].stand_in:
            await asyncio.sleep(0.01)
        live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())


def test_nobodys_dealing_earns_nobody_an_increment() -> None:
    """In an open phase a reveal is taken back: the dealing anew belongs to the phase, and to no seat."""
    match = Match.new(FAIR, 3, 5, {"turns": False, "rounds": 2}, confirm=[0, 1, 2], keep_events=True)
    match.apply(match.legal(0)[0], 0)
    match._end_undo(0, 1, anew=True)
    assert isinstance(match.moves[-1], Dealing)
    while match.settled == 0:
        seat = match.deciders()[-1]
        match.apply(match.legal(seat)[0], seat)
    assert earned(match) == [0, 1, 2]


def test_taking_a_reveal_back_again_and_again_brings_no_time() -> None:
    """Bots always agree, and every dealing anew has a ply of its own."""
    match = Match.new(games.find("builders"), 2, 5, confirm=[0, 1], keep_events=True)
    kept = stored(match, "table", ["a cookie of anna's", None] if match.player == 0 else [None, "a cookie of anna's"])
    kept.table.clock = {"minutes": 5, "increment": 60}
    table, seat = Table(kept), match.player

    def carry_out(draft: Draft) -> None:
        table.adopt(draft, draft.rows(table.lines, f"line {table.lines}", 0.0))

    left = []
    for _ in range(5):
        played = 0
        while table.match.deciders() == [seat]:
            asked = table.match.question(seat).notations
            hire = [one for one in asked if one.startswith("hire")]
            carry_out(table.play(seat, (hire or asked)[:1]))
            played += 1
        assert table.clock is not None
        left.append(table.clock.left[seat])
        carry_out(table.take_back(seat, table.before(seat, played)))
        assert isinstance(table.match.moves[-1], Dealing)
    assert left[0] > 300.0, "the turn is worth an increment"
    assert max(left[1:]) <= left[0]


def test_the_clock_is_looked_at_in_the_event_loop_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts down whenever somebody is told of it, even while an undo is played in a thread of its own."""
    threads = set()
    copy = Clock.copy

    def noted(clock: Clock) -> Clock:
        threads.add(threading.current_thread())
        return copy(clock)

    monkeypatch.setattr(Clock, "copy", noted)
    match = Match.new(games.find("builders"), 2, 5, confirm=[0, 1], keep_events=True)

    async def work() -> None:
        store, thinkers = SqliteStore(tmp_path / "a.db"), Thinkers(1, 1.0)
        kept = stored(match, "table", ["anna", "anna"])
        kept.table.clock = {"minutes": 5, "increment": 0}
        await store.create(kept)
        live = LiveTable(Table(kept), store, thinkers, Settings(), Work())
        anna = live.join(hashed("anna"))
        act = Act("act-one", 0, match.player, match.question().notations[:1])
        await live.handle(anna, act)
        await live.handle(anna, Undo("undo-one", 1, match.player, 1))
        assert live.table.lines == 2
        live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())
    assert threads == {threading.current_thread()}
