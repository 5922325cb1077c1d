"""`ratusz train`: bots learn from matches against themselves how good positions are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ratusz import games
from ratusz.cli.common import BadInput, measuring
from ratusz.cli.lab import Cluster, Workers
from ratusz.core.extras import load
from ratusz.lab.units import Progress, hire

if TYPE_CHECKING:
    from ratusz.lab.learning.fitting import Fitted

MOST_GENERATIONS: Final = 100


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; `ratusz games` lists them.")],
    *,
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats.")],
    folder: Annotated[
        Path, typer.Option("--folder", "-f", metavar="FOLDER", help="Where matches, weights and curve are kept.")
    ],
    generations: Annotated[
        str,
        typer.Option(
            metavar="N,N…", help="How many matches are played with what was learned so far, and again, and again."
        ),
    ] = "1500,1000,1000",
    seed: Annotated[str, typer.Option(help="The same seed learns the same.")] = "train",
    workers: Workers = None,
    cluster: Cluster = None,
) -> None:
    """Let bots play themselves and learn how good the ends of turns are.

    The first matches are played by the game's own value, the others by what
    was learned from all before. Weights, matches and a picture of the learning
    curve are kept in FOLDER; a course that was stopped goes on where it was.
    One seed learns the same, with any number of workers. The last weights
    belong into the game's folder, as weights/<players>.json.

    For example:

    ratusz train little_town --players 2 --folder build/little_town-2
    ratusz train orleans --players 3 --folder build/orleans-3 --generations 600,400 --workers 1
    ratusz train craftsmen --players 2 --folder build/craftsmen-2 --cluster auto
    """
    learning: Any = load("ratusz.lab.learning.course", extra="train", needs="Training needs")
    course = learning.Course(games.find(game), players, _numbers(generations), seed, folder)
    learning.check(course)
    with measuring("matches") as progress, hire(workers, cluster) as staff:

        def watch(before: int, now: Progress) -> None:
            progress((before + now.done) / sum(course.generations))

        steps: list[tuple[int, Fitted]] = learning.learn(course, staff, watch)
    typer.echo("On matches that were not learned from, the learned value and the game's own:")
    typer.echo("matches   log-loss        Brier           Spearman")
    for matches, fitted in steps:
        learned, own = fitted.learned, fitted.own
        typer.echo(
            f"{matches:7}   {learned.log_loss:.3f}  {own.log_loss:.3f}   {learned.brier:.3f}  {own.brier:.3f}"
            f"   {learned.spearman:.3f}  {own.spearman:.3f}"
        )
    typer.echo(f"The last weights are in '{course.weights(len(course.generations) - 1)}'.")


def _numbers(text: str) -> tuple[int, ...]:
    parts = text.split(",")
    if len(parts) > MOST_GENERATIONS or not all(part.isascii() and part.isdigit() and int(part) > 0 for part in parts):
        raise BadInput(f"Generations are numbers of matches such as '1500,1000', not '{text:.60}'.")
    return tuple(int(part) for part in parts)
