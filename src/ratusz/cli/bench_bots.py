"""`ratusz bench bots`: how long people wait for the turns of bots here."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Annotated

import typer

from ratusz import games
from ratusz.bots import LEVELS
from ratusz.cli.common import Json, measuring
from ratusz.lab.bench_bots import Waits, measure


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
    chosen = list(games.registry()) if game is None else [games.find(game).id]
    with measuring(f"{tables} tables with bots") as advance:
        waits = measure(chosen, tables, level, seconds, advance)
    typer.echo(json.dumps(dataclasses.asdict(waits), indent=1) if as_json else "\n".join(_lines(waits)))


def _lines(waits: Waits) -> Iterator[str]:
    build = "compiled" if waits.compiled else "interpreted"
    yield f"{waits.tables} tables with a {waits.level} bot, {build}, {waits.turns} turns waited for."
    yield ""
    for name, value in (("median", waits.median), ("p95", waits.p95), ("longest", waits.longest)):
        yield f"{f'waited for a turn, {name}, s':<40}{value:>10.2f}"
    yield f"{'actions of a turn, average':<40}{waits.steps:>10.1f}"
    yield f"{'actions of a turn, most':<40}{waits.most_steps:>10}"
