"""How a turn of Little Town is ended at once: what was begun is paid in the first way that there is."""

from __future__ import annotations

from ratusz.core.actions import END_TURN
from ratusz.games.little_town.rules.actions import FIRST_BUILD_ON
from ratusz.games.little_town.state import LittleTownState


def ending(state: LittleTownState, legal: list[int]) -> int:
    """The end of the turn, or the first answer to a question inside of a use or construction."""
    return legal[0] if legal[0] == END_TURN or legal[0] >= FIRST_BUILD_ON else -1
