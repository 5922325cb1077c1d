"""Who is at a table, and how long the others wait for somebody who is not before a bot may stand in."""

from __future__ import annotations

import math
import time

from ratusz.server.seats import Present, bot_plays, holders
from ratusz.server.settings import Settings
from ratusz.server.store import SeatRow
from ratusz.server.table import Table

RELOAD_SECONDS = 60.0
"""Somebody who is back within this time was not away: a page was loaded again, or a train went through a tunnel."""


class Attendance:
    """Remembers when visitors came and left, as long as the table is in memory."""

    def __init__(self, settings: Settings, now: float) -> None:
        self._settings = settings
        self._opened = now
        self._came: dict[str, float] = {}
        self._left: dict[str, float] = {}
        self.moved = now
        """When the match last went on."""

    def come(self, visitor: str, now: float) -> None:
        if now - self._left.get(visitor, -math.inf) > RELOAD_SECONDS:
            self._came[visitor] = now

    def leave(self, visitor: str, now: float) -> None:
        self._left[visitor] = now

    def present(self, table: Table, visitors: frozenset[str], now: float) -> Present:
        graces = ((row.seat, self.grace(table, row, visitors, now)) for row in table.seats)
        return Present(visitors, {seat: math.ceil(grace) for seat, grace in graces if grace is not None})

    def grace(self, table: Table, row: SeatRow, visitors: frozenset[str], now: float) -> float | None:
        """In how many seconds a bot may stand in for somebody; None as long as nobody waits for them."""
        if bot_plays(row) or table.match.over or holders(row) & visitors:
            return None
        if row.visitor is None:
            return 0.0
        left = max((self._left[one] for one in holders(row) if one in self._left), default=None)
        if table.clock is not None:
            return self._rest(self._settings.away_seconds, now - (self._opened if left is None else left))
        if row.seat not in table.row.summary["deciders"]:
            return None
        if left is not None and self._left_alone(table, row, visitors, left):
            return self._rest(self._settings.away_seconds_at_table, now - max(left, self.moved))
        waited = min(time.time() - table.row.changed, math.inf if left is None else now - left)
        return self._rest(self._settings.away_seconds_over_days, waited)

    def _left_alone(self, table: Table, row: SeatRow, visitors: frozenset[str], left: float) -> bool:
        """Whether somebody left while all the others were there, and they still are: these do not play over days."""
        others = [other for other in table.seats if other is not row and not bot_plays(other)]
        return all(
            any(one in visitors and self._came.get(one, math.inf) <= left for one in holders(other)) for other in others
        )

    @staticmethod
    def _rest(limit: float, waited: float) -> float:
        return max(0.0, limit - waited)
