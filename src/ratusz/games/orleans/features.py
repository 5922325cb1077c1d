"""What a learned value of Orléans looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, KIND, OPINION, Feature, Features, Opinion
from ratusz.games.orleans.cards import ROUNDS
from ratusz.games.orleans.prospects import plans_left
from ratusz.games.orleans.state import OrleansState
from ratusz.games.orleans.value import value


def left(state: OrleansState) -> float:
    """Which part of all rounds is still to come."""
    return plans_left(state) / ROUNDS


FEATURES: Final = Features(
    looks=(
        Feature("decider", KIND),
        Feature("start_player", KIND),
        Feature("phase", KIND),
        Feature("event", KIND),
        Feature("citizens", KIND),
        Feature("tiles", KIND),
        Feature("tracks", KIND),
        Feature("passed", KIND),
        Feature("merchants", KIND),
        Feature("technology_begun", KIND),
        Feature("events_left", AMOUNT),
        Feature("goods_supply", AMOUNT),
        Feature("technology_supply", AMOUNT),
        Feature("coins", AMOUNT),
        Feature("development", AMOUNT),
        Feature("technology", AMOUNT),
        Feature("unbuilt_stations", AMOUNT),
        Feature("goods", AMOUNT),
        Feature("bags", AMOUNT),
        Feature("markets", AMOUNT),
    ),
    term_ids=OPINION,
    terms=Opinion(value),
    left=left,
)
