"""A question that is put together in a panel before it is answered: how much of what, or one of several ways.

A form has rows, each a number to be chosen, and tallies, sums of the rows that have to lie within bounds. Whoever adds
them up needs no rule of the game. Where the ways are few and no sum describes them, they are listed instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

PAGE: Final = 40
"""How many ways are told at once."""


class Row(NamedTuple):
    """One number of a form."""

    answer: str
    """The notation of the answer, with `#` in the place of the number; without one it is given so many times."""
    have: int
    """How many there are, which may be more than can be chosen."""
    least: int
    most: int
    topic: str = ""
    """What rows that belong together have in common; empty if their answers say it by their first word."""

    def answers(self, count: int) -> list[str]:
        """The answers for a number."""
        return [self.answer.replace("#", str(count))] if "#" in self.answer else [self.answer] * count


class Tally(NamedTuple):
    """A sum over the rows that has to lie within bounds: base, what each row adds, and what it adds once if not 0.

    Rows behind the end of what is added add nothing.
    """

    name: str
    adds: Sequence[int]
    least: int | None = None
    most: int | None = None
    why: str = ""
    """What to say if it does not come out right, the key of `closed-<why>`."""
    rule: str = ""
    base: int = 0
    spare: bool = False
    """Nothing may be spared: with one less in any row that adds, the sum would be below `least`."""
    step: int = 1
    """The sum has to be a multiple of this."""
    once: Sequence[int] = ()

    def sum(self, counts: Sequence[int]) -> int:
        """What the numbers come to."""
        once = sum(more for more, count in zip(self.once, counts, strict=False) if count)
        return self.base + once + sum(add * count for add, count in zip(self.adds, counts, strict=False))

    def allows(self, counts: Sequence[int]) -> bool:
        """Whether the numbers come out right."""
        total = self.sum(counts)
        if self.least is not None and (total < self.least or (self.spare and self._spares(counts))):
            return False
        return (self.most is None or total <= self.most) and total % self.step == 0

    def _spares(self, counts: Sequence[int]) -> bool:
        fewer = ([*counts[:row], count - 1, *counts[row + 1 :]] for row, count in enumerate(counts) if count)
        total, least = self.sum(counts), self.least or 0
        return any(least <= self.sum(other) < total for other in fewer)


class Gain(NamedTuple):
    """What the numbers bring of a kind: base + the sum of what the rows add, divided by `per`, or read from a table."""

    kind: str
    adds: Sequence[int]
    per: int = 1
    base: int = 0
    table: Sequence[int] = ()

    def amount(self, counts: Sequence[int]) -> int:
        """How much; a table is as good as its last entry beyond its end."""
        total = self.base + sum(add * count for add, count in zip(self.adds, counts, strict=False))
        return self.table[min(total, len(self.table) - 1)] if self.table else total // self.per


@dataclass(frozen=True, slots=True)
class Form:
    """How much of what; the answers follow from the numbers."""

    rows: Sequence[Row]
    tallies: Sequence[Tally] = ()
    gains: Sequence[Gain] = ()
    first: Sequence[str] = ()
    """Answers that come before those of the rows."""
    also: Mapping[int, str] = field(default_factory=dict)
    """By the number of a row, an answer that comes before its own if it is not 0."""
    last: Sequence[str] = ()
    """Answers that come after all others."""
    lead: int = 0
    """The first so many rows are those that the others follow from."""
    proposals: Sequence[Sequence[int]] = ()
    """Numbers that come out right: the best first, then one for each choice in the leading rows."""
    everything: Sequence[int] = ()
    """The numbers that give or take as much as can be; empty if there is no such wish."""

    def broken(self, counts: Sequence[int]) -> Row | Tally | None:
        """What does not come out right first: a row out of its bounds, or a tally; None if all does."""
        for row, count in zip(self.rows, counts, strict=True):
            if not row.least <= count <= row.most:
                return row
        return next((tally for tally in self.tallies if not tally.allows(counts)), None)

    def answers(self, counts: Sequence[int]) -> list[str]:
        """What to answer, in order; of that, what nobody asks for is left out."""
        return [*self.first, *self._row_answers(counts), *self.last]

    def _row_answers(self, counts: Sequence[int]) -> Iterator[str]:
        for number, (row, count) in enumerate(zip(self.rows, counts, strict=True)):
            if count and number in self.also:
                yield self.also[number]
            yield from row.answers(count)

    def document(self) -> dict[str, Any]:
        """The form as JSON, what is empty left out but for its rows; its parts as lists, without usual ends."""
        told = {"rows": self.rows, **_told(self)}
        return {**told, **{name: list(map(_shortened, told[name])) for name in PARTS if name in told}}


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways there are, the best first."""

    answers: Sequence[Sequence[str]]
    worth: Sequence[int] = ()
    """What each is worth, left over and lost by it, where that can be said."""
    left: Sequence[int] = ()
    lost: Sequence[int] = ()

    def document(self, first: int = 0, most: int = PAGE) -> dict[str, Any]:
        """A page of the ways as JSON, what is empty left out: the answers once, and for each way their places."""
        page = slice(first, first + most)
        told = {name: values[page] for name, values in _told(self).items()}
        answers = list(dict.fromkeys(answer for way in told["answers"] for answer in way))
        places = {answer: place for place, answer in enumerate(answers)}
        ways = [[places[answer] for answer in way] for way in told["answers"]]
        more = max(0, len(self.answers) - page.stop)
        return {**told, "answers": answers, "ways": ways, **({"more": more} if more else {})}


PARTS: Final = ("rows", "tallies", "gains")


def _shortened(part: Row | Tally | Gain) -> list[Any]:
    """A part as a list, without the last fields that are as they mostly are."""
    values: list[Any] = list(part)
    while part._field_defaults.get(part._fields[len(values) - 1], part) == values[-1]:
        values.pop()
    return values


def _told(of: Form | Ways) -> dict[str, Any]:
    return {name: value for name in of.__slots__ if (value := getattr(of, name))}
