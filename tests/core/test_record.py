"""Records: written, read, and refused in one sentence when anything is wrong with them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ratusz
from ratusz.core.errors import BadRecord
from ratusz.core.match import Match
from ratusz.core.record import Record, seed_hash
from tests.toys.fair import GAME as FAIR


def played(plies: int = 6) -> Match:
    match = Match.new(FAIR, 2, "seven")
    for _ in range(plies):
        match.apply(match.legal()[-1])
    return match


def document(**changes: Any) -> dict[str, Any]:
    """The JSON of a good record, with some keys changed."""
    return {**json.loads(played().record().to_json()), **changes}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in document().items() if name != key}


def test_a_record_is_the_same_after_json() -> None:
    record = played().record()
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record


def test_a_record_is_readable() -> None:
    written = document()
    assert written["seed"] == "seven"
    assert written["seed_hash"] == seed_hash("seven")
    assert [line.split()[:2] for line in written["actions"][:2]] == [["0", "lay"], ["0", "stake"]]
    assert "start" not in written


def test_names_and_accents_stay_readable() -> None:
    match = played()
    match.names = ["Łucja", "Żaneta"]
    text = match.record().to_json()
    assert "Łucja" in text
    assert Record.from_json(text).names == ["Łucja", "Żaneta"]
    assert Match.replay(FAIR, Record.from_json(text)).names == ["Łucja", "Żaneta"]


def test_scores_are_told_when_the_match_is_over() -> None:
    match = played()
    assert match.record().scores is None
    while not match.over:
        match.apply(match.legal()[0])
    assert match.record().scores == match.scores()


def test_a_match_from_a_document_has_a_start_and_no_seed() -> None:
    match = Match.from_document(FAIR, played().document())
    match.apply(match.legal()[0])
    record = Record.from_json(match.record().to_json())
    assert (record.seed, record.seed_hash) == (None, None)
    assert record.start == played().document()
    assert Match.replay(FAIR, record).fingerprint() == match.fingerprint()


def test_the_start_of_a_record_does_not_change_with_the_document_it_came_from() -> None:
    start = played().document()
    match = Match.from_document(FAIR, start)
    start["position"]["deck"].reverse()
    assert match.record().start == played().document()


@pytest.mark.parametrize("text", ["", "{", "no", b"\xff\xfe\x00", "[" * 100_000, '{"ratusz": 1', "NaN"])
def test_what_is_not_json_is_no_record(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match="This is not a record"):
        Record.from_json(text)


@pytest.mark.parametrize("value", [None, 3, "ratusz", [], [["ratusz", 1]], {}, {"game": "builders"}])
def test_a_record_is_an_object_that_says_so(value: object) -> None:
    with pytest.raises(BadRecord, match="with the key 'ratusz'"):
        Record.from_json(json.dumps(value))


@pytest.mark.parametrize("number", [0, 4, "1", None, [1]])
def test_other_formats_are_refused(number: object) -> None:
    with pytest.raises(BadRecord, match="format 1, 2 or 3 was expected"):
        Record.from_json(json.dumps(document(ratusz=number)))


@pytest.mark.parametrize(
    "key", ["game", "rules_version", "players", "options", "confirm", "seed", "seed_hash", "actions"]
)
def test_what_a_record_needs_is_missed(key: str) -> None:
    with pytest.raises(BadRecord, match=f"'{key}' is missing"):
        Record.from_json(json.dumps(without(key)))


@pytest.mark.parametrize("key", ["final", "scores", "capped", "names"])
def test_what_a_record_can_do_without(key: str) -> None:
    record = Record.from_json(json.dumps(without(key)))
    assert Match.replay(FAIR, record).ply == 6


WRONG: dict[str, list[object]] = {
    "game": [None, 1, [], {}],
    "rules_version": [None, 0, -1, "1", 1.0, True, 10**9],
    "players": [None, 0, "2", 2.0, True, 101],
    "options": [None, [], 1, "rounds"],
    "confirm": [None, {}, 1, ["0"], [None], [True]],
    "seed": [None, 7, []],
    "seed_hash": [None, 7, []],
    "start": [3, "x", [], True],
    "actions": [None, {}, "0 lay", [0], [None], [["0", "lay"]]],
    "final": [1, [], True],
    "scores": [1, {}, ["1"], [None], [1.5]],
    "capped": [1, "yes", []],
    "names": ["Anna", {}, [1], [None]],
    "earlier": [1, {}, "x", [1], [None]],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG.items() for value in values])
def test_a_wrong_kind_of_value_is_refused_by_its_key(key: str, value: object) -> None:
    with pytest.raises(BadRecord, match=f"'{key}'"):
        Record.from_json(json.dumps(document(**{key: value})))


def test_unknown_keys_are_refused() -> None:
    with pytest.raises(BadRecord, match="There is no 'sede' here"):
        Record.from_json(json.dumps(document(sede="7")))


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists).map(json.dumps))
def test_no_json_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize("changes", [{"seed": "\ud800"}, {"names": ["\udfff"]}, {"start": {"more": ["\ud800"]}}])
def test_text_that_is_no_unicode_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="it holds text that is not Unicode"):
        Record.from_json(json.dumps(document(**changes)))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "builders"}, "The record is for 'builders', not for 'fair'"),
        ({"players": 4}, "fair is for 2 to 3 players, not 4"),
        ({"options": {"rounds": 99}}, "'rounds' is a whole number from 1 to 4, not 99"),
        ({"options": {"speed": 1}}, "fair has no option 'speed'"),
        ({"confirm": [2]}, "'confirm' lists seats from 0 to 1, not 2"),
        ({"seed": ""}, "A seed is a whole number or a text of 1 to 200 characters"),
        ({"seed": "x" * 201}, "A seed is"),
        ({"seed": "a\nb"}, "A seed is"),
        ({"start": {}}, "A position document of format 1 was expected"),
    ],
)
def test_a_record_of_an_impossible_match_is_refused(changes: dict[str, Any], said: str) -> None:
    record = Record.from_json(json.dumps(document(**changes)))
    with pytest.raises(BadRecord, match=said):
        Match.replay(FAIR, record)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "a seat from 0 to 1 was expected first"),
        ("lay card_01", "a seat from 0 to 1"),
        ("-1 end_turn", "a seat from 0 to 1"),
        ("2 end_turn", "a seat from 0 to 1"),
        ("9" * 5000 + " end_turn", "a seat from 0 to 1"),
        ("² end_turn", "a seat from 0 to 1"),
        ("0", "empty"),
        ("0 ", "empty"),
        ("0 fly", "'fly' is not an action here"),
        ("0 lay", "takes 1 word"),
        ("0 lay card_99", "'card_99' does not go with 'lay'"),
        ("0 buy", "Action .* is not legal for seat 0"),
        ("0 undo", "nothing that far back to undo"),
        ("0 undo 0", "nothing that far back"),
        ("0 undo -1", "nothing that far back"),
        ("0 undo 1", "nothing that far back"),
        ("0 undo " + "9" * 5000, "nothing that far back"),
        ("0 undo one", "nothing that far back"),
    ],
)
def test_a_line_that_does_not_fit_is_named(line: str, said: str) -> None:
    record = Record.from_json(json.dumps(document(actions=[line])))
    with pytest.raises(BadRecord, match=f"Line 1 of the record.*{said}"):
        Match.replay(FAIR, record)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    match = played()
    while not match.over:
        match.apply(match.legal()[0])
    record = match.record()
    record.actions.append("0 end_turn")
    with pytest.raises(BadRecord, match=f"Line {len(record.actions)} of the record.*The match is over"):
        Match.replay(FAIR, record)


def test_a_record_is_replayed_from_its_object_or_its_json() -> None:
    match = ratusz.new("builders", players=2, seed=3)
    match.apply(match.legal()[0])
    record = match.record()
    for form in (record, record.to_json(), record.to_json().encode()):
        assert ratusz.replay(form).fingerprint() == match.fingerprint()
