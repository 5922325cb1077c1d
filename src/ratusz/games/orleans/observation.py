"""Orléans for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next one clockwise, and so on.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.observation import Observation, Parts
from ratusz.games.orleans import cards
from ratusz.games.orleans.rules.round import PHASE_IDS, Phase
from ratusz.games.orleans.state import IN_STACK, OrleansState, arrived, shown_to

SEATS: Final = 4
MOST: Final = 255
IN_NO_PHASE: Final = len(PHASE_IDS)

PARTS: Final = Parts(
    "Everything is numbered in the order of the data. Followers are told apart by kind (a starting farmer is"
    " another kind than a farmer) or by type, goods end with bread, and an owner is one more than the seat, 0 for"
    " nobody."
)
PARTS.add("players", 1, SEATS, "how many seats play")
PARTS.add("decider", 1, SEATS, "the first seat that decides, 4 after the end")
PARTS.add("start_player", 1, SEATS, "the seat that begins")
PARTS.add("round", 1, cards.ROUNDS, "from 1, 0 before the first")
PARTS.add("phase", 1, IN_NO_PHASE, "the phase that comes next, 7 after the end")
PARTS.add("event", 1, cards.EVENTS, "of this round")
PARTS.add("events_left", cards.EVENTS, cards.ROUNDS, "how often each event is still to come")
PARTS.add("bank", 1, MOST, "its coins")
PARTS.add("supply", cards.TYPES, MOST, "followers of each type")
PARTS.add("goods_supply", cards.BREAD, MOST, "tiles of each good but bread")
PARTS.add("technology_supply", 1, MOST, "technology tiles")
PARTS.add("map_goods", cards.GOODS_SPACES, cards.NO_GOOD, "the good on each space of the map, 6 for none")
PARTS.add(
    "deeds",
    len(cards.DEED_SLOTS),
    max(cards.DEED_SLOTS),
    "for each beneficial deed and each type of follower how many free spaces are left",
)
PARTS.add("citizens", cards.CITIZENS, SEATS, "the owner of each citizen tile")
PARTS.add(
    "stations",
    cards.CITIES,
    (1 << SEATS) - 1,
    "for each city the seats with a trading station there, a bit each, the observer’s first",
)
PARTS.add("tiles", cards.TILES, SEATS + 1, "the owner of each place tile, 5 if it was removed")
PARTS.add("tower", cards.KINDS, cards.MARKET_SPACES, "followers of each kind in the Gunpowder Tower")
PARTS.add("theatre", cards.KINDS, MOST, "followers of each kind in the Theatre")
PARTS.add(
    "arrived", cards.KINDS, MOST, "followers of each kind that the observer has drawn or taken back in this phase"
)
PARTS.add("bathed", cards.KINDS, MOST, "followers of each kind drawn by the observer’s Bathhouse")
PARTS.add("to_tower", cards.KINDS, MOST, "those of the arrived that the observer puts into the tower")
PARTS.add("coins", SEATS, MOST, "of each seat")
PARTS.add("development", SEATS, cards.LAST_SPACE, "where each seat is on the development track")
PARTS.add("technology", SEATS, MOST, "technology tiles of each seat that are not placed")
PARTS.add("technology_begun", SEATS, 1, "for each seat whether its first technology tile is placed")
PARTS.add("merchants", SEATS, cards.CITIES, "one more than the city of each seat’s merchant")
PARTS.add("unbuilt_stations", SEATS, cards.STATIONS, "of each seat")
PARTS.add("passed", SEATS, 1, "for each seat whether it has passed")
PARTS.add("deciding", SEATS, 1, "for each seat whether it has to decide")
PARTS.add("tracks", SEATS * cards.TRACKS, max(cards.LAST_STEP), "for each seat its step on each track")
PARTS.add("goods", SEATS * cards.GOODS, MOST, "for each seat its tiles of each good")
PARTS.add("bags", SEATS * cards.KINDS, MOST, "for each seat the followers of each kind in its bag")
PARTS.add("markets", SEATS * cards.KINDS, cards.MARKET_SPACES, "for each seat the followers of each kind on its market")
PARTS.add(
    "slots",
    SEATS * cards.SLOTS,
    cards.ABSENT,
    "for each seat what lies on each slot: the kind of a follower, 11 technology, 12 nothing, 13 where the seat"
    " does not have the place",
)


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
