"""Limits: what a person does is always possible, and what a program could do by millions is not."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import sqlite3
import time
from contextlib import ExitStack, closing
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ratusz.server.limits import Bucket, Budgets, forget_idle
from ratusz.server.serve import UNREAD_SECONDS
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser, Seat, Server


def refusal(error: pytest.ExceptionInfo[InvalidStatus]) -> tuple[int, str]:
    response = error.value.response
    return response.status_code, json.loads(response.body or b"{}")["code"]


def test_messages_beyond_the_rate_are_refused_and_can_be_sent_again(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="2", RATUSZ_MESSAGE_BURST="10")
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        for _ in range(30):
            seat.send("ping")
        answers = [seat.hear_until(lambda message: message["type"] in ("accepted", "refused")) for _ in range(30)]
        accepted = [answer for answer in answers if answer["type"] == "accepted"]
        assert 5 <= len(accepted) < 30, "opening the socket counts as five"
        assert {(answer.get("code"), answer["id"]) for answer in answers if answer not in accepted} == {
            ("too_fast", None)
        }
        while seat.ask("ping")["type"] != "accepted":
            time.sleep(0.1)


def test_all_sockets_of_a_visitor_share_what_it_may_ask_for(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="0.1", RATUSZ_MESSAGE_BURST="40")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    began = time.monotonic()
    with anna.sit(table.id) as one, anna.sit(table.id) as other, ben.sit(table.id) as stranger:
        asked = [seat.ask("sit", seat=0) for _ in range(20) for seat in (one, other)]
        accepted = [answer for answer in asked if answer["type"] == "accepted"]
        # Of forty, each socket has taken five; to sit down takes three, and one if there is not enough for it.
        assert len(accepted) <= 10 + (time.monotonic() - began) * 0.1
        assert {answer["id"] for answer in asked if answer not in accepted} == {None}
        with pytest.raises(InvalidStatus) as refused:
            anna.sit(table.id)
        assert refusal(refused) == (429, "too_fast")
        assert stranger.ask("look", ply=0)["type"] == "moment"
    server.assert_calm()


def test_requests_take_from_the_same_budget_as_messages(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="0.1", RATUSZ_MESSAGE_BURST="20")
    anna = Browser(server)
    table = anna.create("me", "here")
    codes = [anna.get("/api/tables").status_code for _ in range(12)]
    assert codes[:6] == [200] * 6, "three each, of twenty"
    assert codes[-1] == 429
    refused = anna.get(f"/api/tables/{table.id}/record")
    assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
    with pytest.raises(InvalidStatus) as too_fast:
        anna.sit(table.id)
    assert refusal(too_fast) == (429, "too_fast")
    assert Browser(server).get("/api/tables").status_code == 200
    server.assert_calm()


def test_who_throws_its_cookies_away_has_the_budget_of_its_address(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="0.1", RATUSZ_MESSAGE_BURST="20", RATUSZ_VISITORS_PER_ADDRESS="2")

    anna = Browser(server, address="192.0.2.3")
    table = anna.create("me", "here")

    def codes(address: str, count: int) -> list[int]:
        browsers = [Browser(server, address=address) for _ in range(count)]
        return [browser.get("/api/tables").status_code for browser in browsers]

    answers = codes("192.0.2.1", 20)
    assert (answers[:13], answers[-1]) == ([200] * 13, 429)
    assert codes("192.0.2.2", 1) == [200], "a neighbour has a budget of its own"
    anna.address = "192.0.2.1"
    with pytest.raises(InvalidStatus) as refused:
        anna.sit(table.id)
    assert refusal(refused) == (429, "too_fast")


def test_what_costs_more_waits_longer_and_the_whole_burst_is_enough_for_anything() -> None:
    bucket = Bucket(2.0, 10.0, 0.0)
    assert [bucket.take(0.0, 4) for _ in range(3)] == [True, True, False]
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(at, 4) for at in (1.9, 2.0, 3.0)] == [False, True, False]
    assert [bucket.take(at, 40) for at in (6.9, 7.0)] == [False, True]


def test_a_limit_is_forgotten_when_it_is_whole_again_and_not_before() -> None:
    """Or a slow one could be begun anew, by asking for nothing a while."""
    quick, slow = Bucket(2.0, 10.0, 0.0), Bucket(0.1, 60.0, 0.0)
    for bucket in (quick, slow):
        assert bucket.take(0.0, 60)
    buckets = {"quick": quick, "slow": slow}
    for now, left in ((4.9, {"quick", "slow"}), (5.0, {"slow"}), (599.0, {"slow"}), (600.0, set())):
        forget_idle(buckets, now)
        assert set(buckets) == left


def test_all_visitors_from_one_address_share_what_a_few_may_ask_for() -> None:
    budgets = Budgets(1e-9, 10.0, visitors_per_address=3)
    assert [budgets.take(f"visitor {number}", "here", 8) for number in range(4)] == [True, True, True, False]
    assert budgets.take("a neighbour", "there", 8)


def test_a_visitor_who_asks_too_much_takes_nothing_from_the_others_at_its_address() -> None:
    budgets = Budgets(1e-9, 10.0, visitors_per_address=2)
    assert [budgets.take("anna", "here", 10) for _ in range(50)] == [True] + [False] * 49
    assert budgets.take("ben", "here", 10)


def test_who_is_refused_leaves_no_trace() -> None:
    budgets = Budgets(1e-9, 10.0, visitors_per_address=2)
    for number in range(1000):
        budgets.take(f"visitor {number}", "here", 10)
    assert len(budgets) == 2 + 1


def test_nobody_in_particular_is_counted_by_address_alone() -> None:
    budgets = Budgets(1e-9, 10.0, visitors_per_address=2)
    assert [budgets.take(None, "here", 10) for _ in range(3)] == [True, True, False]
    assert len(budgets) == 1


def test_what_is_known_only_afterwards_can_be_owed() -> None:
    budgets = Budgets(1e-9, 10.0, visitors_per_address=10)
    budgets.owe("anna", "here", 200)
    assert not budgets.take("anna", "here")
    assert not budgets.take("ben", "here"), "the address owes as much"
    assert budgets.take("anna", "there") is False
    assert budgets.take("ben", "there")


def test_a_flood_closes_its_socket_and_nobody_elses(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGES_PER_SECOND="2", RATUSZ_MESSAGE_BURST="10")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    with ben.sit(table.id) as calm:
        flood = anna.sit(table.id)
        with pytest.raises(ConnectionClosed) as closed:
            send_for_ever(flood)
        flood.close()
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1008
        assert calm.ask("ping")["type"] == "accepted"
    server.assert_calm()


def send_for_ever(seat: Seat) -> None:
    while True:
        for _ in range(100):
            seat.send("ping")
        seat.hear()


@pytest.mark.parametrize("size", [16_385, 60_000])
def test_a_message_beyond_the_size_is_refused(server: Server, anna: Browser, size: int) -> None:
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        seat.socket.send("ż" * (size // 2 + 1))
        assert seat.hear_until(lambda message: message["type"] == "refused")["code"] == "too_large"
        assert seat.ask("ping")["type"] == "accepted"


def test_bodies_beyond_the_size_are_refused(new_server: NewServer) -> None:
    server = new_server(RATUSZ_MESSAGE_BYTES="2000", RATUSZ_BODY_BYTES="5000")
    anna = Browser(server)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert anna.post("/api/tables", {"game": "builders", "seats": seats}).status_code == 201
    too_large = anna.post("/api/tables", {"game": "builders", "seats": seats, "options": {"a" * 2000: 1}})
    assert (too_large.status_code, too_large.json()["code"]) == (413, "too_large")
    assert anna.post("/api/records", {"record": "a" * 4000}).status_code == 422
    assert anna.post("/api/records", {"record": "a" * 5000}).status_code == 413


def test_tables_are_limited_for_a_visitor_an_address_and_the_hall(new_server: NewServer) -> None:
    server = new_server(RATUSZ_NEW_TABLES_PER_MINUTE="2", RATUSZ_TABLES_PER_VISITOR="1", RATUSZ_TABLES="3")

    def opened(browser: Browser) -> str:
        reply = browser.post("/api/tables", {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        return "" if reply.status_code == 201 else f"{reply.status_code} {reply.json()['code']}"

    anna = Browser(server)
    assert [opened(anna) for _ in range(3)] == ["", "429 too_many_tables", "429 too_fast"]
    assert [opened(Browser(server)) for _ in range(2)] == [""] * 2
    assert opened(Browser(server)) == "429 too_many_tables"
    codes = [opened(Browser(server)) for _ in range(12)]
    assert codes[-1] == "429 too_fast", "a cookie thrown away with every request does not help"


def test_an_address_has_a_quota_that_survives_the_server(new_server: NewServer) -> None:
    """However many cookies it uses, and however slowly: it cannot fill the hall."""
    server = new_server(RATUSZ_TABLES_PER_ADDRESS="3", RATUSZ_TABLES="100")
    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}]}

    def opened(address: str) -> str:
        reply = Browser(server).post("/api/tables", body, headers={"x-forwarded-for": address})
        return "" if reply.status_code == 201 else f"{reply.status_code} {reply.json()['code']}"

    assert [opened("2001:db8:1:2::1"), opened("2001:db8:1:2:ffff::2")] == [""] * 2
    server.kill()
    server.start()
    assert opened("2001:db8:1:2:3:4:5:6") == ""
    assert opened("2001:db8:1:2::7") == "429 too_many_tables"
    assert opened("2001:db8:1:3::1") == "", "a neighbour has a quota of its own"
    server.stop()
    for path in server.folder.glob("ratusz.db*"):
        assert b"2001:db8" not in path.read_bytes()


def test_new_tables_are_limited_by_the_hour(new_server: NewServer) -> None:
    server = new_server(RATUSZ_NEW_TABLES_PER_HOUR="3")
    anna = Browser(server)
    body = {"game": "builders", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    codes = [Browser(server).post("/api/tables", body).json().get("code", "") for _ in range(4)]
    assert codes == ["", "", "", "too_many_tables"]
    an_hour_ago = time.time() - 3601
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute("UPDATE tables SET created = ?, changed = ?", (an_hour_ago, an_hour_ago))
        connection.commit()
    server.start()
    anna.create("me", "bot")


def test_chat_is_limited(new_server: NewServer) -> None:
    server = new_server(RATUSZ_CHATS_PER_MINUTE="6", RATUSZ_CHAT_LINES="3")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    with anna.sit(table.id) as seat, ben.sit(table.id) as other:
        answers = [seat.ask("say", text=f"line {number}").get("code", "") for number in range(4)]
        assert answers == ["", "", "too_fast", "too_fast"]
        assert [other.ask("say", text=f"line {number}").get("code", "") for number in range(2)] == ["", "chat_full"]
        assert seat.ask("ping")["type"] == "accepted"


def test_sockets_are_limited_for_a_table_and_the_hall(new_server: NewServer) -> None:
    server = new_server(RATUSZ_SOCKETS_PER_TABLE="3", RATUSZ_SOCKETS="5")
    anna = Browser(server)
    first, second = anna.create("me", "bot"), anna.create("me", "bot")
    with ExitStack() as open_sockets:
        for _ in range(3):
            open_sockets.enter_context(anna.sit(first.id))
        with pytest.raises(InvalidStatus) as full:
            anna.sit(first.id)
        assert refusal(full) == (409, "table_full")
        for _ in range(2):
            open_sockets.enter_context(anna.sit(second.id))
        with pytest.raises(InvalidStatus) as full:
            anna.sit(second.id)
        assert refusal(full) == (503, "hall_full")
    assert metric(server, "ratusz_sockets", 0) == 0, "sockets that were closed still count"
    anna.sit(first.id).close()


def test_watchers_are_limited(new_server: NewServer) -> None:
    server = new_server(RATUSZ_WATCHERS_PER_TABLE="3")
    table = Browser(server).create("me", "bot")
    watchers = [Browser(server) for _ in range(3)]
    assert [watcher.claim(table.watch).status_code for watcher in watchers] == [200, 200, 409]
    assert watchers[0].claim(table.watch).status_code == 200


def test_a_match_that_is_undone_for_ever_comes_to_an_end(new_server: NewServer) -> None:
    server = new_server(RATUSZ_RECORD_LINES="60")
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        seat.ask("sit", seat=seat.state["deciders"][0])
        seat.hear_until(lambda message: message["type"] == "state")
        answers = []
        for _ in range(40):
            answers.append(seat.act_by("take_coins 1"))
            if answers[-1]["type"] == "accepted":
                seat.hear_version(answers[-1]["version"])
                answers.append(seat.ask("undo", version=seat.version, seat=seat.state["seat"]))
                if answers[-1]["type"] == "accepted":
                    seat.hear_version(answers[-1]["version"])
        assert answers[-1]["code"] == "too_long"
        assert seat.version == 60
    server.assert_calm()


def test_somebody_who_does_not_read_is_dropped_and_harms_nobody(new_server: NewServer) -> None:
    server = new_server(RATUSZ_OUTBOX_BYTES="20000")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", options={"round_cap": 1000})
    ben.claim(table.links[1])
    with ben.sit(table.id) as second, anna.sit(table.id) as first:
        deaf = Deaf(anna, table.id)
        first.hear_until(lambda message: message["type"] == "presence")
        deaf.ask_much()
        slowest = 0.0
        for _ in range(60):
            for seat in (first, second):
                seat.drain()
            active = first if first.legal else second
            sent = time.monotonic()
            assert active.act()["type"] == "accepted"
            slowest = max(slowest, time.monotonic() - sent)
        assert slowest < UNREAD_SECONDS / 2
        left = metric(server, "ratusz_sockets", 2, UNREAD_SECONDS / 2)
        assert left == 2, "the server waits for somebody who never reads"
        assert deaf.is_dropped()
    server.assert_calm()


def metric(server: Server, name: str, wanted: float, patience: float = PATIENCE) -> float:
    """The value of a metric, as soon as it is the one that is waited for."""
    deadline = time.monotonic() + patience
    while True:
        lines = Browser(server).get("/metrics").text.splitlines()
        value = float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])
        if value == wanted or time.monotonic() > deadline:
            return value
        time.sleep(0.05)


class Deaf(Seat):
    """Opens a socket and then reads nothing at all."""

    MUCH = 10_000
    """States of two thousand bytes and more."""

    def __post_init__(self) -> None:
        parts = urlsplit(self.browser.server.address)
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.connect((parts.hostname, parts.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {self.browser.headers['cookie']}\r\n\r\n".encode()
        )

    def ask_much(self) -> None:
        """Ask for far more than fits between two computers."""
        self.raw.settimeout(UNREAD_SECONDS)
        with contextlib.suppress(OSError):  # It may be dropped meanwhile.
            for number in range(self.MUCH):
                command = json.dumps({"type": "sit", "id": f"sit-down-{number}", "seat": 0}).encode()
                # A key of zeros is a legal mask that changes nothing.
                self.raw.sendall(bytes([0x81, 0x80 | len(command)]) + bytes(4) + command)

    def is_dropped(self) -> bool:
        """Whether the stream ends before everything that was said has come."""
        self.raw.settimeout(PATIENCE)
        received = 0
        try:
            while chunk := self.raw.recv(65_536):
                received += len(chunk)
        except ConnectionError:
            pass
        finally:
            self.raw.close()
        return received < self.MUCH * 2_000


def test_tables_nobody_looks_at_are_forgotten_and_come_back(new_server: NewServer) -> None:
    server = new_server(RATUSZ_IDLE_SECONDS="0.3")
    anna = Browser(server)
    table = anna.create("me", "here")

    with anna.sit(table.id) as seat:
        seat.ask("sit", seat=seat.state["deciders"][0])
        seat.hear_until(lambda message: message["type"] == "state")
        seat.act(id="an-action-before")
        state = seat.hear_version(1)
        time.sleep(1)
        assert metric(server, "ratusz_live_tables", 1) == 1, "a table that somebody looks at is kept"
    assert metric(server, "ratusz_live_tables", 0) == 0
    with anna.sit(table.id) as again:
        again.ask("sit", seat=state["seat"])
        again.hear_until(lambda message: message["type"] == "state")
        assert (again.version, again.state["view"], again.log) == (1, state["view"], seat.log)
        assert again.act(id="an-action-before")["version"] == 1
    server.assert_calm()
