"""What was done in a match: what is in force, and what each line of the record tells of."""

from __future__ import annotations

from dataclasses import dataclass, field

from ratusz.core.actions import ActionSpace
from ratusz.core.events import Event
from ratusz.core.record import LET_PASS

UNDO = "undo"
ANEW = "anew"


@dataclass(slots=True)
class Move:
    """One action in force, and what it caused."""

    seat: int
    action: int
    phase: int
    """The number of the simultaneous phase in which it was chosen; 0 outside of one."""
    window: bool
    """Whether it was done out of turn."""
    events: list[Event] = field(default_factory=list)
    feigned: bool = False
    """Whether it was the only answer to what was asked to keep a secret."""
    granted: bool = False
    """Whether the table gave it for the seat, as everybody gives it. Records do not tell."""
    mark: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """What of it is kept for whoever takes the match up (`past.mark_of`), once somebody has asked."""

    @property
    def reveals(self) -> int:
        """How many of its events told something that was unknown before."""
        return sum(1 for event in self.events if event.reveal)


@dataclass(slots=True)
class Dealing(Move):
    """What no seat knew was dealt anew, because a reveal was taken back. It is nobody's action, but has its number."""

    line: int = 0
    """The number of the line in the record that tells of it: the new deal comes from the seed and from this."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """An undo, as it stands in the record."""

    seat: int
    count: int
    anew: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """Chances to act out of turn that nobody wanted, as they stand in the record."""

    seat: int
    """Whose was the first."""
    count: int


Done = Move | TakenBack | Passed
"""What a line of the record tells of."""


def line_of(done: Done, space: ActionSpace) -> str:
    """How it stands in the record."""
    if isinstance(done, Move):
        return f"{done.seat} {space.notation(done.action)}"
    if isinstance(done, Passed):
        return f"{done.seat} {LET_PASS} {done.count}"
    return f"{done.seat} {UNDO} {done.count}" + (f" {ANEW}" if done.anew else "")
