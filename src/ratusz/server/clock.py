"""A clock for each seat: so many minutes for the match, so many seconds back for every turn."""

from __future__ import annotations

from collections.abc import Sequence


class Clock:
    """Counts down the seats that have to decide. All times are given from outside, and never go back."""

    def __init__(self, left: Sequence[float], increment: int, running: Sequence[int], now: float, ply: int = 0) -> None:
        self.increment = increment
        self.left: list[float] = list(left)
        """Seconds, as they stood at `since`."""
        self.running: list[int] = list(running)
        self.since = now
        self.given = [ply - 1] * len(self.left)
        """For each seat the ply at which it was last given time: what is taken back and done again gives no more."""

    def copy(self) -> Clock:
        twin = Clock(self.left, self.increment, self.running, self.since)
        twin.given = list(self.given)
        return twin

    def switch(self, running: Sequence[int], now: float, earned: Sequence[int] = (), ply: int = 0) -> None:
        """From now on these seats' clocks run; those that have earned it get their increment."""
        self.count(now)
        for seat in earned:
            if self._is_new(seat, ply):
                self.left[seat] += self.increment
        self.running = list(running)

    def resume(self, seat: int, ply: int) -> None:
        """Leave somebody who takes a seat back at least the increment; whose time was up can decide something then."""
        if self.left[seat] < self.increment and self._is_new(seat, ply):
            self.left[seat] = self.increment

    def _is_new(self, seat: int, ply: int) -> bool:
        new = ply > self.given[seat]
        self.given[seat] = max(ply, self.given[seat])
        return new

    def count(self, now: float) -> None:
        """Take off the time that has passed."""
        passed = now - self.since
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
        self.since = now

    def next_end(self) -> float | None:
        """In how many seconds after the last count the first running clock is at zero; None if none runs."""
        return min((self.left[seat] for seat in self.running), default=None)

    def run_out(self) -> list[int]:
        """The running seats whose time is over."""
        return [seat for seat in self.running if self.left[seat] <= 0.0]
