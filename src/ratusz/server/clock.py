"""A clock for each seat: so many minutes for the match, so many seconds back for every turn."""

from __future__ import annotations


class Clock:
    """Counts down the seats that have to decide. All times are given from outside, so that it can be replayed."""

    def __init__(self, minutes: int, increment: int, players: int, now: float) -> None:
        self.increment = increment
        self.left: list[float] = [minutes * 60.0] * players
        self.running: list[int] = []
        self.since = now

    def switch(self, running: list[int], now: float) -> None:
        """From now on these seats' clocks run; a seat whose clock stops gets its increment."""
        self.count(now)
        for seat in self.running:
            if seat not in running:
                self.left[seat] += self.increment
        self.running = list(running)

    def count(self, now: float) -> None:
        """Take off the time that has passed."""
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
        self.since = now

    def resume(self, now: float) -> None:
        """Forget the time since the last count: nobody pays for a server that was away."""
        self.since = now

    def next_end(self) -> float | None:
        """In how many seconds after the last count the first running clock is at zero; None if none runs."""
        return min((self.left[seat] for seat in self.running), default=None)

    def run_out(self) -> list[int]:
        """The running seats whose time is over."""
        return [seat for seat in self.running if self.left[seat] <= 0.0]
