"""What all tests share: the same examples of properties on every machine, and programs that hear Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tutorial
from ratusz import games
from ratusz.core.game import Game

settings.register_profile("ratusz", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ratusz")

# A shell starts what runs in the background deaf to Ctrl-C, and everything that the tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def market(tmp_path: Path) -> Iterator[Game]:
    """The game of the tutorial, as another package brings it: it has nothing but what it needs."""
    with tutorial.installed(tmp_path / "installed"):
        yield games.find("market_day")
