"""Matches to learn from: bots that know the same play each other, and often try another turn that looks plausible."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ratusz import games
from ratusz.bots.base import Bot, follow
from ratusz.bots.turns import best_turns
from ratusz.core.errors import BadDocument
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.core.weights import judge_of

SHARES: Final = (5, 20, 40)
"""In a match, so many turns of a hundred are not the best."""
BEAM: Final = 2
PLAUSIBLE: Final = 8
"""How many of the best turns may be tried instead of the best one."""
SLACK: Final = 0.12
"""What is worse than the best turn by more than this chance to win is not plausible."""


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match as it is kept: what follows from its seed and its moves, and how it ended."""

    seed: str
    share: int
    moves: list[list[int]]
    """The seat and the action of each."""
    scores: list[int]
    places: list[int]


class Explorer(Bot):
    """Plays the best turn it finds, or so often another plausible one."""

    def __init__(self, seed: int, share: int, judge: Callable[[Any], list[float]]) -> None:
        super().__init__(seed)
        self.share = share
        self.judge = judge

    def intend(
        self, game: Game, state: State, seat: int, rng: Rng, meant: list[list[int]], number: int
    ) -> list[list[int]]:
        legal = state.legal(seat)
        if meant and meant[0][0] in legal:
            return meant
        if game.sensible is not None:
            legal = game.sensible(state, legal)
        if len(legal) == 1:
            return [[legal[0]]]
        explores = rng.below(100) < self.share
        turns = best_turns(game, state, seat, BEAM, PLAUSIBLE if explores else 1, rng, self.judge)
        turns = [turn for turn in turns if turn.value >= turns[0].value - SLACK]
        return [turns[rng.below(len(turns)) if explores else 0].actions]


@dataclass(frozen=True, slots=True)
class Generation:
    """Who plays the matches of a generation, so that any process can: seed by seed, as work for units."""

    game: str
    players: int
    weights: str
    """What was learned before, as a file has it; nothing where the game's own value judges."""

    def __call__(self, seed: str) -> KeptMatch:
        return play(games.find(self.game), self.players, seed, _judge(self.game, self.weights))


@lru_cache(maxsize=1)
def _judge(game_id: str, weights: str) -> Callable[[Any], list[float]]:
    """What a generation judges ends of turns by; it is the same for all its matches."""
    game = games.find(game_id)
    if not weights:
        return game.value
    assert game.features is not None
    return judge_of(json.loads(weights), game.features, game.observation).value


def play(game: Game, players: int, seed: str, judge: Callable[[Any], list[float]]) -> KeptMatch:
    """A match, which is the same for the same seed and judge."""
    chance = Rng.from_seed(f"explore {seed}")
    share = SHARES[chance.below(len(SHARES))]
    bots = [Explorer(chance.below(2**31), share, judge) for _ in range(players)]
    match = Match.new(game, players, seed, {}, keep_events=True)
    while not match.over:
        seat = match.player
        follow(match, seat, bots[seat].plan(match, seat))
    moves = [[move.seat, move.action] for move in match.moves]
    return KeptMatch(seed, share, moves, match.scores(), match.ranking())


def add(file: Path, played: KeptMatch) -> None:
    """Keep a match."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(asdict(played)) + "\n")


def kept(file: Path) -> Iterator[KeptMatch]:
    """The matches of a file; half a line at its end, from when somebody pulled the plug, is cut off."""
    if not file.exists():
        return
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            yield KeptMatch(**json.loads(line))
        except (TypeError, ValueError):
            raise BadDocument(f"Line {number} of '{file}' is no match that was kept for learning.") from None
