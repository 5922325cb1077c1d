"""Alive is one thing, ready another."""

from __future__ import annotations

import asyncio
import time
from typing import cast

import pytest

from ratusz.server import health
from ratusz.server.health import FRESH_SECONDS, Readiness
from ratusz.server.store import Store, StoreFull
from tests.server.conftest import NewServer
from tests.server.harness import PATIENCE, Browser
from tests.server.test_full import full_disk


def test_on_a_full_disk_the_server_is_alive_but_not_ready(new_server: NewServer) -> None:
    server = new_server()
    anna = Browser(server)
    anna.create("me", "bot")

    def ready(wanted: int) -> tuple[int, str]:
        deadline = time.monotonic() + PATIENCE
        while True:
            reply = anna.get("/readyz")
            if reply.status_code == wanted or time.monotonic() > deadline:
                return reply.status_code, reply.json().get("code", "")
            time.sleep(0.1)

    assert ready(200) == (200, "")
    with full_disk(server):
        assert ready(503) == (503, "store_full")
        assert anna.get("/healthz").json() == {"ok": True}
    assert ready(200) == (200, "")


class CountingStore:
    """As much of a store as a probe needs."""

    def __init__(self) -> None:
        self.probes = 0
        self.failure: Exception | None = None

    async def probe(self) -> None:
        self.probes += 1
        await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure


def test_asking_often_is_no_load_and_trouble_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = CountingStore()
        readiness = Readiness(cast("Store", store))
        assert await asyncio.gather(*(readiness.trouble() for _ in range(100))) == [None] * 100
        assert store.probes == 1
        monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
        for failure, code in (
            (StoreFull("no room"), "store_full"),
            (OSError("gone"), "store_unreachable"),
            (None, None),
        ):
            store.failure = failure
            for _ in range(3):
                trouble = await readiness.trouble()
                assert (trouble and trouble.code) == code

    assert FRESH_SECONDS >= 1
    asyncio.run(work())
    assert [record.message for record in caplog.records] == ["store unreachable"]
