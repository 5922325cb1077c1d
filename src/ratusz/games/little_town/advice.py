"""Why one might choose an action in Little Town: the reasons a hint gives."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.little_town.cards import (
    COST,
    OBJECTIVE_IDS,
    OBJECTIVE_POINTS,
    OUTPUT_POINTS,
    PAIR_IDS,
    POINTS,
    SQUARE_IDS,
    TERRAINS_NEAR,
    TILE_IDS,
    UNFED_PENALTY,
    USABLE,
    WORKERS,
    YIELDS,
    count,
    lacking,
    unpack,
)
from ratusz.games.little_town.rules.actions import (
    BOUGHT,
    FIRST_BUILD,
    FIRST_BUILD_ON,
    FIRST_BUY,
    FIRST_BUY_FOOD,
    FIRST_CLAIM,
    FIRST_FEED,
    FIRST_GATHER,
    FIRST_GIVE,
    FIRST_PLACE,
    FIRST_TAKE,
    FIRST_USE,
)
from ratusz.games.little_town.rules.payments import rent
from ratusz.games.little_town.state import LittleTownState


def reason(state: LittleTownState, action: int) -> Message:
    """The key and arguments of one sentence."""
    seat = state.player()
    if action == END_TURN:
        return ("reason-end-turn" if state.active == seat else "reason-close-window"), {}
    if action < FIRST_BUILD:
        return _reason_to_place(state, seat, action - FIRST_PLACE)
    if action < FIRST_BUILD_ON:
        return _reason_to_build(state, action - FIRST_BUILD + 1)
    if action < FIRST_GATHER:
        return _reason_for_square(state, seat, action - FIRST_BUILD_ON)
    if action < FIRST_USE:
        return "reason-gather", {}
    if action < FIRST_GIVE:
        return _reason_to_use(state, seat, action - FIRST_USE)
    if action < FIRST_TAKE:
        return "reason-give", {"pair": PAIR_IDS[action - FIRST_GIVE]}
    if action < FIRST_BUY:
        return "reason-take", {"pair": PAIR_IDS[action - FIRST_TAKE]}
    if action < FIRST_CLAIM:
        bought = count(BOUGHT[action - FIRST_BUY])
        return "reason-buy", {"bought": bought}
    if action < FIRST_FEED:
        card = action - FIRST_CLAIM
        return "reason-claim", {"objective": OBJECTIVE_IDS[card], "points": OBJECTIVE_POINTS[card]}
    if action < FIRST_BUY_FOOD:
        return "reason-feed", {"fish": action - FIRST_FEED}
    return "reason-buy-food", {"bought": action - FIRST_BUY_FOOD, "points": UNFED_PENALTY}


def _reason_to_place(state: LittleTownState, seat: int, square: int) -> Message:
    """What the square yields and offers; food comes first while the workers would go hungry."""
    around = YIELDS[state.side][square]
    gathered = around - lacking(state.supply, around)
    cubes = unpack(gathered)
    own = unpack(state.cubes[seat])
    buildings = len(state.around[square])
    missing = WORKERS[state.players] - own[2] - own[3]
    name = SQUARE_IDS[square]
    if cubes[2] and missing > 0:
        return "reason-place-food", {"square": name, "fish": cubes[2], "missing": missing}
    if buildings:
        return "reason-place-buildings", {"square": name, "cubes": sum(cubes), "buildings": buildings}
    if sum(cubes):
        return "reason-place-cubes", {"square": name, "cubes": sum(cubes)}
    return "reason-place", {"square": name}


def _reason_to_build(state: LittleTownState, tile: int) -> Message:
    if not POINTS[tile]:
        return "reason-build-for-later", {"tile": TILE_IDS[tile]}
    if USABLE[tile]:
        return "reason-build-to-use", {"tile": TILE_IDS[tile], "points": POINTS[tile], "cubes": count(COST[tile])}
    return "reason-build", {"tile": TILE_IDS[tile], "points": POINTS[tile]}


def _reason_for_square(state: LittleTownState, seat: int, square: int) -> Message:
    """A building is worth more where workers want to stand beside it."""
    near = sum(1 for other in state.around[square] if state.owners[other] == seat)
    if near:
        return "reason-build-on-near-own", {"square": SQUARE_IDS[square], "buildings": near}
    if TERRAINS_NEAR[state.side][square]:
        return "reason-build-on-terrain", {"square": SQUARE_IDS[square]}
    return "reason-build-on", {"square": SQUARE_IDS[square]}


def _reason_to_use(state: LittleTownState, seat: int, square: int) -> Message:
    tile = state.tiles[square]
    coins = rent(state, seat, square)
    if OUTPUT_POINTS[tile]:
        return "reason-use-points", {"tile": TILE_IDS[tile], "points": OUTPUT_POINTS[tile], "coins": coins}
    return "reason-use", {"tile": TILE_IDS[tile], "coins": coins}
