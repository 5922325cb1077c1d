"""What a seat is told with a question of Le Havre: what answers do, what is closed and why, how panels add up."""

from __future__ import annotations

from typing import Final

from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import KINDS
from ratusz.games.le_havre.state import HavreState

PURSE_IDS: Final = (*cards.KIND_IDS, "loans")


def purse(state: HavreState, seat: int) -> list[int]:
    return [*state.goods[seat * KINDS : (seat + 1) * KINDS], state.loans[seat]]
