"""The tests run on the build that they are meant to run on: RATUSZ_EXPECT_COMPILED=1 says the compiled one."""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ratusz
from ratusz import games

HOT = [
    "ratusz.core.actions",
    "ratusz.core.playout",
    "ratusz.core.rng",
    "ratusz.core.state",
    "ratusz.bots.greedy",
    "ratusz.bots.mcts",
    *(
        f"{game.folder}.{module}"
        for game in games.registry().values()
        for module in ("cards", "observation", "rules", "state", "value")
    ),
]
COMPILED = os.environ.get("RATUSZ_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize("name", HOT)
def test_a_hot_module_is_of_the_expected_build(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES) if COMPILED else ".py"), f"{name} comes from {file}"


@pytest.mark.skipif(COMPILED, reason="the compiled build has its modules beside its sources")
def test_nothing_compiled_lies_among_the_sources() -> None:
    package = Path(ratusz.__file__).parent
    assert [file.name for suffix in EXTENSION_SUFFIXES for file in package.rglob(f"*{suffix}")] == []
