"""Why one might choose an action in Little Town: the reasons a hint gives."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.core.game import Message
from ratusz.games.little_town import cards
from ratusz.games.little_town.rules import actions
from ratusz.games.little_town.rules.payments import rent
from ratusz.games.little_town.state import LittleTownState


def reason(state: LittleTownState, seat: int, action: int) -> Message:
    """The key and arguments of one sentence."""
    if action == END_TURN:
        return ("reason-end-turn" if state.active == seat else "reason-close-window"), {}
    if action < actions.FIRST_BUILD:
        return _reason_to_place(state, seat, action - actions.FIRST_PLACE)
    if action < actions.FIRST_BUILD_ON:
        return _reason_to_build(state, action - actions.FIRST_BUILD + 1)
    if action < actions.FIRST_GATHER:
        return _reason_for_square(state, seat, action - actions.FIRST_BUILD_ON)
    if action < actions.FIRST_USE:
        return "reason-gather", {}
    if action < actions.FIRST_GIVE:
        return _reason_to_use(state, seat, action - actions.FIRST_USE)
    if action < actions.FIRST_TAKE:
        return "reason-give", {"pair": cards.PAIR_IDS[action - actions.FIRST_GIVE]}
    if action < actions.FIRST_BUY:
        return "reason-take", {"pair": cards.PAIR_IDS[action - actions.FIRST_TAKE]}
    if action < actions.FIRST_CLAIM:
        bought = cards.count(actions.BOUGHT[action - actions.FIRST_BUY])
        return "reason-buy", {"bought": bought}
    if action < actions.FIRST_FEED:
        card = action - actions.FIRST_CLAIM
        return "reason-claim", {"objective": cards.OBJECTIVE_IDS[card], "points": cards.OBJECTIVE_POINTS[card]}
    if action < actions.FIRST_BUY_FOOD:
        return "reason-feed", {"fish": action - actions.FIRST_FEED}
    return "reason-buy-food", {"bought": action - actions.FIRST_BUY_FOOD, "points": cards.UNFED_PENALTY}


def _reason_to_place(state: LittleTownState, seat: int, square: int) -> Message:
    """What the square yields and offers; food comes first while the workers would go hungry."""
    around = cards.YIELDS[state.side][square]
    gathered = around - cards.lacking(state.supply, around)
    cubes = cards.unpack(gathered)
    own = cards.unpack(state.cubes[seat])
    buildings = len(state.around[square])
    missing = cards.WORKERS[state.players] - own[2] - own[3]
    name = cards.SQUARE_IDS[square]
    if cubes[2] and missing > 0:
        return "reason-place-food", {"square": name, "fish": cubes[2], "missing": missing}
    if buildings:
        return "reason-place-buildings", {"square": name, "cubes": sum(cubes), "buildings": buildings}
    if sum(cubes):
        return "reason-place-cubes", {"square": name, "cubes": sum(cubes)}
    return "reason-place", {"square": name}


def _reason_to_build(state: LittleTownState, tile: int) -> Message:
    if not cards.POINTS[tile]:
        return "reason-build-for-later", {"tile": cards.TILE_IDS[tile]}
    named: dict[str, int | str] = {"tile": cards.TILE_IDS[tile], "points": cards.POINTS[tile]}
    if cards.USABLE[tile]:
        return "reason-build-to-use", {**named, "cubes": cards.count(cards.COST[tile])}
    return "reason-build", named


def _reason_for_square(state: LittleTownState, seat: int, square: int) -> Message:
    """A building is worth more where workers want to stand beside it."""
    near = sum(1 for other in state.around[square] if state.owners[other] == seat)
    if near:
        return "reason-build-on-near-own", {"square": cards.SQUARE_IDS[square], "buildings": near}
    if cards.TERRAINS_NEAR[state.side][square]:
        return "reason-build-on-terrain", {"square": cards.SQUARE_IDS[square]}
    return "reason-build-on", {"square": cards.SQUARE_IDS[square]}


def _reason_to_use(state: LittleTownState, seat: int, square: int) -> Message:
    tile = state.tiles[square]
    coins = rent(state, seat, square)
    if cards.OUTPUT_POINTS[tile]:
        return "reason-use-points", {"tile": cards.TILE_IDS[tile], "points": cards.OUTPUT_POINTS[tile], "coins": coins}
    return "reason-use", {"tile": cards.TILE_IDS[tile], "coins": coins}
