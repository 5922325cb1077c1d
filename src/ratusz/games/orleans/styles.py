"""What a bot may fancy in Orléans."""

from __future__ import annotations

from typing import Final

from ratusz.core.styles import Styles
from ratusz.games.orleans.cards import (
    ACTION,
    BUILD_STATION,
    EMPTY,
    GOODS,
    MOVE,
    PLACE_SLOTS,
    RECRUIT,
    RECRUIT_CHOICE,
    SEND,
    SLOTS,
    TRACKS,
)
from ratusz.games.orleans.features import left
from ratusz.games.orleans.state import OrleansState

DEEDS: Final = {BUILD_STATION: 0, MOVE: 1, RECRUIT: 2, RECRUIT_CHOICE: 2, SEND: 3}
"""Which of the last ids a place counts for."""
IDS: Final = (
    *("coins", "goods", "development", "stations", "citizens", "technology", "steps"),
    *("to_build", "to_travel", "to_recruit", "to_send"),
)


def holdings(state: OrleansState) -> list[list[float]]:
    """What each seat has, in the order of the ids: a step on a track once brought a follower; last, what is planned."""
    rows: list[list[float]] = []
    for seat in range(state.players):
        row = [
            state.coins[seat],
            sum(state.goods[seat * GOODS : (seat + 1) * GOODS]),
            state.development[seat],
            state.built[seat],
            state.citizens_of(seat),
            state.technology[seat],
            sum(state.tracks[seat * TRACKS : (seat + 1) * TRACKS]),
        ]
        rows.append([float(number) for number in (*row, *_planned(state, seat))])
    return rows


def _planned(state: OrleansState, seat: int) -> list[int]:
    """How many slots are covered of the places for each kind of deed."""
    covered = [0, 0, 0, 0]
    for place, slots in enumerate(PLACE_SLOTS):
        deed = DEEDS.get(ACTION[place])
        if deed is not None:
            for slot in slots:
                if state.slots[seat * SLOTS + slot] != EMPTY:
                    covered[deed] += 1
    return covered


STYLES: Final = Styles(
    ids=IDS,
    measures=holdings,
    left=left,
    weights={
        "builder": {"stations": 0.2, "to_build": 0.06, "to_travel": 0.03},
        "trader": {"goods": 0.06, "to_travel": 0.06},
        "miser": {"coins": 0.035, "to_send": 0.05},
        "hoarder": {"technology": 0.2, "goods": 0.03},
        "racer": {"development": 0.06, "to_send": 0.03},
        "host": {"steps": 0.06, "citizens": 0.1, "to_recruit": 0.03},
    },
)
"""A point is worth about 0.04 when the match begins."""
