"""`ratusz dataset`: matches of bots as Parquet, for whoever learns from them or looks into them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ratusz.cli.codes import INTERRUPTED
from ratusz.cli.common import measuring
from ratusz.cli.lab import Cluster, Workers, tournament_of
from ratusz.lab.datasets import DatasetPlan, make, prepare
from ratusz.lab.parquet import need_parquet
from ratusz.lab.units import Progress, hire

MOST_MATCHES: Final = 10_000_000

dataset = typer.Typer(help="Matches of bots as Parquet, for learning and looking into.", no_args_is_help=True)


@dataset.callback()
def group() -> None:
    """Matches of bots as Parquet, for learning and looking into."""


@dataset.command("make")
def make_dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.")],
    *,
    bots: Annotated[
        list[str],
        typer.Option("--bots", "-b", metavar="SPEC,SPEC…", help="The bots that play, separated by commas."),
    ],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where it goes.", show_default=False)],
    matches: Annotated[
        int, typer.Option("--matches", "-n", min=1, max=MOST_MATCHES, help="How many matches to play.")
    ] = 1000,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many seats.", show_default="one for each bot")
    ] = None,
    seed: Annotated[str, typer.Option(help="Shuffle with this seed.")] = "dataset",
    plies: Annotated[
        bool, typer.Option("--plies", help="Also keep every action, and what its seat could see then.")
    ] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game.")
    ] = None,
    workers: Workers = None,
    cluster: Cluster = None,
) -> None:
    """Let bots play matches, and keep them in FOLDER: records, seats and results as Parquet.

    A README.md there describes the tables. Interrupted, the same command goes on
    where it was. With bots that are limited by iterations, the same seed gives
    the same data.

    For example:

    ratusz dataset make builders --bots mcts:iterations=200 --matches 10000 --out builders-10k
    ratusz dataset make orleans --bots greedy --players 3 --matches 500 --plies --out orleans
    """
    need_parquet()
    plan = DatasetPlan(tournament_of(game, bots, players, matches, seed, option or []), plies)
    prepare(plan, out)
    try:
        with measuring(f"{matches} matches") as progress, hire(workers, cluster) as staff:

            def watch(now: Progress) -> None:
                progress(now.done / matches)

            played = make(plan, out, staff, watch)
    except KeyboardInterrupt:
        typer.echo("Interrupted; the same command goes on from the last whole part.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(f"{matches} matches are in {out}; {played} of them were played now.")
