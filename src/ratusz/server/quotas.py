"""Who may open another table: not too many at once, and not more than a fair part of what the hall holds."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ratusz.server.keys import signing_keys
from ratusz.server.limits import Budgets
from ratusz.server.neighbours import Allowance, Neighbours
from ratusz.server.refusal import Refusal
from ratusz.server.secrets import marked
from ratusz.server.settings import Settings
from ratusz.server.store import Quota, Store

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

    def __init__(self, store: Store, settings: Settings, neighbours: Neighbours) -> None:
        self.store = store
        self.settings = settings
        self.neighbours = neighbours
        rate = settings.new_tables_per_minute
        self._rate = Allowance(rate / 60, rate)
        self._budgets = Budgets(*self._rate, VISITORS_PER_ADDRESS)
        self._key: str | None = None

    async def host(self, visitor: str, address: str) -> Host:
        """Somebody who may open another table."""
        host = Host(visitor, await self._mark(address))
        if not (self._budgets.take(visitor, address) and await self._is_slow(host)):
            raise Refusal("too_fast", "That is too many new tables in a minute.")
        await self._check(host)
        return host

    async def _is_slow(self, host: Host) -> bool:
        """Whether that is not too much by all servers together."""
        together = Allowance(*(VISITORS_PER_ADDRESS * one for one in self._rate))
        take = self.neighbours.take
        return await take(f"tables:{host.visitor}", self._rate) and await take(f"tables:{host.address}", together)

    async def _mark(self, address: str) -> str:
        """What stands for an address in the store."""
        if self._key is None:
            self._key = (await signing_keys(self.store, time.time()))[-1].key  # The oldest, which stays the same.
        return marked(self._key, address)

    @property
    def quota(self) -> Quota:
        """What counts is what the store holds when a table is stored: nobody fills the hall alone."""
        settings = self.settings
        return Quota(
            of_visitor=settings.tables_per_visitor,
            of_address=settings.tables_per_address,
            lately=settings.new_tables_per_hour,
            since=time.time() - HOUR,
            in_all=settings.tables,
        )

    async def _check(self, host: Host) -> None:
        """Look before anything is made that could not be stored."""
        count, quota = self.store.count, self.quota
        if await count(host=host.visitor) >= quota.of_visitor:
            raise self.refusal("of_visitor")
        if await count(address=host.address, since=quota.since) >= quota.lately:
            raise self.refusal("lately")
        if await count(address=host.address) >= quota.of_address:
            raise self.refusal("of_address")
        if await count() >= quota.in_all:
            raise self.refusal("in_all")

    def refusal(self, which: str) -> Refusal:
        """Why there is no room for another table."""
        told = {
            "of_visitor": f"You already have {self.settings.tables_per_visitor} tables.",
            "lately": "That is too many new tables from one address in an hour; try again later.",
            "of_address": f"{self.settings.tables_per_address} tables have already been opened from your address.",
            "in_all": "There is no room for another table here.",
        }
        return Refusal("too_many_tables", told[which])

    def forget_idle(self, now: float) -> None:
        self._budgets.forget_idle(now)
