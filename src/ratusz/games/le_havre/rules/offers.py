"""Supply and offers, and the interest that comes with a tile (LH-SUPPLY-1 to LH-SUPPLY-3, LH-MAIN-2, LH-LOAN-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field
from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.le_havre import cards, events
from ratusz.games.le_havre.effects import HOTEL, HOTEL_AMOUNT, STOCK_OFFER_AMOUNT, STOCKMARKET
from ratusz.games.le_havre.rules.actions import FIRST_SELL, PAY_INTEREST_NOW, REPAY_LOAN, TAKE_A_LOAN
from ratusz.games.le_havre.rules.extras import add_sales, can_repay, repay, sell
from ratusz.games.le_havre.rules.goods import DUE, add, gain
from ratusz.games.le_havre.rules.seats import SeatAfterSeat
from ratusz.games.le_havre.state import OWNED, HavreState


def supply(state: HavreState, seat: int) -> None:
    """Move on to the next tile and put its tokens on the offer spaces."""
    tile = state.tiles[state.turn - 1]
    spaces = cards.TILE_OFFERS[tile]
    if state.revealed < state.turn:
        state.revealed = state.turn
        if state.events is not None:
            names = [cards.OFFER_IDS[space] for space in spaces]
            state.events.append(events.TileRevealed(NOBODY, names[0], names[1], cards.TILE_INTEREST[tile]))
    for space in spaces:
        state.offers[space] += 1
    if state.events is not None:
        state.events.append(events.Supplied(seat, cards.OFFER_IDS[spaces[0]], cards.OFFER_IDS[spaces[1]]))
    if cards.TILE_INTEREST[tile]:
        others = [other for other in range(state.players) if other != seat and owes_interest(state, other)]
        if state.events is not None and others:
            state.events.append(events.InterestDue(seat))
        state.push(InterestRound(seat, state.players))


def take_from_offer(state: HavreState, seat: int, space: int) -> None:
    """Take all tokens of an offer space; the owner of the Stockmarket watches the francs (LH-Q-28)."""
    kind = cards.OFFER_KINDS[space]
    amount = state.offers[space]
    state.offers[space] = 0
    if state.events is not None:
        state.events.append(events.OfferTaken(seat, cards.KIND_IDS[kind], amount))
    add(state, seat, kind, amount)
    broker = state.where[STOCKMARKET] - OWNED
    if space == cards.FRANC_OFFER and broker >= 0 and broker != seat:
        gain(state, broker, cards.FRANCS, STOCK_OFFER_AMOUNT)


def take_offer(state: HavreState, seat: int, space: int) -> None:
    """Main action A, for which the Hotel pays its guest."""
    take_from_offer(state, seat, space)
    if state.discs[seat] == HOTEL:
        gain(state, seat, cards.FRANCS, HOTEL_AMOUNT)


# Interest.


def owes_interest(state: HavreState, seat: int) -> bool:
    return state.loans[seat] > 0 and state.where[STOCKMARKET] != OWNED + seat


def interest(state: HavreState, seat: int) -> int:
    """One franc in all, however many loans; more with many, if loans are expensive (LH-LOAN-4, LH-ADV-2)."""
    if state.expensive_loans and state.loans[seat] >= cards.EXPENSIVE_FROM[state.players]:
        return cards.INTEREST + cards.EXTRA_INTEREST
    return cards.INTEREST


class InterestRound(SeatAfterSeat):
    """All players with loans settle their interest, the active player first, then clockwise (LH-Q-12)."""

    __slots__ = ()

    name: ClassVar[str] = "interest_round"
    on: ClassVar[frozenset[str]] = frozenset({"main_action"})

    def concerns(self, state: HavreState, seat: int) -> bool:
        return owes_interest(state, seat)

    def question(self, seat: int) -> Step[HavreState]:
        return INTERESTS[seat]

    def following(self, seat: int, left: int) -> SeatAfterSeat:
        return InterestRound(seat, left)


class Interest(Step[HavreState]):
    """How a player settles the interest (LH-DEC-INTEREST)."""

    __slots__ = ()

    name: ClassVar[str] = "interest"
    on: ClassVar[frozenset[str]] = frozenset({"interest_round"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "interest to pay"

    def legal(self, state: HavreState) -> list[int]:
        seat = self.player
        covered = state.goods[seat * cards.KINDS + cards.FRANCS] >= interest(state, seat)
        legal = [PAY_INTEREST_NOW if covered else TAKE_A_LOAN]
        if can_repay(state, seat):
            legal.append(REPAY_LOAN)
        if not covered or not state.restricted_selling:
            add_sales(state, seat, legal)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        if FIRST_SELL <= action < FIRST_SELL + cards.CARDS:
            sell(state, seat, action - FIRST_SELL)
            state.push(self)
            return
        if action == REPAY_LOAN:
            repay(state, seat)
            if state.loans[seat]:
                state.push(self)
            else:
                tell_interest(state, seat, 0)
            return
        state.push(SettleInterest(seat, interest(state, seat)))
        if action == TAKE_A_LOAN:
            borrow(state, seat, 1)

    def fits(self, state: HavreState) -> bool:
        return owes_interest(state, self.player)


class SettleInterest(Automatic[HavreState]):
    """The interest is paid, as it was before a loan for it: what comes in and what goes out are told apart."""

    __slots__ = ("due",)

    name: ClassVar[str] = "settle_interest"
    on: ClassVar[frozenset[str]] = frozenset({"interest_round"})
    declared: ClassVar[tuple[Field, ...]] = (DUE,)

    def __init__(self, seat: int, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def apply(self, state: HavreState, action: int) -> None:
        state.goods[self.seat * cards.KINDS + cards.FRANCS] -= self.due
        tell_interest(state, self.seat, self.due)


def tell_interest(state: HavreState, seat: int, francs: int) -> None:
    """Tell that a seat has settled its interest. What it did before cannot be taken back if it is others' turn now."""
    if state.events is None:
        return
    others = any(other != seat and owes_interest(state, other) for other in range(state.players))
    if seat != state.active or others:
        state.events.append(events.InterestPaid(seat, francs))
    else:
        state.events.append(events.OwnInterestPaid(seat, francs))


def borrow(state: HavreState, seat: int, loans: int) -> None:
    """Take loans (LH-LOAN-1)."""
    state.loans[seat] += loans
    state.goods[seat * cards.KINDS + cards.FRANCS] += loans * cards.LOAN_AMOUNT
    if state.events is not None:
        state.events.append(events.LoanTaken(seat, loans, loans * cards.LOAN_AMOUNT))


INTERESTS: Final = [Interest(seat) for seat in range(cards.MOST_PLAYERS)]
