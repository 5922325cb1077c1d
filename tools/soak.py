"""`make soak`: run the tests again and again on one commit, and keep a tally of it.

Every second run has company: programs that keep all processors busy. Each run adds a line of JSON to the tally in
`build/soak`: the commit, how long it took, what else the machine had to do, and what failed. Whoever stops it, or cuts
the power, loses the run that was under way: started again, it goes on until the wanted counts are reached.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import fcntl
import itertools
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MAKE: Final = os.environ.get("MAKE", "make")
COMMANDS: Final[Mapping[str, Sequence[str]]] = {"browser": (MAKE, "test-browser"), "all": (MAKE, "test")}
"""What can be run, by the names under which it stands in the tally."""

COMPANY: Final = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    sum(range(1_000_000))"
"""A program that keeps a processor busy for as long as there is somebody to keep company."""
MAKES_OWN: Final = ("MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS")
"""What make tells the programs it runs; the runs are to be as if somebody had typed them."""
GRACE: Final = 20.0
"""Seconds that a run may take to tidy up when it is stopped."""
SAMPLE: Final = 5.0
"""Seconds between two looks at the load."""

COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
SUMMARY: Final = re.compile(
    r"^[= ]*((?:\d+ \w+, )*\d+ \w+) in [\d.]+s\b.*$|^ *Tests +(\d+ \w+(?: \| \d+ \w+)*) \(\d+\)$"
)
"""The last line of pytest, and the one that vitest counts its tests in."""
FAILED: Final = re.compile(
    r"^(?:FAILED|ERROR) (\S+?::.+?)(?: - .*)?$|^(?:FAILED|ERROR) (\S+\.\w+)(?: - .*)?$|^ *FAIL +(.+)$"
)


class CannotSoak(Exception):
    """Something has to be done first; the sentence says what."""


@dataclass
class Run:
    """One line of the tally."""

    commit: str
    what: str
    started: str
    busy: bool
    """Whether other programs kept all processors busy."""
    seconds: float = 0.0
    load: list[float] = field(default_factory=list)
    """The lowest, the middle and the highest load average of one minute."""
    code: int = 0
    """How the command ended: 0 if all went well."""
    passed: int = 0
    failed: int = 0
    failures: list[str] = field(default_factory=list)
    """The tests that failed, by name."""
    log: str = ""


class Tally:
    """The runs so far, in a file with a line for each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "tally.jsonl"

    def runs(self, commit: str | None = None) -> list[Run]:
        """All runs, or those on one commit. A line that was cut short by the end of the power is none."""
        runs = []
        for line in self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []:
            with contextlib.suppress(ValueError):
                runs.append(Run(**json.loads(line)))
        return [run for run in runs if commit in (None, run.commit)]

    def add(self, run: Run) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            # The newline comes first as well, so that a line that was cut short spoils no other.
            file.write(f"\n{json.dumps(asdict(run))}\n")
            file.flush()
            os.fsync(file.fileno())

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else may soak here meanwhile: two would be each other's company."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise CannotSoak(f"Tests are being run already, for the tally in {self.folder}.") from None
            yield


def commit_of(tree: Path) -> str:
    """The commit that is tested; CannotSoak if the tree holds anything else."""
    changed = _git(tree, "status", "--porcelain")
    if changed:
        raise CannotSoak(f"What is tested has to be a commit, and these files are not:\n{changed}")
    return _git(tree, "rev-parse", "HEAD")


def _git(tree: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotSoak(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout.rstrip()


def soak(tree: Path, tally: Tally, wanted: Mapping[str, int], commands: Mapping[str, Sequence[str]]) -> bool:
    """Run what is still to be run on the commit of the tree; whether no run on it has failed."""
    commit = commit_of(tree)
    with tally.alone():
        for number in itertools.count(len(tally.runs(commit)) + 1):
            what = next_of(wanted, tally.runs(commit))
            if what is None:
                break
            earlier = sum(run.what == what for run in tally.runs(commit))
            begun = Run(commit, what, _now(), busy=earlier % 2 == 1)
            print(f"{begun.started} run {number}: {_kind(begun)} …", end=" ", flush=True)
            carry_out(begun, commands[what], tree, tally.folder)
            if commit_of(tree) != commit:
                raise CannotSoak("Meanwhile the tree has moved to another commit, so that this run does not count.")
            tally.add(begun)
            print(f"{_outcome(begun)} in {begun.seconds:.0f} s", flush=True)
    return not any(run.code for run in tally.runs(commit))


def next_of(wanted: Mapping[str, int], runs: Sequence[Run]) -> str | None:
    """What is furthest from its wanted count; None if there is nothing left to run."""
    done = Counter(run.what for run in runs)
    left = {what: done[what] / count for what, count in wanted.items() if done[what] < count}
    return min(left, key=lambda what: left[what], default=None)


def carry_out(run: Run, command: Sequence[str], tree: Path, folder: Path) -> None:
    """Run a command, with company if so wished, and note down how it went."""
    log = folder / f"{run.started.replace(':', '')}-{run.what}.log"
    run.log = str(log)
    environment = {name: value for name, value in os.environ.items() if name not in MAKES_OWN}
    began = time.monotonic()
    with log.open("w") as output, company(run.busy):
        process = subprocess.Popen(
            command,
            cwd=tree,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            process_group=0,
        )
        try:
            loads = _watch(process)
        finally:
            end_group(process)
    run.seconds = round(time.monotonic() - began, 3)
    run.load = [min(loads), round(statistics.median(loads), 2), max(loads)]
    run.code = process.returncode
    run.passed, run.failed, run.failures = read_log(log.read_text(encoding="utf-8", errors="replace"))


def _watch(process: subprocess.Popen[bytes]) -> list[float]:
    loads = [round(os.getloadavg()[0], 2)]
    while True:
        try:
            process.wait(SAMPLE)
            return loads
        except subprocess.TimeoutExpired:
            loads.append(round(os.getloadavg()[0], 2))


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a run that was interrupted, and whatever a run has left behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@contextlib.contextmanager
def company(busy: bool) -> Iterator[None]:
    """If so wished, every processor is kept busy."""
    command = [sys.executable, "-c", COMPANY, str(os.getpid())]
    processes = [subprocess.Popen(command) for _ in range((os.cpu_count() or 2) if busy else 0)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


def read_log(text: str) -> tuple[int, int, list[str]]:
    """How many tests passed and failed in all suites of a log, and which failed."""
    counts: Counter[str] = Counter()
    failures: list[str] = []
    for line in COLOURS.sub("", text).splitlines():
        if summary := SUMMARY.match(line):
            for part in re.findall(r"(\d+) (\w+)", summary[1] or summary[2]):
                counts[part[1].rstrip("s")] += int(part[0])
        elif failure := FAILED.match(line):
            failures.append(failure[1] or failure[2] or failure[3])
    return counts["passed"], counts["failed"] + counts["error"], list(dict.fromkeys(failures))


def report(runs: Sequence[Run]) -> Iterator[str]:
    """The tally in words: for each commit what was run how often, how it went, and what failed."""
    if not runs:
        yield "Nothing has been run yet."
    for commit in dict.fromkeys(run.commit for run in runs):
        yield f"Commit {commit[:12]}"
        tested = [run for run in runs if run.commit == commit]
        for kind in sorted({_kind(run) for run in tested}):
            of_kind = [run for run in tested if _kind(run) == kind]
            good = sum(run.code == 0 for run in of_kind)
            times = [run.seconds for run in of_kind]
            loads = [load for run in of_kind for load in run.load]
            yield (
                f"  {kind}: {good} of {len(of_kind)} passed, {min(times):.0f} to {max(times):.0f} s,"
                f" load {min(loads, default=0):.1f} to {max(loads, default=0):.1f}"
            )
        failures = Counter(name for run in tested for name in run.failures)
        for name, times_failed in failures.most_common():
            yield f"  failed {times_failed}×: {name}"
        for run in tested:
            if run.code:
                yield f"  {_outcome(run)}: {run.log}"


def _kind(run: Run) -> str:
    return f"{run.what}, {'on a busy machine' if run.busy else 'undisturbed'}"


def _outcome(run: Run) -> str:
    return f"{run.passed} passed" if run.code == 0 else f"exit code {run.code}, {run.failed} failed"


def _now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="milliseconds").removesuffix("+00:00")


@contextlib.contextmanager
def unwinding() -> Iterator[None]:
    """Being told to stop unwinds as Ctrl-C does, so that what was started is ended."""

    def leave(number: int, frame: object) -> None:
        sys.exit(128 + number)

    before = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def main(arguments: Sequence[str], tree: Path = ROOT, commands: Mapping[str, Sequence[str]] = COMMANDS) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", type=int, default=0, help="how many runs of the browser tests there are to be")
    parser.add_argument("--all", type=int, default=0, help="how many runs of all tests there are to be")
    parser.add_argument("--report", action="store_true", help="only print the tally")
    parser.add_argument("--folder", type=Path, default=tree / "build" / "soak", help="where the tally and the logs are")
    given = parser.parse_args(arguments)
    tally = Tally(given.folder)
    try:
        with unwinding():
            well = given.report or soak(tree, tally, {"browser": given.browser, "all": given.all}, commands)
    except CannotSoak as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    print("\n".join(report(tally.runs())))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
