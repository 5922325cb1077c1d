"""Turns, supply, main actions and fees in Le Havre."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.games.le_havre.cards import DATA
from tests.games.le_havre.words import (
    Seat,
    amounts,
    board,
    cards,
    carry_on,
    choices,
    has,
    on_offer,
    pending,
    play,
    seat,
    some,
    table,
    told,
)

TILES = {tile["id"]: tile["goods"] for tile in DATA["supply_tiles"]}


def end_turns(match: ratusz.Match, turns: int) -> None:
    """Take the first offer and end the turn, so many times; nobody buys or sells anything."""
    for _ in range(turns):
        carry_on(match)
        play(match, next(choice for choice in choices(match) if choice.startswith("take_offer")))
        play(match, "end_turn")


# Rounds and turns.


@pytest.mark.rule("LH-ROUND-1", "LH-SUPPLY-1")
def test_seven_turns_with_one_tile_each() -> None:
    match = ratusz.new("le_havre", players=3, seed=5, confirm=[0, 1, 2])
    for turn in range(1, 8):
        if pending(match) == "before_supply":
            play(match, "supply")
        view = board(match)
        assert (view["round"], view["turn"]) == (1, turn)
        assert [tile is not None for tile in view["tiles"]] == [True] * turn + [False] * (7 - turn)
        play(match, next(choice for choice in choices(match) if choice.startswith("take_offer")), "end_turn")
    carry_on(match)
    assert (board(match)["round"], board(match)["turn"]) == (2, 1)
    assert None not in board(match)["tiles"]


@pytest.mark.rule("LH-ROUND-2", "LH-Q-21")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_order_of_turns_runs_on_into_the_next_round(players: int) -> None:
    match = table(turn=7, active=1, players=players, round=2)
    play(match, "take_offer fish", "end_turn")
    carry_on(match)
    assert board(match)["round"] == 3
    assert board(match)["active"] == 2 % players


@pytest.mark.rule("LH-TURN-1", "LH-DEC-PRE", "LH-DEC-MAIN", "LH-DEC-POST")
def test_supply_then_main_action_then_end() -> None:
    match = table(Seat(goods="9 francs"), ask="before_supply")
    assert "supply" in choices(match)
    assert not any(choice.startswith(("enter", "take_offer")) for choice in choices(match))
    play(match, "supply")
    assert pending(match) == "main_action"
    assert "end_turn" not in choices(match)
    play(match, "take_offer fish")
    assert pending(match) == "after_main"
    assert "end_turn" in choices(match)
    assert not any(choice.startswith(("enter", "take_offer")) for choice in choices(match))


@pytest.mark.rule("LH-TURN-2")
def test_extra_actions_before_between_and_after() -> None:
    match = table(Seat(goods="50 francs"), ask="before_supply")
    play(match, "buy building_firm_1", "buy building_firm_2", "supply", "buy construction_firm", "take_offer fish")
    play(match, "sell marketplace" if "sell marketplace" in choices(match) else "buy marketplace")
    assert {"building_firm_1", "building_firm_2", "construction_firm"} <= set(cards(match, 0))


@pytest.mark.rule("LH-TURN-3", "LH-DEC-POST")
def test_the_player_ends_the_turn() -> None:
    match = table(Seat(goods="9 francs"), confirm=[])
    play(match, "take_offer fish")
    assert (match.player, pending(match)) == (0, "after_main")
    play(match, "end_turn")
    assert told(match, "turn_ended") == [{"seat": 0}]
    assert match.player == 1


@pytest.mark.rule("LH-SUPPLY-1", "LH-SUPPLY-2")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_brings_one_of_each_of_its_goods(tile: str) -> None:
    rest = [name for name in TILES if name != tile]
    match = table(Seat(goods="4 francs"), ask="before_supply", tiles=" ".join([rest[0], tile, *rest[1:]]), offers="")
    play(match, "supply")
    assert on_offer(match) == dict.fromkeys(TILES[tile], 1)


@pytest.mark.rule("LH-SUPPLY-1")
def test_a_tile_face_down_is_turned_up_for_good() -> None:
    match = table(Seat(goods="4 francs"), ask="before_supply", round=1, turn=3, revealed=2)
    assert board(match)["tiles"][2] is None
    play(match, "supply")
    assert board(match)["tiles"][2] == "T3"
    assert told(match, "tile_revealed") == [{"seat": -1, "first": "wood", "second": "francs", "interest": False}]


# Main actions.


@pytest.mark.rule("LH-MAIN-1")
def test_one_main_action_a_turn() -> None:
    match = table(Seat(cards="fishery"), offers="2 fish 3 clay")
    assert {"take_offer fish", "take_offer clay", "enter fishery"} <= set(choices(match))
    play(match, "enter fishery")
    assert choices(match) == ["end_turn", "sell fishery"]


@pytest.mark.rule("LH-MAIN-2")
def test_an_offer_is_taken_whole_and_the_disc_stays() -> None:
    match = table(Seat(cards="fishery", disc="fishery"), offers="4 wood 3 clay")
    assert some(match, "take_offer") == {"wood", "clay"}
    play(match, "take_offer wood")
    assert has(match, 0) == {"wood": 4}
    assert on_offer(match) == {"clay": 3}
    assert seat(match, 0)["disc"] == "fishery"


@pytest.mark.rule("LH-MAIN-3", "LH-INV-3")
def test_occupied_own_and_unbuilt_buildings_are_closed() -> None:
    anna = Seat(goods="9 francs 9 wood", cards="fishery joinery", disc="fishery")
    match = table(anna, Seat(disc="building_firm_1"))
    entered = some(match, "enter")
    assert "joinery" in entered
    assert not {"fishery", "building_firm_1"} & entered
    tops = {stack[0] for stack in board(match)["stacks"]}
    assert not tops & entered


def doors(match: ratusz.Match) -> dict[str, str]:
    """Why buildings cannot be entered."""
    return {of.removeprefix("enter "): closed.why for closed in match.question().closed for of in closed.of}


@pytest.mark.rule("LH-MAIN-3", "LH-MAIN-4")
def test_it_is_said_why_a_door_is_closed() -> None:
    anna = Seat(goods="1 francs", cards="fishery bakehouse bank", disc="fishery")
    match = table(anna, Seat(disc="hardware_store"), town="colliery hardware_store clay_mound")
    found = doors(match)
    assert not found.keys() & some(match, "enter")
    assert "clay_mound" not in found
    shut = {"fishery": "own_disc", "bakehouse": "needs", "bank": "no_entry"}
    assert {card: found[card] for card in shut} == shut
    assert (found["colliery"], found["hardware_store"]) == ("fee", "occupied")
    bound = doors(table(anna, bound=[0], removed="picket_line"))
    assert bound["bakehouse"] == "picket"


@pytest.mark.rule("LH-BLDG-MainStation")
def test_on_the_second_visit_station_and_first_building_are_closed() -> None:
    match = table(Seat(disc="main_station", cards="fishery colliery"), town="main_station clay_mound")
    play(match, "enter fishery", "sell fishery")
    assert not doors(match).keys() & some(match, "enter")
    assert (doors(match)["main_station"], doors(match)["fishery"]) == ("own_disc", "own_disc")


@pytest.mark.rule("LH-MAIN-5")
def test_a_disc_stays_until_its_owner_moves_it() -> None:
    match = table(Seat(cards="fishery joinery", goods="3 wood"), offers="1 fish")
    play(match, "enter fishery", "end_turn")
    assert seat(match, 0)["disc"] == "fishery"
    end_turns(match, 3)
    carry_on(match)
    assert (match.player, seat(match, 0)["disc"]) == (0, "fishery")
    play(match, "enter joinery", "times 1")
    assert seat(match, 0)["disc"] == "joinery"


@pytest.mark.rule("LH-MAIN-6")
def test_a_supply_always_leaves_something_to_take() -> None:
    match = table(ask="before_supply", offers="", confirm=[])
    assert some(match, "take_offer")


@pytest.mark.rule("LH-MAIN-7")
def test_what_is_simply_taken_is_taken_in_full() -> None:
    match = table(Seat(cards="town_square fishery joinery bakehouse"))
    play(match, "enter town_square")
    assert "stop" not in choices(match)
    play(match, "choose brick", "choose meat")
    assert "stop" not in choices(match)


@pytest.mark.rule("LH-MAIN-8")
def test_the_order_inside_a_visit() -> None:
    anna = Seat(goods="3 grain 1 coal 1 fish", disc="building_firm_1")
    match = table(anna, Seat(cards="bakehouse"))
    play(match, "enter bakehouse", "times 3")
    assert seat(match, 0)["disc"] == "bakehouse"
    kinds = [event["event"] for move in match.moves for event in (event.document() for event in move.events)]
    assert kinds == ["paid", "gained", "entered", "paid", "paid", "gained", "gained"]
    assert "building_firm_1" not in [entry["disc"] for entry in board(match)["seats"]]


@pytest.mark.rule("LH-MAIN-9", "LH-BLDG-MainStation", "LH-BLDG-Hotel")
def test_main_station_and_hotel_may_be_entered_for_nothing() -> None:
    match = table(Seat(cards="main_station hotel"))
    assert {"main_station", "hotel"} <= some(match, "enter")
    play(match, "enter hotel")
    assert (pending(match), has(match, 0)) == ("after_main", {})


# Fees.


@pytest.mark.rule("LH-FEE-1")
def test_the_fee_goes_to_the_owner_before_the_action() -> None:
    match = table(Seat(goods="2 francs"), Seat(cards="colliery"))
    play(match, "enter colliery")
    assert has(match, 0) == {"coal": 3}
    assert has(match, 1) == {"francs": 2}


@pytest.mark.rule("LH-FEE-1")
def test_own_buildings_are_free_and_the_towns_fees_are_gone() -> None:
    match = table(Seat(goods="2 francs", cards="colliery"))
    play(match, "enter colliery")
    assert has(match, 0) == {"coal": 3, "francs": 2}
    match = table(Seat(goods="2 francs"), town="colliery")
    play(match, "enter colliery")
    assert has(match, 0) == {"coal": 3}
    assert [has(match, other) for other in (1, 2, 3)] == [{}, {}, {}]


@pytest.mark.rule("LH-FEE-2", "LH-PAY-6")
def test_what_a_visit_brings_cannot_pay_its_fee() -> None:
    match = table(Seat(), town="grocery_market fishpond_and_wood")
    assert not {"grocery_market", "fishpond_and_wood"} & some(match, "enter")


@pytest.mark.rule("LH-FEE-3", "LH-DEC-FEE")
def test_two_fees_mean_one_of_them() -> None:
    match = table(Seat(goods="2 fish 2 francs"), town="marketplace")
    play(match, "enter marketplace")
    assert choices(match) == ["fee food", "fee francs"]
    play(match, "fee francs")
    assert has(match, 0) == {"fish": 2, "francs": 1}


@pytest.mark.rule("LH-FEE-3")
def test_a_food_fee_may_be_paid_with_francs_and_a_franc_fee_not_with_food() -> None:
    match = table(Seat(goods="1 fish 1 francs"), town="colliery")
    play(match, "enter colliery")
    assert has(match, 0) == {"coal": 3}
    match = table(Seat(goods="9 fish 3 cattle"), town="abattoir")
    assert "abattoir" not in some(match, "enter")


@pytest.mark.rule("LH-FEE-3")
def test_either_fee_alone_opens_the_door() -> None:
    assert "ironworks" in some(table(Seat(goods="1 francs"), town="ironworks"), "enter")
    assert "ironworks" in some(table(Seat(goods="3 fish"), town="ironworks"), "enter")
    assert "ironworks" not in some(table(Seat(goods="2 fish"), town="ironworks"), "enter")


@pytest.mark.rule("LH-FEE-4", "LH-FEE-5", "LH-PAY-2")
def test_meat_stays_meat_and_no_change_is_given() -> None:
    match = table(Seat(goods="1 meat 1 fish"), Seat(cards="clay_mound"))
    play(match, "enter clay_mound")
    assert some(match, "pay") == {"meat 0", "meat 1"}
    play(match, "pay meat 1")
    assert has(match, 0) == {"fish": 1, "clay": 3}
    assert has(match, 1) == {"meat": 1}


@pytest.mark.rule("LH-PAY-1", "LH-DEC-PAY", "LH-Q-6", "LH-EX-2")
def test_every_payment_without_a_superfluous_token() -> None:
    """The Shipping Line for 2 food; its owner enters free."""
    holding = "2 fish 1 smoked_fish 1 bread 1 meat 2 francs 5 coal"
    paid = set()
    waiting: list[list[str]] = [[]]
    while waiting:
        path = waiting.pop()
        match = table(Seat(goods=holding, cards="appoline"), town="shipping_line")
        play(match, "enter shipping_line", *path)
        if pending(match) == "fee_payment":
            waiting += [[*path, choice] for choice in choices(match)]
        else:
            before, after = amounts(holding), has(match, 0)
            paid.add(" ".join(f"{before[name] - after.get(name, 0)} {name}" for name in before
                              if name not in ("coal",) and before[name] != after.get(name, 0)))  # fmt: skip
    assert paid == {"2 fish", "1 smoked_fish", "1 fish 1 francs", "2 francs", "1 bread", "1 meat"}
    owner = table(Seat(goods=holding, cards="appoline shipping_line"))
    play(owner, "enter shipping_line")
    assert pending(owner) != "fee_payment"


@pytest.mark.rule("LH-DEC-PAY", "LH-PAY-1")
def test_energy_payments() -> None:
    """Three energy out of everything: a coke, a coal, a charcoal or three wood, each alone."""
    ways = {("pay coke 1",), ("pay coke 0", "pay coal 1"), ("pay coke 0", "pay coal 0", "pay charcoal 1")}
    ways.add(("pay coke 0", "pay coal 0", "pay charcoal 0"))
    found = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        path = waiting.pop()
        match = table(Seat(goods="8 wood 1 coal 1 charcoal 1 coke", cards="wharf_1"), round=2)
        play(match, "enter wharf_1", *path)
        if pending(match) == "payment":
            waiting += [(*path, choice) for choice in choices(match)]
        else:
            found.add(path)
    assert found == ways


@pytest.mark.rule("LH-DEC-FEE", "LH-DEC-PAY", "LH-MAIN-4")
def test_a_fee_leaves_what_the_action_needs() -> None:
    """One fish is to be sold, so the other food pays."""
    match = table(Seat(goods="1 fish 1 meat"), town="fish_market")
    play(match, "enter fish_market")
    assert has(match, 0) == {"francs": 2}
    match = table(Seat(goods="1 fish"), town="fish_market")
    assert "fish_market" not in some(match, "enter")


@pytest.mark.rule("LH-PAY-3")
def test_energy_of_one_action_is_added_up() -> None:
    """Two iron to steel need 10 energy together: one coke."""
    match = table(Seat(goods="2 iron 1 coke", cards="steel_mill"))
    play(match, "enter steel_mill", "times 2")
    assert has(match, 0) == {"steel": 2}


@pytest.mark.rule("LH-PAY-4")
def test_ship_material_is_not_also_energy() -> None:
    assert "wharf_1" not in some(table(Seat(goods="7 wood", cards="wharf_1")), "enter")
    assert "wharf_1" in some(table(Seat(goods="8 wood", cards="wharf_1")), "enter")


@pytest.mark.rule("LH-PAY-5", "LH-LOAN-1")
def test_nobody_borrows_for_a_fee_or_a_purchase() -> None:
    match = table(Seat(goods="3 francs"), town="colliery")
    assert some(match, "buy") == set()
    assert "take_loan" not in choices(match)


@pytest.mark.rule("LH-PAY-6", "LH-TERM-3")
def test_gains_cannot_pay_the_costs_of_the_same_action() -> None:
    """Three brick of the Kiln cannot pay for its clay."""
    match = table(Seat(goods="1 coal", cards="kiln"))
    assert "kiln" not in some(match, "enter")
