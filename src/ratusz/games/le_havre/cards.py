"""The cards of Le Havre as typed tables, read once from `data.json`.

Cards are numbers: the standard buildings come first, then the special ones (two of which are ships), then the ships of
the round cards. Goods are numbers in the order of the data; francs come after the last of them.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from ratusz.core.data import data_beside

DATA: Final[dict[str, Any]] = data_beside(__file__)
_SETUP: Final[dict[str, Any]] = DATA["setup"]
_LOAN: Final[dict[str, Any]] = DATA["economy"]["loan"]
_HARVEST: Final[dict[str, Any]] = DATA["economy"]["harvest"]

MOST_PLAYERS: Final = 5
FULL: Final = "full"
SHORT: Final = "short"
NO_CARD: Final = -1
MOST: Final = 99
"""The highest number that one choice can name."""

# Goods.

_GOODS: Final[list[dict[str, Any]]] = DATA["resources"]
GOOD_IDS: Final[list[str]] = [good["id"] for good in _GOODS]
GOODS: Final[int] = len(GOOD_IDS)
FRANCS: Final[int] = GOODS
KINDS: Final[int] = GOODS + 1
"""All goods and francs: the length of one seat's part of `goods`."""
KIND_IDS: Final[list[str]] = [*GOOD_IDS, DATA["currency"]["id"]]
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}

FISH: Final[int] = KIND["fish"]
WOOD: Final[int] = KIND["wood"]
IRON: Final[int] = KIND["iron"]
GRAIN: Final[int] = KIND["grain"]
CATTLE: Final[int] = KIND["cattle"]
COAL: Final[int] = KIND["coal"]
BRICK: Final[int] = KIND["brick"]
STEEL: Final[int] = KIND["steel"]
COKE: Final[int] = KIND["coke"]

BASIC: Final[list[int]] = [kind for kind in range(GOODS) if _GOODS[kind]["tier"] == "basic"]
UPGRADED: Final[list[int]] = [kind for kind in range(GOODS) if _GOODS[kind]["tier"] == "upgraded"]
IS_BASIC: Final[list[bool]] = [kind in BASIC for kind in range(GOODS)]
UPGRADE: Final[list[int]] = [KIND[good["upgrades_to"]] if good["upgrades_to"] else -1 for good in _GOODS]
SHIPPING_VALUE: Final[list[int]] = [good["shipping_value"] for good in _GOODS]
FOOD_VALUE: Final[list[int]] = [good["food"] for good in _GOODS] + [DATA["currency"]["food"]]
ENERGY_VALUE: Final[list[int]] = [good["energy"] for good in _GOODS] + [0]


def _substitutes() -> list[int]:
    found = [-1] * KINDS
    for kind, good in enumerate(_GOODS):
        if good["substitutes_for"]:
            found[KIND[good["substitutes_for"]]] = kind
    return found


SUBSTITUTE: Final[list[int]] = _substitutes()
"""What may be paid in place of a kind (LH-TERM-6); -1 where nothing may."""


def _by_value(values: list[int]) -> list[int]:
    """The kinds worth something, the dearest first, equals in the order of goods with francs last (LH-DEC-PAY)."""
    kinds = [kind for kind in range(KINDS) if values[kind]]
    return sorted(kinds, key=lambda kind: -values[kind])


FOOD_KINDS: Final[list[int]] = _by_value(FOOD_VALUE)
ENERGY_KINDS: Final[list[int]] = _by_value(ENERGY_VALUE)

# Offers and supply tiles.

OFFER_KINDS: Final[list[int]] = [KIND[name] for name in DATA["offer_spaces"]]
OFFERS: Final[int] = len(OFFER_KINDS)
OFFER_IDS: Final[list[str]] = DATA["offer_spaces"]
FRANC_OFFER: Final[int] = OFFER_KINDS.index(FRANCS)
_OFFER_OF: Final[dict[str, int]] = {name: space for space, name in enumerate(OFFER_IDS)}
OFFER_PAIRS: Final[list[list[int]]] = [[_OFFER_OF[name] for name in pair] for pair in DATA["offer_adjacent_pairs"]]
OFFER_PAIR_IDS: Final[list[str]] = ["_".join(pair) for pair in DATA["offer_adjacent_pairs"]]

_TILES: Final[list[dict[str, Any]]] = DATA["supply_tiles"]
TILES: Final[int] = len(_TILES)
"""As many as there are turns in a round (LH-ROUND-1)."""
TILE_IDS: Final[list[str]] = [tile["id"] for tile in _TILES]
TILE_OFFERS: Final[list[list[int]]] = [[_OFFER_OF[name] for name in tile["goods"]] for tile in _TILES]
TILE_INTEREST: Final[list[bool]] = [tile["interest"] for tile in _TILES]

# Buildings and ships.

_STANDARD: Final[list[dict[str, Any]]] = DATA["standard_buildings"]
SPECIAL_RECORDS: Final[list[dict[str, Any]]] = DATA["special_buildings"]
BUILDING_RECORDS: Final[list[dict[str, Any]]] = _STANDARD + SPECIAL_RECORDS
_SHIPS: Final[list[dict[str, Any]]] = [card["ship"] for card in DATA["round_cards"]]

FIRST_SPECIAL: Final[int] = len(_STANDARD)
BUILDINGS: Final[int] = len(BUILDING_RECORDS)
FIRST_SHIP: Final[int] = BUILDINGS
CARDS: Final[int] = BUILDINGS + len(_SHIPS)
BUILDING_IDS: Final[list[str]] = [card["id"] for card in BUILDING_RECORDS]
SPECIAL_IDS: Final[list[str]] = [card["id"] for card in SPECIAL_RECORDS]
SHIP_IDS: Final[list[str]] = [ship["word"] for ship in _SHIPS]
CARD_IDS: Final[list[str]] = BUILDING_IDS + SHIP_IDS
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_IDS)}

_SHIP_TYPES: Final[list[dict[str, Any]]] = DATA["ship_types"]
_TYPE: Final[dict[str, int]] = {kind["id"]: index for index, kind in enumerate(_SHIP_TYPES)}
WOODEN: Final[int] = _TYPE["wooden"]
IRON_SHIP: Final[int] = _TYPE["iron"]
STEEL_SHIP: Final[int] = _TYPE["steel"]
LUXURY: Final[int] = _TYPE["luxury"]
SHIP_TYPES: Final[int] = len(_SHIP_TYPES)
ShipType = Literal["wooden_ship", "iron_ship", "steel_ship", "luxury_liner"]
SHIP_TYPE_IDS: Final[list[ShipType]] = ["wooden_ship", "iron_ship", "steel_ship", "luxury_liner"]
SHIP_COST: Final[list[list[int]]] = [[kind["build_cost"].get(good, 0) for good in GOOD_IDS] for kind in _SHIP_TYPES]
SHIP_ENERGY: Final[list[int]] = [kind["build_energy"] for kind in _SHIP_TYPES]
SHIP_NEEDS_BRICK: Final[list[bool]] = [kind["needs_modernised_wharf"] for kind in _SHIP_TYPES]
SHIP_FOOD: Final[list[list[int]]] = [kind["food"] for kind in _SHIP_TYPES]
"""For each type and player count (minus one) the food it gives in each feeding phase."""
SHIP_CAPACITY: Final[list[int]] = [kind["capacity"] for kind in _SHIP_TYPES]
MOST_SHIPS: Final[int] = max(kind["count"] for kind in _SHIP_TYPES)

SHIP_TYPE: Final[list[int]] = [-1] * BUILDINGS + [_TYPE[ship["type"]] for ship in _SHIPS]
"""The type of each ship card; -1 for buildings and for the two special ships, which belong to no stack."""
VALUE: Final[list[int]] = [card["value"] for card in BUILDING_RECORDS] + [ship["value"] for ship in _SHIPS]


def _prices() -> list[int]:
    """What the town asks for each card; -1 where it may not be bought (LH-BUY-2)."""
    buildings = [card["purchase_cost"] if card["buyable"] else -1 for card in BUILDING_RECORDS]
    types = [_SHIP_TYPES[_TYPE[ship["type"]]] for ship in _SHIPS]
    return buildings + [kind["purchase_cost"] if kind["buyable"] else -1 for kind in types]


PRICE: Final[list[int]] = _prices()
SELLABLE: Final[list[bool]] = [card.get("sellable", True) for card in BUILDING_RECORDS] + [True] * len(_SHIPS)
NUMBER: Final[list[int]] = [card.get("sort_order", 0) for card in BUILDING_RECORDS]
"""The order within a proposal stack; the Dunny has number 0 (LH-Q-15)."""
HAMMERS: Final[list[int]] = [card["hammers"] for card in BUILDING_RECORDS] + [0] * len(_SHIPS)
FISHERMEN: Final[list[int]] = [card["fishermen"] for card in BUILDING_RECORDS] + [0] * len(_SHIPS)

CATEGORY_IDS: Final[list[str]] = ["craft", "economic", "industrial", "public", "none", "ship"]
CRAFT: Final = 0
SHIP: Final = 5
CATEGORY: Final[list[int]] = [CATEGORY_IDS.index(card["category"]) for card in BUILDING_RECORDS] + [SHIP] * len(_SHIPS)

BUILD_COST: Final[list[list[int]]] = [
    [card["build_cost"].get(good, 0) for good in GOOD_IDS] if card["buildable"] else [] for card in BUILDING_RECORDS
]
"""For each building the goods it costs; empty where it cannot be built."""
OLD_BUILD_COST: Final[dict[int, list[int]]] = {
    CARD[card["id"]]: [card["edition_variants"]["card_2008"]["build_cost"].get(good, 0) for good in GOOD_IDS]
    for card in BUILDING_RECORDS
    if card.get("edition_variants")
}
"""The costs printed on cards of 2008, where they differ (LH-Q-1)."""
ENTERABLE: Final[list[bool]] = [card["enterable"] for card in BUILDING_RECORDS]
MODERNISABLE: Final[list[bool]] = [card.get("modernisable", False) for card in BUILDING_RECORDS]
WHARFS: Final[list[int]] = [card for card in range(BUILDINGS) if MODERNISABLE[card]]


def _fee(card: dict[str, Any], kind: str) -> int:
    for fee in card["entry_fee"]:
        if fee["kind"] == kind:
            amount: int = fee["amount"]
            return amount
    return 0


FOOD_FEE: Final[list[int]] = [_fee(card, "food") for card in BUILDING_RECORDS]
FRANC_FEE: Final[list[int]] = [_fee(card, "francs") for card in BUILDING_RECORDS]
PRECONDITION: Final[list[list[int]]] = [
    [amount for name, needed in card["precondition"].items() for amount in (KIND[name], needed)]
    for card in BUILDING_RECORDS
]
"""What a visitor has to hold without giving it up: kind, amount, kind, amount …"""

# End bonuses, as lists of numbers: what is counted, what of, half francs for each.
BONUS_CATEGORY: Final = 0
BONUS_SHIP: Final = 1
BONUS_GOODS: Final = 2
BONUS_CATTLE: Final = 3


def _bonus(bonus: dict[str, Any]) -> list[int]:
    per, half = bonus["per"], bonus["amount_half"]
    if per in CATEGORY_IDS and per != "ship":
        return [BONUS_CATEGORY, CATEGORY_IDS.index(per), half]
    return [{"ship": BONUS_SHIP, "good_token": BONUS_GOODS, "cattle": BONUS_CATTLE}[per], 0, half]


BONUSES: Final[list[list[list[int]]]] = [[_bonus(bonus) for bonus in card["end_bonus"]] for card in BUILDING_RECORDS]

# Set-up and rounds.

LOAN_AMOUNT: Final[int] = _LOAN["receive"]
LOAN_REPAYMENT: Final[int] = _LOAN["repay"]
LOAN_PENALTY: Final[int] = _LOAN["end_penalty"]
INTEREST: Final[int] = _LOAN["interest"]
EXTRA_INTEREST: Final[int] = _LOAN["expensive_loans_extra_interest"]
EXPENSIVE_FROM: Final[list[int]] = [
    _LOAN["expensive_loans_threshold"].get(str(players), MOST) for players in range(MOST_PLAYERS + 1)
]
"""From how many loans on interest is higher, for each player count (LH-ADV-2)."""
GRAIN_MIN: Final[int] = _HARVEST["grain_min"]
GRAIN_GAIN: Final[int] = _HARVEST["grain_gain"]
CATTLE_MIN: Final[int] = _HARVEST["cattle_min"]
CATTLE_GAIN: Final[int] = _HARVEST["cattle_gain"]
STACKS: Final[int] = _SETUP["proposal_stacks"]
SPECIALS_DEALT: Final[dict[str, int]] = _SETUP["special_cards_dealt"]

NOTHING_BUILT: Final = 0
STANDARD_BUILT: Final = 1
SPECIAL_BUILT: Final = 2
_TOWN_BUILDS: Final[dict[str, int]] = {"none": NOTHING_BUILT, "standard": STANDARD_BUILT, "special": SPECIAL_BUILT}
_SHIP_OF_ROUND: Final[dict[str, int]] = {
    card["id"]: FIRST_SHIP + index for index, card in enumerate(DATA["round_cards"])
}
_SHIP_OF_ID: Final[dict[str, int]] = {ship["id"]: FIRST_SHIP + index for index, ship in enumerate(_SHIPS)}


class Round:
    """What a round card says about the end of its round."""

    __slots__ = ("food", "harvest", "ship", "town_builds")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.food: int = entry["food"]
        self.harvest: bool = entry["harvest"]
        self.town_builds: int = _TOWN_BUILDS[entry["town_builds"]]
        self.ship: int = _SHIP_OF_ROUND[entry["card"]]


ROUNDS: Final[dict[str, list[list[Round]]]] = {
    version: [[Round(entry) for entry in schedules.get(str(players), [])] for players in range(MOST_PLAYERS + 1)]
    for version, schedules in DATA["round_schedules"].items()
}
"""For each version and player count the round cards in order."""


def usage(version: str, players: int, use: str) -> list[int]:
    """The standard buildings that are in that use: `start`, `stack` or `out`."""
    return [CARD[card["id"]] for card in _STANDARD if card["usage"][version][str(players)] == use]


def special_pool(pool: str, players: int) -> list[int]:
    """The special buildings that can come up (LH-SETUP-10, LH-SETUP-14)."""
    return [
        CARD[card["id"]]
        for card in SPECIAL_RECORDS
        if (pool == "all" or card["set"] == "base") and (players > 1 or card["used_in_solo"])
    ]


def start_ships(version: str, players: int) -> tuple[int, int]:
    """How many wooden ships each player has, and how many lie on the stack, at the start (LH-SETUP-12)."""
    if version == FULL:
        return 0, 0
    ships = _SETUP["short_start_ships"][str(players)]
    return len(ships["each_player"]), len(ships["on_board"])


def start_ship_cards(players: int) -> list[int]:
    """The ship cards for that, in the short version."""
    return [_SHIP_OF_ID[name] for name in _SETUP["short_start_ship_cards"].get(str(players), [])]


def start_offers(version: str) -> list[int]:
    offers: dict[str, int] = _SETUP["initial_offers"][version]
    return [offers[name] for name in OFFER_IDS]


def start_goods(version: str) -> list[int]:
    holding: dict[str, int] = _SETUP["initial_player"][version]
    return [holding.get(name, 0) for name in KIND_IDS]
