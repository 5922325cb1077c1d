"""The actions of Craftsmen, and tables to find their numbers quickly."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import ActionSpace, Block
from ratusz.games.craftsmen import cards

SIDES: Final[list[str]] = ["left", "right"]
ENDS: Final[list[str]] = ["top", "bottom"]

PASS: Final = Block("pass")
EXCHANGE: Final = Block("exchange", cards.TOWN_CARD_IDS)
SWAP: Final = Block("swap", [cards.CARD_IDS[card] for card in cards.SAWMILLS])
SEND: Final = Block("send", cards.TOWN_IDS)
STACK: Final = Block("stack", cards.TOWN_IDS, [str(field + 1) for field in range(cards.FIELDS)])
PAY_POINTS: Final = Block("pay_points")
PAY_FAIR: Final = Block("pay_fair")
PAY: Final = Block("pay", cards.CAPITAL_IDS)
DISCARD: Final = Block("discard", cards.CAPITAL_IDS)
TAKE: Final = Block("take", cards.CAPITAL_IDS)
TAKE_ALL: Final = Block("take_both")
DRAW: Final = Block("draw")
USE_PRIVILEGE: Final = Block("use_privilege")
BUILD: Final = Block("build", cards.TOWN_CARD_IDS, SIDES)
BUY: Final = Block("buy", cards.TOWN_CARD_IDS)
AUCTION: Final = Block("auction", cards.TOWN_CARD_IDS)
BID: Final = Block("bid", [str(bid) for bid in range(1, cards.MOST_BID + 1)])
PEEK: Final = Block("peek", cards.DECK_IDS)
LAY: Final = Block("lay", cards.TOWN_CARD_IDS)
PUT_BACK: Final = Block("put_back", ENDS)
PUT: Final = Block("put", cards.TOWN_CARD_IDS)
RAW_TO_FAIR: Final = Block("bring_to_fair", cards.RAW_IDS)
RAW: Final = Block("bring", cards.RAW_IDS, cards.WORKSHOP_IDS)
DOUBLE_TO_FAIR: Final = Block("double_to_fair", cards.RAW_IDS)
DOUBLE: Final = Block("double", cards.RAW_IDS, cards.WORKSHOP_IDS)
TRADE: Final = Block("trade", cards.RAW_IDS, cards.WORKSHOP_IDS)
MAKE: Final = Block("make", cards.WORKSHOP_IDS)
STORE: Final = Block("store")
DELIVER: Final = Block("deliver", cards.ADVANCED_IDS)
LOAD: Final = Block("load", cards.SHIP_IDS)
BRIBE: Final = Block("bribe", cards.SHIP_IDS)
BUY_GOOD: Final = Block("buy_good", cards.GRANARY_IDS, cards.ADVANCED_IDS)
TAKE_PRIVILEGE: Final = Block("take_privilege")
TAKE_LABOUR: Final = Block("take_labour")
CHANGE_ORDER: Final = Block("change_order")
INVEST: Final = Block("invest", cards.CAPITAL_IDS)

SPACE: Final = ActionSpace(
    PASS,
    EXCHANGE,
    SWAP,
    SEND,
    STACK,
    PAY_POINTS,
    PAY_FAIR,
    PAY,
    DISCARD,
    TAKE,
    TAKE_ALL,
    DRAW,
    USE_PRIVILEGE,
    BUILD,
    BUY,
    AUCTION,
    BID,
    PEEK,
    LAY,
    PUT_BACK,
    PUT,
    RAW_TO_FAIR,
    RAW,
    DOUBLE_TO_FAIR,
    DOUBLE,
    TRADE,
    MAKE,
    STORE,
    DELIVER,
    LOAD,
    BRIBE,
    BUY_GOOD,
    TAKE_PRIVILEGE,
    TAKE_LABOUR,
    CHANGE_ORDER,
    INVEST,
)

DECLINE: Final[int] = PASS.offset
"""What passes, stops, skips and says no (CR-GEN-3)."""
FIRST_EXCHANGE: Final[int] = EXCHANGE.offset
FIRST_SWAP: Final[int] = SWAP.offset
FIRST_SEND: Final[int] = SEND.offset
FIRST_STACK: Final[int] = STACK.offset
POINTS_PAID: Final[int] = PAY_POINTS.offset
FAIR_PAID: Final[int] = PAY_FAIR.offset
FIRST_PAY: Final[int] = PAY.offset
FIRST_DISCARD: Final[int] = DISCARD.offset
FIRST_TAKE: Final[int] = TAKE.offset
TAKE_BOTH: Final[int] = TAKE_ALL.offset
DRAW_CARD: Final[int] = DRAW.offset
PRIVILEGE: Final[int] = USE_PRIVILEGE.offset
FIRST_BUILD: Final[int] = BUILD.offset
FIRST_BUY: Final[int] = BUY.offset
FIRST_AUCTION: Final[int] = AUCTION.offset
NO_BID: Final[int] = BID.offset - 1
"""What to add to a bid to get its action."""
FIRST_PEEK: Final[int] = PEEK.offset
FIRST_LAY: Final[int] = LAY.offset
FIRST_PUT_BACK: Final[int] = PUT_BACK.offset
FIRST_PUT: Final[int] = PUT.offset
FIRST_TO_FAIR: Final[int] = RAW_TO_FAIR.offset
FIRST_RAW: Final[int] = RAW.offset
FIRST_DOUBLE_TO_FAIR: Final[int] = DOUBLE_TO_FAIR.offset
FIRST_DOUBLE: Final[int] = DOUBLE.offset
FIRST_TRADE: Final[int] = TRADE.offset
FIRST_MAKE: Final[int] = MAKE.offset
STORE_GOOD: Final[int] = STORE.offset
FIRST_DELIVER: Final[int] = DELIVER.offset
FIRST_LOAD: Final[int] = LOAD.offset
FIRST_BRIBE: Final[int] = BRIBE.offset
FIRST_BUY_GOOD: Final[int] = BUY_GOOD.offset
PRIVILEGE_TOKEN: Final[int] = TAKE_PRIVILEGE.offset
LABOUR_TOKEN: Final[int] = TAKE_LABOUR.offset
ORDER_CHANGE: Final[int] = CHANGE_ORDER.offset
FIRST_INVEST: Final[int] = INVEST.offset

WORKSHOPS: Final[int] = len(cards.WORKSHOP_IDS)
ADVANCED_CARDS: Final[int] = len(cards.ADVANCED_IDS)
TO_DOUBLE: Final[int] = FIRST_DOUBLE - FIRST_RAW
TO_DOUBLE_AT_FAIR: Final[int] = FIRST_DOUBLE_TO_FAIR - FIRST_TO_FAIR
