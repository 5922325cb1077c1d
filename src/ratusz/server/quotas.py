"""Who may open another table: not too many at once, and not more than a fair part of what the hall holds."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ratusz.server.keys import signing_keys
from ratusz.server.limits import Budgets
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import marked
from ratusz.server.settings import Settings
from ratusz.server.store import Store

VISITORS_PER_ADDRESS = 4
"""How many visitors' worth of new tables one address may open in a minute."""
HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Host:
    """Who opens a table, and from where: the hash of a cookie, and what stands for an address in the store."""

    visitor: str
    address: str


class Quotas:
    """Lets people open tables, within limits."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        rate = settings.new_tables_per_minute
        self._rate = Budgets(rate / 60, rate, VISITORS_PER_ADDRESS)
        self._key: str | None = None

    async def host(self, visitor: str, address: str) -> Host:
        """Somebody who may open another table."""
        if not self._rate.take(visitor, address):
            raise Refusal("too_fast", "That is too many new tables in a minute.")
        host = Host(visitor, await self._mark(address))
        await self._check(host)
        return host

    async def _mark(self, address: str) -> str:
        """What stands for an address in the store."""
        if self._key is None:
            self._key = (await signing_keys(self.store, time.time()))[-1].key  # The oldest, which stays the same.
        return marked(self._key, address)

    async def _check(self, host: Host) -> None:
        """Nobody fills the hall alone: what counts is what the store holds."""
        count, settings, full = self.store.count, self.settings, "too_many_tables"
        if await count(host=host.visitor) >= settings.tables_per_visitor:
            raise Refusal(full, f"You already have {settings.tables_per_visitor} tables.")
        if await count(address=host.address, since=time.time() - HOUR) >= settings.new_tables_per_hour:
            raise Refusal(full, "That is too many new tables from one address in an hour; try again later.")
        if await count(address=host.address) >= settings.tables_per_address:
            raise Refusal(full, f"{settings.tables_per_address} tables have already been opened from your address.")
        if await count() >= settings.tables:
            raise Refusal(full, "There is no room for another table here.")

    def forget_idle(self, now: float) -> None:
        self._rate.forget_idle(now)
