"""A position of The Builders: where every card lies, coins, actions left."""

from __future__ import annotations

from typing import Final

from ratusz.core.rng import Rng
from ratusz.core.state import State, places
from ratusz.games.builders import cards

# Where a card lies, one byte each in `where`. A worker at work has the number of its site.
UNSEEN: Final = 0
IN_ROW: Final = 43
FREE: Final = 44
"""FREE + seat: a free worker of that seat."""
SITE: Final = 48
"""SITE + seat: an unfinished building card in front of that seat."""
FINISHED: Final = 52
"""FINISHED + seat: a building card finished by that seat (a machine's own card included)."""


class BuildersState(State):
    """All that lies on the table (BU-STATE-1 to BU-STATE-4)."""

    first_player: int
    round: int
    round_cap: int
    actions_left: int
    end_triggered: bool
    coins: list[int]
    card_points: list[int]
    building_row: list[int]
    worker_row: list[int]
    building_deck: list[int]
    """The order in which building cards come up, from the end. Never changed in place: clones share it."""
    buildings_left: int
    worker_deck: list[int]
    workers_left: int
    free: list[list[int]]
    sites: list[list[int]]
    produced: list[int]
    """For each site what the workers on it produce together, packed."""
    sent: list[int]
    """The sites that workers were sent to this turn, once for each worker."""
    where: bytearray
    """For each card where it lies."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> BuildersState:
        twin = BuildersState()
        self.copy_base(twin)
        twin.first_player = self.first_player
        twin.round = self.round
        twin.round_cap = self.round_cap
        twin.actions_left = self.actions_left
        twin.end_triggered = self.end_triggered
        twin.coins = self.coins[:]
        twin.card_points = self.card_points[:]
        twin.building_row = self.building_row[:]
        twin.worker_row = self.worker_row[:]
        twin.building_deck = self.building_deck
        twin.buildings_left = self.buildings_left
        twin.worker_deck = self.worker_deck
        twin.workers_left = self.workers_left
        twin.free = [workers[:] for workers in self.free]
        twin.sites = [sites[:] for sites in self.sites]
        twin.produced = self.produced[:]
        twin.sent = self.sent[:]
        twin.where = self.where[:]
        return twin

    def workers_on(self, site: int) -> list[int]:
        """The workers standing on a site."""
        return self._lying(site, cards.FIRST_WORKER, cards.CARDS)

    def finished_by(self, seat: int) -> list[int]:
        """The buildings and machines a seat has finished."""
        return self._lying(FINISHED + seat, cards.FIRST_BUILDING, cards.FIRST_WORKER)

    def _lying(self, place: int, first: int, end: int) -> list[int]:
        """The cards from `first` up to `end` that lie at a place."""
        found = []
        card = self.where.find(place, first, end)
        while card >= 0:
            found.append(card)
            card = self.where.find(place, card + 1, end)
        return found

    def scores(self) -> list[int]:
        """Card points and a point for each full ten coins (BU-SCORE-1, BU-SCORE-2)."""
        return [self.card_points[seat] + self.coins[seat] // cards.COINS_PER_POINT for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """By score, then card points, then coins; equal in all three is a shared place (BU-SCORE-3 to BU-SCORE-7)."""
        scores = self.scores()
        return places([(scores[seat], self.card_points[seat], self.coins[seat]) for seat in range(self.players)])

    def hide(self, observer: int, rng: Rng) -> None:
        """Shuffle both decks, but for the building on top, which everybody sees (BU-HID-3, BU-HID-4)."""
        below = sorted(self.building_deck[: max(0, self.buildings_left - 1)])
        rng.shuffle(below)
        self.building_deck = below + self.building_deck[len(below) : self.buildings_left]
        workers = sorted(self.worker_deck[: self.workers_left])
        rng.shuffle(workers)
        self.worker_deck = workers


def deal(state: BuildersState, rng: Rng) -> None:
    """The setup of an empty table (BU-SETUP-1 to BU-SETUP-7), up to but without the first turn."""
    buildings = list(range(cards.FIRST_BUILDING, cards.FIRST_WORKER))
    rng.shuffle(buildings)
    apprentices = cards.APPRENTICES[:]
    rng.shuffle(apprentices)
    dealt = apprentices[: state.players]
    workers = [card for card in range(cards.FIRST_WORKER, cards.FIRST_MACHINE_WORKER) if card not in dealt]
    rng.shuffle(workers)

    state.building_deck = buildings
    state.building_row = buildings[: -cards.ROW_SIZE - 1 : -1]
    state.buildings_left = len(buildings) - cards.ROW_SIZE
    state.worker_deck = workers
    state.worker_row = workers[: -cards.ROW_SIZE - 1 : -1]
    state.workers_left = len(workers) - cards.ROW_SIZE
    state.free = [[card] for card in dealt]
    for card in state.building_row + state.worker_row:
        state.where[card] = IN_ROW
    for seat in range(state.players):
        state.where[dealt[seat]] = FREE + seat
    state.first_player = rng.below(state.players)
