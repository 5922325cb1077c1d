"""Inputs that nobody sends by mistake, each made from a number, so that it can be made again, and sent by the million.

Nothing of it may be answered with a 5xx, stop the server, or change a match.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import socket
from collections import Counter
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Browser, Seat, Server

TAGS = [
    "act",
    "undo",
    "weigh",
    "consent",
    "say",
    "hint",
    "look",
    "log",
    "ways",
    "sit",
    "ping",
    "state",
    "accepted",
    "",
    "ACT",
    "__class__",
]
FIELDS = [
    "id",
    "version",
    "seat",
    "answers",
    "count",
    "agree",
    "text",
    "ply",
    "before",
    "first",
    "type",
    "extra",
    "__proto__",
]
BATCH = 100
"""Messages that are sent before an answer is waited for."""


def strange_value(rng: random.Random, depth: int = 0) -> object:
    if depth > 2:
        return None
    return rng.choice(
        [
            None,
            True,
            -1,
            0,
            3.5,
            1e308,
            2**63,
            10**30,
            "",
            "0",
            "garbage-id-1",
            "ż" * 70,
            "\x00",
            "\u202e",
            [strange_value(rng, depth + 1)],
            {"a": strange_value(rng, depth + 1)},
        ]
    )


def almost_a_command(rng: random.Random) -> bytes:
    command = {"type": rng.choice(TAGS)}
    for name in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        command[name] = strange_value(rng)  # type: ignore[assignment]
    return json.dumps(command).encode()


def broken_json(rng: random.Random) -> bytes:
    text = b'{"type":"act","id":"garbage-id-1","version":0,"seat":0,"answers":["end_turn"]}'
    cut = rng.randrange(1, len(text) - 1)
    return text[:cut] + rng.choice([b"", b"\x00", b"}", b"nan", b"\\u00"])


def deep_json(rng: random.Random) -> bytes:
    depth = rng.choice([100, 1_000, 5_000])
    return rng.choice([b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth, b"[" * depth])


def noise(rng: random.Random) -> bytes:
    return rng.randbytes(rng.randrange(0, 300))


def large(rng: random.Random) -> bytes:
    return b'{"type":"say","id":"garbage-id-1","text":"' + b"a" * rng.choice([16_400, 40_000]) + b'"}'


def wrong_seat(rng: random.Random) -> bytes:
    command = {"type": "act", "id": "garbage-id-2", "version": 0, "seat": rng.randrange(2, 10), "answers": ["end_turn"]}
    return json.dumps(command).encode()


MAKERS: Sequence[Callable[[random.Random], bytes]] = [almost_a_command] * 4 + [
    broken_json,
    deep_json,
    noise,
    large,
    wrong_seat,
]


def message(rng: random.Random) -> bytes:
    """What goes over a socket and is no command that could be obeyed."""
    while would_be_obeyed(data := rng.choice(MAKERS)(rng)):
        pass
    return data


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def would_be_obeyed(data: bytes) -> bool:
    """A command that happens to be right, or is refused by the rules of the game, is no garbage."""
    if len(data) > 16_384:
        return False
    try:
        command = json.loads(data)
    except (ValueError, RecursionError):
        return False
    known = ("ping", "say", "look", "log", "ways", "sit", "hint", "undo")
    return isinstance(command, dict) and command.get("type") in known and command.get("id") == "garbage-id-1"


BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"{",
    b'{"game": "builders"}',
    b'{"game": "builders", "seats": []}',
    b'{"game": "builders", "seats": [{"kind": "me"}]}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "king"}]}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}], "cheat": true}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"round_cap": 0}}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"round_cap": true}}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"gold": 5}}',
    b'{"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"minutes": -1}}',
    b'{"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
    b'{"game": "builders", "seats": [' + b'{"kind": "bot"},' * 9 + b'{"kind": "me"}]}',
    b'{"game": "builders", "seats": [{"kind": "me", "name": "' + b"a" * 41 + b'"}, {"kind": "bot"}]}',
    b'{"game": "builders", "seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "bot"}]}',
    b'{"game": "\xff\xfe", "seats": [{"kind": "me"}, {"kind": "bot"}]}',
    b"[" * 10_000,
    b'{"game": "' + b"a" * 20_000 + b'"}',
    b'{"secret": "short"}',
    b'{"secret": "../../../../etc/passwd"}',
    b'{"secret": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "name": ""}',
    b'{"secret": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}',
    b'{"level": 7}',
    b'{"record": 7}',
    b'{"record": ""}',
    b'{"record": "[]"}',
    b'{"record": "' + b"[" * 100_000 + b'"}',
    b'{"record": "{\\"ratusz\\": 1}"}',
    b'{"record": "{\\"ratusz\\": 99}"}',
]
PATHS = [
    "/api/tables",
    "/api/claims",
    "/api/records",
    "/api/handovers",
    "/api/links",
    "/api/tables/000000000000/alone",
    "/api/tables/000000000000/links",
    "/api/tables/000000000000/handover",
    "/api/tables/000000000000/seats/0/leave",
    "/api/tables/000000000000/seats/x/return",
    "/api/tables/000000000000/rematch",
    "/api/tables/%00/rematch",
]


def body(rng: random.Random) -> bytes:
    """What goes into a request and is none."""
    return rng.choice(BODIES) if rng.random() < 0.5 else rng.choice([noise, broken_json, almost_a_command])(rng)


REQUESTS: list[bytes] = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"a=b;" * 5_000 + b"\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nCookie: ratusz_visitor=" + b"\xff\xfe" * 16 + b"\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
]


def request(rng: random.Random) -> bytes:
    """What goes over a bare connection and is hardly HTTP."""
    return rng.choice(REQUESTS) if rng.random() < 0.5 else rng.randbytes(200)


def send_request(server: Server, data: bytes) -> bytes:
    """The whole answer to a request, which may be none."""
    parts = urlsplit(server.address)
    answer = b""
    with (
        contextlib.suppress(ConnectionError),
        socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE) as connection,
    ):
        connection.sendall(data)
        connection.shutdown(socket.SHUT_WR)
        while chunk := connection.recv(65_536):
            answer += chunk
    return answer


class Volley:
    """So many inputs from a number on: most over a socket, some as bodies, a few over bare connections."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna = Browser(server)
        self.table = self.anna.create("me", "here").id
        self.answers: Counter[str] = Counter()
        self._seat: Seat | None = None

    def fire(self, first: int, count: int) -> None:
        for start in range(first, first + count, BATCH):
            numbers = range(start, min(start + BATCH, first + count))
            rngs = [random.Random(number) for number in numbers]
            kinds = [rng.choices(["message", "body", "request"], [90, 9, 1])[0] for rng in rngs]
            self._messages([message(rng) for rng, kind in zip(rngs, kinds, strict=True) if kind == "message"])
            self._bodies([rng for rng, kind in zip(rngs, kinds, strict=True) if kind == "body"])
            for rng, kind in zip(rngs, kinds, strict=True):
                if kind == "request":
                    answer = send_request(self.server, request(rng)).split(b"\r\n")[0]
                    self.answers[f"http {answer[9:12].decode(errors='replace') or 'closed'}"] += 1

    def _messages(self, batch: list[bytes]) -> None:
        if self._seat is None:
            self._seat = self.anna.sit(self.table)
        seat = self._seat
        try:
            for number, data in enumerate(batch):
                seat.socket.send(data.decode() if number % 2 and is_text(data) else data)
            for _ in batch:
                answer = seat.hear_until(lambda heard: heard["type"] not in ("state", "presence", "chat"))
                self.answers[f"socket {answer.get('code', answer['type'])}"] += 1
        except ConnectionClosed as closed:
            self.answers[f"socket closed {closed.rcvd.code if closed.rcvd else ''}"] += 1
            seat.close()
            self._seat = None

    def _bodies(self, rngs: list[random.Random]) -> None:
        parts = urlsplit(self.server.address)
        connection = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
        for rng in rngs:
            kind = rng.choice(["application/json", "application/json", "text/plain", ""])
            connection.request("POST", rng.choice(PATHS), body(rng), {"content-type": kind, **self.anna.headers})
            reply = connection.getresponse()
            reply.read()
            self.answers[f"http {reply.status}"] += 1
        connection.close()

    def close(self) -> None:
        if self._seat is not None:
            self._seat.close()

    def broken(self) -> list[str]:
        """The kinds of answers that must not be."""
        return [kind for kind in self.answers if kind.startswith("http 5") or kind.endswith(("internal", " 1011"))]
