"""What a learned value of Little Town looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, COUNT, KIND, Feature, Features, looks
from ratusz.games.little_town.value import TERM_IDS, left, terms

FEATURES: Final = Features(
    looks=(
        Feature("tiles", COUNT, by="owners"),
        *looks(COUNT, "market"),
        *looks(AMOUNT, "wheat_fields supply cubes coins points"),
        *looks(KIND, "unused_workers houses cards finished hand decider first_player round"),
    ),
    term_ids=TERM_IDS,
    terms=terms,
    left=left,
)
