"""How well each seat of The Builders stands: the knowledge the bots share.

A seat's strength is the sum of what it has, each thing at its worth in that phase of the match: card points, coins,
actions, workers and what they can do, and sites by how far they are from being finished. The chances to win follow from
the strengths. The worths were fitted to the choices and results of searches by `mcts` in matches against itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratusz.core.chances import chances, outcome
from ratusz.games.builders import cards
from ratusz.games.builders.cards import FIRST_BUILDING, FIRST_MACHINE_WORKER, PRODUCES, REQUIRES, WAGE
from ratusz.games.builders.state import BuildersState

LEADS: Final[list[int]] = [0, 6, 11, 16]
"""The card points of the leading seat for which worths are given; between them they change evenly."""

BUILDINGS: Final = cards.FIRST_WORKER - FIRST_BUILDING
FAR: Final = 5
"""The distance of all sites that need this many actions or more."""

WORTHS: Final[dict[str, list[float]]] = {
    # with the leader at   0, 6, 11, 16 card points, and in the last round
    "card point": [0.630, 0.311, 0.341, 0.328, 0.289],
    "coin": [0.025, 0.038, 0.083, 0.010, 0.053],
    "one of the first 4 coins": [0.099, -0.026, 0.061, 0.055, 0.046],
    "one of the first 10 coins": [0.134, 0.026, 0.028, 0.034, 0.049],
    "one of the first 20 coins": [0.025, 0.052, -0.020, 0.068, -0.027],
    "full ten coins": [0.056, 0.001, 0.023, 0.049, -0.004],
    "action left this round": [0.651, 0.422, 0.454, 0.449, 0.382],
    "being in turn": [-0.023, -0.031, -0.068, -0.030, -0.239],
    "free worker": [-0.317, -0.074, 0.024, -0.133, -0.120],
    "resource of free workers": [0.146, -0.010, -0.017, 0.024, 0.009],
    "first of a resource of free workers": [0.115, 0.136, 0.240, 0.390, 0.417],
    "one of the first 3 of a resource": [0.146, -0.024, -0.090, -0.055, -0.093],
    "resource of a free machine": [0.028, 0.012, 0.003, -0.008, -0.008],
    "resource on a site, needed": [0.091, 0.018, 0.029, -0.004, -0.030],
    "resource on a site, not needed": [0.143, -0.054, -0.026, -0.105, -0.084],
    "resource missing on a site": [-0.014, 0.020, 0.019, -0.000, -0.005],
    "resource missing that free workers lack": [-0.003, -0.041, -0.011, 0.014, -0.001],
    "coin of wages to come": [-0.056, -0.019, -0.015, -0.012, -0.008],
    "coin of wages beyond the purse": [-0.008, -0.019, -0.004, -0.030, -0.011],
    "coin of the lowest wages beyond the purse": [-0.048, -0.171, -0.103, -0.049, -0.042],
    "site at distance 1": [-0.277, -0.011, -0.142, -0.033, -0.112],
    "site at distance 2": [-0.254, -0.047, -0.166, 0.047, -0.006],
    "site at distance 3": [-0.244, 0.328, 0.246, 0.219, 0.040],
    "site at distance 4": [-0.480, 0.974, 0.351, 0.334, 0.080],
    "site at distance 5": [-0.419, 0.721, 0.494, 0.116, 0.146],
    "point at distance 1": [0.460, 0.202, 0.138, 0.215, 0.113],
    "point at distance 2": [0.218, 0.156, 0.060, 0.013, 0.049],
    "point at distance 3": [0.124, 0.078, 0.072, -0.057, -0.008],
    "point at distance 4": [0.095, -0.038, -0.119, 0.101, -0.008],
    "point at distance 5": [0.074, -0.110, -0.080, 0.027, -0.042],
    "coin at distance 1": [0.066, 0.068, 0.055, 0.031, 0.037],
    "coin at distance 2": [0.074, 0.042, 0.040, 0.040, 0.009],
    "coin at distance 3": [0.076, 0.015, -0.014, 0.035, 0.012],
    "coin at distance 4": [0.088, -0.000, 0.026, -0.025, 0.005],
    "coin at distance 5": [0.083, 0.030, 0.007, 0.012, 0.018],
    "resource of a machine on its site": [-0.012, -0.018, 0.024, 0.035, 0.013],
    "site beyond two": [0.264, -0.125, -0.066, -0.080, -0.109],
    "site beyond four": [-0.253, -0.217, -0.184, -0.063, 0.095],
}
"""What one of each thing adds to the logarithm of a seat's odds."""

DOUBT: Final = 0.001
"""The chance that all comes differently, for each card point that the leader needs: who surely wins should end it."""

_TOP: Final[i64] = 0x80808080
_ONES: Final[i64] = 0x01010101
_MOST: Final = 128
"""Beyond so many coins or resources, more are worth as much as so many."""


class Phase:
    """The worths in one phase of the match, as tables where they depend on one number alone."""

    def __init__(self, worth: dict[str, float]) -> None:
        self.card_point = worth["card point"]
        self.action = worth["action left this round"]
        self.in_turn = worth["being in turn"]
        self.free_worker = worth["free worker"]
        self.machine = worth["resource of a free machine"]
        self.useful = worth["resource on a site, needed"]
        self.wasted = worth["resource on a site, not needed"]
        self.missing = worth["resource missing on a site"]
        self.lacking = worth["resource missing that free workers lack"]
        self.wage = worth["coin of wages to come"]
        self.short = worth["coin of wages beyond the purse"]
        self.first_short = worth["coin of the lowest wages beyond the purse"]
        self.coins: list[float] = [_worth_of_coins(worth, coins) for coins in range(_MOST)]
        self.last_coins: list[float] = [
            worth["coin"] * coins + worth["full ten coins"] * (coins // cards.COINS_PER_POINT) for coins in range(_MOST)
        ]
        """What coins are worth to a seat that has no turn any more."""
        self.crew: list[float] = [_worth_of_crew(worth, resources) for resources in range(_MOST)]
        self.crowd: list[float] = [
            worth["site beyond two"] * max(0, sites - 2) + worth["site beyond four"] * max(0, sites - 4)
            for sites in range(cards.FIRST_WORKER)
        ]
        self.sites: list[float] = [
            _worth_of_site(worth, site, distance)
            for distance in range(1, FAR + 1)
            for site in range(FIRST_BUILDING, cards.FIRST_WORKER)
        ]
        """The worth of each site at each distance, row by row."""


def _worth_of_coins(worth: dict[str, float], coins: int) -> float:
    return (
        worth["coin"] * coins
        + worth["one of the first 4 coins"] * min(coins, 4)
        + worth["one of the first 10 coins"] * min(coins, 10)
        + worth["one of the first 20 coins"] * min(coins, 20)
        + worth["full ten coins"] * (coins // cards.COINS_PER_POINT)
    )


def _worth_of_crew(worth: dict[str, float], resources: int) -> float:
    """What the free workers' production of one resource is worth."""
    return (
        worth["resource of free workers"] * resources
        + worth["first of a resource of free workers"] * min(resources, 1)
        + worth["one of the first 3 of a resource"] * min(resources, 3)
    )


def _worth_of_site(worth: dict[str, float], site: int, distance: int) -> float:
    machine = sum(cards.unpack(PRODUCES[site + cards.MACHINE_TO_WORKER])) if site >= cards.FIRST_MACHINE else 0
    return (
        worth[f"site at distance {distance}"]
        + worth[f"point at distance {distance}"] * cards.POINTS[site]
        + worth[f"coin at distance {distance}"] * cards.REWARD[site]
        + worth["resource of a machine on its site"] * machine
    )


def _phases() -> list[Phase]:
    """The phase for each number of card points of the leader below the end, and the last round."""
    phases: list[Phase] = []
    for lead in range(cards.END_POINTS):
        after = 1
        while after < len(LEADS) - 1 and LEADS[after] < lead:
            after += 1
        part = (lead - LEADS[after - 1]) / (LEADS[after] - LEADS[after - 1])
        phases.append(
            Phase({name: knots[after - 1] * (1.0 - part) + knots[after] * part for name, knots in WORTHS.items()})
        )
    phases.append(Phase({name: knots[-1] for name, knots in WORTHS.items()}))
    return phases


_PHASES: Final = _phases()
_LAST_ROUND: Final = cards.END_POINTS


TERM_IDS: Final = ("points", "actions", "coins", "crew", "sites", "resources", "wages", "crowd")
"""What a strength is made of, in this order."""


def value(state: BuildersState) -> list[float]:
    """The chance of each seat to win; nobody wins a match that a cap ended."""
    if state.player < 0:
        return [1.0 / state.players] * state.players if state.capped else outcome(state)
    players = state.players
    lead = max(state.card_points)
    doubt = 0.0 if is_last(state, lead) else DOUBT * (cards.END_POINTS - lead)
    found = chances([sum(row) for row in terms(state)], 1.0)
    return [chance * (1.0 - doubt) + doubt / players for chance in found]


def is_last(state: BuildersState, lead: int) -> bool:
    """Whether this is the last round, or will be as soon as the turn is over."""
    return state.end_triggered or lead >= cards.END_POINTS


def terms(state: BuildersState) -> list[list[float]]:
    """For each seat what its strength is made of, as logarithms of odds."""
    lead = max(state.card_points)
    last = is_last(state, lead)
    phase = _PHASES[_LAST_ROUND if last else lead]
    players = state.players
    first = state.first_player
    active = (state.player - first) % players
    rows: list[list[float]] = []
    for seat in range(players):
        place = (seat - first) % players
        points = phase.card_point * state.card_points[seat]
        if last and place < active:
            coins = phase.last_coins[min(state.coins[seat], _MOST - 1)]
            rows.append([points, 0.0, coins, 0.0, 0.0, 0.0, 0.0, 0.0])
            continue
        actions = 0.0
        if place == active:
            actions = phase.action * state.actions_left + phase.in_turn
        elif place > active:
            actions = phase.action * cards.FREE_ACTIONS
        rows.append(_terms(state, seat, phase, points, actions))
    return rows


def _terms(state: BuildersState, seat: int, phase: Phase, points: float, actions: float) -> list[float]:
    """The terms of a seat that still has a turn to come: coins, free workers and sites beside what is known."""
    coins: i64 = state.coins[seat]
    free = state.free[seat]
    crew: i64 = 0
    machines: i64 = 0
    for worker in free:
        crew += PRODUCES[worker]
        if worker >= FIRST_MACHINE_WORKER:
            machines += _count(PRODUCES[worker])
    table = phase.crew
    able = table[crew & 0x7F] + table[crew >> 8 & 0x7F] + table[crew >> 16 & 0x7F] + table[crew >> 24 & 0x7F]
    able += phase.free_worker * len(free) + phase.machine * float(machines)
    purse = phase.coins[min(state.coins[seat], _MOST - 1)]
    sites = state.sites[seat]
    if not sites:
        return [points, actions, purse, able, 0.0, 0.0, 0.0, 0.0]
    begun = 0.0
    need: i64 = 0
    useful: i64 = 0
    brought: i64 = 0
    wages: i64 = 0
    lowest: i64 = 1000
    for site in sites:
        produced: i64 = state.produced[site]
        missing = _missing(produced, REQUIRES[site])
        left = _count(missing)
        need += missing
        useful += _count(REQUIRES[site]) - left
        brought += _count(produced)
        distance, pay = _way(free, missing, left)
        begun += phase.sites[(distance - 1) * BUILDINGS + site - FIRST_BUILDING]
        wages += pay
        lowest = min(lowest, pay)
    resources = phase.useful * float(useful) + phase.wasted * float(brought - useful)
    resources += phase.missing * float(_count(need)) + phase.lacking * float(_count(_missing(crew, need)))
    due = phase.wage * float(wages)
    if wages > coins:
        due += phase.short * float(wages - coins)
        if lowest > coins:
            due += phase.first_short * float(lowest - coins)
    return [points, actions, purse, able, begun, resources, due, phase.crowd[len(sites)]]


def _way(free: list[int], missing: i64, left: i64) -> tuple[i64, i64]:
    """How many actions and coins a site needs until it is finished.

    The free workers that help most are sent; for what is then missing, workers have to be hired first.
    """
    distance: i64 = 0
    wages: i64 = 0
    sent: i64 = 0
    while left > 0:
        best: i64 = 0
        best_gain: i64 = 0
        best_wage: i64 = 0
        best_missing: i64 = 0
        best_left: i64 = 0
        bit: i64 = 1
        for worker in free:
            if not sent & bit:
                after = _missing(PRODUCES[worker], missing)
                still = _count(after)
                # Resources before wages: no worker earns eight coins.
                gain = 8 * (left - still) - WAGE[worker]
                if still < left and gain > best_gain:
                    best, best_gain, best_missing, best_left = bit, gain, after, still
                    best_wage = WAGE[worker]
            bit <<= 1
        if best == 0:
            break
        sent |= best
        distance += 1
        wages += best_wage
        missing = best_missing
        left = best_left
    distance += 2 * ((left + 2) // 3)
    return (distance if distance < FAR else FAR), wages + left


def _missing(have: i64, need: i64) -> i64:
    """What of a packed need is not there, each resource by itself."""
    lent: i64 = (need | _TOP) - have
    return lent & (((lent & _TOP) >> 7) * 0xFF) & ~_TOP


def _count(packed: i64) -> i64:
    """All four resources together."""
    return (packed * _ONES >> 24) & 0xFF
