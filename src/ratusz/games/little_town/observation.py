"""Little Town for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next clockwise, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.observation import Observation, Parts, relative_tables
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

PARTS: Final = Parts(
    "Squares go row by row from A1 to I6, resources are wood, stone, fish and wheat in this order, and tiles and"
    " objective cards have the numbers of `ratusz.games.little_town.cards`."
)
PARTS.add("terrain", cards.SQUARES, 4, "for each square 0 grass, 1 forest, 2 mountain, 3 lake")
TILES_AT: Final[int] = PARTS.add("tiles", cards.SQUARES, cards.TILES - 1, "the tile on each square")
OWNERS_AT: Final[int] = PARTS.add("owners", cards.SQUARES, SEATS, "for each square one more than the owner of its tile")
WORKERS_AT: Final[int] = PARTS.add(
    "workers", cards.SQUARES, SEATS, "for each square one more than the seat whose worker stands there"
)
MARKET_AT: Final[int] = PARTS.add(
    "market", cards.MARKET_PLACES, cards.TILES - 1, "the tile on each place, 0 where it was taken"
)
WHEAT_FIELDS_AT: Final[int] = PARTS.add("wheat_fields", 1, cards.WHEAT_FIELDS, "how many are left")
SUPPLY_AT: Final[int] = PARTS.add("supply", 4, 15, "the cubes of each resource that nobody owns")
BANK_AT: Final[int] = PARTS.add("bank", 1, cards.COINS, "the coins that nobody owns")
CUBES_AT: Final[int] = PARTS.add("cubes", 4 * SEATS, 15, "for each seat the cubes of each resource")
COINS_AT: Final[int] = PARTS.add("coins", SEATS, cards.COINS, "of each seat")
POINTS_AT: Final[int] = PARTS.add("points", SEATS, MOST, "of each seat, with 128 added, since they can be negative")
UNUSED_AT: Final[int] = PARTS.add("unused_workers", SEATS, cards.MOST_WORKERS, "of each seat")
HOUSES_AT: Final[int] = PARTS.add("houses", SEATS, max(cards.HOUSES), "of each seat, those not built yet")
CARDS_AT: Final[int] = PARTS.add("cards", SEATS, 4, "how many unfinished objective cards each seat has")
FINISHED_AT: Final[int] = PARTS.add(
    "finished", cards.OBJECTIVES, SEATS, "for each objective card one more than the seat that finished it"
)
HAND_AT: Final[int] = PARTS.add("hand", cards.OBJECTIVES, 1, "for each objective card whether the observer holds it")
PLAYERS_AT: Final[int] = PARTS.add("players", 1, SEATS, "how many seats play")
DECIDER_AT: Final[int] = PARTS.add("decider", 1, SEATS, "the seat that decides, 4 after the end")
FIRST_PLAYER_AT: Final[int] = PARTS.add("first_player", 1, SEATS, "the seat that begins the round")
ROUND_AT: Final[int] = PARTS.add("round", 1, cards.ROUNDS, "from 1")
ACTIVE_AT: Final[int] = PARTS.add("active", 1, SEATS, "the seat whose turn or Residence step it is, 4 for none")
RESIDENCE_AT: Final[int] = PARTS.add("residence_acts", 1, 1, "whether the Residence acts and not a worker")
SQUARE_AT: Final[int] = PARTS.add("square", 1, NO_SQUARE, "where the worker or Residence acts, 54 for nowhere")
OPEN_AT: Final[int] = PARTS.add(
    "open", 3, 8, "how many squares of forest, mountain and lake can still be gathered from"
)
USED_AT: Final[int] = PARTS.add("used", cards.SQUARES, 1, "for each square whether its building was used")
SCORED_AT: Final[int] = PARTS.add("scored", 1, 8, "how many buildings gave points in this turn")
OBTAINED_AT: Final[int] = PARTS.add("obtained", 1, MOST, "how many cubes this turn brought")
OBTAINED_TYPES_AT: Final[int] = PARTS.add("obtained_types", 4, 1, "for each resource whether this turn brought it")
FRESH_AT: Final[int] = PARTS.add("fresh", 1, 1, "whether a cube of a type obtained in this turn was spent")
TWO_TYPES_AT: Final[int] = PARTS.add("two_types", 1, 1, "whether a use was paid with two types")
FISH_FED_AT: Final[int] = PARTS.add(
    "fish_fed", 1, SEATS, "the seat that has just fed all its workers with fish, 4 for none"
)
PENDING_TILE_AT: Final[int] = PARTS.add("pending_tile", 1, cards.TILES - 1, "the tile that is being built, 0 for none")
PENDING_SQUARE_AT: Final[int] = PARTS.add(
    "pending_square", 1, NO_SQUARE, "the building that is being used in stages, 54 for none"
)
GIVEN_AT: Final[int] = PARTS.add("given", 1, len(cards.PAIRS), "one more than the pair given to the Shop")
TAKEN_AT: Final[int] = PARTS.add("taken", 1, len(cards.PAIRS), "one more than the pair taken from the Shop")
SIZE: Final[int] = PARTS.size

# Slices made beforehand, filled from bytearrays rather than bytes, make writing into a bytearray quick.
_ALL: Final[Any] = slice(0, SIZE)
_TILES: Final[Any] = slice(TILES_AT, OWNERS_AT)
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


_RELATIVE: Final[list[list[bytes]]] = relative_tables(SEATS, 1)


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
