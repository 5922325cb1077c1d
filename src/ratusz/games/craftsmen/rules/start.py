"""The exchanges before the first year (CR-SETUP-9, CR-SETUP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import EndTurn, Step
from ratusz.games.craftsmen.cards import (
    CARD_IDS,
    CATEGORY_OF,
    DECK_IDS,
    FIRST_BASIC,
    FIRST_DECK,
    MOST_PLAYERS,
    SAWMILLS,
)
from ratusz.games.craftsmen.events import BuildingExchanged, SawmillSwapped
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_EXCHANGE, FIRST_SWAP
from ratusz.games.craftsmen.state import CraftsmenState

END_TURNS: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]


class Exchange(Step[CraftsmenState]):
    """Put one building card of the hand under its deck and draw the top one, or keep them all (DP-1)."""

    __slots__ = ()

    name: ClassVar[str] = "exchange"

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, *(FIRST_EXCHANGE + card - FIRST_BASIC for card in state.hands[self.player])]

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action != DECLINE:
            exchange(state, self.player, action - FIRST_EXCHANGE + FIRST_BASIC)
        state.push(SWAPS[self.player])


def exchange(state: CraftsmenState, seat: int, card: int) -> None:
    """The exchanged card stays known to its former owner (HI-3)."""
    number = CATEGORY_OF[card] - FIRST_DECK
    deck = state.decks[number]
    hand = state.hands[seat]
    hand.remove(card)
    deck.insert(0, card)
    drawn = deck.pop()
    hand.append(drawn)
    hand.sort()
    state.known[drawn] = seat + 1
    if state.events is not None:
        state.events.append(BuildingExchanged(seat, DECK_IDS[number], CARD_IDS[card], CARD_IDS[drawn]))


class Swap(Step[CraftsmenState]):
    """Swap the sawmill for one of the box, or keep it (DP-2)."""

    __slots__ = ()

    name: ClassVar[str] = "swap"

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, *(FIRST_SWAP + card - SAWMILLS[0] for card in state.box)]

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.turn_over(seat)
            return
        sawmill = action - FIRST_SWAP + SAWMILLS[0]
        given = state.estates[seat][0]
        state.estates[seat][0] = sawmill
        state.box = sorted([given, *(card for card in state.box if card != sawmill)])
        if state.events is not None:
            state.events.append(SawmillSwapped(seat, CARD_IDS[sawmill], CARD_IDS[given]))
        state.push(END_TURNS[seat])


EXCHANGES: Final = [Exchange(seat) for seat in range(MOST_PLAYERS)]
SWAPS: Final = [Swap(seat) for seat in range(MOST_PLAYERS)]
