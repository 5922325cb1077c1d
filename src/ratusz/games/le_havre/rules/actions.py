"""The actions of Le Havre: every verb with the things it is done to."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import ActionSpace
from ratusz.games.le_havre import cards

_COUNTS: Final = [str(count) for count in range(cards.MOST + 1)]

SPACE: Final = ActionSpace("LH-TURN-3")
SUPPLY_NOW: Final[int] = SPACE.add("supply", rule="LH-TURN-1")
FIRST_BUY: Final[int] = SPACE.add("buy", cards.CARD_IDS, rule="LH-BUY-1")
FIRST_SELL: Final[int] = SPACE.add("sell", cards.CARD_IDS, rule="LH-SELL-5")
REPAY_LOAN: Final[int] = SPACE.add("repay_loan", rule="LH-LOAN-3")
FIRST_OFFER: Final[int] = SPACE.add("take_offer", cards.OFFER_IDS, rule="LH-MAIN-2")
FIRST_ENTER: Final[int] = SPACE.add("enter", cards.BUILDING_IDS, rule="LH-MAIN-3")
PASS_BY: Final[int] = SPACE.add("pass", rule="LH-MAIN-6")
PAY_INTEREST_NOW: Final[int] = SPACE.add("pay_interest", rule="LH-LOAN-4")
TAKE_A_LOAN: Final[int] = SPACE.add("take_loan", rule="LH-LOAN-1")
PAY_FOOD_NOW: Final[int] = SPACE.add("pay_food", rule="LH-END-3")
PAY_ALL_AND_BORROW: Final[int] = SPACE.add("pay_all_and_borrow", rule="LH-END-4")
FEE_IN_FOOD: Final[int] = SPACE.add("fee", ["food", "francs"], rule="LH-FEE-3")
FEE_IN_FRANCS: Final[int] = FEE_IN_FOOD + 1
FIRST_PAY: Final[int] = SPACE.add("pay", cards.KIND_IDS, _COUNTS, rule="LH-PAY-1")
FIRST_TIMES: Final[int] = SPACE.add("times", _COUNTS, rule="LH-DEC-COUNT")
FIRST_PART: Final[int] = SPACE.add("part", ["1", "2"], rule="LH-DEC-EITHER")
FIRST_BUILD: Final[int] = SPACE.add("build", cards.BUILDING_IDS, rule="LH-BUILD-1")
FIRST_CRANE: Final[int] = SPACE.add("replace", cards.GOOD_IDS, rule="LH-BLDG-WoodenCrane")
FIRST_BUILD_SHIP: Final[int] = SPACE.add("build_ship", cards.SHIP_TYPE_IDS, rule="LH-SHIP-2")
FIRST_EXCHANGE: Final[int] = SPACE.add("exchange", cards.SHIP_IDS, rule="LH-DEC-WHARF")
FIRST_SAIL: Final[int] = SPACE.add(
    "sail", cards.SHIP_TYPE_IDS, [str(count) for count in range(cards.MOST_SHIPS + 1)], rule="LH-DEC-SHIPPING"
)
FIRST_GIVE: Final[int] = SPACE.add("give", cards.GOOD_IDS, _COUNTS, rule="LH-DEC-MULTISET")
FIRST_TAKE: Final[int] = SPACE.add("take", cards.GOOD_IDS, _COUNTS, rule="LH-DEC-TAKEVALUE")
FIRST_CHOOSE: Final[int] = SPACE.add("choose", cards.GOOD_IDS, rule="LH-DEC-DISTINCT")
STOP_HERE: Final[int] = SPACE.add("stop", rule="LH-MAIN-7")
GO_ON_NOW: Final[int] = SPACE.add("go_on", rule="LH-DEC-HW")
PEEK_NOW: Final[int] = SPACE.add("peek", rule="LH-DEC-MARKET")
KEEP_ORDER: Final[int] = SPACE.add("keep", rule="LH-DEC-MARKET")
SWAP_ORDER: Final[int] = SPACE.add("swap", rule="LH-DEC-MARKET")
RETURN_ONE_LOAN: Final[int] = SPACE.add("return_one", rule="LH-DEC-COURT")
RETURN_TWO_LOANS: Final[int] = SPACE.add("return_two", rule="LH-DEC-COURT")
FIRST_EVICT: Final[int] = SPACE.add("evict", [str(seat + 1) for seat in range(cards.MOST_PLAYERS)], rule="LH-DEC-EVICT")
FIRST_HAUL: Final[int] = SPACE.add("haul", cards.OFFER_PAIR_IDS, rule="LH-DEC-HAULAGE")
FIRST_PLACE: Final[int] = SPACE.add("place", cards.SPECIAL_IDS, rule="LH-DEC-SITE")
FIRST_REDEEM: Final[int] = SPACE.add("redeem", cards.GOOD_IDS, rule="LH-DEC-PAWN")

COUNTS: Final[int] = cards.MOST + 1
SAIL_COUNTS: Final[int] = cards.MOST_SHIPS + 1
