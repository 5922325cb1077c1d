"""The notary's auction, in which everybody may bid and at last the mayor (CR-NOTARY-4 to -10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.rules.actions import DECLINE, NO_BID
from ratusz.games.craftsmen.rules.capital import ALL_COLOURS, Pay, draw
from ratusz.games.craftsmen.rules.market import acquire, refill_card
from ratusz.games.craftsmen.rules.start import END_TURNS, TurnEnd
from ratusz.games.craftsmen.state import NO_CAPITAL, CraftsmenState


def bids(state: CraftsmenState, seat: int, lowest: int) -> list[int]:
    """The bids a seat can pay (CR-NOTARY-6)."""
    return list(range(NO_BID + lowest, NO_BID + min(state.wealth(seat), cards.MOST_BID) + 1))


def is_open(state: CraftsmenState) -> bool:
    """Whether an auction has a bid, of the starter or higher, by a seat that has not passed."""
    bid = state.bid > 0 and state.starter >= 0 and state.bidder >= 0 and not state.out >> state.bidder & 1
    return bid and (state.raised or state.bidder == state.starter)


class OpenAuction(Step[CraftsmenState]):
    """Name the opening bid (CR-NOTARY-4, DP-9)."""

    __slots__ = ()

    name: ClassVar[str] = "open_auction"
    on: ClassVar[frozenset[str]] = frozenset({"peek_after"})

    def legal(self, state: CraftsmenState) -> list[int]:
        return bids(state, self.player, cards.LEAST_BID)

    def always_asked(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        state.bid = action - NO_BID
        state.bidder = seat
        state.starter = seat
        if state.events is not None:
            state.events.append(events.AuctionOpened(seat, cards.CARD_IDS[state.lot], state.bid))
        state.turn_over(seat)
        ask_next(state, seat)


class RaiseBid(Step[CraftsmenState]):
    """Bid more or pass for good (CR-NOTARY-5, DP-10)."""

    __slots__ = ()

    name: ClassVar[str] = "raise_bid"
    on: ClassVar[frozenset[str]] = frozenset({"peek_after"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "a bid of another that can be paid, and not to have passed"

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, *bids(state, self.player, state.bid + 1)]

    def fits(self, state: CraftsmenState) -> bool:
        asked = self.player != state.bidder and not state.out >> self.player & 1 and state.offer == 0
        return asked and is_open(state) and state.wealth(state.bidder) >= state.bid

    def always_asked(self, state: CraftsmenState) -> bool:
        return self.feigned(state)

    def feigned(self, state: CraftsmenState) -> bool:
        """A pass by a seat that cannot bid looks like any other, unless everybody knows that it cannot (HI-4)."""
        return state.most_wealth(self.player) > state.bid

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            leave(state, seat)
        else:
            state.bid = action - NO_BID
            state.bidder = seat
            state.raised = True
            if state.events is not None:
                state.events.append(events.BidMade(seat, state.bid))
        state.turn_over(seat)
        ask_next(state, seat)


def leave(state: CraftsmenState, seat: int) -> None:
    state.out |= 1 << seat
    if state.events is not None:
        state.events.append(events.BidPassed(seat))


def ask_next(state: CraftsmenState, last: int) -> None:
    """Ask the next seat clockwise that is still in, until only the highest bidder is (CR-NOTARY-5)."""
    seat = (last + 1) % state.players
    while seat != state.bidder:
        if not state.out >> seat & 1:
            if state.cards[seat]:
                state.push(RAISES[seat])
                return
            leave(state, seat)
        seat = (seat + 1) % state.players
    if state.raised:
        push_win(state)
    else:
        mayor_bids(state)


def push_win(state: CraftsmenState) -> None:
    """The highest bidder pays with any colours and takes the card (CR-NOTARY-7)."""
    seat = state.bidder
    if seat != state.starter:
        state.push(END_TURNS[seat])
    state.push(WINS[seat])
    state.push(Pay(seat, state.bid, ALL_COLOURS))


def mayor_bids(state: CraftsmenState) -> None:
    """Nobody raised: the mayor offers what he draws (CR-NOTARY-8, CR-NOTARY-9)."""
    drawn: list[int] = []
    for _ in range(cards.MAYOR_CARDS[cards.CATEGORY_OF[state.lot]]):
        kind = draw(state)
        if kind == NO_CAPITAL:
            break
        drawn.append(kind)
    offer = 0
    for kind in drawn:
        offer += cards.VALUE_OF[kind]
        state.discard[kind] += 1
    if state.events is not None:
        state.events.append(events.MayorOffered(NOBODY, tuple(cards.CAPITAL_IDS[kind] for kind in drawn), offer))
    if offer <= state.bid:
        push_win(state)
    else:
        state.offer = offer
        state.push(OUTBIDS[state.starter])


class Outbid(Step[CraftsmenState]):
    """Outbid the mayor or let the building go (CR-NOTARY-9, DP-11)."""

    __slots__ = ()

    name: ClassVar[str] = "outbid"
    on: ClassVar[frozenset[str]] = frozenset({"peek_after"})
    needs: ClassVar[str] = "an offer of the mayor to a starter whom nobody raised"

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, *bids(state, self.player, state.offer + 1)]

    def fits(self, state: CraftsmenState) -> bool:
        alone = state.bidder == state.starter and not state.raised
        return is_open(state) and alone and state.bid < state.offer and state.bid <= state.wealth(state.bidder)

    def always_asked(self, state: CraftsmenState) -> bool:
        return self.feigned(state)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.most_wealth(self.player) > state.offer

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action == DECLINE:
            lose_lot(state)
            return
        state.bid = action - NO_BID
        if state.events is not None:
            state.events.append(events.BidMade(self.player, state.bid))
        push_win(state)


def lose_lot(state: CraftsmenState) -> None:
    """The building goes under its deck, then its place is filled (CR-NOTARY-10)."""
    card = state.lot
    place = state.open_cards.index(card)
    state.decks[place // cards.OPEN_CARDS].insert(0, card)
    state.known[card] = TO_ALL
    if state.events is not None:
        state.events.append(events.AuctionLost(state.starter, cards.CARD_IDS[card]))
    close_auction(state)
    refill_card(state, place)


class Win(Automatic[CraftsmenState]):
    """The bid is paid: the card goes to the hand of who won it (SEQ-4)."""

    __slots__ = ()

    name: ClassVar[str] = "win"
    on: ClassVar[frozenset[str]] = frozenset({"peek_after", "peek_after end_turn"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "an auction that this seat has won, and the end of its turn"

    def fits(self, state: CraftsmenState) -> bool:
        ends = [step.player for step in state.steps if isinstance(step, TurnEnd)]
        turns = [state.starter] if self.seat == state.starter else [state.starter, self.seat]
        return is_open(state) and self.seat == state.bidder and ends == turns

    def apply(self, state: CraftsmenState, action: int) -> None:
        if state.events is not None:
            state.events.append(events.AuctionWon(self.seat, cards.CARD_IDS[state.lot], state.bid))
        acquire(state, self.seat)
        close_auction(state)


def close_auction(state: CraftsmenState) -> None:
    state.lot = 0
    state.bid = 0
    state.bidder = NOBODY
    state.starter = NOBODY
    state.raised = False
    state.out = 0
    state.offer = 0


OPENINGS: Final = [OpenAuction(seat) for seat in range(cards.MOST_PLAYERS)]
RAISES: Final = [RaiseBid(seat) for seat in range(cards.MOST_PLAYERS)]
OUTBIDS: Final = [Outbid(seat) for seat in range(cards.MOST_PLAYERS)]
WINS: Final = [Win(seat) for seat in range(cards.MOST_PLAYERS)]
