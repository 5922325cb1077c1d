"""What HTTP and sockets share: who comes, from where, and how a refusal is told."""

from __future__ import annotations

import ipaddress
import socket
from http import HTTPStatus

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from ratusz.server.messages import Problem
from ratusz.server.refusal import Refusal
from ratusz.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
        " frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS_OF_CODE = {
    "malformed": 400,
    "no_such_table": 404,
    "no_such_link": 404,
    "link_over": 410,
    "no_such_seat": 404,
    "no_such_language": 404,
    "not_your_seat": 403,
    "not_your_table": 403,
    "foreign_origin": 403,
    "foreign_host": 421,
    "long_head": 431,
    "too_slow": 408,
    "too_fast": 429,
    "too_many_connections": 429,
    "too_many_sockets": 429,
    "too_many_tables": 429,
    "too_large": 413,
    "not_json": 415,
    "hall_full": 503,
    "store_unreachable": 503,
    "store_full": 503,
}


def check_origin(headers: Headers, settings: Settings) -> None:
    """A page of another site may not act in a visitor's name."""
    origin = headers.get("origin")
    host = headers.get("host", "")
    if origin is not None and origin not in (f"http://{host}", f"https://{host}", settings.own_origin):
        raise Refusal("foreign_origin", "Requests from other sites are not answered.")


class OwnNames:
    """The names by which browsers may call this server.

    Another name may have been pointed here by a page of another site, which would then count as one of ours. That needs
    a name: an address in numbers leads where it says.
    """

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        given = (settings.public_host, settings.host.lower(), machine, f"{machine.partition('.')[0]}.local")
        self.names = {"localhost", *settings.named_hosts, *(name for name in given if name)}

    def check(self, headers: Headers) -> None:
        hosts = headers.getlist("host")  # Who names nobody has not been led astray.
        if len(hosts) > 1 or not all(self._is_ours(host) for host in hosts):
            raise Refusal("foreign_host", "This server does not go by that name; see RATUSZ_HOSTS.")

    def _is_ours(self, host: str) -> bool:
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        name = name.lower().removesuffix(".")
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name[1:-1] if name.startswith("[") and name.endswith("]") else name)
        except ValueError:
            return False
        return True


def problem_of(refusal: Refusal) -> Response:
    return problem(STATUS_OF_CODE.get(refusal.code, 409), refusal.code, refusal.message)


def problem(status: int, code: str, message: str) -> Response:
    return Response(problem_body(code, message), status, {"cache-control": "no-store"}, media_type="application/json")


def problem_body(code: str, message: str) -> bytes:
    return msgspec.json.encode(Problem(code, message))


def raw_problem(refusal: Refusal) -> bytes:
    """The same answer for somebody whose request has not been read; it ends the connection."""
    status = HTTPStatus(STATUS_OF_CODE[refusal.code])
    body = problem_body(refusal.code, refusal.message)
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
        **HEADERS,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status.value} {status.phrase}\r\n{head}\r\n".encode() + body
