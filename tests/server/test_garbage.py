"""Whatever is sent, the answer is a clear typed error, and nothing is lost."""

from __future__ import annotations

import contextlib
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ratusz.server.messages import Problem, Refused
from tests.attack.hostile import (
    BODIES,
    PATHS,
    REQUESTS,
    almost_a_command,
    broken_json,
    is_text,
    message,
    noise,
    send_request,
)
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Seat, Server


def test_garbage_on_the_socket_is_refused_and_the_match_goes_on(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    table = anna.create("me", "here")
    rng = random.Random(2024)
    refusals: set[str] = set()
    with anna.sit(table.id) as seat:
        before = seat.state
        for number in range(200):
            data = message(rng)
            text = number % 2 == 0 and is_text(data)
            seat.socket.send(data.decode() if text else data)
            answer = seat.hear_until(lambda heard: heard["type"] not in ("state", "presence", "chat"))
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
    rng = random.Random(3)
    for request in [*REQUESTS, *(rng.randbytes(200) for _ in range(20))]:
        assert b" 500 " not in send_request(server, request).split(b"\r\n")[0]
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
