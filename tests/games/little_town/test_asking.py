"""What is told of the answers before they are given, and why others are closed."""

from __future__ import annotations

from typing import Any

import pytest

from ratusz.core.match import Match
from ratusz.core.question import Outcome
from tests.games.little_town.words import Seat, board, last_turn, pass_on, play, seat, table

TOWN = (Seat(buildings={"E5": "wheat_field"}), Seat(buildings={"E4": "bakery"}))
"""The town of LT-EX-2."""
MARKET = "bakery bar carpenter castle church fair gold_mine grocery quarry restaurant well"
"""Eleven tiles."""


def told(match: Match, notation: str) -> Outcome:
    return dict(match.question().answers)[notation]


def about(match: Match, notation: str) -> dict[str, Any]:
    return dict(told(match, notation).about)


def why(match: Match, notation: str) -> tuple[str, str, dict[str, int | str]]:
    closed = match.question().why(notation)
    assert closed is not None, notation
    return closed.why, closed.rule, dict(closed.args)


@pytest.mark.rule("LT-EX-1", "LT-EX-2", "LT-WORK-2", "LT-USE-4")
def test_a_square_tells_what_a_worker_gathers_and_can_use_there() -> None:
    outcome = told(table(*TOWN), "place F5")
    assert (outcome.cost, outcome.gain) == ({}, {"wood": 1, "fish": 2})
    assert outcome.about == {"squares": ["G5", "E6", "F6"], "uses": {"E5": 0}, "not_now": {"E4": 1}}
    assert told(table(*TOWN), "place D3") == Outcome(about={"not_now": {"E4": 1}})
    assert told(table(Seat(), Seat()), "place C3") == Outcome()


@pytest.mark.rule("LT-WORK-6")
def test_a_worker_gathers_no_more_than_the_supply_has() -> None:
    outcome = told(table(Seat(), Seat(fish=14)), "place F5")
    assert (outcome.gain, outcome.about) == ({"wood": 1, "fish": 1}, {"squares": ["G5", "E6"]})


@pytest.mark.rule("LT-WORK-5", "LT-USE-7")
def test_a_building_counts_as_usable_if_it_is_before_gathering() -> None:
    """The last two fish are those of the lakes or those of the Pier: that they are gathered is not certain."""
    match = table(Seat(buildings={"E5": "pier"}), Seat(fish=13))
    outcome = told(match, "place F5")
    assert outcome.gain == {"wood": 1}
    assert outcome.about == {"gets": {"wood": 1, "fish": 2}, "squares": ["G5", "E6", "F6"], "uses": {"E5": 0}}
    play(match, "place F5")
    assert told(match, "use E5").gain == {"fish": 2}
    assert told(match, "gather fish") == Outcome(gain={"fish": 1})
    assert board(match)["turn"]["squares"] == ["E6", "F6"]


@pytest.mark.rule("LT-EX-2", "LT-USE-4", "LT-USE-5")
def test_a_use_tells_the_rent_apart() -> None:
    match = table(*TOWN)
    play(match, "place F5")
    assert told(match, "use E5") == Outcome({}, {"wheat": 1}, {"pays": {}, "gets": {"wheat": 1}})
    play(match, "use E5")
    outcome = told(match, "use E4")
    assert (outcome.cost, outcome.gain) == ({"wheat": 1}, {"coins": 3})
    assert outcome.about == {"rent": 1, "to": 1, "pays": {"wheat": 1}, "gets": {"coins": 4}}


@pytest.mark.rule("LT-USE-7")
def test_a_use_gives_what_the_supply_has() -> None:
    match = table(Seat(coins=0, wheat=1, buildings={"E4": "bakery"}), Seat(coins=38))
    assert board(match)["supply"]["coins"] == 2
    play(match, "place D3")
    assert about(match, "use E4") == {"pays": {"wheat": 1}, "gets": {"coins": 2}}


@pytest.mark.rule("LT-COIN-3", "LT-DEC-4")
def test_a_use_with_a_choice_of_payments_is_told_with_the_fewest_bought_cubes() -> None:
    match = table(Seat(coins=6, wheat=1), Seat(buildings={"E4": "bakery"}))
    play(match, "place D3")
    assert told(match, "use E4") == Outcome(about={"rent": 1, "to": 1, "pays": {"wheat": 1}, "gets": {"coins": 4}})
    play(match, "use E4")
    assert board(match)["pending"]["due"] == {"wheat": 1}
    assert about(match, "buy 0 0 0 1") == {"rent": 1, "to": 1, "pays": {"coins": 3}, "gets": {"coins": 4}}
    assert told(match, "buy 0 0 0 1").cost == {}


@pytest.mark.rule("LT-EX-4", "LT-COIN-3", "LT-BUILD-6")
def test_a_construction_counts_bought_cubes_as_coins() -> None:
    match = table(Seat(coins=6, wood=1, stone=1), Seat())
    bakery = {"pays": {"wood": 1, "coins": 3}, "gets": {"points": 4}}
    assert told(match, "build bakery") == Outcome(about=bakery)
    assert about(match, "build well") == {"pays": {"wood": 1, "stone": 1}, "gets": {"points": 4}}
    play(match, "build bakery")
    assert board(match)["pending"]["due"] == {"wood": 2}
    assert about(match, "buy 1 0 0 0") == bakery
    assert about(match, "buy 2 0 0 0") == {"pays": {"coins": 6}, "gets": {"points": 4}}
    play(match, "buy 1 0 0 0")
    assert told(match, "build_on A2") == Outcome({"wood": 1, "coins": 3}, {"points": 4})


@pytest.mark.rule("LT-EX-6", "LT-TILE-Shop")
def test_the_shop_tells_one_question_after_the_other() -> None:
    match = table(Seat(coins=7, wood=1), Seat(buildings={"C3": "shop"}))
    play(match, "place C4")
    assert told(match, "use C3") == Outcome(about={"rent": 1, "to": 1})
    play(match, "use C3")
    assert told(match, "give stone_stone") == Outcome(about={"rent": 1, "to": 1, "pays": {"coins": 6}})
    assert told(match, "give wood_wood") == Outcome(about={"rent": 1, "to": 1, "pays": {"wood": 1, "coins": 3}})
    play(match, "give wood_wood")
    assert told(match, "take fish_wheat") == Outcome(about={"gets": {"fish": 1, "wheat": 1}})
    play(match, "take fish_wheat")
    assert (board(match)["pending"]["due"], board(match)["pending"]["take"]) == ({"wood": 2}, "fish_wheat")
    outcome = told(match, "buy 2 0 0 0")
    assert (outcome.cost, outcome.gain) == ({"coins": 7}, {"fish": 1, "wheat": 1})
    assert outcome.about == {"rent": 1, "to": 1, "pays": {"coins": 6}, "gets": {"fish": 1, "wheat": 1}}


@pytest.mark.rule("LT-EX-11", "LT-EX-12", "LT-END-2")
def test_castle_and_watchtower_tell_what_they_would_be_worth() -> None:
    own = {"C2": "well", "D2": "bar", "E4": "bakery"}
    match = table(Seat(stone=6, buildings=own), Seat(buildings={"E3": "gold_mine", "C4": "quarry", "H3": "watchtower"}))
    later = {entry["tile"]: entry.get("later") for entry in board(match)["buildings"]}
    assert (later["watchtower"], later["well"]) == (14, None)
    play(match, "build castle", "buy 0 0 0 0")
    assert about(match, "build_on D3") == {"later": 12}
    assert about(match, "build_on H6") == {"later": 0}
    match = table(Seat(coins=0, wood=6, stone=6), Seat(buildings={"H3": "well"}), market=f"{MARKET} watchtower")
    play(match, "build watchtower")
    assert about(match, "build_on I2") == {"later": 4}


@pytest.mark.rule("LT-EX-8", "LT-EOR-6", "LT-EOR-12")
def test_a_feeding_counts_the_hungry() -> None:
    match = last_turn(Seat(wheat=5), Seat(coins=4, fish=1, wheat=2), options={"coins_may_feed": True})
    assert [entry["unfed"] for entry in board(match)["seats"]] == [0, 2]
    play(match, "place E3")
    pass_on(match)
    assert told(match, "buy_food 0") == Outcome({"fish": 1, "wheat": 2, "points": 6})
    assert told(match, "buy_food 1") == Outcome({"fish": 1, "wheat": 2, "coins": 3, "points": 3})
    assert why(match, "buy_food 2") == ("meals", "LT-EOR-12", {"coins": 3})
    plenty = last_turn(Seat(wheat=5), Seat(fish=3, wheat=4))
    play(plenty, "place E3")
    pass_on(plenty)
    assert told(plenty, "feed 2") == Outcome({"fish": 2, "wheat": 3})


@pytest.mark.rule("LT-OBJ-1", "LT-TURN-5")
def test_a_card_tells_its_points_and_the_end_of_a_turn_nothing() -> None:
    match = table(Seat(coins=6, objectives="six_coins zero_coins"), Seat())
    assert told(match, "claim six_coins") == Outcome(gain={"points": 2})
    assert why(match, "claim zero_coins") == ("objective", "LT-OBJ-1", {})
    assert match.question().why("claim six_coins") is None
    play(match, "place F5")
    assert told(match, "end_turn") == Outcome()


@pytest.mark.rule("LT-EOR-2")
def test_what_follows_at_the_end_of_a_round_is_not_told_before() -> None:
    """The points of the own Cathedral come by themselves: they are no doing of whoever places the last worker."""
    match = last_turn(Seat(wheat=5), Seat(wheat=5, buildings={"E3": "cathedral"}))
    assert told(match, "place E2").gain.get("points") is None


@pytest.mark.rule("LT-BUILD-3", "LT-BUILD-7", "LT-COIN-5")
def test_what_cannot_be_built_says_why() -> None:
    match = table(Seat(coins=3, stone=4), Seat(wood=15), market=f"{MARKET} residence")
    assert why(match, "build castle") == ("cubes", "LT-BUILD-3", {"cubes": 2, "coins": 6})
    assert why(match, "build bakery") == ("supply", "LT-COIN-5", {})
    assert why(match, "build residence") == ("coins", "LT-BUILD-3", {"coins": 6})
    built = dict.fromkeys(("A2", "B2", "C2", "E2", "F2"), "wheat_field") | {"G2": "well", "D3": "bar"}
    full = table(Seat(coins=3, wood=9, buildings=built), Seat())
    assert seat(full, 0)["houses"] == 0
    assert why(full, "build gold_mine") == ("houses", "LT-BUILD-7", {})


@pytest.mark.rule("LT-USE-2", "LT-USE-4", "LT-USE-6", "LT-USE-7", "LT-WORK-6")
def test_what_a_worker_cannot_use_says_why() -> None:
    mine = {"E5": "fishmonger", "F4": "wheat_field", "E4": "quarry"}
    match = table(Seat(coins=0, buildings=mine), Seat(fish=14, wheat=15, buildings={"G4": "well"}))
    play(match, "place F5")
    assert why(match, "use G4") == ("rent", "LT-USE-4", {"coins": 1})
    assert why(match, "use E4") == ("input", "LT-USE-6", {})
    assert why(match, "use F4") == ("nothing", "LT-USE-7", {})
    play(match, "gather fish")
    assert why(match, "gather fish") == ("gathering", "LT-WORK-6", {})
    play(match, "use E5")
    assert why(match, "use E5") == ("used", "LT-USE-2", {})
    assert match.question().why("gather fish") is None
