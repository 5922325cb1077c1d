"""What a bot is: something that chooses an action for a seat from what that seat may know."""

from __future__ import annotations

from types import TracebackType
from typing import ClassVar, Self

from ratusz.core.errors import BadBot
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State


class Bot:
    """The base of all bots that think in Python.

    A bot keeps nothing between decisions, and its random choices depend only on its seed, the seat and the number of
    actions played. So the same position gets the same answer, wherever and whenever it is asked.
    """

    needs_events: ClassVar[bool] = False
    """Whether the bot can use a match's events, which are there only if the match keeps them."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int = NOBODY) -> int:
        """The action this bot would play for a seat (by default the one to decide)."""
        if seat < 0:
            seat = match.player
        legal = match.legal(seat)
        if not legal:
            raise BadBot(f"Seat {seat} has nothing to decide.")
        if len(legal) == 1 or match.window(seat):
            return legal[0]
        rng = Rng.from_seed(f"{self.seed}/{match.ply}/{seat}")
        state = match.redealt(seat, rng)
        # Whether people want to look at their turns once more changes nothing about what is good.
        state.confirm = []
        # And a search that stopped at every chance to act out of turn would not see far.
        state.windows = False
        return self.decide(match.game, state, seat, rng)

    # What every bot implements.

    def decide(self, game: Game, state: State, seat: int, rng: Rng) -> int:
        """Choose one of the seat's legal actions; the state is a redealt copy and may be played on."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of whatever the bot holds, such as a process; it is not asked again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
