"""What is printed on places and deeds, as the rules list it (sections 5, 10, 11 and 12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ratusz.games.orleans.cards import DATA

BOARD = {
    "farm_house": "boatman craftsman",
    "village": "farmer boatman craftsman",
    "university": "farmer craftsman trader",
    "castle": "farmer boatman trader",
    "monastery": "scholar trader",
    "ship": "farmer boatman knight",
    "wagon": "farmer trader knight",
    "guildhall": "farmer craftsman knight",
    "scriptorium": "knight scholar",
    "town_hall": "any_neutral any_neutral",
}
FIRST_STACK = {
    "hayrick": "farmer",
    "cheese_factory": "farmer farmer",
    "winery": "farmer trader",
    "wool_manufacturer": "boatman trader",
    "tailor_shop": "trader scholar",
    "brewery": "monk",
    "windmill": "craftsman craftsman",
    "library": "knight scholar",
    "hospital": "boatman scholar",
    "sacristy": "monk",
    "herb_garden": "",
    "bathhouse": "",
}
SECOND_STACK = {
    "shipping_line": "boatman",
    "cellar": "monk scholar",
    "office": "scholar scholar",
    "pharmacy": "any",
    "horse_wagon": "knight trader",
    "laboratory": "craftsman scholar",
    "school": "",
    "gunpowder_tower": "market_space market_space",
}
EXTRA = {
    "bakery": (1, "farmer craftsman"),
    "theatre": (1, "any_unlimited"),
    "barracks": (1, ""),
    "goldsmith": (2, "craftsman trader"),
    "hiding_place": (2, "boatman knight"),
    "court": (2, "knight scholar"),
}
DEEDS = {
    "city_wall": {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3},
    "papal_conclave": {"monk": 2, "knight": 1},
    "defeating_the_plague": {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1},
    "astronomy": {"scholar": 2, "trader": 1},
    "boatmen_guild": {"boatman": 3, "scholar": 1},
    "cathedral": {"craftsman": 2, "monk": 2, "trader": 2},
    "peace_treaty": {"monk": 1, "scholar": 1, "knight": 2},
    "canalisation": {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2},
}


def slots(places: list[dict[str, Any]]) -> dict[str, str]:
    return {place["id"]: " ".join(place["slots"]) for place in places}


@pytest.mark.rule(
    "OR-BOARD-FarmHouse",
    "OR-BOARD-Village",
    "OR-BOARD-University",
    "OR-BOARD-Castle",
    "OR-BOARD-Monastery",
    "OR-BOARD-Ship",
    "OR-BOARD-Wagon",
    "OR-BOARD-Guildhall",
    "OR-BOARD-Scriptorium",
)
def test_who_is_needed_on_the_player_board() -> None:
    assert slots(DATA["player_board_places"]) == BOARD


@pytest.mark.rule(
    "OR-PLACE-Hayrick",
    "OR-PLACE-CheeseFactory",
    "OR-PLACE-Winery",
    "OR-PLACE-WoolManufacturer",
    "OR-PLACE-TailorShop",
    "OR-PLACE-Brewery",
    "OR-PLACE-Windmill",
    "OR-PLACE-Library",
    "OR-PLACE-Hospital",
    "OR-PLACE-Sacristy",
    "OR-PLACE-HerbGarden",
    "OR-PLACE-Bathhouse",
    "OR-PLACE-ShippingLine",
    "OR-PLACE-Cellar",
    "OR-PLACE-Office",
    "OR-PLACE-Pharmacy",
    "OR-PLACE-HorseWagon",
    "OR-PLACE-Laboratory",
    "OR-PLACE-School",
)
def test_who_is_needed_on_place_tiles_and_in_which_stack_they_lie() -> None:
    tiles = DATA["place_tiles"]
    assert slots([tile for tile in tiles if tile["stack"] == 1]) == FIRST_STACK
    assert slots([tile for tile in tiles if tile["stack"] == 2]) == SECOND_STACK


@pytest.mark.rule(
    "OR-EXTRA-Bakery",
    "OR-EXTRA-Theatre",
    "OR-EXTRA-Barracks",
    "OR-EXTRA-Goldsmith",
    "OR-EXTRA-HidingPlace",
    "OR-EXTRA-Court",
)
def test_who_is_needed_on_the_extra_tiles() -> None:
    assert {tile["id"]: (tile["stack"], " ".join(tile["slots"])) for tile in DATA["extra_place_tiles"]} == EXTRA


@pytest.mark.rule("OR-DEED-1", "OR-INV-7")
def test_who_is_needed_for_the_deeds() -> None:
    assert {deed["id"]: Counter(deed["slots"]) for deed in DATA["deeds"]} == DEEDS


@pytest.mark.rule("OR-TECH-6")
def test_technology_lies_where_several_followers_are_required() -> None:
    for place in DATA["player_board_places"] + DATA["place_tiles"] + DATA["extra_place_tiles"]:
        required = [slot for slot in place["slots"] if "any" not in slot and slot != "market_space"]
        assert place["technology_allowed"] == (len(required) > 1), place["id"]
