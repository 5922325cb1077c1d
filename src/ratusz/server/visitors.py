"""Visitors: who comes is told by a cookie that only this server can have issued.

The cookie holds a secret, whose hash is the visitor; the day it was issued; and a signature over both. Without the
signature anybody could hand out secrets of their own, and then sit at the tables of those who took them. The store has
the keys but not the secrets, so a copy of it opens no seat either.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from starlette.datastructures import Headers
from starlette.responses import Response

from ratusz.server.keys import signing_keys
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import hashed, new_secret, same
from ratusz.server.settings import DAY, Settings
from ratusz.server.store import KeyRow, Store

log = logging.getLogger("ratusz.visitors")

COOKIE_SECONDS = 400 * DAY
"""As long as browsers keep a cookie at most."""
RENEWAL_SECONDS = 30 * DAY
CHECK_SECONDS = 3600
LEARNING_SECONDS = 1.0
LONGEST_COOKIE = 300
UNSIGNED = "ratusz_visitor"
"""The cookie from before cookies were signed; it is the bare secret, and taken if the store knows its visitor."""
SHORTEST_UNSIGNED, LONGEST_UNSIGNED = 16, 100
MOST_UNSIGNED = 4
"""Each is looked for in the store, and a request has room for hundreds."""
MARK = "~"
"""How secrets begin that were always signed: none of them is taken without a signature."""


@dataclass(frozen=True, slots=True)
class Visitor:
    secret: str
    due: bool
    """Whether the cookie is to be issued, or issued anew."""

    @property
    def id(self) -> str:
        """What the store and the hall know of a visitor."""
        return hashed(self.secret)


class Visitors:
    """Issues cookies and knows them again."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._secure = settings.secure
        self._keys: list[KeyRow] = []
        self._learned = 0.0
        """When new keys of other servers were last looked for."""
        self._learning = asyncio.Lock()
        """Held meanwhile: whoever comes with such a key waits until it is known."""
        self._name = ""

    async def open(self) -> None:
        await self.rotate()
        # Browsers do not tell ports apart: two servers on one computer would take each other's cookies away.
        own = hashed(self._keys[-1].key)[:8]
        self._name = f"__Host-ratusz_{own}" if self._secure else f"ratusz_{own}"

    async def keep_keys_fresh(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self.rotate()
            except Exception:
                log.exception("no new key")

    async def rotate(self) -> None:
        """Sign with a new key if it is time."""
        self._keys = await signing_keys(self._store, self._now())

    async def known(self, headers: Headers, charge: Callable[[], bool]) -> Visitor | None:
        """Whose cookie comes with a request; None for a cookie that was not issued here.

        What has to be looked for in the store is charged before, or everybody who is refused could keep it busy.
        """
        now = self._now()
        for value in _cookies(headers, self._name):
            await self._learn_key(value)
            visitor = self._read(value, now)
            if visitor is not None:
                return visitor
        for value in islice(_cookies(headers, UNSIGNED), MOST_UNSIGNED):
            fits = SHORTEST_UNSIGNED <= len(value) <= LONGEST_UNSIGNED and not value.startswith(MARK)
            if fits and not charge():
                raise Refusal("too_fast", "You ask for too much at once; wait a moment.")
            if fits and await self._store.knows(hashed(value)):
                return Visitor(value, True)
        return None

    def new(self) -> Visitor:
        return Visitor(MARK + new_secret(), True)

    def give_cookie(self, response: Response, visitor: Visitor) -> None:
        """Issue the cookie if that is due."""
        if visitor.due:
            value = self._signed(visitor.secret, int(self._now()), self._keys[0])
            response.set_cookie(
                self._name, value, COOKIE_SECONDS, path="/", secure=self._secure, httponly=True, samesite="lax"
            )

    async def _learn_key(self, value: str) -> None:
        """Another server may have begun to sign with a new key; anybody can claim that, so it is looked up seldom."""
        number = value[:LONGEST_COOKIE].split(".")[2:3]
        if not number or not _is_number(number[0]) or int(number[0]) <= self._keys[0].number:
            return
        async with self._learning:
            if self._now() - self._learned > LEARNING_SECONDS:
                self._learned = self._now()
                await self.rotate()

    def _read(self, value: str, now: float) -> Visitor | None:
        secret, *rest = value[:LONGEST_COOKIE].split(".")
        if len(rest) != 3 or not value.isascii() or not all(_is_number(one) for one in rest[:2]):
            return None
        issued, number = int(rest[0]), int(rest[1])
        key = next((key for key in self._keys if key.number == number), None)
        if key is None or now - issued > COOKIE_SECONDS or not same(value, self._signed(secret, issued, key)):
            return None
        return Visitor(secret, now - issued > RENEWAL_SECONDS)

    def _signed(self, secret: str, issued: int, key: KeyRow) -> str:
        text = f"{secret}.{issued}.{key.number}"
        signature = hmac.new(key.key.encode(), f"ratusz-visitor:{text}".encode(), hashlib.sha256)
        return f"{text}.{signature.hexdigest()}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 12


def _cookies(headers: Headers, name: str) -> Iterator[str]:
    """All values of that name: somebody may have put another one before ours."""
    for header in headers.getlist("cookie"):
        for part in header.split(";"):
            found, _, value = part.strip().partition("=")
            if found == name:
                yield value
