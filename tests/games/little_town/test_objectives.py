"""Objective cards: claiming, and each condition on both sides of its edge (LT-OBJ, LT-OBJCARD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.little_town.words import (
    Seat,
    board,
    choices,
    happened,
    last_turn,
    own,
    pass_on,
    play,
    seat,
    table,
    words,
)


def claims(mine: Seat, card: str, other: Seat | None = None, players: int = 2, **rest: Any) -> bool:
    """Whether a seat that begins its turn could claim the card."""
    held = Seat(mine, objectives=card)
    match = table(held, other or Seat(), *[Seat() for _ in range(players - 2)], **rest)
    return card in words(match, "claim")


@pytest.mark.rule("LT-OBJ-1", "LT-HID-2")
def test_a_claimed_card_scores_once_and_stays_face_up() -> None:
    match = table(Seat(coins=6, objectives="six_coins"), Seat())
    before = own(match, 0, "points")[0]
    play(match, "claim six_coins")
    assert own(match, 0, "points", "cards") == (before + 2, 0)
    assert "six_coins" in seat(match, 0)["finished"]
    assert words(match, "claim") == []


@pytest.mark.rule("LT-OBJ-2", "LT-END-3")
def test_claiming_is_voluntary_and_open_cards_cost_nothing() -> None:
    match = table(Seat(coins=6, fish=5, objectives="six_coins"), Seat(fish=5), round=4, active=1, used=4)
    before = match.scores()
    play(match, "place E3", "end_turn", "end_turn")
    while not match.over:
        play(match, "end_turn")
    assert (match.scores(), seat(match, 0)["cards"]) == (before, 1)
    assert len(match.document()["position"]["seats"][0]["objectives"]) == 1


@pytest.mark.rule("LT-OBJ-3")
def test_several_cards_may_be_claimed_at_the_same_moment() -> None:
    buildings = {"D2": "grocery", "E2": "bakery"}
    match = table(Seat(buildings=buildings, objectives="two_wheat_buildings two_coin_buildings"), Seat())
    play(match, "claim two_wheat_buildings", "claim two_coin_buildings")
    assert own(match, 0, "cards") == (0,)


@pytest.mark.rule("LT-OBJ-4")
def test_a_card_may_be_claimed_between_two_steps() -> None:
    """Zero coins last only from the Fountain to the Gold Mine."""
    buildings = {"D2": "fountain", "F2": "gold_mine"}
    match = table(Seat(coins=1, buildings=buildings, objectives="zero_coins"), Seat())
    play(match, "place E3")
    assert words(match, "claim") == []
    play(match, "use D2")
    assert words(match, "claim") == ["zero_coins"]
    twin = match.clone()
    play(twin, "use F2")
    assert words(twin, "claim") == []
    play(match, "claim zero_coins", "use F2")
    assert own(match, 0, "coins") == (2,)


@pytest.mark.rule("LT-OBJ-5")
def test_a_use_is_not_interrupted() -> None:
    """For a moment the Bakery leaves no coins in the purse, but by the end of the use there are four."""
    match = table(Seat(coins=3, buildings={"D2": "bakery"}, objectives="zero_coins"), Seat())
    play(match, "place E3", "use D2")
    assert own(match, 0, "coins") == (4,)
    assert words(match, "claim") == []


@pytest.mark.rule("LT-OBJ-6", "LT-RULING-8")
def test_a_state_condition_has_to_be_true_when_claimed() -> None:
    """Six coins by a rent received in another's turn are enough in the own next turn."""
    anna = Seat(coins=5, buildings={"D2": "well"}, objectives="six_coins")
    match = table(anna, Seat(coins=3), active=1, used=0, first_player=1)
    play(match, "place E3", "use D2")
    assert match.player == 0
    assert words(match, "claim") == ["six_coins"]
    play(match, "build gold_mine", "build_on I2")
    assert words(match, "claim") == []


@pytest.mark.rule("LT-OBJ-7", "LT-OBJCARD-17")
def test_a_turn_condition_lasts_as_long_as_the_turn() -> None:
    match = table(Seat(buildings={"E4": "pier"}, objectives="gain_five_cubes"), Seat())
    play(match, "place F5")
    assert words(match, "claim") == []
    play(match, "use E4")
    assert words(match, "claim") == ["gain_five_cubes"]
    play(match, "end_turn", "place D3")
    assert words(match, "claim") == []


@pytest.mark.rule("LT-OBJ-8", "LT-OBJCARD-5")
@pytest.mark.parametrize(
    ("tile", "steps", "claimed"),
    [
        ("restaurant", ["use D2"], True),
        ("fair", ["use D2"], True),
        ("shop", ["use D2", "give wood_stone", "take fish_fish"], True),
        ("shop", ["use D2", "give wood_wood", "take fish_fish"], False),
        ("barn", ["use D2"], False),
    ],
)
def test_a_use_that_is_paid_with_two_types(tile: str, steps: list[str], claimed: bool) -> None:
    mine = Seat(
        wood=2,
        stone=2,
        fish=2,
        wheat=2,
        coins=2,
        buildings={"D2": tile, "F2": "wheat_field"},
        objectives="use_two_type_building",
    )
    match = table(mine, Seat())
    play(match, "place E3")
    assert words(match, "claim") == []
    play(match, *steps)
    assert ("use_two_type_building" in words(match, "claim")) == claimed
    play(match, "use F2")
    assert ("use_two_type_building" in words(match, "claim")) == claimed


@pytest.mark.rule("LT-OBJ-9", "LT-OBJCARD-6", "LT-EOR-7", "LT-STATE-2")
@pytest.mark.parametrize(("fish", "claimed"), [(5, True), (4, False)])
def test_feeding_all_workers_with_fish(fish: int, claimed: bool) -> None:
    match = last_turn(Seat(fish=5, wheat=1, objectives="feed_all_with_fish"), Seat(fish=5))
    play(match, "place E3")
    assert choices(match) == ["feed 4", "feed 5"]
    play(match, f"feed {fish}")
    if claimed:
        assert choices(match) == ["end_turn", "claim feed_all_with_fish"]
        play(match, "end_turn")
    assert (board(match)["round"], match.player) == (4, 1)
    while match.player != 0:
        match.apply(match.legal()[0])
    assert words(match, "claim") == []


@pytest.mark.rule("LT-OBJ-10", "LT-OBJCARD-14", "LT-OBJCARD-15", "LT-OBJCARD-16", "LT-OBJCARD-17")
def test_the_residence_step_is_not_a_turn() -> None:
    """It obtains five cubes, spends fresh ones, uses four buildings, two for points: none of the turn cards is met."""
    buildings = {"B5": "residence", "A5": "carpenter", "B4": "workshop", "C5": "restaurant", "C4": "well"}
    cards = "spend_fresh_cube use_four_buildings points_from_two_buildings use_two_type_building"
    anna = Seat(coins=1, fish=1, wheat=1, buildings=buildings, objectives=cards)
    match = last_turn(anna, Seat(fish=5, buildings={"I2": "wheat_field"}), empty="A6")
    play(match, "place I3", "end_turn")
    pass_on(match)
    play(match, "use A5", "use B4", "use C5", "use C4")
    assert board(match)["turn"]["residence"]
    assert words(match, "claim") == ["use_two_type_building"]


@pytest.mark.rule("LT-OBJ-10", "LT-OBJCARD-17")
def test_five_cubes_of_the_residence_are_not_those_of_a_turn() -> None:
    buildings = {"B5": "residence", "C4": "carpenter", "A5": "well"}
    anna = Seat(coins=2, fish=5, buildings=buildings, objectives="gain_five_cubes")
    match = last_turn(anna, Seat(fish=5))
    play(match, "place I2")
    pass_on(match)
    play(match, "use C4")
    assert board(match)["turn"]["residence"]
    assert board(match)["turn"]["obtained"] == 6
    assert choices(match) == ["end_turn", "use A5"]


# Every card.


@pytest.mark.rule("LT-OBJCARD-1")
def test_three_in_touch() -> None:
    row = {"D3": "well", "E3": "wheat_field", "F3": "wheat_field"}
    corner = {"D3": "well", "E3": "wheat_field", "F4": "wheat_field"}
    bend = {"D3": "well", "E3": "wheat_field", "E4": "wheat_field"}
    assert claims(Seat(buildings=row), "three_in_touch")
    assert claims(Seat(buildings=bend), "three_in_touch")
    assert not claims(Seat(buildings=corner), "three_in_touch")
    others = Seat(buildings={"E3": "wheat_field"})
    assert not claims(Seat(buildings={"D3": "well", "F3": "wheat_field"}), "three_in_touch", others)


@pytest.mark.rule("LT-OBJCARD-2", "LT-OBJCARD-WORKERS")
@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_more_buildings_than_workers(players: int, needed: int) -> None:
    tiles = ["well", "bakery", "bar", *["wheat_field"] * 3]
    squares = ["B3", "D3", "F3", "H3", "B5", "D5"]
    for number, met in ((needed, True), (needed - 1, False)):
        mine = Seat(buildings=dict(zip(squares[:number], tiles, strict=False)))
        assert claims(mine, "more_buildings_than_workers", players=players) == met
    used = Seat(buildings=dict(zip(squares[:needed], tiles, strict=False)))
    assert claims(used, "more_buildings_than_workers", players=players, used=2)


@pytest.mark.rule("LT-OBJCARD-3", "LT-OBJCARD-WORKERS")
@pytest.mark.parametrize(("players", "needed"), [(2, 10), (3, 8), (4, 6)])
def test_double_food(players: int, needed: int) -> None:
    assert claims(Seat(fish=needed - 2, wheat=2), "double_food", players=players)
    assert claims(Seat(fish=needed - 2, wheat=2), "double_food", players=players, used=2)
    assert not claims(Seat(fish=needed - 3, wheat=2), "double_food", players=players)


@pytest.mark.rule("LT-OBJCARD-4")
@pytest.mark.parametrize(
    ("squares", "met"),
    [
        (["H2", "F5", "B5"], True),  # mountain; lake and forest; forest
        (["E2", "B3", "B5"], True),  # mountain and lake; lake and forest; forest
        (["B2", "E3"], False),  # one building by all three does not do
        (["B2", "C2", "B3"], True),
        (["H2", "B5", "C5"], False),  # no lake
        (["H2", "H3", "E5"], False),  # mountain; lake; lake: no forest
    ],
)
def test_lake_mountain_and_forest(squares: list[str], met: bool) -> None:
    mine = Seat(buildings=dict(zip(squares, ["well", "wheat_field", "wheat_field"], strict=False)))
    assert claims(mine, "lake_mountain_forest") == met


@pytest.mark.rule("LT-OBJCARD-7", "LT-RULING-11")
def test_two_wheat_buildings() -> None:
    assert claims(Seat(buildings={"D3": "wheat_field", "G3": "wheat_field"}), "two_wheat_buildings")
    assert claims(Seat(buildings={"D3": "bakery", "G3": "grocery"}), "two_wheat_buildings")
    assert not claims(Seat(buildings={"D3": "wheat_field", "G3": "shop"}), "two_wheat_buildings")


@pytest.mark.rule("LT-OBJCARD-8")
def test_one_fish_building() -> None:
    assert claims(Seat(buildings={"D3": "pier"}), "one_fish_building")
    assert not claims(Seat(buildings={"D3": "shop"}), "one_fish_building")


@pytest.mark.rule("LT-OBJCARD-9")
def test_two_coin_buildings() -> None:
    assert claims(Seat(buildings={"D3": "gold_mine", "G3": "church"}), "two_coin_buildings")
    assert not claims(Seat(buildings={"D3": "gold_mine", "G3": "residence"}), "two_coin_buildings")


@pytest.mark.rule("LT-OBJCARD-10")
def test_one_wood_or_stone_building() -> None:
    assert claims(Seat(buildings={"D3": "quarry"}), "one_wood_or_stone_building")
    assert claims(Seat(buildings={"D3": "workshop"}), "one_wood_or_stone_building")
    assert not claims(Seat(buildings={"D3": "shop"}), "one_wood_or_stone_building")


@pytest.mark.rule("LT-OBJCARD-11", "LT-OBJCARD-PRINTED")
def test_three_stone_in_the_printed_cost() -> None:
    assert claims(Seat(buildings={"D3": "church"}), "cost_three_stone")
    assert not claims(Seat(buildings={"D3": "restaurant"}), "cost_three_stone")
    match = table(Seat(coins=12, objectives="cost_three_stone"), Seat())
    play(match, "build church", "build_on D3")
    assert words(match, "claim") == ["cost_three_stone"]


@pytest.mark.rule("LT-OBJCARD-12")
def test_zero_coins() -> None:
    assert claims(Seat(coins=0), "zero_coins")
    assert not claims(Seat(coins=1), "zero_coins")


@pytest.mark.rule("LT-OBJCARD-13")
def test_six_coins() -> None:
    assert claims(Seat(coins=6), "six_coins")
    assert not claims(Seat(coins=5), "six_coins")


@pytest.mark.rule("LT-OBJCARD-14", "LT-OBJCARD-OBTAIN")
def test_spending_a_fresh_cube() -> None:
    """An old wheat before any was obtained does not count; any own wheat afterwards does, a bought one does not."""
    mine = Seat(coins=3, wheat=1, buildings={"D2": "wheat_field", "F2": "brewery"}, objectives="spend_fresh_cube")

    def after(*steps: str) -> bool:
        match = table(mine, Seat())
        play(match, "place E3", *steps)
        return "spend_fresh_cube" in words(match, "claim")

    assert not after("use F2", "buy 0 0 0 0", "use D2")
    assert not after("use D2", "use F2", "buy 0 0 0 1")
    assert after("use D2", "use F2", "buy 0 0 0 0")


@pytest.mark.rule("LT-OBJCARD-15", "LT-USE-8")
def test_using_four_buildings_in_a_turn() -> None:
    buildings = {"D2": "wheat_field", "E2": "wheat_field", "F2": "well", "D3": "gold_mine", "F3": "statue"}
    match = table(Seat(buildings=buildings, objectives="use_four_buildings"), Seat())
    play(match, "place E3", "use D2", "use E2", "use F2")
    assert words(match, "claim") == []
    play(match, "use D3")
    assert words(match, "claim") == ["use_four_buildings"]


@pytest.mark.rule("LT-OBJCARD-16")
def test_points_from_two_buildings() -> None:
    buildings = {"D2": "well", "E2": "wheat_field", "F2": "bar"}
    match = table(Seat(buildings=buildings, objectives="points_from_two_buildings"), Seat())
    play(match, "place E3", "use D2", "use E2")
    assert words(match, "claim") == []
    play(match, "use F2")
    assert words(match, "claim") == ["points_from_two_buildings"]


@pytest.mark.rule("LT-OBJCARD-17", "LT-RULING-12", "LT-OBJCARD-OBTAIN")
def test_five_cubes_in_a_turn_keep_counting_after_being_spent() -> None:
    buildings = {"E5": "fishmonger", "E4": "grocery"}
    match = table(Seat(coins=2, buildings=buildings, objectives="gain_five_cubes"), Seat())
    play(match, "place F5", "use E5")
    assert own(match, 0, "wood", "fish") == (1, 1)
    assert words(match, "claim") == []
    play(match, "use E4")
    assert words(match, "claim") == ["gain_five_cubes"]


@pytest.mark.rule("LT-OBJCARD-18", "LT-OBJCARD-PRINTED", "LT-EX-3")
def test_three_wood_in_the_printed_cost() -> None:
    match = table(Seat(coins=2, wood=4, objectives="cost_three_wood"), Seat(), market=_with_barn())
    before = own(match, 0, "points")[0]
    play(match, "build barn", "build_on D3")
    assert own(match, 0, "wood", "points", "houses", "on_construction_site") == (0, before + 6, 6, 1)
    assert words(match, "claim") == ["cost_three_wood"]
    assert not claims(Seat(buildings={"D3": "bakery"}), "cost_three_wood")


def _with_barn() -> str:
    return "bakery bar barn carpenter castle church gold_mine grocery quarry restaurant shop well"


@pytest.mark.rule("LT-OBJ-1")
def test_live_progress_is_for_the_holder_alone() -> None:
    match = table(Seat(coins=4, fish=3, objectives="six_coins double_food zero_coins"), Seat())
    mine: Any = match.view(0)["seats"]
    assert mine[0]["progress"] == [
        {"objective": "double_food", "have": 3, "need": 10, "claimable": False},
        {"objective": "zero_coins", "have": 4, "need": 0, "claimable": False},
        {"objective": "six_coins", "have": 4, "need": 6, "claimable": False},
    ]
    for observer in (1, None):
        theirs: Any = match.view(observer)["seats"]
        assert (theirs[0]["objectives"], theirs[0]["progress"], theirs[0]["cards"]) == ([], [], 3)


def test_a_claim_tells_the_card() -> None:
    match = table(Seat(coins=0, objectives="zero_coins"), Seat())
    play(match, "claim zero_coins")
    assert happened(match) == [{"event": "objective_claimed", "seat": 0, "objective": "zero_coins", "points": 3}]
