"""Setup of a match (section 2), and the variant in which place tiles are removed first (section 17)."""

from __future__ import annotations

from typing import Any, ClassVar

from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans.cards import (
    ABSENT,
    ALL_COINS,
    ALL_TECHNOLOGY,
    BOARD_SLOTS,
    BREAD,
    CITIES,
    CITIZENS,
    DEED_SLOTS,
    EMPTY,
    EVENT_TILES,
    EVENTS,
    EXTRA_IDS,
    FIRST_EVENT,
    FIRST_EXTRA,
    FIRST_TILE,
    GOOD_TILES,
    GOODS,
    GOODS_REMOVED,
    GOODS_SPACES,
    KINDS,
    NEUTRALS,
    NO_GOOD,
    PLACES_REMOVED,
    SLOTS,
    SPACE_PLAYERS,
    START_CITY,
    STARTERS,
    STARTING_COINS,
    STATIONS,
    TILE_IDS,
    TILES,
    TRACKS,
    TYPES,
)
from ratusz.games.orleans.events import TileRemoved
from ratusz.games.orleans.rules.actions import FIRST_REMOVE, PASSING
from ratusz.games.orleans.rules.tracks import END_TURNS
from ratusz.games.orleans.state import IN_STACK, OUT, OrleansState, replaced


def deal(players: int, extra_tiles: list[str], by_turns: bool, rng: Rng) -> OrleansState:
    """The table before the first round (OR-SETUP-1 to OR-SETUP-14)."""
    state = OrleansState()
    state.begin(players, [], rng)
    state.round = 0
    state.event = FIRST_EVENT
    state.by_turns = by_turns
    state.passed = 0
    state.hourglass = shuffled_hourglass(rng)
    deal_goods(state, rng)
    state.start_player = rng.below(players)
    state.supply = [NEUTRALS[follower][players] for follower in range(TYPES)]
    state.technology_supply = ALL_TECHNOLOGY
    state.deeds = DEED_SLOTS[:]
    state.citizens = [NOBODY] * CITIZENS
    state.stations = [0] * CITIES
    extras = FIRST_EXTRA - FIRST_TILE
    state.tile_owner = [IN_STACK] * extras + [IN_STACK if tile in extra_tiles else OUT for tile in EXTRA_IDS]
    state.lost_followers = [0] * TYPES
    state.lost_technology = 0
    state.tower = [0] * KINDS
    state.theatre = [0] * KINDS
    deal_seats(state)
    return state


def deal_seats(state: OrleansState) -> None:
    """What lies before every player (OR-SETUP-1 to OR-SETUP-4, OR-SETUP-14)."""
    players = state.players
    state.bank = ALL_COINS - STARTING_COINS * players
    state.coins = [STARTING_COINS] * players
    state.development = [0] * players
    state.technology = [0] * players
    state.begun = [0] * players
    state.merchants = [START_CITY] * players
    state.unbuilt = [STATIONS] * players
    state.built = [0] * players
    state.substitutions = [0] * players
    state.tracks = [0] * (players * TRACKS)
    state.goods = [0] * (players * GOODS)
    state.bag = [0] * (players * KINDS)
    state.market = [1 if kind in STARTERS else 0 for kind in range(KINDS)] * players
    state.slots = ([EMPTY] * BOARD_SLOTS + [ABSENT] * (SLOTS - BOARD_SLOTS)) * players
    state.hands = []
    state.plans = []
    state.last = []
    state.opening = []


def shuffled_hourglass(rng: Rng) -> list[int]:
    """All event tiles in random order, the first event on top, which is the end of the list (OR-SETUP-11)."""
    tiles = [event for event in range(EVENTS) for _ in range(EVENT_TILES[event] - (event == FIRST_EVENT))]
    rng.shuffle(tiles)
    return [*tiles, FIRST_EVENT]


def deal_goods(state: OrleansState, rng: Rng) -> None:
    """Some out of the game, one on each goods space in use, the rest into the supply (OR-SETUP-7, OR-SETUP-8)."""
    tiles = [good for good in range(BREAD) for _ in range(GOOD_TILES[good])]
    rng.shuffle(tiles)
    kept = len(tiles) - GOODS_REMOVED[state.players]
    state.lost_goods = [tiles[kept:].count(good) for good in range(BREAD)]
    del tiles[kept:]
    state.map_goods = [
        tiles.pop() if SPACE_PLAYERS[space] <= state.players else NO_GOOD for space in range(GOODS_SPACES)
    ]
    state.goods_supply = [tiles.count(good) for good in range(BREAD)]


class Remove(Step[OrleansState]):
    """Remove a place tile before the first round, or decline (OR-D-REMOVE, OR-VAR-Reduced)."""

    __slots__ = ("turn",)

    name: ClassVar[str] = "remove"

    def __init__(self, player: int, turn: int) -> None:
        super().__init__(player)
        self.turn = turn
        """How many removals came before."""

    def legal(self, state: OrleansState) -> list[int]:
        found = [FIRST_REMOVE + tile for tile in range(TILES) if state.tile_owner[tile] == IN_STACK]
        found.append(PASSING)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        turn = self.turn + 1
        if turn < PLACES_REMOVED[state.players] * state.players:
            state.push(Remove((self.player + 1) % state.players, turn))
        if action == PASSING:
            state.turn_over(self.player)
            return
        tile = action - FIRST_REMOVE
        state.tile_owner = replaced(state.tile_owner, tile, OUT)
        if state.events is not None:
            state.events.append(TileRemoved(self.player, TILE_IDS[tile]))
        state.push(END_TURNS[self.player])

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.player, "turn": self.turn}
