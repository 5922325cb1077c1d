"""What is said about a series of matches, on results whose statistics are known."""

from __future__ import annotations

import pytest

from ratusz.lab.statistics import compare_deeds, rate_all, spread, summarise, wilson
from tests.lab.results import result


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        # Reference values from the literature on score intervals (Newcombe 1998 and others).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_interval(count: int, of: int, low: float, high: float) -> None:
    rate = wilson(count, of)
    assert rate.rate == count / of
    assert (round(rate.low, 4), round(rate.high, 4)) == (low, high)


def test_wilson_takes_fractions_and_nothing_at_all() -> None:
    assert wilson(10, 20).low < wilson(10.5, 20).low < wilson(11, 20).low
    nothing = wilson(0, 0)
    assert (nothing.rate, nothing.low, nothing.high) == (0.0, 0.0, 1.0)


def test_spread() -> None:
    numbers = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert (numbers.count, numbers.mean, numbers.least, numbers.most) == (8, 5.0, 2, 9)
    assert numbers.deviation == pytest.approx(2.138, abs=0.001)
    assert spread([3]).deviation == 0.0
    assert spread([]).count == 0


def test_shared_wins_are_shared_and_capped_matches_count_for_nobody() -> None:
    results = [
        result(0, (0, 1), [1, 2]),
        result(1, (1, 0), [1, 1]),
        result(2, (0, 1), [1, 2], capped=True),
    ]
    summary = summarise(results, ["a", "b"])
    assert (summary.played, summary.capped, summary.shared) == (3, 1, 1)
    first, second = summary.standings
    assert (first.wins.count, first.wins.of) == (1.5, 2)
    assert (second.wins.count, second.wins.of) == (0.5, 2)
    assert first.scores.count == summary.rounds.count == summary.winning_scores.count == 2


def test_a_bot_counts_for_each_of_its_seats() -> None:
    summary = summarise([result(0, (0, 0, 1), [2, 1, 3]), result(1, (0, 1, 0), [3, 1, 2])], ["a", "b"])
    assert (summary.standings[0].wins.count, summary.standings[0].wins.of) == (1, 4)
    assert (summary.standings[1].wins.count, summary.standings[1].wins.of) == (1, 2)
    assert summary.standings[0].seconds == pytest.approx(0.01)


def test_seats_and_order_of_play() -> None:
    results = [
        result(0, (0, 1, 2), [1, 2, 3], first=0),
        result(1, (1, 2, 0), [1, 2, 3], first=2),
        result(2, (2, 0, 1), [3, 1, 2], first=1),
    ]
    summary = summarise(results, ["a", "b", "c"])
    assert [rate.count for rate in summary.seats] == [2, 1, 0]
    assert [rate.count for rate in summary.order] == [2, 1, 0]


def test_ratings_follow_the_results() -> None:
    results = [result(number, (0, 1, 2), [1, 2, 3] if number % 3 else [2, 1, 3]) for number in range(30)]
    best, middle, last = rate_all(results, 3)
    assert best.mu > middle.mu > last.mu
    assert best.sigma < 25 / 3
    alike = rate_all([result(0, (0, 1), [1, 1])], 2)
    assert alike[0].mu == pytest.approx(alike[1].mu)


def test_results_say_the_same_in_any_order() -> None:
    results = [result(number, (0, 1), [1, 2] if number % 3 else [2, 1]) for number in range(9)]
    assert summarise(results[::-1], ["a", "b"]) == summarise(results, ["a", "b"])


def test_no_results() -> None:
    summary = summarise([], ["a", "b"])
    assert summary.played == 0
    assert summary.standings[0].wins.of == 0


def test_deeds_of_winners_and_others() -> None:
    results = [
        result(0, (0, 1), [1, 2], deeds=[{"hire": 4, "hire mason": 1}, {"hire": 1}]),
        result(1, (0, 1), [2, 1], deeds=[{"hire": 2, "rest": 9}, {"hire mason": 1, "hire": 1}]),
    ]
    deeds = {deed.name: deed for deed in compare_deeds(results)}
    assert [deed.name for deed in compare_deeds(results)] == ["hire mason", "hire", "rest"]
    assert (deeds["hire mason"].winners.count, deeds["hire mason"].winners.of, deeds["hire mason"].others.count) == (
        2,
        2,
        0,
    )
    assert deeds["hire"].difference == 0
    assert deeds["rest"].difference == -0.5
