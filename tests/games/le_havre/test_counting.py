"""What the browser's panel is checked against is what the rules allow."""

from __future__ import annotations

import pytest

from tests.games.le_havre.counting import FILE, text
from tests.games.le_havre.words import Seat, board, play, some, table


def test_sequences_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run `python -m tests.games.le_havre.counting`"


@pytest.mark.rule("LH-FEE-5", "LH-DEC-PAY")
def test_view_lists_the_ways_to_pay_a_fee() -> None:
    match = table(Seat("2 fish 1 bread 1 grain 1 meat"), Seat(cards="patisserie"))
    play(match, "enter patisserie")
    # The bread is needed inside.
    assert board(match)["fees"] == [{"fish": 1}, {"meat": 1}]
    assert some(match, "pay") == {"meat 0", "meat 1"}
    assert board(table(Seat("2 fish")))["fees"] == []
