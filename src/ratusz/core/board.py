"""A table in words and numbers: what a game fills in from a view, and a terminal draws.

Games know no terminal and no language. They make these plain structures with the help of a `Say`, which turns the key
of a text into a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ratusz.core.question import Question
from ratusz.core.state import NOBODY

PLAIN, GOOD, SHORT, FAINT = "plain", "good", "short", "faint"
"""The tones of a cell: as usual, in order, something is missing, nothing to look at."""


class Say(Protocol):
    """Says a text: `ids` go in by the names they stand for, other arguments as they are."""

    def __call__(self, key: str, ids: Mapping[str, str] | None = None, /, **args: int | str) -> str: ...


@dataclass(frozen=True, slots=True)
class Cell:
    text: str
    tone: str = PLAIN


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table; the first cell is text, the others are short and stand to the right."""

    cells: tuple[Cell, ...]
    note: str = ""
    """What is said below the line."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table: a row of cards, the things in front of a seat."""

    title: str
    rows: tuple[Row, ...]
    note: str = ""
    seat: int = NOBODY
    """Whose things these are; NOBODY for what is common."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The whole table. All sections share the columns, so that numbers can be compared down the page."""

    headline: str
    columns: tuple[str, ...]
    """The titles of all columns but the first."""
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action in the words of a menu."""

    action: int
    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """Choices of the same kind."""

    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decides between equal scores, and how much of it each seat has."""

    name: str
    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """How a game is shown in words."""

    draw: Callable[[Any, Sequence[str], Say], Picture]
    """The table, from a view and the names of the seats."""
    menu: Callable[[Any, Question, Say], list[Group]]
    """The answers to a question, each exactly once, from the view of its seat; what they cost is told beside them."""
    tie_breaks: Callable[[Any], list[TieBreak]]
    """What decides between equal scores, in order; `tie-<name>` is the key of its text."""
