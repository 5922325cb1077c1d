"""A clock for each seat: so many minutes for the match, so many seconds back for every turn."""

from __future__ import annotations

from collections.abc import Sequence


class Clock:
    """Counts down the seats that have to decide. All times are given from outside."""

    def __init__(self, left: Sequence[float], increment: int, running: Sequence[int], now: float) -> None:
        self.increment = increment
        self.left: list[float] = list(left)
        """Seconds, as they stood at `since`."""
        self.running: list[int] = list(running)
        self.since = now

    def copy(self) -> Clock:
        return Clock(self.left, self.increment, self.running, self.since)

    def switch(self, running: Sequence[int], now: float) -> None:
        """From now on these seats' clocks run; a seat whose clock stops gets its increment."""
        self.count(now)
        for seat in self.running:
            if seat not in running:
                self.left[seat] += self.increment
        self.running = list(running)

    def count(self, now: float) -> None:
        """Take off the time that has passed. A clock that was set back takes nothing off."""
        passed = max(0.0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = now

    def next_end(self) -> float | None:
        """In how many seconds after the last count the first running clock is at zero; None if none runs."""
        return min((self.left[seat] for seat in self.running), default=None)

    def run_out(self) -> list[int]:
        """The running seats whose time is over."""
        return [seat for seat in self.running if self.left[seat] <= 0.0]
