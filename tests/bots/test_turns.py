"""The search for whole turns: every beginning is followed to an end, and only ends are compared."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.bots.turns import Plan, TurnSearch, best_turns
from ratusz.core.rng import Rng


@pytest.mark.parametrize("game", ["builders", "little_town"])
def test_every_first_action_is_followed_to_the_end_of_the_turn(game: str) -> None:
    match = ratusz.new(game, players=2, seed=4)
    state = match.state.clone()
    search = TurnSearch(match.game, state, match.player, 1, Rng.from_seed("1"), match.game.value)
    for first in search.expand(Plan([], state, -1.0, 0), 1000):
        search.follow([first])
    sensible = match.legal() if match.game.sensible is None else match.game.sensible(state, match.legal())
    assert len(sensible) > 5
    assert {turn.actions[0] for turn in search.ends()} == set(sensible)
    for turn in search.ends():
        assert turn.state.player != match.player


def test_what_does_more_and_comes_to_less_is_not_compared() -> None:
    """Whoever may simply end the turn is not offered a sale that makes things worse."""
    seat = {"goods": {"francs": 9, "fish": 9}, "buildings": "marketplace clay_mound"}
    rest = {"goods": {"francs": 5}}
    match = ratusz.position("le_havre", players=3, seats=[seat, rest, rest], ask="after_main", round=6)
    found = best_turns(match.game, match.state.clone(), 0, 3, 16, Rng.from_seed("1"), match.game.value)
    sales = [match.notation(turn.actions[0]) for turn in found if match.notation(turn.actions[0]).startswith("sell")]
    assert sales == []
