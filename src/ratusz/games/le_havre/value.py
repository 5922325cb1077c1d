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
from ratusz.games.le_havre.effects import SOUP_FOOD, SOUP_KITCHEN
from ratusz.games.le_havre.habits import FOOD_WORTH, WORTH, carried_on
from ratusz.games.le_havre.prospects import (
    FAR_FOOD,
    GOODS_WORTH,
    TURN,
    LastTurns,
    ships_ahead,
    worth_of_hold,
)
from ratusz.games.le_havre.state import HOME, HavreState, end_bonus

FREE_USE: Final = 0.08
"""What an own building that can be entered is worth in each turn to come."""
LOAN_COST: Final = 3.0
"""What a loan costs in interest and trouble, beside the francs that it brings and that repaying it takes."""
DISC_AT_HOME: Final = 0.3
SHORTAGE: Final = 2.0
"""What it costs beside the loan to have to take one for feeding."""
GROWTH: Final = 0.6
"""What a grain or head of cattle that will grow counts against one at hand."""
BROKE: Final = 1.5
"""What it costs to have a loan and not a franc for the next interest: another loan, as a rule."""
MANY: Final = 8.0
"""From so many tokens of a kind on, further ones are worth half, and from twice as many on a quarter."""
LATE: Final = 5.0
"""In so many turns before the end goods turn from what they are usually worth into what can still be made of them."""
STOCK: Final = 1.2
"""What each good that is no food is worth besides when the match begins: something can still be made of it."""
WIDTH: Final = 9.0
"""A lead of so many francs is worth a factor e in the odds at the end; more before."""
WIDTH_PER_TURN: Final = 0.8
SOLO_SCORE: Final = 200.0
"""Solo there is nobody to beat: the value rises with the expected score, a half at this one."""
SOLO_WIDTH: Final = 60.0


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
    total = float(state.goods[seat * KINDS + FRANCS]) + TURN * turns
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
                total += FREE_USE * turns
            if card == SOUP_KITCHEN:
                ship_food += SOUP_FOOD[count]
    total += worth_of_hold(hold, turns)
    if not state.final:
        total -= _cost_of_food(state, seat, ship_food)
    if state.discs[seat] == HOME:
        total += DISC_AT_HOME
    return total + _worth_of_goods(state, seat, ship_food, hold, ships, turns)


def _cost_of_loans(state: HavreState, seat: int, turns: float) -> float:
    """Loans that can be repaid cost that, and some interest; right before the end the others cost more."""
    loans = state.loans[seat]
    francs = state.goods[seat * KINDS + FRANCS]
    if turns > 0.0:
        cost = (cards.LOAN_REPAYMENT + LOAN_COST) * loans
        return cost if francs or state.final else cost + BROKE
    payable = min(loans, francs // cards.LOAN_REPAYMENT)
    return float(cards.LOAN_REPAYMENT * payable + cards.LOAN_PENALTY * (loans - payable))


def _worth_of_goods(state: HavreState, seat: int, ship_food: int, hold: int, ships: int, turns: float) -> float:
    """What goods are usually worth; towards the end more and more what can still be made of them."""
    if turns < 1.0:
        return 0.0
    usual = min(1.0, (turns - 1.0) / LATE)
    total = usual * (_usual_worth(state, seat) + ships_ahead(state, seat, ship_food, turns)) if usual > 0.0 else 0.0
    return total + (1.0 - usual) * LastTurns(state, seat, hold, ships).worth(int(turns)) if usual < 1.0 else total


def _usual_worth(state: HavreState, seat: int) -> float:
    """What goods bring as long as there is time to make something of them, and what will grow by itself."""
    total = 0.0
    tokens = 0
    start = seat * KINDS
    many = MANY
    for kind in range(GOODS):
        held = float(state.goods[start + kind])
        if held > 0.0:
            if held > many:
                held = many + 0.5 * (held - many) if held <= 2.0 * many else 1.5 * many + 0.25 * (held - 2.0 * many)
            total += WORTH[kind] * held
            if not FOOD_VALUE[kind]:
                tokens += state.goods[start + kind]
    rounds = len(state.schedule)
    left = (rounds - state.round + 1 - state.turn / TILES) / rounds
    total = GOODS_WORTH * total + STOCK * left * tokens
    harvests = 0
    for index in range(state.round - 1, len(state.schedule)):
        card: cards.Round = state.schedule[index]
        if card.harvest:
            harvests += 1
    if state.goods[start + cards.GRAIN] >= cards.GRAIN_MIN:
        total += GROWTH * WORTH[cards.GRAIN] * harvests
    if state.goods[start + cards.CATTLE] >= cards.CATTLE_MIN:
        total += GROWTH * WORTH[cards.CATTLE] * harvests
    return total


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
    cost = SHORTAGE * short * state.turn / (TILES * cards.LOAN_AMOUNT) if short > 0.0 else 0.0
    later = 0
    for index in range(first + 1, len(state.schedule)):
        later += max(0, state.schedule[index].food - ship_food)
    now = max(0, due - food)
    left = max(0, food - due)
    return cost + FOOD_WORTH * (now + FAR_FOOD * max(0, later - left))
