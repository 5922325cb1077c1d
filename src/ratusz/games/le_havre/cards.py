"""The cards of Le Havre as typed tables, read once from `data.json`.

Cards are numbers: the standard buildings come first, then the special ones (two of which are ships), then the ships of
the round cards. Goods are numbers in the order of the data; francs come after the last of them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final


def _load() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(Path(__file__).with_name("data.json").read_text(encoding="utf-8"))
    return data


DATA: Final = _load()
_SETUP: Final[dict[str, Any]] = DATA["setup"]
_LOAN: Final[dict[str, Any]] = DATA["economy"]["loan"]
_HARVEST: Final[dict[str, Any]] = DATA["economy"]["harvest"]

MOST_PLAYERS: Final = 5
FULL: Final = "full"
SHORT: Final = "short"
NO_CARD: Final = -1

# Goods.

_GOODS: Final[list[dict[str, Any]]] = DATA["resources"]
GOOD_IDS: Final[list[str]] = [good["id"] for good in _GOODS]
GOODS: Final = len(GOOD_IDS)
FRANCS: Final = GOODS
KINDS: Final = GOODS + 1
"""All goods and francs: the length of one seat's part of `goods`."""
KIND_IDS: Final[list[str]] = [*GOOD_IDS, DATA["currency"]["id"]]
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_IDS)}

FISH: Final = KIND["fish"]
WOOD: Final = KIND["wood"]
CLAY: Final = KIND["clay"]
IRON: Final = KIND["iron"]
GRAIN: Final = KIND["grain"]
CATTLE: Final = KIND["cattle"]
COAL: Final = KIND["coal"]
SMOKED_FISH: Final = KIND["smoked_fish"]
CHARCOAL: Final = KIND["charcoal"]
BRICK: Final = KIND["brick"]
STEEL: Final = KIND["steel"]
BREAD: Final = KIND["bread"]
MEAT: Final = KIND["meat"]
COKE: Final = KIND["coke"]

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
OFFERS: Final = len(OFFER_KINDS)
OFFER_IDS: Final[list[str]] = DATA["offer_spaces"]
FRANC_OFFER: Final = OFFER_KINDS.index(FRANCS)
_OFFER_OF: Final[dict[str, int]] = {name: space for space, name in enumerate(OFFER_IDS)}
OFFER_PAIRS: Final[list[list[int]]] = [[_OFFER_OF[name] for name in pair] for pair in DATA["offer_adjacent_pairs"]]
OFFER_PAIR_IDS: Final[list[str]] = ["_".join(pair) for pair in DATA["offer_adjacent_pairs"]]

_TILES: Final[list[dict[str, Any]]] = DATA["supply_tiles"]
TILES: Final = len(_TILES)
"""As many as there are turns in a round (LH-ROUND-1)."""
TILE_IDS: Final[list[str]] = [tile["id"] for tile in _TILES]
TILE_OFFERS: Final[list[list[int]]] = [[_OFFER_OF[name] for name in tile["goods"]] for tile in _TILES]
TILE_INTEREST: Final[list[bool]] = [tile["interest"] for tile in _TILES]

# Buildings and ships.

_STANDARD: Final[list[dict[str, Any]]] = DATA["standard_buildings"]
_SPECIAL: Final[list[dict[str, Any]]] = DATA["special_buildings"]
_BUILDINGS: Final[list[dict[str, Any]]] = _STANDARD + _SPECIAL
_SHIPS: Final[list[dict[str, Any]]] = [card["ship"] for card in DATA["round_cards"]]

FIRST_SPECIAL: Final = len(_STANDARD)
BUILDINGS: Final = len(_BUILDINGS)
FIRST_SHIP: Final = BUILDINGS
CARDS: Final = BUILDINGS + len(_SHIPS)
BUILDING_IDS: Final[list[str]] = [card["id"] for card in _BUILDINGS]
SPECIAL_IDS: Final[list[str]] = [card["id"] for card in _SPECIAL]
SHIP_IDS: Final[list[str]] = [ship["word"] for ship in _SHIPS]
CARD_IDS: Final[list[str]] = BUILDING_IDS + SHIP_IDS
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_IDS)}

_SHIP_TYPES: Final[list[dict[str, Any]]] = DATA["ship_types"]
_TYPE: Final[dict[str, int]] = {kind["id"]: index for index, kind in enumerate(_SHIP_TYPES)}
WOODEN: Final = _TYPE["wooden"]
IRON_SHIP: Final = _TYPE["iron"]
STEEL_SHIP: Final = _TYPE["steel"]
LUXURY: Final = _TYPE["luxury"]
SHIP_TYPES: Final = len(_SHIP_TYPES)
SHIP_TYPE_IDS: Final[list[str]] = ["wooden_ship", "iron_ship", "steel_ship", "luxury_liner"]
SHIP_COST: Final[list[list[int]]] = [[kind["build_cost"].get(good, 0) for good in GOOD_IDS] for kind in _SHIP_TYPES]
SHIP_ENERGY: Final[list[int]] = [kind["build_energy"] for kind in _SHIP_TYPES]
SHIP_NEEDS_BRICK: Final[list[bool]] = [kind["needs_modernised_wharf"] for kind in _SHIP_TYPES]
SHIP_FOOD: Final[list[list[int]]] = [kind["food"] for kind in _SHIP_TYPES]
"""For each type and player count (minus one) the food it gives in each feeding phase."""
SHIP_CAPACITY: Final[list[int]] = [kind["capacity"] for kind in _SHIP_TYPES]
MOST_SHIPS: Final = max(kind["count"] for kind in _SHIP_TYPES)

SHIP_TYPE: Final[list[int]] = [-1] * BUILDINGS + [_TYPE[ship["type"]] for ship in _SHIPS]
"""The type of each ship card; -1 for buildings and for the two special ships, which belong to no stack."""
VALUE: Final[list[int]] = [card["value"] for card in _BUILDINGS] + [ship["value"] for ship in _SHIPS]


def _prices() -> list[int]:
    """What the town asks for each card; -1 where it may not be bought (LH-BUY-2)."""
    buildings = [card["purchase_cost"] if card["buyable"] else -1 for card in _BUILDINGS]
    types = [_SHIP_TYPES[_TYPE[ship["type"]]] for ship in _SHIPS]
    return buildings + [kind["purchase_cost"] if kind["buyable"] else -1 for kind in types]


PRICE: Final[list[int]] = _prices()
SELLABLE: Final[list[bool]] = [card.get("sellable", True) for card in _BUILDINGS] + [True] * len(_SHIPS)
NUMBER: Final[list[int]] = [card.get("sort_order", 0) for card in _BUILDINGS]
"""The order within a proposal stack; the Dunny has number 0 (LH-Q-15)."""
HAMMERS: Final[list[int]] = [card["hammers"] for card in _BUILDINGS] + [0] * len(_SHIPS)
FISHERMEN: Final[list[int]] = [card["fishermen"] for card in _BUILDINGS] + [0] * len(_SHIPS)

CATEGORY_IDS: Final[list[str]] = ["craft", "economic", "industrial", "public", "none", "ship"]
CRAFT: Final = 0
ECONOMIC: Final = 1
INDUSTRIAL: Final = 2
PUBLIC: Final = 3
SHIP: Final = 5
CATEGORY: Final[list[int]] = [CATEGORY_IDS.index(card["category"]) for card in _BUILDINGS] + [SHIP] * len(_SHIPS)

BUILD_COST: Final[list[list[int]]] = [
    [card["build_cost"].get(good, 0) for good in GOOD_IDS] if card["buildable"] else [] for card in _BUILDINGS
]
"""For each building the goods it costs; empty where it cannot be built."""
OLD_BUILD_COST: Final[dict[int, list[int]]] = {
    CARD[card["id"]]: [card["edition_variants"]["card_2008"]["build_cost"].get(good, 0) for good in GOOD_IDS]
    for card in _BUILDINGS
    if card.get("edition_variants")
}
"""The costs printed on cards of 2008, where they differ (LH-Q-1)."""
ENTERABLE: Final[list[bool]] = [card["enterable"] for card in _BUILDINGS]
MODERNISABLE: Final[list[bool]] = [card.get("modernisable", False) for card in _BUILDINGS]
WHARFS: Final[list[int]] = [card for card in range(BUILDINGS) if MODERNISABLE[card]]


def _fee(card: dict[str, Any], kind: str) -> int:
    for fee in card["entry_fee"]:
        if fee["kind"] == kind:
            amount: int = fee["amount"]
            return amount
    return 0


FOOD_FEE: Final[list[int]] = [_fee(card, "food") for card in _BUILDINGS]
FRANC_FEE: Final[list[int]] = [_fee(card, "francs") for card in _BUILDINGS]
PRECONDITION: Final[list[list[int]]] = [
    [amount for name, needed in card["precondition"].items() for amount in (KIND[name], needed)] for card in _BUILDINGS
]
"""What a visitor has to hold without giving it up: kind, amount, kind, amount …"""

# What a visit does.

NO_ACTION: Final = 0
GAIN: Final = 1
PARTS: Final = 2
BUILD: Final = 3
WHARF: Final = 4
SHIPPING: Final = 5
CHOOSE: Final = 6
COURT: Final = 7
OFFICE: Final = 8
BRIDGE: Final = 9
WATCH: Final = 10
HAULAGE: Final = 11
STAY: Final = 12
DRIVE: Final = 13
FLEA_MARKET: Final = 14
PICKET: Final = 15
PAWN: Final = 16
TRADE: Final = 17
TRAFFIC: Final = 18
CORPORATION: Final = 19
EMPORIUM: Final = 20
TOY_FAIR: Final = 21
SITE: Final = 22
ACTIONS: Final = 23

_ACTION_OF: Final[dict[str, int]] = {
    "gain": GAIN,
    "gain_per_symbol": GAIN,
    "gain_per_category": GAIN,
    "gain_empty_offers": GAIN,
    "francs_per_visitor": GAIN,
    "francs_per_goods_third": GAIN,
    "convert": PARTS,
    "convert_limited_by_owned": PARTS,
    "sell_table": PARTS,
    "show_and_sell": PARTS,
    "buy_for_food": PARTS,
    "optional_gain_for_energy": PARTS,
    "build_building": BUILD,
    "build_ship": WHARF,
    "ship_goods": SHIPPING,
    "choose_different": CHOOSE,
    "local_court": COURT,
    "exchange_any": OFFICE,
    "sell_any": BRIDGE,
    "harbour_watch": WATCH,
    "take_adjacent_offers": HAULAGE,
    "no_immediate_action": STAY,
    "cattle_from_each_other_player": DRIVE,
    "flea_market": FLEA_MARKET,
    "picket_line": PICKET,
    "pawn": PAWN,
    "exchange_equal_shipping_value": TRADE,
    "exchange_same_tier": TRAFFIC,
    "gain_one_of_each_owned_type": CORPORATION,
    "buy_different_upgraded": EMPORIUM,
    "toy_fair": TOY_FAIR,
    "construction_site": SITE,
}


def _action(card: dict[str, Any]) -> int:
    kinds = {effect["kind"] for effect in card["effects"]} - {"peek_specials"}
    if "optional_gain_for_energy" in kinds:
        return PARTS
    return _ACTION_OF[kinds.pop()] if kinds else NO_ACTION


ACTION: Final[list[int]] = [_action(card) for card in _BUILDINGS]


def _amounts(amounts: dict[str, int]) -> list[int]:
    """Kind, amount, kind, amount …"""
    return [number for name, amount in amounts.items() for number in (KIND[name], amount)]


class Part:
    """One thing a visitor may do a number of times: hand in, pay, receive. Amounts are kind, amount, kind, amount …"""

    __slots__ = (
        "byproducts",
        "consume",
        "energy_flat",
        "energy_half",
        "flip",
        "food",
        "free",
        "gain_half",
        "limit",
        "owned",
        "pay_francs",
        "per_owned",
        "produce",
        "show_francs",
        "table",
    )

    def __init__(self, effect: dict[str, Any]) -> None:
        self.consume: list[int] = _amounts(effect.get("consume", {}))
        self.produce: list[int] = _amounts(effect.get("produce", effect.get("goods", {})))
        self.byproducts: list[int] = _amounts(effect.get("byproduct_half", {}))
        """Half a token for each time, rounded down on the total (LH-TERM-13)."""
        self.limit: int = effect.get("limit") or MOST
        self.pay_francs: int = effect.get("pay_francs", 0)
        self.gain_half: int = effect.get("gain_francs_half", 2 * effect.get("gain_francs", 0))
        self.energy_half: int = effect.get("energy_half", 0)
        self.energy_flat: int = effect.get("energy_flat", effect.get("energy", 0))
        self.food: int = effect.get("food", 0)
        self.show_francs: int = effect.get("show_francs", 0)
        """The francs a visitor has to hold (LH-BLDG-LeatherIndustry)."""
        self.owned: int = KIND[effect["owned"]] if "owned" in effect else -1
        """The kind that limits how often it may be done, and stays."""
        self.per_owned: int = effect.get("per_owned", 0)
        self.table: list[int] = []
        """The francs in all for doing it so many times, where they are not so many for each."""
        if effect["kind"] == "sell_table":
            self.consume = [KIND[effect["good"]], 1]
            self.table = [0, *effect["table"].values()]
            self.limit = len(self.table) - 1
        consumed = self.consume
        self.flip: bool = len(consumed) == 2 and self.produce == [UPGRADE[consumed[0]], consumed[1]]
        """Whether a basic token is turned over, so that no substitute will do (LH-Q-4)."""
        others = (self.energy_half, self.energy_flat, self.food, self.pay_francs, self.show_francs, self.per_owned)
        self.free: bool = not any(others)
        """Whether it takes nothing but what is handed in."""


MOST: Final = 99
"""The highest number that one choice can name."""

_PART_KINDS: Final = frozenset(name for name, action in _ACTION_OF.items() if action == PARTS)
PARTS_OF: Final[list[list[Part]]] = [
    [Part(effect) for effect in card["effects"] if effect["kind"] in _PART_KINDS] for card in _BUILDINGS
]
EITHER: Final[list[bool]] = [card["effect_mode"] == "either" for card in _BUILDINGS]


def _gains(effects: list[dict[str, Any]]) -> list[int]:
    """What is simply taken, as kind, amount, kind, amount …"""
    taken: dict[str, int] = {}
    for effect in effects:
        if effect["kind"] == "gain":
            taken.update(effect["goods"])
            if effect["francs"]:
                taken[KIND_IDS[FRANCS]] = effect["francs"]
    return _amounts(taken)


GAINS: Final[list[list[int]]] = [_gains(card["effects"]) for card in _BUILDINGS]

# Gains that depend on the position, as lists of numbers: what is counted, what of, kind, amount, cap (0 for none).
PER_HAMMER: Final = 0
PER_FISHERMAN: Final = 1
PER_CATEGORY: Final = 2
PER_EMPTY_OFFER: Final = 3
PER_VISITOR: Final = 4
PER_THREE_GOODS: Final = 5


def _counted_gain(effect: dict[str, Any]) -> list[int]:
    match effect["kind"]:
        case "gain_per_symbol":
            symbol = PER_HAMMER if effect["symbol"] == "hammers" else PER_FISHERMAN
            return [symbol, 0, KIND[effect["good"]], effect["amount"], effect["cap"] or 0]
        case "gain_per_category":
            category = CATEGORY_IDS.index(effect["category"])
            return [PER_CATEGORY, category, KIND[effect["good"]], effect["amount"], 0]
        case "gain_empty_offers":
            return [PER_EMPTY_OFFER, 0, 0, effect["amount"], 0]
        case "francs_per_visitor":
            return [PER_VISITOR, 0, FRANCS, effect["amount"], 0]
        case "francs_per_goods_third":
            return [PER_THREE_GOODS, sum(1 << KIND[name] for name in effect["goods"]), FRANCS, 1, 0]
    return []


COUNTED_GAINS: Final[list[list[list[int]]]] = [
    [gain for gain in (_counted_gain(effect) for effect in card["effects"]) if gain] for card in _BUILDINGS
]


def _number(kind: str, key: str) -> list[int]:
    """For each building a number of its effect of that kind; 0 where it has none."""
    found = []
    for card in _BUILDINGS:
        numbers = [effect[key] for effect in card["effects"] if effect["kind"] == kind]
        found.append(int(numbers[0]) if numbers else 0)
    return found


def _effect(kind: str) -> dict[str, Any]:
    """The effect of that kind, of which there is only one."""
    found: list[dict[str, Any]] = [
        effect for card in _BUILDINGS for effect in card["effects"] if effect["kind"] == kind
    ]
    assert len(found) == 1
    return found[0]


BUILDS: Final[list[int]] = _number("build_building", "max")
WOOD_SAVED: Final[list[int]] = _number("build_building", "wood_discount")
CHOOSE_BASE: Final[list[int]] = _number("choose_different", "base")
CHOOSE_PER_CRAFT: Final[list[int]] = _number("choose_different", "per_category_amount")
CHOOSE_MOST: Final[list[int]] = _number("choose_different", "max")
CHOOSE_FEWER: Final[list[int]] = _number("choose_different", "extra_is_optional")
PEEKS: Final[list[int]] = _number("peek_specials", "count")


def _kinds_to_choose(card: dict[str, Any]) -> list[int]:
    for effect in card["effects"]:
        if effect["kind"] == "choose_different":
            tier = BASIC if effect["tier"] == "basic" else UPGRADED
            return [kind for kind in tier if GOOD_IDS[kind] not in effect["exclude"]]
    return []


CHOOSE_KINDS: Final[list[list[int]]] = [_kinds_to_choose(card) for card in _BUILDINGS]

COURT_FRANCS: Final[int] = _effect("local_court")["francs"]
COURT_CHOICE: Final[int] = _effect("local_court")["choice_from_loans"]
"""With so many loans one chooses between returning two, and one with francs."""
SAIL_ENERGY: Final[int] = _effect("ship_goods")["energy_per_ship"]
BASIC_PER_FRANC: Final[int] = _effect("sell_any")["basic_per_franc"]
BRIBE: Final[int] = _effect("harbour_watch")["bribe"]
HAULAGE_PRICE: Final[int] = _effect("take_adjacent_offers")["pay_francs"]
DRIVE_AMOUNT: Final[int] = _effect("cattle_from_each_other_player")["amount"]
DRIVE_AMOUNT_FOR_TWO: Final[int] = _effect("cattle_from_each_other_player")["amount_two_players"]
PAWN_PRICE: Final[int] = _effect("pawn")["francs_per_good"]
TRADE_MOST: Final[int] = _effect("exchange_equal_shipping_value")["max_give"]
STEEL_SURCHARGE: Final[int] = _effect("gain_one_of_each_owned_type")["steel_surcharge"]
TOY_FAIR_LOANS: Final[int] = _effect("toy_fair")["loans"]
TOY_FAIR_GOODS: Final[int] = _effect("toy_fair")["goods"]
TOY_FAIR_KINDS: Final[list[int]] = [
    kind for kind in range(GOODS) if GOOD_IDS[kind] not in _effect("toy_fair")["exclude"]
]
SITE_HAND: Final[int] = _effect("construction_site")["hand"]


def _emporium_prices() -> list[int]:
    prices = _effect("buy_different_upgraded")["prices"]
    return [prices.get(good, 0) for good in GOOD_IDS]


EMPORIUM_PRICE: Final[list[int]] = _emporium_prices()


def _effects_of(action: int) -> list[dict[str, Any]]:
    card = ACTION.index(action)
    effects: list[dict[str, Any]] = _BUILDINGS[card]["effects"]
    return effects


OFFICE_GIVE: Final[list[int]] = [effect["give"] for effect in _effects_of(OFFICE)]
OFFICE_TAKE: Final[list[list[int]]] = [
    [KIND[name] for name in effect["receive_one_of"]] for effect in _effects_of(OFFICE)
]
TRAFFIC_MOST: Final[list[int]] = [effect["max"] for effect in _effects_of(TRAFFIC)]
TRAFFIC_GIVE: Final[list[list[int]]] = [
    BASIC if effect["tier"] == "basic" else UPGRADED for effect in _effects_of(TRAFFIC)
]
TRAFFIC_TAKE: Final[list[list[int]]] = [
    [kind for kind in (BASIC if effect["tier"] == "basic" else UPGRADED) if GOOD_IDS[kind] not in effect["exclude"]]
    for effect in _effects_of(TRAFFIC)
]

# Cards that act by lying somewhere.


def _passive(kind: str) -> tuple[int, dict[str, Any]]:
    """The card with that passive effect, and the effect."""
    ((card, effect),) = [
        (CARD[card["id"]], effect) for card in _SPECIAL for effect in card["passive"] if effect["kind"] == kind
    ]
    return card, effect


STADIUM: Final[int] = _passive("buildable_only_when_a_proposal_stack_is_empty")[0]
DUNNY: Final[int] = _passive("placed_on_proposal_stack_with_highest_top_number")[0]
RATTLETRAP: Final[int] = _passive("taken_by_next_player_who_gets_iron")[0]
YACHT: Final[int] = _passive("exchange_iron_ship_at_wharf")[0]
DAGMAR: Final[int] = _passive("exchange_luxury_liner_at_wharf")[0]
COTTAGES: Final[int] = _passive("two_final_actions")[0]
STATION: Final[int] = _passive("on_leaving_use_two_buildings_without_fee")[0]
TOBACCO_FACTORY: Final[int] = _passive("owner_may_evict_from_own_buildings")[0]
CRANE: Final[int] = _passive("replace_one_building_resource_with_wood")[0]
FEEDLOT: Final[int] = _passive("harvest_cattle_bonus")[0]
FEEDLOT_CATTLE: Final[list[int]] = [
    _passive("harvest_cattle_bonus")[1][key] for key in ("min_cattle", "max_cattle", "calves")
]
WIND_FARM: Final[int] = _passive("energy_discount_per_main_action")[0]
WIND_ENERGY: Final[int] = _passive("energy_discount_per_main_action")[1]["amount"]
BIOFUEL: Final[int] = _passive("grain_as_energy_at_shipping_line")[0]
BIOFUEL_ENERGY: Final[int] = _passive("grain_as_energy_at_shipping_line")[1]["energy"]
DIVE_BAR: Final[int] = _passive("evicted_discs_go_here")[0]
DIVE_BAR_PAY: Final[int] = _passive("evicted_discs_go_here")[1]["pay"]
DIVE_BAR_OWNER_PAYS: Final[int] = _passive("evicted_discs_go_here")[1]["owner_pays"]
PIRATES: Final[int] = _passive("franc_per_ship_sailed_by_others")[0]
PIRATES_AMOUNT: Final[int] = _passive("franc_per_ship_sailed_by_others")[1]["amount"]
HOTEL: Final[int] = _passive("occupant_gains_francs_when_taking_offer")[0]
HOTEL_AMOUNT: Final[int] = _passive("occupant_gains_francs_when_taking_offer")[1]["amount"]
STOCKMARKET: Final[int] = _passive("no_interest")[0]
STOCK_OFFER_AMOUNT: Final[int] = _passive("francs_when_other_takes_franc_offer")[1]["amount"]
STOCK_BANK_AMOUNT: Final[int] = _passive("francs_when_other_builds_bank")[1]["amount"]
SOUVENIRS: Final[int] = _passive("francs_when_other_enters_own_building")[0]
SOUVENIR_AMOUNT: Final[int] = _passive("francs_when_other_enters_own_building")[1]["amount"]
HUT: Final[int] = _passive("round_end_goods")[0]
HUT_FISH: Final[list[int]] = _passive("round_end_goods")[1]["amounts"]
SOUP_KITCHEN: Final[int] = _passive("round_end_food")[0]
SOUP_FOOD: Final[list[int]] = _passive("round_end_food")[1]["amounts"]
CONSTRUCTION_SITE: Final[int] = ACTION.index(SITE)
HARBOUR_WATCH: Final[int] = ACTION.index(WATCH)
PICKET_LINE: Final[int] = ACTION.index(PICKET)
BANK: Final[int] = CARD["bank"]
BLACK_MARKET: Final[int] = CARD["black_market"]
PROTECTED: Final[list[bool]] = [
    any(effect["kind"] == "cannot_be_evicted" for effect in card.get("passive", [])) for card in _BUILDINGS
]


def _discounts() -> list[list[int]]:
    """For each card of the discounts: itself, the amount, and the kinds of which one costs so much less."""
    found = []
    for card in _SPECIAL:
        for effect in card["passive"]:
            if effect["kind"] == "build_discount":
                found.append([CARD[card["id"]], effect["amount"], *(KIND[name] for name in effect["one_of"])])
    return found


BUILD_DISCOUNTS: Final[list[list[int]]] = _discounts()

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


BONUSES: Final[list[list[list[int]]]] = [[_bonus(bonus) for bonus in card["end_bonus"]] for card in _BUILDINGS]

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
        for card in _SPECIAL
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
