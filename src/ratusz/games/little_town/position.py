"""A position of Little Town as readable JSON, and back with every check (LT-STATE-1, LT-STATE-2)."""

from __future__ import annotations

from typing import TypedDict

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import SQUARE_IDS
from ratusz.games.little_town.rules.objectives import BITS, note_buildings
from ratusz.games.little_town.state import (
    FOR_BUILDINGS,
    FOR_FEEDING,
    FOR_OBJECTIVES,
    NOWHERE,
    SOURCES,
    LittleTownState,
    blank,
    empty_squares,
)

SOURCE_IDS = ["buildings", "uses", "objectives", "cathedral", "feeding"]
_MOST_POINTS = 10_000


class BuildingDocument(TypedDict):
    square: str
    tile: str
    owner: int


class WorkerDocument(TypedDict):
    square: str
    seat: int


class SeatDocument(TypedDict):
    coins: int
    wood: int
    stone: int
    fish: int
    wheat: int
    on_construction_site: int
    points: dict[str, int]
    objectives: list[str]
    finished: list[str]


class TurnDocument(TypedDict):
    """What the turn or Residence step of `active` has brought; `open` counts forest, mountain and lake squares."""

    active: int
    residence: bool
    square: str
    open: list[int]
    used: list[str]
    scored: int
    obtained: int
    obtained_types: list[str]
    fresh: bool
    two_types: bool


def write(state: LittleTownState) -> Document:
    """The position as JSON."""
    return {
        "round": state.round,
        "first_player": state.first_player,
        "market": [cards.TILE_IDS[tile] for tile in state.market],
        "wheat_fields": state.wheat_fields,
        "buildings": write_buildings(state),
        "workers": write_workers(state),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "turn": write_turn(state),
        "fish_fed": state.fish_fed,
    }


def write_buildings(state: LittleTownState) -> list[BuildingDocument]:
    return [
        {"square": SQUARE_IDS[square], "tile": cards.TILE_IDS[state.tiles[square]], "owner": state.owners[square]}
        for square in range(cards.SQUARES)
        if state.tiles[square]
    ]


def write_workers(state: LittleTownState) -> list[WorkerDocument]:
    return [
        {"square": SQUARE_IDS[square], "seat": state.workers[square] - 1}
        for square in range(cards.SQUARES)
        if state.workers[square]
    ]


def write_turn(state: LittleTownState) -> TurnDocument:
    return {
        "active": state.active,
        "residence": state.residence_acts,
        "square": SQUARE_IDS[state.square] if state.square >= 0 else "",
        "open": cards.unpack(state.open)[:3],
        "used": [SQUARE_IDS[square] for place, square in enumerate(state.near) if state.used >> place & 1],
        "scored": state.scored,
        "obtained": state.obtained,
        "obtained_types": [name for place, name in enumerate(cards.RESOURCES) if state.obtained_types >> place & 1],
        "fresh": state.fresh,
        "two_types": state.two_types,
    }


def _write_seat(state: LittleTownState, seat: int) -> SeatDocument:
    cubes = cards.unpack(state.cubes[seat])
    return {
        "coins": state.coins[seat],
        "wood": cubes[0],
        "stone": cubes[1],
        "fish": cubes[2],
        "wheat": cubes[3],
        "on_construction_site": on_construction_site(state, seat),
        "points": points_by_source(state, seat),
        "objectives": card_names(state.hands[seat]),
        "finished": card_names(state.finished[seat]),
    }


def on_construction_site(state: LittleTownState, seat: int) -> int:
    """The workers of a seat that were used for building this round."""
    return cards.WORKERS[state.players] - state.unused[seat] - state.workers.count(seat + 1)


def points_by_source(state: LittleTownState, seat: int) -> dict[str, int]:
    return {name: state.sources[seat * SOURCES + source] for source, name in enumerate(SOURCE_IDS)}


def card_names(hand: int) -> list[str]:
    return [cards.OBJECTIVE_IDS[card] for card in range(cards.OBJECTIVES) if hand >> card & 1]


_SQUARE_NUMBERS = {name: number for number, name in enumerate(SQUARE_IDS)}
_CARDS = {name: 1 << number for number, name in enumerate(cards.OBJECTIVE_IDS)}


def read_square(name: str) -> int:
    if name not in _SQUARE_NUMBERS:
        raise BadDocument(f"{name!r:.60} is not a square; squares are A1 to I6.")
    return _SQUARE_NUMBERS[name]


def read_tile(name: str) -> int:
    if name not in cards.TILE_NUMBERS:
        raise BadDocument(f"{name!r:.60} is not a tile.")
    return cards.TILE_NUMBERS[name]


def read(document: Reader, players: int, options: Options) -> LittleTownState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state = blank(players, cards.SIDES.index(str(options["board"])), bool(options["coins_may_feed"]), Rng(0, 0, 0, 0))
    state.round = document.number("round", 1, cards.ROUNDS)
    state.first_player = document.number("first_player", 0, players - 1)
    _read_buildings(state, document)
    _read_market(state, document, str(options["market"]))
    _read_workers(state, document)
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    for seat, entry in enumerate(seats):
        _read_seat(state, seat, entry)
    _take_from_supply(state)
    _check_cards(state)
    state.empty = empty_squares(state)
    _read_turn(state, Reader(document.mapping("turn"), BadDocument))
    state.fish_fed = document.number("fish_fed", NOBODY, players - 1)
    return state


def _read_buildings(state: LittleTownState, document: Reader) -> None:
    for entry in document.objects("buildings"):
        square = read_square(entry.text("square"))
        tile = read_tile(entry.text("tile"))
        if cards.TERRAIN[state.side][square] or state.tiles[square]:
            raise BadDocument(f"No building can be put on {SQUARE_IDS[square]}: it is not empty grass.")
        state.put(tile, square, entry.number("owner", 0, state.players - 1))
    for seat in range(state.players):
        if state.houses[seat] < 0:
            raise BadDocument(f"Seat {seat} owns more buildings than its {cards.HOUSES[state.players]} houses.")
        note_buildings(state, seat)


def _read_market(state: LittleTownState, document: Reader, market: str) -> None:
    """The tiles in the market and on the board are the twelve of the setup, and all Wheat Fields."""
    state.wheat_fields = document.number("wheat_fields", 0, cards.WHEAT_FIELDS)
    if state.wheat_fields + state.tiles.count(cards.WHEAT_FIELD) != cards.WHEAT_FIELDS:
        raise BadDocument(f"There are {cards.WHEAT_FIELDS} Wheat Fields in the market and on the board together.")
    names: list[str] = document.items("market", str)
    state.market = [read_tile(name) if name else 0 for name in names]
    built = [tile for tile in state.tiles if tile and tile != cards.WHEAT_FIELD]
    tiles = [tile for tile in state.market if tile] + built
    if len(names) != cards.MARKET_PLACES or len(tiles) != cards.MARKET_PLACES:
        raise BadDocument(
            f"'market' has {cards.MARKET_PLACES} places, as many of them empty as tiles were built from it."
        )
    expected = cards.MARKET_TILES
    if market == "beginner":
        expected = cards.BEGINNER_TILES
    elif market != "random":
        expected = [cards.TILE_NUMBERS[name] for name in market.split(",")]
    for tile in tiles:
        if tile not in expected or tiles.count(tile) > 1:
            raise BadDocument(
                f"'{cards.TILE_IDS[tile]}' lies in two places or does not belong to the market '{market:.200}'."
            )
    state.possible = cards.possible_cards(tiles)
    state.unclaimed = state.possible


def _read_workers(state: LittleTownState, document: Reader) -> None:
    for entry in document.objects("workers"):
        square = read_square(entry.text("square"))
        if cards.TERRAIN[state.side][square] or state.tiles[square] or state.workers[square]:
            raise BadDocument(f"No worker can stand on {SQUARE_IDS[square]}: it is not empty grass.")
        state.workers[square] = 1 + entry.number("seat", 0, state.players - 1)


def _read_seat(state: LittleTownState, seat: int, document: Reader) -> None:
    players = state.players
    state.coins[seat] = document.number("coins", 0, cards.COINS)
    state.cubes[seat] = sum(
        document.number(name, 0, 15) * cards.ONE[place] for place, name in enumerate(cards.RESOURCES)
    )
    building = document.number("on_construction_site", 0, cards.WORKERS[players])
    state.unused[seat] = cards.WORKERS[players] - building - state.workers.count(seat + 1)
    if state.unused[seat] < 0:
        raise BadDocument(f"Seat {seat} has placed more workers than its {cards.WORKERS[players]}.")
    owned = cards.HOUSES[players] - state.houses[seat]
    if not building <= owned <= building + (state.round - 1) * cards.WORKERS[players]:
        raise BadDocument(f"Seat {seat} owns {owned} buildings, which does not fit its workers used for building.")
    for name in document.items("objectives", str):
        state.hands[seat] |= _read_card(state, name)
    for name in document.items("finished", str):
        card = _read_card(state, name)
        state.finished[seat] |= card
        state.unclaimed &= ~card
    _read_points(state, seat, Reader(document.mapping("points"), BadDocument))


def _read_card(state: LittleTownState, name: str) -> int:
    if name not in _CARDS:
        raise BadDocument(f"{name!r:.60} is not an objective card.")
    card = _CARDS[name]
    if not card & state.possible:
        raise BadDocument(f"Objective card '{name}' cannot be dealt with this market.")
    if any(card & (state.hands[seat] | state.finished[seat]) for seat in range(state.players)):
        raise BadDocument(f"Objective card '{name}' lies in two places.")
    return card


def _read_points(state: LittleTownState, seat: int, document: Reader) -> None:
    for source, name in enumerate(SOURCE_IDS):
        lowest, highest = (-_MOST_POINTS, 0) if source == FOR_FEEDING else (0, _MOST_POINTS)
        state.gain(seat, source, document.number(name, lowest, highest))
    owned = [tile for square, tile in enumerate(state.tiles) if tile and state.owners[square] == seat]
    printed = sum(cards.POINTS[tile] for tile in owned)
    claimed = sum(points for card, points in enumerate(cards.OBJECTIVE_POINTS) if state.finished[seat] >> card & 1)
    for source, points in ((FOR_BUILDINGS, printed), (FOR_OBJECTIVES, claimed)):
        if state.sources[seat * SOURCES + source] != points:
            raise BadDocument(f"Seat {seat} has {points} points for its {SOURCE_IDS[source]}, no more and no less.")
    if state.sources[seat * SOURCES + FOR_FEEDING] % cards.UNFED_PENALTY:
        raise BadDocument(f"Seat {seat} loses {cards.UNFED_PENALTY} points for each unfed worker.")


def _take_from_supply(state: LittleTownState) -> None:
    """Supply and seats together hold all cubes and coins (LT-SUPPLY-2)."""
    owned = sum(state.cubes)
    if not cards.enough(cards.CUBES, owned):
        raise BadDocument("The seats own more cubes of a resource than there are.")
    state.supply = cards.CUBES - owned
    state.bank = cards.COINS - sum(state.coins)
    if state.bank < 0:
        raise BadDocument(f"The seats own more than the {cards.COINS} coins there are.")


def _check_cards(state: LittleTownState) -> None:
    for seat in range(state.players):
        dealt = (state.hands[seat] | state.finished[seat]).bit_count()
        if dealt != cards.HAND[state.players]:
            raise BadDocument(f"Seat {seat} has {cards.HAND[state.players]} objective cards, finished ones included.")


def _read_turn(state: LittleTownState, document: Reader) -> None:
    state.active = document.number("active", NOBODY, state.players - 1)
    state.residence_acts = document.flag("residence")
    name = document.text("square")
    state.square = read_square(name) if name else NOWHERE
    state.scored = document.number("scored", 0, 8)
    state.obtained = document.number("obtained", 0, 1000)
    state.fresh = document.flag("fresh")
    state.two_types = document.flag("two_types")
    types = document.items("obtained_types", str)
    for resource in types:
        if resource not in cards.RESOURCES:
            raise BadDocument(f"{resource!r:.60} is not a resource.")
        state.obtained_types |= 1 << cards.RESOURCES.index(resource)
    still_open = document.items("open", int)
    if len(still_open) != 3 or not all(0 <= amount <= 8 for amount in still_open):
        raise BadDocument("'open' counts the forest, mountain and lake squares still to be gathered from.")
    state.open = sum(amount * cards.ONE[place] for place, amount in enumerate(still_open))
    if state.square >= 0:
        state.near = state.around[state.square]
    for name in document.items("used", str):
        square = read_square(name)
        if square not in state.near:
            raise BadDocument(f"No building that could have been used stands on {name} beside the worker.")
        state.used |= 1 << state.near.index(square)
    _check_counters(state)


def _check_counters(state: LittleTownState) -> None:
    around = cards.YIELDS[state.side][state.square] if state.square >= 0 else 0
    if not cards.enough(around, state.open):
        raise BadDocument("'open' counts no more than the terrain around the worker.")
    used = BITS[state.used]
    if state.scored > used or (used == 0 and (state.fresh or state.two_types)):
        raise BadDocument("'turn' tells of more uses than there were.")
    if (state.square < 0 and state.obtained) or (state.obtained == 0) != (state.obtained_types == 0):
        raise BadDocument("'obtained' and 'obtained_types' do not fit the turn.")


def components(state: LittleTownState) -> dict[str, int]:
    """The cubes, coins, tiles, workers, houses and cards there are, counted where they lie."""
    owned = [cards.unpack(cubes) for cubes in [state.supply, *state.cubes]]
    tiles = [tile for tile in [*state.market, *state.tiles] if tile and tile != cards.WHEAT_FIELD]
    workers = sum(state.unused) + sum(1 for worker in state.workers if worker)
    building = sum(on_construction_site(state, seat) for seat in range(state.players))
    return {
        **{name: sum(cubes[place] for cubes in owned) for place, name in enumerate(cards.RESOURCES)},
        "coins": state.bank + sum(state.coins),
        "wheat_fields": state.wheat_fields + state.tiles.count(cards.WHEAT_FIELD),
        "tiles": len(tiles),
        "different tiles": len(set(tiles)),
        "workers": workers + building,
        "houses": sum(state.houses) + sum(1 for tile in state.tiles if tile),
        "objective cards": sum(hand.bit_count() for hand in state.hands + state.finished),
    }
