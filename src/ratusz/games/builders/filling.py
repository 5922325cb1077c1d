"""A position of The Builders of which only some things are said: the turn of a seat, every card in its place."""

from __future__ import annotations

from typing import Any

from ratusz.core.game import Document
from ratusz.core.wishes import Wish, Wishes
from ratusz.games.builders import cards

_POINTS = dict(zip(cards.BUILDING_IDS, cards.POINTS[cards.FIRST_BUILDING :], strict=False))


def fill(wishes: Wishes) -> Document:
    """Cards that are named nowhere fill the rows and then the decks, in the order of the data.

    A deck that is given has no other cards: what is left goes to the last seat, as empty sites and free workers.
    """
    table, seats = wishes.table, [_seat(wish) for wish in wishes.seats]
    buildings, sites = _lay_out(wishes, "building", cards.BUILDING_IDS)
    workers, free = _lay_out(wishes, "worker", cards.WORKER_IDS)
    seats[-1]["sites"] += [_site(building, [], 0) for building in sites]
    seats[-1]["free_workers"] += free
    active = table.number("active")
    return {
        "steps": [{"step": "turn", "player": active}],
        "position": {
            "round": table.number("round", 1),
            "first_player": table.number("first_player"),
            "end_triggered": any(_has_enough(seat) for number, seat in enumerate(seats) if number != active),
            "actions_left": table.number("actions_left", cards.FREE_ACTIONS),
            **buildings,
            **workers,
            "seats": seats,
        },
    }


def _lay_out(wishes: Wishes, kind: str, ids: list[str]) -> tuple[dict[str, list[str]], list[str]]:
    """The row and the deck of a kind of cards, and those that lie in neither."""
    row_key, deck_key = f"{kind}_row", f"{kind}_deck"
    row, deck = wishes.table.cards(row_key, kind=kind), wishes.table.cards(deck_key, kind=kind)
    left = wishes.left(ids, kind)
    if not (wishes.table.has(row_key) and wishes.table.has(deck_key)):
        missing = max(cards.ROW_SIZE - len(row), 0)
        row, left = row + left[:missing], left[missing:]
    if not wishes.table.has(deck_key):
        deck, left = left, []
    return {row_key: row, deck_key: deck}, left


def _seat(wish: Wish) -> dict[str, Any]:
    """Sites are named with the workers on them; `sent` says for a site how many of those came in this turn."""
    sites = wish.lists("sites")
    wish.place("sites", sites, "building")
    for workers in sites.values():
        wish.place("sites", workers, "worker")
    sent = wish.counts("sent", sites)
    free = wish.cards("free_workers", kind="worker")
    finished = wish.cards("finished", cards.BUILDING_IDS, kind="building")
    machines = [card for card in finished if card in cards.MACHINE_IDS]
    return {
        "coins": wish.number("coins"),
        "free_workers": free + wish.left(machines, "worker"),
        "sites": [_site(building, workers, sent.get(building, 0)) for building, workers in sites.items()],
        "finished": finished,
    }


def _site(building: str, workers: list[str], sent: int) -> dict[str, Any]:
    return {"building": building, "workers": workers, "sent_this_turn": sent}


def _has_enough(seat: dict[str, Any]) -> bool:
    return sum(_POINTS[card] for card in seat["finished"]) >= cards.END_POINTS
