"""When there is no room left nothing is confirmed that is not stored, everybody is told, and it goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import StoreFull
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser, Seat, Server
from tests.server.tables import load
from tests.server.test_store import SUMMARY, a_table, action

BODY = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "here"}]}


FULL = "nothing can be stored"


def complaints(server: Server) -> list[str]:
    """What somebody would have to look at, of what was logged."""
    entries = [json.loads(line) for line in server.log().splitlines()]
    assert not any("error" in entry for entry in entries), "a traceback"
    return [entry["message"] for entry in entries if entry["level"] not in ("info", "warning")]


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server grows beyond what its journal has now."""
    room = Path(f"{server.database}-wal").stat().st_size
    assert room > 2 * server.log_file.stat().st_size
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)


def seat_that_decides(browser: Browser, table: str) -> Seat:
    seat = browser.sit(table)
    seat.ask("sit", seat=seat.state["deciders"][0])
    seat.hear_until(lambda message: message["type"] == "state")
    return seat


def test_on_a_full_disk_everything_is_refused_and_goes_on_when_there_is_room(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table, other = anna.create("me", "here"), anna.create("me", "link")
    with seat_that_decides(anna, table.id) as seat:
        assert seat.act_by("take_coins 1")["version"] == 1
        before = seat.hear_version(1)
        with full_disk(server):
            for _ in range(3):
                refused = seat.act(id="while-it-is-full")
                assert (refused["type"], refused["code"]) == ("refused", "store_full")
            assert seat.ask("say", text="Hello?", id="said-when-full")["code"] == "store_full"
            for path, body in (("/api/tables", BODY), ("/api/claims", {"secret": other.links[1]})):
                reply = Browser(server).post(path, body)
                assert (reply.status_code, reply.json()["code"]) == (503, "store_full")
            assert anna.get("/api/tables").status_code == 200
            seat.drain()
            assert seat.state == before, "what was not stored was told"
        assert seat.act(id="while-it-is-full")["version"] == 2
        assert seat.ask("say", text="Hello?", id="said-when-full")["type"] == "accepted"
        seat.hear_version(2)
    assert Browser(server).post("/api/tables", BODY).status_code == 201
    server.kill()
    assert complaints(server) == [FULL]
    stored = load(server.database, table.id)
    assert [row.number for row in stored.actions] == [0, 1]
    assert [line.text for line in stored.chat] == ["Hello?"]


def test_a_consent_that_cannot_be_stored_is_refused_and_can_be_given_again(new_server: NewServer) -> None:
    server = new_server()
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        active, other = (first, second) if first.legal else (second, first)
        active.hear_version(active.act_by("hire")["version"])
        active.ask("undo", version=active.version, seat=active.state["seat"])
        wish = other.see(lambda state: state["undo_wish"] is not None)["undo_wish"]
        with full_disk(server):
            refused = other.ask("consent", seat=other.state["seat"], agree=True)
            assert (refused["type"], refused["code"]) == ("refused", "store_full")
            with anna.sit(table.id) as newcomer:
                assert newcomer.state["undo_wish"] == wish, "the wish is lost"
        assert other.ask("consent", seat=other.state["seat"], agree=True)["version"] == 2
        assert other.hear_version(2)["undo_wish"] is None
    server.kill()
    assert complaints(server) == [FULL]


def test_bots_wait_until_there_is_room(new_server: NewServer) -> None:
    server = new_server(RATUSZ_PACE="0.4")
    anna = Browser(server)
    table = anna.create("me", {"kind": "bot", "level": "easy"})
    with anna.sit(table.id) as seat:
        while not seat.legal:
            seat.hear()
        seat.act_by("take_coins 3")
        seat.hear_version(seat.version + 1)
        seat.act_by("end_turn")
        seat.drain()
        with full_disk(server):
            deadline = time.monotonic() + PATIENCE
            while FULL not in server.log():
                assert time.monotonic() < deadline, "the bot goes on as if there were room"
                time.sleep(0.05)
        seat.see(lambda state: bool(state["questions"]))
    server.kill()
    assert complaints(server) == [FULL]


def test_a_store_without_room_fails_its_probe_and_forgets_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(a_table("one"))
        await store.probe()
        pages = await store._write(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
        await store._write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        stored = 0
        with contextlib.suppress(StoreFull):
            while stored < 10_000:
                await store.append("one", [action(stored)], SUMMARY)
                stored += 1
        for number in (stored, stored):
            outcomes = await asyncio.gather(
                *(store.append("one", [action(number + more)], SUMMARY) for more in range(3)), return_exceptions=True
            )
            assert {type(outcome) for outcome in outcomes} == {StoreFull}
        found = await store.load("one")
        assert found is not None
        assert len(found.actions) == stored
        await store._write(lambda connection: connection.execute("PRAGMA max_page_count = 1000000").fetchone())
        await store.append("one", [action(stored)], SUMMARY)
        await store.close()

    asyncio.run(work())


def test_the_probe_writes(tmp_path: Path) -> None:
    """A store that can be read is not yet one that can be written."""
    path = tmp_path / "a.db"

    async def work() -> None:
        store = SqliteStore(path)
        await store.create(a_table("one"))
        room = Path(f"{path}-wal").stat().st_size
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
        try:
            await store.ping()
            with pytest.raises(StoreFull):
                await store.probe()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        await store.probe()
        assert Path(f"{path}-wal").stat().st_size > room
        await store.close()

    asyncio.run(work())
