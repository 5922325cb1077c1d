"""Short words for tests of Orléans that read as examples.

>>> match = table(Seat(slots={"farm_house": "boatman craftsman"}), Seat())
>>> play(match, "use farm_house")
>>> seat(match, 0)["goods"], seat(match, 0)["tracks"]
({'grain': 1}, {'farmers': 1})
"""

from __future__ import annotations

from typing import Any

import ratusz
from ratusz.games.orleans import GAME
from ratusz.games.orleans.cards import EXTRA_IDS, KIND_IDS

STARTERS = [kind for kind in KIND_IDS if kind.startswith("starter_")]
OPTIONS = {option.name for option in GAME.options}
Seat = dict[str, Any]


def table(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The match in an Actions phase, unless another is said; extra tiles that a seat has are in it."""
    extras = [tile for tile in EXTRA_IDS if any(tile in seat.get("tiles", "").split() for seat in seats)]
    options = {"extra_tiles": ",".join(extras) or "none", **{name: rest.pop(name) for name in OPTIONS & rest.keys()}}
    return ratusz.position("orleans", len(seats), seats, options=options, **{"phase": "actions", **rest})


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions in their notation: for the seat to decide, or for the seat before a colon (`1: done`)."""
    for text in actions:
        number, colon, notation = text.partition(": ")
        if colon:
            match.apply(match.parse(notation), int(number))
        else:
            match.apply(match.parse(text))


def legal(match: ratusz.Match, number: int = -1) -> list[str]:
    """What a seat (by default the one to decide) may do, in the notation."""
    return [match.notation(action) for action in match.legal(number)]


def usable(match: ratusz.Match) -> list[str]:
    """The places that the seat in turn may use."""
    return [text.removeprefix("use ") for text in legal(match) if text.startswith("use ")]


def position(match: ratusz.Match) -> dict[str, Any]:
    found: dict[str, Any] = match.document()["position"]
    return found


def seat(match: ratusz.Match, number: int) -> dict[str, Any]:
    """What lies before a player now."""
    found: dict[str, Any] = position(match)["seats"][number]
    return found


def view(match: ratusz.Match, observer: int | None) -> Any:
    """What an observer sees."""
    return match.view(observer)


def kinds_of_events(match: ratusz.Match, since: int = 0) -> list[str]:
    return [event.kind for event in match.events(None, since)]
