"""Work that is done by processes beside this one."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ratusz.crew import NICENESS, Crew, TookTooLong, WorkerLost

ROOT = Path(__file__).parents[1]
PATIENCE = 120.0


@pytest.fixture(autouse=True)
def _jobs_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The jobs of these tests are not part of the package."""
    others = [path for path in [os.environ.get("PYTHONPATH")] if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*others, str(ROOT)]))


@pytest.fixture
def crew() -> Iterator[Crew]:
    with closing(Crew(1)) as crew:
        yield crew


def square(number: int) -> int:
    return number * number


def die_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


class Holding:
    """A job that leaves a file while it runs, and takes a long time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int) -> int:
        if number == 0:
            return number
        file = self.folder / str(number)
        file.touch()
        try:
            time.sleep(600)
        finally:
            file.unlink()
        return number


class Particular(Exception):
    """An error that is not made of a text alone."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}, {why}")


def be_particular(what: str) -> None:
    raise Particular(what, "as always")


def talk(words: str) -> str:
    print(words, flush=True)
    return words


def niceness(_: None) -> int:
    return os.nice(0)


def interrupt(_: None) -> bool:
    """Whether Ctrl-C in a terminal, which means a whole group of processes, is somebody else's business."""
    os.kill(os.getpid(), signal.SIGINT)
    return os.getpgid(0) == os.getpid()


# The processes.


def test_a_process_that_died_is_replaced(crew: Crew) -> None:
    lost = crew.submit(die_at_three, 3)
    assert crew.submit(square, 3).result(PATIENCE) == 9
    with pytest.raises(WorkerLost):
        lost.result()


def test_who_takes_too_long_is_ended(crew: Crew) -> None:
    assert crew.submit(square, 3, 0.1).result(PATIENCE) == 9, "a new process has time to begin"
    with pytest.raises(TookTooLong, match=r"longer than 0\.1 seconds"):
        crew.submit(time.sleep, 600.0, 0.1).result(PATIENCE)
    assert crew.submit(square, 4, 0.1).result(PATIENCE) == 16


def test_an_error_that_cannot_be_sent_is_told(crew: Crew) -> None:
    with pytest.raises(RuntimeError, match="Particular: coffee, as always"):
        crew.submit(be_particular, "coffee").result(PATIENCE)


def test_what_a_job_prints_is_not_its_result(crew: Crew, capfd: pytest.CaptureFixture[str]) -> None:
    assert crew.submit(talk, "forty-two").result(PATIENCE) == "forty-two"
    told = capfd.readouterr()
    assert (told.out, told.err) == ("", "forty-two\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there is neither there")
def test_priorities_and_interruptions(crew: Crew) -> None:
    assert crew.submit(interrupt, None).result(PATIENCE)
    usual = crew.submit(niceness, None).result(PATIENCE)
    with closing(Crew(1, gives_way=True)) as others:
        assert others.submit(niceness, None).result(PATIENCE) == min(19, usual + NICENESS)


PARENT = """
from pathlib import Path
from ratusz.crew import Crew
from tests.test_crew import Holding
Crew(1).submit(Holding(Path({folder!r})), 1).result()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a job comes to its end first")
def test_a_process_ends_with_who_started_it(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT.format(folder=str(tmp_path))]) as parent:
        while not list(tmp_path.iterdir()):
            time.sleep(0.01)
        (child,) = _children(parent.pid)
        parent.kill()
    deadline = time.monotonic() + PATIENCE
    while _is_alive(child):
        assert time.monotonic() < deadline


def _children(pid: int) -> list[int]:
    listings = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for listing in listings for child in listing.split()]


def _is_alive(pid: int) -> bool:
    """A process that nobody has buried yet is dead all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_process_whose_parent_is_gone_ends_in_silence() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ratusz.crew", str(os.getpid())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, said = process.communicate(pickle.dumps((square, 3)), timeout=PATIENCE)
    assert (process.returncode, said) == (0, b"")
