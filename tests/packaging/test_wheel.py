"""The wheel holds the whole package, and its rules and bots need nothing but `mypy_extensions`, in a browser too."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import Any

import mypy_extensions
import pytest

from ratusz import __version__, games
from tests.packaging.conftest import PATIENCE, ROOT

HERE = Path(__file__).parent
PROGRAM = HERE / "matches.py"


def test_the_wheel_is_pure_and_holds_every_file_of_the_package(wheel: Path) -> None:
    assert wheel.name == f"ratusz-{__version__}-py3-none-any.whl"
    source = ROOT / "src"
    package = [path.relative_to(source).as_posix() for path in (source / "ratusz").rglob("*") if path.is_file()]
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("ratusz/")}
        assert archive.read("ratusz/games/builders/rules.md") == (ROOT / "docs/rules/builders.md").read_bytes()
    assert packed == {name for name in package if "/__pycache__/" not in name}
    assert "ratusz/py.typed" in packed


@pytest.mark.parametrize(("asked", "tools"), [("0", []), ("1", ["mypy", "setuptools"])])
def test_a_compiled_wheel_is_built_with_the_tools_of_the_tests(asked: str, tools: list[str]) -> None:
    program = "import hatchling.build, json; print(json.dumps(hatchling.build.get_requires_for_build_wheel()))"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "RATUSZ_COMPILE": asked},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    dev: list[str] = project["optional-dependencies"]["dev"]
    assert json.loads(done.stdout) == [one for one in dev if one.split(">=")[0] in tools]
    assert len(json.loads(done.stdout)) == len(tools)


def test_the_wheel_names_its_version_and_its_extras(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = message_from_bytes(archive.read(f"ratusz-{__version__}.dist-info/METADATA"))
    assert metadata["Version"] == __version__
    assert set(metadata.get_all("Provides-Extra", [])) == {
        "cluster",
        "dev",
        "envs",
        "lab",
        "learn",
        "openspiel",
        "postgres",
        "train",
    }


@pytest.fixture(scope="session")
def played(bare: Path) -> dict[str, Any]:
    """What comes of a match of every game in an environment that holds nothing else."""
    done = subprocess.run([bare, "-I", PROGRAM], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    results: dict[str, Any] = json.loads(done.stdout)
    return results


def test_a_bare_environment_is_bare(bare: Path) -> None:
    done = subprocess.run(
        [bare, "-I", "-c", "import typer"], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert "No module named 'typer'" in done.stderr


def test_bots_play_every_game_without_any_other_package(played: dict[str, Any]) -> None:
    assert list(played) == [*games.ids(), "learned"]
    assert played["learned"] != played["little_town"]
    assert all(result["actions"] > 50 for result in played.values())


def test_every_game_is_played_alike_in_a_browser(wheel: Path, played: dict[str, Any]) -> None:
    """Pyodide is Python as browsers run it; here Node.js does."""
    assert (HERE / "node_modules" / "pyodide").is_dir(), "Pyodide is not installed: make pyodide"
    command: list[str | Path] = ["node", HERE / "pyodide.mjs", wheel, mypy_extensions.__file__, PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == played
