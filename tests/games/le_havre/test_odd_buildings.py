"""Buildings of Le Havre with choices or rules of their own."""

from __future__ import annotations

import pytest

import ratusz
from tests.games.le_havre.words import (
    Seat,
    amounts,
    board,
    cards,
    carry_on,
    choices,
    happened,
    has,
    on_offer,
    pending,
    play,
    position,
    seat,
    some,
    table,
)

BASIC = ["fish", "wood", "clay", "iron", "grain", "cattle", "coal"]

# Marketplace, Town Square, Toy Fair.


@pytest.mark.rule("LH-BLDG-Marketplace", "LH-DEC-DISTINCT", "LH-DEC-MARKET", "LH-Q-16")
def test_the_marketplace_gives_two_different_basic_goods_and_more_for_crafts() -> None:
    match = table(Seat(cards="marketplace"))
    play(match, "enter marketplace")
    assert some(match, "choose") == {"fish", "wood", "clay", "iron", "grain", "cattle", "coal"}
    play(match, "choose clay")
    assert some(match, "choose") == {"iron", "grain", "cattle", "coal", "hides"}
    assert "stop" not in choices(match)
    play(match, "choose hides")
    assert (has(match, 0), pending(match)) == ({"clay": 1, "hides": 1}, "peek")
    match = table(Seat(cards="marketplace fishery"))
    play(match, "enter marketplace", "choose fish", "choose wood")
    assert "stop" in choices(match)
    play(match, "choose coal")
    assert pending(match) == "peek"


@pytest.mark.rule("LH-BLDG-Marketplace")
def test_at_most_eight_kinds_at_the_marketplace() -> None:
    crafts = "fishery joinery bakehouse charcoal_kiln smokehouse abattoir tannery"
    match = table(Seat(cards=f"marketplace {crafts}"))
    play(
        match,
        "enter marketplace",
        *(f"choose {good}" for good in ["fish", "wood", "clay", "iron", "grain", "cattle", "coal"]),
    )
    assert choices(match) == ["choose hides", "stop"]


@pytest.mark.rule("LH-BLDG-Marketplace", "LH-HID-3", "LH-DEC-MARKET", "LH-Q-17")
def test_a_peek_shows_two_cards_to_the_visitor_only() -> None:
    match = table(Seat(cards="marketplace"), specials="farm tavern diner zoo")
    play(match, "enter marketplace", "choose clay", "choose coal", "peek")
    assert board(match, 0)["special_stack"] == [["farm"], ["tavern"], [], []]
    assert board(match, 1)["special_stack"] == [[], [], [], []]
    assert board(match)["special_stack"] == [[], [], [], []]
    assert choices(match) == ["keep", "swap"]
    play(match, "swap")
    assert board(match, 0)["special_stack"] == [["tavern"], ["farm"], [], []]
    assert match.document()["position"]["specials"] == ["tavern", "farm", "diner", "zoo"]
    assert [event.kind for event in match.events(1)][-1] == "peeked"


@pytest.mark.rule("LH-BLDG-Marketplace", "LH-Q-17")
def test_no_peek_in_the_short_version_and_one_card_if_one_is_left() -> None:
    match = table(Seat(cards="marketplace"), version="short")
    play(match, "enter marketplace", "choose clay", "choose coal")
    assert pending(match) == "after_main"
    match = table(Seat(cards="marketplace"), specials="farm")
    play(match, "enter marketplace", "choose clay", "choose coal", "peek")
    assert pending(match) == "after_main"
    assert board(match, 0)["special_stack"] == [["farm"]]


@pytest.mark.rule("LH-BLDG-TownSquare", "LH-DEC-DISTINCT")
def test_the_town_square_gives_as_many_upgraded_goods_as_crafts_but_no_steel() -> None:
    match = table(Seat(cards="town_square fishery joinery"))
    play(match, "enter town_square")
    assert "steel" not in some(match, "choose")
    play(match, "choose brick", "choose coke")
    assert (has(match, 0), pending(match)) == ({"brick": 1, "coke": 1}, "after_main")


@pytest.mark.rule("LH-BLDG-ToyFair", "LH-DEC-DISTINCT", "LH-INV-2")
def test_the_toy_fair_gives_six_goods_and_a_loan() -> None:
    match = table(Seat(cards="toy_fair"))
    play(match, "enter toy_fair", *(f"choose {good}" for good in ["fish", "clay", "iron", "bread", "meat"]))
    assert choices(match) == ["choose coke", "choose leather"]
    play(match, "choose coke")
    assert (seat(match, 0)["loans"], has(match, 0)) == (
        1,
        {"fish": 1, "clay": 1, "iron": 1, "bread": 1, "meat": 1, "coke": 1},
    )


# Court, Arts Centre, Black Market, Church.


@pytest.mark.rule("LH-BLDG-LocalCourt", "LH-DEC-COURT")
def test_the_local_court() -> None:
    for loans, left, francs in ((1, 0, {}), (2, 1, {"francs": 2})):
        match = table(Seat(cards="local_court", loans=loans))
        play(match, "enter local_court")
        assert (seat(match, 0)["loans"], has(match, 0)) == (left, francs)
    match = table(Seat(cards="local_court", loans=5))
    play(match, "enter local_court")
    assert choices(match) == ["return_two", "return_one"]
    play(match, "return_one")
    assert (seat(match, 0)["loans"], has(match, 0)) == (4, {"francs": 2})
    match = table(Seat(cards="local_court", loans=3))
    play(match, "enter local_court", "return_two")
    assert (seat(match, 0)["loans"], has(match, 0)) == (1, {})


@pytest.mark.rule("LH-BLDG-ArtsCentre")
def test_the_arts_centre_counts_other_players_in_own_buildings() -> None:
    anna = Seat(cards="arts_centre fishery joinery colliery", disc="colliery")
    match = table(anna, Seat(disc="fishery"), Seat(disc="joinery"), Seat(disc="building_firm_1"))
    play(match, "enter arts_centre")
    assert has(match, 0) == {"francs": 8}
    shared = table(anna, Seat(disc="fishery"), Seat(disc="fishery"), final=True)
    play(shared, "enter arts_centre")
    assert has(shared, 0) == {"francs": 8}


@pytest.mark.rule("LH-BLDG-BlackMarket", "LH-Q-5")
def test_the_black_market_gives_two_of_every_empty_space() -> None:
    match = table(Seat(cards="black_market"), offers="1 fish 1 wood 1 clay")
    play(match, "enter black_market")
    assert has(match, 0) == amounts("2 iron 2 grain 2 cattle 2 francs")
    full = "1 fish 1 wood 1 clay 1 iron 1 grain 1 cattle 1 francs"
    assert "black_market" not in some(table(Seat(cards="black_market"), offers=full), "enter")


# Any goods.


@pytest.mark.rule("LH-BLDG-BridgeOverTheSeine", "LH-DEC-MULTISET")
def test_the_bridge_buys_basic_goods_by_threes() -> None:
    match = table(Seat(cards="bridge_over_the_seine", goods="4 fish 1 wood 1 iron 2 bread 1 steel"))
    play(match, "enter bridge_over_the_seine")
    assert some(match, "give") == {f"fish {count}" for count in (1, 2, 3, 4)} | {"fish 0"}
    play(match, "give fish 1")
    assert {"wood", "iron"} & has(match, 0).keys() == set()
    play(match, "give steel 1", "give bread 1")
    assert has(match, 0) == {"fish": 3, "bread": 1, "francs": 3}


@pytest.mark.rule("LH-BLDG-BridgeOverTheSeine")
def test_at_least_a_franc_is_earned_at_the_bridge() -> None:
    match = table(Seat(cards="bridge_over_the_seine", goods="2 fish 2 bread"))
    play(match, "enter bridge_over_the_seine")
    assert choices(match) == ["give bread 1", "give bread 2"]


@pytest.mark.rule("LH-BLDG-BusinessOffice", "LH-DEC-OFFICE")
def test_the_business_office_takes_goods_held_on_entering() -> None:
    match = table(Seat(cards="business_office", goods="4 fish 1 wood"))
    play(match, "enter business_office", "choose steel", "give fish 4")
    assert has(match, 0) == {"wood": 1}
    assert choices(match) == ["stop", "choose charcoal", "choose leather", "choose brick"]
    play(match, "choose leather")
    assert has(match, 0) == {"steel": 1, "leather": 1}


@pytest.mark.rule("LH-BLDG-BusinessOffice", "LH-DEC-OFFICE")
def test_each_part_of_the_office_alone() -> None:
    match = table(Seat(cards="business_office", goods="4 fish"))
    play(match, "enter business_office", "choose steel")
    assert (has(match, 0), pending(match)) == ({"steel": 1}, "after_main")
    match = table(Seat(cards="business_office", goods="4 fish"))
    play(match, "enter business_office", "stop")
    assert "stop" not in choices(match)
    play(match, "choose brick")
    assert has(match, 0) == {"fish": 3, "brick": 1}


@pytest.mark.rule("LH-BLDG-TradingFirm", "LH-DEC-TRADE", "LH-DEC-TAKEVALUE")
def test_the_trading_firm_swaps_equal_shipping_values_of_other_kinds() -> None:
    match = table(Seat(cards="trading_firm", goods="1 steel 1 fish"))
    play(match, "enter trading_firm", "give fish 1", "give steel 1")
    assert pending(match) == "trade_taking"
    taken: list[str] = []
    while pending(match) == "trade_taking":
        taken.append(choices(match)[-1])
        play(match, taken[-1])
    assert not any("fish " in choice or "steel" in choice for choice in taken)
    assert has(match, 0) == {"wood": 9}


@pytest.mark.rule("LH-DEC-TAKEVALUE")
def test_only_numbers_from_which_the_rest_can_be_reached() -> None:
    """All goods of value 1 are handed in: 4 can be reached by twos, or by a leather."""
    match = table(Seat(cards="trading_firm", goods="1 fish 1 wood 1 clay 1 grain"))
    play(match, "enter trading_firm", "give fish 1", "give wood 1", "give clay 1", "give grain 1")
    assert choices(match) == ["take iron 0", "take iron 1", "take iron 2"]
    play(match, "take iron 1")
    assert "take cattle 1" not in choices(match)


@pytest.mark.rule("LH-BLDG-TraffickingSpot", "LH-DEC-TRAFFIC")
def test_the_trafficking_spot_swaps_within_a_tier() -> None:
    match = table(Seat(cards="trafficking_spot", goods="5 fish 1 bread"))
    play(match, "enter trafficking_spot")
    assert some(match, "give") == {"fish 0", "fish 1", "fish 2", "fish 3"}
    play(match, "give fish 3")
    seen = set()
    while pending(match) == "traffic_taking":
        seen |= {choice.split()[1] for choice in choices(match)}
        play(match, choices(match)[-1] if "coal" in choices(match)[0] else choices(match)[0])
    assert not seen & {"fish", "iron", "steel", "bread"}
    assert has(match, 0)["coal"] == 3
    assert pending(match) == "traffic_gift"
    play(match, "give bread 0")
    assert pending(match) == "after_main"


@pytest.mark.rule("LH-BLDG-TraffickingSpot", "LH-DEC-TRAFFIC")
def test_something_has_to_be_swapped() -> None:
    match = table(Seat(cards="trafficking_spot", goods="1 fish 2 bread"))
    play(match, "enter trafficking_spot", "give fish 0")
    assert some(match, "give") == {"bread 1", "bread 2"}


@pytest.mark.rule("LH-BLDG-MajorCorporation", "LH-DEC-CORP")
def test_the_corporation_doubles_kinds() -> None:
    match = table(Seat(cards="major_corporation", goods="1 fish 2 coal 1 steel 3 francs"))
    play(match, "enter major_corporation")
    assert choices(match) == ["choose fish", "choose coal", "choose steel"]
    play(match, "choose fish", "choose steel")
    assert has(match, 0) == {"fish": 2, "coal": 2, "steel": 2}
    poor = table(Seat(cards="major_corporation", goods="1 fish 1 steel 2 francs"))
    play(poor, "enter major_corporation")
    assert has(poor, 0) == {"fish": 2, "steel": 1, "francs": 2}


@pytest.mark.rule("LH-BLDG-Emporium", "LH-DEC-EMPORIUM")
def test_the_emporium_sells_one_of_each_upgraded_kind() -> None:
    match = table(Seat(cards="emporium", goods="8 francs"))
    play(match, "enter emporium", "choose brick", "choose steel", "choose meat")
    assert has(match, 0) == {"brick": 1, "steel": 1, "meat": 1, "francs": 1}
    assert some(match, "choose") == {"leather"}


@pytest.mark.rule("LH-BLDG-Pawnbrokers", "LH-DEC-PAWN")
def test_the_pawnbrokers() -> None:
    match = table(Seat(cards="pawnbrokers", goods="2 fish 1 coal", pawned="steel"))
    play(match, "enter pawnbrokers", "choose fish", "choose coal")
    assert has(match, 0) == {"fish": 1, "francs": 4}
    assert seat(match, 0)["pawned"] == ["fish", "coal", "steel"]
    assert some(match, "redeem") == {"fish", "coal", "steel"}
    play(match, "redeem steel")
    assert has(match, 0) == {"fish": 1, "steel": 1, "francs": 2}
    assert seat(match, 0)["pawned"] == ["fish", "coal"]
    again = table(Seat(cards="pawnbrokers", goods="2 fish", pawned="fish"))
    assert "pawnbrokers" not in some(again, "enter")
    final = table(Seat(goods="2 francs", pawned="steel"), town="pawnbrokers", final=True)
    assert "redeem steel" in choices(final)
    stored = table(Seat(cards="storehouse", goods="1 fish", pawned="coal steel coke"), town="pawnbrokers")
    assert stored.score_sheet()[0]["bonuses"] == 0


# Offer spaces.


@pytest.mark.rule("LH-BLDG-HaulageFirm", "LH-DEC-HAULAGE", "LH-Q-3")
def test_the_haulage_firm_empties_two_adjoining_spaces() -> None:
    match = table(Seat(cards="haulage_firm", goods="4 francs"), offers="3 fish 2 wood 1 clay 5 francs")
    play(match, "enter haulage_firm")
    assert some(match, "haul") == {"fish_wood", "wood_clay", "clay_iron"}
    play(match, "haul fish_wood")
    assert has(match, 0) == {"fish": 3, "wood": 2, "francs": 1}
    assert on_offer(match) == {"clay": 1, "francs": 5}
    assert "haulage_firm" not in some(table(Seat(cards="haulage_firm", goods="2 francs")), "enter")


@pytest.mark.rule("LH-BLDG-FleaMarket", "LH-DEC-FLEA")
def test_the_flea_market() -> None:
    match = table(Seat(cards="flea_market"), offers="2 fish 2 wood 1 clay 1 francs 3 iron")
    play(match, "enter flea_market")
    assert choices(match) == ["take_offer fish", "take_offer wood"]
    play(match, "take_offer wood")
    assert has(match, 0) == {"wood": 2, "clay": 1, "francs": 1}
    assert on_offer(match) == {"fish": 2, "iron": 3}
    assert "flea_market" not in some(table(Seat(cards="flea_market"), offers="1 fish 3 wood"), "enter")


@pytest.mark.rule("LH-BLDG-PicketLine", "LH-DEC-PICKET")
def test_the_picket_line_binds_the_others() -> None:
    match = table(
        Seat(cards="picket_line fishery"), Seat(cards="joinery", goods="9 wood"), offers="3 fish 2 wood 1 clay"
    )
    play(match, "enter picket_line", "take_offer fish")
    assert has(match, 0) == {"fish": 3}
    assert board(match)["removed"] == ["picket_line"]
    assert (seat(match, 0)["disc"], board(match)["bound"]) == ("", [1, 2, 3])
    play(match, "end_turn")
    carry_on(match)
    assert (match.player, some(match, "enter")) == (1, set())
    play(match, choices(match)[0])
    assert board(match)["bound"] == [2, 3]


@pytest.mark.rule("LH-BLDG-PicketLine")
def test_the_picket_line_is_closed_in_the_last_round() -> None:
    assert "picket_line" in some(table(Seat(cards="picket_line"), round=19), "enter")
    assert "picket_line" not in some(table(Seat(cards="picket_line"), round=20), "enter")
    assert "picket_line" not in some(table(Seat(cards="picket_line"), final=True), "enter")


@pytest.mark.rule("LH-BLDG-Hotel")
def test_the_hotel_pays_three_francs_for_taking_an_offer() -> None:
    match = table(Seat(disc="hotel"), town="hotel")
    play(match, "take_offer fish")
    assert has(match, 0) == {"fish": 2, "francs": 3}


@pytest.mark.rule("LH-BLDG-Stockmarket")
def test_the_stockmarket() -> None:
    match = table(Seat(), Seat(cards="stockmarket"), offers="4 francs 1 fish")
    play(match, "take_offer francs")
    assert has(match, 1) == {"francs": 1}
    own = table(Seat(cards="stockmarket"), offers="4 francs 1 fish")
    play(own, "take_offer francs")
    assert has(own, 0) == {"francs": 4}
    bank = table(Seat(goods="4 brick 1 steel"), Seat(cards="stockmarket"), stacks=("bank", "", ""))
    play(bank, "enter building_firm_1")
    assert has(bank, 1) == {"francs": 3}
    own = table(Seat(cards="stockmarket", goods="4 brick 1 steel"), stacks=("bank", "", ""))
    play(own, "enter building_firm_1")
    assert (cards(own, 0), has(own, 0)) == (["bank", "stockmarket"], {})
    tiles = "T1 T5 T2 T3 T4 T6 T7"
    match = table(Seat(cards="stockmarket", loans=3, goods="2 francs"), ask="before_supply", tiles=tiles)
    play(match, "supply")
    assert (pending(match), has(match, 0)) == ("main_action", {"francs": 2})


@pytest.mark.rule("LH-Q-28", "LH-BLDG-Stockmarket")
def test_the_stockmarket_watches_the_franc_space_whoever_empties_it_and_how() -> None:
    broker = Seat(cards="stockmarket")
    picket = table(Seat(cards="picket_line"), broker, offers="4 francs 1 fish")
    play(picket, "enter picket_line", "take_offer francs")
    assert (has(picket, 0), has(picket, 1)) == ({"francs": 4}, {"francs": 1})
    fleas = table(Seat(), broker, town="flea_market", offers="1 francs 2 fish")
    play(fleas, "enter flea_market")
    assert (has(fleas, 0), has(fleas, 1)) == ({"francs": 1, "fish": 2}, {"francs": 1})
    own = table(Seat(cards="stockmarket picket_line"), offers="4 francs 1 fish")
    play(own, "enter picket_line", "take_offer francs")
    assert has(own, 0) == {"francs": 4}


@pytest.mark.rule("LH-BLDG-SouvenirShop")
def test_the_souvenir_shop() -> None:
    match = table(Seat(), Seat(cards="souvenir_shop fishery"))
    play(match, "enter fishery")
    assert has(match, 1) == {"francs": 1}
    own = table(Seat(cards="souvenir_shop fishery"))
    play(own, "enter fishery")
    assert has(own, 0) == {"fish": 4}


@pytest.mark.rule("LH-BLDG-CattleDrive")
def test_the_cattle_drive() -> None:
    match = table(Seat(cards="cattle_drive"), Seat(goods="3 cattle"), Seat(), Seat(goods="1 cattle"))
    play(match, "enter cattle_drive")
    assert [has(match, number).get("cattle", 0) for number in range(4)] == [2, 2, 0, 0]
    for owned, given in ((3, 2), (1, 1)):
        match = table(Seat(cards="cattle_drive"), Seat(goods=f"{owned} cattle"), players=2)
        play(match, "enter cattle_drive")
        assert has(match, 0) == {"cattle": given}


# Discs: Harbour Watch, Tobacco Factory, Dive Bar, Main Station.


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-DEC-HW")
def test_the_harbour_watch_takes_over_a_building() -> None:
    match = table(Seat(goods="9 francs", cards="harbour_watch"), Seat(disc="colliery"), Seat(cards="colliery"))
    play(match, "enter harbour_watch")
    assert (seat(match, 1)["disc"], has(match, 1)) == ("", {"francs": 1})
    assert pending(match) == "watch_window"
    play(match, "go_on")
    assert (has(match, 0), has(match, 2)) == ({"francs": 6, "coal": 3}, {"francs": 2})
    assert seat(match, 0)["disc"] == "colliery"


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-DEC-HW")
def test_only_targets_that_can_be_used() -> None:
    """The Colliery costs 2 food beside the bribe; the Bakehouse would need grain."""
    watch = "harbour_watch"
    others = [Seat(disc="colliery"), Seat(disc="bakehouse"), Seat(cards="colliery bakehouse")]
    assert watch in some(table(Seat(goods="3 francs", cards=watch), *others), "enter")
    assert watch not in some(table(Seat(goods="2 francs", cards=watch), *others), "enter")
    assert watch not in some(
        table(Seat(goods="9 francs", cards=watch), Seat(disc="bakehouse"), town="bakehouse"), "enter"
    )


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-DEC-HW", "LH-Q-25")
def test_the_target_may_be_bought_from_the_town_first() -> None:
    """With 7 francs and no food the Colliery's fee could be paid; with the purchase of Clay Mound nothing else."""
    match = table(Seat(goods="3 francs", cards="harbour_watch"), Seat(disc="clay_mound"), town="clay_mound")
    play(match, "enter harbour_watch")
    assert set(choices(match)) >= {"go_on", "buy clay_mound"}
    play(match, "buy clay_mound", "go_on")
    assert has(match, 0) == {"clay": 3}
    final = table(Seat(goods="3 francs", cards="harbour_watch"), Seat(disc="clay_mound"), town="clay_mound", final=True)
    play(final, "enter harbour_watch")
    assert "buy clay_mound" not in choices(final)


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-DEC-HW", "LH-BLDG-LabourExchange")
def test_a_target_may_be_of_use_only_once_it_is_bought() -> None:
    """Without a symbol the Labour Exchange brings nothing; it has one itself, and building firms have others."""
    watcher, visited = Seat(goods="7 francs", cards="harbour_watch"), Seat(disc="labour_exchange")
    match = table(watcher, visited, town="labour_exchange")
    play(match, "enter harbour_watch")
    assert pending(match) == "watch_window"
    assert choices(match) == ["buy building_firm_1", "buy building_firm_2", "buy labour_exchange", "sell harbour_watch"]
    play(match, "buy labour_exchange", "go_on")
    assert (has(match, 0), seat(match, 0)["disc"]) == ({"fish": 1}, "labour_exchange")
    poor = Seat(goods="6 francs", cards="harbour_watch")
    assert "harbour_watch" not in some(table(poor, visited, town="labour_exchange"), "enter")
    assert "harbour_watch" not in some(table(watcher, visited, town="labour_exchange", final=True), "enter")
    assert "harbour_watch" not in some(table(watcher, visited, Seat(cards="labour_exchange")), "enter")


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-DEC-HW", "LH-BLDG-DepartmentOfEconomics")
def test_the_department_of_economics_counts_itself_once_it_is_bought() -> None:
    watcher, visited = Seat(goods="7 francs", cards="harbour_watch"), Seat(disc="department_of_economics")
    match = table(watcher, visited, town="department_of_economics")
    play(match, "enter harbour_watch", "buy department_of_economics", "go_on")
    assert has(match, 0) == {"francs": 2}


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-DEC-HW")
def test_a_position_from_before_goes_on_with_such_targets() -> None:
    """The first version of these rules did not know them."""
    watcher, visited = Seat(goods="7 francs", cards="harbour_watch"), Seat(disc="labour_exchange")
    document = position(watcher, visited, town="labour_exchange")
    match = ratusz.from_document({**document, "rules_version": 1})
    assert (match.document()["rules_version"], "harbour_watch" in some(match, "enter")) == (2, True)


@pytest.mark.rule("LH-DEC-HW")
def test_no_extra_that_makes_the_second_visit_impossible() -> None:
    anna = Seat(goods="6 francs", cards="harbour_watch")
    match = table(anna, Seat(disc="colliery"), Seat(cards="colliery"), stacks=("", "", ""))
    play(match, "enter harbour_watch")
    assert "buy building_firm_1" not in choices(match)


@pytest.mark.rule("LH-Q-14", "LH-BLDG-MainStation", "LH-BLDG-Hotel")
@pytest.mark.parametrize("card", ["main_station", "hotel"])
def test_nobody_is_sent_home_from_station_and_hotel(card: str) -> None:
    match = table(Seat(goods="9 francs", cards="harbour_watch"), Seat(disc=card), town=card)
    assert "harbour_watch" not in some(match, "enter")
    match = table(Seat(cards=f"tobacco_factory {card}"), Seat(disc=card))
    assert some(match, "evict") == set()


@pytest.mark.rule("LH-Q-13", "LH-BLDG-HarbourWatch")
def test_in_the_final_phase_only_one_disc_is_sent_home() -> None:
    anna = Seat(goods="9 francs", cards="harbour_watch")
    match = table(anna, Seat(disc="fishery"), Seat(disc="fishery"), town="fishery", final=True)
    play(match, "enter harbour_watch")
    assert choices(match) == ["evict 2", "evict 3"]
    play(match, "evict 3", "go_on")
    assert [entry["disc"] for entry in board(match)["seats"]][:3] == ["fishery", "fishery", ""]
    assert (has(match, 1), has(match, 2)) == ({}, {"francs": 1})


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-FINAL-3")
def test_the_harbour_watch_itself_is_no_target() -> None:
    anna = Seat(goods="9 francs", cards="harbour_watch")
    assert "harbour_watch" not in some(table(anna, Seat(disc="harbour_watch"), final=True), "enter")
    match = table(anna, Seat(disc="harbour_watch"), Seat(disc="fishery"), town="fishery", final=True)
    play(match, "enter harbour_watch")
    assert (pending(match), seat(match, 1)["disc"], seat(match, 2)["disc"]) == ("watch_window", "harbour_watch", "")


@pytest.mark.rule("LH-BLDG-HarbourWatch", "LH-BLDG-ArtsCentre")
def test_a_visitor_sent_home_is_no_visitor_any_more() -> None:
    anna = Seat(goods="9 francs", cards="harbour_watch arts_centre")
    assert "harbour_watch" not in some(table(anna, Seat(disc="arts_centre")), "enter")


@pytest.mark.rule("LH-BLDG-TobaccoFactory", "LH-DEC-EVICT")
def test_the_tobacco_factory_sends_discs_home_from_own_buildings() -> None:
    match = table(Seat(cards="tobacco_factory fishery"), Seat(disc="fishery"), Seat(disc="building_firm_1"))
    assert some(match, "evict") == {"2"}
    play(match, "evict 2", "enter fishery")
    assert (seat(match, 1)["disc"], seat(match, 0)["disc"]) == ("", "fishery")
    assert some(match, "evict") == set()


@pytest.mark.rule("LH-BLDG-DiveBar")
def test_the_dive_bar_catches_discs_for_two_francs() -> None:
    match = table(Seat(goods="20 francs"), Seat(disc="fishery", goods="5 francs"), town="dive_bar fishery")
    play(match, "buy fishery")
    assert (seat(match, 1)["disc"], has(match, 1)) == ("dive_bar", {"francs": 3})
    owner = table(Seat(goods="20 francs"), Seat(disc="fishery", goods="5 francs", cards="dive_bar"), town="fishery")
    play(owner, "buy fishery")
    assert has(owner, 1) == {"francs": 4}
    poor = table(Seat(goods="20 francs"), Seat(disc="fishery", goods="1 francs"), town="dive_bar fishery")
    play(poor, "buy fishery")
    assert has(poor, 1) == {}
    both = table(Seat(disc="dive_bar"), Seat(disc="dive_bar"), town="dive_bar")
    assert [entry["disc"] for entry in board(both)["seats"]][:2] == ["dive_bar", "dive_bar"]


@pytest.mark.rule("LH-Q-26", "LH-BLDG-DiveBar")
def test_discs_stay_in_the_dive_bar_and_pay_once() -> None:
    guest = Seat(disc="dive_bar", goods="5 francs")
    bought = table(Seat(goods="20 francs"), guest, town="dive_bar")
    play(bought, "buy dive_bar")
    assert (seat(bought, 1)["disc"], has(bought, 1)) == ("dive_bar", {"francs": 5})
    sold = table(Seat(cards="dive_bar"), guest)
    play(sold, "sell dive_bar")
    assert (seat(sold, 1)["disc"], has(sold, 1)) == ("dive_bar", {"francs": 5})
    assert some(table(Seat(cards="tobacco_factory dive_bar"), guest), "evict") == set()


@pytest.mark.rule("LH-Q-27", "LH-BLDG-DiveBar")
def test_nobody_is_sent_to_the_dive_bar_by_a_card_that_leaves_the_match() -> None:
    match = table(Seat(cards="picket_line", goods="5 francs"), town="dive_bar")
    play(match, "enter picket_line", "take_offer fish")
    assert (seat(match, 0)["disc"], has(match, 0)) == ("", {"fish": 2, "francs": 5})
    match = table(*HANDS, *MORE_HANDS, town="construction_site dive_bar")
    play(match, "enter construction_site", "place wind_farm")
    assert (seat(match, 0)["disc"], has(match, 0)) == ("", {"francs": 7})


@pytest.mark.rule("LH-Q-29", "LH-BLDG-HarbourWatch", "LH-BLDG-MainStation")
def test_from_the_main_station_the_harbour_watch_is_free_and_the_building_taken_over_is_not() -> None:
    anna = Seat(disc="main_station", goods="9 francs")
    match = table(anna, Seat(disc="colliery"), Seat(cards="colliery fishery"), town="main_station harbour_watch")
    play(match, "enter harbour_watch", "go_on")
    assert (has(match, 0), has(match, 2)) == ({"francs": 9 - 1 - 2, "coal": 3}, {"francs": 2})
    assert pending(match) == "second_visit"
    play(match, "enter fishery")
    assert has(match, 0) == {"francs": 6, "coal": 3, "fish": 3}


@pytest.mark.rule("LH-BLDG-MainStation", "LH-DEC-STATION", "LH-INV-4")
def test_leaving_the_main_station_two_buildings_are_used_for_nothing() -> None:
    match = table(Seat(disc="main_station"), Seat(cards="colliery fishery clay_mound"), town="main_station")
    assert {"colliery", "fishery"} <= some(match, "enter")
    play(match, "enter colliery")
    assert pending(match) == "second_visit"
    assert not {"main_station", "colliery"} & some(match, "enter")
    assert "stop" not in choices(match)
    play(match, "enter fishery")
    assert (has(match, 0), has(match, 1)) == ({"coal": 3, "fish": 3}, {})
    assert pending(match) == "after_main"


@pytest.mark.rule("LH-BLDG-MainStation")
def test_taking_an_offer_does_not_leave_the_station() -> None:
    match = table(Seat(disc="main_station"), town="main_station")
    play(match, "take_offer fish")
    assert (seat(match, 0)["disc"], pending(match)) == ("main_station", "after_main")


@pytest.mark.rule("LH-Q-11", "LH-DEC-STATION")
def test_the_wind_farm_saves_once_for_both_visits() -> None:
    anna = Seat(disc="main_station", cards="wind_farm wharf_1 bakehouse", goods="5 wood 4 grain 1 coal")
    match = table(anna, town="main_station")
    play(match, "enter wharf_1", "enter bakehouse", "times 4")
    assert has(match, 0) == {"bread": 4, "francs": 2}


@pytest.mark.rule("LH-BLDG-WindFarm", "LH-BLDG-WorkersCottages")
def test_the_wind_farm_turns_anew_in_each_of_two_final_actions() -> None:
    """The ship takes no energy, and neither does sending it out."""
    anna = Seat(cards="wind_farm workers_cottages wharf_1 shipping_line appoline", goods="5 wood 1 fish")
    match = table(anna, final=True, main_actions=2)
    play(match, "enter wharf_1")
    assert "shipping_line" in some(match, "enter")
    play(match, "enter shipping_line")
    assert (pending(match), has(match, 0)) == ("after_main", {"francs": 1})


@pytest.mark.rule("LH-BLDG-WindFarm", "LH-SOLO-2")
def test_the_wind_farm_turns_anew_in_every_turn_of_a_solo_match() -> None:
    anna = Seat(cards="wind_farm wharf_1 shipping_line appoline", goods="5 wood 1 fish")
    match = table(anna, players=1, round=4)
    play(match, "enter wharf_1", "end_turn")
    carry_on(match)
    assert "shipping_line" in some(match, "enter")


# The Construction Site.

HANDS = [Seat(hand="farm zoo wind_farm", goods="9 francs"), Seat(hand="tavern diner smelter")]
MORE_HANDS = [Seat(hand="bakery kiln inn"), Seat(hand="hotel ranch junkyard")]


@pytest.mark.rule("LH-BLDG-ConstructionSite", "LH-END-6")
def test_the_construction_site_deals_hands() -> None:
    match = table(turn=7, ask="after_main", round=5, specials="construction_site tavern", active=3)
    play(match, "end_turn")
    carry_on(match)
    assert "construction_site" in board(match)["town"]
    hands = [board(match, number)["seats"][number]["hand"] for number in range(4)]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert len({card for hand in hands for card in hand}) == 12
    assert "construction_site" not in some(match, "buy")


@pytest.mark.rule("LH-BLDG-ConstructionSite", "LH-DEC-SITE", "LH-HID-4")
def test_a_card_takes_the_place_of_the_site_and_is_used() -> None:
    match = table(*HANDS, *MORE_HANDS, town="construction_site")
    assert "hand" not in board(match, 1)["seats"][0]
    assert board(match, 0)["seats"][0]["hand"] == ["farm", "zoo", "wind_farm"]
    play(match, "enter construction_site")
    assert choices(match) == ["place farm", "place zoo", "place wind_farm"]
    play(match, "place farm")
    assert "farm" in board(match)["town"]
    assert board(match)["removed"] == ["construction_site"]
    assert "buy farm" not in choices(match)
    play(match, "go_on")
    assert (seat(match, 0)["disc"], has(match, 0)["grain"], has(match, 0)["francs"]) == ("farm", 2, 9 - 2 - 1)


@pytest.mark.rule("LH-BLDG-ConstructionSite", "LH-DEC-SITE")
def test_buying_the_card_first_saves_the_fee() -> None:
    rich = Seat(hand="farm zoo wind_farm", goods="10 francs")
    match = table(rich, HANDS[1], *MORE_HANDS, town="construction_site")
    play(match, "enter construction_site", "place farm", "buy farm")
    assert has(match, 0) == amounts("2 fish 2 grain 2 wood 1 hides 1 cattle")


@pytest.mark.rule("LH-BLDG-ConstructionSite", "LH-MAIN-9")
def test_a_card_that_cannot_be_used_is_simply_put_in_place() -> None:
    match = table(*HANDS, *MORE_HANDS, town="construction_site")
    play(match, "enter construction_site", "place wind_farm")
    assert (pending(match), seat(match, 0)["disc"]) == ("after_main", "")
    assert "wind_farm" in board(match)["town"]
    match = table(*HANDS, *MORE_HANDS, town="construction_site")
    play(match, "enter construction_site", "place zoo", "go_on")
    assert (pending(match), has(match, 0)) == ("after_main", {"francs": 7})


def test_events_of_a_peek_are_secret() -> None:
    match = table(Seat(cards="marketplace"), specials="farm tavern diner zoo")
    play(match, "enter marketplace", "choose clay", "choose coal", "peek")
    assert [event["event"] for event in happened(match)] == ["peeked", "specials_seen"]
    assert [event.kind for event in match.events(1)][-1:] == ["peeked"]
