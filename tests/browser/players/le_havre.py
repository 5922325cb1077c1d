"""A person who plays Le Havre by a few simple habits; everything about the position is read off the page."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.guest import Guest

READ = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
    .filter((piece) => piece.dataset.action && piece.checkVisibility({ visibilityProperty: true }))
  return {
    offers: all('[data-offer] button').map((piece) => [piece.parentElement.dataset.offer, Number(piece.innerText)]),
    cards: all('[data-card].target').map((piece) => piece.dataset.card),
    ships: all('[data-ships].target').map((piece) => piece.dataset.ships),
    answers: all('section.question button').map((piece) => piece.dataset.action),
    panel: all('[data-panel] button.main').length > 0,
  }
}"""

OFTEN = 2
"""Every so many turns a building is entered, if one can be."""


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
    panel: bool
    """Whether a panel has a proposal to accept."""

    @classmethod
    def read(cls, guest: Guest) -> Position:
        return cls(**guest.page.evaluate(READ))


class Player:
    """Take the largest offer, use a building now and then, and pay as proposed."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.turns = 0

    def act(self) -> None:
        """One action, by the presses that a person needs for it."""
        self.guest.act(*self.decide(Position.read(self.guest)))

    def decide(self, now: Position) -> list[Locator]:
        if now.panel:
            return [self.accept]
        if now.ships:
            return self.card(f"[data-ships={now.ships[0]}]")
        if now.cards and (not now.offers or self.turns % OFTEN == 0):
            return self.card(f"[data-card={now.cards[self.turns % len(now.cards)]}].target")
        if now.offers:
            self.turns += 1
            return [self.offer(max(now.offers, key=lambda offer: (offer[1], offer[0]))[0])]
        return [self.answer(now.answers[0])]

    def play(self) -> None:
        """The whole match, up to the score sheet."""
        while self.guest.wait_for_turn():
            self.act()

    def play_turn(self) -> None:
        """Until the turn is ended."""
        while self.guest.wait_for_turn():
            now = Position.read(self.guest)
            self.guest.act(*self.decide(now))
            if "0" in now.answers:
                return

    # What may be pressed, and where it lies.

    def offer(self, kind: str) -> Locator:
        return self.guest.page.locator(f"[data-offer={kind}] button")

    def card(self, selector: str) -> list[Locator]:
        """A card that can be used in several ways asks in which."""
        card = self.guest.page.locator(selector).first
        if card.get_attribute("data-action") != "pick":
            return [card]
        return [card, self.guest.page.locator("[data-sheet] [data-action]").first]

    def answer(self, action: str) -> Locator:
        return self.guest.question.locator(f'[data-action="{action}"]')

    @property
    def accept(self) -> Locator:
        return self.guest.page.locator("[data-panel] button.main[data-action]")
