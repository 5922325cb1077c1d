"""Craftsmen for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next clockwise, and so on.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.observation import Observation, Parts, relative_tables
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
PARTS.add("markers", cards.CARDS, MOST, "for each card which of its icons hold a marker, as bits")
PARTS.add("own_capital", cards.TYPES, MOST, "how many capital cards of each type the observer has")
PARTS.add(
    "known_capital", MOST_PLAYERS * cards.TYPES, MOST, "for each seat how many of each type the observer knows it has"
)
PARTS.add("capital_count", MOST_PLAYERS, MOST, "capital cards of each seat")
PARTS.add("building_count", MOST_PLAYERS, MOST, "building cards in each hand")
PARTS.add("points", MOST_PLAYERS, MOST, "of each seat")
PARTS.add("privilege_tokens", MOST_PLAYERS, MOST, "of each seat")
PARTS.add("labour_tokens", MOST_PLAYERS, MOST, "of each seat")
PARTS.add("helpers", MOST_PLAYERS, MOST, "of each seat, those not sent yet")
PARTS.add("passed", MOST_PLAYERS, 1, "for each seat whether it passed in this helper phase")
PARTS.add("privileges_used", MOST_PLAYERS, MOST, "of each seat in this round")
PARTS.add("fair", MOST_PLAYERS, MOST, "markers of each seat at the fair")
PARTS.add("place_in_order", MOST_PLAYERS, MOST_PLAYERS, "of each seat, from 1")
PARTS.add("bonuses", cards.BONUSES, MOST_PLAYERS, "the holder of each bonus token")
PARTS.add("granary", cards.COLUMNS * cards.GRANARY_FIELDS, NATURAL, "for each column its low and its high marker")
PARTS.add("holds", cards.HOLDS * cards.HOLD_FIELDS, MOST_PLAYERS, "for each hold its left and its right marker")
PARTS.add(
    "queue",
    cards.TOWNS * cards.QUEUE,
    MOST_PLAYERS,
    "for each building of the town the discs on its three fields, two each, from the bottom",
)
PARTS.add("open_capital", cards.OPEN_CAPITAL, cards.TYPES, "one more than the type of each capital card face up")
PARTS.add("discard", cards.TYPES, MOST, "discarded capital cards of each type")
PARTS.add("decks", cards.DECKS + 1, MOST, "how many cards are left: basic, extended, advanced, capital")
PARTS.add("calendar", 5, MOST, "year, season, phase, stage, and one more than the place in the queue or turn order")
PARTS.add("players", 1, MOST_PLAYERS, "how many seats play")
PARTS.add("decider", 1, MOST_PLAYERS, "the seat that decides, 5 after the end")
PARTS.add(
    "action",
    8,
    MOST,
    "of the action in progress: whether the privilege was used, labour points, what is due, the lot, the bid, one"
    " more than the bidder, the offer, how many cards of a payment lie there",
)
SIZE: Final[int] = PARTS.size

_RELATIVE: Final[list[list[bytes]]] = relative_tables(MOST_PLAYERS, 1)


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
    decider = state.player
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
