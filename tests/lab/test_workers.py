"""Work that is shared out between processes."""

from __future__ import annotations

import os
import signal
import time
from contextlib import closing
from pathlib import Path

import pytest

from ratusz.core.errors import BadBot
from ratusz.lab.workers import WorkerLost, share_out


def square(number: int) -> int:
    return number * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise BadBot("Three is not liked here.")
    return number


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


@pytest.mark.parametrize("workers", [1, 2, 9])
def test_every_job_is_done_once(workers: int) -> None:
    assert sorted(share_out(square, range(5), workers)) == [0, 1, 4, 9, 16]


def test_no_jobs() -> None:
    assert list(share_out(square, [], 2)) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_comes_through_after_what_was_done_before(workers: int) -> None:
    results = share_out(fail_at_three, range(9), workers)
    done = [next(results)]
    with pytest.raises(BadBot, match="Three is not liked here"):
        done.extend(results)
    assert set(done) & {0, 1, 2}
    assert 3 not in done


def test_a_lost_process_is_noticed() -> None:
    with pytest.raises(WorkerLost, match=r"ended unexpectedly \(exit code -9\)"):
        list(share_out(die_at_three, range(9), 2))


def test_closing_stops_everything_and_jobs_tidy_up(tmp_path: Path) -> None:
    begin = time.monotonic()
    with closing(share_out(Holding(tmp_path), range(4), 2)) as results:
        assert next(results) == 0
        while not list(tmp_path.iterdir()):
            time.sleep(0.01)
    assert list(tmp_path.iterdir()) == []
    assert time.monotonic() - begin < 300
