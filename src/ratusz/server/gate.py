"""The gate: which connections are let in, and which have to go when there are too many.

Everything here happens before a request has been read, so it costs next to nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import time
from collections.abc import Callable
from functools import lru_cache
from typing import cast

import uvicorn

from ratusz.server.entrance import raw_problem
from ratusz.server.limits import Bucket, Crowd, address_prefix, forget_idle
from ratusz.server.metrics import CONNECTIONS, REFUSALS
from ratusz.server.refusal import Refusal
from ratusz.server.settings import Settings, lies_in

log = logging.getLogger("ratusz.gate")

TURNED_AWAY = 32
"""How many connections may be open just to be told that there is no room."""
FAREWELL_SECONDS = 2.0
BURST_SECONDS = 20.0
OUT_OF_FILES = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
IDLE_SECONDS = 1.0
"""When files run out, who has been here for less is not cut: its request may be on the way."""
CALM_SECONDS = 60.0
"""After so long without the same trouble it is worth another line in the log."""


class Gate:
    """Counts connections, and knows which of them wait without asking for anything."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.connections = 0
        self.addresses = Crowd(settings.connections_per_address)
        self._rates: dict[str, Bucket] = {}
        self._idle: dict[asyncio.Transport, float] = {}
        """Those without a request under way, and since when; the one that has waited longest first."""
        self._turned: dict[asyncio.Transport, float] = {}
        trusted = settings.trusted

        @lru_cache(1024)
        def counted(host: str) -> str | None:
            """Under what name an address is counted; a proxy speaks for many, so it is not."""
            return None if lies_in(host, trusted) else address_prefix(host)

        self._counted = counted

    def refusal(self, host: str) -> Refusal | None:
        """Why somebody from there cannot come in now, if that is so; somebody idle may have to make room."""
        who = self._counted(host)
        if who is not None:
            if self.addresses.full(who):
                return Refusal("too_many_connections", "Too many connections from your address; close some.")
            now = time.monotonic()
            rate = self.settings.new_connections_per_second
            if not self._rates.setdefault(who, Bucket(rate, BURST_SECONDS * rate, now)).take(now):
                return Refusal("too_fast", "Too many new connections from your address; wait a moment.")
        if self.connections >= self.settings.connections and not self.cut_idle():
            return Refusal("hall_full", "Too many people are here; try again later.")
        return None

    def enter(self, host: str) -> None:
        self.connections += 1
        CONNECTIONS.set(self.connections)
        who = self._counted(host)
        if who is not None:
            self.addresses.enter(who)

    def leave(self, host: str, transport: asyncio.Transport) -> None:
        self.connections -= 1
        CONNECTIONS.set(self.connections)
        self._idle.pop(transport, None)
        who = self._counted(host)
        if who is not None:
            self.addresses.leave(who)

    def idle(self, transport: asyncio.Transport) -> None:
        self._idle[transport] = time.monotonic()

    def busy(self, transport: asyncio.Transport) -> None:
        self._idle.pop(transport, None)

    def cut_idle(self, seconds: float = 0.0) -> bool:
        """Cut the connection that has waited longest without asking, if it is so long; whether there was one."""
        return _cut_first(self._idle, time.monotonic() - seconds)

    def turn_away(self, transport: asyncio.Transport) -> None:
        """Keep a connection that hears a refusal, for as long as there is room for it."""
        self._turned[transport] = now = time.monotonic()
        if len(self._turned) > TURNED_AWAY:
            _cut_first(self._turned, now)

    def turned(self, transport: asyncio.Transport) -> None:
        self._turned.pop(transport, None)

    def forget(self) -> None:
        """Drop the rates of those who have been away long enough to start afresh."""
        forget_idle(self._rates, time.monotonic())


def _cut_first(transports: dict[asyncio.Transport, float], before: float) -> bool:
    transport = next(iter(transports), None)
    if transport is None or transports[transport] > before:
        return False
    del transports[transport]
    transport.abort()
    return True


class _Refused(asyncio.Protocol):
    """Tells a newcomer why not, and waits a moment: who hangs up on unread words takes back its own."""

    def __init__(self, gate: Gate, refusal: Refusal) -> None:
        self.gate = gate
        self.refusal = refusal

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        REFUSALS.labels(self.refusal.code).inc()
        self.gate.turn_away(self.transport)
        self.farewell = asyncio.get_running_loop().call_later(FAREWELL_SECONDS, self.transport.abort)
        self.transport.write(raw_problem(self.refusal))
        with contextlib.suppress(OSError):  # It may have hung up by now.
            self.transport.write_eof()

    def connection_lost(self, exc: Exception | None) -> None:
        self.farewell.cancel()
        self.gate.turned(self.transport)


class GatedServer(uvicorn.Server):
    """Takes connections one by one, so that running out of room or of files is nobody's reset.

    Left to itself, an event loop that is out of files accepts and hangs up.
    """

    def __init__(self, config: uvicorn.Config, listener: socket.socket, gate: Gate) -> None:
        super().__init__(config)
        self.listener = listener
        self.gate = gate
        self._complained = -CALM_SECONDS

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.listener.setblocking(False)
        self._accepting = asyncio.create_task(self._accept_all())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._accepting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._accepting
        self.listener.close()
        await super().shutdown(sockets=[])

    async def on_tick(self, counter: int) -> bool:
        if counter % 100 == 0:
            self.gate.forget()
        return await super().on_tick(counter)

    async def _accept_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                peer, address = await loop.sock_accept(self.listener)
            except OSError as error:
                if error.errno in OUT_OF_FILES:
                    await self._wait_for_files(error)
                continue
            try:
                await loop.connect_accepted_socket(self._protocol(address[0]), peer)
            except OSError:  # It has hung up already.
                peer.close()

    def _protocol(self, host: str) -> Callable[[], asyncio.Protocol]:
        refusal = self.gate.refusal(host)
        if refusal is not None:
            return lambda: _Refused(self.gate, refusal)
        config = self.config
        return lambda: config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def _wait_for_files(self, error: OSError) -> None:
        """Make room if somebody can be spared. Newcomers wait in the listener's queue meanwhile."""
        now = time.monotonic()
        if now - self._complained >= CALM_SECONDS:
            log.warning("out of files, newcomers wait", extra={"why": error.strerror})
        self._complained = now
        self.gate.cut_idle(IDLE_SECONDS)
        await asyncio.sleep(0.05)
