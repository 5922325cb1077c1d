"""The search for whole turns: every first action is followed to the end of the turn, and only ends are compared.

A turn in the making cannot be compared with one that is over: whatever it has not spent yet makes it look rich. So each
first action has a small beam of its own. In there, unfinished turns are compared with each other alone, by what they
would come to if they ended right away (`promise`); and turns that are over are compared by the value that their ends
have (`worth`). These two are all that the search knows of a game, and either can be replaced without the other: ends
are judged by a value that was learned, where there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ratusz.core.actions import END_TURN
from ratusz.core.events import Event, TurnEnded
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State

LONGEST: Final = 16
"""After so many decisions a turn is ended at once."""
ALIKE: Final = 3
"""How many turns with the same first action are worth comparing: what follows it can be decided later."""
KEPT: Final = 8
"""How many of them are remembered: some do all that a better one does, and more."""
LUCK: Final = 6
"""In so many worlds a turn is judged whose last action reveals something."""
TOGETHER: Final = 2
"""How many times as many unfinished turns are followed where all first actions share one beam."""
SLIGHT: Final = 0.005
"""What is worse by less than this may be better after all."""
FINE: Final = 1e-7
"""What a point is worth where the match is over and nothing but the score is left to be decided."""
FINER: Final = 1e-10
"""And what each coin is worth besides: where nothing counts any more, nobody begins what will not be finished."""
OVER: Final = 1
REVEALS: Final = 2
"""What an action did, as bits: it ended the turn, it revealed something."""
_WORD: Final[i64] = 0xFFFFFFFF


class Plan:
    """A turn or the beginning of one: its actions, where they lead and how good that looks."""

    __slots__ = ("actions", "key", "state", "value")

    def __init__(self, actions: list[int], state: State, value: float, key: i64) -> None:
        self.actions = actions
        self.state = state
        self.value = value
        self.key: i64 = key


def promise(game: Game, state: State, seat: int) -> float:
    """How good a turn in the making looks beside others with the same beginning: what it would be worth if it ended."""
    return game.value(wound_up(game, state, seat))[seat]


def wound_up(game: Game, state: State, seat: int) -> State:
    """The position after a turn that is ended at once, as far as it can be; the state itself if it cannot."""
    for number in range(LONGEST):
        legal = state.legal(seat)
        if not legal:
            break
        action = game.ending(state, legal) if game.ending is not None else END_TURN if legal[0] == END_TURN else -1
        if action < 0:
            break
        if number == 0:
            state = state.clone()
        if play(state, action, seat) & OVER:
            break
    return state


def best_turns(
    game: Game, state: State, seat: int, beam: int, most: int, rng: Rng, judge: Callable[[State], list[float]]
) -> list[Plan]:
    """The best turns found, in descending order, at least one; the state is left as it is.

    Ends of turns are judged by `judge`, whether that is the game's own value or a learned one.
    """
    search = TurnSearch(game, state, seat, beam, rng, judge)
    if state.together:
        # A plan that everybody makes at the same time is put together of many small parts in a fixed order, so that its
        # first action says little of it: all that is begun is followed in one beam.
        search.beam = TOGETHER * beam
        search.follow(search.expand(Plan([], state, -1.0, 0), search.beam))
    else:
        for first in search.expand(Plan([], state, -1.0, 0), 1 << 30):
            search.follow([first])
    return _selected(search.ends(), most)


class TurnSearch:
    """All turns found so far from one position."""

    __slots__ = ("beam", "followed", "game", "judge", "promises", "rng", "seat", "state", "turns", "worlds")

    def __init__(
        self, game: Game, state: State, seat: int, beam: int, rng: Rng, judge: Callable[[State], list[float]]
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.beam = beam
        self.rng = rng
        self.judge = judge
        self.worlds: list[State] = []
        """The same position with other luck."""
        self.turns: dict[int, list[Plan]] = {}
        """Turns by their first action, the best of each."""
        self.promises: dict[int, float] = {}
        """What was found before of the same actions in another order."""
        self.followed: set[int] = set()

    def worth(self, state: State) -> float:
        """How good the end of a turn is; of ways to win, or to lose, the one with the higher score, or more left."""
        worth = self.judge(state)[self.seat]
        if state.player >= 0:
            return worth
        left = sum(self.game.purse(state, self.seat)) if self.game.purse is not None else 0
        return worth + FINE * state.scores()[self.seat] + FINER * left

    def follow(self, plans: list[Plan]) -> None:
        """Go on from what was begun to the ends of its turns."""
        for _ in range(LONGEST):
            longer: list[Plan] = []
            for plan in plans:
                if plan.key not in self.followed:
                    self.followed.add(plan.key)
                    for found in self.expand(plan, self.beam):
                        insert(longer, found, self.beam)
            plans = longer
            if not plans:
                return
        for plan in plans:
            self.finish(plan)

    def expand(self, plan: Plan, beam: int) -> list[Plan]:
        """What a plan can go on with: the best that are not over; those that are, are turns."""
        legal = plan.state.legal(self.seat)
        if self.game.sensible is not None:
            legal = self.game.sensible(plan.state, legal)
        longer: list[Plan] = []
        for action in legal:
            key = plan.key + _mix(action)
            known = self.promises.get(key, -1.0)
            if key in self.followed or (known >= 0.0 and len(longer) == beam and known <= longer[-1].value):
                continue
            after = plan.state.clone()
            outcome = play(after, action, self.seat)
            if outcome & OVER:
                self.followed.add(key)
                turn = Plan([*plan.actions, action], after, self.worth(after), key)
                if outcome & REVEALS:
                    turn.value = self.expected(turn)
                self.keep(turn)
                continue
            if known < 0.0:
                known = promise(self.game, after, self.seat)
                self.promises[key] = known
            insert(longer, Plan([*plan.actions, action], after, known, key), beam)
        return longer

    def expected(self, turn: Plan) -> float:
        """What a turn is worth on average that ends with something revealed: its luck in one world is no merit."""
        while len(self.worlds) < LUCK - 1:
            world = self.state.clone()
            world.redeal(self.seat, self.rng)
            self.worlds.append(world)
        total = turn.value
        for world in self.worlds:
            after = world.clone()
            for action in turn.actions:
                if action not in after.legal(self.seat):
                    after = wound_up(self.game, after, self.seat)
                    break
                after.carry_out(action, self.seat)
            total += self.worth(after)
        return total / LUCK

    def finish(self, plan: Plan) -> None:
        """A turn that is too long to be searched to its end is judged by how it would end at once."""
        end = wound_up(self.game, plan.state, self.seat)
        self.keep(Plan(plan.actions, end, self.worth(end), plan.key))

    def keep(self, turn: Plan) -> None:
        """Note a turn that is over, unless enough of the same beginning are better."""
        insert(self.turns.setdefault(turn.actions[0], []), turn, KEPT)

    def ends(self) -> list[Plan]:
        """All turns that were kept."""
        return [turn for turns in self.turns.values() for turn in turns]


def _selected(turns: list[Plan], most: int) -> list[Plan]:
    """The best turns in descending order, earlier ones before equals.

    What does all that a better one does, and more, is left out: a sale or purchase on top that makes things worse.
    """
    turns.sort(key=lambda turn: -turn.value)
    selected: list[Plan] = []
    alike: dict[int, int] = {}
    for turn in turns:
        first = turn.actions[0]
        number = alike.get(first, 0)
        if number < ALIKE and not any(_does_more(turn, better) for better in selected):
            alike[first] = number + 1
            selected.append(turn)
            if len(selected) == most:
                break
    return selected


def _does_more(turn: Plan, better: Plan) -> bool:
    """Whether a turn has all the actions of one that is clearly better, and some besides."""
    if len(turn.actions) < len(better.actions) or better.value - turn.value < SLIGHT:
        return False
    rest = turn.actions[:]
    for action in better.actions:
        if action in rest:
            rest.remove(action)
        elif action != END_TURN:
            return False
    return True


def play(state: State, action: int, seat: int) -> int:
    """Apply an action of a turn; whether it is over then, even if the seat itself goes on with another, and reveals."""
    together = bool(state.together)
    events: list[Event] = []
    state.events = events
    state.apply(action, seat)
    state.events = None
    outcome = 0 if state.legal(seat) else OVER
    for event in events:
        if isinstance(event, TurnEnded) and event.seat == seat:
            outcome |= OVER
        elif event.reveal and not together and event.seen_by(seat) is not None:
            outcome |= REVEALS
    return outcome


def insert(plans: list[Plan], plan: Plan, most: int) -> None:
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
