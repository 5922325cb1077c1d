"""What things are worth to a seat of Orléans at a time of the match: its followers, and what is to come."""

from __future__ import annotations

import math
from typing import Final

from ratusz.games.orleans import cards
from ratusz.games.orleans.cards import KIND_TYPE, KINDS, KNIGHTS, ROUNDS, SLOTS, TECHNOLOGY, TRACKS, TYPES
from ratusz.games.orleans.state import OrleansState

KNIGHT: Final = cards.TYPE_IDS.index("knight")

WORK: Final = 1.1
"""The points that one follower drawn brings in a round."""
TECHNOLOGY_WORK: Final = 0.8
MISSING: Final = 1.5
"""What a missing coin costs, beyond the coin."""
FOOD_AHEAD: Final = 1.2
"""What it costs not to have food yet for a Harvest to come."""
RISING: Final = 0.2
"""How much the level rises in a round, as a guess."""
AT_HAND: Final = 0.5
"""What a follower that can be planned with is worth more than one in the bag."""
BEGUN: Final = 0.3
"""The part of its worth that a place has if some of its slots are covered, for the part that is."""
SPREADING: Final = 1.3
"""How many followers for each that may be drawn make sure that there is work for all."""
TRADING: Final = 1.0
"""What a station brings on each trading day to come."""
INCOMES: Final = 0.15
"""What a development point brings at each Income to come."""

FEW: Final[list[float]] = [1.0, 0.8, 0.55, 0.35, 0.25, 0.2]
USEFUL: Final[list[list[float]]] = [
    {"knight": [1.2, 1.0, 0.7, 0.4, 0.25, 0.2], "monk": [1.2, 1.0, 0.9, 0.7, 0.5, 0.4]}.get(name, FEW)
    for name in cards.TYPE_IDS
]
"""For each type how much more work is done with the first, the second and so on: places want many types."""


def foods(state: OrleansState, seat: int) -> int:
    """How much food a seat has."""
    food = 0
    for good in cards.FOODS:
        food += state.goods[seat * cards.GOODS + good]
    return food


def due_in_coins(state: OrleansState, seat: int) -> int:
    """The coins that the event of this round asks a seat for as it stands."""
    if state.event == cards.TAXES:
        return sum(state.goods[seat * cards.GOODS : seat * cards.GOODS + cards.GOODS]) // cards.GOODS_PER_TAX
    return cards.HARVEST_FINE if state.event == cards.HARVEST and foods(state, seat) == 0 else 0


def plans_left(state: OrleansState) -> float:
    """How many plans are still to be made: the same at the end of a round and at the beginning of the next."""
    return float(ROUNDS - state.round + (1 if state.hands or state.plans else 0))


class Prospects:
    """What things are worth to one seat at this time of the match."""

    __slots__ = (
        *("drawn", "food", "free", "later", "level", "missing", "owned", "rounds", "seat", "space"),
        *("technology", "trading_days", "useful", "waiting"),
    )

    def __init__(self, state: OrleansState, seat: int) -> None:
        self.seat = seat
        self.rounds = plans_left(state)
        self.later = float(ROUNDS - state.round)
        """The plans after the one that is being made or carried out."""
        self.technology = self.later * TECHNOLOGY_WORK
        self.level = min(6.0, state.level(seat) + RISING * self.rounds)
        """What a station or a citizen brings in the end."""
        holdings = float(state.built[seat] + state.citizens.count(seat)) + self.rounds * 0.3
        self.trading_days = TRADING * state.hourglass.count(cards.TRADING_DAY)
        self.space = 0.25 + 0.17 * holdings + INCOMES * state.hourglass.count(cards.INCOME)
        """What a development point brings in the end, and at each Income to come."""
        self.free: list[int] = [0] * TYPES
        """By type the followers in the bag and on the market."""
        self.waiting: list[int] = [0] * TYPES
        """By type those on the market."""
        for kind in range(KINDS):
            waiting = state.market[seat * KINDS + kind]
            self.free[KIND_TYPE[kind]] += state.bag[seat * KINDS + kind] + waiting
            self.waiting[KIND_TYPE[kind]] += waiting
        self.owned: list[int] = self.free[:]
        """By type all followers but those of Theatre and tower."""
        for kind in state.slots[seat * SLOTS : seat * SLOTS + SLOTS]:
            if kind < TECHNOLOGY:
                self.owned[KIND_TYPE[kind]] += 1
        self.useful = 0.0
        for follower in range(TYPES):
            useful = USEFUL[follower]
            for number in range(self.owned[follower]):
                self.useful += useful[min(number, len(useful) - 1)]
        self.drawn = drawn_each_round(self.useful, state.allowance(seat))
        self.missing = max(0, due_in_coins(state, seat) - state.coins[seat])
        """The coins that the event of this round will ask for in vain."""
        self.food = self.saved_by_food(state)

    def saved_by_food(self, state: OrleansState) -> float:
        """What one more food saves: the fine of this round's Harvest or that of one to come."""
        spare = foods(state, self.seat)
        if state.event == cards.HARVEST:
            if spare == 0:
                return cards.HARVEST_FINE - 1.0 + MISSING * self.missing
            spare -= 1
        return FOOD_AHEAD if spare < state.hourglass.count(cards.HARVEST) else 0.0

    def recruited(self, state: OrleansState, follower: int) -> float:
        """The work that one more follower of a type does; with a knight more are drawn."""
        useful = USEFUL[follower]
        more = self.useful + useful[min(self.owned[follower], len(useful) - 1)]
        step = state.tracks[self.seat * TRACKS + KNIGHTS]
        if follower == KNIGHT and step < cards.LAST_STEP[KNIGHTS]:
            step += 1
        return self.later * WORK * (drawn_each_round(more, cards.ALLOWANCE[step]) - self.drawn)

    def lost(self, state: OrleansState, follower: int) -> float:
        """The work that is lost with a follower of a type."""
        useful = USEFUL[follower]
        less = self.useful - useful[min(max(self.owned[follower] - 1, 0), len(useful) - 1)]
        return self.later * WORK * (self.drawn - drawn_each_round(less, state.allowance(self.seat)))


def drawn_each_round(followers: float, allowance: int) -> float:
    """How many followers come to work in a round: few followers and a small allowance both hold that up."""
    return allowance * (1.0 - math.exp(-followers / (SPREADING * allowance)))
