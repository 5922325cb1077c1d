"""What a seat is told beside the board: what visits could bring, what building takes, and what to think of in time."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.question import Outcome
from ratusz.games.le_havre.board import BOARD
from ratusz.texts import Texts
from tests.games.le_havre.words import Seat, board, play, table


def told(match: ratusz.Match, notation: str) -> Outcome:
    return dict(match.question().answers)[notation]


# What an answer costs and brings.


@pytest.mark.rule("LH-MAIN-2", "LH-BUY-5", "LH-SELL-2", "LH-LOAN-3")
def test_prices_are_told() -> None:
    match = table(Seat("9 francs", "joinery", loans=1), offers="3 fish")
    assert told(match, "take_offer fish").gain == {"fish": 3}
    assert told(match, "sell joinery").gain == {"francs": 4}
    assert told(match, "repay_loan").cost == {"francs": 5, "loans": 1}
    assert told(match, "buy building_firm_1").cost == {"francs": 4}


@pytest.mark.rule("LH-LOAN-1", "LH-LOAN-3", "LH-LOAN-4")
def test_a_loan_and_the_interest_that_it_is_taken_for_are_told_apart() -> None:
    match = table(Seat(loans=1, cards="fishery"), ask="before_supply", tiles="T1 T5 T2 T3 T4 T6 T7")
    play(match, "supply")
    loan = told(match, "take_loan")
    assert (loan.gain, loan.cost) == ({"francs": 4, "loans": 1}, {"francs": 1})
    assert loan.about == {"repays": 5, "costs": 7}


@pytest.mark.rule("LH-BLDG-Hotel")
def test_what_another_card_gives_is_told_too() -> None:
    match = table(Seat(disc="hotel"), town="hotel", offers="3 fish 1 wood")
    assert told(match, "take_offer fish").gain == {"fish": 3, "francs": 3}


@pytest.mark.rule("LH-FEE-1", "LH-FEE-3")
def test_fees_are_told() -> None:
    match = table(Seat("5 francs 2 fish", "joinery"), Seat(cards="hardware_store"), town="colliery")
    assert told(match, "enter hardware_store").about["fee"] == {"food": 1}
    assert told(match, "enter hardware_store").about["to"] == 1
    assert "to" not in told(match, "enter colliery").about
    own = table(Seat("2 wood", "joinery"))
    assert told(own, "enter joinery").about["own"] is True
    assert "fee" not in told(own, "enter joinery").about


@pytest.mark.rule("LH-BUILD-2", "LH-BUILD-3", "LH-FEE-1", "LH-BLDG-Sawmill")
def test_a_building_is_said_to_be_built_where_that_costs_least() -> None:
    match = table(Seat("9 wood 9 clay 2 fish", "building_firm_1"), town="building_firm_2")
    own, other = (told(match, f"enter {firm}").about for firm in ("building_firm_1", "building_firm_2"))
    assert set(own["projects"]) == set(own["builds"]), "one's own firm takes no fee"
    assert own["projects"]["fishery"] == {"fee": {}, "takes": {"wood": 1, "clay": 1}}
    assert "projects" not in other
    sawn = table(Seat("9 wood 9 clay 2 fish", "building_firm_2 sawmill"))
    assert told(sawn, "enter sawmill").about["projects"]["fishery"]["takes"] == {"clay": 1}
    away = table(Seat("9 wood 9 clay 2 fish"), Seat(cards="building_firm_2", disc="building_firm_1"))
    assert told(away, "enter building_firm_2").about["projects"]["fishery"]["fee"] == {"food": 1}
    away.play_all(["enter building_firm_2", "build fishery"])
    assert "fishery" in board(away)["seats"][0]["cards"]


@pytest.mark.rule("LH-BLDG-Brickworks", "LH-BLDG-Joinery", "LH-BLDG-Ironworks")
def test_what_could_be_done_in_a_building_is_told() -> None:
    match = table(Seat("5 clay 3 coal 2 wood", "brickworks joinery ironworks"))
    (chance,) = told(match, "enter brickworks").about["chances"]
    assert chance == {"most": 5, "gives": {"clay": 5}, "energy": 3, "food": 0, "gets": {"brick": 5, "francs": 2}}
    (chance,) = told(match, "enter joinery").about["chances"]
    assert (chance["most"], chance["gets"]) == (2, {"francs": 6})
    about = told(match, "enter ironworks").about
    assert (about["gets"], about["chances"][0]["energy"]) == ({"iron": 3}, 6)


@pytest.mark.rule("LH-FEE-5", "LH-BLDG-Smokehouse", "LH-BLDG-FishRestaurant")
def test_what_could_be_done_is_counted_after_the_fee() -> None:
    """The Smokehouse asks for 2 food or a franc; the Fish Restaurant for 1 food, and takes smoked fish.

    Two fish are missed less than a bread; but what is told is the most that could be smoked.
    """

    def smoked(goods: str, building: str) -> int:
        match = table(Seat(goods, "joinery"), Seat(cards=building))
        (chance,) = told(match, f"enter {building}").about["chances"]
        found: int = chance["most"]
        return found

    assert smoked("4 fish 9 wood", "smokehouse") == 2
    assert smoked("4 fish 9 wood 1 francs", "smokehouse") == 4
    assert smoked("3 fish 1 bread 9 wood", "smokehouse") == 3
    assert smoked("2 smoked_fish 2 fish", "fish_restaurant") == 2
    assert smoked("2 smoked_fish", "fish_restaurant") == 1


@pytest.mark.rule("LH-MAIN-3", "LH-MAIN-4", "LH-FEE-1", "LH-BLDG-PicketLine")
def test_what_a_closed_building_would_bring_is_told_too() -> None:
    def brings(match: ratusz.Match, building: str) -> tuple[str, Any]:
        (closed,) = [closed for closed in match.question().closed if f"enter {building}" in closed.of]
        return closed.why, closed.about[closed.of.index(f"enter {building}")] if closed.about else None

    anna, ben = Seat("9 wood", "joinery", disc="joinery"), Seat(cards="colliery", disc="fishery")
    match = table(anna, ben, town="fishery", stacks=("marketplace", "", ""))
    assert brings(match, "fishery") == ("occupied", {"gets": {"fish": 3}})
    assert brings(match, "colliery") == ("fee", {"fee": {"food": 2}, "to": 1, "gets": {"coal": 4}})
    assert brings(match, "building_firm_2") == ("fee", {"fee": {"food": 1}, "builds": ["marketplace"]})
    assert brings(match, "bakehouse") == ("needs", None)
    why, about = brings(match, "joinery")
    assert (why, about["own"], about["chances"][0]["gets"]) == ("own_disc", True, {"francs": 7})
    bound = table(Seat("2 wood", "joinery"), bound=[0], removed="picket_line")
    assert brings(bound, "joinery")[0] == "picket"
    assert brings(bound, "joinery")[1]["chances"][0]["gets"] == {"francs": 6}


def why(match: ratusz.Match, building: str) -> tuple[str, str]:
    """The reason for which a building is closed, and its rule."""
    closed = match.question().why(f"enter {building}")
    return (closed.why, closed.rule) if closed else ("", "")


@pytest.mark.rule("LH-MAIN-4", "LH-FEE-1", "LH-BLDG-Smokehouse")
def test_a_fee_that_can_be_paid_and_leaves_nothing_to_do_is_not_what_is_missing() -> None:
    ben = Seat(cards="smokehouse")
    spent = table(Seat("2 fish 9 wood", "joinery"), ben)
    assert why(spent, "smokehouse") == ("spent", "LH-MAIN-4")
    closed = spent.question().why("enter smokehouse")
    assert closed is not None
    assert closed.about[closed.of.index("enter smokehouse")] == {"fee": {"food": 2, "francs": 1}, "to": 1}
    assert why(table(Seat("1 fish 9 wood", "joinery"), ben), "smokehouse") == ("fee", "LH-FEE-1")
    assert why(table(Seat("3 fish 9 wood", "joinery"), ben), "smokehouse") == ("", "")


@pytest.mark.rule("LH-BLDG-PicketLine")
def test_in_the_last_round_the_picket_line_is_closed_by_its_own_rule() -> None:
    last = table(Seat(cards="picket_line"), round=20, offers="3 fish")
    assert why(last, "picket_line") == ("last_round", "LH-BLDG-PicketLine")
    assert why(table(Seat("3 wood", "picket_line joinery"), final=True), "picket_line")[0] == "last_round"


@pytest.mark.rule("LH-BLDG-WindFarm", "LH-Q-11")
def test_what_the_wind_farm_has_saved_is_not_saved_again() -> None:
    anna = Seat("1 clay 1 iron 2 coal", "wind_farm smelting_furnace steel_mill", disc="main_station")
    match = table(anna, town="main_station")
    assert told(match, "enter steel_mill").about["chances"][0]["energy"] == 2
    play(match, "enter smelting_furnace")
    assert match.question().step == "second_visit"
    assert told(match, "enter steel_mill").about["chances"][0]["energy"] == 4


@pytest.mark.rule("LH-FEE-1", "LH-BLDG-MainStation")
def test_the_terminal_tells_no_fee_on_the_way_from_the_main_station() -> None:
    def listed(disc: str) -> set[str]:
        match = table(Seat("5 francs 2 fish", disc=disc), Seat(cards="hardware_store"), town="main_station")
        view: Any = match.view(0)
        groups = BOARD.menu(view, match.question(), Texts("en", match.game).say)
        return {choice.text for group in groups for choice in group.choices}

    assert "Hardware Store: 1 food" in listed("")
    assert "Hardware Store: free" in listed("main_station")


@pytest.mark.rule("LH-BLDG-MasonsGuild", "LH-BUILD-3")
def test_the_masons_guild_counts_among_what_could_be_built() -> None:
    match = table(Seat("1 wood", "masons_guild"), stacks=("fishery", "bakehouse", ""))
    assert told(match, "enter building_firm_1").about["builds"] == ["fishery"]


@pytest.mark.rule("LH-BUILD-3", "LH-BLDG-LumberMill", "LH-SHIP-3", "LH-BLDG-WindFarm")
def test_what_building_takes_is_told_with_all_discounts() -> None:
    match = table(Seat("9 wood 9 clay", "lumber_mill"), stacks=("fishery", "joinery", ""))
    play(match, "enter building_firm_1")
    assert told(match, "build joinery").about["takes"] == {"wood": 2}
    match = table(Seat("9 wood 9 iron 2 brick 9 coal", "wharf_1 wind_farm"), round=9)
    play(match, "enter wharf_1")
    assert told(match, "build_ship iron_ship").about == {"takes": {"iron": 4, "brick": 1}, "energy": 0}


# What a good host reminds of.


def reminders(match: ratusz.Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = board(match)["seats"][seat]["reminders"]
    return found


def feeding(match: ratusz.Match, seat: int = 0) -> dict[str, int]:
    entry = board(match)["seats"][seat]
    return {"due": entry["food_due"], "have": entry["food"]}


@pytest.mark.rule("LH-END-2", "LH-END-4")
def test_turns_before_the_feeding_are_counted() -> None:
    three = [Seat("1 fish")] * 3
    # Turns 3, 4, 5, 6 and 7 belong to seats 0, 1, 2, 0 and 1.
    match = table(*three, players=3, turn=3, round=4)
    assert board(match)["turns_left"] == [2, 2, 1]
    match = table(*three, players=3, turn=3, round=4, ask="after_main")
    assert board(match)["turns_left"] == [1, 2, 1]
    assert "hungry" not in reminders(table(*three, players=3, final=True))


@pytest.mark.rule("LH-END-2")
def test_what_is_missing_for_the_feeding_is_told() -> None:
    match = table(Seat("1 fish 1 francs"), round=6)
    due = feeding(match)["due"]
    assert feeding(match) == {"due": due, "have": 2}
    assert reminders(match)["hungry"] == {"missing": due - 2, "loans": -(-(due - 2) // 4)}
    assert "hungry" not in reminders(table(Seat("9 meat"), round=4))


@pytest.mark.rule("LH-BLDG-FishermansHut")
def test_fish_that_still_come_are_counted() -> None:
    plain, hut = (feeding(table(Seat("1 fish", cards), round=4)) for cards in ("", "fishermans_hut"))
    assert hut["have"] > plain["have"] == 1


@pytest.mark.rule("LH-END-5")
def test_who_has_fed_is_not_hungry() -> None:
    seats = [Seat("1 fish", cards) for cards in ("joinery", "bakehouse", "brickworks")]
    match = table(*seats, players=3, active=2, turn=7, ask="after_main", round=4, offers="")
    play(match, "end_turn", "pass", "pass")
    assert match.question().step == "feeding"
    play(match, "pay_all_and_borrow")
    assert [("hungry" in reminders(match, seat)) for seat in range(3)] == [False, True, True]
    assert "harvest" not in reminders(match)


@pytest.mark.rule("LH-END-1", "LH-BLDG-Feedlot")
def test_the_harvest_is_foreseen() -> None:
    assert reminders(table(Seat("1 grain 2 cattle")))["harvest"] == {"grain": 1, "cattle": 1}
    assert reminders(table(Seat("1 cattle")))["harvest"] == {"grain": 0, "cattle": 0}
    assert reminders(table(Seat("4 cattle", "feedlot")))["harvest"]["cattle"] > 1


@pytest.mark.rule("LH-LOAN-4", "LH-BLDG-Stockmarket", "LH-ADV-2")
def test_interest_is_told_in_time() -> None:
    def after(place: int, *seats: Seat, **rest: Any) -> int | None:
        tiles = ["T1", "T2", "T3", "T4", "T6", "T7"]
        tiles.insert(place, "T5")
        found: int | None = board(table(*seats, tiles=" ".join(tiles), turn=3, **rest))["interest_in"]
        return found

    assert (after(3), after(6), after(1)) == (0, 3, None)
    assert after(2, Seat("3 francs", "joinery"), ask="before_supply") == 0
    assert after(6, round=1, revealed=3) is None
    assert reminders(table(Seat("3 francs", loans=1)))["interest"] == {"francs": 1, "short": False}
    assert reminders(table(Seat("", loans=1)))["interest"] == {"francs": 1, "short": True}
    assert reminders(table(Seat("3 francs", loans=9), expensive_loans=True))["interest"]["francs"] > 1
    assert "interest" not in reminders(table(Seat("3 francs")))
    assert "interest" not in reminders(table(Seat("3 francs", "stockmarket", loans=1)))


@pytest.mark.rule("LH-LOAN-5", "LH-FINAL-5")
def test_loans_are_spoken_of_when_the_end_is_near() -> None:
    indebted = Seat(loans=2)
    rounds = board(table(indebted))["rounds"]
    assert "loans" not in reminders(table(indebted, round=rounds - 2))
    assert reminders(table(indebted, round=rounds - 1))["loans"] == {"repays": 10, "costs": 14}
    assert "loans" in reminders(table(indebted, final=True))


# Where the markers of players stand.


@pytest.mark.rule("LH-SUPPLY-1")
def test_markers_stay_until_the_next_supply_of_their_seat() -> None:
    match = table(players=3, turn=3, active=2)
    assert board(match)["berths"] == [[0], [1], [2], [], [], [], []]
    assert board(match)["comers"] == [None, None, None, 0, 1, 2, 0]
    waiting = table(Seat(), Seat(), Seat("9 francs"), players=3, turn=3, active=2, ask="before_supply")
    berths = board(waiting)["berths"]
    assert (berths[:3], board(waiting)["comers"][2]) == ([[0], [1], []], 2)
    assert berths[6] == [2]
    first = table(Seat("9 francs"), players=3, round=1, turn=1, revealed=0, ask="before_supply")
    assert board(first)["berths"] == [[]] * 7
    alone = table(Seat(), players=1, turn=3)
    assert board(alone)["berths"] == [[], [], [0], [], [], [], []]


@pytest.mark.rule("LH-FINAL-1")
def test_markers_stay_where_they_were_in_the_final_phase() -> None:
    match = table(players=3, final=True, active=1, first_player=0)
    assert board(match)["berths"] == [[], [], [], [], [0], [1], [2]]
    assert board(match)["comers"] == [None] * 7
