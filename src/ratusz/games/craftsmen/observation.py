"""Craftsmen for learners: a position as bytes in a block of memory, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next clockwise, and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ratusz.core.block import MOST, Page, Writer, put_list
from ratusz.core.observation import Parts, relative_tables
from ratusz.core.state import State
from ratusz.core.unboxed import vec
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import MOST_PLAYERS
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.state import NATURAL, OVER, CraftsmenState

ESTATE: Final = MOST_PLAYERS + 1
"""ESTATE + seat: a built card; below it one more than the seat whose hand it is known to be in."""
OPEN: Final = ESTATE + MOST_PLAYERS
IN_BOX: Final = OPEN + 1
PEEKED: Final = OPEN + 2

PARTS: Final = Parts(
    "Cards, goods and types of capital card are numbered in the order of the data. Markers, discs and holders are"
    " one more than a seat, 0 for none; a natural marker is 6."
)
PARTS.add(
    "cards",
    cards.CARDS,
    PEEKED,
    "where each card is as far as the observer knows: 0 unknown, 1–5 in the hand of seat 0–4, 6–10 built by seat"
    " 0–4, 11 face up, 12 in the box, 13 being looked at",
)
MARKERS_AT: Final[i64] = PARTS.add(
    "markers", cards.CARDS, MOST, "for each card which of its icons hold a marker, as bits"
)
OWN_CAPITAL_AT: Final[i64] = PARTS.add(
    "own_capital", cards.TYPES, MOST, "how many capital cards of each type the observer has"
)
KNOWN_CAPITAL_AT: Final[i64] = PARTS.add(
    "known_capital", MOST_PLAYERS * cards.TYPES, MOST, "for each seat how many of each type the observer knows it has"
)
CAPITAL_COUNT_AT: Final[i64] = PARTS.add("capital_count", MOST_PLAYERS, MOST, "capital cards of each seat")
PARTS.add("building_count", MOST_PLAYERS, MOST, "building cards in each hand")
PARTS.add("points", MOST_PLAYERS, MOST, "of each seat")
PARTS.add("privilege_tokens", MOST_PLAYERS, MOST, "of each seat")
PARTS.add("labour_tokens", MOST_PLAYERS, MOST, "of each seat")
PARTS.add("helpers", MOST_PLAYERS, MOST, "of each seat, those not sent yet")
PARTS.add("passed", MOST_PLAYERS, 1, "for each seat whether it passed in this helper phase")
PARTS.add("privileges_used", MOST_PLAYERS, MOST, "of each seat in this round")
PARTS.add("fair", MOST_PLAYERS, MOST, "markers of each seat at the fair")
PLACE_IN_ORDER_AT: Final[i64] = PARTS.add("place_in_order", MOST_PLAYERS, MOST_PLAYERS, "of each seat, from 1")
BONUSES_AT: Final[i64] = PARTS.add("bonuses", cards.BONUSES, MOST_PLAYERS, "the holder of each bonus token")
PARTS.add("granary", cards.COLUMNS * cards.GRANARY_FIELDS, NATURAL, "for each column its low and its high marker")
PARTS.add("holds", cards.HOLDS * cards.HOLD_FIELDS, MOST_PLAYERS, "for each hold its left and its right marker")
PARTS.add(
    "queue",
    cards.TOWNS * cards.QUEUE,
    MOST_PLAYERS,
    "for each building of the town the discs on its three fields, two each, from the bottom",
)
OPEN_CAPITAL_AT: Final[i64] = PARTS.add(
    "open_capital", cards.OPEN_CAPITAL, cards.TYPES, "one more than the type of each capital card face up"
)
DISCARD_AT: Final[i64] = PARTS.add("discard", cards.TYPES, MOST, "discarded capital cards of each type")
DECKS_AT: Final[i64] = PARTS.add(
    "decks", cards.DECKS + 1, MOST, "how many cards are left: basic, extended, advanced, capital"
)
CALENDAR_AT: Final[i64] = PARTS.add(
    "calendar", 5, MOST, "year, season, phase, stage, and one more than the place in the queue or turn order"
)
PLAYERS_AT: Final[i64] = PARTS.add("players", 1, MOST_PLAYERS, "how many seats play")
DECIDER_AT: Final[i64] = PARTS.add("decider", 1, MOST_PLAYERS, "the seat that decides, 5 after the end")
ACTION_AT: Final[i64] = PARTS.add(
    "action",
    8,
    MOST,
    "of the action in progress: whether the privilege was used, labour points, what is due, the lot, the bid, one"
    " more than the bidder, the offer, how many cards of a payment lie there",
)
SIZE: Final[int] = PARTS.size

_RELATIVE: Final[list[list[bytes]]] = relative_tables(MOST_PLAYERS, 1)
_NO_CARDS: Final = bytes(cards.CARDS)
_NO_CAPITAL: Final = bytes(cards.TYPES)
_NO_SEATS: Final = bytes(BONUSES_AT - CAPITAL_COUNT_AT)
_REST: Final = bytes(SIZE - OPEN_CAPITAL_AT)


class CraftsmenWriter(Writer):
    """Writes what a seat of Craftsmen may know."""

    def write(self, state: State, observer: int, page: Page) -> None:
        assert isinstance(state, CraftsmenState)
        players = state.players
        at: i64 = page.end
        page.put(_NO_CARDS)
        page.put(state.filled)
        page.put(_NO_CAPITAL)
        page.put(_NO_CAPITAL)
        for relative in range(1, MOST_PLAYERS):
            if relative < players:
                first = (observer * players + (observer + relative) % players) * cards.TYPES
                page.put(state.seen[first : first + cards.TYPES])
            else:
                page.put(_NO_CAPITAL)
        page.put(_NO_SEATS)
        page.put(state.bonuses)
        page.put(state.granary)
        page.put(state.holds)
        page.put(state.queue)
        page.put(_REST)
        block = page.block
        relative_marker = _RELATIVE[players][observer]
        for place in range(at + BONUSES_AT, at + OPEN_CAPITAL_AT):
            marker: i64 = int(block[place])
            if marker:
                block[place] = relative_marker[marker]
        _write_places(state, observer, block, at)
        for kind in range(cards.TYPES):
            pile = state.hand[observer * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]
            block[at + OWN_CAPITAL_AT + kind] = cards.PILE_COUNTS[pile][kind % cards.VALUES]
        _write_seats(state, observer, block, at)
        _write_decks(state, block, at)
        block[at + CALENDAR_AT] = state.year
        block[at + CALENDAR_AT + 1] = state.season
        block[at + CALENDAR_AT + 2] = state.phase
        block[at + CALENDAR_AT + 3] = state.stage
        block[at + CALENDAR_AT + 4] = state.spot + 1
        block[at + PLAYERS_AT] = players
        over = state.phase == OVER or state.decider < 0
        block[at + DECIDER_AT] = MOST_PLAYERS if over else (state.decider - observer) % players
        _write_action(state, observer, block, at + ACTION_AT)


def _small(number: int) -> int:
    return min(max(number, 0), MOST)


def _write_places(state: CraftsmenState, observer: int, block: vec[u8], at: i64) -> None:
    """Where the cards are, as far as the observer knows."""
    players = state.players
    known = vec[u8](state.known)
    for seat in range(players):
        relative = (seat - observer) % players
        for card in state.hands[seat]:
            if seat == observer or known[card] == TO_ALL:
                block[at + card] = 1 + relative
        for card in state.estates[seat]:
            block[at + card] = ESTATE + relative
    for card in state.open_cards:
        if card:
            block[at + card] = OPEN
    for card in state.box:
        block[at + card] = IN_BOX
    for card in state.pile:
        if known[card] == TO_ALL or known[card] == observer + 1:
            block[at + card] = PEEKED


def _write_seats(state: CraftsmenState, observer: int, block: vec[u8], at: i64) -> None:
    """Row by row what the seats have; empty seats have nothing."""
    players = state.players
    for relative in range(players):
        seat = (observer + relative) % players
        first = at + CAPITAL_COUNT_AT + relative
        block[first] = state.cards[seat]
        block[first + MOST_PLAYERS] = len(state.hands[seat])
        block[first + 2 * MOST_PLAYERS] = _small(state.points[seat])
        block[first + 3 * MOST_PLAYERS] = state.privileges[seat]
        block[first + 4 * MOST_PLAYERS] = state.labour[seat]
        block[first + 5 * MOST_PLAYERS] = state.helpers[seat]
        block[first + 6 * MOST_PLAYERS] = state.passed >> seat & 1
        block[first + 7 * MOST_PLAYERS] = _small(state.used[seat])
        block[first + 8 * MOST_PLAYERS] = state.fair[seat]
    spot = 1
    for seat in state.order:
        block[at + PLACE_IN_ORDER_AT + (seat - observer) % players] = spot
        spot += 1


def _write_decks(state: CraftsmenState, block: vec[u8], at: i64) -> None:
    place = at + OPEN_CAPITAL_AT
    for kind in state.open_capital:
        block[place] = kind + 1
        place += 1
    place = put_list(block, at + DISCARD_AT, state.discard)
    for deck in state.decks:
        block[place] = len(deck)
        place += 1
    block[place] = len(state.capital_deck)


def _write_action(state: CraftsmenState, observer: int, block: vec[u8], at: i64) -> None:
    block[at] = 1 if state.privileged else 0
    block[at + 1] = _small(state.labour_points)
    block[at + 2] = _small(state.due)
    block[at + 3] = state.lot
    block[at + 4] = _small(state.bid)
    block[at + 5] = _RELATIVE[state.players][observer][state.bidder + 1]
    block[at + 6] = _small(state.offer)
    block[at + 7] = len(state.paid)


WRITER: Final = CraftsmenWriter()
