"""What a series of matches says: win rates and how sure they are, ratings, scores, lengths, seats and deeds.

Matches ended by a cap are counted apart and enter nothing else. A win shared by n seats is 1/n of a win for each.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ratusz.core.extras import load
from ratusz.lab.arena import Result, in_order

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

CERTAIN = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something happened: in `count` of `of` cases, and between which rates the truth lies (95 %)."""

    count: float
    of: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.count / self.of if self.of else 0.0


def wilson(count: float, of: int) -> Rate:
    """A rate with its Wilson score interval; fractions of cases are allowed.

    >>> rate = wilson(8, 10)
    >>> round(rate.low, 3), round(rate.high, 3)
    (0.49, 0.943)
    """
    if of == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    rate = count / of
    square = CERTAIN * CERTAIN
    centre = rate + square / (2 * of)
    reach = CERTAIN * math.sqrt(rate * (1 - rate) / of + square / (4 * of * of))
    scale = 1 + square / of
    return Rate(count, of, max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale))


@dataclass(frozen=True, slots=True)
class Spread:
    """Numbers in short: how many, their mean, their standard deviation and their extremes."""

    count: int
    mean: float
    deviation: float
    least: float
    most: float


def spread(numbers: Iterable[float]) -> Spread:
    found = list(numbers)
    if not found:
        return Spread(0, 0.0, 0.0, 0.0, 0.0)
    deviation = statistics.stdev(found) if len(found) > 1 else 0.0
    return Spread(len(found), statistics.fmean(found), deviation, min(found), max(found))


@dataclass(frozen=True, slots=True)
class Performance:
    """How one bot did; a bot that fills several seats of a match counts once for each."""

    spec: str
    wins: Rate
    rating: float
    uncertainty: float
    """One standard deviation of the rating."""
    scores: Spread
    seconds: float
    """Mean time for a decision."""


@dataclass(frozen=True, slots=True)
class Deed:
    """How often those who won did something at least once, and how often the others."""

    name: str
    winners: Rate
    others: Rate

    @property
    def difference(self) -> float:
        return self.winners.rate - self.others.rate


@dataclass(frozen=True, slots=True)
class Digest:
    """All that the arena tells."""

    played: int
    capped: int
    shared: int
    """Matches with more than one winner."""
    standings: list[Performance]
    winning_scores: Spread
    rounds: Spread
    decisions: Spread
    seats: list[Rate]
    """Wins by seat."""
    order: list[Rate]
    """Wins by the order of play: first the seat that decided first."""
    deeds: list[Deed]


def summarise(results: Sequence[Result], specs: Sequence[str]) -> Digest:
    """What the results say, in whatever order they come."""
    ordered = in_order(results)
    rated = [result for result in ordered if not result.capped]
    ratings = rate_all(rated, len(specs))
    players = len(ordered[0].seating) if ordered else 0
    return Digest(
        played=len(ordered),
        capped=len(ordered) - len(rated),
        shared=sum(1 for result in rated if result.places.count(1) > 1),
        standings=[_standing(spec, bot, ordered, rated, ratings[bot]) for bot, spec in enumerate(specs)],
        winning_scores=spread(max(result.scores) for result in rated),
        rounds=spread(result.rounds for result in rated if result.rounds is not None),
        decisions=spread(sum(result.decisions) for result in rated),
        seats=[wilson(sum(result.wins()[seat] for result in rated), len(rated)) for seat in range(players)],
        order=[
            wilson(sum(result.wins()[(result.first + place) % players] for result in rated), len(rated))
            for place in range(players)
        ],
        deeds=compare_deeds(rated),
    )


def _standing(
    spec: str, bot: int, results: Sequence[Result], rated: Sequence[Result], rating: PlackettLuceRating
) -> Performance:
    seats = [(result, seat) for result in rated for seat, other in enumerate(result.seating) if other == bot]
    every = [(result, seat) for result in results for seat, other in enumerate(result.seating) if other == bot]
    decisions = sum(result.decisions[seat] for result, seat in every)
    return Performance(
        spec=spec,
        wins=wilson(sum(result.wins()[seat] for result, seat in seats), len(seats)),
        rating=rating.mu,
        uncertainty=rating.sigma,
        scores=spread(result.scores[seat] for result, seat in seats),
        seconds=sum(result.seconds[seat] for result, seat in every) / decisions if decisions else 0.0,
    )


def rating_model() -> PlackettLuce:
    """What bots are rated by; MissingPackage if it is not installed."""
    model: PlackettLuce = load("openskill.models", extra="lab", needs="The arena needs").PlackettLuce()
    return model


def rate_all(results: Sequence[Result], bots: int) -> list[PlackettLuceRating]:
    """A rating for each bot from all matches in order (Plackett-Luce; everybody begins at 25 ± 8.3).

    A bot that fills several seats takes the mean of what its seats would get.
    """
    model = rating_model()
    ratings = [model.rating() for _ in range(bots)]
    for result in results:
        after = model.rate([[ratings[bot]] for bot in result.seating], ranks=[float(place) for place in result.places])
        for bot in set(result.seating):
            mine = [team[0] for team, other in zip(after, result.seating, strict=True) if other == bot]
            ratings[bot] = model.rating(
                mu=statistics.fmean(rating.mu for rating in mine),
                sigma=statistics.fmean(rating.sigma for rating in mine),
            )
    return ratings


def compare_deeds(results: Sequence[Result]) -> list[Deed]:
    """For everything anybody did, winners against others; what winners do more often comes first."""
    won = {True: 0, False: 0}
    did: dict[str, dict[bool, int]] = {}
    for result in results:
        for place, deeds in zip(result.places, result.deeds, strict=True):
            won[place == 1] += 1
            for name in deeds:
                did.setdefault(name, {True: 0, False: 0})[place == 1] += 1
    found = [Deed(name, wilson(of[True], won[True]), wilson(of[False], won[False])) for name, of in did.items()]
    return sorted(found, key=lambda deed: (-deed.difference, deed.name))
