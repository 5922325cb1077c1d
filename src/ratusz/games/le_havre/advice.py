"""Why one might choose an action in Le Havre: the reasons a hint gives.

What a visit brings is found out by trying it: a copy of the position is carried on as visits usually go, and the hands
are compared. The copy stops at the end of the turn, so nothing that is hidden can come into it.
"""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.effects import SAIL_ENERGY
from ratusz.games.le_havre.habits import EATEN, carried_on, usual
from ratusz.games.le_havre.rules import actions
from ratusz.games.le_havre.rules.entering import ChooseFee, FeePayment
from ratusz.games.le_havre.rules.goods import FOOD, VALUES, Payment, worth
from ratusz.games.le_havre.rules.round_end import food_due
from ratusz.games.le_havre.state import HavreState

_PLAIN: dict[str, str] = {
    "supply": "reason-supply",
    "repay_loan": "reason-repay",
    "pass": "reason-pass",
    "pay_interest": "reason-pay-interest",
    "take_loan": "reason-take-loan",
    "fee": "reason-fee",
    "give": "reason-give",
    "go_on": "reason-go-on",
}

_VISITING = ("reason-enter", "reason-enter-food", "reason-enter-francs", "reason-enter-goods")
_DOING = ("reason-times", "reason-do-food", "reason-do-francs", "reason-do-goods")


def reason(state: HavreState, seat: int, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        missing = food_missing(state, seat)
        return ("reason-end-turn-hungry", {"missing": missing}) if missing else ("reason-end-turn", {})
    block = actions.SPACE.block(action)
    if block.verb in _PLAIN:
        return _PLAIN[block.verb], {}
    number = action - block.offset
    if block.verb in ("buy", "sell"):
        return _reason_to_trade(state, block.verb == "buy", number)
    if block.verb in ("enter", "times", "build_ship"):
        return _reason_to_act(state, seat, action, cards.CARD_IDS[number] if block.verb == "enter" else "")
    if block.verb == "take_offer":
        return _reason_to_take(state, seat, number)
    if block.verb == "build":
        return "reason-build", {"building": cards.CARD_IDS[number], "francs": cards.VALUE[number]}
    if block.verb == "choose":
        return _reason_to_choose(number)
    if block.verb == "sail":
        return "reason-sail", {"energy": SAIL_ENERGY * (number % actions.SAIL_COUNTS)}
    if block.verb == "pay" and number % actions.COUNTS == 0:
        return _reason_to_keep(state, seat, action)
    return _reason_to_pay(state, seat, block.verb)


def worthwhile(state: HavreState, seat: int, plan: list[int]) -> list[int]:
    """A plan that sells nothing unless it leaves the seat richer, keeps it from a loan, or pays for its main action.

    Half of the value is lost in every sale. A search finds a use for the francs nearly always, a ship or a fee that
    could be paid in fish; a person who is advised so thinks that the table has gone mad.
    """
    sold = next((place for place, action in enumerate(plan) if _verb(action) == "sell"), None)
    if sold is None:
        return plan
    before = _played(state, seat, plan)
    if before is None:
        return plan
    for rest in _without_sales(state, plan, sold):
        played = _played(state, seat, rest)
        if played is None:
            continue
        (with_it, _), (without, done) = before, played
        spared = _repaid(plan) - _repaid(done)
        if without.scores()[seat] >= with_it.scores()[seat] and without.loans[seat] <= with_it.loans[seat] + spared:
            return worthwhile(state, seat, done)
    return plan


def _without_sales(state: HavreState, plan: list[int], sold: int) -> list[list[int]]:
    """What is left of a plan without its first sale; without any, and what their francs were for."""
    back = actions.FIRST_BUY + plan[sold] - actions.FIRST_SELL
    one = [action for place, action in enumerate(plan) if place != sold and action != back]
    ahead = [action for action in plan[sold:] if _verb(action) not in ("sell", "buy", "repay_loan")]
    none = plan[:sold] + ahead or [answer for answer in (usual(state),) if answer >= 0]
    return [rest for rest in (one, none) if rest]


def belongs(action: int) -> str:
    """A firm is entered to build; that one goes on, or pays the fee, goes without saying."""
    verb = _verb(action)
    if verb in ("supply", "pass", "stop", "go_on", "fee"):
        return ""
    return "enter" if verb in ("build", "build_ship") else verb


def _verb(action: int) -> str:
    return actions.SPACE.block(action).verb


def _repaid(plan: list[int]) -> int:
    return sum(_verb(action) == "repay_loan" for action in plan)


def _played(state: HavreState, seat: int, plan: list[int]) -> tuple[HavreState, list[int]] | None:
    """The position after a plan, and what was done: what is not asked any more is left out, what is asked now is paid.

    None if its main action cannot be done, or nothing at all.
    """
    after = state.clone()
    done: list[int] = []
    for action in plan:
        while after.player == seat and action not in after.legal(seat) and _must_pay_first(after, action):
            done.append(usual(after))
            after.apply(done[-1], seat)
        if action in after.legal(seat):
            after.apply(action, seat)
            done.append(action)
        elif _verb(action) in ("enter", "take_offer"):
            return None
    return (after, done) if done else None


def _must_pay_first(state: HavreState, action: int) -> bool:
    return _verb(action) not in ("pay", "fee") and isinstance(state.steps[-1], Payment | ChooseFee | FeePayment)


def food_missing(state: HavreState, seat: int) -> int:
    """How much food a seat lacks for the feeding of this round, its francs not counted."""
    if state.final:
        return 0
    held = worth(state, seat, FOOD) - state.goods[seat * cards.KINDS + cards.FRANCS]
    return max(0, food_due(state, seat) - held)


def _reason_to_pay(state: HavreState, seat: int, verb: str) -> Message:
    if verb == "pay_food":
        return "reason-pay-food", {"food": food_due(state, seat)}
    if verb == "pay_all_and_borrow":
        missing = food_due(state, seat) - worth(state, seat, FOOD)
        return "reason-borrow", {"missing": missing, "loans": (missing + cards.LOAN_AMOUNT - 1) // cards.LOAN_AMOUNT}
    if verb == "pay":
        step = state.steps[-1]
        fuel = isinstance(step, Payment) and step.purpose != FOOD
        return ("reason-pay-energy" if fuel else "reason-pay"), {}
    return "reason-other", {}


def _reason_to_keep(state: HavreState, seat: int, action: int) -> Message:
    """Of what is not paid with: what is paid with instead, most of all."""
    step = state.steps[-1]
    if not isinstance(step, Payment):
        return "reason-pay", {}
    after = state.clone()
    after.confirm = list(range(state.players))
    after.apply(action, seat)
    while after.player == seat and isinstance(after.steps[-1], Payment):
        after.apply(usual(after), seat)
    start = seat * cards.KINDS
    paid = [state.goods[start + kind] - after.goods[start + kind] for kind in range(cards.KINDS)]
    most = max(range(cards.KINDS), key=lambda kind: paid[kind] * VALUES[step.purpose][kind])
    if paid[most] <= 0:
        return "reason-pay", {}
    return "reason-pay-with", {"good": cards.KIND_IDS[most], "amount": paid[most]}


def _reason_to_trade(state: HavreState, buys: bool, card: int) -> Message:
    assert card < cards.CARDS
    name = cards.CARD_IDS[card]
    if not buys:
        return "reason-sell", {"card": name, "francs": cards.VALUE[card] // 2}
    if card >= cards.FIRST_SHIP:
        return "reason-buy-ship", {"card": name, "francs": cards.VALUE[card], "food": ship_food(state, card)}
    return "reason-buy", {"card": name, "francs": cards.VALUE[card], "price": cards.PRICE[card]}


def ship_food(state: HavreState, ship: int) -> int:
    """The food a ship gives in each feeding."""
    return cards.SHIP_FOOD[cards.SHIP_TYPE[ship]][state.players - 1]


def _reason_to_take(state: HavreState, seat: int, space: int) -> Message:
    """What lies there; food comes first while the workers would go hungry."""
    kind = cards.OFFER_KINDS[space]
    amounts: dict[str, int | str] = {"good": cards.KIND_IDS[kind], "amount": state.offers[space]}
    missing = food_missing(state, seat)
    if missing and kind != cards.FRANCS and cards.FOOD_VALUE[kind]:
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
        return _reason_to_own(state, max(new, key=lambda card: cards.VALUE[card]))
    start = seat * cards.KINDS
    gains = [after.goods[start + kind] - state.goods[start + kind] for kind in range(cards.KINDS)]
    keys = _VISITING if building else _DOING
    named: dict[str, int | str] = {"building": building} if building else {}
    food = sum(cards.FOOD_VALUE[kind] * gains[kind] for kind in range(cards.GOODS))
    missing = food_missing(state, seat)
    if missing and food > 0:
        return keys[1], {**named, "food": food, "missing": missing}
    if after.loans[seat] < state.loans[seat]:
        return "reason-loans", {"loans": state.loans[seat] - after.loans[seat]}
    best = max(range(cards.KINDS), key=lambda kind: gains[kind] * EATEN[kind])
    if gains[best] <= 0:
        return keys[0], named
    if best == cards.FRANCS:
        return keys[2], {**named, "francs": gains[best]}
    named.update(good=cards.KIND_IDS[best], amount=gains[best])
    goods = sum(gain for gain in gains[: cards.GOODS] if gain > 0)
    return ("reason-enter-several", {**named, "goods": goods}) if building and goods > gains[best] else (keys[3], named)


def _reason_to_choose(kind: int) -> Message:
    if cards.FOOD_VALUE[kind]:
        return "reason-choose-food", {"good": cards.GOOD_IDS[kind], "food": cards.FOOD_VALUE[kind]}
    if cards.ENERGY_VALUE[kind]:
        return "reason-choose-energy", {"good": cards.GOOD_IDS[kind], "energy": cards.ENERGY_VALUE[kind]}
    return "reason-choose", {"good": cards.GOOD_IDS[kind]}


def _reason_to_own(state: HavreState, card: int) -> Message:
    named: dict[str, int | str] = {"card": cards.CARD_IDS[card], "francs": cards.VALUE[card]}
    if card >= cards.FIRST_SHIP:
        return "reason-build-ship", {**named, "food": ship_food(state, card)}
    return "reason-build-there", named
