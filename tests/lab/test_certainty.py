"""Intervals hold what they promise, however often one looks."""

from __future__ import annotations

import random

import pytest

from ratusz.lab.certainty import Level, difference_of, holm, mean_of, rate_of, sequence, student


def test_a_sequence_hardly_ever_misses_the_truth_whenever_one_looks() -> None:
    missed = 0
    for number in range(100):
        rng = random.Random(number)
        values: list[float] = []
        for _ in range(15):
            values += [rng.choice([0.0, 0.0, 0.5, 1.0]) for _ in range(20)]
            held = sequence(values, alpha=0.1, guess=0.5)
            if not held.low <= 0.375 <= held.high:
                missed += 1
                break
    assert missed <= 10


def test_a_sequence_finds_the_truth() -> None:
    held = sequence([1.0, 1.0, 0.0] * 400, alpha=0.05, guess=0.5)
    assert 0.6 < held.low < 2 / 3 < held.high < 0.73
    assert held.verdict(0.5) == "above"
    assert held.verdict(0.8) == "below"
    assert held.verdict(0.66, margin=0.1) == "even"
    assert held.verdict(0.66, margin=0.01) == ""


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_a_sequence_of_extremes_ends_at_the_extreme(value: float) -> None:
    held = sequence([value] * 50, alpha=0.05)
    assert value in (held.low, held.high)
    assert held.low < held.high
    assert sequence([], alpha=0.05).low == 0.0


def test_an_early_end_costs_width_and_a_fixed_one_does_not() -> None:
    fixed, early = Level(0.05, early=False, planned=400), Level(0.05, early=True, planned=400)
    assert fixed.reach(400) == pytest.approx(1.966, abs=0.01)
    assert 2.5 < early.reach(400) < 3.5
    assert fixed.reach(400, tests=10) > fixed.reach(400)


@pytest.mark.parametrize("early", [False, True])
def test_p_values_and_intervals_agree(early: bool) -> None:
    level = Level(0.05, early, planned=300)
    reach = level.reach(200)
    assert level.p_value(reach * 1.01, 200) < 0.05 < level.p_value(reach * 0.99, 200)
    assert level.p_value(0.0, 200) == 1.0


def test_matches_of_a_deal_are_one_observation() -> None:
    apart = mean_of({deal: [float(deal % 2)] for deal in range(100)})
    twice = mean_of({deal: [float(deal % 2)] * 2 for deal in range(100)})
    assert (apart.value, apart.deals) == (twice.value, twice.deals) == (0.5, 100)
    assert apart.error == pytest.approx(twice.error)
    assert apart.error == pytest.approx(0.05, rel=0.02)


def test_a_difference_compares_the_marked_with_the_others() -> None:
    groups = {deal: [(True, 1.0), (False, float(deal % 2))] for deal in range(40)}
    found = difference_of(groups)
    assert found.value == 0.5
    assert found.error == pytest.approx(0.113, abs=0.001)
    assert difference_of({0: [(True, 1.0)]}).deals == 0


def test_a_few_that_are_alike_are_not_sure_of_anything() -> None:
    groups = {deal: [(deal < 2, float(deal < 2)), (False, float(deal % 3 == 0)), (False, 0.0)] for deal in range(12)}
    found = difference_of(groups)
    assert found.deals == 2
    assert found.value > 0.6
    assert found.p_value(Level(0.05, early=False, planned=12)) > 0.05
    never = rate_of({deal: [0.0] for deal in range(12)})
    assert (never.value, never.error) == (0.0, 1 / 24)


def test_holm_keeps_the_order_and_never_lowers() -> None:
    raw = [0.001, 0.5, 0.02, 0.9]
    adjusted = holm(raw)
    assert adjusted == pytest.approx([0.004, 1.0, 0.06, 1.0])
    assert holm([]) == []


def test_student_is_known() -> None:
    assert student(0.975, 5) == pytest.approx(2.571, abs=0.01)
