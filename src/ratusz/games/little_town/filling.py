"""A position of Little Town of which only some things are said: the beginning of a seat's turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document
from ratusz.core.wishes import Wish, Wishes
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import SQUARE_IDS, TILE_IDS, TILE_NUMBERS
from ratusz.games.little_town.position import LAYOUT

_USUAL = "bakery bar carpenter castle church fair gold_mine grocery quarry restaurant shop well"
"""A market with which every objective card is possible."""
MARKETS = {"random": _USUAL.split(), "beginner": [TILE_IDS[tile] for tile in cards.BEGINNER_TILES]}


def fill(wishes: Wishes) -> Document:
    """Every seat has used as many workers this round, those before `active` one more.

    `market` names tiles of the setup, of which those that are built are taken; the usual ones fill it up. Of its
    objective cards a seat has finished all that are not named.
    """
    table, fresh = wishes.table, LAYOUT.fresh(wishes.players, wishes.options)
    active, first = table.number("active"), table.number("first_player")
    before = [(seat - first) % wishes.players < (active - first) % wishes.players for seat in range(wishes.players)]
    buildings = [built for seat, wish in enumerate(wishes.seats) for built in _buildings(wish, seat)]
    tiles = _tiles(wishes, [built["tile"] for built in buildings])
    built = Counter(building["tile"] for building in buildings)
    wishes.rest({"wheat_field": cards.WHEAT_FIELDS}, built)
    return {
        "steps": [{"step": "after_turn", "player": active}, {"step": "turn", "player": active}],
        "position": {
            **fresh,
            "round": _round(wishes),
            "first_player": first,
            "market": ["" if tile in built else tile for tile in tiles],
            "wheat_fields": cards.WHEAT_FIELDS - built["wheat_field"],
            "buildings": buildings,
            "workers": _workers(wishes, before, [building["square"] for building in buildings]),
            "seats": _seats(wishes, buildings, tiles),
            "turn": {**fresh["turn"], "active": active},
        },
    }


def _round(wishes: Wishes) -> int:
    return wishes.table.number("round", cards.ROUNDS - 1)


def _buildings(wish: Wish, seat: int) -> list[dict[str, Any]]:
    """What a seat has built, as `{"E5": "well"}`."""
    built = wish.pairs("buildings", SQUARE_IDS, TILE_NUMBERS)
    wish.place("buildings", [tile for tile in built.values() if tile != "wheat_field"], "tile")
    return [{"square": square, "tile": tile, "owner": seat} for square, tile in built.items()]


def _tiles(wishes: Wishes, built: list[str]) -> list[str]:
    """The tiles of the setup, those that are built included."""
    market = str(wishes.options["market"])
    named = wishes.table.words("market", names=[TILE_IDS[tile] for tile in cards.MARKET_TILES])
    for tile, number in Counter(named).items():
        if number > 1:
            raise BadDocument(f"The tile '{tile}' is named twice in 'market' of the table.")
    usual = MARKETS.get(market) or market.split(",")
    needed = dict.fromkeys([*named, *(tile for tile in built if tile != "wheat_field")])
    if len(needed) > cards.MARKET_PLACES:
        raise BadDocument(f"{len(needed)} tiles are built or in the market, but a match has {cards.MARKET_PLACES}.")
    chosen = list(dict.fromkeys([*needed, *usual]))[: cards.MARKET_PLACES]
    return [tile for tile in dict.fromkeys([*named, *usual, *needed]) if tile in chosen]


def _workers(wishes: Wishes, before: list[bool], built: list[str]) -> list[dict[str, Any]]:
    """Those that are named, and on the last squares that need not stay empty the others that were used."""
    standing = [wish.words("workers", names=SQUARE_IDS) for wish in wishes.seats]
    used = wishes.table.number("used", max(len(mine) - early for mine, early in zip(standing, before, strict=True)))
    if used < 0:
        raise BadDocument("'used' of the table cannot be less than 0.")
    stood_on = {square for mine in standing for square in mine}
    empty = wishes.table.words("empty", names=SQUARE_IDS)
    for square in empty:
        if square in stood_on or square in built:
            who = "somebody" if square in stood_on else "a building"
            raise BadDocument(f"{square} is said to be empty, but {who} stands there.")
    kept = {*built, *stood_on, *empty}
    terrain = cards.TERRAIN[cards.SIDES.index(str(wishes.options["board"]))]
    free = [name for square, name in enumerate(SQUARE_IDS) if not terrain[square] and name not in kept]
    for mine, early in zip(standing, before, strict=True):
        for _ in range(min(used, cards.MOST_WORKERS) + early - len(mine)):
            if not free:
                raise BadDocument("There are fewer empty squares than workers that stand somewhere.")
            mine.append(free.pop())
    return [{"square": square, "seat": seat} for seat, mine in enumerate(standing) for square in mine]


def _seats(wishes: Wishes, buildings: list[dict[str, Any]], tiles: list[str]) -> list[dict[str, Any]]:
    possible = cards.possible_cards([TILE_NUMBERS[tile] for tile in tiles])
    held = [_objectives(wish, "objectives") for wish in wishes.seats]
    finished = [_objectives(wish, "finished") for wish in wishes.seats]
    dealt = [card for place, card in enumerate(cards.OBJECTIVE_IDS) if possible >> place & 1]
    spare = wishes.left(dealt, "objective card")
    for seat in range(wishes.players):
        missing = cards.HAND[wishes.players] - len(held[seat]) - len(finished[seat])
        finished[seat] += [spare.pop() for _ in range(min(missing, len(spare)))]
    printed: Counter[int] = Counter()
    for built in buildings:
        printed[built["owner"]] += cards.POINTS[TILE_NUMBERS[built["tile"]]]
    seats = [_seat(wish, printed[seat], held[seat], finished[seat]) for seat, wish in enumerate(wishes.seats)]
    fed = (_round(wishes) - 1) * cards.WORKERS[wishes.players]
    for seat, wish in enumerate(wishes.seats):
        if wish.number("unfed") > fed:
            raise BadDocument(f"Seat {seat} cannot have left more than {fed} workers unfed so far.")
    there_are = {**dict(zip(cards.RESOURCES, cards.unpack(cards.CUBES), strict=True)), "coins": cards.COINS}
    wishes.rest(there_are, {thing: sum(seat[thing] for seat in seats) for thing in there_are})
    return seats


def _objectives(wish: Wish, key: str) -> list[str]:
    return wish.cards(key, cards.OBJECTIVE_IDS, kind="objective card")


def _seat(wish: Wish, printed: int, held: list[str], finished: list[str]) -> dict[str, Any]:
    claimed = sum(cards.OBJECTIVE_POINTS[cards.OBJECTIVE_IDS.index(card)] for card in finished)
    return {
        "coins": wish.number("coins", cards.STARTING_COINS),
        **{resource: wish.number(resource) for resource in cards.RESOURCES},
        "on_construction_site": 0,
        "points": {
            "buildings": printed,
            "uses": wish.number("points"),
            "objectives": claimed,
            "cathedral": 0,
            "feeding": -cards.UNFED_PENALTY * wish.number("unfed"),
        },
        "objectives": sorted(held, key=cards.OBJECTIVE_IDS.index),
        "finished": sorted(finished, key=cards.OBJECTIVE_IDS.index),
    }
