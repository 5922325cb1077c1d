"""Dealing: what everybody begins with (CR-SETUP-1 to CR-SETUP-8, CR-SETUP-11, CR-SETUP-12)."""

from __future__ import annotations

from typing import Final

from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.state import FOR_START, CraftsmenState, score, settle_card

BY_SEAT: Final[str] = "seats"
"""The lower seat counts as the younger."""


def ages(order: str, players: int) -> list[int]:
    """The place of each seat among the younger and the older ones, from an order of the seats counted from 1 (OQ-4)."""
    youngest_first = [int(seat) - 1 for seat in order.split(",")] if order != BY_SEAT else list(range(players))
    return [youngest_first.index(seat) for seat in range(players)]


def deal(state: CraftsmenState, age: list[int]) -> None:
    """The setup of an empty table up to the exchanges (CR-SETUP-1 to CR-SETUP-8, CR-SETUP-11, CR-SETUP-12)."""
    players = state.players
    deal_capital(state)
    for deck in range(cards.DECKS):
        deal_cards(state, deck)
    sawmills = cards.SAWMILLS[:]
    state.rng.shuffle(sawmills)
    for seat in range(players):
        settle_card(state, seat, sawmills[seat])
        state.estates[seat].append(sawmills[seat])
    state.box = sorted(sawmills[players:])
    printed = [sum(cards.PILE_PRINTED[pile] for pile in state.piles(seat)) for seat in range(players)]
    # Of equal hands that of the younger is first (CR-SETUP-7).
    state.order = [seat for _, _, seat in sorted(zip(printed, age, range(players), strict=True))]
    for place in range(players):
        score(state, state.order[place], cards.START_POINTS[place], FOR_START)


def deal_capital(state: CraftsmenState) -> None:
    """Five cards for each seat and two face up (CR-SETUP-2)."""
    deck: list[int] = []
    for kind in range(cards.TYPES):
        deck += [kind] * cards.COPIES[kind]
    state.rng.shuffle(deck)
    for seat in range(state.players):
        for _ in range(cards.START_CAPITAL):
            state.take_in(seat, deck.pop())
        state.cards[seat] = cards.START_CAPITAL
    for place in range(cards.OPEN_CAPITAL):
        state.open_capital[place] = deck.pop()
    state.capital_deck = deck


def deal_cards(state: CraftsmenState, deck: int) -> None:
    """Cards with the house symbol come first, if the deck has any (CR-SETUP-3 to CR-SETUP-5)."""
    later = [card for card in cards.DECK_CARDS[deck] if not cards.HOUSE[card]]
    first = [card for card in cards.DECK_CARDS[deck] if cards.HOUSE[card]]
    state.rng.shuffle(later)
    state.rng.shuffle(first)
    pile = later + first
    for seat in range(state.players):
        for _ in range(cards.START_CARDS[deck]):
            card = pile.pop()
            state.hands[seat].append(card)
            state.known[card] = seat + 1
        state.hands[seat].sort()
    for place in range(cards.OPEN_CARDS):
        state.open_cards[deck * cards.OPEN_CARDS + place] = pile.pop()
    state.decks[deck] = pile
