"""Why one might choose an action in Craftsmen: the reasons a hint gives, with what the action brings."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules import actions
from ratusz.games.craftsmen.rules.capital import Discard
from ratusz.games.craftsmen.rules.ships import LoadShip, hold_on, put_in_hold
from ratusz.games.craftsmen.rules.year import majorities
from ratusz.games.craftsmen.state import CraftsmenState


def reason(state: CraftsmenState, seat: int, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        return "reason-end_turn", {}
    if action == actions.DECLINE:
        return "reason-pass", {}
    block = actions.SPACE.block(action)
    indices = block.indices(action)
    if block.verb == "send":
        return _reason_to_send(state, seat, indices[0])
    if block.verb == "stack":
        return "reason-stack", {"town": cards.TOWN_IDS[indices[0]]}
    if block.verb in ("build", "buy", "auction"):
        return _reason_for_card(block.verb, cards.FIRST_BASIC + indices[0])
    if block.verb == "bid":
        return "reason-bid", {"building": cards.CARD_IDS[state.lot], "most": state.wealth(seat)}
    if block.verb == "take":
        return _reason_to_take(state, seat, indices[0])
    if block.verb == "discard":
        return _reason_to_discard(state, seat, indices[0])
    if block.verb == "invest":
        return "reason-invest", {"points": best_investment(state, seat)}
    if block.verb in ("load", "bribe"):
        return _reason_to_load(state, seat, indices[0], action >= actions.FIRST_BRIBE)
    return _reason_to_work(state, action) or (_REASONS[block.verb], {})


def belongs(action: int) -> str:
    """That one wants nothing more goes without saying."""
    return "" if action == actions.DECLINE else actions.SPACE.block(action).verb


def _reason_to_send(state: CraftsmenState, seat: int, town: int) -> Message:
    """What a helper does in a building, and with how much."""
    if town == cards.BANKERS:
        return "reason-send-bankers", {"count": state.cards[seat]}
    if town == cards.BUILDERS:
        return "reason-send-builders", {"count": len(state.hands[seat]), "money": state.wealth(seat)}
    if town == cards.NOTARY:
        return "reason-send-notary", {"money": state.wealth(seat)}
    if town == cards.CRAFTS:
        return "reason-send-crafts", {"labour": cards.LABOUR_POINTS[state.year]}
    if town == cards.MERCHANTS:
        return "reason-send-merchants", {}
    return "reason-send-hall", {}


def _reason_for_card(verb: str, card: int) -> Message:
    """What a building costs here, and what it makes."""
    good = cards.GOOD_IDS[cards.OUTPUT[card]]
    if verb == "build":
        return "reason-build", {"building": cards.CARD_IDS[card], "cost": cards.COST[card], "good": good}
    named: dict[str, int | str] = {"building": cards.CARD_IDS[card], "good": good}
    if verb == "buy":
        return "reason-buy", {**named, "cost": cards.PRICE[cards.CATEGORY_OF[card]]}
    return "reason-auction", named


def _reason_to_take(state: CraftsmenState, seat: int, kind: int) -> Message:
    """What the cards of its colour are worth with it."""
    pile = state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]] + cards.DIGIT[kind]
    return "reason-take", {
        "card": cards.CAPITAL_IDS[kind],
        "count": cards.PILE_SIZE[pile],
        "worth": cards.PILE_VALUE[pile],
    }


def _reason_to_discard(state: CraftsmenState, seat: int, kind: int) -> Message:
    """What the hand is worth, and what the best of it that can be kept."""
    step = state.steps[-1]
    assert isinstance(step, Discard)
    hand = state.hand[seat * cards.COLOUR_COUNT : (seat + 1) * cards.COLOUR_COUNT]
    now = sum(cards.PILE_VALUE[pile] for pile in hand)
    hand[cards.COLOUR_OF[kind]] -= cards.DIGIT[kind]
    return "reason-discard", {"count": step.count, "now": now, "kept": _kept(hand, kind, step.count - 1)}


def _kept(hand: list[int], lowest: int, count: int) -> int:
    """The most that a hand can be worth after so many discards, none of a type before the lowest (CR-PAY-3)."""
    if count == 0:
        return sum(cards.PILE_VALUE[pile] for pile in hand)
    most = 0
    for kind in range(lowest, cards.TYPES):
        colour = cards.COLOUR_OF[kind]
        if cards.PILE_COUNTS[hand[colour]][kind % cards.VALUES]:
            rest = hand[:]
            rest[colour] -= cards.DIGIT[kind]
            most = max(most, _kept(rest, kind, count - 1))
    return most


def best_investment(state: CraftsmenState, seat: int) -> int:
    """The points of the best card of each colour, those laid down already included (CR-YEAR-7)."""
    points = sum(cards.VALUE_OF[kind] for kind in state.paid)
    for colour in range(len(state.paid), cards.COLOUR_COUNT):
        types = cards.PILE_TYPES[state.hand[seat * cards.COLOUR_COUNT + colour]]
        points += cards.VALUE_OF[colour * cards.VALUES + types[-1]] if types else 0
    return points


def _reason_to_load(state: CraftsmenState, seat: int, ship: int, bribed: bool) -> Message:
    """The points now, those at the end of the year, and the place on the ship as it would stand."""
    step = state.steps[-1]
    assert isinstance(step, LoadShip)
    good = cards.OUTPUT[step.card]
    hold = hold_on(ship, good)
    then = state.clone()
    put_in_hold(then, hold, seat)
    return "reason-bribe" if bribed else "reason-load", {
        "ship": cards.SHIP_IDS[ship],
        "points": cards.POINTS[step.card],
        "later": cards.HOLD_POINTS[hold],
        "place": 1 + majorities(then, ship).index(seat),
    }


def _reason_to_work(state: CraftsmenState, action: int) -> Message | None:
    """What becomes of a good; None for all that has nothing to do with goods."""
    block = actions.SPACE.block(action)
    indices = block.indices(action)
    if block.verb == "make":
        card = cards.FIRST_EXTENDED + indices[0]
        good = cards.GOOD_IDS[cards.OUTPUT[card]]
        return "reason-make", {"building": cards.CARD_IDS[card], "good": good, "points": cards.POINTS[card]}
    if block.verb in ("bring", "double", "trade"):
        card = cards.FIRST_EXTENDED + indices[1]
        missing = (cards.FULL[card] & ~state.filled[card]).bit_count() - 1
        names = {"building": cards.CARD_IDS[card], "good": cards.GOOD_IDS[indices[0]]}
        return "reason-fill", {**names, "product": cards.GOOD_IDS[cards.OUTPUT[card]], "missing": missing}
    if block.verb == "deliver":
        card = cards.FIRST_ADVANCED + indices[0]
        return "reason-deliver", {"building": cards.CARD_IDS[card], "product": cards.GOOD_IDS[cards.OUTPUT[card]]}
    if block.verb == "buy_good":
        card = cards.FIRST_ADVANCED + indices[1]
        return "reason-buy_good", {"building": cards.CARD_IDS[card], "product": cards.GOOD_IDS[cards.OUTPUT[card]]}
    if block.verb == "store":
        return "reason-store", {"points": cards.GRANARY_POINTS}
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
