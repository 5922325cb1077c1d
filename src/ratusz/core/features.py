"""What a learned value looks at: parts of an observation, and numbers that the game's own value is made of.

A game declares its features once. Each byte of an observation that is looked at picks a weight from a table, so that an
amount, a kind of card and the owner of a building are all the same to whoever adds them up. Everything counts twice:
for itself, and times the part of the match that is left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

AMOUNT: Final = "amount"
"""Each byte is a number of something: it counts in proportion, and its square root besides."""
KIND: Final = "kind"
"""Each byte says which of several cases holds: every case counts for itself."""
COUNT: Final = "count"
"""As a kind, but it does not matter which of the bytes says it: only how many do."""


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of an observation to look at, perhaps each byte together with that of another part of the same size."""

    part: str
    how: str
    by: str = ""


def looks(how: str, parts: str) -> Iterator[Feature]:
    """Several parts, with spaces between them, that are looked at in the same way."""
    return (Feature(part, how) for part in parts.split())


@dataclass(frozen=True, slots=True)
class Features:
    """What a learned value of a game goes by."""

    looks: tuple[Feature, ...]
    term_ids: tuple[str, ...]
    terms: Callable[[Any], list[list[float]]]
    """For each seat the terms of its strength, as the game's own value adds them up."""
    left: Callable[[Any], float]
    """Which part of the match is left, from 1 to 0."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """The game's own value as the only term: the logarithm of each seat's chance."""

    value: Callable[[Any], list[float]]

    def __call__(self, state: Any) -> list[list[float]]:
        return [[math.log(max(chance, LEAST))] for chance in self.value(state)]


OPINION: Final = ("opinion",)
"""The name of that term."""
LEAST: Final = 1e-4
