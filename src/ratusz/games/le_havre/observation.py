"""Le Havre for learners: a position as bytes in a block of memory, seen from one seat.

Seats are relative: seat 0 of an observation is the observer, 1 the next to play after it, and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ratusz.core.block import MOST, Page, Writer, put_list
from ratusz.core.observation import Parts, relative_tables
from ratusz.core.state import State
from ratusz.core.unboxed import vec
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import KINDS
from ratusz.games.le_havre.effects import SITE_HAND
from ratusz.games.le_havre.rules.entering import FeePayment
from ratusz.games.le_havre.rules.goods import Payment
from ratusz.games.le_havre.state import BOX, IN_HAND, OWNED, UNSEEN, HavreState

SEATS: Final = cards.MOST_PLAYERS
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
GOODS_AT: Final[i64] = PARTS.add(
    "goods", SEATS * KINDS, MOST, "for each seat how many of each kind it has, francs last"
)
LOANS_AT: Final[i64] = PARTS.add("loans", SEATS, MOST, "of each seat")
DISCS_AT: Final[i64] = PARTS.add("discs", SEATS, cards.CARDS, "for each seat the building its disc is on")
PAWNED_AT: Final[i64] = PARTS.add("pawned", SEATS * cards.GOODS, 1, "for each seat and each good whether it is pawned")
BOUND_AT: Final[i64] = PARTS.add("bound", SEATS, 1, "for each seat whether it has to take an offer next")
OFFERS_AT: Final[i64] = PARTS.add("offers", cards.OFFERS, MOST, "what lies on each offer space, francs first")
TILES_AT: Final[i64] = PARTS.add(
    "tiles", cards.TILES, cards.TILES, "the number of each supply tile plus one, in their order, 0 for those face down"
)
STACKS_AT: Final[i64] = PARTS.add(
    "stacks", cards.STACKS * STACK, cards.CARDS, "three proposal stacks, 11 places each, from the top"
)
SHIPS_AT: Final[i64] = PARTS.add(
    "ships",
    cards.SHIP_TYPES * cards.MOST_SHIPS,
    cards.CARDS,
    "the stacks of wooden, iron and steel ships and luxury liners, from the top",
)
TRADED_AT: Final[i64] = PARTS.add(
    "traded", cards.CARDS, 1, "for each card whether the observer bought or sold it in this turn"
)
HAND_AT: Final[i64] = PARTS.add("hand", SITE_HAND, cards.CARDS, "the observer’s cards of the Construction Site")
KNOWN_AT: Final[i64] = PARTS.add(
    "known_order",
    1,
    2,
    "1 if the observer knows the top of the special stack in order, 2 if it knows cards that are among the top two",
)
KNOWN_CARDS_AT: Final[i64] = PARTS.add("known_cards", 2, cards.CARDS, "those cards")
SPECIALS_AT: Final[i64] = PARTS.add("specials", 1, MOST, "how many cards the special stack has")
MODERNISED_AT: Final[i64] = PARTS.add("modernised", len(cards.WHARFS), 1, "for each wharf whether it is modernised")
PLAYERS_AT: Final[i64] = PARTS.add("players", 1, SEATS, "how many seats play")
DECIDER_AT: Final[i64] = PARTS.add("decider", 1, SEATS, "the seat that decides, 5 after the end")
ACTIVE_AT: Final[i64] = PARTS.add("active", 1, SEATS, "the seat whose turn it is or was last")
FIRST_PLAYER_AT: Final[i64] = PARTS.add("first_player", 1, SEATS, "the seat that began")
ROUND_AT: Final[i64] = PARTS.add("round", 1, MOST, "from 1")
TURN_AT: Final[i64] = PARTS.add("turn", 1, cards.TILES, "of the round, from 1")
FINAL_AT: Final[i64] = PARTS.add("final", 1, 1, "whether the final phase has begun")
MAIN_ACTIONS_AT: Final[i64] = PARTS.add("main_actions", 1, 2, "how many the active seat still has")
WIND_USED_AT: Final[i64] = PARTS.add(
    "wind_used", 1, MOST, "the energy that the Wind Farm has saved in this main action"
)
DUE_AT: Final[i64] = PARTS.add("due", 1, MOST, "the food or energy that a payment under way still has to cover")
SIZE: Final[int] = PARTS.size

_REST: Final = bytes(SIZE - GOODS_AT)


def _hiding() -> list[list[bytes]]:
    """The tables that make places relative and hide what is hidden."""
    visible = bytearray(range(256))
    visible[UNSEEN] = visible[IN_HAND] = BOX
    return [[bytes(visible).translate(table) for table in row] for row in relative_tables(SEATS, OWNED)]


_RELATIVE: Final[list[list[bytes]]] = _hiding()


class HavreWriter(Writer):
    """Writes what a seat of Le Havre may know."""

    def write(self, state: State, observer: int, page: Page) -> None:
        assert isinstance(state, HavreState)
        players = state.players
        at: i64 = page.end
        page.put(state.where.translate(_RELATIVE[players][observer]))
        page.put(_REST)
        block = page.block
        for place in range(players):
            _write_seat(state, (observer + place) % players, place, block, at)
        put_list(block, at + OFFERS_AT, state.offers)
        for place in range(state.revealed):
            block[at + TILES_AT + place] = state.tiles[place] + 1
        _write_stacks(state.stacks, STACK, block, at + STACKS_AT)
        _write_stacks(state.ships, cards.MOST_SHIPS, block, at + SHIPS_AT)
        for mark in state.traded:
            if mark // cards.CARDS == observer:
                block[at + TRADED_AT + mark % cards.CARDS] = 1
        _write_secrets(state, observer, block, at)
        _write_rest(state, observer, block, at)


def _write_seat(state: HavreState, seat: int, place: int, block: vec[u8], at: i64) -> None:
    first = at + GOODS_AT + place * KINDS
    for kind in range(KINDS):
        amount = state.goods[seat * KINDS + kind]
        block[first + kind] = amount if amount < MOST else MOST
    block[at + LOANS_AT + place] = min(state.loans[seat], MOST)
    block[at + DISCS_AT + place] = state.discs[seat] + 1
    if state.pawned[seat]:
        for kind in range(cards.GOODS):
            block[at + PAWNED_AT + place * cards.GOODS + kind] = state.pawned[seat] >> kind & 1
    block[at + BOUND_AT + place] = state.bound >> seat & 1


def _write_stacks(stacks: list[list[int]], height: int, block: vec[u8], at: i64) -> None:
    for stack in stacks:
        place = at
        for card in reversed(stack):
            block[place] = card + 1
            place += 1
        at += height


def _write_secrets(state: HavreState, observer: int, block: vec[u8], at: i64) -> None:
    if state.hands:
        hand = state.hands[observer]
        for place in range(len(hand)):
            block[at + HAND_AT + place] = hand[place] + 1
    known = state.known[observer]
    if known:
        block[at + KNOWN_AT] = 1 if known[0] == 1 else 2
        seen = known[1:] if known[0] == 1 else sorted(known[1:])
        for place in range(len(seen)):
            block[at + KNOWN_CARDS_AT + place] = seen[place] + 1
    block[at + SPECIALS_AT] = len(state.specials)


def _write_rest(state: HavreState, observer: int, block: vec[u8], at: i64) -> None:
    players = state.players
    for place in range(len(cards.WHARFS)):
        block[at + MODERNISED_AT + place] = state.modernised >> cards.WHARFS[place] & 1
    decider = state.decider
    due = 0
    if state.steps:
        step = state.steps[-1]
        if isinstance(step, (Payment, FeePayment)):
            due = step.due
    block[at + PLAYERS_AT] = players
    block[at + DECIDER_AT] = (decider - observer) % players if decider >= 0 else SEATS
    block[at + ACTIVE_AT] = (state.active - observer) % players
    block[at + FIRST_PLAYER_AT] = (state.first_player - observer) % players
    block[at + ROUND_AT] = state.round
    block[at + TURN_AT] = state.turn
    block[at + FINAL_AT] = 1 if state.final else 0
    block[at + MAIN_ACTIONS_AT] = state.main_actions
    block[at + WIND_USED_AT] = state.wind_used
    block[at + DUE_AT] = min(due, MOST)


WRITER: Final = HavreWriter()
