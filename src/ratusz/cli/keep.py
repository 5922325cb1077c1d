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
        kept, failed, others = asyncio.run(_keep(database, progress))
    typer.echo(f"{kept} tables were kept" + _left(failed, others))
    if failed:
        raise typer.Exit(1)


def _left(failed: list[str], others: int) -> str:
    """The end of the sentence, and what is not kept."""
    if not failed and not others:
        return "; now all are."
    told = f". {len(failed)} could not be, for the reasons above: {', '.join(failed)}" if failed else ""
    if others:
        told += f". {others} were not: they follow other rules than this version of Ratusz, and only the version"
        told += " they were played with can keep them"
    return f"{told}."


async def _keep(database: str, progress: Callable[[float], None]) -> tuple[int, list[str], int]:
    """How many tables were kept, which could not be, and how many follow other rules."""
    # Loaded here, so that the other commands start without a web server.
    from ratusz.server.carrying import keep_all, unkept  # noqa: PLC0415
    from ratusz.server.stores import store_at  # noqa: PLC0415
    from ratusz.server.work import Work  # noqa: PLC0415

    store, work, tried = store_at(database), Work(1), 0
    try:
        async for left in keep_all(store, work):
            tried += 1
            progress(tried / (tried + left))
        failed, others = await unkept(store)
    finally:
        work.close()
        await store.close()
    return tried - len(failed), failed, len(others)
