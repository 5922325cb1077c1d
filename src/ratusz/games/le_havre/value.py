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

MANY: Final = 6
"""From so many tokens of a kind on, further ones are worth half."""
FREE_USE: Final = 0.12
"""What an own building that can be entered is worth in each turn to come."""
LAST_TURNS: Final = 5.0
"""When fewer turns are left, goods lose their worth in proportion: most of them are not turned into francs any more."""
LOAN_COST: Final = 2.0
"""What a loan costs beside the francs it brings, when it can still be repaid or be dealt with at court."""
DISC_AT_HOME: Final = 0.3
WIDTH: Final = 9.0
"""A lead of so many francs is worth a factor e in the odds at the end; more before."""
WIDTH_PER_TURN: Final = 0.8
SOLO_SCORE: Final = 150.0
"""Solo there is nobody to beat: the value rises with the expected score, a half at this one."""


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
    return 1.0 / (1.0 + math.exp((SOLO_SCORE - score) / 50.0))


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
        total += (LOAN_PENALTY - LOAN_AMOUNT - LOAN_COST) * state.loans[seat]
    ship_food = 0
    count = state.players - 1
    for card in state.owned[seat]:
        total += VALUE[card]
        if card >= FIRST_SHIP:
            ship_food += SHIP_FOOD[SHIP_TYPE[card]][count]
        elif card < BUILDINGS:
            if BONUSES[card]:
                total += end_bonus(state, seat, card)
            if ENTERABLE[card]:
                total += FREE_USE * turns
            if card == SOUP_KITCHEN:
                ship_food += SOUP_FOOD[count]
    total += _worth_of_goods(state, seat, turns)
    total -= _cost_of_food(state, seat, ship_food)
    if state.discs[seat] == HOME:
        total += DISC_AT_HOME
    return total


def _worth_of_goods(state: HavreState, seat: int, turns: float) -> float:
    total = 0.0
    start = seat * KINDS
    for kind in range(GOODS):
        held = state.goods[start + kind]
        if held:
            counted = float(held) if held <= MANY else MANY + 0.5 * (held - MANY)
            total += WORTH[kind] * counted
    return total * min(1.0, turns / LAST_TURNS)


def _cost_of_food(state: HavreState, seat: int, ship_food: int) -> float:
    """What the feedings to come will cost beside the food at hand; what cannot be paid soon costs loans."""
    start = seat * KINDS
    food = 0
    values = VALUES[FOOD]
    for kind in range(GOODS):
        if values[kind]:
            food += values[kind] * state.goods[start + kind]
    due = 0
    cost = 0.0
    first = state.round - 1 if _feeding_to_come(state) else state.round
    for index in range(first, len(state.schedule)):
        due += max(0, state.schedule[index].food - ship_food)
        if index == first:
            short = due - food - state.goods[start + FRANCS]
            if short > 0:
                cost += LOAN_COST * ((short + LOAN_AMOUNT - 1) // LOAN_AMOUNT)
    return cost + FOOD_WORTH * max(0, due - food)


def _feeding_to_come(state: HavreState) -> bool:
    """Whether this round's feeding is still ahead."""
    return not state.final
