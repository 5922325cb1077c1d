"""The bot that looks for the best turn: the sequence of its own decisions that leaves it standing best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ratusz.bots.base import Bot
from ratusz.core.events import Event, TurnEnded
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State

BEAM: Final = 4
"""How many unfinished plans are followed further after each decision."""
LONGEST: Final = 16
"""After so many decisions a plan is judged as it stands."""
_WORD: Final[i64] = 0xFFFFFFFF


class Plan:
    """The beginning of a turn: its first action, where it leads and how good that looks."""

    __slots__ = ("first", "key", "state", "value")

    def __init__(self, first: int, state: State, value: float, key: i64) -> None:
        self.first = first
        self.state = state
        self.value = value
        self.key: i64 = key


def best_turn(game: Game, state: State, seat: int, beam: int) -> int:
    """The first action of the best turn found; the state is left as it is."""
    best = Plan(-1, state, -1.0, 0)
    plans = [best]
    for _ in range(LONGEST):
        open_plans: list[Plan] = []
        seen: set[int] = set()
        for plan in plans:
            legal = plan.state.legal(seat)
            if game.sensible is not None:
                legal = game.sensible(plan.state, legal)
            for action in legal:
                key = plan.key + _mix(action)
                if key in seen:
                    continue
                seen.add(key)
                after = plan.state.clone()
                ended = play(after, action, seat)
                value = game.value(after)[seat]
                longer = Plan(plan.first if plan.first >= 0 else action, after, value, key)
                if not ended:
                    _insert(open_plans, longer, beam)
                elif value > best.value:
                    best = longer
        if not open_plans:
            return best.first
        plans = open_plans
    return best.first if best.value >= plans[0].value else plans[0].first


def play(state: State, action: int, seat: int) -> bool:
    """Carry out an action; whether the turn of the seat is over by it.

    It is when others have to decide. Who plays alone goes on deciding, and only the events tell.
    """
    if state.players > 1:
        state.apply(action, seat)
        return not state.legal(seat)
    events: list[Event] = []
    state.events = events
    state.apply(action, seat)
    state.events = None
    return not state.legal(seat) or any(isinstance(event, TurnEnded) for event in events)


def _insert(plans: list[Plan], plan: Plan, most: int) -> None:
    """Keep the best plans in descending order, earlier ones before equals."""
    place = len(plans)
    while place > 0 and plans[place - 1].value < plan.value:
        place -= 1
    if place < most:
        plans.insert(place, plan)
        if len(plans) > most:
            plans.pop()


def _mix(action: i64) -> i64:
    """A number such that sums tell sets of actions apart, whatever their order."""
    mixed: i64 = ((action + 1) * 0x9E3779B1) & _WORD
    mixed = ((mixed ^ (mixed >> 15)) * 0x85EBCA6B) & _WORD
    return mixed ^ (mixed >> 13)


@mypyc_attr(native_class=False)
class GreedyBot(Bot):
    """Plays the first action of the turn that ends with the highest value for its seat.

    Of a hundred decisions it leaves so many to chance as it is told to slip: an opponent for a first match.
    """

    def __init__(self, slips: int = 0, seed: int = 0) -> None:
        super().__init__(seed)
        self.slips = slips

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if self.slips and rng.below(100) < self.slips:
            return legal[rng.below(len(legal))]
        if game.sensible is not None:
            legal = game.sensible(state, legal)
        return legal[0] if len(legal) == 1 else best_turn(game, state, seat, BEAM)
