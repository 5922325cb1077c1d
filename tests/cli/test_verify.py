"""`ratusz verify`: good records pass, and every kind of tampering is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ratusz as engine
from ratusz import Match
from ratusz.core.documents import fingerprint
from ratusz.core.record import seed_hash
from tests.cli.conftest import Command
from tests.cli.scripts import rehearse

Document = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Match:
    match = rehearse(["me", "random"], 7)
    match.names = ["Ala", "random"]
    assert not match.capped
    return match


def write(match: Match, change: Callable[[Document], object] | None = None) -> None:
    document = json.loads(match.record().to_json())
    if change is not None:
        change(document)
    Path("a.json").write_text(json.dumps(document), encoding="utf-8")


def failed(command: Command) -> set[str]:
    """The checks that fail; the exit code has to agree."""
    done = command("verify", "a.json", "--json")
    report = json.loads(done.out)
    names = {check["name"] for check in report["checks"] if check["passed"] is False}
    assert done.code == (1 if names else 0)
    assert report["passed"] == (not names)
    return names


def test_a_finished_match_passes_every_check(ratusz: Command, finished: Match) -> None:
    write(finished)
    done = ratusz("verify", "a.json")
    assert done.code == 0
    assert done.out.count("passed") == 5
    assert "The record is what it claims to be." in done.out
    assert finished.fingerprint() in done.out.replace("\n", "")
    polish = ratusz("verify", "a.json", "--language", "pl")
    assert polish.out.count("zgodne") == 5


def test_reveals_that_were_taken_back_and_not_dealt_anew_are_counted(ratusz: Command) -> None:
    """A record may be from before there were dealings: that proves nothing, but whoever reads it should know."""
    match = engine.new("builders", 2, 7, keep_events=True)
    seat = match.player
    hire = next(action for action in match.legal() if match.notation(action).startswith("hire"))
    for _ in range(2):
        match.apply(hire)
        match.undo(seat, by_consent=True)

    def as_before(document: Document) -> None:
        document["actions"] = [line.removesuffix(" anew") for line in document["actions"]]
        document["final"] = engine.new("builders", 2, 7).fingerprint()

    write(match)
    assert "without dealing anew" not in ratusz("verify", "a.json").out
    write(match, as_before)
    done = ratusz("verify", "a.json")
    assert (done.code, "skipped" in done.out) == (0, True)
    assert "reveals taken back without dealing anew, as in older records: 2" in " ".join(done.out.split())
    assert "odkrycia cofnięte bez rozdania od nowa" in ratusz("verify", "a.json", "--language", "pl").out
    write(match, lambda document: document["actions"].__setitem__(3, f"{seat} undo 1"))
    assert failed(ratusz) == {"actions"}


def test_a_match_that_goes_on_and_one_with_undo_pass(ratusz: Command) -> None:
    match = engine.new("builders", 2, 7, confirm=[0, 1], keep_events=True)
    seat = match.player
    match.play("take_coins 1")
    match.play("buy_action")
    match.undo(seat, 2)
    match.play("take_coins 3")
    write(match)
    assert failed(ratusz) == set()


def test_a_match_from_a_position_has_no_seed_to_check(ratusz: Command, finished: Match) -> None:
    match = engine.from_document(finished.at(10).document())
    match.apply(match.legal()[0])
    write(match)
    done = ratusz("verify", "a.json", "--json")
    assert done.code == 0
    assert {check["name"]: check["passed"] for check in json.loads(done.out)["checks"]} == {
        "rules": True, "seed": None, "actions": True, "final": True, "scores": True,
    }  # fmt: skip
    assert ratusz("verify", "a.json", "--seed-hash", "00").code == 1


def reseed(document: Document) -> None:
    document["seed"] = "8"
    document["seed_hash"] = seed_hash("8")


def drop_action(document: Document) -> None:
    del document["actions"][-1]


def swap_actions(document: Document) -> None:
    lines = document["actions"]
    place = next(i for i in range(len(lines) - 1) if lines[i] != lines[i + 1])
    lines[place], lines[place + 1] = lines[place + 1], lines[place]


def win_more(document: Document) -> None:
    document["scores"][0] += 10


TAMPERINGS: list[tuple[Callable[[Document], object], set[str]]] = [
    (lambda document: document.update(seed="8"), {"seed"}),
    (lambda document: document.update(seed_hash=seed_hash("8")), {"seed"}),
    (reseed, set()),
    (drop_action, {"final", "scores"}),
    (lambda document: document["actions"].append("0 take_coins 3"), {"actions"}),
    (lambda document: document["actions"].insert(1, "0 undo 5"), {"actions"}),
    (lambda document: document["actions"].insert(3, "nobody dances"), {"actions"}),
    (swap_actions, set()),
    (lambda document: document.update(final="0" * 64), {"final"}),
    (lambda document: document.update(final=None), {"final"}),
    (win_more, {"scores"}),
    (lambda document: document.update(scores=None), {"scores"}),
    (lambda document: document.update(capped=True), {"scores"}),
    (lambda document: document.update(players=3), set()),
    (lambda document: document.update(players=9), {"actions"}),
    (lambda document: document["options"].update(round_cap=199), {"final"}),
    (lambda document: document["options"].update(weather="nice"), {"actions"}),
    (lambda document: document.update(confirm=[]), set()),
]


@pytest.mark.parametrize(("tampering", "expected"), TAMPERINGS)
def test_tampering_is_found(
    ratusz: Command, finished: Match, tampering: Callable[[Document], object], expected: set[str]
) -> None:
    """Where the shuffle or the order changed, whichever check comes first may find it."""
    write(finished, tampering)
    found = failed(ratusz)
    assert found
    assert found >= expected
    shown = ratusz("verify", "a.json")
    assert shown.code == 1
    assert "The record is not what it claims to be." in shown.out
    assert shown.err == ""


def test_a_record_of_other_rules_is_checked_by_those_of_today(ratusz: Command, finished: Match) -> None:
    """If it comes out the same it is true; if not, it may be the rules."""
    other = replace(finished.game, rules_version=99)
    document = {**finished.document(), "rules_version": 99}
    write(finished, lambda record: record.update(rules_version=99, final=fingerprint(document)))
    done = ratusz("verify", "a.json")
    assert (done.code, "99 / 1" in done.out) == (0, True)
    assert Match.from_document(other, document).fingerprint() == fingerprint(document)
    write(finished, lambda record: record.update(rules_version=99))
    assert failed(ratusz) == {"final"}
    write(finished, lambda record: (record.update(rules_version=99), record["actions"].insert(4, "0 fly")))
    assert failed(ratusz) == {"actions"}
    shown = " ".join(ratusz("verify", "a.json").out.split())
    assert "Line 5 of the record, '0 fly', does not fit version 1 of the rules (it was played by version 99)" in shown
    assert "only a version that knows its rules can tell" in shown
    assert "not what it claims" not in shown
    write(finished, lambda record: record.update(rules_version=99, seed="8"))
    assert "The record is not what it claims to be." in ratusz("verify", "a.json").out


def test_the_hash_that_was_published_counts(ratusz: Command, finished: Match) -> None:
    write(finished)
    assert ratusz("verify", "a.json", "--seed-hash", seed_hash("7")).code == 0
    assert ratusz("verify", "a.json", "--seed-hash", seed_hash("8")).code == 1


CHESS = json.dumps(
    {"ratusz": 1, "game": "chess", "rules_version": 1, "players": 2, "options": {}, "confirm": [], "actions": []}
    | {"seed": "1", "seed_hash": seed_hash("1")}
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "cannot be read: No such file or directory"),
        ("", "it is not JSON"),
        ("[]", "a JSON object with the key 'ratusz' was expected"),
        ('{"ratusz": 99}', "Record format 99 is unknown"),
        ('{"ratusz": 1, "game": "builders"}', "'rules_version' is missing"),
        (CHESS, "There is no game 'chess'"),
        (CHESS.replace('"seed": "1"', '"seed": "\\ud800"'), "it holds text that is not Unicode"),
    ],
)
def test_what_is_no_record_is_refused(ratusz: Command, text: str | None, sentence: str) -> None:
    if text is not None:
        Path("a.json").write_text(text)
    done = ratusz("verify", "a.json")
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""
