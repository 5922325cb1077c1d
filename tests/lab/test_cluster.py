"""A real Ray: the same results as on one machine, whoever is killed meanwhile, and nothing that leaves the machine."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from arro3.core import Table
from arro3.io import read_parquet

import ratusz
from ratusz.cli.app import run
from ratusz.lab import cluster
from ratusz.lab.arena import play_all
from ratusz.lab.parquet import PartFiles
from ratusz.lab.units import hire
from tests.lab import ray_run

ROOT = Path(__file__).parents[2]
PATIENCE = 1200
"""Seconds. What comes in time costs nothing, and beside many other programs Ray takes more than ten minutes."""
NUMBERS = itertools.count()
FIRST = ("nice", "-n", "-5")
"""A node of Ray that has not started after 30 s gives up, which other tests must not bring about."""


def ip(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["ip", *words], capture_output=True, text=True, check=False, timeout=PATIENCE)


class Island:
    """A network namespace with loopback and, if it is to be a temptation, an address that leads nowhere."""

    def __init__(self, *, tempting: bool) -> None:
        self.name = f"ratusz-{os.getpid()}-{next(NUMBERS)}"
        made = ip("netns", "add", self.name)
        if made.returncode:
            pytest.skip(f"This system does not let us make a network namespace: {made.stderr.strip()}")
        self.inside("link", "set", "lo", "up")
        if tempting:
            self.inside("link", "add", "out", "type", "veth", "peer", "name", "nowhere")
            self.inside("addr", "add", "198.51.100.7/24", "dev", "out")
            self.inside("link", "set", "out", "up")
            self.inside("route", "add", "default", "dev", "out")

    def inside(self, *words: str) -> None:
        done = ip("-n", self.name, *words)
        assert done.returncode == 0, done.stderr

    def pids(self) -> list[int]:
        return [int(pid) for pid in ip("netns", "pids", self.name).stdout.split()]

    def is_left(self) -> bool:
        """Whether all processes end there by themselves."""
        deadline = time.monotonic() + PATIENCE
        while self.pids() and time.monotonic() < deadline:
            time.sleep(0.1)
        return not self.pids()

    def sink(self) -> None:
        """End all processes there, which are ours alone."""
        for pid in self.pids():
            os.kill(pid, 9)
        ip("netns", "delete", self.name)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name: Ray has sockets in it."""
    with tempfile.TemporaryDirectory(prefix="rt-", ignore_cleanup_errors=True) as name:
        yield Path(name)


def play_there(island: Island, how: str, folder: Path) -> dict[str, Any]:
    """What a tournament on Ray printed."""
    done = subprocess.run(
        [*FIRST, "ip", "netns", "exec", island.name, sys.executable, "-m", "tests.lab.ray_run", how, str(folder)],
        cwd=ROOT,
        env={
            **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
            "HOME": str(folder),
            "RAY_TMPDIR": str(folder),
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": "0" * 64,
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_health_check_period_ms": "500",
            "RAY_health_check_failure_threshold": "3",
        },
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    printed: dict[str, Any] = json.loads(done.stdout)
    return printed


@pytest.fixture(scope="module")
def expected() -> list[Any]:
    """The results on this machine alone."""
    return [json.loads(json.dumps(asdict(replace(one, seconds=[])))) for one in play_all(ray_run.TOURNAMENT)]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has network namespaces")
@pytest.mark.skipif(shutil.which("ip") is None, reason="network namespaces need iproute2: apt-get install iproute2")
@pytest.mark.parametrize("how", ["workers", "nodes"])
def test_killed_workers_and_nodes_change_nothing(how: str, folder: Path, expected: list[Any], tmp_path: Path) -> None:
    island = Island(tempting=how == "workers")
    try:
        printed = play_there(island, how, folder)
        assert printed["results"] == expected, "no match is lost, none is counted twice"
        if how == "workers":
            others = json.loads(json.dumps(ray_run.others_of(None)))
            assert printed["others"] == others, (
                "so with bots that think by iterations, studies and matches to learn from"
            )
        assert printed["killed"] >= (ray_run.KILLINGS if how == "workers" else 1)
        assert printed["repeated"] or how == "nodes", "a unit was lost; a node may have had none just then"
        assert printed["most_workers"] == (3 if how == "workers" else 2)
        assert printed["foreign"] == [], "no socket but those of loopback"
        assert how == "nodes" or island.is_left(), "what was started has ended"
        assert not (folder / ".ray").exists(), "no secret is left behind"
        tables = [Table(read_parquet(file)) for file in sorted(folder.glob("*.parquet"))]
        matches = [match for table in tables for match in table.column("match").to_pylist()]
        assert matches == [1 + number // 2 for number in range(2 * len(expected))]
    finally:
        island.sink()


def test_a_socket_that_is_open_to_all_is_noticed() -> None:
    """Otherwise the check above would prove nothing."""
    assert str(ray_run.read_address("0100007F:1F90")) == "127.0.0.1"
    assert str(ray_run.read_address("0000000000000000FFFF00000100007F:1F90")) == "127.0.0.1"
    assert not ray_run.at_home(ray_run.read_address("020200C0:1F90"))
    assert ray_run.read_address("00000000:1F90").is_unspecified


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nowhere", "The address of a Ray cluster is HOST:PORT, or 'auto', not 'nowhere'."),
        ("127.0.0.1:1", "No Ray cluster answers at '127.0.0.1:1'."),
        ("127.0.0.1:99999999", "No Ray cluster answers at '127.0.0.1:99999999'."),
    ],
)
def test_a_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str], address: str, sentence: str) -> None:
    assert run(["arena", "builders", "--bots", "greedy,random", "--cluster", address]) == 2
    assert capsys.readouterr().err == f"ratusz: {sentence}\n"


def test_a_node_with_another_version_says_so() -> None:
    error = cluster.do_job("0.0.1", abs, -1)
    assert isinstance(error, cluster.ClusterProblem)
    assert "and this is Ratusz 0.0.1" in str(error)
    assert cluster.do_job(ratusz.__version__, abs, -1) == 1
    assert isinstance(cluster.do_job(ratusz.__version__, abs, "x"), TypeError)  # type: ignore[arg-type]


def test_one_worker_is_this_process_unless_there_is_a_cluster() -> None:
    with hire(1) as staff:
        assert staff is None


def test_parts_are_whole_and_follow_each_other(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.lab.parquet.PART_ROWS", 3)
    parts = PartFiles(folder, {"number": "int32", "word": "string"})
    for number in range(4):
        parts.add([(number, "first"), (number, None)])
        assert len(list(folder.glob("*.parquet"))) == (number + 1) // 2
    parts.add([(4, "last")])
    parts.flush()
    parts.flush()
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"part-00000{number}.parquet" for number in (1, 2, 3)]
    tables = [Table(read_parquet(file)) for file in files]
    assert [number for table in tables for number in table.column("number").to_pylist()] == [0, 0, 1, 1, 2, 2, 3, 3, 4]
    assert tables[0].column("word").to_pylist() == ["first", None, "first", None]
