"""A block of memory that compiled code fills with observations, a byte for each number.

Setting an item of a bytearray takes compiled code 16 ns, since it goes through the interpreter; an item of a block
takes about one. Whoever imports this in the compiled build needs the package `librt`, so a game's writer is imported
when somebody observes, and never by playing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, u8

from ratusz.core.state import State
from ratusz.core.unboxed import extend, lay, vec

MOST: Final = 255
"""What higher amounts are written as."""


def _is_bytearray(block: object) -> bool:
    return isinstance(block, bytearray)


INTERPRETED: Final = _is_bytearray(vec[u8]())
"""Whether there is a bytearray instead, which never grows."""


class Page:
    """A block that is written from its beginning to its end, row by row, and then over again.

    `put` copies many bytes at once to where the page ends, and after that each of them can still be changed. What was
    put is in `block`; `whole` is all there is room for, and the same memory: a `vec` that is extended within its
    capacity stays where it is.
    """

    whole: vec[u8]
    block: vec[u8]
    end: int
    """Not a native integer: mypyc fails where one library uses such a field of another that was not compiled again."""

    def __init__(self, size: int) -> None:
        self.end = 0
        if INTERPRETED:
            self.block = vec[u8](bytes(size))
            self._empty = self.block
            self.whole = self.block
        else:
            self._empty = vec[u8](capacity=size)
            self.block = self._empty
            self.whole = extend(self._empty, bytes(size))

    def rewind(self) -> None:
        """Begin to write over again."""
        self.block = self._empty
        self.end = 0

    def put(self, numbers: Any) -> None:
        """Write bytes, or the bytes of a bytearray."""
        if INTERPRETED:
            self.end = lay(self.block, self.end, numbers)
        else:
            self.block = extend(self.block, numbers)
            self.end = len(self.block)


def put_list(block: vec[u8], at: i64, numbers: list[int]) -> i64:
    """Write numbers from there on, those above MOST as MOST; where they end."""
    for number in numbers:
        block[at] = number if number < MOST else MOST
        at += 1
    return at


class Writer:
    """How a game writes what a seat may know. Only modules that are compiled derive from it."""

    def write(self, state: State, observer: int, page: Page) -> None:
        """Put an observation on a page."""
        raise NotImplementedError


class PlainWriter(Writer):
    """The writer of a game that fills bytearrays."""

    def __init__(self, size: int, write: Callable[[Any, int, bytearray], None]) -> None:
        self.buffer = bytearray(size)
        self.fill = write

    def write(self, state: State, observer: int, page: Page) -> None:
        self.fill(state, observer, self.buffer)
        page.put(self.buffer)


def observed(writer: Writer, state: State, observer: int, size: int) -> vec[u8]:
    """What a seat may know, in a block of its own."""
    page = Page(size)
    writer.write(state, observer, page)
    return page.whole
