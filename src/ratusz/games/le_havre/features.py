"""What a learned value of Le Havre looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, KIND, OPINION, Features, Opinion, looks
from ratusz.games.le_havre.cards import TILES
from ratusz.games.le_havre.state import HavreState
from ratusz.games.le_havre.value import value


def left(state: HavreState) -> float:
    """Which part of all rounds is still to come."""
    rounds = len(state.schedule)
    return max(0.0, rounds - state.round + 1 - state.turn / TILES) / rounds


FEATURES: Final = Features(
    looks=(
        *looks(KIND, "cards decider active discs final"),
        *looks(AMOUNT, "goods loans offers"),
    ),
    term_ids=OPINION,
    terms=Opinion(value),
    left=left,
)
