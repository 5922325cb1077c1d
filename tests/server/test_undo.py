"""Taking back: freely within one's turn, by consent beyond it, never after the end; and everybody's log follows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.server.table import Table
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Json, NewTable, Seat, Server, play_on
from tests.server.tables import stored


@pytest.fixture
def pair(anna: Browser, ben: Browser) -> Iterator[tuple[Seat, Seat]]:
    """The seat whose turn it is, and the other one."""
    table = anna.create("me", "link", options={"round_cap": 5})
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    seats[0].drain()
    active, other = sorted(seats, key=lambda seat: not seat.legal)
    yield active, other
    for seat in seats:
        seat.close()


def undo(who: Seat, count: int = 1, **more: object) -> Json:
    return who.ask("undo", **{"version": who.version, "seat": who.state["seat"], "count": count, **more})


def act(seat: Seat, notation: str, *others: Seat) -> None:
    answer = seat.act_by(notation)
    assert answer["type"] == "accepted", answer
    for one in (seat, *others):
        one.drain()


def end_turn(seat: Seat, *others: Seat) -> None:
    act(seat, "take_coins 3", *others)
    act(seat, "end_turn", *others)


def dealt_anew(seat: Seat, ply: int = 1) -> Json:
    """What is told of the dealing after an undo."""
    return {"ply": ply, "event": {"event": "dealt_anew", "seat": seat.state["seat"]}}


def host_to_move(anna: Browser) -> tuple[NewTable, Seat]:
    """A table at which the host begins, and a friend has not come yet."""
    while True:
        table = anna.create("me", "link")
        seat = anna.sit(table.id)
        if seat.legal:
            return table, seat
        seat.close()


def test_within_ones_turn_taking_back_is_free(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    start = active.state
    act(active, "take_coins 1", other)
    act(active, "take_coins 1", other)
    assert active.state["questions"][0]["undoable"] == 2
    answer = undo(active, 2)
    assert (answer["type"], answer["version"]) == ("accepted", 3)
    for seat in pair:
        state = seat.hear_version(3)
        assert (state["ply"], state["since"], state["events"], state["view"]) == (0, 0, [], start["view"])
        assert seat.log == []
    assert active.legal == start["questions"][0]["answers"]


def test_the_log_is_cut_back_to_what_is_still_true(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    for _ in range(3):
        act(active, "take_coins 1", other)
    kept = [entry for entry in other.log if entry["ply"] <= 1]
    undo(active, 2)
    active.hear_version(4)
    state = other.hear_version(4)
    assert (state["since"], state["ply"]) == (1, 1)
    assert other.log == kept
    act(active, "take_coins 2", other)
    assert [entry["ply"] for entry in other.log] == [1, 2]
    assert other.log == active.log


def test_a_revealed_card_is_taken_back_by_consent_alone(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    act(active, "hire", other)
    assert "undoable" not in active.state["questions"][0]
    assert undo(active)["version"] == 1
    for seat in pair:
        while seat.state["undo_wish"] is None:
            seat.hear()
        wish = seat.state["undo_wish"]
        assert wish == {
            "seat": active.state["seat"], "count": 1, "waiting": [other.state["seat"]], "since": 0, "anew": True,
        }  # fmt: skip
    stolen = active.ask("consent", seat=other.state["seat"], agree=True)
    assert stolen["code"] == "not_your_seat"
    own = active.ask("consent", seat=active.state["seat"], agree=True)
    assert own["code"] == "nothing_asked"
    agreed = other.ask("consent", seat=other.state["seat"], agree=True)
    assert (agreed["type"], agreed["version"]) == ("accepted", 2)
    for seat in pair:
        state = seat.hear_version(2)
        assert (state["ply"], state["undo_wish"]) == (1, None)
        assert seat.log == [dealt_anew(active)]


def test_a_seat_that_nobody_has_taken_does_not_consent(anna: Browser, ben: Browser) -> None:
    """The host could look at the next card otherwise; the wish waits until somebody comes who can be asked."""
    table, host = host_to_move(anna)
    act(host, "hire")
    assert undo(host)["version"] == 1
    host.see(lambda state: state["undo_wish"] is not None)
    assert host.state["undo_wish"]["waiting"] == [1]
    assert host.state["ply"] == 1
    ben.claim(table.links[1])
    with ben.sit(table.id) as guest:
        assert guest.state["undo_wish"]["waiting"] == [1]
        assert guest.ask("consent", seat=1, agree=True)["version"] == 2
        assert guest.hear_version(2)["undo_wish"] is None
        assert guest.log == [dealt_anew(host)]
    host.close()


def test_a_bot_that_stands_in_does_not_consent(anna: Browser, ben: Browser) -> None:
    """It plays a friend's real cards, which the host could look at otherwise, and then take it all back."""
    table, host = host_to_move(anna)
    assert anna.leave(table.id, 1).json() == {"ok": True}
    act(host, "hire")
    undo(host)
    assert host.see(lambda state: state["undo_wish"] is not None)["undo_wish"]["waiting"] == [1]
    ben.claim(table.links[1])
    with ben.sit(table.id) as guest:
        assert guest.state["undo_wish"]["waiting"] == [1]
        assert ben.leave(table.id, 1).json() == {"ok": True}
        assert guest.ask("consent", seat=1, agree=False)["type"] == "accepted", "their person may answer"
        assert guest.see(lambda state: state["undo_wish"] is None)["ply"] == host.state["ply"]
    host.close()


def test_a_wish_is_about_the_same_action_whatever_is_played_for_its_seat_since(anna: Browser, ben: Browser) -> None:
    """A bot stands in for whoever asked, and ends the turn: the hire is taken back all the same, not that."""
    table, host = host_to_move(anna)
    ben.claim(table.links[1])
    with ben.sit(table.id) as guest:
        before = guest.state["view"]
        act(host, "hire", guest)
        undo(host)
        guest.see(lambda state: state["undo_wish"] is not None)
        assert anna.leave(table.id, 0).json() == {"ok": True}
        guest.see(lambda state: state["deciders"] == [1])
        assert sum(entry["event"]["event"] == "worker_hired" for entry in guest.log) >= 1
        assert guest.state["undo_wish"]["waiting"] == [1]
        agreed = guest.ask("consent", seat=1, agree=True, version=guest.version)
        assert agreed["type"] == "accepted"
        state = guest.hear_version(agreed["version"])
        assert (state["undo_wish"], state["view"]) == (None, before)
        assert guest.log == [dealt_anew(host)]
    host.close()


def test_a_card_that_was_taken_back_does_not_come_again(anna: Browser) -> None:
    """Or hardly ever: a few times in a row it cannot be by chance."""
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        seat.ask("sit", seat=seat.state["deciders"][0])
        seat.hear_until(lambda message: message["type"] == "state")
        seen = []
        for _ in range(4):
            before = seat.state["view"]
            act(seat, "hire")
            seen.append([entry["event"] for entry in seat.log if entry["event"]["event"] == "worker_revealed"])
            told = undo(seat)
            assert seat.hear_version(told["version"])["view"] == before
        assert any(one != seen[0] for one in seen)
        log = seat.log
    assert [entry["event"]["event"] for entry in log] == ["dealt_anew"] * 4
    with anna.sit(table.id) as again:
        again.ask("sit", seat=log[0]["event"]["seat"])
        again.hear_until(lambda message: message["type"] == "state")
        assert again.log == log
        moment = again.ask("look", ply=4)
        assert moment["events"] == [log[3]]


def test_a_refused_wish_changes_nothing(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    end_turn(active, other)
    undo(active, 2)
    answer = other.ask("consent", seat=other.state["seat"], agree=False, version=other.version)
    assert answer["type"] == "accepted"
    active.drain()
    assert active.state["undo_wish"] is None
    assert (active.version, active.state["ply"]) == (2, 2)
    late = other.ask("consent", seat=other.state["seat"], agree=True)
    assert late["code"] == "nothing_asked"


def test_a_no_is_told_to_everybody_and_stands_until_something_happens(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    act(active, "hire", other)
    undo(active)
    other.ask("consent", seat=other.state["seat"], agree=False)
    for seat in pair:
        told = seat.hear_until(lambda message: message["type"] == "chat")
        assert (told["seat"], told["notice"]) == (other.state["seat"], "refused")
    assert undo(active)["code"] == "said_no"
    act(active, "take_coins 1", other)
    assert undo(active, 2)["type"] == "accepted"
    assert active.ask("consent", seat=active.state["seat"], agree=False)["type"] == "accepted"
    other.drain()
    assert sum(line["type"] == "chat" for line in other.frames) == 1, "to withdraw is no no"
    assert undo(active, 2)["type"] == "accepted"


def test_an_undo_can_be_weighed_before_anybody_is_asked(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    mine, theirs = active.state["seat"], other.state["seat"]
    assert active.ask("weigh", seat=mine)["code"] == "illegal", "there is nothing to take back"
    act(active, "take_coins 1", other)
    told = active.ask("weigh", seat=mine)
    assert (told["type"], told["since"], told["anew"], told["asked"]) == ("weighed", 0, False, [])
    act(active, "hire", other)
    told = active.ask("weigh", seat=mine)
    assert (told["since"], told["anew"], told["asked"]) == (1, True, [theirs])
    assert other.ask("weigh", seat=mine)["code"] == "not_your_seat"
    act(active, "take_coins 1", other)
    act(active, "end_turn", other)
    told = active.ask("weigh", seat=mine)
    assert (told["since"], told["anew"], told["asked"]) == (3, False, [theirs]), "nothing was revealed since"
    active.drain()
    assert (active.version, active.state["undo_wish"]) == (4, None)


def test_a_dealing_anew_is_nothing_that_could_be_taken_back(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    assert not active.state["retractable"]
    act(active, "hire", other)
    assert (active.state["retractable"], other.state["retractable"]) == (True, False)
    undo(active)
    other.ask("consent", seat=other.state["seat"], agree=True)
    assert not active.hear_version(2)["retractable"]
    assert undo(active)["code"] == "illegal"


def test_what_would_be_dealt_anew_does_not_tell_what_others_do_in_secret() -> None:
    """Ben draws in an open phase: whether he has must not show when Anna weighs an undo from before it."""
    match = Match.new(games.find("orleans"), 2, 5, confirm=[0, 1], keep_events=True)
    table = Table(stored(match, "table", ["a cookie of anna's", "a cookie of ben's"]))
    while not (table.match.phase and table.match.settled and any(move.seat == 0 for move in table.match.moves)):
        play_first(table)
    before = [table.retraction(0, 1, eyes) for eyes in (None, 0, 1)]
    play_first(table, seat=1)
    assert [table.retraction(0, 1, eyes) for eyes in (None, 0, 1)] == before


def play_first(table: Table, seat: int | None = None) -> None:
    decider = table.match.deciders()[0] if seat is None else seat
    draft = table.play(decider, table.match.question(decider).notations[-1:])
    table.adopt(draft, draft.rows(table.lines, f"line-{table.lines}", 1.0))


def test_the_wisher_may_withdraw_and_playing_on_answers_too(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    end_turn(active, other)
    undo(active, 1)
    assert active.ask("consent", seat=active.state["seat"], agree=False)["type"] == "accepted"
    assert other.ask("consent", seat=other.state["seat"], agree=True)["code"] == "nothing_asked"
    undo(active, 1)
    assert undo(other, 1, version=2)["type"] == "refused"
    act(other, "take_coins 1", active)
    assert active.state["undo_wish"] is None
    assert other.ask("consent", seat=other.state["seat"], agree=True)["code"] == "nothing_asked"


def test_a_consent_that_comes_late_is_not_taken_for_another_wish(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    end_turn(active, other)
    undo(active, 1)
    command = other.send("consent", seat=other.state["seat"], agree=True, id="the-first-consent")
    active.hear_version(3)
    act(active, "end_turn", other)
    undo(active, 2)
    again = other.ask("consent", seat=other.state["seat"], agree=True, id=command)
    assert (again["type"], again["version"]) == ("accepted", 3)
    stale = other.ask("consent", seat=other.state["seat"], agree=True, version=2)
    assert stale["type"] == "stale"
    active.drain()
    assert active.state["undo_wish"]["count"] == 2


def test_an_undo_that_is_sent_again_is_only_answered_again(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    act(active, "take_coins 1", other)
    act(active, "take_coins 1", other)
    first = undo(active, 1, id="take-one-back")
    active.hear_version(3)
    assert undo(active, 1, id="take-one-back") == first
    assert undo(active, 1, id="take-one-back", version=2) == first
    act(active, "hire", other)
    wish = undo(active, 1, id="wish-for-one")
    assert undo(active, 1, id="wish-for-one") == wish
    other.ask("consent", seat=other.state["seat"], agree=True)
    active.hear_version(5)
    assert undo(active, 1, id="wish-for-one")["version"] == 5
    active.drain()
    assert active.version == 5


@pytest.mark.parametrize("count", [0, 1, 5, 1000, 1001, -1])
def test_more_than_was_played_is_not_taken_back(pair: tuple[Seat, Seat], count: int) -> None:
    active = pair[0]
    refused = undo(active, count)
    assert refused["type"] == "refused"
    active.drain()
    assert active.version == 0
    assert active.state["undo_wish"] is None


def test_only_ones_own_actions_are_taken_back(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    act(active, "take_coins 1", other)
    assert undo(other, 1, seat=active.state["seat"])["code"] == "not_your_seat"
    assert undo(other, 1)["code"] == "illegal"
    assert undo(active, 1, version=0)["type"] == "stale"


def test_by_consent_the_others_actions_are_taken_back_too(pair: tuple[Seat, Seat]) -> None:
    active, other = pair
    start = active.state["view"]
    end_turn(active, other)
    act(other, "take_coins 1", active)
    undo(active, 2)
    assert other.ask("consent", seat=other.state["seat"], agree=True)["type"] == "accepted"
    for seat in pair:
        assert seat.hear_version(4)["ply"] == 0
        assert seat.state["view"] == start
        assert seat.log == []


def test_after_the_end_nothing_is_taken_back(pair: tuple[Seat, Seat]) -> None:
    """The seed is published then: whoever played on would know the cards."""
    play_on(list(pair), random.Random(1).choice)
    for seat in pair:
        assert undo(seat)["code"] == "over"
        assert seat.state["questions"] == []


def test_three_people_must_all_agree(server: Server) -> None:
    anna, ben, cleo = Browser(server), Browser(server), Browser(server)
    table = anna.create("me", "link", "link")
    ben.claim(table.links[1])
    cleo.claim(table.links[2])
    seats = [browser.sit(table.id) for browser in (anna, ben, cleo)]
    for seat in seats:
        seat.drain()
    active = next(seat for seat in seats if seat.legal)
    others = [seat for seat in seats if seat is not active]
    act(active, "hire", *others)
    undo(active)
    agreed = {"agree": True, "id": "a-common-id"}
    assert others[0].ask("consent", seat=others[0].state["seat"], **agreed)["version"] == 1
    active.drain()
    assert active.state["undo_wish"]["waiting"] == [others[1].state["seat"]]
    assert others[1].ask("consent", seat=others[1].state["seat"], **agreed)["version"] == 2
    for seat in seats:
        assert seat.hear_version(2)["ply"] == 1
        assert seat.log == [dealt_anew(active)]
        seat.close()


def test_bots_consent(server: Server, anna: Browser) -> None:
    table = anna.create("me", {"kind": "bot", "level": "easy"})
    with anna.sit(table.id) as seat:
        while not seat.legal:
            seat.hear()
        before, version = seat.state["view"], seat.version
        act(seat, "take_coins 3")
        act(seat, "end_turn")
        while not seat.legal:
            seat.hear()
        told = undo(seat, 2)
        assert told["type"] == "accepted"
        state = seat.hear_version(told["version"])
        assert state["ply"] <= version + 1, "a card that a bot turned up is followed by a dealing"
        assert state["view"] == before


def test_people_at_one_screen_need_no_consent(server: Server, anna: Browser) -> None:
    table = anna.create("me", "here")
    with anna.sit(table.id) as seat:
        if not seat.legal:
            seat.ask("sit", seat=1)
            seat.hear_until(lambda message: message["type"] == "state")
        act(seat, "hire")
        assert undo(seat)["version"] == 2


def test_an_undo_survives_a_restart(new_server: NewServer) -> None:
    server = new_server()
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link")
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    for seat in seats:
        seat.drain()
    active, other = sorted(seats, key=lambda seat: not seat.legal)
    act(active, "hire", other)
    undo(active, 1, id="wish-for-one")
    other.ask("consent", seat=other.state["seat"], agree=True)
    active.hear_version(2)
    act(active, "take_coins 1", other)
    undo(active, 1, id="take-one-back")
    state = active.hear_version(4)
    for seat in seats:
        seat.close()
    server.kill()
    server.start()
    with active.browser.sit(table.id) as again:
        assert {key: again.state[key] for key in ("version", "ply", "view", "questions")} == {
            key: state[key] for key in ("version", "ply", "view", "questions")
        }
        for command, version in (("wish-for-one", 2), ("take-one-back", 4)):
            answer = undo(again, 1, id=command)
            assert (answer["type"], answer["version"]) == ("accepted", version)
        again.drain()
        assert again.version == 4


def test_who_decides_at_the_same_time_is_not_disturbed_by_the_others(new_server: NewServer) -> None:
    """In a simultaneous phase an action stands although others acted since; so does taking back."""
    server = new_server(module="tests.server.fair_server")
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="fair")
    ben.claim(table.links[1])
    with anna.sit(table.id) as first, ben.sit(table.id) as second:
        first.drain()
        card = second.legal[0]
        act(first, "lay", second)
        answer = second.ask("act", version=0, seat=1, answers=[card])
        assert (answer["type"], answer["version"]) == ("accepted", 1)
        stake = second.hear_version(1)["questions"][0]["answers"][0]
        taken_back = undo(first, 1, version=1)
        assert (taken_back["type"], taken_back["version"]) == ("accepted", 2)
        for seat, left in ((first, 0), (second, 1)):
            seat.drain()
            assert seat.state["ply"] == left, "what the other has done is not counted"
            assert [(entry["ply"], entry["event"]["seat"]) for entry in seat.log] == [(1, 1)] * left
        assert second.ask("act", version=1, seat=1, answers=[stake])["version"] == 2
        own = second.ask("act", version=1, seat=1, answers=[stake])
        assert own["type"] == "stale", "what the seat itself did since does concern it"
        first.hear_version(3)
        act(first, "lay", second)
        act(first, "stake", second)
        turn = second.ask("act", version=2, seat=1, answers=[card])
        assert turn["type"] == "stale", "the end of the phase concerns everybody"
