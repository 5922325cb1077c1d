"""A position of Little Town: the board, what everybody owns, and what the turn has brought so far."""

from __future__ import annotations

from typing import Final

from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, NOBODY, State, places
from ratusz.games.little_town import cards

NOWHERE: Final = -1
"""The square of what is not on the board."""

# Where points come from before the final scoring.
FOR_BUILDINGS: Final = 0
FOR_USES: Final = 1
FOR_OBJECTIVES: Final = 2
FOR_CATHEDRAL: Final = 3
FOR_FEEDING: Final = 4
SOURCES: Final = 5

NOTHING_NEAR: Final[list[int]] = []
GRASS: Final[list[list[int]]] = [
    [1 + square for square in range(cards.SQUARES) if terrain[square] == 0] for terrain in cards.TERRAIN
]
"""For each side the actions of placing a worker on each grass square."""


class LittleTownState(State):
    """All that lies on the table (LT-STATE-1, LT-STATE-2)."""

    side: int
    coins_may_feed: bool
    round: int
    first_player: int
    tiles: bytearray
    """For each square the tile on it."""
    owners: bytearray
    """For each square with a tile the seat that owns it."""
    workers: bytearray
    """For each square one more than the seat whose worker stands there; 0 without a worker."""
    around: list[list[int]]
    """For each square the neighbouring squares with buildings that workers can use. The inner lists are replaced, never
    changed in place: clones share them."""
    empty: list[int]
    """The actions of placing a worker, one for each empty grass square: one more than its number."""
    market: list[int]
    """The tile on each place of the market; 0 where it was taken."""
    wheat_fields: int
    supply: int
    """The cubes nobody owns, packed."""
    bank: int
    """The coins nobody owns."""
    coins: list[int]
    cubes: list[int]
    """The cubes of each seat, packed."""
    points: list[int]
    sources: list[int]
    """The points of each seat by where they came from, SOURCES numbers for each seat."""
    unused: list[int]
    houses: list[int]
    possible: int
    """The cards that can have been dealt with this market."""
    unclaimed: int
    """Those of them that nobody has finished."""
    hands: list[int]
    """The unfinished cards of each seat."""
    finished: list[int]
    built: list[int]
    """For each seat the cards whose condition its buildings meet: they stay met."""
    cathedral: int
    residence: int
    """The squares of these tiles; NOWHERE while they are not built."""

    active: int
    """The seat whose turn or Residence step it is; NOBODY at other times."""
    residence_acts: bool
    square: int
    """Where the acting worker (or Residence) stands; NOWHERE before it is placed."""
    open: int
    """The terrain squares still to be gathered from, packed by what they yield."""
    near: list[int]
    """The squares of the neighbouring buildings that workers can use, from `around`."""
    used: int
    """Which of them were used, as bits."""
    scored: int
    """How many buildings gave points."""
    obtained: int
    obtained_types: int
    """A bit for each resource."""
    fresh: bool
    """Whether an own cube of a type obtained before was spent (objective 14)."""
    two_types: bool
    """Whether one use was paid with two types (objective 5)."""
    fish_fed: int
    """The seat that has just fed all its workers with fish; NOBODY otherwise."""

    # What a search remembers between the actions of a turn (see `rules/order.py`); no part of the position.
    offered: int
    asleep: int

    __slots__ = tuple(__annotations__)

    def clone(self) -> LittleTownState:
        twin = LittleTownState()
        self.copy_base(twin)
        twin.side = self.side
        twin.coins_may_feed = self.coins_may_feed
        twin.round = self.round
        twin.first_player = self.first_player
        twin.tiles = self.tiles[:]
        twin.owners = self.owners[:]
        twin.workers = self.workers[:]
        twin.around = self.around[:]
        twin.empty = self.empty[:]
        twin.market = self.market[:]
        twin.wheat_fields = self.wheat_fields
        twin.supply = self.supply
        twin.bank = self.bank
        twin.coins = self.coins[:]
        twin.cubes = self.cubes[:]
        twin.points = self.points[:]
        twin.sources = self.sources[:]
        twin.unused = self.unused[:]
        twin.houses = self.houses[:]
        twin.possible = self.possible
        twin.unclaimed = self.unclaimed
        twin.hands = self.hands[:]
        twin.finished = self.finished[:]
        twin.built = self.built[:]
        twin.cathedral = self.cathedral
        twin.residence = self.residence
        twin.active = self.active
        twin.residence_acts = self.residence_acts
        twin.square = self.square
        twin.open = self.open
        twin.near = self.near
        twin.used = self.used
        twin.scored = self.scored
        twin.obtained = self.obtained
        twin.obtained_types = self.obtained_types
        twin.fresh = self.fresh
        twin.two_types = self.two_types
        twin.fish_fed = self.fish_fed
        twin.offered = self.offered
        twin.asleep = self.asleep
        return twin

    def scores(self) -> list[int]:
        """The points so far and those that the end of the game would add (LT-END-2, LT-END-3)."""
        scores = [self.points[seat] + self.coins[seat] // cards.COINS_PER_POINT for seat in range(self.players)]
        for tile in (cards.CASTLE, cards.WATCHTOWER):
            square = self.tiles.find(tile)
            if square >= 0:
                scores[self.owners[square]] += self.final_points(square)
        return scores

    def ranking(self) -> list[int]:
        """By score alone: tied seats share the place (LT-END-4)."""
        return places([(score,) for score in self.scores()])

    def final_points(self, square: int) -> int:
        """What the Castle or the Watchtower on a square is worth now (LT-TILE-Castle, LT-TILE-Watchtower)."""
        tile = self.tiles[square]
        counted = 0
        for near in cards.NEIGHBOURS[square]:
            if tile == cards.CASTLE:
                if self.tiles[near] and self.owners[near] == self.owners[square]:
                    counted += 1
            elif self.tiles[near] == 0 and cards.TERRAIN[self.side][near] == 0:
                counted += 1
        return cards.SCORE_PER[tile] * counted

    def gain(self, seat: int, source: int, points: int) -> None:
        self.points[seat] += points
        self.sources[seat * SOURCES + source] += points

    def hide(self, observer: int, rng: Rng) -> None:
        """Deal the unfinished cards of the others anew, from all that could be theirs (LT-HID-1 to LT-HID-3)."""
        self.forget()
        if observer == EVERYBODY:
            return
        unknown = self.unclaimed
        if observer >= 0:
            unknown &= ~self.hands[observer]
        deck = [card for card in range(cards.OBJECTIVES) if unknown >> card & 1]
        rng.shuffle(deck)
        for seat in range(self.players):
            if seat != observer:
                held = self.hands[seat]
                hand = 0
                while held:
                    held &= held - 1
                    hand |= 1 << deck.pop()
                self.hands[seat] = hand

    def put(self, tile: int, square: int, seat: int) -> None:
        """Lay a tile with a house of a seat on a square (LT-BUILD-5)."""
        self.tiles[square] = tile
        self.owners[square] = seat
        self.houses[seat] -= 1
        if tile == cards.CATHEDRAL:
            self.cathedral = square
        elif tile == cards.RESIDENCE:
            self.residence = square
        if cards.USABLE[tile]:
            for near in cards.NEIGHBOURS[square]:
                self.around[near] = sorted([*self.around[near], square])

    def forget(self) -> None:
        """Drop what a search remembers."""
        self.offered = 0
        self.asleep = 0

    def clear_turn(self) -> None:
        """All counters of a turn or Residence step are cleared (LT-TURN-5, LT-STATE-2)."""
        self.active = NOBODY
        self.offered = 0
        self.asleep = 0
        if self.square >= 0:
            self.clear_work()

    def clear_work(self) -> None:
        """Nobody stands anywhere and has brought anything."""
        self.residence_acts = False
        self.square = NOWHERE
        self.open = 0
        self.near = NOTHING_NEAR
        self.used = 0
        self.scored = 0
        self.obtained = 0
        self.obtained_types = 0
        self.fresh = False
        self.two_types = False


def empty_squares(state: LittleTownState) -> list[int]:
    """The actions of placing a worker on each grass square with neither a worker nor a building (LT-WORK-1)."""
    tiles = state.tiles
    workers = state.workers
    return [action for action in GRASS[state.side] if tiles[action - 1] == 0 and workers[action - 1] == 0]


def deal_objectives(state: LittleTownState, rng: Rng) -> None:
    """Deal the objective cards; a card whose tiles are not in the market is replaced (LT-SETUP-6, LT-SETUP-7)."""
    deck = list(range(cards.OBJECTIVES))
    state.possible = cards.possible_cards(state.market)
    state.unclaimed = state.possible
    for seat in range(state.players):
        for _ in range(cards.HAND[state.players]):
            card = draw(deck, rng)
            while not state.possible >> card & 1:
                card = draw(deck, rng)
            state.hands[seat] |= 1 << card


def draw(pile: list[int], rng: Rng) -> int:
    """The next of a shuffled pile: shuffling what nobody draws would be idle."""
    place = rng.below(len(pile))
    drawn = pile[place]
    pile[place] = pile[-1]
    pile.pop()
    return drawn
