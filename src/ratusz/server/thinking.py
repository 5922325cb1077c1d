"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from ratusz.server.thinker import Dilemma

START_SECONDS = 30.0
"""How long a new process may take to begin."""
PROGRAM: tuple[str, ...] = ("-P", "-m", "ratusz.server.thinker")
"""What Python is to run. -P: what happens to lie in the current folder is none of its business."""

log = logging.getLogger("ratusz.thinking")


class BotFailed(Exception):
    """A bot, or the process it thought in, gave no action."""


class Worker:
    """A process that thinks. It ends by itself when this end of its pipe is closed, be it by a crash.

    With a build it runs the package that lies in that folder, whichever the server runs.
    """

    def __init__(self, build: Path | None = None) -> None:
        self.build = build
        self.proven = False
        """Whether it has answered before."""
        self._process = subprocess.Popen(
            [sys.executable, *PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=_environment(build),
            text=True,
            bufsize=1,
            # Ctrl-C in a terminal is meant for the server, which then ends its thinkers.
            process_group=None if sys.platform == "win32" else 0,
        )

    def ask(self, dilemma: Dilemma, seconds: float) -> int | str:
        """The action, or what went wrong with the bot; BotFailed if this process is good for nothing any more."""
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
        answer: int | str = json.loads(line)
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


class Thinkers:
    """Processes that choose actions; each is started when it is needed first, and again after it died.

    They move to the compiled build in `compiled` as soon as the file `ready` lies there; what is being thought about
    then is thought to its end. A build whose processes cannot even begin is left alone again.
    """

    def __init__(self, processes: int, seconds: float, compiled: Path | None = None) -> None:
        self._seconds = seconds
        self._compiled = compiled
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._workers: set[Worker] = set()
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self._closed = False

    async def choose(self, dilemma: Dilemma) -> int:
        """The action of a bot; BotFailed if there is none."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, dilemma)

    def _ask(self, dilemma: Dilemma) -> int:
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
        worker = Worker(build)
        self._workers.add(worker)
        if self._closed:  # Meanwhile, so that `close` may have missed it.
            worker.kill()
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    def close(self) -> None:
        self._closed = True
        for worker in list(self._workers):
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in list(self._workers):
            self._dismiss(worker)
