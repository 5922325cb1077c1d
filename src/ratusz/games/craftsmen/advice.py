"""Why one might choose an action in Craftsmen: the reasons a hint gives, with what the action brings."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.craftsmen.cards import (
    BANKERS,
    BUILDERS,
    CAPITAL_IDS,
    CARD_IDS,
    CATEGORY_OF,
    COLOUR_COUNT,
    COLOUR_OF,
    COST,
    CRAFTS,
    DIGIT,
    FIRST_ADVANCED,
    FIRST_BASIC,
    FIRST_EXTENDED,
    FULL,
    GOOD_IDS,
    GRANARY_POINTS,
    HOLD_POINTS,
    LABOUR_POINTS,
    MERCHANTS,
    NOTARY,
    OUTPUT,
    PILE_COUNTS,
    PILE_SIZE,
    PILE_TYPES,
    PILE_VALUE,
    POINTS,
    PRICE,
    SHIP_IDS,
    TOWN_IDS,
    TYPES,
    VALUE_OF,
    VALUES,
)
from ratusz.games.craftsmen.rules.actions import (
    AUCTION,
    BID,
    BRIBE,
    BUILD,
    BUY,
    BUY_GOOD,
    DECLINE,
    DELIVER,
    DISCARD,
    DOUBLE,
    FIRST_BRIBE,
    INVEST,
    LOAD,
    MAKE,
    RAW,
    SEND,
    SPACE,
    STACK,
    STORE,
    TAKE,
    TRADE,
)
from ratusz.games.craftsmen.rules.capital import Discard
from ratusz.games.craftsmen.rules.ships import LoadShip, hold_on, put_in_hold
from ratusz.games.craftsmen.rules.year import majorities
from ratusz.games.craftsmen.state import CraftsmenState


def reason(state: CraftsmenState, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        return "reason-end_turn", {}
    if action == DECLINE:
        return "reason-pass", {}
    seat = state.player()
    block = SPACE.block(action)
    indices = block.indices(action)
    if block is SEND:
        return _reason_to_send(state, seat, indices[0])
    if block is STACK:
        return "reason-stack", {"town": TOWN_IDS[indices[0]]}
    if block in (BUILD, BUY, AUCTION):
        return _reason_for_card(block.verb, FIRST_BASIC + indices[0])
    if block is BID:
        return "reason-bid", {"building": CARD_IDS[state.lot], "most": state.wealth(seat)}
    if block is TAKE:
        return _reason_to_take(state, seat, indices[0])
    if block is DISCARD:
        return _reason_to_discard(state, seat, indices[0])
    if block is INVEST:
        return "reason-invest", {"points": best_investment(state, seat)}
    if block in (LOAD, BRIBE):
        return _reason_to_load(state, seat, indices[0], action >= FIRST_BRIBE)
    return _reason_to_work(state, action) or (_REASONS[block.verb], {})


def _reason_to_send(state: CraftsmenState, seat: int, town: int) -> Message:
    """What a helper does in a building, and with how much."""
    if town == BANKERS:
        return "reason-send-bankers", {"count": state.cards[seat]}
    if town == BUILDERS:
        return "reason-send-builders", {"count": len(state.hands[seat]), "money": state.wealth(seat)}
    if town == NOTARY:
        return "reason-send-notary", {"money": state.wealth(seat)}
    if town == CRAFTS:
        return "reason-send-crafts", {"labour": LABOUR_POINTS[state.year]}
    if town == MERCHANTS:
        return "reason-send-merchants", {}
    return "reason-send-hall", {}


def _reason_for_card(verb: str, card: int) -> Message:
    """What a building costs here, and what it makes."""
    good = GOOD_IDS[OUTPUT[card]]
    if verb == BUILD.verb:
        return "reason-build", {"building": CARD_IDS[card], "cost": COST[card], "good": good}
    if verb == BUY.verb:
        return "reason-buy", {"building": CARD_IDS[card], "cost": PRICE[CATEGORY_OF[card]], "good": good}
    return "reason-auction", {"building": CARD_IDS[card], "good": good}


def _reason_to_take(state: CraftsmenState, seat: int, kind: int) -> Message:
    """What the cards of its colour are worth with it."""
    pile = state.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]] + DIGIT[kind]
    return "reason-take", {"card": CAPITAL_IDS[kind], "count": PILE_SIZE[pile], "worth": PILE_VALUE[pile]}


def _reason_to_discard(state: CraftsmenState, seat: int, kind: int) -> Message:
    """What the hand is worth, and what the best of it that can be kept."""
    step = state.steps[-1]
    assert isinstance(step, Discard)
    hand = state.hand[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
    now = sum(PILE_VALUE[pile] for pile in hand)
    hand[COLOUR_OF[kind]] -= DIGIT[kind]
    return "reason-discard", {"count": step.count, "now": now, "kept": _kept(hand, kind, step.count - 1)}


def _kept(hand: list[int], lowest: int, count: int) -> int:
    """The most that a hand can be worth after so many discards, none of a type before the lowest (CR-PAY-3)."""
    if count == 0:
        return sum(PILE_VALUE[pile] for pile in hand)
    most = 0
    for kind in range(lowest, TYPES):
        colour = COLOUR_OF[kind]
        if PILE_COUNTS[hand[colour]][kind % VALUES]:
            rest = hand[:]
            rest[colour] -= DIGIT[kind]
            most = max(most, _kept(rest, kind, count - 1))
    return most


def best_investment(state: CraftsmenState, seat: int) -> int:
    """The points of the best card of each colour, those laid down already included (CR-YEAR-7)."""
    points = sum(VALUE_OF[kind] for kind in state.paid)
    for colour in range(len(state.paid), COLOUR_COUNT):
        types = PILE_TYPES[state.hand[seat * COLOUR_COUNT + colour]]
        points += VALUE_OF[colour * VALUES + types[-1]] if types else 0
    return points


def _reason_to_load(state: CraftsmenState, seat: int, ship: int, bribed: bool) -> Message:
    """The points now, those at the end of the year, and the place on the ship as it would stand."""
    step = state.steps[-1]
    assert isinstance(step, LoadShip)
    good = OUTPUT[step.card]
    hold = hold_on(ship, good)
    then = state.clone()
    put_in_hold(then, hold, seat)
    return "reason-bribe" if bribed else "reason-load", {
        "ship": SHIP_IDS[ship],
        "points": POINTS[step.card],
        "later": HOLD_POINTS[hold],
        "place": 1 + majorities(then, ship).index(seat),
    }


def _reason_to_work(state: CraftsmenState, action: int) -> Message | None:
    """What becomes of a good; None for all that has nothing to do with goods."""
    block = SPACE.block(action)
    indices = block.indices(action)
    if block is MAKE:
        card = FIRST_EXTENDED + indices[0]
        return "reason-make", {"building": CARD_IDS[card], "good": GOOD_IDS[OUTPUT[card]], "points": POINTS[card]}
    if block in (RAW, DOUBLE, TRADE):
        card = FIRST_EXTENDED + indices[1]
        missing = (FULL[card] & ~state.filled[card]).bit_count() - 1
        names = {"building": CARD_IDS[card], "good": GOOD_IDS[indices[0]], "product": GOOD_IDS[OUTPUT[card]]}
        return "reason-fill", {**names, "missing": missing}
    if block is DELIVER:
        card = FIRST_ADVANCED + indices[0]
        return "reason-deliver", {"building": CARD_IDS[card], "product": GOOD_IDS[OUTPUT[card]]}
    if block is BUY_GOOD:
        card = FIRST_ADVANCED + indices[1]
        return "reason-buy_good", {"building": CARD_IDS[card], "product": GOOD_IDS[OUTPUT[card]]}
    if block is STORE:
        return "reason-store", {"points": GRANARY_POINTS}
    return None


_REASONS = {
    "exchange": "reason-exchange",
    "swap": "reason-swap",
    "pay_points": "reason-pay_points",
    "pay_fair": "reason-pay_fair",
    "pay": "reason-pay",
    "take_both": "reason-take_both",
    "draw": "reason-draw",
    "use_privilege": "reason-use_privilege",
    "peek": "reason-peek",
    "lay": "reason-lay",
    "put_back": "reason-put_back",
    "put": "reason-put",
    "bring_to_fair": "reason-fair",
    "double_to_fair": "reason-fair",
    "take_privilege": "reason-take_privilege",
    "take_labour": "reason-take_labour",
    "change_order": "reason-change_order",
}
