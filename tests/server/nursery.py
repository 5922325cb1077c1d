"""Where the servers of tests come from: one process reads the code of the server once, and every server is its fork.

Starting Python and reading all of that takes longer than most tests of the server. What `python -m` does is tested with
programs of their own, in `test_operation.py` and `test_cli.py`.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import runpy
import signal
import sys
import threading
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from ratusz import games

PATIENCE = 120.0
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])
importlib.import_module("ratusz.server.serve")
games.registry()


def start(
    module: str, arguments: Sequence[str], environment: Mapping[str, str], folder: Path, log: Path
) -> tuple[ForkServerProcess, str]:
    """Run a module as a program: its process, and the first line it prints."""
    reader, writer = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=_run, args=(module, arguments, dict(environment), folder, log, writer))
    process.start()
    writer.close()
    with open(reader.fileno(), encoding="utf-8", closefd=False) as printed, reader:
        return process, printed.readline().strip()


def refused(
    module: str, arguments: Sequence[str], environment: Mapping[str, str], folder: Path, log: Path
) -> tuple[int | None, str]:
    """Run a module as a program that is to print nothing and to end: its exit code, and what it complains of."""
    process, said = start(module, arguments, environment, folder, log)
    process.join(PATIENCE)
    code = process.exitcode
    process.kill()
    process.join()
    assert said == ""
    return code, log.read_text()


def _run(
    module: str, arguments: Sequence[str], environment: dict[str, str], folder: Path, log: Path, printed: Connection
) -> None:
    threading.Thread(target=_end_with_tests, daemon=True).start()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    os.dup2(printed.fileno(), sys.stdout.fileno())
    # What Python knew of them is not true any more: whether they are files, for instance.
    streams = (os.fdopen(one.fileno(), "w", 1, "utf-8", closefd=False) for one in (sys.stdout, sys.stderr))
    sys.stdout, sys.stderr = streams
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _end_with_tests() -> None:
    """Tests that are killed cannot stop their servers."""
    tests = multiprocessing.parent_process()
    assert tests is not None
    tests.join()
    os.kill(os.getpid(), signal.SIGKILL)
