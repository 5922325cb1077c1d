"""What was before in a match that was taken up in its middle: marks of what was done, and later all of it.

A match is its first position and all that was done since; playing that again takes longer the longer it is. So whoever
keeps matches marks the place: the position, and of each action in force what it takes to know how far it can be taken
back. That is enough to go on. What the actions were and what they caused is remembered when somebody asks for it, from
the same match played from its beginning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ratusz.core.actions import ActionSpace
from ratusz.core.events import Event, TurnEnded
from ratusz.core.moves import Dealing, Done, Move, Passed, TakenBack
from ratusz.core.state import NOBODY, State

_WINDOW, _FEIGNED, _GRANTED, _DEALING = 1, 2, 4, 8
_UNDO, _LET_PASS = "undo", "let_pass"

Mark = Sequence[int]
"""Of an action: its seat, phase and flags, the line that tells of it if it is a dealing, how many of its events
revealed something, and whose turns it ended."""


class NotRemembered(Exception):
    """Somebody asked for what was before a match was taken up, and nobody has played that yet."""


class Forgotten(Event, reveal=True):
    """Something was revealed; what it was is not remembered yet, so nobody can be told."""

    def document(self) -> dict[str, Any]:
        raise NotRemembered


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A position on the way, never changed and so shared by clones: nothing is played again from further back."""

    ply: int
    state: State
    phases: int


class Prelude:
    """What is before the place where a match was taken up. Clones share it, so that all of them remember at once."""

    def __init__(self, ply: int, lines: int) -> None:
        self.ply: Final = ply
        """How many actions are in force there."""
        self.lines: Final = lines
        """How many lines of the record lead there."""
        self.known = False
        """Whether it is remembered; before, nothing of it is here."""
        self.kept: list[Waypoint] = []
        """Positions on the way, from the very first on."""
        self.history: list[Done] = []
        """The lines themselves."""


def mark_of(move: Move) -> tuple[int, ...]:
    """What has to be known of an action even if nobody remembers what it was."""
    flags = _WINDOW * move.window | _FEIGNED * move.feigned | _GRANTED * move.granted
    line = 0
    if isinstance(move, Dealing):
        flags, line = flags | _DEALING, move.line
    ended = [event.seat for event in move.events if isinstance(event, TurnEnded)]
    return (move.seat, move.phase, flags, line, move.reveals, *ended)


def marks_of(moves: Sequence[Move]) -> dict[str, Any]:
    """Marks of many actions: each of those that differ once, and its number for every action that has it."""
    numbers: dict[tuple[int, ...], int] = {}
    for move in moves:
        if not move.mark:
            move.mark = mark_of(move)
    found = [numbers.setdefault(move.mark, len(numbers)) for move in moves]
    return {"marks": [list(mark) for mark in numbers], "moves": found}


def moves_by(marks: dict[str, Any]) -> list[Move]:
    """The actions that were marked so, each an object of its own."""
    events = [_events_by(mark) for mark in marks["marks"]]
    return [_move_by(marks["marks"][number], events[number]) for number in marks["moves"]]


def _events_by(mark: Mark) -> list[Event]:
    """As much of what an action caused as undo asks for. No list of events is ever changed, so actions share it."""
    seat, _, _, _, reveals, *ended = mark
    return [*[Forgotten(seat)] * reveals, *[TurnEnded(one) for one in ended]]


def _move_by(mark: Mark, events: list[Event]) -> Move:
    seat, phase, flags, line = mark[:4]
    window, feigned, granted = bool(flags & _WINDOW), bool(flags & _FEIGNED), bool(flags & _GRANTED)
    if flags & _DEALING:
        return Dealing(seat, NOBODY, phase, window, events, feigned, granted, line=line)
    return Move(seat, NOBODY, phase, window, events, feigned, granted)


def open_moves(moves: Sequence[Move], space: ActionSpace) -> list[Any]:
    """Actions to be played again: seat, notation, whether the table gave it; of a dealing whose, and its line."""
    return [
        [move.events[0].seat, "", False, move.line]
        if isinstance(move, Dealing)
        else [move.seat, space.notation(move.action), move.granted, 0]
        for move in moves
    ]


def last_lines(history: Sequence[Done]) -> list[Done]:
    """The end of what was done, as far back as `granting.has_taken_back` may look, for whichever seat.

    It looks no further than an action that another seat did, or in another phase, than the last one; what was done out
    of turn does not count.
    """
    last: tuple[int, int] | None = None
    for place in reversed(range(len(history))):
        done = history[place]
        if isinstance(done, Move) and not done.window:
            whose = (done.phase, 0 if done.phase else done.seat)
            if last is not None and whose != last:
                return list(history[place:])
            last = whose
    return list(history)


def written(history: Sequence[Done]) -> list[Any]:
    """Lines of what was done as marks."""
    return [_written(done) for done in history]


def _written(done: Done) -> Sequence[Any]:
    if isinstance(done, TakenBack):
        return [_UNDO, done.seat, done.count, done.anew]
    if isinstance(done, Passed):
        return [_LET_PASS, done.seat, done.count]
    return mark_of(done)


def read(lines: Sequence[Sequence[Any]]) -> list[Done]:
    """Such lines again."""
    return [_read(line) for line in lines]


def _read(line: Sequence[Any]) -> Done:
    if line[0] == _UNDO:
        return TakenBack(line[1], line[2], line[3])
    if line[0] == _LET_PASS:
        return Passed(line[1], line[2])
    return _move_by(line, _events_by(line))
