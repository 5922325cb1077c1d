"""How turns follow each other: windows for selling between them, the end of a round, the final phase (LH-ROUND-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Number
from ratusz.core.state import NOBODY, Automatic, OfNobody, Step
from ratusz.games.le_havre import events
from ratusz.games.le_havre.cards import CARDS, MOST_PLAYERS, TILES
from ratusz.games.le_havre.rules.actions import FIRST_SELL, PASS_BY, REPAY_LOAN
from ratusz.games.le_havre.rules.extras import add_sales, can_repay, can_sell, repay, sell
from ratusz.games.le_havre.rules.final import begin_final_phase
from ratusz.games.le_havre.rules.round_end import HARVEST, NEW_SHIP, TOWN_BUILDS, FeedingRound
from ratusz.games.le_havre.rules.turn import BEFORE_SUPPLIES
from ratusz.games.le_havre.state import HavreState


def begin_turn(state: HavreState, seat: int) -> None:
    """The next turn of the round, for the seat whose turn it is now (LH-ROUND-2)."""
    state.active = seat
    state.turn += 1
    state.main_actions = 1
    state.wind_used = 0
    state.traded = []
    if state.turn == 1 and state.events is not None:
        state.events.append(events.RoundBegan(NOBODY, state.round))
    state.push(AFTER_TURN)
    state.push(BEFORE_SUPPLIES[seat])


class AfterTurn(OfNobody[HavreState]):
    """What comes after a turn: others may sell; after the seventh turn the round ends."""

    __slots__ = ()

    name: ClassVar[str] = "after_turn"
    on: ClassVar[frozenset[str]] = frozenset({""})

    def apply(self, state: HavreState, action: int) -> None:
        ended = state.active
        following = (ended + 1) % state.players
        state.push(NEXT_TURN)
        if state.turn < TILES:
            # All but the one whose turn ended and the next one, who act in their own turns (LH-DEC-OFFTURN).
            open_window(state, (following + 1) % state.players, state.players - 2, NOBODY)
            return
        open_window(state, ended, state.players, following)
        state.push(NEW_SHIP)
        state.push(TOWN_BUILDS)
        state.push(FeedingRound(following, state.players))
        state.push(HARVEST)
        open_window(state, following, state.players - 1, NOBODY)


def open_window(state: HavreState, seat: int, seats: int, without: int) -> None:
    """Let so many seats from one on, without one of them, sell and repay outside their turns.

    Where selling is restricted there are no such windows (LH-ADV-1), and searches do without them.
    """
    if seats > 0 and state.players > 1 and state.windows and not state.restricted_selling:
        state.push(Window(seat, seats, without))


class Window(Automatic[HavreState]):
    """Seat after seat may sell and repay outside its turn (LH-SELL-5, LH-DEC-OFFTURN)."""

    __slots__ = ("left", "without")

    name: ClassVar[str] = "window"
    on: ClassVar[frozenset[str]] = frozenset({"harvest", "next_turn"})
    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (
        Number("left", 1, MOST_PLAYERS),
        Number("without", NOBODY, MOST_PLAYERS - 1),
    )
    needs: ClassVar[str] = "no more seats than there are"

    def __init__(self, seat: int, left: int, without: int) -> None:
        super().__init__(seat)
        self.left = left
        self.without = without

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.seat
        left = self.left if state.windows else 0
        while left and (seat == self.without or not (can_sell(state, seat) or can_repay(state, seat))):
            seat = (seat + 1) % state.players
            left -= 1
        if left:
            if left > 1:
                state.push(Window((seat + 1) % state.players, left - 1, self.without))
            state.push(OFF_TURNS[seat])

    def fits(self, state: HavreState) -> bool:
        return self.left <= state.players


class OffTurn(Step[HavreState]):
    """Selling and repaying outside one's turn. To let the chance pass is nothing to tell."""

    __slots__ = ()

    name: ClassVar[str] = "off_turn"
    window: ClassVar[bool] = True
    on: ClassVar[frozenset[str]] = frozenset({"harvest", "next_turn", "window"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "something to sell or repay"

    def legal(self, state: HavreState) -> list[int]:
        legal = [PASS_BY]
        if can_repay(state, self.player):
            legal.append(REPAY_LOAN)
        add_sales(state, self.player, legal)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        if action == REPAY_LOAN:
            repay(state, seat)
        elif FIRST_SELL <= action < FIRST_SELL + CARDS:
            sell(state, seat, action - FIRST_SELL)
        if action != PASS_BY and (can_sell(state, seat) or can_repay(state, seat)):
            state.push(self)

    def fits(self, state: HavreState) -> bool:
        return can_sell(state, self.player) or can_repay(state, self.player)


class NextTurn(OfNobody[HavreState]):
    """The next seat's turn, in the next round if this one is over; the final phase after the last."""

    __slots__ = ()

    name: ClassVar[str] = "next_turn"
    on: ClassVar[frozenset[str]] = frozenset({""})

    def apply(self, state: HavreState, action: int) -> None:
        if state.turn == TILES:
            if state.round == len(state.schedule):
                begin_final_phase(state)
                return
            state.round += 1
            state.turn = 0
        begin_turn(state, (state.active + 1) % state.players)


AFTER_TURN: Final = AfterTurn()
NEXT_TURN: Final = NextTurn()
OFF_TURNS: Final = [OffTurn(seat) for seat in range(MOST_PLAYERS)]
