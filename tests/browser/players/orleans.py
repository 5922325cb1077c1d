"""A person who plays Orléans by a few sensible habits; everything about the position is read off the page."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.guest import Guest
from tests.browser.players.person import Person

READ = """() => {
  const legal = (selector) => [...document.querySelectorAll(selector)].filter((piece) => piece.dataset.action)
  const completes = (press) =>
    Number(press.dataset.lays) === press.closest('[data-place]').querySelectorAll('.ghost, .anybody').length
  return {
    draws: legal('[data-draw]').length,
    fills: legal('[data-fill]').filter(completes).map((press) => press.closest('[data-place]').dataset.place),
    uses: legal('[data-use]').map((press) => press.dataset.use),
    alms: legal('[data-slot=town_hall]').length,
    planning: legal('[data-pick]').length > 0,
  }
}"""
CHOICES = ", ".join(
    (
        "[data-travel]",
        "[data-take]",
        "[data-send]",
        "[data-tile] [data-action]",
        "[data-step] [data-action]",
        ".mine [data-good] [data-action]",
    )
)
"""What is asked for in the middle of a turn, wherever it lies."""
FAVOURITES = (
    "university",
    "village",
    "castle",
    "farm_house",
    "guildhall",
    "ship",
    "wagon",
    "monastery",
    "scriptorium",
)
"""What is filled and used first."""
TOWN_HALL = "town_hall"
BOTH = 2
"""Nobody waits there yet."""
MOST_PLACES = 20
"""More than there are."""
GIFTS = 4
"""How many followers this person gives to deeds."""


def _rank(place: str) -> int:
    return FAVOURITES.index(place) if place in FAVOURITES else len(FAVOURITES)


@dataclass(frozen=True)
class Position:
    """What a player sees of the own decision."""

    draws: int
    """Ways to draw."""
    fills: list[str]
    """The places that the market can complete."""
    uses: list[str]
    """The places that can be used now."""
    alms: int
    """Slots of the Town Hall that somebody of the market can take."""
    planning: bool

    @classmethod
    def read(cls, guest: Guest) -> Position:
        return cls(**guest.run(READ))


class Player(Person):
    """Draw as many as possible, complete what can be completed, use everything, and take whatever comes first."""

    def __init__(self, guest: Guest, places: int = MOST_PLACES) -> None:
        super().__init__(guest)
        self.places = places
        """How many places this person fills in a round, at most."""
        self.filled = 0
        self.planned: Counter[str] = Counter()
        """How often each place was filled: a person likes variety."""
        self.chosen = 0

    def act(self) -> None:
        """One decision, by the press that a person needs for it."""
        now = Position.read(self.guest)
        self.guest.act(self.decide(now))
        if now.draws:
            self.filled = 0
        elif self.fills(now):
            self.planned[self.favourite(now)] += 1
            self.filled += 1

    def decide(self, now: Position) -> Locator:
        if now.draws:
            return self.guest.page.locator("[data-draw]").last
        if self.fills(now):
            return self.fill(self.favourite(now))
        if now.uses:
            return self.place(min(now.uses, key=_rank))
        if self.gives(now):
            self.planned[TOWN_HALL] += 1
            return self.guest.page.locator(f"[data-slot={TOWN_HALL}]").first
        for choice in (self.guest.page.locator(CHOICES), self.done, self.anything):
            if choices := self.guest.count(choice):
                # Not always the same: the tracks are there to be walked.
                self.chosen += 1
                return choice.nth(self.chosen % choices)
        return self.done

    def tire(self) -> None:
        self.places = 0

    def favourite(self, now: Position) -> str:
        return min(now.fills, key=lambda place: (self.planned[place], _rank(place)))

    def play_turn(self) -> None:
        """Until the plan is made, or the turn is over."""
        while self.guest.wait_for_turn():
            now = Position.read(self.guest)
            ends = self.ends(now)
            self.act()
            if ends:
                return

    # What may be pressed, and where it lies.

    def fills(self, now: Position) -> bool:
        """Whether a place is completed next."""
        return bool(now.fills) and not now.draws and self.filled < self.places

    def gives(self, now: Position) -> bool:
        """Whether somebody who is left over goes to the Town Hall."""
        return now.alms == BOTH and self.planned[TOWN_HALL] < GIFTS

    def ends(self, now: Position) -> bool:
        """Whether the next press ends a plan or a turn."""
        busy = now.draws or self.fills(now) or now.uses or self.gives(now)
        return not busy and not self.guest.count(self.guest.page.locator(CHOICES))

    @property
    def anything(self) -> Locator:
        return self.guest.page.locator(":is(.board, .mine) [data-action]:not([data-action=pick])")

    @property
    def done(self) -> Locator:
        """What ends a plan or a turn."""
        return self.guest.question.locator("[data-action]").last

    def fill(self, place: str) -> Locator:
        return self.guest.page.locator(f"[data-fill={place}]")

    def place(self, place: str) -> Locator:
        return self.guest.page.locator(f"[data-use={place}]")
