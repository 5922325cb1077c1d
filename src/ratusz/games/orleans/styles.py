"""What a bot may fancy in Orléans."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.orleans.cards import GOODS, TRACKS
from ratusz.games.orleans.features import left
from ratusz.games.orleans.state import OrleansState

IDS: Final = ("coins", "goods", "development", "stations", "citizens", "technology", "steps")


def holdings(state: OrleansState) -> list[list[float]]:
    """What each seat has, in the order of the ids; each step on a track once brought a follower."""
    return [
        [
            float(number)
            for number in (
                state.coins[seat],
                sum(state.goods[seat * GOODS : (seat + 1) * GOODS]),
                state.development[seat],
                state.built[seat],
                state.citizens_of(seat),
                state.technology[seat],
                sum(state.tracks[seat * TRACKS : (seat + 1) * TRACKS]),
            )
        ]
        for seat in range(state.players)
    ]


STYLES: Final = Styles(
    ids=IDS,
    measures=holdings,
    left=left,
    weights={
        "builder": {"stations": 0.2},
        "trader": {"goods": 0.06},
        "miser": {"coins": 0.035},
        "hoarder": {"technology": 0.2, "goods": 0.03},
        "racer": {"development": 0.06},
        "host": {"steps": 0.06, "citizens": 0.1},
    },
)
"""A point is worth about 0.04 when the match begins."""
