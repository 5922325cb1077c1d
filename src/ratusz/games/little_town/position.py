"""A position of Little Town as readable JSON, and back with every check (LT-STATE-1, LT-STATE-2)."""

from __future__ import annotations

from typing import Final

from ratusz.core import fields
from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.reading import Reader
from ratusz.core.state import NOBODY
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import SQUARE_IDS
from ratusz.games.little_town.rules.objectives import BITS, note_buildings
from ratusz.games.little_town.state import (
    FOR_BUILDINGS,
    FOR_FEEDING,
    FOR_OBJECTIVES,
    NOTHING_NEAR,
    NOWHERE,
    LittleTownState,
    empty_squares,
)

SOURCE_IDS: Final = ["buildings", "uses", "objectives", "cathedral", "feeding"]
_MOST_POINTS = 10_000


def _buildings(state: LittleTownState) -> list[tuple[int, int, int]]:
    return [(square, tile, state.owners[square]) for square, tile in enumerate(state.tiles) if tile]


def _workers(state: LittleTownState) -> list[tuple[int, int]]:
    return [(square, worker - 1) for square, worker in enumerate(state.workers) if worker]


def _used(state: LittleTownState) -> list[int]:
    return [square for place, square in enumerate(state.near) if state.used >> place & 1]


def _open(amounts: list[int], state: LittleTownState) -> int:
    return sum(amount * cards.ONE[place] for place, amount in enumerate(amounts))


def _cubes(place: int) -> fields.Number:
    def of(state: LittleTownState, seat: int) -> int:
        return cards.unpack(state.cubes[seat])[place]

    return fields.Number(cards.RESOURCES[place], 0, 15, attribute="", of=of)


def on_construction_site(state: LittleTownState, seat: int) -> int:
    """The workers of a seat that were used for building this round."""
    return cards.WORKERS[state.players] - state.unused[seat] - state.workers.count(seat + 1)


BUILDINGS: Final = fields.Entries(
    "buildings",
    fields.Word("square", SQUARE_IDS),
    fields.Word("tile", cards.TILE_NUMBERS),
    fields.Seat("owner"),
    of=_buildings,
)
POINTS: Final = fields.Counts("points", SOURCE_IDS, -_MOST_POINTS, _MOST_POINTS, attribute="sources")
OBJECTIVES: Final = fields.Bits("objectives", cards.OBJECTIVE_IDS, attribute="hands")
TURN: Final = fields.Nested(
    "turn",
    fields.Seat("active", NOBODY),
    fields.Flag("residence", attribute="residence_acts"),
    fields.Word("square", SQUARE_IDS, empty=NOWHERE),
    fields.Numbers("open", [8, 8, 8], of=lambda state: cards.unpack(state.open)[:3], into=_open, default=0),
    fields.Words("used", SQUARE_IDS, attribute="", of=_used),
    fields.Number("scored", 0, 8),
    fields.Number("obtained", 0, 1000),
    fields.Bits("obtained_types", cards.RESOURCES),
    fields.Flag("fresh"),
    fields.Flag("two_types"),
)
"""What the turn or Residence step of `active` has brought; `open` counts forest, mountain and lake squares."""

LAYOUT: Final = fields.Layout(
    LittleTownState,
    fields.FromOptions("side", lambda options: cards.SIDES.index(options["board"])),
    fields.FromOptions("coins_may_feed", lambda options: options["coins_may_feed"]),
    fields.Number("round", 1, cards.ROUNDS),
    fields.Seat("first_player"),
    fields.Words("market", cards.TILE_IDS, default=[0] * cards.MARKET_PLACES),
    fields.Number("wheat_fields", 0, cards.WHEAT_FIELDS, full=True),
    BUILDINGS,
    fields.Own("tiles", bytearray(cards.SQUARES)),
    fields.Own("owners", bytearray(cards.SQUARES)),
    fields.Own("around", [NOTHING_NEAR] * cards.SQUARES),
    fields.Own("cathedral", NOWHERE),
    fields.Own("residence", NOWHERE),
    fields.Entries("workers", fields.Word("square", SQUARE_IDS), fields.Seat("seat"), of=_workers),
    fields.Own("workers", bytearray(cards.SQUARES)),
    fields.Own("empty", empty_squares),
    fields.Own("supply", cards.CUBES),
    fields.Own("bank", lambda state: cards.COINS - cards.STARTING_COINS * state.players),
    fields.Own("possible", cards.ALL_OBJECTIVES),
    fields.Own("unclaimed", cards.ALL_OBJECTIVES),
    fields.Seats(
        fields.Number("coins", 0, cards.COINS, default=cards.STARTING_COINS),
        *(_cubes(place) for place in range(len(cards.RESOURCES))),
        fields.Own("cubes", 0),
        fields.Number("on_construction_site", 0, cards.MOST_WORKERS, attribute="", of=on_construction_site),
        fields.Own("unused", lambda state: cards.WORKERS[state.players]),
        fields.Own("houses", lambda state: cards.HOUSES[state.players]),
        POINTS,
        fields.Own("points", 0),
        OBJECTIVES,
        fields.Bits("finished", cards.OBJECTIVE_IDS),
        fields.Own("built", 0),
    ),
    TURN,
    fields.Own("near", NOTHING_NEAR),
    fields.Own("used", 0),
    fields.Seat("fish_fed", NOBODY),
    fields.Own("offered", 0),
    fields.Own("asleep", 0),
)


def read(document: Reader, players: int, options: Options) -> LittleTownState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state, lying = LAYOUT.read(document, players, options)
    _build(state, lying.buildings)
    _check_market(state, str(options["market"]))
    _place_workers(state, lying.workers)
    for seat in range(players):
        state.cubes[seat] = cards.pack({name: getattr(lying, name)[seat] for name in cards.RESOURCES})
        _employ(state, seat, lying.on_construction_site[seat])
        _check_points(state, seat)
    _check_objectives(state)
    _take_from_supply(state)
    state.empty = empty_squares(state)
    _use(state, lying.used)
    return state


def _build(state: LittleTownState, buildings: list[tuple[int, int, int]]) -> None:
    for square, tile, owner in buildings:
        if cards.TERRAIN[state.side][square] or state.tiles[square]:
            raise BadDocument(f"No building can be put on {SQUARE_IDS[square]}: it is not empty grass.")
        state.put(tile, square, owner)
    for seat in range(state.players):
        if state.houses[seat] < 0:
            raise BadDocument(f"Seat {seat} owns more buildings than its {cards.HOUSES[state.players]} houses.")
        note_buildings(state, seat)


def _check_market(state: LittleTownState, market: str) -> None:
    """The tiles in the market and on the board are the twelve of the setup, and all Wheat Fields."""
    if state.wheat_fields + state.tiles.count(cards.WHEAT_FIELD) != cards.WHEAT_FIELDS:
        raise BadDocument(f"There are {cards.WHEAT_FIELDS} Wheat Fields in the market and on the board together.")
    built = [tile for tile in state.tiles if tile and tile != cards.WHEAT_FIELD]
    tiles = [tile for tile in state.market if tile] + built
    if len(state.market) != cards.MARKET_PLACES or len(tiles) != cards.MARKET_PLACES:
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


def _place_workers(state: LittleTownState, workers: list[tuple[int, int]]) -> None:
    for square, seat in workers:
        if cards.TERRAIN[state.side][square] or state.tiles[square] or state.workers[square]:
            raise BadDocument(f"No worker can stand on {SQUARE_IDS[square]}: it is not empty grass.")
        state.workers[square] = 1 + seat


def _employ(state: LittleTownState, seat: int, building: int) -> None:
    workers = cards.WORKERS[state.players]
    state.unused[seat] = workers - building - state.workers.count(seat + 1)
    if state.unused[seat] < 0:
        raise BadDocument(f"Seat {seat} has placed more workers than its {workers}.")
    owned = cards.HOUSES[state.players] - state.houses[seat]
    if not building <= owned <= building + (state.round - 1) * workers:
        raise BadDocument(f"Seat {seat} owns {owned} buildings, which does not fit its workers used for building.")


def _check_points(state: LittleTownState, seat: int) -> None:
    sources = POINTS.share(state.sources, seat)
    state.points[seat] = sum(sources)
    if min(sources[:FOR_FEEDING]) < 0 or sources[FOR_FEEDING] > 0:
        raise BadDocument(f"Seat {seat} loses points by feeding alone, and wins none by it.")
    owned = [tile for square, tile in enumerate(state.tiles) if tile and state.owners[square] == seat]
    printed = sum(cards.POINTS[tile] for tile in owned)
    claimed = sum(points for card, points in enumerate(cards.OBJECTIVE_POINTS) if state.finished[seat] >> card & 1)
    for source, points in ((FOR_BUILDINGS, printed), (FOR_OBJECTIVES, claimed)):
        if sources[source] != points:
            raise BadDocument(f"Seat {seat} has {points} points for its {SOURCE_IDS[source]}, no more and no less.")
    if sources[FOR_FEEDING] % cards.UNFED_PENALTY:
        raise BadDocument(f"Seat {seat} loses {cards.UNFED_PENALTY} points for each unfed worker.")


def _check_objectives(state: LittleTownState) -> None:
    """Every seat has its cards, finished ones included, and all of them can be dealt with this market."""
    placed = fields.Placement(cards.OBJECTIVE_IDS, bytearray(cards.OBJECTIVES))
    for seat in range(state.players):
        for held in (state.hands[seat], state.finished[seat]):
            placed.put([card for card in range(cards.OBJECTIVES) if held >> card & 1], seat)
        if (state.hands[seat] | state.finished[seat]).bit_count() != cards.HAND[state.players]:
            raise BadDocument(f"Seat {seat} has {cards.HAND[state.players]} objective cards, finished ones included.")
    for card in placed.seen:
        if not state.possible >> card & 1:
            raise BadDocument(f"Objective card '{cards.OBJECTIVE_IDS[card]}' cannot be dealt with this market.")
    state.unclaimed = state.possible & ~sum(state.finished)


def _take_from_supply(state: LittleTownState) -> None:
    """Supply and seats together hold all cubes and coins (LT-SUPPLY-2)."""
    owned = sum(state.cubes)
    if not cards.enough(cards.CUBES, owned):
        raise BadDocument("The seats own more cubes of a resource than there are.")
    state.supply = cards.CUBES - owned
    state.bank = cards.COINS - sum(state.coins)
    if state.bank < 0:
        raise BadDocument(f"The seats own more than the {cards.COINS} coins there are.")


def _use(state: LittleTownState, used: list[int]) -> None:
    """What the turn has brought fits the square of the worker."""
    state.near = state.around[state.square] if state.square >= 0 else NOTHING_NEAR
    for square in used:
        if square not in state.near:
            name = SQUARE_IDS[square]
            raise BadDocument(f"No building that could have been used stands on {name} beside the worker.")
        state.used |= 1 << state.near.index(square)
    around = cards.YIELDS[state.side][state.square] if state.square >= 0 else 0
    if not cards.enough(around, state.open):
        raise BadDocument("'open' counts no more than the terrain around the worker.")
    uses = BITS[state.used]
    if state.scored > uses or (uses == 0 and (state.fresh or state.two_types)):
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
