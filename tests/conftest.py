"""What all tests share: property-based tests run the same examples everywhere, however slow the machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("ratusz", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ratusz")
