"""Lines: how a connection is read, with a bound on what it may send and how long it may take."""

from __future__ import annotations

import asyncio
import math
import time
from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import Event
from websockets.server import ServerProtocol

from ratusz.server.entrance import problem_body, raw_problem
from ratusz.server.gate import Gate
from ratusz.server.limits import Bucket
from ratusz.server.metrics import REFUSALS
from ratusz.server.refusal import Refusal

FIELD_BYTES = 4
"""What a header costs beside its name and value."""
PIPELINED = 16
"""How many requests may wait for the answer to one before them; browsers send none at all."""
PIECES = 256
"""Of how many frames a message may be made."""
SLICE_BYTES = 4_096
"""How much is read before the frames in it are counted."""
FRAMES_PER_MESSAGE, FRAMES_PER_BURST = 10, 20
"""How many frames there may be for every message; those who merely talk too fast are told so before."""
LATE_BYTES = 65_536
"""What somebody may have sent before the farewell arrived."""
CLOSING_SECONDS = 15.0
LINE = "ratusz.line"
"""The extension of the scope in which an application finds the line itself."""

MALFORMED = Refusal("malformed", "This is no HTTP request that can be read.")
LONG_HEAD = Refusal("long_head", "The head of this request is too long.")
TOO_LARGE = Refusal("too_large", "This request is too long.")
TOO_FAST = Refusal("too_fast", "Too many requests at once; wait for answers.")
TOO_SLOW = Refusal("too_slow", "This request took too long to arrive.")


class GatedConfig(uvicorn.Config):
    """What uvicorn is to know, and the gate through which its connections come."""

    def __init__(self, app: Any, gate: Gate, **more: Any) -> None:
        super().__init__(app, http=HttpLine, ws=SocketLine, **more)
        self.gate = gate


class _Unwelcome(Exception):
    """Stops the parser; the line's refusal says why."""


class HttpLine(HttpToolsProtocol):
    """A connection that asks for one thing after another, each within its time and size."""

    def __init__(
        self,
        config: GatedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = config.gate
        self.settings = config.gate.settings
        self.refusal = MALFORMED
        self.in_head = self.in_body = False
        """How much of a request has been read; neither between two requests."""
        self.head = self.taken = 0
        """Bytes of the head as far as it is understood, and of the request since the piece in which it began."""
        self.unread = math.inf
        """Bytes that waited for the other side when that was last looked at."""
        self.deadline: TimerHandle | None = None
        self.running: RequestResponseCycle | None = None
        """The request that is being answered; `cycle` is the one that was read last."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self.host = self.client[0] if self.client else ""
        self.gate.enter(self.host)
        self.gate.idle(self.transport)
        self._allow(self.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self.gate.leave(self.host, self.transport)
        self._give_up()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.taken += len(data)
        super().data_received(data)
        most = self.settings.header_bytes + (0 if self.in_head else 2 * self.settings.body_bytes)
        if self.taken > most and (self.in_head or self.in_body):
            self._refuse(LONG_HEAD if self.in_head else TOO_LARGE)

    def handle_websocket_upgrade(self) -> None:
        self._allow(None)
        super().handle_websocket_upgrade()

    # What the parser finds.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head = self.taken = 0
        self._allow(self.settings.header_seconds)

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + FIELD_BYTES)  # Of trailers too, which come after the body.
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.head += size
        if self.head > self.settings.header_bytes:
            self._stop(LONG_HEAD)

    def _stop(self, refusal: Refusal) -> None:
        self.refusal = refusal
        raise _Unwelcome

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_head, self.in_body = False, True
        self.gate.busy(self.transport)
        self._allow(self.settings.body_seconds)
        if len(self.pipeline) > PIPELINED:
            self._stop(TOO_FAST)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_body = False
        self._allow(self.settings.body_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not (self.in_head or self.in_body or self.pipeline):
            self.gate.idle(self.transport)
            # By then uvicorn has closed the connection, unless somebody does not read the answer.
            self._allow(2 * self.settings.keep_alive_seconds)

    # How it ends.

    def _allow(self, seconds: float | None) -> None:
        """Give what comes next so much time."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        coming = self.in_head or self.in_body
        if self._is_stuck():
            self.transport.abort()
        elif self.flow.read_paused or (self._unanswered() and not coming):
            self._allow(self.settings.body_seconds)  # It is we who take so long.
        elif coming:
            self._refuse(TOO_SLOW)
        else:
            self.transport.abort()

    def _unanswered(self) -> RequestResponseCycle | None:
        """The request that is being answered now."""
        return None if self.running is None or self.running.response_complete else self.running

    def _is_stuck(self) -> bool:
        """Whether answers lie unread; somebody with a slow line has read half of them since the last look."""
        before, self.unread = self.unread, self.transport.get_write_buffer_size()
        return self.unread > before / 2

    def _refuse(self, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.code).inc()
        now = self._unanswered()
        if now is not None and (self.pipeline or now.response_started):
            self.transport.abort()  # An answer now would stand in the middle of another.
        else:
            self.transport.write(raw_problem(refusal))
            self.transport.close()
        self._give_up()

    def _give_up(self) -> None:
        """Nobody hears the answer that is being made."""
        now = self._unanswered()
        if now is not None:
            now.disconnected = True
            now.message_event.set()

    def send_400_response(self, msg: str) -> None:
        """What the parser could not read is refused like everything else."""
        self._refuse(self.refusal)


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that became a socket.

    It is opened and closed through the application like any other. Messages go in and out directly: layer by layer
    they would cost more than most of them take to be answered.
    """

    def __init__(self, config: GatedConfig, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.gate = config.gate
        self.late = 0
        """Bytes that came after the farewell."""
        self.conn: _Handshake = _Handshake(max_size=config.ws_max_size, logger=self.logger)
        self.takes_more = True
        self.drained: Callable[[], None] = lambda: None
        """Called when it takes more again."""
        settings = config.gate.settings
        self.frames_allowed = Bucket(
            FRAMES_PER_MESSAGE * settings.messages_per_second,
            FRAMES_PER_BURST * settings.message_burst,
            time.monotonic(),
        )

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(self.client[0] if self.client else "", self.transport)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE_BYTES):
            if self.transport.is_closing():
                return
            piece = data[start : start + SLICE_BYTES]
            super().data_received(piece)
            self._check_flood(len(piece))
        if not self.handshake_initiated:
            # The whole request has come, but it is not one that asks for a socket in a way that can be read.
            self.transport.write(raw_problem(MALFORMED))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast("dict[str, Any]", self.scope["extensions"])[LINE] = self

    async def read(self) -> bytes | None:
        """The next message; None when there will be no more."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return message["bytes"] if text is None else text.encode()

    def write(self, message: bytes) -> None:
        """Send a text."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(_framed(message))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.takes_more = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.takes_more = True
        self.drained()

    def _check_flood(self, size: int) -> None:
        """Frames cost the same whether they say something or not, and reading goes on after a farewell."""
        if self.close_sent:
            self.late += size
            if self.late > LATE_BYTES:
                self.transport.abort()
        elif not self.frames_allowed.take(time.monotonic(), self.conn.count()):
            REFUSALS.labels("too_fast").inc()
            self.conn.fail(1008, "too fast")
            self.handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > PIECES and not self.close_sent:
            self.conn.fail(1009, "too many pieces")
            self.handle_parser_exception()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # Somebody who reads a byte now and then could make the farewell last for ever.
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


def _framed(text: bytes) -> bytes:
    """A text as one frame; those of servers are not masked."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


class _Handshake(ServerProtocol):
    """Counts what it reads, and refuses like everything else here."""

    counted = 0

    def events_received(self) -> list[Event]:
        events = super().events_received()
        self.counted += len(events)
        return events

    def count(self) -> int:
        """How many frames have come since this was last asked."""
        counted, self.counted = self.counted, 0
        return counted

    def reject(self, status: Any, text: str) -> Response:
        code = "malformed" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "internal"
        response = super().reject(status, problem_body(code, text.strip()).decode())
        del response.headers["content-type"]
        response.headers["content-type"] = "application/json"
        return response
