"""Whatever lies on the table and cannot be done now says why, with what is missing for it."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.texts import Texts
from tests.games.le_havre.words import Seat, play, table

INTEREST = "T1 T5 T2 T3 T4 T6 T7"
"""The interest tile is that of the second turn."""


@pytest.mark.rule("LH-BUY-1", "LH-BUY-2", "LH-TURN-1", "LH-LOAN-3")
def test_before_the_supply_everything_on_the_table_says_why_not() -> None:
    match = ratusz.new("le_havre", players=3, seed=3)
    view: Any = match.view()
    below = view["stacks"][0][1]
    assert match.why("buy building_firm_2") == "You need 1 more franc. (LH-BUY-2)"
    assert match.why(f"buy {below}") == "It is not on top of its stack. (LH-BUY-1)"
    assert match.why("take_offer fish") == "An offer is taken as your main action, after the supply. (LH-MAIN-2)"
    assert match.why("repay_loan") == "You have no loan. (LH-LOAN-3)"


@pytest.mark.rule("LH-BUY-2", "LH-SELL-4", "LH-FINAL-6", "LH-SHIP-1")
def test_purchases_and_sales() -> None:
    match = table(Seat("7 francs", "joinery"), town="church hardware_store colliery")
    assert match.why("buy church") == "It cannot be bought. (LH-BUY-2)"
    assert match.why("buy colliery") == "You need 3 more francs. (LH-BUY-2)"
    assert match.why("buy hardware_store") == "You need 1 more franc. (LH-BUY-2)"
    play(match, "buy building_firm_1")
    assert match.why("sell building_firm_1") == "This card has already been bought or sold in this turn. (LH-SELL-4)"
    assert "top card of each stack" in match.why("buy joinery")


@pytest.mark.rule("LH-MAIN-4", "LH-FEE-1", "LH-MAIN-2")
@pytest.mark.parametrize(
    ("goods", "building", "reason"),
    [
        ("1 wood", "bakehouse", "You need 1 grain more."),
        ("1 grain", "bakehouse", "You need 1 more energy."),
        ("1 clay", "brickworks", "You need 1 more energy."),
        ("1 wood", "church", "You need 5 bread more."),
        ("5 bread 1 fish", "church", "You need 1 fish more."),
        ("1 wood", "local_court", "You have no loan."),
        ("1 wood", "arts_centre", "No disc of another player lies on a building of yours."),
        ("1 wood", "shipping_line", "You have no ship that carries goods."),
        ("1 wood", "coal_trader", "You need 1 more food."),
        ("2 wood", "bridge_over_the_seine", "You have nothing to sell: one upgraded good or three basic ones."),
    ],
)
def test_a_visit_in_vain_names_what_is_missing(goods: str, building: str, reason: str) -> None:
    match = table(Seat(goods, building))
    assert match.why(f"enter {building}") == f"{reason} (LH-MAIN-4)"


@pytest.mark.rule("LH-FEE-1", "LH-FEE-3", "LH-MAIN-2")
def test_what_a_fee_lacks_and_an_empty_offer() -> None:
    match = table(Seat("1 wood"), town="colliery", offers="3 fish 1 wood")
    assert match.why("enter colliery") == "You need 2 more food for the entry fee. (LH-FEE-1)"
    assert match.why("take_offer iron") == "There is nothing here. (LH-MAIN-2)"
    fed = table(Seat("1 fish 1 wood"), Seat(cards="smokehouse"))
    assert fed.why("enter smokehouse") == "You need 1 more food or 1 franc more for the entry fee. (LH-FEE-1)"


@pytest.mark.rule("LH-BUILD-1", "LH-BUILD-2", "LH-SHIP-2")
def test_what_building_lacks() -> None:
    match = table(Seat("3 wood 2 clay"), stacks=("marketplace", "joinery", "colliery"))
    play(match, "enter building_firm_1")
    assert match.why("build colliery") == "You need 1 clay more. (LH-BUILD-2)"
    match = table(Seat("3 wood 2 clay"), stacks=("marketplace", "joinery", "clay_mound"))
    play(match, "enter building_firm_1")
    assert match.why("build clay_mound") == "It cannot be built. (LH-BUILD-1)"


@pytest.mark.rule("LH-SHIP-1", "LH-SHIP-2", "LH-SHIP-3")
def test_what_a_ship_lacks() -> None:
    ships = {"wooden_ship": "appoline", "iron_ship": "cherbourg"}
    match = table(Seat("8 wood 4 iron 1 brick", "wharf_1"), ships=ships)
    play(match, "enter wharf_1")
    assert match.why("build_ship steel_ship") == "There is no ship of this kind. (LH-SHIP-1)"
    poor = table(Seat("9 wood 2 steel 1 brick", "wharf_1"), ships={**ships, "steel_ship": "triest"})
    play(poor, "enter wharf_1")
    assert poor.why("build_ship iron_ship") == "You need 2 iron more. (LH-SHIP-2)"


@pytest.mark.rule("LH-BLDG-Sawmill", "LH-BLDG-WoodenCrane", "LH-BLDG-FootballStadium")
def test_what_building_lacks_with_what_single_cards_say() -> None:
    match = table(Seat("3 wood 2 clay"), town="sawmill", stacks=("dunny", "joinery", "marketplace"))
    play(match, "enter sawmill")
    assert match.why("build dunny") == "Only buildings that cost wood can be built here. (LH-BLDG-Sawmill)"
    match = table(Seat("9 wood 1 clay", "wooden_crane"), stacks=("colliery", "joinery", "marketplace"))
    play(match, "enter building_firm_1")
    assert match.why("build colliery") == "You need 1 clay more. (LH-BUILD-2)"
    match = table(Seat("8 wood 2 clay"), stacks=("", "joinery", "marketplace"), waiting="football_stadium")
    play(match, "enter building_firm_1")
    assert match.why("build football_stadium") == "You need 2 iron more. (LH-BUILD-2)"
    match = table(Seat("8 wood 2 clay"), stacks=("dock", "joinery", "marketplace"), waiting="football_stadium")
    play(match, "enter building_firm_1")
    assert match.why("build football_stadium").endswith("one of the stacks is empty. (LH-BLDG-FootballStadium)")


@pytest.mark.rule("LH-SHIP-3")
def test_the_brick_for_a_wharf_is_that_of_its_own_rule() -> None:
    ships = {"wooden_ship": "appoline", "iron_ship": "cherbourg"}
    match = table(Seat("8 wood 4 iron", "wharf_1 boulogne"), town="luxury_yacht", ships=ships)
    play(match, "enter wharf_1")
    assert match.why("build_ship iron_ship") == "You need 1 brick more. (LH-SHIP-3)"


@pytest.mark.rule("LH-DEC-HW", "LH-BLDG-HarbourWatch")
def test_the_only_ship_is_kept_for_the_visit_that_needs_it() -> None:
    anna = Seat("3 francs 1 fish 3 wood", "noemi harbour_watch")
    match = table(anna, Seat(disc="shipping_line"), town="shipping_line")
    play(match, "enter harbour_watch")
    assert match.why("sell noemi").endswith("(LH-DEC-HW)")


@pytest.mark.rule("LH-LOAN-3", "LH-ADV-1")
def test_what_a_loan_and_a_sale_lack_outside_the_own_turn() -> None:
    match = table(Seat("3 francs", "joinery", loans=2), ask="before_supply", tiles=INTEREST)
    play(match, "supply")
    assert match.why("repay_loan") == "You need 2 more francs. (LH-LOAN-3)"
    rich = Seat("5 francs", "joinery", loans=2)
    match = table(rich, ask="before_supply", tiles=INTEREST, restricted_selling=True)
    play(match, "supply")
    assert match.why("sell joinery").endswith("(LH-ADV-1)")


@pytest.mark.rule("LH-BLDG-MajorCorporation", "LH-BLDG-Pawnbrokers")
def test_what_single_buildings_lack() -> None:
    match = table(Seat("3 steel 2 francs", "major_corporation"))
    assert match.why("enter major_corporation") == "You need 1 more franc. (LH-MAIN-4)"
    match = table(Seat("2 francs", "major_corporation"))
    assert match.why("enter major_corporation").startswith("You have no goods of which")
    match = table(Seat("1 francs", pawned=["wood"]), town="pawnbrokers")
    assert match.why("redeem wood") == "You need 1 more franc. (LH-DEC-PAWN)"


def test_it_is_said_in_polish_too() -> None:
    match = table(Seat("7 francs 1 wood", "bakehouse"), town="colliery")
    texts = Texts("pl", match.game)
    for notation, said in (("enter bakehouse", "Musisz mieć jeszcze 1 zboże."), ("buy colliery", "Brakuje 3 franków.")):
        closed = match.question().why(notation)
        assert closed
        assert texts.message((f"closed-{closed.why}", dict(closed.args_of(notation)))) == said
