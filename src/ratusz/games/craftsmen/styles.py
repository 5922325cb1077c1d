"""What a bot may fancy in Craftsmen."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.craftsmen.cards import QUEUE, TOWN_IDS, TOWNS
from ratusz.games.craftsmen.features import left
from ratusz.games.craftsmen.state import CraftsmenState
from ratusz.games.craftsmen.value import TERM_IDS, terms


def holdings(state: CraftsmenState) -> list[list[float]]:
    """For each seat the terms of its strength, and how many of its helpers are in each building of the town."""
    rows = terms(state)
    for seat, row in enumerate(rows):
        for town in range(TOWNS):
            row.append(float(state.queue.count(seat + 1, town * QUEUE, (town + 1) * QUEUE)))
    return rows


STYLES: Final = Styles(
    ids=(*TERM_IDS, *TOWN_IDS),
    measures=holdings,
    left=left,
    weights={
        "builder": {"labour": 0.04, "town": 0.08, "builders_guild": 0.1},
        "trader": {"ships": 0.08, "granary": 0.1, "merchants_guild": 0.1},
        "miser": {"capital": 0.1, "bankers_guild": 0.1},
        "hoarder": {"hand": 0.03, "tokens": 0.04, "notary": 0.06},
        "racer": {"score": 0.06, "crafts_guild": 0.1},
        "host": {"helpers": 0.03, "order": 0.06, "town_hall": 0.06},
    },
)
"""Terms are points, of which one is worth about 0.05 when the match begins; a helper is worth some two points."""
