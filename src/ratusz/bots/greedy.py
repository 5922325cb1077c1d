"""The bot that looks for the best turn: the sequence of its own decisions that leaves it standing best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratusz.bots.base import Bot
from ratusz.bots.turns import best_turns
from ratusz.core.game import Game
from ratusz.core.rng import Rng
from ratusz.core.state import State

BEAM: Final = 3
"""How many unfinished turns with the same first action are followed further after each decision."""
AMONG: Final = 12
"""How many of the best turns one may be taken from by whoever is not at their best."""
CONTENT: Final = 80
"""A turn with less than this percentage of the chance to win that the best one has comes to nobody's mind."""


@mypyc_attr(native_class=False)
class GreedyBot(Bot):
    """Plays the turn that ends with the highest value for its seat.

    Of a hundred turns it plays so many as well as they come to mind, as it is told to lapse: any of the best few, an
    opponent for a first match; how few is told by what it is content with. Of a hundred decisions it leaves so many to
    chance as it is told to slip. With a style, it fancies something beyond what wins.
    """

    def __init__(
        self,
        slips: int = 0,
        lapses: int = 0,
        content: int = CONTENT,
        seed: int = 0,
        beam: int = BEAM,
        learned: int = 1,
        style: str = "",
    ) -> None:
        super().__init__(seed)
        self.learned = learned
        self.slips = slips
        self.lapses = lapses
        self.content = content
        self.beam = beam
        self.style = style

    def check(self, game: Game) -> None:
        game.need("value")

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        return self.intend(game, state, seat, rng, [], 0)[0][0]

    def intend(
        self, game: Game, state: State, seat: int, rng: Rng, meant: list[list[int]], number: int
    ) -> list[list[int]]:
        """Go on with the turn that was found best, unless the bot slips; a common plan is looked at again."""
        legal = state.legal(seat)
        if self.slips and rng.below(100) < self.slips:
            return [[legal[rng.below(len(legal))]]]
        if meant and meant[0][0] in legal and not state.together:
            return meant
        if game.sensible is not None:
            legal = game.sensible(state, legal)
        if len(legal) == 1:
            return [[legal[0]]]
        judge = game.leaning(game.judge(state.players, bool(self.learned)), self.style)
        most = AMONG if self.lapses and rng.below(100) < self.lapses else 1
        turns = best_turns(game, state, seat, self.beam, most, rng, judge)
        enough = min(turns[0].value, self.content / 100 * turns[0].value)  # Below 0 if the match is lost anyway.
        plausible = [turn.actions for turn in turns if turn.value >= enough]
        return [plausible[rng.below(len(plausible)) if most > 1 else 0]]
