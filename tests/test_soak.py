"""`make soak` on a small scale: counts are reached whatever happens on the way, and no failure is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import soak
from soak import Run, Tally

PATIENCE = 120.0
COMMANDS = {"browser": [sys.executable, "browser.py"], "all": [sys.executable, "all.py"]}
GOOD = "print('===== 3 passed, 1 skipped in 0.10s =====')"
BAD = """
print("FAILED tests/test_a.py::test_one[x] - assert 1 == 2")
print("ERROR tests/test_b.py")
print("===== 1 failed, 2 passed, 1 error in 0.10s =====")
raise SystemExit(2)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A commit with two programs to run, both of which succeed."""
    folder = tmp_path / "tree"
    folder.mkdir()
    git(folder, "init", "--quiet")
    git(folder, "config", "user.name", "Somebody")
    git(folder, "config", "user.email", "somebody@example.org")
    (folder / ".gitignore").write_text("build/")
    (folder / "all.py").write_text(GOOD)
    commit(folder, "browser.py", GOOD)
    return folder


def git(tree: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=tree, check=True, timeout=PATIENCE)


def commit(tree: Path, file: str, text: str) -> None:
    (tree / file).write_text(text)
    git(tree, "add", ".")
    git(tree, "commit", "--quiet", "--message", "Something else")


def tally_of(tree: Path) -> Tally:
    return Tally(tree / "build" / "soak")


def start(tree: Path, *arguments: str) -> int:
    return soak.main(arguments, tree, COMMANDS)


def test_it_runs_until_the_counts_are_reached_and_then_no_more(tree: Path) -> None:
    assert start(tree, "--browser", "2", "--all", "1") == 0
    assert [run.what for run in tally_of(tree).runs()] == ["browser", "all", "browser"]
    assert start(tree, "--browser", "3", "--all", "1") == 0
    runs = tally_of(tree).runs()
    assert [run.what for run in runs] == ["browser", "all", "browser", "browser"]
    assert [run.busy for run in runs if run.what == "browser"] == [False, True, False]
    assert start(tree, "--browser", "3", "--all", "1") == 0
    assert tally_of(tree).runs() == runs


def test_a_line_tells_what_was_run_and_how_it_went(tree: Path) -> None:
    start(tree, "--all", "1")
    (run,) = tally_of(tree).runs()
    assert len(run.commit) == 40
    assert (run.code, run.passed, run.failed, run.failures) == (0, 3, 0, [])
    assert run.seconds > 0
    lowest, middle, highest = run.load
    assert 0 <= lowest <= middle <= highest
    assert "3 passed" in Path(run.log).read_text()


def test_a_failure_is_named_and_remembered_on_its_commit(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(tree, "all.py", BAD)
    assert start(tree, "--all", "1") == 1
    (run,) = tally_of(tree).runs()
    assert (run.code, run.passed, run.failed) == (2, 2, 2)
    assert run.failures == ["tests/test_a.py::test_one[x]", "tests/test_b.py"]
    capsys.readouterr()
    assert start(tree, "--all", "1", "--browser", "1") == 1, "what went well later does not make up for it"
    told = capsys.readouterr().out
    assert "failed 1×: tests/test_a.py::test_one[x]" in told
    assert run.log in told
    commit(tree, "all.py", GOOD)
    assert start(tree, "--all", "1") == 0


def test_only_a_commit_is_tested(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "more.txt").write_text("")
    assert start(tree, "--all", "1") == 2
    assert "more.txt" in capsys.readouterr().err
    assert tally_of(tree).runs() == []


def test_a_run_during_which_the_tree_changed_does_not_count(tree: Path) -> None:
    commit(tree, "all.py", f"open('more.txt', 'w').close()\n{GOOD}")
    assert start(tree, "--all", "1") == 2
    assert tally_of(tree).runs() == []


def test_two_do_not_run_at_once(tree: Path) -> None:
    with tally_of(tree).alone():
        assert start(tree, "--all", "1") == 2


def test_a_line_that_was_cut_short_is_no_run_and_spoils_none(tree: Path) -> None:
    start(tree, "--all", "1")
    with tally_of(tree).file.open("a") as file:
        file.write('{"commit": "12')
    assert start(tree, "--all", "2") == 0
    assert len(tally_of(tree).runs()) == 2


def test_who_interrupts_it_loses_one_run_and_leaves_nothing_running(tree: Path) -> None:
    commit(tree, "all.py", "import os, time\nprint(os.getpid(), flush=True)\ntime.sleep(600)")
    program = f"import sys, soak; sys.exit(soak.main(['--all', '1'], soak.Path({str(tree)!r}), {COMMANDS!r}))"
    environment = {**os.environ, "PYTHONPATH": str(Path(soak.__file__).parent)}
    process = subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=subprocess.DEVNULL)
    pids = wait_for_pids(tree)
    process.send_signal(signal.SIGTERM)
    assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert tally_of(tree).runs() == []
    git(tree, "reset", "--quiet", "--hard", "HEAD~1")
    assert start(tree, "--all", "1") == 0


def wait_for_pids(tree: Path) -> list[int]:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for log in tally_of(tree).folder.glob("*.log"):
            if pids := log.read_text().split():
                return [int(pid) for pid in pids]
        time.sleep(0.02)
    raise AssertionError("nothing was run")


def test_company_keeps_every_processor_busy() -> None:
    others = children()
    with soak.company(busy=True):
        company = children() - others
        assert len(company) == os.cpu_count()
        deadline = time.monotonic() + PATIENCE
        while min(map(worked, company)) < 0.2:
            assert time.monotonic() < deadline, "company does not work"
            time.sleep(0.02)
    assert children() == others
    with soak.company(busy=False):
        assert children() == others


def test_company_leaves_when_its_host_is_killed() -> None:
    program = "import soak, time\nwith soak.company(True):\n    print(flush=True)\n    time.sleep(600)"
    environment = {**os.environ, "PYTHONPATH": str(Path(soak.__file__).parent)}
    process = subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    company = children(process.pid)
    assert len(company) == os.cpu_count()
    process.kill()
    process.communicate(timeout=PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in company):
        assert time.monotonic() < deadline, "company stays when its host has gone"
        time.sleep(0.02)


def worked(process: str) -> float:
    """Seconds of processor time that a process has used so far."""
    ticks = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11]
    return int(ticks) / os.sysconf("SC_CLK_TCK")


def children(of: int | None = None) -> set[str]:
    process = of or os.getpid()
    listing = Path(f"/proc/{process}/task/{process}/children")
    if not listing.exists():
        pytest.skip("this system does not list the children of a process")
    return set(listing.read_text().split())


LOG = """
\x1b[32m Test Files \x1b[39m 25 passed (25)
      Tests  1 failed | 920 passed (921)
 FAIL  src/lib/format.test.ts > times > in words
tests/test_a.py::test_two PASSED
FAILED tests/test_a.py::test_one - AssertionError: FAILED
====== 1 failed, 40 passed, 2 skipped, 1 warning in 61.00s (0:01:01) ======
====== 7 passed in 1.00s ======
"""


def test_the_counts_of_all_suites_are_added_up() -> None:
    assert soak.read_log(LOG) == (967, 2, ["src/lib/format.test.ts > times > in words", "tests/test_a.py::test_one"])


def test_the_report_tells_of_every_commit() -> None:
    runs = [
        Run("a" * 40, "all", "2026-01-01T00:00:00", busy=True, seconds=600.0, load=[1.0, 2.0, 4.5], passed=9),
        Run("a" * 40, "all", "2026-01-02T00:00:00", busy=False, seconds=700.0, load=[0.5, 1.0, 2.0], passed=9),
        Run("b" * 40, "all", "2026-01-03T00:00:00", busy=False, seconds=5.0, code=2, failed=1, failures=["x"], log="l"),
    ]
    assert list(soak.report(runs)) == [
        "Commit aaaaaaaaaaaa",
        "  all, on a busy machine: 1 of 1 passed, 600 to 600 s, load 1.0 to 4.5",
        "  all, undisturbed: 1 of 1 passed, 700 to 700 s, load 0.5 to 2.0",
        "Commit bbbbbbbbbbbb",
        "  all, undisturbed: 0 of 1 passed, 5 to 5 s, load 0.0 to 0.0",
        "  failed 1×: x",
        "  exit code 2, 1 failed: l",
    ]


def test_the_report_of_nothing_says_so(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(tree, "--report") == 0
    assert capsys.readouterr().out == "Nothing has been run yet.\n"


def test_the_tally_is_plain_json(tree: Path) -> None:
    start(tree, "--all", "1")
    (line,) = filter(None, tally_of(tree).file.read_text().splitlines())
    assert json.loads(line)["what"] == "all"
