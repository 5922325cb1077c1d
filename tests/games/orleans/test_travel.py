"""Travel and stations (section 9)."""

from __future__ import annotations

import pytest

from tests.games.orleans.words import Seat, legal, play, position, seat, table

SHIP = {"ship": "farmer boatman knight"}
WAGON = {"wagon": "farmer trader knight"}
GUILD = {"guildhall": "farmer craftsman knight"}
OTHER = Seat(slots={"farm_house": "boatman craftsman"})


@pytest.mark.rule("OR-BOARD-Ship", "OR-MOVE-1", "OR-MOVE-3")
def test_the_ship_goes_along_a_waterway() -> None:
    match = table(Seat(slots=SHIP), OTHER)
    play(match, "use ship")
    assert legal(match) == ["travel orleans__briare__water", "travel orleans__blois__water"]
    play(match, "travel orleans__blois__water")
    assert seat(match, 0)["merchant"] == "blois"
    assert seat(match, 0)["bag"] == {"farmer": 1, "boatman": 1, "knight": 1}
    assert match.player == 1


@pytest.mark.rule("OR-BOARD-Wagon", "OR-MOVE-1")
def test_the_wagon_goes_along_a_road() -> None:
    match = table(Seat(slots=WAGON), OTHER)
    play(match, "use wagon")
    assert legal(match) == [
        "travel chartres__orleans__road",
        "travel chateaudun__orleans__road",
        "travel orleans__montargis__road",
        "travel orleans__vierzon__road",
    ]
    play(match, "travel chartres__orleans__road")
    assert seat(match, 0)["merchant"] == "chartres"


@pytest.mark.rule("OR-MOVE-2")
def test_one_good_of_the_way_may_be_taken() -> None:
    goods = {"orleans__vierzon__road": "cheese brocade"}
    pair = [Seat(slots=WAGON), Seat(slots=WAGON), OTHER]
    match = table(*pair, map_goods=goods)
    play(match, "use wagon", "travel orleans__vierzon__road")
    assert legal(match) == ["take cheese", "take brocade", "leave"]
    play(match, "take brocade")
    assert seat(match, 0)["goods"] == {"brocade": 1}
    assert position(match)["map_goods"] == {"orleans__vierzon__road": ["cheese"]}
    play(match, "use wagon", "travel orleans__vierzon__road")
    assert legal(match) == ["take cheese", "leave"]
    play(match, "leave")
    assert position(match)["map_goods"] == {"orleans__vierzon__road": ["cheese"]}


@pytest.mark.rule("OR-MOVE-2", "OR-TERM-10")
def test_two_equal_goods_are_one_choice() -> None:
    match = table(Seat(slots=WAGON), OTHER, Seat(), map_goods={"orleans__vierzon__road": "cheese cheese"})
    play(match, "use wagon", "travel orleans__vierzon__road")
    assert legal(match) == ["take cheese", "leave"]
    play(match, "take cheese")
    assert position(match)["map_goods"] == {"orleans__vierzon__road": ["cheese"]}


@pytest.mark.rule("OR-MOVE-4", "OR-STATION-3")
def test_merchants_and_stations_block_nobody() -> None:
    match = table(Seat(slots=SHIP, merchant="tours"), Seat(merchant="blois", stations="blois", slots=SHIP))
    play(match, "use ship", "travel blois__tours__water")
    assert [seat(match, number)["merchant"] for number in (0, 1)] == ["blois", "blois"]


@pytest.mark.rule("OR-MOVE-5")
def test_a_road_and_a_waterway_between_the_same_cities() -> None:
    goods = {"chinon__chatellerault__road": "wine", "chinon__chatellerault__water": "wool"}
    match = table(Seat(slots={**SHIP, **WAGON}, merchant="chinon"), OTHER, map_goods=goods)
    play(match, "use ship", "travel chinon__chatellerault__water")
    assert legal(match) == ["take wool", "leave"]
    play(match, "take wool", "pass")
    play(match, "use wagon", "travel chinon__chatellerault__road")
    assert legal(match) == ["take wine", "leave"]


@pytest.mark.rule("OR-MOVE-6", "OR-ACTION-8")
def test_without_a_matching_way_nobody_travels() -> None:
    assert table(Seat(slots=SHIP, merchant="chartres"), OTHER).player == 1
    assert table(Seat(slots=WAGON, merchant="chartres"), OTHER).player == 0


@pytest.mark.rule("OR-STATION-1", "OR-BOARD-Guildhall", "OR-INV-6")
def test_one_station_per_city_but_orleans() -> None:
    assert table(Seat(slots=GUILD, merchant="tours"), Seat(stations="tours", slots=OTHER["slots"])).player == 1
    here = Seat(slots=GUILD)
    match = table(here, here)
    play(match, "use guildhall", "use guildhall")
    assert position(match)["stations"] == {"orleans": [0, 1]}
    assert table(Seat(slots=GUILD, stations="orleans"), OTHER).player == 1


@pytest.mark.rule("OR-STATION-2")
def test_a_station_has_to_be_left() -> None:
    assert table(Seat(slots=GUILD, unbuilt_stations=0), OTHER).player == 1
