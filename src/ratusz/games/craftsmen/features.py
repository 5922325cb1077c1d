"""What a learned value of Craftsmen looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, COUNT, KIND, Features, looks
from ratusz.games.craftsmen.cards import SEASONS, YEARS
from ratusz.games.craftsmen.state import CraftsmenState
from ratusz.games.craftsmen.value import TERM_IDS, rounds_left, terms


def left(state: CraftsmenState) -> float:
    """Which part of all rounds is still to come."""
    return rounds_left(state) / (YEARS * SEASONS)


FEATURES: Final = Features(
    looks=(
        *looks(KIND, "cards place_in_order bonuses granary holds queue"),
        *looks(COUNT, "open_capital"),
        *looks(KIND, "passed decider"),
        *looks(AMOUNT, "own_capital known_capital capital_count building_count points privilege_tokens"),
        *looks(AMOUNT, "labour_tokens helpers privileges_used fair calendar"),
    ),
    term_ids=TERM_IDS,
    terms=terms,
    left=left,
)
