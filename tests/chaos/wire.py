"""A wire between servers and their database that can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path

NAME = ".s.PGSQL.5432"


class Wire:
    """Passes on whatever goes to a PostgreSQL, by a socket in a folder of its own."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder = folder
        self._database = str(database / NAME)
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / NAME))
        self._listener.listen(256)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.socket(socket.AF_UNIX)
                try:
                    far.connect(self._database)
                except OSError:
                    self._end([near, far])
                    continue
                with self._lock:
                    self._open |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                other.sendall(data)
        self._end([one, other])

    def _end(self, ends: list[socket.socket]) -> None:
        with self._lock:
            self._open.difference_update(ends)
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        """Break all that goes on just now, wherever it is; what comes next is passed on again."""
        with self._lock:
            ends = list(self._open)
        self._end(ends)

    def close(self) -> None:
        self._listener.close()
        self.cut()
