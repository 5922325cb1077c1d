"""Work units: many tasks shared out among workers, with results in the order of the tasks, whoever was quicker.

A unit is some tasks in a row, as many as take about a second. How tasks are put into units, who does them and in which
order they are ready shows in no result. So whoever has seen enough just stops reading: what was read is the same
with any number of workers. Units of lost workers are done again by others.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Generator, Iterable, Sized
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import islice
from typing import Final, Generic, Protocol, TypeVar

from ratusz.crew import GOODBYE, Crew, WorkerLost, sendable
from ratusz.lab.cluster import Cluster

Task = TypeVar("Task")
Result = TypeVar("Result")
Job = TypeVar("Job")

UNIT_SECONDS: Final = 1.0
"""How long a unit should take: much longer than it takes to send it, and short enough to lose."""
AHEAD: Final = 2
"""How many units there are under way for each worker, so that none waits for the next."""
TRIES: Final = 4
"""A unit over which so many workers were lost is done by nobody any more."""


class Workers(Protocol):
    """Who does the work: the processes of a crew, or a cluster."""

    @property
    def size(self) -> int:
        """How many can work at once; it may change."""

    def submit(self, work: Callable[[Job], Result], job: Job) -> Future[Result]:
        """Let a job be done; WorkerLost if whoever did it was lost, or its own error."""

    def close(self, patience: float = 0.0) -> None:
        """End all work; if there is patience, jobs under way may tidy up first."""


@contextlib.contextmanager
def hire(workers: int | None = None, cluster: str | None = None) -> Generator[Workers | None, None, None]:
    """So many workers, for as long as they are needed: one is this process itself (None), more are a crew of processes.

    Without a number, all processors are used. With a cluster, "auto" or an address, the workers are those of Ray.
    """
    if cluster is None and (workers or cores()) == 1:
        yield None
        return
    staff: Workers = Crew(workers or cores()) if cluster is None else Cluster(cluster, workers)
    try:
        yield staff
    finally:
        staff.close(GOODBYE)


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is."""

    done: int
    """How many tasks are done, in whatever order."""
    repeated: int
    """How many units were begun again, since a worker was lost."""
    workers: int
    seconds: float
    """Since the beginning."""

    @property
    def rate(self) -> float:
        """Tasks in a second."""
        return self.done / self.seconds if self.seconds else 0.0


Watch = Callable[[Progress], None]
"""Is told whenever a unit is done or lost."""


def run(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    workers: Workers | None = None,
    watch: Watch = lambda _: None,
) -> Generator[Result, None, None]:
    """The results of all tasks in their order; without workers they are done right here.

    The tasks may be endless. The first error of a task, by the order of tasks, comes after all results before it.
    Closing the generator drops what is under way and leaves the workers to whoever hired them.
    """
    if workers is not None:
        yield from _Run(work, tasks, workers, watch).results()
        return
    begin = time.monotonic()
    for done, task in enumerate(tasks, 1):
        result = work(task)
        watch(Progress(done, 0, 1, time.monotonic() - begin))
        yield result


# In the process of a worker.


@dataclass(frozen=True, slots=True)
class Unit(Generic[Task, Result]):
    """Some tasks in a row and what is to be done with them."""

    number: int
    work: Callable[[Task], Result]
    tasks: list[Task]


@dataclass(frozen=True, slots=True)
class UnitDone(Generic[Result]):
    """The results of a unit, up to the task that raised an error, if one did."""

    results: list[Result]
    error: Exception | None
    seconds: float


def do_unit(unit: Unit[Task, Result]) -> UnitDone[Result]:
    """Do all tasks of a unit, one after the other."""
    begin, results = time.perf_counter(), []
    error: Exception | None = None
    try:
        for task in unit.tasks:
            results.append(unit.work(task))
    except Exception as problem:
        error = sendable(problem)
    return UnitDone(results, error, time.perf_counter() - begin)


# In the process that wants the results.


class _Run(Generic[Task, Result]):
    """Work that is being shared out."""

    def __init__(self, work: Callable[[Task], Result], tasks: Iterable[Task], workers: Workers, watch: Watch) -> None:
        self._work = work
        self._left: float = len(tasks) if isinstance(tasks, Sized) else float("inf")
        self._tasks = iter(tasks)
        self._workers = workers
        self._watch = watch
        self._begun = time.monotonic()
        self._units = 0
        self._under_way: dict[Future[UnitDone[Result]], Unit[Task, Result]] = {}
        self._lost: dict[int, int] = {}
        """How often which unit was lost."""
        self._ready: dict[int, UnitDone[Result]] = {}
        """What is done and has to wait for what comes before it."""
        self._done = 0
        self._pace = UNIT_SECONDS
        """How long a task takes, by the units that came back last."""

    def results(self) -> Generator[Result, None, None]:
        turn = 0
        try:
            self._begin_units()
            while self._under_way:
                for future in wait(self._under_way, return_when=FIRST_COMPLETED).done:
                    self._take(future, self._under_way.pop(future))
                self._begin_units()
                while (unit := self._ready.pop(turn, None)) is not None:
                    yield from unit.results
                    if unit.error is not None:
                        raise unit.error
                    turn += 1
        finally:
            for future in self._under_way:
                future.cancel()

    def _begin_units(self) -> None:
        """Keep every worker busy; towards the end with less at a time, so that all are done at about the same time."""
        while len(self._under_way) < AHEAD * self._workers.size:
            fair = max(1.0, self._left / (AHEAD * self._workers.size))
            tasks = list(islice(self._tasks, int(min(fair, max(1.0, UNIT_SECONDS / self._pace)))))
            if not tasks:
                return
            self._left -= len(tasks)
            self._submit(Unit(self._units, self._work, tasks))
            self._units += 1

    def _submit(self, unit: Unit[Task, Result]) -> None:
        self._under_way[self._workers.submit(do_unit, unit)] = unit

    def _take(self, future: Future[UnitDone[Result]], unit: Unit[Task, Result]) -> None:
        try:
            done = future.result()
        except WorkerLost as error:
            self._lost[unit.number] = self._lost.get(unit.number, 0) + 1
            if self._lost[unit.number] < TRIES:
                self._submit(unit)
            else:
                self._ready[unit.number] = UnitDone([], error, 0.0)
        else:
            self._ready[unit.number] = done
            self._done += len(done.results)
            # A unit that took no time at all says nothing but that more can be done in one.
            self._pace = max((self._pace + done.seconds / len(unit.tasks)) / 2, UNIT_SECONDS / 100_000)
        self._watch(self._progress())

    def _progress(self) -> Progress:
        return Progress(self._done, sum(self._lost.values()), self._workers.size, time.monotonic() - self._begun)
