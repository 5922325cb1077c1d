"""Processes that work beside this one: jobs go in by a pipe, results come out, and none outlives who started it.

A job is a function of some module and what it is called with. Run as a program, this module is such a process:
`python -m ratusz.crew PARENT [gives-way]` does what comes in on stdin until that ends.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from ratusz.core.errors import RatuszError

Job = TypeVar("Job")
Result = TypeVar("Result")

PROGRAM: tuple[str, ...] = ("-P", "-m", "ratusz.crew")
"""What Python is to run. -P: what happens to lie in the current folder is none of its business."""
START_SECONDS: Final = 30.0
"""How long a new process may take to begin."""
GOODBYE: Final = 5.0
"""How long a process that was told to stop may take to tidy up."""
GIVES_WAY: Final = "gives-way"
"""The argument of a process that leaves the processor to others."""
NICENESS: Final = 10
PR_SET_PDEATHSIG: Final = 1
"""The signal that Linux sends when the thread that started this process ends."""

log = logging.getLogger("ratusz.crew")


class WorkerLost(RatuszError):
    """A process ended in the middle of its work."""


class TookTooLong(WorkerLost):
    """A process was ended, since its work took longer than it may."""


class Crew:
    """So many processes at most, each started when it is needed first, and again after it died.

    They move to the compiled build in `compiled` as soon as the file `ready` lies there, when they have done what they
    are doing. A build whose processes cannot even begin is left alone again.
    """

    def __init__(self, size: int, compiled: Path | None = None, *, gives_way: bool = False) -> None:
        self.size = size
        self._compiled = compiled
        self._gives_way = gives_way
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="crew")
        self._workers: set[Worker] = set()
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self._closed = False

    def submit(self, work: Callable[[Job], Result], job: Job, seconds: float | None = None) -> Future[Result]:
        """Let a job be done when a process is free, within so many seconds; its result, or the error it raised.

        WorkerLost, if the process died over it; another one does the next job.
        """
        return self._threads.submit(self._do, work, job, seconds)

    def close(self, patience: float = 0.0) -> None:
        """End all processes; if there is patience, they may tidy up first."""
        self._closed = True
        if patience:
            for worker in list(self._workers):
                worker.ask_to_end()
        for worker in list(self._workers):
            worker.wait(patience)
            worker.kill()
        # Not before: a process ends with the thread that started it.
        self._threads.shutdown(cancel_futures=True)
        for worker in list(self._workers):
            self._dismiss(worker)

    # In a thread.

    def _do(self, work: Callable[[Job], Result], job: Job, seconds: float | None) -> Result:
        worker = self._free_worker()
        try:
            result = worker.do(work, job, seconds)
        except Exception as error:
            self._dismiss(worker)
            if not isinstance(error, WorkerLost) or worker.build is None or worker.proven or self._closed:
                raise
            self._compiled = None
            log.warning("compiled build does not work, the work is done without it", extra={"build": str(worker.build)})
            return self._do(work, job, seconds)
        self._idle.put(worker)
        if isinstance(result, Exception):
            raise result
        return result

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
            raise WorkerLost("No more work is done here.")
        worker = Worker(build, self._gives_way)
        self._workers.add(worker)
        if self._closed:  # Meanwhile, so that `close` may have missed it.
            worker.kill()
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()


class Worker:
    """One process. It ends by itself when this end of its pipe is closed, be it by a crash.

    With a build it runs the package that lies in that folder, whichever runs here.
    """

    def __init__(self, build: Path | None = None, gives_way: bool = False) -> None:
        self.build = build
        self.proven = False
        """Whether it has done a job before."""
        self._process = subprocess.Popen(
            [sys.executable, *PROGRAM, str(os.getpid()), *([GIVES_WAY] if gives_way else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=_environment(build),
            # Ctrl-C in a terminal is meant for who started this process, and then ends it.
            process_group=None if sys.platform == "win32" else 0,
        )

    def do(self, work: Callable[[Job], Result], job: Job, seconds: float | None) -> Result | Exception:
        """The result of a job, or its error; WorkerLost if this process is good for nothing any more."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        asked = pickle.dumps((work, job))
        with self._ended_after(seconds):
            self._process.stdin.write(asked)
            self._process.stdin.flush()
            result: Result | Exception = pickle.load(self._process.stdout)
        self.proven = True
        return result

    @contextlib.contextmanager
    def _ended_after(self, seconds: float | None) -> Generator[None, None, None]:
        """The time that a job may take; a process that has just been started may take longer."""
        patience = threading.TIMEOUT_MAX if seconds is None else seconds + (0 if self.proven else START_SECONDS)
        began = time.monotonic()
        late = threading.Timer(patience, self._process.kill)
        late.daemon = True
        late.start()
        try:
            yield
        except (OSError, EOFError, pickle.UnpicklingError):
            if time.monotonic() - began >= patience:
                raise TookTooLong(f"A worker process took longer than {seconds} seconds.") from None
            self.wait(GOODBYE)
            raise WorkerLost(f"A worker process ended unexpectedly (exit code {self._process.returncode}).") from None
        finally:
            late.cancel()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def ask_to_end(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def wait(self, seconds: float) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)

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


# In such a process.


def main() -> None:
    """Do what comes until the pipe is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Being told to stop unwinds, so that what a job holds is let go.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    end_with(int(sys.argv[1]))
    if GIVES_WAY in sys.argv[2:] and hasattr(os, "nice"):
        os.nice(NICENESS)
    # Whatever a job prints is not its result. A result that nobody waits for any more is not worth a word.
    with contextlib.suppress(BrokenPipeError, EOFError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as results:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        while True:
            work, job = pickle.load(sys.stdin.buffer)
            results.write(pickle.dumps(_result(work, job)))
            results.flush()


def end_with(parent: int) -> None:
    """Ask the system to end this process with its parent, even in the middle of work that nobody will hear of."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # It was gone before this process could ask.
            sys.exit()


def _result(work: Callable[[Any], Any], job: Any) -> Any:
    try:
        return work(job)
    except Exception as error:
        return sendable(error)


def sendable(error: Exception) -> Exception:
    """An error that another process can read; some errors cannot be sent as they are."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


if __name__ == "__main__":
    main()
