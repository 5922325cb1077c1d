"""A position as bytes in a buffer, for learners: which numbers there are, where they stand and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from ratusz.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    """The positions of a game. Whoever deals with games of any kind need not say that it is any."""
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of an observation: `size` numbers from 0 to `highest`, side by side in the buffer."""

    name: str
    size: int
    highest: int
    about: str


class Parts:
    """The parts of an observation, one after the other; `note` says what holds for all of them.

    >>> parts = Parts("Seats begin with the observer.")
    >>> parts.add("coins", 4, 255, "for each seat"), parts.add("round", 1, 9, "from 1")
    (0, 4)
    >>> parts.size, [part.name for part in parts]
    (5, ['coins', 'round'])
    """

    def __init__(self, note: str = "") -> None:
        self.note = note
        self.size = 0
        self._parts: list[Part] = []

    def add(self, name: str, size: int, highest: int, about: str) -> int:
        """Add a part; where it begins."""
        if any(part.name == name for part in self._parts):
            raise ValueError(f"part '{name}' is declared twice")
        self._parts.append(Part(name, size, highest, about))
        self.size += size
        return self.size - size

    def __iter__(self) -> Iterator[Part]:
        return iter(self._parts)


@dataclass(frozen=True, slots=True)
class Observation(Generic[S]):
    """How a position is written: `write(state, observer, buffer)` fills `buffer[:size]` with what a seat may know."""

    parts: Parts
    write: Callable[[S, int, bytearray], None]

    @property
    def size(self) -> int:
        return self.parts.size


def clockwise(seats: int) -> list[list[list[int]]]:
    """For each player count and observer the seats, beginning with the observer.

    >>> clockwise(3)[3][1]
    [1, 2, 0]
    """
    return [
        [[(observer + place) % players for place in range(players)] for observer in range(players)]
        for players in range(seats + 1)
    ]


def relative_tables(seats: int, *bases: int) -> list[list[bytes]]:
    """For each player count and observer a table for `translate`: a base plus a seat becomes the base plus its place.

    >>> list(relative_tables(3, 10)[3][1][9:14])
    [9, 12, 10, 11, 13]
    """
    tables = []
    for players in range(seats + 1):
        row = []
        for observer in range(players):
            table = bytearray(range(256))
            for base in bases:
                for seat in range(players):
                    table[base + seat] = base + (seat - observer) % players
            row.append(bytes(table))
        tables.append(row)
    return tables
