"""How well each seat of Le Havre stands: the knowledge the bots share.

A seat's strength is the score it can expect: what it has now, what its goods will still bring, what feeding will still
cost, and the use of its buildings and ships in the turns that are left. The chances to win follow from the strengths.
"""

from __future__ import annotations

import math
from typing import Final

from ratusz.games.le_havre.cards import (
    BONUSES,
    BUILDINGS,
    ENTERABLE,
    FIRST_SHIP,
    FRANCS,
    GOODS,
    KINDS,
    LOAN_AMOUNT,
    LOAN_PENALTY,
    SHIP_CAPACITY,
    SHIP_FOOD,
    SHIP_TYPE,
    SOUP_FOOD,
    SOUP_KITCHEN,
    TILES,
    VALUE,
)
from ratusz.games.le_havre.habits import FOOD_WORTH, WORTH, carried_on
from ratusz.games.le_havre.rules.goods import FOOD, VALUES
from ratusz.games.le_havre.state import HOME, HavreState, end_bonus

MANY: Final = 0
"""From so many tokens of a kind on, further ones are worth half."""
FREE_USE: Final = 1
"""What an own building that can be entered is worth in each turn to come."""
LAST_TURNS: Final = 2
"""When fewer turns are left, goods lose their worth in proportion: most of them are not turned into francs any more."""
LOAN_COST: Final = 3
"""What a loan costs beside the francs it brings, when it can still be repaid or be dealt with at court."""
DISC_AT_HOME: Final = 4
FAR_FOOD: Final = 5
"""What food of later rounds counts against that of this round."""
CARGO: Final = 6
"""What a place in the hold is worth in each turn to come."""

WEIGHTS: Final[list[float]] = [6.0, 0.12, 14.0, 2.0, 0.3, 1.0, 0.1]
"""Chosen by the scores of `greedy`, alone and with three at the table."""

WIDTH: Final = 9.0
"""A lead of so many francs is worth a factor e in the odds at the end; more before."""
WIDTH_PER_TURN: Final = 0.8
SOLO_SCORE: Final = 150.0
"""Solo there is nobody to beat: the value rises with the expected score, a half at this one."""
SOLO_WIDTH: Final = 50.0


def value(state: HavreState) -> list[float]:
    """The chance of each seat to win; solo, a number from 0 to 1 that rises with the score."""
    players = state.players
    if state.player() < 0:
        return _outcome(state)
    state = carried_on(state)
    if state.player() < 0:
        return _outcome(state)
    turns = turns_left(state)
    strengths = [strength(state, seat, turns) for seat in range(players)]
    if players == 1:
        return [_solo(strengths[0])]
    width = WIDTH + WIDTH_PER_TURN * turns
    best = max(strengths)
    chances = [math.exp((own - best) / width) for own in strengths]
    total = sum(chances)
    return [chance / total for chance in chances]


def _outcome(state: HavreState) -> list[float]:
    """One for the winner, shared where several are; solo as before the end."""
    if state.players == 1:
        return [_solo(float(state.scores()[0]))]
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def _solo(score: float) -> float:
    return 1.0 / (1.0 + math.exp((SOLO_SCORE - score) / SOLO_WIDTH))


def turns_left(state: HavreState) -> float:
    """How many main actions a seat still has, on average."""
    if state.final:
        return 0.5
    regular = (len(state.schedule) - state.round) * TILES + TILES - state.turn + state.main_actions
    return regular / state.players + 1.0


def strength(state: HavreState, seat: int, turns: float) -> float:
    """The score a seat can expect."""
    start = seat * KINDS
    total = float(state.goods[start + FRANCS]) - LOAN_PENALTY * state.loans[seat]
    if turns > 2.0:
        total += (LOAN_PENALTY - LOAN_AMOUNT - WEIGHTS[LOAN_COST]) * state.loans[seat]
    ship_food = 0
    hold = 0
    count = state.players - 1
    for card in state.owned[seat]:
        total += VALUE[card]
        if card >= FIRST_SHIP:
            ship_food += SHIP_FOOD[SHIP_TYPE[card]][count]
            hold += SHIP_CAPACITY[SHIP_TYPE[card]]
        elif card < BUILDINGS:
            if BONUSES[card]:
                total += end_bonus(state, seat, card)
            if ENTERABLE[card]:
                total += WEIGHTS[FREE_USE] * turns
            if card == SOUP_KITCHEN:
                ship_food += SOUP_FOOD[count]
    total += WEIGHTS[CARGO] * hold * turns
    total += _worth_of_goods(state, seat, turns)
    total -= _cost_of_food(state, seat, ship_food)
    if state.discs[seat] == HOME:
        total += WEIGHTS[DISC_AT_HOME]
    return total


def _worth_of_goods(state: HavreState, seat: int, turns: float) -> float:
    total = 0.0
    start = seat * KINDS
    many = WEIGHTS[MANY]
    for kind in range(GOODS):
        held = float(state.goods[start + kind])
        if held > 0.0:
            counted = held if held <= many else many + 0.5 * (held - many)
            total += WORTH[kind] * counted
    return total * min(1.0, turns / WEIGHTS[LAST_TURNS])


def _cost_of_food(state: HavreState, seat: int, ship_food: int) -> float:
    """What the feedings to come will cost beside the food at hand; what cannot be paid soon costs loans."""
    if state.final:
        return 0.0
    start = seat * KINDS
    food = 0
    values = VALUES[FOOD]
    for kind in range(GOODS):
        if values[kind]:
            food += values[kind] * state.goods[start + kind]
    first = state.round - 1
    due = max(0, state.schedule[first].food - ship_food)
    short = due - food - state.goods[start + FRANCS]
    cost = WEIGHTS[LOAN_COST] * ((short + LOAN_AMOUNT - 1) // LOAN_AMOUNT) if short > 0 else 0.0
    later = 0
    for index in range(first + 1, len(state.schedule)):
        later += max(0, state.schedule[index].food - ship_food)
    now = max(0, due - food)
    left = max(0, food - due)
    return cost + FOOD_WORTH * (now + WEIGHTS[FAR_FOOD] * max(0, later - left))
