"""`ratusz move-store`: take all tables from one database into another."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from ratusz.cli.common import BadInput, check_there


def move_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The file, or the address, of all tables.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Where they are copied to; it has to be empty.")],
) -> None:
    """Copy all tables from one database into another: from a file to PostgreSQL, or back.

    Stop the server first. Everything is copied in one transaction, read again and
    compared, row by row; if anything differs, nothing has been copied. The
    database it comes from stays as it is. What is printed are the rows of each
    kind and a digest of them.

    For example:

    ratusz move-store ratusz.db postgresql://ratusz@db.example.org/ratusz
    ratusz move-store postgresql://ratusz@db.example.org/ratusz ratusz.db
    """
    check_there(source)
    if source == target:
        raise BadInput("A database cannot be moved into itself.")
    asyncio.run(_move(source, target))


async def _move(source: str, target: str) -> None:
    # Loaded here, so that the other commands start without a web server.
    from ratusz.server.moving import Holding, move  # noqa: PLC0415
    from ratusz.server.stores import named, store_at  # noqa: PLC0415

    def tell(kind: str, holding: Holding) -> None:
        typer.echo(f"{kind:12}{holding.rows:>12}  {holding.digest}")

    old = store_at(source)
    try:
        new = store_at(target)
        try:
            await move(old, new, tell)
        finally:
            await new.close()
    finally:
        await old.close()
    typer.echo(f"All of '{named(source)}' is in '{named(target)}' too.")
