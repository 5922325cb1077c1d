"""Going round the table: seat after seat is asked, as far as it is concerned."""

from __future__ import annotations

from typing import Any

from ratusz.core.state import NOBODY
from ratusz.games.le_havre.rules.goods import HavreStep
from ratusz.games.le_havre.state import HavreState


class SeatAfterSeat(HavreStep):
    """Asks the next concerned one of the seats that are `left`, `seat` and those after it, then goes on."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(NOBODY)
        self.seat = seat
        self.left = left

    # What each round decides for itself.

    def concerns(self, state: HavreState, seat: int) -> bool:
        """Whether a seat is asked."""
        raise NotImplementedError

    def question(self, seat: int) -> HavreStep:
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

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.seat, "left": self.left}
