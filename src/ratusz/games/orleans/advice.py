"""Why one might choose an action in Orléans: the reasons a hint gives."""

from __future__ import annotations

from ratusz.core.game import Message
from ratusz.games.orleans.rules.actions import SPACE
from ratusz.games.orleans.state import OrleansState


def reason(state: OrleansState, action: int) -> Message:
    """The key and arguments of one sentence."""
    return f"reason-{SPACE.block(action).verb}", {}
