"""The bot that searches: a tree of decisions, grown over many redealt worlds, with one value per seat.

It is information-set Monte Carlo tree search. Every iteration deals anew what the seat cannot know and walks down one
tree that all these worlds share, so a decision is judged by how it does on average. Where the walk leaves the tree,
every action of that position is valued by the game's own heuristic; the values guide later walks. They are counted from
what the world of the walk was worth before anything was done in it, since worlds differ more than actions do. The walks
begin with the answer of the bot that looks through its own turn.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from ratusz.bots.base import Bot
from ratusz.bots.greedy import BEAM, best_turn
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State

EXPLORATION: Final = 0.2
"""How strongly walks are drawn to actions tried seldom so far."""
SHARPNESS: Final = 25.0
"""How strongly the heuristic value of an action decides how often it is tried."""
FAVOUR: Final = 2.0
"""How much stronger than all others together the walks are drawn to the answer they begin with."""
DEEPEST: Final = 60
"""After so many decisions a walk ends in the heuristic value, in the tree or not."""


class Node:
    """What is known of a decision of one seat: a line for each action that was ever legal there."""

    __slots__ = ("available", "children", "lines", "seat", "totals", "urges", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: dict[int, int] = {}
        """The line of each action."""
        self.visits: list[int] = []
        self.available: list[int] = []
        """How often the action was legal when a walk came here; hidden cards decide that."""
        self.totals: list[float] = []
        self.urges: list[float] = []
        """How promising the heuristic found the action, as a weight."""
        self.children: dict[int, Node] = {}
        """What follows, by line and by the seat that decides next."""


class Search:
    """One tree, for one decision of one seat."""

    def __init__(self, game: Game, root: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.root_state = root
        self.seat = seat
        self.rng = rng
        self.root = Node(seat)
        self.nodes: list[Node] = []
        self.steps: list[int] = []
        self.before: list[float] = []
        """What the world of this walk was worth to each seat before anything was done in it."""

    def iterate(self) -> None:
        """One walk: deal, go down, value, and tell every node on the way."""
        state = self.root_state.clone()
        state.redeal(self.seat, self.rng)
        self.before = self.game.value(state)
        values = self.descend(state)
        nodes = self.nodes
        for depth in range(len(nodes)):
            node = nodes[depth]
            line = self.steps[depth]
            node.visits[line] += 1
            node.totals[line] += values[node.seat] - self.before[node.seat]

    def descend(self, state: State) -> list[float]:
        """Follow the tree to a position that is new to it, or to the end; the value of each seat there."""
        self.nodes = []
        self.steps = []
        node = self.root
        while True:
            seat = node.seat
            legal = state.legal(seat)
            if self.game.sensible is not None:
                legal = self.game.sensible(state, legal)
            if not node.visits:
                return self.expand(node, state, legal)
            action = self.select(node, state, legal)
            line = node.lines[action]
            self.nodes.append(node)
            self.steps.append(line)
            state.apply(action, seat)
            following = pass_over(state)
            if following < 0 or len(self.nodes) == DEEPEST:
                return self.game.value(state)
            key = line * state.players + following
            child = node.children.get(key)
            if child is None:
                child = Node(following)
                node.children[key] = child
            node = child

    def expand(self, node: Node, state: State, legal: list[int]) -> list[float]:
        """Value every action; the position is worth what its best action is."""
        best: list[float] = []
        for action in legal:
            values = self.add(node, state, action)
            if not best or values[node.seat] > best[node.seat]:
                best = values
        return best

    def add(self, node: Node, state: State, action: int) -> list[float]:
        """A new line for an action, with the heuristic's opinion as its first visit."""
        after = state.clone()
        after.apply(action, node.seat)
        values = self.game.value(after)
        mine = values[node.seat] - self.before[node.seat]
        node.lines[action] = len(node.visits)
        node.visits.append(1)
        node.available.append(1)
        node.totals.append(mine)
        node.urges.append(math.exp(SHARPNESS * mine))
        return values

    def select(self, node: Node, state: State, legal: list[int]) -> int:
        """The action to follow: good so far, or promising and seldom tried."""
        lines = node.lines
        urge = 0.0
        for action in legal:
            if action not in lines:
                self.add(node, state, action)
            urge += node.urges[lines[action]]
        best = -1
        best_score = -2.0
        for action in legal:
            line = lines[action]
            visits = node.visits[line]
            node.available[line] += 1
            score = node.totals[line] / visits + EXPLORATION * node.urges[line] / urge * math.sqrt(
                node.available[line]
            ) / (1 + visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def favour(self, action: int) -> None:
        """Draw the walks to an action; where they are few, that decides."""
        line = self.root.lines.get(action, -1)
        if line >= 0:
            self.root.urges[line] += FAVOUR * sum(self.root.urges)

    def choice(self, legal: list[int]) -> int:
        """The action tried most often."""
        best = legal[0]
        most = -1
        total = 0.0
        for action in legal:
            line = self.root.lines.get(action, -1)
            if line < 0:
                continue
            visits = self.root.visits[line]
            if visits > most or (visits == most and self.root.totals[line] > total):
                best, most, total = action, visits, self.root.totals[line]
        return best


def pass_over(state: State) -> int:
    """Answer the questions that have a single answer; the seat that really has to decide next."""
    seat = state.player()
    while seat >= 0 and len(state.legal(seat)) == 1:
        state.apply(state.legal(seat)[0], seat)
        seat = state.player()
    return seat


@mypyc_attr(native_class=False)
class MctsBot(Bot):
    """Thinks for some seconds or iterations, whichever ends first."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0, seed: int = 0) -> None:
        super().__init__(seed)
        self.seconds = seconds if seconds or iterations else 1.0
        self.iterations = iterations

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        deadline = time.perf_counter() + self.seconds
        search = Search(game, state, seat, rng)
        search.iterate()
        search.favour(best_turn(game, state, seat, BEAM))
        made = 1
        while made != self.iterations and (not self.seconds or time.perf_counter() < deadline):
            search.iterate()
            made += 1
        return search.choice(legal)
