"""Le Havre for learners: a position as bytes in a buffer, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next to play after it, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.observation import Observation, Parts, relative_tables
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

PARTS: Final = Parts(
    "Cards are written as their number in `ratusz.games.le_havre.cards` plus one, so that 0 is no card; goods are"
    " in the order of the data."
)
PARTS.add(
    "cards",
    cards.CARDS,
    OWNED + SEATS - 1,
    "where each card lies, in the order of the numbers: 0 out of the match, unseen or in a hand, 1 in a proposal"
    " stack, 4 in a ship stack, 5 turned up and waiting, 6 removed, 7 the town’s, 8–12 of seat 0–4",
)
GOODS_AT: Final[int] = PARTS.add(
    "goods", SEATS * KINDS, MOST, "for each seat how many of each kind it has, francs last"
)
LOANS_AT: Final[int] = PARTS.add("loans", SEATS, MOST, "of each seat")
DISCS_AT: Final[int] = PARTS.add("discs", SEATS, cards.CARDS, "for each seat the building its disc is on")
PAWNED_AT: Final[int] = PARTS.add("pawned", SEATS * cards.GOODS, 1, "for each seat and each good whether it is pawned")
BOUND_AT: Final[int] = PARTS.add("bound", SEATS, 1, "for each seat whether it has to take an offer next")
OFFERS_AT: Final[int] = PARTS.add("offers", cards.OFFERS, MOST, "what lies on each offer space, francs first")
TILES_AT: Final[int] = PARTS.add(
    "tiles", cards.TILES, cards.TILES, "the number of each supply tile plus one, in their order, 0 for those face down"
)
STACKS_AT: Final[int] = PARTS.add(
    "stacks", cards.STACKS * STACK, cards.CARDS, "three proposal stacks, 11 places each, from the top"
)
SHIPS_AT: Final[int] = PARTS.add(
    "ships",
    cards.SHIP_TYPES * cards.MOST_SHIPS,
    cards.CARDS,
    "the stacks of wooden, iron and steel ships and luxury liners, from the top",
)
TRADED_AT: Final[int] = PARTS.add(
    "traded", cards.CARDS, 1, "for each card whether the observer bought or sold it in this turn"
)
HAND_AT: Final[int] = PARTS.add("hand", SITE_HAND, cards.CARDS, "the observer’s cards of the Construction Site")
KNOWN_AT: Final[int] = PARTS.add(
    "known_order",
    1,
    2,
    "1 if the observer knows the top of the special stack in order, 2 if it knows cards that are among the top two",
)
KNOWN_CARDS_AT: Final[int] = PARTS.add("known_cards", 2, cards.CARDS, "those cards")
SPECIALS_AT: Final[int] = PARTS.add("specials", 1, MOST, "how many cards the special stack has")
MODERNISED_AT: Final[int] = PARTS.add("modernised", len(cards.WHARFS), 1, "for each wharf whether it is modernised")
PLAYERS_AT: Final[int] = PARTS.add("players", 1, SEATS, "how many seats play")
DECIDER_AT: Final[int] = PARTS.add("decider", 1, SEATS, "the seat that decides, 5 after the end")
ACTIVE_AT: Final[int] = PARTS.add("active", 1, SEATS, "the seat whose turn it is or was last")
FIRST_PLAYER_AT: Final[int] = PARTS.add("first_player", 1, SEATS, "the seat that began")
ROUND_AT: Final[int] = PARTS.add("round", 1, MOST, "from 1")
TURN_AT: Final[int] = PARTS.add("turn", 1, cards.TILES, "of the round, from 1")
FINAL_AT: Final[int] = PARTS.add("final", 1, 1, "whether the final phase has begun")
MAIN_ACTIONS_AT: Final[int] = PARTS.add("main_actions", 1, 2, "how many the active seat still has")
WIND_USED_AT: Final[int] = PARTS.add(
    "wind_used", 1, MOST, "the energy that the Wind Farm has saved in this main action"
)
DUE_AT: Final[int] = PARTS.add("due", 1, MOST, "the food or energy that a payment under way still has to cover")
SIZE: Final[int] = PARTS.size

_ALL: Final[Any] = slice(0, SIZE)
_NOTHING: Final = bytearray(SIZE)
_CARDS: Final[Any] = slice(0, cards.CARDS)


def _hiding() -> list[list[bytes]]:
    """The tables that make places relative and hide what is hidden."""
    visible = bytearray(range(256))
    visible[UNSEEN] = visible[IN_HAND] = BOX
    return [[bytes(visible).translate(table) for table in row] for row in relative_tables(SEATS, OWNED)]


_RELATIVE: Final[list[list[bytes]]] = _hiding()


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
            buffer[KNOWN_CARDS_AT + place] = seen[place] + 1
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
    buffer[DECIDER_AT] = (decider - observer) % players if decider >= 0 else SEATS
    buffer[ACTIVE_AT] = (state.active - observer) % players
    buffer[FIRST_PLAYER_AT] = (state.first_player - observer) % players
    buffer[ROUND_AT] = state.round
    buffer[TURN_AT] = state.turn
    buffer[FINAL_AT] = 1 if state.final else 0
    buffer[MAIN_ACTIONS_AT] = state.main_actions
    buffer[WIND_USED_AT] = state.wind_used
    buffer[DUE_AT] = min(due, MOST)


OBSERVATION: Final = Observation(PARTS, write)
