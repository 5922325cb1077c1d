"""How well each seat of Le Havre stands: the knowledge the bots share.

A seat's strength is the score it can expect: what it has now, what its goods will still bring, what feeding will still
cost, and the use of its buildings and ships in the turns that are left. The chances to win follow from the strengths.
"""

from __future__ import annotations

import math
from typing import Final

from ratusz.core.chances import chances, outcome
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import FOOD_VALUE, FRANCS, GOODS, KINDS, TILES
from ratusz.games.le_havre.effects import ACTION, SAIL_ENERGY, SHIPPING, SOUP_FOOD, SOUP_KITCHEN
from ratusz.games.le_havre.habits import FOOD_WORTH, WORTH, carried_on
from ratusz.games.le_havre.state import HOME, TOWN, HavreState, end_bonus

MANY: Final = 0
"""From so many tokens of a kind on, further ones are worth half, and from twice as many on an eighth."""
FREE_USE: Final = 1
"""What an own building that can be entered is worth in each turn to come."""
LAST_TURNS: Final = 2
"""In so many turns before the end goods turn from what they are usually worth into what can still be shipped."""
LOAN_COST: Final = 3
"""What a loan costs in interest and trouble, beside the francs that it brings and that repaying it takes."""
DISC_AT_HOME: Final = 4
FAR_FOOD: Final = 5
"""What food of later rounds counts against that of this round."""
CARGO: Final = 6
"""What a place in the hold is worth in each turn to come."""
TRIPS: Final = 7
"""How often one ships in the last turns, at most."""
SHORTAGE: Final = 9
"""What it costs beside the loan to have to take one for feeding."""
GROWTH: Final = 8
"""What a grain or head of cattle that will grow counts against one at hand."""

GOODS_WORTH: Final = 11
"""What goods are worth that are not used yet, in parts of what they bring."""
TURN: Final = 10
"""What a seat makes of a turn, on average: who has more of them left stands better."""
BROKE: Final = 12
"""What it costs to have a loan and not a franc for the next interest: another loan, as a rule."""

WEIGHTS: Final[list[float]] = [5.0, 0.15, 8.0, 1.0, 0.3, 0.7, 0.1, 3.0, 0.6, 2.0, 3.0, 0.8, 1.5]

WIDTH: Final = 9.0
"""A lead of so many francs is worth a factor e in the odds at the end; more before."""
WIDTH_PER_TURN: Final = 0.8
SOLO_SCORE: Final = 200.0
"""Solo there is nobody to beat: the value rises with the expected score, a half at this one."""
SOLO_WIDTH: Final = 60.0

SHIPPED_FIRST: Final[list[int]] = sorted(
    [kind for kind in range(GOODS) if not FOOD_VALUE[kind]], key=lambda kind: -cards.SHIPPING_VALUE[kind]
)
"""Goods in the order in which one ships them; food is eaten."""
LINES: Final[list[int]] = [card for card in range(cards.BUILDINGS) if ACTION[card] == SHIPPING]
FUEL_PRICE: Final = 0.7
"""What a unit of energy is worth that sails away."""


def value(state: HavreState) -> list[float]:
    """The chance of each seat to win; solo, a number from 0 to 1 that rises with the score."""
    players = state.players
    if state.player < 0:
        return _outcome(state)
    state = carried_on(state)
    if state.player < 0:
        return _outcome(state)
    strengths = [strength(state, seat) for seat in range(players)]
    if players == 1:
        return [_solo(strengths[0])]
    width = WIDTH + WIDTH_PER_TURN * turns_left(state, state.active)
    return chances(strengths, width)


def _outcome(state: HavreState) -> list[float]:
    """One for the winner, shared where several are; solo as before the end."""
    if state.players == 1:
        return [_solo(float(state.scores()[0]))]
    return outcome(state)


def _solo(score: float) -> float:
    return 1.0 / (1.0 + math.exp((SOLO_SCORE - score) / SOLO_WIDTH))


def turns_left(state: HavreState, seat: int) -> int:
    """How many turns a seat still has after the one that is under way, the final one included.

    A main action that waits does not count: put off, it would look better than done.
    """
    players = state.players
    if state.final:
        place = (seat - state.first_player) % players
        return 1 if place > (state.active - state.first_player) % players else 0
    after = (len(state.schedule) - state.round) * TILES + TILES - state.turn
    distance = (seat - state.active - 1) % players + 1
    return 1 + ((after - distance) // players + 1 if after >= distance else 0)


def strength(state: HavreState, seat: int) -> float:
    """The score a seat can expect."""
    turns = float(turns_left(state, seat))
    total = float(state.goods[seat * KINDS + FRANCS]) + WEIGHTS[TURN] * turns
    if state.loans[seat]:
        total -= _cost_of_loans(state, seat, turns)
    ship_food = 0
    hold = 0
    ships = 0
    count = state.players - 1
    for card in state.owned[seat]:
        total += cards.VALUE[card]
        if card >= cards.FIRST_SHIP:
            ship_food += cards.SHIP_FOOD[cards.SHIP_TYPE[card]][count]
            if cards.SHIP_CAPACITY[cards.SHIP_TYPE[card]]:
                hold += cards.SHIP_CAPACITY[cards.SHIP_TYPE[card]]
                ships += 1
        elif card < cards.BUILDINGS:
            if cards.BONUSES[card]:
                total += end_bonus(state, seat, card)
            if cards.ENTERABLE[card]:
                total += WEIGHTS[FREE_USE] * turns
            if card == SOUP_KITCHEN:
                ship_food += SOUP_FOOD[count]
    total += WEIGHTS[CARGO] * hold * turns
    if not state.final:
        total -= _cost_of_food(state, seat, ship_food)
    if state.discs[seat] == HOME:
        total += WEIGHTS[DISC_AT_HOME]
    return total + _worth_of_goods(state, seat, hold, ships, turns)


def _cost_of_loans(state: HavreState, seat: int, turns: float) -> float:
    """Loans that can be repaid cost that, and some interest; right before the end the others cost more."""
    loans = state.loans[seat]
    francs = state.goods[seat * KINDS + FRANCS]
    if turns > 0.0:
        cost = (cards.LOAN_REPAYMENT + WEIGHTS[LOAN_COST]) * loans
        return cost if francs or state.final else cost + WEIGHTS[BROKE]
    payable = min(loans, francs // cards.LOAN_REPAYMENT)
    return float(cards.LOAN_REPAYMENT * payable + cards.LOAN_PENALTY * (loans - payable))


def _worth_of_goods(state: HavreState, seat: int, hold: int, ships: int, turns: float) -> float:
    """What goods are usually worth; towards the end more and more what can still be shipped."""
    usual = min(1.0, turns / WEIGHTS[LAST_TURNS])
    total = usual * _usual_worth(state, seat) if usual > 0.0 else 0.0
    if usual < 1.0 and hold:
        total += (1.0 - usual) * _cargo(state, seat, hold, ships, turns)
    return total


def _usual_worth(state: HavreState, seat: int) -> float:
    """What goods bring as long as there is time to make something of them, and what will grow by itself."""
    total = 0.0
    start = seat * KINDS
    many = WEIGHTS[MANY]
    for kind in range(GOODS):
        held = float(state.goods[start + kind])
        if held > 0.0:
            counted = held
            if held > many:
                counted = many + 0.5 * (held - many) if held <= 2.0 * many else 1.5 * many + 0.125 * (held - 2.0 * many)
            total += WEIGHTS[GOODS_WORTH] * WORTH[kind] * counted
    harvests = 0
    for index in range(state.round - 1, len(state.schedule)):
        card: cards.Round = state.schedule[index]
        if card.harvest:
            harvests += 1
    if state.goods[start + cards.GRAIN] >= cards.GRAIN_MIN:
        total += WEIGHTS[GROWTH] * WORTH[cards.GRAIN] * harvests
    if state.goods[start + cards.CATTLE] >= cards.CATTLE_MIN:
        total += WEIGHTS[GROWTH] * WORTH[cards.CATTLE] * harvests
    return total


def _cargo(state: HavreState, seat: int, hold: int, ships: int, turns: float) -> float:
    """What shipping brings in the turns that are left, the fuel taken off."""
    if turns < 1.0 or not any(state.where[line] >= TOWN for line in LINES):
        return 0.0
    start = seat * KINDS
    energy = 0
    for kind in range(GOODS):
        energy += cards.ENERGY_VALUE[kind] * state.goods[start + kind]
    trips = min(turns, WEIGHTS[TRIPS], energy / (SAIL_ENERGY * ships))
    room = hold * trips
    total = 0.0
    for kind in SHIPPED_FIRST:
        held = float(state.goods[start + kind])
        if held > 0.0 and room > 0.0:
            sent = min(held, room)
            total += sent * cards.SHIPPING_VALUE[kind]
            room -= sent
    used = trips - max(0.0, room) / hold
    return max(0.0, total - FUEL_PRICE * SAIL_ENERGY * ships * used)


def _cost_of_food(state: HavreState, seat: int, ship_food: int) -> float:
    """What the feedings to come will cost beside the food at hand; what cannot be paid soon costs loans."""
    start = seat * KINDS
    food = 0
    for kind in range(GOODS):
        if FOOD_VALUE[kind]:
            food += FOOD_VALUE[kind] * state.goods[start + kind]
    first = state.round - 1
    due = max(0, state.schedule[first].food - ship_food)
    # A shortage is the more worrying the nearer the end of the round is.
    short = float(due - food - state.goods[start + FRANCS])
    cost = WEIGHTS[SHORTAGE] * short * state.turn / (TILES * cards.LOAN_AMOUNT) if short > 0.0 else 0.0
    later = 0
    for index in range(first + 1, len(state.schedule)):
        later += max(0, state.schedule[index].food - ship_food)
    now = max(0, due - food)
    left = max(0, food - due)
    return cost + FOOD_WORTH * (now + WEIGHTS[FAR_FOOD] * max(0, later - left))
