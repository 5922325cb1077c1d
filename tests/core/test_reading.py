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
    "good": "wood",
    "goods": ["wood", "fish", "wood"],
    "bought": [1, 0, 2],
    "cubes": {"wood": 2, "fish": 1},
}
NAMES = ["fish", "wood", "clay"]
MANY = [f"card_{number}" for number in range(20)]


def reader() -> Reader:
    return Reader(DOCUMENT, BadDocument)


def test_what_is_there_is_read() -> None:
    assert reader().number("round", 1, 3) == 3
    assert reader().flag("over") is False
    assert reader().text("game") == "builders"
    assert reader().mapping("options") == {"round_cap": 5}
    assert reader().items("names", str) == ["Anna", "Ben"]
    assert [seat.number("coins", 0, 9) for seat in reader().objects("seats")] == [1, 2]


def test_words_stand_for_numbers() -> None:
    assert reader().word("good", NAMES) == 1
    assert reader().word("good", {"wood": 40, "fish": 41}) == 40
    assert reader().words("goods", NAMES) == [1, 0, 1]
    assert reader().distinct("names", ["Ben", "Anna"]) == [1, 0]


def test_numbers_come_in_lists_and_by_name() -> None:
    assert reader().numbers("bought", [1, 1, 2]) == [1, 0, 2]
    assert reader().counts("cubes", NAMES, 1, 5) == [1, 2, 0]
    assert reader().counts("cubes", NAMES[:2], 0, 5) == [1, 2]


def test_objects_lie_within_objects() -> None:
    assert reader().table("options").number("round_cap", 1, 9) == 5
    assert [seat.seat("coins", 3) for seat in reader().seats(2)] == [1, 2]


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
        (lambda: reader().seat("round", 3), "'round' is a whole number from 0 to 2, not 3"),
        (lambda: reader().seats(3), "'seats' has 2 entries for 3 players"),
        (lambda: reader().word("good", ["clay", "iron"]), "'good' is one of clay, iron, not 'wood'"),
        (lambda: reader().word("good", {"clay": 4}), "'good' is one of clay, not 'wood'"),
        (lambda: reader().word("good", MANY), "'good' cannot hold 'wood'"),
        (lambda: reader().words("goods", ["wood"]), "'goods' is one of wood, not 'fish'"),
        (lambda: reader().distinct("goods", NAMES), "'goods' lists 'wood' twice"),
        (lambda: reader().numbers("bought", [2, 2]), "'bought' holds whole numbers from 0 to 2, 2, not"),
        (lambda: reader().numbers("bought", [2, 2, 1]), "'bought' holds whole numbers from 0 to 2, 2, 1, not"),
        (lambda: reader().counts("cubes", ["wood"], 1, 5), "There is no 'fish' here"),
        (lambda: reader().counts("cubes", NAMES, 0, 5), "'clay' is missing"),
        (lambda: reader().counts("cubes", NAMES, 1, 1), "'wood' is a whole number from 1 to 1, not 2"),
        (lambda: Reader({"a": {"b": None}}, BadDocument).counts("a", ["b"], 1, 2), "'b' should hold a whole number"),
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
