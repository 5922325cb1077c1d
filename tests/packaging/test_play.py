"""`make play` serves at once; compiling goes on behind it, and whether it succeeds or not, the table stays open."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.packaging.conftest import PATIENCE, ROOT

OWN = {"RATUSZ_PORT": "0"}
"""The usual port may be somebody else's."""


@contextmanager
def playing(folder: Path, make: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """`tools/play.py` with another program in place of make; it is told to stop in the end, and has to."""
    program = folder / "make"
    program.write_text(f"#!/bin/sh\n{make}\n")
    program.chmod(0o755)
    command = [sys.executable, str(ROOT / "tools" / "play.py"), str(folder / "compiled"), "--no-open"]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **OWN, "MAKE": str(program), "RATUSZ_DATABASE": str(folder / "ratusz.db"), **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in rest


def hear(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip()


def address_of(line: str) -> str:
    start, _, rest = line.partition("http://")
    assert start == "The table is open at ", line
    return "http://" + rest.split()[0]


def test_the_table_is_open_before_anything_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "compiled").mkdir()
    os.mkfifo(tmp_path / "go")
    with playing(tmp_path, f"cat go; echo compiled builders; touch {tmp_path / 'compiled' / 'ready'}") as process:
        address = address_of(hear(process))
        assert "Compiling" in hear(process)
        assert httpx.get(address + "/healthz", timeout=PATIENCE).status_code == 200
        (tmp_path / "go").write_text("wrote C\n")
        assert [hear(process) for _ in range(3)] == [
            "  wrote C",
            "  compiled builders",
            "Compiled: bots think at full speed now.",
        ]
        assert httpx.get(address + "/healthz", timeout=PATIENCE).status_code == 200


def test_a_compiler_that_fails_costs_speed_and_nothing_else(tmp_path: Path) -> None:
    with playing(tmp_path, "exit 1") as process:
        address = address_of(hear(process))
        assert "you need not wait" in hear(process)
        assert hear(process) == "Compiling failed. Everything works, but bots think several times slower."
        assert httpx.get(address + "/healthz", timeout=PATIENCE).status_code == 200


def test_without_a_compiler_one_line_says_what_is_slower(tmp_path: Path) -> None:
    with playing(tmp_path, "exit 1", PATH=str(tmp_path / "nothing")) as process:
        address = address_of(hear(process))
        assert hear(process).startswith("No C compiler (cc) was found. Everything works, but bots think")
        assert httpx.get(address + "/healthz", timeout=PATIENCE).status_code == 200


def test_a_build_that_is_ready_is_used_at_once(tmp_path: Path) -> None:
    build = tmp_path / "compiled"
    shutil.copytree(ROOT / "src", build, ignore=shutil.ignore_patterns("__pycache__", "static"))
    (build / "ratusz" / "server" / "static").symlink_to(ROOT / "src/ratusz/server/static")
    (build / "ready").touch()
    (build / "sitecustomize.py").write_text(f"open({str(tmp_path / 'used')!r}, 'w').close()\n")
    with playing(tmp_path, "echo never") as process:
        assert httpx.get(address_of(hear(process)) + "/healthz", timeout=PATIENCE).status_code == 200
    assert (tmp_path / "used").exists()


def test_closing_the_table_ends_the_compiler(tmp_path: Path) -> None:
    with playing(tmp_path, "echo $$; exec sleep 600") as process:
        address_of(hear(process))
        hear(process)
        compiler = int(hear(process))
        os.kill(compiler, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(compiler, 0)


def test_a_table_for_the_network_says_where_others_find_it(tmp_path: Path) -> None:
    with playing(tmp_path, "exit 1", RATUSZ_HOST="0.0.0.0") as process:
        said = hear(process)
        told = httpx.get(address_of(hear(process)) + "/api/address", timeout=PATIENCE).json()["address"]
        assert said.startswith("No network was found" if told is None else f"Other devices open {told}")


def test_a_server_that_cannot_start_ends_it_all(tmp_path: Path) -> None:
    with playing(tmp_path, "echo never", RATUSZ_HOST="nowhere.invalid") as process:
        assert "Cannot listen" in hear(process)
        assert process.wait(PATIENCE) == 2
