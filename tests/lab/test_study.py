"""Studies: what a file may say, that a seed has one answer, and what the report tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ratusz
from ratusz.lab import findings, page, studying
from ratusz.lab.certainty import Level
from ratusz.lab.study import AS_IT_IS, BadStudy, Study, StudyCase, cases, parse, read
from ratusz.lab.studying import Finding
from ratusz.lab.trial import Played, tasks, things_of, turn_order
from ratusz.lab.units import hire

STUDIES = Path(__file__).parents[2] / "studies"
SMALL = """
title = "Does <anything> matter?"
asks = "order"
seed = "small"
matches = 12
repeats = 2
bots = ["random"]
[[cases]]
game = "little_town"
players = 2
picks = ["build"]
"""
VARIED = """
title = "A dearer field"
asks = "shares"
matches = 4
bots = ["random"]
[[cases]]
game = "little_town"
players = 2
[cases.shares]
event = "building_built"
by = "building"
of = ["wheat_field"]
[variants.little_town.dearer]
"constants.round_count" = "+0"
"""


def test_all_studies_here_can_be_made() -> None:
    files = sorted(STUDIES.glob("*.toml"))
    assert len(files) >= 4
    for file in files:
        study = read(file)
        assert sum(case.matches for case in cases(without_variants(study))) > 0


def without_variants(study: Study) -> Study:
    """The tests of variants start processes; here the rest is read."""
    import msgspec  # noqa: PLC0415

    return msgspec.structs.replace(study, variants={})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("title", "titel"), "In 'study': Object contains unknown field `titel`."),
        (("matches = 12", "matches = 0"), "In 'study': Expected `int` >= 1 - at `$.matches`."),
        (("players = 2", "players = 9"), "Case 1 cannot be played: little_town is for 2 to 4 players, not 9."),
        (('"little_town"', '"chess"'), "Case 1 cannot be played: There is no game 'chess'; the games are:"),
        (('bots = ["random"]', ""), "Nobody plays little_town: name 'bots' or 'seats'."),
        (('bots = ["random"]', 'bots = ["clever"]'), "Case 1 cannot be played: There is no bot 'clever'"),
        (('"order"', '"shares"'), "A study of shares says for little_town which it asks about"),
        (("players = 2", 'players = 2\nseats = ["random"]'), "'seats' names 1 bots for 2 players."),
        (
            ("players = 2", 'players = 2\nvariants = ["x"]'),
            "There is no variant 'x' of little_town; there are: as it is.",
        ),
        (("players = 2", "players = [2, 2]"), "The case 'little_town, 2 players' is there twice."),
        (("[[cases]]", "[[cases]"), "'study' is not TOML:"),
        (
            ("picks", '[variants.little_town.x]\n"tiles.pub.cost.wood" = 1\n[other]\npicks'),
            "In 'study': Object contains unknown field `other`.",
        ),
    ],
)
def test_a_bad_study_is_refused_in_a_sentence(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(BadStudy) as refused:
        cases(parse(SMALL.replace(*change)))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_a_bad_variant_is_named_with_its_place() -> None:
    study = SMALL + '\n[variants.little_town.cheap]\n"tiles.castle.price" = 1\n'
    with pytest.raises(BadStudy, match=r"The variant 'cheap' of little_town: There is no '\w+' in 'tiles"):
        cases(parse(study))


def test_every_deal_is_played_as_often_as_asked_by_whole_rotations() -> None:
    case = cases(parse(SMALL.replace('["random"]', '["random", "random:seed=1"]')))[0]
    assert (case.cycle, case.matches) == (4, 12)
    plan = [(task.pairing.deal, task.pairing.seating) for task in tasks(case, 2)]
    assert plan[:5] == [(0, (0, 1)), (0, (1, 0)), (0, (0, 1)), (0, (1, 0)), (1, (0, 1))]
    assert [task.pairing.number for task in tasks(case, 2)] == list(range(12))


@pytest.fixture(scope="module")
def made() -> tuple[Study, list[Finding]]:
    study = parse(SMALL)
    return study, list(studying.make(study, cases(study)))


def test_a_seed_has_one_answer_with_any_number_of_workers(made: tuple[Study, list[Finding]]) -> None:
    study, outcomes = made
    with hire(2) as staff:
        assert list(studying.make(study, cases(study), staff)) == outcomes


def test_a_variant_is_played_by_workers_too_and_leaves_them_as_they_were() -> None:
    change = '\n[variants.little_town.poor]\n"tiles.*.build_vp" = 0\n'
    text = SMALL.replace("matches = 12", "matches = 4").replace('picks = ["build"]', 'variants = ["poor", "as it is"]')
    study = parse(text + change)
    poor, plain = cases(study)
    assert [poor.variant, plain.variant] == ["poor", AS_IT_IS]
    alone = list(studying.make(study, [poor, plain]))
    with hire(2) as staff:
        assert list(studying.make(study, [poor, plain], staff)) == alone
    assert alone[1].trials == next(iter(studying.make(study, [plain]))).trials
    assert sum(map(sum, (trial.scores for trial in alone[0].trials))) < sum(
        map(sum, (trial.scores for trial in alone[1].trials))
    )


def test_tables_have_what_they_say(made: tuple[Study, list[Finding]]) -> None:
    tables = findings.tables(*made)
    for name, rows in tables.items():
        assert all(set(row) == set(findings.SCHEMAS[name]) for row in rows), name
    assert len(tables["matches"]) == 24
    wins = {(row["by"], row["name"]): row["value"] for row in tables["wins"]}
    assert wins["order", "1"] + wins["order", "2"] == pytest.approx(1.0)
    assert {row["name"] for row in tables["measures"]} >= {"actions", "comeback", "luck of the deal"}
    assert all(row["name"].startswith("build ") for row in tables["picks"])
    for row in [*tables["answers"], *tables["wins"], *tables["scores"], *tables["measures"]]:
        assert row["low"] <= row["value"] <= row["high"]


def test_the_report_needs_nothing_else_and_escapes_what_it_is_given(made: tuple[Study, list[Finding]]) -> None:
    study, outcomes = made
    html = page.report(study, outcomes, findings.tables(study, outcomes))
    assert "Does &lt;anything&gt; matter?" in html
    assert "<anything>" not in html
    assert "light-dark" in html
    assert html.count("<svg") >= 4
    assert not re.search(r"(src|href)=|https?://|@import|url\(", html)


def test_every_case_has_answers_of_its_own_that_are_named_in_full() -> None:
    """In one plot of all answers, names began with the case and were cut before they said what it was about."""
    study = parse(SMALL)
    row = {"value": 0.4, "low": 0.3, "high": 0.5, "reference": 0.5, "verdict": "unclear", "matches": 8, "p": None}
    rows = [{**row, "case": case, "name": "place 1"} for case in ("little_town, 2 players", "cheap " * 6)]
    html = page.report(study, [], {"answers": rows})
    assert len(re.findall(r'text-anchor="end"[^>]*>place 1</text>', html)) == 2
    assert f"<h3>{'cheap ' * 6}</h3>" in html


def rigged(winner: int, number: int) -> Played:
    """A match of two seats that one of them won from behind."""
    places = [1 if seat == winner else 2 for seat in range(2)]
    return Played(
        number=number,
        deal=number,
        seating=(0, 0),
        scores=[10 if seat == winner else 5 for seat in range(2)],
        places=places,
        capped=False,
        order=[0, 1],
        halfway=[3 - place for place in places],
        rounds=None,
        actions=20,
        taken=[["build inn"] if seat == winner else ["build mill"] for seat in range(2)],
        counted={"meat": 1, "beer": 3},
    )


@pytest.fixture
def rigged_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(_: Any, jobs: list[Any], *__: Any) -> Iterator[Played]:
        yield from (rigged(0 if number % 10 else 1, number) for number in range(len(jobs)))

    monkeypatch.setattr(studying, "run", run)


@pytest.mark.usefixtures("rigged_play")
def test_a_case_stops_when_it_is_clear_and_not_before() -> None:
    text = SMALL.replace("matches = 12", "matches = 400").replace("repeats = 2", "repeats = 1")
    study = parse(text + "\n[stop]\nleast = 30\nmargin = 0.05\n")
    outcome = next(iter(studying.make(study, cases(study))))
    assert 30 <= len(outcome.trials) < 100
    assert outcome.stopped
    assert [answer.verdict for answer in outcome.answers] == ["above"]
    assert not next(iter(studying.make(parse(text), cases(parse(text))))).stopped


@pytest.mark.usefixtures("rigged_play")
def test_what_winners_do_is_found() -> None:
    study = parse(SMALL.replace("matches = 12", "matches = 60").replace("repeats = 2", "repeats = 1"))
    tables = findings.tables(study, list(studying.make(study, cases(study))))
    assert [(row["name"], row["value"], row["clear"]) for row in tables["picks"]] == [
        ("build inn", 1.0, True),
        ("build mill", -1.0, True),
    ]
    measures = {row["name"]: row["value"] for row in tables["measures"]}
    assert (measures["comeback"], measures["lead"]) == (1.0, 5.0)
    assert "rounds" not in measures


def test_shares_and_variants_are_compared() -> None:
    study = parse(VARIED)
    plain = StudyCase(
        "plain", "little_town", 2, {}, ("random",), False, AS_IT_IS, {}, 20, 1, "s", (), study.cases[0].shares
    )
    level = Level(0.05, False, 20)
    base = Finding(plain, [rigged(number % 2, number) for number in range(20)], [], level)
    other = Finding(
        replace(plain, name="dearer", variant="dearer"),
        [replace(trial, counted={"meat": 2, "beer": 2}) for trial in base.trials],
        [],
        level,
    )
    tables = findings.tables(study, [base, other])
    assert [(row["case"], row["name"], row["value"]) for row in tables["shares"][:2]] == [
        ("plain", "beer", 0.75),
        ("plain", "meat", 0.25),
    ]
    differences = {row["name"]: row["value"] for row in tables["variants"]}
    assert (differences["share: meat"], differences["score"]) == (0.25, 0.0)


@pytest.mark.parametrize(
    ("game", "key"), [("orleans", "start_player"), ("builders", "first_player"), ("craftsmen", "order")]
)
def test_the_order_of_play_is_the_one_that_the_game_tells(game: str, key: str) -> None:
    match = ratusz.new(game, 3, seed=4)
    told: Any = match.view()[key]
    assert turn_order(match) == (told if key == "order" else [(told + place) % 3 for place in range(3)])


def test_copies_of_a_card_are_known_by_their_kind() -> None:
    assert things_of("craftsmen")["winery_2"] == "winery"
    assert things_of("builders")["chapel"] == "chapel"
