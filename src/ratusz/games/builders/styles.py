"""What a bot may fancy in The Builders."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.builders.features import left
from ratusz.games.builders.value import TERM_IDS, terms

STYLES: Final = Styles(
    ids=TERM_IDS,
    measures=terms,
    left=left,
    weights={
        "builder": {"sites": 0.35},
        "trader": {"wages": 1.0},
        "miser": {"coins": 0.35},
        "hoarder": {"resources": 0.5, "crew": 0.15},
        "racer": {"points": 0.3},
        "host": {"crew": 0.35},
    },
)
"""Terms are logarithms of odds, so a weight is a share of what the term is worth. Whoever trades looks at wages."""
