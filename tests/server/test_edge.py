"""Attacks on the edge: connections that are slow, silent, endless or too many, and what everybody else notices."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import errno
import json
import os
import resource
import select
import socket
import time
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from ratusz.server import gate
from ratusz.server.messages import Problem
from ratusz.server.refusal import Refusal
from ratusz.server.settings import Settings
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser, Server
from tests.server.test_limits import metric, refusal

MEGABYTE = 1_000_000
ENOUGH = 30 * MEGABYTE
"""What an attack sends if nobody stops it."""
GROWTH = 12 * MEGABYTE
"""By how much a server may grow under an attack; most of it is what it has loaded since."""


class Raw:
    """A connection without manners."""

    def __init__(self, server: Server, source: str = "127.0.0.1") -> None:
        parts = urlsplit(server.address)
        self.netloc = parts.netloc
        self.socket = socket.create_connection(
            (parts.hostname or "", parts.port or 0), timeout=PATIENCE, source_address=(source, 0)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def send_for_ever(self, piece: bytes) -> int:
        """Send until the other side ends it, or enough; how much went out."""
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < ENOUGH:
                sent += self.socket.send(piece)
        return sent

    def hear(self) -> bytes:
        """All that comes until the connection ends."""
        heard = b""
        with contextlib.suppress(ConnectionError):
            while chunk := self.socket.recv(65_536):
                heard += chunk
        return heard

    def hear_until(self, end: bytes) -> bytes:
        heard = b""
        while end not in heard:
            chunk = self.socket.recv(65_536)
            assert chunk, heard
            heard += chunk
        return heard

    def problem(self) -> tuple[int, str]:
        """The answer that ends the connection: a typed one."""
        head, _, body = self.hear().partition(b"\r\n\r\n")
        assert b"content-type: application/json" in head.lower(), head
        return int(head.split()[1]), msgspec.json.decode(body, type=Problem).code

    def is_open(self) -> bool:
        """Whether the other side has neither said anything nor hung up."""
        return not select.select([self.socket], [], [], 0)[0]

    def open_socket(self, browser: Browser, table: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {self.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {browser.headers['cookie']}\r\n\r\n".encode()
        )


def memory(server: Server) -> int:
    """The bytes that a server takes up."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def assert_well(server: Server) -> None:
    assert Browser(server).get("/healthz").json() == {"ok": True}
    server.assert_calm()


GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
ENDLESS: dict[str, tuple[bytes, bytes]] = {
    "headers": (GET, b"X-Nothing: " + b"a" * 1000 + b"\r\n"),
    "a header": (GET + b"X-Long: ", b"a" * 10_000),
    "the name of a header": (GET, b"a" * 10_000),
    "an address": (b"GET /", b"a" * 10_000),
    "trailers": (CHUNKED + b"0\r\n", b"X-Nothing: " + b"a" * 1000 + b"\r\n"),
    "a trailer": (CHUNKED + b"0\r\nX-Long: ", b"a" * 10_000),
    "the extension of a chunk": (CHUNKED + b"5;x=", b"a" * 10_000),
    "requests without waiting for answers": (GET + b"\r\n", (GET + b"\r\n") * 1000),
    "chunks": (CHUNKED, b"2710\r\n" + b"a" * 10_000 + b"\r\n"),
    "a body that nobody wants": (GET + b"Content-Length: 999999999999\r\n\r\n", b"a" * 10_000),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_a_request_that_never_ends_is_cut_and_takes_no_memory(what: str, new_server: NewServer) -> None:
    server = new_server()
    assert_well(server)
    before = memory(server)
    beginning, piece = ENDLESS[what]
    with Raw(server) as attacker:
        attacker.send(beginning)
        sent = attacker.send_for_ever(piece)
        assert sent < ENOUGH
        answers = attacker.hear()
    assert b" 5" not in answers.split(b"\r\n")[0][8:11]
    assert memory(server) - before < GROWTH
    assert_well(server)


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        (GET + b"X: " + b"a" * 40_000 + b"\r\n\r\n", 431, "long_head"),
        (GET + b"X-Nothing: 1\r\n" * 4_000 + b"\r\n", 431, "long_head"),
        (b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 431, "long_head"),
        (b"hello\r\n\r\n", 400, "malformed"),
        (b"GET / HTTP/9.9\r\n\r\n", 400, "malformed"),
        (b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed"),
        (GET + b"Content-Length: -5\r\n\r\n", 400, "malformed"),
        (GET + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 400, "malformed"),
        (GET + b"Upgrade: websocket\r\nConnection: Upgrade\r\n" + b"X: 1\r\n" * 200 + b"\r\n", 400, "malformed"),
        (GET.replace(b"games", b"\xc5\xbc") + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 400, "malformed"),
        (
            GET
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
            404,
            "no_such_endpoint",
        ),
    ],
)
def test_what_cannot_be_read_is_told_like_everything_else(
    server: Server, request_: bytes, status: int, code: str
) -> None:
    with Raw(server) as connection:
        connection.send(request_)
        assert connection.problem() == (status, code)
    server.assert_calm()


def test_a_head_that_comes_byte_by_byte_is_cut(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HEADER_SECONDS="0.5")
    with Raw(server) as attacker:
        with contextlib.suppress(ConnectionError):
            for byte in GET + b"X-Slow: " + b"a" * 1000:
                attacker.send(bytes([byte]))
                if not attacker.is_open():
                    break
                time.sleep(0.01)
        assert attacker.problem() == (408, "too_slow")
    assert_well(server)


def test_silent_connections_are_cut(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HEADER_SECONDS="0.5")
    with contextlib.ExitStack() as silent:
        connections = [silent.enter_context(Raw(server)) for _ in range(50)]
        assert [connection.hear() for connection in connections] == [b""] * 50
    assert metric(server, "ratusz_connections", 1) == 1
    assert_well(server)


def test_a_connection_is_kept_for_the_next_request_but_not_for_ever(new_server: NewServer) -> None:
    server = new_server(RATUSZ_KEEP_ALIVE_SECONDS="0.5", RATUSZ_HEADER_SECONDS="0.2")
    with Raw(server) as connection:
        for _ in range(2):
            connection.send(GET + b"\r\n")
            assert b" 200 OK" in connection.hear_until(b"strong")
        assert b"HTTP/1.1" not in connection.hear()
    assert_well(server)


def test_a_body_that_trickles_is_cut(new_server: NewServer) -> None:
    server = new_server(RATUSZ_BODY_SECONDS="0.5")
    with Raw(server) as attacker:
        attacker.send(CHUNKED)
        with contextlib.suppress(ConnectionError):
            while attacker.is_open():
                attacker.send(b"1\r\na\r\n")
                time.sleep(0.02)
        assert attacker.problem() == (408, "too_slow")
    assert_well(server)


def test_somebody_who_leaves_in_the_middle_of_a_body_is_no_error_of_ours(new_server: NewServer) -> None:
    server = new_server()
    for _ in range(3):
        with Raw(server) as connection:
            connection.send(CHUNKED + b"5\r\nhello")
            connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
    assert metric(server, "ratusz_connections", 1) == 1
    assert_well(server)


def test_somebody_who_leaves_before_many_answers_is_no_error_of_ours(new_server: NewServer) -> None:
    server = new_server()
    for _ in range(10):
        with Raw(server) as connection:
            connection.send((GET + b"\r\n") * 5)
            connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
    assert metric(server, "ratusz_connections", 1) == 1
    assert_well(server)


def test_requests_sent_at_once_are_answered_in_turn(server: Server) -> None:
    with Raw(server) as connection:
        connection.send((GET + b"\r\n") * 4 + GET + b"Connection: close\r\n\r\n")
        assert connection.hear().count(b"HTTP/1.1 200 OK") == 5


def test_a_socket_whose_other_end_is_dead_is_cut_and_a_silent_page_is_not(new_server: NewServer) -> None:
    server = new_server(RATUSZ_PING_SECONDS="0.3")
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as silent, Raw(server) as dead:
        dead.open_socket(anna, table.id)
        assert b" 101 " in dead.hear()  # Its client answers no pings.
        assert silent.ask("ping")["type"] == "accepted"
    server.assert_calm()


def test_sockets_are_limited_for_a_visitor_and_an_address(new_server: NewServer) -> None:
    server = new_server(RATUSZ_SOCKETS_PER_VISITOR="3", RATUSZ_SOCKETS_PER_ADDRESS="5")
    anna, ben, cleo = Browser(server), Browser(server), Browser(server)
    table = anna.create("me", "link", "link")
    ben.claim(table.links[1])
    cleo.claim(table.links[2])
    with contextlib.ExitStack() as open_sockets:
        for _ in range(3):
            open_sockets.enter_context(anna.sit(table.id))
        with pytest.raises(InvalidStatus) as full:
            anna.sit(table.id)
        assert refusal(full) == (429, "too_many_sockets")
        for _ in range(2):
            open_sockets.enter_context(ben.sit(table.id))
        with pytest.raises(InvalidStatus) as full:
            cleo.sit(table.id)
        assert refusal(full) == (429, "too_many_sockets")
        with Raw(server) as far:
            far.open_socket(Far(server, cleo), table.id)
            assert b" 101 " in far.socket.recv(65_536)
    assert metric(server, "ratusz_sockets", 0) == 0
    for browser in (anna, ben, cleo):
        browser.sit(table.id).close()


class Far(Browser):
    """A browser for which a proxy speaks."""

    def __init__(self, server: Server, browser: Browser, address: str = "192.0.2.1") -> None:
        super().__init__(server)
        self.cookie = browser.cookie
        self.address = address

    @property
    def headers(self) -> dict[str, str]:
        own = super().headers
        return {**own, "cookie": f"{own['cookie']}\r\nX-Forwarded-For: {self.address}"}


def test_one_address_cannot_take_all_connections(new_server: NewServer) -> None:
    server = new_server(RATUSZ_PROXIES="none", RATUSZ_CONNECTIONS_PER_ADDRESS="10")
    with contextlib.ExitStack() as many:
        for _ in range(10):
            many.enter_context(Raw(server, "127.0.0.2"))
        with Raw(server, "127.0.0.2") as eleventh:
            assert eleventh.problem() == (429, "too_many_connections")
        assert Browser(server).get("/healthz").status_code == 200, "others are not concerned"
    assert metric(server, "ratusz_connections", 1) == 1
    with Raw(server, "127.0.0.2") as again:
        again.send(GET + b"Connection: close\r\n\r\n")
        assert again.hear().startswith(b"HTTP/1.1 200")


def test_new_connections_from_one_address_come_at_a_bounded_rate(new_server: NewServer) -> None:
    server = new_server(RATUSZ_PROXIES="none", RATUSZ_NEW_CONNECTIONS_PER_SECOND="1")
    codes = set()
    for _ in range(60):
        with Raw(server, "127.0.0.2") as connection:
            connection.send(GET + b"Connection: close\r\n\r\n")
            answer = connection.hear()
            codes.add(int(answer.split()[1]))
    assert codes == {200, 429}
    assert Browser(server).get("/healthz").status_code == 200


def test_newcomers_get_in_where_others_only_wait(new_server: NewServer) -> None:
    server = new_server(RATUSZ_CONNECTIONS="20", RATUSZ_HEADER_SECONDS="600")
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat, contextlib.ExitStack() as silent:
        connections = [silent.enter_context(Raw(server)) for _ in range(60)]
        for _ in range(5):
            assert Browser(server).get("/healthz").status_code == 200
        assert seat.ask("ping")["type"] == "accepted", "who plays is never cut"
        assert not connections[0].is_open(), "who has waited longest makes room"
        assert connections[-1].is_open()
    assert_well(server)


def test_a_full_server_says_so(new_server: NewServer) -> None:
    server = new_server(RATUSZ_CONNECTIONS="8")
    anna = Browser(server)
    table = anna.create("me", "here")
    with contextlib.ExitStack() as seats:
        for _ in range(8):
            seats.enter_context(anna.sit(table.id))
        for _ in range(100):
            with Raw(server) as newcomer:
                newcomer.send(GET + b"\r\n")
                assert newcomer.problem() == (503, "hall_full")
    assert metric(server, "ratusz_connections", 1) == 1
    assert_well(server)


class HungUp(asyncio.Transport):
    """The end of a connection whose other end is gone before everything is said."""

    aborted = False

    def write(self, data: object) -> None:
        pass

    def write_eof(self) -> None:
        raise OSError(errno.ENOTCONN, "Transport endpoint is not connected")

    def abort(self) -> None:
        self.aborted = True


def test_somebody_who_hangs_up_while_being_turned_away_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "FAREWELL_SECONDS", 0.0)

    async def work() -> None:
        doorkeeper, transport = gate.Gate(Settings()), HungUp()
        refused = gate._Refused(doorkeeper, Refusal("hall_full", "Too many people are here."))
        refused.connection_made(transport)
        while not transport.aborted:
            await asyncio.sleep(0)
        refused.connection_lost(None)
        assert doorkeeper._turned == {}

    asyncio.run(work())


def test_a_low_file_limit_is_told_once_and_turns_nobody_away_silently(new_server: NewServer) -> None:
    server = new_server("tests.server.small_server", RATUSZ_TEST_FILES="120", RATUSZ_HEADER_SECONDS="600")
    anna = Browser(server)
    table = anna.create("me", "bot")
    with anna.sit(table.id) as seat, contextlib.ExitStack() as silent:
        for _ in range(300):
            silent.enter_context(Raw(server))
        for _ in range(20):
            assert Browser(server).get("/api/games").status_code == 200
        assert seat.ask("ping")["type"] == "accepted"
    told = [json.loads(line) for line in server.log().splitlines() if '"warning"' in line]
    assert [(one["message"], one["files"]) for one in told] == [("file limit is low", 120)]
    assert told[0]["connections"] < 120
    assert_well(server)


def test_the_file_limit_is_raised_as_far_as_needed(new_server: NewServer) -> None:
    server = new_server(RATUSZ_CONNECTIONS="3000")
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    assert soft > 3000 or soft == hard
    assert "file limit" not in server.log()


def test_when_files_run_out_newcomers_wait_instead_of_being_reset(new_server: NewServer) -> None:
    server = new_server()
    wait_until_kept(server)
    held = open_files(server)
    resource.prlimit(
        server.pid, resource.RLIMIT_NOFILE, (held + 3, resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[1])
    )
    with contextlib.ExitStack() as many:
        connections = [many.enter_context(Raw(server)) for _ in range(20)]
        for connection in connections:
            connection.send(GET + b"Connection: close\r\n\r\n")
            assert connection.hear().startswith(b"HTTP/1.1 200")
    with contextlib.ExitStack() as silent:
        for _ in range(20):
            silent.enter_context(Raw(server))
        assert Browser(server).get("/healthz").status_code == 200
    warnings = [line for line in server.log().splitlines() if "out of files" in line]
    assert len(warnings) == 1
    assert_well(server)


def wait_until_kept(server: Server) -> None:
    """What a server does behind its start opens files too."""
    deadline = time.monotonic() + PATIENCE
    while "all tables are kept" not in server.log():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def open_files(server: Server) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True, extensions=[])


FLOODS: dict[str, tuple[bytes, bytes]] = {
    "pings": (b"", frame(Opcode.PING, b"a" * 100) * 100),
    "pieces of nothing": (frame(Opcode.TEXT, b"", fin=False), frame(Opcode.CONT, b"", fin=False) * 1000),
    "messages of nothing": (b"", frame(Opcode.TEXT, b"") * 1000),
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_of_frames_is_cut_and_takes_no_memory(what: str, new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="", RATUSZ_MESSAGE_BURST="")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    before = memory(server)
    with ben.sit(table.id) as bystander, Raw(server) as attacker:
        attacker.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        attacker.open_socket(anna, table.id)
        beginning, piece = FLOODS[what]
        attacker.send(beginning)
        assert attacker.send_for_ever(piece) < ENOUGH
        assert bystander.ask("ping")["type"] == "accepted"
    assert memory(server) - before < GROWTH
    assert_well(server)


def test_a_message_in_too_many_pieces_is_cut(server: Server, anna: Browser) -> None:
    table = anna.create("me", "here")
    with Raw(server) as attacker:
        attacker.open_socket(anna, table.id)
        attacker.hear_until(b"presence")
        attacker.send(frame(Opcode.TEXT, b"", fin=False) + 300 * frame(Opcode.CONT, b"", fin=False))
        assert (1009).to_bytes(2, "big") in attacker.hear()
    server.assert_calm()


def test_somebody_who_asks_and_never_reads_is_cut(new_server: NewServer) -> None:
    server = new_server(RATUSZ_BODY_SECONDS="0.3")
    with Raw(server) as attacker:
        attacker.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with contextlib.suppress(ConnectionError):
            for _ in range(200):
                attacker.send(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3)
                time.sleep(0.02)  # As a program would that knows how many requests at once are too many.
        assert metric(server, "ratusz_connections", 1, 10) == 1
    assert_well(server)


# Who calls, and by which name.


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "::1]", "[::1", "a b", ""],
)
def test_a_foreign_name_is_not_answered(server: Server, anna: Browser, host: str) -> None:
    table = anna.create("me", "bot")
    for path in ("/", "/api/tables", f"/api/tables/{table.id}", "/healthz"):
        reply = anna.request("GET", path, headers={"host": host})
        assert (reply.status_code, reply.json()["code"]) == (421, "foreign_host")
    with Raw(server) as socket_:
        socket_.netloc = host
        socket_.open_socket(anna, table.id)
        assert socket_.problem() == (421, "foreign_host")


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:1", "LOCALHOST", "ratusz.localhost", "192.168.1.7:8000", "[fe80::1]:8000", "[::1]",
     socket.gethostname(), "club.lan", "Club.LAN:8000"],
)  # fmt: skip
def test_own_names_and_numbers_are_answered(new_server: NewServer, host: str) -> None:
    server = new_server(RATUSZ_HOSTS="club.lan, other.lan")
    assert Browser(server).request("GET", "/healthz", headers={"host": host}).status_code == 200


def test_a_request_that_names_two_hosts_is_refused(server: Server) -> None:
    with Raw(server) as connection:
        connection.send(GET + b"Host: localhost\r\nConnection: close\r\n\r\n")
        assert connection.problem() == (421, "foreign_host")
