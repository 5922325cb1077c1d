"""What several commands share: options, reading what they are given, a bar that shows progress."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ratusz.core.errors import RatuszError
from ratusz.core.game import Game, Option, OptionValue
from ratusz.core.reading import whole_number
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
Color = Annotated[bool, typer.Option("--color/--no-color", help="Use colours; NO_COLOR=1 switches them off too.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts instead of text for people.")]


class BadInput(RatuszError):
    """Something on the command line that cannot be used."""


def check_there(database: str) -> None:
    """A file that is missing is a slip of the pen; PostgreSQL says for itself what is missing."""
    if "://" not in database and not Path(database).is_file():
        raise BadInput(f"There is no database '{database}'.")


@contextlib.contextmanager
def measuring(title: str) -> Iterator[Callable[[float], None]]:
    """A progress bar on stderr, moved by telling it which share is done."""
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=1.0)
        yield lambda share: progress.update(task, completed=share)


def read_record(path: Path) -> Record:
    """The record in a file; an error says why there is none."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadInput(f"The record '{path}' cannot be read: {error.strerror}.") from None
    return Record.from_json(text)


def read_options(game: Game, settings: Sequence[str]) -> dict[str, object]:
    """The options of texts such as `round_cap=100`; whether they are allowed is the game's to say."""
    known = {option.name: option for option in game.options}
    options: dict[str, object] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise BadInput(f"An option is written NAME=VALUE, not '{setting:.60}'.")
        options[name] = _read_option(known[name], value) if name in known else value
    return options


def _read_option(option: Option, text: str) -> OptionValue:
    """The value that a text stands for, or the text itself where it stands for none."""
    if isinstance(option.default, bool):
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    if isinstance(option.default, int):
        number = whole_number(text.removeprefix("-"))
        if number is not None:
            return -number if text.startswith("-") else number
    return text
