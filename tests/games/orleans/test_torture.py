"""Payments and torture (section 14)."""

from __future__ import annotations

from collections import Counter

import pytest

import ratusz
from ratusz.games.orleans.events import DebtForgiven, DebtPaid, UnbuiltStationGivenUp
from tests.games.orleans.words import Seat, legal, play, position, seat, table, view

FED = Seat(goods="grain")


def harvest(here: Seat, **rest: object) -> ratusz.Match:
    """A seat without food owes five coins."""
    return table(here, FED, phase="event", event="harvest", **rest)


@pytest.mark.rule("OR-TORT-1", "OR-D-TORTURE", "OR-PAY-1")
def test_coins_first_and_one_item_for_each_one_missing() -> None:
    match = harvest(Seat(coins=3, goods="wool wool brocade"))
    assert seat(match, 0)["coins"] == 0
    assert position(match)["bank"] == 280 - 5
    play(match, "give_up_good wool")
    assert match.question().step == "torture"
    play(match, "give_up_unbuilt_station")
    assert match.question().step != "torture"
    assert seat(match, 0)["goods"] == {"wool": 1, "brocade": 1}


@pytest.mark.rule("OR-TORT-1")
def test_who_can_pay_gives_up_nothing() -> None:
    match = harvest(Seat(coins=5))
    assert seat(match, 0)["coins"] == 0
    assert position(match)["round"] == 6


@pytest.mark.rule("OR-TORT-2", "OR-D-TORTURE", "OR-CITIZEN-1", "OR-SEQ-5")
def test_all_that_can_be_given_up() -> None:
    here = Seat(
        coins=0,
        development=4,
        goods="wool brocade",
        stations="tours orleans",
        tiles="winery school",
        bag="starter_farmer knight",
        technology=1,
        slots={"castle": "technology - -", "winery": "technology -"},
    )
    assert legal(harvest(here)) == [
        "give_up_station orleans",
        "give_up_station tours",
        "give_up_unbuilt_station",
        "give_up_follower",
        "give_up_development",
        "give_up_good wool",
        "give_up_good brocade",
        "give_up_tile winery",
        "give_up_tile school",
        "give_up_technology",
        "give_up_placed_technology castle",
        "give_up_placed_technology winery",
    ]


@pytest.mark.rule("OR-TORT-3", "OR-EX-6", "OR-LIMIT-4")
def test_what_is_given_up_is_gone_for_good() -> None:
    """A follower, two stations, two development points for a debt of five."""
    here = Seat(coins=0, development=6, stations="tours", bag="knight", goods="wool", technology=1)
    match = harvest(here)
    before = position(match)
    play(
        match,
        "give_up_follower",
        "give_up_station tours",
        "give_up_unbuilt_station",
        "give_up_development",
        "give_up_development",
    )
    after = position(match)
    assert seat(match, 0)["development"] == 4
    assert seat(match, 0)["unbuilt_stations"] == 8
    assert after["stations"] == {}
    assert after["supply"] == before["supply"]
    assert after["lost_followers"] == {"knight": 1}
    other = harvest(here)
    play(other, "give_up_good wool", "give_up_technology")
    assert position(other)["goods_supply"] == before["goods_supply"]
    assert position(other)["technology_supply"] == before["technology_supply"]


@pytest.mark.rule("OR-TORT-4", "OR-INV-4")
def test_only_neutral_followers_of_the_bag_are_lost_each_equally_likely() -> None:
    assert "give_up_follower" not in legal(
        harvest(Seat(coins=0, goods="wool", bag="starter_farmer starter_trader", market="monk"))
    )
    lost: Counter[str] = Counter()
    for number in range(300):
        match = harvest(Seat(coins=4, goods="wool", bag="starter_farmer knight knight monk"), seed=number)
        play(match, "give_up_follower")
        lost.update(position(match)["lost_followers"])
    assert set(lost) == {"knight", "monk"}
    assert 170 < lost["knight"] < 230


@pytest.mark.rule("OR-TORT-5", "OR-Q-8")
def test_from_where_a_development_point_can_be_given_up() -> None:
    possible = [
        space
        for space in range(31)
        if "give_up_development" in legal(harvest(Seat(coins=0, goods="wool", development=space)))
    ]
    assert possible == [*range(1, 7), *range(9, 12), *range(14, 25), *range(27, 31)]


@pytest.mark.rule("OR-TORT-6")
def test_a_station_given_up_frees_its_city() -> None:
    match = harvest(Seat(coins=4, goods="wool", stations="tours"))
    play(match, "give_up_station tours")
    assert position(match)["stations"] == {}


@pytest.mark.rule("OR-TORT-7")
def test_a_tile_given_up_sends_its_followers_home() -> None:
    here = Seat(coins=4, tiles="winery", slots={"winery": "technology trader"})
    match = harvest(here)
    play(match, "give_up_tile winery")
    assert view(match, 0)["seats"][0]["bag"] == {"trader": 1}
    assert position(match)["lost_technology"] == 1
    assert "winery" in position(match)["removed_tiles"]
    tower = harvest(Seat(coins=4, tiles="gunpowder_tower", tower="knight starter_farmer"))
    play(tower, "give_up_tile gunpowder_tower")
    assert view(tower, 0)["seats"][0]["bag"] == {"starter_farmer": 1, "knight": 1}
    theatre = harvest(Seat(coins=4, tiles="theatre", theatre="monk"))
    play(theatre, "give_up_tile theatre")
    assert view(theatre, 0)["seats"][0]["bag"] == {"monk": 1}


@pytest.mark.rule("OR-TORT-7", "OR-EXTRA-Bakery")
def test_without_the_bakery_bread_is_grain_again() -> None:
    match = table(Seat(coins=0, tiles="bakery", goods="bread wool wool"), FED, phase="event", event="taxes")
    play(match, "give_up_tile bakery")
    assert seat(match, 0)["goods"] == {"grain": 1, "wool": 2}


@pytest.mark.rule("OR-TORT-8")
def test_who_has_nothing_left_is_forgiven() -> None:
    scribe = Seat(slots={"scriptorium": "knight scholar"}, goods="grain")
    match = table(Seat(coins=1, unbuilt_stations=1, slots={"castle": "farmer - -"}), scribe, active=1, event="harvest")
    play(match, "pass")
    told = [event for event in match.events(None) if event.seat == 0]
    assert told[-3:] == [DebtPaid(0, 1, 4), UnbuiltStationGivenUp(0), DebtForgiven(0, 3)]
    assert position(match)["round"] == 6
    assert (seat(match, 0)["coins"], seat(match, 0)["unbuilt_stations"]) == (0, 0)
    assert seat(match, 0)["slots"] == {"castle_farmer": ["farmer"]}


@pytest.mark.rule("OR-TORT-9")
def test_placed_technology_given_up_leaves_its_slot_empty() -> None:
    match = harvest(Seat(coins=4, slots={"castle": "technology boatman trader"}))
    assert view(match, 0)["seats"][0]["ready"] == ["castle"]
    play(match, "give_up_placed_technology castle")
    assert seat(match, 0)["slots"] == {"castle_boatman": ["boatman"], "castle_trader": ["trader"]}
    assert view(match, 0)["seats"][0]["ready"] == []


@pytest.mark.rule("OR-PAY-1")
def test_coins_come_from_the_bank_and_go_back() -> None:
    match = table(Seat(tiles="cellar", slots={"cellar": "monk scholar"}), Seat())
    bank = position(match)["bank"]
    play(match, "use cellar")
    assert sum(entry["coins"] for entry in position(match)["seats"]) + position(match)["bank"] == 280
    assert position(match)["bank"] < bank


def test_a_person_may_look_at_what_was_given_up() -> None:
    match = harvest(Seat(coins=4, goods="wool"), confirm=[0])
    play(match, "give_up_good wool")
    assert legal(match) == ["end_turn"]
    match.undo(0)
    assert "give_up_good wool" in legal(match)


@pytest.mark.rule("OR-TORT-4", "OR-SEQ-4")
def test_who_was_drawn_cannot_be_drawn_again_by_an_undo() -> None:
    lost = harvest(Seat(coins=4, goods="wool", bag="knight monk"), confirm=[0])
    play(lost, "give_up_follower")
    assert lost.undoable(0) == 0
    for bag in ("knight", "starter_farmer"):
        monk = Seat(tiles="sacristy", slots={"sacristy": "monk"}, bag=bag)
        ill = table(monk, FED, phase="event", event="plague", confirm=[0])
        play(ill, "pass")
        assert ill.undoable(0) == 0
    drawn = table(Seat(bag="knight monk", slots={"castle": "farmer - -"}), FED, phase="followers")
    play(drawn, "0: draw 1")
    assert drawn.undoable(0) == 0
