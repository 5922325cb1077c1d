"""What can happen at the Fair; what is laid face down is told to its owner alone."""

from __future__ import annotations

import dataclasses

from ratusz.core.events import Event


class CardLaid(Event, secret=True):
    card: str


class CoinsStaked(Event, secret=True):
    coins: int


class CardsRevealed(Event, reveal=True):
    cards: tuple[str, ...]
    stakes: tuple[int, ...]


class PrizeWon(Event, reveal=True):
    coins: int
    points: int


class CardExchanged(Event):
    card: str


class CardDrawn(Event, reveal=True):
    card: str

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else dataclasses.replace(self, card="")


class PointsBought(Event):
    coins: int
    points: int
