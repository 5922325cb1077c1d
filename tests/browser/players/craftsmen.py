"""A person who plays Craftsmen by a few simple habits; everything about the position is read off the page."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.guest import Guest
from tests.browser.players.person import Person

READ = """() => {
  const shown = (piece) => piece.checkVisibility({ visibilityProperty: true })
  const spots = [...document.querySelectorAll('button[data-spot]')].filter(shown)
  const main = document.querySelector('[data-panel] .main[data-action]')
  return {
    spots: spots.map((piece) => [piece.dataset.spot, piece.dataset.action === 'pick']),
    pays: document.querySelector('[data-pays]') !== null,
    peeks: document.querySelectorAll('[data-peek]').length > 0 ? Number(main.dataset.count) : 0,
    bid: Number(document.querySelector('[data-bid]')?.dataset.bid ?? 0),
    sends: main !== null,
    helpers: document.querySelectorAll('.mine [data-guide=helpers] .disc:not(.used)').length,
  }
}"""

HABITS = (
    "build:",
    "card:",
    "hold:",
    "granary:",
    "pool:privilege",
    "pool:labour",
    "market:",
    "open:",
    "deck:capital",
    "capital:",
    "fair",
)
"""What is pressed first, if it can be."""
TOWN = ("bankers_guild", "crafts_guild", "builders_guild", "notary", "merchants_guild", "town_hall")
HELPERS_AT_HOME = 4
"""With few helpers a match is short, and the next round begins at another building."""
ALL_HELPERS = 5
MOST_BID = 4


@dataclass(frozen=True)
class Position:
    """What a player sees of the own decision."""

    spots: list[tuple[str, bool]]
    """The places that may be pressed, and whether there is a choice then."""
    pays: bool
    peeks: int
    bid: int
    """The bid that lies ready."""
    sends: bool
    """Whether something lies ready to be sent: cards to pay with, to discard, to invest."""
    helpers: int

    @classmethod
    def read(cls, guest: Guest) -> Position:
        return cls(**guest.run(READ))

    def first(self, start: str) -> tuple[str, bool] | None:
        return next((spot for spot in self.spots if spot[0].startswith(start)), None)


class Player(Person):
    """Build what fits, make what can be made, take part in auctions while they are cheap."""

    def __init__(self, guest: Guest, at_home: int = HELPERS_AT_HOME) -> None:
        super().__init__(guest)
        self.at_home = at_home
        self._sent = 0

    def act(self) -> None:
        """One decision, by the presses that a person needs for it."""
        self.guest.act(*self.decide(Position.read(self.guest)))

    def decide(self, now: Position) -> list[Locator]:
        panel = self.panel(now)
        if panel:
            return panel
        if now.first("town:") or now.first("field:"):
            return self.send(now)
        for habit in HABITS:
            spot = now.first(habit)
            if spot:
                return self.to(spot)
        return [self.decline]

    def panel(self, now: Position) -> list[Locator]:
        """What is put together before it is sent."""
        main = self.guest.page.locator("[data-panel] .main[data-action]")
        if now.peeks:
            return [*(self.nth("[data-peek]", number) for number in range(now.peeks)), main]
        if now.bid:
            return [main] if now.bid <= MOST_BID or self.guest.count(self.decline) == 0 else [self.decline]
        return [main] if now.sends else []

    def send(self, now: Position) -> list[Locator]:
        if now.helpers <= self.at_home:
            return [self.decline]
        for _ in TOWN:
            self._sent += 1
            spot = now.first(f"town:{TOWN[self._sent % len(TOWN)]}")
            if spot:
                return self.to(spot)
        return [self.decline]

    def tire(self) -> None:
        self.at_home = ALL_HELPERS

    def play_turn(self) -> None:
        """Until the turn is over."""
        while self.guest.wait_for_turn():
            ends = self.guest.count(self.end) > 0
            self.act()
            if ends:
                return

    # What may be pressed, and where it lies.

    def to(self, spot: tuple[str, bool]) -> list[Locator]:
        """A place with several answers opens their list."""
        place, several = spot
        pressed = self.guest.page.locator(f'button[data-spot="{place}"]').first
        return [pressed, self.nth("[data-panel] .answer", 0)] if several else [pressed]

    def nth(self, selector: str, number: int) -> Locator:
        return self.guest.page.locator(selector).nth(number)

    @property
    def decline(self) -> Locator:
        """To pass, to stop, to end the turn."""
        return self.guest.question.locator("[data-action=pass], [data-action=end_turn]").last

    @property
    def end(self) -> Locator:
        return self.guest.question.locator("[data-action=end_turn]")
