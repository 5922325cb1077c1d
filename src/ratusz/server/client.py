"""The browser client: its files, packed once and kept by browsers, and its page for every other address."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from ratusz import games
from ratusz.server.entrance import problem
from ratusz.server.limits import address_prefix
from ratusz.server.refusal import Refusal
from ratusz.server.visitors import Visitors

STATIC = Path(__file__).with_name("static")
PAGE = "index.html"
NO_BUILD = b'data-build=""'
"""Where the page says what it was loaded from."""
HASHED = "assets"
"""The folder of files whose names change with what is in them."""
PACKABLE = frozenset({".css", ".html", ".js", ".json", ".svg"})
"""Pictures and typefaces are packed already."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FILES_IN_MEMORY = 256


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file of the client, as it is sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str

    def answer(self, asked: Headers, cache_control: str) -> Response:
        """The file, packed if the browser can unpack it; nothing if it has this very file already."""
        body, tag = self.body, f'"{self.tag}"'
        headers = {"cache-control": cache_control}
        if self.packed is not None:
            headers["vary"] = "accept-encoding"
            if "gzip" in asked.get("accept-encoding", ""):
                body, tag = self.packed, f'"{self.tag}-gzip"'
                headers["content-encoding"] = "gzip"
        headers["etag"] = tag
        if tag in asked.get("if-none-match", ""):
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(body, headers=headers, media_type=self.media_type)


def client_endpoint(root: Path = STATIC) -> Callable[[Request], Awaitable[Response]]:
    """Answers every address that belongs to nobody else."""
    root = root.resolve()
    page = root / PAGE

    async def answer(request: Request) -> Response:
        path = request.path_params["path"]
        wanted = _find(root, path)
        if wanted is not None and wanted != page:
            kept = wanted.is_relative_to(root / HASHED)
            return (await _file(wanted)).answer(request.headers, FOREVER if kept else ASK_AGAIN)
        if path.startswith(f"{HASHED}/"):
            return problem(404, "no_such_file", "There is no such file; perhaps it belongs to an older client.")
        response = await _page(page, request.headers)
        # With the page, so that nobody loses a seat because the answer that gives it is lost on the way.
        visitors: Visitors = request.app.state.visitors
        address = address_prefix("" if request.client is None else request.client.host)
        charge = partial(request.app.state.hall.charge, None, address)
        with contextlib.suppress(Refusal):  # Who cannot be looked for now keeps the cookie it has.
            visitors.give_cookie(response, await visitors.known(request.headers, charge) or visitors.new())
        return response

    return answer


async def build_id(root: Path = STATIC) -> str | None:
    """What the server is: its page, which names all files of the client by what is in them, and the rules of all games.

    A page carries the one that it was loaded from. None without a client.
    """
    page = root / PAGE
    return await asyncio.to_thread(_build, page, page.stat().st_mtime_ns) if page.is_file() else None


async def _page(page: Path, asked: Headers) -> Response:
    if not page.is_file():
        return Response("The browser client has not been built; see the README.\n", 503, media_type="text/plain")
    file = await asyncio.to_thread(_read_page, page, page.stat().st_mtime_ns)
    return file.answer(asked, f"{ASK_AGAIN}, private")


async def _file(path: Path) -> StaticFile:
    return await asyncio.to_thread(_read, path, path.stat().st_mtime_ns)


@lru_cache(FILES_IN_MEMORY)
def _read(path: Path, changed: int) -> StaticFile:
    """A file as it is since it was last changed."""
    return _prepared(path, path.read_bytes())


@lru_cache(1)
def _read_page(page: Path, changed: int) -> StaticFile:
    """The page, which says what it was loaded from."""
    return _prepared(page, page.read_bytes().replace(NO_BUILD, b'data-build="%b"' % _build(page, changed).encode()))


@lru_cache(1)
def _build(page: Path, changed: int) -> str:
    rules = {game.id: game.rules_version for game in games.registry().values()}
    return hashlib.sha256(page.read_bytes() + repr(rules).encode()).hexdigest()[:16]


def _prepared(path: Path, body: bytes) -> StaticFile:
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in PACKABLE else None
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return StaticFile(body, packed, media_type, hashlib.sha256(body).hexdigest()[:32])


def _find(root: Path, path: str) -> Path | None:
    """A file of the client; None for everything else, names that no file can have included."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None
