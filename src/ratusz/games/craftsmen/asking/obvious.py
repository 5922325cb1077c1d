"""What needs no thought, and what somebody should think of twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ratusz.core.actions import END_TURN
from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules import privilege
from ratusz.games.craftsmen.rules.actions import DECLINE
from ratusz.games.craftsmen.state import HELPER_TURNS, CraftsmenState


def obvious(state: CraftsmenState, seat: int) -> int:
    """Whoever has sent a helper has nothing left to look over."""
    return END_TURN if state.phase == HELPER_TURNS and state.legal(seat) == [END_TURN] else NOBODY


def costly(state: CraftsmenState, seat: int) -> dict[int, str]:
    """Passing where something would be lost by it for nothing; a single helper is kept at home for its point."""
    legal, step = state.legal(seat), state.steps[-1].name
    loses = LOSSES.get(step)
    if len(legal) < 2 or DECLINE not in legal or loses is None or not loses(state, seat):
        return {}
    return {DECLINE: step}


def _helpers(state: CraftsmenState, seat: int) -> bool:
    return state.helpers[seat] > 1


def _helper_came(state: CraftsmenState, seat: int) -> bool:
    """In winter everybody acts, whether there is anything to do or not."""
    return cards.HELPER_PHASE[state.season] and not state.built


def _always(state: CraftsmenState, seat: int) -> bool:
    return True


def _gold(state: CraftsmenState, seat: int) -> bool:
    return privilege.on_gold(state)


LOSSES: Final[Mapping[str, Callable[[CraftsmenState, int], bool]]] = {
    "send_helper": _helpers,
    "bank": _always,
    "keep_one_more": _gold,
    "build": _helper_came,
    "craft": _always,
    "load_ship": _always,
    "hall": _always,
}
"""By the name of the step, which is also the key of the text: whether a pass there throws something away."""
