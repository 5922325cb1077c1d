"""Short words for tests of Little Town that read as examples.

>>> anna = Seat(coins=3, buildings={"E5": "wheat_field"})
>>> match = table(anna, Seat(buildings={"E4": "bakery"}))
>>> play(match, "place F5", "use E5", "use E4")
>>> own(match, 0, "wood", "fish", "wheat", "coins")
(1, 2, 0, 6)
"""

from __future__ import annotations

from typing import Any

import ratusz
from ratusz.core.wishes import filled
from ratusz.games.little_town import GAME
from ratusz.games.little_town.cards import DATA, MARKET_TILES, TILE_IDS, WORKERS

TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["tiles"]}
Seat = dict[str, Any]


def table(*seats: Seat, **wishes: Any) -> ratusz.Match:
    """The match that stands at such a position."""
    return ratusz.position("little_town", len(seats), seats, **wishes)


def position(*seats: Seat, **wishes: Any) -> dict[str, Any]:
    """Its document, before it is read."""
    return filled(GAME, len(seats), seats, wishes)


def last_turn(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The last turn of a round: the last seat has one worker left, the others none."""
    players = len(seats)
    return table(*seats, active=players - 1, used=WORKERS[players] - 1, **rest)


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions written in the notation."""
    match.play(*actions)


def pass_on(match: ratusz.Match) -> None:
    """Answer the questions that are put for the sake of secrecy alone."""
    while match.player >= 0 and match.feigned(match.player):
        play(match, "end_turn")


def choices(match: ratusz.Match) -> list[str]:
    """The legal actions in the notation."""
    return match.legal_texts()


def words(match: ratusz.Match, verb: str) -> list[str]:
    """What a verb can be said with now: `words(match, "use")` are the squares of usable buildings."""
    return [choice.removeprefix(f"{verb} ") for choice in choices(match) if choice.split()[0] == verb]


def board(match: ratusz.Match) -> dict[str, Any]:
    """What everybody sees."""
    return dict(match.view())


def seat(match: ratusz.Match, number: int) -> dict[str, Any]:
    """What everybody sees of one seat."""
    entry: dict[str, Any] = board(match)["seats"][number]
    return entry


def own(match: ratusz.Match, number: int, *things: str) -> tuple[int, ...]:
    """How much a seat has of some things."""
    return tuple(seat(match, number)[thing] for thing in things)


def supply(match: ratusz.Match, *things: str) -> tuple[int, ...]:
    return tuple(board(match)["supply"][thing] for thing in things)


def happened(match: ratusz.Match, kind: str = "") -> list[dict[str, Any]]:
    """The events of the last action, of one kind if it is named."""
    events = [event.document() for event in match.moves[-1].events]
    return [event for event in events if not kind or event["event"] == kind]


def ids_of_market() -> list[str]:
    return [TILE_IDS[tile] for tile in MARKET_TILES]
