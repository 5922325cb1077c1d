"""How well each seat of The Builders stands: the knowledge the bots share.

Each seat's final score is projected: its card points, its coins, and what the actions it still has are worth, spent
first on finishing its best sites and then at the usual rate. The chances to win follow from the projected scores.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ratusz.games.builders.cards import (
    ACTION_PRICE,
    END_POINTS,
    FIRST_MACHINE_WORKER,
    FREE_ACTIONS,
    POINTS,
    PRODUCES,
    REQUIRES,
    REWARD,
    WAGE,
)
from ratusz.games.builders.state import BuildersState

# All worths are in points.
ACTION: Final = 1.0
"""What an action brings on the average of a whole match."""
COIN: Final = 0.2
"""A coin that will buy a fifth of an action."""
LAST_COIN: Final = 0.1
"""A coin at the end of the match."""
SCARCE_COIN: Final = 0.15
"""What each of the first coins is worth above that: without wages nobody works."""
SCARCE_COINS: Final = 6
WORKERS: Final[list[float]] = [0.0, 1.0, 1.8, 2.5, 3.0, 3.3, 3.5, 3.6]
"""The worth of so many workers of one's own early in the match: each saves hiring, the first more than the last."""
PACE: Final = 2.0
"""Card points per turn of a seat that leads."""
HIRED: Final = 2.5
"""How many of the missing resources one hired worker brings."""

_TOP: Final[i64] = 0x80808080
_ONES: Final[i64] = 0x01010101


def value(state: BuildersState) -> list[float]:
    """The chance of each seat to win."""
    if state.player() < 0:
        return _outcome(state)
    turns = _turns_left(state)
    scores = [_projected(state, seat, turns) for seat in range(state.players)]
    best = max(scores)
    spread = 0.7 + 0.45 * turns
    chances = [math.exp((score - best) / spread) for score in scores]
    total = sum(chances)
    return [chance / total for chance in chances]


def _outcome(state: BuildersState) -> list[float]:
    if state.capped:
        return [1.0 / state.players] * state.players
    places = state.ranking()
    share = 1.0 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def _turns_left(state: BuildersState) -> float:
    """How many more turns the match probably gives each seat after the current round."""
    if state.end_triggered:
        return 0.0
    lead = max(state.card_points)
    return max(0.0, END_POINTS - lead) / PACE


def _projected(state: BuildersState, seat: int, turns: float) -> float:
    coins = state.coins[seat]
    to_come = _turns_this_round(state, seat)
    actions = turns * FREE_ACTIONS
    if to_come == 1:
        actions += FREE_ACTIONS
    elif to_come == 0:
        actions += state.actions_left
    if actions == 0.0:
        return state.card_points[seat] + LAST_COIN * coins
    early = actions / (actions + 6.0)
    coin = LAST_COIN + (COIN - LAST_COIN) * early
    total = state.card_points[seat] + coin * coins + SCARCE_COIN * early * min(coins, SCARCE_COINS)
    budget = actions + coins // ACTION_PRICE * 0.5
    total += _workers_worth(state, seat) * early
    total += _sites_worth(state, seat, budget, coin)
    return total


def _turns_this_round(state: BuildersState, seat: int) -> int:
    """1 for a seat whose turn is still to come in this round, 0 for the active one, -1 for those who had it."""
    players = state.players
    active = (state.player() - state.first_player) % players
    place = (seat - state.first_player) % players
    return 1 if place > active else 0 if place == active else -1


def _workers_worth(state: BuildersState, seat: int) -> float:
    count = 0
    total = 0.0
    where = state.where
    for worker in state.free[seat]:
        if worker < FIRST_MACHINE_WORKER:
            count += 1
        else:
            total += 1.5
    return total + WORKERS[min(count, len(WORKERS) - 1)]


def _sites_worth(state: BuildersState, seat: int, budget: float, coin: float) -> float:
    """What the actions of the budget bring: the best own sites first, whatever is left at the usual rate."""
    gains: list[float] = []
    costs: list[float] = []
    for site in state.sites[seat]:
        missing = _missing(state.produced[site], REQUIRES[site])
        sends = 0
        wages = 0
        free = state.free[seat][:]
        while missing != 0:
            best = 0
            best_score = 0
            best_left: i64 = 0
            for worker in free:
                left = _missing(PRODUCES[worker], missing)
                useful = _count(missing) - _count(left)
                if useful > 0:
                    score = 8 * useful - WAGE[worker]
                    if score > best_score:
                        best, best_score, best_left = worker, score, left
            if best == 0:
                break
            free.remove(best)
            sends += 1
            wages += WAGE[best]
            missing = best_left
        cost = float(sends)
        lacking = _count(missing)
        if lacking > 0:
            cost += 2.0 * math.ceil(lacking / HIRED)
            wages += lacking + 1
        gains.append(POINTS[site] + coin * (REWARD[site] - wages))
        costs.append(cost)
    return _spend(gains, costs, budget)


def _spend(gains: list[float], costs: list[float], budget: float) -> float:
    total = 0.0
    while gains:
        best = 0
        for index in range(1, len(gains)):
            if gains[index] * costs[best] > gains[best] * costs[index]:
                best = index
        gain = gains.pop(best)
        cost = costs.pop(best)
        if gain <= 0.0:
            continue
        if cost <= budget:
            total += gain
            budget -= cost
        else:
            total += gain * 0.5 * (budget / cost) ** 2
            budget *= 0.5
    return total + ACTION * budget * (budget / (budget + 3.0))


def _missing(have: i64, need: i64) -> i64:
    """What is left of a packed need, each resource by itself."""
    enough: i64 = (((need | _TOP) - have) & _TOP) >> 7
    covered: i64 = enough * 0xFF
    return ((need | _TOP) - have) & covered & ~_TOP


def _count(packed: i64) -> int:
    return int((packed * _ONES >> 24) & 0xFF)
