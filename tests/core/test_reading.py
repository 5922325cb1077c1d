"""Reading JSON from outside: the right thing comes through, anything else is one clear error."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ratusz.core.errors import BadDocument, BadRecord
from ratusz.core.reading import Reader

DOCUMENT = {
    "round": 3,
    "over": False,
    "game": "builders",
    "options": {"round_cap": 5},
    "names": ["Anna", "Ben"],
    "seats": [{"coins": 1}, {"coins": 2}],
    "nothing": None,
}


def reader() -> Reader:
    return Reader(DOCUMENT, BadDocument)


def test_what_is_there_is_read() -> None:
    assert reader().number("round", 1, 3) == 3
    assert reader().flag("over") is False
    assert reader().text("game") == "builders"
    assert reader().mapping("options") == {"round_cap": 5}
    assert reader().items("names", str) == ["Anna", "Ben"]
    assert [seat.number("coins", 0, 9) for seat in reader().objects("seats")] == [1, 2]


def test_null_counts_as_absent() -> None:
    assert [reader().has(key) for key in ("round", "nothing", "missing")] == [True, False, False]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: reader().number("missing", 0, 1), "'missing' is missing"),
        (lambda: reader().number("round", 4, 9), "'round' is a whole number from 4 to 9, not 3"),
        (lambda: reader().number("round", 0, 2), "from 0 to 2, not 3"),
        (lambda: reader().number("over", 0, 1), "'over' should hold a whole number, not False"),
        (lambda: reader().number("game", 0, 1), "a whole number, not 'builders'"),
        (lambda: reader().number("nothing", 0, 1), "a whole number, not None"),
        (lambda: reader().flag("round"), "true or false, not 3"),
        (lambda: reader().text("round"), "a text, not 3"),
        (lambda: reader().mapping("names"), "an object, not"),
        (lambda: reader().items("options", str), "a list, not"),
        (lambda: reader().items("names", int), "a whole number, not 'Anna'"),
        (lambda: reader().objects("names"), "an object, not 'Anna'"),
        (lambda: reader().no_more_than(frozenset(DOCUMENT) - {"round"}), "There is no 'round' here"),
    ],
)
def test_anything_else_names_the_key(read: Callable[[], object], said: str) -> None:
    with pytest.raises(BadDocument, match=said):
        read()


@pytest.mark.parametrize("document", [None, 3, "text", [], [{}]])
def test_only_an_object_can_be_read(document: object) -> None:
    with pytest.raises(BadRecord, match="An object was expected"):
        Reader(document, BadRecord)


def test_long_values_are_cut_short_in_the_message() -> None:
    with pytest.raises(BadDocument) as caught:
        Reader({"round": "x" * 5000}, BadDocument).number("round", 0, 1)
    assert len(str(caught.value)) < 150
