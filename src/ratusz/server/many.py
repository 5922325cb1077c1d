"""Several servers behind one port: a parent that holds the listener, and a process for each, started again if it dies.

They take connections from the same queue, so one that dies leaves nobody waiting who has not been let in yet. Each is a
server like any other, and knows of the others by the database alone.
"""

from __future__ import annotations

import contextlib
import dataclasses
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from typing import Any

from ratusz.core.errors import RatuszError
from ratusz.server.settings import PREFIX, Settings

log = logging.getLogger("ratusz.many")

STOPPING_SECONDS = 15.0
"""How long a server may take to say goodbye before it is ended."""
RESTART_SECONDS = 0.5
"""A server that dies at once is not started more often than this."""


class NeedsPostgres(RatuszError):
    """Several servers cannot share a file."""


def environment_of(settings: Settings) -> dict[str, str]:
    """The variables from which the same settings are read again."""
    values = ((one.name, getattr(settings, one.name)) for one in dataclasses.fields(settings))
    return {PREFIX + name.upper(): str(value) for name, value in values if value is not None}


class Family:
    """The processes behind one listener."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.listener = listener
        self.folder = tempfile.mkdtemp(prefix="ratusz-nodes-")
        each = max(1, settings.thinkers // settings.nodes)
        alone = dataclasses.replace(settings, nodes=1, thinkers=each, siblings=self.folder)
        self._settings = {
            number: dataclasses.replace(alone, node=f"{settings.node}{number}") for number in range(settings.nodes)
        }
        self._members: dict[int, subprocess.Popen[bytes]] = {}
        self._stopping = threading.Event()

    def run(self) -> None:
        """Keep them all running until told to stop; then let all say goodbye."""
        for signum in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signum, lambda *_: self._stopping.set())
        try:
            while not self._stopping.wait(RESTART_SECONDS if self._start_missing() else 0.1):
                pass
        finally:
            self._stop()
            self.listener.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    def _start_missing(self) -> bool:
        """Whether somebody had to be started."""
        missing = [number for number in self._settings if not self._runs(number)]
        for number in missing:
            self._members[number] = self._start(number)
        return bool(missing)

    def _runs(self, number: int) -> bool:
        member = self._members.get(number)
        if member is None:
            return False
        code = member.poll()
        if code is not None:
            log.error("a server has ended", extra={"node": self._settings[number].node, "code": code})
        return code is None

    def _start(self, number: int) -> subprocess.Popen[bytes]:
        others = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        return subprocess.Popen(
            [sys.executable, "-m", "ratusz.server.many", str(self.listener.fileno())],
            stdin=subprocess.PIPE,
            pass_fds=[self.listener.fileno()],
            env=others | environment_of(self._settings[number]),
            start_new_session=True,  # Ctrl-C is for the parent, which lets them say goodbye.
        )

    def _stop(self) -> None:
        for member in self._members.values():
            member.terminate()
        deadline = time.monotonic() + STOPPING_SECONDS
        for member in self._members.values():
            with contextlib.suppress(subprocess.TimeoutExpired):
                member.wait(max(0.0, deadline - time.monotonic()))
            member.kill()
            member.wait()


def _end_with_parent() -> None:
    """Whoever starts us holds the other end of our input: when it is gone, so are we."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main(arguments: list[str], environment: Mapping[str, str]) -> None:
    from ratusz.server.serve import run  # noqa: PLC0415  # It knows of this module.

    threading.Thread(target=_end_with_parent, daemon=True).start()
    listener: Any = socket.socket(fileno=int(arguments[0]))
    run(Settings.from_environment(environment), listener)


if __name__ == "__main__":
    try:
        main(sys.argv[1:], os.environ)
    except RatuszError as error:
        sys.exit(str(error))
