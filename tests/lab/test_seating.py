"""Everybody sits everywhere equally often."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial, perm

import pytest

from ratusz.lab.seating import seatings, series


def surjections(players: int, bots: int) -> int:
    return sum((-1) ** missing * comb(bots, missing) * (bots - missing) ** players for missing in range(bots + 1))


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (4, 4), (1, 3), (2, 3), (2, 4), (3, 4), (5, 2), (4, 3)])
def test_all_seatings_are_balanced(bots: int, players: int) -> None:
    found = seatings(bots, players)
    assert len(set(found)) == len(found) == (perm(bots, players) if bots >= players else surjections(players, bots))
    for seat in range(players):
        assert len(set(Counter(seating[seat] for seating in found).values())) == 1
    assert {bot for seating in found for bot in seating} == set(range(bots))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_rotation_is_balanced_in_itself(players: int) -> None:
    plan = list(series(players, players, 3 * players))
    for start in range(0, len(plan), players):
        rotation = plan[start : start + players]
        assert len({deal for deal, _ in rotation}) == 1
        for seat in range(players):
            assert {seating[seat] for _, seating in rotation} == set(range(players))
    assert len({deal for deal, _ in plan}) == 3


def test_a_series_goes_round_all_seatings_with_new_deals() -> None:
    plan = list(series(3, 3, 2 * factorial(3) + 1))
    assert [seating for _, seating in plan[:6]] == [seating for _, seating in plan[6:12]] == seatings(3, 3)
    assert [deal for deal, _ in plan] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]


def test_one_bot_plays_itself() -> None:
    assert list(series(1, 2, 3)) == [(0, (0, 0)), (1, (0, 0)), (2, (0, 0))]
