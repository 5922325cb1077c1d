"""The actions of Craftsmen, and tables to find their numbers quickly."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import ActionSpace
from ratusz.games.craftsmen import cards

SIDES: Final[list[str]] = ["left", "right"]
ENDS: Final[list[str]] = ["top", "bottom"]

SPACE: Final = ActionSpace()
DECLINE: Final[int] = SPACE.add("pass")
"""What passes, stops, skips and says no (CR-GEN-3)."""
FIRST_EXCHANGE: Final[int] = SPACE.add("exchange", cards.TOWN_CARD_IDS)
FIRST_SWAP: Final[int] = SPACE.add("swap", [cards.CARD_IDS[card] for card in cards.SAWMILLS])
FIRST_SEND: Final[int] = SPACE.add("send", cards.TOWN_IDS)
FIRST_STACK: Final[int] = SPACE.add("stack", cards.TOWN_IDS, [str(field + 1) for field in range(cards.FIELDS)])
POINTS_PAID: Final[int] = SPACE.add("pay_points")
FAIR_PAID: Final[int] = SPACE.add("pay_fair")
FIRST_PAY: Final[int] = SPACE.add("pay", cards.CAPITAL_IDS)
FIRST_DISCARD: Final[int] = SPACE.add("discard", cards.CAPITAL_IDS)
FIRST_TAKE: Final[int] = SPACE.add("take", cards.CAPITAL_IDS)
TAKE_BOTH: Final[int] = SPACE.add("take_both")
DRAW_CARD: Final[int] = SPACE.add("draw")
PRIVILEGE: Final[int] = SPACE.add("use_privilege")
FIRST_BUILD: Final[int] = SPACE.add("build", cards.TOWN_CARD_IDS, SIDES)
FIRST_BUY: Final[int] = SPACE.add("buy", cards.TOWN_CARD_IDS)
FIRST_AUCTION: Final[int] = SPACE.add("auction", cards.TOWN_CARD_IDS)
NO_BID: Final[int] = SPACE.add("bid", [str(bid) for bid in range(1, cards.MOST_BID + 1)]) - 1
"""What to add to a bid to get its action."""
FIRST_PEEK: Final[int] = SPACE.add("peek", cards.DECK_IDS)
FIRST_LAY: Final[int] = SPACE.add("lay", cards.TOWN_CARD_IDS)
FIRST_PUT_BACK: Final[int] = SPACE.add("put_back", ENDS)
FIRST_PUT: Final[int] = SPACE.add("put", cards.TOWN_CARD_IDS)
FIRST_TO_FAIR: Final[int] = SPACE.add("bring_to_fair", cards.RAW_IDS)
FIRST_RAW: Final[int] = SPACE.add("bring", cards.RAW_IDS, cards.WORKSHOP_IDS)
FIRST_DOUBLE_TO_FAIR: Final[int] = SPACE.add("double_to_fair", cards.RAW_IDS)
FIRST_DOUBLE: Final[int] = SPACE.add("double", cards.RAW_IDS, cards.WORKSHOP_IDS)
FIRST_TRADE: Final[int] = SPACE.add("trade", cards.RAW_IDS, cards.WORKSHOP_IDS)
FIRST_MAKE: Final[int] = SPACE.add("make", cards.WORKSHOP_IDS)
STORE_GOOD: Final[int] = SPACE.add("store")
FIRST_DELIVER: Final[int] = SPACE.add("deliver", cards.ADVANCED_IDS)
FIRST_LOAD: Final[int] = SPACE.add("load", cards.SHIP_IDS)
FIRST_BRIBE: Final[int] = SPACE.add("bribe", cards.SHIP_IDS)
FIRST_BUY_GOOD: Final[int] = SPACE.add("buy_good", cards.GRANARY_IDS, cards.ADVANCED_IDS)
PRIVILEGE_TOKEN: Final[int] = SPACE.add("take_privilege")
LABOUR_TOKEN: Final[int] = SPACE.add("take_labour")
ORDER_CHANGE: Final[int] = SPACE.add("change_order")
FIRST_INVEST: Final[int] = SPACE.add("invest", cards.CAPITAL_IDS)

WORKSHOPS: Final[int] = len(cards.WORKSHOP_IDS)
ADVANCED_CARDS: Final[int] = len(cards.ADVANCED_IDS)
TO_DOUBLE: Final[int] = FIRST_DOUBLE - FIRST_RAW
TO_DOUBLE_AT_FAIR: Final[int] = FIRST_DOUBLE_TO_FAIR - FIRST_TO_FAIR
