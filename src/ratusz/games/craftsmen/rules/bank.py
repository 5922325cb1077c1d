"""Stage I, the bankers' guild (CR-BANK)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import OfNobody, Step
from ratusz.games.craftsmen.cards import BANK_CARDS, BANK_DISCARD, BANK_DISCARD_PRIVILEGED, MOST_PLAYERS, OPEN_CAPITAL
from ratusz.games.craftsmen.rules import privilege
from ratusz.games.craftsmen.rules.actions import DECLINE, DRAW_CARD, FIRST_TAKE, PRIVILEGE, TAKE_BOTH
from ratusz.games.craftsmen.rules.capital import OWN_LIMITS, Discard, draw_to_hand, refill_capital, take_open
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import NO_CAPITAL, CraftsmenState


def open_kinds(state: CraftsmenState) -> list[int]:
    """The types of the face-up cards, each once."""
    kinds: list[int] = []
    for kind in state.open_capital:
        if kind != NO_CAPITAL and kind not in kinds:
            kinds.append(kind)
    return kinds


class Bank(Step[CraftsmenState]):
    """Take one or all of the face-up cards and draw the rest (CR-BANK-1, DP-6)."""

    __slots__ = ()

    name: ClassVar[str] = "bank"
    on: ClassVar[frozenset[str]] = frozenset({"advance during bankers_guild"})

    def legal(self, state: CraftsmenState) -> list[int]:
        actions = [DECLINE]
        for kind in open_kinds(state):
            actions.append(FIRST_TAKE + kind)
        faces = OPEN_CAPITAL - state.open_capital.count(NO_CAPITAL)
        if faces > 1:
            actions.append(TAKE_BOTH)
        elif faces == 0:
            actions.append(DRAW_CARD)
        return actions

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.turn_over(seat)
            return
        taken = 0
        if action == TAKE_BOTH:
            for place in range(OPEN_CAPITAL):
                take_open(state, seat, place)
                taken += 1
        elif action != DRAW_CARD:
            take_open(state, seat, state.open_capital.index(action - FIRST_TAKE))
            taken = 1
        draw_to_hand(state, seat, BANK_CARDS - taken)
        state.push(END_TURNS[seat])
        state.push(REFILL)
        state.push(OWN_LIMITS[seat])
        # Of a single card nothing can be saved, and a privilege without an effect is not used (CR-PRIV-3).
        if state.cards[seat] > BANK_DISCARD_PRIVILEGED and privilege.may_use(state, seat):
            state.push(KEEP_ONE_MORE[seat])
        else:
            push_discards(state, seat, BANK_DISCARD)


def push_discards(state: CraftsmenState, seat: int, count: int) -> None:
    """Discard so many, or all there are (CR-BANK-2)."""
    count = min(count, state.cards[seat])
    if count:
        state.push(Discard(seat, count, 0, False))


class KeepOneMore(Step[CraftsmenState]):
    """Whether to use the privilege: one card less is discarded (CR-BANK-3, DP-5)."""

    __slots__ = ()

    name: ClassVar[str] = "keep_one_more"
    on: ClassVar[frozenset[str]] = frozenset({"limit during bankers_guild"})

    def legal(self, state: CraftsmenState) -> list[int]:
        return [DECLINE, PRIVILEGE]

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action == DECLINE:
            push_discards(state, self.player, BANK_DISCARD)
        else:
            privilege.use(state, self.player)
            push_discards(state, self.player, BANK_DISCARD_PRIVILEGED)


class Refill(OfNobody[CraftsmenState]):
    """Only then are the empty places filled (CR-BANK-5)."""

    __slots__ = ()

    name: ClassVar[str] = "refill"
    on: ClassVar[frozenset[str]] = frozenset({"end_turn during bankers_guild"})

    def apply(self, state: CraftsmenState, action: int) -> None:
        refill_capital(state)


BANKS: Final = [Bank(seat) for seat in range(MOST_PLAYERS)]
KEEP_ONE_MORE: Final = [KeepOneMore(seat) for seat in range(MOST_PLAYERS)]
REFILL: Final = Refill()
