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
        "builder": {"labour": 0.012, "town": 0.02},
        "trader": {"ships": 0.03, "granary": 0.03, "markers": 0.015},
        "miser": {"capital": 0.03},
        "hoarder": {"hand": 0.03, "tokens": 0.02},
        "racer": {"score": 0.02},
        "host": {"helpers": 0.02, "order": 0.03},
    },
)
"""Terms are points, of which one is worth about 0.05 when the match begins."""
