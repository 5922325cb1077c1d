"""The end of a round, the final phase, scoring and solo play in Le Havre."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from tests.games.le_havre.words import (
    Seat,
    board,
    cards,
    carry_on,
    choices,
    has,
    pending,
    play,
    seat,
    some,
    table,
)


def last_turn(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The seventh turn of a round is over, but for what is asked then; nobody has got anything in it."""
    match = table(*seats, turn=7, ask="after_main", **{"active": max(0, len(seats) - 1), **rest})
    play(match, "end_turn")
    return match


# Harvest.


@pytest.mark.rule("LH-END-1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", {}),
        ("1 grain", {"grain": 2}),
        ("9 grain", {"grain": 10}),
        ("1 cattle", {"cattle": 1}),
        ("2 cattle", {"cattle": 3}),
        ("9 cattle 3 grain", {"grain": 4, "cattle": 10}),
    ],
)
def test_harvest(before: str, after: dict[str, int]) -> None:
    match = last_turn(Seat(goods=before), Seat(), players=5, round=10, restricted_selling=True)
    carry_on(match)
    grown = {name: amount for name, amount in has(match, 0).items() if name in ("grain", "cattle")}
    assert grown == after


@pytest.mark.rule("LH-END-1")
def test_no_harvest() -> None:
    """Round 3 of four players has none."""
    match = last_turn(Seat(goods="3 grain 3 cattle 9 fish"), players=4, round=3)
    carry_on(match)
    assert (has(match, 0)["grain"], has(match, 0)["cattle"]) == (3, 3)


@pytest.mark.rule("LH-BLDG-Feedlot")
@pytest.mark.parametrize(("cattle", "after"), [(1, 1), (2, 4), (6, 8), (7, 8)])
def test_the_feedlot(cattle: int, after: int) -> None:
    match = last_turn(Seat(goods=f"{cattle} cattle 9 fish", cards="feedlot"), round=2)
    carry_on(match)
    assert has(match, 0)["cattle"] == after


@pytest.mark.rule("LH-BLDG-FishermansHut")
@pytest.mark.parametrize(("players", "fish"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_the_fishermans_hut_gives_fish_before_feeding(players: int, fish: int) -> None:
    match = last_turn(Seat(goods="40 meat", cards="fishermans_hut"), players=players, round=3, active=0)
    assert {"seat": 0, "good": "fish", "amount": fish} in [
        {key: event.document()[key] for key in ("seat", "good", "amount")}
        for move in match.moves
        for event in move.events
        if event.kind == "gained"
    ]


# Feeding.


@pytest.mark.rule("LH-END-2", "LH-SHIP-6")
@pytest.mark.parametrize(
    ("players", "ships", "due"),
    [
        (4, "", 7),
        (4, "appoline", 5),
        (4, "appoline cherbourg", 2),
        (4, "appoline cherbourg triest", 0),
        (3, "appoline", 12 - 3),
        (5, "appoline", 4 - 1),
        (2, "appoline boulogne", 20 - 9),
    ],
)
def test_ships_feed(players: int, ships: str, due: int) -> None:
    match = table(Seat(cards=ships), players=players, round=13)
    assert seat(match, 0)["food_due"] == due


@pytest.mark.rule("LH-END-2")
def test_surplus_ship_food_is_lost_and_nobody_without_debt_is_asked() -> None:
    match = last_turn(Seat(cards="appoline cherbourg triest", goods="9 fish"), round=13)
    while match.player != 0 and pending(match) in ("off_turn", "feeding", "payment"):
        play(match, choices(match)[0])
    assert pending(match) != "feeding"
    assert has(match, 0)["fish"] == 9


@pytest.mark.rule("LH-BLDG-SoupKitchen")
@pytest.mark.parametrize(("players", "food"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_soup_kitchen_feeds_like_a_wooden_ship(players: int, food: int) -> None:
    assert seat(table(Seat(cards="soup_kitchen"), players=players), 0)["ship_food"] == food


@pytest.mark.rule("LH-END-3", "LH-DEC-FEED")
def test_the_rest_is_paid_with_food_and_francs_of_ones_choice() -> None:
    """Round 8 of four players: 4 food."""
    match = last_turn(Seat(), Seat(goods="2 meat 3 fish 5 francs"), round=8)
    assert (match.player, pending(match)) == (1, "payment")
    assert some(match, "pay") == {"meat 0", "meat 1", "meat 2"}
    play(match, "pay meat 1")
    assert some(match, "pay") == {"fish 0", "fish 1"}
    play(match, "pay fish 0")
    assert has(match, 1) == {"meat": 1, "fish": 3, "francs": 4}


@pytest.mark.rule("LH-END-4", "LH-LOAN-1", "LH-LOAN-2", "LH-DEC-FEED")
@pytest.mark.parametrize(
    ("goods", "loans", "francs"),
    [("", 2, 1), ("1 fish", 2, 2), ("1 meat", 1, 0), ("3 francs 1 bread", 1, 2)],
)
def test_the_gap_is_covered_with_loans(goods: str, loans: int, francs: int) -> None:
    """Round 13 of four players: 7 food. Grain is no food and stays."""
    match = last_turn(Seat(), Seat(goods=f"{goods} 2 coal"), round=13)
    carry_on(match)
    assert seat(match, 1)["loans"] == loans
    assert has(match, 1) == {key: value for key, value in {"coal": 2, "francs": francs}.items() if value}


@pytest.mark.rule("LH-END-5", "LH-DEC-FEED")
def test_feeding_begins_with_the_first_player_of_the_next_round() -> None:
    seats = [Seat(goods="5 fish 5 francs")] * 4
    match = last_turn(*seats, active=1, round=8)
    asked = []
    while pending(match) == "payment":
        asked.append(match.player)
        assert board(match)["unfed"] == [2, 3, 0, 1][len(set(asked)) - 1 :]
        play(match, choices(match)[0])
    assert asked == [2, 3, 0, 1]
    assert board(match)["unfed"] is None


@pytest.mark.rule("LH-END-5", "LH-Q-24", "LH-DEC-FEED")
def test_a_ship_sold_before_paying_gives_no_food() -> None:
    match = last_turn(Seat(), Seat(cards="appoline fishery", goods="9 fish"), round=8, active=0)
    play(match, "pass")
    assert pending(match) == "feeding"
    assert seat(match, 1)["food_due"] == 2
    play(match, "sell appoline")
    assert seat(match, 1)["food_due"] == 4
    play(match, "pay_food")
    carry_on(match)
    assert has(match, 1).get("fish", 0) + has(match, 1).get("francs", 0) == 9 + 1 - 4


@pytest.mark.rule("LH-LOAN-3", "LH-DEC-FEED")
def test_loans_may_be_repaid_before_paying() -> None:
    match = last_turn(Seat(), Seat(loans=1, goods="5 francs 4 fish"), round=8, active=0, restricted_selling=True)
    assert choices(match) == ["pay_food", "repay_loan"]
    play(match, "repay_loan")
    assert seat(match, 1)["loans"] == 0
    assert has(match, 1) == {}


# The town builds, and a ship comes.


@pytest.mark.rule("LH-END-6", "LH-Q-15")
def test_the_town_builds_the_lowest_number_of_the_tops() -> None:
    """Round 4 of four players is a standard build."""
    match = last_turn(round=4, stacks=("bakehouse", "smokehouse", "fishery joinery"))
    carry_on(match)
    assert "fishery" in board(match)["town"]
    assert board(match)["stacks"] == [["bakehouse"], ["smokehouse"], ["joinery"]]
    match = last_turn(round=4, stacks=("", "", ""))
    before = board(match)["town"]
    carry_on(match)
    assert board(match)["town"] == before


@pytest.mark.rule("LH-END-6", "LH-TERM-11")
def test_a_special_build_turns_up_the_top_card() -> None:
    """Round 5 of four players is a special build."""
    match = last_turn(round=5, specials="farm tavern diner")
    carry_on(match)
    assert board(match)["town"][-1] == "farm"
    assert len(board(match)["special_stack"]) == 2


@pytest.mark.rule("LH-BLDG-FootballStadium", "LH-END-6")
def test_the_football_stadium_waits_and_the_stack_goes_on() -> None:
    match = last_turn(round=5, specials="football_stadium tavern diner")
    carry_on(match)
    assert board(match)["waiting"] == ["football_stadium"]
    assert "football_stadium" not in board(match)["town"]
    match = last_turn(round=8, specials="tavern diner", waiting="football_stadium")
    carry_on(match)
    assert (board(match)["waiting"], board(match)["town"][-1]) == (["football_stadium"], "tavern")


@pytest.mark.rule("LH-END-8", "LH-BLDG-LuxuryYacht", "LH-BLDG-MsDagmar")
@pytest.mark.parametrize("ship", ["luxury_yacht", "ms_dagmar"])
def test_a_ship_among_the_special_cards_lies_with_the_town(ship: str) -> None:
    match = last_turn(round=5, specials=f"{ship} tavern")
    carry_on(match)
    assert ship in board(match)["town"]
    assert ship not in [card for stack in board(match)["ships"].values() for card in stack]


@pytest.mark.rule("LH-BLDG-Dunny", "LH-Q-15")
def test_the_dunny_goes_on_the_stack_with_the_highest_top() -> None:
    match = last_turn(round=5, specials="dunny tavern", stacks=("fishery", "bank", "dock"))
    carry_on(match)
    assert board(match)["stacks"] == [["fishery"], ["dunny", "bank"], ["dock"]]
    match = last_turn(round=5, specials="dunny tavern", stacks=("", "", ""))
    carry_on(match)
    assert "dunny" in board(match)["town"]


@pytest.mark.rule("LH-BLDG-Dunny", "LH-Q-15")
def test_the_dunny_is_the_next_standard_build_and_can_be_built() -> None:
    match = last_turn(round=7, stacks=("fishery", "dunny bank", ""))
    carry_on(match)
    assert board(match)["town"][-1] == "dunny"
    match = table(Seat(goods="1 brick"), stacks=("", "dunny bank", ""))
    play(match, "enter building_firm_1")
    assert cards(match, 0) == ["dunny"]
    match = table(Seat(goods="14 francs"), stacks=("", "dunny bank", ""))
    assert "dunny" in some(match, "buy")


@pytest.mark.rule("LH-END-7", "LH-SHIP-1")
def test_the_ship_of_the_round_goes_on_top() -> None:
    match = last_turn(round=5)
    before = board(match)["ships"]["wooden_ship"]
    carry_on(match)
    assert board(match)["ships"]["wooden_ship"] == ["noemi", *(ship for ship in before if ship != "noemi")]


@pytest.mark.rule("LH-BLDG-RattletrapCar", "LH-END-6")
def test_the_rattletrap_car_goes_to_the_next_who_gets_iron() -> None:
    match = last_turn(round=5, specials="rattletrap_car tavern")
    carry_on(match)
    assert board(match)["waiting"] == ["rattletrap_car"]
    anna = Seat(cards="hardware_store business_office", goods="4 fish")
    match = table(anna, waiting="rattletrap_car")
    play(match, "enter business_office", "choose steel", *(["stop"] if pending(match) == "office_wish" else []))
    assert board(match)["waiting"] == ["rattletrap_car"]
    match = table(anna, waiting="rattletrap_car")
    play(match, "enter hardware_store")
    assert "rattletrap_car" in cards(match, 0)
    assert "rattletrap_car" not in some(match, "sell")
    assert match.score_sheet()[0]["buildings"] == 8 + 12 - 2


# The final phase.


def finale(*seats: Seat, **rest: Any) -> ratusz.Match:
    """The first player's final turn."""
    return table(*seats, final=True, **rest)


@pytest.mark.rule("LH-FINAL-1", "LH-DEC-FINAL", "LH-FINAL-6")
def test_one_main_action_each_without_supply_or_purchase() -> None:
    match = finale(Seat(goods="50 francs", cards="fishery"), offers="3 fish 2 wood 1 clay 1 iron")
    assert some(match, "buy") == set()
    play(match, "enter fishery", "end_turn")
    assert on_quay(match) == 7
    for number in (1, 2, 3):
        assert (match.player, pending(match)) == (number, "main_action")
        play(match, choices(match)[0])
        if not match.over:
            play(match, "end_turn")
    assert match.over


@pytest.mark.rule("LH-DEC-FINAL", "LH-DEC-OFFTURN")
def test_nobody_is_asked_between_final_turns() -> None:
    match = finale(Seat(), Seat(cards="fishery"), Seat(cards="joinery"), Seat(cards="bakehouse"))
    play(match, "take_offer fish", "end_turn")
    assert (match.player, pending(match)) == (1, "main_action")


def on_quay(match: ratusz.Match) -> int:
    return sum(board(match)["offers"].values())


@pytest.mark.rule("LH-FINAL-1", "LH-INV-5")
@pytest.mark.parametrize("version", ["full", "short"])
@pytest.mark.parametrize("players", range(1, 6))
def test_the_number_of_turns_and_who_begins_the_final_phase(players: int, version: str) -> None:
    match = ratusz.new("le_havre", players=players, seed=3, options={"version": version, "restricted_selling": True})
    match.keep_events = True
    bot = ratusz.bot("random:seed=4")
    while not match.over:
        match.apply(bot.choose(match))
    events = [event for move in match.moves for event in move.events]
    kinds = [event.kind for event in events]
    began = kinds.index("final_phase_began")
    turns = [event.seat for event in events[:began] if event.kind == "turn_ended"]
    expected = {"full": [49, 49, 42, 35, 28], "short": [28, 28, 28, 21, 21]}[version][players - 1]
    assert [turns.count(number) for number in range(players)] == [expected] * players
    first = board(match)["first_player"]
    final = [event.seat for event in events[began:] if event.kind == "turn_ended"]
    assert final == [(first + place) % players for place in range(players)]


@pytest.mark.rule("LH-FINAL-2")
def test_selling_and_repaying_before_and_after_the_final_action() -> None:
    match = finale(Seat(goods="11 francs", cards="fishery joinery", loans=2))
    play(match, "repay_loan", "sell joinery", "take_offer fish", "repay_loan", "sell fishery")
    assert (cards(match, 0), seat(match, 0)["loans"], has(match, 0)) == ([], 0, {"fish": 2, "francs": 10})


@pytest.mark.rule("LH-FINAL-3")
def test_in_the_final_phase_discs_share_a_building() -> None:
    match = finale(
        Seat(disc="joinery", goods="9 wood"), Seat(cards="joinery fishery", disc="fishery"), Seat(disc="fishery")
    )
    assert "fishery" in some(match, "enter")
    assert "joinery" not in some(match, "enter")
    play(match, "enter fishery")
    assert [entry["disc"] for entry in board(match)["seats"]][:3] == ["fishery", "fishery", "fishery"]


@pytest.mark.rule("LH-FINAL-4")
def test_fees_are_due_in_the_final_phase() -> None:
    match = finale(Seat(goods="2 francs"), Seat(cards="colliery"))
    play(match, "enter colliery")
    assert (has(match, 0), has(match, 1)) == ({"coal": 3}, {"francs": 2})


@pytest.mark.rule("LH-FINAL-5", "LH-DEC-LAST", "LH-Q-23")
def test_fees_of_the_last_turns_may_repay_loans() -> None:
    anna = Seat(cards="colliery fishery", loans=1, goods="3 francs")
    match = finale(anna, Seat(goods="2 francs"), players=2, restricted_selling=True)
    play(match, "take_offer fish", "end_turn", "enter colliery", "end_turn")
    assert (match.player, pending(match), choices(match)) == (0, "last_chance", ["pass", "repay_loan"])
    play(match, "repay_loan")
    assert match.over
    assert seat(match, 0)["loans"] == 0


@pytest.mark.rule("LH-DEC-LAST")
def test_the_last_chances_begin_with_the_first_player() -> None:
    debtor = Seat(loans=1, goods="5 francs")
    match = finale(debtor, debtor, players=2, first_player=1)
    play(match, "take_offer fish", "end_turn")
    assert (match.player, pending(match)) == (1, "last_chance")
    play(match, "pass")
    assert (match.player, pending(match)) == (0, "last_chance")


@pytest.mark.rule("LH-DEC-LAST")
def test_at_the_last_chance_one_may_sell_too() -> None:
    match = finale(Seat(cards="fishery bakehouse", loans=1), players=2, offers="1 fish 1 wood 1 clay")
    play(match, "take_offer fish", "end_turn", "take_offer wood", "end_turn")
    assert choices(match) == ["pass", "sell fishery", "sell bakehouse"]
    play(match, "sell fishery", "repay_loan")
    assert match.over
    assert match.scores()[0] == 8


@pytest.mark.rule("LH-MAIN-6", "LH-DEC-FINAL")
def test_without_a_main_action_one_passes_in_the_final_phase() -> None:
    match = finale(Seat(cards="dock"), offers="")
    assert choices(match) == ["pass", "sell dock"]
    play(match, "pass")
    assert pending(match) == "after_main"


@pytest.mark.rule("LH-FINAL-6")
def test_no_purchase_between_two_builds_in_the_final_phase() -> None:
    anna = Seat(goods="50 francs 4 wood 1 clay", cards="construction_firm")
    match = finale(anna, stacks=("fishery", "joinery", ""))
    play(match, "enter construction_firm", "build fishery")
    assert pending(match) == "build_second"
    assert some(match, "buy") == set()


@pytest.mark.rule("LH-BLDG-WorkersCottages", "LH-INV-4")
def test_workers_cottages_give_two_final_actions() -> None:
    match = finale(Seat(cards="workers_cottages fishery"), active=3, offers="1 wood 1 clay 1 iron")
    play(match, "take_offer clay", "end_turn")
    play(match, "enter fishery")
    assert (match.player, pending(match)) == (0, "main_action")
    play(match, "take_offer wood")
    assert (pending(match), has(match, 0)) == ("after_main", {"fish": 4, "wood": 1})


# Scoring.


@pytest.mark.rule("LH-SCORE-1", "LH-SCORE-2")
def test_score() -> None:
    match = table(Seat(goods="7 francs 30 steel", cards="fishery bank appoline", loans=2))
    assert match.score_sheet()[0] == {"francs": 7, "buildings": 26, "ships": 2, "bonuses": 2, "loans": -14}
    assert match.scores()[0] == 23


BONUSES = [
    pytest.param(
        "storehouse", "5 fish 2 steel 9 francs", 3, marks=pytest.mark.rule("LH-BLDG-Storehouse", "LH-TERM-13")
    ),
    pytest.param("dock appoline cherbourg luxury_yacht", "", 12, marks=pytest.mark.rule("LH-BLDG-Dock")),
    pytest.param(
        "town_hall church local_court fishery", "", 14, marks=pytest.mark.rule("LH-BLDG-TownHall", "LH-SCORE-3")
    ),
    pytest.param("bank wharf_1 dock business_office", "", 10, marks=pytest.mark.rule("LH-BLDG-Bank", "LH-SCORE-3")),
    pytest.param("business_park wharf_1 colliery", "", 4, marks=pytest.mark.rule("LH-BLDG-BusinessPark")),
    pytest.param("guildhouse business_office", "", 4, marks=pytest.mark.rule("LH-BLDG-Guildhouse", "LH-SCORE-3")),
    pytest.param("ranch", "3 cattle 5 meat", 6, marks=pytest.mark.rule("LH-BLDG-Ranch")),
]


@pytest.mark.parametrize(("owned", "goods", "bonus"), BONUSES)
def test_end_bonuses(owned: str, goods: str, bonus: int) -> None:
    assert table(Seat(cards=owned, goods=goods)).score_sheet()[0]["bonuses"] == bonus


@pytest.mark.rule("LH-SCORE-4")
def test_a_tie_is_a_shared_victory() -> None:
    match = table(Seat(goods="9 francs"), Seat(cards="fishery"), Seat(goods="10 francs"))
    assert match.ranking() == [3, 1, 1, 4]


# Solo.


@pytest.mark.rule("LH-SOLO-1", "LH-SOLO-3", "LH-INV-4")
@pytest.mark.parametrize(("version", "rounds"), [("full", 7), ("short", 4)])
def test_solo_match(version: str, rounds: int) -> None:
    match = ratusz.new("le_havre", players=1, seed=2, options={"version": version})
    bot = ratusz.bot("random:seed=1")
    while not match.over:
        match.apply(bot.choose(match))
    assert board(match)["round"] == rounds
    assert match.ranking() == [1]


@pytest.mark.rule("LH-SOLO-2")
def test_solo_fees_go_to_the_town() -> None:
    match = table(Seat(goods="2 francs"), players=1, town="colliery")
    play(match, "enter colliery")
    assert has(match, 0) == {"coal": 3}


@pytest.mark.rule("LH-SOLO-4")
def test_solo_nobody_visits_the_arts_centre() -> None:
    match = table(Seat(goods="9 francs", cards="colliery"), players=1)
    assert "arts_centre" not in some(match, "enter")
