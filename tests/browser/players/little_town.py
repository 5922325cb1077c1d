"""A person who plays Little Town by a few sensible habits; everything about the position is read off the page."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guest import Finger, Guest
from tests.browser.players.person import Person

READ = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((piece) => piece.dataset.action)
  return {
    free: all('.square.free > .press').map((piece) => [piece.closest('[data-square]').dataset.square, piece.ariaLabel]),
    uses: all('.square.target:not(.free) > .press').map((piece) => piece.closest('[data-square]').dataset.square),
    tiles: all('[data-market]').map((piece) => piece.dataset.market),
    offers: all('[data-panel] button').length,
    claims: all('.mine [data-piece^="objective:"]').map((piece) => piece.dataset.piece.slice(10)),
    building: document.querySelector('[data-market].chosen') !== null,
  }
}"""


def _read_points() -> dict[str, int]:
    data: dict[str, Any] = json.loads((files("ratusz.games.little_town") / "data.json").read_text())
    return {tile["id"]: tile["build_vp"] for tile in data["tiles"]}


POINTS = _read_points()


@dataclass(frozen=True)
class Position:
    """What a player sees of the own decision."""

    free: list[tuple[str, str]]
    """The empty squares that may be chosen, and what they say."""
    uses: list[str]
    """The squares with something to use or to gather."""
    tiles: list[str]
    """What may be built."""
    offers: int
    """Choices in the panel."""
    claims: list[str]
    building: bool
    """Whether a tile was chosen and its square is asked for."""

    @classmethod
    def read(cls, guest: Guest) -> Position:
        return cls(**guest.run(READ))

    @property
    def ended(self) -> bool:
        """Whether nothing is left but to say so."""
        return not (self.claims or self.offers or self.free or self.uses or self.tiles)


def gain(words: str) -> int:
    """How many cubes a square promises."""
    return sum(map(int, re.findall(r"(?<=\s)\d+(?=\s)", words)))


class Player(Person):
    """Show what is finished, build what brings most, gather most, and use whatever lies beside it."""

    tired = False

    def act(self) -> None:
        """One action, by the presses that a person needs for it."""
        self.guest.act(*self.decide(Position.read(self.guest)))

    def decide(self, now: Position) -> list[Locator]:
        if now.claims:
            return [self.objective(now.claims[0])]
        if now.offers and not now.free:
            return [self.offer(0)]
        if now.tiles and not now.building:
            return [self.tile(max(now.tiles, key=lambda tile: (POINTS[tile], tile)))]
        if now.free:
            return self.to_square(self.choose(now.free))
        if now.uses:
            return [self.square(now.uses[0])]
        return [self.done]

    def choose(self, free: list[tuple[str, str]]) -> str:
        if self.tired:
            return free[self.guest.nearest(".square.free > .press[data-action]") or 0][0]
        return max(free, key=lambda offer: (gain(offer[1]), offer[0]))[0]

    def tire(self) -> None:
        self.tired = True

    def play_turn(self) -> None:
        """Until the turn is over, and at the end of a round until somebody else is asked."""
        while self.guest.wait_for_turn():
            now = Position.read(self.guest)
            self.guest.act(*self.decide(now))
            if now.ended:
                return

    # What may be pressed, and where it lies.

    def square(self, square: str) -> Locator:
        return self.guest.page.locator(f"[data-square={square}] > .press")

    def to_square(self, square: str) -> list[Locator]:
        """A finger first touches a square to see what it offers."""
        return [self.square(square)] * (2 if isinstance(self.guest.hands, Finger) else 1)

    def tile(self, tile: str) -> Locator:
        return self.guest.page.locator(f"button[data-market={tile}]")

    def offer(self, number: int) -> Locator:
        return self.guest.page.locator("[data-panel] button[data-action]").nth(number)

    def objective(self, card: str) -> Locator:
        return self.guest.page.locator(f'.mine button[data-piece="objective:{card}"]')

    @property
    def done(self) -> Locator:
        return self.guest.question.locator("[data-action=end_turn]")
