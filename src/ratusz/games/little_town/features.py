"""What a learned value of Little Town looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, COUNT, KIND, Feature, Features
from ratusz.games.little_town.value import TERM_IDS, left, terms

FEATURES: Final = Features(
    looks=(
        Feature("tiles", COUNT, by="owners"),
        Feature("market", COUNT),
        Feature("wheat_fields", AMOUNT),
        Feature("supply", AMOUNT),
        Feature("cubes", AMOUNT),
        Feature("coins", AMOUNT),
        Feature("points", AMOUNT),
        Feature("unused_workers", KIND),
        Feature("houses", KIND),
        Feature("cards", KIND),
        Feature("finished", KIND),
        Feature("hand", KIND),
        Feature("decider", KIND),
        Feature("first_player", KIND),
        Feature("round", KIND),
    ),
    term_ids=TERM_IDS,
    terms=terms,
    left=left,
)
