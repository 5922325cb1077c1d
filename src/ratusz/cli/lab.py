"""What the commands of the laboratory share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from ratusz import games
from ratusz.bots import split_specs
from ratusz.cli.common import read_options
from ratusz.lab.arena import Tournament

MOST_WORKERS: Final = 1024
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers", "-w", min=1, max=MOST_WORKERS, help="How many processes to use.", show_default="all cores"
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="auto|ADDRESS",
        help="Play on the Ray cluster at this address; auto is the one that runs here, or a new one.",
        show_default=False,
    ),
]


def tournament_of(
    game: str, bots: Sequence[str], players: int | None, matches: int, seed: str, option: Sequence[str]
) -> Tournament:
    """The tournament that somebody asks for: with as many players as there are bots, if nothing is said of them."""
    chosen = games.find(game)
    specs = tuple(spec for text in bots for spec in split_specs(text))
    return Tournament(
        game=chosen.id,
        specs=specs,
        players=players if players is not None else max(len(specs), chosen.players[0]),
        matches=matches,
        seed=seed,
        options=chosen.check_options(read_options(chosen, list(option))),
    )
