"""One open socket at a table, as the table sees it."""

from __future__ import annotations

import asyncio

import msgspec

from ratusz.server.messages import ServerMessage

ENCODER = msgspec.json.Encoder()


class Connection:
    """One open socket at a table."""

    def __init__(
        self, visitor: str, seats: tuple[int, ...], eyes: int | None, outbox: int, alert: bool = False
    ) -> None:
        self.visitor = visitor
        self.seats = seats
        """The seats its visitor holds."""
        self.eyes = eyes
        self.ply = 0
        """The socket has been told the events up to here."""
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(outbox)
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

    def dismiss(self, code: int, why: str) -> None:
        if not self.dismissed.done():
            self.dismissed.set_result((code, why))
