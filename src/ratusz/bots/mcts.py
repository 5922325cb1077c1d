"""The bot that searches: which of its best turns does best in many redealt worlds, some turns further on.

It begins with the turns that the greedy bot finds best, and compares them whole: what is put together click by click
never shows its worth before the last one. Every walk plays one of these turns in a world in which all that the seat
cannot know is dealt anew, and goes on down a tree of decisions which all worlds share (information-set Monte Carlo
tree search). It ends with the turn in which it leaves the tree, or after some turns of every seat, in the value that
each seat has then. In the middle of a turn, the game's own heuristic says what to try.

Three things make these values comparable. The first walk of every turn begins in the same world, so does the second,
and so on. A walk counts what was gained in its world. And where the heuristic has to stand in for walks that were not
made yet, it is taken to be wrong by as much as it was wrong about the neighbours.

Beyond the turns compared, questions of detail get the answer that the game calls usual. Two kinds of games do without
the tree. Where a value was learned, it tells good turns better than the heuristic does: every seat plays the one that
looks best by it, and what comes of that is judged. And a game in which a turn shows its worth much later can have
habits for all questions, which walks follow to the end of the round.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ratusz.bots.base import Bot
from ratusz.bots.turns import Plan, best_turns
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State

BEAM: Final = 4
"""How many unfinished turns with the same first action are followed further in looking for those to compare."""
TURNS: Final = 16
"""How many turns are compared at most."""
HORIZON: Final = 6
"""A walk ends after so many turns of each seat."""
DEEPEST: Final = 60
"""And after so many decisions in any case."""
EXPLORATION: Final = 0.1
"""How strongly walks are drawn to what was tried seldom so far."""
SHARPNESS: Final = 25.0
"""How strongly the heuristic decides what is tried often."""
AGAIN: Final = 0.5
"""Which part of its time a bot takes when something better turns up after the first action; later, it takes less."""
TRUST: Final = 2.0
"""How many walks the opinion of the heuristic counts for."""


class Node:
    """What is known of a decision of one seat: a line for each action that was ever legal there."""

    __slots__ = ("available", "children", "error", "lines", "opinions", "seat", "totals", "visits", "walks")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: dict[int, int] = {}
        """The line of each action."""
        self.visits: list[int] = []
        self.available: list[int] = []
        """How often the action was legal when a walk came here; hidden cards decide that."""
        self.totals: list[float] = []
        self.opinions: list[float] = []
        """What the heuristic expected of the action."""
        self.walks = 0
        self.error = 0.0
        """By how much all walks together brought more than was expected of their actions."""
        self.children: dict[int, Node] = {}
        """What follows, by line and by the seat that decides next."""

    def add(self, action: int, opinion: float) -> None:
        """A new line for an action."""
        self.lines[action] = len(self.visits)
        self.visits.append(0)
        self.available.append(0)
        self.totals.append(0.0)
        self.opinions.append(opinion)

    def select(self, lines: list[int]) -> int:
        """The line to follow: good so far, or promising and seldom tried."""
        most = -1.0
        for line in lines:
            most = max(most, self.opinions[line])
        weights: list[float] = []
        total = 0.0
        for line in lines:
            weight = math.exp(SHARPNESS * (self.opinions[line] - most))
            weights.append(weight)
            total += weight
        error = self.error / self.walks if self.walks else 0.0
        best = lines[0]
        best_score = -1e9
        for number, line in enumerate(lines):
            self.available[line] += 1
            visits = self.visits[line]
            score = (self.totals[line] + TRUST * (self.opinions[line] + error)) / (visits + TRUST)
            score += EXPLORATION * weights[number] / total * math.sqrt(self.available[line]) / (1 + visits)
            if score > best_score:
                best, best_score = line, score
        return best

    def note(self, line: int, gain: float) -> None:
        """A walk through a line has gained so much."""
        self.visits[line] += 1
        self.totals[line] += gain
        self.walks += 1
        self.error += gain - self.opinions[line]

    def child(self, line: int, seat: int, players: int) -> Node:
        """The decision of a seat that follows."""
        key = line * players + seat
        child = self.children.get(key)
        if child is None:
            child = Node(seat)
            self.children[key] = child
        return child


class Search:
    """One tree, for one decision of one seat; the lines of its root are whole turns."""

    def __init__(
        self, game: Game, state: State, seat: int, rng: Rng, judge: Callable[[State], list[float]], learned: bool
    ) -> None:
        self.game = game
        self.judge = judge
        self.learned = learned
        """Whether the judge goes by a value that was learned."""
        self.state = state
        self.seat = seat
        self.rng = rng
        self.turns: list[Plan] = best_turns(game, state, seat, BEAM, TURNS, rng, judge)
        self.worlds: list[State] = []
        self.worths: list[list[float]] = []
        """What each world was worth to each seat before anything was done in it."""
        self.hopes: list[list[float]] = []
        """The same by the game's own heuristic."""
        self.before: list[float] = judge(state)
        """What the world of this walk was worth."""
        self.hoped: list[float] = self.before
        self.root = Node(seat)
        for number, turn in enumerate(self.turns):
            self.root.add(number, turn.value - self.before[seat])
        self.nodes: list[Node] = []
        self.steps: list[int] = []

    def iterate(self) -> None:
        """One walk: a turn, what follows it, and what every node on the way learns from that."""
        line = self.root.select(list(range(len(self.turns))))
        number = self.root.visits[line]
        if number == len(self.worlds):
            self.deal()
        self.before = self.worths[number]
        self.hoped = self.hopes[number]
        self.nodes = [self.root]
        self.steps = [line]
        values = self.walk(self.worlds[number].clone(), line)
        for depth, node in enumerate(self.nodes):
            node.note(self.steps[depth], values[node.seat] - self.before[node.seat])

    def deal(self) -> None:
        """Another world."""
        world = self.state.clone()
        world.redeal(self.seat, self.rng)
        self.worlds.append(world)
        self.worths.append(self.judge(world))
        self.hopes.append(self.game.value(world))

    def walk(self, state: State, line: int) -> list[float]:
        """Play a turn as far as it is possible in this world, and what follows; the value of each seat then."""
        for action in self.turns[line].actions:
            if action not in state.legal(self.seat):
                break
            state.carry_out(action, self.seat)
        if self.game.play_on is not None:
            self.game.play_on(state)
            return self.judge(state)
        if self.learned:
            return self.judge(self.answered(state))
        following = pass_over(self.game, state)
        if following >= 0:
            self.descend(state, self.root.child(line, following, state.players))
        return self.judge(state)

    def answered(self, state: State) -> State:
        """The position after one more turn of every seat, each the best that this seat finds in this world."""
        for _ in range(state.players):
            seat = pass_over(self.game, state)
            if seat < 0:
                break
            state = best_turns(self.game, state, seat, 1, 1, self.rng, self.judge)[0].state
        return state

    def descend(self, state: State, node: Node) -> None:
        """Follow the tree, and finish the turn in which it is left."""
        turns = 0
        left = False
        while True:
            seat = node.seat
            legal = state.legal(seat)
            if self.game.sensible is not None:
                legal = self.game.sensible(state, legal)
            left |= not node.lines
            lines = self.lines(node, state, legal)
            line = node.select(lines)
            self.nodes.append(node)
            self.steps.append(line)
            state.carry_out(legal[lines.index(line)], seat)
            following = pass_over(self.game, state)
            if following < 0 or len(self.nodes) == DEEPEST:
                return
            if following != seat or state.players == 1:
                turns += 1
                if left or turns == HORIZON * state.players:
                    return
            node = node.child(line, following, state.players)

    def lines(self, node: Node, state: State, legal: list[int]) -> list[int]:
        """The line of each action; those that are new here are valued by the heuristic."""
        lines: list[int] = []
        for action in legal:
            if action not in node.lines:
                after = state.clone()
                after.carry_out(action, node.seat)
                node.add(action, self.game.value(after)[node.seat] - self.hoped[node.seat])
            lines.append(node.lines[action])
        return lines

    def lead(self) -> int:
        """How many more walks the favourite has had than the turn that comes next."""
        most = second = 0
        for visits in self.root.visits:
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most - second

    def ranked(self) -> list[list[int]]:
        """The turns, the one first that was walked most often, the better-looking one of equals."""
        best = 0
        for line in range(len(self.turns)):
            if self.root.visits[line] > self.root.visits[best]:
                best = line
        return [self.turns[best].actions, *[turn.actions for turn in self.turns]]


def still_best(
    game: Game, state: State, seat: int, meant: list[list[int]], rng: Rng, judge: Callable[[State], list[float]]
) -> bool:
    """Whether a second look for the best turn finds the first of those meant, or one that it was preferred to."""
    after = state.clone()
    for action in meant[0]:
        if action not in after.legal(seat):
            return False
        after.carry_out(action, seat)
    found = best_turns(game, state, seat, BEAM, 1, rng, judge)[0]
    return found.value <= judge(after)[seat] or found.actions in meant


def pass_over(game: Game, state: State) -> int:
    """Answer what needs no thought: a single sensible answer, or a usual one; the seat that has to decide next."""
    while True:
        seat = state.player
        if seat < 0:
            return seat
        legal = state.legal(seat)
        if len(legal) > 1:
            usual = game.usual(state) if game.usual is not None else -1
            if usual >= 0:
                state.carry_out(usual, seat)
                continue
            if game.sensible is not None:
                legal = game.sensible(state, legal)
        if len(legal) > 1:
            return seat
        state.carry_out(legal[0], seat)


@mypyc_attr(native_class=False)
class MctsBot(Bot):
    """Thinks for some seconds or iterations, whichever ends first, or until nothing can change its mind."""

    def __init__(
        self, seconds: float = 0.0, iterations: int = 0, seed: int = 0, learned: int = 1, style: str = ""
    ) -> None:
        super().__init__(seed)
        self.learned = learned
        self.style = style
        self.seconds = seconds if seconds or iterations else 1.0
        self.iterations = iterations

    def check(self, game: Game) -> None:
        game.need("value")

    def hurry(self, seconds: float) -> None:
        self.seconds = min(self.seconds or seconds, seconds)

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        return self.compare(game, state, seat, rng, 1.0)[0][0]

    def intend(
        self, game: Game, state: State, seat: int, rng: Rng, meant: list[list[int]], number: int
    ) -> list[list[int]]:
        """Go on as it was meant, unless something better has turned up that was not among the turns compared."""
        if meant:
            judge = game.leaning(game.judge(state.players, bool(self.learned)), self.style)
            if still_best(game, state, seat, meant, rng, judge):
                return meant
        return self.compare(game, state, seat, rng, AGAIN / number if meant else 1.0)

    def compare(self, game: Game, state: State, seat: int, rng: Rng, share: float) -> list[list[int]]:
        """Think for a share of the time; the turns compared, the best one first."""
        legal = state.legal(seat)
        if game.sensible is not None:
            legal = game.sensible(state, legal)
        if len(legal) == 1:
            return [[legal[0]]]
        begin = time.perf_counter()
        judge = game.judge(state.players, bool(self.learned))
        learned = judge is not game.value
        search = Search(game, state, seat, rng, game.leaning(judge, self.style), learned)
        made = 0
        while len(search.turns) > 1 and search.lead() <= self.walks_left(made, time.perf_counter() - begin, share):
            search.iterate()
            made += 1
        return search.ranked()

    def walks_left(self, made: int, passed: float, share: float) -> float:
        """How many more walks there will be, at the pace so far; below 0 when the time is up."""
        left = math.inf
        if self.seconds and made:
            left = (share * self.seconds - passed) * made / passed
        if self.iterations:
            most = max(1, int(share * self.iterations))
            left = min(left, float(most - made) if made < most else -1.0)
        return left
