"""Positions of Craftsmen written down in a few lines, for tests that read as examples.

Capital cards are written by colour and value: `g2` is a green 2. Cards that are named nowhere lie in their decks.

>>> anna = Seat(capital="g1 g2", hand="vineyard_1", estate="sawmill_1")
>>> match = stage("builders_guild", anna, Seat(), Seat())
>>> play(match, "build vineyard_1 right", "pay g2")
>>> estate(match, 0), capital(match, 0)
(['sawmill_1', 'vineyard_1'], ['g1'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ratusz
from ratusz.core.match import DOCUMENT_FORMAT
from ratusz.games.craftsmen import GAME
from ratusz.games.craftsmen.cards import (
    BONUS_IDS,
    CAPITAL_IDS,
    CARD_IDS,
    COPIES,
    DATA,
    DECK_CARDS,
    DECK_IDS,
    GRANARY_IDS,
    HELPERS,
    KIND_IDS,
    KIND_OF,
    LABOUR_POINTS,
    LABOUR_TOKENS,
    PRIVILEGE_TOKENS,
    QUEUE_FIELDS,
    SAWMILLS,
    SHIP_IDS,
    TOWN_IDS,
)
from ratusz.games.craftsmen.position import SOURCE_IDS

NUMBERS = {name: card for card, name in enumerate(CARD_IDS) if card}
INPUT_IDS = {kind["id"]: kind["inputs"] for kind in DATA["building_kinds"]}
STEPS = dict(zip(TOWN_IDS, ["bank", "build", "notary", "craft", "buy_good", "hall"], strict=True))
HOLD_IDS = {ship["id"]: [hold["good"] for hold in ship["holds"]] for ship in DATA["ships"]}
SHORT = {f"{name.split('_')[1][0]}{name.split('_')[2]}": name for name in CAPITAL_IDS}
LONG = {name: short for short, name in SHORT.items()}


@dataclass(frozen=True)
class Seat:
    """What a player has; cards are listed by their ids, separated by spaces."""

    capital: str = ""
    hand: str = ""
    estate: str = ""
    """Without a sawmill it gets the first that is left."""
    markers: Mapping[str, str] = field(default_factory=dict)
    """For a built card the goods that lie on its icons."""
    points: int = 0
    privileges: int = 0
    labour: int = 0
    fair: int = 0
    used: int = 0
    passed: bool = False
    shown: str = ""
    """Capital that everybody knows to be in this hand."""


def position(
    *seats: Seat,
    phase: str = "stage",
    town: str = "bankers_guild",
    spot: int = 0,
    steps: Sequence[Mapping[str, Any]] = (),
    year: int = 1,
    season: str = "spring",
    order: Sequence[int] | None = None,
    track: Sequence[int] = (),
    queue: Mapping[str, Sequence[Sequence[int]]] | None = None,
    helpers: Sequence[int] | None = None,
    deck: str = "",
    faces: str = "p1 g1",
    no_deck: bool = False,
    open_cards: str = "",
    tops: str = "",
    bottomless: str = "",
    granary: Mapping[str, Sequence[int]] | None = None,
    ships: Mapping[str, Mapping[str, Sequence[int]]] | None = None,
    bonuses: Mapping[str, int] | None = None,
    confirm: Sequence[int] = (),
    action: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of a position. `deck` names the capital on top; with `no_deck` all that is left is discarded.

    `open_cards` names face-up buildings (their decks fill what is missing), `tops` what lies on top of the decks;
    the decks listed in `bottomless` are empty, and their cards are built by the last seat.
    """
    players = len(seats)
    queues = queue or {}
    entries = [_seat(seat, number, players) for number, seat in enumerate(seats)]
    _give_sawmills(entries)
    named = {card for entry in entries for card in entry["buildings"]}
    named |= {card["building"] for entry in entries for card in entry["estate"]}
    decks, faces_up = _lay_out(entries, named, open_cards.split(), tops.split(), bottomless.split())
    capital_deck, discard = _capital(seats, deck, faces, no_deck, (action or {}).get("paid", []))
    for number, entry in enumerate(entries):
        sent = sum(field.count(number) for fields in queues.values() for field in fields) + list(track).count(number)
        entry["helpers"] = HELPERS - sent if helpers is None else helpers[number]
    return {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "players": players,
        "options": {},
        "confirm": list(confirm),
        "capped": False,
        "rng": [1, 2, 3, 4],
        "steps": [{"step": "advance", "player": 0}, *steps],
        "together": [],
        "position": {
            "year": year,
            "season": season,
            "phase": phase,
            "town": town,
            "spot": spot,
            "order": list(order) if order is not None else list(range(players)),
            "order_change": list(track),
            "privilege_pool": PRIVILEGE_TOKENS[players] - sum(seat.privileges for seat in seats),
            "labour_pool": LABOUR_TOKENS[players] - sum(seat.labour for seat in seats),
            "bonuses": {name: (bonuses or {}).get(name, -1) for name in BONUS_IDS},
            "capital_deck": capital_deck,
            "open_capital": [SHORT[card] for card in faces.split()] + [""] * (2 - len(faces.split())),
            "discard": discard,
            "decks": decks,
            "deck_knowers": {name: [-1] * len(cards) for name, cards in decks.items()},
            "open_buildings": faces_up,
            "box": sorted(
                (CARD_IDS[card] for card in SAWMILLS if CARD_IDS[card] not in _built(entries)), key=NUMBERS.__getitem__
            ),
            "granary": {name: list((granary or {}).get(name, [-1, -1])) for name in GRANARY_IDS},
            "ships": {
                ship: {good: list((ships or {}).get(ship, {}).get(good, [])) for good in HOLD_IDS[ship]}
                for ship in SHIP_IDS
            },
            "queue": {
                name: [list(field) for field in queues.get(name, [[]] * QUEUE_FIELDS[players])] for name in TOWN_IDS
            },
            "seats": entries,
            "action": {
                "privileged": False,
                "labour_points": LABOUR_POINTS[year] if town == "crafts_guild" and phase == "stage" else 0,
                "built": 0,
                "due": 0,
                "paid": [],
                "lot": "",
                "bid": 0,
                "bidder": -1,
                "starter": -1,
                "raised": False,
                "out": [],
                "offer": 0,
                "peek": [],
                "peek_deck": "basic",
                "peek_base": -1,
                **(action or {}),
            },
        },
    }


def _seat(seat: Seat, number: int, players: int) -> dict[str, Any]:
    known: dict[str, int] = {}
    for card in seat.shown.split():
        known[SHORT[card]] = known.get(SHORT[card], 0) + 1
    observers = ["all", *(str(other) for other in range(players) if other != number)]
    return {
        "points": {name: seat.points if name == "start" else 0 for name in SOURCE_IDS},
        "privilege_tokens": seat.privileges,
        "labour_tokens": seat.labour,
        "helpers": HELPERS,
        "passed": seat.passed,
        "privileges_used": seat.used,
        "fair": seat.fair,
        "capital": sorted((SHORT[card] for card in seat.capital.split()), key=CAPITAL_IDS.index),
        "known_capital": {observer: dict(known) for observer in observers},
        "buildings": sorted(seat.hand.split(), key=NUMBERS.__getitem__),
        "known_buildings": [],
        "estate": [_built_card(card, seat.markers.get(card, "").split()) for card in seat.estate.split()],
    }


def _built_card(card: str, goods: list[str]) -> dict[str, Any]:
    inputs = INPUT_IDS[KIND_IDS[KIND_OF[NUMBERS[card]]]]
    return {"building": card, "icons": [int(good in goods) for good in inputs]}


def _built(entries: list[dict[str, Any]]) -> set[str]:
    return {card["building"] for entry in entries for card in entry["estate"]}


def _give_sawmills(entries: list[dict[str, Any]]) -> None:
    for entry in entries:
        if not any(card["building"].startswith("sawmill") for card in entry["estate"]):
            left = [CARD_IDS[card] for card in SAWMILLS if CARD_IDS[card] not in _built(entries)]
            entry["estate"].insert(0, {"building": left[-1], "icons": []})


def _lay_out(
    entries: list[dict[str, Any]], named: set[str], faces: list[str], tops: list[str], empty: list[str]
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    decks: dict[str, list[str]] = {}
    faces_up: dict[str, list[str]] = {}
    for number, name in enumerate(DECK_IDS):
        cards = [CARD_IDS[card] for card in DECK_CARDS[number]]
        rest = [card for card in cards if card not in named | set(faces) | set(tops)]
        shown = [card for card in faces if card in cards]
        while len(shown) < 2 and rest and name not in empty:
            shown.append(rest.pop(0))
        faces_up[name] = shown + [""] * (2 - len(shown))
        if name in empty:
            entries[-1]["estate"] += [_built_card(card, []) for card in rest]
            rest = []
        decks[name] = [card for card in tops if card in cards] + rest
    return decks, faces_up


def _capital(
    seats: Sequence[Seat], deck: str, faces: str, no_deck: bool, paid: Sequence[str]
) -> tuple[list[str], dict[str, int]]:
    left = {name: COPIES[kind] for kind, name in enumerate(CAPITAL_IDS)}
    top = [SHORT[card] for card in deck.split()]
    for card in [*top, *(SHORT[card] for card in faces.split()), *paid]:
        left[card] -= 1
    for seat in seats:
        for card in seat.capital.split():
            left[SHORT[card]] -= 1
    assert min(left.values()) >= 0, "more capital is named than there is"
    if no_deck:
        return top, {name: count for name, count in left.items() if count}
    # Cards of the same type lie apart, so that draws are of mixed types.
    rest = [name for turn in range(max(COPIES)) for name in CAPITAL_IDS if left[name] > turn]
    return top + rest, {}


def load(document: dict[str, Any]) -> ratusz.Match:
    return ratusz.from_document(document, keep_events=True)


def stage(
    town: str, *seats: Seat, field: int = 2, queue: Sequence[Sequence[int]] | None = None, **rest: Any
) -> ratusz.Match:
    """Seat 0 acts in a building, on a silver field unless another one is named; others may wait behind it."""
    players = len(seats)
    fields: list[list[int]] = [[] for _ in range(QUEUE_FIELDS[players])]
    if queue is None:
        fields[field - 1] = [0]
    else:
        fields = [list(discs) for discs in queue]
    places = [(number, level) for number, discs in enumerate(fields) for level in range(len(discs))]
    number, level = places[0]
    actor = fields[number][level]
    rest.setdefault("queue", {})
    rest["queue"] = {**rest["queue"], town: fields}
    rest.setdefault("steps", [{"step": STEPS[town], "player": actor}])
    return load(position(*seats, town=town, spot=number * 2 + level, **rest))


def winter(town: str, *seats: Seat, **rest: Any) -> ratusz.Match:
    """The first in turn order acts in winter."""
    order = rest.get("order", range(len(seats)))
    steps = [{"step": STEPS[town], "player": order[0]}]
    return load(position(*seats, town=town, season="winter", spot=0, steps=steps, **rest))


def sending(*seats: Seat, spot: int = 0, **rest: Any) -> ratusz.Match:
    """The helper phase, with the seat at a place of the turn order to send."""
    order = rest.get("order", range(len(seats)))
    steps = [{"step": "send_helper", "player": order[spot]}]
    return load(position(*seats, phase="helpers", spot=spot, steps=steps, **rest))


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions written in the notation; `pay g1 g2` is two actions."""
    for action in actions:
        verb, *words = action.split()
        if verb in ("pay", "discard", "invest", "take"):
            for word in words:
                match.apply(match.parse(f"{verb} {SHORT[word]}"))
        else:
            match.apply(match.parse(action))


def choices(match: ratusz.Match, verb: str = "") -> list[str]:
    """The legal actions in the notation, capital in short; those of one verb without it."""
    found = []
    for action in match.legal():
        first, *words = match.notation(action).split()
        words = [LONG.get(word, word) for word in words]
        if not verb:
            found.append(" ".join([first, *words]))
        elif first == verb:
            found.append(" ".join(words))
    return found


def board(match: ratusz.Match, observer: int | None = None) -> dict[str, Any]:
    return dict(match.view(observer))


def seat(match: ratusz.Match, number: int) -> dict[str, Any]:
    """A seat as it sees itself."""
    entry: dict[str, Any] = board(match, number)["seats"][number]
    return entry


def capital(match: ratusz.Match, number: int) -> list[str]:
    return [LONG[card] for card in seat(match, number)["capital"]]


def hand(match: ratusz.Match, number: int) -> list[str]:
    found: list[str] = seat(match, number)["buildings"]
    return found


def estate(match: ratusz.Match, number: int) -> list[str]:
    return [card["building"] for card in seat(match, number)["estate"]]


def markers(match: ratusz.Match, number: int, building: str) -> list[str]:
    """The goods on the icons of a building."""
    inputs = INPUT_IDS[KIND_IDS[KIND_OF[NUMBERS[building]]]]
    icons = next(card["icons"] for card in seat(match, number)["estate"] if card["building"] == building)
    return [good for good, icon in zip(inputs, icons, strict=True) if icon]


def points(match: ratusz.Match) -> list[int]:
    return [entry["points"] for entry in board(match)["seats"]]


def happened(match: ratusz.Match, moves: int = 1) -> list[str]:
    """The kinds of the events of the last moves."""
    return [event.kind for move in match.moves[-moves:] for event in move.events]


def payments(match: ratusz.Match) -> set[tuple[str, ...]]:
    """All payments that the pending question leads to."""
    found = set()
    waiting: list[tuple[ratusz.Match, tuple[str, ...]]] = [(match.clone(), ())]
    while waiting:
        moment, laid = waiting.pop()
        for card in choices(moment, "pay"):
            after = moment.clone()
            play(after, f"pay {card}")
            done = any(event.kind == "capital_paid" for event in after.moves[-1].events)
            if done:
                found.add((*laid, card))
            else:
                waiting.append((after, (*laid, card)))
    return found
