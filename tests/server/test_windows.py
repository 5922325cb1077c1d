"""Chances to act out of turn: the table lets them pass for whoever has not asked for them, and waits for the others."""

from __future__ import annotations

import json

from ratusz.core.match import Match
from ratusz.core.record import Record
from tests.server.harness import Browser, Seat, Server, lay_and_stake_nothing
from tests.toys.fair import GAME as FAIR

STALLS = {"stalls": True, "rounds": 2}


def begin(server: Server) -> tuple[Browser, Browser, str]:
    """A table of two people at the Fair, where after each turn the other one may buy."""
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="fair", options=STALLS)
    ben.claim(table.links[1])
    return anna, ben, table.id


def end_turn(seat: Seat) -> None:
    assert seat.legal[0] == "end_turn"
    seat.hear_version(seat.act()["version"])


def test_they_pass_for_whoever_has_not_asked(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table) as first, ben.sit(table) as second:
        lay_and_stake_nothing(first, second)
        ply = first.state["ply"]
        end_turn(first)
        second.hear_version(first.version)
        assert second.state["questions"][0]["step"] == "turn"
        assert not second.state["questions"][0].get("window")
        assert second.state["ply"] == ply + 2, "the window is part of the record"


def test_who_asked_is_waited_for_and_may_act(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table) as first, ben.sit(table) as second:
        lay_and_stake_nothing(first, second)
        assert second.ask("alert", on=True)["type"] == "accepted"
        end_turn(first)
        second.hear_version(first.version)
        question = second.state["questions"][0]
        assert (question["step"], question["window"]) == ("stall", True)
        coins = second.state["view"]["seats"][1]["coins"]
        second.hear_version(second.act_by("buy")["version"])
        assert second.state["view"]["seats"][1]["coins"] == coins - 2
        assert second.state["questions"][0]["step"] == "turn"


def test_changing_ones_mind_lets_the_match_go_on(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table) as first, ben.sit(table) as second:
        lay_and_stake_nothing(first, second)
        second.ask("alert", on=True)
        end_turn(first)
        second.hear_version(first.version)
        second.ask("alert", on=False)
        second.hear_version(first.version + 1)
        assert second.state["questions"][0]["step"] == "turn"


def test_nobody_waits_for_somebody_who_left(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table) as first:
        with ben.sit(table) as second:
            lay_and_stake_nothing(first, second)
            second.ask("alert", on=True)
            end_turn(first)
            second.hear_version(first.version)
        first.hear_version(first.version + 1)
        assert first.state["deciders"] == [1]
        assert first.log[-1]["event"] == {"event": "turn_ended", "seat": 0}


def test_a_socket_can_ask_from_the_beginning(fair_server: Server) -> None:
    anna, ben, table = begin(fair_server)
    with anna.sit(table) as first, ben.sit(table, query="?alert=1") as second:
        lay_and_stake_nothing(first, second)
        end_turn(first)
        second.hear_version(first.version)
        assert second.state["questions"][0]["step"] == "stall"


def test_bots_let_them_pass(fair_server: Server) -> None:
    anna = Browser(fair_server)
    table = anna.create("me", {"kind": "bot", "level": "fair"}, game="fair", options={**STALLS, "rounds": 1})
    with anna.sit(table.id) as seat:
        while not seat.state["over"]:
            if seat.legal:
                seat.hear_version(seat.act()["version"])
            else:
                seat.hear()
    fair_server.assert_calm()
    actions = json.loads(anna.get(f"/api/tables/{table.id}/record").json()["record"])["actions"]
    assert actions[actions.index("0 end_turn") + 1] == "1 end_turn"


def test_many_that_nobody_wants_are_one_line(fair_server: Server) -> None:
    """Whoever asks for the log sees the same as if each had been asked; the record replays."""
    anna, ben, cleo = Browser(fair_server), Browser(fair_server), Browser(fair_server)
    table = anna.create("me", "link", "link", game="fair", options={**STALLS, "rounds": 1})
    ben.claim(table.links[1])
    cleo.claim(table.links[2])
    with anna.sit(table.id) as first, ben.sit(table.id) as second, cleo.sit(table.id) as third:
        lay_and_stake_nothing(first, second, third)
        version, ply = first.version, first.state["ply"]
        end_turn(first)
        first.hear_version(version + 2)
        assert first.state["ply"] == ply + 3, "the turn's end and two chances"
        assert first.state["deciders"] == [1]
        for seat in (second, third):
            seat.hear_version(version + 2)
            assert seat.state["ply"] == ply + 3
            seat.drain()
        end_turn(second)
        third.see(lambda state: state["deciders"] == [2])
        end_turn(third)
        first.see(lambda state: bool(state["over"]))
    fair_server.assert_calm()
    record = json.loads(anna.get(f"/api/tables/{table.id}/record").json()["record"])
    assert record["ratusz"] == 2
    assert [line for line in record["actions"] if "let_pass" in line] == [
        "1 let_pass 2",
        "0 let_pass 2",
        "0 let_pass 2",
    ]
    assert Match.replay(FAIR, Record.from_json(json.dumps(record))).fingerprint() == record["final"]
    again = anna.post("/api/records", {"record": json.dumps(record)})
    assert again.status_code == 201
