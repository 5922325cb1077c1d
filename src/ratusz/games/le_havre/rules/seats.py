"""Going round the table: seat after seat is asked, as far as it is concerned."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Field, Number
from ratusz.core.state import Automatic, Step
from ratusz.games.le_havre.cards import MOST_PLAYERS
from ratusz.games.le_havre.state import HavreState


class SeatAfterSeat(Automatic[HavreState]):
    """Asks the next concerned one of the seats that are `left`, `seat` and those after it, then goes on."""

    __slots__ = ("left",)

    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (Number("left", 0, MOST_PLAYERS),)
    needs: ClassVar[str] = "no more seats than there are"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    # What each round decides for itself.

    def concerns(self, state: HavreState, seat: int) -> bool:
        """Whether a seat is asked."""
        raise NotImplementedError

    def question(self, seat: int) -> Step[HavreState]:
        """What it is asked."""
        raise NotImplementedError

    def following(self, seat: int, left: int) -> SeatAfterSeat:
        """The same round from a later seat on."""
        raise NotImplementedError

    def finish(self, state: HavreState) -> None:
        """Everybody was asked."""

    # What they have in common.

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.seat
        left = self.left
        while left and not self.concerns(state, seat):
            seat = (seat + 1) % state.players
            left -= 1
        if left:
            state.push(self.following((seat + 1) % state.players, left - 1))
            state.push(self.question(seat))
        else:
            self.finish(state)

    def fits(self, state: HavreState) -> bool:
        return self.left <= state.players
