"""Stage III, the notary: purchase and peeking (CR-NOTARY-1 to -3, -11, -12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import Automatic, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.rules import actions, privilege
from ratusz.games.craftsmen.rules.auction import OPENINGS
from ratusz.games.craftsmen.rules.capital import Pay, means
from ratusz.games.craftsmen.rules.market import acquire
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import CraftsmenState

PEEKING: Final[frozenset[str]] = frozenset({"notary", "advance end_turn during notary"})
"""Before the action of the notary's turn, or after it."""


def peeks(state: CraftsmenState, seat: int) -> list[int]:
    """The decks a seat may peek at: those with a card in the deck or on the board (CR-NOTARY-12)."""
    found: list[int] = []
    if privilege.may_use(state, seat):
        for deck in range(cards.DECKS):
            first = deck * cards.OPEN_CARDS
            if state.decks[deck] or any(state.open_cards[first : first + cards.OPEN_CARDS]):
                found.append(actions.FIRST_PEEK + deck)
    return found


class Notary(Step[CraftsmenState]):
    """Buy or auction a face-up card, or peek before that, or do nothing (CR-NOTARY-1, DP-5, DP-9)."""

    __slots__ = ()

    name: ClassVar[str] = "notary"
    on: ClassVar[frozenset[str]] = frozenset({"advance during notary"})

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        found = [actions.DECLINE]
        if state.cards[seat]:
            for card in state.open_cards:
                if card:
                    if means(state, seat, cards.COLOUR_MASK[card]) >= cards.PRICE[cards.CATEGORY_OF[card]]:
                        found.append(actions.FIRST_BUY + card - cards.FIRST_BASIC)
                    found.append(actions.FIRST_AUCTION + card - cards.FIRST_BASIC)
        found += peeks(state, seat)
        return found

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == actions.DECLINE:
            state.turn_over(seat)
        elif action >= actions.FIRST_PEEK:
            state.push(self)
            begin_peek(state, seat, action - actions.FIRST_PEEK)
        elif action >= actions.FIRST_AUCTION:
            state.lot = action - actions.FIRST_AUCTION + cards.FIRST_BASIC
            state.push(END_TURNS[seat])
            state.push(PEEK_AFTERS[seat])
            state.push(OPENINGS[seat])
        else:
            card = action - actions.FIRST_BUY + cards.FIRST_BASIC
            state.lot = card
            state.push(END_TURNS[seat])
            state.push(PEEK_AFTERS[seat])
            state.push(PURCHASES[seat])
            state.push(Pay(seat, cards.PRICE[cards.CATEGORY_OF[card]], cards.COLOUR_MASK[card]))


class Purchase(Automatic[CraftsmenState]):
    """The card is paid: it goes to the hand, and its place is filled (SEQ-4)."""

    __slots__ = ()

    name: ClassVar[str] = "purchase"
    on: ClassVar[frozenset[str]] = frozenset({"peek_after"})

    def apply(self, state: CraftsmenState, action: int) -> None:
        card = state.lot
        if state.events is not None:
            state.events.append(
                events.BuildingBought(self.seat, cards.CARD_IDS[card], cards.PRICE[cards.CATEGORY_OF[card]])
            )
        acquire(state, self.seat)


# Peeking.


class PeekAfter(Step[CraftsmenState]):
    """The privilege may also be used after the action (CR-NOTARY-11, DP-5)."""

    __slots__ = ()

    name: ClassVar[str] = "peek_after"
    on: ClassVar[frozenset[str]] = frozenset({"advance end_turn during notary"})

    def legal(self, state: CraftsmenState) -> list[int]:
        return [actions.DECLINE, *peeks(state, self.player)]

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action != actions.DECLINE:
            begin_peek(state, self.player, action - actions.FIRST_PEEK)


def begin_peek(state: CraftsmenState, seat: int, deck: int) -> None:
    """Take the top cards of a deck and the face-up ones of its type (CR-NOTARY-11)."""
    privilege.use(state, seat)
    stack = state.decks[deck]
    first = deck * cards.OPEN_CARDS
    state.pile_deck = deck
    state.pile_base = -1
    drawn = stack[max(0, len(stack) - cards.PEEKED) :]
    del stack[max(0, len(stack) - cards.PEEKED) :]
    for card in drawn:
        state.known[card] = seat + 1
    pile = drawn[:]
    for place in range(first, first + cards.OPEN_CARDS):
        card = state.open_cards[place]
        if card:
            pile.append(card)
            state.known[card] = TO_ALL
            state.open_cards[place] = cards.NO_CARD
    pile.sort()
    state.pile = pile
    if state.events is not None:
        names = tuple(cards.CARD_IDS[card] for card in reversed(drawn))
        state.events.append(events.DeckPeeked(seat, cards.DECK_IDS[deck], len(drawn), names))
    state.push(LayOut(seat, min(cards.OPEN_CARDS, len(pile)), cards.NO_CARD))


class LayOut(Step[CraftsmenState]):
    """Lay one of the cards seen face up; the places are equal, so the numbers of the cards rise (DP-12)."""

    __slots__ = ("count", "lowest")

    name: ClassVar[str] = "lay_out"
    on: ClassVar[frozenset[str]] = PEEKING
    declared: ClassVar[tuple[Field, ...]] = (Number("count", 1, cards.OPEN_CARDS), Word("lowest", cards.CARD_IDS))
    needs: ClassVar[str] = "enough cards and places to lay out"

    def __init__(self, player: int, count: int, lowest: int) -> None:
        super().__init__(player)
        self.count = count
        self.lowest = lowest

    def legal(self, state: CraftsmenState) -> list[int]:
        pile = state.pile
        first = actions.FIRST_LAY - cards.FIRST_BASIC
        return [first + card for card in pile[: len(pile) - self.count + 1] if card > self.lowest]

    def always_asked(self, state: CraftsmenState) -> bool:
        return self.feigned(state)

    def feigned(self, state: CraftsmenState) -> bool:
        """Which cards are left to lay depends on the first one, and others do not see the cards."""
        return any(state.known[card] != TO_ALL for card in state.pile)

    def apply(self, state: CraftsmenState, action: int) -> None:
        card = action - actions.FIRST_LAY + cards.FIRST_BASIC
        state.pile.remove(card)
        first = state.pile_deck * cards.OPEN_CARDS
        place = first
        while state.open_cards[place]:
            place += 1
        state.open_cards[place] = card
        if state.events is not None:
            state.events.append(events.BuildingLaid(self.player, cards.CARD_IDS[card]))
        if self.count > 1:
            state.push(LayOut(self.player, self.count - 1, card))
        elif state.pile:
            state.push(PUT_BACKS[self.player])

    def fits(self, state: CraftsmenState) -> bool:
        first = state.pile_deck * cards.OPEN_CARDS
        free = state.open_cards[first : first + cards.OPEN_CARDS].count(cards.NO_CARD)
        return self.count <= min(free, len(state.pile))


class PutBack(Step[CraftsmenState]):
    """All other cards go to the top or all to the bottom of their deck (CR-NOTARY-11, DP-12)."""

    __slots__ = ()

    name: ClassVar[str] = "put_back"
    on: ClassVar[frozenset[str]] = PEEKING

    def legal(self, state: CraftsmenState) -> list[int]:
        if not state.decks[state.pile_deck]:
            return [actions.FIRST_PUT_BACK]
        return [actions.FIRST_PUT_BACK, actions.FIRST_PUT_BACK + 1]

    def apply(self, state: CraftsmenState, action: int) -> None:
        end = action - actions.FIRST_PUT_BACK
        state.pile_base = len(state.decks[state.pile_deck]) if end == 0 else 0
        if state.events is not None:
            deck = cards.DECK_IDS[state.pile_deck]
            state.events.append(events.CardsReturned(self.player, deck, len(state.pile), actions.ENDS[end]))
        state.push(PUTS[self.player])


class Put(Step[CraftsmenState]):
    """Put back one card below those put back before it (DP-12)."""

    __slots__ = ()

    name: ClassVar[str] = "put"
    on: ClassVar[frozenset[str]] = PEEKING
    needs: ClassVar[str] = "a place in the deck for the cards"

    def legal(self, state: CraftsmenState) -> list[int]:
        return [actions.FIRST_PUT + card - cards.FIRST_BASIC for card in state.pile]

    def fits(self, state: CraftsmenState) -> bool:
        return state.pile_base >= 0

    def apply(self, state: CraftsmenState, action: int) -> None:
        card = action - actions.FIRST_PUT + cards.FIRST_BASIC
        state.pile.remove(card)
        state.decks[state.pile_deck].insert(state.pile_base, card)
        state.known[card] = self.player + 1
        if state.pile:
            state.push(self)


NOTARIES: Final = [Notary(seat) for seat in range(cards.MOST_PLAYERS)]
PURCHASES: Final = [Purchase(seat) for seat in range(cards.MOST_PLAYERS)]
PEEK_AFTERS: Final = [PeekAfter(seat) for seat in range(cards.MOST_PLAYERS)]
PUT_BACKS: Final = [PutBack(seat) for seat in range(cards.MOST_PLAYERS)]
PUTS: Final = [Put(seat) for seat in range(cards.MOST_PLAYERS)]
