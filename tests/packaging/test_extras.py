"""What playing needs is enough for playing; a command that needs more says which extra to install."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from ratusz import __version__
from tests.packaging.conftest import PATIENCE, install, pins

Environment = dict[str, str]
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(plain: Environment, tmp_path: Path) -> Run:
    """`run("-m", "ratusz", "games")` where no extra is installed, or only the packages in a folder."""

    def run(*arguments: str, beside: Path | None = None) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-S", *arguments]
        path = os.pathsep.join([plain["PYTHONPATH"], *([str(beside)] if beside else [])])
        environment = plain | {"PYTHONPATH": path}
        return subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
        )

    return run


@pytest.mark.parametrize(
    "package", ["catanatron", "gymnasium", "hypothesis", "numpy", "openskill", "pettingzoo", "pyspiel"]
)
def test_no_extra_is_there(run: Run, package: str) -> None:
    assert f"No module named '{package}'" in run("-c", f"import {package}").stderr


def test_the_package_knows_its_version_where_it_was_not_installed(run: Run) -> None:
    done = run("-c", "import importlib.metadata; importlib.metadata.version('ratusz')")
    assert "PackageNotFoundError" in done.stderr
    done = run("-m", "ratusz", "--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"ratusz {__version__}\n", "")


@pytest.mark.parametrize(
    "command",
    ["play little_town --seats random,random --record match.json", "games", "rules builders", "--help", "arena --help"],
)
def test_playing_needs_no_extra(run: Run, command: str) -> None:
    done = run("-m", "ratusz", *command.split())
    assert (done.returncode, done.stderr) == (0, "")


def test_serving_needs_no_extra(plain: Environment, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-m", "ratusz", "serve"]
    with subprocess.Popen(
        command, cwd=tmp_path, env=plain, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip().replace("localhost", "127.0.0.1")
        with urllib.request.urlopen(f"{address}/api/games", timeout=PATIENCE) as reply:
            assert b'"builders"' in reply.read()
        server.terminate()


@pytest.mark.parametrize(
    ("command", "needs", "extra", "package"),
    [
        ("arena builders --bots random,random", "The arena needs", "lab", "openskill"),
        ("arena builders --bots random,random --cluster auto", "The arena needs", "lab", "openskill"),
        ("train little_town --players 2 --folder learned", "Training needs", "train", "numpy"),
    ],
)
def test_a_command_says_which_extra_it_needs(run: Run, command: str, needs: str, extra: str, package: str) -> None:
    done = run("-m", "ratusz", *command.split())
    sentence = f"{needs} the extra '{extra}' ({package} is not installed): pip install 'ratusz[{extra}]'."
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"ratusz: {sentence}\n")


def test_a_cluster_needs_more_than_the_arena(run: Run, tmp_path: Path) -> None:
    install(tmp_path, "openskill")
    done = run("-m", "ratusz", "arena", "builders", "--bots", "random,random", "--cluster", "auto", beside=tmp_path)
    sentence = "A cluster needs the extra 'cluster' (ray is not installed): pip install 'ratusz[cluster]'."
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"ratusz: {sentence}\n")


def test_environments_say_which_extra_they_need(run: Run) -> None:
    program = (
        "import ratusz\n"
        "try: ratusz.envs.pettingzoo('builders')\n"
        "except ratusz.RatuszError as error: print(type(error).__name__, error, sep=': ')"
    )
    sentence = "Environments need the extra 'envs' (numpy is not installed): pip install 'ratusz[envs]'."
    assert run("-c", program).stdout == f"MissingPackage: {sentence}\n"


def test_openspiel_says_which_extra_it_needs(run: Run) -> None:
    program = (
        "import ratusz\n"
        "try: import ratusz.envs.openspiel\n"
        "except ratusz.RatuszError as error: print(type(error).__name__, error, sep=': ')"
    )
    sentence = (
        "Games of OpenSpiel need the extra 'openspiel' (pyspiel is not installed): pip install 'ratusz[openspiel]'."
    )
    assert run("-c", program).stdout == f"MissingPackage: {sentence}\n"


def test_the_benchmark_measures_what_it_can_and_says_what_it_left_out(run: Run) -> None:
    done = run("-m", "ratusz", "bench", "engine", "--seconds", "0.1")
    assert done.returncode == 0
    assert "random play, decisions/s" in done.stdout
    assert done.stdout.splitlines()[-2:] == [
        "Environments need the extra 'envs' (numpy is not installed): pip install 'ratusz[envs]'.",
        "The yardstick, Catanatron, needs the extra 'dev' (catanatron is not installed): pip install 'ratusz[dev]'.",
    ]


@pytest.mark.parametrize("name", ["play.txt", "compile.txt"])
def test_the_small_lock_files_agree_with_the_large_one(name: str) -> None:
    assert pins(name)
    assert pins(name).items() <= pins("dev.txt").items()
