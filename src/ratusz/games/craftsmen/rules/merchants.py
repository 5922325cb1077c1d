"""Stage V, the merchants' guild (CR-MERCH)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Word
from ratusz.core.state import NOBODY, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.rules import privilege
from ratusz.games.craftsmen.rules.actions import ADVANCED_CARDS, DECLINE, FAIR_PAID, FIRST_BUY_GOOD, FIRST_PAY
from ratusz.games.craftsmen.rules.capital import RECEIVER_LIMITS, discard, give, held
from ratusz.games.craftsmen.rules.craft import STORED, fill, lacks, owner_of, workshops
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import CraftsmenState

GOOD_OF_COLUMN: Final[list[int]] = [cards.GOOD_IDS.index(good) for good in cards.GRANARY_IDS]


def may_pay_fair(state: CraftsmenState, seat: int) -> bool:
    return state.fair[seat] > 0 and privilege.may_use(state, seat)


class BuyGood(Step[CraftsmenState]):
    """Choose a semi-product of the granary and the building it goes to, or nothing (CR-MERCH-1 to -4, DP-16)."""

    __slots__ = ()

    name: ClassVar[str] = "buy_good"
    on: ClassVar[frozenset[str]] = frozenset({"advance during merchants_guild"})

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        actions = [DECLINE]
        if not (state.cards[seat] or may_pay_fair(state, seat)):
            return actions
        for card in workshops(state, seat):
            if card >= cards.FIRST_ADVANCED:
                for column in range(cards.COLUMNS):
                    low = state.granary[column * cards.GRANARY_FIELDS]
                    if low and low != seat + 1 and lacks(state, card, GOOD_OF_COLUMN[column]):
                        actions.append(FIRST_BUY_GOOD + column * ADVANCED_CARDS + card - cards.FIRST_ADVANCED)
        return actions

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.turn_over(seat)
            return
        column, number = divmod(action - FIRST_BUY_GOOD, ADVANCED_CARDS)
        owner = owner_of(state.granary[column * cards.GRANARY_FIELDS])
        if owner != NOBODY:
            state.push(RECEIVER_LIMITS[owner])
        state.push(END_TURNS[seat])
        state.push(PayGood(seat, GOOD_OF_COLUMN[column], cards.FIRST_ADVANCED + number))


_ADVANCED: Final = {name: card for card, name in enumerate(cards.CARD_IDS) if card >= cards.FIRST_ADVANCED}


class PayGood(Step[CraftsmenState]):
    """Pay with a card or, by the privilege, with a marker of the fair (CR-MERCH-4, CR-MERCH-5)."""

    __slots__ = ("card", "good")

    name: ClassVar[str] = "pay_good"
    on: ClassVar[frozenset[str]] = frozenset({"end_turn during merchants_guild"})
    declared: ClassVar[tuple[Field, ...]] = (STORED, Word("building", _ADVANCED, attribute="card"))
    needs: ClassVar[str] = "a good of another's marker, and an own building that lacks it"

    def __init__(self, player: int, good: int, card: int) -> None:
        super().__init__(player)
        self.good = good
        self.card = card

    def legal(self, state: CraftsmenState) -> list[int]:
        payments = held(state, self.player, FIRST_PAY)
        return [FAIR_PAID, *payments] if may_pay_fair(state, self.player) else payments

    def always_asked(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def apply(self, state: CraftsmenState, action: int) -> None:
        """Pay, take the low marker, let the other one sink, and lay the good on its icon (SEQ-7)."""
        seat = self.player
        low = cards.COLUMN_OF[self.good] * cards.GRANARY_FIELDS
        owner = owner_of(state.granary[low])
        fair = action == FAIR_PAID
        if state.events is not None:
            state.events.append(events.GoodBought(seat, cards.GOOD_IDS[self.good], cards.CARD_IDS[self.card], fair))
        if fair:
            privilege.use(state, seat)
            state.fair[seat] -= 1
        state.granary[low] = state.granary[low + 1]
        state.granary[low + 1] = 0
        fill(state, self.card, self.good)
        if fair:
            reward_seller(state, owner)
        elif owner == NOBODY:
            discard(state, seat, action - FIRST_PAY)
        else:
            give(state, seat, owner, action - FIRST_PAY)

    def fits(self, state: CraftsmenState) -> bool:
        low = state.granary[cards.COLUMN_OF[self.good] * cards.GRANARY_FIELDS]
        own = self.card in state.estates[self.player]
        return own and low not in (0, self.player + 1) and lacks(state, self.card, self.good)


def reward_seller(state: CraftsmenState, owner: int) -> None:
    """The seller's marker goes to the fair if there is room (CR-MERCH-5)."""
    if owner != NOBODY and state.fair[owner] < cards.MOST_AT_FAIR:
        state.fair[owner] += 1
        if state.events is not None:
            state.events.append(events.FairGained(owner))


BUY_GOODS: Final = [BuyGood(seat) for seat in range(cards.MOST_PLAYERS)]
