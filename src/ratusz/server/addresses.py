"""The addresses at which other devices reach a server, found without a word to anybody."""

from __future__ import annotations

import socket
from collections.abc import Iterator

from ratusz.server.settings import Settings

FAR = {"0.0.0.0": ("203.0.113.1", *(f"192.168.{network}.1" for network in range(256))), "::": ("2001:db8::1",)}
"""For a server that listens everywhere: where others may be. Home networks are tried too, lest a VPN hide them."""


def for_others(settings: Settings) -> Iterator[str]:
    """The likeliest address first; none at all if the server listens to this computer alone."""
    if settings.own_origin is not None:
        yield settings.own_origin
    elif settings.port:
        found = set()
        for own in map(_own_address, FAR.get(settings.host, ())):
            if own is not None and own not in found:
                found.add(own)
                yield written(own, settings.port)


def written(host: str, port: int) -> str:
    """As it is typed into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(far: str) -> str | None:
    """This computer's address on the way there, if there is a way; nothing is sent."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in far else socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            own: str = probe.getsockname()[0]
            return own
    except OSError:
        return None
