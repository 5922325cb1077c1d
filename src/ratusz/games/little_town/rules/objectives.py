"""Objective cards: which conditions a seat meets, and claiming the cards (LT-OBJ, LT-OBJCARD)."""

from __future__ import annotations

from typing import Final

from ratusz.games.little_town.cards import (
    ALL_FISH,
    AMOUNT,
    BESIDE,
    BUILDINGS_TO_SCORE,
    BUILDINGS_TO_USE,
    COINS_TO_HAVE,
    CUBES_TO_OBTAIN,
    DOUBLE_FOOD,
    FISH_AT,
    FIVE_CUBES,
    FOOD_FACTOR,
    FOUR_USES,
    FRESH_CUBE,
    GROUP_SIZE,
    IN_TOUCH,
    ITEM_CARDS,
    ITEMS_TO_OWN,
    MANY_COINS,
    MORE_BUILDINGS,
    NO_COINS,
    OBJECTIVE_IDS,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    SQUARES,
    TERRAINS_NEAR,
    THREE_TERRAINS,
    TILE_CARDS,
    TWO_SCORES,
    TWO_TYPES,
    WHEAT_AT,
    WORKERS,
)
from ratusz.games.little_town.events import ObjectiveClaimed
from ratusz.games.little_town.rules.actions import FIRST_CLAIM
from ratusz.games.little_town.state import FOR_OBJECTIVES, LittleTownState

BITS: Final[list[int]] = [number.bit_count() for number in range(256)]
"""How many bits are set; a worker has at most eight neighbouring buildings."""
_ALL_TERRAINS: Final = 7


def met(state: LittleTownState, seat: int) -> int:
    """The cards whose conditions a seat meets now, whoever holds them; everybody can work this out."""
    cards = state.built[seat]
    coins = state.coins[seat]
    if coins == 0:
        cards |= NO_COINS
    elif coins >= COINS_TO_HAVE:
        cards |= MANY_COINS
    cubes = state.cubes[seat]
    if (cubes >> FISH_AT & AMOUNT) + (cubes >> WHEAT_AT) >= FOOD_FACTOR * WORKERS[state.players]:
        cards |= DOUBLE_FOOD
    if state.fish_fed == seat:
        cards |= ALL_FISH
    if state.active == seat:
        if state.two_types:
            cards |= TWO_TYPES
        if not state.residence_acts:
            # A Residence step is not a turn (LT-OBJ-10).
            if state.fresh:
                cards |= FRESH_CUBE
            if BITS[state.used] >= BUILDINGS_TO_USE:
                cards |= FOUR_USES
            if state.scored >= BUILDINGS_TO_SCORE:
                cards |= TWO_SCORES
            if state.obtained >= CUBES_TO_OBTAIN:
                cards |= FIVE_CUBES
    return cards


def claimable(state: LittleTownState, seat: int) -> int:
    """The own unfinished cards whose conditions a seat meets (LT-OBJ-1)."""
    hand = state.hands[seat]
    return hand & met(state, seat) if hand else 0


def suspected(state: LittleTownState, seat: int) -> int:
    """The cards that a seat could claim now for all that the others know.

    Whoever might hold one of them is asked, so that being asked tells nothing (LT-HID-5).
    """
    return state.unclaimed & met(state, seat) if state.hands[seat] else 0


def add_claims(legal: list[int], cards: int) -> None:
    """One choice for each card (LT-OBJ-3)."""
    if cards:
        for card in range(OBJECTIVES):
            if cards >> card & 1:
                legal.append(FIRST_CLAIM + card)


def claim(state: LittleTownState, seat: int, card: int) -> None:
    """Show a card and gain its points; it stays face up (LT-OBJ-1)."""
    state.hands[seat] &= ~(1 << card)
    state.finished[seat] |= 1 << card
    state.unclaimed &= ~(1 << card)
    state.gain(seat, FOR_OBJECTIVES, OBJECTIVE_POINTS[card])
    if state.events is not None:
        state.events.append(ObjectiveClaimed(seat, OBJECTIVE_IDS[card], OBJECTIVE_POINTS[card]))


def note_buildings(state: LittleTownState, seat: int) -> None:
    """See which conditions the buildings of a seat meet; buildings stay, and so does what they meet (LT-BUILD-5)."""
    owned = [square for square in range(SQUARES) if state.tiles[square] and state.owners[square] == seat]
    cards = 0
    shown = 0
    for square in owned:
        shown |= TILE_CARDS[state.tiles[square]]
        if not cards & IN_TOUCH and group_size(state, seat, square) >= GROUP_SIZE:
            cards |= IN_TOUCH
    for place, card in enumerate(ITEM_CARDS):
        if ITEMS_TO_OWN[place] > 1:
            counted = sum(1 for square in owned if TILE_CARDS[state.tiles[square]] & card)
            if counted < ITEMS_TO_OWN[place]:
                shown &= ~card
    if len(owned) > WORKERS[state.players]:
        cards |= MORE_BUILDINGS
    if by_three_terrains(state, owned):
        cards |= THREE_TERRAINS
    state.built[seat] = cards | shown


def group_size(state: LittleTownState, seat: int, square: int) -> int:
    """How many buildings of a seat hang together with one, side by side (LT-OBJCARD-1)."""
    group = [square]
    for member in group:
        for beside in BESIDE[member]:
            if state.tiles[beside] and state.owners[beside] == seat and beside not in group:
                group.append(beside)
    return len(group)


def by_three_terrains(state: LittleTownState, owned: list[int]) -> bool:
    """Whether three different buildings stand by a lake, a mountain and a forest, one each (LT-OBJCARD-4).

    By Hall's theorem it is enough that any one, two or three of the terrains have as many buildings beside them.
    """
    near = TERRAINS_NEAR[state.side]
    for terrains in range(1, _ALL_TERRAINS + 1):
        beside = 0
        for square in owned:
            if near[square] & terrains:
                beside += 1
        if beside < BITS[terrains]:
            return False
    return True
