"""The actions of Craftsmen, and tables to find their numbers quickly."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import ActionSpace
from ratusz.games.craftsmen import cards

SIDES: Final[list[str]] = ["left", "right"]
ENDS: Final[list[str]] = ["top", "bottom"]

SPACE: Final = ActionSpace("CR-STAGE-2")
DECLINE: Final[int] = SPACE.add("pass", rule="CR-GEN-3")
"""What passes, stops, skips and says no (CR-GEN-3)."""
FIRST_EXCHANGE: Final[int] = SPACE.add("exchange", cards.TOWN_CARD_IDS, rule="CR-SETUP-9")
FIRST_SWAP: Final[int] = SPACE.add("swap", [cards.CARD_IDS[card] for card in cards.SAWMILLS], rule="CR-SETUP-10")
FIRST_SEND: Final[int] = SPACE.add("send", cards.TOWN_IDS, rule="CR-HELPER-3")
FIRST_STACK: Final[int] = SPACE.add(
    "stack", cards.TOWN_IDS, [str(field + 1) for field in range(cards.FIELDS)], rule="CR-HELPER-4"
)
POINTS_PAID: Final[int] = SPACE.add("pay_points", rule="CR-HELPER-5")
FAIR_PAID: Final[int] = SPACE.add("pay_fair", rule="CR-MERCH-5")
FIRST_PAY: Final[int] = SPACE.add("pay", cards.CAPITAL_IDS, rule="CR-PAY-5")
FIRST_DISCARD: Final[int] = SPACE.add("discard", cards.CAPITAL_IDS, rule="CR-LIMIT-1")
FIRST_TAKE: Final[int] = SPACE.add("take", cards.CAPITAL_IDS, rule="CR-BANK-1")
TAKE_BOTH: Final[int] = SPACE.add("take_both", rule="CR-BANK-1")
DRAW_CARD: Final[int] = SPACE.add("draw", rule="CR-GRANARY-3")
PRIVILEGE: Final[int] = SPACE.add("use_privilege", rule="CR-BANK-3")
FIRST_BUILD: Final[int] = SPACE.add("build", cards.TOWN_CARD_IDS, SIDES, rule="CR-BUILD-3")
FIRST_BUY: Final[int] = SPACE.add("buy", cards.TOWN_CARD_IDS, rule="CR-NOTARY-2")
FIRST_AUCTION: Final[int] = SPACE.add("auction", cards.TOWN_CARD_IDS, rule="CR-NOTARY-4")
NO_BID: Final[int] = SPACE.add("bid", [str(bid) for bid in range(1, cards.MOST_BID + 1)], rule="CR-NOTARY-5") - 1
"""What to add to a bid to get its action."""
FIRST_PEEK: Final[int] = SPACE.add("peek", cards.DECK_IDS, rule="CR-NOTARY-11")
FIRST_LAY: Final[int] = SPACE.add("lay", cards.TOWN_CARD_IDS, rule="CR-NOTARY-11")
FIRST_PUT_BACK: Final[int] = SPACE.add("put_back", ENDS, rule="CR-NOTARY-11")
FIRST_PUT: Final[int] = SPACE.add("put", cards.TOWN_CARD_IDS, rule="CR-NOTARY-11")
FIRST_TO_FAIR: Final[int] = SPACE.add("bring_to_fair", cards.RAW_IDS, rule="CR-CRAFT-4")
FIRST_RAW: Final[int] = SPACE.add("bring", cards.RAW_IDS, cards.WORKSHOP_IDS, rule="CR-CRAFT-4")
FIRST_DOUBLE_TO_FAIR: Final[int] = SPACE.add("double_to_fair", cards.RAW_IDS, rule="CR-CRAFT-9")
FIRST_DOUBLE: Final[int] = SPACE.add("double", cards.RAW_IDS, cards.WORKSHOP_IDS, rule="CR-CRAFT-9")
FIRST_TRADE: Final[int] = SPACE.add("trade", cards.RAW_IDS, cards.WORKSHOP_IDS, rule="CR-CRAFT-5")
FIRST_MAKE: Final[int] = SPACE.add("make", cards.WORKSHOP_IDS, rule="CR-CRAFT-6")
STORE_GOOD: Final[int] = SPACE.add("store", rule="CR-CRAFT-6")
FIRST_DELIVER: Final[int] = SPACE.add("deliver", cards.ADVANCED_IDS, rule="CR-CRAFT-6")
FIRST_LOAD: Final[int] = SPACE.add("load", cards.SHIP_IDS, rule="CR-SHIP-1")
FIRST_BRIBE: Final[int] = SPACE.add("bribe", cards.SHIP_IDS, rule="CR-SHIP-3")
FIRST_BUY_GOOD: Final[int] = SPACE.add("buy_good", cards.GRANARY_IDS, cards.ADVANCED_IDS, rule="CR-MERCH-1")
PRIVILEGE_TOKEN: Final[int] = SPACE.add("take_privilege", rule="CR-HALL-1")
LABOUR_TOKEN: Final[int] = SPACE.add("take_labour", rule="CR-HALL-1")
ORDER_CHANGE: Final[int] = SPACE.add("change_order", rule="CR-HALL-4")
FIRST_INVEST: Final[int] = SPACE.add("invest", cards.CAPITAL_IDS, rule="CR-YEAR-7")

WORKSHOPS: Final[int] = len(cards.WORKSHOP_IDS)
ADVANCED_CARDS: Final[int] = len(cards.ADVANCED_IDS)
TO_DOUBLE: Final[int] = FIRST_DOUBLE - FIRST_RAW
TO_DOUBLE_AT_FAIR: Final[int] = FIRST_DOUBLE_TO_FAIR - FIRST_TO_FAIR
