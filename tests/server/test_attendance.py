"""How long the others wait for somebody who is away, by the kind of table."""

from __future__ import annotations

import time

import pytest

from ratusz import games
from ratusz.core.match import Match
from ratusz.server.attendance import RELOAD_SECONDS, Attendance
from ratusz.server.secrets import hashed
from ratusz.server.settings import Settings
from ratusz.server.table import Table
from tests.server.tables import stored

COOKIES = ["anna", "ben", "cleo"]
ANNA, BEN, CLEO = map(hashed, COOKIES)
DAY = 86_400.0


@pytest.fixture
def table() -> Table:
    """Three people, and it is Ben's turn."""
    match = Match.new(games.find("builders"), 3, 5, confirm=[0, 1, 2], keep_events=True)
    while match.deciders() != [1]:
        match.apply(match.legal()[0])
    document = Match.from_document(match.game, match.document())
    return Table(stored(document, "table", COOKIES))


@pytest.fixture
def attendance() -> Attendance:
    return Attendance(Settings(), 0.0)


def grace(attendance: Attendance, table: Table, present: str, now: float) -> float | None:
    """How long it takes until a bot may stand in for Ben, while these are there (by initials)."""
    there = frozenset(
        visitor for visitor in (ANNA, BEN, CLEO) if COOKIES[(ANNA, BEN, CLEO).index(visitor)][0] in present
    )
    return attendance.grace(table, table.seats[1], there, now)


def test_nobody_waits_for_who_is_there_or_has_nothing_to_decide(attendance: Attendance, table: Table) -> None:
    assert grace(attendance, table, "abc", 10.0) is None
    assert attendance.grace(table, table.seats[0], frozenset({BEN}), 10.0) is None


def test_who_leaves_the_others_waiting_at_the_table_has_five_minutes(attendance: Attendance, table: Table) -> None:
    for number, visitor in enumerate((ANNA, BEN, CLEO)):
        attendance.come(visitor, float(number))
    attendance.leave(BEN, 100.0)
    assert grace(attendance, table, "ac", 160.0) == 240.0
    assert grace(attendance, table, "ac", 400.0) == 0.0
    attendance.moved = 300.0
    assert grace(attendance, table, "ac", 400.0) == 200.0, "before, nobody waited for Ben"


def test_where_people_come_and_go_a_decision_may_take_a_day(attendance: Attendance, table: Table) -> None:
    """Cleo came after Ben had left; then Cleo is away too; then the server was started anew in between."""
    attendance.come(ANNA, 0.0)
    attendance.come(BEN, 0.0)
    attendance.leave(BEN, 100.0)
    attendance.come(CLEO, 200.0)
    for there in ("ac", "a"):
        assert grace(attendance, table, there, 1000.0) == pytest.approx(DAY, abs=60)
    table.row.changed = time.time() - DAY - 1
    assert grace(attendance, table, "ac", 1000.0) == DAY - 900
    assert grace(Attendance(Settings(), 999.0), table, "ac", 1000.0) == 0.0


def test_a_page_loaded_again_does_not_make_a_sitting_a_matter_of_days(attendance: Attendance, table: Table) -> None:
    for visitor in (ANNA, BEN, CLEO):
        attendance.come(visitor, 0.0)
    attendance.leave(BEN, 100.0)
    attendance.leave(ANNA, 110.0)
    attendance.come(ANNA, 110.0 + RELOAD_SECONDS / 2)
    assert grace(attendance, table, "ac", 200.0) == 200.0


def test_with_a_clock_a_minute_is_enough(attendance: Attendance, table: Table) -> None:
    table.row.clock = {"minutes": 5, "increment": 0}
    timed = Table(stored(table.match, "table", COOKIES))
    timed.clock = table._resumed_clock()
    assert grace(attendance, timed, "ac", 20.0) == 40.0, "after a new start everybody may come back first"
    attendance.leave(BEN, 100.0)
    assert grace(attendance, timed, "a", 130.0) == 30.0


def test_another_browser_of_the_same_person_counts(attendance: Attendance, table: Table) -> None:
    phone = hashed("phone")
    table.seats[1].companions = frozenset({phone})
    assert attendance.grace(table, table.seats[1], frozenset({phone}), 10.0) is None


def test_a_seat_nobody_came_for_waits_for_nobody(attendance: Attendance, table: Table) -> None:
    table.seats[1].visitor = None
    assert grace(attendance, table, "a", 10.0) == 0.0
