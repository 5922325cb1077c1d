"""A value that was learned: the weights of a game's features, and how good a position is by them.

Compiled, it needs the package `librt`, as observations do; so it is imported when a game that has weights is asked for
them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, u8

from ratusz.core.block import Page, Writer
from ratusz.core.chances import chances, outcome
from ratusz.core.state import State
from ratusz.core.unboxed import vec

NOWHERE: Final = -1


class Judge:
    """Tells how likely each seat is to win, by weights.

    A seat's strength is the margin by which it is expected to win, seen with its own eyes: what each byte of its
    observation has in a table, and its terms and those of the others, each times a weight. All weights have a part for
    any time and one that counts as much as is left of the match.
    """

    def __init__(
        self,
        writer: Writer,
        size: int,
        places: list[tuple[int, int, int, int]],
        tables: tuple[list[float], list[float]],
        terms: list[tuple[float, float, float, float]],
        bias: tuple[float, float],
        spread: tuple[float, float],
        functions: tuple[Callable[[Any], list[list[float]]], Callable[[Any], float]],
    ) -> None:
        self.writer = writer
        self.size = size
        self.at: vec[i64] = _numbers([place[0] for place in places])
        self.beside: vec[i64] = _numbers([place[1] for place in places])
        """Another byte that decides with it where to look, or NOWHERE."""
        self.stride: vec[i64] = _numbers([place[2] for place in places])
        self.base: vec[i64] = _numbers([place[3] for place in places])
        self.always: vec[float] = _floats(tables[0])
        self.timely: vec[float] = _floats(tables[1])
        self.terms = terms
        self.bias = bias
        self.spread = spread
        self.functions = functions

    def value(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        if state.player < 0:
            return outcome(state)
        left = self.functions[1](state)
        return chances(self.strengths(state, left), math.exp(self.spread[0] + self.spread[1] * left))

    def strengths(self, state: State, left: float) -> list[float]:
        """By how much each seat is expected to win."""
        players = state.players
        rows = self.functions[0](state)
        page = Page(self.size * players)
        for seat in range(players):
            self.writer.write(state, seat, page)
        found: list[float] = []
        for seat in range(players):
            found.append(self.seen(page.whole, seat * self.size, left) + self.termed(rows, seat, left))
        return found

    def seen(self, block: vec[u8], start: i64, left: float) -> float:
        """What the bytes of an observation add up to."""
        always = self.bias[0]
        timely = self.bias[1]
        number: i64 = 0
        for at in self.at:
            line: i64 = self.base[number]
            here: i64 = int(block[start + at])
            beside = self.beside[number]
            line += here * self.stride[number]
            if beside >= 0:
                there: i64 = int(block[start + beside])
                line += there
            always += self.always[line]
            timely += self.timely[line]
            number += 1  # noqa: SIM113 - a native integer
        return always + left * timely

    def termed(self, rows: list[list[float]], seat: int, left: float) -> float:
        """What the terms of a seat and of the others add up to."""
        total = 0.0
        own = rows[seat]
        others = len(rows) - 1
        for number, weights in enumerate(self.terms):
            term = own[number]
            rest = 0.0
            for row in rows:
                rest += row[number]
            rest = (rest - term) / others
            total += (weights[0] + weights[1] * left) * term + (weights[2] + weights[3] * left) * rest
        return total


def _numbers(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def _floats(numbers: list[float]) -> vec[float]:
    return vec[float](numbers)
