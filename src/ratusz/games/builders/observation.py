"""The Builders for learners: a position as bytes in a block of memory, seen from one seat.

Places and seats are relative: seat 0 of an observation is the observer, 1 the next to play after it, and so on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratusz.core.block import MOST, Page, Writer
from ratusz.core.observation import Parts, clockwise, relative_tables
from ratusz.core.state import State
from ratusz.games.builders.cards import CARDS, FIRST_WORKER
from ratusz.games.builders.state import FINISHED, FREE, SITE, BuildersState

SEATS: Final = 4

PARTS: Final = Parts("Cards have the numbers of `ratusz.games.builders.cards`.")
PARTS.add(
    "cards",
    CARDS,
    FINISHED + SEATS - 1,
    "where each card lies: 0 unseen, 1–42 at work on that site, 43 in a row, 44–47 a free worker of seat 0–3, 48–51 a"
    " site of seat 0–3, 52–55 finished by seat 0–3",
)
SENT_AT: Final[i64] = PARTS.add(
    "sent_this_turn", FIRST_WORKER, MOST, "how many workers were sent to each building card"
)
COINS_AT: Final[i64] = PARTS.add("coins", SEATS, MOST, "of each seat")
PARTS.add("card_points", SEATS, MOST, "of each seat")
PLAYERS_AT: Final[i64] = PARTS.add("players", 1, SEATS, "how many seats play")
DECIDER_AT: Final[i64] = PARTS.add("decider", 1, SEATS, "the seat that decides, 4 after the end")
FIRST_PLAYER_AT: Final[i64] = PARTS.add("first_player", 1, SEATS, "the seat that began")
ACTIONS_LEFT_AT: Final[i64] = PARTS.add("actions_left", 1, MOST, "of the turn")
ROUND_AT: Final[i64] = PARTS.add("round", 1, MOST, "from 1")
END_TRIGGERED_AT: Final[i64] = PARTS.add("end_triggered", 1, 1, "whether this is the last round")
NEXT_BUILDING_AT: Final[i64] = PARTS.add(
    "next_building", 1, CARDS, "the card on top of the building deck, 0 if it is empty"
)
BUILDING_DECK_AT: Final[i64] = PARTS.add("building_deck", 1, MOST, "how many cards are left")
WORKER_DECK_AT: Final[i64] = PARTS.add("worker_deck", 1, MOST, "how many cards are left")
SIZE: Final[int] = PARTS.size

_CLOCKWISE: Final[list[list[list[int]]]] = clockwise(SEATS)
_RELATIVE: Final[list[list[bytes]]] = relative_tables(SEATS, FREE, SITE, FINISHED)


def _forms() -> list[list[list[bytes]]]:
    """For each player count, observer and first player all after the cards, filled in as far as they settle it."""
    forms = []
    for players in range(SEATS + 1):
        row = []
        for observer in range(players):
            row.append([bytearray(SIZE - CARDS) for _ in range(players)])
            for first_player, form in enumerate(row[-1]):
                form[PLAYERS_AT - CARDS] = players
                form[FIRST_PLAYER_AT - CARDS] = (first_player - observer) % players
        forms.append([[bytes(form) for form in of_observer] for of_observer in row])
    return forms


_FORMS: Final = _forms()


class BuildersWriter(Writer):
    """Writes what a seat of The Builders may know."""

    def write(self, state: State, observer: int, page: Page) -> None:
        assert isinstance(state, BuildersState)
        players = state.players
        at: i64 = page.end
        page.put(state.where.translate(_RELATIVE[players][observer]) if observer else state.where)
        page.put(_FORMS[players][observer][state.first_player])
        block = page.block
        for site in state.sent:
            block[at + SENT_AT + site] += 1
        coins = state.coins
        points = state.card_points
        place = at + COINS_AT
        for seat in _CLOCKWISE[players][observer]:
            owned = coins[seat]
            block[place] = owned if owned < MOST else MOST
            block[place + SEATS] = points[seat]
            place += 1
        decider = state.decider
        if decider != observer:
            block[at + DECIDER_AT] = (decider - observer) % players if decider >= 0 else SEATS
        actions_left = state.actions_left
        block[at + ACTIONS_LEFT_AT] = actions_left if actions_left < MOST else MOST
        round_number = state.round
        block[at + ROUND_AT] = round_number if round_number < MOST else MOST
        if state.end_triggered:
            block[at + END_TRIGGERED_AT] = 1
        if state.buildings_left:
            block[at + NEXT_BUILDING_AT] = state.building_deck[state.buildings_left - 1]
            block[at + BUILDING_DECK_AT] = state.buildings_left
        if state.workers_left:
            block[at + WORKER_DECK_AT] = state.workers_left


WRITER: Final = BuildersWriter()
