"""How a visit in Le Havre usually goes on: one sensible answer to every question asked inside of one.

A search judges a turn by where it leads. In the middle of a visit that is not to be seen yet; so a position there is
carried on by these habits until the visit is over. The same goes for feeding and interest: a debt that is put off is
still a debt.
"""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.state import Step
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.rules import actions, effects_exchanges, effects_odd
from ratusz.games.le_havre.rules.building import Build, BuildSecond, UseCrane, printed_cost
from ratusz.games.le_havre.rules.effects_choices import Choosing, Order, PawnChoice, Peek, Verdict
from ratusz.games.le_havre.rules.effects_conversions import ChoosePart, Count
from ratusz.games.le_havre.rules.entering import ChooseFee, FeePayment
from ratusz.games.le_havre.rules.goods import ENERGY, FOOD, VALUES, Payment, Substitution
from ratusz.games.le_havre.rules.offers import Interest
from ratusz.games.le_havre.rules.round_end import Feeding
from ratusz.games.le_havre.rules.ships import Cargo, ChooseShip, Sail
from ratusz.games.le_havre.state import HavreState

_WORTHS: Final[dict[str, float]] = {
    "fish": 0.4,
    "wood": 1.0,
    "clay": 1.2,
    "iron": 2.2,
    "grain": 1.1,
    "cattle": 2.0,
    "coal": 2.4,
    "hides": 1.5,
    "smoked_fish": 0.6,
    "charcoal": 1.8,
    "brick": 2.4,
    "steel": 6.0,
    "bread": 0.8,
    "meat": 0.7,
    "coke": 4.6,
    "leather": 2.8,
}
"""What a good will bring in francs, beside the food it is."""
WORTH: Final[list[float]] = [_WORTHS[name] for name in cards.GOOD_IDS] + [1.0]
FOOD_WORTH: Final = 0.9
"""What food that will be needed is worth in francs: buying it with francs costs one."""
EATEN: Final[list[float]] = [
    WORTH[kind] + FOOD_WORTH * (VALUES[FOOD][kind] if kind < cards.GOODS else 0) for kind in range(cards.KINDS)
]
"""What a good is worth with the food it is."""

MOST_ANSWERS: Final = 40

# The kinds of questions, so that the right habit is found at once.
_LAST: Final = 1
_FIRST: Final = 2
_PAY: Final = 3
_BUILD: Final = 4
_CHOOSE: Final = 5
_FEE: Final = 6
_SHIP: Final = 7
_CARGO: Final = 8
_HAUL: Final = 9
_OFFER: Final = 10
_WINDOW: Final = 11
_WISH: Final = 12


def _habits() -> dict[str, int]:
    by_kind: dict[int, list[Any]] = {
        _LAST: [
            Count,
            ChoosePart,
            Sail,
            effects_exchanges.OfficeGift,
            effects_exchanges.TradeTaking,
            effects_exchanges.TrafficTaking,
            PawnChoice,
        ],
        _FIRST: [
            Feeding,
            Interest,
            Substitution,
            UseCrane,
            Order,
            Verdict,
            effects_odd.WatchTarget,
            effects_odd.SiteHand,
            effects_exchanges.BridgeSale,
            effects_exchanges.TradeGift,
            effects_exchanges.TrafficGift,
        ],
        _PAY: [Payment, FeePayment],
        _BUILD: [Build, BuildSecond],
        _CHOOSE: [kind for kind in Choosing.__subclasses__() if kind is not PawnChoice],
        _FEE: [ChooseFee],
        _SHIP: [ChooseShip],
        _CARGO: [Cargo],
        _HAUL: [effects_odd.Haul],
        _OFFER: [effects_odd.Bargain, effects_odd.PicketOffer],
        _WINDOW: [effects_odd.WatchWindow, effects_odd.SiteWindow],
        _WISH: [effects_exchanges.OfficeWish],
    }
    found = {step.name: kind for kind, steps in by_kind.items() for step in steps}
    found[Peek.name] = _LAST
    return found


HABITS: Final[dict[str, int]] = _habits()
"""The kind of each question that is asked in a visit, by the name of its step."""


def in_a_visit(state: HavreState) -> bool:
    """Whether the question that waits is one of a visit, of feeding or of interest."""
    return len(state.steps) > 0 and state.steps[-1].name in HABITS


def carried_on(state: HavreState) -> HavreState:
    """The position after the visit under way, as it usually ends; the state itself if there is none."""
    if not in_a_visit(state):
        return state
    after = state.clone()
    for _ in range(MOST_ANSWERS):
        if not in_a_visit(after):
            break
        seat = after.player
        after.carry_out(_answer(after, after.legal(seat)), seat)
    return after


def usual(state: HavreState) -> int:
    """The answer to a question of a visit, of feeding or of interest; -1 where there is something to think about."""
    return _answer(state, state.legal()) if in_a_visit(state) else -1


def _answer(state: HavreState, legal: list[int]) -> int:
    """One sensible answer to the question that waits."""
    step = state.steps[-1]
    kind = HABITS[step.name]
    if kind == _LAST:
        return legal[-1]
    if kind == _PAY:
        return _payment(state, step, legal)
    if kind == _BUILD:
        return _building(state, legal)
    if kind == _CHOOSE:
        return _choice(step, legal)
    if kind == _FEE:
        assert isinstance(step, ChooseFee)
        cheap = FOOD_WORTH * cards.FOOD_FEE[step.card] <= cards.FRANC_FEE[step.card]
        return actions.FEE_IN_FOOD if cheap else actions.FEE_IN_FRANCS
    if kind == _SHIP:
        return _ship(state, legal)
    if kind == _CARGO:
        return _cargo(state, step, legal)
    if kind == _HAUL:
        return _haul(state, legal)
    if kind == _OFFER:
        return _offer(state, legal)
    if kind == _WINDOW:
        return actions.GO_ON_NOW if actions.GO_ON_NOW in legal else legal[0]
    if kind == _WISH:
        return legal[1] if legal[0] == actions.STOP_HERE and len(legal) > 1 else legal[0]
    return legal[0]


def _payment(state: HavreState, step: Step[Any], legal: list[int]) -> int:
    """Energy with as much of the best fuel as is not wasted; food with francs rather than goods."""
    if isinstance(step, Payment) and step.purpose != FOOD:
        kind = (legal[0] - actions.FIRST_PAY) // actions.COUNTS
        whole = step.due // VALUES[ENERGY][kind] if VALUES[ENERGY][kind] else 0
        for action in reversed(legal):
            if (action - actions.FIRST_PAY) % actions.COUNTS <= whole:
                return action
    return legal[0]


def _building(state: HavreState, legal: list[int]) -> int:
    """The building that adds most to the fortune."""
    best = legal[0]
    most = -1e9
    for action in legal:
        if actions.FIRST_BUILD <= action < actions.FIRST_BUILD + cards.BUILDINGS:
            card = action - actions.FIRST_BUILD
            cost = printed_cost(state, card)
            gain = float(cards.VALUE[card])
            for kind in range(cards.GOODS):
                gain -= cost[kind] * WORTH[kind]
            if gain > most:
                best, most = action, gain
    return best


def _choice(step: Step[Any], legal: list[int]) -> int:
    """The next of the best kinds, as many as may be taken."""
    assert isinstance(step, Choosing)
    kinds = [action - actions.FIRST_CHOOSE for action in legal if action != actions.STOP_HERE]
    if not kinds:
        return actions.STOP_HERE
    best = sorted(kinds, key=lambda kind: -EATEN[kind])[: step.most]
    return actions.FIRST_CHOOSE + min(best)


def _ship(state: HavreState, legal: list[int]) -> int:
    best = legal[0]
    most = -1e9
    rounds = len(state.schedule) - state.round + (0 if state.final else 1)
    for action in legal:
        if action < actions.FIRST_BUILD_SHIP + len(cards.SHIP_FOOD):
            kind = action - actions.FIRST_BUILD_SHIP
            gain = cards.VALUE[state.ships[kind][-1]] + FOOD_WORTH * cards.SHIP_FOOD[kind][state.players - 1] * rounds
            if gain > most:
                best, most = action, gain
    return best


def _cargo(state: HavreState, step: Step[Any], legal: list[int]) -> int:
    """As many of this kind as there is room for beside the better ones to come."""
    assert isinstance(step, Cargo)
    kind = (legal[0] - actions.FIRST_GIVE) // actions.COUNTS
    start = step.player * cards.KINDS
    late = state.final or state.round + 2 > len(state.schedule)
    profit = cards.SHIPPING_VALUE[kind] - (0.0 if late else EATEN[kind])
    room = step.most
    for later in range(kind + 1, cards.GOODS):
        if cards.SHIPPING_VALUE[later] - (0.0 if late else EATEN[later]) > profit:
            room -= state.goods[start + later]
    if profit <= 0.0 or room <= 0:
        return legal[0]
    best = legal[0]
    for action in legal:
        if (action - actions.FIRST_GIVE) % actions.COUNTS <= room:
            best = action
    return best


def _haul(state: HavreState, legal: list[int]) -> int:
    best = legal[0]
    most = -1.0
    for action in legal:
        gain = 0.0
        for space in cards.OFFER_PAIRS[action - actions.FIRST_HAUL]:
            gain += state.offers[space] * EATEN[cards.OFFER_KINDS[space]]
        if gain > most:
            best, most = action, gain
    return best


def _offer(state: HavreState, legal: list[int]) -> int:
    best = legal[0]
    most = -1.0
    for action in legal:
        space = action - actions.FIRST_OFFER
        gain = state.offers[space] * EATEN[cards.OFFER_KINDS[space]]
        if gain > most:
            best, most = action, gain
    return best
