"""Place tiles and extra tiles (sections 11 and 12)."""

from __future__ import annotations

import pytest

import ratusz
from tests.games.orleans.words import Seat, legal, play, position, seat, table, usable, view

OTHER = Seat(slots={"farm_house": "boatman craftsman"})
WRITER = Seat(slots={"scriptorium": "knight scholar"})


def using(tile: str, followers: str, **rest: object) -> ratusz.Match:
    """Seat 0 has the tile with these followers on it, and uses it."""
    options = {key: rest.pop(key) for key in ("map_goods", "goods_supply", "technology_supply") if key in rest}
    match = table(Seat(tiles=tile, slots={tile: followers}, **rest), OTHER, **options)
    play(match, f"use {tile}")
    return match


@pytest.mark.parametrize(
    ("tile", "followers", "good"),
    [
        pytest.param("hayrick", "farmer", "grain", marks=pytest.mark.rule("OR-PLACE-Hayrick")),
        pytest.param("cheese_factory", "farmer farmer", "cheese", marks=pytest.mark.rule("OR-PLACE-CheeseFactory")),
        pytest.param("winery", "farmer trader", "wine", marks=pytest.mark.rule("OR-PLACE-Winery")),
        pytest.param(
            "wool_manufacturer", "boatman trader", "wool", marks=pytest.mark.rule("OR-PLACE-WoolManufacturer")
        ),
        pytest.param("tailor_shop", "trader scholar", "brocade", marks=pytest.mark.rule("OR-PLACE-TailorShop")),
    ],
)
def test_tiles_that_make_goods(tile: str, followers: str, good: str) -> None:
    match = using(tile, followers)
    assert seat(match, 0)["goods"] == {good: 1}
    assert sum(seat(match, 0)["bag"].values()) == len(followers.split())
    none = table(Seat(tiles=tile, slots={tile: followers}), WRITER, goods_supply={good: 0})
    assert none.player == 1


@pytest.mark.parametrize(
    ("tile", "followers", "coins", "points"),
    [
        pytest.param("brewery", "monk", 2, 0, marks=pytest.mark.rule("OR-PLACE-Brewery")),
        pytest.param("windmill", "craftsman craftsman", 2, 1, marks=pytest.mark.rule("OR-PLACE-Windmill")),
        pytest.param("library", "knight scholar", 0, 2, marks=pytest.mark.rule("OR-PLACE-Library")),
        pytest.param("hospital", "boatman scholar", 2, 0, marks=pytest.mark.rule("OR-PLACE-Hospital")),
        pytest.param("shipping_line", "boatman", 0, 1, marks=pytest.mark.rule("OR-PLACE-ShippingLine")),
        pytest.param("cellar", "monk scholar", 4, 0, marks=pytest.mark.rule("OR-PLACE-Cellar")),
        pytest.param("office", "scholar scholar", 3, 0, marks=pytest.mark.rule("OR-PLACE-Office")),
    ],
)
def test_tiles_that_pay_and_develop(tile: str, followers: str, coins: int, points: int) -> None:
    match = using(tile, followers, development=4, stations="orleans tours blois")
    assert (seat(match, 0)["coins"], seat(match, 0)["development"]) == (5 + coins, 4 + points)


@pytest.mark.rule("OR-PLACE-Pharmacy", "OR-PAY-2")
def test_pharmacy() -> None:
    match = using("pharmacy", "starter_farmer")
    assert legal(match) == ["pay 1", "pay 2", "pay 3"]
    play(match, "pay 2")
    assert (seat(match, 0)["coins"], seat(match, 0)["development"]) == (3, 2)
    assert seat(match, 0)["bag"] == {"starter_farmer": 1}
    assert legal(using("pharmacy", "monk", development=28)) == ["pay 1", "pay 2"]
    assert legal(using("pharmacy", "monk", coins=2)) == ["pay 1", "pay 2"]
    for here in (
        Seat(coins=0, tiles="pharmacy", slots={"pharmacy": "monk"}),
        Seat(development=30, tiles="pharmacy", slots={"pharmacy": "monk"}),
    ):
        assert table(here, OTHER).player == 1


@pytest.mark.rule("OR-PLACE-HorseWagon")
def test_horse_wagon() -> None:
    match = using("horse_wagon", "knight trader", map_goods={"chartres__orleans__road": "wine"})
    play(match, "travel chartres__orleans__road", "take wine")
    assert seat(match, 0)["merchant"] == "chartres"
    assert seat(match, 0)["goods"] == {"wine": 1}
    assert seat(match, 0)["bag"] == {"trader": 1, "knight": 1}


@pytest.mark.rule("OR-PLACE-Laboratory")
def test_laboratory() -> None:
    match = using("laboratory", "craftsman scholar")
    assert seat(match, 0)["technology"] == 1
    assert seat(match, 0)["tracks"] == {"traders": 2}


@pytest.mark.rule("OR-TERM-11", "OR-PLACE-Sacristy", "OR-PLACE-HerbGarden", "OR-PLACE-School", "OR-PLACE-Bathhouse")
def test_tiles_without_an_action_are_not_used() -> None:
    here = Seat(tiles="sacristy herb_garden school bathhouse barracks", slots={"sacristy": "monk"})
    assert usable(table(Seat(slots=OTHER["slots"], tiles=here["tiles"]), Seat())) == ["farm_house"]
    assert table(here, OTHER).player == 1


@pytest.mark.rule("OR-PLACE-Owner")
def test_nobody_else_uses_a_tile() -> None:
    match = table(Seat(tiles="winery", slots={"winery": "farmer trader"}), OTHER)
    play(match, "pass")
    assert usable(match) == ["farm_house"]


# Extra tiles.


@pytest.mark.rule("OR-EXTRA-Bakery", "OR-INV-2")
def test_bakery() -> None:
    match = using("bakery", "farmer craftsman", goods="grain grain bread")
    assert seat(match, 0)["coins"] == 3
    assert legal(match) == ["bake 1", "bake 2"]
    play(match, "bake 2")
    assert seat(match, 0)["goods"] == {"bread": 3}
    more = using("bakery", "farmer craftsman", goods="grain " * 4)
    assert legal(more) == ["bake 1", "bake 2", "bake 3"]


@pytest.mark.rule("OR-EXTRA-Bakery", "OR-PAY-2")
def test_the_bakery_needs_coins_and_grain() -> None:
    slots = {"bakery": "farmer craftsman"}
    assert table(Seat(coins=1, goods="grain", tiles="bakery", slots=slots), OTHER).player == 1
    assert table(Seat(goods="bread", tiles="bakery", slots=slots), OTHER).player == 1


@pytest.mark.rule("OR-EXTRA-Bakery", "OR-Q-22", "OR-TERM-8", "OR-LIMIT-4")
def test_bread_is_food_and_a_good() -> None:
    match = table(Seat(tiles="bakery", goods="bread wool"), OTHER, phase="event", event="harvest")
    assert seat(match, 0)["goods"] == {"wool": 1}
    assert position(match)["goods_supply"]["grain"] == 24
    taxed = table(Seat(tiles="bakery", goods="bread bread bread"), Seat(), phase="event", event="taxes")
    assert seat(taxed, 0)["coins"] == 4
    tortured = table(Seat(coins=0, tiles="bakery", goods="bread bread bread"), Seat(), phase="event", event="taxes")
    play(tortured, "give_up_good bread")
    assert seat(tortured, 0)["goods"] == {"bread": 2}


@pytest.mark.rule("OR-EXTRA-Bakery", "OR-EXTRA-Goldsmith", "OR-EXTRA-HidingPlace")
def test_bread_may_be_paid_as_a_good_and_is_grain_in_the_supply() -> None:
    for tile, followers in (("goldsmith", "craftsman trader"), ("hiding_place", "boatman knight")):
        here = Seat(tiles=f"bakery {tile}", slots={tile: followers}, goods="bread")
        match = table(here, OTHER)
        grain = position(match)["goods_supply"]["grain"]
        play(match, f"use {tile}")
        assert seat(match, 0)["goods"] == {}
        assert position(match)["goods_supply"]["grain"] == grain + 1


@pytest.mark.rule("OR-EXTRA-Goldsmith", "OR-LIMIT-4")
def test_goldsmith() -> None:
    match = using("goldsmith", "craftsman trader", goods="grain wool wool", stations="orleans tours")
    assert legal(match) == ["pay_good grain", "pay_good wool"]
    wool = position(match)["goods_supply"]["wool"]
    play(match, "pay_good wool")
    assert seat(match, 0)["development"] == 2
    assert position(match)["goods_supply"]["wool"] == wool + 1
    assert table(Seat(tiles="goldsmith", slots={"goldsmith": "craftsman trader"}), OTHER).player == 1
    assert seat(using("goldsmith", "craftsman trader", goods="wine"), 0)["development"] == 0


@pytest.mark.rule("OR-EXTRA-HidingPlace", "OR-Q-13", "OR-LIMIT-1")
def test_hiding_place() -> None:
    here = Seat(tiles="hiding_place", slots={"hiding_place": "boatman knight"}, goods="wool")
    match = table(here, OTHER, supply={"scholar": 0})
    play(match, "use hiding_place")
    assert legal(match) == [
        "advance farmers",
        "advance craftsmen",
        "advance traders",
        "advance boatmen",
        "advance scholars",
    ]
    play(match, "advance scholars")
    assert seat(match, 0)["development"] == 2
    assert seat(match, 0)["bag"] == {"boatman": 1, "knight": 1}
    assert seat(match, 0)["tracks"]["scholars"] == 1


@pytest.mark.rule("OR-EXTRA-HidingPlace", "OR-Q-13")
@pytest.mark.parametrize("track", ["farmers", "craftsmen", "boatmen", "scholars"])
def test_the_hiding_place_brings_no_follower(track: str) -> None:
    match = using("hiding_place", "boatman knight", goods="wool")
    supply = position(match)["supply"]
    play(match, f"advance {track}")
    assert position(match)["supply"] == supply
    assert seat(match, 0)["bag"] == {"boatman": 1, "knight": 1}


@pytest.mark.rule("OR-EXTRA-HidingPlace", "OR-TRACK-Traders")
def test_the_hiding_place_brings_a_tile_too() -> None:
    match = using("hiding_place", "boatman knight", goods="wool")
    play(match, "advance traders")
    assert "take_tile school" in legal(match)
    play(match, "take_tile school")
    assert seat(match, 0)["tiles"] == ["school", "hiding_place"]


@pytest.mark.rule("OR-EXTRA-HidingPlace", "OR-ACTION-8")
def test_the_good_just_paid_may_be_the_bonus() -> None:
    full = {"craftsmen": 5, "boatmen": 5, "scholars": 5, "traders": 5}
    here = Seat(tiles="hiding_place", slots={"hiding_place": "boatman knight"}, goods="grain wool", tracks=full)
    match = table(here, OTHER, goods_supply={"grain": 0})
    play(match, "use hiding_place")
    assert seat(match, 0)["goods"] == {"grain": 1, "wool": 1}
    assert seat(match, 0)["tracks"]["farmers"] == 1
    stuck = Seat(tiles="hiding_place", slots=here["slots"], goods="wool", tracks=full)
    assert table(stuck, WRITER, goods_supply={"grain": 0}).player == 1


@pytest.mark.rule("OR-EXTRA-HidingPlace", "OR-TRACK-Boatmen")
def test_the_hiding_place_reaches_the_last_boatmen_space_without_a_citizen() -> None:
    here = Seat(tiles="hiding_place", slots={"hiding_place": "boatman knight"}, goods="wool", tracks={"boatmen": 4})
    match = table(here, Seat(slots=OTHER["slots"], tracks={"boatmen": 5}))
    play(match, "use hiding_place", "advance boatmen")
    assert seat(match, 0)["tracks"]["boatmen"] == 5
    assert view(match, 0)["citizens"] == {"citizen_boatmen": 1}


@pytest.mark.rule("OR-EXTRA-Court", "OR-PAY-1", "OR-PAY-2")
def test_court() -> None:
    here = Seat(tiles="court", slots={"court": "knight scholar"})
    match = table(here, OTHER, Seat(merchant="tours"), map_goods={"blois__tours__water": "brocade"})
    play(match, "use court")
    assert legal(match) == ["move_merchant 2", "move_merchant 3"]
    bank = position(match)["bank"]
    play(match, "move_merchant 3")
    assert legal(match) == [
        "travel le_mans__tours__road",
        "travel blois__tours__water",
        "travel tours__chinon__water",
        "travel tours__montrichard__water",
        "travel tours__loches__water",
    ]
    play(match, "travel blois__tours__water", "take brocade")
    assert seat(match, 2)["merchant"] == "blois"
    assert seat(match, 0)["goods"] == {"brocade": 1}
    assert [seat(match, number)["coins"] for number in (0, 2)] == [4, 6]
    assert position(match)["bank"] == bank
    assert table(Seat(coins=0, tiles="court", slots={"court": "knight scholar"}), OTHER).player == 1


@pytest.mark.rule("OR-EXTRA-Theatre", "OR-TERM-5")
def test_theatre() -> None:
    match = table(Seat(tiles="theatre", theatre="farmer farmer starter_trader monk"), OTHER)
    play(match, "use theatre")
    assert seat(match, 0)["coins"] == 9
    assert seat(match, 0)["bag"] == {"farmer": 2, "starter_trader": 1, "monk": 1}
    assert position(match)["theatre"] == {}
    assert table(Seat(tiles="theatre"), OTHER).player == 1
    plan = table(Seat(tiles="theatre", theatre="farmer", market="farmer"), Seat(), phase="planning")
    play(plan, "0: place farmer theatre", "0: place starter_farmer theatre")
    assert position(plan)["theatre"] == {"starter_farmer": 1, "farmer": 2}
