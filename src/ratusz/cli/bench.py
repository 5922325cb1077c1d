"""`ratusz bench`: how fast the engine and the server are here."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from ratusz import games
from ratusz.cli.bench_bots import bots
from ratusz.cli.bench_server import server
from ratusz.cli.common import Json, measuring
from ratusz.lab.bench_engine import Key, Report, Subject, run

bench = typer.Typer(no_args_is_help=True)
bench.command()(server)
bench.command()(bots)

LABELS: Final = {
    "decisions_per_second": "random play, decisions/s",
    "matches_per_second": "random play, matches/s",
    "python_loop_decisions_per_second": "the loop in Python, decisions/s",
    "environment_decisions_per_second": "environment, lent buffers, decisions/s",
    "environment_copies_decisions_per_second": "environment, fresh arrays, decisions/s",
    "clones_per_second": "clones/s",
    "redeals_per_second": "redeals/s",
    "reload_milliseconds": "reload of the longest match, ms",
}
COLUMN: Final = 14
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
    as_json: Json = False,
) -> None:
    """Measure random play, clones, redeals, reloading and the environment, next to Catanatron.

    Random play is the core's `play_randomly` on every build. Slices of all
    subjects alternate and the results are medians, so a busy machine spoils
    little. Compare the figures of one run with each other, not with those of
    another run.

    For example:

    ratusz bench engine
    ratusz bench engine builders --players 4 --seconds 60 --compiled build/compiled --json
    """
    games.find(game).check_players(players)
    show(measure(game, players, seconds, compiled), as_json=as_json)


def measure(
    game: str, players: int, seconds: float, compiled: Path | None, others: Mapping[Key, Subject] | None = None
) -> Report:
    """Run the measurements behind a progress bar; `others` are further subjects for the same run."""
    with measuring(f"{game}, {players} players") as advance:
        return run(game, players, seconds, compiled=compiled, others=others, advance=advance)


def show(report: Report, *, as_json: bool) -> None:
    """Print a report for scripts or for people."""
    typer.echo(json.dumps(report.document(), indent=1) if as_json else "\n".join(_lines(report)))


def _lines(report: Report) -> Iterator[str]:
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
