"""Why something that one might want to do cannot be done: the limit that is reached, or what is missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ratusz.core.question import Closed, gathered
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import DISCS, QUEUE
from ratusz.games.craftsmen.rules import privilege
from ratusz.games.craftsmen.rules.build import matches
from ratusz.games.craftsmen.rules.capital import means
from ratusz.games.craftsmen.rules.craft import lacks
from ratusz.games.craftsmen.rules.helpers import ENOUGH_OWN, FEE_DUE, ROOM, can_pay_fee, room, terms
from ratusz.games.craftsmen.rules.merchants import GOOD_OF_COLUMN, may_pay_fair
from ratusz.games.craftsmen.state import CraftsmenState


def closed(state: CraftsmenState, seat: int) -> list[Closed]:
    step = state.steps[-1]
    tell = REASONS.get(step.name)
    return gathered(tell(state, seat, step)) if tell else []


# Helpers.


def _helpers(state: CraftsmenState, seat: int, step: Any) -> list[Closed]:
    return [reason for town in range(cards.TOWNS) for reason in _town(state, seat, town)]


def _town(state: CraftsmenState, seat: int, town: int) -> list[Closed]:
    """A building that takes no helper of the seat, or fields on which none can be put."""
    name = cards.TOWN_IDS[town]
    both = [f"send {name}", f"stack {name}"]
    queue = state.queue[town * QUEUE : (town + 1) * QUEUE]
    players = state.players
    left = room(queue, seat, players)
    if left == ENOUGH_OWN:
        most = cards.MOST_OWN_HELPERS[players]
        return [Closed(both, "own", "CR-TWO-2" if players == 2 else "CR-HELPER-7", {"most": most})]
    if left != ROOM:
        most = cards.MOST_HELPERS[players]
        return [Closed(both, "full", "CR-TWO-2" if players == 2 else "CR-HELPER-8", {"most": most})]
    fields = cards.QUEUE_FIELDS[players]
    if queue[(fields - 1) * DISCS] == 0:
        return [Closed([f"stack {name}"], "first", "CR-HELPER-3")]
    reasons = [_field(state, seat, town, field) for field in range(fields)]
    if all(reason is not None and reason.why == "fee" for reason in reasons):
        return [Closed(both, "fee", "CR-HELPER-5", {"fee": cards.FEE_POINTS[state.year]})]
    return [reason for reason in reasons if reason is not None]


def _field(state: CraftsmenState, seat: int, town: int, field: int) -> Closed | None:
    of = [f"stack {cards.TOWN_IDS[town]} {field + 1}"]
    if state.queue[town * QUEUE + field * DISCS + 1]:
        return Closed(of, "stacked", "CR-HELPER-4")
    if terms(state, seat, town, field) == FEE_DUE and not can_pay_fee(state, seat):
        return Closed(of, "fee", "CR-HELPER-5", {"fee": cards.FEE_POINTS[state.year]})
    return None


# Buildings.


def _build(state: CraftsmenState, seat: int, step: Any) -> list[Closed]:
    worth, waived = state.wealth(seat), privilege.may_use(state, seat)
    ends = (state.estates[seat][0], state.estates[seat][-1])
    found = []
    for card in state.hands[seat]:
        of, due = [f"build {cards.CARD_IDS[card]}"], state.due + cards.COST[card]
        if due > worth:
            found.append(Closed(of, "dear", "CR-PAY-4", {"due": due, "worth": worth}))
        elif not (waived or any(matches(card, end) for end in ends)):
            found.append(Closed(of, "clash", "CR-BUILD-3"))
    return found


def _notary(state: CraftsmenState, seat: int, step: Any) -> list[Closed]:
    if not state.cards[seat]:
        return [Closed(["buy", "auction"], "poor", "CR-NOTARY-6")]
    found = []
    for card in filter(None, state.open_cards):
        worth, price = means(state, seat, cards.COLOUR_MASK[card]), cards.PRICE[cards.CATEGORY_OF[card]]
        if worth < price:
            args = {"price": price, "worth": worth}
            found.append(Closed([f"buy {cards.CARD_IDS[card]}"], "price", "CR-NOTARY-3", args))
    return found


# Goods.


def _goods(state: CraftsmenState, seat: int, step: Any) -> list[Closed]:
    if not (state.cards[seat] or may_pay_fair(state, seat)):
        return [Closed(["buy_good"], "unpaid", "CR-MERCH-4")]
    found = []
    for column, name in enumerate(cards.GRANARY_IDS):
        low = state.granary[column * cards.GRANARY_FIELDS]
        of = [f"buy_good {name}"]
        if not low:
            found.append(Closed(of, "none", "CR-MERCH-2"))
        elif not any(lacks(state, card, GOOD_OF_COLUMN[column]) for card in state.estates[seat]):
            found.append(Closed(of, "icon", "CR-MERCH-1"))
        elif low == seat + 1:
            found.append(Closed(of, "own_marker", "CR-MERCH-3"))
    return found


def _holds(state: CraftsmenState, seat: int, step: Any) -> list[Closed]:
    """Full holds out of which no marker can be pushed."""
    found = []
    for hold in cards.HOLDS_FOR[cards.OUTPUT[step.card]]:
        left, right = state.holds[hold * cards.HOLD_FIELDS : (hold + 1) * cards.HOLD_FIELDS]
        ship = cards.SHIP_IDS[cards.HOLD_SHIP[hold]]
        of = [f"load {ship}", f"bribe {ship}"]
        if right and left == seat + 1:
            found.append(Closed(of, "hold", "CR-SHIP-3"))
        elif right and not state.cards[seat]:
            found.append(Closed(of, "bribe", "CR-SHIP-3"))
    return found


# The town hall.


def _hall(state: CraftsmenState, seat: int, step: Any) -> list[Closed]:
    found = []
    for of, held, most, pool, rules in (
        (
            "take_privilege",
            state.privileges[seat],
            cards.MOST_PRIVILEGES,
            state.privilege_pool,
            ("CR-PRIV-4", "CR-HALL-2"),
        ),
        ("take_labour", state.labour[seat], cards.MOST_LABOUR, state.labour_pool, ("CR-LABOUR-4", "CR-HALL-3")),
    ):
        if held >= most:
            found.append(Closed([of], "tokens", rules[0], {"most": most}))
        elif not pool:
            found.append(Closed([of], "pool", rules[1]))
    return found + _track(state, seat)


def _track(state: CraftsmenState, seat: int) -> list[Closed]:
    of = ["change_order"]
    if state.players == 2:
        return [Closed(of, "two", "CR-TWO-4")]
    if seat in state.track:
        return [Closed(of, "on_track", "CR-HALL-4")]
    return [Closed(of, "track", "CR-HALL-4")] if len(state.track) >= cards.ORDER_FIELDS else []


REASONS: Final[Mapping[str, Callable[[CraftsmenState, int, Any], list[Closed]]]] = {
    "send_helper": _helpers,
    "build": _build,
    "notary": _notary,
    "buy_good": _goods,
    "load_ship": _holds,
    "hall": _hall,
}
