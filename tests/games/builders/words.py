"""Short words for tests of The Builders that read as examples.

>>> anna = Seat(coins=6, free_workers="craftsman_0013", sites={"chapel": "master_3200 apprentice_1010"})
>>> match = table(anna, Seat())
>>> play(match, "send craftsman_0013 chapel")
>>> seat(match, 0)["coins"], seat(match, 0)["finished"], actions_left(match)
(20, ['chapel'], 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import ratusz
from ratusz.core.wishes import filled
from ratusz.games.builders import GAME
from ratusz.games.builders.cards import DATA

PRODUCES = {card["id"]: card["produces"] for card in DATA["workers"] + DATA["machines"]}
Seat = dict[str, Any]


def table(*seats: Seat, **wishes: Any) -> ratusz.Match:
    """The match that stands at such a position."""
    return ratusz.position("builders", len(seats), seats, **wishes)


def position(*seats: Seat, confirm: Sequence[int] = (), **wishes: Any) -> dict[str, Any]:
    """Its document, before it is read."""
    return filled(GAME, len(seats), seats, wishes, confirm=confirm)


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions written in the notation."""
    match.play(*actions)


def choices(match: ratusz.Match) -> list[str]:
    """The legal actions in the notation."""
    return match.legal_texts()


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
            produces, needed = PRODUCES[words[0]], missing[words[1]]
            helps[choice] = sum(min(produces[resource], needed[resource]) for resource in needed)
    if any(helps.values()) and dice.random() < 0.7:
        return match.parse(max(helps, key=lambda choice: helps[choice]))
    verbs = {choice.split(maxsplit=1)[0] for choice in legal}
    if len(missing) >= 3 and dice.random() < 0.8:
        verbs.discard("start_construction")
    verb = dice.choice(sorted(verbs))
    return match.parse(dice.choice([choice for choice in legal if choice.split(maxsplit=1)[0] == verb]))
