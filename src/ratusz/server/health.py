"""Health: whether the server can do its work, not merely whether it answers."""

from __future__ import annotations

import asyncio
import logging
import time

from ratusz.server.refusal import Refusal
from ratusz.server.store import Store, StoreFull

log = logging.getLogger("ratusz.health")

FRESH_SECONDS = 5.0
"""For so long an answer is given again, so that asking often costs nothing."""
PATIENCE_SECONDS = 10.0


class Readiness:
    """Whether the store can be read and written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._trouble: Refusal | None = None
        self._asked = -FRESH_SECONDS

    async def trouble(self) -> Refusal | None:
        """What is wrong, if anything is."""
        async with self._asking:
            if time.monotonic() - self._asked >= FRESH_SECONDS:
                self._trouble = await self._probe()
                self._asked = time.monotonic()
            return self._trouble

    async def _probe(self) -> Refusal | None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.probe()
        except StoreFull as full:
            return full
        except Exception as error:
            if self._trouble is None or isinstance(self._trouble, StoreFull):
                log.error("store unreachable", exc_info=error)
            return Refusal("store_unreachable", "The store cannot be read and written.")
        return None
