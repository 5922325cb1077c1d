"""Building buildings and ships, and sending ships out, in Le Havre."""

from __future__ import annotations

import pytest

from ratusz.games.le_havre.cards import SHIP_TYPE_IDS
from tests.games.le_havre.words import Seat, board, cards, choices, has, pending, play, seat, some, table

PLENTY = "20 wood 20 clay 20 brick 20 iron 20 steel"


# Buildings.


@pytest.mark.rule("LH-BUILD-1", "LH-BLDG-BuildingFirm1", "LH-BLDG-BuildingFirm2")
@pytest.mark.parametrize("firm", ["building_firm_1", "building_firm_2"])
def test_one_top_card_is_built(firm: str) -> None:
    match = table(Seat(goods=f"{PLENTY} 1 francs"), stacks=("fishery bakehouse", "joinery", "clay_mound"))
    play(match, f"enter {firm}")
    assert choices(match) == ["build fishery", "build joinery"]
    play(match, "build joinery")
    assert cards(match, 0) == ["joinery"]
    assert board(match)["stacks"] == [["fishery", "bakehouse"], [], ["clay_mound"]]
    assert pending(match) == "after_main"


@pytest.mark.rule("LH-BUILD-2")
def test_the_cost_goes_to_the_supply() -> None:
    match = table(Seat(goods="2 wood 2 clay 2 iron"), stacks=("wharf_1", "", ""))
    play(match, "enter building_firm_1")
    assert (has(match, 0), cards(match, 0)) == ({}, ["wharf_1"])
    assert [has(match, other) for other in (1, 2, 3)] == [{}, {}, {}]


@pytest.mark.rule("LH-BUILD-2", "LH-MAIN-4")
@pytest.mark.parametrize("goods", ["1 wood 2 clay 2 iron", "2 wood 1 clay 2 iron", "2 wood 2 clay 1 iron", "9 wood"])
def test_a_building_that_cannot_be_paid_is_not_built(goods: str) -> None:
    match = table(Seat(goods=goods), stacks=("wharf_1", "", ""))
    assert "building_firm_1" not in some(match, "enter")


@pytest.mark.rule("LH-BUILD-2")
def test_town_buildings_are_not_built() -> None:
    match = table(Seat(goods=PLENTY), town="fishery joinery")
    play(match, "enter building_firm_1")
    assert not {"fishery", "joinery"} & some(match, "build")


@pytest.mark.rule("LH-TERM-6", "LH-DEC-SUBST")
def test_brick_for_clay_and_steel_for_iron() -> None:
    """A wharf needs 2 wood, 2 clay and 2 iron."""
    match = table(Seat(goods="2 wood 1 clay 2 brick 2 iron 1 steel"), stacks=("wharf_1", "", ""))
    play(match, "enter building_firm_1")
    assert choices(match) == ["pay brick 1", "pay brick 2"]
    play(match, "pay brick 2")
    assert choices(match) == ["pay steel 0", "pay steel 1"]
    play(match, "pay steel 1")
    assert has(match, 0) == {"clay": 1, "iron": 1}


@pytest.mark.rule("LH-DEC-SUBST")
def test_brick_that_is_needed_as_brick_is_set_aside() -> None:
    """The Football Stadium needs 1 wood, 2 brick and 2 iron; the Bank 4 brick and 1 steel."""
    match = table(Seat(goods="1 wood 2 brick 1 iron 1 steel"), stacks=("fishery", "", ""), waiting="football_stadium")
    play(match, "enter building_firm_1", "build football_stadium")
    assert (cards(match, 0), has(match, 0)) == (["football_stadium"], {})
    match = table(Seat(goods="4 brick 1 iron"), stacks=("bank", "", ""))
    assert "building_firm_1" not in some(match, "enter")


@pytest.mark.rule("LH-BUILD-3", "LH-BLDG-Sawmill")
def test_the_sawmill_saves_a_wood_and_needs_a_cost_with_wood() -> None:
    match = table(Seat(goods="2 wood 9 clay"), town="sawmill", stacks=("bakehouse", "joinery", ""))
    play(match, "enter sawmill")
    assert (cards(match, 0), has(match, 0)) == (["joinery"], {"clay": 9})
    match = table(Seat(goods="9 wood 9 clay"), town="sawmill", stacks=("bakehouse", "", ""))
    assert "sawmill" not in some(match, "enter")


@pytest.mark.rule("LH-BUILD-3", "LH-BLDG-MasonsGuild", "LH-BLDG-LumberMill")
def test_discounts_add_up_and_never_go_below_nothing() -> None:
    owner = "masons_guild lumber_mill"
    match = table(Seat(goods="1 wood 9 iron", cards=owner), town="sawmill", stacks=("arts_centre", "fishery", ""))
    play(match, "enter sawmill", "build fishery")
    assert has(match, 0) == {"wood": 1, "iron": 9}
    match = table(Seat(goods="9 wood 9 brick", cards=owner), stacks=("", "tannery", ""))
    play(match, "enter building_firm_1")
    assert has(match, 0) == {"wood": 9, "brick": 9}


@pytest.mark.rule("LH-BLDG-MasonsGuild")
@pytest.mark.parametrize(
    ("card", "goods", "left"), [("bakehouse", "2 clay", "clay"), ("storehouse", "2 wood 2 brick", "brick")]
)
def test_the_masons_guild_saves_clay_or_brick(card: str, goods: str, left: str) -> None:
    match = table(Seat(goods=goods, cards="masons_guild"), stacks=(card, "", ""))
    play(match, "enter building_firm_1")
    assert has(match, 0) == {left: 1}


@pytest.mark.rule("LH-BLDG-LumberMill")
def test_the_lumber_mill_saves_wood_only_where_wood_is_in_the_cost() -> None:
    match = table(Seat(goods="3 wood", cards="lumber_mill"), stacks=("joinery", "", ""))
    play(match, "enter building_firm_1")
    assert has(match, 0) == {"wood": 1}
    match = table(Seat(goods="2 iron", cards="lumber_mill"), stacks=("bridge_over_the_seine", "", ""))
    assert "building_firm_1" not in some(match, "enter")


@pytest.mark.rule("LH-BLDG-WoodenCrane", "LH-DEC-BUILD")
def test_the_wooden_crane_replaces_one_token_by_wood() -> None:
    match = table(Seat(goods="1 wood 2 iron", cards="wooden_crane"), stacks=("bridge_over_the_seine", "", ""))
    play(match, "enter building_firm_1")
    assert ("bridge_over_the_seine" in cards(match, 0), has(match, 0)) == (True, {})
    match = table(Seat(goods="3 wood 1 clay 3 iron", cards="wooden_crane"), stacks=("abattoir", "", ""))
    play(match, "enter building_firm_1")
    assert choices(match) == ["stop", "replace clay", "replace iron"]
    play(match, "replace clay")
    assert has(match, 0) == {"wood": 1, "clay": 1, "iron": 2}


@pytest.mark.rule("LH-BUILD-4")
def test_an_emptied_space_stays_empty() -> None:
    match = table(Seat(goods="3 wood"), stacks=("joinery", "fishery", ""))
    play(match, "enter building_firm_1")
    assert board(match)["stacks"] == [[], ["fishery"], []]


@pytest.mark.rule("LH-BUILD-5")
def test_the_new_building_is_not_entered_by_the_same_action() -> None:
    match = table(Seat(goods="1 wood 1 clay"), stacks=("fishery", "", ""))
    play(match, "enter building_firm_1")
    assert has(match, 0) == {}
    assert seat(match, 0)["disc"] == "building_firm_1"


@pytest.mark.rule("LH-BLDG-ConstructionFirm", "LH-BUILD-6", "LH-DEC-BUILD", "LH-EX-13")
def test_the_construction_firm_builds_twice_with_a_purchase_between() -> None:
    anna = Seat(goods="20 francs 2 wood 3 clay 1 iron 2 fish")
    match = table(anna, stacks=("bakehouse clay_mound brickworks", "joinery", "bank"))
    play(match, "enter construction_firm", "pay fish 2", *(["build bakehouse"] if pending(match) == "build" else []))
    assert pending(match) == "build_second"
    assert "stop" in choices(match)
    play(match, "buy clay_mound", "build brickworks")
    assert cards(match, 0) == ["bakehouse", "clay_mound", "brickworks"]
    assert has(match, 0) == {"francs": 18}


@pytest.mark.rule("LH-BLDG-ConstructionFirm", "LH-DEC-BUILD")
def test_the_second_building_is_optional_and_the_firm_may_be_sold() -> None:
    match = table(Seat(goods="4 wood 1 clay", cards="construction_firm"), stacks=("fishery", "joinery", ""))
    play(match, "enter construction_firm", "build fishery", "sell construction_firm")
    assert "build joinery" in choices(match)
    play(match, "build joinery")
    assert cards(match, 0) == ["fishery", "joinery"]
    match = table(Seat(goods="4 wood 1 clay", cards="construction_firm"), stacks=("fishery", "joinery", ""))
    play(match, "enter construction_firm", "build fishery", "stop")
    assert cards(match, 0) == ["construction_firm", "fishery"]


@pytest.mark.rule("LH-BLDG-FootballStadium", "LH-BUILD-1")
def test_the_football_stadium_is_built_beside_an_empty_space() -> None:
    anna = Seat(goods="1 wood 2 brick 2 iron")
    match = table(anna, stacks=("bank", "church", "dock"), waiting="football_stadium")
    assert "football_stadium" not in [choice.split()[-1] for choice in choices(match)]
    match = table(anna, stacks=("bank", "church", ""), waiting="football_stadium", town="sawmill")
    play(match, "enter sawmill")
    assert (cards(match, 0), has(match, 0)) == (["football_stadium"], {"wood": 1})


@pytest.mark.rule("LH-Q-1")
@pytest.mark.parametrize(("card", "goods"), [("arts_centre", "1 wood 1 clay"), ("ironworks", "1 wood 2 brick")])
def test_costs_of_2008_are_an_option(card: str, goods: str) -> None:
    assert "building_firm_1" in some(table(Seat(goods=goods), stacks=(card, "", "")), "enter")
    old = table(Seat(goods=goods), stacks=(card, "", ""), costs_of_2008=True)
    assert "building_firm_1" not in some(old, "enter")


@pytest.mark.rule("LH-Q-1")
def test_the_view_tells_the_costs_that_are_not_printed() -> None:
    match = table(Seat(), costs_of_2008=True)
    assert match.view()["costs"] == {"arts_centre": {"wood": 1, "clay": 2}, "ironworks": {"wood": 3, "brick": 2}}
    assert "costs" not in table(Seat()).view()


# Ships.


@pytest.mark.rule("LH-SHIP-1", "LH-SHIP-2", "LH-DEC-WHARF", "LH-BLDG-Wharf1", "LH-BLDG-Wharf2")
@pytest.mark.parametrize("wharf", ["wharf_1", "wharf_2"])
@pytest.mark.parametrize(
    ("kind", "goods"),
    [("wooden_ship", "5 wood"), ("iron_ship", "4 iron"), ("steel_ship", "2 steel"), ("luxury_liner", "3 steel")],
)
def test_what_ships_cost(wharf: str, kind: str, goods: str) -> None:
    match = table(Seat(goods=f"{goods} 1 coal", cards=wharf), modernised=wharf, round=20)
    top = board(match)["ships"][kind][0]
    play(match, f"enter {wharf}")
    if pending(match) == "choose_ship":
        play(match, f"build_ship {kind}")
    assert (cards(match, 0), has(match, 0).get("coal", 0)) == ([wharf, top], 0)
    short = table(Seat(goods=goods, cards=wharf), modernised=wharf, round=20)
    assert wharf not in some(short, "enter")


@pytest.mark.rule("LH-SHIP-3", "LH-INV-8")
def test_the_first_ship_other_than_wooden_modernises_the_wharf() -> None:
    match = table(Seat(goods="4 iron 1 coal"), Seat(cards="wharf_1"), round=10)
    assert "wharf_1" not in some(match, "enter")
    match = table(Seat(goods="4 iron 1 coal 1 brick 2 fish"), Seat(cards="wharf_1"), round=10)
    play(match, "enter wharf_1")
    assert board(match)["modernised"] == ["wharf_1"]
    assert has(match, 0) == {}
    match = table(Seat(goods="4 iron 1 coal 1 brick", cards="wharf_1"), modernised="wharf_1", round=10)
    play(match, "enter wharf_1")
    assert has(match, 0) == {"brick": 1}


@pytest.mark.rule("LH-SHIP-3")
def test_a_wooden_ship_modernises_nothing() -> None:
    match = table(Seat(goods="5 wood 1 coal 1 brick", cards="wharf_1"))
    play(match, "enter wharf_1")
    assert (board(match)["modernised"], has(match, 0)) == ([], {"brick": 1})


@pytest.mark.rule("LH-SHIP-4")
def test_wharfs_are_modernised_separately_and_the_guild_saves_nothing() -> None:
    anna = Seat(goods="4 iron 1 coal", cards="wharf_1 wharf_2 masons_guild")
    match = table(anna, modernised="wharf_1", round=10)
    assert "wharf_1" in some(match, "enter")
    assert "wharf_2" not in some(match, "enter")


@pytest.mark.rule("LH-SHIP-5")
def test_buying_a_ship_needs_no_wharf() -> None:
    match = table(Seat(goods="20 francs"), ships={"iron_ship": "cherbourg"})
    play(match, "buy cherbourg")
    assert (cards(match, 0), has(match, 0)) == (["cherbourg"], {})


@pytest.mark.rule("LH-DEC-WHARF", "LH-DEC-SUBST")
def test_steel_may_stand_for_the_iron_of_a_ship() -> None:
    match = table(Seat(goods="3 iron 2 steel 1 coal", cards="wharf_1"), modernised="wharf_1", round=8)
    play(match, "enter wharf_1")
    if pending(match) == "choose_ship":
        play(match, "build_ship iron_ship")
    assert choices(match) == ["pay steel 1", "pay steel 2"]
    play(match, "pay steel 1")
    assert has(match, 0) == {"steel": 1}


@pytest.mark.rule("LH-SHIP-8")
def test_ships_are_not_entered() -> None:
    match = table(Seat(cards="appoline luxury_yacht", goods="9 francs"))
    assert not {"appoline", "luxury_yacht"} & some(match, "enter")


@pytest.mark.rule("LH-BLDG-LuxuryYacht", "LH-Q-10", "LH-DEC-WHARF", "LH-END-8")
def test_the_luxury_yacht_is_bought_or_exchanged() -> None:
    match = table(Seat(goods="20 francs"), town="luxury_yacht")
    play(match, "buy luxury_yacht")
    assert has(match, 0) == {}
    assert match.scores()[0] == 20
    match = table(Seat(cards="wharf_1 cherbourg"), town="luxury_yacht")
    play(match, "enter wharf_1")
    assert cards(match, 0) == ["wharf_1", "luxury_yacht"]
    assert board(match)["removed"] == ["cherbourg"]
    assert board(match)["modernised"] == []


@pytest.mark.rule("LH-BLDG-LuxuryYacht")
def test_the_luxury_yacht_gives_no_food_and_carries_nothing_but_counts_as_a_ship() -> None:
    match = table(Seat(cards="luxury_yacht dock shipping_line fishery", goods="9 coal"))
    assert seat(match, 0)["ship_food"] == 0
    assert "shipping_line" not in some(match, "enter")
    assert match.score_sheet()[0]["bonuses"] == 4
    play(match, "enter fishery")
    assert has(match, 0)["fish"] == 3 + 3
    play(match, "sell luxury_yacht")
    assert has(match, 0)["francs"] == 10


@pytest.mark.rule("LH-BLDG-MsDagmar", "LH-DEC-WHARF")
def test_ms_dagmar_needs_a_modernised_wharf() -> None:
    anna = Seat(cards="wharf_1 ms_susanne")
    assert "wharf_1" not in some(table(anna, town="ms_dagmar"), "enter")
    match = table(anna, town="ms_dagmar", modernised="wharf_1")
    play(match, "enter wharf_1")
    assert cards(match, 0) == ["wharf_1", "ms_dagmar"]
    assert match.scores()[0] == 14 + 50
    assert "ms_dagmar" in some(table(Seat(goods="50 francs"), town="ms_dagmar"), "buy")


@pytest.mark.rule("LH-BLDG-LuxuryYacht", "LH-BLDG-MsDagmar")
def test_only_a_special_ship_of_the_town_is_exchanged() -> None:
    anna = Seat(cards="wharf_1 cherbourg ms_susanne")
    match = table(anna, Seat(cards="luxury_yacht ms_dagmar"), modernised="wharf_1")
    assert "wharf_1" not in some(match, "enter")


# The Shipping Line.


@pytest.mark.rule("LH-BLDG-ShippingLine", "LH-DEC-SHIPPING", "LH-DEC-MULTISET", "LH-SHIP-7")
def test_goods_are_shipped_for_their_values() -> None:
    anna = Seat(cards="shipping_line appoline cherbourg triest", goods="1 coke 3 steel 5 fish 1 leather")
    match = table(anna)
    play(match, "enter shipping_line", "sail steel_ship 1", "sail iron_ship 1", "sail wooden_ship 1")
    assert has(match, 0) == {"fish": 5, "steel": 3, "leather": 1}
    play(match, "give fish 5", "give steel 3", "give leather 1")
    assert has(match, 0) == {"francs": 5 + 24 + 4}


@pytest.mark.rule("LH-BLDG-ShippingLine", "LH-DEC-SHIPPING")
def test_capacity_and_the_least_cargo() -> None:
    anna = Seat(cards="shipping_line appoline blanche", goods="2 coal 9 fish")
    match = table(anna)
    play(match, "enter shipping_line", "sail wooden_ship 2")
    assert some(match, "give") == {f"fish {count}" for count in range(2, 5)}


@pytest.mark.rule("LH-DEC-SHIPPING")
def test_at_least_one_ship_sails_and_each_has_something_to_carry() -> None:
    match = table(Seat(cards="shipping_line appoline blanche", goods="2 coal 1 fish"))
    play(match, "enter shipping_line")
    assert (pending(match), has(match, 0)) == ("cargo", {"fish": 1, "coal": 1})
    match = table(Seat(cards="shipping_line appoline", goods="1 coal"))
    assert "shipping_line" not in some(match, "enter")


@pytest.mark.rule("LH-DEC-SHIPPING", "LH-DEC-PAY")
def test_the_energy_leaves_enough_to_ship() -> None:
    """Four wood and a coal: the coal has to pay, or three of the wood, never all."""
    match = table(Seat(cards="shipping_line appoline", goods="3 wood 1 coal"))
    play(match, "enter shipping_line")
    assert some(match, "pay") == {"coal 0", "coal 1"}
    play(match, "pay coal 0")
    assert has(match, 0) == {"francs": 3}


@pytest.mark.rule("LH-EX-10")
def test_one_coke_sends_three_ships() -> None:
    match = table(Seat(cards="shipping_line appoline blanche dina", goods="1 coke 3 fish"), round=4)
    play(match, "enter shipping_line", "sail wooden_ship 3")
    assert has(match, 0) == {"francs": 3}


@pytest.mark.rule("LH-BLDG-PiratesLair")
def test_pirates_take_a_franc_from_each_ship_of_others() -> None:
    anna = Seat(cards="shipping_line appoline blanche", goods="2 coal 4 steel")
    match = table(anna, Seat(cards="pirates_lair"))
    play(match, "enter shipping_line", "sail wooden_ship 2", "give steel 4")
    assert (has(match, 0), has(match, 1)) == ({"francs": 30}, {"francs": 2})
    match = table(Seat(cards="shipping_line appoline pirates_lair", goods="1 coal 1 steel"))
    play(match, "enter shipping_line")
    assert has(match, 0) == {"francs": 8}


@pytest.mark.rule("LH-BLDG-BiofuelFacility", "LH-DEC-PAY")
def test_grain_as_energy_at_the_shipping_line_only() -> None:
    anna = Seat(cards="shipping_line appoline biofuel_facility bakehouse", goods="3 grain")
    match = table(anna)
    assert "bakehouse" not in some(match, "enter")
    play(match, "enter shipping_line")
    assert has(match, 0) == {"francs": 1}
    without = Seat(cards="shipping_line appoline", goods="3 grain")
    assert "shipping_line" not in some(table(without), "enter")


@pytest.mark.rule("LH-BLDG-WindFarm", "LH-Q-11")
def test_the_wind_farm_saves_three_energy_of_an_action() -> None:
    match = table(Seat(cards="wind_farm wharf_1", goods="5 wood"))
    play(match, "enter wharf_1")
    assert has(match, 0) == {}
    match = table(Seat(cards="wind_farm shipping_line appoline blanche", goods="3 wood 2 fish"))
    play(match, "enter shipping_line", "sail wooden_ship 2")
    assert has(match, 0) == {"francs": 2}
    match = table(Seat(cards="wind_farm bakehouse", goods="6 grain"))
    play(match, "enter bakehouse", "times 6")
    assert has(match, 0) == {"bread": 6, "francs": 3}


def test_ship_types_have_names_of_their_own() -> None:
    assert SHIP_TYPE_IDS == ["wooden_ship", "iron_ship", "steel_ship", "luxury_liner"]
