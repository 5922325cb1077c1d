"""What is told of the answers in Little Town before they are given, and why others are closed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypedDict, cast

from ratusz.core.events import Event
from ratusz.core.outcomes import Trial, named
from ratusz.core.question import Closed
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import AMOUNT, SQUARE_IDS, TILE_IDS
from ratusz.games.little_town.events import RentPaid
from ratusz.games.little_town.rules import actions, payments
from ratusz.games.little_town.rules.objectives import claimable
from ratusz.games.little_town.rules.round_end import Feed, Window
from ratusz.games.little_town.rules.turn import BuildOn, PayCost, Turn
from ratusz.games.little_town.rules.work import Close, Give, Pay, Take, Work, gather_rest
from ratusz.games.little_town.state import LittleTownState
from ratusz.games.little_town.view import LATE, sources, unfed

PURSE_IDS: Final = (*cards.RESOURCES, "coins", "points")

BARGAINS: Final = frozenset({"build", "use", "give", "buy"})
"""The verbs with which constructions and uses are begun and paid."""

Reason = tuple[str, str, tuple[tuple[str, int], ...]]
"""The key of a text, its rule and its arguments."""


class LittleTownAbout(TypedDict, total=False):
    """What an answer leads to, where cost and gain do not say all."""

    pays: dict[str, int]
    """What is paid besides the rent; if that is still to be chosen, with as few bought cubes as can be."""
    gets: dict[str, int]
    """What is got for it, or gathered in the end."""
    rent: int
    to: int
    """The seat that gets the rent."""
    squares: list[str]
    """The squares around a worker that give it a cube each."""
    uses: dict[str, int]
    """The buildings around it that it can use, by their squares with the rent."""
    not_now: dict[str, int]
    """Likewise those that it cannot use now."""
    later: int
    """The points that the tile would be worth at the end, as the town stands then."""


def purse(state: LittleTownState, seat: int) -> list[int]:
    cubes = state.cubes[seat]
    wood, stone, fish = cubes & AMOUNT, cubes >> cards.STONE_AT & AMOUNT, cubes >> cards.FISH_AT & AMOUNT
    return [wood, stone, fish, cubes >> cards.WHEAT_AT, state.coins[seat], state.points[seat]]


def hangs_on(state: LittleTownState, seat: int, answers: list[int]) -> list[object]:
    return [_key(state, seat, answer) for answer in answers]


def _key(state: LittleTownState, seat: int, action: int) -> object:
    """A worker by itself hangs on terrain and supply, a tile on what is missing of its cost, its square on its payment.

    Of the others nothing is kept: too much plays a part.
    """
    if actions.FIRST_PLACE <= action < actions.FIRST_BUILD:
        square = action - actions.FIRST_PLACE
        cubes = cards.YIELDS[state.side][square]
        return None if state.around[square] else (action, state.side, cubes - cards.lacking(state.supply, cubes))
    if len(state.empty) < 2 or not actions.FIRST_BUILD <= action < actions.FIRST_GATHER:
        return None  # On the only square a tile would be built at once.
    step = state.steps[-1]
    if isinstance(step, BuildOn):
        return None if step.tile in LATE else (step.tile, step.payment)
    return action, cards.lacking(state.cubes[seat], cards.COST[action - actions.FIRST_BUILD + 1])


def about(before: LittleTownState, after: LittleTownState, seat: int, action: int) -> LittleTownAbout:
    """What can be said besides the certain cost and gain."""
    if actions.FIRST_PLACE <= action < actions.FIRST_BUILD:
        return _placing(before, after, seat, action - actions.FIRST_PLACE)
    if actions.FIRST_BUILD_ON <= action < actions.FIRST_GATHER:
        square = action - actions.FIRST_BUILD_ON
        return {"later": after.final_points(square)} if after.tiles[square] in LATE else {}
    if actions.FIRST_TAKE <= action < actions.FIRST_BUY and isinstance(after.steps[-1], Pay):
        return {"gets": named(PURSE_IDS, [*cards.unpack(cards.PAIR_CUBES[action - actions.FIRST_TAKE]), 0, 0])}
    return _bargain(before, after, seat) if actions.SPACE.block(action).verb in BARGAINS else {}


def _placing(before: LittleTownState, after: LittleTownState, seat: int, square: int) -> LittleTownAbout:
    """Gathering may come before a use or after it, so a building can be used if it can either way (LT-WORK-5)."""
    told: LittleTownAbout = {}
    if after.open:
        after = after.clone()
        gather_rest(after, seat)
        told["gets"] = named(
            PURSE_IDS, [now - had for now, had in zip(purse(after, seat), purse(before, seat), strict=True)]
        )
    squares = sources(before, square, after.cubes[seat] - before.cubes[seat])
    if squares:
        told["squares"] = squares
    for near in before.around[square]:
        usable = payments.usable(before, seat, near) or payments.usable(after, seat, near)
        rents = told.setdefault("uses", {}) if usable else told.setdefault("not_now", {})
        rents[SQUARE_IDS[near]] = payments.rent(before, seat, near)
    return told


def _bargain(before: LittleTownState, after: LittleTownState, seat: int) -> LittleTownAbout:
    """What a construction or use costs and brings, each by itself. Where more is asked first, that is answered here.

    Of a swap only what is given is told as long as what is taken for it is to be chosen.
    """
    step = after.steps[-1]
    swapping = isinstance(step, Take)
    if isinstance(step, Give):
        return _rented(payments.rent(after, seat, step.square), after.owners[step.square])
    events = list(after.events or ())
    while isinstance(step, PayCost | BuildOn | Take | Pay):
        after = cast("LittleTownState", Trial(after, seat, step.legal(after)[0], purse).after)
        events += after.events or ()
        step = after.steps[-1]
    told = _told(before, after, seat, events)
    if swapping:
        del told["gets"]
    return told


def _told(before: LittleTownState, after: LittleTownState, seat: int, events: list[Event]) -> LittleTownAbout:
    gets = [sum(getattr(event, f"got_{kind}", 0) for event in events) for kind in PURSE_IDS]
    told = next((_rented(event.coins, event.seat) for event in events if isinstance(event, RentPaid)), _rented(0, seat))
    pays = [had + got - has for had, got, has in zip(purse(before, seat), gets, purse(after, seat), strict=True)]
    pays[PURSE_IDS.index("coins")] -= told.get("rent", 0)
    return {**told, "pays": named(PURSE_IDS, pays), "gets": named(PURSE_IDS, gets)}


def _rented(coins: int, owner: int) -> LittleTownAbout:
    return {"rent": coins, "to": owner} if coins else {}


def closed(state: LittleTownState, seat: int) -> list[Closed]:
    """What the seat might want to do now and cannot."""
    step = state.steps[-1]
    if isinstance(step, Feed):
        return _meals(state, seat, step)
    if isinstance(step, Turn):
        return _buildings(state, seat) + _cards(state, seat)
    if isinstance(step, Work):
        return _uses(state, seat) + _gatherings(state) + _cards(state, seat)
    return _cards(state, seat) if isinstance(step, Close | Window) else []


def _cards(state: LittleTownState, seat: int) -> list[Closed]:
    """The own cards whose conditions are not met (LT-OBJ-1)."""
    unmet = state.hands[seat] & ~claimable(state, seat)
    claims = [f"claim {cards.OBJECTIVE_IDS[card]}" for card in range(cards.OBJECTIVES) if unmet >> card & 1]
    return [Closed(claims, "objective", "LT-OBJ-1")] if claims else []


def _buildings(state: LittleTownState, seat: int) -> list[Closed]:
    """The tiles of the market that cannot be paid for (LT-BUILD-7)."""
    if not state.houses[seat]:
        return [Closed(["build"], "houses", "LT-BUILD-7")]
    tiles = [tile for tile in state.market if tile]
    if state.wheat_fields:
        tiles.append(cards.WHEAT_FIELD)
    dear = [tile for tile in tiles if not payments.buildable(state, seat, tile)]
    return _grouped((f"build {TILE_IDS[tile]}", _price(state, seat, tile)) for tile in dear)


def _price(state: LittleTownState, seat: int, tile: int) -> Reason:
    """Why a tile cannot be paid for."""
    if cards.COST_COINS[tile] > state.coins[seat]:
        return "coins", "LT-BUILD-3", (("coins", cards.COST_COINS[tile]),)
    lack = cards.lacking(state.cubes[seat], cards.COST[tile])
    if not cards.enough(state.supply, lack):
        return "supply", "LT-COIN-5", ()
    missing = cards.count(lack)
    return "cubes", "LT-BUILD-3", (("cubes", missing), ("coins", cards.CUBE_PRICE * missing))


def _uses(state: LittleTownState, seat: int) -> list[Closed]:
    """The buildings around the worker that it cannot use."""
    shut: list[tuple[str, Reason]] = []
    for place, square in enumerate(state.near):
        if state.used >> place & 1:
            shut.append((f"use {SQUARE_IDS[square]}", ("used", "LT-USE-2", ())))
        elif not payments.usable(state, seat, square):
            shut.append((f"use {SQUARE_IDS[square]}", _unusable(state, seat, square)))
    return _grouped(shut)


def _unusable(state: LittleTownState, seat: int, square: int) -> Reason:
    """Why a building cannot be used."""
    coins = payments.rent(state, seat, square)
    if coins > state.coins[seat]:
        return "rent", "LT-USE-4", (("coins", coins),)
    tile = state.tiles[square]
    left = payments.coins_for_cubes(state, seat, square)
    inputs = cards.PAIR_CUBES if tile == cards.SHOP else [cards.INPUT[tile]]
    if left < 0 or not any(payments.affordable(state, seat, need, left) for need in inputs):
        return "input", "LT-USE-6", ()
    return "nothing", "LT-USE-7", ()


def _gatherings(state: LittleTownState) -> list[Closed]:
    """What is open and not in the supply (LT-WORK-6)."""
    lapsing = zip(cards.RESOURCES, cards.unpack(state.open), cards.unpack(state.supply), strict=True)
    found = [f"gather {resource}" for resource, opened, there in lapsing if opened and not there]
    return [Closed(found, "gathering", "LT-WORK-6")] if found else []


def _meals(state: LittleTownState, seat: int, step: Feed) -> list[Closed]:
    """Food that cannot be bought, where some can (LT-EOR-12)."""
    legal = step.legal(state)
    hungry = unfed(state, seat)
    meals = [f"buy_food {bought}" for bought in range(len(legal), hungry + 1)]
    return [Closed(meals, "meals", "LT-EOR-12", {"coins": cards.CUBE_PRICE})] if meals else []


def _grouped(shut: Iterable[tuple[str, Reason]]) -> list[Closed]:
    """What is closed for the same reason is told together."""
    found: dict[Reason, list[str]] = {}
    for notation, reason in shut:
        found.setdefault(reason, []).append(notation)
    return [Closed(of, why, rule, dict(args)) for (why, rule, args), of in found.items()]
