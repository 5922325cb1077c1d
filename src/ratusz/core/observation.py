"""A position as bytes in a buffer, for learners: which numbers there are, where they stand and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from ratusz.core.extras import load
from ratusz.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from ratusz.core.block import Writer

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


class Observation(Generic[S]):
    """How a position is written: its parts, and `write(state, observer, buffer)`, which fills a buffer of `size` bytes
    with what a seat may know.
    """

    def __init__(self, parts: Parts, write: Callable[[S, int, bytearray], None]) -> None:
        self._parts = parts
        self._write = write

    @staticmethod
    def of(module: str) -> Observation[Any]:
        """The observation whose PARTS and WRITER are in a module, which is not imported before somebody observes."""
        return _Elsewhere(module)

    @property
    def parts(self) -> Parts:
        return self._parts

    @property
    def size(self) -> int:
        return self.parts.size

    @cached_property
    def writer(self) -> Writer:
        """What writes into a block of memory, among others."""
        return _blocks().PlainWriter(self.size, self._write)  # type: ignore[no-any-return]

    def write(self, state: S, observer: int, buffer: bytearray) -> None:
        """Fill `buffer[:size]` with what a seat may know."""
        self._write(state, observer, buffer)


class _Elsewhere(Observation[Any]):
    """An observation that a game writes into blocks."""

    def __init__(self, module: str) -> None:
        self._module = module

    @cached_property
    def _loaded(self) -> Any:
        return load(self._module, extra="envs", needs="Observations need")

    @property
    def parts(self) -> Parts:
        parts: Parts = self._loaded.PARTS
        return parts

    @cached_property
    def writer(self) -> Writer:
        writer: Writer = self._loaded.WRITER
        return writer

    def write(self, state: State, observer: int, buffer: bytearray) -> None:
        buffer[: self.size] = memoryview(_blocks().observed(self.writer, state, observer, self.size))


def _blocks() -> Any:
    return load("ratusz.core.block", extra="envs", needs="Observations need")


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
