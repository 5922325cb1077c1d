"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import ratusz

START_SECONDS = 30.0
"""How long a new process may take to begin."""


class BotFailed(Exception):
    """A bot, or the process it thought in, gave no action."""


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A position to think about."""

    document: dict[str, Any]
    spec: str
    seat: int
    seed: int
    """Where a bot's chance comes from; a bot at a table sees no number of plies to begin from."""


def think(dilemma: Dilemma) -> int:
    """What a bot plays at a position; runs in a process of its own."""
    match = ratusz.from_document(dilemma.document)
    with ratusz.bot(dilemma.spec) as bot:
        bot.seed = dilemma.seed
        return bot.choose(match, dilemma.seat)


def work(pipe: Connection) -> None:
    """Answer one dilemma after the other, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            dilemma = pipe.recv()
            try:
                answer: int | str = think(dilemma)
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"
            pipe.send(answer)
    except (EOFError, OSError):
        return


class Worker:
    """A process that thinks. It ends by itself when this end of its pipe is closed, be it by a crash."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=work, args=(other,), name="thinker", daemon=True)
        self._process.start()
        other.close()
        self._patience = START_SECONDS

    def ask(self, dilemma: Dilemma, seconds: float) -> int | str:
        """The action, or what went wrong with the bot; BotFailed if this process is good for nothing any more."""
        try:
            self._pipe.send(dilemma)
            if not self._pipe.poll(self._patience + seconds):
                raise BotFailed(f"The bot '{dilemma.spec}' thought for more than {seconds} seconds.")
            answer: int | str = self._pipe.recv()
        except (EOFError, OSError):
            raise BotFailed(f"The process in which '{dilemma.spec}' was thinking has died.") from None
        self._patience = 0.0
        return answer

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Thinkers:
    """Processes that choose actions; each is started when it is needed first, and again after it died."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
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
            raise
        self._idle.put(worker)
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def _free_worker(self) -> Worker:
        """There are never more than there are threads to ask them."""
        with contextlib.suppress(queue.Empty):
            while True:
                worker = self._idle.get_nowait()
                if worker.alive:
                    return worker
                self._dismiss(worker)
        if self._closed:
            raise BotFailed("The server is closing.")
        worker = Worker()
        self._workers.add(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._workers):
            worker.kill()
