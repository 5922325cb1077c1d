"""Run the server."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn

from ratusz.core.errors import RatuszError
from ratusz.server import logs
from ratusz.server.app import create_app
from ratusz.server.settings import Settings


class CannotListen(RatuszError):
    """The host and port cannot be listened on."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address as soon as it is open."""
    listener = _listen(settings)
    host, port = listener.getsockname()[:2]
    address = settings.public_address or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    logs.set_up()
    config = uvicorn.Config(
        create_app(settings),
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    ready(address)
    uvicorn.Server(config).run(sockets=[listener])


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        raise CannotListen(f"Cannot listen on {settings.host} port {settings.port}: {error.strerror}.") from None
    return listener
