"""What the cards of Le Havre do, as the data declare it: visits, and effects that go on while a card lies somewhere."""

from __future__ import annotations

from typing import Any, Final

from ratusz.games.le_havre import cards

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

SPENDING: Final = (BRIDGE, SHIPPING, OFFICE, WATCH, HAULAGE, PAWN, TRADE, TRAFFIC, CORPORATION, EMPORIUM)
"""The actions that depend on the goods or francs of the visitor."""

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


ACTION: Final[list[int]] = [_action(card) for card in cards.BUILDING_RECORDS]


def _amounts(amounts: dict[str, int]) -> list[int]:
    """Kind, amount, kind, amount …"""
    return [number for name, amount in amounts.items() for number in (cards.KIND[name], amount)]


class EffectPart:
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
        self.limit: int = effect.get("limit") or cards.MOST
        self.pay_francs: int = effect.get("pay_francs", 0)
        self.gain_half: int = effect.get("gain_francs_half", 2 * effect.get("gain_francs", 0))
        self.energy_half: int = effect.get("energy_half", 0)
        self.energy_flat: int = effect.get("energy_flat", effect.get("energy", 0))
        self.food: int = effect.get("food", 0)
        self.show_francs: int = effect.get("show_francs", 0)
        """The francs a visitor has to hold (LH-BLDG-LeatherIndustry)."""
        self.owned: int = cards.KIND[effect["owned"]] if "owned" in effect else -1
        """The kind that limits how often it may be done, and stays."""
        self.per_owned: int = effect.get("per_owned", 0)
        self.table: list[int] = []
        """The francs in all for doing it so many times, where they are not so many for each."""
        if effect["kind"] == "sell_table":
            self.consume = [cards.KIND[effect["good"]], 1]
            self.table = [0, *effect["table"].values()]
            self.limit = len(self.table) - 1
        consumed = self.consume
        self.flip: bool = len(consumed) == 2 and self.produce == [cards.UPGRADE[consumed[0]], consumed[1]]
        """Whether a basic token is turned over, so that no substitute will do (LH-Q-4)."""
        others = (self.energy_half, self.energy_flat, self.food, self.pay_francs, self.show_francs, self.per_owned)
        self.free: bool = not any(others)
        """Whether it takes nothing but what is handed in."""


_PART_KINDS: Final = frozenset(name for name, action in _ACTION_OF.items() if action == PARTS)
PARTS_OF: Final[list[list[EffectPart]]] = [
    [EffectPart(effect) for effect in card["effects"] if effect["kind"] in _PART_KINDS]
    for card in cards.BUILDING_RECORDS
]
EITHER: Final[list[bool]] = [card["effect_mode"] == "either" for card in cards.BUILDING_RECORDS]


def _gains(effects: list[dict[str, Any]]) -> list[int]:
    """What is simply taken, as kind, amount, kind, amount …"""
    taken: dict[str, int] = {}
    for effect in effects:
        if effect["kind"] == "gain":
            taken.update(effect["goods"])
            if effect["francs"]:
                taken[cards.KIND_IDS[cards.FRANCS]] = effect["francs"]
    return _amounts(taken)


GAINS: Final[list[list[int]]] = [_gains(card["effects"]) for card in cards.BUILDING_RECORDS]

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
            return [symbol, 0, cards.KIND[effect["good"]], effect["amount"], effect["cap"] or 0]
        case "gain_per_category":
            category = cards.CATEGORY_IDS.index(effect["category"])
            return [PER_CATEGORY, category, cards.KIND[effect["good"]], effect["amount"], 0]
        case "gain_empty_offers":
            return [PER_EMPTY_OFFER, 0, 0, effect["amount"], 0]
        case "francs_per_visitor":
            return [PER_VISITOR, 0, cards.FRANCS, effect["amount"], 0]
        case "francs_per_goods_third":
            return [PER_THREE_GOODS, sum(1 << cards.KIND[name] for name in effect["goods"]), cards.FRANCS, 1, 0]
    return []


COUNTED_GAINS: Final[list[list[list[int]]]] = [
    [gain for gain in (_counted_gain(effect) for effect in card["effects"]) if gain] for card in cards.BUILDING_RECORDS
]


def _number(kind: str, key: str) -> list[int]:
    """For each building a number of its effect of that kind; 0 where it has none."""
    found = []
    for card in cards.BUILDING_RECORDS:
        numbers = [effect[key] for effect in card["effects"] if effect["kind"] == kind]
        found.append(int(numbers[0]) if numbers else 0)
    return found


def _effect(kind: str) -> dict[str, Any]:
    """The effect of that kind, of which there is only one."""
    found: list[dict[str, Any]] = [
        effect for card in cards.BUILDING_RECORDS for effect in card["effects"] if effect["kind"] == kind
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
            tier = cards.BASIC if effect["tier"] == "basic" else cards.UPGRADED
            return [kind for kind in tier if cards.GOOD_IDS[kind] not in effect["exclude"]]
    return []


CHOOSE_KINDS: Final[list[list[int]]] = [_kinds_to_choose(card) for card in cards.BUILDING_RECORDS]

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
    kind for kind in range(cards.GOODS) if cards.GOOD_IDS[kind] not in _effect("toy_fair")["exclude"]
]
SITE_HAND: Final[int] = _effect("construction_site")["hand"]


def _emporium_prices() -> list[int]:
    prices = _effect("buy_different_upgraded")["prices"]
    return [prices.get(good, 0) for good in cards.GOOD_IDS]


EMPORIUM_PRICE: Final[list[int]] = _emporium_prices()


def _effects_of(action: int) -> list[dict[str, Any]]:
    card = ACTION.index(action)
    effects: list[dict[str, Any]] = cards.BUILDING_RECORDS[card]["effects"]
    return effects


OFFICE_GIVE: Final[list[int]] = [effect["give"] for effect in _effects_of(OFFICE)]
OFFICE_TAKE: Final[list[list[int]]] = [
    [cards.KIND[name] for name in effect["receive_one_of"]] for effect in _effects_of(OFFICE)
]
TRAFFIC_MOST: Final[list[int]] = [effect["max"] for effect in _effects_of(TRAFFIC)]
TRAFFIC_GIVE: Final[list[list[int]]] = [
    cards.BASIC if effect["tier"] == "basic" else cards.UPGRADED for effect in _effects_of(TRAFFIC)
]
TRAFFIC_TAKE: Final[list[list[int]]] = [
    [kind for kind in given if cards.GOOD_IDS[kind] not in effect["exclude"]]
    for given, effect in zip(TRAFFIC_GIVE, _effects_of(TRAFFIC), strict=True)
]

# Cards that act by lying somewhere.


def _passive(kind: str) -> tuple[int, dict[str, Any]]:
    """The card with that passive effect, and the effect."""
    ((card, effect),) = [
        (cards.CARD[card["id"]], effect)
        for card in cards.SPECIAL_RECORDS
        for effect in card["passive"]
        if effect["kind"] == kind
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
BANK: Final[int] = cards.CARD["bank"]
BLACK_MARKET: Final[int] = cards.CARD["black_market"]
PROTECTED: Final[list[bool]] = [
    any(effect["kind"] == "cannot_be_evicted" for effect in card.get("passive", [])) for card in cards.BUILDING_RECORDS
]


def _discounts() -> list[list[int]]:
    """For each card of the discounts: itself, the amount, and the kinds of which one costs so much less."""
    found = []
    for card in cards.SPECIAL_RECORDS:
        for effect in card["passive"]:
            if effect["kind"] == "build_discount":
                found.append(
                    [cards.CARD[card["id"]], effect["amount"], *(cards.KIND[name] for name in effect["one_of"])]
                )
    return found


BUILD_DISCOUNTS: Final[list[list[int]]] = _discounts()
