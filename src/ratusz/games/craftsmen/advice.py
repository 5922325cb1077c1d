"""Why one might choose an action in Craftsmen: the reasons a hint gives."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.craftsmen.cards import (
    CARD_IDS,
    COST,
    FIRST_ADVANCED,
    FIRST_BASIC,
    FIRST_EXTENDED,
    GOOD_IDS,
    OUTPUT,
    POINTS,
    TOWN_IDS,
)
from ratusz.games.craftsmen.rules.actions import (
    BUILD,
    BUY_GOOD,
    DECLINE,
    DELIVER,
    DOUBLE,
    MAKE,
    RAW,
    SPACE,
    STACK,
    TRADE,
)
from ratusz.games.craftsmen.state import CraftsmenState


def reason(state: CraftsmenState, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        return "reason-end_turn", {}
    if action == DECLINE:
        return "reason-pass", {}
    block = SPACE.block(action)
    indices = block.indices(action)
    if block is BUILD:
        card = FIRST_BASIC + indices[0]
        return "reason-build", {"building": CARD_IDS[card], "cost": COST[card]}
    if block is MAKE:
        card = FIRST_EXTENDED + indices[0]
        return "reason-make", {"building": CARD_IDS[card], "good": GOOD_IDS[OUTPUT[card]], "points": POINTS[card]}
    if block in (RAW, DOUBLE, TRADE):
        return "reason-fill", {"building": CARD_IDS[FIRST_EXTENDED + indices[1]], "good": GOOD_IDS[indices[0]]}
    if block is DELIVER:
        return "reason-deliver", {"building": CARD_IDS[FIRST_ADVANCED + indices[0]]}
    if block is BUY_GOOD:
        return "reason-buy_good", {"building": CARD_IDS[FIRST_ADVANCED + indices[1]]}
    if block is STACK:
        return "reason-stack", {"town": TOWN_IDS[indices[0]]}
    return _REASONS[block.verb], {}


_REASONS = {
    "exchange": "reason-exchange",
    "swap": "reason-swap",
    "send": "reason-send",
    "pay_points": "reason-pay_points",
    "pay_fair": "reason-pay_fair",
    "pay": "reason-pay",
    "discard": "reason-discard",
    "take": "reason-take",
    "take_both": "reason-take_both",
    "draw": "reason-draw",
    "use_privilege": "reason-use_privilege",
    "buy": "reason-buy",
    "auction": "reason-auction",
    "bid": "reason-bid",
    "peek": "reason-peek",
    "lay": "reason-lay",
    "put_back": "reason-put_back",
    "put": "reason-put",
    "bring_to_fair": "reason-fair",
    "double_to_fair": "reason-fair",
    "store": "reason-store",
    "load": "reason-load",
    "bribe": "reason-bribe",
    "take_privilege": "reason-take_privilege",
    "take_labour": "reason-take_labour",
    "change_order": "reason-change_order",
    "invest": "reason-invest",
}
