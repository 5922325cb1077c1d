"""Short words for tests of Craftsmen that read as examples.

Capital cards are written by colour and value: `g2` is a green 2. Cards that are named nowhere lie in their decks.

>>> anna = Seat(capital="g1 g2", buildings="vineyard_1", estate="sawmill_1")
>>> match = stage("builders_guild", anna, Seat(), Seat())
>>> play(match, "build vineyard_1 right", "pay g2")
>>> estate(match, 0), capital(match, 0)
(['sawmill_1', 'vineyard_1'], ['g1'])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ratusz
from ratusz.core.wishes import filled
from ratusz.games.craftsmen import GAME
from ratusz.games.craftsmen.cards import CARD_IDS, DATA, KIND_IDS, KIND_OF
from ratusz.games.craftsmen.filling import SHORT

INPUT_IDS = {kind["id"]: kind["inputs"] for kind in DATA["building_kinds"]}
LONG = {name: short for short, name in SHORT.items()}
Seat = dict[str, Any]


def position(
    *seats: Seat,
    steps: Sequence[Mapping[str, Any]] = (),
    action: Mapping[str, Any] | None = None,
    confirm: Sequence[int] = (),
    **wishes: Any,
) -> dict[str, Any]:
    """The document of a position, before it is read; with other steps than those its phase begins with, if any."""
    document = filled(GAME, len(seats), seats, wishes, confirm=confirm)
    document["position"]["action"] |= action or {}
    if steps:
        document["steps"][1:] = steps
    return document


def load(document: dict[str, Any]) -> ratusz.Match:
    return ratusz.from_document(document, keep_events=True)


def stage(town: str, *seats: Seat, queue: Sequence[Sequence[int]] | None = None, **rest: Any) -> ratusz.Match:
    """Seat 0 acts in a building, on a silver field unless another one is named; others may wait behind it."""
    queues: dict[str, Any] = {"queue": {town: queue}} if queue is not None else {}
    return load(position(*seats, town=town, **queues, **rest))


def winter(town: str, *seats: Seat, **rest: Any) -> ratusz.Match:
    """The first in turn order acts in winter."""
    return load(position(*seats, town=town, season="winter", **rest))


def sending(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The helper phase, with the first in turn order to send unless another seat is named."""
    return load(position(*seats, phase="helpers", **rest))


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
    inputs = INPUT_IDS[KIND_IDS[KIND_OF[CARD_IDS.index(building)]]]
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
