"""Run the server."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import errno
import logging
import socket
import sys
from collections.abc import Callable, Iterator

from ratusz.core.errors import RatuszError
from ratusz.server import logs
from ratusz.server.addresses import FAR, for_others, written
from ratusz.server.app import create_app
from ratusz.server.gate import TURNED_AWAY, Gate, GatedServer
from ratusz.server.lines import GatedConfig
from ratusz.server.many import Family, NeedsPostgres
from ratusz.server.settings import USUAL_PORT, Settings
from ratusz.server.store import Store
from ratusz.server.stores import is_address, named, store_at

try:
    import resource
except ImportError:  # On Windows files are not counted like this.
    resource = None  # type: ignore[assignment]

RESERVED_FILES = 48
"""For the database, the listener, the log, the client's files and Python itself."""
FILES_PER_THINKER = 6
FEWEST_CONNECTIONS = 8
_UNLIMITED = 2**63
UNREAD_SECONDS = 60
"""How long a peer may leave what it was sent unread before its connection is cut."""

log = logging.getLogger("ratusz.serve")


class CannotListen(RatuszError):
    """The host and port cannot be listened on."""


class PortTaken(CannotListen):
    """Another program listens there."""


def serve(settings: Settings, ready: Callable[[str, list[str]], None]) -> None:
    """Serve until told to stop; `ready` gets the address as soon as it is open, and what else a person should know."""
    if settings.nodes > 1 and not is_address(settings.database):
        raise NeedsPostgres(
            "Several nodes share a database on PostgreSQL (--database postgresql://…); a file is for one."
        )
    logs.set_up(settings.log, settings.node)
    listener = listen(settings)
    moved = settings.port is None and listener.getsockname()[1] != USUAL_PORT
    settings = dataclasses.replace(settings, port=listener.getsockname()[1])
    try:
        store = store_at(settings.database)
    except RatuszError:
        listener.close()
        raise
    address = settings.public_address or _address(listener)
    log.info("serving", extra={"address": address, "database": named(settings.database)})
    ready(address, list(_notes(settings, moved)))
    if settings.nodes == 1:
        run(settings, listener, store)
    else:
        asyncio.run(store.close())
        Family(settings, listener).run()


def run(settings: Settings, listener: socket.socket, store: Store | None = None) -> None:
    """Serve whoever comes by a listener, until told to stop."""
    logs.set_up(settings.log, settings.node)
    settings = within_file_limit(settings)
    gate = Gate(settings)
    config = GatedConfig(
        create_app(settings, store or store_at(settings.database)),
        gate,
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=4 * settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=[str(network) for network in settings.trusted],
    )
    with contextlib.suppress(KeyboardInterrupt):
        GatedServer(config, listener, gate).run()


def say(address: str, notes: list[str]) -> None:
    """The address is for programs too, and comes last: who waits for it has seen the rest."""
    for note in notes:
        print(note, file=sys.stderr, flush=True)
    print(address, flush=True)


def within_file_limit(settings: Settings) -> Settings:
    """The settings, with no more connections than there can be files, of which the system may grant more on asking."""
    if resource is None:
        return settings
    others = RESERVED_FILES + TURNED_AWAY + FILES_PER_THINKER * settings.thinkers
    granted = _raise_file_limit(settings.connections + others)
    connections = max(FEWEST_CONNECTIONS, granted - others)
    if connections >= settings.connections:
        return settings
    log.warning("file limit is low", extra={"files": granted, "connections": connections})
    return dataclasses.replace(settings, connections=connections, sockets=min(settings.sockets, connections))


def _raise_file_limit(wanted: int) -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (_UNLIMITED if limit == resource.RLIM_INFINITY else limit for limit in (soft, hard))
    if soft >= wanted:
        return soft
    granted = min(wanted, hard)
    with contextlib.suppress(ValueError, OSError):  # Some systems refuse what they call possible.
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        return granted
    return soft


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        host = "localhost"
    return written(host, port)


def _notes(settings: Settings, moved: bool) -> Iterator[str]:
    if moved:
        yield f"Another program has port {USUAL_PORT}, so the address is a different one this time."
    if settings.host in FAR and settings.public_address is None:
        others = " or ".join(for_others(settings))
        yield (
            f"Other devices open {others}" if others else "No network was found: only this computer can open the table."
        )


def listen(settings: Settings) -> socket.socket:
    """A listener at the given port, or where none is given at the usual one, or any other if that is taken."""
    if settings.port is not None:
        return _listen_at(settings.host, settings.port)
    try:
        return _listen_at(settings.host, USUAL_PORT)
    except PortTaken:
        return _listen_at(settings.host, 0)


def _listen_at(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # Where it would let two programs have the same port.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        kind = PortTaken if error.errno == errno.EADDRINUSE else CannotListen
        raise kind(f"Cannot listen on {host} port {port}: {error.strerror or error}.") from None
    return listener
