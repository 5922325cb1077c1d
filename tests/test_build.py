"""The tests run on the build that they are meant to run on: RATUSZ_EXPECT_COMPILED=1 says the compiled one."""

from __future__ import annotations

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import ratusz

ROOT = Path(__file__).parents[1]
COMPILED = os.environ.get("RATUSZ_EXPECT_COMPILED") == "1"


def hot_modules() -> list[str]:
    """The modules that the build hook compiles, by their names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compile"]
    files = [file.relative_to(ROOT / "src") for pattern in patterns for file in (ROOT / "src").glob(pattern)]
    return sorted(".".join(file.with_suffix("").parts) for file in files)


def test_the_core_and_the_rules_are_hot() -> None:
    assert {"ratusz.core.state", "ratusz.games.builders.rules", "ratusz.bots.mcts"} <= set(hot_modules())


@pytest.mark.parametrize("name", hot_modules())
def test_a_hot_module_is_of_the_expected_build(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES) if COMPILED else ".py"), f"{name} comes from {file}"


@pytest.mark.skipif(COMPILED, reason="the compiled build has its modules beside its sources")
def test_nothing_compiled_lies_among_the_sources() -> None:
    package = Path(ratusz.__file__).parent
    assert [file.name for suffix in EXTENSION_SUFFIXES for file in package.rglob(f"*{suffix}")] == []
