"""What the Makefile decides, with other programs in place of Python and pip, which write down how they are called."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

PLAYS_OR_COMPILES = 'case "$1" in tools/compiling.py) touch "$2/ready" ;; *) echo "$PYTHONPATH" ;; esac'


class Place:
    """A virtual environment and a folder for builds that are none."""

    def __init__(self, folder: Path) -> None:
        self.venv, self.build = folder / "venv", folder / "build"
        (self.venv / "bin").mkdir(parents=True)
        (self.build / "compiled").mkdir(parents=True)
        (self.venv / "new").touch()

    def install(self) -> None:
        """As if what playing and compiling need were there."""
        (self.venv / "play").touch()
        (self.venv / "compile").touch()

    def program(self, name: str, script: str) -> None:
        file = self.venv / "bin" / name
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)

    def make(self, *arguments: str, tree: Path = ROOT, **environment: str) -> str:
        command = ["make", "--no-print-directory", *arguments, f"VENV={self.venv}", f"BUILD={self.build}"]
        kept = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
        done = subprocess.run(
            command, cwd=tree, env=kept | environment, capture_output=True, text=True, check=False, timeout=60
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_a_compiled_build_of_other_sources_is_not_played_in_the_terminal(place: Place) -> None:
    place.install()
    place.program("python", PLAYS_OR_COMPILES)
    place.make("compiled")
    assert place.make("terminal") == f"{place.build}/compiled:src\n"
    os.utime(place.build / "compiled" / "ready", (0, 0))
    assert place.make("terminal") == "src\n"


def test_nor_is_one_of_sources_of_which_some_are_gone(place: Place, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in (
        "Makefile",
        "pyproject.toml",
        "requirements/play.txt",
        "requirements/compile.txt",
        "tools/compiling.py",
    ):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    for name in ("rules", "cards"):
        (tree / "src" / "ratusz").mkdir(parents=True, exist_ok=True)
        (tree / "src" / "ratusz" / f"{name}.py").touch()
    place.install()
    place.program("python", PLAYS_OR_COMPILES)
    place.make("compiled", tree=tree)
    assert place.make("terminal", tree=tree) == f"{place.build}/compiled:src\n"
    (tree / "src" / "ratusz" / "cards.py").unlink()
    assert place.make("terminal", tree=tree) == "src\n"
    place.make("compiled", tree=tree)
    assert place.make("terminal", tree=tree) == f"{place.build}/compiled:src\n"


def test_the_table_is_opened_where_the_command_line_says(place: Place) -> None:
    """Shells have a variable HOST too, which says something else."""
    place.install()
    place.program("python", 'echo "$@"')
    usual = f"tools/play.py {place.build}/compiled\n"
    play = ("play", "--assume-old=client")
    assert place.make(*play, HOST="this-computer", PORT="1") == usual
    assert place.make(*play, "HOST=0.0.0.0", "PORT=8000") == f"{usual.strip()} --host 0.0.0.0 --port 8000\n"


def test_a_package_without_a_wheel_for_this_system_is_built(place: Place) -> None:
    """What building it needs is not among the downloads."""
    place.program("pip", f'echo "$@" >>{place.build}/calls; case "$*" in *--no-index*) exit 1 ;; esac')
    place.make(f"{place.venv}/play")
    calls = (place.build / "calls").read_text().splitlines()
    assert [call.split()[0] for call in calls] == ["download", "install", "install"]
    assert "--require-hashes" in calls[-1]
    assert "--no-index" not in calls[-1]
    assert (place.venv / "play").exists()


def test_chromium_is_installed_where_there_is_none(place: Place, tmp_path: Path) -> None:
    """As on a machine whose programs are these alone, for root."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("cat", "date", "find", "make", "mktemp", "rm", "sed", "sh", "tr"):
        found = shutil.which(name)
        assert found
        (programs / name).symlink_to(found)
    for name, script in {"id": "echo 0", "apt-get": f'echo "$@" >>{place.build}/calls'}.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    place.make("chromium", PATH=str(programs))
    calls = (place.build / "calls").read_text().splitlines()
    assert [call.split()[0] for call in calls] == ["update", "install"]
    assert calls[-1].endswith("chromium-headless-shell")
    (programs / "chromium").symlink_to(programs / "id")
    place.make("chromium", PATH=str(programs))
    assert (place.build / "calls").read_text().splitlines() == calls
