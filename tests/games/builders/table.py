"""Positions of The Builders written down in a line or two, for tests that read as examples.

>>> anna = Seat(coins=6, free="craftsman_0013", sites={"chapel": "master_3200 apprentice_1010"})
>>> match = table(anna, Seat())
>>> play(match, "send craftsman_0013 chapel")
>>> seat(match, 0)["coins"], seat(match, 0)["finished"], actions_left(match)
(20, ['chapel'], 2)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import ratusz
from ratusz.core.match import DOCUMENT_FORMAT
from ratusz.games.builders import GAME
from ratusz.games.builders.cards import BUILDING_IDS, DATA, END_POINTS, RESOURCES, ROW_SIZE, WORKER_IDS

POINTS = {card["id"]: card["points"] for card in DATA["buildings"] + DATA["machines"]}
PRODUCES = {card["id"]: [card["produces"][name] for name in RESOURCES] for card in DATA["workers"] + DATA["machines"]}


@dataclass(frozen=True)
class Seat:
    """What lies in front of a player; cards are listed by their ids, separated by spaces."""

    coins: int = 0
    free: str = ""
    sites: Mapping[str, str] = field(default_factory=dict)
    """For each site the workers standing on it."""
    sent: Mapping[str, int] = field(default_factory=dict)
    """For a site how many of them were sent in this turn, if any were."""
    finished: str = ""

    def document(self) -> dict[str, Any]:
        return {
            "coins": self.coins,
            "free_workers": self.free.split(),
            "sites": [
                {"building": site, "workers": workers.split(), "sent_this_turn": self.sent.get(site, 0)}
                for site, workers in self.sites.items()
            ],
            "finished": self.finished.split(),
        }


def position(
    *seats: Seat,
    active: int = 0,
    actions: int = 3,
    first: int = 0,
    round_number: int = 1,
    round_cap: int = 200,
    confirm: Sequence[int] = (),
    building_row: str | None = None,
    building_deck: str | None = None,
    worker_row: str | None = None,
    worker_deck: str | None = None,
) -> dict[str, Any]:
    """The document of a position in which `active` is in its turn.

    Cards that are named nowhere fill the rows and then the decks, in the order of the data. Where a deck is given, they
    go to the last seat instead, as empty sites and as free workers.
    """
    entries = [entry.document() for entry in seats]
    buildings = _unnamed(BUILDING_IDS, entries, building_row, building_deck)
    workers = _unnamed(WORKER_IDS, entries, worker_row, worker_deck)
    building_cards = _lay_out(buildings, building_row, building_deck)
    worker_cards = _lay_out(workers, worker_row, worker_deck)
    entries[-1]["sites"] += [{"building": site, "workers": [], "sent_this_turn": 0} for site in buildings]
    entries[-1]["free_workers"] += workers
    return {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "players": len(seats),
        "options": {"round_cap": round_cap},
        "confirm": list(confirm),
        "capped": False,
        "rng": [1, 2, 3, 4],
        "steps": [{"step": "turn", "player": active}],
        "together": [],
        "position": {
            "round": round_number,
            "first_player": first,
            "end_triggered": any(
                sum(POINTS[card] for card in entry["finished"]) >= END_POINTS
                for number, entry in enumerate(entries)
                if number != active
            ),
            "actions_left": actions,
            "building_row": building_cards[0],
            "building_deck": building_cards[1],
            "worker_row": worker_cards[0],
            "worker_deck": worker_cards[1],
            "seats": entries,
        },
    }


def table(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The match that stands at such a position, with its events kept."""
    return ratusz.from_document(position(*seats, **rest), keep_events=True)


def _unnamed(cards: list[str], entries: list[dict[str, Any]], *piles: str | None) -> list[str]:
    named = {card for pile in piles if pile for card in pile.split()}
    for entry in entries:
        named.update(entry["free_workers"], entry["finished"])
        for site in entry["sites"]:
            named.update([site["building"]], site["workers"])
    return [card for card in cards if card not in named]


def _lay_out(cards: list[str], row: str | None, deck: str | None) -> tuple[list[str], list[str]]:
    """Row and deck as given; what is not given is taken out of `cards`."""
    row_cards = cards[:ROW_SIZE] if row is None else row.split()
    if row is None:
        del cards[:ROW_SIZE]
    deck_cards = cards[:] if deck is None else deck.split()
    if deck is None:
        cards.clear()
    return row_cards, deck_cards


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions written in the notation."""
    for action in actions:
        match.apply(match.parse(action))


def choices(match: ratusz.Match) -> list[str]:
    """The legal actions in the notation."""
    return [match.notation(action) for action in match.legal()]


def sends(match: ratusz.Match) -> set[str]:
    """The legal sends, without the verb."""
    return {choice.removeprefix("send ") for choice in choices(match) if choice.startswith("send ")}


def board(match: ratusz.Match) -> dict[str, Any]:
    """What everybody sees."""
    return dict(match.view())


def seat(match: ratusz.Match, number: int) -> dict[str, Any]:
    """What everybody sees of one seat."""
    entry: dict[str, Any] = board(match)["seats"][number]
    return entry


def site(match: ratusz.Match, number: int, building: str) -> dict[str, Any]:
    """What everybody sees of one site of a seat."""
    found: dict[str, Any] = next(entry for entry in seat(match, number)["sites"] if entry["building"] == building)
    return found


def sites(match: ratusz.Match, number: int) -> list[str]:
    """The sites of a seat."""
    return [entry["building"] for entry in seat(match, number)["sites"]]


def actions_left(match: ratusz.Match) -> int:
    number: int = board(match)["actions_left"]
    return number


def happened(match: ratusz.Match) -> list[dict[str, Any]]:
    """The events of the last action."""
    return [event.document() for event in match.moves[-1].events]


def lively(match: ratusz.Match, dice: Random) -> int:
    """A choice that brings a match on: mostly the send that helps most, otherwise any verb and any of its choices.

    With three sites there is enough to do, and another is started rarely.
    """
    legal = choices(match)
    missing = {entry["building"]: entry["missing"] for entry in seat(match, match.player)["sites"]}
    helps = {}
    for choice in legal:
        verb, *words = choice.split()
        if verb == "send":
            helps[choice] = sum(map(min, PRODUCES[words[0]], missing[words[1]]))
    if any(helps.values()) and dice.random() < 0.7:
        return match.parse(max(helps, key=lambda choice: helps[choice]))
    verbs = {choice.split(maxsplit=1)[0] for choice in legal}
    if len(missing) >= 3 and dice.random() < 0.8:
        verbs.discard("start_construction")
    verb = dice.choice(sorted(verbs))
    return match.parse(dice.choice([choice for choice in legal if choice.split(maxsplit=1)[0] == verb]))
