"""A position of The Builders as readable JSON, and back with every check (BU-STATE-1 to BU-STATE-4)."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, EndTurn, Step
from ratusz.games.builders import cards
from ratusz.games.builders.rules import AFTER_TURNS, END_TURNS, TURNS, AfterTurn, Turn
from ratusz.games.builders.state import FINISHED, FREE, IN_ROW, SITE, UNSEEN, BuildersState


class SiteDocument(TypedDict):
    building: str
    workers: list[str]
    sent_this_turn: int


class SeatDocument(TypedDict):
    coins: int
    free_workers: list[str]
    sites: list[SiteDocument]
    finished: list[str]


def write(state: BuildersState) -> Document:
    """The position as JSON. Decks are written in the order in which their cards come up."""
    return {
        "round": state.round,
        "first_player": state.first_player,
        "end_triggered": state.end_triggered,
        "actions_left": state.actions_left,
        "building_row": cards.names(state.building_row),
        "building_deck": cards.names(state.building_deck[: state.buildings_left][::-1]),
        "worker_row": cards.names(state.worker_row),
        "worker_deck": cards.names(state.worker_deck[: state.workers_left][::-1]),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
    }


def _write_seat(state: BuildersState, seat: int) -> SeatDocument:
    return {
        "coins": state.coins[seat],
        "free_workers": cards.names(state.free[seat]),
        "sites": [
            {
                "building": cards.CARD_IDS[site],
                "workers": cards.names(state.workers_on(site)),
                "sent_this_turn": state.sent.count(site),
            }
            for site in state.sites[seat]
        ],
        "finished": cards.names(state.finished_by(seat)),
    }


_BUILDING_CARDS = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_BUILDING, cards.FIRST_WORKER)}
_WORKER_CARDS = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_WORKER, cards.FIRST_MACHINE_WORKER)}
_CREW_CARDS = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_WORKER, cards.CARDS)}
_MANY = 10**6
"""More coins or actions than a match can bring."""


def read(document: Reader, players: int, options: Options) -> BuildersState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state = BuildersState()
    state.begin(players, [], Rng(0, 0, 0, 0))
    state.round_cap = int(options["round_cap"])
    state.round = document.number("round", 1, state.round_cap)
    state.first_player = document.number("first_player", 0, players - 1)
    state.end_triggered = document.flag("end_triggered")
    state.actions_left = document.number("actions_left", 0, _MANY)
    state.building_row = _cards(document, "building_row", _BUILDING_CARDS)
    state.worker_row = _cards(document, "worker_row", _WORKER_CARDS)
    state.building_deck = _cards(document, "building_deck", _BUILDING_CARDS)[::-1]
    state.buildings_left = len(state.building_deck)
    state.worker_deck = _cards(document, "worker_deck", _WORKER_CARDS)[::-1]
    state.workers_left = len(state.worker_deck)
    state.coins = [0] * players
    state.card_points = [0] * players
    state.free = [[] for _ in range(players)]
    state.sites = [[] for _ in range(players)]
    state.produced = [0] * cards.FIRST_WORKER
    state.sent = []
    state.where = bytearray(cards.CARDS)
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    placed = _Placed(state)
    placed.put(state.building_deck + state.worker_deck, UNSEEN)
    placed.put(state.building_row + state.worker_row, IN_ROW)
    for seat, entry in enumerate(seats):
        _read_seat(state, placed, seat, entry)
    placed.check_complete()
    _check_rows(state)
    return state


class _Placed:
    """Sees to it that every card lies in exactly one place."""

    def __init__(self, state: BuildersState) -> None:
        self.state = state
        self.seen: set[int] = set()

    def put(self, numbers: list[int], place: int) -> None:
        for card in numbers:
            if card in self.seen:
                raise BadDocument(f"Card '{cards.CARD_IDS[card]}' lies in two places.")
            self.seen.add(card)
            self.state.where[card] = place

    def check_complete(self) -> None:
        for card in range(cards.FIRST_BUILDING, cards.FIRST_MACHINE_WORKER):
            if card not in self.seen:
                raise BadDocument(f"Card '{cards.CARD_IDS[card]}' is missing.")
        for machine in range(cards.FIRST_MACHINE_WORKER, cards.CARDS):
            maker = self.state.where[machine - cards.MACHINE_TO_WORKER] - FINISHED
            if (machine in self.seen) != (maker >= 0):
                raise BadDocument(f"Machine '{cards.CARD_IDS[machine]}' works if and only if it is finished.")
            if maker >= 0 and self.owner(machine) != maker:
                raise BadDocument(f"Machine '{cards.CARD_IDS[machine]}' works only for the seat that finished it.")

    def owner(self, worker: int) -> int:
        place = self.state.where[worker]
        return place - FREE if place >= FREE else self.state.where[place] - SITE


def _read_seat(state: BuildersState, placed: _Placed, seat: int, document: Reader) -> None:
    state.coins[seat] = document.number("coins", 0, _MANY)
    state.free[seat] = _cards(document, "free_workers", _CREW_CARDS)
    placed.put(state.free[seat], FREE + seat)
    for entry in document.objects("sites"):
        site = _card(entry.text("building"), _BUILDING_CARDS)
        workers = _cards(entry, "workers", _CREW_CARDS)
        placed.put([site], SITE + seat)
        placed.put(workers, site)
        state.sites[seat].append(site)
        state.sent += [site] * entry.number("sent_this_turn", 0, len(workers))
        state.produced[site] = sum(cards.PRODUCES[worker] for worker in workers)
        if cards.enough(state.produced[site], cards.REQUIRES[site]):
            raise BadDocument(f"Site '{cards.CARD_IDS[site]}' has all it needs and should be finished.")
    finished = _cards(document, "finished", _BUILDING_CARDS)
    placed.put(finished, FINISHED + seat)
    state.card_points[seat] = sum(cards.POINTS[card] for card in finished)


def _check_rows(state: BuildersState) -> None:
    for name, row, left in (
        ("building", state.building_row, state.buildings_left),
        ("worker", state.worker_row, state.workers_left),
    ):
        if len(row) > cards.ROW_SIZE or (left and len(row) < cards.ROW_SIZE):
            raise BadDocument(f"The {name} row has {cards.ROW_SIZE} cards unless its deck is empty, not {len(row)}.")


def _card(name: str, numbers: dict[str, int]) -> int:
    if name not in numbers:
        raise BadDocument(f"{name!r:.60} is not a card that can lie there.")
    return numbers[name]


def _cards(document: Reader, key: str, numbers: dict[str, int]) -> list[int]:
    return [_card(name, numbers) for name in document.items(key, str)]


def read_step(name: str, player: int, document: Reader) -> Step[Any]:
    """The step of that name (see `rules.py`)."""
    steps: dict[str, Step[Any]] = {
        Turn.name: TURNS[player],
        AfterTurn.name: AFTER_TURNS[player],
        EndTurn.name: END_TURNS[player],
    }
    if name not in steps:
        raise BadDocument(f"{name!r:.60} is not a step of The Builders.")
    return steps[name]


def check_steps(state: BuildersState) -> None:
    """One seat is in its turn or confirming its end; or nobody is and the match is over."""
    if state.together:
        raise BadDocument("The Builders has no simultaneous phase.")
    active = state.steps[-1].player if state.steps else NOBODY
    confirming = active >= 0 and isinstance(state.steps[-1], EndTurn)
    expected: list[Step[Any]] = []
    if active >= 0:
        expected = [AFTER_TURNS[active], END_TURNS[active]] if confirming else [TURNS[active]]
    if state.steps != expected:
        raise BadDocument("The pending steps are one 'turn', or 'after_turn' and 'end_turn' of the same seat.")
    _check_turn(state, active, confirming)
    _check_end(state, active)
    for seat in range(state.players):
        if seat != active and any(site in state.sent for site in state.sites[seat]):
            raise BadDocument(f"Seat {seat} is not in its turn and cannot have sent workers this turn.")


def _check_turn(state: BuildersState, active: int, confirming: bool) -> None:
    """A seat that has something to choose chooses; one that has not confirms, if it wants to be asked (BU-TURN-7)."""
    if active == NOBODY:
        if state.actions_left:
            raise BadDocument("Nobody is to move, but actions are left.")
        return
    spent = state.actions_left == 0 and state.coins[active] < cards.ACTION_PRICE
    if confirming and not (spent and active in state.confirm):
        raise BadDocument("'end_turn' waits only for a seat of 'confirm' that has no choice left in its turn.")
    if spent and not confirming:
        raise BadDocument(f"Seat {active} has no choice left: its 'turn' is over.")


def _check_end(state: BuildersState, active: int) -> None:
    reached = [seat for seat in range(state.players) if state.card_points[seat] >= cards.END_POINTS and seat != active]
    if state.end_triggered != (len(reached) > 0):
        raise BadDocument("'end_triggered' is true once a seat ended its turn with enough card points.")
    if active >= 0:
        for seat in reached:
            if (seat - state.first_player) % state.players > (active - state.first_player) % state.players:
                raise BadDocument(f"Seat {seat} has enough card points and has not played in this round.")
    over = active == NOBODY
    if over and not state.end_triggered and state.round < state.round_cap:
        raise BadDocument("Nobody is to move, but neither the rules nor the cap ended the match.")
    if state.capped != (over and not state.end_triggered):
        raise BadDocument("'capped' is true if and only if the cap ended the match.")


def components(state: BuildersState) -> dict[str, int]:
    """How often each card is on the table, counted from the piles themselves."""
    piles = [
        state.building_row,
        state.worker_row,
        state.building_deck[: state.buildings_left],
        state.worker_deck[: state.workers_left],
        *state.free,
        *state.sites,
        *(state.workers_on(site) for sites in state.sites for site in sites),
        *(state.finished_by(seat) for seat in range(state.players)),
    ]
    counted = Counter(card for pile in piles for card in pile)
    machines = [card for card in range(cards.FIRST_MACHINE_WORKER, cards.CARDS) if counted.pop(card, 0)]
    finished = [card for card in range(cards.FIRST_MACHINE, cards.FIRST_WORKER) if state.where[card] >= FINISHED]
    return {
        **{cards.CARD_IDS[card]: count for card, count in sorted(counted.items())},
        "machines at work without being finished": len(machines) - len(finished),
    }
