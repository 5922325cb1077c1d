"""What the points on the score sheets are made of, as everybody reads it at the end of a match."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.texts import Texts

ENDS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "builders": (
        {"seats": [{"coins": 13, "finished": ["tavern", "crane_2", "chapel", "wooden_shack"]}]},
        {"buildings": "The Chapel 5, The Tavern 4", "machines": "Crane 1", "coins": "13 coins"},
    ),
    "orleans": (
        {"seats": [{"goods": {"wool": 2, "brocade": 1}}]},
        {"wool": "2 × 4", "brocade": "1 × 5", "wine": ""},
    ),
    "le_havre": (
        {
            "players": 4,
            "seats": [{"goods": {"fish": 3, "wood": 4}, "buildings": ["storehouse", "dock", "bank"], "loans": 2}],
        },
        {"bonuses": "Bank 7, Storehouse 3, Dock 0", "loans": "2 loans"},
    ),
}


@pytest.mark.parametrize("game", ENDS)
def test_points_are_told_card_by_card(game: str) -> None:
    wanted, said = ENDS[game]
    match = ratusz.position(game, **wanted)
    texts = Texts("en", match.game)
    details = match.score_details()[0]
    told = {row: ", ".join(texts.message(detail) for detail in details.get(row, ())) for row in said}
    assert told == said
