"""The web application: checks every request and hands it to the hall, or to the browser client."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache, partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ratusz import games
from ratusz.core.errors import RatuszError, UnknownGame
from ratusz.server.api import ENDPOINTS, Call, Endpoint
from ratusz.server.client import client_endpoint
from ratusz.server.entrance import HEADERS, OwnNames, check_origin, problem, problem_of
from ratusz.server.hall import Hall
from ratusz.server.health import Readiness
from ratusz.server.limits import address_prefix
from ratusz.server.metrics import REQUESTS
from ratusz.server.metrics_of_nodes import all_metrics, tell_siblings
from ratusz.server.refusal import Refusal
from ratusz.server.schema import openapi, socket_schema
from ratusz.server.settings import Settings, lies_in
from ratusz.server.sockets import live_endpoint
from ratusz.server.store import CannotStore, Store
from ratusz.server.stores import line_of, neighbours_of, store_at
from ratusz.server.thinking import Thinkers
from ratusz.server.visitors import Visitor, Visitors

log = logging.getLogger("ratusz.http")

COLLECT_AFTER = (20_000, 20, 20)
"""How many new objects the collector of cycles waits for, and how often it looks again at what it has seen. Every move
leaves new lists of all moves before it, and by default a tenth of the time goes into looking through those."""
STORE_SECONDS = 0.2
"""How often a store is tried that is out of reach when the server starts."""
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def create_app(settings: Settings, store: Store | None = None) -> Starlette:
    """The application for these settings; by default with the store they name."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = store or store_at(settings.database)
        neighbours = neighbours_of(kept, new_node_name(settings))
        usual = settings.thinkers, settings.think_seconds, settings.compiled, settings.hints_waiting
        thinkers = Thinkers(*usual, line_of(neighbours, settings))
        hall = Hall(kept, thinkers, settings, neighbours)
        visitors = Visitors(kept, settings)
        await _when_it_can_be(visitors.open)
        app.state.hall, app.state.visitors, app.state.readiness = hall, visitors, Readiness(kept)
        await neighbours.open(hall)
        siblings = await tell_siblings(settings)
        behind = (
            hall.sweep(),
            hall.expire(),
            hall.keep_others(),
            hall.look_after_orphans(),
            visitors.keep_keys_fresh(),
            _load_games(),
        )
        tasks = [asyncio.create_task(work) for work in behind]
        if not neighbours.alone:
            thinkers.moves.warm_up()
        yield
        if siblings is not None:
            siblings.close()
        for task in tasks:
            task.cancel()
        await hall.keep_all()
        hall.close()
        await neighbours.close()
        thinkers.close()
        await kept.close()

    routes: list[BaseRoute] = [_route(path, settings) for path in dict.fromkeys(one.path for one in ENDPOINTS)]
    routes += [
        WebSocketRoute("/api/tables/{table}/live", live_endpoint(settings)),
        Route("/api/{rest:path}", _no_such_endpoint, methods=METHODS),
        WebSocketRoute("/{rest:path}", _no_such_socket),
        Route("/openapi.json", _json(openapi)),
        Route("/socket.json", _json(socket_schema)),
        Route("/healthz", _healthz),
        Route("/readyz", _readyz),
        Route("/metrics", _metrics(settings)),
        Route("/{path:path}", client_endpoint()),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _http_problem})
    app.add_middleware(_OwnNamesOnly, settings=settings)
    app.add_middleware(_SecurityHeaders, settings=settings)
    return app


async def _when_it_can_be(work: Callable[[], Awaitable[None]]) -> None:
    """Do what has to be done before anybody is served; a store that is out of reach just now is waited for."""
    waiting = False
    while True:
        try:
            return await work()
        except CannotStore:
            raise
        except Exception as error:
            if not waiting:
                log.warning("waiting for the store", extra={"why": str(error) or type(error).__name__})
            waiting = True
            await asyncio.sleep(STORE_SECONDS)


def new_node_name(settings: Settings) -> str:
    """What the other servers call this one: another name after every start, without a space."""
    name = "-".join((settings.node or socket.gethostname()).split())
    return f"{name}-{secrets.token_hex(4)}"


async def _load_games() -> None:
    """Load all games behind the first requests, which need not wait for more than they are about."""
    await asyncio.to_thread(games.registry)
    gc.freeze()  # What was imported stays; the collector need not look at it again and again.
    gc.set_threshold(*COLLECT_AFTER)


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
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *self.raw]
            await send(message)

        # A socket sends messages all the time, and only the answer that refuses it has headers.
        await self.app(scope, receive, with_headers)


class _OwnNamesOnly:
    """Answers nobody who calls this server by a name that is not its own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = OwnNames(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        try:
            self.names.check(Headers(scope=scope))
        except Refusal as refusal:
            if scope["type"] == "http":
                return await problem_of(refusal)(scope, receive, send)
            return await WebSocket(scope, receive, send).send_denial_response(problem_of(refusal))
        return await self.app(scope, receive, send)


# The endpoints.


def _route(path: str, settings: Settings) -> Route:
    endpoints = {one.method: one for one in ENDPOINTS if one.path == path}

    async def answer(request: Request) -> Response:
        endpoint = endpoints.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            return _wrong_method(list(endpoints))
        started = time.monotonic()
        response = await _answer(endpoint, request, settings)
        REQUESTS.labels(endpoint.name, response.status_code).inc()
        took = round((time.monotonic() - started) * 1000, 1)
        log.info("request", extra={"endpoint": endpoint.name, "status": response.status_code, "ms": took})
        return response

    return Route(path, answer, methods=METHODS)


async def _answer(endpoint: Endpoint, request: Request, settings: Settings) -> Response:
    visitors: Visitors = request.app.state.visitors
    try:
        visitor, address = await _admit(endpoint, request)
        if endpoint.method != "GET":
            check_origin(request.headers, settings)
        body = None
        if endpoint.body is not None:
            most = settings.body_bytes if endpoint.large else settings.message_bytes
            body = await _read_body(request, endpoint.body, most)
        call = Call(request.app.state.hall, visitor.id, address, dict(request.path_params), body)
        reply = await endpoint.handler(call)
    except Refusal as refusal:
        return problem_of(refusal)
    except UnknownGame as error:
        return problem(404, "no_such_game", str(error))
    except RatuszError as error:
        return problem(422, "not_allowed", str(error))
    except ClientDisconnect:
        return problem(400, "malformed", "The body did not arrive.")  # For the metrics: nobody is there to hear it.
    except Exception:
        log.exception("request failed", extra={"endpoint": endpoint.name})
        return problem(500, "internal", "Something went wrong here; look whether it was done all the same.")
    response = Response(
        msgspec.json.encode(reply), endpoint.status, {"cache-control": "no-store"}, media_type="application/json"
    )
    if endpoint.method != "GET":
        visitors.give_cookie(response, visitor)
    return response


async def _admit(endpoint: Endpoint, request: Request) -> tuple[Visitor, str]:
    """Who asks and from where, unless they have asked for too much already."""
    visitors: Visitors = request.app.state.visitors
    hall: Hall = request.app.state.hall
    address = address_prefix("" if request.client is None else request.client.host)
    known = await visitors.known(request.headers, partial(hall.charge, None, address))
    if not hall.charge(None if known is None else known.id, address, endpoint.cost):
        raise Refusal("too_fast", "You ask for too much at once; wait a moment.")
    return known or visitors.new(), address


async def _read_body(request: Request, kind: type, most: int) -> Any:
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "The body of a request is JSON (content-type application/json).")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("too_large", f"The body of this request has at most {most} bytes.")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RatuszError(f"The body is not valid: {error}.") from None


# Everything else.


async def _no_such_endpoint(request: Request) -> Response:
    return problem(404, "no_such_endpoint", "There is no such endpoint; see /openapi.json.")


async def _no_such_socket(socket: WebSocket) -> None:
    await socket.send_denial_response(problem(404, "no_such_endpoint", "There is no such socket; see /socket.json."))


def _wrong_method(allowed: list[str]) -> Response:
    response = problem(405, "wrong_method", f"Use {' or '.join(allowed)} here.")
    response.headers["allow"] = ", ".join([*allowed, "HEAD"] if "GET" in allowed else allowed)
    return response


async def _http_problem(request: Request, error: Exception) -> Response:
    """What the routes refuse by themselves, told like everything else."""
    assert isinstance(error, HTTPException)
    response = problem(error.status_code, "wrong_method" if error.status_code == 405 else "refused", error.detail)
    response.headers.update(error.headers or {})
    return response


def _json(make: Callable[[], dict[str, Any]]) -> Callable[[Request], Awaitable[Response]]:
    encoded = cache(lambda: msgspec.json.encode(make()))

    async def answer(request: Request) -> Response:
        return Response(encoded(), media_type="application/json")

    return answer


async def _healthz(request: Request) -> Response:
    """That the server answers at all, which whoever restarts it asks; and how many tables are not kept yet."""
    unkept = request.app.state.hall.unkept
    told = {"ok": True, "unkept": unkept} if unkept else {"ok": True}
    return Response(msgspec.json.encode(told), headers={"cache-control": "no-store"}, media_type="application/json")


async def _readyz(request: Request) -> Response:
    """That it can do its work; whoever sends visitors here asks this."""
    trouble = await request.app.state.readiness.trouble()
    return await _healthz(request) if trouble is None else problem_of(trouble)


def _metrics(settings: Settings) -> Callable[[Request], Awaitable[Response]]:
    insiders = settings.insiders

    async def answer(request: Request) -> Response:
        if request.client is None or not lies_in(request.client.host, insiders):
            return await _no_such_endpoint(request)
        told = await all_metrics(settings)
        return Response(told, media_type="text/plain; version=0.0.4; charset=utf-8")

    return answer
