"""What a learned value of The Builders looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, KIND, Features, looks
from ratusz.games.builders.cards import END_POINTS
from ratusz.games.builders.state import BuildersState
from ratusz.games.builders.value import TERM_IDS, terms


def left(state: BuildersState) -> float:
    """Which part of the way to the end the leader still has to go."""
    return max(0.0, 1.0 - max(state.card_points) / END_POINTS)


FEATURES: Final = Features(
    looks=(
        *looks(KIND, "cards decider first_player end_triggered"),
        *looks(AMOUNT, "coins card_points actions_left round"),
    ),
    term_ids=TERM_IDS,
    terms=terms,
    left=left,
)
