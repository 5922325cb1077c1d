"""Positions of Orléans written down in a line or two, for tests that read as examples.

>>> match = table(Seat(slots={"farm_house": "boatman craftsman"}), Seat())
>>> play(match, "use farm_house")
>>> seat(match, 0)["goods"], seat(match, 0)["tracks"]
({'grain': 1}, {'farmers': 1})
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import ratusz
from ratusz.core.match import DOCUMENT_FORMAT
from ratusz.core.rng import Rng
from ratusz.games.orleans import GAME
from ratusz.games.orleans.cards import (
    ALL_COINS,
    ALL_TECHNOLOGY,
    CITIZEN_IDS,
    DATA,
    EXTRA_IDS,
    GROUP_IDS,
    GROUP_TYPE,
    KIND_IDS,
    PLACE_GROUPS,
    PLACE_IDS,
    ROUNDS,
    STATIONS,
    TILE_IDS,
    TYPE_IDS,
)
from ratusz.games.orleans.writing import LYING_IDS

STARTERS = [kind for kind in KIND_IDS if kind.startswith("starter_")]
START = "orleans"


@dataclass(frozen=True)
class Seat:
    """What lies before a player; things are listed by their ids, separated by spaces.

    Starter followers that are named nowhere lie on the market.
    """

    coins: int = 5
    development: int = 0
    tracks: Mapping[str, int] = field(default_factory=dict)
    goods: str = ""
    technology: int = 0
    begun: bool = False
    merchant: str = START
    stations: str = ""
    unbuilt: int | None = None
    tiles: str = ""
    bag: str = ""
    market: str = ""
    slots: Mapping[str, str] = field(default_factory=dict)
    """What lies on a place in the order of its slots (`-` for an empty one), or on a group of slots."""
    tower: str = ""
    theatre: str = ""
    plan: Sequence[str] = ()


def table(
    *seats: Seat,
    phase: str = "actions",
    active: int = 0,
    event: str = "income",
    round_number: int = 5,
    start: int = 0,
    hourglass: str = "",
    supply: Mapping[str, int] | None = None,
    goods_supply: Mapping[str, int] | None = None,
    technology_supply: int | None = None,
    map_goods: Mapping[str, str] | None = None,
    deeds: Mapping[str, str] | None = None,
    citizens: Mapping[str, int] | None = None,
    removed: str = "",
    passed: Sequence[int] = (),
    confirm: Sequence[int] = (),
    seed: int = 1,
    **options: Any,
) -> ratusz.Match:
    """The match that stands at such a position, with its events kept.

    `phase` is the one that is about to begin, but for "actions", in which `active` is in turn, and for "planning".
    What is named nowhere lies in the supplies; what a supply then has too much is lost.
    """
    entries = [_entry(seat) for seat in seats]
    filled = {deed: Counter(types.split()) for deed, types in (deeds or {}).items()}
    used = _followers_used(seats, entries, filled)
    left = {name: number - used[name] for name, number in _neutrals(len(seats)).items()}
    goods = _goods_left(seats, map_goods or {})
    technology = ALL_TECHNOLOGY - sum(seat.technology for seat in seats) - _laid(entries)
    extras = [tile for tile in EXTRA_IDS if any(tile in seat.tiles.split() for seat in seats)]
    settings = {"extra_tiles": ",".join(extras) or "none", **options}
    stacked = [tile for tile in TILE_IDS if tile not in EXTRA_IDS or tile in extras or settings["extra_tiles"] == "all"]
    owned = [tile for seat in seats for tile in seat.tiles.split()]
    position = {
        "round": round_number,
        "start_player": start,
        "event": event,
        "hourglass": hourglass.split() or _hourglass(event, ROUNDS - round_number),
        "passed": list(passed),
        "bank": ALL_COINS - sum(seat.coins for seat in seats),
        "supply": _plain({name: (supply or {}).get(name, number) for name, number in left.items()}),
        "goods_supply": _plain({name: (goods_supply or {}).get(name, number) for name, number in goods.items()}),
        "technology_supply": technology if technology_supply is None else technology_supply,
        "map_goods": {edge: names.split() for edge, names in (map_goods or {}).items()},
        "stations": _stations(seats),
        "deeds": _free_slots(filled),
        "citizens": _citizens(seats, filled, citizens or {}),
        "tiles": [tile for tile in stacked if tile not in owned and tile not in removed.split()],
        "removed_tiles": [tile for tile in TILE_IDS if tile not in stacked or tile in removed.split()],
        "lost_followers": _plain({name: number - (supply or {}).get(name, number) for name, number in left.items()}),
        "lost_goods": _plain({name: number - (goods_supply or {}).get(name, number) for name, number in goods.items()}),
        "lost_technology": 0 if technology_supply is None else technology - technology_supply,
        "tower": _counted(" ".join(seat.tower for seat in seats)),
        "theatre": _counted(" ".join(seat.theatre for seat in seats)),
        "seats": entries,
    }
    if phase == "planning":
        for entry, seat in zip(entries, seats, strict=True):
            entry["plan"] = sorted(seat.plan)
    by_turns = settings.get("planning") == "turn_by_turn"
    document = {
        "ratusz_position": DOCUMENT_FORMAT,
        "game": GAME.id,
        "rules_version": GAME.rules_version,
        "players": len(seats),
        "options": settings,
        "confirm": list(confirm),
        "capped": False,
        "rng": Rng.from_seed(str(seed)).document(),
        "steps": _steps(phase, active, by_turns),
        "together": [[{"step": "plan", "player": number}] for number in range(len(seats))]
        if phase == "planning" and not by_turns
        else [],
        "position": position,
    }
    return ratusz.from_document(document, keep_events=True)


def _steps(phase: str, active: int, by_turns: bool) -> list[dict[str, Any]]:
    if phase == "actions":
        return [{"step": "phase", "player": 0, "phase": "event"}, {"step": "turn", "player": active}]
    if phase == "planning":
        task = [{"step": "task", "player": active}] if by_turns else []
        return [{"step": "phase", "player": 0, "phase": "actions"}, *task]
    return [{"step": "phase", "player": 0, "phase": phase}]


def _entry(seat: Seat) -> dict[str, Any]:
    tracks = dict(seat.tracks)
    tracks["traders"] = max(tracks.get("traders", 0), len(seat.tiles.split()))
    slots = _slots(seat.slots)
    named = [*seat.bag.split(), *seat.market.split(), *seat.tower.split(), *seat.theatre.split()]
    named += [name for names in slots.values() for name in names]
    free = [kind for kind in STARTERS if kind not in named]
    laid = any("technology" in names for names in slots.values())
    return {
        "coins": seat.coins,
        "development": seat.development,
        "tracks": _plain(tracks),
        "goods": _counted(seat.goods),
        "technology": seat.technology,
        "technology_begun": seat.begun or laid,
        "merchant": seat.merchant,
        "unbuilt_stations": STATIONS - len(seat.stations.split()) if seat.unbuilt is None else seat.unbuilt,
        "tiles": sorted(seat.tiles.split(), key=TILE_IDS.index),
        "bag": _counted(seat.bag),
        "market": _counted(" ".join([seat.market, *free])),
        "slots": slots,
        "hand": None,
        "plan": None,
    }


def _slots(given: Mapping[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, text in given.items():
        if name in GROUP_IDS:
            found[name] = text.split()
            continue
        slots = [TYPE_IDS[GROUP_TYPE[group]] for group in PLACE_GROUPS[PLACE_IDS.index(name)]]
        sizes = {slot: _place(name)["slots"].count(slot) for slot in slots}
        groups = [f"{name}_{slot}" for slot in slots for _ in range(sizes[slot])]
        for group, lying in zip(groups, text.split(), strict=True):
            if lying != "-":
                found.setdefault(group, []).append(lying)
    return {group: sorted(names, key=LYING_IDS.index) for group, names in found.items()}


def _place(name: str) -> dict[str, Any]:
    places = DATA["player_board_places"] + DATA["place_tiles"] + DATA["extra_place_tiles"]
    found: dict[str, Any] = next(place for place in places if place["id"] == name)
    return found


def _counted(names: str) -> dict[str, int]:
    return dict(Counter(names.split()))


def _plain(numbers: Mapping[str, int]) -> dict[str, int]:
    return {name: number for name, number in numbers.items() if number}


def _neutrals(players: int) -> dict[str, int]:
    return {follower["id"]: follower["neutral_by_players"][str(players)] for follower in DATA["followers"]}


def _followers_used(
    seats: Sequence[Seat], entries: list[dict[str, Any]], filled: Mapping[str, Counter[str]]
) -> Counter[str]:
    used: Counter[str] = Counter()
    for seat, entry in zip(seats, entries, strict=True):
        used.update(entry["bag"])
        used.update(entry["market"])
        used.update(seat.tower.split() + seat.theatre.split())
        for names in entry["slots"].values():
            used.update(names)
    for types in filled.values():
        used.update(types)
    return used


def _laid(entries: list[dict[str, Any]]) -> int:
    return sum(names.count("technology") for entry in entries for names in entry["slots"].values())


def _goods_left(seats: Sequence[Seat], map_goods: Mapping[str, str]) -> dict[str, int]:
    used = Counter(name for seat in seats for name in seat.goods.split())
    used["grain"] += used["bread"]
    used.update(name for names in map_goods.values() for name in names.split())
    return {good["id"]: good["count"] - used[good["id"]] for good in DATA["goods"]}


def _hourglass(event: str, size: int) -> list[str]:
    """Any tiles that may still come."""
    pool = [kind["id"] for kind in DATA["events"] for _ in range(kind["count"])]
    pool.remove(event)
    return pool[::-1][:size]


def _stations(seats: Sequence[Seat]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, seat in enumerate(seats):
        for city in seat.stations.split():
            found.setdefault(city, []).append(number)
    return found


def _free_slots(filled: Mapping[str, Counter[str]]) -> dict[str, dict[str, int]]:
    found = {}
    for deed in DATA["deeds"]:
        free = Counter(deed["slots"])
        free.subtract(filled.get(deed["id"], Counter()))
        found[deed["id"]] = _plain({name: free[name] for name in TYPE_IDS})
    return found


def _citizens(seats: Sequence[Seat], filled: Mapping[str, Counter[str]], given: Mapping[str, int]) -> dict[str, int]:
    """Those that somebody must have taken belong to the first seat that may have, unless it is said otherwise."""
    found = {}
    for citizen in DATA["citizens"]:
        name, where = citizen["id"], citizen["where"]
        if where == "deed":
            slots = next(deed["slots"] for deed in DATA["deeds"] if deed["id"] == citizen["deed"])
            takers = [0] if sum(filled.get(citizen["deed"], Counter()).values()) == len(slots) else []
        elif where == "development":
            takers = [number for number, seat in enumerate(seats) if seat.development >= citizen["space"]]
        else:
            takers = [
                number for number, seat in enumerate(seats) if seat.tracks.get(where, 0) >= citizen.get("space", 99)
            ]
        if takers:
            found[name] = takers[0]
    assert set(given) <= set(CITIZEN_IDS)
    return {**found, **given}


# Doing and looking.


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
