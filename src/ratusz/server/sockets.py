"""The socket of a table: who may open it, and how messages go in and out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.datastructures import QueryParams
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ratusz.core.reading import whole_number
from ratusz.server.client import build_id
from ratusz.server.connection import ENCODER, Asked, Connection
from ratusz.server.entrance import check_origin, problem, problem_of
from ratusz.server.limits import Bucket, Crowd, address_prefix
from ratusz.server.lines import LINE, SocketLine
from ratusz.server.live import LiveTable
from ratusz.server.messages import Act, Command, CommandId, Hint, Log, LookBack, MoreWays, Refused, Sit, Undo, Weigh
from ratusz.server.metrics import REFUSALS, SOCKETS
from ratusz.server.refusal import Refusal
from ratusz.server.settings import Settings
from ratusz.server.table import NOTHING_HELD, Held

log = logging.getLogger("ratusz.socket")

COMMANDS = msgspec.json.Decoder(Command)
PATIENCE = 10
"""How many bursts of messages above the limit are refused before the socket is closed."""
COSTS: dict[type, int] = {LookBack: 2, Log: 3, MoreWays: 3, Sit: 3, Undo: 3, Weigh: 3, Hint: 10}
"""What commands take from the budget of a visitor that make more work than others, which take 1; answers, 1 each."""
MOMENTS_PER_MESSAGE = 8
"""So many further moments of a look back cost as much as a message."""
CLOSING_SECONDS = 2.0
SOCKET_COST = 5
"""What opening a socket takes from a visitor's budget of messages."""
OTHER_BUILD = Refused(None, "other_build", "The server has been updated since this page was loaded; load it again.")
OTHER_BUILD_CLOSED = 4409


def live_endpoint(settings: Settings) -> Callable[[WebSocket], Awaitable[None]]:
    visitors, addresses = Crowd(settings.sockets_per_visitor), Crowd(settings.sockets_per_address)

    async def endpoint(socket: WebSocket) -> None:
        try:
            check_origin(socket.headers, settings)
            address = address_prefix("" if socket.client is None else socket.client.host)
            charge = partial(socket.app.state.hall.charge, None, address)
            visitor = await socket.app.state.visitors.known(socket.headers, charge)
            if visitor is None:
                raise Refusal("no_such_table", "There is no such table.")
            with (
                visitors.one_more(visitor.id, "You have too many tables open; close some."),
                addresses.one_more(address, "Too many tables are open at your address."),
            ):
                await _talk(socket, visitor.id, address, settings)
        except Refusal as refusal:
            await socket.send_denial_response(problem_of(refusal))
        except Exception:
            log.exception("socket failed")
            if socket.application_state is WebSocketState.CONNECTING:
                await socket.send_denial_response(problem(500, "internal", "Something went wrong here."))

    return endpoint


async def _talk(socket: WebSocket, visitor: str, address: str, settings: Settings) -> None:
    hall, query = socket.app.state.hall, socket.query_params
    if not hall.charge(visitor, address, SOCKET_COST):
        raise Refusal("too_fast", "You open too many sockets; wait a moment.")
    if "build" in query and query["build"] != await build_id():
        await _send_away(socket)
        return
    table = socket.path_params["table"]
    asked = Asked(query.get("alert") == "1", query.get("everything") == "1")
    live, connection = await hall.join(table, visitor, address, asked, _held(query))
    SOCKETS.inc()
    try:
        await socket.accept()
        line: SocketLine = socket.scope["extensions"][LINE]
        await Talk(socket, line, live, connection, settings, partial(hall.charge, visitor, address)).run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # The other side has gone, which is nobody's fault.
    finally:
        SOCKETS.dec()
        hall.leave(live, connection)


async def _send_away(socket: WebSocket) -> None:
    """A page from before an update is told so before anything else; it would not hear why a socket is denied."""
    REFUSALS.labels(OTHER_BUILD.code).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        line: SocketLine = socket.scope["extensions"][LINE]
        line.write(ENCODER.encode(OTHER_BUILD))
        await socket.close(OTHER_BUILD_CLOSED, OTHER_BUILD.code)


def _held(query: QueryParams) -> Held:
    """What somebody who comes back says it holds; what cannot be read counts as nothing."""
    seat, version, ply, chat = (whole_number(query.get(name, "")) for name in ("seat", "held", "ply", "chat"))
    if version is None or ply is None or ("seat" in query and seat is None):
        return NOTHING_HELD
    return Held(seat, version, ply, chat or 0)


class Talk:
    """A conversation over one socket."""

    def __init__(
        self,
        socket: WebSocket,
        line: SocketLine,
        live: LiveTable,
        connection: Connection,
        settings: Settings,
        charge: Callable[[float], bool],
    ) -> None:
        self.socket = socket
        self.line = line
        self.live = live
        self.connection = connection
        self.settings = settings
        self.charge = charge
        """Whether its visitor may still ask for something of that cost, all its sockets taken together."""
        self.patience = Bucket(settings.messages_per_second, PATIENCE * settings.message_burst, time.monotonic())
        self.busy = False
        """Whether a command is being carried out, which is not to be interrupted."""

    async def run(self) -> None:
        """Talk until either side ends it."""
        self.line.drained = self._go_on
        self.connection.outbox.send_by(self.line)
        self._go_on()
        reader = asyncio.create_task(self._read())
        dismissed = self.connection.dismissed
        ends: set[asyncio.Future[Any]] = {reader, dismissed}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if dismissed.done():
            code, why = dismissed.result()
            with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                # A reader that does not read does not take the farewell either.
                await asyncio.wait_for(self.socket.close(code, why), CLOSING_SECONDS)
        else:
            self.connection.dismiss(1000, "")
        if not self.busy:
            reader.cancel()
        [error] = await asyncio.gather(reader, return_exceptions=True)
        if isinstance(error, Exception):
            log.error("socket failed", exc_info=error)

    def _go_on(self) -> None:
        """What waits can be sent; somebody who was told nothing new meanwhile is told what there is now."""
        self.connection.outbox.go_on()
        if self.connection.behind and not self.connection.outbox.crowded:
            self.live.catch_up(self.connection)

    async def _read(self) -> None:
        while not self.connection.dismissed.done():
            data = await self.line.read()
            if data is None:
                return
            command = self._command(data)
            if command is not None:
                self.busy = True
                await self.live.handle(self.connection, command)
                self.busy = False

    def _command(self, data: bytes) -> Command | None:
        """The command that a message holds; if it holds none, or comes too soon, it is refused here."""
        if not self.charge(1):
            self._refuse_for_now()
            return None
        if len(data) > self.settings.message_bytes:
            self._refuse("too_large", f"A message has at most {self.settings.message_bytes} bytes.")
            return None
        try:
            command: Command = COMMANDS.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse("malformed", f"The message is not valid: {error}.", _id_of(data))
            return None
        cost = len(command.answers) if isinstance(command, Act) else COSTS.get(type(command), 1)
        if isinstance(command, LookBack):
            cost += command.more // MOMENTS_PER_MESSAGE
        if cost > 1 and not self.charge(cost - 1):
            self._refuse_for_now()
            return None
        return command

    def _refuse_for_now(self) -> None:
        """Without an id, as it was not looked at: it may be sent again as it is."""
        self._refuse("too_fast", "Too many messages; wait a moment.")
        if not self.patience.take(time.monotonic()):
            self.connection.dismiss(1008, "too fast")

    def _refuse(self, code: str, message: str, command: str | None = None) -> None:
        REFUSALS.labels(code).inc()
        self.connection.send(Refused(command, code, message))


class _Identified(msgspec.Struct):
    id: CommandId


def _id_of(data: bytes) -> str | None:
    """The id of a message that is otherwise wrong, so that whoever sent it knows which one it was."""
    try:
        return msgspec.json.decode(data, type=_Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
