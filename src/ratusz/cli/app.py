"""The entry point: all commands of `ratusz`, and one sentence and an exit code for everything that goes wrong."""

from __future__ import annotations

import contextlib
import io
import sys
from importlib.metadata import version
from typing import Annotated, Final, cast

import typer

from ratusz.cli.arena import arena
from ratusz.cli.bench import bench
from ratusz.cli.common import BAD_INPUT, INTERRUPTED
from ratusz.cli.games import list_games
from ratusz.cli.play import play
from ratusz.cli.rules import rules
from ratusz.cli.serve import serve
from ratusz.cli.verify import verify
from ratusz.core.errors import RatuszError

UsageError: Final = cast("type[Exception]", typer.BadParameter.__base__)
"""What typer raises when a command line makes no sense, wherever it keeps the class."""

app = typer.Typer(
    rich_markup_mode="rich",
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(rich_help_panel="Play")(play)
app.command("games", rich_help_panel="Play")(list_games)
app.command(rich_help_panel="Play")(serve)
app.command(rich_help_panel="Study")(arena)
app.add_typer(bench, name="bench", rich_help_panel="Study")
app.command(rich_help_panel="Check")(verify)
app.command(rich_help_panel="Check")(rules)


@app.callback(invoke_without_command=True)
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
        typer.echo(f"ratusz {version('ratusz')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line of this process."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out a command line; the exit code. What is wrong is said in one sentence on stderr."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter should show a question mark instead of a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="ratusz", standalone_mode=False)
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
