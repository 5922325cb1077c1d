"""The actions of Le Havre: every verb with the things it is done to."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import ActionSpace
from ratusz.games.le_havre import cards

_COUNTS: Final = [str(count) for count in range(cards.MOST + 1)]

SPACE: Final = ActionSpace()
SUPPLY_NOW: Final[int] = SPACE.add("supply")
FIRST_BUY: Final[int] = SPACE.add("buy", cards.CARD_IDS)
FIRST_SELL: Final[int] = SPACE.add("sell", cards.CARD_IDS)
REPAY_LOAN: Final[int] = SPACE.add("repay_loan")
FIRST_OFFER: Final[int] = SPACE.add("take_offer", cards.OFFER_IDS)
FIRST_ENTER: Final[int] = SPACE.add("enter", cards.BUILDING_IDS)
PASS_BY: Final[int] = SPACE.add("pass")
PAY_INTEREST_NOW: Final[int] = SPACE.add("pay_interest")
TAKE_A_LOAN: Final[int] = SPACE.add("take_loan")
PAY_FOOD_NOW: Final[int] = SPACE.add("pay_food")
PAY_ALL_AND_BORROW: Final[int] = SPACE.add("pay_all_and_borrow")
FEE_IN_FOOD: Final[int] = SPACE.add("fee", ["food", "francs"])
FEE_IN_FRANCS: Final[int] = FEE_IN_FOOD + 1
FIRST_PAY: Final[int] = SPACE.add("pay", cards.KIND_IDS, _COUNTS)
FIRST_TIMES: Final[int] = SPACE.add("times", _COUNTS)
FIRST_PART: Final[int] = SPACE.add("part", ["1", "2"])
FIRST_BUILD: Final[int] = SPACE.add("build", cards.BUILDING_IDS)
FIRST_CRANE: Final[int] = SPACE.add("replace", cards.GOOD_IDS)
FIRST_BUILD_SHIP: Final[int] = SPACE.add("build_ship", cards.SHIP_TYPE_IDS)
FIRST_EXCHANGE: Final[int] = SPACE.add("exchange", cards.SHIP_IDS)
FIRST_SAIL: Final[int] = SPACE.add("sail", cards.SHIP_TYPE_IDS, [str(count) for count in range(cards.MOST_SHIPS + 1)])
FIRST_GIVE: Final[int] = SPACE.add("give", cards.GOOD_IDS, _COUNTS)
FIRST_TAKE: Final[int] = SPACE.add("take", cards.GOOD_IDS, _COUNTS)
FIRST_CHOOSE: Final[int] = SPACE.add("choose", cards.GOOD_IDS)
STOP_HERE: Final[int] = SPACE.add("stop")
GO_ON_NOW: Final[int] = SPACE.add("go_on")
PEEK_NOW: Final[int] = SPACE.add("peek")
KEEP_ORDER: Final[int] = SPACE.add("keep")
SWAP_ORDER: Final[int] = SPACE.add("swap")
RETURN_ONE_LOAN: Final[int] = SPACE.add("return_one")
RETURN_TWO_LOANS: Final[int] = SPACE.add("return_two")
FIRST_EVICT: Final[int] = SPACE.add("evict", [str(seat + 1) for seat in range(cards.MOST_PLAYERS)])
FIRST_HAUL: Final[int] = SPACE.add("haul", cards.OFFER_PAIR_IDS)
FIRST_PLACE: Final[int] = SPACE.add("place", cards.SPECIAL_IDS)
FIRST_REDEEM: Final[int] = SPACE.add("redeem", cards.GOOD_IDS)

COUNTS: Final[int] = cards.MOST + 1
SAIL_COUNTS: Final[int] = cards.MOST_SHIPS + 1
