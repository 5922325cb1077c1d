"""A real server in a process of its own, and the people who use it: browsers with cookies, and sockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import nursery

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds until a test gives up waiting; machines can be very busy. What comes in time costs nothing."""
QUICK = {
    "RATUSZ_PACE": "0",
    "RATUSZ_THINKERS": "1",
    "RATUSZ_AWAY_SECONDS": "0.2",
    "RATUSZ_AWAY_SECONDS_AT_TABLE": "0.2",
    "RATUSZ_AWAY_SECONDS_OVER_DAYS": "0.2",
    "RATUSZ_ANSWER_SECONDS": "0",
    "RATUSZ_HINT_SPEC": "greedy",
    "RATUSZ_MESSAGES_PER_SECOND": "100000",
    "RATUSZ_MESSAGE_BURST": "100000",
    "RATUSZ_CHATS_PER_MINUTE": "100000",
    "RATUSZ_NEW_TABLES_PER_MINUTE": "100000",
    "RATUSZ_NEW_TABLES_PER_HOUR": "100000",
    "RATUSZ_TABLES_PER_VISITOR": "100000",
    "RATUSZ_TABLES_PER_ADDRESS": "100000",
}
"""No waiting for bots, and no limits that a test does not ask for."""

HTTP = httpx.Client(
    cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
    limits=httpx.Limits(max_keepalive_connections=0),
    timeout=PATIENCE,
    trust_env=False,
    verify=False,
)
"""Keeps nobody's cookies: that is what browsers are for."""

Json = dict[str, Any]


class Server:
    """A server that can be killed and started again; its log and its database stay."""

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, str] | None = None,
        module: str = "ratusz.server",
        usual: Mapping[str, str] = QUICK,
        database: str | None = None,
    ) -> None:
        self.folder = folder
        self.module = module
        self.settings = {**usual, **(settings or {})}
        self.database: Any = folder / "ratusz.db" if database is None else database
        """A file, if nothing else was asked for."""
        self.log_file = folder / "server.log"
        self.handed_out: set[str] = set()
        """Every secret that the server has given to somebody."""
        self.process: ForkServerProcess | None = None
        self.start()

    def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("RATUSZ_")}
        self.process, address = nursery.start(
            self.module, ["0", str(self.database)], environment | self.settings, ROOT, self.log_file
        )
        assert address.startswith("http://"), f"the server did not start: {self.log()}"
        self.address = address.replace("localhost", "127.0.0.1")

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int | None:
        """Send a signal and wait; the exit code, unless the server had ended before."""
        if self.process is None:
            return None
        os.kill(self.pid, how)
        self.process.join(PATIENCE)
        code = self.process.exitcode
        assert code is not None, f"the server did not end: {self.log()}"
        self.process.close()
        self.process = None
        return code

    def log(self) -> str:
        return self.log_file.read_text()

    def assert_calm(self) -> None:
        """Nothing was logged that somebody would have to look at."""
        for line in self.log().splitlines():
            assert json.loads(line)["level"] in ("info", "warning"), line
            assert "Traceback" not in line, line


class Browser:
    """Somebody with a cookie; at first without, or with a secret that no server has signed."""

    def __init__(self, server: Server, secret: str | None = None, address: str | None = None) -> None:
        self.server = server
        self.address = address
        """Where it is, as a proxy would tell; by default on this computer."""
        self.cookie = None if secret is None else f"ratusz_visitor={secret}"

    @property
    def headers(self) -> dict[str, str]:
        cookie = {} if self.cookie is None else {"cookie": self.cookie}
        return cookie if self.address is None else cookie | {"x-forwarded-for": self.address}

    def request(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request; a cookie that comes with the answer is kept."""
        if body is not None:
            more["json"] = body
        headers = {**self.headers, **more.pop("headers", {})}
        reply = HTTP.request(method, self.server.address + path, headers=headers, **more)
        if "set-cookie" in reply.headers:
            self.cookie = reply.headers["set-cookie"].split(";")[0]
            value = self.cookie.partition("=")[2]
            self.server.handed_out |= {value, value.partition(".")[0]}
        return reply

    def get(self, path: str) -> httpx.Response:
        return self.request("GET", path)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.request("POST", path, body, **more)

    def create(self, *seats: str | Json, **more: Any) -> NewTable:
        """Open a table; a seat is a kind (`me`, `link`, `bot`, `here`) or a whole wish."""
        wishes = [{"kind": seat, "name": f"Seat {number}"} if isinstance(seat, str) else seat
                  for number, seat in enumerate(seats)]  # fmt: skip
        reply = self.post("/api/tables", {"game": "builders", "seats": wishes, **more})
        assert reply.status_code == 201, reply.text
        created = reply.json()
        table = NewTable(
            created["table"], {link["seat"]: link["secret"] for link in created["seat_links"]}, created["watch"]
        )
        self.server.handed_out |= {*table.links.values(), table.watch}
        return table

    def claim(self, secret: str, name: str | None = None) -> httpx.Response:
        return self.post("/api/claims", {"secret": secret, "name": name})

    def leave(self, table: str, seat: int) -> httpx.Response:
        """Let a bot stand in."""
        return self.post(f"/api/tables/{table}/seats/{seat}/leave")

    def come_back(self, table: str, seat: int) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats/{seat}/return")

    def look_at(self, link: str) -> httpx.Response:
        """What a link opens."""
        return self.post("/api/links", {"secret": link})

    def new_link(self, table: str, seat: int | None = None) -> httpx.Response:
        reply = self.post(f"/api/tables/{table}/links", {"seat": seat})
        self.server.handed_out |= {reply.json()["secret"]} if reply.status_code == 201 else set()
        return reply

    def hold_alone(self, table: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/alone")

    def hand_over(self, table: str) -> str:
        """The secret of a link to another device."""
        reply = self.post(f"/api/tables/{table}/handover")
        assert reply.status_code == 201, reply.text
        secret: str = reply.json()["secret"]
        self.server.handed_out.add(secret)
        return secret

    def take_over(self, secret: str) -> httpx.Response:
        return self.post("/api/handovers", {"secret": secret})

    def live(self, table: str) -> str:
        """The address of the socket of a table."""
        return f"{self.server.address.replace('http://', 'ws://')}/api/tables/{table}/live"

    def sit(self, table: str, query: str = "?everything=1") -> Seat:
        """Come to a table; most tests say everything themselves, and so want to be asked."""
        return Seat(self, table, query)


@dataclass(frozen=True)
class NewTable:
    id: str
    links: dict[int, str]
    watch: str


_NUMBERS = itertools.count()


def new_id() -> str:
    return f"test-{os.getpid()}-{next(_NUMBERS)}-{time.monotonic_ns()}"


@dataclass
class Seat:
    """An open socket at a table, with everything it was told."""

    browser: Browser
    table: str
    query: str = ""
    frames: list[Json] = field(default_factory=list)
    state: Json = field(default_factory=dict)
    log: list[Json] = field(default_factory=list)
    """The events, kept as a client is to keep them."""

    def __post_init__(self) -> None:
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(self._connect())
        self.hear_until(lambda message: message["type"] == "presence")

    def _connect(self) -> ClientConnection:
        return connect(
            self.browser.live(self.table) + self.query,
            additional_headers=self.browser.headers,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
            max_size=None,
            compression=None,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def hear(self, seconds: float = PATIENCE) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=seconds))
        self.frames.append(message)
        if message["type"] == "state":
            self.log = message["events"]
            self.state = message
        elif message["type"] == "change":
            self.log = [entry for entry in self.log if entry["ply"] <= message["since"]] + message["events"]
            self.state = changed(self.state, message)
        return message

    def hear_until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def see(self, wanted: Callable[[Json], bool]) -> Json:
        """Listen until the table is as wanted, unless it is already."""
        while not wanted(self.state):
            self.hear()
        return self.state

    def hear_version(self, version: int) -> Json:
        """Listen until this version, or a newer one, has been told."""
        return self.see(lambda state: bool(state["version"] >= version))

    def drain(self) -> None:
        """Hear all that was said before now."""
        self.ask("ping")

    def send(self, kind: str, **fields: Any) -> str:
        fields.setdefault("id", new_id())
        self.socket.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a command and hear until it is answered."""
        command = self.send(kind, **fields)
        return self.hear_until(lambda message: "id" in message and message["id"] in (command, None))

    @property
    def version(self) -> int:
        version: int = self.state["version"]
        return version

    @property
    def legal(self) -> list[str]:
        questions = self.state["questions"]
        return questions[0]["answers"] if questions else []

    def act(self, *answers: str, **fields: Any) -> Json:
        """Give answers, by default the first legal one."""
        given = answers or self.legal[:1]
        return self.ask("act", **{"version": self.version, "seat": self.state["seat"], "answers": given, **fields})

    def act_by(self, notation: str) -> Json:
        """Play the first legal action whose notation begins so."""
        return self.act(next(one for one in self.legal if one.startswith(notation)))


def changed(state: Json, change: Json) -> Json:
    """The state that a change leads to, as a client is to make it."""
    assert change["number"] == state["number"] + 1
    new = {name: change[name] for name in ("number", "since", "events")}
    view = state["view"] | change["view"]
    for name, row in change["rows"].items():
        view[name] = [row.get(str(seat), one) for seat, one in enumerate(view[name])]
    return {**state, **change["fields"], **new, "view": view}


def play_on(seats: list[Seat], choose: Callable[[list[str]], str], actions: int = 10**6) -> int:
    """Let people play in turn until the match is over, or for so many actions; how many there were."""
    for played in range(actions):
        for seat in seats:
            seat.drain()
        if seats[0].state["over"]:
            return played
        active = next(seat for seat in seats if seat.legal)
        answer = active.act(choose(active.legal))
        assert answer["type"] == "accepted", answer
        active.hear_version(answer["version"])
    return actions


def is_closed(seat: Seat) -> bool:
    """Whether the server closes the socket, sooner or later."""
    try:
        while True:
            seat.hear()
    except ConnectionClosed:
        return True


def lay_and_stake_nothing(*seats: Seat) -> None:
    """Let everybody be done with the phase in which a round of the Fair begins."""
    for seat in seats:
        seat.drain()
        for _ in range(2):
            seat.hear_version(seat.act()["version"])
    for seat in seats:
        seat.drain()
