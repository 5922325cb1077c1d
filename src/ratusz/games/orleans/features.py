"""What a learned value of Orléans looks at."""

from __future__ import annotations

from typing import Final

from ratusz.core.features import AMOUNT, KIND, OPINION, Features, Opinion, looks
from ratusz.games.orleans.cards import ROUNDS
from ratusz.games.orleans.prospects import plans_left
from ratusz.games.orleans.state import OrleansState
from ratusz.games.orleans.value import value


def left(state: OrleansState) -> float:
    """Which part of all rounds is still to come."""
    return plans_left(state) / ROUNDS


FEATURES: Final = Features(
    looks=(
        *looks(KIND, "decider start_player phase event citizens tiles tracks passed merchants technology_begun"),
        *looks(AMOUNT, "events_left goods_supply technology_supply coins development technology unbuilt_stations"),
        *looks(AMOUNT, "goods bags markets"),
    ),
    term_ids=OPINION,
    terms=Opinion(value),
    left=left,
)
