"""A few faults of every kind on each store; `make chaos` makes many more."""

from __future__ import annotations

import pytest

from tests.chaos.rounds import POSTGRES, SQLITE, play


@pytest.mark.parametrize(("store", "faults"), [(SQLITE, 2), (POSTGRES, 3)])
def test_nothing_is_lost_doubled_or_given_twice_whatever_breaks(store: str, faults: int) -> None:
    tally = play(store, faults, seed=7)
    assert tally.count == faults
    assert tally.actions > 0
    assert tally.seats > 0
    found = [tally.lost, tally.doubled, tally.shown_before_stored, tally.given_twice]
    assert found == [0, 0, 0, 0]
    assert tally.wrong == []
