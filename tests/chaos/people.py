"""Who plays while everything breaks: people that go from server to server, and notice whatever is wrong."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.harness import Browser, Json, Seat, Server, new_id

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, EOFError, httpx.HTTPError)
"""What is met when a server dies."""
TRY_AGAIN = frozenset({"store_unreachable", "store_full", "in_doubt", "internal", "hall_full"})
LISTENING_SECONDS = 0.3
RETRY_SECONDS = 0.02


@dataclass
class Person:
    """Plays as fast as it goes; when the connection breaks, comes back by any server and sends again what it sent."""

    browser: Browser
    table: str
    servers: Sequence[Server]
    rng: random.Random
    pause: float
    again: Callable[[Browser], str] | None = None
    """Opens another table once a match is over, which bots may win."""
    acted: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Version and line of every command that was confirmed."""
    before: list[tuple[str, dict[str, tuple[int, str]]]] = field(default_factory=list)
    """The same for matches that are over, with their tables."""
    times: list[float] = field(default_factory=list)
    """When."""
    others: list[float] = field(default_factory=list)
    """When it noticed that somebody else has done something."""
    pending: tuple[str, Json, str] | None = None
    sent_again: int = 0
    """How often a command was sent once more because its answer did not come."""
    stored_already: int = 0
    """How often it had been carried out all the same, and was confirmed without being done twice."""
    seat: Seat | None = None
    hangs_up: bool = False
    """Whether its connection breaks after its next command, before that is answered."""
    broken: float | None = None
    """Since when its connection is broken."""
    back_after: float = 0.0
    """How long it took last until it was back, and knew what had become of its command."""
    newest: int = 0
    shown: dict[int, list[Json]] = field(default_factory=dict)
    """What happened at each ply, as it was shown first."""
    wrong: list[str] = field(default_factory=list)
    done: bool = False

    def run(self) -> None:
        try:
            while not self.done:
                self.browser.server = self.rng.choice(self.servers)
                try:
                    with self.browser.sit(self.table) as seat:
                        self.seat = seat
                        self._play(seat)
                        over = seat.state["over"] and self.pending is None
                    if over and self.again is not None:
                        self._begin_again(self.again)
                except BROKEN:
                    time.sleep(RETRY_SECONDS)
        except BaseException as error:
            self.wrong.append(f"{type(error).__name__}: {error}")

    def _begin_again(self, again: Callable[[Browser], str]) -> None:
        try:
            table = again(self.browser)
        except AssertionError:  # Not just now; the table is still there, and over.
            time.sleep(RETRY_SECONDS)
            return
        self.before.append((self.table, self.acted))
        self.table, self.acted, self.newest, self.shown = table, {}, 0, {}

    def cut_off(self, *, in_the_middle: bool) -> None:
        """Break its connection: as soon as it has sent a command, or at once, wherever it is."""
        if in_the_middle or self.seat is None:
            self.hangs_up = True
        else:
            self._break(self.seat)

    @property
    def back(self) -> bool:
        """Whether it was cut off as it should be, and is there again."""
        return not self.hangs_up and self.broken is None

    def _break(self, seat: Seat) -> None:
        """Let its connection end in the middle of whatever is said, without a farewell."""
        self.broken = time.monotonic()
        with contextlib.suppress(OSError):
            seat.socket.socket.shutdown(socket.SHUT_RDWR)

    def goes_on(self, since: float) -> float | None:
        """When something was confirmed since then; or, where bots play, when these had acted twice.

        What is noticed first may have happened before. Whole turns of theirs are not waited for: they take their time.
        """
        noticed = self.times if self.again is None else self.others
        after = sorted(at for at in noticed if at > since)
        first = 0 if self.again is None else 1
        return after[first] if len(after) > first else None

    def _play(self, seat: Seat) -> None:
        if seat.version < self.newest:
            self.wrong.append(f"version {self.newest} was shown, and now it is {seat.version}")
        self._look(seat)
        if self.pending is not None:
            known, self.sent_again = seat.version, self.sent_again + 1
            answer = self._ask(seat, self.pending[1])
            self.stored_already += answer["type"] == "accepted" and answer["version"] <= known
            self._answer(seat, answer)
        if self.broken is not None:
            self.back_after, self.broken = time.monotonic() - self.broken, None
        while not (self.done or seat.state["over"]):
            if not seat.legal:
                self._listen(seat)
                continue
            chosen = self.rng.choice([one for one in seat.legal if not one.startswith("start_construction")])
            command = {"id": new_id(), "version": seat.version, "seat": seat.state["seat"], "answers": [chosen]}
            self.pending = (command["id"], command, chosen)
            self._answer(seat, self._ask(seat, command))
            time.sleep(self.pause)

    def _ask(self, seat: Seat, command: Json) -> Json:
        if not self.hangs_up:
            return seat.ask("act", **command)
        seat.send("act", **command)
        self._break(seat)
        self.hangs_up = False
        raise ConnectionClosed(None, None)

    def _listen(self, seat: Seat) -> None:
        try:
            seat.hear(LISTENING_SECONDS)
        except TimeoutError:
            seat.drain()
        self._look(seat)

    def _look(self, seat: Seat) -> None:
        """What was shown once stays so: nothing is taken back here."""
        if seat.version > self.newest:
            self.others.append(time.monotonic())
        self.newest = max(self.newest, seat.version)
        plies: dict[int, list[Json]] = {}
        for entry in seat.log:
            plies.setdefault(entry["ply"], []).append(entry["event"])
        for ply, events in plies.items():
            if self.shown.setdefault(ply, events) != events:
                self.wrong.append(f"ply {ply} was shown, and then another one in its place")

    def _answer(self, seat: Seat, answer: Json) -> None:
        assert self.pending is not None
        self._look(seat)
        if answer["type"] == "refused" and answer["code"] in TRY_AGAIN:
            time.sleep(RETRY_SECONDS)
            raise ConnectionClosed(None, None)  # Come again, by another server.
        if answer["type"] == "accepted":
            self.acted[self.pending[0]] = (answer["version"], self.pending[2])
            self.times.append(time.monotonic())
            self.newest = max(self.newest, answer["version"])
            self.pending = None
            seat.hear_version(answer["version"])
            self._look(seat)
        elif answer["type"] == "stale":
            self.pending = None
        else:
            self.wrong.append(f"the answer was {answer}")
            self.pending = None


@dataclass
class Claimants:
    """Two who open the same link at the same time, by two servers, again and again."""

    servers: Sequence[Server]
    rng: random.Random
    given: dict[tuple[str, int], list[Browser]] = field(default_factory=dict)
    """Who was told to have each seat."""
    done: bool = False
    wrong: list[str] = field(default_factory=list)

    def run(self) -> None:
        try:
            while not self.done:
                try:
                    host = Browser(self.rng.choice(self.servers))
                    table = host.create("me", "link")
                except (*BROKEN, AssertionError):
                    time.sleep(RETRY_SECONDS)
                    continue
                self._claim(table.id, table.links[1])
        except BaseException as error:
            self.wrong.append(f"{type(error).__name__}: {error}")

    def _claim(self, table: str, link: str) -> None:
        both = [Browser(server) for server in self.rng.choices(self.servers, k=2)]
        threads = [threading.Thread(target=self._try, args=(table, link, one), daemon=True) for one in both]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _try(self, table: str, link: str, browser: Browser) -> None:
        rng = random.Random(link)
        while not self.done:
            try:
                if browser.cookie is None:
                    browser.get("/")
                reply = browser.claim(link)
            except BROKEN:
                browser.server = rng.choice(self.servers)
                continue
            if reply.status_code == 200:
                self.given.setdefault((table, 1), []).append(browser)
                return
            if reply.json()["code"] == "seat_taken":
                return
            browser.server = rng.choice(self.servers)
            time.sleep(RETRY_SECONDS)


def start(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread
