"""The end of the game and scoring (section 16)."""

from __future__ import annotations

import pytest

import ratusz
from tests.games.orleans.words import Seat, play, position, seat, table


def ended(*seats: Seat, **rest: object) -> ratusz.Match:
    return table(*seats, phase="start_player", round=18, hourglass=" ", **rest)


@pytest.mark.rule("OR-END-1", "OR-CITIZEN-2")
def test_the_most_stations_alone_bring_the_last_citizen() -> None:
    match = ended(Seat(stations="tours blois"), Seat(stations="briare"), Seat())
    assert match.over
    assert position(match)["citizens"] == {"citizen_most_stations": 0}
    tied = ended(Seat(stations="tours"), Seat(stations="briare"), Seat())
    assert position(tied)["citizens"] == {}


@pytest.mark.rule("OR-SCORE-1", "OR-SCORE-2")
def test_coins_and_goods() -> None:
    match = ended(Seat(coins=7, goods="grain cheese cheese wine wool brocade brocade"), Seat(coins=0))
    assert match.score_sheet()[0] == {
        "coins": 7, "grain": 1, "cheese": 4, "wine": 3, "wool": 4, "brocade": 10, "stations": 0, "citizens": 0,
    }  # fmt: skip
    assert match.scores() == [29, 0]


@pytest.mark.rule("OR-SCORE-2", "OR-EXTRA-Bakery")
def test_bread_is_worth_the_level() -> None:
    match = ended(
        Seat(coins=0, development=15, tiles="bakery", goods="bread bread"),
        Seat(),
        citizens={"citizen_development_3": 1},
    )
    assert match.score_sheet()[0]["bread"] == 8
    assert match.scores() == [8, 6]


@pytest.mark.rule("OR-SCORE-2", "OR-EXTRA-Bakery")
def test_bread_has_a_line_for_all_as_soon_as_somebody_has_the_bakery() -> None:
    with_bakery = ended(Seat(tiles="bakery"), Seat())
    assert [list(sheet) for sheet in with_bakery.score_sheet()] == [
        ["coins", "grain", "cheese", "wine", "wool", "brocade", "bread", "stations", "citizens"]
    ] * 2
    without = ended(Seat(), Seat(), extra_tiles="all")
    assert not any("bread" in sheet for sheet in without.score_sheet())


@pytest.mark.rule("OR-SCORE-3", "OR-EX-7")
def test_stations_and_citizens_times_level() -> None:
    match = ended(
        Seat(coins=0, development=15, tracks={"boatmen": 5}, stations="tours blois briare chinon loches"),
        Seat(coins=0, stations="orleans vierzon nevers bourges sancerre"),
    )
    sheet = match.score_sheet()[0]
    assert sheet["stations"] + sheet["citizens"] == (5 + 2) * 4


@pytest.mark.rule("OR-SCORE-4")
def test_nothing_else_scores() -> None:
    rich = Seat(
        coins=0, technology=3, tiles="winery school", bag="monk monk knight", tracks={"farmers": 7, "craftsmen": 4}
    )
    assert ended(rich, Seat(coins=0, unbuilt_stations=4)).scores() == [0, 0]


@pytest.mark.rule("OR-SCORE-5")
def test_the_most_points_win_then_development_then_it_is_shared() -> None:
    assert ended(Seat(coins=9), Seat(coins=8), Seat(coins=10)).ranking() == [2, 3, 1]
    tied = ended(Seat(coins=8, development=2), Seat(coins=8, development=1), Seat(coins=8))
    assert (tied.scores(), tied.ranking()) == ([8, 8, 8], [1, 2, 3])
    assert ended(Seat(coins=8), Seat(coins=8), Seat(coins=3)).ranking() == [1, 1, 3]


@pytest.mark.rule("OR-START-1", "OR-HOUR-3")
def test_before_the_last_round_the_match_goes_on() -> None:
    match = table(Seat(), Seat(), phase="start_player", round=17, start_player=1)
    assert not match.over
    assert (position(match)["round"], position(match)["start_player"]) == (18, 0)
    play(match, "0: done", "1: done")
    assert match.over


def test_scores_before_the_end_count_as_if_it_ended_now() -> None:
    match = table(Seat(coins=0, stations="tours"), Seat(coins=0, slots={"farm_house": "boatman craftsman"}))
    assert match.scores() == [2, 0]
    assert seat(match, 0)["coins"] == 0
