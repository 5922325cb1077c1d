"""Several servers on one database: each serves every table, and what one of them does the others know."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

import ratusz
from ratusz.server import postgres_neighbours
from ratusz.server.many import NeedsPostgres, environment_of
from ratusz.server.neighbours import Hearer, Lead
from ratusz.server.postgres import PostgresStore
from ratusz.server.postgres_neighbours import PostgresNeighbours
from ratusz.server.serve import serve
from ratusz.server.settings import Settings
from ratusz.server.store import ActionRow, StoreConflict
from tests.postgres import Postgres
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser, Seat, Server
from tests.server.tables import put, stored
from tests.server.test_store import SUMMARY, a_table, action

NewNodes = Callable[..., list[Server]]


@pytest.fixture
def new_nodes(new_server: NewServer, postgres: Postgres) -> NewNodes:
    """`new_nodes(2)` starts two servers on a database of their own."""

    def start(count: int = 2, **settings: str) -> list[Server]:
        database = postgres.database()
        return [new_server(database=database, **settings) for _ in range(count)]

    return start


def at(browser: Browser, server: Server) -> Browser:
    """The same person, by another server."""
    twin = Browser(server)
    twin.cookie = browser.cookie
    return twin


def friends(one: Server, other: Server, **more: object) -> tuple[Browser, Browser, str]:
    anna, ben = Browser(one), Browser(other)
    table = anna.create("me", "link", **more)
    assert ben.claim(table.links[1], "Ben").status_code == 200
    return anna, ben, table.id


def play_on(seats: list[Seat], actions: int = 10**6) -> int:
    """Let people play in turn, each as soon as it hears of it, until the match is over or for so many actions."""
    for played in range(actions):
        newest = max(seat.version for seat in seats)
        for seat in seats:
            seat.hear_version(newest)
        while not any(seat.legal or seat.state["over"] for seat in seats):
            for seat in seats:
                seat.drain()
        active = next((seat for seat in seats if seat.legal), None)
        if active is None:
            return played
        answer = active.act()
        assert answer["type"] == "accepted", answer
        active.hear_version(answer["version"])
    return actions


def play_against_others(seat: Seat, versions: int) -> None:
    """Let somebody go on, with whoever else decides, until so much more has happened."""
    version = seat.version
    while seat.version < version + versions:
        if seat.legal:
            seat.hear_version(seat.act()["version"])
        else:
            seat.hear()


def wait_for(seat: Seat, wanted: Callable[[], bool]) -> None:
    while not wanted():
        seat.hear()


def test_two_people_play_by_two_servers(new_nodes: NewNodes) -> None:
    one, other = new_nodes()
    anna, ben, table = friends(one, other, options={"round_cap": 2})
    with anna.sit(table) as first, ben.sit(table) as second:
        played = play_on([first, second])
        first.see(lambda state: bool(state["over"]))
        second.see(lambda state: bool(state["over"]))
        assert second.state["version"] == first.state["version"] >= played
        assert second.state["scores"] == first.state["scores"]
        assert second.log == first.log
        rematch = anna.post(f"/api/tables/{table}/rematch").json()["table"]
        second.see(lambda state: state["rematch"] == rematch)
        assert ben.post(f"/api/tables/{table}/rematch").json()["table"] == rematch
    for server in (one, other):
        server.assert_calm()


def test_who_comes_goes_and_talks_is_known_everywhere(new_nodes: NewNodes) -> None:
    one, other = new_nodes()
    anna, ben, table = friends(one, other)
    with anna.sit(table) as first:
        assert here(first) == [True, False]
        with ben.sit(table) as second:
            for seat in (first, second):
                wait_for(seat, lambda seat=seat: here(seat) == [True, True])  # type: ignore[misc]
            second.ask("say", text="Hello")
            assert first.hear_until(lambda message: message["type"] == "chat")["text"] == "Hello"
            first.ask("say", text="Hi")
            heard = second.hear_until(lambda message: message["type"] == "chat" and message["text"] == "Hi")
            assert heard["number"] == 1
        wait_for(first, lambda: here(first) == [True, False])


def here(seat: Seat) -> list[bool]:
    """Who is at the table, as somebody was told last."""
    told = [message["seats"] for message in seat.frames if message["type"] == "presence"]
    return [one["online"] for one in told[-1]]


def test_a_wish_to_take_back_is_answered_by_another_server(new_nodes: NewNodes) -> None:
    one, other = new_nodes()
    anna, ben, table = friends(one, other)
    with anna.sit(table) as first, ben.sit(table) as second:
        play_on([first, second], 6)
        seats = {0: first, 1: second}
        for seat in seats.values():
            seat.hear_version(max(first.version, second.version))
        asking = next(seat for seat in (0, 1) if seats[seat].state["retractable"])
        wisher, asked = seats[asking], seats[1 - asking]
        count = wisher.state["questions"][0].get("undoable", 0) + 1 if wisher.state["questions"] else 1
        assert wisher.ask("undo", version=wisher.version, seat=asking, count=count)["type"] == "accepted"
        asked.see(lambda state: state["undo_wish"] is not None)
        version = asked.version
        answer = asked.ask("consent", seat=1 - asking, agree=True, version=version)
        assert answer["type"] == "accepted"
        wisher.see(lambda state: state["undo_wish"] is None and state["version"] > version)
        assert play_on([first, second], 4) == 4


def test_a_seat_that_changes_hands_does_so_everywhere(new_nodes: NewNodes) -> None:
    one, other = new_nodes()
    anna, ben, table = friends(one, other)
    with anna.sit(table) as first, ben.sit(table):
        assert at(ben, one).leave(table, 1).status_code == 200
        first.see(lambda state: state["seats"][1]["stand_in"])
        assert ben.come_back(table, 1).status_code == 200
        first.see(lambda state: not state["seats"][1]["stand_in"])


def test_bots_are_driven_by_one_server_and_by_another_when_it_dies(new_nodes: NewNodes) -> None:
    one, other = new_nodes(RATUSZ_PACE="0.05")
    anna = Browser(one)
    table = anna.create("me", {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"},
                        options={"round_cap": 500}).id  # fmt: skip
    with at(anna, other).sit(table) as there:
        with anna.sit(table) as here:
            play_on([here], 6)
        there.see(lambda state: state["deciders"] == [0])
        one.kill()
        killed = time.monotonic()
        play_against_others(there, 10)
        assert time.monotonic() - killed < 5.0
    other.assert_calm()


def test_what_was_confirmed_by_one_server_is_known_by_another_at_once(new_nodes: NewNodes) -> None:
    servers = new_nodes(3)
    anna = Browser(servers[0])
    table = anna.create("me", "here").id
    known = 0
    for turn in range(12):
        with at(anna, servers[turn % 3]).sit(table) as seat:
            assert seat.version >= known
            seat.ask("sit", seat=seat.state["deciders"][0])
            seat.see(lambda state: bool(state["questions"]))
            known = seat.act()["version"]


def test_a_server_that_was_cut_off_follows_again(new_nodes: NewNodes, postgres: Postgres) -> None:
    one, other = new_nodes()
    anna, ben, table = friends(one, other, options={"round_cap": 500})
    with anna.sit(table) as first, ben.sit(table) as second:
        for _ in range(3):
            play_on([first, second], 4)
            postgres.say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ratusz'")
            deadline = time.monotonic() + PATIENCE
            while play_one(first, second) == "refused":
                assert time.monotonic() < deadline


def play_one(first: Seat, second: Seat) -> str:
    """What whoever decides is told, once it knows of it."""
    while not (first.legal or second.legal):
        for seat in (first, second):
            seat.drain()
    seat = first if first.legal else second
    answer = seat.act()
    if answer["type"] == "accepted":
        seat.hear_version(answer["version"])
    kind: str = answer["type"]
    return kind


COOKIES = ["the cookie of seat zero", "the cookie of seat one"]


def put_clocked(database: str, name: str, seconds: float, at: float) -> int:
    """A table of two with so many seconds left, as it was stored at some time; who decides, and whose clock runs."""
    match = ratusz.new("builders", 2, 5, confirm=[0, 1])
    kept = stored(match, name, COOKIES)
    kept.table.clock = {"minutes": 60, "increment": 0}
    kept.table.summary |= {"clock": [seconds] * 2, "at": at}
    kept.actions = [ActionRow(0, match.player, "take_coins 1", "the first", at)]
    put(database, kept)
    return match.player


def leader(postgres: Postgres, database: str, table: str) -> str:
    """The server that leads a table, by the name that it was given."""
    led = f"SELECT driver FROM {database.rpartition('=')[2]}.tables WHERE id = '{table}'"
    return postgres.say(led).rpartition("-")[0]


def test_a_clock_runs_out_though_its_server_dies(new_server: NewServer, postgres: Postgres) -> None:
    """By the other one, and once; the time that was used while it was led by the first counts."""
    database = postgres.database()
    one, other = (new_server(database=database, RATUSZ_NODE=name) for name in ("one", "other"))
    anna, ben = (Browser(server, cookie) for server, cookie in zip((one, other), COOKIES, strict=True))
    put_clocked(database, "unseen", 1800.0, time.time())
    with anna.sit("unseen"):
        seen = time.monotonic()
    for seconds in (3.0 * 2**attempt for attempt in itertools.count()):  # A busy machine may take longer to get there.
        table = f"table-{seconds}"
        slow = put_clocked(database, table, seconds, time.time())
        before = time.monotonic()
        with anna.sit(table):
            began = time.monotonic()
            while leader(postgres, database, table) != "one":
                assert time.monotonic() < began + PATIENCE
            came = time.monotonic()
            second = ben.sit(table)
        assert second.state["clock"]["left"][slow] <= seconds - (came - began)
        if not second.state["seats"][slow]["stand_in"] and second.state["clock"]["left"][slow] > seconds / 3:
            break
        second.close()
    one.kill()
    second.see(lambda state: state["seats"][slow]["stand_in"])
    assert time.monotonic() - before >= seconds
    assert second.state["clock"]["left"][slow] == 0
    second.see(lambda state: state["deciders"] == [1 - slow])
    second.drain()
    assert [line["notice"] for line in second.frames if line["type"] == "chat"] == ["time_up"]
    assert leader(postgres, database, table) == "other"
    second.close()
    deadline = time.monotonic() + PATIENCE
    while leader(postgres, database, "unseen") != "other":
        assert time.monotonic() < deadline
    used = time.monotonic() - seen
    with ben.sit("unseen") as second:
        assert second.state["clock"]["left"][slow] <= 1800.0 - used, "the other one did not hold it, and it ran on"
    other.assert_calm()


def test_nobody_pays_for_servers_that_were_all_away(new_server: NewServer, postgres: Postgres) -> None:
    """Whether the last one gave up its tables or died with them; and all servers show the same clock."""
    database = postgres.database()
    tables, schema = ("left", "orphaned"), database.rpartition("=")[2]
    [slow] = {put_clocked(database, table, 1800.0, time.time() - 86_400) for table in tables}
    postgres.say(f"UPDATE {schema}.tables SET driver = 'gone', epoch = 7 WHERE id = 'orphaned'")
    one, other = (new_server(database=database, RATUSZ_NODE=name) for name in ("one", "other"))
    for table in tables:
        left = []
        for browser in (Browser(one, COOKIES[0]), Browser(other, COOKIES[1])):
            with browser.sit(table) as seat:
                left.append(seat.state["clock"]["left"][slow])
                deadline = time.monotonic() + PATIENCE
                while leader(postgres, database, table) not in ("one", "other"):
                    assert time.monotonic() < deadline
                assert not seat.state["seats"][slow]["stand_in"]
        assert min(left) > 1800.0 - PATIENCE, table


def test_a_clock_keeps_a_table_in_memory_where_it_is_led_and_nowhere_else(new_nodes: NewNodes) -> None:
    one, other = new_nodes(RATUSZ_IDLE_SECONDS="0.3")
    anna, ben, table = friends(one, other, clock={"minutes": 5, "increment": 0})
    with anna.sit(table) as first, ben.sit(table) as second:
        play_on([first, second], 4)
    deadline = time.monotonic() + PATIENCE
    while sorted(held := [in_memory(browser) for browser in (anna, ben)]) != [0, 1]:
        assert time.monotonic() < deadline, held


def in_memory(browser: Browser) -> float:
    told = browser.get("/metrics").text
    return float(re.findall(r"^ratusz_live_tables (\S+)", told, re.MULTILINE)[0])


# Who leads a table.


class Heard:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *told: self.told.append((name, *told))


async def until(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def node(database: str, name: str) -> AsyncIterator[tuple[PostgresStore, PostgresNeighbours, Any]]:
    store, heard = PostgresStore(database, "a database"), Heard()
    neighbours = PostgresNeighbours(store, name)
    await neighbours.open(cast("Hearer", heard))
    try:
        yield store, neighbours, heard
    finally:
        await neighbours.close()
        await store.close()


def test_one_server_leads_a_table_and_the_next_by_a_new_number(postgres: Postgres) -> None:
    database = postgres.database()

    async def work() -> None:
        async with node(database, "a") as (store, one, _):
            await store.create(a_table("one"))
            assert await one.lead("one") == Lead(1, None)
            async with node(database, "b") as (_, other, heard):
                assert await other.lead("one") == Lead(None, "a")
                await store.append("one", [action(0)], SUMMARY, None, False, 1)
                await until(lambda: ("heard_lines", "one", 1) in heard.told)
                await one.release({"one": 1})
                await until(lambda: ("heard_change", "one") in heard.told)
                assert await other.lead("one") == Lead(2, None)
                with pytest.raises(StoreConflict):
                    await store.append("one", [action(1)], SUMMARY, None, False, 1)
                await store.append("one", [action(1)], SUMMARY)
                await one.release({"one": 1})
                assert await one.lead("one") == Lead(None, "b"), "what is not ours we cannot give up"
            await until(lambda: one.present("b") is None)
            assert await one.orphans() == {"one": "b"}
            assert await one.lead("one") == Lead(3, None)

    asyncio.run(work())


def test_who_is_silent_is_struck_off_and_told_when_it_is_back(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_neighbours, "GONE_SECONDS", 0.5)
    monkeypatch.setattr(postgres_neighbours, "BEAT_SECONDS", 0.1)
    database = postgres.database()

    async def work() -> None:
        async with node(database, "a") as (store, one, heard), node(database, "b") as (_, other, heard_too):
            await store.create(a_table("one"))
            await other.lead("one")
            other.share("one", {"ben": 0, "cleo": 1})
            await until(lambda: ("heard_presence", "one") in heard.told)
            assert await one.presence("one") == {"ben": 0, "cleo": 1}
            assert await other.presence("one") == {}
            beat = other._beat
            monkeypatch.setattr(other, "_beat", lambda _: asyncio.sleep(0))
            await until(lambda: ("heard_end", {"b"}) in heard.told)
            assert await one.presence("one") == {}
            assert await one.lead("one") == Lead(2, None)
            monkeypatch.setattr(other, "_beat", beat)
            await until(lambda: ("deposed",) in heard_too.told)
            await until(lambda: one.present("b") == "b")
            assert await other.lead("one") == Lead(None, "a")
            assert await one.presence("one") == {"ben": 0, "cleo": 1}

    asyncio.run(work())


# Several behind one port.


def test_several_processes_serve_behind_one_port(new_server: NewServer, postgres: Postgres) -> None:
    """Whoever dies is replaced, and each tells the metrics of all."""
    server = new_server("ratusz.server", postgres.database(), RATUSZ_NODES="2")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", options={"round_cap": 500})
    assert ben.claim(table.links[1]).status_code == 200
    names = {"0", "1"}
    deadline = time.monotonic() + PATIENCE
    while nodes_of(anna) != names:
        assert time.monotonic() < deadline
    victim = children_of(server.pid)[0]
    with contextlib.ExitStack() as seats:
        both = [seats.enter_context(browser.sit(table.id)) for browser in (anna, ben)]
        play_on(both, 6)
    os.kill(victim, signal.SIGKILL)
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        play_on([first, second], 6)
    while nodes_of(anna) != names or len(children_of(server.pid)) != 2:
        assert time.monotonic() < deadline
    assert victim not in children_of(server.pid)
    server.stop()
    assert children_of(victim) == []


def nodes_of(browser: Browser) -> set[str]:
    """The servers whose metrics are told."""
    told = browser.get("/metrics").text
    assert told.count("# TYPE ratusz_actions_total counter") == 1
    return set(re.findall(r'ratusz_sockets\{node="(.*?)"\}', told))


def children_of(pid: int) -> list[int]:
    """The servers that a parent has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and b"ratusz.server.many" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def test_they_end_with_whoever_started_them(new_server: NewServer, postgres: Postgres) -> None:
    server = new_server("ratusz.server", postgres.database(), RATUSZ_NODES="2")
    deadline = time.monotonic() + PATIENCE
    while len(children := children_of(server.pid)) < 2:
        assert time.monotonic() < deadline
    server.kill()
    while any(
        Path(f"/proc/{child}/cmdline").exists() and Path(f"/proc/{child}/cmdline").read_bytes() for child in children
    ):
        assert time.monotonic() < deadline


def test_who_is_told_to_stop_leaves_its_tables_at_once(new_nodes: NewNodes) -> None:
    """Nobody waits until it would be missed: people are told to come again, and bots go on elsewhere."""
    one, other = new_nodes(RATUSZ_PACE="0.05")
    anna = Browser(one)
    table = anna.create("me", {"kind": "bot", "level": "easy"}, options={"round_cap": 500}).id
    with at(anna, other).sit(table) as there, anna.sit(table) as here:
        play_on([here], 3)
        there.see(lambda state: state["deciders"] == [0])
        one.stop()
        with pytest.raises(ConnectionClosed) as closed:
            here.see(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        stopped = time.monotonic()
        play_against_others(there, 4)
        assert time.monotonic() - stopped < 3.0
    one.assert_calm()


def test_a_file_is_for_one_server(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "a.db"), nodes=2)
    with pytest.raises(NeedsPostgres, match="a file is for one"):
        serve(settings, lambda *_: None)
    assert not (tmp_path / "a.db").exists()


def test_settings_are_handed_on_as_they_are() -> None:
    settings = Settings(port=0, compiled=Path("/somewhere"), pace=0.25, nodes=3, hosts="a,b")
    assert Settings.from_environment(environment_of(settings)) == settings
