"""What a bot may fancy in Craftsmen."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.craftsmen.features import left
from ratusz.games.craftsmen.value import TERM_IDS, terms

STYLES: Final = Styles(
    ids=TERM_IDS,
    measures=terms,
    left=left,
    weights={
        "builder": {"labour": 0.04, "town": 0.08},
        "trader": {"ships": 0.08, "granary": 0.1, "markers": 0.04},
        "miser": {"capital": 0.1},
        "hoarder": {"hand": 0.08, "tokens": 0.08},
        "racer": {"score": 0.06},
        "host": {"helpers": 0.05, "order": 0.1},
    },
)
"""Terms are points, of which one is worth about 0.05 when the match begins."""
