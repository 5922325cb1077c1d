"""A few faults of every kind on each store; `make chaos` makes many more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.chaos import __main__ as chaos
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
