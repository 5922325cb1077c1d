"""People who decide at the same time: nobody waits, nobody sees, and all is shown together. Orléans' plans are such."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import ratusz
from tests.server.conftest import NewServer
from tests.server.harness import Browser, Json, Seat, play_on

MINE = ["place starter_boatman farm_house_boatman", "place starter_craftsman farm_house_craftsman"]
PLANS = [MINE, ["place starter_trader castle_trader", "place starter_boatman castle_boatman"]]
"""The first round begins with the four starting followers on every market, whatever was dealt."""


@pytest.fixture
def pair(anna: Browser, ben: Browser) -> Iterator[list[Seat]]:
    table = anna.create("me", "link", game="orleans")
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    seats[0].drain()
    yield seats
    for seat in seats:
        seat.close()


def act(seat: Seat, notation: str, **more: object) -> None:
    assert notation in seat.legal
    answer = seat.act(notation, **more)
    assert answer["type"] == "accepted", answer
    seat.hear_version(answer["version"])


def shown(seat: Seat, of: int) -> Json:
    """What a seat is shown of a board, the own one or the other."""
    board: Json = seat.state["view"]["seats"][of]
    return {name: thing for name, thing in board.items() if name != "deciding"}


def kinds(seat: Seat) -> list[str]:
    return [entry["event"]["event"] for entry in seat.log]


def test_both_are_asked_at_once(pair: list[Seat]) -> None:
    for seat in pair:
        assert seat.state["deciders"] == [0, 1]
        assert seat.state["view"]["phase"] == "planning"
        assert len(seat.legal) > 10


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_plans_are_made_in_any_order_and_shown_together(pair: list[Seat], order: list[int]) -> None:
    first, second = order
    at_first = [shown(pair[one], other) for one, other in ((0, 1), (1, 0))]
    for number in (0, 1):
        for seat in order:
            act(pair[seat], PLANS[seat][number])
    act(pair[first], "done")
    waiting = pair[second]
    waiting.drain()
    assert waiting.state["deciders"] == [second]
    assert [shown(pair[one], other) for one, other in ((0, 1), (1, 0))] == at_first
    assert "plans_shown" not in kinds(waiting)
    assert kinds(waiting) == kinds(pair[first])
    assert waiting.state["settled"] == 0
    act(waiting, "done")
    pair[first].drain()
    for each in pair:
        assert each.state["settled"] == each.state["ply"] > 0
        boards = each.state["view"]["seats"]
        assert boards[0]["ready"] == ["farm_house"]
        assert boards[1]["slots"] == {"castle_boatman": ["starter_boatman"], "castle_trader": ["starter_trader"]}
        assert kinds(each).count("plans_shown") == 1
        assert kinds(each).count("place_planned") == 2


def test_who_has_not_heard_of_the_others_plan_need_not_ask_again(pair: list[Seat]) -> None:
    """Both send what they chose before either has heard from the other."""
    version = pair[1].version
    act(pair[0], PLANS[0][0])
    act(pair[1], PLANS[1][0], version=version)
    assert pair[1].state["view"]["seats"][1]["plan"] == [PLANS[1][0]]


def test_a_plan_is_taken_back_freely_until_it_is_done_whatever_the_other_does(pair: list[Seat]) -> None:
    mine, other = pair
    empty = shown(mine, 0)
    act(mine, MINE[0])
    act(other, PLANS[1][0])
    act(mine, MINE[1])
    act(other, "done")
    mine.drain()
    question = mine.state["questions"][0]
    assert question["undoable"] == 2
    answer = mine.ask("undo", version=mine.version, seat=0, count=2)
    assert answer["type"] == "accepted", answer
    mine.hear_version(answer["version"])
    assert shown(mine, 0) == empty
    act(mine, MINE[0])
    act(mine, "take_back starter_boatman farm_house_boatman")
    assert shown(mine, 0)["slots"] == {}
    act(mine, "done")
    assert mine.state["view"]["seats"][1]["slots"] == {"castle_trader": ["starter_trader"]}


def test_the_other_can_still_take_back_being_done(pair: list[Seat]) -> None:
    """As long as somebody plans nothing has been shown."""
    act(pair[0], "done")
    answer = pair[0].ask("undo", version=pair[0].version, seat=0, count=1)
    assert answer["type"] == "accepted", answer
    pair[0].hear_version(answer["version"])
    assert pair[0].state["deciders"] == [0, 1]


def sparing(legal: list[str]) -> str:
    """Be done with every plan, and else take what comes first."""
    return next((one for one in legal if one == "done"), legal[0])


def test_the_record_of_plans_made_at_the_same_time_replays_the_same(new_server: NewServer) -> None:
    server = new_server()
    anna, ben = Browser(server), Browser(server)
    table = anna.create("me", "link", game="orleans")
    ben.claim(table.links[1])
    seats = [anna.sit(table.id), ben.sit(table.id)]
    for planning, number in ((1, 0), (0, 0), (0, 1), (1, 1)):
        act(seats[planning], PLANS[planning][number])
    before = seats[0].state["view"]
    server.kill()
    server.start()
    seats = [anna.sit(table.id), ben.sit(table.id)]
    assert seats[0].state["view"] == before
    play_on(seats, sparing)
    text = anna.get(f"/api/tables/{table.id}/record").json()["record"]
    record = json.loads(text)
    assert [line.split()[0] for line in record["actions"][:4]] == ["1", "0", "0", "1"]
    assert ratusz.replay(text).fingerprint() == record["final"]
    assert record["scores"] == [board["score"] for board in seats[0].state["view"]["seats"]]
    for seat in seats:
        seat.close()
