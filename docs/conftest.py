"""While the pages are tried out, the package that the tutorial builds is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tutorial


@pytest.fixture(autouse=True)
def market_day(tmp_path: Path) -> Iterator[None]:
    with tutorial.installed(tmp_path):
        yield
