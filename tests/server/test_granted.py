"""What everybody answers alike: the table answers for people who are there, unless they want to be asked everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.core.record import Record
from ratusz.server.table import GRANTED, Table
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Json, Seat, Server, lay_and_stake_nothing
from tests.server.tables import stored
from tests.toys.fair import GAME as FAIR

AS_USUAL = "?everything=0"


def begin(server: Server) -> tuple[Browser, Browser, str]:
    """A table of two people at the Fair, whose only round has come: who can pay for points buys them."""
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="fair", options={"rounds": 1})
    ben.claim(table.links[1])
    return anna, ben, table.id


def undo(seat: Seat) -> None:
    seat.hear_version(seat.ask("undo", version=seat.version, seat=seat.state["seat"])["version"])


def question(seat: Seat) -> Json:
    found: Json = seat.state["questions"][0]
    return found


def lines(browser: Browser, table: str) -> list[str]:
    record = browser.get(f"/api/tables/{table}/record").json()["record"]
    assert Match.replay(FAIR, Record.from_json(record)).fingerprint() == json.loads(record)["final"]
    actions: list[str] = json.loads(record)["actions"]
    return actions


def test_the_table_answers_for_whoever_does_not_want_to_be_asked(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table, AS_USUAL) as first, ben.sit(table, AS_USUAL) as second:
        lay_and_stake_nothing(first, second)
        assert first.state["view"]["seats"][0]["coins"] == 0
        assert "buy" not in question(first)["answers"]
        assert "obvious" not in question(first)
        asked = [one for frame in first.frames for one in frame.get("fields", {}).get("questions", [])]
        assert asked
        assert not any(one.get("obvious") == "buy" for one in asked), "no question was shown for a moment"
        first.act("end_turn")
        second.see(lambda state: state["deciders"] == [1])
        second.act("end_turn")
    assert lines(anna, table)[4:] == ["0 buy", "0 buy", "0 end_turn", "1 buy", "1 buy", "1 end_turn"]
    fair_server.assert_calm()


def test_who_wants_to_be_asked_everything_is_asked(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table) as first, ben.sit(table, AS_USUAL) as second:
        lay_and_stake_nothing(first, second)
        assert (question(first)["obvious"], question(first)["costly"]) == ("buy", {"end_turn": "coins"})
        assert first.ask("alert", on=False, everything=False)["type"] == "accepted"
        first.see(lambda state: state["view"]["seats"][0]["coins"] == 0)


def test_nothing_is_answered_for_who_is_not_there(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with ben.sit(table) as second:
        with anna.sit(table) as first:
            lay_and_stake_nothing(first, second)
        second.drain()
        assert second.state["view"]["seats"][0]["coins"] == 4
        with anna.sit(table, AS_USUAL) as first:
            first.see(lambda state: state["view"]["seats"][0]["coins"] == 0)


def test_an_undo_brings_the_question_back_and_leaves_it_to_the_person(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table, AS_USUAL) as first, ben.sit(table, AS_USUAL) as second:
        lay_and_stake_nothing(first, second)
        assert question(first)["undoable"] == 2
        undo(first)
        assert (question(first)["obvious"], question(first)["undoable"]) == ("buy", 1)
        undo(first)
        first.drain()
        assert (question(first)["obvious"], question(first).get("undoable", 0)) == ("buy", 0)
        first.hear_version(first.act("buy")["version"])
        first.drain()
        assert question(first)["obvious"] == "buy", "it is asked everything in this turn"
        undo(first)
        assert first.state["view"]["seats"][0]["coins"] == 4


def test_all_that_survives_a_restart(new_server: NewServer, tmp_path: Path) -> None:
    def start() -> Server:
        return new_server(module="tests.server.fair_server", database=str(tmp_path / "granted.db"))

    server = start()
    anna, ben, table = begin(server)
    with anna.sit(table, AS_USUAL) as first, ben.sit(table, AS_USUAL) as second:
        lay_and_stake_nothing(first, second)
    server.stop()
    again = start()
    anna.server = ben.server = again
    with anna.sit(table, AS_USUAL) as first:
        assert question(first)["undoable"] == 2, "what the table gave is known"
        undo(first)
        first.drain()
        assert question(first)["obvious"] == "buy"
    again.stop()
    anna.server = start()
    with anna.sit(table, AS_USUAL) as first:
        first.drain()
        assert question(first)["obvious"] == "buy", "it was taken back"


def test_no_clock_begins_to_run_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has done anything in person yet."""
    monkeypatch.setitem(games._GAMES, "fair", FAIR)
    match = Match.new(FAIR, 2, 5, {"rounds": 1})
    for seat in (0, 1):
        match.play_all([match.question(seat).notations[0], "stake 0"], seat)
    start = Match.from_document(FAIR, match.document())
    table = Table(stored(start, "granted", ["anna", "ben"]))
    granted = table.granted(())
    assert granted is not None
    draft = table.grant(*granted)
    table.adopt(draft, draft.rows(table.lines, f"{GRANTED}1", 0.0))
    assert table.begun == frozenset()
    draft = table.play(0, ["buy"])
    table.adopt(draft, draft.rows(table.lines, "anna:1", 0.0))
    assert table.begun == {0, 1}
