"""Why one might choose an action in Le Havre: the reasons a hint gives."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.le_havre.cards import CARD_IDS, CARDS, FIRST_SHIP, KIND_IDS, OFFER_KINDS, PRICE, VALUE
from ratusz.games.le_havre.rules.actions import (
    BORROW,
    BUILD,
    BUILD_SHIP,
    BUY,
    ENTER,
    FEE,
    GIVE,
    GO_ON,
    PASS,
    PAY,
    PAY_FOOD,
    PAY_INTEREST,
    REPAY,
    SAIL,
    SELL,
    SPACE,
    SUPPLY,
    TAKE_LOAN,
    TAKE_OFFER,
    TIMES,
)
from ratusz.games.le_havre.rules.round_end import food_due
from ratusz.games.le_havre.state import HavreState

_PLAIN: dict[str, str] = {
    SUPPLY.verb: "reason-supply",
    REPAY.verb: "reason-repay",
    PASS.verb: "reason-pass",
    PAY_INTEREST.verb: "reason-pay-interest",
    TAKE_LOAN.verb: "reason-take-loan",
    BORROW.verb: "reason-borrow",
    FEE.verb: "reason-fee",
    PAY.verb: "reason-pay",
    GIVE.verb: "reason-give",
    TIMES.verb: "reason-times",
    SAIL.verb: "reason-sail",
    BUILD_SHIP.verb: "reason-build-ship",
    GO_ON.verb: "reason-go-on",
}


def reason(state: HavreState, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        return "reason-end-turn", {}
    block = SPACE.block(action)
    if block.verb in _PLAIN:
        return _PLAIN[block.verb], {}
    number = action - block.offset
    if block is PAY_FOOD:
        return "reason-pay-food", {"food": food_due(state, state.player())}
    if block is TAKE_OFFER:
        return "reason-take-offer", {"good": KIND_IDS[OFFER_KINDS[number]], "amount": state.offers[number]}
    if block is ENTER:
        return "reason-enter", {"building": CARD_IDS[number]}
    if block is BUILD:
        return "reason-build", {"building": CARD_IDS[number], "francs": VALUE[number]}
    if block is SELL:
        return "reason-sell", {"card": CARD_IDS[number], "francs": VALUE[number] // 2}
    if block is BUY:
        assert number < CARDS
        if number >= FIRST_SHIP:
            return "reason-buy-ship", {"card": CARD_IDS[number], "francs": VALUE[number]}
        return "reason-buy", {"card": CARD_IDS[number], "francs": VALUE[number], "price": PRICE[number]}
    return "reason-other", {}
