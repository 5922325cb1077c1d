"""While the pages are tried out, the package that the tutorial builds is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tutorial
from ratusz import games


@pytest.fixture(autouse=True)
def market_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    tutorial.install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    games._outside.cache_clear()
    yield
    games._outside.cache_clear()
