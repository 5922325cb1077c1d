"""What the servers of one database know of each other: who is there, who leads which table, what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from ratusz.server.connection import Asked
from ratusz.server.store import Summary


class Lead(NamedTuple):
    """Who lets bots play and clocks run out at a table."""

    epoch: int | None
    """How often the lead has changed hands, if it is ours: whoever writes by it says so."""
    node: str | None
    """Whose it is otherwise."""


class Allowance(NamedTuple):
    """How often something may be done."""

    per_second: float
    burst: float


NOBODYS = Lead(None, None)
CHANCES, EVERYTHING = 1, 2
"""What somebody wants to be asked: chances to act out of turn; what everybody answers alike."""


def wanted(asked: Asked) -> int:
    """The same as a number."""
    return CHANCES * asked.windows | EVERYTHING * asked.everything


class Hearer(Protocol):
    """Whoever is told what the other servers do; nothing of it waits."""

    def heard_lines(self, table: str, lines: int) -> None:
        """A match has so many lines now."""

    def heard_change(self, table: str) -> None:
        """Something else of a table has changed."""

    def heard_presence(self, table: str) -> None:
        """Others are at a table than before."""

    def heard_nothing(self) -> None:
        """For a while nothing could be heard, and anything may have changed."""

    def heard_end(self, nodes: Iterable[str]) -> None:
        """These servers are gone; whatever they led is to be had."""

    def deposed(self) -> None:
        """The others took us for gone: nothing is led by us any more."""


class Neighbours(Protocol):
    """The other servers of a database."""

    name: str
    """Ours."""
    alone: bool
    """Whether there are no others, and never will be."""

    async def open(self, hearer: Hearer) -> None:
        """Be one of them; from now on what they do is heard."""

    async def close(self) -> None:
        """Leave: lead nothing and be nowhere."""

    def present(self, node: str | None) -> str | None:
        """A server, if it is there and not ours."""

    async def lead(self, table: str) -> Lead:
        """Lead a table, unless another server does that is there."""

    async def keep_clock(self, table: str, lines: int, summary: Summary, epoch: int) -> None:
        """Let the clock of a table of so many lines stand as it does here, where it is led."""

    async def release(self, tables: Mapping[str, int]) -> None:
        """Lead these tables no more, with the epochs in which we did."""

    async def orphans(self) -> dict[str, str]:
        """Some tables that are led by servers which are gone, and which these are."""

    def share(self, table: str, visitors: Mapping[str, int]) -> None:
        """Tell the others who is at a table here, and what they want to be asked."""

    async def presence(self, table: str) -> dict[str, int]:
        """Who is there by other servers."""

    async def take(self, who: str, rate: Allowance) -> bool:
        """Whether somebody may do something once more that is counted by all servers together."""


class Alone:
    """A server that has its database to itself."""

    name = "alone"
    alone = True

    async def open(self, hearer: Hearer) -> None:
        pass

    async def close(self) -> None:
        pass

    def present(self, node: str | None) -> str | None:
        return None

    async def lead(self, table: str) -> Lead:
        return Lead(0, None)

    async def keep_clock(self, table: str, lines: int, summary: Summary, epoch: int) -> None:
        pass  # It is stored with every action, and nobody else shows it.

    async def release(self, tables: Mapping[str, int]) -> None:
        pass

    async def orphans(self) -> dict[str, str]:
        return {}

    def share(self, table: str, visitors: Mapping[str, int]) -> None:
        pass

    async def presence(self, table: str) -> dict[str, int]:
        return {}

    async def take(self, who: str, rate: Allowance) -> bool:
        return True  # Who is alone has counted already.
