"""Positions of Little Town written down in a line or two, for tests that read as examples.

>>> anna = Seat(coins=3, buildings={"E5": "wheat_field"})
>>> match = table(anna, Seat(buildings={"E4": "bakery"}))
>>> play(match, "place F5", "use E5", "use E4")
>>> own(match, 0, "wood", "fish", "wheat", "coins")
(1, 2, 0, 6)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ratusz
from ratusz.core.match import DOCUMENT_FORMAT
from ratusz.games.little_town import GAME
from ratusz.games.little_town.cards import (
    DATA,
    HAND,
    MARKET_PLACES,
    MARKET_TILES,
    OBJECTIVE_IDS,
    OBJECTIVE_POINTS,
    POINTS,
    SIDES,
    SQUARE_IDS,
    TERRAIN,
    TILE_IDS,
    TILE_NUMBERS,
    WHEAT_FIELDS,
    WORKERS,
    possible_cards,
)

TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["tiles"]}
USUAL = "bakery bar carpenter castle church fair gold_mine grocery quarry restaurant shop well"
"""A market with which every objective card is possible."""


@dataclass(frozen=True)
class Seat:
    """What a player owns; squares are keys, cards and tiles are listed by their ids."""

    coins: int = 3
    wood: int = 0
    stone: int = 0
    fish: int = 0
    wheat: int = 0
    buildings: Mapping[str, str] = field(default_factory=dict)
    workers: str = ""
    """Squares on which own workers stand; more are put somewhere if more were used."""
    objectives: str = ""
    """The unfinished cards; all others that the seat has are finished."""
    points: int = 0
    """Points from uses, besides those of buildings and finished cards."""
    hungry: int = 0
    """Workers left unfed so far."""


def position(
    *seats: Seat,
    active: int = 0,
    first: int = 0,
    round_number: int = 3,
    used: int = 0,
    side: str = "side_a",
    market: str = USUAL,
    taken: str = "",
    confirm: Sequence[int] = (),
    coins_may_feed: bool = False,
    quiet: str = "",
) -> dict[str, Any]:
    """The document of a position in which `active` begins a turn.

    Every seat has used so many workers, those before `active` in this round one more. Workers that are named nowhere
    stand on the last empty squares that are not `quiet`. `market` lists the twelve tiles of the setup; those that stand
    on the board are taken from it, and the `taken` ones too: they belong to the last seat, on the first empty squares.
    """
    buildings = [
        {"square": square, "tile": tile, "owner": number}
        for number, entry in enumerate(seats)
        for square, tile in entry.buildings.items()
    ]
    workers = [
        {"square": square, "seat": number} for number, entry in enumerate(seats) for square in entry.workers.split()
    ]
    named = {str(entry["square"]) for entry in buildings} | {str(entry["square"]) for entry in workers}
    grass = [SQUARE_IDS[square] for square in range(54) if TERRAIN[SIDES.index(side)][square] == 0]
    free = [square for square in grass if square not in named and square not in quiet.split()]
    for tile in taken.split():
        buildings.append({"square": free.pop(0), "tile": tile, "owner": len(seats) - 1})
    for number in range(len(seats)):
        earlier = (number - first) % len(seats) < (active - first) % len(seats)
        standing = sum(1 for entry in workers if entry["seat"] == number)
        for _ in range(used + earlier - standing):
            workers.append({"square": free.pop(), "seat": number})
    tiles = market.split()
    for entry in buildings:
        if entry["tile"] != "wheat_field" and entry["tile"] not in tiles:
            tiles[_replaceable(tiles, buildings)] = str(entry["tile"])
    assert len(tiles) == MARKET_PLACES == len(set(tiles))
    built = [str(entry["tile"]) for entry in buildings]
    return {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "players": len(seats),
        "options": {"board": side, "market": "random", "coins_may_feed": coins_may_feed},
        "confirm": list(confirm),
        "capped": False,
        "rng": [1, 2, 3, 4],
        "steps": [{"step": "after_turn", "player": active}, {"step": "turn", "player": active}],
        "together": [],
        "position": {
            "round": round_number,
            "first_player": first,
            "market": ["" if tile in built else tile for tile in tiles],
            "wheat_fields": WHEAT_FIELDS - built.count("wheat_field"),
            "buildings": buildings,
            "workers": workers,
            "seats": _seats(seats, buildings, tiles),
            "turn": {
                "active": active,
                "residence": False,
                "square": "",
                "open": [0, 0, 0],
                "used": [],
                "scored": 0,
                "obtained": 0,
                "obtained_types": [],
                "fresh": False,
                "two_types": False,
            },
            "fish_fed": -1,
        },
    }


def _replaceable(tiles: list[str], buildings: list[dict[str, Any]]) -> int:
    built = {entry["tile"] for entry in buildings}
    return max(place for place, tile in enumerate(tiles) if tile not in built)


def _seats(seats: Sequence[Seat], buildings: list[dict[str, Any]], tiles: list[str]) -> list[dict[str, Any]]:
    possible = possible_cards([TILE_NUMBERS[tile] for tile in tiles])
    held = {card for entry in seats for card in entry.objectives.split()}
    spare = [card for place, card in enumerate(OBJECTIVE_IDS) if possible >> place & 1 and card not in held]
    entries = []
    for number, entry in enumerate(seats):
        objectives = sorted(entry.objectives.split(), key=OBJECTIVE_IDS.index)
        finished = sorted((spare.pop() for _ in range(HAND[len(seats)] - len(objectives))), key=OBJECTIVE_IDS.index)
        printed = [POINTS[TILE_NUMBERS[str(built["tile"])]] for built in buildings if built["owner"] == number]
        entries.append(
            {
                "coins": entry.coins,
                "wood": entry.wood,
                "stone": entry.stone,
                "fish": entry.fish,
                "wheat": entry.wheat,
                "on_construction_site": 0,
                "points": {
                    "buildings": sum(printed),
                    "uses": entry.points,
                    "objectives": sum(OBJECTIVE_POINTS[OBJECTIVE_IDS.index(card)] for card in finished),
                    "cathedral": 0,
                    "feeding": -3 * entry.hungry,
                },
                "objectives": objectives,
                "finished": finished,
            }
        )
    return entries


def table(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The match that stands at such a position, with its events kept."""
    return ratusz.from_document(position(*seats, **rest), keep_events=True)


def last_turn(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The last turn of a round: the last seat has one worker left, the others none."""
    players = len(seats)
    return table(*seats, active=players - 1, used=WORKERS[players] - 1, **rest)


def play(match: ratusz.Match, *actions: str) -> None:
    """Carry out actions written in the notation."""
    for action in actions:
        match.apply(match.parse(action))


def pass_on(match: ratusz.Match) -> None:
    """Answer the questions that are put for the sake of secrecy alone."""
    while match.player >= 0 and match.feigned(match.player):
        play(match, "end_turn")


def choices(match: ratusz.Match) -> list[str]:
    """The legal actions in the notation."""
    return [match.notation(action) for action in match.legal()]


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
