"""The attacks, each for some seconds, from this machine, against a server with its usual limits.

An attack may fail in any way that it likes: what counts is what bystanders notice, and how much memory it takes.
"""

from __future__ import annotations

import contextlib
import itertools
import random
import socket
import threading
import time
from collections.abc import Callable, Mapping
from functools import cache
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus

import ratusz
from tests.attack.hostile import BATCH, Volley
from tests.server.harness import Browser, Seat, Server
from tests.server.test_limits import Deaf

LENGTHS = (15_000, 10_000, 5_000, 2_500)
"""How many actions a record may have: the first that the server takes is used."""
GONE = (ConnectionClosed, InvalidStatus, OSError, AssertionError)
"""What an attacker hears who is shown the door."""

Attack = Callable[[Server, float], None]
"""Attacks a server until a moment of `time.monotonic`."""


@cache
def long_record(actions: int) -> str:
    """A match of The Builders that goes on and on."""
    match = ratusz.new("builders", 4, 1, options={"round_cap": 1000}, confirm=[0, 1, 2, 3], keep_events=True)
    while match.ply < actions:
        match.apply(_slowest(match))
    return match.record().to_json()


def _slowest(match: ratusz.Match) -> int:
    legal = {match.notation(action): action for action in match.legal()}
    return next((legal[text] for text in ("take_coins 1", "end_turn", "pass") if text in legal), match.legal()[0])


def imported(server: Server) -> tuple[Browser, str]:
    """A table with the longest match that the server takes."""
    anna = Browser(server)
    for length in LENGTHS:
        reply = anna.post("/api/records", {"record": long_record(length)})
        if reply.status_code == 201:
            return anna, reply.json()["table"]
    raise AssertionError(f"The server takes no record: {reply.text}")


def at_once(count: int, work: Callable[[], None]) -> None:
    """The same by several attackers."""
    threads = [threading.Thread(target=_until_shown_the_door, args=(work,), daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _until_shown_the_door(work: Callable[[], None]) -> None:
    with contextlib.suppress(*GONE):
        work()


def again_and_again(end: float, work: Callable[[], None]) -> None:
    """Whoever is shown the door comes in again."""
    while time.monotonic() < end:
        _until_shown_the_door(work)
        time.sleep(0.01)


def undo_in_a_long_match(server: Server, end: float) -> None:
    """Sixty undos, looks and changes of eyes at a time, in the longest match that can be imported."""
    anna, table = imported(server)

    def burst() -> None:
        with anna.sit(table) as seat:
            for number in range(60):
                seat.send("undo", version=seat.version, seat=number % 2, count=1 + number)
                seat.send("look", ply=seat.state["ply"] - number)
                seat.send("sit", seat=number % 2)
            while time.monotonic() < end:
                seat.hear(1.0)

    at_once(3, lambda: again_and_again(end, burst))


def import_long_matches(server: Server, end: float) -> None:
    """Four visitors import the longest match, and again."""
    record = long_record(LENGTHS[1])
    at_once(4, lambda: again_and_again(end, lambda: _ignore(Browser(server).post("/api/records", {"record": record}))))


def _ignore(_: object) -> None:
    pass


def read_nothing(server: Server, end: float) -> None:
    """Fifty sockets that ask for a long match and never read."""
    anna, table = imported(server)
    deaf: list[Deaf] = []

    def ask() -> None:
        listener = Deaf(anna, table)
        deaf.append(listener)
        listener.raw.settimeout(1.0)
        for number in itertools.count():
            if time.monotonic() >= end:
                return
            command = b'{"type":"sit","id":"deaf-%08d","seat":%d}' % (number, number % 2)
            listener.raw.sendall(b"\x81" + bytes([0x80 | len(command)]) + bytes(4) + command)
            time.sleep(0.05)

    at_once(50, ask)
    for listener in deaf:
        listener.raw.close()


def hints_left_behind(server: Server, end: float) -> None:
    """Ask for a hint, close, come back and ask again."""
    anna = Browser(server)
    table = anna.create("me", "here").id

    def ask() -> None:
        with anna.sit(table) as seat:
            seat.send("hint", seat=seat.state["deciders"][0])

    again_and_again(end, ask)


def endless_headers(server: Server, end: float) -> None:
    """Fifty requests whose headers never end."""

    def send() -> None:
        with _connection(server) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            while time.monotonic() < end:
                connection.sendall(b"X-Filler: " + b"a" * 8_000 + b"\r\n")
                time.sleep(0.005)

    at_once(50, lambda: again_and_again(end, send))


def slow_headers(server: Server, end: float) -> None:
    """Three hundred requests that come a byte at a time."""
    open_ones = _many_connections(server, 300)
    while time.monotonic() < end:
        for connection in list(open_ones):
            try:
                connection.send(b"G")
            except OSError:
                open_ones.remove(connection)
        time.sleep(0.1)
    for connection in open_ones:
        connection.close()


def silence(server: Server, end: float) -> None:
    """Two thousand connections that say nothing."""
    open_ones = _many_connections(server, 2_000)
    time.sleep(max(0.0, end - time.monotonic()))
    for connection in open_ones:
        connection.close()


def _connection(server: Server) -> socket.socket:
    parts = urlsplit(server.address)
    return socket.create_connection((parts.hostname or "", parts.port or 0), timeout=2.0)


def _many_connections(server: Server, count: int) -> list[socket.socket]:
    connections: list[socket.socket] = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            connections.append(_connection(server))
    return connections


def many_sockets(server: Server, end: float) -> None:
    """One visitor opens as many sockets as it can, at tables of its own."""
    anna = Browser(server)
    seats: list[Seat] = []
    with contextlib.suppress(*GONE):
        for _ in range(8):
            table = anna.create("me", "here").id
            with contextlib.suppress(*GONE):
                for _ in range(200):
                    seats.append(anna.sit(table))
                    if time.monotonic() > end:
                        break
    time.sleep(max(0.0, end - time.monotonic()))
    for seat in seats:
        seat.close()


def many_tables(server: Server, end: float) -> None:
    """New tables for new visitors, as fast as they are given."""
    at_once(4, lambda: again_and_again(end, lambda: _ignore(Browser(server).create("me", "link", "link", "link"))))


def requests(server: Server, end: float) -> None:
    """The lobby, as often as it is answered, by visitors who throw their cookies away; tables, loaded all the time."""
    anna, table = imported(server)

    def look() -> None:
        _ignore(Browser(server).get("/api/tables"))
        _ignore(anna.get(f"/api/tables/{table}"))
        _ignore(anna.get(f"/api/tables/{table}/record"))

    at_once(8, lambda: again_and_again(end, look))


def floods(server: Server, end: float) -> None:
    """Ten sockets send what they can, close and come back."""

    def flood() -> None:
        anna = Browser(server)
        table = anna.create("me", "here").id
        while time.monotonic() < end:
            with contextlib.suppress(*GONE), anna.sit(table) as seat:
                for number in itertools.count():
                    if time.monotonic() > end:
                        break
                    seat.send("say", text="flood") if number % 2 else seat.send("look", ply=0)

    at_once(10, flood)


def garbage(server: Server, end: float) -> None:
    """Hostile inputs from four visitors."""

    def fire() -> None:
        rng = random.Random(f"{threading.get_ident()}")
        volley = Volley(server)
        while time.monotonic() < end:
            volley.fire(rng.randrange(10**9), BATCH)

    at_once(4, lambda: again_and_again(end, fire))


ATTACKS: Mapping[str, Attack] = {
    attack.__name__: attack
    for attack in (
        undo_in_a_long_match,
        import_long_matches,
        read_nothing,
        hints_left_behind,
        endless_headers,
        slow_headers,
        silence,
        many_sockets,
        many_tables,
        requests,
        floods,
        garbage,
    )
}
