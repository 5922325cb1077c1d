"""Who sits in the databases of old formats."""

from __future__ import annotations

from ratusz.server.secrets import hashed

ANNA, BEN, CLEO = (hashed(f"the cookie of {name} of old") for name in ("Anna", "Ben", "Cleo"))
