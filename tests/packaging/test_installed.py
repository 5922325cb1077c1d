"""A wheel in an empty environment, without Node.js and a C compiler: the table opens, and matches are played."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import httpx
import pytest

from ratusz import __version__
from tests.packaging.conftest import PATIENCE, ROOT, build, empty_environment

COMPILED = os.environ.get("RATUSZ_EXPECT_COMPILED") == "1"
MATCHES = ROOT / "tests" / "packaging" / "matches.py"
NOT_HERE = pytest.mark.skipif(
    not COMPILED, reason="the compiled wheel is made of the compiled build, which is not used here"
)


@pytest.fixture(scope="module", params=["pure", pytest.param("compiled", marks=NOT_HERE)])
def python(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds a wheel alone."""
    if request.param == "compiled":
        wheel = build("wheel", ROOT, tmp_path_factory.mktemp("compiled"), RATUSZ_COMPILE="1")
        assert not wheel.name.endswith("none-any.whl")
    return empty_environment(tmp_path_factory.mktemp("empty"), wheel)


@pytest.fixture
def alone(python: Path, plain: dict[str, str]) -> dict[str, str]:
    """Environment variables: what playing needs is there, beside the wheel, and no program but its own."""
    _, packages = plain["PYTHONPATH"].split(os.pathsep)
    return plain | {"PATH": str(python.parent), "PYTHONPATH": packages}


def run(*command: str | Path, **more: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def test_the_package_is_the_one_of_the_wheel(python: Path, request: pytest.FixtureRequest) -> None:
    found = run(python, "-I", "-c", "import ratusz.core.state as one; print(one.__file__)").strip()
    assert Path(found).is_relative_to(python.parents[1])
    assert found.endswith(tuple(EXTENSION_SUFFIXES)) == ("compiled" in request.node.name)


def test_all_games_are_played_as_elsewhere(python: Path, request: pytest.FixtureRequest) -> None:
    played, elsewhere = json.loads(run(python, "-I", MATCHES)), json.loads(run(sys.executable, MATCHES))
    assert elsewhere["learned"] != elsewhere["little_town"]
    if "compiled" in request.node.name:
        # Compiled, what was learned needs `librt`; without it, bots go by what the game knows itself.
        elsewhere["learned"] = elsewhere["little_town"]
    assert played == elsewhere


def test_the_command_knows_its_version(python: Path, alone: dict[str, str]) -> None:
    assert run(python.parent / "ratusz", "--version", env=alone) == f"ratusz {__version__}\n"


def test_the_table_opens_with_the_browser_client(python: Path, alone: dict[str, str], tmp_path: Path) -> None:
    command = [str(python.parent / "ratusz"), "serve", "--database", str(tmp_path / "ratusz.db")]
    with subprocess.Popen(command, env=alone, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().strip()
            page = httpx.get(address, timeout=PATIENCE).text
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script, page
            assert httpx.get(address + script[1], timeout=PATIENCE).status_code == 200
            assert len(httpx.get(address + "/api/games", timeout=PATIENCE).json()["games"]) == 5
        finally:
            server.terminate()


def test_a_match_is_played_in_the_terminal(python: Path, alone: dict[str, str]) -> None:
    played = run(python.parent / "ratusz", "play", "little_town", "--seats", "easy,easy", "--no-color", env=alone)
    assert "points" in played.lower(), played
