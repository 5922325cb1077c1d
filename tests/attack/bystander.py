"""Somebody who plays and looks around while the server is attacked, in a process of their own, and notes every wait."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from types import SimpleNamespace
from typing import Any

from tests.server.harness import Browser, Seat

BEAT = 0.1
"""Seconds between two pings: half of what the limits allow a person."""
EVERY = 10
"""Every so many beats a move is made and the lobby is looked at."""
ELSEWHERE = "192.0.2.1"
"""Where they live: who shares an address with an attacker shares its limits."""


@dataclass
class Waits:
    """Seconds that somebody had to wait, by what for; and what was not answered at all."""

    ping: list[float] = field(default_factory=list)
    move: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    """From the end of a turn until the next one: as long as a bot takes, and its steps are shown at a pace."""
    failures: list[str] = field(default_factory=list)

    def all(self) -> list[float]:
        """What the server alone is to blame for."""
        return sorted(self.ping + self.move + self.page)


def share(waits: list[float], part: float) -> float:
    """The wait below which that part of all waits lies."""
    return waits[min(len(waits) - 1, int(part * len(waits)))] if waits else float("nan")


@contextlib.contextmanager
def bystander(address: str) -> Iterator[Waits]:
    """Two people play for as long as this is open; their waits are known afterwards."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_live, args=(address, theirs), daemon=True)
    process.start()
    waits = Waits()
    try:
        assert ours.recv() == "seated"
        yield waits
        ours.send("enough")
        waits.__dict__.update(ours.recv().__dict__)
    finally:
        process.join(10)
        process.kill()


def _live(address: str, orders: Connection) -> None:
    waits = Waits()
    server: Any = SimpleNamespace(address=address, handed_out=set())
    anna, ben = Browser(server, address=ELSEWHERE), Browser(server, address=ELSEWHERE)
    table = anna.create("me", "link", options={"round_cap": 1000})
    ben.claim(table.links[1])
    with anna.sit(table.id) as first, ben.sit(table.id) as second, _somebody_with_a_bot(server, waits):
        orders.send("seated")
        beat = 0
        while not orders.poll(BEAT):
            beat += 1
            try:
                _beat(waits, beat, anna, [first, second])
            except Exception as error:  # Whatever it is, a person would have noticed.
                waits.failures.append(f"{type(error).__name__}: {error}")
        orders.send(waits)


@contextlib.contextmanager
def _somebody_with_a_bot(server: Any, waits: Waits) -> Iterator[None]:
    clara = Browser(server, address=ELSEWHERE)
    table = clara.create("me", "bot", options={"round_cap": 1000})
    enough = threading.Event()

    def play() -> None:
        with clara.sit(table.id) as seat:
            while not enough.is_set():
                began = time.monotonic()
                seat.see(lambda state: bool(state["questions"] and state["questions"][0]["answers"]))
                if seat.state["ply"]:
                    waits.bot.append(time.monotonic() - began)
                seat.act()
                seat.drain()

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    yield
    enough.set()


def _beat(waits: Waits, beat: int, anna: Browser, seats: list[Seat]) -> None:
    began = time.monotonic()
    answer = seats[0].ask("ping")
    waits.ping.append(time.monotonic() - began)
    assert answer["type"] == "accepted", answer
    if beat % EVERY == 0:
        began = time.monotonic()
        _move(seats)
        waits.move.append(time.monotonic() - began)
    if beat % EVERY == EVERY // 2:
        began = time.monotonic()
        assert anna.get("/api/tables").status_code == 200
        waits.page.append(time.monotonic() - began)


def _move(seats: list[Seat]) -> None:
    """An action, until both have seen it."""
    for seat in seats:
        seat.drain()
    active = next(seat for seat in seats if seat.legal)
    answer = active.act_by("take_coins 1") if _is_turn(active) else active.act()
    assert answer["type"] == "accepted", answer
    for seat in seats:
        seat.hear_version(answer["version"])


def _is_turn(seat: Seat) -> bool:
    return any(one.startswith("take_coins 1") for one in seat.legal)
