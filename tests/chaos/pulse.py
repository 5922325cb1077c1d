"""How much slower than alone a program runs on this machine just now, since others may keep its processors busy.

A process of its own does a little work again and again, and tells how long that took by the clock and on a processor.
How soon play goes on is judged by that: what took five times as long because there was a fifth of a processor for it is
no fault of a server. Both times are told.

That servers, database and people of a round keep each other waiting is no excuse: a time is divided by no more than
what other programs have taken of the processors. Where these have nothing else to do, the clock alone counts.
"""

from __future__ import annotations

import contextlib
import math
import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Self

WORK_SECONDS = 0.04
"""So long that others come first meanwhile: what has slept is let in at once, but only for a few milliseconds."""
REST_SECONDS = 0.3
PATIENCE = 10.0
PROC = Path("/proc")
"""Where Linux tells what all processes have used; other systems have none, and what is felt counts there."""


@dataclass(frozen=True)
class Used:
    """What all processes have used until a moment, in ticks of the processors."""

    at: float
    ours: dict[int, int]
    """Each of this process and of all that it has started, by id."""
    busy: int
    ticks: int
    """What there was to be used."""


def used() -> Used | None:
    """What is used by now; None where the system does not tell."""
    parents: dict[int, list[int]] = {}
    times: dict[int, int] = {}
    try:
        told = [int(part) for part in (PROC / "stat").read_text().splitlines()[0].split()[1:9]]
    except OSError:
        return None
    for path in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # It has ended.
            one, parts = int(path.parent.name), path.read_text().rpartition(")")[2].split()
            parents.setdefault(int(parts[1]), []).append(one)
            times[one] = int(parts[11]) + int(parts[12])
    ours, found = {}, [os.getpid()]
    while found:
        one = found.pop()
        ours[one] = times.get(one, 0)
        found += parents.get(one, [])
    return Used(time.monotonic(), ours, sum(told) - told[3] - told[4], sum(told))


def share_of_others(before: Used, after: Used) -> float:
    """Which part of all processors other programs had in between."""
    ours = sum(ticks - before.ours.get(one, 0) for one, ticks in after.ours.items())
    others = after.busy - before.busy - ours
    return max(0, others) / max(1, after.ticks - before.ticks)


class Pulse:
    """Feels how busy the machine is; `with` ends it."""

    def __init__(self) -> None:
        self._beats: list[tuple[float, float, float]] = []
        """When each began, and how long it took by the clock and on a processor."""
        self._last = used()
        self._others: list[tuple[float, float, float]] = []
        """From when until when others had which part of the processors."""

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
                    self._look_at_others()
                    self._beats.append((float(beat[0]), float(beat[1]), float(beat[2])))

    def _look_at_others(self) -> None:
        before, self._last = self._last, used()
        if before is not None and self._last is not None:
            self._others.append((before.at, self._last.at, share_of_others(before, self._last)))

    def slowness(self, since: float, until: float) -> float:
        """How many times as long as alone something took between two times of the monotonic clock; at least 1."""
        felt = self._felt(since, until)
        return max(1.0, min(felt, self._by_others(since, until)))

    def _by_others(self, since: float, until: float) -> float:
        """How many times as long it took for what others had of the processors."""
        looks = [(end - begin, share) for begin, end, share in self._others if end >= since and begin <= until]
        if not looks:
            return math.inf
        share = sum(took * part for took, part in looks) / sum(took for took, _ in looks)
        return 1 / (1 - share) if share < 1 else math.inf

    def _felt(self, since: float, until: float) -> float:
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
