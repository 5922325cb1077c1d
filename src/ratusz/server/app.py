"""The web application: checks every request, hands it to the hall, and serves the browser client."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ratusz.core.errors import RatuszError, UnknownGame
from ratusz.server.api import ENDPOINTS, Call, Endpoint
from ratusz.server.hall import Hall
from ratusz.server.limits import Bucket
from ratusz.server.live import Connection, LiveTable, Refusal
from ratusz.server.messages import Command, Problem, Refused
from ratusz.server.metrics import REQUESTS, SOCKETS
from ratusz.server.schema import openapi, socket_schema
from ratusz.server.secrets import hashed, new_secret
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.store import Store
from ratusz.server.thinking import Thinkers

log = logging.getLogger("ratusz.http")

COOKIE = "ratusz_visitor"
COOKIE_SECONDS = 400 * 24 * 3600
STATIC = Path(__file__).with_name("static")
COMMANDS = msgspec.json.Decoder(Command)
STATUS_OF_CODE = {
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_seat": 404,
    "not_your_seat": 403,
    "foreign_origin": 403,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_large": 413,
    "not_json": 415,
}
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
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The application for these settings; by default with the SQLite store they name."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.thinkers)
        kept = store or SqliteStore(settings.database)
        hall = Hall(kept, thinkers, settings)
        app.state.hall = hall
        sweeper = asyncio.create_task(hall.sweep())
        yield
        sweeper.cancel()
        hall.close()
        thinkers.close()
        await kept.close()

    routes: list[BaseRoute] = [_route(endpoint, settings) for endpoint in ENDPOINTS]
    routes += [
        WebSocketRoute("/api/tables/{table}/live", _live_endpoint(settings)),
        Route("/api/{rest:path}", _no_such_endpoint),
        Route("/openapi.json", _json(openapi)),
        Route("/socket.json", _json(socket_schema)),
        Route("/healthz", _healthz),
        Route("/metrics", _metrics),
        Route("/{path:path}", _client),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(_SecurityHeaders, settings=settings)
    return app


class _SecurityHeaders:
    """Adds the headers that keep a page to itself to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        headers = dict(HEADERS)
        if settings.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.raw = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.raw]
            await send(message)

        await self.app(scope, receive, with_headers)


# HTTP


def _route(endpoint: Endpoint, settings: Settings) -> Route:
    async def answer(request: Request) -> Response:
        started = time.monotonic()
        response = await _answer(endpoint, request, settings)
        REQUESTS.labels(endpoint.name, response.status_code).inc()
        log.info(
            "request",
            extra={
                "endpoint": endpoint.name,
                "status": response.status_code,
                "ms": round((time.monotonic() - started) * 1000, 1),
            },
        )
        return response

    return Route(endpoint.path, answer, methods=[endpoint.method], name=endpoint.name)


async def _answer(endpoint: Endpoint, request: Request, settings: Settings) -> Response:
    secret = request.cookies.get(COOKIE)
    fresh = None if secret and 16 <= len(secret) <= 100 else new_secret()
    visitor = hashed(fresh or secret or "")
    try:
        if endpoint.method != "GET":
            _check_origin(request, settings)
        body = None if endpoint.body is None else await _read_body(request, endpoint.body, settings)
        call = Call(request.app.state.hall, visitor, dict(request.path_params), body)
        reply = await endpoint.handler(call)
    except Refusal as refusal:
        return _problem(STATUS_OF_CODE.get(refusal.code, 409), refusal.code, refusal.message)
    except UnknownGame as error:
        return _problem(404, "no_such_game", str(error))
    except RatuszError as error:
        return _problem(422, "not_allowed", str(error))
    except Exception:
        log.exception("request failed", extra={"endpoint": endpoint.name})
        return _problem(500, "internal", "Something went wrong here; nothing was changed.")
    response = _json_response(reply, endpoint.status)
    if fresh is not None and endpoint.method != "GET":
        response.set_cookie(
            COOKIE, fresh, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=settings.secure, path="/"
        )
    return response


async def _read_body(request: Request, kind: type, settings: Settings) -> Any:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "The body of a request is JSON (content-type application/json).")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > settings.body_bytes:
            raise Refusal("too_large", f"The body of a request has at most {settings.body_bytes} bytes.")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RatuszError(f"The body does not fit: {error}.") from None


def _check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A page of another site may not act in a visitor's name."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    own = {f"http://{connection.headers.get('host', '')}", f"https://{connection.headers.get('host', '')}"}
    if settings.public_address is not None:
        own.add(settings.public_address.rstrip("/"))
    if origin not in own:
        raise Refusal("foreign_origin", "Requests from other sites are not answered.")


def _json_response(reply: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(reply), status, headers, "application/json")


def _problem(status: int, code: str, message: str) -> Response:
    return _json_response(Problem(code, message), status)


async def _no_such_endpoint(request: Request) -> Response:
    return _problem(404, "no_such_endpoint", "There is no such endpoint; see /openapi.json.")


def _json(make: Callable[[], dict[str, Any]]) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return Response(msgspec.json.encode(make()), media_type="application/json")

    return answer


async def _healthz(request: Request) -> Response:
    try:
        await request.app.state.hall.store.ping()
    except Exception:
        log.exception("store unreachable")
        return _problem(503, "store_unreachable", "The store cannot be read.")
    return _json_response({"ok": True})


async def _metrics(request: Request) -> Response:
    return Response(generate_latest(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _client(request: Request) -> Response:
    """The browser client: its files by name, its page for every other address."""
    root = STATIC.resolve()
    wanted = (root / request.path_params["path"]).resolve()
    if wanted.is_file() and wanted.is_relative_to(root):
        immutable = wanted.is_relative_to(root / "assets")
        cache = "public, max-age=31536000, immutable" if immutable else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})
    page = root / "index.html"
    if not page.is_file():
        return Response("The browser client has not been built; see the README.\n", 503, media_type="text/plain")
    return FileResponse(page, headers={"cache-control": "no-cache"})


# The socket


def _live_endpoint(settings: Settings) -> Callable[[WebSocket], Awaitable[None]]:
    async def live_endpoint(socket: WebSocket) -> None:
        try:
            _check_origin(socket, settings)
            secret = _cookie(socket.headers)
            if secret is None:
                raise Refusal("no_such_table", "There is no such table.")
            visitor = hashed(secret)
            live = await socket.app.state.hall.entered(socket.path_params["table"], visitor)
            connection = live.join(visitor)
        except Refusal as refusal:
            status = STATUS_OF_CODE.get(refusal.code, 409)
            await socket.send_denial_response(_problem(status, refusal.code, refusal.message))
            return
        await socket.accept()
        SOCKETS.inc()
        try:
            await _serve(socket, live, connection, settings)
        finally:
            SOCKETS.dec()
            live.leave(connection)

    return live_endpoint


def _cookie(headers: Headers) -> str | None:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and 16 <= len(value) <= 100:
            return value
    return None


async def _serve(socket: WebSocket, live: LiveTable, connection: Connection, settings: Settings) -> None:
    writer = asyncio.create_task(_write(socket, connection))
    reader = asyncio.create_task(_read(socket, live, connection, settings))
    slow = asyncio.create_task(connection.too_slow.wait())
    tasks = {writer, reader, slow}
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            log.error("socket failed", exc_info=error)
    if slow in done:
        with contextlib.suppress(RuntimeError):
            await socket.close(1013, "too slow")


async def _write(socket: WebSocket, connection: Connection) -> None:
    while True:
        message = await connection.outbox.get()
        await socket.send({"type": "websocket.send", "text": message.decode()})


async def _read(socket: WebSocket, live: LiveTable, connection: Connection, settings: Settings) -> None:
    bucket = Bucket(settings.messages_per_second, settings.message_burst, time.monotonic())
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or ""
        if not bucket.take(time.monotonic()):
            connection.send(Refused(None, "too_fast", "Too many messages; wait a moment."))
            continue
        if len(data) > settings.message_bytes:
            connection.send(Refused(None, "too_large", f"A message has at most {settings.message_bytes} bytes."))
            continue
        try:
            command = COMMANDS.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.send(Refused(None, "malformed", f"The message does not fit: {error}."))
            continue
        await live.handle(connection, command)
