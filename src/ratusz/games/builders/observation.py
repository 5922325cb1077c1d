"""The Builders for learners: a position as bytes in a buffer, seen from one seat.

Places and seats are relative: seat 0 of an observation is the observer, 1 the next to play after it, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.game import Observation, Part
from ratusz.games.builders.cards import CARDS, FIRST_WORKER
from ratusz.games.builders.state import FINISHED, FREE, SITE, BuildersState

SEATS: Final = 4
MOST: Final = 255

PARTS: Final = (
    Part("cards", CARDS, FINISHED + SEATS - 1),
    Part("sent_this_turn", FIRST_WORKER, MOST),
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
"""`cards` holds for each card its place as in `state.py`, `sent_this_turn` for each building card how many workers were
sent to it; empty seats have no coins and points, the decider is 4 after the end, amounts above 255 are written as 255.
"""

_AT: Final = {part.name: sum(before.size for before in PARTS[:index]) for index, part in enumerate(PARTS)}
SIZE: Final = sum(part.size for part in PARTS)
SENT_AT: Final = _AT["sent_this_turn"]
COINS_AT: Final = _AT["coins"]
PLAYERS_AT: Final = _AT["players"]
DECIDER_AT: Final = _AT["decider"]
FIRST_PLAYER_AT: Final = _AT["first_player"]
ACTIONS_LEFT_AT: Final = _AT["actions_left"]
ROUND_AT: Final = _AT["round"]
END_TRIGGERED_AT: Final = _AT["end_triggered"]
NEXT_BUILDING_AT: Final = _AT["next_building"]
BUILDING_DECK_AT: Final = _AT["building_deck"]
WORKER_DECK_AT: Final = _AT["worker_deck"]

# Slices made beforehand, filled from bytearrays rather than bytes, make writing into a bytearray quick.
_CARDS: Final[Any] = slice(0, CARDS)
_REST: Final[Any] = slice(CARDS, SIZE)

_CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(observer + place) % players for place in range(players)] for observer in range(players)]
    for players in range(SEATS + 1)
]
"""For each player count and observer the seats, beginning with the observer."""


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


def _forms() -> list[list[list[bytearray]]]:
    """For each player count, observer and first player all after the cards, filled in as far as they settle it."""
    forms = []
    for players in range(SEATS + 1):
        row = []
        for observer in range(players):
            row.append([bytearray(SIZE - CARDS) for _ in range(players)])
            for first_player, form in enumerate(row[-1]):
                form[PLAYERS_AT - CARDS] = players
                form[FIRST_PLAYER_AT - CARDS] = (first_player - observer) % players
        forms.append(row)
    return forms


_FORMS: Final = _forms()


def write(state: BuildersState, observer: int, buffer: bytearray) -> None:
    """Fill the buffer with what the observer knows."""
    players = state.players
    buffer[_CARDS] = state.where.translate(_RELATIVE[players][observer]) if observer else state.where
    buffer[_REST] = _FORMS[players][observer][state.first_player]
    for site in state.sent:
        buffer[SENT_AT + site] += 1
    coins = state.coins
    points = state.card_points
    at = COINS_AT
    for seat in _CLOCKWISE[players][observer]:
        owned = coins[seat]
        buffer[at] = owned if owned < MOST else MOST
        buffer[at + SEATS] = points[seat]
        at += 1
    decider = state.decider
    if decider != observer:
        buffer[DECIDER_AT] = (decider - observer) % players if decider >= 0 else SEATS
    actions_left = state.actions_left
    buffer[ACTIONS_LEFT_AT] = actions_left if actions_left < MOST else MOST
    round_number = state.round
    buffer[ROUND_AT] = round_number if round_number < MOST else MOST
    if state.end_triggered:
        buffer[END_TRIGGERED_AT] = 1
    if state.buildings_left:
        buffer[NEXT_BUILDING_AT] = state.building_deck[state.buildings_left - 1]
        buffer[BUILDING_DECK_AT] = state.buildings_left
    if state.workers_left:
        buffer[WORKER_DECK_AT] = state.workers_left


OBSERVATION: Final = Observation(PARTS, write)
