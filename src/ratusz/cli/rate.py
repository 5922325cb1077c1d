"""`ratusz rate`: how far the levels of a game are apart."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ratusz import games
from ratusz.cli.codes import INTERRUPTED
from ratusz.cli.common import BadInput, measuring, read_options
from ratusz.cli.lab import Cluster, Workers
from ratusz.lab import rating
from ratusz.lab.units import Progress, hire

MOST_MATCHES: Final = 1_000_000


def rate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.")],
    *,
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats.")],
    folder: Annotated[Path, typer.Option("--folder", "-f", metavar="FOLDER", help="Where the matches are kept.")],
    matches: Annotated[
        int, typer.Option("--games", "-n", min=0, max=MOST_MATCHES, help="How many matches there should be in the end.")
    ] = 140,
    walks: Annotated[
        int | None,
        typer.Option(
            min=1, help="Let levels that go by the clock make so many walks instead.", show_default="by the clock"
        ),
    ] = None,
    seed: Annotated[str, typer.Option(help="Shuffle with this seed.")] = "rating",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the game.")
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Also write the table into this page, between its marks.", show_default=False
        ),
    ] = None,
    workers: Workers = None,
    cluster: Cluster = None,
) -> None:
    """Let the levels of a game play each other, and rate them.

    Neighbours and next neighbours meet, every deal by all turns of a seating.
    Matches are kept in FOLDER: a command that was stopped goes on where it was,
    and a higher number adds to what is there. Ratings are Elo numbers with
    intervals of 95 %; the level in the middle has 1000.

    For example:

    ratusz rate little_town --players 2 --folder build/rating-little_town-2 --walks 100
    ratusz rate builders --players 3 --folder build/rating-builders-3 --games 400 --workers 1
    """
    chosen = games.find(game)
    chosen.check_players(players)
    options = chosen.check_options(read_options(chosen, option or []))
    plan = rating.plan_of(chosen, players, options, seed, folder, walks)
    rating.prepare(plan)
    text = None if page is None else _read(page)
    if text is not None:
        rating.written(text, plan, "")  # Better missed now than after the last match.
    try:
        with measuring("matches") as progress, hire(workers, cluster) as staff:
            before = len(rating.kept(plan))

            def watch(now: Progress) -> None:
                progress((before + now.done) / max(1, matches))

            rating.play_on(plan, matches, staff, watch)
    except KeyboardInterrupt:
        typer.echo("Interrupted; the same command goes on from here.", err=True)
        raise typer.Exit(INTERRUPTED) from None
    played = rating.kept(plan)
    found = rating.table(plan, rating.rate(plan.names, played), dict(zip(plan.names, plan.specs, strict=True)))
    typer.echo(f"{len(played)} matches of {plan.game} with {plan.players} seats, deals of '{plan.seed}'.\n\n{found}")
    if page is not None and text is not None:
        page.write_text(rating.written(text, plan, found), encoding="utf-8")


def _read(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"'{page}' cannot be read: {error.strerror}.") from None
