"""Face-up building cards: taking one to the hand, and filling its place (CR-GEN-7, CR-GEN-8)."""

from __future__ import annotations

from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import events
from ratusz.games.craftsmen.cards import CARD_IDS, NO_CARD, OPEN_CARDS
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.state import CraftsmenState


def acquire(state: CraftsmenState, seat: int) -> None:
    """Move the lot to a hand and fill its place on the board."""
    card = state.lot
    state.lot = NO_CARD
    place = state.open_cards.index(card)
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()
    state.known[card] = TO_ALL
    refill_card(state, place)


def refill_card(state: CraftsmenState, place: int) -> None:
    """Turn up the top card of a place's deck; without one the place stays empty (CR-GEN-7)."""
    deck = state.decks[place // OPEN_CARDS]
    card = deck.pop() if deck else NO_CARD
    state.open_cards[place] = card
    if state.events is not None and card:
        state.events.append(events.BuildingRevealed(NOBODY, CARD_IDS[card]))
