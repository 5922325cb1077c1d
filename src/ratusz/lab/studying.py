"""Making a study: its cases are played one after the other, each until its answer is clear."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from ratusz.lab.certainty import Interval, Level, rate_of, sequence
from ratusz.lab.study import Study, StudyCase
from ratusz.lab.trial import Played, play, tasks
from ratusz.lab.units import Progress, Workers, run

GROWTH: Final = 1.05
"""How much more has to be known before it is looked at again; looking costs time, and nothing else."""

Values = tuple[float, list[float]]
"""What chance would give, and what each deal gave."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a study says about one thing it asks."""

    name: str
    interval: Interval
    reference: float
    """What chance would give, or the limit that is asked about."""
    verdict: str
    """`above` or `below` the reference, `even`, or empty where nothing is clear yet."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A case as it was played."""

    case: StudyCase
    trials: list[Played]
    answers: list[Answer]
    level: Level

    @property
    def rated(self) -> list[Played]:
        """The matches that count: those that no cap ended."""
        return [trial for trial in self.trials if not trial.capped]

    @property
    def stopped(self) -> bool:
        """Whether it was clear before all matches were played."""
        return len(self.trials) < self.case.matches


Watch = Callable[[StudyCase, Progress], None]


def make(
    study: Study, cases: Sequence[StudyCase], workers: Workers | None = None, watch: Watch = lambda *_: None
) -> Iterator[Finding]:
    """The outcomes of all cases, each as soon as it is known; for one seed the same, whoever plays the matches."""
    alpha = (1 - study.certainty) / sum(len(asked(study, case)) for case in cases)
    for case in cases:
        yield _outcome(study, case, alpha, workers, watch)


def _outcome(study: Study, case: StudyCase, alpha: float, workers: Workers | None, watch: Watch) -> Finding:
    level = Level(1 - study.certainty, study.stop is not None, max(1, case.matches // case.cycle))
    trials: list[Played] = []
    answers: list[Answer] = []
    look = math.inf if study.stop is None else study.stop.least
    arriving = run(play, list(tasks(case, study.repeats)), workers, lambda progress: watch(case, progress))
    with closing(arriving):
        for trial in arriving:
            trials.append(trial)
            if len(trials) >= look and len(trials) % case.cycle == 0:
                answers = answer(study, case, trials, alpha)
                if all(each.verdict for each in answers):
                    break
                look = len(trials) * GROWTH
    return Finding(case, trials, answer(study, case, trials, alpha), level)


def asked(study: Study, case: StudyCase) -> list[str]:
    """The names of what a study asks about a case; of two seats, one tells all."""
    if study.asks == "shares":
        assert case.shares is not None
        return list(case.shares.of)
    if study.asks == "bots" and not case.fixed:
        return list(dict.fromkeys(case.specs))
    name = {"order": "place", "seats": "seat", "bots": "seat"}[study.asks]
    count = 1 if case.players == 2 else case.players
    return [f"{name} {number + 1}" for number in range(count)]


def answer(study: Study, case: StudyCase, trials: Sequence[Played], alpha: float) -> list[Answer]:
    """What is known after some matches."""
    margin = 0.0 if study.stop is None else study.stop.margin
    level = Level(alpha, study.stop is not None, case.matches // case.cycle)
    found = []
    for number, name in enumerate(asked(study, case)):
        reference, values = _values(study, case, trials, number, name)
        interval = share_of(values, level) if study.asks == "shares" else sequence(values, alpha, reference)
        found.append(Answer(name, interval, reference, interval.verdict(reference, margin)))
    return found


def _values(study: Study, case: StudyCase, trials: Sequence[Played], number: int, name: str) -> Values:
    if study.asks == "shares":
        assert case.shares is not None
        return case.shares.limit, by_deal(trials, lambda trial: share(trial, name))
    fair = 1 / case.players
    if study.asks == "order":
        return fair, by_deal(trials, lambda trial: trial.wins()[trial.order[number]])
    if study.asks == "seats" or case.fixed:
        return fair, by_deal(trials, lambda trial: trial.wins()[number])
    seated = [bot for bot, spec in enumerate(case.specs) if spec == name]
    return fair, by_deal(trials, lambda trial: bot_wins(trial, seated))


def by_deal(trials: Sequence[Played], measure: Callable[[Played], float | None]) -> list[float]:
    """For each deal the mean of what its matches give, those that a cap ended left out."""
    deals: dict[int, list[float]] = {}
    for trial in trials:
        number = None if trial.capped else measure(trial)
        if number is not None:
            deals.setdefault(trial.deal, []).append(number)
    return [math.fsum(numbers) / len(numbers) for numbers in deals.values()]


def share_of(values: Sequence[float], level: Level, tests: int = 1) -> Interval:
    """The mean of shares. They vary much less than wins do, so what is exact for wins would be far too careful."""
    held = rate_of({deal: [value] for deal, value in enumerate(values)}).interval(level, tests)
    return Interval(held.value, max(0.0, held.low), min(1.0, held.high))


def bot_wins(trial: Played, bots: Sequence[int]) -> float | None:
    """The wins of bots per seat that they fill; None where they have none."""
    wins = [win for win, bot in zip(trial.wins(), trial.seating, strict=True) if bot in bots]
    return math.fsum(wins) / len(wins) if wins else None


def share(trial: Played, name: str) -> float | None:
    """How much of what was counted in a match is of one kind; None where nothing was."""
    total = sum(trial.counted.values())
    return trial.counted.get(name, 0) / total if total else None
