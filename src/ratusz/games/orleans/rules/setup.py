"""Setup of a match (section 2), and the variant in which place tiles are removed first (section 17)."""

from __future__ import annotations

from typing import Any, ClassVar

from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans import cards
from ratusz.games.orleans.events import TileRemoved
from ratusz.games.orleans.rules.actions import FIRST_REMOVE, PASSING
from ratusz.games.orleans.rules.tracks import END_TURNS
from ratusz.games.orleans.state import IN_STACK, OUT, OrleansState, replaced


def deal(players: int, extra_tiles: list[str], by_turns: bool, rng: Rng) -> OrleansState:
    """The table before the first round (OR-SETUP-1 to OR-SETUP-14)."""
    state = OrleansState()
    state.begin(players, [], rng)
    state.round = 0
    state.event = cards.FIRST_EVENT
    state.by_turns = by_turns
    state.passed = 0
    state.hourglass = shuffled_hourglass(rng)
    deal_goods(state, rng)
    state.start_player = rng.below(players)
    state.supply = [cards.NEUTRALS[follower][players] for follower in range(cards.TYPES)]
    state.technology_supply = cards.ALL_TECHNOLOGY
    state.deeds = cards.DEED_SLOTS[:]
    state.citizens = [NOBODY] * cards.CITIZENS
    state.stations = [0] * cards.CITIES
    extras = cards.FIRST_EXTRA - cards.FIRST_TILE
    state.tile_owner = [IN_STACK] * extras + [IN_STACK if tile in extra_tiles else OUT for tile in cards.EXTRA_IDS]
    state.lost_followers = [0] * cards.TYPES
    state.lost_technology = 0
    state.tower = [0] * cards.KINDS
    state.theatre = [0] * cards.KINDS
    deal_seats(state)
    return state


def deal_seats(state: OrleansState) -> None:
    """What lies before every player (OR-SETUP-1 to OR-SETUP-4, OR-SETUP-14)."""
    players = state.players
    state.bank = cards.ALL_COINS - cards.STARTING_COINS * players
    state.coins = [cards.STARTING_COINS] * players
    state.development = [0] * players
    state.technology = [0] * players
    state.begun = [0] * players
    state.merchants = [cards.START_CITY] * players
    state.unbuilt = [cards.STATIONS] * players
    state.built = [0] * players
    state.substitutions = [0] * players
    state.tracks = [0] * (players * cards.TRACKS)
    state.goods = [0] * (players * cards.GOODS)
    state.bag = [0] * (players * cards.KINDS)
    state.market = [1 if kind in cards.STARTERS else 0 for kind in range(cards.KINDS)] * players
    state.slots = ([cards.EMPTY] * cards.BOARD_SLOTS + [cards.ABSENT] * (cards.SLOTS - cards.BOARD_SLOTS)) * players
    state.hands = []
    state.plans = []
    state.last = []
    state.opening = []


def shuffled_hourglass(rng: Rng) -> list[int]:
    """All event tiles in random order, the first event on top, which is the end of the list (OR-SETUP-11)."""
    tiles = [event for event, count in enumerate(cards.EVENT_TILES) for _ in range(count)]
    tiles.remove(cards.FIRST_EVENT)
    rng.shuffle(tiles)
    return [*tiles, cards.FIRST_EVENT]


def deal_goods(state: OrleansState, rng: Rng) -> None:
    """Some out of the game, one on each goods space in use, the rest into the supply (OR-SETUP-7, OR-SETUP-8)."""
    tiles = [good for good in range(cards.BREAD) for _ in range(cards.GOOD_TILES[good])]
    rng.shuffle(tiles)
    kept = len(tiles) - cards.GOODS_REMOVED[state.players]
    state.lost_goods = [tiles[kept:].count(good) for good in range(cards.BREAD)]
    del tiles[kept:]
    state.map_goods = [
        tiles.pop() if cards.SPACE_PLAYERS[space] <= state.players else cards.NO_GOOD
        for space in range(cards.GOODS_SPACES)
    ]
    state.goods_supply = [tiles.count(good) for good in range(cards.BREAD)]


class Remove(Step[OrleansState]):
    """Remove a place tile before the first round, or decline (OR-D-REMOVE, OR-VAR-Reduced)."""

    __slots__ = ("turn",)

    name: ClassVar[str] = "remove"

    def __init__(self, player: int, turn: int) -> None:
        super().__init__(player)
        self.turn = turn
        """How many removals came before."""

    def legal(self, state: OrleansState) -> list[int]:
        found = [FIRST_REMOVE + tile for tile in range(cards.TILES) if state.tile_owner[tile] == IN_STACK]
        found.append(PASSING)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        turn = self.turn + 1
        if turn < cards.PLACES_REMOVED[state.players] * state.players:
            state.push(Remove((self.player + 1) % state.players, turn))
        if action == PASSING:
            state.turn_over(self.player)
            return
        tile = action - FIRST_REMOVE
        state.tile_owner = replaced(state.tile_owner, tile, OUT)
        if state.events is not None:
            state.events.append(TileRemoved(self.player, cards.TILE_IDS[tile]))
        state.push(END_TURNS[self.player])

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.player, "turn": self.turn}
