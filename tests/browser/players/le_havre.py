"""A person who plays Le Havre by a few simple habits; everything about the position is read off the page."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.guest import Finger, Guest
from tests.browser.players.person import Person

READ = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
    .filter((piece) => piece.dataset.action && piece.checkVisibility({ visibilityProperty: true }))
  return {
    offers: all('[data-offer] button').map((piece) => [piece.parentElement.dataset.offer, Number(piece.innerText)]),
    cards: all('[data-card].legal').map((piece) => piece.dataset.card),
    ships: all('[data-ships].legal').map((piece) => piece.dataset.ships),
    answers: all('section.question button').map((piece) => piece.dataset.action),
    panel: all('[data-panel] button').length,
  }
}"""


@dataclass(frozen=True)
class Position:
    """What a player sees of the own decision."""

    offers: list[tuple[str, int]]
    """The spaces that may be emptied, and what lies there."""
    cards: list[str]
    """The buildings that may be entered or built."""
    ships: list[str]
    """The kinds of ships that may be built."""
    answers: list[str]
    """What the question bar offers."""
    panel: int
    """How many buttons of a panel answer the question; one agrees to its proposal."""

    @classmethod
    def read(cls, guest: Guest) -> Position:
        return cls(**guest.run(READ))

    @property
    def ends(self) -> bool:
        """Whether the turn can be ended."""
        return END_TURN in self.answers


END_TURN = "end_turn"
NEVER = 10**9
"""Who visits every so many turns enters no building unless there is nothing else."""


class Player(Person):
    """Use a building every so many turns, take the largest offer in the others, and pay as proposed."""

    def __init__(self, guest: Guest, visits: int = 2) -> None:
        super().__init__(guest)
        self.visits = visits
        self.turns = 0

    def act(self) -> None:
        """One action, by the presses that a person needs for it."""
        self.guest.act(*self.decide(Position.read(self.guest)))

    def decide(self, now: Position) -> list[Locator]:
        if now.panel:
            return [self.panel]
        if now.ships:
            return self.ways(self.ships(now.ships[0]))
        if now.cards and (not now.offers or self.turns % self.visits == 0):
            return self.ways(self.card(now.cards[self.turns % len(now.cards)]))
        if now.offers:
            return [self.offer(self.choose(now.offers))]
        if now.ends:
            self.turns += 1
            return [self.answer(END_TURN)]
        return [self.answer(now.answers[0])]

    def choose(self, offers: list[tuple[str, int]]) -> str:
        """The largest offer, or the one that the keys reach first."""
        nearest = self.guest.nearest("[data-offer] button[data-action]")
        return offers[nearest][0] if nearest is not None else max(offers, key=lambda offer: (offer[1], offer[0]))[0]

    def tire(self) -> None:
        self.visits = NEVER

    def play_turn(self) -> None:
        """Until the turn is ended."""
        while self.guest.wait_for_turn():
            now = Position.read(self.guest)
            self.guest.act(*self.decide(now))
            if now.ends:
                return

    # What may be pressed, and where it lies.

    def offer(self, kind: str) -> Locator:
        return self.guest.page.locator(f"[data-offer={kind}] button")

    def card(self, card: str) -> Locator:
        return self.guest.page.locator(f"[data-card={card}]").first

    def ships(self, kind: str) -> Locator:
        return self.guest.page.locator(f"[data-ships={kind}]")

    def ways(self, card: Locator) -> list[Locator]:
        """A card that can be used in several ways asks in which; to a finger it always shows itself first."""
        if self.guest.attribute(card, "data-action") != "pick" and not isinstance(self.guest.hands, Finger):
            return [card]
        return [card, self.sheet.locator("[data-action]").first]

    @property
    def sheet(self) -> Locator:
        """The card being looked at."""
        return self.guest.page.locator("[data-sheet]")

    def answer(self, action: str) -> Locator:
        return self.guest.question.locator(f'[data-action="{action}"]')

    @property
    def panel(self) -> Locator:
        """What a panel proposes, or the first of its answers."""
        return self.guest.page.locator("[data-panel] button[data-action]").first
