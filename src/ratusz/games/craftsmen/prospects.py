"""What the workshops of an estate of Craftsmen bring: points for a labour point in the long run, and the next product.

The rate of an estate is how many points one labour point brings with the buildings it has. The next product is the one
that brings most for the labour still missing.
"""

from __future__ import annotations

from typing import Final

from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules import actions
from ratusz.games.craftsmen.rules.craft import workshops
from ratusz.games.craftsmen.rules.privilege import on_gold
from ratusz.games.craftsmen.state import CraftsmenState

MAKER: Final[list[int]] = [cards.KIND_OUTPUT.index(good) for good in range(cards.GOODS)]
"""The kind of building that makes a good."""

# What the rate of an estate is made of.
DELIVERY: Final = 1.5
"""What a semi-product in the granary brings beside its points: a card, and a point if it stays."""
MAJORITY_SHARE: Final = 1.4
"""What a marker on a ship brings beside its points."""
BOUGHT: Final = 3.5
"""The labour that a semi-product from the merchants stands for."""
SHARES: Final = [0.5, 0.28, 0.14, 0.08]
"""How much of the labour goes into the best product, the second and so on: holds fill up."""
IDLE: Final = 0.3
"""The rate without any workshop."""

# The next product.
NEVER: Final = 99.0
"""The labour for what an estate cannot make."""
BRIBED: Final = 1.0
"""What the card for a captain is worth."""

_RATES: Final[dict[int, float]] = {}
"""The rates of estates met so far, by their kinds."""
_HOPES: Final[dict[int, list[float]]] = {}
"""The same for what the bonus tokens are worth."""


def rate(kinds: int) -> float:
    """The points of one labour point with buildings of these kinds."""
    found = _RATES.get(kinds, -1.0)
    if found < 0.0:
        found = _work_out(kinds)
        _RATES[kinds] = found
    return found


def line_hopes(kinds: int) -> list[float]:
    """What each bonus token is worth to who has, or plans, buildings of these kinds and the token is still there."""
    found = _HOPES.get(kinds)
    if found is None:
        found = []
        for token in range(cards.BONUSES):
            missing = (cards.LINE[token] & ~kinds).bit_count()
            found.append(cards.BONUS_POINTS[token] * (0.55 if missing == 0 else 0.2 if missing == 1 else 0.0))
        _HOPES[kinds] = found
    return found


def _work_out(kinds: int) -> float:
    rates: list[float] = []
    for kind in range(len(cards.KIND_IDS)):
        if kinds >> kind & 1 and cards.KIND_CATEGORY[kind] >= cards.EXTENDED:
            rates.append(_gain(kind) / _labour(kind, kinds))
    rates.sort()
    total = 0.0
    left = 1.0
    for share in SHARES:
        if not rates:
            break
        total += share * rates.pop()
        left -= share
    return max(IDLE, total + IDLE * left)


def _gain(kind: int) -> float:
    """What one product of a kind of building brings."""
    good = cards.KIND_OUTPUT[kind]
    if not cards.SHIPPED[good]:
        return cards.KIND_POINTS[kind] + DELIVERY
    points = 0.0
    for hold in cards.HOLDS_FOR[good]:
        points += cards.HOLD_POINTS[hold]
    return cards.KIND_POINTS[kind] + points / len(cards.HOLDS_FOR[good]) + MAJORITY_SHARE


def _labour(kind: int, kinds: int) -> float:
    """The labour points for one product, from its raw materials on."""
    labour = 1.0
    for good in cards.KIND_INPUTS[kind]:
        made = kinds >> MAKER[good] & 1
        if good < cards.RAWS:
            labour += 1.0 if made else 2.0
        elif made:
            labour += min(BOUGHT, _labour(MAKER[good], kinds))
        else:
            labour += BOUGHT
    return labour


# What to do next.


def next_work(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """The next labour point for the product that brings most for each point still missing; DECLINE if there is none."""
    shops = workshops(state, seat)
    best = -1
    most = 0.0
    for card in shops:
        gain = product_gain(state, seat, card)
        if gain > 0.0:
            each = gain / labour_for(state, seat, card, shops)
            if each > most:
                best, most = card, each
    action = towards(state, seat, best, shops) if best >= 0 and most > 0.1 else -1
    if action < 0:
        action = actions.FIRST_TO_FAIR
        while action < actions.FIRST_RAW and action not in legal:
            action += 1
    if action not in legal:
        return legal[0]
    if action < actions.FIRST_MAKE and on_gold(state):
        double = action + (actions.TO_DOUBLE if action >= actions.FIRST_RAW else actions.TO_DOUBLE_AT_FAIR)
        if double in legal:
            return double
    return action


def product_gain(state: CraftsmenState, seat: int, card: int) -> float:
    """What the product of a building would bring now."""
    good = cards.OUTPUT[card]
    if not cards.SHIPPED[good]:
        return cards.POINTS[card] + DELIVERY
    most = 0.0
    for hold in cards.HOLDS_FOR[good]:
        most = max(most, loading_gain(state, seat, hold))
    return cards.POINTS[card] + most if most > 0.0 else 0.0


def loading_gain(state: CraftsmenState, seat: int, hold: int) -> float:
    """What a marker in a hold brings beside the points for making it; 0 if there is no room."""
    left = hold * cards.HOLD_FIELDS
    if state.holds[left + 1] == 0:
        return 0.9 * cards.HOLD_POINTS[hold] + MAJORITY_SHARE
    if state.holds[left] == seat + 1 or not state.cards[seat]:
        return 0.0
    return 0.9 * cards.HOLD_POINTS[hold] + MAJORITY_SHARE - BRIBED


def ship_for(state: CraftsmenState, seat: int, card: int, legal: list[int]) -> int:
    """The ship on which a product brings most; lost if there is no room."""
    best = actions.DECLINE if legal[0] == actions.DECLINE else legal[0]
    most = 0.0
    for hold in cards.HOLDS_FOR[cards.OUTPUT[card]]:
        gain = loading_gain(state, seat, hold)
        for action in (actions.FIRST_LOAD + cards.HOLD_SHIP[hold], actions.FIRST_BRIBE + cards.HOLD_SHIP[hold]):
            if gain > most and action in legal:
                best, most = action, gain
    return best


def labour_for(state: CraftsmenState, seat: int, card: int, shops: list[int]) -> float:
    """The labour points still missing to a product, with what lies on its icons and on those of its suppliers."""
    labour = 1.0
    filled = state.filled[card]
    fair = state.fair[seat]
    for good in cards.INPUTS[card]:
        if not filled & 1:
            if good >= cards.RAWS:
                labour += supply(state, seat, good, shops)
            elif state.makes[seat] >> good & 1:
                labour += 1.0
            elif fair:
                fair -= 1
                labour += 1.0
            else:
                labour += 2.0
        filled >>= 1
    return labour


def supply(state: CraftsmenState, seat: int, good: int, shops: list[int]) -> float:
    """The least labour to a semi-product."""
    least = NEVER
    for card in shops:
        if cards.OUTPUT[card] == good and card < cards.FIRST_ADVANCED:
            least = min(least, labour_for(state, seat, card, shops))
    return least


def towards(state: CraftsmenState, seat: int, card: int, shops: list[int]) -> int:
    """The next labour point towards a product; -1 if it can only be brought to the fair."""
    number = card - cards.FIRST_EXTENDED
    filled = state.filled[card]
    if filled == cards.FULL[card]:
        return actions.FIRST_MAKE + number
    wanted = -1
    for good in cards.INPUTS[card]:
        if not filled & 1:
            if good >= cards.RAWS:
                wanted = good
            elif state.makes[seat] >> good & 1:
                return actions.FIRST_RAW + good * actions.WORKSHOPS + number
            elif state.fair[seat]:
                return actions.FIRST_TRADE + good * actions.WORKSHOPS + number
        filled >>= 1
    if wanted >= 0:
        least = NEVER
        supplier = -1
        for other in shops:
            if cards.OUTPUT[other] == wanted and other < cards.FIRST_ADVANCED:
                labour = labour_for(state, seat, other, shops)
                if labour < least:
                    supplier, least = other, labour
        if supplier >= 0:
            return towards(state, seat, supplier, shops)
    return -1
