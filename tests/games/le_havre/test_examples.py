"""The worked examples of the rules of Le Havre, fact by fact."""

from __future__ import annotations

import pytest

import ratusz
from tests.games.le_havre.words import Seat, amounts, board, cards, carry_on, has, on_offer, pending, play, some, table

TILES = "T7 T5 T6 T1 T3 T4 T2"
"""Iron and franc, wood and fish, fish and grain, wood and cattle, wood and franc, fish and clay, wood and clay."""
START = "5 francs 1 coal"


def quay(match: ratusz.Match) -> list[int]:
    """The offers as they lie, from the francs on."""
    return list(board(match)["offers"].values())


@pytest.mark.rule("LH-EX-1", "LH-SUPPLY-2", "LH-ROUND-2")
def test_the_first_round_of_three_players() -> None:
    match = table(
        *[Seat(goods=START)] * 3,
        players=3,
        round=1,
        turn=1,
        revealed=0,
        ask="before_supply",
        tiles=TILES,
        offers="2 francs 2 fish 2 wood 1 clay",
        stacks=(
            "marketplace sawmill hardware_store charcoal_kiln clay_mound wharf_1 black_market brickworks local_court",
            "fishery bakehouse smokehouse abattoir colliery wharf_2 shipping_line grocery_market tannery",
            "joinery business_office ironworks steel_mill cokery bridge_over_the_seine town_hall bank church",
        ),
        specials="farm tavern diner zoo kiln bakery",
    )
    assert quay(match) == [2, 2, 2, 1, 0, 0, 0]
    play(match, "supply")
    assert quay(match) == [3, 2, 2, 1, 1, 0, 0]
    play(match, "take_offer francs", "end_turn")
    assert (quay(match), has(match, 0)) == ([0, 2, 2, 1, 1, 0, 0], amounts("8 francs 1 coal"))
    play(match, "supply")
    assert quay(match) == [0, 3, 3, 1, 1, 0, 0]
    assert pending(match) == "main_action"
    play(match, "take_offer wood", "end_turn")
    assert has(match, 1) == amounts("5 francs 1 coal 3 wood")
    play(match, "supply")
    assert quay(match) == [0, 4, 0, 1, 1, 1, 0]
    play(match, "take_offer fish", "end_turn")
    assert has(match, 2) == amounts("5 francs 1 coal 4 fish")
    play(match, "buy marketplace")
    carry_on(match)
    assert quay(match) == [0, 0, 1, 1, 1, 1, 1]
    play(match, "enter marketplace", "choose grain", "choose coal", "peek", "keep", "end_turn")
    assert (has(match, 0), cards(match, 0)) == (amounts("2 francs 2 coal 1 grain"), ["marketplace"])
    carry_on(match)
    assert quay(match) == [1, 0, 2, 1, 1, 1, 1]
    play(match, "enter building_firm_1")
    assert (has(match, 1), cards(match, 1)) == (amounts("5 francs 1 coal"), ["joinery"])
    play(match, "end_turn")
    carry_on(match)
    assert quay(match) == [1, 1, 2, 2, 1, 1, 1]
    play(match, "take_offer wood", "end_turn")
    assert has(match, 2) == amounts("5 francs 1 coal 4 fish 2 wood")
    carry_on(match)
    assert quay(match) == [1, 1, 1, 3, 1, 1, 1]
    play(match, "take_offer clay", "end_turn")
    assert has(match, 0) == amounts("2 francs 2 coal 1 grain 3 clay")
    assert (match.player, pending(match)) == (1, "off_turn")
    play(match, "pass", "pay_food", "pay fish 2", "pay_food")
    assert [has(match, number).get("francs", 0) for number in range(3)] == [0, 3, 5]
    assert has(match, 2)["fish"] == 2
    assert has(match, 0)["grain"] == 1
    assert board(match)["ships"]["wooden_ship"] == ["dina"]
    assert (pending(match), match.player) == ("off_turn", 0)
    carry_on(match)
    assert (match.player, board(match)["round"], board(match)["turn"]) == (1, 2, 1)
    assert on_offer(match) == {"francs": 2, "fish": 1, "wood": 1, "iron": 2, "grain": 1, "cattle": 1}


@pytest.mark.rule("LH-EX-5")
@pytest.mark.parametrize("owned", ["joinery", "joinery hardware_store business_office ironworks"])
def test_the_colliery_with_hammers(owned: str) -> None:
    match = table(Seat(cards=f"colliery {owned}"))
    play(match, "enter colliery")
    assert has(match, 0) == {"coal": 4}


@pytest.mark.rule("LH-EX-6", "LH-TERM-13")
@pytest.mark.parametrize(("brick", "energy", "francs"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_the_brickworks(brick: int, energy: int, francs: int) -> None:
    match = table(Seat(cards="brickworks", goods="9 clay 9 wood"))
    play(match, "enter brickworks", f"times {brick}")
    left = {"clay": 9 - brick, "wood": 9 - energy, "brick": brick, "francs": francs}
    assert has(match, 0) == {name: amount for name, amount in left.items() if amount}


@pytest.mark.rule("LH-EX-7")
def test_the_bakehouse() -> None:
    match = table(Seat(cards="bakehouse", goods="9 grain 9 wood"))
    play(match, "enter bakehouse", "times 3")
    assert has(match, 0) == {"grain": 6, "wood": 7, "bread": 3, "francs": 1}


@pytest.mark.rule("LH-EX-8")
@pytest.mark.parametrize(("fish", "francs"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_smokehouse(fish: int, francs: int) -> None:
    match = table(Seat(cards="smokehouse", goods="7 fish 1 wood"))
    play(match, "enter smokehouse", f"times {fish}")
    assert (has(match, 0).get("francs", 0), has(match, 0)["smoked_fish"], "wood" in has(match, 0)) == (
        francs,
        fish,
        False,
    )


@pytest.mark.rule("LH-EX-9")
@pytest.mark.parametrize(("cattle", "hides"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_abattoir(cattle: int, hides: int) -> None:
    match = table(Seat(cards="abattoir", goods="6 cattle"))
    play(match, "enter abattoir", f"times {cattle}")
    assert (has(match, 0)["meat"], has(match, 0).get("hides", 0)) == (cattle, hides)


@pytest.mark.rule("LH-EX-11")
def test_the_church_of_bread_and_fish() -> None:
    match = table(Seat(cards="church", goods="5 bread 2 fish"))
    assert board(match)["seats"][0]["food"] == 12
    play(match, "enter church")
    assert has(match, 0) == {"bread": 10, "fish": 5}
    assert board(match)["seats"][0]["food"] == 25


@pytest.mark.rule("LH-TERM-14", "LH-DEC-ANDOR")
def test_and_or_means_any_selection_that_is_not_empty() -> None:
    """The Furriery: hides for bread, and/or leather for francs."""
    match = table(Seat(cards="furriery", goods="2 hides 1 leather"))
    play(match, "enter furriery")
    assert some(match, "times") == {"0", "1", "2"}
    play(match, "times 0")
    assert has(match, 0) == {"hides": 2, "francs": 5}
    match = table(Seat(cards="furriery", goods="2 hides 1 leather"))
    play(match, "enter furriery", "times 2")
    assert some(match, "times") == {"0", "1"}
    match = table(Seat(cards="furriery", goods="2 hides"))
    play(match, "enter furriery")
    assert some(match, "times") == {"1", "2"}
