"""What the bots believe about a position of Craftsmen."""

from __future__ import annotations

import pytest

from ratusz.core.rng import Rng
from tests.games.craftsmen.words import Seat, stage


def chance(points: int) -> float:
    """What the first of two seats believes with so many points more, shortly before the end."""
    match = stage("crafts_guild", Seat(points=points), Seat(), year=3, season="autumn")
    return match.game.value(match.redealt(0, Rng.from_seed("1")))[0]


@pytest.mark.parametrize("lead", [0, 40, 80, 160])
def test_a_point_more_counts_however_far_ahead_a_seat_is(lead: int) -> None:
    """Otherwise all turns would look the same to a bot that is sure to win, and it would make no more points."""
    assert chance(lead + 1) > chance(lead)


def test_a_place_earlier_in_the_order_is_worth_something_while_helpers_are_still_sent() -> None:
    def hope(order: list[int], year: int) -> float:
        match = stage("town_hall", Seat(), Seat(), Seat(), order=order, year=year, season="autumn")
        return match.game.value(match.redealt(0, Rng.from_seed("1")))[0]

    assert hope([0, 1, 2], 1) > hope([1, 0, 2], 1) > hope([1, 2, 0], 1)
    assert hope([0, 1, 2], 3) == pytest.approx(hope([1, 2, 0], 3))
