"""The Builders for learners: a position as bytes in a buffer, seen from one seat.

Places and seats are relative: seat 0 of an observation is the observer, 1 the next to play after it, and so on.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.game import Observation, Part
from ratusz.games.builders.cards import CARDS
from ratusz.games.builders.state import FINISHED, FREE, SITE, BuildersState

SEATS: Final = 4
MOST: Final = 255

PARTS: Final = (
    Part("cards", CARDS, FINISHED + SEATS - 1),
    Part("sent_this_turn", CARDS, MOST),
    Part("coins", SEATS, MOST),
    Part("card_points", SEATS, MOST),
    Part("players", 1, SEATS),
    Part("decider", 1, SEATS),
    Part("first_player", 1, SEATS),
    Part("actions_left", 1, MOST),
    Part("round", 1, MOST),
    Part("end_triggered", 1, 1),
    Part("next_building", 1, CARDS),
    Part("building_deck", 1, MOST),
    Part("worker_deck", 1, MOST),
)
"""`cards` holds for each card its place as in `state.py`; amounts above 255 are written as 255."""


def _relative_places() -> list[list[bytes]]:
    """For each player count and observer the table that turns absolute places into relative ones."""
    tables = []
    for players in range(SEATS + 1):
        row = []
        for observer in range(players):
            table = bytearray(range(256))
            for base in (FREE, SITE, FINISHED):
                for seat in range(players):
                    table[base + seat] = base + (seat - observer) % players
            row.append(bytes(table))
        tables.append(row)
    return tables


_RELATIVE: Final = _relative_places()


def write(state: BuildersState, observer: int, buffer: bytearray) -> None:
    """Fill the buffer with what the observer knows."""
    players = state.players
    buffer[:CARDS] = state.where.translate(_RELATIVE[players][observer])
    buffer[CARDS : 2 * CARDS] = bytes(CARDS)
    for site in state.sent:
        buffer[CARDS + site] += 1
    at = 2 * CARDS
    for seat in range(SEATS):
        if seat < players:
            absolute = (observer + seat) % players
            buffer[at + seat] = min(state.coins[absolute], MOST)
            buffer[at + SEATS + seat] = state.card_points[absolute]
        else:
            buffer[at + seat] = 0
            buffer[at + SEATS + seat] = 0
    at += 2 * SEATS
    decider = state.decider
    buffer[at] = players
    buffer[at + 1] = (decider - observer) % players if decider >= 0 else SEATS
    buffer[at + 2] = (state.first_player - observer) % players
    buffer[at + 3] = min(state.actions_left, MOST)
    buffer[at + 4] = min(state.round, MOST)
    buffer[at + 5] = state.end_triggered
    buffer[at + 6] = state.building_deck[state.buildings_left - 1] if state.buildings_left else 0
    buffer[at + 7] = state.buildings_left
    buffer[at + 8] = state.workers_left


OBSERVATION: Final = Observation(PARTS, write)
