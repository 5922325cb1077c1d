"""The wheel as it is installed elsewhere, and environments that hold no more than they are said to."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

import mypy_extensions
import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0


def build(target: str, tree: Path, folder: Path, **environment: str) -> Path:
    """The source distribution (`sdist`) or the wheel of a tree."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(
        command,
        cwd=tree,
        env={**os.environ, "RATUSZ_COMPILE": "0", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel of the sources."""
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def empty_environment(folder: Path, wheel: Path) -> Path:
    """The Python of a new virtual environment that holds the wheel and mypy_extensions, and nothing else."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=PATIENCE)
    scripts = sysconfig.get_path("scripts", "venv", {"base": str(folder)})
    python = Path(scripts) / Path(sys.executable).name
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", "--quiet"]
    subprocess.run([*install, str(wheel)], capture_output=True, check=True, timeout=PATIENCE)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    (packages / "mypy_extensions.py").write_bytes(Path(mypy_extensions.__file__).read_bytes())
    return python


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and mypy_extensions, and nothing else."""
    return empty_environment(tmp_path_factory.mktemp("bare"), wheel)


def pins(name: str) -> dict[str, str]:
    """The packages of a lock file with their versions."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return dict(line.split()[0].split("==") for line in lines if "==" in line and not line.startswith((" ", "#")))


def install(folder: Path, *packages: str) -> None:
    """Put packages into a folder, by links to where they are installed."""
    installed = [distribution(name) for name in packages]
    parts = {each.locate_file(file.parts[0]) for each in installed for file in each.files or []}
    for part in map(Path, map(str, parts)):
        if part.name not in ("..", "__pycache__"):
            (folder / part.name).symlink_to(part)


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment variables of a place where what playing needs is installed, and no extra, beside the sources.

    It is to be used with `python -S`, which does not know of the environment that the tests run in.
    """
    folder = tmp_path_factory.mktemp("plain")
    install(folder, *pins("play.txt"))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("RATUSZ_", "PYTHON"))}
    return kept | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder)])}
