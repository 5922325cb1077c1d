"""The browser client comes packed, is kept where it never changes, and is asked for again where it does."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from ratusz import games
from ratusz.server import client
from ratusz.server.client import build_id, client_endpoint
from ratusz.server.settings import Settings
from ratusz.server.sqlite import SqliteStore
from ratusz.server.visitors import Visitors

SCRIPT = "console.log('a table for everybody');\n" * 100
PAGE = "<!doctype html><title>Ratusz</title>"
TYPEFACE = bytes(range(256))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A client of a page, a script, a typeface and an icon."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "serif-3c4d.woff2").write_bytes(TYPEFACE)
    (tmp_path / "secret.txt").write_text("not for browsers")
    return folder


def get(root: Path, path: str, **headers: str) -> httpx.Response:
    app = Starlette(routes=[Route("/{path:path}", client_endpoint(root))])
    sent = {"accept-encoding": "identity"} | {name.replace("_", "-"): value for name, value in headers.items()}

    async def ask() -> httpx.Response:
        store = SqliteStore(root.parent / "visitors.db")
        app.state.visitors = Visitors(store, Settings())
        app.state.hall = SimpleNamespace(charge=lambda *_: True)
        await app.state.visitors.open()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://ratusz") as browser:
            answer = await browser.get(path, headers=sent)
        await store.close()
        return answer

    return asyncio.run(ask())


def test_a_script_is_sent_packed_to_those_who_can_unpack_it(root: Path) -> None:
    packed = get(root, "/assets/index-1a2b.js", accept_encoding="gzip, deflate, br")
    plain = get(root, "/assets/index-1a2b.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9)) < len(SCRIPT) / 10
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-type"] == plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


def test_what_is_packed_already_is_sent_as_it_is(root: Path) -> None:
    typeface = get(root, "/assets/serif-3c4d.woff2", accept_encoding="gzip")
    assert "content-encoding" not in typeface.headers
    assert typeface.content == TYPEFACE
    assert typeface.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/assets/index-1a2b.js", "public, max-age=31536000, immutable"),
        ("/icon.svg", "no-cache"),
        ("/", "no-cache, private"),
        ("/index.html", "no-cache, private"),
        ("/t/0123456789ab?at=3", "no-cache, private"),
    ],
)
def test_only_what_never_changes_is_kept_unasked(root: Path, path: str, kept: str) -> None:
    assert get(root, path).headers["cache-control"] == kept


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_a_browser_has_is_not_sent_again_until_it_changes(root: Path, encoding: str) -> None:
    first = get(root, "/", accept_encoding=encoding)
    again = get(root, "/", accept_encoding=encoding, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == "no-cache, private"
    page = root / "index.html"
    page.write_text(PAGE.replace("Ratusz", "Rathaus"))
    os.utime(page, ns=(0, page.stat().st_mtime_ns + 1))
    newer = get(root, "/", accept_encoding=encoding, if_none_match=first.headers["etag"])
    assert (newer.status_code, newer.text) == (200, PAGE.replace("Ratusz", "Rathaus"))


@pytest.mark.parametrize(
    "path", ["/", "/s/some-secret", "/../secret.txt", "/%2e%2e/secret.txt", "/a%00b", "/" + "x" * 5000]
)
def test_every_other_address_is_the_page(root: Path, path: str) -> None:
    reply = get(root, path)
    assert (reply.status_code, reply.text) == (200, PAGE)
    assert "HttpOnly" in reply.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/assets/index-0000.js", "/assets/"])
def test_a_file_of_an_older_client_is_not_mistaken_for_the_page(root: Path, path: str) -> None:
    gone = get(root, path)
    assert (gone.status_code, gone.json()["code"]) == (404, "no_such_file")
    assert gone.headers["cache-control"] == "no-store"


def build_in(root: Path) -> str:
    """What the page says it was loaded from."""
    found = re.search(r'data-build="(\w*)"', get(root, "/", accept_encoding="gzip").text)
    assert found
    return found[1]


def restart() -> None:
    client._build.cache_clear()
    client._read_page.cache_clear()


def test_a_page_says_what_it_was_loaded_from_and_another_page_or_other_rules_are_another(root: Path) -> None:
    page = root / "index.html"
    page.write_text('<html data-build="">')
    first = build_in(root)
    assert first == build_in(root) == asyncio.run(build_id(root)) != ""
    page.write_text('<html data-build=""><p>')
    os.utime(page, ns=(0, page.stat().st_mtime_ns + 1))
    second = build_in(root)
    assert second == asyncio.run(build_id(root)) != first
    fixed = replace(games.find("builders"), rules_version=99)
    restart()
    with patch.dict(games._GAMES, builders=fixed):
        assert build_in(root) == asyncio.run(build_id(root)) not in (first, second)
    restart()
    assert build_in(root) == second, "the same server is the same after a restart"


def test_a_client_that_was_not_built_says_so(tmp_path: Path) -> None:
    reply = get(tmp_path / "nothing", "/")
    assert (reply.status_code, reply.text) == (503, "The browser client has not been built; see the README.\n")
    assert asyncio.run(build_id(tmp_path / "nothing")) is None
