"""How far a seat is with an objective card: what it has against what it needs, for its eyes alone."""

from __future__ import annotations

from ratusz.games.little_town import cards
from ratusz.games.little_town.rules.objectives import BITS, by_three_terrains, group_size, met
from ratusz.games.little_town.state import LittleTownState


def progress(state: LittleTownState, seat: int, card: int) -> tuple[int, int]:
    """What a seat has and what it needs. For having no coins at all the need is 0, and less is better."""
    bit = 1 << card
    cubes = cards.unpack(state.cubes[seat])
    workers = cards.WORKERS[state.players]
    acts = state.active == seat and not state.residence_acts
    if bit == cards.NO_COINS:
        return state.coins[seat], 0
    if bit == cards.MANY_COINS:
        return state.coins[seat], cards.COINS_TO_HAVE
    if bit == cards.DOUBLE_FOOD:
        return cubes[2] + cubes[3], cards.FOOD_FACTOR * workers
    if bit == cards.ALL_FISH:
        return workers if state.fish_fed == seat else min(cubes[2], workers), workers
    if bit == cards.FOUR_USES:
        return BITS[state.used] if acts else 0, cards.BUILDINGS_TO_USE
    if bit == cards.TWO_SCORES:
        return state.scored if acts else 0, cards.BUILDINGS_TO_SCORE
    if bit == cards.FIVE_CUBES:
        return state.obtained if acts else 0, cards.CUBES_TO_OBTAIN
    return _by_buildings(state, seat, bit)


def _by_buildings(state: LittleTownState, seat: int, card: int) -> tuple[int, int]:
    owned = [square for square in range(cards.SQUARES) if state.tiles[square] and state.owners[square] == seat]
    if card == cards.MORE_BUILDINGS:
        return len(owned), cards.WORKERS[state.players] + 1
    if card == cards.IN_TOUCH:
        return max((group_size(state, seat, square) for square in owned), default=0), cards.GROUP_SIZE
    if card == cards.THREE_TERRAINS:
        return _terrains(state, owned), 3
    if card in cards.ITEM_CARDS:
        shown = sum(1 for square in owned if cards.TILE_CARDS[state.tiles[square]] & card)
        return shown, cards.ITEMS_TO_OWN[cards.ITEM_CARDS.index(card)]
    return int(met(state, seat) & card != 0), 1


def _terrains(state: LittleTownState, owned: list[int]) -> int:
    """How many of the three terrains have a building of their own beside them."""
    if by_three_terrains(state, owned):
        return 3
    near = [cards.TERRAINS_NEAR[state.side][square] for square in owned if cards.TERRAINS_NEAR[state.side][square]]
    types = 0
    for terrains in near:
        types |= terrains
    return min(len(near), BITS[types], 2)
