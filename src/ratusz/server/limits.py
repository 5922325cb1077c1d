"""Limits: how often something may be done, how many may be there at once, and who counts as one."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator

from ratusz.server.refusal import Refusal

NOWHERE = "unknown"


def address_prefix(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 of IPv6 that a household or a server gets for itself."""
    try:
        exact = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return NOWHERE  # Of a fixed length, whatever a proxy may have forwarded.
    if isinstance(exact, ipaddress.IPv4Address):
        return str(exact)
    if exact.ipv4_mapped is not None:
        return str(exact.ipv4_mapped)
    return str(exact if exact.is_loopback else ipaddress.IPv6Network((exact, 64), strict=False))


class Bucket:
    """So many per second on average, with bursts up to a size."""

    __slots__ = ("at", "burst", "level", "per_second")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or something that counts as several; the whole burst always is enough."""
        enough = self.has(now, cost)
        if enough:
            self.spend(cost)
        return enough

    def has(self, now: float, cost: float) -> bool:
        """Whether there is enough for that now."""
        self.level = self._level(now)
        self.at = now
        return self.level >= min(cost, self.burst)

    def spend(self, cost: float) -> None:
        """Take what there is enough for."""
        self.level -= min(cost, self.burst)

    def owe(self, now: float, cost: float) -> None:
        """Take more than there may be."""
        self.level = self._level(now) - cost
        self.at = now

    def is_whole(self, now: float) -> bool:
        """Whether nothing is missing any more, so that a new one would be the same."""
        return self._level(now) >= self.burst

    def _level(self, now: float) -> float:
        return min(self.burst, self.level + (now - self.at) * self.per_second)


def forget_idle(buckets: dict[str, Bucket], now: float) -> None:
    """Forget whose limits are whole again."""
    for who, bucket in list(buckets.items()):
        if bucket.is_whole(now):
            del buckets[who]


class Budgets:
    """What visitors may ask for: each of them, and as much as a few of them all that come from one address."""

    def __init__(self, per_second: float, burst: float, visitors_per_address: float) -> None:
        self._rate = (per_second, burst)
        self._rate_of_address = (visitors_per_address * per_second, visitors_per_address * burst)
        self._visitors: dict[str, Bucket] = {}
        self._addresses: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._visitors) + len(self._addresses)

    def take(self, visitor: str | None, address: str, cost: float = 1.0) -> bool:
        """Whether there is enough for that. Nothing is kept of those who are refused, nor taken from anybody else.

        Who has no cookie (None) is counted by the address alone: there will be another one like it every time.
        """
        now = time.monotonic()
        ours = self._of_address(address, now)
        mine = ours if visitor is None else self._of_visitor(visitor, now)
        if not (mine.has(now, cost) and ours.has(now, cost)):
            return False
        self._addresses[address] = ours
        ours.spend(cost)
        if visitor is not None:
            self._visitors[visitor] = mine
            mine.spend(cost)
        return True

    def owe(self, visitor: str | None, address: str, cost: float) -> None:
        """Take what was known too late to be refused: whoever asked for it has to wait before the next."""
        now = time.monotonic()
        if visitor is not None:
            self._visitors.setdefault(visitor, self._of_visitor(visitor, now)).owe(now, cost)
        self._addresses.setdefault(address, self._of_address(address, now)).owe(now, cost)

    def _of_visitor(self, visitor: str, now: float) -> Bucket:
        return self._visitors.get(visitor) or Bucket(*self._rate, now)

    def _of_address(self, address: str, now: float) -> Bucket:
        return self._addresses.get(address) or Bucket(*self._rate_of_address, now)

    def forget_idle(self, now: float) -> None:
        forget_idle(self._visitors, now)
        forget_idle(self._addresses, now)


class Crowd:
    """How many of each are here now, with a bound for one of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def full(self, who: str) -> bool:
        return self._here[who] >= self.most

    def enter(self, who: str) -> None:
        self._here[who] += 1

    def leave(self, who: str) -> None:
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]

    @contextlib.contextmanager
    def one_more(self, who: str, why_not: str) -> Iterator[None]:
        """Be here for a while, unless there are too many."""
        if self.full(who):
            raise Refusal("too_many_sockets", why_not)
        self.enter(who)
        try:
            yield
        finally:
            self.leave(who)
