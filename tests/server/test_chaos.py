"""A few faults of every kind on each store; `make chaos` makes many more."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from tests.chaos import __main__ as chaos
from tests.chaos.pulse import Pulse, Used, share_of_others, used
from tests.chaos.rounds import POSTGRES, SQLITE, Tally, play


@pytest.mark.parametrize(("store", "faults"), [(SQLITE, 2), (POSTGRES, 4)])
def test_play_goes_on_and_nothing_is_lost_doubled_or_given_twice_whatever_breaks(store: str, faults: int) -> None:
    """How soon is measured by `make chaos`: here others keep processors and disk busy."""
    tally = play(store, faults, seed=7)
    assert set(tally.faults.values()) == {1}
    assert tally.count == faults
    assert tally.actions > 0
    assert tally.seats > 0
    assert (tally.lost, tally.doubled, tally.shown_before_stored, tally.given_twice) == (0, 0, 0, 0)
    assert tally.wrong == []


def test_what_must_not_be_is_a_failure() -> None:
    for wrong in (Tally(lost=1), Tally(doubled=1), Tally(shown_before_stored=1), Tally(given_twice=1)):
        assert len(wrong.failures) == 1
    assert Tally(wrong=["something"]).failures == ["something"]
    slow = Tally(faults={"node": 2}, times={"node": [(6.0, 1.0), (9.0, 3.0)]})
    assert (slow.failures, slow.late) == (["after node: 6.00 s"], {"node": 2})
    busy = Tally(faults={"database": 1}, times={"database": [(6.0, 4.0)]})
    assert (busy.failures, busy.late) == ([], {"database": 1})


def test_a_tally_of_other_code_is_not_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chaos, "FOLDER", tmp_path / "chaos")
    chaos.keep(SQLITE, Tally(faults={"node": 3}, times={"node": [(1.0, 1.0)] * 3}))
    assert chaos.kept(SQLITE).count == 3
    path = tmp_path / "chaos" / f"{SQLITE}.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"code": "other", "commit": "abc"}))
    assert chaos.kept(SQLITE).count == 0
    assert "tells of other code (abc): the tally begins anew" in capsys.readouterr().out


BUSY = "import time\nwhile time.process_time() < 0.3: pass\nprint(flush=True)\ninput()"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells what processes use")
def test_what_was_started_here_is_not_what_others_use() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as busy:
        assert busy.stdout is not None
        before = used()
        busy.stdout.readline()
        after = used()
        assert before is not None
        assert after is not None
        assert after.ours[busy.pid] - before.ours.get(busy.pid, 0) >= 15
        assert after.busy - before.busy >= after.ours[busy.pid] - before.ours.get(busy.pid, 0)
        busy.communicate(b"\n")
    assert share_of_others(Used(0.0, {1: 10}, 100, 1000), Used(1.0, {1: 60, 2: 30}, 200, 1200)) == 0.1


@pytest.mark.parametrize(
    ("others", "slowness"), [([], 4.0), ([(0.0, 1.0, 0.0)], 1.0), ([(0.0, 1.0, 0.5)], 2.0), ([(0.0, 1.0, 0.9)], 4.0)]
)
def test_what_a_round_takes_of_the_processors_itself_is_no_excuse(
    others: list[tuple[float, float, float]], slowness: float
) -> None:
    pulse = Pulse()
    pulse._beats, pulse._others = [(0.0, 1.0, 0.25)], others
    assert math.isclose(pulse.slowness(0.0, 1.0), slowness)
