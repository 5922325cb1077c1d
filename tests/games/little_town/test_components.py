"""The pieces of Little Town: the numbers in the data are those of the rulebook, and the engine plays with them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ratusz
from ratusz.games.little_town import cards
from ratusz.games.little_town.position import components
from ratusz.games.little_town.rules.actions import SPACE
from ratusz.texts import Texts
from tests.games.little_town.words import TILES

RANDOM_TILES = [tile for tile in cards.DATA["tiles"] if tile["market"] == "random"]
OBJECTIVES: list[dict[str, Any]] = cards.DATA["objectives"]


@pytest.mark.rule("LT-COMP-1", "LT-RULING-9")
def test_cubes_and_coins_in_the_box() -> None:
    assert [resource["supply"] for resource in cards.DATA["resources"]] == [15, 15, 15, 15]
    assert cards.unpack(cards.CUBES) == [15, 15, 15, 15]
    coins = {piece["value"]: piece["count"] for piece in cards.DATA["coins"]["denominations"]}
    assert coins == {1: 16, 3: 8}
    assert sum(value * number for value, number in coins.items()) == cards.COINS == 40


@pytest.mark.rule("LT-COMP-2")
def test_tiles_in_the_box() -> None:
    assert sum(tile["count"] for tile in cards.DATA["tiles"]) == 29
    assert TILES["wheat_field"]["count"] == 5
    assert len(RANDOM_TILES) == len({tile["id"] for tile in RANDOM_TILES}) == 24


@pytest.mark.rule("LT-COMP-3", "LT-OBJCARD-COUNT")
def test_objective_cards_in_the_box() -> None:
    assert [card["number"] for card in OBJECTIVES] == list(range(1, 19))
    assert len(set(cards.OBJECTIVE_IDS)) == 18
    assert Counter(cards.OBJECTIVE_POINTS) == {2: 11, 3: 7}
    assert sum(cards.OBJECTIVE_POINTS) == 43
    assert sum(card["has_prerequisite_symbol"] for card in OBJECTIVES) == 9


@pytest.mark.rule("LT-COMP-4")
def test_pieces_of_a_colour() -> None:
    pieces = cards.DATA["pieces"]
    assert (pieces["workers_per_colour"], pieces["houses_per_colour"], pieces["vp_markers"]) == (5, 7, 4)
    assert cards.DATA["enums"]["player_colour"] == ["purple", "red", "orange", "white"]


@pytest.mark.rule("LT-BOARD-1", "LT-BOARD-2")
def test_both_sides_of_the_board() -> None:
    for board, terrain in zip(cards.DATA["boards"], cards.TERRAIN, strict=True):
        letters = Counter("".join(board["grid"]))
        assert letters == {"G": 39, "F": 6, "M": 4, "L": 5}
        assert len(board["grid"]) == 6
        assert {len(row) for row in board["grid"]} == {9}
        for square, letter in zip(cards.SQUARE_IDS, "".join(board["grid"]), strict=True):
            yields = {"G": 0, "F": cards.ONE[0], "M": cards.ONE[1], "L": cards.ONE[2]}[letter]
            assert terrain[cards.SQUARE_IDS.index(square)] == yields
        listed = {entry["square"]: entry["terrain"] for entry in board["special_squares"]}
        assert len(listed) == 15
        assert all(terrain[cards.SQUARE_IDS.index(square)] for square in listed)


@pytest.mark.rule("LT-BOARD-1")
def test_neighbours_touch_by_a_side_or_a_corner() -> None:
    near = {cards.SQUARE_IDS[square] for square in cards.NEIGHBOURS[cards.SQUARE_IDS.index("F5")]}
    assert near == {"E4", "F4", "G4", "E5", "G5", "E6", "F6", "G6"}
    assert {cards.SQUARE_IDS[square] for square in cards.NEIGHBOURS[cards.SQUARE_IDS.index("A1")]} == {"B1", "A2", "B2"}
    assert {cards.SQUARE_IDS[square] for square in cards.BESIDE[cards.SQUARE_IDS.index("I2")]} == {"I1", "H2", "I3"}


@pytest.mark.rule("LT-BOARD-3")
def test_a_drawing_over_two_squares_is_two_terrain_squares() -> None:
    for board, terrain in zip(cards.DATA["boards"], cards.TERRAIN, strict=True):
        for one, other in board["features_over_two_squares"]:
            first, second = cards.SQUARE_IDS.index(one), cards.SQUARE_IDS.index(other)
            assert terrain[first] == terrain[second] != 0
            assert second in cards.BESIDE[first]
    assert cards.unpack(cards.YIELDS[0][cards.SQUARE_IDS.index("H2")]) == [0, 2, 0, 0]


@pytest.mark.rule("LT-BOARD-4", "LT-END-5")
def test_tracks_and_places_below_the_town() -> None:
    constants = cards.DATA["constants"]
    assert (constants["rounds"], constants["market_random_tiles"], constants["vp_track_length"]) == (4, 12, 60)


@pytest.mark.rule("LT-BOARD-5")
def test_there_is_always_an_empty_square() -> None:
    most_buildings = cards.DATA["constants"]["market_random_tiles"] + TILES["wheat_field"]["count"]
    most_workers = max(line["players"] * line["workers"] for line in cards.DATA["players"])
    assert most_buildings == 17
    assert 39 - most_buildings - most_workers >= 10


@pytest.mark.rule("LT-RULING-12")
def test_no_square_gathers_more_than_three_cubes() -> None:
    assert max(cards.count(cubes) for side in cards.YIELDS for cubes in side) == 3


@pytest.mark.rule("LT-TILE-ITEMS")
def test_items_that_tiles_show() -> None:
    lists = {
        "two_wheat_buildings": "wheat_field bakery barn brewery fair grocery restaurant",
        "one_fish_building": "fair fishmonger grocery pier restaurant",
        "one_wood_or_stone_building": "carpenter fair quarry warehouse workshop",
        "two_coin_buildings": "bakery bookshop carpenter church fishmonger fountain gold_mine grocery quarry",
    }
    for card, tiles in lists.items():
        bit = 1 << cards.OBJECTIVE_IDS.index(card)
        assert {cards.TILE_IDS[tile] for tile, shown in enumerate(cards.TILE_CARDS) if shown & bit} == set(
            tiles.split()
        )


@pytest.mark.rule("LT-RULING-10", "LT-RULING-11")
def test_prerequisites_are_the_tiles_that_make_a_card_possible() -> None:
    """A card with the symbol asks for the tiles of its condition; the wheat card needs none: fields are there."""
    for place, card in enumerate(OBJECTIVES):
        asked = card["prerequisite"]
        assert card["has_prerequisite_symbol"] == (asked["min_tiles"] > 0) == bool(asked["tiles"])
        kind = card["check"]["kind"]
        if kind.startswith("own_building") and card["has_prerequisite_symbol"]:
            shown = {cards.TILE_IDS[tile] for tile, bits in enumerate(cards.TILE_CARDS) if bits >> place & 1}
            assert shown == set(asked["tiles"])
            assert asked["min_tiles"] == card["check"].get("count", 1)
    by_id = {card["id"]: card["prerequisite"] for card in OBJECTIVES}
    assert by_id["points_from_two_buildings"]["min_tiles"] == by_id["two_coin_buildings"]["min_tiles"] == 2
    assert "shop" in by_id["use_two_type_building"]["tiles"]
    assert by_id["two_wheat_buildings"] == {"min_tiles": 0, "tiles": []}
    giving_points = {tile["id"] for tile in cards.DATA["tiles"] if tile["effect"]["output"]["vp"]}
    assert set(by_id["points_from_two_buildings"]["tiles"]) == giving_points


@pytest.mark.rule("LT-OBJCARD-5", "LT-OBJCARD-13", "LT-OBJCARD-14", "LT-OBJCARD-COUNT")
def test_points_and_prerequisites_of_single_cards() -> None:
    assert cards.OBJECTIVE_POINTS == [3, 3, 3, 3, 2, 2, 2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 2]
    by_id = {card["id"]: card["prerequisite"]["tiles"] for card in OBJECTIVES}
    assert set(by_id["use_two_type_building"]) == {"fair", "restaurant", "shop"}
    assert set(by_id["six_coins"]) == {"bakery", "bookshop", "fishmonger", "gold_mine"}
    spending = "bakery barn brewery fair fishmonger restaurant shop warehouse workshop"
    assert set(by_id["spend_fresh_cube"]) == set(spending.split())


@pytest.mark.rule("LT-RULING-15", "LT-SETUP-4")
def test_exactly_twelve_tiles_carry_the_bird() -> None:
    birds = {tile["id"] for tile in cards.DATA["tiles"] if tile["beginner"]}
    assert birds == set(cards.DATA["beginner_set"]["tiles"])
    assert len(birds) == 12


def test_totals_of_the_data() -> None:
    totals = cards.DATA["consistency"]
    costs = Counter[str]()
    for tile in RANDOM_TILES:
        costs.update(tile["cost"])
    assert (
        dict(costs)
        == totals["random_tiles_cost_totals"]
        == {"wood": 33, "stone": 42, "fish": 0, "wheat": 2, "coins": 6}
    )
    assert sum(tile["build_vp"] for tile in RANDOM_TILES) == totals["random_tiles_fixed_build_vp_total"] == 126
    assert sum(tile["build_vp"] for tile in RANDOM_TILES if tile["beginner"]) == 63


def test_packed_cubes_are_compared_each_by_itself() -> None:
    few = (0, 1, 2, 15)
    amounts = [
        dict(zip(cards.RESOURCES, (a, b, c, d), strict=True)) for a in few for b in few for c in few for d in few
    ]
    for have in amounts[::3]:
        for need in amounts:
            missing = {name: max(0, need[name] - have[name]) for name in cards.RESOURCES}
            assert cards.lacking(cards.pack(have), cards.pack(need)) == cards.pack(missing)
            assert cards.enough(cards.pack(have), cards.pack(need)) == (not any(missing.values()))
            assert cards.count(cards.pack(need)) == sum(need.values())


def test_pieces_are_counted_where_they_lie() -> None:
    state = ratusz.games.find("little_town").new_state(3, {}, "1")
    assert components(state) == {
        "wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": 40, "wheat_fields": 5, "tiles": 12,
        "different tiles": 12, "workers": 12, "houses": 18, "objective cards": 9,
    }  # fmt: skip


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_are_those_of_the_data(language: str) -> None:
    texts = Texts(language, ratusz.games.find("little_town"))
    for tile in cards.DATA["tiles"]:
        assert texts.say(f"card-{tile['id']}") == tile[f"name_{language}"]
    for resource in cards.DATA["resources"]:
        assert texts.say(f"resource-{resource['id']}") == resource[f"name_{language}"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_tiles_and_cards_say_what_they_do_without_naming_rules(language: str) -> None:
    texts = Texts(language, ratusz.games.find("little_town"))
    for tile in cards.DATA["tiles"]:
        assert "LT-" not in texts.say("tile-effect", {"tile": tile["id"]})
    for card in OBJECTIVES:
        told = texts.say("objective-progress", {"objective": card["id"]}, have=1, need=2)
        assert told.endswith(f"(1/2): {card[f'label_{language}']}")


def test_tiles_and_squares_have_actions() -> None:
    assert SPACE.notation(SPACE.parse("build wheat_field")) == "build wheat_field"
    assert cards.TILE_NUMBERS["wheat_field"] == 1
