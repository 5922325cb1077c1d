"""What of a match can be taken back, by whom and how far. Nothing is played to find that out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from ratusz.core.events import TurnEnded
from ratusz.core.moves import Dealing, Move


@dataclass(frozen=True, slots=True)
class WayBack:
    """The actions in force, to be taken back from the last on."""

    moves: Sequence[Move]
    phase: int
    """The simultaneous phase that is open now; 0 outside of one."""
    told: bool
    """Whether the actions have their events: otherwise no seat may take back anything alone."""

    def places(self, seat: int) -> list[int]:
        """Where the actions of a seat are."""
        return [place for place, move in enumerate(self.moves) if move.seat == seat]

    def retractable(self, seat: int) -> int:
        """How many actions a seat may take back if the whole table agrees."""
        return len(self.places(seat)) if seat >= 0 else 0

    def undoable(self, seat: int) -> int:
        """How many actions a seat may take back on its own."""
        return self._undoable_at(len(self.moves), seat, self.phase)

    def _undoable_at(self, ply: int, seat: int, phase: int) -> int:
        """The same at an earlier ply, with the phase that was open then."""
        count = 0
        for move in islice(reversed(self.moves), len(self.moves) - ply, None):
            if move.phase != phase:
                break
            if isinstance(move, Dealing):
                if phase:
                    break  # What the others did since rests on it.
                continue
            if move.seat != seat:
                if phase:
                    continue  # The others decide at the same time; what they did does not depend on this seat.
                break
            if move.window or any(event.reveal or isinstance(event, TurnEnded) for event in move.events):
                break
            count += 1
        return count if self.told else 0

    def _undoable_before(self, place: int) -> bool:
        """Whether its seat could have taken back something just before an action."""
        move = self.moves[place]
        return self._undoable_at(place, move.seat, move.phase) > 0

    def undoing(self, seat: int, steps: int) -> int:
        """How many actions so many steps of a seat are; more than it has if there are not so many steps."""
        mine = self.places(seat)
        left = len(mine)
        for _ in range(steps):
            if left == 0:
                return len(mine) + 1
            left = self._begin_of_step(mine, left - 1)
        return len(mine) - left

    def _begin_of_step(self, mine: Sequence[int], last: int) -> int:
        """From what the table answered back to the action of the seat that it answered after, if that is undoable."""
        first = last
        while self.moves[mine[first]].granted:
            if not self._undoable_before(mine[first]):
                return last
            first -= 1
        return first

    def undoable_steps(self, seat: int) -> int:
        """How many steps a seat may take back on its own; what the table answered first is left for the very last."""
        count = self.undoable(seat)
        last = self.places(seat)[-count:] if count else []
        return sum(not self.moves[place].granted for place in last) or count

    def retraction(self, seat: int, count: int) -> tuple[int, bool]:
        """How many actions stay as they are if a seat takes back so many, and whether a reveal is taken back."""
        first = self._first(seat, count)
        undone, phase = self.moves[first:], self.moves[first].phase
        together = [move for move in undone if phase and move.phase == phase]
        again = [move for move in together if move.seat != seat and (move is not together[-1] or self.phase == phase)]
        reveals = sum(move.reveals for move in undone) - sum(move.reveals for move in again)
        return first, reveals > 0 or not self.told or any(isinstance(move, Dealing) for move in undone)

    def _first(self, seat: int, count: int) -> int:
        """The first action that an undo takes back; it does not stop at a feigned question."""
        mine = self.places(seat)
        first = len(mine) - count
        while self.moves[mine[first]].feigned and self._undoable_before(mine[first]):
            first -= 1
        return mine[first]
