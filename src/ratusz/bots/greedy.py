"""The bot that takes what looks best right away."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ratusz.bots.base import Bot
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State


@mypyc_attr(native_class=False)
class GreedyBot(Bot):
    """Plays the action after which its value is highest, the first of equals."""

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        best, best_value = -1, -1.0
        for action in state.legal(seat):
            after = state.clone()
            after.apply(action, seat)
            value = game.value(after)[seat]
            if value > best_value:
                best, best_value = action, value
        return best
