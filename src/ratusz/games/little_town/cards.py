"""The board, tiles and objective cards of Little Town as typed tables, read once from `data.json`.

Squares are numbers 0 to 53, row by row. Tiles are numbers from 1 in the order of the data, the Wheat Field first;
0 is not a tile. Objective cards are the bits of a number, the first card the lowest. Four cube counts are one number.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ratusz.core.data import data_beside

DATA: Final[dict[str, Any]] = data_beside(__file__)
_CONSTANTS: Final[dict[str, Any]] = DATA["constants"]

# Cubes.

RESOURCES: Final[list[str]] = [resource["id"] for resource in DATA["resources"]]
WOOD: Final = 0
STONE: Final = 1
FISH: Final = 2
WHEAT: Final = 3
FIELD: Final = 7
"""The bits that one count takes in a packed number: so few that the whole is a small number for Python."""
AMOUNT: Final = 0x7F
STONE_AT: Final[int] = FIELD * STONE
FISH_AT: Final[int] = FIELD * FISH
WHEAT_AT: Final[int] = FIELD * WHEAT
ONE: Final[list[int]] = [1 << (FIELD * place) for place in range(len(RESOURCES))]
"""One cube of each resource, packed."""


def pack(amounts: dict[str, int]) -> int:
    """Four cube counts in one number, a field each: adding numbers adds the counts."""
    return sum(amounts[resource] * ONE[place] for place, resource in enumerate(RESOURCES))


def unpack(packed: int) -> list[int]:
    """The counts of wood, stone, fish and wheat."""
    return [(packed >> (FIELD * place)) & AMOUNT for place in range(len(RESOURCES))]


TOP: Final[i64] = 0x40 << WHEAT_AT | 0x40 << FISH_AT | 0x40 << STONE_AT | 0x40
ONES: Final[i64] = 1 << WHEAT_AT | 1 << FISH_AT | 1 << STONE_AT | 1


def enough(have: int, need: int) -> bool:
    """Whether each of the four packed counts is at least the needed one.

    The top bit of each field (no count comes near it) is lent to the subtraction and is gone where a count falls short.
    """
    owned: i64 = have
    wanted: i64 = need
    return ((owned | TOP) - wanted) & TOP == TOP


def lacking(have: int, need: int) -> int:
    """What of a packed need is not there, each resource by itself."""
    owned: i64 = have
    wanted: i64 = need
    lent: i64 = (wanted | TOP) - owned
    return int(lent & (((lent & TOP) >> 6) * AMOUNT) & ~TOP)


def count(packed: int) -> int:
    """All four counts together."""
    amounts: i64 = packed
    return int((amounts * ONES >> WHEAT_AT) & AMOUNT)


def types_of(cubes: int) -> int:
    """Which resources are among cubes, as four bits."""
    types = 0
    if cubes & AMOUNT:
        types |= 1
    if cubes & AMOUNT << STONE_AT:
        types |= 2
    if cubes & AMOUNT << FISH_AT:
        types |= 4
    if cubes >> WHEAT_AT:
        types |= 8
    return types


# The board.

SIDES: Final[list[str]] = [board["id"] for board in DATA["boards"]]
COLUMNS: Final[int] = DATA["boards"][0]["columns"]
ROWS: Final[int] = DATA["boards"][0]["rows"]
SQUARES: Final[int] = COLUMNS * ROWS
SQUARE_IDS: Final[list[str]] = ["ABCDEFGHI"[square % COLUMNS] + str(1 + square // COLUMNS) for square in range(SQUARES)]
_LETTERS: Final[dict[str, str]] = {terrain["letter"]: terrain["yields"] for terrain in DATA["terrain"]}


def _around(square: int, corners: bool) -> list[int]:
    column, row = square % COLUMNS, square // COLUMNS
    return [
        (row + down) * COLUMNS + column + right
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        if (down or right)
        and (corners or not (down and right))
        and 0 <= row + down < ROWS
        and 0 <= column + right < COLUMNS
    ]


NEIGHBOURS: Final[list[list[int]]] = [_around(square, corners=True) for square in range(SQUARES)]
BESIDE: Final[list[list[int]]] = [_around(square, corners=False) for square in range(SQUARES)]
"""The neighbours that touch by a side."""

TERRAIN: Final[list[list[int]]] = [
    [
        ONE[RESOURCES.index(_LETTERS[letter])] if _LETTERS[letter] in RESOURCES else 0
        for row in board["grid"]
        for letter in row
    ]
    for board in DATA["boards"]
]
"""For each side what each square yields, packed; nothing for grass."""

YIELDS: Final[list[list[int]]] = [
    [sum(terrain[near] for near in NEIGHBOURS[square]) if terrain[square] == 0 else 0 for square in range(SQUARES)]
    for terrain in TERRAIN
]
"""For each side what a worker gathers on each grass square, packed."""
YIELD_COUNTS: Final[list[list[int]]] = [[count(cubes) for cubes in side] for side in YIELDS]
YIELD_TYPES: Final[list[list[int]]] = [[types_of(cubes) for cubes in side] for side in YIELDS]

# Tiles.

COINS: Final[int] = DATA["coins"]["total_value"]

_TILES: Final[list[dict[str, Any]]] = DATA["tiles"]
_EFFECTS: Final[list[dict[str, Any]]] = [tile["effect"] for tile in _TILES]
TILE_IDS: Final[list[str]] = ["", *(tile["id"] for tile in _TILES)]
TILES: Final[int] = len(TILE_IDS)
TILE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(TILE_IDS) if name}

WHEAT_FIELD: Final[int] = TILE_NUMBERS["wheat_field"]
SHOP: Final[int] = TILE_NUMBERS["shop"]
CASTLE: Final[int] = TILE_NUMBERS["castle"]
CATHEDRAL: Final[int] = TILE_NUMBERS["cathedral"]
RESIDENCE: Final[int] = TILE_NUMBERS["residence"]
WATCHTOWER: Final[int] = TILE_NUMBERS["watchtower"]

WHEAT_FIELDS: Final[int] = _TILES[WHEAT_FIELD - 1]["count"]
MARKET_PLACES: Final[int] = _CONSTANTS["market_random_tiles"]
MARKET_TILES: Final[list[int]] = [TILE_NUMBERS[tile["id"]] for tile in _TILES if tile["market"] == "random"]
BEGINNER_TILES: Final[list[int]] = [TILE_NUMBERS[name] for name in DATA["beginner_set"]["tiles"]]

COST: Final[list[int]] = [0, *(pack(tile["cost"]) for tile in _TILES)]
COST_COINS: Final[list[int]] = [1 + COINS, *(tile["cost"]["coins"] for tile in _TILES)]
"""What a tile costs besides cubes; no tile costs more than there is."""
POINTS: Final[list[int]] = [0, *(tile["build_vp"] for tile in _TILES)]
USABLE: Final[list[bool]] = [False, *(effect["timing"] == "use" for effect in _EFFECTS)]
"""Whether workers can use the tile."""
INPUT: Final[list[int]] = [0, *(pack(effect["input"]) for effect in _EFFECTS)]
INPUT_COINS: Final[list[int]] = [0, *(effect["input"]["coins"] for effect in _EFFECTS)]
OUTPUT: Final[list[int]] = [0, *(pack(effect["output"]) for effect in _EFFECTS)]
OUTPUT_COINS: Final[list[int]] = [0, *(effect["output"]["coins"] for effect in _EFFECTS)]
OUTPUT_POINTS: Final[list[int]] = [0, *(effect["output"]["vp"] for effect in _EFFECTS)]
SCORE_PER: Final[list[int]] = [0, *(effect["score_per"] for effect in _EFFECTS)]
SHOP_CUBES: Final[int] = _EFFECTS[SHOP - 1]["any_resource_in"]
TOUCHES: Final[list[int]] = [
    2 * SHOP_CUBES * sum(ONE) if tile == SHOP else INPUT[tile] + OUTPUT[tile] for tile in range(TILES)
]
"""How many cubes of each resource a use can move to or from the supply, at most."""

PAIRS: Final[list[tuple[int, int]]] = [
    (one, other) for one in range(len(RESOURCES)) for other in range(one, len(RESOURCES))
]
"""The pairs of cubes that the Shop takes and gives."""
PAIR_IDS: Final[list[str]] = [f"{RESOURCES[one]}_{RESOURCES[other]}" for one, other in PAIRS]
PAIR_CUBES: Final[list[int]] = [ONE[one] + ONE[other] for one, other in PAIRS]
PAIRS_FOR: Final[list[list[int]]] = [
    [taken for taken, pair in enumerate(PAIRS) if pair[0] not in given and pair[1] not in given] for given in PAIRS
]
"""For each pair paid to the Shop the pairs that can be taken for it: none of the types just paid (LT-TILE-Shop)."""

# Seats.

ROUNDS: Final[int] = _CONSTANTS["rounds"]
RENT: Final[int] = _CONSTANTS["rent_coins"]
CUBE_PRICE: Final[int] = _CONSTANTS["coins_per_bought_cube"]
UNFED_PENALTY: Final[int] = _CONSTANTS["unfed_worker_penalty_vp"]
COINS_PER_POINT: Final[int] = _CONSTANTS["end_game_coins_per_vp"]
STARTING_COINS: Final[int] = DATA["coins"]["start_per_player"]
CUBES: Final[int] = pack({resource["id"]: resource["supply"] for resource in DATA["resources"]})

MOST_PLAYERS: Final[int] = DATA["game"]["max_players"]


def _by_players(key: str) -> list[int]:
    amounts = [0] * (MOST_PLAYERS + 1)
    for line in DATA["players"]:
        amounts[line["players"]] = line[key]
    return amounts


WORKERS: Final[list[int]] = _by_players("workers")
HOUSES: Final[list[int]] = _by_players("houses")
HAND: Final[list[int]] = _by_players("objectives")
MOST_WORKERS: Final[int] = max(WORKERS)

# Objectives.

_OBJECTIVES: Final[list[dict[str, Any]]] = DATA["objectives"]
OBJECTIVE_IDS: Final[list[str]] = [card["id"] for card in _OBJECTIVES]
OBJECTIVES: Final[int] = len(OBJECTIVE_IDS)
ALL_OBJECTIVES: Final[int] = (1 << OBJECTIVES) - 1
OBJECTIVE_POINTS: Final[list[int]] = [card["vp"] for card in _OBJECTIVES]
_CHECKS: Final[dict[str, dict[str, Any]]] = {card["id"]: card["check"] for card in _OBJECTIVES}


def _card(name: str) -> int:
    return 1 << OBJECTIVE_IDS.index(name)


IN_TOUCH: Final[int] = _card("three_in_touch")
MORE_BUILDINGS: Final[int] = _card("more_buildings_than_workers")
DOUBLE_FOOD: Final[int] = _card("double_food")
THREE_TERRAINS: Final[int] = _card("lake_mountain_forest")
TWO_TYPES: Final[int] = _card("use_two_type_building")
ALL_FISH: Final[int] = _card("feed_all_with_fish")
WHEAT_BUILDINGS: Final[int] = _card("two_wheat_buildings")
FISH_BUILDING: Final[int] = _card("one_fish_building")
COIN_BUILDINGS: Final[int] = _card("two_coin_buildings")
WOOD_OR_STONE_BUILDING: Final[int] = _card("one_wood_or_stone_building")
NO_COINS: Final[int] = _card("zero_coins")
MANY_COINS: Final[int] = _card("six_coins")
FRESH_CUBE: Final[int] = _card("spend_fresh_cube")
FOUR_USES: Final[int] = _card("use_four_buildings")
TWO_SCORES: Final[int] = _card("points_from_two_buildings")
FIVE_CUBES: Final[int] = _card("gain_five_cubes")

GROUP_SIZE: Final[int] = _CHECKS["three_in_touch"]["size"]
FOOD_FACTOR: Final[int] = _CHECKS["double_food"]["factor"]
TYPES_TO_PAY: Final[int] = _CHECKS["use_two_type_building"]["types"]
COINS_TO_HAVE: Final[int] = _CHECKS["six_coins"]["amount"]
BUILDINGS_TO_USE: Final[int] = _CHECKS["use_four_buildings"]["amount"]
BUILDINGS_TO_SCORE: Final[int] = _CHECKS["points_from_two_buildings"]["amount"]
CUBES_TO_OBTAIN: Final[int] = _CHECKS["gain_five_cubes"]["amount"]

ITEM_CARDS: Final[list[int]] = [WHEAT_BUILDINGS, FISH_BUILDING, COIN_BUILDINGS, WOOD_OR_STONE_BUILDING]
ITEMS_TO_OWN: Final[list[int]] = [
    _CHECKS[name]["count"]
    for name in ("two_wheat_buildings", "one_fish_building", "two_coin_buildings", "one_wood_or_stone_building")
]
"""How many buildings of their kind the cards of ITEM_CARDS ask for."""


def _shows(tile: dict[str, Any], items: list[str]) -> bool:
    """Whether one of the items is part of a tile's effect (LT-TILE-ITEMS)."""
    return any(tile["effect"][part][item] > 0 for part in ("input", "output") for item in items)


def _tile_cards() -> list[int]:
    """For each tile the cards it counts for by what it is: its items, or its printed cost."""
    cards = [0]
    for tile in _TILES:
        counts_for = 0
        for name, check in _CHECKS.items():
            if check["kind"] == "own_buildings_with_effect_item" and _shows(tile, check["items"]):
                counts_for |= _card(name)
            if check["kind"] == "own_building_with_printed_cost" and tile["cost"][check["resource"]] >= check["amount"]:
                counts_for |= _card(name)
        cards.append(counts_for)
    return cards


TILE_CARDS: Final[list[int]] = _tile_cards()


PREREQUISITE: Final[list[int]] = [
    sum(1 << TILE_NUMBERS[name] for name in card["prerequisite"]["tiles"]) for card in _OBJECTIVES
]
"""The tiles of which a card needs some in the market, as bits."""
PREREQUISITE_TILES: Final[list[int]] = [card["prerequisite"]["min_tiles"] for card in _OBJECTIVES]
"""How many of them it needs."""


def possible_cards(market: list[int]) -> int:
    """The objective cards whose tiles lie in a market; the others are replaced at setup (LT-SETUP-7)."""
    tiles = 0
    for tile in market:
        tiles |= 1 << tile
    cards = 0
    for card in range(OBJECTIVES):
        if (tiles & PREREQUISITE[card]).bit_count() >= PREREQUISITE_TILES[card]:
            cards |= 1 << card
    return cards


def _terrains_near(terrain: list[int], square: int) -> int:
    """Which of forest, mountain and lake neighbour a square, as three bits."""
    near = 0
    for other in NEIGHBOURS[square]:
        for place in (WOOD, STONE, FISH):
            if terrain[other] == ONE[place]:
                near |= 1 << place
    return near


TERRAINS_NEAR: Final[list[list[int]]] = [
    [_terrains_near(terrain, square) for square in range(SQUARES)] for terrain in TERRAIN
]
