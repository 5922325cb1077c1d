"""A position of Orléans of which only some things are said: a phase of a round, every piece in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document
from ratusz.core.wishes import Wish, Wishes
from ratusz.games.orleans import cards
from ratusz.games.orleans.cards import EVENT_IDS, GOOD_IDS, KIND_IDS, TILE_IDS, TYPE_IDS
from ratusz.games.orleans.position import LAYOUT
from ratusz.games.orleans.rules.round import PHASE_IDS
from ratusz.games.orleans.writing import ENTRIES, LYING_IDS

_STARTERS = [KIND_IDS[kind] for kind in cards.STARTERS]
_HOLDERS = {"tower": "gunpowder_tower", "theatre": "theatre"}
_NOWHERE = "-"
"""What stands for an empty slot."""


def fill(wishes: Wishes) -> Document:
    """In the Actions phase seat `active` is in turn, in the Planning phase all plan; any other `phase` is to begin.

    That is the Planning phase, or the Actions phase if followers are said to stand on slots. What is named nowhere lies
    in the supplies; of what a supply is said to have less, the rest is lost. Nothing lies on the map.
    """
    table = wishes.table
    begun = any(wish.has("slots") for wish in wishes.seats)
    phase = table.word("phase", "actions" if begun else "planning", PHASE_IDS)
    position = LAYOUT.fresh(wishes.players, wishes.options)
    seats = [{**empty, **_seat(wish)} for empty, wish in zip(position["seats"], wishes.seats, strict=True)]
    for wish, seat in zip(wishes.seats, seats, strict=True):
        plan = sorted(wish.words("plan", names=ENTRIES), key=ENTRIES.__getitem__)
        seat["plan"] = plan if phase == "planning" else None
    coins = {"coins": sum(seat["coins"] for seat in seats)}
    removed = table.cards("removed_tiles", TILE_IDS, kind="tile")
    position |= {
        **_calendar(table),
        "passed": table.numbers("passed"),
        "bank": wishes.rest({"coins": cards.ALL_COINS}, coins)["coins"],
        "stations": _stations(wishes),
        "map_goods": table.lists("map_goods", cards.EDGE_IDS, GOOD_IDS[: cards.BREAD]),
        "seats": seats,
        "tower": _all(wishes, "tower"),
        "theatre": _all(wishes, "theatre"),
        "tiles": wishes.left(position["tiles"], "tile"),
        "removed_tiles": wishes.left(position["removed_tiles"], "tile") + removed,
    }
    position |= _deeds(wishes, seats)
    position |= _supplies(wishes, position)
    return {**_steps(wishes, phase), "position": position}


def _steps(wishes: Wishes, phase: str) -> dict[str, Any]:
    active = wishes.table.number("active")
    turns = phase == "actions" or (phase == "planning" and wishes.options["planning"] == cards.BY_TURNS)
    if wishes.table.has("active") and not turns:
        raise BadDocument(f"In phase '{phase}' no seat is active before the others.")
    coming = {"actions": "event", "planning": "actions"}.get(phase, phase)
    bottom = {"step": "phase", "player": 0, "phase": coming}
    if phase == "actions":
        return {"steps": [bottom, {"step": "turn", "player": active}]}
    if phase != "planning":
        return {"steps": [bottom]}
    if wishes.options["planning"] == cards.BY_TURNS:
        return {"steps": [bottom, {"step": "task", "player": active}]}
    return {"steps": [bottom], "together": [[{"step": "plan", "player": seat}] for seat in range(wishes.players)]}


def _calendar(table: Wish) -> dict[str, Any]:
    """The hourglass has any tiles that may still come."""
    number = table.number("round", 5)
    if table.has("event") and number == 0:
        raise BadDocument("Before the first round there is no event.")
    first = EVENT_IDS[cards.FIRST_EVENT]
    event = table.word("event", first if number <= 1 else "income", EVENT_IDS)
    pool = [name for name, count in zip(EVENT_IDS, cards.EVENT_TILES, strict=True) for _ in range(count)]
    pool.remove(event)
    coming = pool[::-1][: cards.ROUNDS - number] if number else [first, *pool]
    return {
        "round": number,
        "start_player": table.number("start_player"),
        "event": event,
        "hourglass": table.words("hourglass", coming, EVENT_IDS),
    }


def _amounts(wish: Wish, key: str, names: Collection[str]) -> Counter[str]:
    """So many of each name, or the names themselves one by one."""
    listed = wish.has(key) and not isinstance(wish.given[key], Mapping)
    return Counter(wish.words(key, names=names) if listed else wish.counts(key, names))


def _all(wishes: Wishes, key: str) -> Counter[str]:
    """All who are in one of the tiles that hold followers apart from slots; only their owner has any there."""
    found: Counter[str] = Counter()
    for seat, wish in enumerate(wishes.seats):
        named = _amounts(wish, key, KIND_IDS)
        if named and _HOLDERS[key] not in wish.words("tiles"):
            raise BadDocument(f"Seat {seat} has followers in '{_HOLDERS[key]}', but not that tile.")
        found += named
    return found


def _seat(wish: Wish) -> dict[str, Any]:
    """Starters that are named nowhere are on the market; tiles were taken on steps of the traders track."""
    slots = _slots(wish)
    tiles = sorted(wish.cards("tiles", TILE_IDS, kind="tile"), key=TILE_IDS.index)
    tracks = wish.counts("tracks", cards.TRACK_IDS)
    if tiles and "traders" not in wish.entries("tracks"):
        tracks["traders"] = _steps_for(tiles)
    bag, market = _amounts(wish, "bag", KIND_IDS), _amounts(wish, "market", KIND_IDS)
    lying = Counter(name for names in slots.values() for name in names)
    named = bag + market + lying + _amounts(wish, "tower", KIND_IDS) + _amounts(wish, "theatre", KIND_IDS)
    return {
        "coins": wish.number("coins", cards.STARTING_COINS),
        "development": wish.number("development"),
        "tracks": tracks,
        "goods": _amounts(wish, "goods", GOOD_IDS),
        "technology": wish.number("technology"),
        "technology_begun": wish.flag("technology_begun", default="technology" in lying),
        "merchant": wish.word("merchant", cards.CITY_IDS[cards.START_CITY], cards.CITY_IDS),
        "unbuilt_stations": wish.number("unbuilt_stations", cards.STATIONS - len(wish.words("stations"))),
        "tiles": tiles,
        "bag": bag,
        "market": market + Counter(name for name in _STARTERS if name not in named),
        "slots": slots,
    }


def _steps_for(tiles: list[str]) -> int:
    """One for each tile, and one more if none is of the first stack, from which the first has to be."""
    return len(tiles) + all(cards.STACK[cards.PLACE_IDS.index(tile)] > 1 for tile in tiles)


def _slots(wish: Wish) -> dict[str, list[str]]:
    """What lies on a group of slots, or on a place in the order of its slots."""
    found: dict[str, list[str]] = {}
    for name, lying in wish.lists("slots", {*cards.GROUP_IDS, *cards.PLACE_IDS}, {*LYING_IDS, _NOWHERE}).items():
        groups = [name] * len(lying) if name in cards.GROUP_IDS else _groups(name)
        if len(lying) != len(groups):
            raise BadDocument(f"'{name}' has {len(groups)} slots, '{_NOWHERE}' for an empty one, not {len(lying)}.")
        for group, piece in zip(groups, lying, strict=True):
            found.setdefault(group, []).append(piece)
    return {
        group: sorted((piece for piece in pieces if piece != _NOWHERE), key=LYING_IDS.index)
        for group, pieces in found.items()
    }


def _groups(place: str) -> list[str]:
    return [cards.GROUP_IDS[cards.SLOT_GROUP[slot]] for slot in cards.PLACE_SLOTS[cards.PLACE_IDS.index(place)]]


def _stations(wishes: Wishes) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, wish in enumerate(wishes.seats):
        for city in wish.words("stations", names=cards.CITY_IDS):
            found.setdefault(city, []).append(seat)
    return found


def _deeds(wishes: Wishes, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """`deeds` tells who was sent there. Citizens that must be gone are the first seat's that may have taken them."""
    sent = wishes.table.lists("deeds", cards.DEED_IDS, TYPE_IDS)
    free = {}
    for deed in cards.DATA["deeds"]:
        slots = {name: deed["slots"].count(name) for name in TYPE_IDS}
        free[deed["id"]] = +Counter(wishes.rest(slots, Counter(sent.get(deed["id"], []))))
    citizens: dict[str, int] = {}
    for citizen in cards.DATA["citizens"]:
        takers = [seat for seat in range(wishes.players) if _took(citizen, seats[seat], free)]
        citizens |= {citizen["id"]: takers[0]} if takers else {}
    return {"deeds": free, "citizens": {**citizens, **wishes.table.entries("citizens", cards.CITIZEN_IDS)}}


def _took(citizen: Mapping[str, Any], seat: Mapping[str, Any], free: Mapping[str, Any]) -> bool:
    """Whether a seat may have taken a citizen."""
    if "deed" in citizen:
        return not free[citizen["deed"]]
    reached = seat["development"] if citizen["where"] == "development" else seat["tracks"].get(citizen["where"], 0)
    return "space" in citizen and bool(reached >= citizen["space"])


def _supplies(wishes: Wishes, position: Mapping[str, Any]) -> dict[str, Any]:
    """What is left of everything, and what is lost of it."""
    seats, table = position["seats"], wishes.table
    lying = Counter(name for seat in seats for names in seat["slots"].values() for name in names)
    followers = lying + position["tower"] + position["theatre"]
    goods = Counter(name for names in position["map_goods"].values() for name in names)
    for seat in seats:
        followers += seat["bag"] + seat["market"]
        goods += seat["goods"]
    goods["grain"] += goods["bread"]
    for deed in cards.DATA["deeds"]:
        followers += Counter(deed["slots"]) - position["deeds"][deed["id"]]
    neutrals = {name: cards.NEUTRALS[follower][wishes.players] for follower, name in enumerate(TYPE_IDS)}
    supply, lost_followers = _stock(wishes, "supply", wishes.rest(neutrals, followers))
    tiles: dict[str, int] = {good["id"]: good["count"] for good in cards.DATA["goods"]}
    goods_supply, lost_goods = _stock(wishes, "goods_supply", wishes.rest(tiles, goods))
    used = {"technology": sum(seat["technology"] for seat in seats) + lying["technology"]}
    technology = wishes.rest({"technology": cards.ALL_TECHNOLOGY}, used)["technology"]
    technology_supply = table.number("technology_supply", technology)
    return {
        "supply": supply,
        "lost_followers": lost_followers,
        "goods_supply": goods_supply,
        "lost_goods": lost_goods,
        "technology_supply": technology_supply,
        "lost_technology": technology - technology_supply,
    }


def _stock(wishes: Wishes, key: str, left: Mapping[str, int]) -> tuple[Counter[str], Counter[str]]:
    """What a supply has, all that is left unless something is said, and what is lost."""
    wished = dict.fromkeys(wishes.table.entries(key, left), 0) | wishes.table.counts(key)
    stock = {**left, **wished}
    return +Counter(stock), +Counter(wishes.rest(left, stock))
