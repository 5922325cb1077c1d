"""The entry point: all commands of `ratusz`, and one sentence and an exit code for everything that goes wrong."""

from __future__ import annotations

import contextlib
import importlib
import io
import sys
from collections.abc import Mapping
from typing import Annotated, Final, cast

import typer

from ratusz import __version__
from ratusz.cli.codes import BAD_INPUT, INTERRUPTED
from ratusz.cli.sources import source_tree
from ratusz.core.errors import RatuszError

UsageError: Final = cast("type[Exception]", typer.BadParameter.__base__)
"""What typer raises when a command line makes no sense, wherever it keeps the class."""

COMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "play": ("Play", "play"),
    "games": ("Play", "list_games"),
    "serve": ("Play", "serve"),
    "think": ("Play", "think"),
    "arena": ("Study", "arena"),
    "study": ("Study", "study"),
    "dataset": ("Study", "dataset"),
    "train": ("Study", "train"),
    "rate": ("Study", "rate"),
    "bench": ("Study", "bench"),
    "verify": ("Check", "verify"),
    "rules": ("Check", "rules"),
    "keep": ("Check", "keep"),
    "move-store": ("Check", "move_store"),
}
"""The commands, each in the module of its name: where help lists them, and what they are called in their modules."""


def command_line(asked: str = "") -> typer.Typer:
    """All commands; only the one that is asked for, where it is one of them, since others may take long to load."""
    app = typer.Typer(
        rich_markup_mode="rich",
        add_completion=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(ratusz)
    here = [name for name in COMMANDS if name != "bench" or source_tree() is not None]
    for name in [asked] if asked in COMMANDS else here:
        panel, attribute = COMMANDS[name]
        command = getattr(importlib.import_module(f"ratusz.cli.{name.replace('-', '_')}"), attribute)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name, rich_help_panel=panel)
        else:
            app.command(name, rich_help_panel=panel)(command)
    return app


def ratusz(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", "-V", help="Print the version.", is_eager=True)] = False,
) -> None:
    """One table for town-building board games.

    Play in the terminal against bots or friends, let bots play hundreds of matches, check that a match was fair.

    Start with:

    [bold]ratusz play builders[/bold]  a first match against a fair bot; [bold]hint[/bold] advises, [bold]?[/bold] helps
    [bold]ratusz games[/bold]          what you can play
    [bold]ratusz serve --open[/bold]   the same table in the browser, also for friends far away
    [bold]ratusz play --help[/bold]    help for a command, with examples
    """
    if show_version:
        typer.echo(f"ratusz {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: list[str]) -> int:
    """Carry out a command line; the exit code. What is wrong is said in one sentence on stderr."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter should show a question mark instead of a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = command_line(*arguments[:1])(arguments, prog_name="ratusz", standalone_mode=False)
    except UsageError as error:
        sentence = _usage(error)
        # Without one, a group of commands was named alone and has explained itself.
        return _refuse(sentence) if sentence else 0
    except RatuszError as error:
        return _refuse(str(error))
    except OSError as error:
        return _refuse(f"{error.strerror}: {error.filename}")
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _usage(error: Exception) -> str:
    sentence = " ".join(str(getattr(error, "format_message", error.__str__)()).split())
    context = getattr(error, "ctx", None)
    return f"{sentence} Try: {context.command_path} --help" if sentence and context is not None else sentence


def _refuse(sentence: str) -> int:
    with contextlib.suppress(BrokenPipeError):
        print(f"ratusz: {sentence}", file=sys.stderr)
    return BAD_INPUT
