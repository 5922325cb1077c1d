"""Phases 2 and 6: the census, and the event of the round, for one seat after the other (sections 3 and 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.rules.actions import FIRST_GIVE_FOOD, PASSING, PROTECTING
from ratusz.games.orleans.rules.torture import DURING_EVENTS, ask, force_payment
from ratusz.games.orleans.rules.tracks import gain_coins, pay_good
from ratusz.games.orleans.state import OrleansState, pick


def take_census(state: OrleansState) -> None:
    """A coin for the only one ahead, then one from the only one behind (OR-CENSUS-1 to OR-CENSUS-5)."""
    farmers = [state.tracks[seat * cards.TRACKS + cards.FARMERS] for seat in range(state.players)]
    most, least = max(farmers), min(farmers)
    if farmers.count(most) == 1:
        seat = farmers.index(most)
        if state.events is not None:
            state.events.append(events.CensusWon(seat))
        gain_coins(state, seat, cards.CENSUS_REWARD)
    if state.players >= cards.CENSUS_FINE_PLAYERS and farmers.count(least) == 1:
        seat = farmers.index(least)
        if state.events is not None:
            state.events.append(events.CensusLost(seat, cards.CENSUS_FINE))
        force_payment(state, seat, cards.CENSUS_FINE)


def begin_event(state: OrleansState) -> None:
    """The event reaches everybody; only Pilgrimage has had its effect already (OR-HOUR-2, OR-EVENT-0)."""
    if state.events is not None and state.event != cards.PILGRIMAGE:
        state.events.append(events.EventBegan(NOBODY, cards.EVENT_IDS[state.event]))
    state.push(FATES[0])


class Fate(Step[OrleansState]):
    """The event reaches the next seat in turn order, when it is settled for those before (OR-EVENT-0)."""

    __slots__ = ("place",)

    name: ClassVar[str] = "fate"
    on: ClassVar[frozenset[str]] = frozenset({"phase during event"})
    anyones: ClassVar[bool] = True

    def __init__(self, place: int) -> None:
        super().__init__(NOBODY)
        self.place = place

    def apply(self, state: OrleansState, action: int) -> None:
        seat = (state.start_player + self.place) % state.players
        if self.place + 1 < state.players:
            state.push(FATES[self.place + 1])
        if cards.PROTECTABLE[state.event] and state.slots[seat * cards.SLOTS + cards.SACRISTY_SLOT] < cards.TECHNOLOGY:
            ask(state, PROTECTIONS[seat])
        else:
            afflict(state, seat)

    def whose(self) -> int:
        return self.place


class Protect(Step[OrleansState]):
    """Whether the monk of the Sacristy keeps the event away (OR-D-SACRISTY, OR-PLACE-Sacristy)."""

    __slots__ = ()

    name: ClassVar[str] = "protect"
    on: ClassVar[frozenset[str]] = DURING_EVENTS

    def legal(self, state: OrleansState) -> list[int]:
        return [PROTECTING, PASSING]

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        if action == PASSING:
            afflict(state, seat)
            return
        at = seat * cards.SLOTS + cards.SACRISTY_SLOT
        state.bag[seat * cards.KINDS + state.slots[at]] += 1
        state.slots[at] = cards.EMPTY
        if state.events is not None:
            state.events.append(events.EventAverted(seat, cards.EVENT_IDS[state.event]))


def afflict(state: OrleansState, seat: int) -> None:
    """What the event means to one seat (OR-EVENT-Pilgrimage to OR-EVENT-Plague)."""
    coins = due_coins(state, seat)
    if coins > 0:
        gain_coins(state, seat, coins)
    elif coins < 0:
        force_payment(state, seat, -coins)
    elif state.event == cards.PLAGUE:
        suffer_plague(state, seat)
    elif state.event == cards.HARVEST:
        ask(state, HARVESTS[seat])


def due_coins(state: OrleansState, seat: int) -> int:
    """The coins that the event brings a seat, or takes from it if below 0."""
    event = state.event
    if event == cards.INCOME:
        return state.level(seat)
    if event == cards.TRADING_DAY:
        return state.built[seat]
    if event == cards.TAXES:
        goods = sum(state.goods[seat * cards.GOODS : seat * cards.GOODS + cards.GOODS])
        return -(goods // cards.GOODS_PER_TAX)
    if event == cards.HARVEST and not foods(state, seat):
        return -cards.HARVEST_FINE
    return 0


def foods(state: OrleansState, seat: int) -> list[int]:
    """The kinds of food a seat has, as places in FOODS."""
    return [number for number in range(len(cards.FOODS)) if state.goods[seat * cards.GOODS + cards.FOODS[number]]]


class GiveFood(Step[OrleansState]):
    """Which food to give back for the Harvest (OR-D-HARVEST)."""

    __slots__ = ()

    name: ClassVar[str] = "give_food"
    on: ClassVar[frozenset[str]] = DURING_EVENTS

    def legal(self, state: OrleansState) -> list[int]:
        return [FIRST_GIVE_FOOD + number for number in foods(state, self.player)]

    def apply(self, state: OrleansState, action: int) -> None:
        pay_good(state, self.player, cards.FOODS[action - FIRST_GIVE_FOOD])


def suffer_plague(state: OrleansState, seat: int) -> None:
    """A random follower of the bag goes back to the supply, unless it is a starter (OR-EVENT-Plague)."""
    bag = state.bag[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
    size = sum(bag)
    if size == 0:
        return
    kind = pick(bag, state.rng.below(size))
    if not cards.IS_STARTER[kind]:
        state.bag[seat * cards.KINDS + kind] -= 1
        state.supply[cards.KIND_TYPE[kind]] += 1
    if state.events is not None:
        told = events.PlagueSpared if cards.IS_STARTER[kind] else events.PlagueTook
        state.events.append(told(seat, cards.KIND_IDS[kind]))


FATES: Final = [Fate(place) for place in range(cards.MOST_PLAYERS)]
PROTECTIONS: Final = [Protect(seat) for seat in range(cards.MOST_PLAYERS)]
HARVESTS: Final = [GiveFood(seat) for seat in range(cards.MOST_PLAYERS)]
