"""What the bots believe about a position."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.rng import Rng
from ratusz.games.builders.value import WORTHS


@pytest.mark.parametrize("knot", range(5))
def test_a_coin_more_is_never_worse(knot: int) -> None:
    worth = 0.0
    for name in ("coin", "one of the first 20 coins", "one of the first 10 coins", "one of the first 4 coins"):
        worth += WORTHS[name][knot]
        assert worth > 0, f"the coins that count as '{name}'"


def test_chances_to_win_add_up_to_one() -> None:
    match = ratusz.new("builders", players=3, seed=5)
    for _ in range(60):
        chances = match.game.value(match.redealt(0, Rng.from_seed("1")))
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
        match.apply(match.legal()[-1])
