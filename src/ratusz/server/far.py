"""Bots that think elsewhere: a line whose work others take, as long as there is somebody who does."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Hashable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from ratusz.server.thinker import Dilemma
from ratusz.server.thinking import LATE, Inquiry, Queue

log = logging.getLogger("ratusz.far")

SHORTEST_PATIENCE = 1.0
"""For so many seconds at least an answer is waited for before a bot thinks here."""


@dataclass(order=True, slots=True)
class FarInquiry(Inquiry):
    """What a bot elsewhere is asked."""

    stirred: asyncio.Event = field(compare=False, default_factory=asyncio.Event)
    """Set when there may be an answer, and when it is due sooner."""
    patience: asyncio.Timeout | None = field(compare=False, default=None)
    """How long it is waited for."""
    here: Inquiry | None = field(compare=False, default=None)
    """What is asked here, once that has taken too long."""

    def patient_until(self) -> float | None:
        """When nobody waits for it any longer, by the event loop's clock; None: never."""
        patience = max(SHORTEST_PATIENCE, self.due + LATE - time.monotonic())
        return None if patience == math.inf else asyncio.get_running_loop().time() + patience


class Far(Protocol):
    """Processes on other machines in which bots think."""

    def anybody(self) -> bool:
        """Whether there are any."""

    async def think(self, inquiry: FarInquiry) -> list[int]:
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
        inquiry = FarInquiry(due, 0, dilemma, answer, now, left=now)
        task = asyncio.get_running_loop().create_task(self._ask_far(inquiry, asker))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        answer.add_done_callback(lambda _: task.cancel())
        return inquiry

    def bring_forward(self, request: Inquiry, due: float) -> None:
        if not isinstance(request, FarInquiry):
            super().bring_forward(request, due)
        elif due < request.due:
            request.due = due
            request.stirred.set()
            if request.here is not None:
                super().bring_forward(request.here, due)
            elif request.patience is not None and not (request.answer.done() or request.patience.expired()):
                request.patience.reschedule(request.patient_until())

    async def _ask_far(self, inquiry: FarInquiry, asker: Hashable) -> None:
        try:
            try:
                async with asyncio.timeout_at(inquiry.patient_until()) as inquiry.patience:
                    actions = await self._far.think(inquiry)
            except Exception as error:
                log.warning("thinking here instead", extra={"why": str(error) or type(error).__name__})
                inquiry.here = super().ask(inquiry.dilemma, inquiry.due, asker)
                actions = await inquiry.here.answer
        except Exception as error:
            if not inquiry.answer.done():
                inquiry.answer.set_exception(error)
        else:
            if not inquiry.answer.done():
                inquiry.answer.set_result(actions)
