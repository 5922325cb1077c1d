"""What the view tells of a decision that is being made."""

from __future__ import annotations

import pytest

from tests.games.orleans.words import Seat, play, table, view

OTHER = Seat(slots={"farm_house": "boatman craftsman"})


def test_the_way_is_named_while_its_goods_may_be_taken() -> None:
    match = table(
        Seat(slots={"ship": "farmer boatman knight"}),
        OTHER,
        map_goods={"orleans__blois__water": "wine", "blois__tours__water": "wool"},
    )
    play(match, "use ship")
    assert match.view(0)["way"] == ""
    play(match, "travel orleans__blois__water")
    assert match.view(0)["way"] == match.view(1)["way"] == "orleans__blois__water"
    play(match, "leave")
    assert match.view(0)["way"] == ""


@pytest.mark.rule("OR-BOARD-TownHall-1", "OR-TERM-5")
def test_the_town_hall_is_ready_with_one_follower_and_lacks_nobody() -> None:
    seat = view(table(Seat(slots={"town_hall": "monk", "castle": "farmer - trader"}), OTHER), 0)["seats"][0]
    assert seat["ready"] == ["town_hall"]
    assert seat["missing"] == {"castle": 1}


@pytest.mark.rule("OR-TORT-1")
def test_the_debt_is_told_while_it_is_paid_for_by_torture() -> None:
    match = table(Seat(coins=3, goods="wool"), Seat(coins=9), phase="event", event="harvest")
    assert match.view(0)["debt"] == match.view(1)["debt"] == 2
    play(match, "give_up_unbuilt_station")
    assert match.view(0)["debt"] == 1
