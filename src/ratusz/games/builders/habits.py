"""How a turn of The Builders is ended at once: the actions that are left become coins."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.games.builders.cards import FREE_ACTIONS
from ratusz.games.builders.rules import FIRST_TAKE
from ratusz.games.builders.state import BuildersState


def ending(state: BuildersState, legal: list[int]) -> int:
    """Take coins with as many actions as possible, or end the turn."""
    return FIRST_TAKE + min(state.actions_left, FREE_ACTIONS) - 1 if state.actions_left else END_TURN
