"""What is written to the terminal and read from it: pictures of a table, menus, sheets, lines of input."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ratusz.core.board import FAINT, GAP, GOOD, INDENT, NOTHING, PLAIN, SHORT, BoardRow, Cell, Picture, Section

STYLES: Final = {PLAIN: "", GOOD: "green", SHORT: "bold yellow", FAINT: "dim"}
TITLE: Final = "bold cyan"
NUMBER: Final = 5
"""The room for the number of a choice."""
NARROWEST: Final = 10
"""How far a column of names may be cut in a narrow terminal."""


EMPTY: Final = ("", NOTHING.text)
"""What a cell shows that has nothing to show."""


class EndOfInput(Exception):
    """Nobody will type anything any more."""


class Screen:
    """A terminal, or a pipe in its place."""

    def __init__(self, *, color: bool = True) -> None:
        color = color and not os.environ.get("NO_COLOR")
        self.console = Console(highlight=False, markup=False, emoji=False, color_system="auto" if color else None)
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - importing it is what gives `input` its line editing

    def write(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """A paragraph, wrapped to the width of the terminal; lines after the first go `hang` further to the right."""
        room = max(20, self.console.width - indent - hang)
        for number, line in enumerate(Text(text, style).wrap(self.console, room) if text else [Text()]):
            margin = indent + (hang if number else 0)
            line.rstrip()
            self.console.print(Text(" " * margin).append_text(line))

    def write_entry(self, label: str, text: str, width: int) -> None:
        """A label and its explanation beside it."""
        lines = Text(text).wrap(self.console, max(20, self.console.width - width))
        for number, line in enumerate(lines):
            line.rstrip()
            self.console.print(Text(_pad(label if number == 0 else "", width), "bold").append_text(line))

    def write_path(self, text: str, style: str = "") -> None:
        """A line that is not to be broken, since somebody will copy it."""
        self.console.print(Text(text, style), soft_wrap=True)

    def title(self, text: str, faint: str = "") -> None:
        """A heading, with a remark beside it."""
        heading = Text(text, TITLE)
        if faint:
            heading.append(f"  {faint}", "dim")
        for line in heading.wrap(self.console, self.console.width):
            line.rstrip()
            self.console.print(line)

    def markdown(self, text: str) -> None:
        """A text with headings, lists and tables."""
        from rich.markdown import Markdown  # noqa: PLC0415 - it takes as long to load as all the rest, and few need it

        self.console.print(Markdown(text, hyperlinks=False))

    def read(self, prompt: str) -> str:
        """The next line that somebody types; EndOfInput when there is none."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                raise EndOfInput from None
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        # What came through a pipe is not on the screen yet, and a transcript should have it.
        self.console.print(Text(prompt + line.strip()))
        return line.strip()

    @contextlib.contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """A sign of life while a bot thinks."""
        if self.console.is_terminal:
            with self.console.status(Text(text)):
                yield
        else:
            yield

    def draw(self, picture: Picture, sections: Sequence[Section], active: int) -> None:
        """Sections of a picture under common columns; the one of the active seat is marked."""
        shown = self._columns(picture)
        widths = self._fitting([width for place, width in enumerate(picture.widths()) if place in shown])
        if picture.columns:
            titles = [Cell(""), *(Cell(title, FAINT) for title in picture.columns)]
            self.console.print(_line([titles[place] for place in shown], widths))
        for section in sections:
            mark = "▸ " if section.seat >= 0 and section.seat == active else ""
            common = section.seat < 0
            self.title(mark + section.title, section.note if common else "")
            for row in section.rows:
                self._row(row, shown, widths)
            if section.note and not common:
                self.write(section.note, "dim", INDENT)

    def _columns(self, picture: Picture) -> list[int]:
        """The places of the columns that are drawn: where not all have room, those in which there is anything."""
        widths = picture.widths()
        places = range(len(widths))
        if sum(widths) + GAP * (len(widths) - 1) <= self.console.width:
            return list(places)
        cells = [enumerate(row.cells) for section in picture.sections for row in section.rows]
        filled = {place for row in cells for place, cell in row if cell.text not in EMPTY}
        return [place for place in places if place == 0 or place in filled]

    def _fitting(self, widths: list[int]) -> list[int]:
        """The widths with a first column that leaves room for the numbers, as far as it can."""
        numbers = sum(width + GAP for width in widths[1:])
        return [max(NARROWEST, min(widths[0], self.console.width - numbers)), *widths[1:]]

    def _row(self, row: BoardRow, shown: Sequence[int], widths: Sequence[int]) -> None:
        if len(row.cells) == 1:
            # Nothing stands beside it, so nothing of it has to be cut.
            cell = row.cells[0]
            self.write(cell.text, STYLES[cell.tone], INDENT, hang=INDENT)
        else:
            self.console.print(_line([row.cells[place] for place in shown], widths))
        if row.note:
            self.write(row.note, "dim", 2 * INDENT)

    def menu(self, title: str, entries: Sequence[tuple[int, str]]) -> None:
        """Choices of a kind with their numbers; short ones stand side by side."""
        if title:
            self.title(title)
        width = max(cell_len(text) for _, text in entries) + NUMBER + GAP
        side_by_side = max(1, self.console.width // width)
        line = Text()
        for place, (number, text) in enumerate(entries, start=1):
            if width > self.console.width:
                self.write_entry(f"{number:>3}  ", text, NUMBER)
            else:
                line.append(f"{number:>3}  ", "bold").append(_pad(text, width - NUMBER))
                if place % side_by_side == 0 or place == len(entries):
                    line.rstrip()
                    self.console.print(line)
                    line = Text()

    def sheet(self, header: Sequence[str], rows: Iterable[tuple[str, Sequence[str]]], total: str) -> None:
        """A table of numbers: a line for each source, a column for each seat; the line named `total` stands out."""
        lines = [("", header), *rows]
        widths = [max(cell_len(name) for name, _ in lines) + INDENT]
        widths += [max(6, *(cell_len(cells[place]) for _, cells in lines)) for place in range(len(header))]
        widths = self._fitting(widths)
        for name, cells in lines:
            line = _line([Cell(name), *(Cell(cell) for cell in cells)], widths)
            if name in ("", total):
                line.stylize("bold")
            self.console.print(line)


def _line(cells: Sequence[Cell], widths: Sequence[int]) -> Text:
    name = Text(cells[0].text, STYLES[cells[0].tone])
    name.truncate(widths[0] - INDENT, overflow="ellipsis", pad=True)
    line = Text(" " * INDENT, overflow="crop", no_wrap=True).append_text(name)
    for cell, width in zip(cells[1:], widths[1:], strict=True):
        line.append(" " * (GAP + width - cell_len(cell.text))).append(cell.text, STYLES[cell.tone])
    line.rstrip()
    return line


def _pad(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))
