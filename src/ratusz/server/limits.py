"""Limits: how often something may be done, how many may be there at once, and who counts as one."""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Iterator

from ratusz.server.refusal import Refusal

NOWHERE = "unknown"
BUCKET_SECONDS = 120.0
"""After so long without use a limit is forgotten: it would be full again."""


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
    return str(ipaddress.IPv6Network((exact, 64), strict=False))


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


def forget_idle(buckets: dict[str, Bucket], now: float) -> None:
    """Forget who has not been here for so long that their limits are whole again."""
    for who, bucket in list(buckets.items()):
        if now - bucket.at > BUCKET_SECONDS:
            del buckets[who]


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
