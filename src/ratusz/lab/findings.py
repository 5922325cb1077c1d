"""What a study found, as tables: a dict of columns for each, with an interval beside every number.

Of each table the lines of one case are true together: their intervals are widened (Bonferroni), and p-values are
adjusted (Holm). Capped matches enter nothing.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ratusz.lab.certainty import Estimate, Interval, difference_of, holm, mean_of, rate_of, sequence
from ratusz.lab.study import AS_IT_IS, Study
from ratusz.lab.studying import Finding, bot_wins, by_deal, share, share_of
from ratusz.lab.trial import Played

Row = dict[str, Any]
Tables = dict[str, list[Row]]

AMOUNTS: Final = frozenset({"rounds", "actions", "lead"})
"""The measures that are no shares."""
BOUNDLESS: Final = frozenset({"score", *(f"match: {name}" for name in AMOUNTS)})
"""What is compared between variants and no share either."""
RATES: Final = frozenset({"comeback", "shared win"})
LUCK: Final = "luck of the deal"
LEAST: Final = {**dict.fromkeys(AMOUNTS, -math.inf), LUCK: -1.0}
"""What a measure cannot be less than, where that is not 0."""
RAREST: Final = 0.05
"""What fewer seats did, or more than all but so many, says nothing about winning."""
FEWEST: Final = 10
"""Nor does what was done, or left undone, in fewer deals."""
MOST_OPENINGS: Final = 12
QUANTILES: Final = (5, 25, 50, 75, 95)


def _schema(texts: str, wholes: str = "", reals: str = "value low high", flags: str = "") -> dict[str, str]:
    kinds = {"string": texts, "int64": wholes, "float64": reals, "bool": flags}
    return {name: kind for kind, names in kinds.items() for name in names.split()}


SCHEMAS: Final[Mapping[str, Mapping[str, str]]] = {
    "answers": _schema("case name verdict", "matches", "value low high reference"),
    "wins": _schema("case by name", "deals"),
    "scores": _schema("case name", "", "value low high deviation least q5 q25 q50 q75 q95 most"),
    "measures": _schema("case name"),
    "picks": _schema("case name", "", "rate rate_low rate_high value low high p", "clear"),
    "openings": _schema("case name", "seats", "rate value low high p", "clear"),
    "shares": _schema("case name"),
    "variants": _schema("case name", "", "value low high p", "clear"),
    "matches": _schema("case bot taken", "match deal seat score place order halfway rounds actions", "win", "capped"),
}
"""The columns of each table, and their Arrow types."""


def tables(study: Study, outcomes: Sequence[Finding]) -> Tables:
    """All tables of a study."""
    found: Tables = {name: [] for name in SCHEMAS}
    for outcome in outcomes:
        for name, rows in _of_case(study, outcome).items():
            found[name] += [{"case": outcome.case.name, **row} for row in rows]
    for outcome in outcomes:
        base = _base(outcome, outcomes)
        if base is not None:
            rows = _compared(outcome, base)
            found["variants"] += [{"case": outcome.case.name, **row} for row in rows]
    return found


def _of_case(study: Study, outcome: Finding) -> Tables:
    return {
        "answers": [
            {
                "name": answer.name,
                "value": answer.interval.value,
                "low": answer.interval.low,
                "high": answer.interval.high,
                "reference": answer.reference,
                "verdict": answer.verdict or "unclear",
                "matches": len(outcome.trials),
            }
            for answer in outcome.answers
        ],
        "wins": wins(outcome),
        "scores": scores(outcome),
        "measures": [
            _rate(outcome, name, MEASURES[name], len(MEASURES) + 1)
            if name in RATES
            else _within(_line(outcome, name, one, len(MEASURES) + 1), LEAST.get(name, 0.0))
            for name, one in measures(outcome).items()
        ],
        "picks": picks(outcome),
        "openings": openings(outcome, study.opening),
        "shares": shares(outcome),
        "matches": [row for trial in outcome.trials for row in _match(outcome, trial)],
    }


def _line(outcome: Finding, name: str, estimate: Estimate, tests: int) -> Row:
    return _held(name, estimate.interval(outcome.level, tests))


def _rate(outcome: Finding, name: str, measure: Callable[[Played], list[float]], tests: int) -> Row:
    """How often something happened, of all that could have; what never happened may happen yet."""
    values = by_deal(outcome.trials, lambda trial: statistics.fmean(measure(trial)))
    return _held(name, sequence(values, outcome.level.alpha / tests))


def _within(row: Row, least: float) -> Row:
    """The same, for a number that cannot be less, nor more than 1 if it is a share."""
    most = 1.0 if math.isfinite(least) else math.inf
    return {**row, "low": max(least, row["low"]), "high": min(most, row["high"])}


def _held(name: str, interval: Interval) -> Row:
    return {"name": name, "value": interval.value, "low": interval.low, "high": interval.high}


def _match(outcome: Finding, trial: Played) -> Iterable[Row]:
    won = [0.0] * len(trial.places) if trial.capped else trial.wins()
    for seat, bot in enumerate(trial.seating):
        yield {
            "match": trial.number + 1,
            "deal": trial.deal,
            "seat": seat + 1,
            "bot": outcome.case.specs[bot],
            "score": trial.scores[seat],
            "place": trial.places[seat],
            "win": won[seat],
            "capped": trial.capped,
            "order": trial.order.index(seat) + 1,
            "halfway": trial.halfway[seat],
            "rounds": trial.rounds,
            "actions": trial.actions,
            "taken": "; ".join(trial.taken[seat]),
        }


# Wins and scores.


def wins(outcome: Finding) -> list[Row]:
    """Wins by seat, by the order of play and by bot."""
    case, players = outcome.case, outcome.case.players
    specs = list(dict.fromkeys(case.specs))
    asked: list[tuple[str, str, Callable[[Played], float | None]]] = [
        *(("seat", str(seat + 1), _seat_wins(seat)) for seat in range(players)),
        *(("order", str(at + 1), _place_wins(at)) for at in range(players)),
    ]
    if len(specs) > 1:
        for spec in specs:
            seated = [number for number, other in enumerate(case.specs) if other == spec]
            asked.append(("bot", spec, partial(bot_wins, bots=seated)))
    rows = []
    for by, name, measure in asked:
        values = by_deal(outcome.trials, measure)
        interval = sequence(values, outcome.level.alpha / len(asked), 1 / players)
        rows.append({"by": by, **_held(name, interval), "deals": len(values)})
    return rows


def _seat_wins(seat: int) -> Callable[[Played], float]:
    return lambda trial: trial.wins()[seat]


def _place_wins(place: int) -> Callable[[Played], float]:
    return lambda trial: trial.wins()[trial.order[place]]


def _place_score(place: int) -> Callable[[Played], list[float]]:
    return lambda trial: [float(trial.scores[trial.order[place]])]


def scores(outcome: Finding) -> list[Row]:
    """The points of everybody, of winners, and by the order of play."""
    players = outcome.case.players
    asked: dict[str, Callable[[Played], list[float]]] = {
        "all": lambda trial: [float(score) for score in trial.scores],
        "winners": lambda trial: [float(max(trial.scores))],
        **{f"place {at + 1}": _place_score(at) for at in range(players)},
    }
    rows = []
    for name, measure in asked.items():
        groups = _groups(outcome, measure)
        numbers = sorted(number for group in groups.values() for number in group)
        if numbers:
            rows.append(
                {
                    **_line(outcome, name, mean_of(groups), len(asked)),
                    "deviation": statistics.stdev(numbers) if len(numbers) > 1 else 0.0,
                    "least": numbers[0],
                    **{f"q{share}": numbers[min(len(numbers) - 1, len(numbers) * share // 100)] for share in QUANTILES},
                    "most": numbers[-1],
                }
            )
    return rows


def _groups(outcome: Finding, measure: Callable[[Played], list[float]]) -> dict[int, list[float]]:
    """By deals what their matches give."""
    found: dict[int, list[float]] = {}
    for trial in outcome.rated:
        found.setdefault(trial.deal, []).extend(measure(trial))
    return {deal: numbers for deal, numbers in found.items() if numbers}


# Measures of a whole match.

MEASURES: Final[Mapping[str, Callable[[Played], list[float]]]] = {
    "rounds": lambda trial: [] if trial.rounds is None else [float(trial.rounds)],
    "actions": lambda trial: [float(trial.actions)],
    "lead": lambda trial: [_lead(trial)] if len(trial.scores) > 1 else [],
    "comeback": lambda trial: [float(all(trial.halfway[seat] > 1 for seat in _winners(trial)))],
    "shared win": lambda trial: [float(trial.places.count(1) > 1)],
}
"""What is told of matches. A lead is of how many points the first was before the second; a comeback is a match that
nobody won who was first when half of its actions were done, as if it had ended there."""


def _lead(trial: Played) -> float:
    first, second, *_ = sorted(trial.scores, reverse=True)
    return float(first - second)


def _winners(trial: Played) -> list[int]:
    return [seat for seat, place in enumerate(trial.places) if place == 1]


def measures(outcome: Finding) -> dict[str, Estimate]:
    """Every measure that there is something to say about."""
    found = {name: mean_of(_groups(outcome, measure)) for name, measure in MEASURES.items()}
    luck = deal_luck(outcome)
    if luck is not None:
        found[LUCK] = luck
    return {name: estimate for name, estimate in found.items() if estimate.deals}


def deal_luck(outcome: Finding) -> Estimate | None:
    """Which share of the variance of results is in the deal; None unless deals were played again by the same seating.

    The result of a seat is its score less the mean of its match. The share is the correlation between the results of a
    seat in two matches of the same deal and seating (the intraclass correlation), in which only the luck of the bots
    differs; its error comes from leaving out one deal at a time.
    """
    again: dict[tuple[int, tuple[int, ...]], list[Played]] = {}
    for trial in outcome.rated:
        again.setdefault((trial.deal, trial.seating), []).append(trial)
    sums: dict[int, tuple[float, float, int]] = {}
    for (deal, _), trials in again.items():
        if len(trials) > 1:
            together, alone, count = sums.get(deal, (0.0, 0.0, 0))
            for seat in range(outcome.case.players):
                results = [trial.scores[seat] - statistics.fmean(trial.scores) for trial in trials]
                pairs = len(results) * (len(results) - 1)
                squares = math.fsum(result * result for result in results)
                together += (math.fsum(results) ** 2 - squares) / pairs
                alone += squares / len(results)
                count += 1
            sums[deal] = (together, alone, count)
    if len(sums) < 3:
        return None
    all_together = math.fsum(one for one, _, _ in sums.values())
    all_alone = math.fsum(one for _, one, _ in sums.values())
    if all_alone == 0.0:
        return None
    without = [(all_together - together) / max(all_alone - alone, 1e-9) for together, alone, _ in sums.values()]
    middle, deals = statistics.fmean(without), len(without)
    error = math.sqrt((deals - 1) / deals * math.fsum((one - middle) ** 2 for one in without))
    return Estimate(all_together / all_alone, error, deals)


# What seats did.


def picks(outcome: Finding) -> list[Row]:
    """For each card how many seats took it, and how much more often they won than those who did not."""
    names = sorted({name for trial in outcome.rated for taken in trial.taken for name in taken})
    rows: list[Row] = []
    estimates = []
    for name in names:
        held = _rate(outcome, name, _took(name), len(names))
        estimates.append(_win_difference(outcome, _has(name)))
        rows.append({"name": name, "rate": held["value"], "rate_low": held["low"], "rate_high": held["high"]})
    telling = [
        RAREST <= row["rate"] <= 1 - RAREST and one.deals >= FEWEST for row, one in zip(rows, estimates, strict=True)
    ]
    return _judged(outcome, rows, estimates, telling)


def openings(outcome: Finding, length: int) -> list[Row]:
    """The commonest ways to begin: the first cards a seat took, in any order, and how much more often it won."""
    counts = Counter(_opening(taken, length) for trial in outcome.rated for taken in trial.taken)
    seats = sum(counts.values())
    common = [(name, count) for name, count in counts.most_common(MOST_OPENINGS) if name and count > 1]
    rows = [{"name": name, "seats": count, "rate": count / seats} for name, count in common]
    estimates = [_win_difference(outcome, _opened(name, length)) for name, _ in common]
    return _judged(outcome, rows, estimates, [one.deals >= FEWEST for one in estimates])


def _opening(taken: Sequence[str], length: int) -> str:
    return " + ".join(sorted(taken[:length])) if len(taken) >= length else ""


def _opened(name: str, length: int) -> Callable[[list[str]], bool]:
    return lambda taken: _opening(taken, length) == name


def _has(name: str) -> Callable[[list[str]], bool]:
    return lambda taken: name in taken


def _took(name: str) -> Callable[[Played], list[float]]:
    return lambda trial: [float(name in taken) for taken in trial.taken]


def _win_difference(outcome: Finding, did: Callable[[list[str]], bool]) -> Estimate:
    groups: dict[int, list[tuple[bool, float]]] = {}
    for trial in outcome.rated:
        pairs = zip(trial.taken, trial.wins(), strict=True)
        groups.setdefault(trial.deal, []).extend((did(taken), win) for taken, win in pairs)
    return difference_of(groups)


def _judged(outcome: Finding, rows: list[Row], estimates: list[Estimate], telling: list[bool]) -> list[Row]:
    """Rows with their differences; where a difference tells nothing, it is left out, and counts for no correction."""
    level, tests = outcome.level, sum(telling)
    adjusted = iter(holm([one.p_value(level) for one, tells in zip(estimates, telling, strict=True) if tells]))
    found = []
    for row, estimate, tells in zip(rows, estimates, telling, strict=True):
        if tells:
            p = next(adjusted)
            least = -math.inf if row["name"] in BOUNDLESS else -1.0
            line = _within(_line(outcome, row["name"], estimate, tests), least)
            found.append({**row, **line, "p": p, "clear": p < level.alpha})
        else:
            found.append({**row, "value": None, "low": None, "high": None, "p": None, "clear": False})
    return sorted(found, key=lambda row: (row["value"] is None, -(row["value"] or 0.0), row["name"]))


def shares(outcome: Finding) -> list[Row]:
    """Of what was counted, how much is of each kind: the mean of the shares of matches."""
    if outcome.case.shares is None:
        return []
    names = {*outcome.case.shares.of, *(name for trial in outcome.rated for name in trial.counted)}
    rows = [
        _held(name, share_of(by_deal(outcome.trials, partial(share, name=name)), outcome.level, len(names)))
        for name in names
    ]
    return sorted(rows, key=lambda row: (-row["value"], row["name"]))


# Variants.


def _base(outcome: Finding, outcomes: Sequence[Finding]) -> Finding | None:
    """The same case with the game as it is; None for that one itself."""
    case = outcome.case
    if case.variant == AS_IT_IS:
        return None
    for other in outcomes:
        same = (other.case.game, other.case.players, other.case.options) == (case.game, case.players, case.options)
        if same and other.case.variant == AS_IT_IS:
            return other
    return None


def _compared(outcome: Finding, base: Finding) -> list[Row]:
    """How a variant differs from the game as it is: measures, scores, wins of the first to play, shares and picks."""
    ours, theirs = _compared_numbers(outcome), _compared_numbers(base)
    names = [name for name in ours if name in theirs]
    estimates = [ours[name].minus(theirs[name]) for name in names]
    rows = [{"name": name} for name in names]
    return _judged(outcome, rows, estimates, [one.deals > 1 for one in estimates])


def _compared_numbers(outcome: Finding) -> dict[str, Estimate]:
    found = {f"match: {name}": one for name, one in measures(outcome).items() if name not in RATES}
    found |= {f"match: {name}": rate_of(_groups(outcome, MEASURES[name])) for name in sorted(RATES)}
    found["score"] = mean_of(_groups(outcome, lambda trial: [float(score) for score in trial.scores]))
    found["wins of the first to play"] = rate_of(_groups(outcome, lambda trial: [trial.wins()[trial.order[0]]]))
    for name in sorted({name for trial in outcome.rated for name in trial.counted}):
        found[f"share: {name}"] = rate_of(_groups(outcome, _shared(name)))
    for name in sorted({name for trial in outcome.rated for taken in trial.taken for name in taken}):
        found[f"pick: {name}"] = rate_of(_groups(outcome, _took(name)))
    return found


def _shared(name: str) -> Callable[[Played], list[float]]:
    def of(trial: Played) -> list[float]:
        part = share(trial, name)
        return [] if part is None else [part]

    return of
