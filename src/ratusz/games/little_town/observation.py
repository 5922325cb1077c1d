"""Little Town for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next clockwise, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.game import Observation, Part
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import AMOUNT
from ratusz.games.little_town.rules.turn import BuildOn, PayCost
from ratusz.games.little_town.rules.work import Give, Pay, Take
from ratusz.games.little_town.state import LittleTownState

SEATS: Final = cards.MOST_PLAYERS
MOST: Final = 255
ZERO_POINTS: Final = 128
"""How points are written that are neither won nor lost; each point moves it by one."""
NO_SQUARE: Final = cards.SQUARES

PARTS: Final = (
    Part("terrain", cards.SQUARES, 4),
    Part("tiles", cards.SQUARES, cards.TILES - 1),
    Part("owners", cards.SQUARES, SEATS),
    Part("workers", cards.SQUARES, SEATS),
    Part("market", cards.MARKET_PLACES, cards.TILES - 1),
    Part("wheat_fields", 1, cards.WHEAT_FIELDS),
    Part("supply", 4, 15),
    Part("bank", 1, cards.COINS),
    Part("cubes", 4 * SEATS, 15),
    Part("coins", SEATS, cards.COINS),
    Part("points", SEATS, MOST),
    Part("unused_workers", SEATS, cards.MOST_WORKERS),
    Part("houses", SEATS, max(cards.HOUSES)),
    Part("cards", SEATS, 4),
    Part("finished", cards.OBJECTIVES, SEATS),
    Part("hand", cards.OBJECTIVES, 1),
    Part("players", 1, SEATS),
    Part("decider", 1, SEATS),
    Part("first_player", 1, SEATS),
    Part("round", 1, cards.ROUNDS),
    Part("active", 1, SEATS),
    Part("residence_acts", 1, 1),
    Part("square", 1, NO_SQUARE),
    Part("open", 3, 8),
    Part("used", cards.SQUARES, 1),
    Part("scored", 1, 8),
    Part("obtained", 1, MOST),
    Part("obtained_types", 4, 1),
    Part("fresh", 1, 1),
    Part("two_types", 1, 1),
    Part("fish_fed", 1, SEATS),
    Part("pending_tile", 1, cards.TILES - 1),
    Part("pending_square", 1, NO_SQUARE),
    Part("given", 1, len(cards.PAIRS)),
    Part("taken", 1, len(cards.PAIRS)),
)
"""`terrain` is 1 for forest, 2 for mountain, 3 for lake. `owners`, `workers` and `finished` (for each card) hold one
more than the seat. Where no seat is meant, `decider`, `active` and `fish_fed` are 4; where no square is meant, `square`
and `pending_square` are 54. Of a choice in stages, `pending_tile` is the tile to be built, `pending_square` the
building to be used, `given` and `taken` one more than the pairs chosen for the Shop. To points 128 are added, since
they can be negative.
"""

_AT: Final = {part.name: sum(before.size for before in PARTS[:index]) for index, part in enumerate(PARTS)}
SIZE: Final = sum(part.size for part in PARTS)
TILES_AT: Final = _AT["tiles"]
OWNERS_AT: Final = _AT["owners"]
WORKERS_AT: Final = _AT["workers"]
MARKET_AT: Final = _AT["market"]
WHEAT_FIELDS_AT: Final = _AT["wheat_fields"]
SUPPLY_AT: Final = _AT["supply"]
BANK_AT: Final = _AT["bank"]
CUBES_AT: Final = _AT["cubes"]
COINS_AT: Final = _AT["coins"]
POINTS_AT: Final = _AT["points"]
UNUSED_AT: Final = _AT["unused_workers"]
HOUSES_AT: Final = _AT["houses"]
CARDS_AT: Final = _AT["cards"]
FINISHED_AT: Final = _AT["finished"]
HAND_AT: Final = _AT["hand"]
PLAYERS_AT: Final = _AT["players"]
DECIDER_AT: Final = _AT["decider"]
FIRST_PLAYER_AT: Final = _AT["first_player"]
ROUND_AT: Final = _AT["round"]
ACTIVE_AT: Final = _AT["active"]
RESIDENCE_AT: Final = _AT["residence_acts"]
SQUARE_AT: Final = _AT["square"]
OPEN_AT: Final = _AT["open"]
USED_AT: Final = _AT["used"]
SCORED_AT: Final = _AT["scored"]
OBTAINED_AT: Final = _AT["obtained"]
OBTAINED_TYPES_AT: Final = _AT["obtained_types"]
FRESH_AT: Final = _AT["fresh"]
TWO_TYPES_AT: Final = _AT["two_types"]
FISH_FED_AT: Final = _AT["fish_fed"]
PENDING_TILE_AT: Final = _AT["pending_tile"]
PENDING_SQUARE_AT: Final = _AT["pending_square"]
GIVEN_AT: Final = _AT["given"]
TAKEN_AT: Final = _AT["taken"]

# Slices made beforehand, filled from bytearrays rather than bytes, make writing into a bytearray quick.
_ALL: Final[Any] = slice(0, SIZE)
_TILES: Final[Any] = slice(TILES_AT, OWNERS_AT)
_OWNERS: Final[Any] = slice(OWNERS_AT, WORKERS_AT)
_WORKERS: Final[Any] = slice(WORKERS_AT, MARKET_AT)


def _forms() -> list[list[bytearray]]:
    """For each side and player count the buffer with all that never changes filled in."""
    forms = []
    for terrain in cards.TERRAIN:
        row = []
        for players in range(SEATS + 1):
            form = bytearray(SIZE)
            for square in range(cards.SQUARES):
                form[square] = 1 + cards.ONE.index(terrain[square]) if terrain[square] else 0
            form[PLAYERS_AT] = players
            row.append(form)
        forms.append(row)
    return forms


_FORMS: Final = _forms()


def _relative() -> list[list[bytes]]:
    """For each player count and observer the table that turns one more than a seat into one more than its place."""
    tables = []
    for players in range(SEATS + 1):
        row = []
        for observer in range(players):
            table = bytearray(256)
            for seat in range(players):
                table[1 + seat] = 1 + (seat - observer) % players
            row.append(bytes(table))
        tables.append(row)
    return tables


_RELATIVE: Final = _relative()


def write(state: LittleTownState, observer: int, buffer: bytearray) -> None:
    """Fill the buffer with what the observer knows."""
    players = state.players
    buffer[_ALL] = _FORMS[state.side][players]
    buffer[_TILES] = state.tiles
    buffer[_WORKERS] = state.workers.translate(_RELATIVE[players][observer])
    for square in range(cards.SQUARES):
        if state.tiles[square]:
            buffer[OWNERS_AT + square] = 1 + (state.owners[square] - observer) % players
    for place in range(cards.MARKET_PLACES):
        buffer[MARKET_AT + place] = state.market[place]
    buffer[WHEAT_FIELDS_AT] = state.wheat_fields
    write_cubes(buffer, SUPPLY_AT, state.supply)
    buffer[BANK_AT] = state.bank
    for place in range(players):
        write_seat(state, (observer + place) % players, place, buffer)
    hand = state.hands[observer]
    for card in range(cards.OBJECTIVES):
        buffer[HAND_AT + card] = hand >> card & 1
    buffer[DECIDER_AT] = (state.decider - observer) % players if state.decider >= 0 else SEATS
    buffer[FIRST_PLAYER_AT] = (state.first_player - observer) % players
    buffer[ROUND_AT] = state.round
    write_turn(state, observer, buffer)


def write_cubes(buffer: bytearray, at: int, cubes: int) -> None:
    buffer[at] = cubes & AMOUNT
    buffer[at + 1] = cubes >> cards.STONE_AT & AMOUNT
    buffer[at + 2] = cubes >> cards.FISH_AT & AMOUNT
    buffer[at + 3] = cubes >> cards.WHEAT_AT


def write_seat(state: LittleTownState, seat: int, place: int, buffer: bytearray) -> None:
    """What is public of a seat; of its cards how many there are, and the finished ones."""
    write_cubes(buffer, CUBES_AT + 4 * place, state.cubes[seat])
    buffer[COINS_AT + place] = state.coins[seat]
    buffer[POINTS_AT + place] = min(MOST, max(0, ZERO_POINTS + state.points[seat]))
    buffer[UNUSED_AT + place] = state.unused[seat]
    buffer[HOUSES_AT + place] = state.houses[seat]
    held = state.hands[seat]
    hand = 0
    while held:
        held &= held - 1
        hand += 1
    buffer[CARDS_AT + place] = hand
    finished = state.finished[seat]
    if finished:
        for card in range(cards.OBJECTIVES):
            if finished >> card & 1:
                buffer[FINISHED_AT + card] = 1 + place


def write_turn(state: LittleTownState, observer: int, buffer: bytearray) -> None:
    """The turn or Residence step under way, and the choice in stages in it."""
    players = state.players
    buffer[ACTIVE_AT] = (state.active - observer) % players if state.active >= 0 else SEATS
    buffer[FISH_FED_AT] = (state.fish_fed - observer) % players if state.fish_fed >= 0 else SEATS
    buffer[PENDING_SQUARE_AT] = NO_SQUARE
    buffer[SQUARE_AT] = state.square if state.square >= 0 else NO_SQUARE
    if state.square >= 0:
        buffer[RESIDENCE_AT] = 1 if state.residence_acts else 0
        buffer[OPEN_AT] = state.open & AMOUNT
        buffer[OPEN_AT + 1] = state.open >> cards.STONE_AT & AMOUNT
        buffer[OPEN_AT + 2] = state.open >> cards.FISH_AT & AMOUNT
        for place, square in enumerate(state.near):
            buffer[USED_AT + square] = state.used >> place & 1
        buffer[SCORED_AT] = state.scored
        buffer[OBTAINED_AT] = min(MOST, state.obtained)
        for place in range(4):
            buffer[OBTAINED_TYPES_AT + place] = state.obtained_types >> place & 1
        buffer[FRESH_AT] = 1 if state.fresh else 0
        buffer[TWO_TYPES_AT] = 1 if state.two_types else 0
    if not state.steps:
        return
    top = state.steps[-1]
    if isinstance(top, PayCost | BuildOn):
        buffer[PENDING_TILE_AT] = top.tile
    elif isinstance(top, Give):
        buffer[PENDING_SQUARE_AT] = top.square
    elif isinstance(top, Take):
        buffer[PENDING_SQUARE_AT] = top.square
        buffer[GIVEN_AT] = 1 + top.given
    elif isinstance(top, Pay):
        buffer[PENDING_SQUARE_AT] = top.square
        buffer[GIVEN_AT] = 1 + top.given
        buffer[TAKEN_AT] = 1 + top.taken


OBSERVATION: Final = Observation(PARTS, write)
