"""The bot that does anything legal."""

from __future__ import annotations

from ratusz.bots.base import Bot
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]
