"""One path for one outcome: which extra actions a search can leave out, since another order has covered them.

Purchases, sales, repayments and the taking of an offer come to the same in whatever order they are made. A search that
tries them in the order of their numbers, offers before all of them, needs to try an earlier one after a later one only
if the later one made a difference to it. Those it made none to are *asleep* until the next part of the turn. Nothing
reachable is lost by that, and people are still offered everything. The technique is known as sleep sets.
"""

from __future__ import annotations

from typing import Final

from ratusz.games.le_havre.cards import CARDS, OFFERS, SHIP_TYPE, TILE_INTEREST
from ratusz.games.le_havre.effects import DIVE_BAR, HOTEL
from ratusz.games.le_havre.rules.actions import FIRST_BUY, FIRST_OFFER, FIRST_SELL, REPAY_LOAN, SUPPLY_NOW
from ratusz.games.le_havre.state import NOTHING, TOWN, HavreState

_LAST_OFFER: Final = FIRST_OFFER + OFFERS - 1
_LAST_SALE: Final = FIRST_SELL + CARDS - 1
_IN_ORDER: Final = ("before_supply", "main_action", "after_main")
"""The questions in which extra actions can be put into an order."""


def sensible(state: HavreState, legal: list[int]) -> list[int]:
    """The legal actions without those asleep; also begins to remember what was offered here."""
    name = state.steps[-1].name
    if name not in _IN_ORDER:
        return legal
    if legal[0] == SUPPLY_NOW and not interest_may_come(state):
        # All else can be done after the supply just as well, knowing more.
        return legal[:1]
    state.offered = legal
    if not state.asleep:
        return legal
    awake = [action for action in legal if action not in state.asleep]
    # If all is covered by other orders, this one need not have been tried at all; somehow it has to go on.
    return awake or legal


def interest_may_come(state: HavreState) -> bool:
    """Whether the supply of this turn may ask somebody for interest, as far as anybody can know."""
    if not any(state.loans):
        return False
    return state.revealed < state.turn or TILE_INTEREST[state.tiles[state.turn - 1]]


def note_extra(state: HavreState, seat: int, extra: int) -> None:
    """An extra action is about to be made: what was offered before it in the order, and comes to the same, sleeps."""
    if not state.offered:
        return
    offered = state.offered
    state.offered = NOTHING
    if not in_order(state, extra):
        state.asleep = NOTHING
        return
    guest = state.discs[seat] == HOTEL
    asleep = [action for action in state.asleep if not meet(action, extra)]
    for action in offered:
        if action in asleep:
            continue
        if FIRST_OFFER <= action <= _LAST_OFFER:
            # The Hotel pays only while the disc is there, and a trade may send it home.
            if not guest:
                asleep.append(action)
        elif action < extra and in_order(state, action) and not meet(action, extra):
            asleep.append(action)
    state.asleep = asleep


def wake_all(state: HavreState) -> None:
    """The next part of the turn begins."""
    state.offered = NOTHING
    state.asleep = NOTHING


def in_order(state: HavreState, action: int) -> bool:
    """Whether an action is a purchase, sale or repayment without further consequences.

    Where the Dive Bar is in play, a trade may send a disc there, and what that costs depends on the francs at hand.
    """
    return (FIRST_BUY <= action <= _LAST_SALE or action == REPAY_LOAN) and state.where[DIVE_BAR] < TOWN


def meet(one: int, other: int) -> bool:
    """Whether two actions concern the same stack of ships, whose order they change.

    Otherwise a purchase that could be paid before is never in the way of what could be paid besides.
    """
    ship = ship_type(one)
    return ship >= 0 and ship == ship_type(other)


def ship_type(action: int) -> int:
    """The type of the ship that is bought or sold; below 0 for everything else."""
    if FIRST_BUY <= action < FIRST_SELL:
        return SHIP_TYPE[action - FIRST_BUY]
    if FIRST_SELL <= action <= _LAST_SALE:
        return SHIP_TYPE[action - FIRST_SELL]
    return -1
