"""Orléans for learners: a position as bytes in a block of memory, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next one clockwise, and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ratusz.core.block import INTERPRETED, MOST, Page, Writer
from ratusz.core.observation import Parts
from ratusz.core.state import State
from ratusz.core.unboxed import lay, vec
from ratusz.games.orleans import cards
from ratusz.games.orleans.rules.round import PHASE_IDS, Phase
from ratusz.games.orleans.state import OUT, OrleansState, arrived, without_plans

SEATS: Final = 4
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


_NOTHING: Final = bytes(PARTS.size)


def _owners() -> list[list[list[int]]]:
    """For each player count, observer and owner, from OUT on, how the owner of a tile is written."""
    return [
        [[SEATS + 1, 0, *(1 + (owner - observer) % players for owner in range(players))] for observer in range(players)]
        for players in range(SEATS + 1)
    ]


def _turned() -> list[list[list[int]]]:
    """For each player count and observer the bits of seats, beginning with the observer's."""
    return [
        [
            [(bits >> observer | bits << (players - observer)) & ((1 << players) - 1) for bits in range(1 << players)]
            for observer in range(players)
        ]
        for players in range(SEATS + 1)
    ]


_OWNERS: Final[list[list[list[int]]]] = _owners()
_TURNED: Final[list[list[list[int]]]] = _turned()


class OrleansWriter(Writer):
    """Writes what a seat of Orléans may know."""

    def write(self, state: State, observer: int, page: Page) -> None:
        assert isinstance(state, OrleansState)
        players = state.players
        at: i64 = page.end
        page.put(_NOTHING)
        block = page.block
        block[at] = players
        block[at + 1] = SEATS if state.decider < 0 else (state.decider - observer) % players
        block[at + 2] = (state.start_player - observer) % players
        block[at + 3] = state.round
        block[at + 4] = phase_number(state)
        block[at + 5] = state.event
        for event in state.hourglass:
            block[at + 6 + event] += 1
        block[at + 6 + cards.EVENTS] = state.bank if state.bank < MOST else MOST
        at = put_numbers(state.supply, block, at + 7 + cards.EVENTS)
        at = put_numbers(state.goods_supply, block, at)
        block[at] = state.technology_supply
        at = put_numbers(state.map_goods, block, at + 1)
        at = put_numbers(state.deeds, block, at)
        owners = _OWNERS[players][observer]
        turned = _TURNED[players][observer]
        # Nobody has a citizen whose owner is below zero, as nobody has a tile in the stack.
        for owner in state.citizens:
            block[at] = owners[owner - OUT]
            at += 1
        for bits in state.stations:
            block[at] = turned[bits]
            at += 1
        for owner in state.tile_owner:
            block[at] = owners[owner - OUT]
            at += 1
        shown = without_plans(state, observer)
        at = put_numbers(shown.tower, block, at)
        at = put_numbers(shown.theatre, block, at)
        put_hand(state, observer, block, at)
        put_seats(state, shown, observer, block, at + 3 * cards.KINDS)


def put_numbers(numbers: list[int], block: vec[u8], at: i64) -> i64:
    """Write numbers that a byte can hold; where they end."""
    if INTERPRETED:
        return lay(block, at, bytes(numbers))
    for number in numbers:
        block[at] = number
        at += 1
    return at


def phase_number(state: OrleansState) -> int:
    """The phase that comes next."""
    if not state.steps:
        return IN_NO_PHASE
    bottom = state.steps[0]
    return bottom.phase if isinstance(bottom, Phase) else IN_NO_PHASE


def put_hand(state: OrleansState, observer: int, block: vec[u8], at: i64) -> None:
    """What the observer has drawn in this phase."""
    if state.hands:
        hand = state.hands[observer]
        put_kinds(arrived(hand), block, at)
        put_kinds(hand.bathed, block, at + cards.KINDS)
        put_kinds(hand.tower, block, at + 2 * cards.KINDS)


def put_kinds(kinds: list[int], block: vec[u8], at: i64) -> None:
    for kind in kinds:
        block[at + kind] += 1


def put_seats(state: OrleansState, shown: OrleansState, observer: int, block: vec[u8], at: i64) -> None:
    """Row by row what the seats have; empty seats have nothing."""
    players = state.players
    for place in range(players):
        put_seat(state, shown, (observer + place) % players, block, at + place)
    at = put_rows(state.tracks, cards.TRACKS, observer, block, at + 8 * SEATS)
    at = put_rows(state.goods, cards.GOODS, observer, block, at)
    at = put_rows(state.bag, cards.KINDS, observer, block, at)
    at = put_rows(shown.market, cards.KINDS, observer, block, at)
    put_rows(shown.slots, cards.SLOTS, observer, block, at)


def put_seat(state: OrleansState, shown: OrleansState, seat: int, block: vec[u8], at: i64) -> None:
    """What there is one number of for each seat."""
    coins = state.coins[seat]
    block[at] = coins if coins < MOST else MOST
    block[at + SEATS] = state.development[seat]
    block[at + 2 * SEATS] = shown.technology[seat]
    block[at + 3 * SEATS] = state.begun[seat]
    block[at + 4 * SEATS] = 1 + state.merchants[seat]
    block[at + 5 * SEATS] = state.unbuilt[seat]
    block[at + 6 * SEATS] = state.passed >> seat & 1
    if state.together:
        block[at + 7 * SEATS] = 1 if state.together[seat] else 0
    else:
        block[at + 7 * SEATS] = 1 if seat == state.decider else 0


def put_rows(rows: list[int], size: int, observer: int, block: vec[u8], at: i64) -> i64:
    """So many numbers of each seat, beginning with the observer's; where those of the last seat there can be end."""
    if observer:
        first = observer * size
        put_numbers(rows[:first], block, put_numbers(rows[first:], block, at))
    else:
        put_numbers(rows, block, at)
    return at + SEATS * size


WRITER: Final = OrleansWriter()
