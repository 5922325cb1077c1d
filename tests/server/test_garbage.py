"""Whatever is sent, the answer is a clear typed error, and nothing is lost."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ratusz.server.messages import Problem, Refused
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser, Seat, Server

TAGS = ["act", "undo", "consent", "say", "hint", "look", "sit", "ping", "state", "accepted", "", "ACT", "__class__"]
FIELDS = ["id", "version", "seat", "action", "count", "agree", "text", "ply", "type", "extra", "__proto__"]


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
    text = b'{"type":"act","id":"garbage-id-1","version":0,"seat":0,"action":1}'
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
    command = {"type": "act", "id": "garbage-id-2", "version": 0, "seat": rng.randrange(2, 10), "action": 0}
    return json.dumps(command).encode()


MAKERS: Sequence[Callable[[random.Random], bytes]] = [almost_a_command] * 4 + [
    broken_json,
    deep_json,
    noise,
    large,
    wrong_seat,
]


def test_garbage_on_the_socket_is_refused_and_the_match_goes_on(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "here")
    rng = random.Random(2024)
    refusals: set[str] = set()
    with anna.sit(table.id) as seat:
        before = seat.state
        for number in range(200):
            data = next(data for data in iter(lambda: rng.choice(MAKERS)(rng), None) if not _would_be_obeyed(data))
            text = number % 2 == 0 and _is_text(data)
            seat.socket.send(data.decode() if text else data)
            answer = seat.hear_until(lambda message: message["type"] not in ("state", "presence", "chat"))
            refused = msgspec.convert({key: answer[key] for key in ("id", "code", "message")}, Refused)
            assert answer["type"] == "refused"
            assert len(refused.message) < 400
            assert refused.id in (None, "garbage-id-1", "garbage-id-2")
            assert refused.message.endswith(".")
            refusals.add(refused.code)
        assert {"malformed", "too_large", "not_your_seat"} <= refusals
        assert seat.state["version"] == before["version"] == 0
        assert seat.act()["type"] == "accepted"
    _assert_healthy(server)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _would_be_obeyed(data: bytes) -> bool:
    """A command that happens to be right, or is refused by the rules of the game, is no garbage."""
    if len(data) > 16_384:
        return False
    try:
        command = json.loads(data)
    except (ValueError, RecursionError):
        return False
    return isinstance(command, dict) and command.get("type") in ("ping", "say", "look", "sit", "hint", "undo") and (
        command.get("id") == "garbage-id-1"
    )  # fmt: skip


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True, extensions=[])


FRAMES = {
    "text that is no UTF-8": frame(Opcode.TEXT, b'{"type":"ping","id":"\xff\xfe garbage"}'),
    "a message of many megabytes": frame(Opcode.TEXT, b"a" * 3_000_000),
    "a message in a thousand pieces": frame(Opcode.TEXT, b"a", fin=False)
    + 1000 * frame(Opcode.CONT, b"a" * 100, fin=False),
    "a piece of no message": frame(Opcode.CONT, b"a"),
    "reserved bits": b"\xf1\x80\x00\x00\x00\x00",
    "no mask": b"\x81\x02{}",
    "a close with half a code": frame(Opcode.CLOSE, b"\x00"),
}


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_that_breaks_the_protocol_closes_its_own_socket_alone(name: str, new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as bystander:
        rude = anna.sit(table.id)
        # The server may hang up before all of it is sent; the client then closes its socket at any moment.
        with contextlib.suppress(ConnectionClosed, OSError):
            rude.socket.socket.sendall(FRAMES[name])
            rude.hear_until(lambda _: False)
        rude.close()
        bystander.drain()
        assert bystander.act()["type"] == "accepted"
    _assert_healthy(server)


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
    "/api/tables/000000000000/seats/0/replace",
    "/api/tables/000000000000/seats/x/replace",
    "/api/tables/000000000000/rematch",
    "/api/tables/%00/rematch",
]


def test_garbage_in_bodies_is_refused_with_a_problem(server: Server) -> None:
    anna = Browser(server)
    anna.create("me", "bot")
    before = anna.get("/api/tables").json()
    rng = random.Random(7)
    bodies = BODIES + [rng.choice([noise, broken_json, almost_a_command])(rng) for _ in range(20)]
    for body in bodies:
        for path in PATHS:
            for kind in ("application/json", "text/plain"):
                if kind == "text/plain" and rng.random() < 0.8:
                    continue
                reply = anna.post(path, content=body, headers={"content-type": kind})
                assert 400 <= reply.status_code < 500, (path, body[:80], reply.text)
                problem = msgspec.json.decode(reply.content, type=Problem)
                assert problem.code
                assert problem.message.endswith(".")
                assert len(problem.message) < 500
    assert anna.get("/api/tables").json() == before
    _assert_healthy(server)


def test_requests_that_are_hardly_http_are_survived(server: Server) -> None:
    parts = urlsplit(server.address)
    rng = random.Random(3)
    requests = [
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"a=b;" * 5_000 + b"\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nCookie: ratusz_visitor=" + b"\xff\xfe" * 16 + b"\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        *(rng.randbytes(200) for _ in range(20)),
    ]
    for request in requests:
        with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=PATIENCE) as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while chunk := connection.recv(65_536):
                    answer += chunk
            except ConnectionError:
                pass
            assert b" 500 " not in answer.split(b"\r\n")[0]
    _assert_healthy(server)


STRANGE_PATHS = [
    "%00",
    "a%00b",
    "../" * 20 + "etc/passwd",
    "%2e%2e/%2e%2e/settings.py",
    "//etc/passwd",
    "a" * 5_000,
    "%ff%fe",
    "..%5c..",
    "s/" + "x" * 43,
]


@pytest.mark.parametrize("path", STRANGE_PATHS)
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    """Whatever could be no file of the client gets its page, or the hint that there is none."""
    page = Browser(server).get("/")
    reply = Browser(server).get("/" + path)
    assert (reply.status_code, reply.content) == (page.status_code, page.content)
    _assert_healthy(server)


def _assert_healthy(server: Server) -> None:
    assert Browser(server).get("/healthz").json() == {"ok": True}
    server.assert_calm()


def test_a_seat_that_was_refused_much_still_plays(server: Server) -> None:
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        for _ in range(50):
            seat.socket.send("garbage")
        for _ in range(50):
            assert seat.hear_until(_is_refusal)["code"] == "malformed"
        assert _play_one(seat)["type"] == "accepted"


def _is_refusal(message: dict[str, object]) -> bool:
    return message["type"] == "refused"


def _play_one(seat: Seat) -> dict[str, object]:
    if not seat.legal:
        seat.ask("sit", seat=seat.state["deciders"][0])
        seat.hear_until(lambda message: message["type"] == "state")
    return seat.act()
