"""What the bots know of Craftsmen: the chance of each seat to win, from what it has and what that will bring."""

from __future__ import annotations

import math
from typing import Final

from ratusz.games.craftsmen.cards import (
    BOTTOM,
    COLOUR_COUNT,
    FIELDS,
    FIRST_ADVANCED,
    FIRST_EXTENDED,
    FULL,
    GOLD,
    HOLD_FIELDS,
    HOLD_POINTS,
    HOLDS,
    HOLDS_FOR,
    INPUTS,
    KIND_OF,
    LABOUR_POINTS,
    LINE,
    MAJORITY,
    OUTPUT,
    POINTS,
    QUEUE,
    RAWS,
    SEASONS,
    SET_POINTS,
    SHIPPED,
    SHIPS,
    TOP,
    TOWNS,
    YEARS,
)
from ratusz.games.craftsmen.rules.build import matches
from ratusz.games.craftsmen.rules.year import majorities
from ratusz.games.craftsmen.state import HELPER_TURNS, STAGE, WINDOW, CraftsmenState

# What things are worth in points, from the first season to the last.
CAPITAL_CARD: Final = 0.55
WEALTH: Final = 0.12
LAST_CARD: Final = 0.15
PRIVILEGE: Final = 0.9
LABOUR: Final = 1.3
FAIR: Final = 0.45
RAW_MARKER: Final = 0.7
SEMI_MARKER: Final = 1.6
GRANARY_MARKER: Final = 0.8
UNUSED: Final = 1.2
"""A helper still to be sent."""
HELPER: Final = [1.5, 1.3, 1.2, 1.7, 0.9, 1.1]
"""A helper waiting in each building, before it is known what it can do there."""
GOLD_FIELD: Final = 0.35
SPREAD: Final = 7.0
"""So many points ahead is likely to win at the end; more is needed before."""
SPREAD_PER_ROUND: Final = 0.9


def value(state: CraftsmenState) -> list[float]:
    """The chance of each seat to win."""
    players = state.players
    if state.player() < 0:
        ranking = state.ranking()
        return [1.0 if place == 1 else 0.0 for place in ranking]
    left = rounds_left(state)
    strengths = [float(score) for score in state.scores()]
    add_ships(state, strengths)
    for seat in range(players):
        strengths[seat] += estate_worth(state, seat, left) + hand_worth(state, seat, left)
        strengths[seat] += PRIVILEGE * state.privileges[seat] * fading(left, 1.0)
        strengths[seat] += LABOUR * state.labour[seat] * fading(left, 1.0)
        strengths[seat] += FAIR * state.fair[seat] * fading(left, 1.0)
        strengths[seat] += GRANARY_MARKER * state.granary.count(seat + 1)
    add_helpers(state, strengths)
    scale = SPREAD + SPREAD_PER_ROUND * left
    best = max(strengths)
    total = 0.0
    chances: list[float] = []
    for strength in strengths:
        chance = math.exp((strength - best) / scale)
        chances.append(chance)
        total += chance
    return [chance / total for chance in chances]


def rounds_left(state: CraftsmenState) -> float:
    """How many rounds are still to come, the current one as far as it is not over."""
    left = (YEARS - state.year) * SEASONS + SEASONS - 1 - state.season
    if state.phase <= HELPER_TURNS:
        return left + 1.0
    if state.phase in (STAGE, WINDOW):
        return left + 1.0 - (state.stage + 1.0) / (TOWNS + 1.0)
    return float(left)


def fading(left: float, rounds: float) -> float:
    """What is left of a worth that needs so many rounds to be turned into points."""
    return left / (left + rounds)


def add_ships(state: CraftsmenState, strengths: list[float]) -> None:
    """The markers in the holds as they stand: points are nearly safe, majorities less."""
    for hold in range(HOLDS):
        for place in range(hold * HOLD_FIELDS, (hold + 1) * HOLD_FIELDS):
            marker = state.holds[place]
            if marker:
                strengths[marker - 1] += 0.9 * HOLD_POINTS[hold]
    for ship in range(SHIPS):
        ranked = majorities(state, ship)
        for place in range(min(len(ranked), len(MAJORITY[ship]))):
            strengths[ranked[place]] += 0.7 * MAJORITY[ship][place]


def estate_worth(state: CraftsmenState, seat: int, left: float) -> float:
    """What the buildings will still make, their markers, and the colours of the town."""
    worth = 0.0
    halves = [0] * COLOUR_COUNT
    years = YEARS - state.year + 1
    making = fading(left, 3.0)
    kinds = state.kinds[seat]
    for card in state.estates[seat]:
        halves[TOP[card]] += 1
        halves[BOTTOM[card]] += 1
        if card < FIRST_EXTENDED:
            worth += 0.9 * making
            continue
        supplied = inputs_supplied(state, seat, card)
        if card >= FIRST_ADVANCED:
            worth += making * (2.0 + (2.0 + reward(card)) * supplied)
        else:
            worth += making * (1.0 + 1.8 * supplied)
        filled = state.filled[card]
        for good in INPUTS[card]:
            if filled & 1:
                worth += (RAW_MARKER if good < RAWS else SEMI_MARKER) * fading(left, 0.4)
            filled >>= 1
        if state.filled[card] == FULL[card]:
            worth += (0.6 + 0.35 * reward(card)) * fading(left, 0.3)
    lowest = min(halves)
    spare = 0
    for count in halves:
        spare += 1 if count > lowest else 0
    worth += years * SET_POINTS * (lowest + 0.22 * spare)
    for line in LINE:
        have = (kinds & line).bit_count()
        need = line.bit_count()
        if have < need:
            worth += 0.25 * have * have / need * making
    return worth


def reward(card: int) -> float:
    """What one product of a building brings, loaded or delivered."""
    good = OUTPUT[card]
    if not SHIPPED[good]:
        return POINTS[card] + 1.0
    best = 0
    for hold in HOLDS_FOR[good]:
        best = max(best, HOLD_POINTS[hold])
    return POINTS[card] + best


def inputs_supplied(state: CraftsmenState, seat: int, card: int) -> float:
    """Which part of the inputs of a building its estate can make."""
    made = 0.0
    for good in INPUTS[card]:
        if good < RAWS:
            made += 1.0 if state.makes[seat] >> good & 1 else 0.5
        else:
            made += 0.45
            for other in state.estates[seat]:
                if other >= FIRST_EXTENDED and OUTPUT[other] == good:
                    made += 0.55
                    break
    return made / len(INPUTS[card])


def hand_worth(state: CraftsmenState, seat: int, left: float) -> float:
    """Capital, and building cards that could still be built."""
    alive = fading(left, 1.5)
    worth = state.cards[seat] * (LAST_CARD + CAPITAL_CARD * alive)
    worth += WEALTH * state.wealth(seat) * alive
    estate = state.estates[seat]
    kinds = state.kinds[seat]
    for card in state.hands[seat]:
        fits = matches(card, estate[0]) or matches(card, estate[-1])
        base = 2.6 if card >= FIRST_ADVANCED else 1.1 if card >= FIRST_EXTENDED else 0.6
        if not kinds >> KIND_OF[card] & 1:
            base *= 1.25
        worth += base * alive * (1.0 if fits else 0.6)
    return worth


def add_helpers(state: CraftsmenState, strengths: list[float]) -> None:
    """Helpers waiting in the queues, and those still to be sent."""
    if state.phase == HELPER_TURNS:
        for seat in range(state.players):
            if state.passed >> seat & 1:
                strengths[seat] += 1.0 if state.helpers[seat] else 0.0
            else:
                strengths[seat] += UNUSED * state.helpers[seat]
        first = 0
    elif state.phase == STAGE:
        first = state.stage * QUEUE + state.spot + 1
    elif state.phase == WINDOW:
        first = (state.stage + 1) * QUEUE
    else:
        return
    for place in range(max(first, 0), TOWNS * QUEUE):
        disc = state.queue[place]
        if disc:
            town = place // QUEUE
            worth = HELPER[town] * use_of(state, disc - 1, town)
            if GOLD[town * FIELDS + place % QUEUE // 2]:
                worth += GOLD_FIELD
            strengths[disc - 1] += worth


def use_of(state: CraftsmenState, seat: int, town: int) -> float:
    """How much a seat can do in a building, about 1."""
    if town == 0:
        return 1.6 - 0.12 * state.cards[seat]
    if town == 1:
        return min(1.6, 0.45 * len(state.hands[seat])) * min(1.0, 0.2 * state.wealth(seat) + 0.3)
    if town == 2:
        return min(1.3, 0.12 * state.wealth(seat) + 0.1)
    if town == 3:
        return 0.3 * LABOUR_POINTS[state.year] * min(1.0, 0.4 + 0.15 * len(state.estates[seat]))
    if town == 4:
        lacking = 0
        for card in state.estates[seat]:
            if card >= FIRST_ADVANCED and state.filled[card] != FULL[card]:
                lacking += 1
        return 1.6 if lacking else 0.1
    return 1.0
