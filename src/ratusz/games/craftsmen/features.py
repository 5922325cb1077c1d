"""What a learned value of Craftsmen looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, COUNT, KIND, Feature, Features
from ratusz.games.craftsmen.cards import SEASONS, YEARS
from ratusz.games.craftsmen.state import CraftsmenState
from ratusz.games.craftsmen.value import TERM_IDS, rounds_left, terms


def left(state: CraftsmenState) -> float:
    """Which part of all rounds is still to come."""
    return rounds_left(state) / (YEARS * SEASONS)


FEATURES: Final = Features(
    looks=(
        Feature("cards", KIND),
        Feature("place_in_order", KIND),
        Feature("bonuses", KIND),
        Feature("granary", KIND),
        Feature("holds", KIND),
        Feature("queue", KIND),
        Feature("open_capital", COUNT),
        Feature("passed", KIND),
        Feature("decider", KIND),
        Feature("own_capital", AMOUNT),
        Feature("known_capital", AMOUNT),
        Feature("capital_count", AMOUNT),
        Feature("building_count", AMOUNT),
        Feature("points", AMOUNT),
        Feature("privilege_tokens", AMOUNT),
        Feature("labour_tokens", AMOUNT),
        Feature("helpers", AMOUNT),
        Feature("privileges_used", AMOUNT),
        Feature("fair", AMOUNT),
        Feature("calendar", AMOUNT),
    ),
    term_ids=TERM_IDS,
    terms=terms,
    left=left,
)
