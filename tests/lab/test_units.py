"""Work units: every task once, in order, however many work and whoever is lost."""

from __future__ import annotations

import itertools
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ratusz.core.errors import BadBot
from ratusz.crew import WorkerLost
from ratusz.lab.units import TRIES, Progress, hire, run
from tests.test_crew import Holding

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _tasks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tasks of these tests are not part of the package."""
    others = [path for path in [os.environ.get("PYTHONPATH")] if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*others, str(ROOT)]))


def square(number: int) -> int:
    return number * number


def first_is_slow(number: int) -> int:
    time.sleep(0.3 if number == 0 else 0.0)
    return number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise BadBot("Three is not liked here.")
    return number


def die_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


class DieOnce:
    """A task at which its process dies when it is done for the first time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int) -> int:
        file = self.folder / str(number)
        if number % 3 == 0 and not file.exists():
            file.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number


class Prompt:
    """Workers who are done at once, and say that every task took a hundredth of a second."""

    size = 3

    def __init__(self) -> None:
        self.units: list[int] = []
        """How many tasks each unit had."""

    def submit(self, work: Callable[[Any], Any], job: Any) -> Future[Any]:
        self.units.append(len(job.tasks))
        future: Future[Any] = Future()
        future.set_result(replace(work(job), seconds=len(job.tasks) / 100))
        return future

    def close(self, patience: float = 0.0) -> None:
        """There is nothing to end."""


def endless(folder: Path) -> Iterator[int]:
    """Numbers for ever, and a note of how far somebody came."""
    for number in itertools.count():
        (folder / "last").write_text(str(number))
        yield number


@pytest.mark.parametrize("workers", [1, 2, 9])
def test_results_come_in_order(workers: int) -> None:
    with hire(workers) as staff:
        assert list(run(first_is_slow, range(300), staff)) == list(range(300))
        assert list(run(square, range(3), staff)) == [0, 1, 4], "the same workers do more than one thing"
        assert list(run(square, [], staff)) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_has_enough_stops_at_the_same_result(workers: int, tmp_path: Path) -> None:
    with hire(workers) as staff, closing(run(square, endless(tmp_path), staff)) as results:
        assert list(itertools.takewhile(lambda result: result < 2500, results)) == [n * n for n in range(50)]
    assert int((tmp_path / "last").read_text()) >= 50


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_comes_after_everything_before_it(workers: int) -> None:
    with hire(workers) as staff:
        results = run(fail_at_three, range(9), staff)
        assert list(itertools.islice(results, 3)) == [0, 1, 2]
        with pytest.raises(BadBot, match="Three is not liked here"):
            next(results)


def test_units_of_lost_workers_are_repeated(tmp_path: Path) -> None:
    told: list[Progress] = []
    with hire(2) as staff:
        assert list(run(DieOnce(tmp_path), range(12), staff, told.append)) == list(range(12))
    assert (told[-1].done, told[-1].repeated) == (12, 4)


def test_a_unit_that_nobody_survives_is_given_up() -> None:
    told: list[Progress] = []
    with hire(2) as staff:
        results = run(die_at_three, range(9), staff, told.append)
        assert [next(results), next(results), next(results)] == [0, 1, 2]
        with pytest.raises(WorkerLost, match=r"ended unexpectedly \(exit code -9\)"):
            next(results)
    assert told[-1].repeated == TRIES


def test_closing_stops_everything_and_tasks_tidy_up(tmp_path: Path) -> None:
    begin = time.monotonic()
    with hire(2) as staff, closing(run(Holding(tmp_path), range(4), staff)) as results:
        assert next(results) == 0
        while not list(tmp_path.iterdir()):
            time.sleep(0.01)
    assert list(tmp_path.iterdir()) == []
    assert time.monotonic() - begin < 300


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told(workers: int) -> None:
    told: list[Progress] = []
    with hire(workers) as staff:
        list(run(square, range(100), staff, told.append))
    assert [progress.done for progress in told] == sorted(progress.done for progress in told)
    assert (told[-1].done, told[-1].repeated, told[-1].workers) == (100, 0, workers)
    assert told[-1].rate == pytest.approx(100 / told[-1].seconds)


def test_units_take_about_a_second_and_less_towards_the_end() -> None:
    workers = Prompt()
    assert list(run(square, range(5000), workers)) == [number * number for number in range(5000)]
    assert workers.units[0] == 1
    assert 90 <= max(workers.units) <= 100
    assert sum(workers.units[-6:]) <= 12
    assert len(workers.units) < 150
