"""The benchmark counts what it says it counts; how fast that was is nobody's business here."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from bench.commands import bench, engine_lines
from bench.engine import CATANATRON, COMPILED, INTERPRETED, Report, compiled_build, run
from bench.worker import MATCHES, POSITIONS, REPEATS, CannotMeasure, Slice, Work, build
from typer.testing import CliRunner

import ratusz
from ratusz import games
from ratusz.core.playout import play_randomly
from ratusz.core.rng import Rng

GAME = games.find("builders")
HERE = Path(ratusz.__file__).parent.parent


@pytest.fixture(scope="module")
def work() -> Work:
    return Work(GAME, 2, matches=3)


def decisions(index: int) -> int:
    return play_randomly(GAME.new_state(2, {}, str(index)), Rng.from_seed(f"choice {index}"), 10**6)


@pytest.mark.parametrize("subject", ["random_play", "python_loop", "environment", "environment_copies"])
def test_all_ways_to_play_make_the_same_decisions(work: Work, subject: str) -> None:
    work.turn = 6
    assert [work.run(subject, 0).units for _ in range(3)] == [decisions(7), decisions(8), decisions(9)]


def test_decisions_of_many_matches_are_counted(work: Work) -> None:
    done = work.run("vector", 0)
    assert (done.units, done.batches) == (3, 1)
    assert work.many is not None
    assert min(work.many.matches.dealt) > 1
    assert work.run("learner", 0).units > 3


@pytest.mark.parametrize("subject", ["clones", "redeals"])
def test_copies_are_counted(work: Work, subject: str) -> None:
    done = work.run(subject, 0)
    assert (done.units, done.batches) == (POSITIONS * REPEATS, 1)


def test_the_longest_match_is_reloaded(work: Work) -> None:
    assert len(work.longest.actions) == max(decisions(index) for index in range(MATCHES))
    assert work.run("reloads", 0).units == 1
    assert ratusz.replay(work.text).fingerprint() == work.longest.final


def test_rates_and_ratios_are_medians_over_the_rounds() -> None:
    mine, other = ("interpreted", "random_play"), (CATANATRON, "random_play")
    report = Report("builders", 2, INTERPRETED, 0)
    for seconds in (1.0, 2.0, 4.0):
        report.rounds.append({mine: Slice(100, 4, seconds), other: Slice(10, 1, 2 * seconds)})
    report.rounds[1][other] = Slice(10, 1, 0.5)
    assert report.rate(mine) == 50
    assert report.batch_rate(mine) == 2
    assert report.ratio(mine, other) == 20
    assert report.document()["ratios"] == {"interpreted_to_catanatron": 20}


def in_c(seconds: float) -> Slice:
    return Slice(7, 1, seconds)


def test_a_run_measures_this_build_and_its_yardsticks() -> None:
    shares: list[float] = []
    report = run("builders", 2, 0.01, matches=2, others={("c", "random_play"): in_c}, advance=shares.append)
    assert report.who() == [build(), "c", CATANATRON]
    document = report.document()
    assert document["running"] == build()
    assert set(document["figures"][build()]) >= {"decisions_per_second", "clones_per_second", "reload_milliseconds"}
    assert f"{build()}_to_catanatron" in document["ratios"]
    assert f"{build()}_vector_to_random_play" in document["ratios"]
    assert f"c_to_{build()}" in document["ratios"]
    assert shares[-1] == 1


@pytest.mark.skipif(build() != COMPILED, reason="there is no compiled build to talk to")
def test_another_build_is_measured_in_its_own_process() -> None:
    with compiled_build(HERE, "builders", 2, 4) as elsewhere:
        played = elsewhere.subject("random_play")(0)
    assert (played.units, played.batches) == (decisions(1), 1)


@pytest.mark.skipif(build() == COMPILED, reason="this build is compiled")
def test_a_build_that_is_not_compiled_is_refused() -> None:
    with pytest.raises(CannotMeasure, match="not compiled"):
        compiled_build(HERE, "builders", 2, 4)


def test_a_folder_without_a_build_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotMeasure, match="no 'ratusz'"):
        compiled_build(tmp_path, "builders", 2, 4)


def test_a_build_that_falls_silent_is_reported(tmp_path: Path) -> None:
    (tmp_path / "ratusz").mkdir()
    (tmp_path / "ratusz" / "__init__.py").write_text("raise SystemExit(3)")
    with pytest.raises(CannotMeasure, match="exit code 3"):
        compiled_build(tmp_path, "builders", 2, 4)


def test_a_python_without_other_libraries_is_named(tmp_path: Path) -> None:
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S -I "$@"\n')
    bare.chmod(0o755)
    report = run("builders", 2, 0.01, matches=2, rivals=str(bare))
    assert f"'{bare}' has neither PettingZoo's chess nor OpenSpiel." in report.missing


def test_the_command_tells_scripts() -> None:
    told = CliRunner().invoke(
        bench, ["engine", "builders", "--players", "3", "--matches", "2", "--seconds", "0.1", "--json"]
    )
    assert told.exit_code == 0
    assert json.loads(told.stdout)["players"] == 3


def test_a_report_tells_people() -> None:
    report = Report("builders", 2, INTERPRETED, 1528)
    report.rounds = [
        {(INTERPRETED, "random_play"): Slice(200_000, 100, 0.5), (CATANATRON, "random_play"): Slice(99, 1, 2)}
    ]
    told = "\n".join(engine_lines(report))
    assert "This is the interpreted build. The longest match has 1528 actions." in told
    assert re.search(r"random play, decisions/s +400 000 +49.50\n", told)
    assert re.search(r"interpreted to catanatron +8080.81$", told)
