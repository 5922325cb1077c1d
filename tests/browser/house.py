"""The house that the guests of these tests visit: a real server in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import ratusz
from ratusz.server.client import STATIC

SERVER = str(Path(__file__).with_name("seeded.py"))
PACE = {
    "RATUSZ_PACE": "0",
    "RATUSZ_HINT_SPEC": "greedy",
    "RATUSZ_AWAY_SECONDS": "0",
    "RATUSZ_AWAY_SECONDS_AT_TABLE": "0",
    "RATUSZ_AWAY_SECONDS_OVER_DAYS": "0",
    "RATUSZ_ANSWER_SECONDS": "0",
    "RATUSZ_NEW_TABLES_PER_HOUR": "100000",
}
"""Bots do not dawdle, nobody waits long for anybody, and many tests open tables at one address."""


class House:
    """A server with a port and a database of its own; it can be struck down and started again."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder = folder
        self.port = _free_port()
        self.address = f"http://localhost:{self.port}"
        self.log = folder / "server.log"
        self._deal = folder / "deal"
        self.deal("house")
        self._environment = {**os.environ, **PACE, **environment}
        if "PYTHONPATH" not in environment:  # Otherwise it would not be the build that is tested.
            self._environment["HOUSE_OF"] = str(ratusz.__file__)
        self._process: subprocess.Popen[str] | None = None

    def deal(self, name: str) -> None:
        """The matches set up from now on are the first, second, … of this name, the same in every run."""
        self._deal.write_text(name)

    def open(self, **environment: str) -> None:
        assert (STATIC / "index.html").is_file(), "The browser client has not been built: run `make client` first."
        command = [sys.executable, SERVER, str(self.port), str(self.folder / "ratusz.db"), str(self._deal)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                env={**self._environment, **environment},
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == self.address, self.log.read_text()

    def strike_down(self) -> None:
        """What a power cut does: `kill -9`, with no time to tidy up."""
        assert self._process is not None
        self._process.kill()
        self._ended()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Connections are still taken meanwhile, and nobody is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._ended()

    def _ended(self) -> None:
        assert self._process is not None
        self._process.wait(10)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def troubles(self) -> list[dict[str, Any]]:
        """What the server itself thought worth an error or a warning."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["level"] in ("error", "warning", "critical")]


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
