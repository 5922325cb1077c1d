"""`ratusz arena`: bots against each other, and what can be said about them afterwards."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ratusz import games
from ratusz.cli.arena_report import Report
from ratusz.cli.codes import INTERRUPTED
from ratusz.cli.common import BadInput, Color, Json, Language
from ratusz.cli.lab import Cluster, Workers, tournament_of
from ratusz.cli.screen import Screen
from ratusz.core.errors import RatuszError
from ratusz.lab import units
from ratusz.lab.arena import Result, Tournament, check, play_all
from ratusz.lab.parquet import PartFiles, part_file
from ratusz.lab.report import COLUMNS, deeds_file, document, lines, record_file, write_tables
from ratusz.lab.statistics import rating_model, summarise
from ratusz.lab.units import hire
from ratusz.texts import Texts

MOST_MATCHES: Final = 1_000_000


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
    workers: Workers = None,
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
    parquet: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write the lines of --csv to Parquet files in this folder, while matches are played.",
            show_default=False,
        ),
    ] = None,
    cluster: Cluster = None,
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
    ratusz arena builders --bots greedy,fair --games 100000 --cluster auto --parquet results
    """
    rating_model()  # Better missed now than after the last match.
    asked = tournament_of(game, bots, players, matches, secrets.token_hex(8) if seed is None else seed, option or [])
    tournament = replace(asked, records=records is not None)
    check(tournament)
    _check_files(table, records, parquet)
    parts = None if parquet is None else PartFiles(parquet, COLUMNS)
    texts = Texts(language, games.find(tournament.game))
    results: list[Result] = []
    stopped: BaseException | None = None
    try:
        with hire(workers, cluster) as staff, closing(_play(tournament, staff, texts)) as arriving:
            for result in arriving:
                results.append(_keep_record(result, records))
                if parts is not None:
                    parts.add(lines(result, tournament.specs))
    except (KeyboardInterrupt, RatuszError) as error:
        stopped = error
    if parts is not None:
        parts.flush()
    if results:
        summary = summarise(results, tournament.specs)
        if table is not None:
            write_tables(table, results, summary, tournament.specs)
        if as_json:
            typer.echo(json.dumps(document(tournament, results, summary), ensure_ascii=False))
        else:
            Report(summary, tournament, texts, Screen(color=color)).show()
    if isinstance(stopped, RatuszError):
        raise stopped
    raise typer.Exit(0 if stopped is None else INTERRUPTED)


def _check_files(table: Path | None, records: Path | None, parquet: Path | None) -> None:
    """Everything that could go wrong with the files goes wrong before the first match."""
    if table is not None:
        if not table.parent.is_dir():
            raise BadInput(f"There is no folder '{table.parent}' for '{table.name}'.")
        _check_writable(table)
        _check_writable(deeds_file(table))
    if records is not None:
        _check_folder(records, record_file(records, 0), "records")
    if parquet is not None:
        _check_folder(parquet, part_file(parquet, 1), "Parquet files")


def _check_folder(folder: Path, first: Path, what: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"'{folder}' cannot hold {what}: {error.strerror}.") from None
    if first.exists():
        raise BadInput(f"'{first}' already exists; name a folder without {what}.")


def _check_writable(file: Path) -> None:
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadInput(f"A table cannot be written to '{file}'.")


def _play(tournament: Tournament, staff: units.Workers | None, texts: Texts) -> Generator[Result, None, None]:
    """All results, with a bar on stderr that shows how far and how fast it goes."""
    bar = Progress(
        TextColumn(texts.say("arena-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=tournament.matches)

        def show(progress: units.Progress) -> None:
            pace = texts.say("arena-pace", rate=f"{progress.rate:.1f}", workers=progress.workers)
            again = texts.say("arena-repeated", count=progress.repeated) if progress.repeated else ""
            bar.update(task, completed=progress.done, description=f"{pace} {again}")

        yield from play_all(tournament, staff, show)


def _keep_record(result: Result, folder: Path | None) -> Result:
    """The result without its record, which is in the folder then."""
    if folder is None or result.record is None:
        return result
    record_file(folder, result.number).write_text(result.record, encoding="utf-8")
    return replace(result, record=None)
