"""The exchanges before the first year (CR-SETUP-9, CR-SETUP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import EndTurn, State, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_EXCHANGE, FIRST_SWAP
from ratusz.games.craftsmen.state import CraftsmenState


class TurnEnd(EndTurn):
    """The end of a turn, below all that the turn still brings; that of who won an auction lies in another's turn."""

    __slots__ = ()

    on: ClassVar[frozenset[str]] = frozenset(
        {
            *(f"advance during {phase}" for phase in (*cards.TOWN_IDS, "exchange", "helpers", "labour", "investment")),
            "limit during helpers",
            "limit during merchants_guild",
            "peek_after",
        }
    )
    anyones: ClassVar[bool] = True

    def fits(self, state: State) -> bool:
        return state.steps[-1] is not self or state.confirms(self.player)


END_TURNS: Final = [TurnEnd(seat) for seat in range(cards.MOST_PLAYERS)]


class Exchange(Step[CraftsmenState]):
    """Put one building card of the hand under its deck and draw the top one, or keep them all (DP-1)."""

    __slots__ = ()

    name: ClassVar[str] = "exchange"
    on: ClassVar[frozenset[str]] = frozenset({"advance during exchange"})

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, *(FIRST_EXCHANGE + card - cards.FIRST_BASIC for card in state.hands[self.player])]

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action != DECLINE:
            exchange(state, self.player, action - FIRST_EXCHANGE + cards.FIRST_BASIC)
        state.push(SWAPS[self.player])


def exchange(state: CraftsmenState, seat: int, card: int) -> None:
    """The exchanged card stays known to its former owner (HI-3)."""
    number = cards.CATEGORY_OF[card] - cards.FIRST_DECK
    deck = state.decks[number]
    hand = state.hands[seat]
    hand.remove(card)
    deck.insert(0, card)
    drawn = deck.pop()
    hand.append(drawn)
    hand.sort()
    state.known[drawn] = seat + 1
    if state.events is not None:
        state.events.append(
            events.BuildingExchanged(seat, cards.DECK_IDS[number], cards.CARD_IDS[card], cards.CARD_IDS[drawn])
        )


class Swap(Step[CraftsmenState]):
    """Swap the sawmill for one of the box, or keep it (DP-2)."""

    __slots__ = ()

    name: ClassVar[str] = "swap"
    on: ClassVar[frozenset[str]] = frozenset({"advance during exchange"})

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, *(FIRST_SWAP + card - cards.SAWMILLS[0] for card in state.box)]

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.turn_over(seat)
            return
        sawmill = action - FIRST_SWAP + cards.SAWMILLS[0]
        given = state.estates[seat][0]
        state.estates[seat][0] = sawmill
        state.box = sorted([given, *(card for card in state.box if card != sawmill)])
        if state.events is not None:
            state.events.append(events.SawmillSwapped(seat, cards.CARD_IDS[sawmill], cards.CARD_IDS[given]))
        state.push(END_TURNS[seat])


EXCHANGES: Final = [Exchange(seat) for seat in range(cards.MOST_PLAYERS)]
SWAPS: Final = [Swap(seat) for seat in range(cards.MOST_PLAYERS)]
