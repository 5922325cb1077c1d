"""`ratusz bench server`: how many moves a second the server stores and tells here."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from ratusz import games
from ratusz.cli.common import Json, measuring
from ratusz.lab.bench_server import VIEW_BYTES, Figures, Load, measure


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
    ] = VIEW_BYTES,
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
    """
    games.find(game).check_players(2)
    with measuring(f"{matches} matches of {game}") as advance:
        figures = measure(Load(game, matches, seconds, view_bytes=view_bytes, every=every), folder, advance)
    typer.echo(json.dumps(dataclasses.asdict(figures), indent=1) if as_json else "\n".join(_lines(game, figures)))


def _lines(game: str, figures: Figures) -> Iterator[str]:
    build = "compiled" if figures.compiled else "interpreted"
    yield f"{figures.matches} matches of {game} × 2 sockets, {build}, views of {figures.view_bytes} bytes."
    yield ""
    yield f"{'moves/s':<40}{figures.moves_per_second:>10.0f}"
    for name, times in (("stored", figures.stored), ("seen by both seats", figures.seen)):
        for part, value in times.items():
            yield f"{f'{name}, {part}, ms':<40}{value:>10.1f}"
    yield f"{'bytes to both seats for a move':<40}{figures.bytes_per_move:>10}"
    yield f"{'server: share of one core':<40}{figures.server_cpu:>10.0%}"
    yield f"{'server: processor time for a move, ms':<40}{figures.server_ms_per_move:>10.3f}"
    yield f"{'server: memory for a match, KB':<40}{figures.table_kilobytes:>10.1f}"
    yield f"{'load generator: share of one core':<40}{figures.load_cpu:>10.0%}"
    yield ""
    yield "The same machine without a server:"
    yield f"{'commits/s, one row each':<40}{figures.commits_per_second:>10.0f}"
    yield f"{f'rows/s, {figures.matches} per commit':<40}{figures.grouped_rows_per_second:>10.0f}"
    yield f"{'moves/s of the game without a server':<40}{figures.applied_per_second:>10.0f}"
