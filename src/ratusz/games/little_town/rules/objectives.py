"""Objective cards: which conditions a seat meets, and claiming the cards (LT-OBJ, LT-OBJCARD)."""

from __future__ import annotations

from typing import Final

from ratusz.games.little_town import cards, events
from ratusz.games.little_town.cards import AMOUNT, FISH_AT, FOOD_FACTOR, WHEAT_AT, WORKERS
from ratusz.games.little_town.rules.actions import FIRST_CLAIM
from ratusz.games.little_town.state import FOR_OBJECTIVES, LittleTownState

BITS: Final[list[int]] = [number.bit_count() for number in range(256)]
"""How many bits are set; a worker has at most eight neighbouring buildings."""
_ALL_TERRAINS: Final = 7


def met(state: LittleTownState, seat: int) -> int:
    """The cards whose conditions a seat meets now, whoever holds them; everybody can work this out."""
    found = state.built[seat]
    coins = state.coins[seat]
    if coins == 0:
        found |= cards.NO_COINS
    elif coins >= cards.COINS_TO_HAVE:
        found |= cards.MANY_COINS
    cubes = state.cubes[seat]
    if (cubes >> FISH_AT & AMOUNT) + (cubes >> WHEAT_AT) >= FOOD_FACTOR * WORKERS[state.players]:
        found |= cards.DOUBLE_FOOD
    if state.fish_fed == seat:
        found |= cards.ALL_FISH
    if state.active == seat:
        if state.two_types:
            found |= cards.TWO_TYPES
        if not state.residence_acts:
            # A Residence step is not a turn (LT-OBJ-10).
            if state.fresh:
                found |= cards.FRESH_CUBE
            if BITS[state.used] >= cards.BUILDINGS_TO_USE:
                found |= cards.FOUR_USES
            if state.scored >= cards.BUILDINGS_TO_SCORE:
                found |= cards.TWO_SCORES
            if state.obtained >= cards.CUBES_TO_OBTAIN:
                found |= cards.FIVE_CUBES
    return found


def claimable(state: LittleTownState, seat: int) -> int:
    """The own unfinished cards whose conditions a seat meets (LT-OBJ-1)."""
    hand = state.hands[seat]
    return hand & met(state, seat) if hand else 0


def suspected(state: LittleTownState, seat: int) -> int:
    """The cards that a seat could claim now for all that the others know.

    Whoever might hold one of them is asked, so that being asked tells nothing (LT-HID-5).
    """
    return state.unclaimed & met(state, seat) if state.hands[seat] else 0


def add_claims(legal: list[int], claims: int) -> None:
    """One choice for each card (LT-OBJ-3)."""
    if claims:
        for card in range(cards.OBJECTIVES):
            if claims >> card & 1:
                legal.append(FIRST_CLAIM + card)


def claim(state: LittleTownState, seat: int, card: int) -> None:
    """Show a card and gain its points; it stays face up (LT-OBJ-1)."""
    state.hands[seat] &= ~(1 << card)
    state.finished[seat] |= 1 << card
    state.unclaimed &= ~(1 << card)
    state.gain(seat, FOR_OBJECTIVES, cards.OBJECTIVE_POINTS[card])
    if state.events is not None:
        state.events.append(events.ObjectiveClaimed(seat, cards.OBJECTIVE_IDS[card], cards.OBJECTIVE_POINTS[card]))


def note_buildings(state: LittleTownState, seat: int) -> None:
    """See which conditions the buildings of a seat meet; buildings stay, and so does what they meet (LT-BUILD-5)."""
    owned = [square for square in range(cards.SQUARES) if state.tiles[square] and state.owners[square] == seat]
    found = 0
    shown = 0
    for square in owned:
        shown |= cards.TILE_CARDS[state.tiles[square]]
        if not found & cards.IN_TOUCH and group_size(state, seat, square) >= cards.GROUP_SIZE:
            found |= cards.IN_TOUCH
    for place, card in enumerate(cards.ITEM_CARDS):
        if cards.ITEMS_TO_OWN[place] > 1:
            counted = sum(1 for square in owned if cards.TILE_CARDS[state.tiles[square]] & card)
            if counted < cards.ITEMS_TO_OWN[place]:
                shown &= ~card
    if len(owned) > WORKERS[state.players]:
        found |= cards.MORE_BUILDINGS
    if by_three_terrains(state, owned):
        found |= cards.THREE_TERRAINS
    state.built[seat] = found | shown


def group_size(state: LittleTownState, seat: int, square: int) -> int:
    """How many buildings of a seat hang together with one, side by side (LT-OBJCARD-1)."""
    group = [square]
    for member in group:
        for beside in cards.BESIDE[member]:
            if state.tiles[beside] and state.owners[beside] == seat and beside not in group:
                group.append(beside)
    return len(group)


def by_three_terrains(state: LittleTownState, owned: list[int]) -> bool:
    """Whether three different buildings stand by a lake, a mountain and a forest, one each (LT-OBJCARD-4).

    By Hall's theorem it is enough that any one, two or three of the terrains have as many buildings beside them.
    """
    near = cards.TERRAINS_NEAR[state.side]
    for terrains in range(1, _ALL_TERRAINS + 1):
        beside = 0
        for square in owned:
            if near[square] & terrains:
                beside += 1
        if beside < BITS[terrains]:
            return False
    return True
