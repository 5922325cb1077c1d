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
        "builder": {"rents": 0.1},
        "trader": {"map": 0.03, "coins": 0.03},
        "miser": {"coins": 0.06},
        "hoarder": {"materials": 0.05},
        "racer": {"points": 0.05},
        "host": {"food": 0.05},
    },
)
"""Terms are points, of which one is worth about 0.12 when the match begins. Rents come from buildings of one's own."""
