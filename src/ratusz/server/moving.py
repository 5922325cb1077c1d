"""Moving everything from one store into another: copied, read again, and compared before it counts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ratusz.server.rows import KINDS
from ratusz.server.store import CannotStore, Copy, Store

LETTERS = 16
"""How much of a digest people are shown."""


@dataclass(slots=True)
class Holding:
    """How many rows there are of a kind, and a digest of them all, in whatever order they come."""

    rows: int = 0
    sum: int = 0

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        for row in rows:
            self.rows += 1
            self.sum += int.from_bytes(hashlib.sha256(repr(row).encode()).digest())

    @property
    def digest(self) -> str:
        return f"{self.sum % 2**256:064x}"[:LETTERS]


async def move(source: Store, target: Store, told: Callable[[str, Holding], None]) -> None:
    """Copy all rows into a store that has none. Unless they are found there as they were, nothing is changed."""
    async with source.copying() as old, target.copying() as new:
        for kind in KINDS:
            if (await _holding(new, kind)).rows:
                raise CannotStore("There is something in the database already; move into an empty one.")
        copied = {kind: await _copied(old, new, kind) for kind in KINDS}
        for kind, holding in copied.items():
            found = await _holding(new, kind)
            if found != holding:
                raise CannotStore(
                    f"Of {holding.rows} rows of '{kind}' with the digest {holding.digest}, {found.rows} with the digest"
                    f" {found.digest} have arrived; nothing was moved."
                )
            told(kind, holding)


async def _copied(old: Copy, new: Copy, kind: str) -> Holding:
    holding = Holding()
    async for rows in old.rows(kind):
        holding.add(rows)
        await new.put(kind, rows)
    return holding


async def _holding(copy: Copy, kind: str) -> Holding:
    holding = Holding()
    async for rows in copy.rows(kind):
        holding.add(rows)
    return holding
