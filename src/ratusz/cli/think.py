"""`ratusz think`: bots think here for servers elsewhere."""

from __future__ import annotations

import os
from functools import partial
from typing import Annotated

import typer


def think(
    *,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Think for the servers that share this PostgreSQL database."),
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option(metavar="N", help="Think in so many processes.", show_default="processors - 1")
    ] = None,
    log: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="What to log: info, warning or error.", show_default="info"),
    ] = None,
) -> None:
    """Let bots think here for servers on other machines, which then have their processors to themselves.

    As long as one of these runs, the servers of the database leave the moves of
    bots to it, those first that are due first; if none does, or no answer comes
    in time, each thinks for itself. Runs until Ctrl+C; any number may run.

    For example:

    ratusz think --database postgresql://ratusz@db.example.org/ratusz
    """
    # Loaded here, so that the other commands start without a web server.
    from ratusz.server.settings import Settings  # noqa: PLC0415
    from ratusz.server.think import think as run  # noqa: PLC0415

    run(
        Settings.from_environment(os.environ, database=database, thinkers=thinkers, log=log), partial(print, flush=True)
    )
