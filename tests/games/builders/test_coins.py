"""Taking coins in The Builders."""

from __future__ import annotations

import pytest

from tests.games.builders.words import Seat, actions_left, choices, play, seat, table


def takings(actions: int) -> list[str]:
    return [
        choice for choice in choices(table(Seat(), Seat(), actions_left=actions)) if choice.startswith("take_coins")
    ]


@pytest.mark.rule("BU-COIN-1")
@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_one_two_or_three_actions_bring_one_three_or_six_coins(actions: int, coins: int) -> None:
    match = table(Seat(coins=2), Seat(), actions_left=4)
    play(match, f"take_coins {actions}")
    assert (actions_left(match), seat(match, 0)["coins"]) == (4 - actions, 2 + coins)


@pytest.mark.rule("BU-COIN-2")
@pytest.mark.parametrize(("actions", "most"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_one_taking_uses_three_actions_at_most(actions: int, most: int) -> None:
    assert takings(actions) == [f"take_coins {number}" for number in range(1, most + 1)]


@pytest.mark.rule("BU-COIN-3", "BU-Q-4")
@pytest.mark.parametrize(("takings", "coins"), [((1, 1, 1), 3), ((1, 2), 4), ((2, 1), 4), ((3,), 6)])
def test_each_taking_is_valued_by_itself(takings: tuple[int, ...], coins: int) -> None:
    match = table(Seat(), Seat())
    play(match, *(f"take_coins {actions}" for actions in takings))
    assert seat(match, 0)["coins"] == coins


@pytest.mark.rule("BU-COIN-4", "BU-Q-3")
def test_free_and_bought_actions_may_be_combined() -> None:
    match = table(Seat(coins=10), Seat(), actions_left=1)
    play(match, "buy_action", "buy_action", "take_coins 3")
    assert (actions_left(match), seat(match, 0)["coins"]) == (0, 6)


@pytest.mark.rule("BU-COIN-5")
@pytest.mark.parametrize("bought", [1, 2, 3, 4])
def test_buying_actions_to_take_coins_is_legal_and_a_loss(bought: int) -> None:
    match = table(Seat(coins=20), Seat(), actions_left=1)
    play(match, *["buy_action"] * bought)
    for actions in [3] * ((1 + bought) // 3) + [(1 + bought) % 3]:
        if actions:
            play(match, f"take_coins {actions}")
    assert seat(match, 0)["coins"] < 21
