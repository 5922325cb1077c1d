"""`ratusz arena`: bots against each other, and what can be said about them afterwards."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratusz import games
from ratusz.bots import split_specs
from ratusz.cli.arena_report import Report
from ratusz.cli.codes import INTERRUPTED
from ratusz.cli.common import BadInput, Color, Json, Language, read_options
from ratusz.cli.screen import Screen
from ratusz.core.errors import RatuszError
from ratusz.lab.arena import Result, Tournament, check, play_all, record_file
from ratusz.lab.report import deeds_file, document, write_tables
from ratusz.lab.statistics import rating_model, summarise
from ratusz.texts import Texts

MOST_MATCHES: Final = 1_000_000
MOST_WORKERS: Final = 1024


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.")],
    *,
    bots: Annotated[
        list[str],
        typer.Option(
            "--bots",
            "-b",
            metavar="SPEC,SPEC…",
            help="The bots that play, separated by commas; may be given several times.",
        ),
    ],
    matches: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MOST_MATCHES, help="How many matches to play.")
    ] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many seats.", show_default="one for each bot")
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Shuffle with this seed, to repeat the same matches.", show_default="an unguessable one"),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", "-w", min=1, max=MOST_WORKERS, help="How many processes to use.", show_default="all cores"
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game.")
    ] = None,
    table: Annotated[
        Path | None,
        typer.Option(
            "--csv",
            metavar="FILE",
            help="Write a line for each seat of each match to FILE, and one for each deed to FILE-deeds beside it.",
            show_default=False,
        ),
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the record of every match in this folder.", show_default=False),
    ] = None,
    as_json: Json = False,
    language: Language,
    color: Color = True,
) -> None:
    """Let bots play many matches, and see which one is better and how certain that is.

    Every deal is played in every rotation of its seating, and all seatings take
    turns. If there are more seats than bots, so do all the ways to fill them.
    Matches that hit a cap count for nobody. Ctrl-C shows the results so far.

    For example:

    ratusz arena builders --bots greedy,random --games 200
    ratusz arena builders --bots mcts:iterations=200,greedy,random --seed 7 --workers 2
    ratusz arena builders --bots greedy --bots "exec:python examples/line_bot.py" --csv results.csv
    """
    rating_model()  # Better missed now than after the last match.
    chosen = games.find(game)
    specs = tuple(spec for text in bots for spec in split_specs(text))
    tournament = Tournament(
        game=chosen.id,
        specs=specs,
        players=players if players is not None else max(len(specs), chosen.players[0]),
        matches=matches,
        seed=secrets.token_hex(8) if seed is None else seed,
        options=chosen.check_options(read_options(chosen, option or [])),
        records=records,
    )
    check(tournament)
    _check_files(tournament, table)
    texts = Texts(language, chosen)
    results: list[Result] = []
    stopped: BaseException | None = None
    try:
        _collect(tournament, workers or _cores(), results, texts.say("arena-playing"))
    except (KeyboardInterrupt, RatuszError) as error:
        stopped = error
    if results:
        summary = summarise(results, specs)
        if table is not None:
            write_tables(table, results, summary, specs)
        if as_json:
            typer.echo(json.dumps(document(tournament, results, summary), ensure_ascii=False))
        else:
            Report(summary, tournament, texts, Screen(color=color)).show()
    if isinstance(stopped, RatuszError):
        raise stopped
    raise typer.Exit(0 if stopped is None else INTERRUPTED)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check_files(tournament: Tournament, table: Path | None) -> None:
    """Everything that could go wrong with the files goes wrong before the first match."""
    if table is not None:
        if not table.parent.is_dir():
            raise BadInput(f"There is no folder '{table.parent}' for '{table.name}'.")
        _check_writable(table)
        _check_writable(deeds_file(table))
    if tournament.records is not None:
        try:
            tournament.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"'{tournament.records}' cannot hold records: {error.strerror}.") from None
        first = record_file(tournament.records, 0)
        if first.exists():
            raise BadInput(f"'{first}' already exists; name a folder without records.")


def _check_writable(file: Path) -> None:
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadInput(f"A table cannot be written to '{file}'.")


def _collect(tournament: Tournament, workers: int, results: list[Result], title: str) -> None:
    """Play, with a progress bar on stderr; what is done is in the list, whatever happens."""
    bar = Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar, closing(play_all(tournament, workers)) as arriving:
        task = bar.add_task(title, total=tournament.matches)
        for result in arriving:
            results.append(result)
            bar.advance(task)
