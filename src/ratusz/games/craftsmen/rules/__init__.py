"""The rules of Craftsmen, a chapter of the rulebook in each module."""

from __future__ import annotations

from ratusz.core.game import Options
from ratusz.core.rng import Rng
from ratusz.games.craftsmen.position import LAYOUT
from ratusz.games.craftsmen.rules.actions import SPACE
from ratusz.games.craftsmen.rules.calendar import ADVANCE
from ratusz.games.craftsmen.rules.deal import ages, deal
from ratusz.games.craftsmen.state import CraftsmenState

__all__ = ["SPACE", "set_up"]


def set_up(players: int, options: Options, rng: Rng) -> CraftsmenState:
    """A new match, the first in turn order about to exchange."""
    state = LAYOUT.blank(players, options, rng)
    deal(state, ages(str(options["age"]), players))
    state.push(ADVANCE)
    return state
