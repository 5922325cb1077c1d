"""Nobody learns what is not theirs to know: two worlds that differ only in what is hidden cannot be told apart."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus

from ratusz import games
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Json, Seat, Server
from tests.server.tables import load, put, stored
from tests.toys.fair import GAME as FAIR

COOKIES = ["the cookie of seat zero", "the cookie of seat one"]
WATCHER = "the cookie of a watcher"
WORLDS = ["worldaaaaaaa", "worldbbbbbbb"]


def two_worlds(match: Match, observer: int | None) -> list[Match]:
    """The match, and another in which all is different that the observer cannot know."""
    twin = match.redealt(NOBODY if observer is None else observer, Rng.from_seed("the other world"))
    documents = [match.document(), Match(match.game, twin, match.options).document()]
    assert documents[0] != documents[1]
    return [Match.from_document(match.game, document) for document in documents]


def told(seat: Seat, table: str) -> list[str]:
    """Everything that came over a socket, but for the name of the table and the time."""
    frames = [json.dumps(frame, sort_keys=False) for frame in seat.frames]
    return [re.sub(r'"at": [0-9.]+', '"at": 0', frame.replace(table, "table")) for frame in frames]


class Lobby:
    """Notes after every step of a script whether the lobby says that a table has changed. When is up to the clock."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.noted: list[bool] = []
        self.changed = self._changed()

    def _changed(self) -> float:
        [line] = [one for one in self.browser.get("/api/tables").json()["tables"] if one["table"] == self.table]
        assert line["changed"] == self.browser.get(f"/api/tables/{self.table}").json()["changed"]
        return float(line["changed"])

    def look(self) -> None:
        before, self.changed = self.changed, self._changed()
        self.noted.append(self.changed != before)


def asked(browser: Browser, table: str) -> list[str]:
    """Everything that comes over HTTP, likewise; what the times tell is noted by a `Lobby`."""
    replies = [browser.get(f"/api/tables/{table}{path}") for path in ("", "/record")]
    replies += [
        browser.post(f"/api/tables/{table}{path}", {}) for path in ("/rematch", "/seats/1/leave", "/seats/1/return")
    ]
    return [
        f"{reply.status_code} " + re.sub(r'"(created|changed)":[0-9.e+]+', "", reply.text.replace(table, "table"))
        for reply in replies
    ]


def probe(seat: Seat, moments: int) -> None:
    """Ask for everything that might give something away."""
    for answer in ("dance", "take_coins 9", "lay card_99", "end_turn now"):
        for number in (0, 1):
            command = f"probe-{seat.version}-{answer}-{number}".replace(" ", "-")
            seat.ask("act", id=command, version=seat.version, seat=number, answers=[answer])
    for ply in range(moments + 2):
        seat.ask("look", id=f"look-back-{seat.version}-{ply}", ply=ply)
    for number in (0, 1):
        seat.ask("ways", id=f"ways-of-{number}-{seat.version}", version=seat.version, seat=number, first=0)
    seat.ask("undo", id=f"undo-too-much-{seat.version}", version=seat.version, seat=0, count=999)
    seat.ask("consent", id=f"consent-to-what-{seat.version}", seat=0, agree=True)
    seat.ask("say", id=f"line-of-chat-{seat.version}", text="What do you hold?")
    seat.ask("ping", id=f"ping-at-last-{seat.version}")


Script = Callable[[Seat, Seat, Lobby], None]


def lay_and_stake(mine: Seat, other: Seat, lobby: Lobby) -> None:
    """Both lay, the other stakes; the last stake would reveal everything."""
    other.act(other.legal[0], id="other-lays-a-card")
    lobby.look()
    mine.act(mine.legal[-1], id="mine-lays-a-card")
    lobby.look()
    other.hear_version(1)
    other.act(other.legal[0], id="other-stakes-coins")
    mine.hear_version(2)
    lobby.look()
    assert lobby.noted == [False, False, True], "what is laid face down, and how often, nobody else is to notice"


def take_coins(mine: Seat, other: Seat, lobby: Lobby) -> None:
    """Turns in which no card is turned up."""
    version = 0
    for turn in range(4):
        active = mine if mine.state["deciders"] == [mine.state["seat"]] else other
        passive = other if active is mine else mine
        for word in ("take_coins 3", "end_turn"):
            version += 1
            active.act(word, id=f"turn-{turn}-{word}".replace(" ", "-"))
            for seat in (active, passive):
                seat.hear_version(version)
            lobby.look()
    assert lobby.noted == [True] * version


def seen(server: Server, world: str, observer: int | None, script: Script) -> tuple[list[str], list[str]]:
    """All that an observer is told while the same things happen."""
    mine, other = (Browser(server, cookie) for cookie in COOKIES)
    watcher = Browser(server, WATCHER)
    eyes = mine if observer == 0 else watcher
    lobby = Lobby(eyes, world)
    with other.sit(world) as second, mine.sit(world) as first:
        if observer == 0:
            script(first, second, lobby)
            probe(first, 3)
            return told(first, world), asked(eyes, world)
        with watcher.sit(world) as third:
            script(first, second, lobby)
            third.ask("ping", id="until-here-and-no-further")
            probe(third, 3)
            return told(third, world), asked(eyes, world)


@pytest.mark.parametrize("observer", [0, None])
@pytest.mark.parametrize(("game", "script"), [("fair", lay_and_stake), ("builders", take_coins)])
def test_two_worlds_that_differ_only_in_what_is_hidden_send_the_same_bytes(
    new_server: NewServer, game: str, script: Script, observer: int | None
) -> None:
    server = new_server(module="tests.server.fair_server")
    server.stop()
    rules = FAIR if game == "fair" else games.find(game)
    worlds = two_worlds(Match.new(rules, 2, 5, confirm=[0, 1]), observer)
    put(server.database, *(stored(match, name, COOKIES, WATCHER) for match, name in zip(worlds, WORLDS, strict=True)))
    server.start()
    one, other = (seen(server, world, observer, script) for world in WORLDS)
    assert len(one[0]) > 20
    assert one == other
    server.assert_calm()


def test_a_bot_that_knows_no_more_than_its_seat_plays_the_same_in_both_worlds(new_server: NewServer) -> None:
    """What a bot does is told too: it may not depend on what is hidden from it."""
    played = []
    for world in two_worlds(Match.new(FAIR, 2, 5, confirm=[0, 1]), 1):
        # Each world has a server of its own, and both the same table.
        server = new_server(module="tests.server.fair_server")
        server.stop()
        put(server.database, stored(world, "table", [COOKIES[0], None], WATCHER))
        server.start()
        with Browser(server, WATCHER).sit("table") as seat:
            seat.hear_version(1)
        server.assert_calm()
        server.stop()
        played.append([(row.seat, row.line) for row in load(server.database, "table").actions])
    assert [seat for seat, _ in played[0]] == [1, 1]
    assert played[0] == played[1]


def test_what_a_seat_sees_depends_on_its_cards_after_all(new_server: NewServer) -> None:
    """The counter-test: between worlds that differ in its own hand the same comparison finds the difference."""
    server = new_server(module="tests.server.fair_server")
    server.stop()
    worlds = two_worlds(Match.new(FAIR, 2, 5, confirm=[0, 1]), 1)
    put(server.database, *(stored(match, name, COOKIES, WATCHER) for match, name in zip(worlds, WORLDS, strict=True)))
    server.start()
    first = [Browser(server, COOKIES[0]).sit(world) for world in WORLDS]
    assert told(first[0], WORLDS[0]) != told(first[1], WORLDS[1])
    for seat in first:
        seat.close()


def test_a_stranger_with_every_public_id_learns_nothing(server: Server, anna: Browser, ben: Browser) -> None:
    """Not even whether there is such a table: every answer is the one that a table gets that does not exist."""
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    stranger = Browser(server)
    stranger.create("me", "bot")
    for visitor in (stranger, Browser(server), Browser(server, "x" * 32)):
        for method, path, body in [
            ("GET", "", None),
            ("GET", "/record", None),
            ("POST", "/rematch", None),
            ("POST", "/seats/0/leave", None),
            ("POST", "/seats/9/leave", None),
            ("POST", "/seats/x/leave", None),
            ("POST", "/seats/0/return", None),
            ("POST", "/handover", None),
            ("POST", "/alone", None),
            ("POST", "/links", {"seat": 1}),
            ("POST", "/links", {}),
        ]:
            here, nowhere = (
                visitor.request(method, f"/api/tables/{table_id}{path}", body) for table_id in (table.id, "0" * 12)
            )
            assert here.status_code == 404
            assert (here.status_code, here.text) == (nowhere.status_code, nowhere.text)
            assert _names(here.headers) == _names(nowhere.headers)
        refusals = []
        for table_id in (table.id, "0" * 12):
            with pytest.raises(InvalidStatus) as refused:
                visitor.sit(table_id)
            refusals.append((refused.value.response.status_code, refused.value.response.body))
        assert refusals[0] == refusals[1]
        assert refusals[0][0] == 404
    assert table.id not in stranger.get("/api/tables").text


def _names(headers: object) -> set[str]:
    return set(dict(headers))  # type: ignore[call-overload]


def test_public_ids_are_no_secrets(server: Server, anna: Browser, stranger: Browser) -> None:
    table = anna.create("me", "link")
    for guess in (table.id, table.id * 2, "0" * 32, "A" * 43):
        reply = stranger.claim(guess)
        assert reply.status_code in (404, 422)
    assert stranger.get(f"/api/tables/{table.id}").status_code == 404


def test_who_watches_sees_and_cannot_act(server: Server, anna: Browser, ben: Browser, stranger: Browser) -> None:
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    assert stranger.claim(table.watch).json() == {"table": table.id, "seat": None}
    with anna.sit(table.id) as first, stranger.sit(table.id) as watcher:
        assert watcher.state["seat"] is None
        assert watcher.state["questions"] == []
        version = watcher.version
        for seat in (0, 1):
            commands: list[tuple[str, Json]] = [
                ("act", {"version": version, "seat": seat, "answers": ["end_turn"]}),
                ("undo", {"version": version, "seat": seat}),
                ("consent", {"seat": seat, "agree": True}),
                ("hint", {"seat": seat}),
                ("sit", {"seat": seat}),
            ]
            for kind, fields in commands:
                assert watcher.ask(kind, **fields)["code"] == "not_your_seat", kind
        assert watcher.ask("sit", seat=None)["type"] == "accepted"
        first.drain()
        assert first.version == version
        for reply in (stranger.leave(table.id, 0), stranger.come_back(table.id, 0)):
            assert (reply.status_code, reply.json()["code"]) == (403, "not_your_seat")
        assert stranger.post(f"/api/tables/{table.id}/rematch").status_code == 403
    [listed] = stranger.get("/api/tables").json()["tables"]
    assert (listed["table"], listed["my_turn"], [seat["mine"] for seat in listed["seats"]]) == (
        table.id,
        False,
        [False] * 2,
    )


def test_a_seat_is_seen_through_its_own_cookie_alone(new_server: NewServer) -> None:
    server = new_server(module="tests.server.fair_server")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="fair")
    ben.claim(table.links[1])
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        assert len(first.state["view"]["hand"]) == len(second.state["view"]["hand"]) == 4
        assert first.ask("sit", seat=1)["code"] == "not_your_seat"
        first.act(id="anna-lays-a-card")
        laid = first.hear_version(1)["events"][0]["event"]
        assert laid["card"] in json.dumps(first.frames)
        second.drain()
        assert second.ask("look", ply=1)["type"] == "refused"
        assert laid["card"] not in json.dumps(second.frames)
        assert second.log == []
        with anna.sit(table.id) as again:
            assert again.ask("sit", seat=None)["type"] == "accepted"
            covered = again.hear_until(lambda message: message["type"] == "state")
            assert (covered["view"]["hand"], covered["questions"]) == ([], [])
            assert laid["card"] not in json.dumps(covered)
