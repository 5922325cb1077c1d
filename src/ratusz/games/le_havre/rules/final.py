"""The final phase: one more main action for everybody, a last chance to repay, the end (LH-FINAL-1 to LH-FINAL-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.events import MatchEnded
from ratusz.core.fields import Field, Number
from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.le_havre import events
from ratusz.games.le_havre.cards import CARDS, MOST_PLAYERS
from ratusz.games.le_havre.effects import COTTAGES
from ratusz.games.le_havre.rules.actions import FIRST_SELL, PASS_BY, REPAY_LOAN
from ratusz.games.le_havre.rules.extras import add_sales, can_repay, can_sell, repay, sell
from ratusz.games.le_havre.rules.seats import SeatAfterSeat
from ratusz.games.le_havre.rules.turn import MAINS
from ratusz.games.le_havre.state import OWNED, HavreState


def begin_final_phase(state: HavreState) -> None:
    """After the last round card, player 1 begins."""
    state.final = True
    if state.events is not None:
        state.events.append(events.FinalPhaseBegan(NOBODY))
    state.push(FinalTurn(state.first_player, state.players))


class FinalTurn(Automatic[HavreState]):
    """The final turn of a seat, then those of the seats after it."""

    __slots__ = ("left",)

    name: ClassVar[str] = "final_turn"
    on: ClassVar[frozenset[str]] = frozenset({""})
    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (Number("left", 0, MOST_PLAYERS),)
    needs: ClassVar[str] = "no more seats than there are"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def apply(self, state: HavreState, action: int) -> None:
        if self.left == 0:
            state.push(LastRepayments(state.first_player, state.players))
            return
        seat = self.seat
        state.active = seat
        state.traded = []
        state.wind_used = 0
        state.main_actions = 2 if state.where[COTTAGES] == OWNED + seat else 1
        state.push(FinalTurn((seat + 1) % state.players, self.left - 1))
        state.push(MAINS[seat])

    def fits(self, state: HavreState) -> bool:
        return self.left <= state.players


class LastRepayments(SeatAfterSeat):
    """Every player with a loan gets one more chance to repay, then the match is over (LH-FINAL-5)."""

    __slots__ = ()

    name: ClassVar[str] = "last_repayments"
    on: ClassVar[frozenset[str]] = frozenset({""})

    def concerns(self, state: HavreState, seat: int) -> bool:
        return can_settle(state, seat)

    def question(self, seat: int) -> Step[HavreState]:
        return LAST_CHANCES[seat]

    def following(self, seat: int, left: int) -> SeatAfterSeat:
        return LastRepayments(seat, left)

    def finish(self, state: HavreState) -> None:
        if state.events is not None:
            state.events.append(MatchEnded(NOBODY, False))


def can_settle(state: HavreState, seat: int) -> bool:
    """Whether a player has a loan and can do something about it."""
    if state.loans[seat] == 0:
        return False
    return can_repay(state, seat) or (not state.restricted_selling and can_sell(state, seat))


class LastChance(Step[HavreState]):
    """Repaying loans right before scoring (LH-DEC-LAST)."""

    __slots__ = ()

    name: ClassVar[str] = "last_chance"
    on: ClassVar[frozenset[str]] = frozenset({"last_repayments"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "a loan, and something to repay it with"

    def legal(self, state: HavreState) -> list[int]:
        legal = [PASS_BY]
        if can_repay(state, self.player):
            legal.append(REPAY_LOAN)
        if not state.restricted_selling:
            add_sales(state, self.player, legal)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        if action == REPAY_LOAN:
            repay(state, seat)
        elif FIRST_SELL <= action < FIRST_SELL + CARDS:
            sell(state, seat, action - FIRST_SELL)
        if action != PASS_BY and can_settle(state, seat):
            state.push(self)
        elif state.events is not None:
            state.events.append(events.Passed(seat))

    def fits(self, state: HavreState) -> bool:
        return can_settle(state, self.player)


LAST_CHANCES: Final = [LastChance(seat) for seat in range(MOST_PLAYERS)]
