"""Forced payments, and what a seat gives up for every coin it lacks (section 14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.fields import Field, Number
from ratusz.core.state import Step
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.cards import TECHNOLOGY
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.tracks import END_TURNS, TurnEnd
from ratusz.games.orleans.state import OUT, OrleansState, group_of_technology, pick, replaced, with_change

DURING_EVENTS: Final[frozenset[str]] = frozenset({"phase during event", "fate", "end_turn during event"})
"""What questions of the event can lie on."""


def ask(state: OrleansState, step: Step[Any]) -> None:
    """Put a question of the Census or Event phase; who really chooses may look at it before anyone else moves."""
    seat = step.player
    top = state.steps[-1] if state.steps else None
    confirmed_later = isinstance(top, TurnEnd) and top.player == seat
    if len(step.legal(state)) > 1 and not confirmed_later:
        state.push(END_TURNS[seat])
    state.push(step)


def force_payment(state: OrleansState, seat: int, coins: int) -> None:
    """All coins there are, and torture for each one missing (OR-TORT-1)."""
    paid = min(coins, state.coins[seat])
    state.coins[seat] -= paid
    state.bank += paid
    missing = coins - paid
    if state.events is not None and coins:
        state.events.append(events.DebtPaid(seat, paid, missing))
    torture(state, seat, missing)


def torture(state: OrleansState, seat: int, missing: int) -> None:
    """Ask for the next item; without any the rest of the debt is forgiven (OR-TORT-8)."""
    if missing == 0:
        return
    if items(state, seat):
        ask(state, Torture(seat, missing))
    elif state.events is not None:
        state.events.append(events.DebtForgiven(seat, missing))


def items(state: OrleansState, seat: int) -> list[int]:
    """Everything that can be given up (OR-TORT-2, OR-TORT-4, OR-TORT-5)."""
    found = [actions.FIRST_STATION + city for city in range(cards.CITIES) if state.stations[city] >> seat & 1]
    if state.unbuilt[seat]:
        found.append(actions.UNBUILT_STATION)
    if neutral_followers(state, seat):
        found.append(actions.FOLLOWER)
    if cards.MAY_STEP_BACK[state.development[seat]]:
        found.append(actions.DEVELOPMENT)
    for good in range(cards.GOODS):
        if state.goods[seat * cards.GOODS + good]:
            found.append(actions.FIRST_GOOD + good)
    for tile in range(cards.TILES):
        if state.tile_owner[tile] == seat:
            found.append(actions.FIRST_GIVEN_TILE + tile)
    if state.technology[seat]:
        found.append(actions.UNPLACED_TECHNOLOGY)
    for slot, lying in enumerate(state.slots[seat * cards.SLOTS : seat * cards.SLOTS + cards.SLOTS]):
        if lying == TECHNOLOGY:
            found.append(actions.FIRST_PLACED_TECHNOLOGY + cards.GROUP_PLACE[cards.SLOT_GROUP[slot]])
    return found


def neutral_followers(state: OrleansState, seat: int) -> int:
    return sum([state.bag[seat * cards.KINDS + kind] for kind in cards.NEUTRAL_KINDS])


class Torture(Step[OrleansState]):
    """One item for one of the missing coins (OR-D-TORTURE)."""

    __slots__ = ("missing",)

    name: ClassVar[str] = "torture"
    declared: ClassVar[tuple[Field, ...]] = (Number("missing", 1, cards.ALL_COINS),)
    on: ClassVar[frozenset[str]] = DURING_EVENTS | {"phase during census", "end_turn during census"}

    def __init__(self, player: int, missing: int) -> None:
        super().__init__(player)
        self.missing = missing

    def legal(self, state: OrleansState) -> list[int]:
        return items(state, self.player)

    def apply(self, state: OrleansState, action: int) -> None:
        give_up(state, self.player, action)
        torture(state, self.player, self.missing - 1)


def give_up(state: OrleansState, seat: int, item: int) -> None:
    """Everything but development points leaves the game for good (OR-TORT-3)."""
    if item < actions.UNBUILT_STATION:
        give_up_station(state, seat, item - actions.FIRST_STATION)
    elif item == actions.UNBUILT_STATION:
        state.unbuilt[seat] -= 1
        if state.events is not None:
            state.events.append(events.UnbuiltStationGivenUp(seat))
    elif item == actions.FOLLOWER:
        give_up_follower(state, seat)
    elif item == actions.DEVELOPMENT:
        state.development[seat] -= 1
        if state.events is not None:
            state.events.append(events.DevelopmentGivenUp(seat, state.development[seat]))
    elif item < actions.FIRST_GIVEN_TILE:
        give_up_good(state, seat, item - actions.FIRST_GOOD)
    elif item < actions.UNPLACED_TECHNOLOGY:
        give_up_tile(state, seat, item - actions.FIRST_GIVEN_TILE)
    else:
        give_up_technology(state, seat, item)


def give_up_station(state: OrleansState, seat: int, city: int) -> None:
    """The city is free again (OR-TORT-6)."""
    state.stations = with_change(state.stations, city, -(1 << seat))
    state.built[seat] -= 1
    if state.events is not None:
        state.events.append(events.StationGivenUp(seat, cards.CITY_IDS[city]))


def give_up_follower(state: OrleansState, seat: int) -> None:
    """Each neutral follower of the bag is equally likely (OR-TORT-4)."""
    bag = state.bag[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
    neutrals = [0 if cards.IS_STARTER[kind] else bag[kind] for kind in range(cards.KINDS)]
    kind = pick(neutrals, state.rng.below(sum(neutrals)))
    state.bag[seat * cards.KINDS + kind] -= 1
    state.lost_followers = with_change(state.lost_followers, cards.KIND_TYPE[kind], 1)
    if state.events is not None:
        state.events.append(events.FollowerGivenUp(seat, cards.KIND_IDS[kind]))


def give_up_good(state: OrleansState, seat: int, good: int) -> None:
    state.goods[seat * cards.GOODS + good] -= 1
    state.lost_goods = with_change(state.lost_goods, cards.GRAIN if good == cards.BREAD else good, 1)
    if state.events is not None:
        state.events.append(events.GoodGivenUp(seat, cards.GOOD_IDS[good]))


def give_up_tile(state: OrleansState, seat: int, tile: int) -> None:
    """Its followers go to the bag, technology goes with it, bread becomes grain again (OR-TORT-7)."""
    place = cards.FIRST_TILE + tile
    first = seat * cards.SLOTS
    for group in cards.PLACE_GROUPS[place]:
        for slot in range(first + cards.FIRST_SLOT[group], first + cards.LAST_SLOT[group] + 1):
            lying = state.slots[slot]
            if lying == TECHNOLOGY:
                state.lost_technology += 1
            elif lying != cards.EMPTY:
                state.bag[seat * cards.KINDS + lying] += 1
            state.slots[slot] = cards.ABSENT
    if place == cards.TOWER:
        into_bag(state, seat, state.tower)
        state.tower = [0] * cards.KINDS
    elif place == cards.THEATRE:
        into_bag(state, seat, state.theatre)
        state.theatre = [0] * cards.KINDS
    elif place == cards.BAKERY:
        state.goods[seat * cards.GOODS + cards.GRAIN] += state.goods[seat * cards.GOODS + cards.BREAD]
        state.goods[seat * cards.GOODS + cards.BREAD] = 0
    state.tile_owner = replaced(state.tile_owner, tile, OUT)
    state.substitutions = with_change(state.substitutions, seat, -cards.SUBSTITUTION[place])
    if state.events is not None:
        state.events.append(events.TileGivenUp(seat, cards.TILE_IDS[tile]))


def into_bag(state: OrleansState, seat: int, counts: list[int]) -> None:
    for kind in range(cards.KINDS):
        state.bag[seat * cards.KINDS + kind] += counts[kind]


def give_up_technology(state: OrleansState, seat: int, item: int) -> None:
    """From beside the board, or from a place, whose followers stay (OR-TORT-9)."""
    state.lost_technology += 1
    if item == actions.UNPLACED_TECHNOLOGY:
        state.technology[seat] -= 1
        if state.events is not None:
            state.events.append(events.TechnologyGivenUp(seat))
        return
    place = item - actions.FIRST_PLACED_TECHNOLOGY
    state.remove(seat, TECHNOLOGY, group_of_technology(state, seat, place))
    if state.events is not None:
        state.events.append(events.PlacedTechnologyGivenUp(seat, cards.PLACE_IDS[place]))
