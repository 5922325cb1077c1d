"""`ratusz serve`: tables for browsers."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer


def serve(
    *,
    host: Annotated[
        str | None,
        typer.Option(
            metavar="HOST",
            help="Listen on this name or address; 0.0.0.0: for the whole network.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", help="Listen on this port; 0 means any free one.", show_default="7288, if it is free"
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="Keep all tables in this file, or in the PostgreSQL database at this address.",
            show_default="ratusz.db",
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Serve by so many processes behind the one port; on PostgreSQL.", show_default="1"
        ),
    ] = None,
    public_address: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The address people type, for instance behind a proxy.", show_default=False),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the address in a browser.")] = False,
    log: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="What to log: info, warning or error.", show_default="info"),
    ] = None,
) -> None:
    """Open tables in the browser: for yourself, for friends with a link, or for a whole club.

    Prints its address and runs until Ctrl+C. Everything is kept in one file, or
    on PostgreSQL; nothing is lost when the server stops. Every setting can also
    be given as an environment variable (RATUSZ_HOST, RATUSZ_PORT, RATUSZ_PACE …;
    see docs/server.md). The command line takes precedence.

    For example:

    ratusz serve --open
    ratusz serve --open --host 0.0.0.0
    ratusz serve --port 8000 --database /var/lib/ratusz/ratusz.db --public-address https://example.org
    ratusz serve --database postgresql://ratusz@db.example.org/ratusz --nodes 4
    """
    # Loaded here, so that the other commands start without a web server.
    from ratusz.server.serve import say  # noqa: PLC0415
    from ratusz.server.serve import serve as run  # noqa: PLC0415
    from ratusz.server.settings import Settings  # noqa: PLC0415

    settings = Settings.from_environment(
        os.environ, host=host, port=port, database=database, nodes=nodes, public_address=public_address, log=log
    )

    def ready(address: str, notes: list[str]) -> None:
        say(address, notes)
        if open_browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, ready)


def _has_screen() -> bool:
    """Whether a browser would get a window of its own; in a terminal it would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
