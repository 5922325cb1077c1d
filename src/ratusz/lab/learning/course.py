"""A course of learning: generations of matches, each played with what was learned from all before.

Everything is in one folder: the matches, the weights after each generation, and the learning curve. Whatever is there
is not done again, so a course that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from pathlib import Path

from ratusz.core.errors import RatuszError
from ratusz.core.game import Game
from ratusz.lab.learning import curve
from ratusz.lab.learning.fitting import Accuracy, Fitted, fit
from ratusz.lab.learning.looking import look_at
from ratusz.lab.learning.playing import Generation, add, kept
from ratusz.lab.units import Progress, Workers, run


class BadCourse(RatuszError):
    """Something that cannot be learned, or not there."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and from how many matches."""

    game: Game
    players: int
    generations: tuple[int, ...]
    """How many matches each of them has."""
    seed: str
    folder: Path

    @property
    def matches(self) -> Path:
        return self.folder / "matches.jsonl"

    def weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation + 1}.json"


def check(course: Course) -> None:
    """BadCourse if this cannot be learned, or not in this folder."""
    if course.game.features is None:
        raise BadCourse(f"{course.game.id} does not say what a learned value should look at.")
    course.game.check_players(course.players)
    if course.players == 1:
        raise BadCourse("A seat that plays alone has nobody to win against: there is nothing to learn.")
    plan = {"game": course.game.id, "players": course.players, "seed": course.seed}
    file = course.folder / "course.json"
    try:
        course.folder.mkdir(parents=True, exist_ok=True)
        if file.exists() and json.loads(file.read_text(encoding="utf-8")) != plan:
            raise BadCourse(f"'{course.folder}' holds another course; name another folder.")
        file.write_text(json.dumps(plan) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadCourse(f"'{course.folder}' cannot hold what is learned: {error}.") from None


def played(course: Course) -> int:
    """How many matches there are already."""
    return sum(1 for _ in kept(course.matches))


def learn(
    course: Course, workers: Workers | None = None, watch: Callable[[int, Progress], None] = lambda _, __: None
) -> list[tuple[int, Fitted]]:
    """Play and fit as far as it is not done yet; how many matches each generation ended with, and what it learned.

    The matches of a generation hang on nothing but their seeds and what was learned before, so it does not matter who
    plays them; they are kept in their order. `watch` is told how many matches there were when a generation went on, and
    how far it is.
    """
    weights = ""
    done = played(course)
    steps: list[tuple[int, Fitted]] = []
    total = 0
    for generation, matches in enumerate(course.generations):
        first, total = total, total + matches
        first = max(first, done)
        seeds = [f"{course.seed}/{number}" for number in range(first, total)]
        work = Generation(course.game.id, course.players, weights)
        with closing(run(work, seeds, workers, partial(watch, first))) as arriving:
            for match in arriving:
                add(course.matches, match)
        fitted = _fitted(course, generation, total)
        weights = course.weights(generation).read_text(encoding="utf-8")
        steps.append((total, fitted))
        title = f"{course.game.id}, {course.players} players"
        (course.folder / "curve.svg").write_text(curve.drawn(title, steps), encoding="utf-8")
    return steps


def _fitted(course: Course, generation: int, total: int) -> Fitted:
    """What follows from so many matches: read if it was found before."""
    file = course.weights(generation)
    if file.exists():
        document = json.loads(file.read_text(encoding="utf-8"))
        found = document["found"]
        if found["matches"] == total:
            return Fitted(document, Accuracy(**found["learned"]), Accuracy(**found["own"]), found["rows"])
    features = course.game.features
    assert features is not None
    samples = look_at(course.game, course.players, islice(kept(course.matches), total))
    fitted = fit(features, course.game.observation, samples)
    fitted.document["found"] = {
        "seed": course.seed,
        "matches": total,
        "rows": fitted.rows,
        "learned": asdict(fitted.learned),
        "own": asdict(fitted.own),
    }
    file.write_text(json.dumps(fitted.document, separators=(",", ":")) + "\n", encoding="utf-8")
    return fitted
