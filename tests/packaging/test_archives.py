"""The source distribution is complete, and what other machines are to do with it is well described."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from ratusz import __version__
from tests.packaging.conftest import PATIENCE, ROOT, build

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TESTS_JOB = ROOT / ".github" / "workflows" / "tests.yml"


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


def test_the_extras_of_a_job_cover_what_it_collects() -> None:
    workflow = re.sub(r"#.*", "", TESTS_JOB.read_text(encoding="utf-8"))
    (job,) = re.findall(r"- run: python -m pip install --editable .*?(?=\n\n|\Z)", workflow, re.DOTALL)
    extras = re.findall(r"\w+", re.findall(r"\.\[([\w,]+)\]", job)[0])
    folders = [Path(word) for word in job.split() if (ROOT / word).is_dir()]
    ignored = {ROOT / name for name in re.findall(r"--ignore=(\S+)", job)}
    files = {file for folder in folders for file in (ROOT / folder).rglob("*.py")}
    assert len(folders) > 5
    assert ignored <= files
    assert lacking(files - ignored, extras) == set()
    assert lacking(files, ["dev", "envs", "lab"]) == {"asyncpg", "open_spiel", "pyspiel"}


def lacking(files: Iterable[Path], extras: Iterable[str]) -> set[str]:
    """What modules import, beside the standard library and the project itself, and these extras do not install."""
    names: set[str] = set()
    for file in files:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(node.module or "")
            elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
                loaded = node.value.args[:1] if ast.unparse(node.value.func) == "load" else []
                names |= {str(argument.value) for argument in loaded if isinstance(argument, ast.Constant)}
    known, there = importlib.metadata.packages_distributions(), {"ratusz", *installed_with(extras)}
    tops = {name.partition(".")[0] for name in names} & known.keys()
    return {top for top in tops if there.isdisjoint(map(canonical, known[top]))}


def installed_with(extras: Iterable[str]) -> set[str]:
    """What `pip install ratusz[...]` is told to install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lists = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in extras)]
    return {canonical(re.split(r"[^\w.-]", requirement)[0]) for listed in lists for requirement in listed}


def canonical(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


@pytest.mark.parametrize(("system", "processor"), [("linux", "x86_64"), ("macos", "arm64"), ("windows", "AMD64")])
def test_compiled_wheels_are_configured_for_every_python(system: str, processor: str) -> None:
    command = [sys.executable, "-m", "cibuildwheel", "--platform", system, "--archs", processor]
    done = subprocess.run(
        [*command, "--print-build-identifiers", ROOT], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    pythons = {identifier.partition("-")[0] for identifier in done.stdout.split()}
    assert pythons == {"cp311", "cp312", "cp313", "cp314"}
