"""What each building of Le Havre does for a visitor, one example or more for each."""

from __future__ import annotations

import pytest

from tests.games.le_havre.words import Seat, amounts, choices, has, play, some, table

CASES = [
    # building, goods before, other own cards, actions after entering, goods after
    pytest.param("fishery", "", "", "", "4 fish", marks=pytest.mark.rule("LH-BLDG-Fishery")),
    pytest.param(
        "fishery", "", "smokehouse shipping_line", "", "6 fish", marks=pytest.mark.rule("LH-BLDG-Fishery", "LH-TERM-9")
    ),
    pytest.param("joinery", "3 wood", "", "times 1", "2 wood 5 francs", marks=pytest.mark.rule("LH-BLDG-Joinery")),
    pytest.param("joinery", "3 wood", "", "times 2", "1 wood 6 francs", marks=pytest.mark.rule("LH-BLDG-Joinery")),
    pytest.param("joinery", "5 wood", "", "times 3", "2 wood 7 francs", marks=pytest.mark.rule("LH-BLDG-Joinery")),
    pytest.param(
        "bakehouse", "3 grain 1 coal", "", "times 3", "3 bread 1 francs", marks=pytest.mark.rule("LH-BLDG-Bakehouse")
    ),
    pytest.param(
        "bakehouse", "4 grain 2 wood", "", "times 4", "4 bread 2 francs", marks=pytest.mark.rule("LH-BLDG-Bakehouse")
    ),
    pytest.param(
        "hardware_store", "", "", "", "1 wood 1 brick 1 iron", marks=pytest.mark.rule("LH-BLDG-HardwareStore")
    ),
    pytest.param(
        "charcoal_kiln", "4 wood", "", "times 3", "1 wood 3 charcoal", marks=pytest.mark.rule("LH-BLDG-CharcoalKiln")
    ),
    pytest.param(
        "smokehouse",
        "8 fish 1 wood",
        "",
        "times 6",
        "2 fish 6 smoked_fish 3 francs",
        marks=pytest.mark.rule("LH-BLDG-Smokehouse"),
    ),
    pytest.param("abattoir", "5 cattle", "", "times 5", "5 meat 2 hides", marks=pytest.mark.rule("LH-BLDG-Abattoir")),
    pytest.param("clay_mound", "", "joinery hardware_store", "", "5 clay", marks=pytest.mark.rule("LH-BLDG-ClayMound")),
    pytest.param(
        "brickworks", "3 clay 2 wood", "", "times 3", "3 brick 1 francs", marks=pytest.mark.rule("LH-BLDG-Brickworks")
    ),
    pytest.param("colliery", "", "", "", "3 coal", marks=pytest.mark.rule("LH-BLDG-Colliery")),
    pytest.param("colliery", "", "joinery hardware_store", "", "4 coal", marks=pytest.mark.rule("LH-BLDG-Colliery")),
    pytest.param(
        "grocery_market",
        "",
        "",
        "",
        "1 cattle 1 meat 1 fish 1 smoked_fish 1 grain 1 bread",
        marks=pytest.mark.rule("LH-BLDG-GroceryMarket"),
    ),
    pytest.param(
        "tannery", "5 hides", "", "times 4", "1 hides 4 leather 4 francs", marks=pytest.mark.rule("LH-BLDG-Tannery")
    ),
    pytest.param("ironworks", "", "", "", "3 iron", marks=pytest.mark.rule("LH-BLDG-Ironworks")),
    pytest.param("ironworks", "2 coal", "", "times 0", "2 coal 3 iron", marks=pytest.mark.rule("LH-BLDG-Ironworks")),
    pytest.param(
        "ironworks", "2 coal", "", "times 1", "4 iron", marks=pytest.mark.rule("LH-BLDG-Ironworks", "LH-DEC-IRONWORKS")
    ),
    pytest.param(
        "steel_mill", "3 iron 1 coke", "", "times 2", "1 iron 2 steel", marks=pytest.mark.rule("LH-BLDG-SteelMill")
    ),
    pytest.param("cokery", "3 coal", "", "times 2", "1 coal 2 coke 2 francs", marks=pytest.mark.rule("LH-BLDG-Cokery")),
    pytest.param("church", "5 bread 2 fish", "", "", "10 bread 5 fish", marks=pytest.mark.rule("LH-BLDG-Church")),
    pytest.param(
        "labour_exchange", "", "fishery joinery", "", "2 fish 1 coal", marks=pytest.mark.rule("LH-BLDG-LabourExchange")
    ),
    pytest.param("bakery", "7 bread", "", "times 6", "1 bread 18 francs", marks=pytest.mark.rule("LH-BLDG-Bakery")),
    pytest.param(
        "baguette_shop",
        "5 bread 5 meat",
        "",
        "times 4",
        "1 bread 1 meat 24 francs",
        marks=pytest.mark.rule("LH-BLDG-BaguetteShop"),
    ),
    pytest.param("farm", "", "", "", "2 fish 2 grain 2 wood 1 hides 1 cattle", marks=pytest.mark.rule("LH-BLDG-Farm")),
    pytest.param(
        "clothing_industry",
        "2 hides 3 leather",
        "",
        "times 2",
        "1 leather 14 francs",
        marks=pytest.mark.rule("LH-BLDG-ClothingIndustry"),
    ),
    pytest.param(
        "iron_mine_and_coal_seam", "", "", "", "2 iron 1 coal", marks=pytest.mark.rule("LH-BLDG-IronMineAndCoalSeam")
    ),
    pytest.param(
        "fish_market",
        "9 fish 1 smoked_fish",
        "",
        "times 7",
        "2 fish 1 smoked_fish 14 francs",
        marks=pytest.mark.rule("LH-BLDG-FishMarket"),
    ),
    pytest.param(
        "fish_restaurant", "9 smoked_fish", "", "times 9", "27 francs", marks=pytest.mark.rule("LH-BLDG-FishRestaurant")
    ),
    pytest.param("fishpond_and_wood", "", "", "", "3 fish 3 wood", marks=pytest.mark.rule("LH-BLDG-FishpondAndWood")),
    pytest.param(
        "forest_hut",
        "5 wood 5 meat",
        "",
        "times 4",
        "1 wood 1 meat 20 francs",
        marks=pytest.mark.rule("LH-BLDG-ForestHut"),
    ),
    pytest.param("plant_nursery", "", "", "", "4 wood 3 francs", marks=pytest.mark.rule("LH-BLDG-PlantNursery")),
    pytest.param("smelter", "", "", "", "1 coal 1 coke 1 iron", marks=pytest.mark.rule("LH-BLDG-Smelter")),
    pytest.param(
        "diner",
        "4 wood 4 smoked_fish 4 bread",
        "",
        "times 3",
        "1 wood 1 smoked_fish 1 bread 24 francs",
        marks=pytest.mark.rule("LH-BLDG-Diner"),
    ),
    pytest.param("hunting_lodge", "", "", "", "2 hides 3 meat", marks=pytest.mark.rule("LH-BLDG-HuntingLodge")),
    pytest.param(
        "coal_trader",
        "2 meat",
        "",
        "times 0 times 3",
        "3 coal",
        marks=pytest.mark.rule("LH-BLDG-CoalTrader", "LH-EX-12", "LH-DEC-COALTRADER"),
    ),
    pytest.param(
        "coal_trader",
        "11 francs",
        "",
        "times 1 times 5",
        "1 charcoal 5 coal",
        marks=pytest.mark.rule("LH-BLDG-CoalTrader"),
    ),
    pytest.param(
        "patisserie",
        "4 bread 4 grain",
        "",
        "times 3",
        "1 bread 1 grain 15 francs",
        marks=pytest.mark.rule("LH-BLDG-Patisserie"),
    ),
    pytest.param(
        "furriery",
        "3 hides 3 leather",
        "",
        "times 2 times 2",
        "1 hides 1 leather 2 bread 10 francs",
        marks=pytest.mark.rule("LH-BLDG-Furriery"),
    ),
    pytest.param(
        "leather_industry",
        "14 francs 4 leather",
        "",
        "",
        "1 leather 30 francs",
        marks=pytest.mark.rule("LH-BLDG-LeatherIndustry"),
    ),
    pytest.param("kiln", "3 clay 1 wood", "", "", "2 clay 3 brick", marks=pytest.mark.rule("LH-BLDG-Kiln")),
    pytest.param(
        "furniture_factory",
        "7 leather 7 wood",
        "",
        "times 6",
        "1 leather 1 wood 36 francs",
        marks=pytest.mark.rule("LH-BLDG-FurnitureFactory"),
    ),
    pytest.param(
        "tavern", "5 wood 5 grain", "", "times 4", "1 wood 1 grain 12 francs", marks=pytest.mark.rule("LH-BLDG-Tavern")
    ),
    pytest.param(
        "schnaps_distillery",
        "5 grain",
        "",
        "times 4",
        "1 grain 8 francs",
        marks=pytest.mark.rule("LH-BLDG-SchnapsDistillery"),
    ),
    pytest.param("steelworks", "2 iron 5 coal", "", "", "1 iron 2 steel", marks=pytest.mark.rule("LH-BLDG-Steelworks")),
    pytest.param(
        "steakhouse",
        "5 meat 5 charcoal",
        "",
        "times 4",
        "1 meat 1 charcoal 24 francs",
        marks=pytest.mark.rule("LH-BLDG-Steakhouse"),
    ),
    pytest.param(
        "brick_manufacturer",
        "10 francs 4 brick",
        "",
        "",
        "1 brick 24 francs",
        marks=pytest.mark.rule("LH-BLDG-BrickManufacturer"),
    ),
    pytest.param("zoo", "4 fish 4 cattle", "", "", "4 fish 4 cattle 2 francs", marks=pytest.mark.rule("LH-BLDG-Zoo")),
    pytest.param(
        "logging_camp",
        "1 meat 5 francs",
        "",
        "times 7",
        "7 wood 1 francs",
        marks=pytest.mark.rule("LH-BLDG-LoggingCamp"),
    ),
    pytest.param("junkyard", "4 meat", "", "times 5", "5 iron", marks=pytest.mark.rule("LH-BLDG-Junkyard")),
    pytest.param(
        "fur_factory",
        "9 hides 2 leather",
        "",
        "times 4",
        "5 hides 2 leather 16 francs",
        marks=pytest.mark.rule("LH-BLDG-FurFactory"),
    ),
    pytest.param(
        "wainwrights",
        "9 wood 1 iron 1 steel",
        "",
        "times 2",
        "5 wood 1 iron 1 steel 10 francs",
        marks=pytest.mark.rule("LH-BLDG-Wainwrights"),
    ),
    pytest.param("fishermans_hut", "5 fish", "", "times 2", "7 fish", marks=pytest.mark.rule("LH-BLDG-FishermansHut")),
    pytest.param(
        "cattle_market",
        "9 cattle 9 francs",
        "",
        "part 1 times 7",
        "16 cattle 2 francs",
        marks=pytest.mark.rule("LH-BLDG-CattleMarket"),
    ),
    pytest.param(
        "cattle_market",
        "9 cattle 9 francs",
        "",
        "part 2 times 7",
        "2 cattle 30 francs",
        marks=pytest.mark.rule("LH-BLDG-CattleMarket", "LH-DEC-EITHER"),
    ),
    pytest.param(
        "brick_trader",
        "6 brick 6 francs",
        "",
        "part 1 times 5",
        "11 brick 1 francs",
        marks=pytest.mark.rule("LH-BLDG-BrickTrader"),
    ),
    pytest.param(
        "brick_trader",
        "6 brick 6 francs",
        "",
        "part 2 times 5",
        "1 brick 21 francs",
        marks=pytest.mark.rule("LH-BLDG-BrickTrader"),
    ),
    pytest.param(
        "clay_company",
        "9 clay 8 wood",
        "",
        "times 8",
        "1 clay 24 francs",
        marks=pytest.mark.rule("LH-BLDG-ClayCompany"),
    ),
    pytest.param(
        "smelting_furnace", "3 clay 2 coal", "", "times 3", "3 iron", marks=pytest.mark.rule("LH-BLDG-SmeltingFurnace")
    ),
    pytest.param(
        "inn",
        "9 fish 3 meat",
        "",
        "times 9 times 2",
        "9 smoked_fish 1 meat 8 francs",
        marks=pytest.mark.rule("LH-BLDG-Inn"),
    ),
    pytest.param(
        "cannery_row",
        "2 iron 4 smoked_fish 3 meat",
        "",
        "times 1 times 1",
        "34 francs",
        marks=pytest.mark.rule("LH-BLDG-CanneryRow"),
    ),
    pytest.param(
        "hides_trader", "13 hides", "", "", "7 hides 18 francs", marks=pytest.mark.rule("LH-BLDG-HidesTrader")
    ),
    pytest.param(
        "fur_industry", "10 francs 4 hides", "", "", "1 hides 22 francs", marks=pytest.mark.rule("LH-BLDG-FurIndustry")
    ),
    pytest.param(
        "department_of_agriculture",
        "",
        "bank dock business_office bakehouse fishery joinery",
        "",
        "2 meat 3 bread",
        marks=pytest.mark.rule("LH-BLDG-DepartmentOfAgriculture"),
    ),
    pytest.param(
        "department_of_economics",
        "",
        "cokery dock bakehouse",
        "",
        "2 iron 2 francs",
        marks=pytest.mark.rule("LH-BLDG-DepartmentOfEconomics"),
    ),
    pytest.param(
        "wreckers", "6 fish", "", "times 2", "4 wood 4 clay 2 iron", marks=pytest.mark.rule("LH-BLDG-Wreckers")
    ),
    pytest.param(
        "blast_furnace", "1 coke 3 coal", "", "times 6", "6 iron", marks=pytest.mark.rule("LH-BLDG-BlastFurnace")
    ),
    pytest.param(
        "cobblers",
        "7 leather",
        "",
        "times 5",
        "2 leather 10 bread 10 francs",
        marks=pytest.mark.rule("LH-BLDG-Cobblers"),
    ),
    pytest.param(
        "wholesale_bakery",
        "9 bread",
        "",
        "times 8",
        "1 bread 16 francs",
        marks=pytest.mark.rule("LH-BLDG-WholesaleBakery"),
    ),
]


def pairs(text: str) -> list[str]:
    """`times 2 pay meat 1` as single actions."""
    verbs = {"times": 1, "part": 1, "pay": 2}
    words = text.split()
    found = []
    while words:
        length = 1 + verbs[words[0]]
        found.append(" ".join(words[:length]))
        words = words[length:]
    return found


@pytest.mark.parametrize(("building", "goods", "others", "actions", "after"), CASES)
def test_a_visit(building: str, goods: str, others: str, actions: str, after: str) -> None:
    match = table(Seat(goods=goods, cards=f"{building} {others}"))
    play(match, f"enter {building}", *pairs(actions))
    assert match.question().step == "after_main"
    assert has(match, 0) == amounts(after)


LIMITS = [
    # building, goods, the highest number of times
    pytest.param("joinery", "9 wood", 3, marks=pytest.mark.rule("LH-BLDG-Joinery")),
    pytest.param(
        "bakehouse", "25 grain 1 coke", 20, marks=pytest.mark.rule("LH-BLDG-Bakehouse", "LH-EX-7", "LH-DEC-COUNT")
    ),
    pytest.param("bakehouse", "9 grain 2 wood", 4, marks=pytest.mark.rule("LH-BLDG-Bakehouse", "LH-TERM-13")),
    pytest.param("smokehouse", "9 fish 1 wood", 6, marks=pytest.mark.rule("LH-BLDG-Smokehouse")),
    pytest.param("abattoir", "9 cattle", 9, marks=pytest.mark.rule("LH-BLDG-Abattoir")),
    pytest.param("brickworks", "9 clay 1 wood", 2, marks=pytest.mark.rule("LH-BLDG-Brickworks")),
    pytest.param("brickworks", "3 clay 9 brick 5 coke", 3, marks=pytest.mark.rule("LH-Q-4")),
    pytest.param("tannery", "9 hides", 4, marks=pytest.mark.rule("LH-BLDG-Tannery")),
    pytest.param("steel_mill", "9 iron 2 coke", 4, marks=pytest.mark.rule("LH-BLDG-SteelMill")),
    pytest.param("steel_mill", "2 iron 9 steel 9 coke", 2, marks=pytest.mark.rule("LH-Q-4")),
    pytest.param("charcoal_kiln", "9 wood", 9, marks=pytest.mark.rule("LH-BLDG-CharcoalKiln")),
    pytest.param("bakery", "9 bread", 6, marks=pytest.mark.rule("LH-BLDG-Bakery")),
    pytest.param("baguette_shop", "9 bread 9 meat", 4, marks=pytest.mark.rule("LH-BLDG-BaguetteShop")),
    pytest.param("fish_market", "9 fish", 7, marks=pytest.mark.rule("LH-BLDG-FishMarket")),
    pytest.param("clay_company", "2 clay 2 brick 9 wood", 4, marks=pytest.mark.rule("LH-Q-4", "LH-TERM-6")),
    pytest.param("wainwrights", "9 wood 2 steel", 2, marks=pytest.mark.rule("LH-BLDG-Wainwrights")),
    pytest.param("fur_factory", "9 hides 2 leather", 4, marks=pytest.mark.rule("LH-BLDG-FurFactory")),
    pytest.param("logging_camp", "9 francs", 7, marks=pytest.mark.rule("LH-BLDG-LoggingCamp")),
    pytest.param("junkyard", "9 francs", 4, marks=pytest.mark.rule("LH-BLDG-Junkyard")),
    pytest.param("blast_furnace", "9 coke", 6, marks=pytest.mark.rule("LH-BLDG-BlastFurnace")),
    pytest.param("smelting_furnace", "9 clay 1 coke", 5, marks=pytest.mark.rule("LH-BLDG-SmeltingFurnace")),
    pytest.param("wreckers", "9 francs", 2, marks=pytest.mark.rule("LH-BLDG-Wreckers")),
]


@pytest.mark.parametrize(("building", "goods", "most"), LIMITS)
def test_how_often_at_most(building: str, goods: str, most: int) -> None:
    match = table(Seat(goods=goods, cards=building))
    play(match, f"enter {building}")
    assert some(match, "times") == {str(times) for times in range(1, most + 1)}


CLOSED = [
    # building, goods, other own cards: no visit would have an effect
    pytest.param("joinery", "", "", marks=pytest.mark.rule("LH-MAIN-4", "LH-BLDG-Joinery")),
    pytest.param("bakehouse", "3 grain", "", marks=pytest.mark.rule("LH-MAIN-4", "LH-BLDG-Bakehouse")),
    pytest.param("smokehouse", "3 fish", "", marks=pytest.mark.rule("LH-BLDG-Smokehouse")),
    pytest.param("church", "4 bread 9 fish", "", marks=pytest.mark.rule("LH-BLDG-Church")),
    pytest.param("church", "9 bread 1 fish 9 smoked_fish", "", marks=pytest.mark.rule("LH-BLDG-Church")),
    pytest.param("local_court", "", "", marks=pytest.mark.rule("LH-Q-5", "LH-BLDG-LocalCourt")),
    pytest.param("arts_centre", "", "", marks=pytest.mark.rule("LH-Q-5", "LH-BLDG-ArtsCentre")),
    pytest.param("zoo", "2 fish", "", marks=pytest.mark.rule("LH-Q-5", "LH-BLDG-Zoo")),
    pytest.param("town_square", "", "", marks=pytest.mark.rule("LH-Q-5", "LH-BLDG-TownSquare")),
    pytest.param("leather_industry", "13 francs 3 leather", "", marks=pytest.mark.rule("LH-BLDG-LeatherIndustry")),
    pytest.param("leather_industry", "20 francs 2 leather", "", marks=pytest.mark.rule("LH-BLDG-LeatherIndustry")),
    pytest.param("brick_manufacturer", "9 francs 3 brick", "", marks=pytest.mark.rule("LH-BLDG-BrickManufacturer")),
    pytest.param("fur_industry", "9 francs 3 hides", "", marks=pytest.mark.rule("LH-BLDG-FurIndustry")),
    pytest.param("hides_trader", "5 hides", "", marks=pytest.mark.rule("LH-BLDG-HidesTrader")),
    pytest.param("kiln", "1 clay", "", marks=pytest.mark.rule("LH-BLDG-Kiln")),
    pytest.param("steelworks", "1 iron 4 coal", "", marks=pytest.mark.rule("LH-BLDG-Steelworks")),
    pytest.param("fur_factory", "9 hides", "", marks=pytest.mark.rule("LH-BLDG-FurFactory")),
    pytest.param("wainwrights", "9 wood", "", marks=pytest.mark.rule("LH-BLDG-Wainwrights")),
    pytest.param("fishermans_hut", "1 fish", "", marks=pytest.mark.rule("LH-BLDG-FishermansHut")),
    pytest.param("cannery_row", "4 smoked_fish 3 meat", "", marks=pytest.mark.rule("LH-BLDG-CanneryRow")),
    pytest.param("bridge_over_the_seine", "2 wood", "", marks=pytest.mark.rule("LH-BLDG-BridgeOverTheSeine")),
    pytest.param("cattle_drive", "", "", marks=pytest.mark.rule("LH-BLDG-CattleDrive")),
    pytest.param("department_of_agriculture", "", "wharf_1", marks=pytest.mark.rule("LH-BLDG-DepartmentOfAgriculture")),
    pytest.param("major_corporation", "9 francs", "", marks=pytest.mark.rule("LH-BLDG-MajorCorporation")),
    pytest.param("emporium", "", "", marks=pytest.mark.rule("LH-BLDG-Emporium")),
    pytest.param("trading_firm", "9 francs", "", marks=pytest.mark.rule("LH-BLDG-TradingFirm")),
    pytest.param("business_office", "9 francs", "", marks=pytest.mark.rule("LH-BLDG-BusinessOffice")),
]


@pytest.mark.parametrize(("building", "goods", "others"), CLOSED)
def test_a_visit_without_effect_is_not_allowed(building: str, goods: str, others: str) -> None:
    match = table(Seat(goods=goods, cards=f"{building} {others}"))
    assert f"enter {building}" not in choices(match)


NO_ENTRY = [
    pytest.param("storehouse", marks=pytest.mark.rule("LH-BLDG-Storehouse")),
    pytest.param("dock", marks=pytest.mark.rule("LH-BLDG-Dock")),
    pytest.param("town_hall", marks=pytest.mark.rule("LH-BLDG-TownHall")),
    pytest.param("bank", marks=pytest.mark.rule("LH-BLDG-Bank")),
    pytest.param("business_park", marks=pytest.mark.rule("LH-BLDG-BusinessPark")),
    pytest.param("guildhouse", marks=pytest.mark.rule("LH-BLDG-Guildhouse")),
    pytest.param("feedlot", marks=pytest.mark.rule("LH-BLDG-Feedlot")),
    pytest.param("masons_guild", marks=pytest.mark.rule("LH-BLDG-MasonsGuild")),
    pytest.param("wind_farm", marks=pytest.mark.rule("LH-BLDG-WindFarm")),
    pytest.param("football_stadium", marks=pytest.mark.rule("LH-BLDG-FootballStadium")),
    pytest.param("dunny", marks=pytest.mark.rule("LH-BLDG-Dunny")),
    pytest.param("workers_cottages", marks=pytest.mark.rule("LH-BLDG-WorkersCottages")),
    pytest.param("pirates_lair", marks=pytest.mark.rule("LH-BLDG-PiratesLair")),
    pytest.param("dive_bar", marks=pytest.mark.rule("LH-BLDG-DiveBar")),
    pytest.param("tobacco_factory", marks=pytest.mark.rule("LH-BLDG-TobaccoFactory")),
    pytest.param("wooden_crane", marks=pytest.mark.rule("LH-BLDG-WoodenCrane")),
    pytest.param("lumber_mill", marks=pytest.mark.rule("LH-BLDG-LumberMill")),
    pytest.param("soup_kitchen", marks=pytest.mark.rule("LH-BLDG-SoupKitchen")),
    pytest.param("stockmarket", marks=pytest.mark.rule("LH-BLDG-Stockmarket")),
    pytest.param("souvenir_shop", marks=pytest.mark.rule("LH-BLDG-SouvenirShop")),
    pytest.param("biofuel_facility", marks=pytest.mark.rule("LH-BLDG-BiofuelFacility")),
    pytest.param("ranch", marks=pytest.mark.rule("LH-BLDG-Ranch")),
    pytest.param("rattletrap_car", marks=pytest.mark.rule("LH-BLDG-RattletrapCar")),
]


@pytest.mark.parametrize("building", NO_ENTRY)
def test_a_building_with_a_padlock_cannot_be_entered(building: str) -> None:
    goods = "9 " + " 9 ".join(amounts("1 fish 1 wood 1 clay 1 iron 1 brick 1 coal 1 francs"))
    match = table(Seat(goods=goods, cards=building))
    assert f"enter {building}" not in choices(match)
