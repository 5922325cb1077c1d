"""What a bot may fancy in Le Havre."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import FOOD_VALUE, FRANCS, GOODS, KINDS
from ratusz.games.le_havre.features import left
from ratusz.games.le_havre.state import HavreState

IDS: Final = ("francs", "buildings", "ships", "goods", "food")


def holdings(state: HavreState) -> list[list[float]]:
    """What each seat has, in the order of the ids: francs, the values of its cards, goods one by one, food."""
    rows: list[list[float]] = []
    for seat in range(state.players):
        first = seat * KINDS
        buildings = ships = goods = food = 0
        for card in state.owned[seat]:
            if card >= cards.FIRST_SHIP:
                ships += cards.VALUE[card]
            else:
                buildings += cards.VALUE[card]
        for kind in range(GOODS):
            if FOOD_VALUE[kind]:
                food += FOOD_VALUE[kind] * state.goods[first + kind]
            else:
                goods += state.goods[first + kind]
        rows.append([float(number) for number in (state.goods[first + FRANCS], buildings, ships, goods, food)])
    return rows


STYLES: Final = Styles(
    ids=IDS,
    measures=holdings,
    left=left,
    weights={
        "builder": {"buildings": 0.02},
        "trader": {"ships": 0.03},
        "miser": {"francs": 0.025},
        "hoarder": {"goods": 0.03},
        "racer": {"francs": 0.012, "buildings": 0.012, "ships": 0.012},
        "host": {"food": 0.02},
    },
)
"""A franc is worth about 0.03 when the match begins."""
