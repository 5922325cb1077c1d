"""The actions of Le Havre: every verb with the things it is done to."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import ActionSpace, Block
from ratusz.games.le_havre import cards

_COUNTS: Final = [str(count) for count in range(cards.MOST + 1)]

SUPPLY: Final = Block("supply")
BUY: Final = Block("buy", cards.CARD_IDS)
SELL: Final = Block("sell", cards.CARD_IDS)
REPAY: Final = Block("repay_loan")
TAKE_OFFER: Final = Block("take_offer", cards.OFFER_IDS)
ENTER: Final = Block("enter", cards.BUILDING_IDS)
PASS: Final = Block("pass")
PAY_INTEREST: Final = Block("pay_interest")
TAKE_LOAN: Final = Block("take_loan")
PAY_FOOD: Final = Block("pay_food")
BORROW: Final = Block("pay_all_and_borrow")
FEE: Final = Block("fee", ["food", "francs"])
PAY: Final = Block("pay", cards.KIND_IDS, _COUNTS)
TIMES: Final = Block("times", _COUNTS)
PART: Final = Block("part", ["1", "2"])
BUILD: Final = Block("build", cards.BUILDING_IDS)
CRANE: Final = Block("replace", cards.GOOD_IDS)
BUILD_SHIP: Final = Block("build_ship", cards.SHIP_TYPE_IDS)
EXCHANGE: Final = Block("exchange", cards.SHIP_IDS)
SAIL: Final = Block("sail", cards.SHIP_TYPE_IDS, [str(count) for count in range(cards.MOST_SHIPS + 1)])
GIVE: Final = Block("give", cards.GOOD_IDS, _COUNTS)
TAKE: Final = Block("take", cards.GOOD_IDS, _COUNTS)
CHOOSE: Final = Block("choose", cards.GOOD_IDS)
STOP: Final = Block("stop")
GO_ON: Final = Block("go_on")
PEEK: Final = Block("peek")
KEEP: Final = Block("keep")
SWAP: Final = Block("swap")
RETURN_ONE: Final = Block("return_one")
RETURN_TWO: Final = Block("return_two")
EVICT: Final = Block("evict", [str(seat + 1) for seat in range(cards.MOST_PLAYERS)])
HAUL: Final = Block("haul", cards.OFFER_PAIR_IDS)
PLACE: Final = Block("place", cards.SPECIAL_IDS)
REDEEM: Final = Block("redeem", cards.GOOD_IDS)

SPACE: Final = ActionSpace(
    SUPPLY,
    BUY,
    SELL,
    REPAY,
    TAKE_OFFER,
    ENTER,
    PASS,
    PAY_INTEREST,
    TAKE_LOAN,
    PAY_FOOD,
    BORROW,
    FEE,
    PAY,
    TIMES,
    PART,
    BUILD,
    CRANE,
    BUILD_SHIP,
    EXCHANGE,
    SAIL,
    GIVE,
    TAKE,
    CHOOSE,
    STOP,
    GO_ON,
    PEEK,
    KEEP,
    SWAP,
    RETURN_ONE,
    RETURN_TWO,
    EVICT,
    HAUL,
    PLACE,
    REDEEM,
)

# The numbers of single actions and of the first action of each block, for the rules.
SUPPLY_NOW: Final[int] = SUPPLY.offset
FIRST_BUY: Final[int] = BUY.offset
FIRST_SELL: Final[int] = SELL.offset
REPAY_LOAN: Final[int] = REPAY.offset
FIRST_OFFER: Final[int] = TAKE_OFFER.offset
FIRST_ENTER: Final[int] = ENTER.offset
PASS_BY: Final[int] = PASS.offset
PAY_INTEREST_NOW: Final[int] = PAY_INTEREST.offset
TAKE_A_LOAN: Final[int] = TAKE_LOAN.offset
PAY_FOOD_NOW: Final[int] = PAY_FOOD.offset
PAY_ALL_AND_BORROW: Final[int] = BORROW.offset
FEE_IN_FOOD: Final[int] = FEE.offset
FEE_IN_FRANCS: Final[int] = FEE.offset + 1
FIRST_PAY: Final[int] = PAY.offset
FIRST_TIMES: Final[int] = TIMES.offset
FIRST_PART: Final[int] = PART.offset
FIRST_BUILD: Final[int] = BUILD.offset
FIRST_CRANE: Final[int] = CRANE.offset
FIRST_BUILD_SHIP: Final[int] = BUILD_SHIP.offset
FIRST_EXCHANGE: Final[int] = EXCHANGE.offset
FIRST_SAIL: Final[int] = SAIL.offset
FIRST_GIVE: Final[int] = GIVE.offset
FIRST_TAKE: Final[int] = TAKE.offset
FIRST_CHOOSE: Final[int] = CHOOSE.offset
STOP_HERE: Final[int] = STOP.offset
GO_ON_NOW: Final[int] = GO_ON.offset
PEEK_NOW: Final[int] = PEEK.offset
KEEP_ORDER: Final[int] = KEEP.offset
SWAP_ORDER: Final[int] = SWAP.offset
RETURN_ONE_LOAN: Final[int] = RETURN_ONE.offset
RETURN_TWO_LOANS: Final[int] = RETURN_TWO.offset
FIRST_EVICT: Final[int] = EVICT.offset
FIRST_HAUL: Final[int] = HAUL.offset
FIRST_PLACE: Final[int] = PLACE.offset
FIRST_REDEEM: Final[int] = REDEEM.offset

COUNTS: Final[int] = cards.MOST + 1
SAIL_COUNTS: Final[int] = cards.MOST_SHIPS + 1
