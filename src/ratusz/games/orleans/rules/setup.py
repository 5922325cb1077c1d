"""Setup of a match (section 2), and the variant in which place tiles are removed first (section 17)."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Field, Number
from ratusz.core.game import Options
from ratusz.core.rng import Rng
from ratusz.core.state import Step
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.position import LAYOUT
from ratusz.games.orleans.rules.actions import FIRST_REMOVE, PASSING
from ratusz.games.orleans.rules.tracks import END_TURNS
from ratusz.games.orleans.state import IN_STACK, OUT, OrleansState, replaced


def deal(players: int, options: Options, rng: Rng) -> OrleansState:
    """The table before the first round (OR-SETUP-1 to OR-SETUP-14)."""
    state = LAYOUT.blank(players, options, rng)
    state.hourglass = shuffled_hourglass(rng)
    deal_goods(state, rng)
    state.start_player = rng.below(players)
    return state


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
    declared: ClassVar[tuple[Field, ...]] = (Number("turn", 0, cards.MOST_PLAYERS),)
    on: ClassVar[frozenset[str]] = frozenset({"phase during removal"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "to be in turn to remove a tile"

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
        if turn < removals(state):
            state.push(Remove((self.player + 1) % state.players, turn))
        if action == PASSING:
            state.turn_over(self.player)
            return
        tile = action - FIRST_REMOVE
        state.tile_owner = replaced(state.tile_owner, tile, OUT)
        if state.events is not None:
            state.events.append(events.TileRemoved(self.player, cards.TILE_IDS[tile]))
        state.push(END_TURNS[self.player])

    def fits(self, state: OrleansState) -> bool:
        return self.turn < removals(state) and self.player == (state.start_player + self.turn) % state.players


def removals(state: OrleansState) -> int:
    """How often a tile may be removed."""
    return cards.PLACES_REMOVED[state.players] * state.players
