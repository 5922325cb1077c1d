"""The Fair with its stakes chosen among ways, and nothing put together: a form would leave no question for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ratusz.core.form import Form, Ways
from tests.toys import fair


def panel(state: fair.FairState, seat: int) -> Form | Ways | None:
    return fair.panel(state, seat) if state.laid[seat] != fair.NOTHING else None


GAME: Final = replace(fair.GAME, id="staking", panel=panel)
