"""One open socket at a table, as the table sees it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ratusz.server.messages import ServerMessage

if TYPE_CHECKING:
    from ratusz.server.telling import Told

ENCODER = msgspec.json.Encoder()


class Outbox(asyncio.Queue[bytes]):
    """Messages that wait to be sent: so many at most, and so many bytes."""

    def __init__(self, messages: int, size: int) -> None:
        super().__init__(messages)
        self._most = size
        self._size = 0

    @property
    def crowded(self) -> bool:
        """Whether it is half full: what can be told later is to wait."""
        return 2 * self.qsize() >= self.maxsize or 2 * self._size >= self._most

    def full(self) -> bool:
        return super().full() or self._size >= self._most

    def _put(self, item: bytes) -> None:
        super()._put(item)
        self._size += len(item)

    def _get(self) -> bytes:
        item = super()._get()
        self._size -= len(item)
        return item


class Connection:
    """One open socket at a table."""

    def __init__(
        self, visitor: str, seats: tuple[int, ...], eyes: int | None, outbox: Outbox, alert: bool = False
    ) -> None:
        self.visitor = visitor
        self.seats = seats
        """The seats its visitor holds."""
        self.eyes = eyes
        self.ply = 0
        """The socket has been told the events up to here."""
        self.told: Told | None = None
        """What it knows of the table once it has read its outbox; None if it is to begin anew."""
        self.number = 0
        """How many states and changes it was told."""
        self.behind = 0
        """How often it was not told something new, since it has not read what it was told before."""
        self.outbox = outbox
        self.dismissed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why the server closes the socket: a websocket code and a word."""
        self.alert = alert
        """Whether its seats want to be asked about chances to act out of turn."""

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Put a message into the outbox; a reader that lets it overflow is given up."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(1013, "too slow")

    def tell(self, now: Told, kind: bytes, rest: bytes) -> None:
        """Send a state or a change, with its number."""
        self.number += 1
        self.told, self.ply = now, now.ply
        self.send_encoded(b'%b"number":%d,%b' % (kind, self.number, rest))

    def wait(self) -> None:
        """Put off what is new until the reader has read more; a reader that lets too much come together is given up."""
        self.behind += 1
        if self.behind > self.outbox.maxsize:
            self.dismiss(1013, "too slow")

    def dismiss(self, code: int, why: str) -> None:
        if not self.dismissed.done():
            self.dismissed.set_result((code, why))
