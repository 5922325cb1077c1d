"""Forced payments, and what a seat gives up for every coin it lacks (section 14)."""

from __future__ import annotations

from typing import Any, ClassVar

from ratusz.core.state import Step
from ratusz.games.orleans.cards import (
    ABSENT,
    BAKERY,
    BREAD,
    CITIES,
    CITY_IDS,
    EMPTY,
    FIRST_SLOT,
    FIRST_TILE,
    GOOD_IDS,
    GOODS,
    GRAIN,
    GROUP_PLACE,
    IS_STARTER,
    KIND_IDS,
    KIND_TYPE,
    KINDS,
    LAST_SLOT,
    MAY_STEP_BACK,
    NEUTRAL_KINDS,
    PLACE_GROUPS,
    PLACE_IDS,
    SLOT_GROUP,
    SLOTS,
    SUBSTITUTION,
    TECHNOLOGY,
    THEATRE,
    TILE_IDS,
    TILES,
    TOWER,
)
from ratusz.games.orleans.events import (
    DebtForgiven,
    DebtPaid,
    DevelopmentGivenUp,
    FollowerGivenUp,
    GoodGivenUp,
    PlacedTechnologyGivenUp,
    StationGivenUp,
    TechnologyGivenUp,
    TileGivenUp,
    UnbuiltStationGivenUp,
)
from ratusz.games.orleans.rules.actions import (
    DEVELOPMENT,
    FIRST_GIVEN_TILE,
    FIRST_GOOD,
    FIRST_PLACED_TECHNOLOGY,
    FIRST_STATION,
    FOLLOWER,
    UNBUILT_STATION,
    UNPLACED_TECHNOLOGY,
)
from ratusz.games.orleans.rules.tracks import END_TURNS
from ratusz.games.orleans.state import OUT, OrleansState, group_of_technology, pick, replaced, with_change


def ask(state: OrleansState, step: Step[Any]) -> None:
    """Put a question of the Census or Event phase; who really chooses may look at it before anyone else moves."""
    seat = step.player
    if len(step.legal(state)) > 1 and (not state.steps or state.steps[-1] is not END_TURNS[seat]):
        state.push(END_TURNS[seat])
    state.push(step)


def force_payment(state: OrleansState, seat: int, coins: int) -> None:
    """All coins there are, and torture for each one missing (OR-TORT-1)."""
    paid = min(coins, state.coins[seat])
    state.coins[seat] -= paid
    state.bank += paid
    missing = coins - paid
    if state.events is not None and coins:
        state.events.append(DebtPaid(seat, paid, missing))
    torture(state, seat, missing)


def torture(state: OrleansState, seat: int, missing: int) -> None:
    """Ask for the next item; without any the rest of the debt is forgiven (OR-TORT-8)."""
    if missing == 0:
        return
    if items(state, seat):
        ask(state, Torture(seat, missing))
    elif state.events is not None:
        state.events.append(DebtForgiven(seat, missing))


def items(state: OrleansState, seat: int) -> list[int]:
    """Everything that can be given up (OR-TORT-2, OR-TORT-4, OR-TORT-5)."""
    found = [FIRST_STATION + city for city in range(CITIES) if state.stations[city] >> seat & 1]
    if state.unbuilt[seat]:
        found.append(UNBUILT_STATION)
    if neutral_followers(state, seat):
        found.append(FOLLOWER)
    if MAY_STEP_BACK[state.development[seat]]:
        found.append(DEVELOPMENT)
    for good in range(GOODS):
        if state.goods[seat * GOODS + good]:
            found.append(FIRST_GOOD + good)
    for tile in range(TILES):
        if state.tile_owner[tile] == seat:
            found.append(FIRST_GIVEN_TILE + tile)
    if state.technology[seat]:
        found.append(UNPLACED_TECHNOLOGY)
    for slot, lying in enumerate(state.slots[seat * SLOTS : seat * SLOTS + SLOTS]):
        if lying == TECHNOLOGY:
            found.append(FIRST_PLACED_TECHNOLOGY + GROUP_PLACE[SLOT_GROUP[slot]])
    return found


def neutral_followers(state: OrleansState, seat: int) -> int:
    return sum([state.bag[seat * KINDS + kind] for kind in NEUTRAL_KINDS])


class Torture(Step[OrleansState]):
    """One item for one of the missing coins (OR-D-TORTURE)."""

    __slots__ = ("missing",)

    name: ClassVar[str] = "torture"

    def __init__(self, player: int, missing: int) -> None:
        super().__init__(player)
        self.missing = missing

    def legal(self, state: OrleansState) -> list[int]:
        return items(state, self.player)

    def apply(self, state: OrleansState, action: int) -> None:
        give_up(state, self.player, action)
        torture(state, self.player, self.missing - 1)

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.player, "missing": self.missing}


def give_up(state: OrleansState, seat: int, item: int) -> None:
    """Everything but development points leaves the game for good (OR-TORT-3)."""
    if item < UNBUILT_STATION:
        give_up_station(state, seat, item - FIRST_STATION)
    elif item == UNBUILT_STATION:
        state.unbuilt[seat] -= 1
        if state.events is not None:
            state.events.append(UnbuiltStationGivenUp(seat))
    elif item == FOLLOWER:
        give_up_follower(state, seat)
    elif item == DEVELOPMENT:
        state.development[seat] -= 1
        if state.events is not None:
            state.events.append(DevelopmentGivenUp(seat, state.development[seat]))
    elif item < FIRST_GIVEN_TILE:
        give_up_good(state, seat, item - FIRST_GOOD)
    elif item < UNPLACED_TECHNOLOGY:
        give_up_tile(state, seat, item - FIRST_GIVEN_TILE)
    else:
        give_up_technology(state, seat, item)


def give_up_station(state: OrleansState, seat: int, city: int) -> None:
    """The city is free again (OR-TORT-6)."""
    state.stations = with_change(state.stations, city, -(1 << seat))
    state.built[seat] -= 1
    if state.events is not None:
        state.events.append(StationGivenUp(seat, CITY_IDS[city]))


def give_up_follower(state: OrleansState, seat: int) -> None:
    """Each neutral follower of the bag is equally likely (OR-TORT-4)."""
    bag = state.bag[seat * KINDS : seat * KINDS + KINDS]
    neutrals = [0 if IS_STARTER[kind] else bag[kind] for kind in range(KINDS)]
    kind = pick(neutrals, state.rng.below(sum(neutrals)))
    state.bag[seat * KINDS + kind] -= 1
    state.lost_followers = with_change(state.lost_followers, KIND_TYPE[kind], 1)
    if state.events is not None:
        state.events.append(FollowerGivenUp(seat, KIND_IDS[kind]))


def give_up_good(state: OrleansState, seat: int, good: int) -> None:
    state.goods[seat * GOODS + good] -= 1
    state.lost_goods = with_change(state.lost_goods, GRAIN if good == BREAD else good, 1)
    if state.events is not None:
        state.events.append(GoodGivenUp(seat, GOOD_IDS[good]))


def give_up_tile(state: OrleansState, seat: int, tile: int) -> None:
    """Its followers go to the bag, technology goes with it, bread becomes grain again (OR-TORT-7)."""
    place = FIRST_TILE + tile
    for group in PLACE_GROUPS[place]:
        for slot in range(seat * SLOTS + FIRST_SLOT[group], seat * SLOTS + LAST_SLOT[group] + 1):
            lying = state.slots[slot]
            if lying == TECHNOLOGY:
                state.lost_technology += 1
            elif lying != EMPTY:
                state.bag[seat * KINDS + lying] += 1
            state.slots[slot] = ABSENT
    if place == TOWER:
        into_bag(state, seat, state.tower)
        state.tower = [0] * KINDS
    elif place == THEATRE:
        into_bag(state, seat, state.theatre)
        state.theatre = [0] * KINDS
    elif place == BAKERY:
        state.goods[seat * GOODS + GRAIN] += state.goods[seat * GOODS + BREAD]
        state.goods[seat * GOODS + BREAD] = 0
    state.tile_owner = replaced(state.tile_owner, tile, OUT)
    state.substitutions = with_change(state.substitutions, seat, -SUBSTITUTION[place])
    if state.events is not None:
        state.events.append(TileGivenUp(seat, TILE_IDS[tile]))


def into_bag(state: OrleansState, seat: int, counts: list[int]) -> None:
    for kind in range(KINDS):
        state.bag[seat * KINDS + kind] += counts[kind]


def give_up_technology(state: OrleansState, seat: int, item: int) -> None:
    """From beside the board, or from a place, whose followers stay (OR-TORT-9)."""
    state.lost_technology += 1
    if item == UNPLACED_TECHNOLOGY:
        state.technology[seat] -= 1
        if state.events is not None:
            state.events.append(TechnologyGivenUp(seat))
        return
    place = item - FIRST_PLACED_TECHNOLOGY
    state.remove(seat, TECHNOLOGY, group_of_technology(state, seat, place))
    if state.events is not None:
        state.events.append(PlacedTechnologyGivenUp(seat, PLACE_IDS[place]))
