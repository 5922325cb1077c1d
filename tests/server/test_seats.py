"""Who sits where: links, taken seats, people who leave, shared screens, rematches, records that are brought along."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import ratusz
from ratusz import games
from ratusz.core.match import Match
from ratusz.server.live import LiveTable
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.table import Table
from ratusz.server.thinking import Thinkers
from ratusz.server.work import Work
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Json, Seat, Server, play_on
from tests.server.tables import stored


def seat_line(browser: Browser, table: str, seat: int) -> Json:
    line: Json = browser.get(f"/api/tables/{table}").json()["seats"][seat]
    return line


def test_a_seat_link_is_taken_once_and_shown_as_taken(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    assert not seat_line(anna, table.id, 1)["taken"]
    with anna.sit(table.id) as first:
        assert ben.claim(table.links[1], "Ben").status_code == 200
        told = first.hear_until(lambda message: message["type"] == "presence")["seats"][1]
        assert (told["name"], told["taken"], told["mine"], told["online"]) == ("Ben", True, False, False)
        with ben.sit(table.id) as second:
            assert first.hear_until(lambda message: message["type"] == "presence")["seats"][1]["online"]
            assert second.state["seat"] == 1
            late = Browser(server)
            taken = late.claim(table.links[1], "Late")
            assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
            assert late.get(f"/api/tables/{table.id}").status_code == 404
            assert ben.claim(table.links[1], "Ben once more").json() == {"table": table.id, "seat": 1}
    assert seat_line(anna, table.id, 1)["name"] == "Ben"


def test_of_many_who_take_a_seat_at_once_one_gets_it(server: Server, anna: Browser) -> None:
    table = anna.create("me", "link")
    people = [Browser(server) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda one: one.claim(table.links[1]).status_code, people))
    assert sorted(codes) == [200] + [409] * 7
    holder = people[codes.index(200)]
    assert seat_line(holder, table.id, 1)["mine"]


def test_a_watcher_who_takes_a_seat_sees_through_it_at_once(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.watch)
    with ben.sit(table.id) as seat:
        assert seat.state["seat"] is None
        ben.claim(table.links[1])
        seat.hear_until(lambda message: message["type"] == "state" and message["seat"] == 1)
        assert seat.state["seats"][1]["mine"]


@pytest.mark.parametrize(
    ("given", "shown"),
    [("  Anna   Maria ", "Anna Maria"), ("A\u202enna\x00", "A nna"), ("\n", "Seat 1"), ("Zażółć 👩‍🌾", "Zażółć 👩‍🌾")],
)
def test_names_are_tidied(anna: Browser, ben: Browser, given: str, shown: str) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], given)
    assert seat_line(anna, table.id, 1)["name"] == shown


def stands_in(seat: int) -> Callable[[Json], bool]:
    return lambda state: bool(state["seats"][seat]["stand_in"])


def notices(seat: Seat) -> list[tuple[int, str]]:
    """What the table itself has said in the chat."""
    seat.drain()
    return [(frame["seat"], frame["notice"]) for frame in seat.frames if frame["type"] == "chat" and frame["notice"]]


def test_a_bot_stands_in_for_a_leaver_who_takes_the_seat_back(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    with anna.sit(table.id) as first:
        with ben.sit(table.id):
            refused = anna.leave(table.id, 1)
            assert (refused.status_code, refused.json()["code"]) == (409, "still_here")
        play_until(first, lambda state: state["deciders"] == [1])
        while (answer := anna.leave(table.id, 1).json()) != {"ok": True}:
            assert answer["code"] == "still_here"
            time.sleep(0.02)
        told = first.hear_until(lambda message: message["type"] == "presence" and message["seats"][1]["stand_in"])
        assert told["seats"][1] == {
            "seat": 1, "name": "Ben", "kind": "link", "level": "fair", "taken": True, "mine": False, "online": False,
            "stand_in": True, "grace": None, "browsers": 0,
        }  # fmt: skip
        for _ in range(3):
            while not first.legal:
                first.hear()
            first.hear_version(first.act()["version"])
        assert anna.leave(table.id, 1).json()["code"] == "seat_taken"
        assert anna.leave(table.id, 2).status_code == 404
        with ben.sit(table.id) as second:
            assert (second.state["seat"], second.state["questions"]) == (1, []), "he sees his cards and decides nothing"
            assert second.ask("act", version=second.version, seat=1, answers=["end_turn"])["code"] == "stand_in"
            assert anna.come_back(table.id, 1).json()["code"] == "not_your_seat"
            assert ben.come_back(table.id, 1).json() == {"ok": True}
            second.see(lambda state: not stands_in(1)(state))
            play_until(first, lambda state: state["deciders"] == [1])
            second.see(lambda state: state["deciders"] == [1])
            assert second.act()["type"] == "accepted"
            assert ben.come_back(table.id, 1).json() == {"ok": True}, "who has the seat may ask for it again"
        assert notices(first) == [(1, "stand_in"), (1, "back")]


def test_a_friends_link_is_not_for_the_host(anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    assert anna.claim(table.links[1]).json()["code"] == "seated"
    assert ben.claim(table.links[1]).status_code == 200


def test_whoever_comes_by_the_link_holds_the_seat_beside_whoever_held_it(
    anna: Browser, ben: Browser, stranger: Browser
) -> None:
    """A host could open a friend's link in another browser: the friend keeps the seat, and cannot but notice."""
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    with anna.sit(table.id) as host, ben.sit(table.id) as before:
        assert ben.leave(table.id, 1).json() == {"ok": True}
        assert stranger.claim(table.links[1], "Mallory").status_code == 200
        state = before.see(lambda state: state["seats"][1]["browsers"] == 2)
        assert (state["seat"], state["seats"][1]["name"], state["seats"][1]["stand_in"]) == (1, "Ben", False)
        assert notices(before)[-1] == notices(host)[-1] == (1, "joined")
        assert host.state["seats"][1]["browsers"] == 0, "that is nobody else's business"
        play_until(host, lambda state: state["deciders"] == [1])
        before.see(lambda state: state["deciders"] == [1])
        assert before.act()["type"] == "accepted"
        with stranger.sit(table.id) as now:
            assert now.state["seat"] == 1


def test_whoever_holds_a_seat_can_put_the_other_browsers_out(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    thief, phone, late = Browser(server), Browser(server), Browser(server)
    ben.leave(table.id, 1)
    thief.claim(table.links[1])
    phone.take_over(ben.hand_over(table.id))
    secret = thief.hand_over(table.id)
    with thief.sit(table.id) as out, ben.sit(table.id) as mine:
        assert mine.state["seats"][1]["browsers"] == 3
        for companion in (thief, phone):
            assert companion.hold_alone(table.id).json()["code"] == "not_first", "or the thief would keep the seat"
        assert ben.hold_alone(table.id).json() == {"ok": True}
        assert mine.see(lambda state: state["seats"][1]["browsers"] == 1)["seat"] == 1
        out.see(lambda state: state["seat"] is None)
        assert out.ask("act", version=out.version, seat=1, answers=["end_turn"])["code"] == "not_your_seat"
        assert ben.leave(table.id, 1).json() == {"ok": True}
        assert thief.claim(table.links[1]).json()["code"] == "no_such_link", "nor does the link lead back"
        assert late.take_over(secret).json()["code"] == "link_over"
        assert ben.come_back(table.id, 1).json() == {"ok": True}
    assert phone.come_back(table.id, 1).json()["code"] == "not_your_seat"
    assert phone.take_over(ben.hand_over(table.id)).status_code == 200, "who has been put out may be let in again"


def test_holding_a_seat_alone_leaves_everything_else_as_it_is(anna: Browser, ben: Browser, stranger: Browser) -> None:
    table = anna.create("me", "here", "link")
    ben.claim(table.links[2], "Ben")
    assert anna.hold_alone(table.id).json() == {"ok": True}
    assert ben.hold_alone(table.id).json() == {"ok": True}
    assert ben.leave(table.id, 2).json() == {"ok": True}
    assert stranger.claim(table.links[2]).status_code == 200, "where nobody is put out the link is as good as before"
    assert [seat["mine"] for seat in anna.get(f"/api/tables/{table.id}").json()["seats"]] == [True, True, False]


def test_a_link_tells_what_it_opens(server: Server, anna: Browser, ben: Browser, stranger: Browser) -> None:
    table = anna.create("me", "link", clock={"minutes": 5, "increment": 3})
    told = ben.look_at(table.links[1]).json()
    assert (told["game"], told["table"], told["clock"]) == ("builders", None, {"minutes": 5, "increment": 3})
    assert (told["seat"]["name"], told["seat"]["taken"], told["seat"]["mine"]) == ("Seat 1", False, False)
    assert ben.get(f"/api/tables/{table.id}").status_code == 404, "to look is not to take"
    ben.claim(table.links[1], "Ben")
    assert (ben.look_at(table.links[1]).json()["table"], ben.look_at(table.links[1]).json()["seat"]["mine"]) == (
        table.id,
        True,
    )
    told = stranger.look_at(table.links[1]).json()
    assert (told["table"], told["seat"]["name"], told["seat"]["taken"], told["seat"]["stand_in"]) == (
        None, "Ben", True, False,
    )  # fmt: skip
    assert stranger.look_at(table.watch).json() == {
        "game": "builders", "seat": None, "clock": {"minutes": 5, "increment": 3}, "table": None,
        "host": "Seat 0", "over": False,
    }  # fmt: skip
    assert stranger.look_at("x" * 32).json()["code"] == "no_such_link"


def test_a_link_to_another_device_tells_what_it_opens_until_it_is_used(server: Server, anna: Browser) -> None:
    table = anna.create("me", "bot")
    secret, phone = anna.hand_over(table.id), Browser(server)
    told = phone.look_at(secret).json()
    assert (told["game"], told["host"], told["seat"]["name"], told["table"]) == ("builders", "Seat 0", "Seat 0", None)
    assert phone.get("/api/tables").json() == {"tables": []}, "to look is not to take"
    assert phone.take_over(secret).status_code == 200
    for browser in (phone, Browser(server)):
        assert browser.look_at(secret).json()["code"] == "no_such_link"


def test_the_host_makes_new_links_with_any_browser(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link", "link")
    phone = Browser(server)
    phone.take_over(anna.hand_over(table.id))
    fresh = phone.new_link(table.id, 1).json()["secret"]
    assert ben.claim(table.links[1]).json()["code"] == "no_such_link"
    assert ben.claim(fresh, "Ben").json() == {"table": table.id, "seat": 1}
    assert phone.new_link(table.id, 1).json()["code"] == "seat_taken"
    assert ben.new_link(table.id, 2).json()["code"] == "not_your_seat"
    assert anna.hold_alone(table.id).json() == {"ok": True}
    assert phone.new_link(table.id, 2).json()["code"] == "not_your_seat"
    assert anna.new_link(table.id, 7).json()["code"] == "no_such_seat"
    watcher, late = Browser(server), Browser(server)
    watch = anna.new_link(table.id).json()["secret"]
    assert watcher.claim(watch).json() == {"table": table.id, "seat": None}
    assert late.claim(table.watch).json()["code"] == "no_such_link"
    assert late.new_link(table.id, 2).status_code == 404


def test_who_takes_a_seat_back_in_its_own_turn_is_asked_at_once(new_server: NewServer) -> None:
    server = new_server(RATUSZ_PACE="3600")
    anna = Browser(server)
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        mine = seat.state["deciders"][0]
        seat.ask("sit", seat=mine)
        asked = seat.see(lambda state: bool(state["questions"]))["questions"]
        assert anna.leave(table.id, mine).json() == {"ok": True}
        assert seat.see(stands_in(mine))["questions"] == []
        assert anna.come_back(table.id, mine).json() == {"ok": True}
        assert seat.see(lambda state: not stands_in(mine)(state))["questions"] == asked


def play_until(seat: Seat, wanted: Callable[[Json], bool]) -> None:
    while not wanted(seat.state):
        if seat.legal:
            seat.hear_version(seat.act()["version"])
        else:
            seat.hear()


def test_the_link_takes_the_seat_back_in_any_browser(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    phone, thief = Browser(server), Browser(server)
    with ben.sit(table.id) as second:
        assert phone.claim(table.links[1]).json()["code"] == "seat_taken", "somebody sits there"
        assert ben.leave(table.id, 1).json() == {"ok": True}
        second.see(stands_in(1))
        assert anna.claim(table.links[1]).json()["code"] == "seated", "whoever set the table knows all links"
        assert phone.claim(table.links[1], "Benjamin").json() == {"table": table.id, "seat": 1}
        second.see(lambda state: not stands_in(1)(state))
        assert seat_line(anna, table.id, 1)["name"] == "Ben"
        assert thief.claim(table.links[1]).json()["code"] == "seat_taken"
        with phone.sit(table.id) as other:
            assert other.state["seat"] == second.state["seat"] == 1


def test_a_page_that_is_loaded_again_is_not_a_leaver(new_server: NewServer) -> None:
    server = new_server(RATUSZ_AWAY_SECONDS="3600")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", clock={"minutes": 600})
    ben.claim(table.links[1])
    with anna.sit(table.id) as first:
        ben.sit(table.id).close()
        first.hear_until(lambda message: message["type"] == "presence" and message["seats"][1]["online"])
        told = first.hear_until(lambda message: message["type"] == "presence" and not message["seats"][1]["online"])
        assert 3500 < told["seats"][1]["grace"] <= 3600
        refused = anna.leave(table.id, 1)
        assert (refused.status_code, refused.json()["code"]) == (409, "still_here")


def test_one_may_leave_ones_own_seat_to_a_bot_and_take_it_back(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        assert ben.leave(table.id, 1).json() == {"ok": True}
        second.see(stands_in(1))
        for kind in ({"type": "act", "answers": ["end_turn"]}, {"type": "undo"}):
            name = kind.pop("type")
            assert second.ask(str(name), version=second.version, seat=1, **kind)["code"] == "stand_in"
        assert second.ask("consent", seat=1, agree=True)["code"] == "nothing_asked"
        while not first.legal:
            first.hear()
        assert ben.come_back(table.id, 1).json() == {"ok": True}
        assert not second.see(lambda state: not stands_in(1)(state))["over"]


def test_bots_that_stand_in_play_as_well_as_the_best_at_the_table(anna: Browser) -> None:
    for bots, level in (([], "fair"), (["easy"], "easy"), (["easy", "strong"], "strong")):
        table = anna.create("me", "here", *({"kind": "bot", "level": one} for one in bots))
        assert anna.leave(table.id, 1).json() == {"ok": True}
        assert seat_line(anna, table.id, 1)["level"] == level


def test_a_stand_in_stays_over_a_restart(new_server: NewServer) -> None:
    server = new_server()
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    ben.leave(table.id, 1)
    server.kill()
    server.start()
    line = seat_line(ben, table.id, 1)
    assert (line["stand_in"], line["mine"]) == (True, True)
    assert ben.come_back(table.id, 1).json() == {"ok": True}
    with ben.sit(table.id) as seat:
        assert notices(seat) == [(1, "stand_in"), (1, "back")]


def test_bots_that_stand_in_for_everybody_wait_until_somebody_looks(tmp_path: Path) -> None:
    match = Match.new(games.find("builders"), 2, 5, confirm=[0, 1], keep_events=True)
    kept = stored(match, "table", ["anna", "ben"])
    for row in kept.seats:
        row.stand_in = True

    async def work() -> None:
        store, thinkers = SqliteStore(tmp_path / "a.db"), Thinkers(1, 1.0)
        await store.create(kept)
        live = LiveTable(Table(kept), store, thinkers, Settings(pace=0.0), Work())
        live.wake()
        assert live.idle, "nobody plays"
        anna = live.join(hashed("anna"))
        while not live.table.lines:
            await asyncio.sleep(0.01)
        live.leave(anna)
        while not live.idle:
            await asyncio.sleep(0.01)
        assert not live.table.match.over
        live.close()
        thinkers.close()
        await store.close()

    asyncio.run(work())


def test_a_bot_that_stands_in_plays_on_for_people_who_are_not_there_now(anna: Browser, ben: Browser) -> None:
    """They find it their turn when they come back."""
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    with ben.sit(table.id) as seat:
        leaver, mover = (ben, 1) if seat.legal else (anna, 0)
    assert leaver.leave(table.id, mover).json() == {"ok": True}
    while (line := anna.get(f"/api/tables/{table.id}").json())["changed"] == line["created"]:
        time.sleep(0.02)


def test_a_bot_plays_where_nobody_came_until_somebody_does(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    assert anna.leave(table.id, 1).json() == {"ok": True}
    with anna.sit(table.id) as first:
        assert first.state["seats"][1]["stand_in"]
        assert ben.claim(table.links[1], "Ben").json() == {"table": table.id, "seat": 1}
        state = first.see(lambda state: not stands_in(1)(state))
        assert (state["seats"][1]["name"], state["seats"][1]["taken"]) == ("Ben", True)


def test_after_the_end_nobody_is_replaced(server: Server, anna: Browser) -> None:
    table = anna.create("me", "here", options={"round_cap": 1})
    finish_alone(anna, table.id)
    assert anna.leave(table.id, 0).json()["code"] == "over"


def test_a_seat_is_shared_with_another_device_by_a_link_that_is_good_once(
    server: Server, anna: Browser, ben: Browser
) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1], "Ben")
    phone, thief = Browser(server), Browser(server)
    secret = ben.hand_over(table.id)
    assert phone.take_over(secret).json() == {"table": table.id, "seat": 1}
    used = thief.take_over(secret)
    assert (used.status_code, used.json()["code"]) == (410, "link_over")
    assert phone.take_over(secret).json() == {"table": table.id, "seat": 1}, "who has used it may come by it again"
    assert thief.get(f"/api/tables/{table.id}").status_code == 404
    with anna.sit(table.id) as first, ben.sit(table.id) as laptop, phone.sit(table.id) as mobile:
        assert first.hear_until(lambda message: message["type"] == "presence")["watchers"] == 0
        play_until(first, lambda state: state["deciders"] == [1])
        for other in (mobile, laptop):
            other.see(lambda state: state["deciders"] == [1])
            answer = other.act()
            assert answer["type"] == "accepted", answer
            for each in (mobile, laptop, first):
                each.hear_version(answer["version"])
            if laptop.state["deciders"] != [1]:
                break
        laptop.close()
        first.drain()
        assert first.state["seats"][1]["online"], "the phone is still here"
    assert [line["table"] for line in phone.get("/api/tables").json()["tables"]] == [table.id]
    assert anna.take_over(ben.hand_over(table.id)).status_code == 200
    with anna.sit(table.id) as both:
        assert [seat["mine"] for seat in both.state["seats"]] == [True, True]


def test_all_seats_of_a_screen_go_on_with_the_other_device(server: Server, anna: Browser) -> None:
    table = anna.create("me", "here", "link")
    phone = Browser(server)
    assert phone.take_over(anna.hand_over(table.id)).json() == {"table": table.id, "seat": 0}
    with phone.sit(table.id) as seat:
        assert [line["mine"] for line in seat.state["seats"]] == [True, True, False]


def test_a_spectator_goes_on_watching_elsewhere(server: Server, anna: Browser, stranger: Browser) -> None:
    table = anna.create("me", "link")
    stranger.claim(table.watch)
    phone = Browser(server)
    assert phone.take_over(stranger.hand_over(table.id)).json() == {"table": table.id, "seat": None}
    with phone.sit(table.id) as seat:
        assert seat.state["seat"] is None


def test_a_link_to_another_device_is_good_for_minutes_only(new_server: NewServer) -> None:
    server = new_server(RATUSZ_HANDOVER_SECONDS="1")
    anna = Browser(server)
    table = anna.create("me", "link")
    secret = anna.hand_over(table.id)
    time.sleep(1.1)  # The one second that it is good for.
    assert Browser(server).take_over(secret).json()["code"] == "link_over"
    anna.hand_over(table.id)
    server.stop()
    connection = sqlite3.connect(server.database)
    kept = connection.execute("SELECT secret FROM handovers").fetchall()
    connection.close()
    assert len(kept) == 1, "those that have expired are forgotten"
    assert secret not in server.database.read_bytes().decode(errors="replace")


def test_only_so_many_browsers_hold_a_seat(new_server: NewServer) -> None:
    server = new_server(RATUSZ_BROWSERS_PER_SEAT="2")
    anna = Browser(server)
    table = anna.create("me", "link")
    assert Browser(server).take_over(anna.hand_over(table.id)).status_code == 200
    secret = anna.hand_over(table.id)
    for _ in range(2):
        refused = Browser(server).take_over(secret)
        assert (refused.status_code, refused.json()["code"]) == (409, "seat_full"), "a refusal uses no link up"
    assert anna.take_over(secret).json() == {"table": table.id, "seat": 0}
    assert Browser(server).take_over(secret).json()["code"] == "link_over"
    ben, cleo = Browser(server), Browser(server)
    ben.claim(table.links[1])
    for browser, code in ((cleo, 200), (Browser(server), 409)):
        ben.leave(table.id, 1)
        assert browser.claim(table.links[1]).status_code == code, "by the seat's link neither"


def test_all_seats_of_a_link_are_shared_or_none(new_server: NewServer) -> None:
    server = new_server(RATUSZ_BROWSERS_PER_SEAT="2")
    anna, ben, phone = Browser(server), Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    assert anna.take_over(ben.hand_over(table.id)).status_code == 200
    assert [line["mine"] for line in anna.get(f"/api/tables/{table.id}").json()["seats"]] == [True, True]
    assert phone.take_over(anna.hand_over(table.id)).json()["code"] == "seat_full"
    assert phone.get(f"/api/tables/{table.id}").status_code == 404


def test_of_many_who_use_a_link_at_once_one_gets_the_seat(server: Server, anna: Browser) -> None:
    table = anna.create("me", "link")
    secret = anna.hand_over(table.id)
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda one: one.take_over(secret).status_code, [Browser(server) for _ in range(8)]))
    assert sorted(codes) == [200] + [410] * 7


def finish_alone(browser: Browser, table: str, seed: int = 1) -> Json:
    """Play all seats at one screen, as a shared screen does it: sit down on whoever's turn it is."""
    rng = random.Random(seed)
    with browser.sit(table) as seat:
        while not seat.state["over"]:
            if not seat.legal:
                assert seat.ask("sit", seat=seat.state["deciders"][0])["type"] == "accepted"
                seat.hear_until(lambda message: message["type"] == "state")
            seat.hear_version(seat.act(rng.choice(seat.legal))["version"])
        return seat.state


def test_two_people_at_one_screen_change_eyes(new_server: NewServer) -> None:
    """Between two turns the screen can be covered; each sees a hand of its own."""
    server = new_server(module="tests.server.fair_server")
    anna = Browser(server)
    table = anna.create("me", "here", game="fair")
    with anna.sit(table.id) as seat:
        first = seat.state["view"]["hand"]
        assert seat.state["seat"] == 0
        seat.act()
        for eyes, hand in ((None, []), (1, 4), (0, 3)):
            answer = seat.ask("sit", seat=eyes)
            assert answer["type"] == "accepted"
            seat.hear_until(lambda message: message["type"] == "state")
            assert seat.state["seat"] == eyes
            assert (seat.state["view"]["hand"] if eyes is None else len(seat.state["view"]["hand"])) == hand
            assert seat.state["since"] == 0, "the log is told anew, as these eyes saw it"
        assert set(seat.state["view"]["hand"]) < set(first)
        seat.ask("sit", seat=None)
        seat.hear_until(lambda message: message["type"] == "state")
        other = Browser(server)
        other.claim(table.watch)
        with other.sit(table.id):
            seat.drain()
            assert seat.state["seat"] is None, "a covered screen stays covered whoever comes"


def test_a_shared_screen_is_told_whose_secrets_to_cover(anna: Browser) -> None:
    for game, secrets in (("builders", []), ("le_havre", []), ("craftsmen", [0, 1])):
        with anna.sit(anna.create("me", "here", game=game).id) as seat:
            assert seat.state["secrets"] == secrets, game
    with anna.sit(anna.create("me", "link", game="craftsmen").id) as seat:
        assert seat.state["secrets"] == [], "Who sits alone covers nothing."


def test_a_rematch_seats_the_same_people_once_more(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link", {"kind": "bot", "level": "easy"}, options={"round_cap": 1}, clock={"minutes": 5})
    ben.claim(table.links[1], "Ben")
    watcher = Browser(server)
    watcher.claim(table.watch)
    early = anna.post(f"/api/tables/{table.id}/rematch")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    seats = [anna.sit(table.id), ben.sit(table.id)]
    rng = random.Random(8)
    while not seats[0].state["over"]:
        for seat in seats:
            seat.drain()
            if seat.legal:
                seat.hear_version(seat.act(rng.choice(seat.legal))["version"])
    first = anna.post(f"/api/tables/{table.id}/rematch").json()["table"]
    told = seats[1].see(lambda state: state["rematch"] is not None)
    second = ben.post(f"/api/tables/{table.id}/rematch").json()["table"]
    assert first == second == told["rematch"] != table.id
    for seat in seats:
        seat.close()
    for number, browser in enumerate((anna, ben)):
        with browser.sit(first) as seat:
            assert seat.state["seat"] == number
            assert not seat.state["over"]
            assert seat.state["options"] == {"round_cap": 1}
            assert seat.state["clock"]["left"] == pytest.approx([300] * 3, abs=30)
            assert [line["name"] for line in seat.state["seats"]] == ["Seat 0", "Ben", ""]
    with watcher.sit(first) as seat:
        assert seat.state["seat"] is None


def test_a_record_goes_out_and_comes_in_again(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "here", options={"round_cap": 2})
    finish_alone(anna, table.id)
    record = anna.get(f"/api/tables/{table.id}/record").json()["record"]
    reply = ben.post("/api/records", {"record": record})
    assert reply.status_code == 201
    imported = reply.json()["table"]
    assert ben.get(f"/api/tables/{imported}/record").json()["record"] == record
    with ben.sit(imported) as seat:
        assert seat.state["over"]
        assert seat.ask("look", ply=3)["ply"] == 3
        assert ratusz.replay(record).scores() == seat.state["scores"]


def test_a_record_of_an_unfinished_match_is_played_on(server: Server, anna: Browser) -> None:
    match = ratusz.new("builders", 3, 7, confirm=[0, 1, 2], options={"round_cap": 1}, keep_events=True)
    for _ in range(4):
        match.apply(match.parse("take_coins 1") if match.parse("take_coins 1") in match.legal() else match.legal()[0])
    match.undo(match.moves[-1].seat, 1, by_consent=True)
    imported = anna.post("/api/records", {"record": match.record().to_json()}).json()["table"]
    state = finish_alone(anna, imported)
    assert state["over"]
    record = json.loads(anna.get(f"/api/tables/{imported}/record").json()["record"])
    assert record["actions"][:5] == json.loads(match.record().to_json())["actions"]


def test_a_record_keeps_its_bots_as_bots(anna: Browser, ben: Browser) -> None:
    strong: Json = {"kind": "bot", "level": "strong"}
    easy: Json = {"kind": "bot", "level": "easy", "name": "Robo"}
    table = anna.create("me", easy, strong, options={"round_cap": 1})
    with anna.sit(table.id) as seat:
        while not seat.see(lambda state: bool(state["over"] or state["questions"]))["over"]:
            seat.hear_version(seat.act()["version"])
    record = anna.get(f"/api/tables/{table.id}/record").json()["record"]
    assert json.loads(record)["names"] == ["Seat 0", "easy", "strong"]
    reply = ben.post("/api/records", {"record": record}).json()
    assert reply["seat"] == 0
    assert _sitters(ben, reply["table"]) == [("here", None, True), ("bot", "easy", False), ("bot", "strong", False)]
    again = ben.get(f"/api/tables/{reply['table']}/record").json()["record"]
    assert again == record


@pytest.mark.parametrize(
    ("confirm", "names", "sitters"),
    [
        ([], [], "people"),
        ([], ["Anna", "Ben"], "people"),
        ([0, 1], ["Anna", "fair"], "people"),
        ([0], ["Anna", ""], "fair"),
        ([0], ["Anna", "strong"], "strong"),
        ([0], ["Anna", "mcts:seconds=1"], "fair"),
        ([0], ["Anna", "exec:rm -rf"], "fair"),
        ([0], ["Anna", "marta:level=good"], "good"),
        ([0], ["Anna", "marta"], "fair"),
        ([0], ["Anna", "marta:level=best"], "fair"),
        ([0], ["Anna", "Ben"], "people"),
        ([0], ["Anna"], "fair"),
    ],
)
def test_who_was_a_bot_is_told_by_the_record(anna: Browser, confirm: list[int], names: list[str], sitters: str) -> None:
    """People confirm the ends of their turns, and bots are called by their specs; old records say only the first."""
    match = ratusz.new("builders", 2, 7, confirm=confirm)
    match.names = names
    imported = anna.post("/api/records", {"record": match.record().to_json()}).json()["table"]
    second = ("here", None, True) if sitters == "people" else ("bot", sitters, False)
    assert _sitters(anna, imported) == [("here", None, True), second]


def test_the_bots_of_a_record_play_on(anna: Browser) -> None:
    match = ratusz.new("builders", 2, 7, confirm=[0], options={"round_cap": 1})
    match.names = ["Anna", "easy"]
    imported = anna.post("/api/records", {"record": match.record().to_json()}).json()["table"]
    with anna.sit(imported) as seat:
        while not seat.see(lambda state: bool(state["over"] or state["questions"]))["over"]:
            assert seat.state["seat"] == 0
            seat.hear_version(seat.act()["version"])


def test_a_record_of_bots_alone_is_watched(anna: Browser) -> None:
    match = ratusz.new("builders", 2, 7)
    match.names = ["fair", "strong"]
    imported = anna.post("/api/records", {"record": match.record().to_json()}).json()
    assert imported["seat"] is None
    assert [kind for kind, _, _ in _sitters(anna, imported["table"])] == ["bot", "bot"]


def _sitters(browser: Browser, table: str) -> list[tuple[str, str | None, bool]]:
    seats = browser.get(f"/api/tables/{table}").json()["seats"]
    return [(seat["kind"], seat["level"], seat["mine"]) for seat in seats]


def _altered(record: str, **changes: object) -> str:
    return json.dumps(json.loads(record) | changes)


def test_a_record_that_lies_is_refused(server: Server, anna: Browser) -> None:
    match = ratusz.new("builders", 2, 7)
    for _ in range(6):
        match.apply(match.legal()[0])
    record = match.record().to_json()
    document = match.document()
    starting = ratusz.from_document(document).record().to_json()
    lies = {
        "seed": _altered(record, seed="8"),
        "hash": _altered(record, seed_hash="0" * 64),
        "final": _altered(record, final="0" * 64),
        "line": _altered(record, actions=["0 take_coins 9"]),
        "seat": _altered(record, actions=["9 take_coins 1"]),
        "game": _altered(record, game="chess"),
        "players": _altered(starting, players=4),
        "surrogate": _altered(record, names=["\ud800"]),
        "surrogate seed": _altered(record, seed="\ud800"),
        "surrogate start": _altered(starting, start=document | {"more": "\ud800"}),
        "deep start": starting.replace('"position"', '"more": ' + "[" * 900 + "]" * 900 + ', "position"'),
        "endless undo": _altered(record, actions=[*json.loads(record)["actions"], *["0 undo 1"] * 200_000]),
        "a number": "7",
    }
    for lie, text in lies.items():
        reply = anna.post("/api/records", {"record": text})
        assert 400 <= reply.status_code < 500, lie
        assert reply.json()["message"].endswith("."), lie
    assert anna.get("/api/tables").json() == {"tables": []}
    assert anna.post("/api/records", {"record": record}).status_code == 201
    server.assert_calm()


def test_chat_is_told_to_all_and_kept(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.watch)
    with anna.sit(table.id) as first, ben.sit(table.id) as watcher:
        assert first.ask("say", text="  Good\tluck!\x07 ", id="first-line")["type"] == "accepted"
        line = watcher.hear_until(lambda message: message["type"] == "chat")
        assert {key: line[key] for key in ("number", "seat", "name", "text")} == {
            "number": 0, "seat": 0, "name": "Seat 0", "text": "Good luck!",
        }  # fmt: skip
        assert first.ask("say", text="Good luck!", id="first-line")["type"] == "accepted"
        assert watcher.ask("say", text="May I watch?")["type"] == "accepted"
        assert first.ask("say", text=" \u200b ")["code"] == "empty"
        assert first.ask("say", text="a" * 501)["code"] == "malformed"
    with anna.sit(table.id) as again:
        chat = [frame for frame in again.frames if frame["type"] == "chat"]
        assert [(line["number"], line["seat"], line["text"]) for line in chat] == [
            (0, 0, "Good luck!"),
            (1, None, "May I watch?"),
        ]


def test_a_table_with_much_chat_can_still_be_joined(server: Server, anna: Browser) -> None:
    table = anna.create("me", "bot")
    with anna.sit(table.id) as seat:
        for number in range(300):
            seat.ask("say", text=f"line {number}")
    with anna.sit(table.id) as again:
        texts = [frame["text"] for frame in again.frames if frame["type"] == "chat"]
        assert texts == [f"line {number}" for number in range(200, 300)]


def test_a_record_of_other_rules_opens_as_far_as_it_goes(server: Server, anna: Browser) -> None:
    match = ratusz.new("builders", 2, 7, options={"round_cap": 3})
    for _ in range(6):
        match.apply(match.legal()[0])
    record = _altered(match.record().to_json(), rules_version=99)
    whole = anna.post("/api/records", {"record": record}).json()
    assert (whole["misfit"], whole["over"]) == ("", False)
    lines = [*json.loads(record)["actions"], "0 fly", "1 fly"]
    cut = anna.post("/api/records", {"record": _altered(record, actions=lines)}).json()
    told = "Line 7 of the record, '0 fly', does not fit version 1 of the rules (it was played by version 99): "
    assert cut["misfit"].startswith(told)
    for table in (whole["table"], cut["table"]):
        with anna.sit(table) as seat:
            assert seat.state["ply"] == 6
            assert seat.ask("look", ply=3)["ply"] == 3
        state = finish_alone(anna, table)
        assert state["over"]
        exported = json.loads(anna.get(f"/api/tables/{table}/record").json()["record"])
        assert (exported["rules_version"], exported["actions"][:6]) == (1, lines[:6])
    server.assert_calm()


def test_play_goes_on_at_the_rematch(server: Server, anna: Browser, ben: Browser) -> None:
    table = anna.create("me", "link", options={"round_cap": 1})
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    play_on(seats, random.Random(4).choice)
    again = anna.post(f"/api/tables/{table.id}/rematch").json()["table"]
    for seat in seats:
        seat.close()
    seats = [anna.sit(again), ben.sit(again)]
    play_on(seats, random.Random(5).choice)
    with anna.sit(table.id) as before:
        assert seats[0].state["seed"] != before.state["seed"]
    for seat in seats:
        seat.close()
