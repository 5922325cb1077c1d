"""What a learned value of The Builders looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, KIND, Feature, Features
from ratusz.games.builders.cards import END_POINTS
from ratusz.games.builders.state import BuildersState
from ratusz.games.builders.value import TERM_IDS, terms


def left(state: BuildersState) -> float:
    """Which part of the way to the end the leader still has to go."""
    return max(0.0, 1.0 - max(state.card_points) / END_POINTS)


FEATURES: Final = Features(
    looks=(
        Feature("cards", KIND),
        Feature("decider", KIND),
        Feature("first_player", KIND),
        Feature("end_triggered", KIND),
        Feature("coins", AMOUNT),
        Feature("card_points", AMOUNT),
        Feature("actions_left", AMOUNT),
        Feature("round", AMOUNT),
    ),
    term_ids=TERM_IDS,
    terms=terms,
    left=left,
)
