"""What matches show: every end of a turn as each seat sees it, and how the match came out for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ratusz.bots.turns import OVER, play
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.lab.learning.playing import KeptMatch


@dataclass(frozen=True, slots=True)
class Samples:
    """Ends of turns, each a row for every seat, in the order of the seats."""

    players: int
    seen: NDArray[np.uint8]
    """The observations."""
    terms: NDArray[np.float32]
    """A seat's terms, and the means of the others' behind them."""
    left: NDArray[np.float32]
    margin: NDArray[np.float32]
    """By how much the seat won in the end: against the best of the others."""
    share: NDArray[np.float32]
    """Its share of the victory."""
    opinion: NDArray[np.float32]
    """What the game's own value thought of its chance."""
    match: NDArray[np.int32]
    """The number of the match."""

    def only(self, rows: NDArray[np.bool_]) -> Samples:
        """Some of them."""
        return Samples(
            self.players,
            self.seen[rows],
            self.terms[rows],
            self.left[rows],
            self.margin[rows],
            self.share[rows],
            self.opinion[rows],
            self.match[rows],
        )


def look_at(game: Game, players: int, matches: Iterable[KeptMatch]) -> Samples:
    """Replay matches and look at every end of a turn.

    Who has just moved judges it, in a world in which all that this seat does not know is dealt anew: so are positions
    judged in play.
    """
    features = game.features
    assert features is not None
    size = game.observation.size
    buffer = bytearray(size)
    seen = bytearray()
    terms: list[list[float]] = []
    left: list[float] = []
    margin: list[float] = []
    share: list[float] = []
    opinion: list[float] = []
    numbers: list[int] = []
    for number, match in enumerate(matches):
        margins = [score - max(_without(match.scores, seat)) for seat, score in enumerate(match.scores)]
        shares = [(place == 1) / match.places.count(1) for place in match.places]
        for world in turn_ends(game, players, match):
            for seat in range(players):
                game.observation.write(world, seat, buffer)
                seen += buffer
            rows = features.terms(world)
            terms += [_with_others(rows, seat) for seat in range(players)]
            left += [features.left(world)] * players
            margin += margins
            share += shares
            opinion += game.value(world)
            numbers += [number] * players
    return Samples(
        players,
        np.frombuffer(bytes(seen), np.uint8).reshape(-1, size),
        np.array(terms, np.float32),
        np.array(left, np.float32),
        np.array(margin, np.float32),
        np.array(share, np.float32),
        np.array(opinion, np.float32),
        np.array(numbers, np.int32),
    )


def turn_ends(game: Game, players: int, match: KeptMatch) -> Iterator[State]:
    """The position at every end of a turn, as whoever moved might imagine it."""
    state = game.new_state(players, {}, match.seed)
    chance = Rng.from_seed(f"look {match.seed}")
    for seat, action in match.moves:
        if play(state, action, seat) & OVER and state.player >= 0:
            world = state.clone()
            world.redeal(seat, chance)
            yield world


def _with_others(rows: list[list[float]], seat: int) -> list[float]:
    others = _without(rows, seat)
    return [*rows[seat], *(sum(column) / len(others) for column in zip(*others, strict=True))]


def _without(items: list[Any], seat: int) -> list[Any]:
    return items[:seat] + items[seat + 1 :]
