"""`ratusz keep`: store how all matches were seen, before the rules change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

import typer

from ratusz.cli.common import check_there, measuring


def keep(
    database: Annotated[
        str, typer.Argument(metavar="DB", help="The file, or the address, of all tables.", show_default=False)
    ],
) -> None:
    """Store how all matches in a database were seen, so that no fix of a rule can change what is past.

    A server does this by itself, a little after everything happens. After a
    crash, or for tables from before there was such a thing, it goes through the
    database once it is started, and /healthz tells how many tables are left. This
    does it in one go, while no server runs: do it before an update that you want
    to be sure of.

    For example:

    ratusz keep /var/lib/ratusz/ratusz.db
    """
    check_there(database)
    with measuring("Tables") as progress:
        kept = asyncio.run(_keep(database, progress))
    typer.echo(f"{kept} tables were kept; now all are.")


async def _keep(database: str, progress: Callable[[float], None]) -> int:
    # Loaded here, so that the other commands start without a web server.
    from ratusz.server.carrying import keep_all  # noqa: PLC0415
    from ratusz.server.stores import store_at  # noqa: PLC0415
    from ratusz.server.work import Work  # noqa: PLC0415

    store, work, kept = store_at(database), Work(1), 0
    try:
        async for left in keep_all(store, work):
            kept += 1
            progress(kept / (kept + left))
    finally:
        work.close()
        await store.close()
    return kept
