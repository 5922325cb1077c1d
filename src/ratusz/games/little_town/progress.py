"""How far a seat is with an objective card: what it has against what it needs, for its eyes alone."""

from __future__ import annotations

from ratusz.games.little_town.cards import (
    ALL_FISH,
    BUILDINGS_TO_SCORE,
    BUILDINGS_TO_USE,
    COINS_TO_HAVE,
    CUBES_TO_OBTAIN,
    DOUBLE_FOOD,
    FIVE_CUBES,
    FOOD_FACTOR,
    FOUR_USES,
    GROUP_SIZE,
    IN_TOUCH,
    ITEM_CARDS,
    ITEMS_TO_OWN,
    MANY_COINS,
    MORE_BUILDINGS,
    NO_COINS,
    SQUARES,
    TERRAINS_NEAR,
    THREE_TERRAINS,
    TILE_CARDS,
    TWO_SCORES,
    WORKERS,
    unpack,
)
from ratusz.games.little_town.rules.objectives import BITS, by_three_terrains, group_size, met
from ratusz.games.little_town.state import LittleTownState


def progress(state: LittleTownState, seat: int, card: int) -> tuple[int, int]:
    """What a seat has and what it needs. For having no coins at all the need is 0, and less is better."""
    bit = 1 << card
    cubes = unpack(state.cubes[seat])
    workers = WORKERS[state.players]
    acts = state.active == seat and not state.residence_acts
    if bit == NO_COINS:
        return state.coins[seat], 0
    if bit == MANY_COINS:
        return state.coins[seat], COINS_TO_HAVE
    if bit == DOUBLE_FOOD:
        return cubes[2] + cubes[3], FOOD_FACTOR * workers
    if bit == ALL_FISH:
        return workers if state.fish_fed == seat else min(cubes[2], workers), workers
    if bit == FOUR_USES:
        return BITS[state.used] if acts else 0, BUILDINGS_TO_USE
    if bit == TWO_SCORES:
        return state.scored if acts else 0, BUILDINGS_TO_SCORE
    if bit == FIVE_CUBES:
        return state.obtained if acts else 0, CUBES_TO_OBTAIN
    return _by_buildings(state, seat, bit)


def _by_buildings(state: LittleTownState, seat: int, card: int) -> tuple[int, int]:
    owned = [square for square in range(SQUARES) if state.tiles[square] and state.owners[square] == seat]
    if card == MORE_BUILDINGS:
        return len(owned), WORKERS[state.players] + 1
    if card == IN_TOUCH:
        return max((group_size(state, seat, square) for square in owned), default=0), GROUP_SIZE
    if card == THREE_TERRAINS:
        return _terrains(state, owned), 3
    if card in ITEM_CARDS:
        shown = sum(1 for square in owned if TILE_CARDS[state.tiles[square]] & card)
        return shown, ITEMS_TO_OWN[ITEM_CARDS.index(card)]
    return int(met(state, seat) & card != 0), 1


def _terrains(state: LittleTownState, owned: list[int]) -> int:
    """How many of the three terrains have a building of their own beside them."""
    if by_three_terrains(state, owned):
        return 3
    near = [TERRAINS_NEAR[state.side][square] for square in owned if TERRAINS_NEAR[state.side][square]]
    types = 0
    for terrains in near:
        types |= terrains
    return min(len(near), BITS[types], 2)
