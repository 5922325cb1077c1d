"""One open socket at a table, as the table sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from ratusz.server.messages import ServerMessage

if TYPE_CHECKING:
    from ratusz.server.telling import Told

ENCODER = msgspec.json.Encoder()


class Carrier(Protocol):
    """What carries messages to the other side."""

    takes_more: bool
    """Whether what is written now leaves soon."""

    def write(self, message: bytes) -> None:
        """Send a text."""


class Outbox:
    """Messages on their way. They wait while there is no line or it takes no more: so many at most, and so many bytes.

    What a line takes is sent at once: no task has to wake up for it.
    """

    def __init__(self, messages: int, size: int) -> None:
        self.messages = messages
        self._most = size
        self._size = 0
        self._waiting: deque[bytes] = deque()
        self._line: Carrier | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def crowded(self) -> bool:
        """Whether it is half full: what can be told later is to wait."""
        return 2 * len(self._waiting) >= self.messages or 2 * self._size >= self._most

    def put(self, message: bytes) -> bool:
        """Send a message, or let it wait; False if there is no room."""
        line = self._line
        if line is not None and line.takes_more and not self._waiting:
            line.write(message)
            return True
        if len(self._waiting) >= self.messages or self._size >= self._most:
            return False
        self._waiting.append(message)
        self._size += len(message)
        return True

    def take(self) -> bytes:
        """The message that has waited longest."""
        message = self._waiting.popleft()
        self._size -= len(message)
        return message

    def send_by(self, line: Carrier) -> None:
        """Send everything by this line from now on."""
        self._line = line

    def go_on(self) -> None:
        """Send what waits, as far as the line takes it."""
        while self._waiting and self._line is not None and self._line.takes_more:
            self._line.write(self.take())


@dataclass(frozen=True, slots=True)
class Asked:
    """What people want to be asked, beside what everybody is asked."""

    windows: bool = False
    """Their chances to act out of turn."""
    everything: bool = False
    """What everybody answers alike."""


AS_USUAL: Final = Asked()


class Connection:
    """One open socket at a table."""

    def __init__(
        self, visitor: str, seats: tuple[int, ...], eyes: int | None, outbox: Outbox, asked: Asked = AS_USUAL
    ) -> None:
        self.visitor = visitor
        self.seats = seats
        """The seats its visitor holds."""
        self.eyes = eyes
        self.told: Told | None = None
        """What it knows of the table once it has read its outbox; None if it is to begin anew."""
        self.number = 0
        """How many states and changes it was told."""
        self.behind = 0
        """How often it was not told something new, since it has not read what it was told before."""
        self.outbox = outbox
        self.dismissed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why the server closes the socket: a websocket code and a word."""
        self.asked = asked
        self.owe: Callable[[float], None] = lambda _: None
        """Charges its visitor for what turns out to make work."""

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(ENCODER.encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Put a message into the outbox; a reader that lets it overflow is given up."""
        if not self.outbox.put(message):
            self.dismiss(1013, "too slow")

    def tell(self, now: Told, kind: bytes, rest: bytes) -> None:
        """Send a state or a change, with its number."""
        self.number += 1
        self.told = now
        self.send_encoded(b'%b"number":%d,%b' % (kind, self.number, rest))

    def wait(self) -> None:
        """Put off what is new until the reader has read more; a reader that lets too much come together is given up."""
        self.behind += 1
        if self.behind > self.outbox.messages:
            self.dismiss(1013, "too slow")

    def dismiss(self, code: int, why: str) -> None:
        if not self.dismissed.done():
            self.dismissed.set_result((code, why))
