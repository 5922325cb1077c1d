"""How sure numbers are: intervals and p-values that stay true when one stops as soon as the answer is clear.

A deal is one observation, however many matches were played of it: what these give is averaged first. Rates of wins are
held by `sequence`, which is exact for anything between 0 and 1; means and differences by `Level`, for many deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

PRIOR: Final = 50.0
"""How many deals the bets of `sequence` are worth before the first one: it is narrowest after a few times as many."""
TINY: Final = 1e-12
"""What is left of nothing when floats are added up."""
STEPS: Final = 60
"""Halvings that find an end of an interval: more than a float can tell apart."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A number and between which others the truth lies."""

    value: float
    low: float
    high: float

    def verdict(self, reference: float, margin: float = 0.0) -> str:
        """Whether the truth is above or below a reference, within a margin of it ("even"), or nobody knows ("")."""
        if self.low > reference:
            return "above"
        if self.high < reference:
            return "below"
        return "even" if reference - margin <= self.low and self.high <= reference + margin else ""


def sequence(values: Sequence[float], alpha: float, guess: float = 0.5) -> Interval:
    """The mean of numbers from 0 to 1, with a confidence sequence: it may be looked at after every number.

    For each mean m that is possible, somebody bets against it with the mixture of all likelihood ratios
    (q/m)^x ((1-q)/(1-m))^(1-x) under a beta distribution of q around the guess. If m is true, the expected capital
    never grows, whatever the distribution on [0, 1], so it ever reaches 1/alpha with probability alpha at most (Ville).
    The means that survive are the interval. The mean may also change from number to number, in a cycle: then its
    average is held at the end of every cycle.

    >>> half = sequence([1.0, 0.0] * 200, alpha=0.05)
    >>> round(half.low, 3), round(half.high, 3)
    (0.429, 0.571)
    """
    count, total = len(values), math.fsum(values)
    if not count:
        return Interval(guess, 0.0, 1.0)
    before, after = PRIOR * guess, PRIOR * (1 - guess)
    mixture = _log_beta(before + total, after + count - total) - _log_beta(before, after)
    mean = total / count

    def ruled_out(m: float) -> bool:
        return mixture - _log(total, m) - _log(count - total, 1 - m) >= -math.log(alpha)

    return Interval(mean, _edge(mean, 0.0, ruled_out), _edge(mean, 1.0, ruled_out))


def _log(times: float, of: float) -> float:
    return 0.0 if times <= 0 else times * math.log(of) if of > 0 else -math.inf


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def _edge(inside: float, outside: float, ruled_out: Callable[[float], bool]) -> float:
    if not ruled_out(outside):
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        if ruled_out(middle):
            outside = middle
        else:
            inside = middle
    return outside


@dataclass(frozen=True, slots=True)
class Level:
    """How sure a study wants to be, and whether it may stop early.

    If the number of deals was fixed beforehand, intervals are Student's. If not, they are asymptotic confidence
    sequences (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas), which are true at all times together, and narrowest
    after about as many deals as were `planned`.
    """

    alpha: float
    early: bool
    planned: int

    def reach(self, deals: int, tests: int = 1) -> float:
        """How many standard errors an interval reaches to a side, if so many are to be true together (Bonferroni)."""
        alpha = self.alpha / max(tests, 1)
        if not self.early:
            return student(1 - alpha / 2, max(deals - 1, 1))
        mass = deals * self._rho()
        return math.sqrt(2 * (mass + 1) / mass * math.log(math.sqrt(mass + 1) / alpha))

    def p_value(self, errors: float, deals: int) -> float:
        """How likely a number so many standard errors away from what it would be by chance is, or one farther away."""
        if not self.early:
            return min(1.0, 2 * (1 - student_share(abs(errors), max(deals - 1, 1))))
        mass = deals * self._rho()
        return min(1.0, math.sqrt(mass + 1) * math.exp(-errors * errors * mass / (2 * (mass + 1))))

    def _rho(self) -> float:
        narrow = -2 * math.log(self.alpha)
        return (narrow + math.log(narrow + 1)) / max(self.planned, 2)


def student(share: float, freedom: int) -> float:
    """Below which number such a share of Student's distribution lies (Cornish and Fisher's expansion).

    >>> round(student(0.975, 10), 2), round(student(0.975, 1000), 2)
    (2.23, 1.96)
    """
    z = NormalDist().inv_cdf(share)
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)


def student_share(number: float, freedom: int) -> float:
    """Which share of Student's distribution lies below a number that is not below 0 (Wallace's approximation)."""
    root = math.sqrt(freedom * math.log1p(number * number / freedom))
    return NormalDist().cdf(root * (8 * freedom + 1) / (8 * freedom + 3))


def holm(p_values: Sequence[float]) -> list[float]:
    """P-values adjusted by Holm's method: those below alpha may be believed, all of them together.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(p_values)), key=lambda number: p_values[number])
    adjusted, most = [1.0] * len(p_values), 0.0
    for rank, number in enumerate(order):
        most = max(most, min(1.0, (len(p_values) - rank) * p_values[number]))
        adjusted[number] = most
    return adjusted


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, its standard error, and from how many deals it comes."""

    value: float
    error: float
    deals: int

    def interval(self, level: Level, tests: int = 1) -> Interval:
        reach = self.error * level.reach(self.deals, tests) if self.deals > 1 else math.inf
        return Interval(self.value, self.value - reach, self.value + reach)

    def p_value(self, level: Level, chance: float = 0.0) -> float:
        if self.deals < 2:
            return 1.0
        away = self.value - chance
        if self.error == 0.0:
            return 1.0 if away == 0.0 else level.p_value(math.inf, self.deals)
        return level.p_value(away / self.error, self.deals)

    def minus(self, other: Estimate) -> Estimate:
        """The difference of two numbers from different deals."""
        return Estimate(self.value - other.value, math.hypot(self.error, other.error), min(self.deals, other.deals))


def mean_of(groups: Mapping[int, Sequence[float]]) -> Estimate:
    """The mean of numbers that come in groups, those of a deal; between groups they hang on nothing in common."""
    count = sum(map(len, groups.values()))
    if not count:
        return Estimate(0.0, 0.0, 0)
    mean = math.fsum(map(math.fsum, groups.values())) / count
    return _with_error(mean, (math.fsum(number - mean for number in group) / count for group in groups.values()))


def rate_of(groups: Mapping[int, Sequence[float]]) -> Estimate:
    """The mean of shares. If all deals gave the same, it is as unsure as if half a deal had given the opposite."""
    mean = mean_of(groups)
    return mean if mean.error > TINY or not mean.deals else Estimate(mean.value, 1 / (2 * mean.deals), mean.deals)


def difference_of(groups: Mapping[int, Sequence[tuple[bool, float]]]) -> Estimate:
    """The mean of the marked numbers less that of the others, for numbers that come in groups.

    Its error is what it would be without a difference, so a few that happen to be alike are not sure of anything.
    """
    marked = [number for group in groups.values() for mark, number in group if mark]
    others = [number for group in groups.values() for mark, number in group if not mark]
    if not marked or not others:
        return Estimate(0.0, 0.0, 0)
    mean = math.fsum((*marked, *others)) / (len(marked) + len(others))
    weights = {True: 1 / len(marked), False: -1 / len(others)}
    shares = (math.fsum((number - mean) * weights[mark] for mark, number in group) for group in groups.values())
    error = _with_error(mean, shares).error
    deals = min(sum(any(mark is side for mark, _ in group) for group in groups.values()) for side in (True, False))
    return Estimate(math.fsum(marked) / len(marked) - math.fsum(others) / len(others), error, deals)


def _with_error(value: float, shares: Iterable[float]) -> Estimate:
    """With the standard error that follows from what each group has added to the error (linearisation)."""
    each = list(shares)
    deals = len(each)
    scale = deals / (deals - 1) if deals > 1 else 1.0
    return Estimate(value, math.sqrt(scale * math.fsum(share * share for share in each)), deals)
