"""Bots think in processes of their own, never in the event loop; who cannot be served at once waits in a line.

The line is served in the order in which answers are due. The more wait, the less time each of them gets: so much that
all can have their answers when they are due. Hints have a line and a process of their own, which gives way to all
others, so that no number of hints holds up a bot's turn.
"""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import json
import logging
import math
import os
import queue
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path

from ratusz.server.metrics import THINKING_LINE, THINKING_WAIT
from ratusz.server.thinker import GIVES_WAY, Dilemma

START_SECONDS = 30.0
"""How long a new process may take to begin."""
PROGRAM: tuple[str, ...] = ("-P", "-m", "ratusz.server.thinker")
"""What Python is to run. -P: what happens to lie in the current folder is none of its business."""
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

log = logging.getLogger("ratusz.thinking")


class BotFailed(Exception):
    """A bot, or the process it thought in, gave no action."""


class LineFull(Exception):
    """So many wait already that nobody else is let in."""


class Worker:
    """A process that thinks. It ends by itself when this end of its pipe is closed, be it by a crash.

    With a build it runs the package that lies in that folder, whichever the server runs.
    """

    def __init__(self, build: Path | None = None, gives_way: bool = False) -> None:
        self.build = build
        self.proven = False
        """Whether it has answered before."""
        self._process = subprocess.Popen(
            [sys.executable, *PROGRAM, str(os.getpid()), *([GIVES_WAY] if gives_way else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=_environment(build),
            text=True,
            bufsize=1,
            # Ctrl-C in a terminal is meant for the server, which then ends its thinkers.
            process_group=None if sys.platform == "win32" else 0,
        )

    def ask(self, dilemma: Dilemma, seconds: float) -> list[int] | str:
        """The actions, or what went wrong with the bot; BotFailed if this process is good for nothing any more."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        patience = seconds if self.proven else START_SECONDS + seconds
        began = time.monotonic()
        late = threading.Timer(patience, self._process.kill)
        late.start()
        try:
            self._process.stdin.write(json.dumps(asdict(dilemma)) + "\n")
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        finally:
            late.cancel()
        if not line:
            if time.monotonic() - began >= patience:
                raise BotFailed(f"The bot '{dilemma.spec}' thought for more than {seconds} seconds.")
            raise BotFailed(f"The process in which '{dilemma.spec}' was thinking has died.")
        self.proven = True
        answer: list[int] | str = json.loads(line)
        return answer

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            # What was written and not read is of no use to anybody.
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]


def _environment(build: Path | None) -> Mapping[str, str]:
    if build is None:
        return os.environ
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(build), *([others] if others else [])])}


def new_chance() -> int:
    """Where a bot's chance comes from: nobody can foresee it, and it says nothing about the cards."""
    return secrets.randbelow(10**9)


@dataclass(order=True, slots=True)
class Request:
    """Somebody who waits for a bot's answer."""

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


class Line:
    """Requests that wait, and the processes that serve them, those first whose answers are due first.

    Each process is started when it is needed first, and again after it died. They move to the compiled build in
    `compiled` as soon as the file `ready` lies there; what is being thought about then is thought to its end. A build
    whose processes cannot even begin is left alone again.
    """

    def __init__(
        self, kind: str, processes: int, seconds: float, compiled: Path | None = None, most: int | None = None
    ) -> None:
        self.kind = kind
        self._processes = processes
        self._seconds = seconds
        self._compiled = compiled
        self._most = most
        self._waiting: list[Request] = []
        self._numbers = 0
        self._askers: dict[Hashable, float] = {}
        """When each of those who ask again and again asked last."""
        self._busy = 0
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix=f"thinker-{kind}")
        self._workers: set[Worker] = set()
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self._closed = False

    # In the event loop.

    def ask(self, dilemma: Dilemma, due: float, asker: Hashable = None) -> Request:
        """Join the line; the request's `answer` is the actions, or BotFailed. Cancelling it leaves the line."""
        if self._most is not None and len(self._waiting) >= self._most:
            raise LineFull
        self._numbers += 1
        request = Request(due, self._numbers, dilemma, asyncio.get_running_loop().create_future(), time.monotonic())
        request.answer.add_done_callback(lambda _: self._leave(request))
        bisect.insort(self._waiting, request)
        if due != NOBODY_WAITS:
            self._askers[asker] = request.asked
        self._serve()
        return request

    async def choose(self, dilemma: Dilemma, due: float = NOBODY_WAITS) -> list[int]:
        """The actions of a bot; BotFailed if there are none."""
        return await self.ask(dilemma, due).answer

    def bring_forward(self, request: Request, due: float) -> None:
        """Let an answer be due sooner."""
        if not request.begun and due < request.due:
            self._waiting.remove(request)
            request.due = due
            bisect.insort(self._waiting, request)

    def before(self, request: Request) -> int:
        """How many will be served before a request."""
        return bisect.bisect_left(self._waiting, request)

    def _leave(self, request: Request) -> None:
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
            work = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, dilemma)
            work.add_done_callback(partial(self._served, request))
        THINKING_LINE.labels(self.kind).set(len(self._waiting))

    def _served(self, request: Request, work: asyncio.Future[list[int]]) -> None:
        self._busy -= 1
        # Asked in any case: a failure that nobody waits for any more is not worth a line in the log.
        error = None if work.cancelled() else work.exception()
        if not work.cancelled() and not request.answer.done():
            if error is None:
                request.answer.set_result(work.result())
            else:
                request.answer.set_exception(error)
        if not self._closed:
            self._serve()

    def _share(self, served: Request, now: float) -> float | None:
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

    # In a thread.

    def _ask(self, dilemma: Dilemma) -> list[int]:
        worker = self._free_worker()
        try:
            answer = worker.ask(dilemma, self._seconds)
        except BotFailed:
            self._dismiss(worker)
            if worker.build is None or worker.proven or self._closed:
                raise
            self._compiled = None
            log.warning("compiled build does not work, bots think without it", extra={"build": str(worker.build)})
            return self._ask(dilemma)
        self._idle.put(worker)
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def _free_worker(self) -> Worker:
        """There are never more than there are threads to ask them."""
        build = self._compiled if self._compiled is not None and (self._compiled / "ready").exists() else None
        with contextlib.suppress(queue.Empty):
            while True:
                worker = self._idle.get_nowait()
                if worker.alive and worker.build == build:
                    return worker
                self._dismiss(worker)
        if self._closed:
            raise BotFailed("The server is closing.")
        worker = Worker(build, self.kind == HINTS)
        self._workers.add(worker)
        if self._closed:  # Meanwhile, so that `close` may have missed it.
            worker.kill()
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    def close(self) -> None:
        """In the event loop again, after whatever waits for an answer was cancelled."""
        self._closed = True
        for worker in list(self._workers):
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in list(self._workers):
            self._dismiss(worker)


class Thinkers:
    """Where bots think: about moves, and beside that about hints."""

    def __init__(self, processes: int, seconds: float, compiled: Path | None = None, most_hints: int = 20) -> None:
        self.moves = Line(MOVES, processes, seconds, compiled)
        self.hints = Line(HINTS, 1, seconds, compiled, most_hints)
        self.advised: set[str] = set()
        """The visitors who wait for a hint, wherever they sit."""

    def close(self) -> None:
        self.moves.close()
        self.hints.close()
