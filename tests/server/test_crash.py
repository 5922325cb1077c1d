"""A server that is killed at any moment loses nothing it has confirmed, and play goes on."""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ratusz
from tests.server.conftest import NewDatabase, NewServer
from tests.server.harness import PATIENCE, Browser, Json, Seat, new_id, play_on
from tests.server.tables import load

KILLS = 15


def ends_soon(answer: str) -> bool:
    """Whoever builds may win before the last kill."""
    return answer.startswith("start_construction")


@dataclass
class Person:
    """Plays as fast as possible; when the connection breaks, comes back and sends again what was not answered."""

    browser: Browser
    table: str
    rng: random.Random
    acted: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Version and line of every command that was confirmed."""
    pending: tuple[str, Json, str] | None = None
    newest: int = 0
    resent: int = 0
    done: bool = False
    failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done:
                try:
                    with self.browser.sit(self.table) as seat:
                        self._play(seat)
                except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                    time.sleep(0.02)
        except BaseException as error:
            self.failure = error

    def _play(self, seat: Seat) -> None:
        assert seat.version >= self.newest, "what was confirmed is gone"
        if self.pending is not None:
            self.resent += 1
            self._answer(seat, seat.ask("act", **self.pending[1]))
        while not (self.done or seat.state["over"]):
            if seat.legal:
                chosen = self.rng.choice([answer for answer in seat.legal if not ends_soon(answer)])
                command = {"id": new_id(), "version": seat.version, "seat": seat.state["seat"]}
                self.pending = (command["id"], {**command, "answers": [chosen]}, chosen)
                self._answer(seat, seat.ask("act", **self.pending[1]))
            else:
                self._told(seat.hear(0.5))

    def _told(self, message: Json) -> None:
        if message["type"] in ("state", "change"):
            self.newest = max(self.newest, message.get("fields", message).get("version", 0))

    def _answer(self, seat: Seat, answer: Json) -> None:
        assert self.pending is not None
        assert answer["type"] in ("accepted", "stale"), answer
        if answer["type"] == "accepted":
            self.acted[self.pending[0]] = (answer["version"], self.pending[2])
            self.newest = max(self.newest, answer["version"])
            seat.hear_version(answer["version"])
        self.pending = None


def wait_until_each_has_acted(people: list[Person], often: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(len(person.acted) < often for person in people):
        assert [person.failure for person in people] == [None, None]
        assert time.monotonic() < deadline, "nobody plays"
        time.sleep(0.005)


def test_whatever_was_confirmed_survives_being_killed_at_any_moment(
    new_server: NewServer, new_database: NewDatabase
) -> None:
    server = new_server(database=new_database())
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", options={"round_cap": 10_000})
    ben.claim(table.links[1])
    people = [Person(browser, table.id, random.Random(number)) for number, browser in enumerate((anna, ben))]
    threads = [threading.Thread(target=person.run, daemon=True) for person in people]
    for thread in threads:
        thread.start()
    rng = random.Random(11)
    kills = 0
    while kills < KILLS or sum(person.resent for person in people) < KILLS // 3:
        assert kills < 5 * KILLS, "too few kills fell into the middle of a command"
        kills += 1
        wait_until_each_has_acted(people, 3 * kills)
        time.sleep(rng.random() * 0.1)
        server.kill()
        server.start()
    for person in people:
        person.done = True
    for thread in threads:
        thread.join(PATIENCE)
    assert [person.failure for person in people] == [None, None]
    server.kill()

    stored = load(server.database, table.id)
    rows = {row.command.partition(":")[2]: (row.number + 1, row.line) for row in stored.actions}
    assert len(rows) == len(stored.actions)
    for person in people:
        assert len(person.acted) >= 3 * KILLS
        for command, confirmed_as in person.acted.items():
            assert rows[command] == confirmed_as
    unconfirmed = set(rows) - {command for person in people for command in person.acted}
    assert len(unconfirmed) <= len(people), "a command was carried out that nobody sent, or twice"

    server.start()
    seats = [browser.sit(table.id) for browser in (anna, ben)]
    assert play_on(seats, rng.choice, 6) == 6
    for seat in seats:
        seat.close()
    server.assert_calm()


def test_a_table_comes_back_as_it_was(new_server: NewServer, new_database: NewDatabase) -> None:
    """Undone actions, chat, seats, names, the lobby and a match against a bot included."""
    server = new_server(database=new_database())
    anna, ben, cleo = Browser(server), Browser(server), Browser(server)
    table = anna.create("me", "link", {"kind": "bot", "level": "easy"}, options={"round_cap": 50})
    ben.claim(table.links[1], "Ben")
    cleo.claim(table.watch)
    seats = [anna.sit(table.id), ben.sit(table.id)]
    while not any(seat.legal for seat in seats):
        seats[0].hear()
        seats[1].drain()
    active = next(seat for seat in seats if seat.legal)
    active.act_by("take_coins 1")
    active.hear_version(active.version + 1)
    undone = active.ask("undo", version=active.version, seat=active.state["seat"], count=1)
    assert undone["type"] == "accepted"
    active.hear_version(undone["version"])
    assert active.ask("say", text="Back in a moment", id="a-line-of-chat")["type"] == "accepted"
    before, lobby = active.state, anna.get("/api/tables").json()
    for seat in seats:
        seat.close()
    server.kill()
    server.start()
    assert anna.get("/api/tables").json() == lobby
    with active.browser.sit(table.id) as again:
        ignored = {"number", "since", "events", "seats"}
        assert {key: again.state[key] for key in before if key not in ignored} == {
            key: before[key] for key in before if key not in ignored
        }
        assert again.log == active.log
        assert [frame["text"] for frame in again.frames if frame["type"] == "chat"] == ["Back in a moment"]
        assert again.ask("say", text="Back in a moment", id="a-line-of-chat")["type"] == "accepted"
        with cleo.sit(table.id) as watcher:
            assert watcher.state["seat"] is None
            assert len([frame for frame in watcher.frames if frame["type"] == "chat"]) == 1
    server.stop()
    stored = load(server.database, table.id)
    assert [row.line for row in stored.actions][-2:] == ["take_coins 1", "undo 1"]
    assert [seat.name for seat in stored.seats] == ["Seat 0", "Ben", ""]


def test_a_server_that_is_told_to_stop_stops_and_leaves_no_process_behind(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", {"kind": "bot", "level": "fair"})
    with anna.sit(table.id) as seat:
        while not seat.legal:
            seat.hear()
        seat.ask("hint", seat=0)
        thinkers = _children(server.pid)
        assert thinkers
        server.stop()
    _assert_gone(thinkers)
    server.assert_calm()


def test_a_killed_server_leaves_no_process_behind(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", {"kind": "bot", "level": "fair"})
    with anna.sit(table.id) as seat:
        while not seat.legal:
            seat.hear()
        seat.ask("hint", seat=0)
        thinkers = _children(server.pid)
        assert thinkers
        server.kill()
    _assert_gone(thinkers)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thought comes to its end first")
@pytest.mark.parametrize("seconds", [0.0, 1.0])
def test_a_killed_server_leaves_no_thought_behind(new_server: NewServer, seconds: float) -> None:
    """Whether the process has just begun, or has taken so much time that by now it thinks."""
    server = new_server(RATUSZ_HINT_SPEC="mcts:seconds=3600", RATUSZ_THINK_SECONDS="3600")
    anna = Browser(server)
    with anna.sit(anna.create("me", "here").id) as seat:
        seat.send("hint", seat=seat.state["deciders"][0])
        deadline = time.monotonic() + 3 * PATIENCE  # It gives way to all other programs.
        while not (thinkers := _children(server.pid)) or _processor_seconds(thinkers[0]) < seconds:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        server.kill()
    _assert_gone(thinkers)


def _children(pid: int) -> list[int]:
    listings = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    if not listings:
        pytest.skip("this system does not list the children of a process")
    return [int(child) for listing in listings for child in listing.split()]


def _assert_gone(processes: list[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not any(_runs(process) for process in processes):
            return
        time.sleep(0.05)
    raise AssertionError(f"still running: {processes}")


def _processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_the_record_of_a_match_that_was_interrupted_is_whole(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "here", options={"round_cap": 2})
    rng = random.Random(1)
    over = False
    while not over:
        with anna.sit(table.id) as seat:
            for _ in range(4):
                if not seat.legal and not seat.state["over"]:
                    seat.ask("sit", seat=seat.state["deciders"][0])
                    seat.hear_until(lambda message: message["type"] == "state")
                if seat.state["over"]:
                    break
                answer = seat.act(rng.choice(seat.legal))
                seat.hear_version(answer["version"])
            over = seat.state["over"]
        server.kill()
        server.start()
    record = json.loads(anna.get(f"/api/tables/{table.id}/record").json()["record"])
    assert ratusz.replay(json.dumps(record)).fingerprint() == record["final"]
