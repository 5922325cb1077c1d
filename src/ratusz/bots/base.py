"""What a bot is: something that chooses an action for a seat from what that seat may know."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from ratusz.core.errors import BadBot
from ratusz.core.events import TurnEnded
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State

LONGEST_PLAN: Final = 32
"""After so many actions a bot has to be asked again."""


class Bot:
    """The base of all bots that think in Python.

    A bot keeps nothing between decisions, and its random choices depend only on its seed, the seat and the number of
    actions played. So the same position gets the same answer, wherever and whenever it is asked.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int = NOBODY) -> int:
        """The action this bot would play for a seat (by default the one to decide)."""
        return self.plan(match, seat, 1)[0]

    def plan(self, match: Match, seat: int = NOBODY, most: int = LONGEST_PLAN) -> list[int]:
        """The actions with which this bot would go on for a seat: as many as it can foresee, at least one.

        A plan ends with the turn, and where something is revealed or somebody else decides. Until then the seat learns
        nothing, so asking after every action would bring no better answers. Whoever plays a plan checks `keeps_to`
        before each of its further actions.
        """
        if seat < 0:
            seat = match.player
        if not match.legal(seat):
            raise BadBot(f"Seat {seat} has nothing to decide.")
        rng = self._chance(match.ply, seat)
        state = match.redealt(seat, rng)
        turns = self._answer(match.game, state, seat, rng, [], 0)
        actions = [turns[0][0]]
        while len(actions) < most and goes_on(state, actions[-1], seat):
            rng = self._chance(match.ply + len(actions), seat)
            state.redeal(seat, rng)
            turns = self._answer(match.game, state, seat, rng, _after(turns), len(actions))
            actions.append(turns[0][0])
        return actions

    def _chance(self, ply: int, seat: int) -> Rng:
        return Rng.from_seed(f"{self.seed}/{ply}/{seat}")

    def _answer(
        self, game: Game, state: State, seat: int, rng: Rng, meant: list[list[int]], number: int
    ) -> list[list[int]]:
        legal = state.legal(seat)
        if len(legal) == 1 or state.window(seat):
            return [turn for turn in meant if turn[0] == legal[0]] or [[legal[0]]]
        world = state.clone()
        # Whether people want to look at their turns once more, or at every answer, changes nothing about what is good.
        world.confirm = []
        world.asks_all = False
        # And a search that stopped at every chance to act out of turn would not see far.
        world.windows = False
        return self.intend(game, world, seat, rng, meant, number)

    # What every bot implements.

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        """Choose one of the seat's legal actions; the state is a redealt copy and may be played on."""
        raise NotImplementedError

    # What a bot may change.

    def intend(
        self, game: Game, state: State, seat: int, rng: Rng, meant: list[list[int]], number: int
    ) -> list[list[int]]:
        """Choose an action of a plan, after so many others; by default as if it were the only one.

        A bot that compares whole turns answers with all it has compared, the best first, and is given them again at the
        next decision: `meant` is what is left of those that began with the action chosen.
        """
        return [[self.decide(game, state, seat, rng)]]

    def check(self, game: Game) -> None:
        """MissingPart if the game lacks something that the bot goes by."""

    def hurry(self, seconds: float) -> None:
        """Take no longer than this for a decision, as far as it is in the bot's hands."""

    def close(self) -> None:
        """Let go of whatever the bot holds, such as a process; it is not asked again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def keeps_to(match: Match, seat: int, action: int) -> bool:
    """Whether the next action of a plan can be played: it was the seat that acted last, and it learnt nothing by that.

    In a simultaneous phase the others act at the same time, which does not concern it. That nothing was revealed can
    only be told of a match that keeps its events.
    """
    last = next((move for move in reversed(match.moves) if move.seat == seat or not match.phase), None)
    if last is None or last.seat != seat or last.phase != match.phase or action not in match.legal(seat):
        return False
    return not any(event.reveal for event in last.events if event.seen_by(seat) is not None)


def follow(match: Match, seat: int, plan: list[int]) -> None:
    """Play a plan that was just made, as far as it can be kept to."""
    match.apply(plan[0], seat)
    for action in plan[1:]:
        if not keeps_to(match, seat, action):
            return
        match.apply(action, seat)


def _after(turns: list[list[int]]) -> list[list[int]]:
    """What is left of turns once the first action of the best has been played; nothing if that was all of it."""
    first = turns[0][0]
    return [turn[1:] for turn in turns if turn[0] == first and len(turn) > 1] if len(turns[0]) > 1 else []


def goes_on(state: State, action: int, seat: int) -> bool:
    """Carry out an action of a plan; whether the seat can foresee what it is asked next in the same turn."""
    together = state.together
    state.events = []
    state.apply(action, seat)
    events, state.events = state.events or [], None
    if state.together is not together or not state.legal(seat):
        return False
    return not any(
        (event.reveal and event.seen_by(seat) is not None) or (isinstance(event, TurnEnded) and event.seat == seat)
        for event in events
    )
