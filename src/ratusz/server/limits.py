"""A limit on how often something may be done."""

from __future__ import annotations


class Bucket:
    """So many per second on average, with bursts up to a size."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or something that counts as several; the whole burst always is enough."""
        cost = min(cost, self.burst)
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True
