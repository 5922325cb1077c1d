"""`ratusz bench`: how fast the engine and the server are here."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bench.engine import Key, Report, Subject, run
from bench.worker import VECTOR
from bench.yardstick import in_c
from ratusz import games
from ratusz.bots import LEVELS
from ratusz.cli.common import BadInput, Json, measuring
from ratusz.core.extras import load

if TYPE_CHECKING:
    from bench.bots import Waits
    from bench.server import Figures

bench = typer.Typer(no_args_is_help=True)

LABELS: Final = {
    "decisions_per_second": "random play, decisions/s",
    "matches_per_second": "random play, matches/s",
    "python_loop_decisions_per_second": "the loop in Python, decisions/s",
    "vector_decisions_per_second": "many matches at once, decisions/s",
    "learner_decisions_per_second": "a learner against bots, decisions/s",
    "environment_decisions_per_second": "environment, lent buffers, decisions/s",
    "environment_copies_decisions_per_second": "environment, fresh arrays, decisions/s",
    "clones_per_second": "clones/s",
    "redeals_per_second": "redeals/s",
    "reload_milliseconds": "reload of the longest match, ms",
}
COLUMN: Final = 18
WIDE: Final = 40
"""The width of the labels of the server's figures."""
MARGIN: Final = 1 + max(len(label) for label in LABELS.values())


@bench.callback()
def _bench() -> None:
    """Measure how fast the engine and the server run on this machine."""


@bench.command()
def engine(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")] = "builders",
    *,
    seconds: Annotated[float, typer.Option(min=0.1, help="Roughly how many seconds to measure.")] = 20.0,
    players: Annotated[int, typer.Option(help="How many seats play.")] = 2,
    compiled: Annotated[
        Path | None,
        typer.Option(metavar="PATH", help="The folder of a compiled build to measure in the same run."),
    ] = None,
    matches: Annotated[
        int, typer.Option(min=1, max=100_000, help="How many matches are played side by side.")
    ] = VECTOR,
    rivals: Annotated[
        str | None,
        typer.Option(metavar="PYTHON", help="A Python with pettingzoo[classic] or open_spiel, to play chess in."),
    ] = None,
    with_c: Annotated[bool, typer.Option("--c", help="Measure the same matches of The Builders in C, too.")] = False,
    as_json: Json = False,
) -> None:
    """Measure random play, clones, redeals, reloading and the environments, next to Catanatron.

    Random play is the core's `play_randomly` on every build. Slices of all
    subjects alternate and the results are medians, so a busy machine spoils
    little. Compare the figures of one run with each other, not with those of
    another run.

    For example:

    ratusz bench engine
    ratusz bench engine builders --players 4 --seconds 60 --compiled build/compiled --json
    """
    games.find(game).check_players(players)
    others: dict[Key, Subject] = {("c", "random_play"): in_c(game, players)} if with_c else {}
    with measuring(f"{game}, {players} players") as advance:
        report = run(
            game, players, seconds, compiled=compiled, matches=matches, rivals=rivals, others=others, advance=advance
        )
    _show(report.document(), engine_lines(report), as_json=as_json)


def _show(document: Mapping[str, Any], lines: Iterator[str], *, as_json: bool) -> None:
    """Print what was measured for scripts or for people."""
    typer.echo(json.dumps(document, indent=1) if as_json else "\n".join(lines))


def engine_lines(report: Report) -> Iterator[str]:
    """A table of everybody's figures, and the ratios below it."""
    document = report.document()
    figures = document["figures"]
    yield f"{report.game}, {report.players} players, medians of {len(report.rounds)} rounds."
    yield f"This is the {report.running} build. The longest match has {report.longest} actions."
    yield ""
    yield " " * MARGIN + "".join(f"{who:>{COLUMN}}" for who in figures)
    for name, label in LABELS.items():
        yield f"{label:<{MARGIN}}" + "".join(f"{_number(row.get(name)):>{COLUMN}}" for row in figures.values())
    yield ""
    for name, ratio in document["ratios"].items():
        yield f"{name.replace('_to_', ' to ').replace('_', ' '):<{MARGIN}}{ratio:>{COLUMN}.2f}"
    if report.missing:
        yield ""
        yield from report.missing


def _number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.2f}"


@bench.command()
def server(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to play.")] = "builders",
    *,
    matches: Annotated[
        int, typer.Option(min=1, max=1000, help="Matches played at the same time, two sockets each.")
    ] = 50,
    seconds: Annotated[float, typer.Option(min=0.5, max=600, help="How many seconds to measure.")] = 10.0,
    every: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds between two moves of a match; 0: as fast as possible.")
    ] = 0.0,
    view_bytes: Annotated[
        int, typer.Option(min=1, max=100_000, help="How large views are at least, on average.")
    ] = 10_000,
    nodes: Annotated[
        int, typer.Option(min=1, max=16, help="Servers that share the database; two people are with different ones.")
    ] = 1,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A database on PostgreSQL; 'postgres' starts one.", show_default="a file"),
    ] = None,
    folder: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Where to put the database; its disk is measured.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure a server on this machine: moves per second, safely stored and seen by both seats.

    The server runs in a process of its own, and this process makes the load.
    Right after that, the same disk and the same engine are measured without a
    server, so that figures from different machines can be compared.

    For example:

    ratusz bench server
    ratusz bench server --matches 500 --every 2 --seconds 30 --json
    ratusz bench server --nodes 2 --database postgres
    """
    games.find(game).check_players(2)
    measurement = _measurement("server")
    with measuring(f"{matches} matches of {game}") as advance:
        asked = measurement.Load(game, matches, seconds, view_bytes, every, nodes, database)
        figures: Figures = measurement.measure(asked, folder, advance)
    _show(dataclasses.asdict(figures), _server_lines(game, figures), as_json=as_json)


def _measurement(name: str) -> Any:
    """What plays the people at a server is the tests', and needs what they need."""
    return load(f"bench.{name}", extra="dev", needs=f"`ratusz bench {name}` needs")


def _server_lines(game: str, figures: Figures) -> Iterator[str]:
    build = "compiled" if figures.compiled else "interpreted"
    yield f"{figures.matches} matches of {game} × 2 sockets, {build}, views of {figures.view_bytes} bytes."
    if figures.nodes > 1 or figures.store != "sqlite":
        yield f"{figures.nodes} node{'s' if figures.nodes > 1 else ''} on {figures.store}."
    yield ""
    yield f"{'moves/s':<{WIDE}}{figures.moves_per_second:>10.0f}"
    for name, times in (("stored", figures.stored), ("seen by both seats", figures.seen)):
        for part, value in times.items():
            yield f"{f'{name}, {part}, ms':<{WIDE}}{value:>10.1f}"
    yield f"{'bytes to both seats for a move':<{WIDE}}{figures.bytes_per_move:>10}"
    yield f"{'server: share of one core':<{WIDE}}{figures.server_cpu:>10.0%}"
    yield f"{'server: processor time for a move, ms':<{WIDE}}{figures.server_ms_per_move:>10.3f}"
    yield f"{'server: memory for a match, KB':<{WIDE}}{figures.table_kilobytes:>10.1f}"
    if figures.database_cpu is not None:
        yield f"{'database: share of one core':<{WIDE}}{figures.database_cpu:>10.0%}"
        yield f"{'database: processor time for a move, ms':<{WIDE}}{figures.database_ms_per_move:>10.3f}"
    yield f"{'load generator: share of one core':<{WIDE}}{figures.load_cpu:>10.0%}"
    yield ""
    yield "The same machine without a server:"
    yield f"{'commits/s, one row each':<{WIDE}}{figures.commits_per_second:>10.0f}"
    yield f"{f'rows/s, {figures.matches} per commit':<{WIDE}}{figures.grouped_rows_per_second:>10.0f}"
    yield f"{'moves/s of the game without a server':<{WIDE}}{figures.applied_per_second:>10.0f}"


@bench.command()
def bots(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game to play; all of them by turns.")] = None,
    *,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Tables at the same time, one person each.")] = 20,
    level: Annotated[str, typer.Option(help=f"How well the bots play: {', '.join(LEVELS)}.")] = "strong",
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How many seconds to measure.")] = 60.0,
    as_json: Json = False,
) -> None:
    """Measure how long people wait for a bot's turn, at many tables at the same time.

    At every table one person, who answers at once, plays against one bot. The
    server runs with its usual settings in a process of its own.

    For example:

    ratusz bench bots
    ratusz bench bots le_havre --tables 5 --level fair --json
    """
    chosen = list(games.ids()) if game is None else [games.find(game).id]
    if level not in LEVELS:
        raise BadInput(f"Bots play {', '.join(LEVELS)}, not '{level:.60}'.")
    measurement = _measurement("bots")
    with measuring(f"{tables} tables with bots") as advance:
        waits: Waits = measurement.measure(chosen, tables, level, seconds, advance)
    _show(dataclasses.asdict(waits), _bots_lines(waits), as_json=as_json)


def _bots_lines(waits: Waits) -> Iterator[str]:
    build = "compiled" if waits.compiled else "interpreted"
    yield f"{waits.tables} tables with a {waits.level} bot, {build}, {waits.turns} turns waited for."
    yield ""
    for name, value in (("median", waits.median), ("p95", waits.p95), ("longest", waits.longest)):
        yield f"{f'waited for a turn, {name}, s':<{WIDE}}{value:>10.2f}"
    yield f"{'actions of a turn, average':<{WIDE}}{waits.steps:>10.1f}"
    yield f"{'actions of a turn, most':<{WIDE}}{waits.most_steps:>10}"
