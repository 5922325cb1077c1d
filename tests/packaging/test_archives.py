"""The source distribution is complete, and what other machines are to do with it is well described."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from ratusz import __version__
from tests.packaging.conftest import PATIENCE, ROOT, build

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    return build("sdist", ROOT, tmp_path_factory.mktemp("source"))


def test_the_source_distribution_has_no_links_and_the_browser_client(source: Path) -> None:
    with tarfile.open(source) as archive:
        members = archive.getmembers()
        assert [member.name for member in members if not member.isfile()] == []
        names = {member.name.removeprefix(f"ratusz-{__version__}/") for member in members}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=PATIENCE)
    known = set(listed.stdout.splitlines())
    client = {name for name in names if name.startswith("src/ratusz/server/static/")}
    assert known - names == set()
    assert names - known - client == {"PKG-INFO"}
    assert "src/ratusz/server/static/index.html" in client


def test_a_wheel_built_from_the_source_distribution_is_the_wheel_of_the_tree(
    source: Path, wheel: Path, tmp_path: Path
) -> None:
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    built = build("wheel", tmp_path / f"ratusz-{__version__}", tmp_path / "dist")
    with zipfile.ZipFile(wheel) as ours, zipfile.ZipFile(built) as theirs:
        assert {info.filename: info.CRC for info in theirs.infolist()} == {
            info.filename: info.CRC for info in ours.infolist()
        }


def test_no_package_is_built_without_the_browser_client(source: Path, tmp_path: Path) -> None:
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")
    tree = tmp_path / f"ratusz-{__version__}"
    (tree / "src/ratusz/server/static/index.html").unlink()
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode != 0
    assert "make client" in done.stderr + done.stdout


def test_workflows_fit_their_schema() -> None:
    assert [file.stem for file in WORKFLOWS] == ["docs", "tests", "wheels"]
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*command, *WORKFLOWS], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("system", "processor"), [("linux", "x86_64"), ("macos", "arm64"), ("windows", "AMD64")])
def test_compiled_wheels_are_configured_for_every_python(system: str, processor: str) -> None:
    command = [sys.executable, "-m", "cibuildwheel", "--platform", system, "--archs", processor]
    done = subprocess.run(
        [*command, "--print-build-identifiers", ROOT], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    pythons = {identifier.partition("-")[0] for identifier in done.stdout.split()}
    assert pythons == {"cp311", "cp312", "cp313", "cp314"}
