"""How many moves a second the server stores and tells: many matches with two sockets each, on this machine.

The server runs in a process of its own and stores every move durably; this process makes the load. A move is sent as
soon as both seats hold the newest state, or as often as people move, and its time runs until both hold the next one.
What the same disk and the same engine do without a server is measured beside it, so that figures from different
machines can be compared.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from tests.postgres import Postgres
from tests.server.harness import Browser, Server
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

import ratusz
from bench.worker import CannotMeasure, build

MATCH_SECONDS: Final = 60.0
REFERENCE_SECONDS: Final = 2.0
"""How long each of the three references is measured at most; no longer than the server itself."""
STARTED: Final = "postgres"
"""For a database that is started for the measurement."""
TICK: Final = 0.25
"""How often the share that is done is told."""


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked of the server."""

    game: str
    matches: int
    seconds: float
    view_bytes: int
    """How large views are at least, on average."""
    every: float
    """Seconds between two moves of a match; 0: as soon as both seats hold the newest state."""
    nodes: int = 1
    """Servers that share the database; the two people of a match are with different ones."""
    database: str | None = None
    """The address of a PostgreSQL database, or `postgres` for one that is started for this; None: a file."""
    warm_up: float = 2.0
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of it; times in milliseconds."""

    matches: int
    moves: int
    seconds: float
    moves_per_second: float
    stored: dict[str, float]
    """From sending a move until its seat is told that it is stored."""
    seen: dict[str, float]
    """From sending a move until both seats hold the new state."""
    view_bytes: int
    """The average size of a view."""
    bytes_per_move: int
    """What both sockets are sent for a move, on average."""
    server_cpu: float
    """Seconds of processor time that the server took for each second."""
    server_ms_per_move: float
    """Milliseconds of processor time that the server took for each move."""
    nodes: int
    """All of these are "the server"."""
    store: str
    database_cpu: float | None
    """Seconds of processor time that PostgreSQL took for each second, if it was started here."""
    database_ms_per_move: float | None
    load_cpu: float
    table_kilobytes: float
    """By how much the server's memory has grown, for each match."""
    commits_per_second: float
    """One row a commit on the same disk, without a server."""
    grouped_rows_per_second: float
    """Rows in commits of as many rows as there are matches."""
    applied_per_second: float
    """Moves of the game alone, with events, in one process."""
    compiled: bool


def measure(load: Load, folder: Path | None = None, advance: Callable[[float], None] | None = None) -> Figures:
    """Start a server, play, stop it, and measure the references; `advance` hears which share is done."""
    started = load.database == STARTED
    if load.nodes > 1 and load.database is None:
        raise CannotMeasure("Several nodes share a database on PostgreSQL; name it, or 'postgres' to start one.")
    reference = min(REFERENCE_SECONDS, load.seconds)
    progress = _Progress(load.warm_up + load.seconds + 3 * reference, advance)
    usual, seat = _usual_bytes(load.game)
    copies = max(0, -(-(load.view_bytes - usual) // seat))
    with tempfile.TemporaryDirectory(dir=folder, prefix="ratusz-bench-") as place:
        with contextlib.ExitStack() as opened:
            postgres = opened.enter_context(Postgres(fsync="on", full_page_writes="on")) if started else None
            database = load.database if postgres is None else postgres.database()
            servers = []
            for node in range(load.nodes):
                Path(place, str(node)).mkdir()
                swollen = serving(
                    Path(place, str(node)), "bench.swollen", database, BENCH_SWELL=f"{load.game} {copies}"
                )
                servers.append(opened.enter_context(swollen))
            empty = sum(_memory(server.pid) for server in servers)
            tables = [_open_table(servers, load.game, number) for number in range(load.matches)]
            crowd = _Crowd(servers, load, tables, progress, postgres)
            runner: Any = asyncio.run
            with contextlib.suppress(ImportError):
                import uvloop  # noqa: PLC0415

                runner = uvloop.run
            runner(crowd.play())
            grown = sum(_memory(server.pid) for server in servers) - empty
        if not crowd.seen:
            raise CannotMeasure(f"No move was seen by both seats within {load.seconds} seconds; measure for longer.")
        commits = _commit_rate(Path(place) / "single.db", 1, reference)
        progress.add(reference)
        grouped = _commit_rate(Path(place) / "grouped.db", load.matches, reference)
        progress.add(reference)
    return Figures(
        matches=load.matches,
        moves=len(crowd.seen),
        seconds=round(crowd.seconds, 2),
        moves_per_second=round(len(crowd.seen) / crowd.seconds, 1),
        stored=_spread(crowd.stored),
        seen=_spread(crowd.seen),
        view_bytes=usual + copies * seat,
        bytes_per_move=round(crowd.received / len(crowd.seen)),
        server_cpu=round(crowd.server_cpu, 2),
        server_ms_per_move=round(1000 * crowd.server_cpu * crowd.seconds / len(crowd.seen), 3),
        nodes=load.nodes,
        store="sqlite" if load.database is None else "postgresql",
        database_cpu=round(crowd.database_cpu, 2) if started else None,
        database_ms_per_move=round(1000 * crowd.database_cpu * crowd.seconds / len(crowd.seen), 3) if started else None,
        load_cpu=round(crowd.load_cpu, 2),
        table_kilobytes=round(grown / load.matches, 1),
        commits_per_second=round(commits, 1),
        grouped_rows_per_second=round(grouped, 1),
        applied_per_second=round(_apply_rate(load.game, reference), 1),
        compiled=build() == "compiled",
    )


class _Progress:
    """Which share of the time is over."""

    def __init__(self, total: float, advance: Callable[[float], None] | None) -> None:
        self.total = total
        self.advance = advance
        self.done = 0.0

    def add(self, seconds: float) -> None:
        self.done += seconds
        if self.advance is not None:
            self.advance(self.done / self.total)


def _spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    last = len(ordered) - 1
    return {f"p{part}": round(1000 * ordered[min(last, len(ordered) * part // 100)], 1) for part in (50, 95, 99)}


# The server and its tables.


UNLIMITED: Final = {
    "RATUSZ_MESSAGES_PER_SECOND": "1e9",
    "RATUSZ_MESSAGE_BURST": "1000000000",
    "RATUSZ_NEW_TABLES_PER_MINUTE": "1e9",
    "RATUSZ_NEW_TABLES_PER_HOUR": "1000000",
    "RATUSZ_TABLES_PER_VISITOR": "1000000",
    "RATUSZ_TABLES_PER_ADDRESS": "1000000",
    "RATUSZ_NEW_CONNECTIONS_PER_SECOND": "1e9",
    "RATUSZ_CONNECTIONS_PER_ADDRESS": "1000000",
    "RATUSZ_SOCKETS_PER_ADDRESS": "1000000",
}
"""The usual settings, but for limits, which would be in the way."""


@contextlib.contextmanager
def serving(
    folder: Path, module: str = "ratusz.server", database: str | None = None, **settings: str
) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(folder, settings, module, UNLIMITED, database)
    try:
        yield server
    finally:
        server.stop()


def _usual_bytes(game: str, matches: int = 2) -> tuple[int, int]:
    """The average size of a view, and of one seat in it, in matches as they are played here."""
    views, seats = [], []
    for seed in range(matches):
        match, rng = ratusz.new(game, 2, seed, confirm=[0, 1]), random.Random(seed)
        while not match.over:
            match.play_all([choose(match.question().notations, rng)])
            view = match.view()
            views.append(len(_ENCODER.encode(view)))
            seats.append(len(_ENCODER.encode(view["seats"])) // 2)
    return sum(views) // len(views), sum(seats) // len(seats)


def _open_table(servers: Sequence[Server], game: str, number: int) -> _Table:
    host, guest = (Browser(servers[(number + seat) % len(servers)]) for seat in range(2))
    table = host.create("me", "link", game=game)
    guest.claim(table.links[1])
    return _Table(table.id, (host, guest))


class _Table(NamedTuple):
    """A table of two people."""

    id: str
    people: tuple[Browser, Browser]


# The load.


class _Question(msgspec.Struct):
    answers: list[str]


class _Fields(msgspec.Struct):
    """As much of a state as a player needs; what a change does not name is as it was."""

    version: int | None = None
    questions: list[_Question] | None = None
    over: bool | None = None


class _Told(_Fields):
    type: str = ""
    fields: _Fields | None = None


_DECODER = msgspec.json.Decoder(_Told)
_ENCODER = msgspec.json.Encoder()


class _Socket(asyncio.Protocol):
    """A seat that does just what is needed here, so that the load costs little."""

    def __init__(self, player: _Player, seat: int, table: _Table) -> None:
        self.player = player
        self.seat = seat
        person = table.people[seat]
        self.browser = person
        self.protocol = ClientProtocol(parse_uri(person.live(table.id)), max_size=None)
        self.version = -1
        self.over = False
        self.answers: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        request = self.protocol.connect()
        request.headers.update(self.browser.headers)
        self.protocol.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        if self.protocol.handshake_exc is not None:
            self.player.fail(f"The socket was refused: {self.protocol.handshake_exc}")
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._send()

    def _hear(self, text: bytes) -> None:
        told = _DECODER.decode(text)
        self.player.crowd.note_received(len(text))
        if told.type in ("state", "change"):
            self._take(told.fields or told)
        elif told.type == "accepted":
            self.player.accepted()
        elif told.type != "presence":
            self.player.fail(f"The server answered: {text[:200].decode()}")

    def _take(self, fields: _Fields) -> None:
        if fields.version is not None:
            self.version = fields.version
        if fields.over is not None:
            self.over = fields.over
        if fields.questions is not None:
            self.answers = fields.questions[0].answers if fields.questions else []
        self.player.state_told()

    def act(self, number: int, answer: str) -> None:
        command = {
            "type": "act",
            "id": f"bench-{number:08}",
            "version": self.version,
            "seat": self.seat,
            "answers": [answer],
        }
        self.protocol.send_text(_ENCODER.encode(command))
        self._send()

    def _send(self) -> None:
        for data in self.protocol.data_to_send():
            self.transport.write(data)


def _same(socket: _Socket) -> _Socket:
    return socket


class _Player:
    """Plays one match through its two sockets, and then another one."""

    def __init__(self, crowd: _Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = random.Random(f"{crowd.load.seed}/{number}")
        self.sockets: list[_Socket] = []
        self.number = 0
        self.sent = 0.0
        self.began = time.perf_counter() - crowd.load.every * self.rng.random()
        self.waiting = -1
        """The version that both seats are to see."""
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, table: _Table) -> None:
        self.waiting = 0
        loop = asyncio.get_running_loop()
        self.sockets = [_Socket(self, seat, table) for seat in range(2)]
        for socket in self.sockets:
            parts = urlsplit(socket.browser.server.address)
            await loop.create_connection(partial(_same, socket), parts.hostname or "", parts.port or 0)

    def fail(self, why: str) -> None:
        if not self.done.done():
            self.done.set_exception(CannotMeasure(why))

    def accepted(self) -> None:
        self.crowd.note_stored(time.perf_counter() - self.sent)

    def state_told(self) -> None:
        if any(socket.version < self.waiting for socket in self.sockets):
            return
        if self.sent:
            self.crowd.note_seen(time.perf_counter() - self.sent)
            self.sent = 0.0
        if self.crowd.stopped:
            if not self.done.done():
                self.done.set_result(None)
        elif self.sockets[0].over:
            self.waiting = sys.maxsize
            self.crowd.another_match(self)
        elif self.crowd.load.every:
            asyncio.get_running_loop().call_later(self._rest(), self._act)
        else:
            self._act()

    def _rest(self) -> float:
        """How long it is until the next move comes; each match has a beat of its own."""
        every = self.crowd.load.every
        return every - (time.perf_counter() - self.began) % every

    def _act(self) -> None:
        socket = next(socket for socket in self.sockets if socket.answers)
        self.number += 1
        self.waiting = socket.version + 1
        self.sent = time.perf_counter()
        socket.act(self.number, choose(socket.answers, self.rng))


def choose(answers: list[str], rng: random.Random) -> str:
    """First what kind of action, then which: matches of random actions alone would go on for ever."""
    kind = rng.choice(sorted({answer.partition(" ")[0] for answer in answers}))
    return rng.choice([answer for answer in answers if answer.startswith(kind)])


@dataclass(slots=True)
class _Crowd:
    """All players, and what they notice between warming up and the end."""

    servers: Sequence[Server]
    load: Load
    tables: list[_Table]
    progress: _Progress
    postgres: Postgres | None
    stored: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    received: int = 0
    counting: bool = False
    stopped: bool = False
    seconds: float = 0.0
    server_cpu: float = 0.0
    database_cpu: float = 0.0
    load_cpu: float = 0.0
    opened: int = 0
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def note_stored(self, seconds: float) -> None:
        if self.counting:
            self.stored.append(seconds)

    def note_seen(self, seconds: float) -> None:
        if self.counting:
            self.seen.append(seconds)

    def note_received(self, size: int) -> None:
        if self.counting:
            self.received += size

    def another_match(self, player: _Player) -> None:
        task = asyncio.get_running_loop().create_task(self._another_match(player))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _another_match(self, player: _Player) -> None:
        for socket in player.sockets:
            socket.transport.close()
        try:
            self.opened += 1
            table = await asyncio.to_thread(_open_table, self.servers, self.load.game, self.opened)
            await player.sit(table)
        except OSError as error:
            player.fail(str(error))

    async def play(self) -> None:
        nodes = [server.pid for server in self.servers]
        players = [_Player(self, number) for number in range(len(self.tables))]
        await asyncio.gather(*(player.sit(table) for player, table in zip(players, self.tables, strict=True)))
        ended = asyncio.gather(*(player.done for player in players))
        await self._let_play(ended, self.load.warm_up)
        self.counting = True
        began, servers_began, load_began = time.perf_counter(), _cpu(*nodes), time.process_time()
        database_began = _cpu_of_each(self.postgres)
        await self._let_play(ended, self.load.seconds)
        self.counting = False
        self.seconds = time.perf_counter() - began
        self.server_cpu = (_cpu(*nodes) - servers_began) / self.seconds
        database = _cpu_of_each(self.postgres)
        self.database_cpu = sum(database[one] - database_began.get(one, 0.0) for one in database) / self.seconds
        self.load_cpu = (time.process_time() - load_began) / self.seconds
        self.stopped = True
        try:
            await asyncio.wait_for(ended, MATCH_SECONDS)
        except TimeoutError:
            raise CannotMeasure(f"A move was not answered within {MATCH_SECONDS:g} seconds.") from None

    async def _let_play(self, ended: asyncio.Future[Any], seconds: float) -> None:
        """So long, or until somebody fails: nobody else ends before `stopped`."""
        end = time.monotonic() + seconds
        while not ended.done() and (left := end - time.monotonic()) > 0:
            tick = min(TICK, left)
            await asyncio.wait({ended}, timeout=tick)
            self.progress.add(tick)


def _memory(process: int) -> float:
    """Kilobytes of memory that a process holds, its code apart; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((float(line.split()[1]) for line in lines if line.startswith("RssAnon:")), 0.0)


def _cpu_of_each(postgres: Postgres | None) -> dict[int, float]:
    """Processor seconds that each process of PostgreSQL has used."""
    if postgres is None:
        return {}
    parent = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    children = [int(one) for one in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return {process: _cpu(process) for process in (parent, *children)}


def _cpu(*processes: int) -> float:
    return sum(map(_cpu_of, processes))


def _cpu_of(process: int) -> float:
    """Processor seconds a process has used; 0 where the system does not tell.

    Linux has a clock for every process, whose number is made of its id; what `/proc` tells is counted in hundredths.
    """
    try:
        return time.clock_gettime(~process << 3 | 2)
    except OSError:
        return 0.0


# What the same machine does without a server.


def _commit_rate(database: Path, rows: int, seconds: float) -> float:
    """Rows a second in durable commits of so many rows."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE actions (number INTEGER PRIMARY KEY, line TEXT NOT NULL)")
    began, stored = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO actions (line) VALUES (?)", [("send laborer_0201 chapel",)] * rows)
        connection.execute("COMMIT")
        stored += rows
    took = time.perf_counter() - began
    connection.close()
    return stored / took


def _apply_rate(game: str, seconds: float) -> float:
    rng = random.Random(1)
    began, applied = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        match = ratusz.new(game, 2, applied, confirm=[0, 1], keep_events=True)
        while not match.over:
            match.apply(rng.choice(match.legal()))
            applied += 1
    return applied / (time.perf_counter() - began)
