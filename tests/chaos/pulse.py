"""How much slower than alone a program runs on this machine just now, since others may keep its processors busy.

A process of its own does a little work again and again, and tells how long that took by the clock and on a processor.
How soon play goes on is judged by that: what took five times as long because there was a fifth of a processor for it is
no fault of a server. Both times are told.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from typing import Self

WORK_SECONDS = 0.04
"""So long that others come first meanwhile: what has slept is let in at once, but only for a few milliseconds."""
REST_SECONDS = 0.3
PATIENCE = 10.0


class Pulse:
    """Feels how busy the machine is; `with` ends it."""

    def __init__(self) -> None:
        self._beats: list[tuple[float, float, float]] = []
        """When each began, and how long it took by the clock and on a processor."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "tests.chaos.pulse"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._listener.join()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as told:
            for line in told:
                beat = line.split()
                if len(beat) == 3:  # The last one may have been cut off.
                    self._beats.append((float(beat[0]), float(beat[1]), float(beat[2])))

    def slowness(self, since: float, until: float) -> float:
        """How many times as long as alone something took between two times of the monotonic clock; at least 1."""
        patient = time.monotonic() + PATIENCE
        while not any(began + took >= until for began, took, _ in self._beats[-1:]) and time.monotonic() < patient:
            time.sleep(0.01)  # The slowest is told last.
        beats = [beat for beat in self._beats if beat[0] + beat[1] >= since and beat[0] <= until]
        worked = sum(beat[2] for beat in beats)
        return max(1.0, sum(beat[1] for beat in beats) / worked) if worked else 1.0


def main() -> None:
    while True:
        began, busy = time.monotonic(), time.thread_time()
        while time.thread_time() - busy < WORK_SECONDS:
            pass
        print(began, time.monotonic() - began, time.thread_time() - busy, flush=True)
        time.sleep(REST_SECONDS)


if __name__ == "__main__":
    main()
