"""The rules of Le Havre, chapter by chapter.

`turn`, `offers`, `entering` and `extras` are what a turn consists of; `goods` is how things are paid; `building`,
`ships` and the `effects_…` are what buildings do; `rounds`, `round_end` and `final` are what happens between turns.
"""

from __future__ import annotations

from ratusz.core.game import Options
from ratusz.core.rng import Rng
from ratusz.games.le_havre.position import LAYOUT
from ratusz.games.le_havre.rules import (
    building,
    effects_choices,
    effects_conversions,
    effects_exchanges,
    effects_gains,
    effects_odd,
    ships,
)
from ratusz.games.le_havre.rules.actions import SPACE
from ratusz.games.le_havre.rules.rounds import begin_turn
from ratusz.games.le_havre.state import HavreState, deal

__all__ = [
    "SPACE",
    "building",
    "effects_choices",
    "effects_conversions",
    "effects_exchanges",
    "effects_gains",
    "effects_odd",
    "set_up",
    "ships",
]


def set_up(players: int, options: Options, rng: Rng) -> HavreState:
    """A new match, the first player about to act (LH-SETUP-1 to LH-SETUP-14)."""
    state = LAYOUT.blank(players, options, rng)
    deal(state, rng, bool(options["redeal_black_market"]))
    begin_turn(state, state.first_player)
    return state
