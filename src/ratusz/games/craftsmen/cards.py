"""The components of Craftsmen as typed tables, read once from `data.json`.

Building cards are numbers: sawmills first, then basic, extended and advanced cards; 0 is no card. Capital cards of
equal colour and value are interchangeable, so they are known by their type: three for each colour, in order of value.
The cards of one colour that lie together (in a hand, in a payment) are one number, their counts by value as digits.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from ratusz.core.data import data_beside

DATA: Final[dict[str, Any]] = data_beside(__file__)
_CONSTANTS: Final[dict[str, int]] = {entry["id"]: entry["value"] for entry in DATA["constants"]}
MOST_PLAYERS: Final[int] = DATA["meta"]["players_max"]

Colour = Literal["purple", "green", "blue", "red"]
COLOURS: Final[list[Colour]] = [colour["id"] for colour in DATA["colours"]]
COLOUR_COUNT: Final[int] = len(COLOURS)

# Capital.

_CAPITAL: Final[list[dict[str, Any]]] = sorted(
    DATA["capital_cards"], key=lambda card: (COLOURS.index(card["colour"]), card["value"])
)
CAPITAL_IDS: Final[list[str]] = [card["id"] for card in _CAPITAL]
TYPES: Final[int] = len(CAPITAL_IDS)
VALUES: Final[int] = TYPES // COLOUR_COUNT
"""How many values there are of each colour."""
COLOUR_OF: Final[list[int]] = [COLOURS.index(card["colour"]) for card in _CAPITAL]
VALUE_OF: Final[list[int]] = [card["value"] for card in _CAPITAL]
COPIES: Final[list[int]] = [card["copies"] for card in _CAPITAL]
BASE: Final[int] = max(COPIES) + 1
DIGIT: Final[list[int]] = [BASE ** (kind % VALUES) for kind in range(TYPES)]
"""What to add to the cards of a colour to add one of this type."""
PILES: Final[int] = BASE**VALUES
"""How many different piles of one colour there are."""
_SET_VALUE: Final[dict[int, int]] = {entry["same_colour_cards"]: entry["value"] for entry in DATA["capital_set_values"]}


def _digits(pile: int) -> list[int]:
    return [pile // BASE**place % BASE for place in range(VALUES)]


def _value(pile: int) -> int:
    """A single card is worth its printed value; several are worth the set or, if that is more, their sum (CR-PAY-3)."""
    counts = _digits(pile)
    printed = sum(count * VALUE_OF[place] for place, count in enumerate(counts))
    cards = sum(counts)
    return max(printed, _SET_VALUE[cards]) if cards > 1 else printed


def _margin(pile: int) -> int:
    """By how much the value falls at least when a card is taken away; UNLIMITED for no card."""
    falls = [_value(pile) - _value(pile - BASE**place) for place, count in enumerate(_digits(pile)) if count]
    return min(falls, default=UNLIMITED)


UNLIMITED: Final = 60
MOST_VALUE: Final[list[int]] = [
    max(min(cards, 2) * max(VALUE_OF), _SET_VALUE.get(cards, max(_SET_VALUE.values())) if cards > 1 else 0)
    for cards in range(sum(COPIES))
]
"""What so many cards of one colour are worth at most."""
PILE_SIZE: Final[list[int]] = [sum(_digits(pile)) for pile in range(PILES)]
PILE_VALUE: Final[list[int]] = [_value(pile) for pile in range(PILES)]
PILE_PRINTED: Final[list[int]] = [
    sum(count * VALUE_OF[place] for place, count in enumerate(_digits(pile))) for pile in range(PILES)
]
PILE_MARGIN: Final[list[int]] = [_margin(pile) for pile in range(PILES)]
PILE_COUNTS: Final[list[list[int]]] = [_digits(pile) for pile in range(PILES)]
PILE_TYPES: Final[list[list[int]]] = [
    [place for place, count in enumerate(_digits(pile)) if count] for pile in range(PILES)
]
"""Which values a pile holds, as places in its colour."""
MOST_MARGIN: Final[int] = max(margin for margin in PILE_MARGIN if margin < UNLIMITED)


def _parts(pile: int) -> list[int]:
    parts = [0]
    for place, count in enumerate(_digits(pile)):
        parts = [part + taken * BASE**place for taken in range(count + 1) for part in parts]
    return parts


PILE_PARTS: Final[list[list[int]]] = [_parts(pile) for pile in range(PILES)]
"""All piles that can be taken out of a pile, from the empty one to the pile itself."""


def _payable(pile: int, margin: int) -> int:
    """The values that parts of a pile have in which every card is worth at least a margin, as bits."""
    bits = 0
    for part in PILE_PARTS[pile]:
        if PILE_MARGIN[part] >= margin:
            bits |= 1 << PILE_VALUE[part]
    return bits


PAYABLE: Final[list[list[int]]] = [
    [_payable(pile, margin) for pile in range(PILES)] for margin in range(MOST_MARGIN + 1)
]
"""PAYABLE[margin][pile] (CR-PAY-5)."""

# Goods.

_GOODS: Final[list[dict[str, Any]]] = DATA["goods"]
GOOD_IDS: Final[list[str]] = [good["id"] for good in _GOODS]
GOODS: Final[int] = len(GOOD_IDS)
RAW_IDS: Final[list[str]] = [good["id"] for good in _GOODS if good["category"] == "raw"]
RAWS: Final[int] = len(RAW_IDS)
"""Raw materials are the first goods."""
GRANARY_IDS: Final[list[str]] = [column["good"] for column in DATA["granary"]]
COLUMNS: Final[int] = len(GRANARY_IDS)
COLUMN_OF: Final[list[int]] = [GRANARY_IDS.index(good) if good in GRANARY_IDS else -1 for good in GOOD_IDS]
GRANARY_FIELDS: Final = 2
"""Low and high: what CR-GRANARY-1 to -3 are about."""

# Building cards.

CATEGORY_IDS: Final[list[str]] = [category["id"] for category in DATA["building_categories"]]
SAWMILL: Final[int] = CATEGORY_IDS.index("sawmill")
BASIC: Final[int] = CATEGORY_IDS.index("basic")
EXTENDED: Final[int] = CATEGORY_IDS.index("extended")
ADVANCED: Final[int] = CATEGORY_IDS.index("advanced")
Deck = Literal["basic", "extended", "advanced"]
DECK_IDS: Final[list[Deck]] = [category["id"] for category in DATA["building_categories"][BASIC:]]
DECKS: Final[int] = len(DECK_IDS)
FIRST_DECK: Final[int] = BASIC
"""The category of the first deck: deck 0 holds basic cards."""
BUILD_COST: Final[list[int]] = [category["build_cost"] for category in DATA["building_categories"]]
PRICE: Final[list[int]] = [category["notary_price"] for category in DATA["building_categories"]]
MAYOR_CARDS: Final[list[int]] = [category["mayor_cards"] for category in DATA["building_categories"]]

_KINDS: Final[list[dict[str, Any]]] = DATA["building_kinds"]
KIND_IDS: Final[list[str]] = [kind["id"] for kind in _KINDS]
KIND_CATEGORY: Final[list[int]] = [CATEGORY_IDS.index(kind["category"]) for kind in _KINDS]
KIND_OUTPUT: Final[list[int]] = [GOOD_IDS.index(kind["output"]) for kind in _KINDS]
KIND_INPUTS: Final[list[list[int]]] = [[GOOD_IDS.index(good) for good in kind["inputs"]] for kind in _KINDS]
KIND_POINTS: Final[list[int]] = [kind["points"] for kind in _KINDS]

_CARDS: Final[list[dict[str, Any]]] = sorted(
    DATA["building_cards"], key=lambda card: CATEGORY_IDS.index(card["category"])
)
CARD_IDS: Final[list[str]] = ["", *(card["id"] for card in _CARDS)]
CARDS: Final[int] = len(CARD_IDS)
"""One more than the highest card number."""
NO_CARD: Final = 0
KIND_OF: Final[list[int]] = [0, *(KIND_IDS.index(card["kind"]) for card in _CARDS)]
CATEGORY_OF: Final[list[int]] = [SAWMILL, *(CATEGORY_IDS.index(card["category"]) for card in _CARDS)]
TOP: Final[list[int]] = [0, *(COLOURS.index(card["top"]) for card in _CARDS)]
BOTTOM: Final[list[int]] = [0, *(COLOURS.index(card["bottom"]) for card in _CARDS)]
HOUSE: Final[list[int]] = [0, *(card["house_symbol"] for card in _CARDS)]
INPUTS: Final[list[list[int]]] = [[], *(KIND_INPUTS[kind] for kind in KIND_OF[1:])]
OUTPUT: Final[list[int]] = [0, *(KIND_OUTPUT[kind] for kind in KIND_OF[1:])]
POINTS: Final[list[int]] = [0, *(KIND_POINTS[kind] for kind in KIND_OF[1:])]
COST: Final[list[int]] = [0, *(BUILD_COST[category] for category in CATEGORY_OF[1:])]
FULL: Final[list[int]] = [(1 << len(inputs)) - 1 for inputs in INPUTS]
"""The icons of a card with a marker on each, as bits."""


def names(numbers: list[int]) -> list[str]:
    """The ids of cards."""
    return [CARD_IDS[card] for card in numbers]


def _first(category: int) -> int:
    return CATEGORY_OF.index(category, 1)


FIRST_BASIC: Final[int] = _first(BASIC)
FIRST_EXTENDED: Final[int] = _first(EXTENDED)
FIRST_ADVANCED: Final[int] = _first(ADVANCED)
SAWMILLS: Final[list[int]] = list(range(1, FIRST_BASIC))
DECK_CARDS: Final[list[list[int]]] = [
    list(range(FIRST_BASIC, FIRST_EXTENDED)),
    list(range(FIRST_EXTENDED, FIRST_ADVANCED)),
    list(range(FIRST_ADVANCED, CARDS)),
]
TOWN_CARD_IDS: Final[list[str]] = CARD_IDS[FIRST_BASIC:]
"""The cards that are bought and built."""
WORKSHOP_IDS: Final[list[str]] = CARD_IDS[FIRST_EXTENDED:]
"""The cards with icons."""
ADVANCED_IDS: Final[list[str]] = CARD_IDS[FIRST_ADVANCED:]
COLOUR_MASK: Final[list[int]] = [1 << top | 1 << bottom for top, bottom in zip(TOP, BOTTOM, strict=True)]
"""The colours of a card as bits (CR-NOTARY-3)."""

# Production lines and their tokens.

BONUS_IDS: Final[list[str]] = [token["id"] for token in DATA["bonus_tokens"]]
BONUSES: Final[int] = len(BONUS_IDS)
BONUS_GOOD: Final[list[int]] = [GOOD_IDS.index(token["good"]) for token in DATA["bonus_tokens"]]
BONUS_POINTS: Final[list[int]] = [token["points"] for token in DATA["bonus_tokens"]]
_LINES: Final[dict[str, list[str]]] = {line["good"]: line["buildings"] for line in DATA["production_lines"]}
LINE: Final[list[int]] = [
    sum(1 << KIND_IDS.index(kind) for kind in _LINES[token["good"]]) for token in DATA["bonus_tokens"]
]
"""For each bonus token the kinds of its line, as bits (CR-BONUS-1)."""

# The town.

TOWN_IDS: Final[list[str]] = [
    building["id"] for building in sorted(DATA["town_buildings"], key=lambda building: int(building["stage"]))
]
TOWNS: Final[int] = len(TOWN_IDS)
BANKERS: Final[int] = TOWN_IDS.index("bankers_guild")
BUILDERS: Final[int] = TOWN_IDS.index("builders_guild")
NOTARY: Final[int] = TOWN_IDS.index("notary")
CRAFTS: Final[int] = TOWN_IDS.index("crafts_guild")
MERCHANTS: Final[int] = TOWN_IDS.index("merchants_guild")
TOWN_HALL: Final[int] = TOWN_IDS.index("town_hall")
_FIELD_TYPES: Final[dict[str, dict[str, Any]]] = {entry["id"]: entry for entry in DATA["queue_field_types"]}
_TOWN: Final[dict[str, dict[str, Any]]] = {building["id"]: building for building in DATA["town_buildings"]}
FIELD_IDS: Final[list[list[str]]] = [list(_TOWN[name]["fields"]) for name in TOWN_IDS]
FIELDS: Final[int] = max(len(fields) for fields in FIELD_IDS)
DISCS: Final[int] = _CONSTANTS["max_discs_per_queue_field"]
QUEUE: Final[int] = FIELDS * DISCS
"""The places for discs in one building, in the order in which they act."""
GOLD: Final[list[bool]] = [_FIELD_TYPES[field]["privilege"] == 1 for fields in FIELD_IDS for field in fields]
RIBBON: Final[list[bool]] = [_FIELD_TYPES[field]["fee_waived"] == 1 for fields in FIELD_IDS for field in fields]
"""For each field, FIELDS to a building."""

_BY_PLAYERS: Final[dict[int, dict[str, int]]] = {entry["players"]: entry for entry in DATA["player_count_table"]}


def _by_players(key: str) -> list[int]:
    return [_BY_PLAYERS[players][key] if players in _BY_PLAYERS else 0 for players in range(MOST_PLAYERS + 1)]


PRIVILEGE_TOKENS: Final[list[int]] = _by_players("privilege_tokens")
LABOUR_TOKENS: Final[list[int]] = _by_players("labour_tokens")
QUEUE_FIELDS: Final[list[int]] = _by_players("queue_fields_used")
MOST_HELPERS: Final[list[int]] = _by_players("max_helpers_per_building")
MOST_OWN_HELPERS: Final[list[int]] = _by_players("max_own_helpers_per_building")
START_POINTS: Final[list[int]] = [
    entry["points"] for entry in sorted(DATA["start_points"], key=lambda entry: int(entry["turn_position"]))
]

# Ships.

_SHIPS: Final[list[dict[str, Any]]] = sorted(DATA["ships"], key=lambda ship: int(ship["order"]))
SHIP_IDS: Final[list[str]] = [ship["id"] for ship in _SHIPS]
SHIPS: Final[int] = len(SHIP_IDS)
_HOLDS: Final[list[tuple[int, dict[str, Any]]]] = [
    (number, hold)
    for number, ship in enumerate(_SHIPS)
    for hold in sorted(ship["holds"], key=lambda hold: int(hold["row"]))
]
HOLDS: Final[int] = len(_HOLDS)
"""Ship after ship, each from its highest row down."""
HOLD_FIELDS: Final = 2
"""Left and right: what CR-SHIP-1 to -3 are about."""
HOLD_SHIP: Final[list[int]] = [number for number, _ in _HOLDS]
HOLD_GOOD: Final[list[int]] = [GOOD_IDS.index(hold["good"]) for _, hold in _HOLDS]
HOLD_POINTS: Final[list[int]] = [hold["points_each"] for _, hold in _HOLDS]
FIRST_HOLD: Final[list[int]] = [HOLD_SHIP.index(ship) for ship in range(SHIPS)] + [HOLDS]
"""The first hold of each ship, and at last one more than all holds."""
HOLDS_FOR: Final[list[list[int]]] = [
    [number for number in range(HOLDS) if HOLD_GOOD[number] == good] for good in range(GOODS)
]
"""For each good the holds that take it; none for goods that are not shipped."""
MAJORITY: Final[list[list[int]]] = [list(ship["majority_bonus"]) for ship in _SHIPS]
SHIPPED: Final[list[bool]] = [bool(holds) for holds in HOLDS_FOR]

# The calendar.

Season = Literal["spring", "summer", "autumn", "winter"]
SEASON_IDS: Final[list[Season]] = [
    season["season"] for season in sorted(DATA["calendar"], key=lambda season: int(season["order"]))
]
_SEASONS: Final[dict[str, dict[str, Any]]] = {season["season"]: season for season in DATA["calendar"]}
SEASONS: Final[int] = len(SEASON_IDS)
HELPER_PHASE: Final[list[bool]] = [_SEASONS[name]["helper_phase"] == 1 for name in SEASON_IDS]
SEASON_STAGES: Final[list[list[int]]] = [[stage - 1 for stage in _SEASONS[name]["stages"]] for name in SEASON_IDS]
TOKEN_SEASON: Final[list[bool]] = [_SEASONS[name]["end_phase_token"] == 1 for name in SEASON_IDS]
YEARS: Final[int] = _CONSTANTS["years"]
_YEAR: Final[dict[int, dict[str, int]]] = {entry["year"]: entry for entry in DATA["year_table"]}
LABOUR_POINTS: Final[list[int]] = [0, *(_YEAR[year]["labour_points_per_helper"] for year in range(1, YEARS + 1))]
FEE_POINTS: Final[list[int]] = [0, *(_YEAR[year]["stack_fee_points"] for year in range(1, YEARS + 1))]

# Numbers of the rulebook.

HELPERS: Final[int] = _CONSTANTS["helpers_per_player"]
START_CAPITAL: Final[int] = _CONSTANTS["start_capital_cards"]
START_CARDS: Final[list[int]] = [
    _CONSTANTS["start_basic_cards"],
    _CONSTANTS["start_extended_cards"],
    _CONSTANTS["start_advanced_cards"],
]
OPEN_CAPITAL: Final[int] = _CONSTANTS["face_up_capital"]
OPEN_CARDS: Final[int] = _CONSTANTS["face_up_per_building_deck"]
BANK_CARDS: Final[int] = _CONSTANTS["bank_cards_gained"]
BANK_DISCARD: Final[int] = _CONSTANTS["bank_discard"]
BANK_DISCARD_PRIVILEGED: Final[int] = _CONSTANTS["bank_discard_with_privilege"]
LIMIT: Final[int] = _CONSTANTS["hand_limit_any_time"]
ROUND_LIMIT: Final[int] = _CONSTANTS["hand_limit_round_end"]
MOST_BUILT: Final[int] = _CONSTANTS["max_buildings_per_build_action"]
LEAST_BID: Final[int] = _CONSTANTS["auction_min_bid"]
MOST_BID: Final[int] = max(_SET_VALUE[cards] for cards in _SET_VALUE if cards <= LIMIT)
HOUSES_TO_DRAW: Final[list[list[int]]] = [
    [max(0, sum(HOUSE[cards[0] : cards[-1] + 1]) - players * dealt - OPEN_CARDS) for players in range(MOST_PLAYERS + 1)]
    for cards, dealt in zip(DECK_CARDS, START_CARDS, strict=True)
]
"""For each deck how many cards with the house symbol lie on it after the deal, by the number of players."""
PEEKED: Final[int] = _CONSTANTS["peek_from_deck"]
MOST_PRIVILEGES: Final[int] = _CONSTANTS["token_limit_privilege"]
MOST_LABOUR: Final[int] = _CONSTANTS["token_limit_labour"]
ORDER_FIELDS: Final[int] = _CONSTANTS["order_change_fields"]
MOST_AT_FAIR: Final[int] = DATA["fair"]["max_markers_per_player"]
SET_POINTS: Final[int] = _CONSTANTS["colour_set_points"]
GRANARY_POINTS: Final[int] = _CONSTANTS["granary_marker_points"]
UNUSED_POINTS: Final[int] = _CONSTANTS["unused_helper_points"]
