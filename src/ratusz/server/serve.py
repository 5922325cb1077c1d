"""Run the server."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable

import uvicorn

from ratusz.core.errors import RatuszError
from ratusz.server import logs
from ratusz.server.app import create_app
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore

UNREAD_SECONDS = 60
"""How long a peer may leave what it was sent unread before its connection is cut."""

log = logging.getLogger("ratusz.serve")


class CannotListen(RatuszError):
    """The host and port cannot be listened on."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address as soon as it is open."""
    logs.set_up(settings.log)
    listener = _listen(settings)
    try:
        store = SqliteStore(settings.database)
    except RatuszError:
        listener.close()
        raise
    config = uvicorn.Config(
        create_app(settings, store),
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    address = settings.public_address or _address(listener)
    log.info("serving", extra={"address": address, "database": str(settings.database)})
    ready(address)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        why = error.strerror or error
        raise CannotListen(f"Cannot listen on {settings.host} port {settings.port}: {why}.") from None
    return listener
