"""What several commands share: their options, and reading the files they are given."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ratusz.core.errors import RatuszError
from ratusz.core.record import Record
from ratusz.texts import LANGUAGES, preferred_language

Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        metavar="|".join(LANGUAGES),
        default_factory=preferred_language,
        show_default="from the locale",
        envvar="RATUSZ_LANGUAGE",
        help="The language of the texts.",
    ),
]
Color = Annotated[bool, typer.Option("--color/--no-color", help="Colours; NO_COLOR=1 switches them off as well.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts instead of text for people.")]


class BadInput(RatuszError):
    """Something on the command line that cannot be used."""


def read_record(path: Path) -> Record:
    """The record in a file; an error says why there is none."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The record '{path}' cannot be read: {error.strerror}.") from None
    return Record.from_json(text)
