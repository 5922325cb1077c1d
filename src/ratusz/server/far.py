"""Bots that think elsewhere: a line whose work others take, as long as there is somebody who does."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Hashable
from pathlib import Path
from typing import Protocol

from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import LATE, Inquiry, Queue

log = logging.getLogger("ratusz.far")

SHORTEST_PATIENCE = 1.0
"""For so many seconds at least an answer is waited for before a bot thinks here."""


class Far(Protocol):
    """Processes on other machines in which bots think."""

    def anybody(self) -> bool:
        """Whether there are any."""

    async def think(self, dilemma: Dilemma, due: float) -> list[int]:
        """What one of them answers; to be cancelled when nobody waits for it any more."""


class FarQueue(Queue):
    """A line whose work is done elsewhere if it can be, and here otherwise, or if no answer comes in time."""

    def __init__(self, far: Far, kind: str, processes: int, seconds: float, compiled: Path | None = None) -> None:
        super().__init__(kind, processes, seconds, compiled)
        self._far = far
        self._asking: set[asyncio.Task[None]] = set()

    def ask(self, dilemma: Dilemma, due: float, asker: Hashable = None) -> Inquiry:
        if not self._far.anybody():
            return super().ask(dilemma, due, asker)
        now = time.monotonic()
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        inquiry = Inquiry(due, 0, dilemma, answer, now, left=now)
        task = asyncio.get_running_loop().create_task(self._ask_far(inquiry, asker))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        answer.add_done_callback(lambda _: task.cancel())
        return inquiry

    async def _ask_far(self, inquiry: Inquiry, asker: Hashable) -> None:
        patience = max(SHORTEST_PATIENCE, inquiry.due + LATE - time.monotonic())
        try:
            try:
                async with asyncio.timeout(None if patience == math.inf else patience):
                    actions = await self._far.think(inquiry.dilemma, inquiry.due)
            except Exception as error:
                log.warning("thinking here instead", extra={"why": str(error) or type(error).__name__})
                actions = await super().ask(inquiry.dilemma, inquiry.due, asker).answer
        except Exception as error:
            if not inquiry.answer.done():
                inquiry.answer.set_exception(error)
        else:
            if not inquiry.answer.done():
                inquiry.answer.set_result(actions)
