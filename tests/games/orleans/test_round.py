"""The round: hourglass, census, event order and start player (section 3)."""

from __future__ import annotations

import pytest

from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY
from ratusz.games.orleans.events import CensusWon, CoinsGained, EventBegan
from ratusz.testing.case import decide
from tests.games.orleans.words import Seat, kinds_of_events, legal, play, position, seat, table


@pytest.mark.rule("OR-ROUND-1", "OR-HOUR-3", "OR-START-1", "OR-TERM-9")
def test_eighteen_rounds_each_with_the_next_start_player() -> None:
    match = table(Seat(), Seat(), Seat(), phase="hourglass", round=16, start_player=2, event="pilgrimage")
    starts = {}
    rng = Rng.from_seed("rounds")
    while (decision := decide(match, rng)) is not None:
        starts[position(match)["round"]] = position(match)["start_player"]
        match.apply(decision.action, decision.seat)
    assert starts == {17: 2, 18: 0}
    assert position(match)["round"] == 18
    assert position(match)["start_player"] == 0
    assert match.over


@pytest.mark.rule("OR-HOUR-1", "OR-HOUR-2", "OR-EVENT-TradingDay")
def test_the_event_of_the_round_comes_up_first_and_is_settled_after_the_actions() -> None:
    match = table(
        Seat(stations="orleans tours"),
        Seat(),
        phase="hourglass",
        hourglass="trading_day "
        + "plague " * 2
        + "taxes " * 3
        + "harvest " * 3
        + "pilgrimage " * 2
        + "trading_day " * 2,
    )
    assert position(match)["event"] == "trading_day"
    assert position(match)["round"] == 6
    assert seat(match, 0)["coins"] == 5
    play(match, "0: done", "1: done")
    assert position(match)["round"] == 7
    assert seat(match, 0)["coins"] == 7


@pytest.mark.rule("OR-HOUR-3", "OR-EVENT-Income")
def test_the_event_of_the_last_round_is_settled() -> None:
    match = table(Seat(development=9), Seat(), phase="event", round=18, event="income", hourglass=" ")
    assert match.over
    assert [seat(match, number)["coins"] for number in (0, 1)] == [8, 6]


def census(*farmers: int, coins: int = 5) -> list[int]:
    match = table(*(Seat(coins=coins, tracks={"farmers": step}) for step in farmers), phase="census")
    return [seat(match, number)["coins"] for number in range(len(farmers))]


@pytest.mark.rule("OR-CENSUS-1", "OR-CENSUS-2", "OR-EX-1")
def test_the_census_pays_the_only_leader_and_charges_the_only_last() -> None:
    assert census(3, 1, 0) == [6, 5, 4]
    assert census(1, 4, 2, 0) == [5, 6, 5, 4]


@pytest.mark.rule("OR-CENSUS-1", "OR-CENSUS-2")
def test_nobody_alone_means_nothing() -> None:
    assert census(3, 3, 0) == [5, 5, 4]
    assert census(3, 0, 0) == [6, 5, 5]
    assert census(0, 0, 0) == [5, 5, 5]


@pytest.mark.rule("OR-CENSUS-1", "OR-TRACK-1")
def test_the_census_counts_steps_and_not_followers() -> None:
    match = table(Seat(bag="farmer farmer farmer"), Seat(tracks={"farmers": 1}), phase="census")
    assert [seat(match, number)["coins"] for number in (0, 1)] == [5, 6]


@pytest.mark.rule("OR-CENSUS-3", "OR-Q-18")
def test_with_two_players_nobody_pays() -> None:
    assert census(2, 0) == [6, 5]


@pytest.mark.rule("OR-CENSUS-4", "OR-PAY-2")
def test_who_cannot_pay_the_census_is_tortured_even_with_a_sacristy() -> None:
    poor = Seat(coins=0, tiles="sacristy", slots={"sacristy": "monk"})
    match = table(Seat(tracks={"farmers": 2}), poor, Seat(tracks={"farmers": 1}), phase="census")
    assert match.player == 1
    assert legal(match) == ["give_up_unbuilt_station", "give_up_tile sacristy"]
    play(match, "give_up_unbuilt_station")
    assert seat(match, 1)["unbuilt_stations"] == 9
    assert seat(match, 1)["slots"] == {"sacristy_monk": ["monk"]}


@pytest.mark.rule("OR-CENSUS-5", "OR-LIMIT-2")
def test_the_reward_comes_before_the_fine() -> None:
    rich = Seat(coins=279, tracks={"farmers": 1})
    match = table(Seat(coins=0, tracks={"farmers": 2}), rich, Seat(coins=1), phase="census")
    assert [seat(match, number)["coins"] for number in range(3)] == [0, 279, 0]
    assert position(match)["bank"] == 1


@pytest.mark.rule("OR-CENSUS-1", "OR-LIMIT-2")
def test_the_coin_of_the_census_is_told_once_and_not_at_all_if_the_bank_is_empty() -> None:
    leader = Seat(tracks={"farmers": 2}, slots={"scriptorium": "knight scholar"})
    match = table(leader, Seat(), event="pilgrimage")
    play(match, "pass")
    told = [event for event in match.events(None) if event.seat == 0][-2:]
    assert told == [CensusWon(0), CoinsGained(0, 1)]
    poor = table(leader, Seat(coins=275), event="pilgrimage")
    play(poor, "pass")
    assert kinds_of_events(poor)[-1] == "census_won"


@pytest.mark.rule("OR-HOUR-2", "OR-EVENT-0")
def test_the_event_is_told_when_it_is_settled_but_not_pilgrimage() -> None:
    scribe = Seat(slots={"scriptorium": "knight scholar"})
    match = table(scribe, Seat(), event="income")
    play(match, "pass")
    told = [event for event in match.events(None) if event.kind != "turn_ended"]
    assert told[2:5] == [EventBegan(NOBODY, "income"), CoinsGained(0, 1), CoinsGained(1, 1)]
    quiet = table(scribe, Seat(), event="pilgrimage")
    play(quiet, "pass")
    assert "event_began" not in kinds_of_events(quiet)


@pytest.mark.rule("OR-EVENT-0", "OR-SEQ-3")
def test_the_event_reaches_one_seat_after_the_other() -> None:
    cook = Seat(goods="grain cheese")
    match = table(cook, cook, cook, phase="event", event="harvest", start_player=1)
    order = []
    for _ in range(3):
        order.append(match.player)
        play(match, "give_food grain")
    assert order == [1, 2, 0]
    assert kinds_of_events(match)[:6] == ["good_paid", "turn_ended"] * 3
