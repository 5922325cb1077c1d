"""Processes that share out work: every job is done once, whoever does it, and nobody is left behind at the end."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar

from ratusz.core.errors import RatuszError

Job = TypeVar("Job")
Result = TypeVar("Result")

GOODBYE: Final = 5.0
"""How long a process that was told to stop may take to tidy up."""


class WorkerLost(RatuszError):
    """A process ended in the middle of its work."""


def share_out(work: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Generator[Result, None, None]:
    """The results of all jobs in the order in which they are ready; with one worker they are done right here."""
    if workers == 1:
        yield from map(work, jobs)
        return
    waiting = deque(jobs)
    crew = [Worker(work) for _ in range(min(workers, len(waiting)))]
    try:
        for worker in crew:
            worker.give(waiting.popleft())
        busy = {worker.connection: worker for worker in crew}
        while busy:
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                yield busy[ready].take()
                if waiting:
                    busy[ready].give(waiting.popleft())
                else:
                    del busy[ready]
    finally:
        for worker in crew:
            worker.stop()


class Worker(Generic[Job, Result]):
    """One process and the line to it."""

    def __init__(self, work: Callable[[Job], Result]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_serve, args=(work, far_end), daemon=False)
        self.process.start()
        far_end.close()

    def give(self, job: Job) -> None:
        self.connection.send(job)

    def take(self) -> Result:
        """The result of the job; its error, if it raised one."""
        try:
            result: Result | Exception = self.connection.recv()
        except (EOFError, OSError):
            self.process.join(GOODBYE)
            raise WorkerLost(f"A worker process ended unexpectedly (exit code {self.process.exitcode}).") from None
        if isinstance(result, Exception):
            raise result
        return result

    def stop(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join(GOODBYE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _serve(work: Callable[[Any], Any], connection: Connection) -> None:
    """The life of a worker process: do what comes until the line is cut."""
    # Ctrl-C reaches every process of a terminal; only the first is to react. Being told to stop unwinds, so that what
    # a job holds is let go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        try:
            result = work(job)
        except RatuszError as error:
            result = error
        connection.send(result)


def _leave(number: int, frame: object) -> None:
    sys.exit(0)
