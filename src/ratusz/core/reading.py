"""Typed access to what came from outside, numbers in texts and JSON: anything wrong becomes one clear answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import gt
from typing import Any, Final

from ratusz.core.errors import RatuszError

MOST_DIGITS: Final = 9
_FEW: Final = 12
"""So many words are listed in a message; of more, none is."""
_KIND_NAMES = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "an object"}

Names = Sequence[str] | Mapping[str, int]
"""The words that stand for numbers: those from 0 on, or the ones given."""


def whole_number(text: str) -> int | None:
    """The number that a text of digits stands for; None for any other text, and for more digits than anybody means.

    >>> whole_number("12"), whole_number("-1"), whole_number("9" * 5000)
    (12, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


class Reader:
    """The keys of one JSON object; every failure raises `error` and names the key.

    >>> Reader({"coins": 3}, RatuszError).number("coins", 0, 10)
    3
    """

    def __init__(self, document: object, error: type[RatuszError]) -> None:
        if not isinstance(document, Mapping):
            raise error(f"An object was expected, not {document!r:.60}.")
        self.document: Mapping[str, Any] = document
        self.error = error

    def number(self, key: str, lowest: int, highest: int) -> int:
        value: int = self._value(key, int)
        if not lowest <= value <= highest:
            raise self.error(f"'{key}' is a whole number from {lowest} to {highest}, not {value!r:.60}.")
        return value

    def flag(self, key: str) -> bool:
        value: bool = self._value(key, bool)
        return value

    def text(self, key: str) -> str:
        value: str = self._value(key, str)
        return value

    def mapping(self, key: str) -> dict[str, Any]:
        value: dict[str, Any] = self._value(key, dict)
        return value

    def table(self, key: str) -> Reader:
        """An object within this one."""
        return Reader(self.mapping(key), self.error)

    def seat(self, key: str, players: int) -> int:
        return self.number(key, 0, players - 1)

    def seats(self, players: int) -> list[Reader]:
        """The objects of 'seats', one for each seat."""
        seats = self.objects("seats")
        if len(seats) != players:
            raise self.error(f"'seats' has {len(seats)} entries for {players} players.")
        return seats

    def word(self, key: str, names: Names) -> int:
        """The number that a word stands for."""
        return self._named(key, self.text(key), names)

    def words(self, key: str, names: Names) -> list[int]:
        """The numbers of a list of words."""
        return [self._named(key, word, names) for word in self.items(key, str)]

    def distinct(self, key: str, names: Names) -> list[int]:
        """The numbers of a list of words, none of them twice."""
        words = self.items(key, str)
        for word in words:
            if words.count(word) > 1:
                raise self.error(f"'{key}' lists {word!r:.60} twice.")
        return self.words(key, names)

    def numbers(self, key: str, highest: Sequence[int]) -> list[int]:
        """A list of whole numbers from 0 on, each with a bound of its own."""
        numbers: list[int] = self.items(key, int)
        if len(numbers) != len(highest) or min(numbers, default=0) < 0 or any(map(gt, numbers, highest)):
            bounds = ", ".join(map(str, highest))
            raise self.error(f"'{key}' holds whole numbers from 0 to {bounds}, not {numbers!r:.60}.")
        return numbers

    def counts(self, key: str, names: Sequence[str], lowest: int, highest: int) -> list[int]:
        """A number for each name; if the lowest is above 0, names may be left out that there is nothing of."""
        counts = self.table(key)
        counts.no_more_than(frozenset(names))
        return [counts.number(name, lowest, highest) if lowest <= 0 or name in counts.document else 0 for name in names]

    def items(self, key: str, kind: type) -> list[Any]:
        """A list whose items are all of one kind."""
        items: list[Any] = self._value(key, list)
        return [self._checked(key, item, kind) for item in items]

    def objects(self, key: str) -> list[Reader]:
        """A list of objects, each to be read in turn."""
        return [Reader(item, self.error) for item in self.items(key, dict)]

    def has(self, key: str) -> bool:
        """Whether the key is there and not null."""
        return self.document.get(key) is not None

    def no_more_than(self, keys: frozenset[str]) -> None:
        """Refuse keys nobody knows, which are more likely mistakes than wishes."""
        for key in self.document:
            if key not in keys:
                raise self.error(f"There is no '{key:.60}' here.")

    def _named(self, key: str, word: str, names: Names) -> int:
        if word not in names:
            known = f"is one of {', '.join(names)}, not" if len(names) <= _FEW else "cannot hold"
            raise self.error(f"'{key}' {known} {word!r:.60}.")
        return names[word] if isinstance(names, Mapping) else names.index(word)

    def _value(self, key: str, kind: type) -> Any:
        if key not in self.document:
            raise self.error(f"'{key}' is missing.")
        return self._checked(key, self.document[key], kind)

    def _checked(self, key: str, value: Any, kind: type) -> Any:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"'{key}' should hold {_KIND_NAMES[kind]}, not {value!r:.60}.")
        return value
