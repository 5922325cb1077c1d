"""Parting with a match: it is left, and a bot goes on there, or deleted by whoever set it and plays alone."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ratusz.server.live import GONE
from tests.server.conftest import NewDatabase, NewServer
from tests.server.harness import Browser, Json, Seat, Server, play_on


def leave(browser: Browser, table: str) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/leave")


def delete(browser: Browser, table: str) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/delete")


def mine(browser: Browser) -> dict[str, Json]:
    return {line["table"]: line for line in browser.get("/api/tables").json()["tables"]}


def code(reply: httpx.Response) -> tuple[int, str]:
    return reply.status_code, reply.json().get("code", "")


def closed_with(seat: Seat) -> int | None:
    """The code with which the server closes the socket."""
    try:
        while True:
            seat.hear()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_match_against_bots_is_deleted_with_all_that_belongs_to_it(anna: Browser, ben: Browser) -> None:
    table, other = anna.create("me", "bot"), anna.create("me", "bot")
    ben.claim(table.watch)
    handed = anna.hand_over(table.id)
    with anna.sit(table.id) as seat, ben.sit(table.id) as watcher:
        seat.act()
        assert delete(anna, table.id).json() == {"ok": True}
        assert (closed_with(seat), closed_with(watcher)) == (GONE, GONE)
    assert list(mine(anna)) == [other.id]
    assert mine(ben) == {}
    assert code(anna.get(f"/api/tables/{table.id}")) == (404, "no_such_table")
    assert code(ben.claim(table.watch)) == (404, "no_such_link")
    assert code(ben.take_over(handed)) == (410, "link_over")
    assert code(delete(anna, table.id)) == (404, "no_such_table")


def test_what_is_deleted_stays_deleted_in_every_store(new_server: NewServer, new_database: NewDatabase) -> None:
    server = new_server(database=new_database())
    anna, ben = Browser(server), Browser(server)
    gone, left, kept = anna.create("me", "bot"), anna.create("me", "link"), anna.create("me", "bot")
    ben.claim(left.links[1])
    assert delete(anna, gone.id).json() == leave(ben, left.id).json() == {"ok": True}
    server.kill()
    server.start()
    assert set(mine(anna)) == {left.id, kept.id}
    assert mine(ben) == {}
    assert mine(anna)[left.id]["seats"][1]["stand_in"]


def test_nobody_deletes_the_match_of_somebody_else(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link", "bot")
    eve = Browser(server)
    eve.claim(table.watch)
    phone = Browser(server)
    phone.take_over(anna.hand_over(table.id))
    assert mine(anna)[table.id]["deletable"]
    assert ben.claim(table.links[1], "Ben").status_code == 200
    before = anna.get(f"/api/tables/{table.id}").json()["seats"]
    for somebody in (ben, eve, phone):
        assert code(delete(somebody, table.id)) == (403, "not_your_table")
        assert not mine(somebody)[table.id]["deletable"]
    stranger = Browser(server)
    for who, where in ((stranger, table.id), (stranger, "nowhere"), (anna, "nowhere"), (anna, "..%2F..")):
        for part in (delete, leave):
            refused = part(who, where)
            assert refused.status_code == 404
            assert table.id not in refused.text, "whether there is such a table is not told"
    assert code(delete(anna, table.id)) == (409, "not_alone"), "nor does the host, once a friend plays"
    assert not mine(anna)[table.id]["deletable"]
    assert anna.get(f"/api/tables/{table.id}").json()["seats"] == before, "the bot may have moved, nothing else has"


def test_another_site_parts_nobody_from_a_match(anna: Browser) -> None:
    table = anna.create("me", "bot")
    for what in ("leave", "delete"):
        refused = anna.post(f"/api/tables/{table.id}/{what}", headers={"origin": "https://evil.example"})
        assert code(refused) == (403, "foreign_origin")
    assert set(mine(anna)) == {table.id}


def test_where_somebody_leaves_a_bot_goes_on(anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    with anna.sit(table.id) as first:
        with ben.sit(table.id) as second:
            assert leave(ben, table.id).json() == {"ok": True}
            assert closed_with(second) == GONE
        told = first.see(lambda state: bool(state["seats"][1]["stand_in"]))["seats"][1]
        assert (told["name"], told["taken"], told["kind"]) == ("Ben", False, "link")
        first.hear_until(lambda message: message["type"] == "chat" and message["notice"] == "stand_in")
        for _ in range(5):
            first.see(lambda state: bool(state["questions"]))
            first.hear_version(first.act()["version"])
    assert table.id not in mine(ben)
    assert code(ben.get(f"/api/tables/{table.id}/record")) == (404, "no_such_table")
    assert mine(anna)[table.id]["deletable"], "nobody else plays any more"


def test_whoever_left_a_seat_comes_back_by_its_link(anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    leave(ben, table.id)
    assert ben.claim(table.links[1]).json() == {"table": table.id, "seat": 1}
    seat = mine(ben)[table.id]["seats"][1]
    assert (seat["name"], seat["mine"], seat["stand_in"]) == ("Ben", True, False)


def test_another_browser_of_the_same_person_keeps_the_seat(server: Server, anna: Browser) -> None:
    table = anna.create("me", "link")
    phone = Browser(server)
    phone.take_over(anna.hand_over(table.id))
    waiting = anna.hand_over(table.id)
    with phone.sit(table.id) as seat:
        assert leave(anna, table.id).json() == {"ok": True}
        assert mine(anna) == {}
        line = mine(phone)[table.id]["seats"][0]
        assert (line["mine"], line["stand_in"], line["browsers"]) == (True, False, 1)
        seat.drain()
        assert seat.state["seat"] == 0
        assert seat.state["seats"][0]["mine"]
    assert phone.hold_alone(table.id).status_code == 200, "it has become the first"
    assert code(anna.take_over(waiting)) == (410, "link_over")


def test_a_finished_match_is_left_without_a_bot(anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link", options={"round_cap": 1})
    ben.claim(table.links[1], "Ben")
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        play_on([first, second], lambda legal: legal[0])
        assert leave(anna, table.id).json() == {"ok": True}
        assert closed_with(first) == GONE
        second.drain()
        assert not second.state["seats"][0]["stand_in"]
    assert table.id not in mine(anna)
    assert ben.get(f"/api/tables/{table.id}/record").status_code == 200
    assert code(delete(ben, table.id)) == (403, "not_your_table")


def test_a_watcher_stops_watching(anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "bot")
    ben.claim(table.watch)
    with anna.sit(table.id) as seat:
        assert leave(ben, table.id).json() == {"ok": True}
        seat.drain()
        assert seat.state["seats"][0]["mine"]
    assert mine(ben) == {}
    assert set(mine(anna)) == {table.id}


@pytest.mark.parametrize("part", [leave, delete])
def test_parting_twice_at_once_is_harmless(
    server: Server, anna: Browser, part: Callable[[Browser, str], httpx.Response]
) -> None:
    table = anna.create("me", "bot")
    assert part(anna, table.id).status_code == 200
    assert code(part(anna, table.id)) == (404, "no_such_table")


def test_a_table_that_is_deleted_is_no_rematch(anna: Browser) -> None:
    table = anna.create("me", "bot", options={"round_cap": 1})
    with anna.sit(table.id) as seat:
        while not seat.see(lambda state: bool(state["over"] or state["questions"]))["over"]:
            seat.hear_version(seat.act()["version"])
        rematch = anna.post(f"/api/tables/{table.id}/rematch").json()["table"]
        seat.see(lambda state: state["rematch"] == rematch)
        assert delete(anna, rematch).json() == {"ok": True}
        seat.see(lambda state: state["rematch"] is None)
