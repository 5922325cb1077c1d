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
ALIKE: Final = 3
"""How many turns with the same first action are worth comparing: what follows it can be decided later."""
_WORD: Final[i64] = 0xFFFFFFFF


class Plan:
    """The beginning of a turn: its actions, where they lead and how good that looks."""

    __slots__ = ("actions", "key", "state", "value")

    def __init__(self, actions: list[int], state: State, value: float, key: i64) -> None:
        self.actions = actions
        self.state = state
        self.value = value
        self.key: i64 = key


def best_turns(game: Game, state: State, seat: int, beam: int, most: int) -> list[Plan]:
    """The best turns found, in descending order, at least one; the state is left as it is."""
    turns: list[Plan] = []
    plans = [Plan([], state, -1.0, 0)]
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
                over = play(after, action, seat)
                longer = Plan([*plan.actions, action], after, game.value(after)[seat], key)
                if over:
                    turns.append(longer)
                else:
                    _insert(open_plans, longer, beam)
        plans = open_plans
        if not plans:
            break
    return _selected(turns + plans, most)


def _selected(turns: list[Plan], most: int) -> list[Plan]:
    """The best turns in descending order, earlier ones before equals."""
    turns.sort(key=lambda turn: -turn.value)
    selected: list[Plan] = []
    alike: dict[int, int] = {}
    for turn in turns:
        first = turn.actions[0]
        number = alike.get(first, 0)
        if number < ALIKE:
            alike[first] = number + 1
            selected.append(turn)
            if len(selected) == most:
                break
    return selected


def play(state: State, action: int, seat: int) -> bool:
    """Apply an action of the plan; whether the turn is over then, even if the seat itself goes on with another."""
    events: list[Event] = []
    state.events = events
    state.apply(action, seat)
    state.events = None
    for event in events:
        if isinstance(event, TurnEnded) and event.seat == seat:
            return True
    return not state.legal(seat)


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

    def check(self, game: Game) -> None:
        game.need("value")

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if self.slips and rng.below(100) < self.slips:
            return legal[rng.below(len(legal))]
        if game.sensible is not None:
            legal = game.sensible(state, legal)
        return legal[0] if len(legal) == 1 else best_turns(game, state, seat, BEAM, 1)[0].actions[0]
