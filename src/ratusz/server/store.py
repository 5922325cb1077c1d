"""Where tables are kept: the small protocol that a store fulfils, and the rows that cross it."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NotRequired, Protocol, TypedDict

from ratusz.core.errors import RatuszError
from ratusz.server.messages import Level, Notice, SeatKind
from ratusz.server.refusal import Refusal


class CannotStore(RatuszError):
    """The store cannot be opened, or belongs to somebody else."""


class StoreConflict(Exception):
    """Another server was first, or the table is gone: what this rests on has changed, and has to be read again."""


class StoreFull(Refusal):
    """There is no room, or no right, to write. Nothing of what was asked for is stored."""

    def __init__(self, why: str) -> None:
        super().__init__(*self._told())
        self.why = why
        """For the log."""

    @staticmethod
    def _told() -> tuple[str, str]:
        return "store_full", "Nothing can be stored here at the moment, and nothing was changed; try later."


class StoreAway(StoreFull):
    """The store is out of reach, and nothing was asked of it."""

    @staticmethod
    def _told() -> tuple[str, str]:
        return "store_unreachable", "The store is out of reach at the moment, and nothing was changed; try later."


class Summary(TypedDict):
    """What is kept beside a table so that the lobby and the clock need no replay."""

    over: bool
    capped: bool
    deciders: list[int]
    scores: list[int]
    ranking: list[int]
    clock: list[float] | None
    """Seconds left for each seat after the last change."""
    at: NotRequired[float]
    """When that was, by the clock on the wall, at a table with a clock."""


@dataclass(slots=True)
class SeatRow:
    seat: int
    kind: SeatKind
    name: str
    level: Level | None = None
    secret: str | None = None
    """The hash of the seat link's secret."""
    visitor: str | None = None
    """The hash of the secret in the cookie that holds the seat."""
    stand_in: bool = False
    """Whether a bot plays for the person for now."""
    companions: frozenset[str] = frozenset()
    """The hashes of further cookies that hold the seat: the same person's other browsers."""


@dataclass(slots=True)
class ActionRow:
    number: int
    seat: int
    line: str
    """The notation of the action, `undo N`, `undo N anew` or `let_pass N`."""
    command: str
    """Which command it carried out: whose and its id; see `Table.key`."""
    at: float


@dataclass(slots=True)
class ChatRow:
    number: int
    seat: int | None
    name: str
    text: str
    command: str
    at: float
    notice: Notice | None = None
    """What the table itself says about the seat; the text is empty then."""


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    confirm: list[int]
    seed: str | None
    start: dict[str, Any] | None
    clock: dict[str, int] | None
    host: str
    watch: str
    created: float
    changed: float
    summary: Summary
    rematch: str | None = None
    address: str | None = None
    """A keyed hash of where it was opened from, for quotas."""
    stand_in: Level = "fair"
    """The level of bots that stand in for people at this table."""
    seen: float = 0.0
    """When somebody last looked at it, to the hour."""
    carried: list[dict[str, Any]] | None = None
    """Where it was carried on by other rules; see `looks.Carried`."""
    wish: dict[str, Any] | None = None
    """What somebody wishes to take back, as long as others have not answered; see `table.PendingWish`."""


@dataclass(frozen=True, slots=True)
class Basis:
    """What a change of a table rests on: how many lines it has, and who sits there."""

    lines: int
    seats: Sequence[SeatRow]


@dataclass(frozen=True, slots=True)
class Quota:
    """How many tables there may be when another one is created."""

    of_visitor: int
    of_address: int
    lately: int
    """From one address, since a time."""
    since: float
    in_all: int


class OverQuota(Exception):
    """There are too many tables already; the first argument is the name of the field of `Quota` that says so."""


@dataclass(frozen=True, slots=True)
class Expiry:
    """Tables that nobody has looked at since these times are forgotten; a time of 0 is never."""

    untouched: float
    """For tables at which nothing was ever done."""
    finished: float
    abandoned: float
    """For all others: begun, and not finished."""

    def of(self, table: TableRow) -> float:
        """The time for one table."""
        if table.summary["over"]:
            return self.finished
        return self.abandoned if table.changed > table.created else self.untouched


AT_ONCE = Expiry(math.inf, math.inf, math.inf)
"""Whenever somebody has looked at them."""


@dataclass(slots=True)
class HandoverRow:
    """A link by which somebody goes on in another browser; good once, and from then on for that browser alone."""

    secret: str
    """The hash of the link's secret; once it is used, that of the secret and its user."""
    table: str
    seats: list[int]
    """None: the right to watch."""
    expires: float


class Used(NamedTuple):
    """A link that is used up: from now on it is found by another secret, and does not expire."""

    secret: str
    now: str


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What the server signs with."""

    number: int
    key: str
    created: float


@dataclass(frozen=True, slots=True)
class PositionRow:
    """The newest position of a table that is stored, with the looks of all moments up to it."""

    number: int
    """How many lines of the record lead there."""
    ply: int
    rules_version: int
    body: bytes
    """See `looks.Kept`."""


@dataclass(slots=True)
class StoredTable:
    """A table as it was last committed."""

    table: TableRow
    seats: list[SeatRow]
    watchers: set[str]
    actions: list[ActionRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    position: PositionRow | None = None
    led: bool = False
    """Whether another server that is there lets its clock run; whoever loads it may do so themselves."""
    driver: str | None = None
    """The server that leads it, or did so last."""
    since: int = 0
    """The number of the first action that was read."""

    @property
    def lines(self) -> int:
        """How many actions it has."""
        return self.since + len(self.actions)


@dataclass(slots=True)
class News:
    """What has become of a table since it was last read."""

    rules_version: int
    changed: float
    summary: Summary
    wish: dict[str, Any] | None
    driver: str | None
    """The server that leads it, and how often that has changed."""
    epoch: int
    actions: list[ActionRow]
    around: Around | None = None


@dataclass(slots=True)
class Around:
    """What may change at a table without a move."""

    watch: str
    rematch: str | None
    seats: list[SeatRow]
    watchers: set[str]
    chat: list[ChatRow]
    """The new lines."""


class Copy(Protocol):
    """All rows of a store, as they are at one moment; what is put into it is kept together, or not at all."""

    def rows(self, kind: str) -> AsyncIterator[list[tuple[Any, ...]]]:
        """All rows of a kind, so many at a time; see `rows.KINDS`."""
        ...

    async def put(self, kind: str, rows: list[tuple[Any, ...]]) -> None: ...


class Store(Protocol):
    """Every method that changes something returns after the change is durable, and raises StoreFull if it cannot be."""

    async def create(self, table: StoredTable, rematch_of: str | None = None, quota: Quota | None = None) -> None:
        """Keep a new table; StoreConflict if it is to be the rematch of one that has another, or is gone.

        OverQuota if its host or address has too many, however many are created at the same time.
        """
        ...

    async def load(self, table: str, *, whole: bool = True) -> StoredTable | None:
        """A table with all its actions; or with as many of the last ones as it takes to go on from its position."""
        ...

    async def news(self, table: str, lines: int, chat: int | None) -> News | None:
        """A table from that line on; with what is around it, and its talk from there on, unless that is None."""
        ...

    async def may_enter(self, table: str, visitor: str) -> bool:
        """Whether a visitor holds a seat of a table, or has the right to watch."""
        ...

    async def knows(self, visitor: str) -> bool:
        """Whether a visitor has opened, sits or watches at any table."""
        ...

    async def of_visitor(
        self, visitor: str, most: int, table: str | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables in which a visitor holds a seat or watches, the latest change first; or only that one.

        Without the positions that they began from, or were carried on from: a hundred of these are long.
        """
        ...

    async def append(
        self,
        table: str,
        actions: Sequence[ActionRow],
        summary: Summary,
        changed: float | None = None,
        ends_wish: bool = False,
        epoch: int | None = None,
    ) -> None:
        """All of them or none; StoreConflict if one of the numbers is there already, or if another server leads by now.

        The table has changed with the last action, or at another time. A wish to take back may end with it.
        """
        ...

    async def keep(self, table: str, looks: Mapping[int, bytes], position: PositionRow) -> None:
        """Store a position and parts of looks, in place of all from the first of these on; but no older ones."""
        ...

    async def carry(self, table: str, looks: Mapping[int, bytes], carried: list[dict[str, Any]], now: int) -> None:
        """Let a table be carried on by other rules. It has no looks but those before and the given ones."""
        ...

    async def looks(self, table: str, first: int, end: int) -> dict[int, bytes]:
        """Parts of what was seen, from the first up to, but without, the last."""
        ...

    async def unkept(self) -> list[tuple[str, str, int]]:
        """Tables without a position at their newest line, with game and version of the rules; the latest first."""
        ...

    async def set_wish(
        self, table: str, wish: dict[str, Any] | None, before: dict[str, Any] | None, lines: int
    ) -> None:
        """Let another wish to take back be in force, or none; StoreConflict if it or the lines are not as before."""
        ...

    async def say(self, table: str, chat: ChatRow) -> None:
        """Keep a line of talk; StoreConflict if its number is there already."""
        ...

    async def set_seats(
        self,
        table: str,
        seats: Sequence[SeatRow],
        summary: Summary,
        leavers: Iterable[str] = (),
        used: Used | None = None,
        gone: Iterable[str] = (),
        basis: Basis | None = None,
    ) -> None:
        """Change seats with their companions, and use up the link, if it was one, by which that was done.

        Whoever leaves may watch, whoever is gone may not; then no link to another device that was made before opens
        anything. StoreConflict if the table is not as it was believed to be, or somebody else has used up the link.
        """
        ...

    async def add_watcher(self, table: str, visitor: str, used: Used | None = None) -> None:
        """Let somebody watch; StoreConflict if that was by a link which somebody else has used up."""
        ...

    async def set_watch(self, table: str, watch: str, before: str) -> None:
        """Give a table another watch link in place of the one before, which opens nothing any more."""
        ...

    async def set_seen(self, table: str, seen: float) -> None: ...

    async def forgotten(self, expiry: Expiry, most: int) -> list[str]:
        """Tables that may be deleted, those first that nobody has looked at for the longest time."""
        ...

    async def delete(self, table: str, expiry: Expiry = AT_ONCE, basis: Basis | None = None) -> bool:
        """Delete a table with everything that belongs to it, unless somebody has looked at it meanwhile.

        StoreConflict if it is not as it was believed to be.
        """
        ...

    async def find_secret(self, secret: str) -> tuple[str, int | None] | None:
        """The table and seat (None: the right to watch) that the hash of a secret opens."""
        ...

    async def add_handover(self, handover: HandoverRow, now: float, basis: Basis | None = None) -> None:
        """Keep a link; those that have expired are forgotten. StoreConflict if others sit there than was believed."""
        ...

    async def find_handover(self, secret: str, now: float) -> HandoverRow | None:
        """A link, unless it has expired. One that was used does not expire, but is found by its new secret only."""
        ...

    async def signing_keys(self) -> list[KeyRow]:
        """The newest first."""
        ...

    async def add_signing_key(self, key: str, created: float) -> KeyRow: ...

    async def count(self, host: str | None = None, address: str | None = None, since: float = 0.0) -> int:
        """How many tables there are; only those opened by a visitor, from an address, since a time."""
        ...

    async def ping(self) -> None:
        """Fail if the store cannot be read."""
        ...

    async def probe(self) -> None:
        """Fail if the store cannot be written to."""
        ...

    def copying(self) -> AbstractAsyncContextManager[Copy]:
        """Everything at once, while nobody else uses the store."""
        ...

    async def close(self) -> None: ...
