"""Typed access to what came from outside, numbers in texts and JSON: anything wrong becomes one clear answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ratusz.core.errors import RatuszError

MOST_DIGITS: Final = 9
_KIND_NAMES = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "an object"}


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

    def _value(self, key: str, kind: type) -> Any:
        if key not in self.document:
            raise self.error(f"'{key}' is missing.")
        return self._checked(key, self.document[key], kind)

    def _checked(self, key: str, value: Any, kind: type) -> Any:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"'{key}' should hold {_KIND_NAMES[kind]}, not {value!r:.60}.")
        return value
