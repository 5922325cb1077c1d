"""What the Makefile decides, with other programs in place of Python and pip, which write down how they are called."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT


class Place:
    """A virtual environment and a folder for builds that are none."""

    def __init__(self, folder: Path) -> None:
        self.venv, self.build = folder / "venv", folder / "build"
        (self.venv / "bin").mkdir(parents=True)
        (self.build / "compiled").mkdir(parents=True)
        (self.venv / "new").touch()

    def program(self, name: str, script: str) -> None:
        file = self.venv / "bin" / name
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)

    def make(self, target: str) -> str:
        command = ["make", "--no-print-directory", target, f"VENV={self.venv}", f"BUILD={self.build}"]
        kept = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
        done = subprocess.run(command, cwd=ROOT, env=kept, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_a_compiled_build_of_other_sources_is_not_played_in_the_terminal(place: Place) -> None:
    (place.venv / "play").touch()
    (place.venv / "compile").touch()
    ready = place.build / "compiled" / "ready"
    ready.touch()
    place.program("python", 'echo "$PYTHONPATH"')
    assert place.make("terminal") == f"{place.build}/compiled:src\n"
    os.utime(ready, (0, 0))
    assert place.make("terminal") == "src\n"


def test_a_package_without_a_wheel_for_this_system_is_built(place: Place) -> None:
    """What building it needs is not among the downloads."""
    place.program("pip", f'echo "$@" >>{place.build}/calls; case "$*" in *--no-index*) exit 1 ;; esac')
    place.make(f"{place.venv}/play")
    calls = (place.build / "calls").read_text().splitlines()
    assert [call.split()[0] for call in calls] == ["download", "install", "install"]
    assert "--require-hashes" in calls[-1]
    assert "--no-index" not in calls[-1]
    assert (place.venv / "play").exists()
