"""Orléans for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next one clockwise, and so on.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.game import Observation, Part
from ratusz.games.orleans import cards
from ratusz.games.orleans.rules.round import PHASE_IDS, Phase
from ratusz.games.orleans.state import IN_STACK, OrleansState, arrived, shown_to

SEATS: Final = 4
MOST: Final = 255
IN_NO_PHASE: Final = len(PHASE_IDS)

PARTS: Final = (
    Part("players", 1, SEATS),
    Part("decider", 1, SEATS),
    Part("start_player", 1, SEATS),
    Part("round", 1, cards.ROUNDS),
    Part("phase", 1, IN_NO_PHASE),
    Part("event", 1, cards.EVENTS),
    Part("events_left", cards.EVENTS, cards.ROUNDS),
    Part("bank", 1, MOST),
    Part("supply", cards.TYPES, MOST),
    Part("goods_supply", cards.BREAD, MOST),
    Part("technology_supply", 1, MOST),
    Part("map_goods", cards.GOODS_SPACES, cards.NO_GOOD),
    Part("deeds", len(cards.DEED_SLOTS), max(cards.DEED_SLOTS)),
    Part("citizens", cards.CITIZENS, SEATS),
    Part("stations", cards.CITIES, (1 << SEATS) - 1),
    Part("tiles", cards.TILES, SEATS + 1),
    Part("tower", cards.KINDS, cards.MARKET_SPACES),
    Part("theatre", cards.KINDS, MOST),
    Part("arrived", cards.KINDS, MOST),
    Part("bathed", cards.KINDS, MOST),
    Part("to_tower", cards.KINDS, MOST),
    Part("coins", SEATS, MOST),
    Part("development", SEATS, cards.LAST_SPACE),
    Part("technology", SEATS, MOST),
    Part("technology_begun", SEATS, 1),
    Part("merchants", SEATS, cards.CITIES),
    Part("unbuilt_stations", SEATS, cards.STATIONS),
    Part("passed", SEATS, 1),
    Part("deciding", SEATS, 1),
    Part("tracks", SEATS * cards.TRACKS, max(cards.LAST_STEP)),
    Part("goods", SEATS * cards.GOODS, MOST),
    Part("bags", SEATS * cards.KINDS, MOST),
    Part("markets", SEATS * cards.KINDS, cards.MARKET_SPACES),
    Part("slots", SEATS * cards.SLOTS, cards.ABSENT),
)
"""Owners are 0 for nobody, else 1 and the relative seat; tiles are `SEATS + 1` when removed. The decider is
`SEATS` after the end, all else are numbers in the order of the data, amounts above 255 are written as 255.
"""


def write(state: OrleansState, observer: int, buffer: bytearray) -> None:
    """Fill the buffer with what the observer knows."""
    shown = shown_to(state, observer)
    players = state.players
    values: list[int] = [
        players,
        SEATS if state.decider < 0 else (state.decider - observer) % players,
        (state.start_player - observer) % players,
        state.round,
        phase_number(state),
        state.event,
    ]
    values += [state.hourglass.count(event) for event in range(cards.EVENTS)]
    values.append(state.bank)
    values += state.supply
    values += state.goods_supply
    values.append(state.technology_supply)
    values += state.map_goods
    values += state.deeds
    values += [0 if seat < 0 else 1 + (seat - observer) % players for seat in state.citizens]
    values += [turned(bits, observer, players) for bits in state.stations]
    values += [owner_number(owner, observer, players) for owner in state.tile_owner]
    values += shown.tower
    values += shown.theatre
    add_hand(state, observer, values)
    add_seats(state, shown, observer, values)
    for at, number in enumerate(values):
        buffer[at] = number if number < MOST else MOST


def phase_number(state: OrleansState) -> int:
    """The phase that comes next."""
    if not state.steps:
        return IN_NO_PHASE
    bottom = state.steps[0]
    return bottom.phase if isinstance(bottom, Phase) else IN_NO_PHASE


def turned(bits: int, observer: int, players: int) -> int:
    """The bits of seats, beginning with the observer's."""
    return (bits >> observer | bits << (players - observer)) & ((1 << players) - 1)


def owner_number(owner: int, observer: int, players: int) -> int:
    if owner < 0:
        return 0 if owner == IN_STACK else SEATS + 1
    return 1 + (owner - observer) % players


def add_hand(state: OrleansState, observer: int, values: list[int]) -> None:
    if not state.hands:
        values += [0] * (3 * cards.KINDS)
        return
    hand = state.hands[observer]
    for kinds in (arrived(hand), hand.bathed, hand.tower):
        values += [kinds.count(kind) for kind in range(cards.KINDS)]


def add_seats(state: OrleansState, shown: OrleansState, observer: int, values: list[int]) -> None:
    """Row by row what the seats have; empty seats have nothing."""
    players = state.players
    seats = [(observer + place) % players for place in range(players)]
    nobody = [0] * (SEATS - players)
    deciders = state.deciders()
    values += [state.coins[seat] for seat in seats] + nobody
    values += [state.development[seat] for seat in seats] + nobody
    values += [shown.technology[seat] for seat in seats] + nobody
    values += [state.begun[seat] for seat in seats] + nobody
    values += [1 + state.merchants[seat] for seat in seats] + nobody
    values += [state.unbuilt[seat] for seat in seats] + nobody
    values += [state.passed >> seat & 1 for seat in seats] + nobody
    values += [1 if seat in deciders else 0 for seat in seats] + nobody
    add_rows(state.tracks, cards.TRACKS, seats, values)
    add_rows(state.goods, cards.GOODS, seats, values)
    add_rows(state.bag, cards.KINDS, seats, values)
    add_rows(shown.market, cards.KINDS, seats, values)
    add_rows(shown.slots, cards.SLOTS, seats, values)


def add_rows(rows: list[int], size: int, seats: list[int], values: list[int]) -> None:
    for seat in seats:
        values += rows[seat * size : seat * size + size]
    values += [0] * (size * (SEATS - len(seats)))


OBSERVATION: Final = Observation(PARTS, write)
