"""Little Town for learners: a position as bytes in a block of memory, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next clockwise, and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ratusz.core.block import MOST, Page, Writer, put_list
from ratusz.core.observation import Parts, relative_tables
from ratusz.core.state import State
from ratusz.core.unboxed import vec
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import AMOUNT
from ratusz.games.little_town.rules.turn import BuildOn, PayCost
from ratusz.games.little_town.rules.work import Give, Pay, Take
from ratusz.games.little_town.state import LittleTownState

SEATS: Final = cards.MOST_PLAYERS
ZERO_POINTS: Final = 128
"""How points are written that are neither won nor lost; each point moves it by one."""
NO_SQUARE: Final = cards.SQUARES

PARTS: Final = Parts(
    "Squares go row by row from A1 to I6, resources are wood, stone, fish and wheat in this order, and tiles and"
    " objective cards have the numbers of `ratusz.games.little_town.cards`."
)
PARTS.add("terrain", cards.SQUARES, 4, "for each square 0 grass, 1 forest, 2 mountain, 3 lake")
TILES_AT: Final[i64] = PARTS.add("tiles", cards.SQUARES, cards.TILES - 1, "the tile on each square")
OWNERS_AT: Final[i64] = PARTS.add("owners", cards.SQUARES, SEATS, "for each square one more than the owner of its tile")
WORKERS_AT: Final[i64] = PARTS.add(
    "workers", cards.SQUARES, SEATS, "for each square one more than the seat whose worker stands there"
)
MARKET_AT: Final[i64] = PARTS.add(
    "market", cards.MARKET_PLACES, cards.TILES - 1, "the tile on each place, 0 where it was taken"
)
WHEAT_FIELDS_AT: Final[i64] = PARTS.add("wheat_fields", 1, cards.WHEAT_FIELDS, "how many are left")
SUPPLY_AT: Final[i64] = PARTS.add("supply", 4, 15, "the cubes of each resource that nobody owns")
BANK_AT: Final[i64] = PARTS.add("bank", 1, cards.COINS, "the coins that nobody owns")
CUBES_AT: Final[i64] = PARTS.add("cubes", 4 * SEATS, 15, "for each seat the cubes of each resource")
COINS_AT: Final[i64] = PARTS.add("coins", SEATS, cards.COINS, "of each seat")
POINTS_AT: Final[i64] = PARTS.add("points", SEATS, MOST, "of each seat, with 128 added, since they can be negative")
UNUSED_AT: Final[i64] = PARTS.add("unused_workers", SEATS, cards.MOST_WORKERS, "of each seat")
HOUSES_AT: Final[i64] = PARTS.add("houses", SEATS, max(cards.HOUSES), "of each seat, those not built yet")
CARDS_AT: Final[i64] = PARTS.add("cards", SEATS, 4, "how many unfinished objective cards each seat has")
FINISHED_AT: Final[i64] = PARTS.add(
    "finished", cards.OBJECTIVES, SEATS, "for each objective card one more than the seat that finished it"
)
HAND_AT: Final[i64] = PARTS.add("hand", cards.OBJECTIVES, 1, "for each objective card whether the observer holds it")
PLAYERS_AT: Final[i64] = PARTS.add("players", 1, SEATS, "how many seats play")
DECIDER_AT: Final[i64] = PARTS.add("decider", 1, SEATS, "the seat that decides, 4 after the end")
FIRST_PLAYER_AT: Final[i64] = PARTS.add("first_player", 1, SEATS, "the seat that begins the round")
ROUND_AT: Final[i64] = PARTS.add("round", 1, cards.ROUNDS, "from 1")
ACTIVE_AT: Final[i64] = PARTS.add("active", 1, SEATS, "the seat whose turn or Residence step it is, 4 for none")
RESIDENCE_AT: Final[i64] = PARTS.add("residence_acts", 1, 1, "whether the Residence acts and not a worker")
SQUARE_AT: Final[i64] = PARTS.add("square", 1, NO_SQUARE, "where the worker or Residence acts, 54 for nowhere")
OPEN_AT: Final[i64] = PARTS.add(
    "open", 3, 8, "how many squares of forest, mountain and lake can still be gathered from"
)
USED_AT: Final[i64] = PARTS.add("used", cards.SQUARES, 1, "for each square whether its building was used")
SCORED_AT: Final[i64] = PARTS.add("scored", 1, 8, "how many buildings gave points in this turn")
OBTAINED_AT: Final[i64] = PARTS.add("obtained", 1, MOST, "how many cubes this turn brought")
OBTAINED_TYPES_AT: Final[i64] = PARTS.add("obtained_types", 4, 1, "for each resource whether this turn brought it")
FRESH_AT: Final[i64] = PARTS.add("fresh", 1, 1, "whether a cube of a type obtained in this turn was spent")
TWO_TYPES_AT: Final[i64] = PARTS.add("two_types", 1, 1, "whether a use was paid with two types")
FISH_FED_AT: Final[i64] = PARTS.add(
    "fish_fed", 1, SEATS, "the seat that has just fed all its workers with fish, 4 for none"
)
PENDING_TILE_AT: Final[i64] = PARTS.add("pending_tile", 1, cards.TILES - 1, "the tile that is being built, 0 for none")
PENDING_SQUARE_AT: Final[i64] = PARTS.add(
    "pending_square", 1, NO_SQUARE, "the building that is being used in stages, 54 for none"
)
GIVEN_AT: Final[i64] = PARTS.add("given", 1, len(cards.PAIRS), "one more than the pair given to the Shop")
TAKEN_AT: Final[i64] = PARTS.add("taken", 1, len(cards.PAIRS), "one more than the pair taken from the Shop")
SIZE: Final[int] = PARTS.size


def _terrain() -> list[bytes]:
    """For each side what its squares are."""
    return [bytes(1 + cards.ONE.index(kind) if kind else 0 for kind in terrain) for terrain in cards.TERRAIN]


_TERRAIN: Final[list[bytes]] = _terrain()
_NO_OWNERS: Final = bytes(cards.SQUARES)
_REST: Final = bytes(SIZE - MARKET_AT)
_RELATIVE: Final[list[list[bytes]]] = relative_tables(SEATS, 1)


class LittleTownWriter(Writer):
    """Writes what a seat of Little Town may know."""

    def write(self, state: State, observer: int, page: Page) -> None:
        assert isinstance(state, LittleTownState)
        players = state.players
        at: i64 = page.end
        page.put(_TERRAIN[state.side])
        page.put(state.tiles)
        page.put(_NO_OWNERS)
        page.put(state.workers.translate(_RELATIVE[players][observer]))
        page.put(_REST)
        block = page.block
        write_owners(state, observer, block, at)
        put_list(block, at + MARKET_AT, state.market)
        block[at + WHEAT_FIELDS_AT] = state.wheat_fields
        write_cubes(block, at + SUPPLY_AT, state.supply)
        block[at + BANK_AT] = state.bank
        for place in range(players):
            write_seat(state, (observer + place) % players, place, block, at)
        write_set(state.hands[observer], 1, block, at + HAND_AT)
        block[at + PLAYERS_AT] = players
        block[at + DECIDER_AT] = (state.decider - observer) % players if state.decider >= 0 else SEATS
        block[at + FIRST_PLAYER_AT] = (state.first_player - observer) % players
        block[at + ROUND_AT] = state.round
        write_turn(state, observer, block, at)


def write_owners(state: LittleTownState, observer: int, block: vec[u8], at: i64) -> None:
    """One more than the place of whoever owns a tile; of a square without one, nothing."""
    players: i64 = state.players
    first: i64 = observer
    tile = at + TILES_AT
    for owned in vec[u8](state.owners):
        if block[tile]:
            # Bytes would wrap around below zero.
            owner: i64 = int(owned)
            place = owner - first + 1
            block[tile + OWNERS_AT - TILES_AT] = int(place if owner >= first else place + players)
        tile += 1


def write_set(members: int, number: int, block: vec[u8], at: i64) -> None:
    """The same number for each member of a set of bits."""
    left: i64 = members
    while left:
        if left & 1:
            block[at] = number
        left >>= 1
        at += 1


def write_cubes(block: vec[u8], at: i64, cubes: int) -> None:
    block[at] = cubes & AMOUNT
    block[at + 1] = cubes >> cards.STONE_AT & AMOUNT
    block[at + 2] = cubes >> cards.FISH_AT & AMOUNT
    block[at + 3] = cubes >> cards.WHEAT_AT


def write_seat(state: LittleTownState, seat: int, place: int, block: vec[u8], at: i64) -> None:
    """What is public of a seat; of its cards how many there are, and the finished ones."""
    write_cubes(block, at + CUBES_AT + 4 * place, state.cubes[seat])
    block[at + COINS_AT + place] = state.coins[seat]
    block[at + POINTS_AT + place] = min(MOST, max(0, ZERO_POINTS + state.points[seat]))
    block[at + UNUSED_AT + place] = state.unused[seat]
    block[at + HOUSES_AT + place] = state.houses[seat]
    held: i64 = state.hands[seat]
    hand = 0
    while held:
        held &= held - 1
        hand += 1
    block[at + CARDS_AT + place] = hand
    write_set(state.finished[seat], 1 + place, block, at + FINISHED_AT)


def write_turn(state: LittleTownState, observer: int, block: vec[u8], at: i64) -> None:
    """The turn or Residence step under way, and the choice in stages in it."""
    players = state.players
    block[at + ACTIVE_AT] = (state.active - observer) % players if state.active >= 0 else SEATS
    block[at + FISH_FED_AT] = (state.fish_fed - observer) % players if state.fish_fed >= 0 else SEATS
    block[at + PENDING_SQUARE_AT] = NO_SQUARE
    block[at + SQUARE_AT] = state.square if state.square >= 0 else NO_SQUARE
    if state.square >= 0:
        block[at + RESIDENCE_AT] = 1 if state.residence_acts else 0
        block[at + OPEN_AT] = state.open & AMOUNT
        block[at + OPEN_AT + 1] = state.open >> cards.STONE_AT & AMOUNT
        block[at + OPEN_AT + 2] = state.open >> cards.FISH_AT & AMOUNT
        for place, square in enumerate(state.near):
            block[at + USED_AT + square] = state.used >> place & 1
        block[at + SCORED_AT] = state.scored
        block[at + OBTAINED_AT] = min(MOST, state.obtained)
        for place in range(4):
            block[at + OBTAINED_TYPES_AT + place] = state.obtained_types >> place & 1
        block[at + FRESH_AT] = 1 if state.fresh else 0
        block[at + TWO_TYPES_AT] = 1 if state.two_types else 0
    if not state.steps:
        return
    top = state.steps[-1]
    if isinstance(top, (PayCost, BuildOn)):
        block[at + PENDING_TILE_AT] = top.tile
    elif isinstance(top, Give):
        block[at + PENDING_SQUARE_AT] = top.square
    elif isinstance(top, Take):
        block[at + PENDING_SQUARE_AT] = top.square
        block[at + GIVEN_AT] = 1 + top.given
    elif isinstance(top, Pay):
        block[at + PENDING_SQUARE_AT] = top.square
        block[at + GIVEN_AT] = 1 + top.given
        block[at + TAKEN_AT] = 1 + top.taken


WRITER: Final = LittleTownWriter()
