"""A person who knows the cards of The Builders and plays by a few sensible habits.

Everything about the position is read off the page; the figures of the cards are printed on them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guest import Guest
from tests.browser.players.person import Person

RESOURCES = ("stone", "wood", "knowledge", "tile")

READ = """() => {
  const number = (text) => Number(text?.match(/\\d+/g)?.at(-1) ?? NaN)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const names = (selector, attribute) => all(selector).map((piece) => piece.dataset[attribute])
  const legal = '[data-action]:not([data-action=pick])'
  return {
    coins: number(document.querySelector('.mine [data-coins]')?.textContent),
    actions: number(document.querySelector('[data-guide=actions] [role=img]')?.ariaLabel),
    sites: all('[data-guide=yard] [data-site]').map((site) => ({
      building: site.dataset.site,
      price: number(site.querySelector('.for-readers').textContent),
      workers: [...site.querySelectorAll('[data-piece^="worker:"]')].map((worker) => worker.dataset.piece.slice(7)),
    })),
    free: names('[data-worker]', 'worker'),
    buildings: names(`[data-guide=buildings] ${legal}`, 'piece').map((name) => name.slice(9)),
    workers: names(`[data-guide=workers] ${legal}`, 'piece').map((name) => name.slice(7)),
    takes: all('[data-bank] button').map((button) => button.dataset.action !== undefined),
  }
}"""


@dataclass(frozen=True)
class Card:
    amounts: tuple[int, ...]
    """What a building needs, or a worker makes."""
    wage: int = 0
    points: int = 0
    reward: int = 0

    @property
    def total(self) -> int:
        return sum(self.amounts)


def _read_cards() -> tuple[dict[str, Card], dict[str, Card]]:
    data: dict[str, Any] = json.loads((files("ratusz.games.builders") / "data.json").read_text())
    buildings = {
        card["id"]: Card(_amounts(card["requires"]), points=card["points"], reward=card.get("coins", 0))
        for card in data["buildings"] + data["machines"]
    }
    workers = {card["id"]: Card(_amounts(card["produces"]), wage=card["cost"]) for card in data["workers"]}
    workers |= {card["id"]: Card(_amounts(card["produces"])) for card in data["machines"]}
    return buildings, workers


def _amounts(of: dict[str, int]) -> tuple[int, ...]:
    return tuple(of.get(resource, 0) for resource in RESOURCES)


BUILDINGS, WORKERS = _read_cards()


@dataclass(frozen=True)
class Site:
    building: str
    price: int
    """Actions that the next worker costs."""
    missing: tuple[int, ...]

    def gain(self, worker: str) -> int:
        return sum(map(min, self.missing, WORKERS[worker].amounts))

    def finishes(self, worker: str) -> bool:
        return self.gain(worker) == sum(self.missing)

    def wants(self, worker: str) -> bool:
        """Whether it is worth waiting for this worker's wage."""
        return self.finishes(worker) or self.gain(worker) > 1


@dataclass(frozen=True)
class Position:
    """What a player sees of the own turn."""

    coins: int
    actions: int
    sites: list[Site]
    free: list[str]
    buildings: list[str]
    """Those that may be started."""
    workers: list[str]
    """Those that may be hired."""
    takes: list[bool]
    """Whether 1, 2, 3 actions may be given up for coins."""

    @classmethod
    def read(cls, guest: Guest) -> Position:
        seen = guest.run(READ)
        seen["sites"] = [_site(**site) for site in seen["sites"]]
        return cls(**seen)


def _site(building: str, price: int, workers: list[str]) -> Site:
    brought = [sum(amounts) for amounts in zip((0, 0, 0, 0), *(WORKERS[one].amounts for one in workers), strict=True)]
    needs = BUILDINGS[building].amounts
    return Site(building, price, tuple(max(0, need - got) for need, got in zip(needs, brought, strict=True)))


class Player(Person):
    """Finish what can be finished, send whoever helps, hire whoever is missing, and earn coins with the rest."""

    def act(self) -> None:
        """One action, by the presses that a person needs for it."""
        self.guest.act(*self.decide(Position.read(self.guest)))

    def decide(self, now: Position) -> list[Locator]:
        if now.actions == 0:
            return [self.guest.answer("end_turn")]
        return self._send(now) or self._start(now) or self._hire(now) or self._take(now)

    def play_turn(self) -> None:
        turn = self.guest.wait_for_turn()
        while turn:
            turn = Position.read(self.guest).actions > 0
            self.act()

    # What may be pressed, and where it lies.

    def building(self, card: str) -> Locator:
        return self.guest.page.locator(f'[data-guide=buildings] button[data-piece="building:{card}"]')

    def worker(self, card: str) -> Locator:
        return self.guest.page.locator(f'[data-guide=workers] button[data-piece="worker:{card}"]')

    def free_worker(self, card: str) -> Locator:
        return self.guest.page.locator(f"[data-worker={card}]")

    def site(self, card: str) -> Locator:
        return self.guest.page.locator(f"[data-guide=yard] [data-site={card}]")

    def bank(self, actions: int) -> Locator:
        return self.guest.page.locator("[data-bank] button").nth(actions - 1)

    # The habits.

    def _send(self, now: Position) -> list[Locator]:
        """Whoever finishes a site or helps it much goes there."""
        ways = [
            (site.finishes(worker), site.gain(worker), -WORKERS[worker].wage, worker, site.building)
            for site in now.sites
            for worker in now.free
            if site.wants(worker) and site.price <= now.actions and WORKERS[worker].wage <= now.coins
        ]
        if not ways:
            return []
        *_, worker, building = max(ways)
        return [self.free_worker(worker), self.site(building)]

    def _start(self, now: Position) -> list[Locator]:
        """One site at a time, the one that gives most for what it needs."""
        if now.sites or not now.buildings:
            return []
        return [self.building(max(now.buildings, key=_worth))]

    def _hire(self, now: Position) -> list[Locator]:
        if not now.sites or not now.workers or any(map(now.sites[0].wants, now.free)):
            return []
        return [self.worker(max(now.workers, key=lambda worker: (now.sites[0].gain(worker), worker)))]

    def _take(self, now: Position) -> list[Locator]:
        return [self.bank(max(actions for actions, may in enumerate(now.takes, 1) if may))]


def _worth(building: str) -> tuple[float, str]:
    card = BUILDINGS[building]
    return (3 * card.points + card.reward) / card.total, building
