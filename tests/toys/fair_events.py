"""What can happen at the Fair; what is laid face down is told to its owner alone."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    card: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class CoinsStaked(Event):
    coins: int

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    reveal: ClassVar[bool] = True
    cards: tuple[str, ...]
    stakes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    reveal: ClassVar[bool] = True
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class CardExchanged(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    reveal: ClassVar[bool] = True
    card: str

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else dataclasses.replace(self, card="")


@dataclass(frozen=True, slots=True)
class PointsBought(Event):
    coins: int
    points: int
