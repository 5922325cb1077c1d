"""What HTTP and sockets share: who comes, from where, and how a refusal is told."""

from __future__ import annotations

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response

from ratusz.server.messages import Problem
from ratusz.server.refusal import Refusal
from ratusz.server.settings import Settings

COOKIE = "ratusz_visitor"
COOKIE_SECONDS = 400 * 24 * 3600
SHORTEST_SECRET, LONGEST_SECRET = 16, 100
STATUS_OF_CODE = {
    "no_such_table": 404,
    "no_such_link": 404,
    "link_over": 410,
    "no_such_seat": 404,
    "not_your_seat": 403,
    "foreign_origin": 403,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_large": 413,
    "not_json": 415,
    "hall_full": 503,
    "store_full": 503,
}


def cookie_of(headers: Headers) -> str | None:
    """The visitor's secret, if there is one that could have come from here."""
    for header in headers.getlist("cookie"):
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and SHORTEST_SECRET <= len(value) <= LONGEST_SECRET:
                return value
    return None


def give_cookie(response: Response, secret: str, settings: Settings) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=settings.secure, path="/"
    )


def check_origin(headers: Headers, settings: Settings) -> None:
    """A page of another site may not act in a visitor's name."""
    origin = headers.get("origin")
    host = headers.get("host", "")
    if origin is not None and origin not in (f"http://{host}", f"https://{host}", settings.own_origin):
        raise Refusal("foreign_origin", "Requests from other sites are not answered.")


def problem_of(refusal: Refusal) -> Response:
    return problem(STATUS_OF_CODE.get(refusal.code, 409), refusal.code, refusal.message)


def problem(status: int, code: str, message: str) -> Response:
    body = msgspec.json.encode(Problem(code, message))
    return Response(body, status, {"cache-control": "no-store"}, media_type="application/json")
