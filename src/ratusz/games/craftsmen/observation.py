"""Craftsmen for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next clockwise, and so on. Markers, discs and
holders are one more than such a seat, 0 for none; a natural marker is 6.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.game import Observation, Part
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import MOST_PLAYERS
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.state import NATURAL, OVER, CraftsmenState

MOST: Final = 255
ESTATE: Final = MOST_PLAYERS + 1
"""ESTATE + seat: a built card; below it one more than the seat whose hand it is known to be in."""
OPEN: Final = ESTATE + MOST_PLAYERS
IN_BOX: Final = OPEN + 1
PEEKED: Final = OPEN + 2

PARTS: Final = (
    Part("cards", cards.CARDS, PEEKED),
    Part("markers", cards.CARDS, MOST),
    Part("own_capital", cards.TYPES, MOST),
    Part("known_capital", MOST_PLAYERS * cards.TYPES, MOST),
    Part("capital_count", MOST_PLAYERS, MOST),
    Part("building_count", MOST_PLAYERS, MOST),
    Part("points", MOST_PLAYERS, MOST),
    Part("privilege_tokens", MOST_PLAYERS, MOST),
    Part("labour_tokens", MOST_PLAYERS, MOST),
    Part("helpers", MOST_PLAYERS, MOST),
    Part("passed", MOST_PLAYERS, 1),
    Part("privileges_used", MOST_PLAYERS, MOST),
    Part("fair", MOST_PLAYERS, MOST),
    Part("place_in_order", MOST_PLAYERS, MOST_PLAYERS),
    Part("bonuses", cards.BONUSES, MOST_PLAYERS),
    Part("granary", cards.COLUMNS * cards.GRANARY_FIELDS, NATURAL),
    Part("holds", cards.HOLDS * cards.HOLD_FIELDS, MOST_PLAYERS),
    Part("queue", cards.TOWNS * cards.QUEUE, MOST_PLAYERS),
    Part("open_capital", cards.OPEN_CAPITAL, cards.TYPES),
    Part("discard", cards.TYPES, MOST),
    Part("decks", cards.DECKS + 1, MOST),
    Part("calendar", 5, MOST),
    Part("players", 1, MOST_PLAYERS),
    Part("decider", 1, MOST_PLAYERS),
    Part("action", 8, MOST),
)
"""`cards` says where each card is as far as the observer knows, `markers` which of its icons hold a marker, as bits.

`calendar` holds year, season, phase, stage and spot; `action` whether the privilege was used, labour points, what is
due, the lot, the bid, one more than the bidder, the offer, and how many cards of a payment lie there. Amounts above 255
are written as 255.
"""

SIZE: Final = sum(part.size for part in PARTS)


def _tables() -> list[list[bytes]]:
    """For each player count and observer the table that turns markers and discs into those the observer counts."""
    tables = []
    for players in range(MOST_PLAYERS + 1):
        row = []
        for observer in range(players):
            table = bytearray(range(256))
            for seat in range(players):
                table[seat + 1] = (seat - observer) % players + 1
            row.append(bytes(table))
        tables.append(row)
    return tables


_RELATIVE: Final = _tables()


def _places(state: CraftsmenState, observer: int) -> bytearray:
    players = state.players
    places = bytearray(cards.CARDS)
    for seat in range(players):
        relative = (seat - observer) % players
        for card in state.hands[seat]:
            if seat == observer or state.known[card] == TO_ALL:
                places[card] = 1 + relative
        for card in state.estates[seat]:
            places[card] = ESTATE + relative
    for card in state.open_cards:
        if card:
            places[card] = OPEN
    for card in state.box:
        places[card] = IN_BOX
    for card in state.pile:
        if state.known[card] == TO_ALL or state.known[card] == observer + 1:
            places[card] = PEEKED
    return places


def _small(number: int) -> int:
    return min(max(number, 0), MOST)


def write(state: CraftsmenState, observer: int, buffer: bytearray) -> None:
    """Fill the buffer with what a seat may know."""
    players = state.players
    out = _places(state, observer)
    out += state.filled
    for kind in range(cards.TYPES):
        pile = state.hand[observer * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]
        out.append(cards.PILE_COUNTS[pile][kind % cards.VALUES])
    known = bytearray(MOST_PLAYERS * cards.TYPES)
    for relative in range(1, players):
        first = (observer * players + (observer + relative) % players) * cards.TYPES
        known[relative * cards.TYPES : (relative + 1) * cards.TYPES] = state.seen[first : first + cards.TYPES]
    out += known
    _write_seats(state, observer, out)
    relative_marker = _RELATIVE[players][observer]
    out += state.bonuses.translate(relative_marker)
    out += state.granary.translate(relative_marker)
    out += state.holds.translate(relative_marker)
    out += state.queue.translate(relative_marker)
    for kind in state.open_capital:
        out.append(kind + 1)
    out += bytearray(state.discard)
    for deck in state.decks:
        out.append(len(deck))
    out.append(len(state.capital_deck))
    out += bytearray([state.year, state.season, state.phase, state.stage, state.spot + 1, players])
    decider = state.player()
    out.append(MOST_PLAYERS if state.phase == OVER or decider < 0 else (decider - observer) % players)
    _write_action(state, observer, out)
    buffer[:SIZE] = out


def _write_seats(state: CraftsmenState, observer: int, out: bytearray) -> None:
    players = state.players
    amounts = bytearray(10 * MOST_PLAYERS)
    for relative in range(players):
        seat = (observer + relative) % players
        amounts[relative] = state.cards[seat]
        amounts[MOST_PLAYERS + relative] = len(state.hands[seat])
        amounts[2 * MOST_PLAYERS + relative] = _small(state.points[seat])
        amounts[3 * MOST_PLAYERS + relative] = state.privileges[seat]
        amounts[4 * MOST_PLAYERS + relative] = state.labour[seat]
        amounts[5 * MOST_PLAYERS + relative] = state.helpers[seat]
        amounts[6 * MOST_PLAYERS + relative] = state.passed >> seat & 1
        amounts[7 * MOST_PLAYERS + relative] = _small(state.used[seat])
        amounts[8 * MOST_PLAYERS + relative] = state.fair[seat]
        amounts[9 * MOST_PLAYERS + relative] = state.order.index(seat) + 1
    out += amounts


def _write_action(state: CraftsmenState, observer: int, out: bytearray) -> None:
    out.append(1 if state.privileged else 0)
    out.append(_small(state.labour_points))
    out.append(_small(state.due))
    out.append(state.lot)
    out.append(_small(state.bid))
    out.append(_RELATIVE[state.players][observer][state.bidder + 1])
    out.append(_small(state.offer))
    out.append(len(state.paid))


OBSERVATION: Final = Observation(PARTS, write)
