"""The servers of tests end with the tests, however these end."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.harness import HTTP, PATIENCE, ROOT

TESTS = {
    "the nursery": "from tests.server.harness import Server; server = Server(folder)",
    "a house": "from tests.browser.house import House; server = House(folder); server.open()",
}
PROGRAM = """
import time
from pathlib import Path
folder = Path({folder!r})
{start}
print(server.address, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a house outlives its guests")
@pytest.mark.parametrize("start", TESTS.values(), ids=TESTS)
def test_a_server_ends_with_the_tests_that_were_killed(tmp_path: Path, start: str) -> None:
    program = PROGRAM.format(folder=str(tmp_path), start=start)
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        address = tests.stdout.readline().strip()
        assert is_open(address)
        tests.kill()
    deadline = time.monotonic() + PATIENCE
    while is_open(address):
        assert time.monotonic() < deadline, "the server goes on"
        time.sleep(0.02)


def is_open(address: str) -> bool:
    try:
        return HTTP.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False
