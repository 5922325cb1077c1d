"""Le Havre for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next to play after it, and so on. Cards are written
as their number plus one, so that 0 is no card.
"""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.game import Observation, Part
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import KINDS
from ratusz.games.le_havre.effects import SITE_HAND
from ratusz.games.le_havre.rules.entering import FeePayment
from ratusz.games.le_havre.rules.goods import Payment
from ratusz.games.le_havre.state import BOX, IN_HAND, OWNED, UNSEEN, HavreState

SEATS: Final = cards.MOST_PLAYERS
MOST: Final = 255
STACK: Final = 11
"""No proposal stack is higher: ten cards, and the Dunny."""

PARTS: Final = (
    Part("cards", cards.CARDS, OWNED + SEATS - 1),
    Part("goods", SEATS * KINDS, MOST),
    Part("loans", SEATS, MOST),
    Part("discs", SEATS, cards.CARDS),
    Part("pawned", SEATS * cards.GOODS, 1),
    Part("bound", SEATS, 1),
    Part("offers", cards.OFFERS, MOST),
    Part("tiles", cards.TILES, cards.TILES),
    Part("stacks", cards.STACKS * STACK, cards.CARDS),
    Part("ships", cards.SHIP_TYPES * cards.MOST_SHIPS, cards.CARDS),
    Part("traded", cards.CARDS, 1),
    Part("hand", SITE_HAND, cards.CARDS),
    Part("known_order", 1, 2),
    Part("known_cards", 2, cards.CARDS),
    Part("specials", 1, MOST),
    Part("modernised", len(cards.WHARFS), 1),
    Part("players", 1, SEATS),
    Part("decider", 1, SEATS),
    Part("active", 1, SEATS),
    Part("first_player", 1, SEATS),
    Part("round", 1, MOST),
    Part("turn", 1, cards.TILES),
    Part("final", 1, 1),
    Part("main_actions", 1, 2),
    Part("wind_used", 1, MOST),
    Part("due", 1, MOST),
)
"""`cards` holds for each card its place as in `state.py`, for special cards not turned up nothing; `tiles` the numbers
of the tiles face up, plus one; stacks are written from the top; `traded` are the observer's own; `known_order` is 1 if
the observer knows the top of the special stack in order, 2 if it knows cards that are among the top two; `due` is the
food or energy that a payment under way still has to cover. The decider is 5 after the end, amounts above 255 are 255.
"""

_AT: Final = {part.name: sum(before.size for before in PARTS[:index]) for index, part in enumerate(PARTS)}
SIZE: Final = sum(part.size for part in PARTS)
GOODS_AT: Final = _AT["goods"]
LOANS_AT: Final = _AT["loans"]
DISCS_AT: Final = _AT["discs"]
PAWNED_AT: Final = _AT["pawned"]
BOUND_AT: Final = _AT["bound"]
OFFERS_AT: Final = _AT["offers"]
TILES_AT: Final = _AT["tiles"]
STACKS_AT: Final = _AT["stacks"]
SHIPS_AT: Final = _AT["ships"]
TRADED_AT: Final = _AT["traded"]
HAND_AT: Final = _AT["hand"]
KNOWN_AT: Final = _AT["known_order"]
SPECIALS_AT: Final = _AT["specials"]
MODERNISED_AT: Final = _AT["modernised"]
PLAYERS_AT: Final = _AT["players"]

_ALL: Final[Any] = slice(0, SIZE)
_NOTHING: Final = bytearray(SIZE)
_CARDS: Final[Any] = slice(0, cards.CARDS)


def _tables(hiding: bool) -> list[list[bytes]]:
    """For each player count and observer the table that turns places into relative ones, and hides what is hidden."""
    tables = []
    for players in range(SEATS + 1):
        row = []
        for observer in range(players):
            table = bytearray(range(256))
            if hiding:
                table[UNSEEN] = table[IN_HAND] = BOX
            for seat in range(players):
                table[OWNED + seat] = OWNED + (seat - observer) % players
            row.append(bytes(table))
        tables.append(row)
    return tables


_RELATIVE: Final = _tables(True)


def write(state: HavreState, observer: int, buffer: bytearray) -> None:
    """Fill the buffer with what the observer knows."""
    players = state.players
    buffer[_ALL] = _NOTHING
    buffer[_CARDS] = state.where.translate(_RELATIVE[players][observer])
    for place in range(players):
        _write_seat(state, (observer + place) % players, place, buffer)
    for space in range(cards.OFFERS):
        buffer[OFFERS_AT + space] = min(state.offers[space], MOST)
    for place in range(state.revealed):
        buffer[TILES_AT + place] = state.tiles[place] + 1
    _write_stacks(state.stacks, STACK, STACKS_AT, buffer)
    _write_stacks(state.ships, cards.MOST_SHIPS, SHIPS_AT, buffer)
    for mark in state.traded:
        if mark // cards.CARDS == observer:
            buffer[TRADED_AT + mark % cards.CARDS] = 1
    _write_secrets(state, observer, buffer)
    _write_rest(state, observer, buffer)


def _write_seat(state: HavreState, seat: int, place: int, buffer: bytearray) -> None:
    at = GOODS_AT + place * KINDS
    for kind in range(KINDS):
        amount = state.goods[seat * KINDS + kind]
        buffer[at + kind] = amount if amount < MOST else MOST
    buffer[LOANS_AT + place] = min(state.loans[seat], MOST)
    buffer[DISCS_AT + place] = state.discs[seat] + 1
    if state.pawned[seat]:
        for kind in range(cards.GOODS):
            buffer[PAWNED_AT + place * cards.GOODS + kind] = state.pawned[seat] >> kind & 1
    buffer[BOUND_AT + place] = state.bound >> seat & 1


def _write_stacks(stacks: list[list[int]], height: int, at: int, buffer: bytearray) -> None:
    for stack in stacks:
        place = at
        for card in reversed(stack):
            buffer[place] = card + 1
            place += 1
        at += height


def _write_secrets(state: HavreState, observer: int, buffer: bytearray) -> None:
    if state.hands:
        hand = state.hands[observer]
        for place in range(len(hand)):
            buffer[HAND_AT + place] = hand[place] + 1
    known = state.known[observer]
    if known:
        buffer[KNOWN_AT] = 1 if known[0] == 1 else 2
        seen = known[1:] if known[0] == 1 else sorted(known[1:])
        for place in range(len(seen)):
            buffer[KNOWN_AT + 1 + place] = seen[place] + 1
    buffer[SPECIALS_AT] = len(state.specials)


def _write_rest(state: HavreState, observer: int, buffer: bytearray) -> None:
    players = state.players
    for place in range(len(cards.WHARFS)):
        buffer[MODERNISED_AT + place] = state.modernised >> cards.WHARFS[place] & 1
    decider = state.decider
    due = 0
    if state.steps:
        step = state.steps[-1]
        if isinstance(step, (Payment, FeePayment)):
            due = step.due
    buffer[PLAYERS_AT] = players
    buffer[PLAYERS_AT + 1] = (decider - observer) % players if decider >= 0 else SEATS
    buffer[PLAYERS_AT + 2] = (state.active - observer) % players
    buffer[PLAYERS_AT + 3] = (state.first_player - observer) % players
    buffer[PLAYERS_AT + 4] = state.round
    buffer[PLAYERS_AT + 5] = state.turn
    buffer[PLAYERS_AT + 6] = 1 if state.final else 0
    buffer[PLAYERS_AT + 7] = state.main_actions
    buffer[PLAYERS_AT + 8] = state.wind_used
    buffer[PLAYERS_AT + 9] = min(due, MOST)


OBSERVATION: Final = Observation(PARTS, write)
