"""Learning values: what is fitted is what is played by, and a course can be stopped, resumed and repeated."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ratusz import games
from ratusz.cli.app import run
from ratusz.core.errors import BadDocument
from ratusz.core.extras import MissingPackage
from ratusz.core.features import KIND, Feature
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.weights import judge_of, read_judge
from ratusz.lab.learning.course import BadCourse, Course, check, learn
from ratusz.lab.learning.fitting import Columns
from ratusz.lab.learning.looking import look_at, turn_ends
from ratusz.lab.learning.playing import KeptMatch, kept
from ratusz.lab.units import Progress, hire
from tests.toys.learnable import FAIR

LEARNABLE = [game for game in games.ids() if games.find(game).features is not None]
WEIGHTS = sorted(Path(games.__file__).parent.glob("*/weights/*.json"))
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _the_fair_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._GAMES, FAIR.id, FAIR)


def by_chance(game: Game, seed: str) -> KeptMatch:
    """The beginning of a match that is played at random, with any result."""
    state = game.new_state(2, {}, seed)
    chance = Rng.from_seed(seed)
    moves: list[list[int]] = []
    while state.player >= 0 and len(moves) < 200:
        seat = state.player
        legal = state.legal(seat)
        moves.append([seat, legal[chance.below(len(legal))]])
        state.apply(moves[-1][1], seat)
    return KeptMatch(seed, 0, moves, [7, 4], [1, 2])


@pytest.mark.parametrize("name", LEARNABLE)
def test_bots_go_by_exactly_what_was_fitted(name: str) -> None:
    game = games.find(name)
    features = game.features
    assert features is not None
    match = by_chance(game, "equal")
    samples = look_at(game, 2, [match])
    table = Columns(features, game.observation)
    weights = np.random.default_rng(1).normal(size=2 * table.number)
    document = table.document(weights, (0.5, 0.25), (1.0, 0.5))
    judge = judge_of(document, features, game.observation)
    expected = (table.matrix(samples, slice(None)) @ weights + 0.5 + 0.25 * samples.left).reshape(-1, 2)
    worlds = list(turn_ends(game, 2, match))
    assert len(worlds) == len(expected) >= 5
    for world, strengths in zip(worlds, expected, strict=True):
        assert judge.strengths(world, features.left(world)) == pytest.approx(list(strengths), rel=1e-3, abs=0.1)


@pytest.mark.parametrize("file", WEIGHTS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_weights_in_the_package_fit_their_game(file: Path) -> None:
    game = games.find(file.parts[-3])
    features = game.features
    assert features is not None
    judge = read_judge(file, features, game.observation)
    state = game.new_state(int(file.stem), {}, "1")
    assert sum(judge.value(state)) == pytest.approx(1.0)
    assert game.judge(int(file.stem)) != game.value
    assert game.judge(int(file.stem), learned=False) == game.value


def test_weights_of_other_features_are_refused() -> None:
    assert FAIR.features is not None
    table = Columns(FAIR.features, FAIR.observation)
    document = table.document(np.ones(2 * table.number), (0.0, 0.0), (0.0, 0.0))
    other = replace(FAIR.features, looks=(*FAIR.features.looks, Feature("laid", KIND)))
    with pytest.raises(BadDocument, match="do not fit 'kind laid'; they have to be learned again"):
        judge_of(document, other, FAIR.observation)
    with pytest.raises(BadDocument, match="learned from other terms"):
        judge_of(document, replace(FAIR.features, term_ids=("strength",)), FAIR.observation)


def test_a_course_that_was_stopped_learns_the_same(tmp_path: Path) -> None:
    whole = Course(FAIR, 2, (20, 10), "seed", tmp_path / "whole")
    check(whole)
    steps = learn(whole)
    assert [matches for matches, _ in steps] == [20, 30]
    assert "polyline" in (whole.folder / "curve.svg").read_text()

    stopped = replace(whole, folder=tmp_path / "stopped")
    check(stopped)

    def pull_the_plug(before: int, now: Progress) -> None:
        if before + now.done == 24:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learn(stopped, watch=pull_the_plug)
    assert len(list(kept(stopped.matches))) == 23
    with stopped.matches.open("a") as lines:
        lines.write('{"seed": "hal')
    learn(stopped)
    assert stopped.matches.read_text() == whole.matches.read_text()
    assert stopped.weights(1).read_text() == whole.weights(1).read_text()
    assert len({match.seed for match in kept(whole.matches)}) == 30


def test_a_course_learns_the_same_whoever_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers are other processes, to which the game is installed and the weights are sent."""
    about = tmp_path / "installed" / "toys-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Name: toys\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[ratusz.games]\nfair = tests.toys.learnable:FAIR\n")
    path = [str(about.parent), *filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    courses = [Course(FAIR, 2, (20, 10), "seed", tmp_path / name) for name in ("alone", "together")]
    told: list[int] = []
    for course, workers in zip(courses, (1, 2), strict=True):
        check(course)
        with hire(workers) as staff:
            learn(course, staff, lambda before, now: told.append(before + now.done))
    assert told.count(20) >= 2
    assert told[-1] == 30
    alone, together = courses
    assert together.matches.read_text() == alone.matches.read_text()
    for generation in range(2):
        assert together.weights(generation).read_text() == alone.weights(generation).read_text()


def test_what_decided_the_weights_does_not_judge_them(tmp_path: Path) -> None:
    """Of ten matches, one is only looked at when all is decided: nothing it shows can change a weight."""
    course = Course(FAIR, 2, (30,), "seed", tmp_path)
    check(course)
    learn(course)
    before = json.loads(course.weights(0).read_text())
    lines = course.matches.read_text().splitlines()
    for number in range(0, 30, 10):
        match = json.loads(lines[number])
        lines[number] = json.dumps({**match, "scores": match["scores"][::-1], "places": match["places"][::-1]})
    course.matches.write_text("\n".join(lines) + "\n")
    course.weights(0).unlink()
    learn(course)
    after = json.loads(course.weights(0).read_text())
    assert before.pop("found")["learned"] != after.pop("found")["learned"]
    assert before == after


def test_a_folder_holds_one_course(tmp_path: Path) -> None:
    check(Course(FAIR, 2, (10,), "seed", tmp_path))
    check(Course(FAIR, 2, (10, 20), "seed", tmp_path))
    with pytest.raises(BadCourse, match="holds another course"):
        check(Course(FAIR, 2, (10,), "other", tmp_path))


def test_what_cannot_be_learned_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments, sentence in [
        (["builders", "--players", "9", "--folder", "x"], "builders is for"),
        (["le_havre", "--players", "1", "--folder", "x"], "has nobody to win against"),
        (["builders", "--players", "2", "--folder", "x", "--generations", "5,many"], "Generations are numbers"),
        (["nothing", "--players", "2", "--folder", "x"], "nothing"),
    ]:
        assert run(["train", *arguments]) != 0
        assert sentence in capsys.readouterr().err


def test_what_every_row_shows_otherwise_counts_too(tmp_path: Path) -> None:
    """Terms hardly ever repeat a number; once they were taken for something rare."""
    course = Course(FAIR, 2, (20,), "seed", tmp_path)
    check(course)
    ((_, fitted),) = learn(course)
    assert any(fitted.document["terms"]["opinion"])


def test_a_compiled_build_without_librt_goes_by_the_own_value(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise MissingPackage("librt is not installed")

    monkeypatch.setattr("ratusz.core.weights.read_judge", missing)
    game = replace(games.find("little_town"))
    assert game.judge(2) == game.value
