"""Rows that arrive over time, as a folder of Parquet files: each is whole when it has its name, and stays as it is.

A single Parquet file can be read only after its end is written. Of a folder nothing is lost but the rows since the last
part, if all goes dark; and whatever reads Parquet reads the folder as one table.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ratusz.core.extras import load

PART_ROWS: Final = 50_000
PART_SECONDS: Final = 60.0
"""A part is written when it has so many rows, or is so old when a row arrives."""


class PartFiles:
    """Rows on their way into a folder; columns have names and Arrow types, such as `int32`, `string` or `bool`."""

    def __init__(self, folder: Path, columns: Mapping[str, str]) -> None:
        need_parquet()
        self._folder = folder
        self._columns = columns
        self._rows: list[Sequence[object]] = []
        self._begun = time.monotonic()
        self._written = 0

    def add(self, rows: Iterable[Sequence[object]]) -> None:
        """Add rows; what is added at once is never torn apart."""
        self._rows += rows
        if len(self._rows) >= PART_ROWS or time.monotonic() - self._begun >= PART_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write the rows that have no file yet."""
        if self._rows:
            self._written += 1
            write_table(part_file(self._folder, self._written), self._columns, self._rows)
        self._rows = []
        self._begun = time.monotonic()


def part_file(folder: Path, number: int) -> Path:
    """Where a part is kept, counted from 1."""
    return folder / f"part-{number:06}.parquet"


def need_parquet() -> None:
    """MissingPackage if nothing here can write Parquet: better missed now than after the last match."""
    load("arro3.io", extra="lab", needs="Parquet needs")


def write_table(file: Path, columns: Mapping[str, str], rows: Sequence[Sequence[object]]) -> None:
    """Write rows as one file, which has its name when it is whole."""
    arrow: Any = load("arro3.core", extra="lab", needs="Parquet needs")
    write: Any = load("arro3.io", extra="lab", needs="Parquet needs").write_parquet
    arrays = {
        name: arrow.Array([row[place] for row in rows], getattr(arrow.DataType, kind)())
        for place, (name, kind) in enumerate(columns.items())
    }
    unfinished = file.with_suffix(".unfinished")
    write(arrow.Table.from_pydict(arrays), unfinished, compression="zstd(3)")
    unfinished.replace(file)
