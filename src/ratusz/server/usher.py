"""Who may sit where: people come by links, share a seat between browsers, leave it to a bot and come back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from ratusz.server import messages as m
from ratusz.server.refusal import Refusal, no_such_link
from ratusz.server.seats import bot_plays, holders, holds
from ratusz.server.secrets import same
from ratusz.server.store import SeatRow, Used

if TYPE_CHECKING:
    from ratusz.server.live import LiveTable

HOSTS = ("me", "here")
"""The kinds of seats at the screen of whoever set the table."""


class Usher:
    """Shows people to the seats of a live table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live

    async def take(self, seat: int, visitor: str, name: str | None, secret: str | None = None) -> None:
        """Give a seat to whoever has its link: a free one, or one where a bot stands in for them."""
        await self._live.by_request(lambda: self._take(seat, visitor, name, secret))
        self._live.wake()

    async def _take(self, seat: int, visitor: str, name: str | None, secret: str | None) -> None:
        row = self._live.table.seats[seat]
        if secret is not None and row.secret != secret:
            raise no_such_link()  # There is another one by now.
        if holds(row, visitor):
            if row.stand_in:
                await self._give_back(row, visitor)
        elif row.kind == "bot" or not (row.visitor is None or row.stand_in):
            raise Refusal("seat_taken", "Somebody else has taken this seat.")
        else:
            self._check_newcomer(visitor)
            await self._seat_newcomer(row, visitor, name)

    async def _seat_newcomer(self, row: SeatRow, visitor: str, name: str | None) -> None:
        """Whoever held the seat before holds it still, and is told, as everybody is: the link may have gone astray."""
        if row.visitor is None:
            await self._live.change_seat(
                replace(row, name=tidy(name or "") or row.name, visitor=visitor, stand_in=False)
            )
        else:
            await self._live.check_talk(visitor)
            await self._live.change_seat(replace(self._shared(row, visitor), stand_in=False), "joined")

    def _check_newcomer(self, visitor: str) -> None:
        """Whoever set the table knows all links, and is not to look into a friend's cards by opening one."""
        if self._live.table.seats_of(visitor):
            raise Refusal("seated", "You have another seat at this table, and this link is for somebody else.")

    async def share(self, seats: Iterable[int], visitor: str, used: Used) -> None:
        """Let somebody go on with another browser, by a link that is used up with it; the one before keeps its seats.

        To be called under the lock.
        """
        await self._live.change_seats(
            [self._shared(self._live.table.seats[seat], visitor) for seat in seats], used=used
        )

    def _shared(self, row: SeatRow, visitor: str) -> SeatRow:
        if holds(row, visitor):
            return row
        if len(holders(row)) >= self._live.settings.browsers_per_seat:
            raise Refusal("seat_full", f"{self._live.settings.browsers_per_seat} browsers already hold this seat.")
        return replace(row, companions=row.companions | {visitor})

    async def hold_alone(self, visitor: str) -> None:
        """Let no other browser hold a visitor's seats. Those that did may watch; nor does any link lead back there.

        Only whoever sat down first can do that: somebody who came later, by a link that went astray, puts nobody out.
        """
        await self._live.by_request(lambda: self._hold_alone(visitor))

    async def _hold_alone(self, visitor: str) -> None:
        first = [row for row in self._live.table.seats if same(row.visitor, visitor)]
        if not first:
            raise Refusal("not_first", "Only the browser that sat down first can put the others out.")
        others = frozenset[str]().union(*(row.companions for row in first))
        if others:
            await self._live.check_talk(visitor)
            alone = [replace(row, companions=frozenset(), secret=None) for row in first]
            await self._live.change_seats(alone, others)

    async def check_host(self, visitor: str) -> None:
        """Whoever set the table may invite people to it, with any browser that holds a seat at that screen."""
        table = self._live.table
        if not (same(table.row.host, visitor) or any(row.kind in HOSTS and holds(row, visitor) for row in table.seats)):
            raise Refusal("not_your_seat", "Only whoever set the table can make new links to it.")
        await self._live.check_talk(visitor)

    async def set_link(self, seat: int, secret: str) -> None:
        """Give a seat that nobody has taken another link, under the lock; the one before opens nothing any more."""
        row = self._seat(seat)
        if row.kind == "bot" or row.visitor is not None:
            raise Refusal("seat_taken", "Somebody has taken this seat already.")
        await self._live.change_seats([replace(row, secret=secret)])

    async def leave_to_bot(self, seat: int, asker: str) -> None:
        """Let a bot stand in: for the asker, or for somebody who has not been there for a while."""
        await self._live.by_request(lambda: self._leave_to_bot(seat, asker))
        self._live.wake()

    async def _leave_to_bot(self, seat: int, asker: str) -> None:
        row = self._seat(seat)
        if bot_plays(row):
            raise Refusal("seat_taken", "A bot already plays for this seat.")
        if self._live.table.match.over:
            raise Refusal("over", "The match is over: there is nothing left for a bot to play.")
        if not holds(row, asker):
            self._check_grace(row)
        await self._live.check_talk(asker)
        await self.let_bot_play(seat, "stand_in")

    def _seat(self, seat: int) -> SeatRow:
        if not 0 <= seat < len(self._live.table.seats):
            raise Refusal("no_such_seat", f"There is no seat {seat} at this table.")
        return self._live.table.seats[seat]

    def _check_grace(self, row: SeatRow) -> None:
        online = self._live.online()
        if not holders(row).isdisjoint(online.visitors):
            raise Refusal("still_here", "The person on this seat is still here.")
        grace = online.graces.get(row.seat)
        if grace is None:
            raise Refusal("still_here", "Nobody has to wait for this seat: it has nothing to decide now.")
        if grace > 0:
            raise Refusal("still_here", f"The person on this seat may come back; a bot can stand in in {grace} s.")

    async def let_bot_play(self, seat: int, notice: m.Notice) -> None:
        """A bot decides for a seat until its person takes it back."""
        await self._live.change_seat(replace(self._live.table.seats[seat], stand_in=True), notice)

    async def leave(self, visitor: str) -> None:
        """Let a visitor have nothing more to do with the table. Where nobody else holds its seat, a bot stands in."""
        await self._live.by_request(lambda: self._leave(visitor))
        self._live.wake()

    async def _leave(self, visitor: str) -> None:
        await self._live.check_talk(visitor)
        seats = [row for row in self._live.table.seats if holds(row, visitor)]
        left = [self._without(row, visitor) for row in seats]
        await self._live.change_seats(left, gone=[visitor])
        for before, now in zip(seats, left, strict=True):
            if now.stand_in and not before.stand_in:
                await self._live.notify(now, "stand_in")

    def _without(self, row: SeatRow, visitor: str) -> SeatRow:
        others = sorted(holders(row) - {visitor}, key=lambda other: other != row.visitor)
        return replace(
            row,
            visitor=others[0] if others else None,
            companions=frozenset(others[1:]),
            stand_in=row.stand_in or not (others or self._live.table.match.over),
        )

    async def come_back(self, seat: int, visitor: str) -> None:
        """Let a person decide again for whom a bot stood in."""
        await self._live.by_request(lambda: self._come_back(seat, visitor))
        self._live.wake()

    async def _come_back(self, seat: int, visitor: str) -> None:
        row = self._seat(seat)
        if not holds(row, visitor):
            raise Refusal("not_your_seat", f"Seat {seat} is not yours.")
        if row.stand_in:
            await self._give_back(row, visitor)

    async def _give_back(self, row: SeatRow, visitor: str) -> None:
        await self._live.check_talk(visitor)
        await self._live.change_seat(replace(self._shared(row, visitor), stand_in=False), "back")


def tidy(text: str) -> str:
    """A line of text without what cannot be printed: it could make one person look like another."""
    return " ".join("".join(letter if letter.isprintable() or letter == "\u200d" else " " for letter in text).split())
