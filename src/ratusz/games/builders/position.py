"""A position of The Builders as readable JSON, and back with every check (BU-STATE-1 to BU-STATE-4)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ratusz.core import fields
from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.reading import Reader
from ratusz.games.builders import cards
from ratusz.games.builders.state import FINISHED, FREE, IN_ROW, SITE, UNSEEN, BuildersState

_BUILDINGS = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_BUILDING, cards.FIRST_WORKER)}
_WORKERS = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_WORKER, cards.FIRST_MACHINE_WORKER)}
_CREW = {cards.CARD_IDS[card]: card for card in range(cards.FIRST_WORKER, cards.CARDS)}
_MANY = 10**6
"""More coins or actions than a match can bring."""


def _sites(state: BuildersState, seat: int) -> list[tuple[int, list[int], int]]:
    return [(site, state.workers_on(site), state.sent.count(site)) for site in state.sites[seat]]


LAYOUT: Final = fields.Layout(
    BuildersState,
    fields.FromOptions("round_cap", lambda options: options["round_cap"]),
    fields.Number("round", 1, lambda state: state.round_cap),
    fields.Seat("first_player"),
    fields.Flag("end_triggered"),
    fields.Number("actions_left", 0, _MANY),
    fields.Words("building_row", _BUILDINGS),
    fields.Words(
        "building_deck", _BUILDINGS, reverse=True, of=lambda state: state.building_deck[: state.buildings_left]
    ),
    fields.Own("buildings_left", 0),
    fields.Words("worker_row", _WORKERS),
    fields.Words("worker_deck", _WORKERS, reverse=True, of=lambda state: state.worker_deck[: state.workers_left]),
    fields.Own("workers_left", 0),
    fields.Seats(
        fields.Number("coins", 0, _MANY, default=cards.STARTING_COINS),
        fields.Words("free_workers", _CREW, attribute="free"),
        fields.Own("sites", []),
        fields.Entries(
            "sites",
            fields.Word("building", _BUILDINGS),
            fields.Words("workers", _CREW),
            fields.Number("sent_this_turn", 0, lambda site: len(site.workers)),
            of=_sites,
        ),
        fields.Words("finished", _BUILDINGS, attribute="", of=BuildersState.finished_by),
        fields.Own("card_points", 0),
    ),
    fields.Own("produced", [0] * cards.FIRST_WORKER),
    fields.Own("sent", []),
    fields.Own("where", bytearray(cards.CARDS)),
)
"""Decks are written in the order in which their cards come up."""


def read(document: Reader, players: int, options: Options) -> BuildersState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state, lying = LAYOUT.read(document, players, options)
    state.buildings_left = len(state.building_deck)
    state.workers_left = len(state.worker_deck)
    placed = fields.Placement(cards.CARD_IDS, state.where)
    placed.put(state.building_deck + state.worker_deck, UNSEEN)
    placed.put(state.building_row + state.worker_row, IN_ROW)
    for seat in range(players):
        placed.put(state.free[seat], FREE + seat)
        for site, workers, sent in lying.sites[seat]:
            placed.put([site], SITE + seat)
            placed.put(workers, site)
            _open_site(state, seat, site, workers, sent)
        placed.put(lying.finished[seat], FINISHED + seat)
        state.card_points[seat] = sum(cards.POINTS[card] for card in lying.finished[seat])
    machines = range(cards.FIRST_MACHINE_WORKER, cards.CARDS)
    placed.check(players, range(cards.FIRST_BUILDING, cards.FIRST_MACHINE_WORKER), machines)
    for machine in machines:
        _check_machine(state, machine, machine in placed.seen)
    _check_row("building", state.building_row, state.buildings_left)
    _check_row("worker", state.worker_row, state.workers_left)
    return state


def _open_site(state: BuildersState, seat: int, site: int, workers: list[int], sent: int) -> None:
    state.sites[seat].append(site)
    state.sent += [site] * sent
    state.produced[site] = sum(cards.PRODUCES[worker] for worker in workers)
    if cards.enough(state.produced[site], cards.REQUIRES[site]):
        raise BadDocument(f"Site '{cards.CARD_IDS[site]}' has all it needs and should be finished.")


def _check_machine(state: BuildersState, machine: int, works: bool) -> None:
    maker = state.where[machine - cards.MACHINE_TO_WORKER] - FINISHED
    if works != (maker >= 0):
        raise BadDocument(f"Machine '{cards.CARD_IDS[machine]}' works if and only if it is finished.")
    place = state.where[machine]
    owner = place - FREE if place >= FREE else state.where[place] - SITE
    if works and owner != maker:
        raise BadDocument(f"Machine '{cards.CARD_IDS[machine]}' works only for the seat that finished it.")


def _check_row(name: str, row: list[int], left: int) -> None:
    if len(row) > cards.ROW_SIZE or (left and len(row) < cards.ROW_SIZE):
        raise BadDocument(f"The {name} row has {cards.ROW_SIZE} cards unless its deck is empty, not {len(row)}.")


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
