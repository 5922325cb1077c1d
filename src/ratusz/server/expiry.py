"""How long tables are kept that nobody looks at any more."""

from __future__ import annotations

from ratusz.server.settings import DAY, Settings
from ratusz.server.store import Expiry, TableRow

SOON = 7 * DAY
"""How long before the end people are told of it."""


def expiry(settings: Settings, now: float) -> Expiry:
    """The rules of the settings, for now."""
    days = (settings.untouched_days, settings.finished_days, settings.abandoned_days)
    return Expiry(*(now - kept * DAY if kept else 0.0 for kept in days))


def gone_soon(table: TableRow, settings: Settings, now: float) -> float | None:
    """When a table will be deleted unless somebody looks at it, if that is near."""
    limit = expiry(settings, now).of(table)
    end = table.seen + now - limit
    return end if limit and end < now + SOON else None
