"""The answers that everybody gives, and those that throw something away."""

from __future__ import annotations

import pytest

from tests.games.asked import costly, obvious
from tests.games.builders.words import Seat, play, table


@pytest.mark.rule("BU-TURN-6", "BU-EXTRA-1")
def test_a_turn_ends_when_all_actions_are_spent() -> None:
    match = table(Seat(coins=10), Seat())
    assert obvious(match) is None
    play(match, "take_coins 3")
    assert match.legal_texts() == ["end_turn", "buy_action"]
    assert obvious(match) == "end_turn"


@pytest.mark.parametrize(("coins", "answer"), [(7, "end_turn"), (8, None)])
def test_a_site_that_a_bought_action_would_finish_is_a_choice(coins: int, answer: str | None) -> None:
    """An action for 5 coins, a craftsman for 4: after three actions for 6 coins there are 9 to pay with, or 8."""
    site = {"chapel": "master_3200 apprentice_1010"}
    match = table(Seat(coins=coins - 5, free_workers="craftsman_0013", sites=site), Seat())
    play(match, "take_coins 3")
    assert obvious(match) == answer


@pytest.mark.rule("BU-SEND-8")
def test_a_worker_who_brings_nothing_is_thrown_away() -> None:
    site = {"chapel": "master_3200 apprentice_1010"}
    match = table(Seat(coins=9, free_workers="craftsman_0013 craftsman_2200", sites=site), Seat())
    assert costly(match) == {"send craftsman_2200 chapel": "useless"}
