"""Why one might choose an action in Le Havre: the reasons a hint gives.

What a visit brings is found out by trying it: a copy of the position is carried on as visits usually go, and the hands
are compared. The copy stops at the end of the turn, so nothing that is hidden can come into it.
"""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.le_havre.cards import (
    CARD_IDS,
    CARDS,
    ENERGY_VALUE,
    FIRST_SHIP,
    FOOD_VALUE,
    FRANCS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    LOAN_AMOUNT,
    OFFER_KINDS,
    PRICE,
    SHIP_FOOD,
    SHIP_TYPE,
    VALUE,
)
from ratusz.games.le_havre.effects import SAIL_ENERGY
from ratusz.games.le_havre.habits import EATEN, carried_on
from ratusz.games.le_havre.rules.actions import (
    BORROW,
    BUILD,
    BUILD_SHIP,
    BUY,
    CHOOSE,
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
    SAIL_COUNTS,
    SELL,
    SPACE,
    SUPPLY,
    TAKE_LOAN,
    TAKE_OFFER,
    TIMES,
)
from ratusz.games.le_havre.rules.goods import FOOD, Payment, worth
from ratusz.games.le_havre.rules.round_end import food_due
from ratusz.games.le_havre.state import HavreState

_PLAIN: dict[str, str] = {
    SUPPLY.verb: "reason-supply",
    REPAY.verb: "reason-repay",
    PASS.verb: "reason-pass",
    PAY_INTEREST.verb: "reason-pay-interest",
    TAKE_LOAN.verb: "reason-take-loan",
    FEE.verb: "reason-fee",
    GIVE.verb: "reason-give",
    GO_ON.verb: "reason-go-on",
}

_VISITING = ("reason-enter", "reason-enter-food", "reason-enter-francs", "reason-enter-goods")
_DOING = ("reason-times", "reason-do-food", "reason-do-francs", "reason-do-goods")


def reason(state: HavreState, action: int) -> Message:
    """The key and arguments of one sentence."""
    seat = state.player()
    if action == END_TURN:
        missing = food_missing(state, seat)
        return ("reason-end-turn-hungry", {"missing": missing}) if missing else ("reason-end-turn", {})
    block = SPACE.block(action)
    if block.verb in _PLAIN:
        return _PLAIN[block.verb], {}
    number = action - block.offset
    if block in (BUY, SELL):
        return _reason_to_trade(state, block is BUY, number)
    if block in (ENTER, TIMES, BUILD_SHIP):
        return _reason_to_act(state, seat, action, CARD_IDS[number] if block is ENTER else "")
    if block is TAKE_OFFER:
        return _reason_to_take(state, seat, number)
    if block is BUILD:
        return "reason-build", {"building": CARD_IDS[number], "francs": VALUE[number]}
    if block is CHOOSE:
        return _reason_to_choose(number)
    if block is SAIL:
        return "reason-sail", {"energy": SAIL_ENERGY * (number % SAIL_COUNTS)}
    return _reason_to_pay(state, seat, block.verb)


def food_missing(state: HavreState, seat: int) -> int:
    """How much food a seat lacks for the feeding of this round, its francs not counted."""
    if state.final:
        return 0
    held = worth(state, seat, FOOD) - state.goods[seat * KINDS + FRANCS]
    return max(0, food_due(state, seat) - held)


def _reason_to_pay(state: HavreState, seat: int, verb: str) -> Message:
    if verb == PAY_FOOD.verb:
        return "reason-pay-food", {"food": food_due(state, seat)}
    if verb == BORROW.verb:
        missing = food_due(state, seat) - worth(state, seat, FOOD)
        return "reason-borrow", {"missing": missing, "loans": (missing + LOAN_AMOUNT - 1) // LOAN_AMOUNT}
    if verb == PAY.verb:
        step = state.steps[-1]
        fuel = isinstance(step, Payment) and step.purpose != FOOD
        return ("reason-pay-energy" if fuel else "reason-pay"), {}
    return "reason-other", {}


def _reason_to_trade(state: HavreState, buys: bool, card: int) -> Message:
    assert card < CARDS
    name = CARD_IDS[card]
    if not buys:
        return "reason-sell", {"card": name, "francs": VALUE[card] // 2}
    if card >= FIRST_SHIP:
        return "reason-buy-ship", {"card": name, "francs": VALUE[card], "food": ship_food(state, card)}
    return "reason-buy", {"card": name, "francs": VALUE[card], "price": PRICE[card]}


def ship_food(state: HavreState, ship: int) -> int:
    """The food a ship gives in each feeding."""
    return SHIP_FOOD[SHIP_TYPE[ship]][state.players - 1]


def _reason_to_take(state: HavreState, seat: int, space: int) -> Message:
    """What lies there; food comes first while the workers would go hungry."""
    kind = OFFER_KINDS[space]
    amounts: dict[str, int | str] = {"good": KIND_IDS[kind], "amount": state.offers[space]}
    missing = food_missing(state, seat)
    if missing and kind != FRANCS and FOOD_VALUE[kind]:
        return "reason-take-offer-food", {**amounts, "missing": missing}
    return "reason-take-offer", amounts


def _reason_to_act(state: HavreState, seat: int, action: int, building: str) -> Message:
    """What a visit, or doing something there so often, brings in the end."""
    after = state.clone()
    after.confirm = list(range(state.players))
    after.apply(action, seat)
    after = carried_on(after)
    new = [card for card in after.owned[seat] if card not in state.owned[seat]]
    if new:
        return _reason_to_own(state, max(new, key=lambda card: VALUE[card]))
    start = seat * KINDS
    gains = [after.goods[start + kind] - state.goods[start + kind] for kind in range(KINDS)]
    keys = _VISITING if building else _DOING
    named: dict[str, int | str] = {"building": building} if building else {}
    food = sum(FOOD_VALUE[kind] * gains[kind] for kind in range(GOODS))
    missing = food_missing(state, seat)
    if missing and food > 0:
        return keys[1], {**named, "food": food, "missing": missing}
    if after.loans[seat] < state.loans[seat]:
        return "reason-loans", {"loans": state.loans[seat] - after.loans[seat]}
    best = max(range(KINDS), key=lambda kind: gains[kind] * EATEN[kind])
    if gains[best] <= 0:
        return keys[0], named
    if best == FRANCS:
        return keys[2], {**named, "francs": gains[best]}
    named.update(good=KIND_IDS[best], amount=gains[best])
    goods = sum(gain for gain in gains[:GOODS] if gain > 0)
    return ("reason-enter-several", {**named, "goods": goods}) if building and goods > gains[best] else (keys[3], named)


def _reason_to_choose(kind: int) -> Message:
    if FOOD_VALUE[kind]:
        return "reason-choose-food", {"good": GOOD_IDS[kind], "food": FOOD_VALUE[kind]}
    if ENERGY_VALUE[kind]:
        return "reason-choose-energy", {"good": GOOD_IDS[kind], "energy": ENERGY_VALUE[kind]}
    return "reason-choose", {"good": GOOD_IDS[kind]}


def _reason_to_own(state: HavreState, card: int) -> Message:
    if card >= FIRST_SHIP:
        return "reason-build-ship", {"card": CARD_IDS[card], "francs": VALUE[card], "food": ship_food(state, card)}
    return "reason-build-there", {"card": CARD_IDS[card], "francs": VALUE[card]}
