"""A table in words and numbers: what a game fills in from a view, and a terminal draws.

Games know no terminal and no language. They make these plain structures with the help of a `Say`, which turns the key
of a text into a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol

from ratusz.core.question import Question
from ratusz.core.state import NOBODY

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)
    """The views of a game."""
else:
    from typing import TypeVar

    V = TypeVar("V")

PLAIN, GOOD, SHORT, FAINT = "plain", "good", "short", "faint"
"""The tones of a cell: as usual, in order, something is missing, nothing to look at."""

GAP: Final = 2
"""The room between two columns."""
INDENT: Final = 2
"""How far the rows of a section stand to the right of its title."""


class Say(Protocol):
    """Says a text: `ids` go in by the names they stand for, other arguments as they are."""

    def __call__(self, key: str, ids: Mapping[str, str] | None = None, /, **args: int | str) -> str: ...


OPERANDS: Final = ("first", "second", "third", "fourth")
"""What the operands of an action are called in its sentence."""


def asked(notation: str, say: Say) -> str:
    """An action as one would ask somebody to do it."""
    verb, *words = notation.split()
    operands = dict(zip(OPERANDS, words, strict=False))
    ids = {name: word for name, word in operands.items() if not word.isdecimal()}
    return say(f"action-{verb}", ids, **{name: int(word) for name, word in operands.items() if name not in ids})


@dataclass(frozen=True, slots=True)
class Cell:
    text: str
    tone: str = PLAIN


NOTHING: Final = Cell("–", FAINT)


def counted(amount: int) -> Cell:
    """An amount, a stroke for none."""
    return Cell(str(amount)) if amount else NOTHING


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One line of a table; the first cell is text, the others are short and stand to the right."""

    cells: tuple[Cell, ...]
    note: str = ""
    """What is said below the line."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the table: a row of cards, the things in front of a seat."""

    title: str
    rows: tuple[BoardRow, ...]
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

    def widths(self) -> list[int]:
        """How wide each column has to be."""
        lines = [["", *self.columns]]
        lines += [[cell.text for cell in row.cells] for section in self.sections for row in section.rows]
        first, *others = (max(map(len, column)) for column in zip(*lines, strict=True))
        return [first + INDENT, *others]

    def text(self, active: int) -> str:
        """The table without colours and as wide as it needs to be; the section of the active seat is marked."""
        widths = self.widths()
        lines = [self.headline, *([_line(["", *self.columns], widths)] if self.columns else [])]
        for section in self.sections:
            mark = "▸ " if section.seat >= 0 and section.seat == active else ""
            lines.append(f"{mark}{section.title}")
            for row in section.rows:
                lines.append(_line([cell.text for cell in row.cells], widths))
                lines += [f"{' ' * 2 * INDENT}{row.note}"] if row.note else []
            lines += [f"{' ' * INDENT}{section.note}"] if section.note else []
        return "\n".join(lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    name = " " * INDENT + cells[0]
    numbers = [text.rjust(GAP + width) for text, width in zip(cells[1:], widths[1:], strict=True)]
    return "".join([name.ljust(widths[0]), *numbers]).rstrip()


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
class Board(Generic[V]):
    """How a game is shown in words."""

    draw: Callable[[V, Sequence[str], Say], Picture]
    """The table, from a view and the names of the seats."""
    menu: Callable[[V, Question, Say], list[Group]]
    """The answers to a question, each exactly once, from the view of its seat; what they cost is told beside them."""
    tie_breaks: Mapping[str, Callable[[V, int], int]] = field(default_factory=dict)
    """What decides between equal scores, in order: how much of it a seat has. `tie-<name>` is the key of its text."""
    phase: Callable[[V], object] | None = None
    """As long as this is the same, answers keep the numbers they once had in the menu; None: until the turn is over.

    Where turns are so short that a phase has many, one whose end is obvious ends by itself."""
