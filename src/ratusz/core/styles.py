"""Styles: what a bot may fancy in a game beyond what wins it, as weights on what seats have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ratusz.core.leaning import Leaning

Worth = Callable[[Any], list[float]]


@dataclass(frozen=True, slots=True)
class Styles:
    """The styles of a game: what is looked at, and how much more each style makes of it than it is worth."""

    ids: tuple[str, ...]
    measures: Callable[[Any], list[list[float]]]
    """For each seat the numbers that the ids name, such as the terms of its strength."""
    left: Callable[[Any], float]
    """Which part of the match is left, from 1 to 0: a fancy fades as the end comes near."""
    weights: Mapping[str, Mapping[str, float]]
    """By styles and ids: what one more adds to the logarithm of a seat's odds when the match begins."""

    def __post_init__(self) -> None:
        for style, weights in self.weights.items():
            unknown = weights.keys() - set(self.ids)
            if unknown:
                raise ValueError(f"Style '{style}' weighs '{min(unknown)}'; what there is: {', '.join(self.ids)}.")

    def lean(self, judge: Worth, style: str) -> Worth:
        """A judge with a fancy; the judge itself where the game does not know the style."""
        if style not in self.weights:
            return judge
        wanted = self.weights[style]
        return Leaning(judge, self.measures, self.left, [wanted.get(name, 0.0) for name in self.ids]).value
