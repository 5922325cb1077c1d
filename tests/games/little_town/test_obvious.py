"""The answers that everybody gives, and those that throw something away."""

from __future__ import annotations

import pytest

from tests.games.asked import costly, obvious
from tests.games.little_town.words import Seat, last_turn, own, pass_on, play, table

HAND = "more_buildings_than_workers three_in_touch double_food lake_mountain_forest"
"""Objectives that play no part here."""
BROKE = "zero_coins three_in_touch double_food lake_mountain_forest"


def test_own_cubes_pay_for_a_building() -> None:
    match = table(Seat(coins=6, wood=2, objectives=HAND), Seat())
    assert obvious(match) is None
    play(match, "build wheat_field")
    assert obvious(match) == "buy 0 0 0 0"
    play(match, "buy 0 0 0 0")
    assert obvious(match) is None


def test_only_what_is_missing_is_bought() -> None:
    match = table(Seat(coins=9, wood=1, stone=1, objectives=HAND), Seat(), market="bakery")
    play(match, "build bakery")
    assert obvious(match) == "buy 1 0 0 0"


def test_how_one_pays_tells_nothing_of_the_own_cards() -> None:
    for hand in (HAND, BROKE):
        match = table(Seat(coins=3, wood=1, objectives=hand), Seat())
        play(match, "build wheat_field")
        assert obvious(match) == "buy 0 0 0 0"


@pytest.mark.parametrize(("wheat", "answer"), [(6, "buy 0 0 0 0"), (5, None)])
def test_the_food_of_the_workers_is_not_spent_unasked(wheat: int, answer: str | None) -> None:
    match = table(Seat(coins=3, wheat=wheat, objectives=HAND, buildings={"E4": "bakery"}), Seat())
    play(match, "place D3", "use E4")
    assert obvious(match) == answer


def test_scarce_cubes_are_gathered_though_a_building_beside_takes_such() -> None:
    match = table(Seat(buildings={"B4": "workshop"}, objectives=HAND), Seat(wood=14))
    play(match, "place B5")
    assert obvious(match) == "gather wood"
    play(match, "gather wood")
    assert own(match, 0, "wood") == (1,)
    assert obvious(match) is None


def test_scarce_cubes_wait_where_the_order_makes_a_difference() -> None:
    """Three wood from the Carpenter, two back from the Workshop, then another from the forest."""
    buildings = {"B4": "workshop", "C4": "carpenter"}
    match = table(Seat(coins=1, wood=2, buildings=buildings, objectives=HAND), Seat(wood=10))
    play(match, "place B5")
    assert "gather wood" in match.legal_texts()
    assert obvious(match) is None


def test_a_building_of_ones_own_that_takes_nothing_is_used() -> None:
    match = table(Seat(buildings={"E4": "well", "E5": "wheat_field"}, objectives=HAND), Seat())
    play(match, "place D4")
    assert obvious(match) == "use E4"
    assert costly(match) == {"end_turn": "use"}
    play(match, "use E4", "use E5")
    assert match.player == 1


def test_rent_is_a_choice_and_to_leave_a_building_of_somebody_else_costs_nothing() -> None:
    match = table(Seat(coins=3, objectives=HAND), Seat(buildings={"E4": "well"}))
    play(match, "place D4")
    assert (obvious(match), costly(match)) == (None, {})


@pytest.mark.parametrize(("coins", "answer"), [(1, "use E4"), (0, None)])
def test_nobody_is_given_coins_unasked_who_might_show_that_there_are_none(coins: int, answer: str | None) -> None:
    match = table(Seat(coins=coins, buildings={"E4": "gold_mine"}, objectives=HAND), Seat())
    play(match, "place D4")
    assert obvious(match) == answer


def test_scarce_cubes_wait_where_four_buildings_can_be_used() -> None:
    for more, answer in ((), "gather fish"), (("E4", "F4"), "use E4"):
        buildings = {"G6": "wheat_field", "E5": "pier"} | dict.fromkeys(more, "wheat_field")
        match = table(Seat(buildings=buildings, objectives=HAND), Seat(fish=13))
        play(match, "place F5")
        assert obvious(match) == answer


def test_a_finished_objective_is_shown_before_a_turn_ends() -> None:
    match = table(Seat(coins=3, objectives=BROKE), Seat())
    play(match, "build wheat_field", "build_on D4")
    assert match.legal_texts() == ["end_turn", "claim zero_coins"]
    assert obvious(match) == "claim zero_coins"
    assert costly(match) == {"end_turn": "claim"}


def test_what_can_be_shown_later_as_well_throws_nothing_away() -> None:
    match = last_turn(Seat(), Seat(coins=6, wheat=10, objectives="six_coins double_food"))
    play(match, "place C3")
    assert (obvious(match), costly(match)) == ("claim double_food", {})
    play(match, "end_turn")
    pass_on(match)
    assert (match.player, match.question().step, costly(match)) == (1, "window", {})
    play(match, "end_turn")
    assert (match.player, match.question().step, costly(match)) == (1, "window", {"end_turn": "claim"})


def test_food_is_eaten_up_in_the_last_round() -> None:
    seats = (Seat(), Seat(fish=5, wheat=5, objectives=HAND))
    early, late = (last_turn(*seats, round=number) for number in (3, 4))
    for match in (early, late):
        play(match, "place C3")
        while match.question().step != "feed":
            play(match, "end_turn")
    assert (obvious(early), obvious(late)) == (None, "feed 5")
