"""Bots think in processes of their own, never in the event loop; who cannot be served at once waits in a line.

The line is served in the order in which answers are due. The more wait, the less time each of them gets: so much that
all can have their answers when they are due. Hints have a line and a process of their own, which gives way to all
others, so that no number of hints holds up a bot's turn.
"""

from __future__ import annotations

import asyncio
import bisect
import math
import secrets
import time
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from ratusz.crew import Crew, TookTooLong, WorkerLost
from ratusz.server.metrics import THINKING_LINE, THINKING_WAIT
from ratusz.server.thinker import Dilemma, get_ready, think

MOVES, HINTS = "moves", "hints"
"""What a line is for."""
SHORTEST = 0.01
"""Seconds that a bot gets for a decision even if everybody is late: enough to look through its turn."""
FURTHER = 2.0
"""How much longer a whole turn takes than its first decision, about."""
LATELY = 2.5
"""Who asked within so many seconds will soon ask again, and is to find a process that is free."""
NOBODY_WAITS = math.inf
"""When an answer is due that nobody waits for: all others come first, and get no less time because of it."""
LATE = 2.5
"""By how many seconds a turn may be late for which nobody else has to wait: some games make a bot think again often."""
HINT_SECONDS = 5.0
"""When a hint is due."""


class BotFailed(Exception):
    """A bot, or the process it thought in, gave no action."""


class LineFull(Exception):
    """So many wait already that nobody else is let in."""


def new_chance() -> int:
    """Where a bot's chance comes from: nobody can foresee it, and it says nothing about the cards."""
    return secrets.randbelow(10**9)


@dataclass(order=True, slots=True)
class Inquiry:
    """What a bot is asked, and whoever waits for its answer."""

    due: float
    """When it should be there, by the monotonic clock."""
    number: int
    dilemma: Dilemma = field(compare=False)
    answer: asyncio.Future[list[int]] = field(compare=False)
    asked: float = field(compare=False)
    left: float | None = field(compare=False, default=None)
    """When it left the line; None if it still waits."""

    @property
    def begun(self) -> bool:
        """Whether it has left the line."""
        return self.left is not None

    @property
    def waited(self) -> float:
        """For how long it has stood in the line."""
        return (self.left or time.monotonic()) - self.asked


class Queue:
    """A line, and the processes that serve it, those first whose answers are due first."""

    def __init__(
        self, kind: str, processes: int, seconds: float, compiled: Path | None = None, most: int | None = None
    ) -> None:
        self.kind = kind
        self._processes = processes
        self._seconds = seconds
        self._most = most
        self._waiting: list[Inquiry] = []
        self._numbers = 0
        self._askers: dict[Hashable, float] = {}
        """When each of those who ask again and again asked last."""
        self._busy = 0
        self._crew = Crew(processes, compiled, gives_way=kind == HINTS)
        self._closed = False

    def ask(self, dilemma: Dilemma, due: float, asker: Hashable = None) -> Inquiry:
        """Join the line; `answer` is going to be the actions, or BotFailed. Cancelling it leaves the line."""
        if self._most is not None and len(self._waiting) >= self._most:
            raise LineFull
        self._numbers += 1
        request = Inquiry(due, self._numbers, dilemma, asyncio.get_running_loop().create_future(), time.monotonic())
        request.answer.add_done_callback(lambda _: self._leave(request))
        bisect.insort(self._waiting, request)
        if due != NOBODY_WAITS:
            self._askers[asker] = request.asked
        self._serve()
        return request

    def warm_up(self) -> None:
        """Start a process: a server that takes over from one that died is to think at once."""
        self._crew.submit(get_ready, None)

    async def choose(self, dilemma: Dilemma, due: float = NOBODY_WAITS) -> list[int]:
        """The actions of a bot; BotFailed if there are none."""
        return await self.ask(dilemma, due).answer

    def bring_forward(self, request: Inquiry, due: float) -> None:
        """Let an answer be due sooner."""
        if not request.begun and due < request.due:
            self._waiting.remove(request)
            request.due = due
            bisect.insort(self._waiting, request)

    def before(self, request: Inquiry) -> int:
        """How many will be served before a request."""
        return bisect.bisect_left(self._waiting, request)

    def _leave(self, request: Inquiry) -> None:
        """Nobody waits for its answer any more."""
        if not request.begun:
            self._waiting.remove(request)
            request.left = time.monotonic()
            THINKING_LINE.labels(self.kind).set(len(self._waiting))

    def _serve(self) -> None:
        """Give the first in the line to a process that is free."""
        while self._waiting and self._busy < self._processes:
            request = self._waiting.pop(0)
            request.left = time.monotonic()
            if request.answer.done():  # Nobody waits for it any more, and it was about to leave.
                continue
            THINKING_WAIT.labels(self.kind).observe(request.waited)
            self._busy += 1
            dilemma = replace(request.dilemma, seconds=self._share(request, request.left))
            work = asyncio.wrap_future(self._crew.submit(think, dilemma, self._seconds))
            work.add_done_callback(partial(self._served, request))
        THINKING_LINE.labels(self.kind).set(len(self._waiting))

    def _served(self, request: Inquiry, work: asyncio.Future[list[int]]) -> None:
        self._busy -= 1
        # Asked in any case: a failure that nobody waits for any more is not worth a line in the log.
        error = None if work.cancelled() else work.exception()
        if not work.cancelled() and not request.answer.done():
            if error is None:
                request.answer.set_result(work.result())
            else:
                request.answer.set_exception(self._failure(request.dilemma, error))
        if not self._closed:
            self._serve()

    def _failure(self, dilemma: Dilemma, error: BaseException) -> BotFailed:
        if isinstance(error, TookTooLong):
            return BotFailed(f"The bot '{dilemma.spec}' thought for more than {self._seconds} seconds.")
        if isinstance(error, WorkerLost):
            return BotFailed(f"The process in which '{dilemma.spec}' was thinking has died.")
        return BotFailed(f"{type(error).__name__}: {error}")

    def _share(self, served: Inquiry, now: float) -> float | None:
        """Seconds for a decision, so that all who wait and all who soon will can be served alike; None: no matter."""
        shares = [
            (request.due - now) / (place / self._processes + 1.0)
            for place, request in enumerate(self._waiting, start=1)
            if request.due != NOBODY_WAITS
        ]
        self._askers = {asker: asked for asker, asked in self._askers.items() if now - asked < LATELY}
        askers = len(self._askers) + (served.due == NOBODY_WAITS)
        if askers > self._processes:
            shares.append(LATELY * self._processes / askers)
        most = served.due + LATE - now if self.kind == MOVES else math.inf
        share = min(min(shares, default=math.inf) / FURTHER, most)
        return None if share == math.inf else max(SHORTEST, share)

    def close(self) -> None:
        """After whatever waits for an answer was cancelled."""
        self._closed = True
        self._crew.close()


class Thinkers:
    """Where bots think: about moves, and beside that about hints."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        compiled: Path | None = None,
        most_hints: int = 20,
        moves: Queue | None = None,
    ) -> None:
        self.moves = moves or Queue(MOVES, processes, seconds, compiled)
        self.hints = Queue(HINTS, 1, seconds, compiled, most_hints)
        self.advised: set[str] = set()
        """The visitors who wait for a hint, wherever they sit."""

    def close(self) -> None:
        self.moves.close()
        self.hints.close()
