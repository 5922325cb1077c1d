"""What a bot may fancy in Little Town."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.little_town.value import TERM_IDS, left, terms

STYLES: Final = Styles(
    ids=TERM_IDS,
    measures=terms,
    left=left,
    weights={
        "builder": {"rents": 0.6},
        "trader": {"map": 0.08, "coins": 0.06},
        "miser": {"coins": 0.16},
        "hoarder": {"materials": 0.07},
        "racer": {"points": 0.12},
        "host": {"food": 0.08},
    },
)
"""Terms are points, of which one is worth about 0.12 when the match begins. Rents come from buildings of one's own."""
