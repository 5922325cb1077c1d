"""Advice: the same where the same is seen, whoever follows it is led on, and nothing in it comes to nothing."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.bots.advice import MOST_KEPT, Advised, chance, outlined, sight, worthwhile
from tests.games.craftsmen import words as craftsmen
from tests.games.le_havre.test_forms import entered
from tests.games.le_havre.words import Seat, play, table


def parsed(match: ratusz.Match, *notations: str) -> list[int]:
    return [match.parse(notation) for notation in notations]


def test_worlds_that_look_alike_to_a_seat_are_advised_alike() -> None:
    match = ratusz.new("little_town", 2, seed="a")
    twin = ratusz.new("little_town", 2, seed="a")
    assert sight(match, match.player) == sight(twin, match.player)
    assert chance(sight(match, match.player)) == chance(sight(twin, match.player))
    seen = sight(match, match.player)
    match.apply(match.legal()[0])
    assert sight(match, match.player) != seen


def test_who_follows_a_plan_is_told_its_next_step_and_who_comes_back_the_same_again() -> None:
    match = table(Seat("30 francs", "joinery"), offers="3 fish")
    advised = Advised()
    plan = parsed(match, "buy building_firm_1", "take_offer fish", "end_turn")
    start = sight(match, 0)
    assert advised.recall(match, 0, start) == []
    advised.keep(match, 0, plan)
    for number, action in enumerate(plan):
        assert advised.recall(match, 0, sight(match, 0)) == plan[number:]
        match.apply(action)
    match.undo(0, 3, by_consent=True)
    assert sight(match, 0) == start
    assert advised.recall(match, 0, start) == plan


def test_who_does_something_else_is_not_held_to_the_plan() -> None:
    match = table(Seat("30 francs", "joinery"), offers="3 fish 2 wood")
    advised = Advised()
    advised.keep(match, 0, parsed(match, "buy building_firm_1", "take_offer fish"))
    play(match, "buy building_firm_2")
    assert advised.recall(match, 0, sight(match, 0)) == []


def test_only_so_much_is_kept_in_mind() -> None:
    match = ratusz.new("builders", 2, seed="many")
    advised = Advised()
    first = sight(match, match.player)
    for _ in range(MOST_KEPT + 1):
        if match.over:
            break
        advised.keep(match, match.player, [match.legal()[0]])
        match.apply(match.legal()[-1])
    assert len(advised._known) <= MOST_KEPT
    assert match.over or first not in advised._known


# Le Havre.


def advice(match: ratusz.Match, *plan: str) -> list[str]:
    return [match.notation(action) for action in worthwhile(match, 0, parsed(match, *plan))]


def test_nothing_is_sold_for_francs_that_are_not_used() -> None:
    match = table(Seat("1 francs", "marketplace"), offers="3 fish")
    assert advice(match, "sell marketplace", "take_offer fish", "end_turn") == ["take_offer fish", "end_turn"]


def test_nothing_is_sold_and_bought_back() -> None:
    match = table(Seat("9 francs", "marketplace"), offers="3 fish")
    plan = advice(match, "take_offer fish", "sell marketplace", "end_turn")
    assert plan == ["take_offer fish", "end_turn"]


def test_what_pays_for_the_main_action_is_sold() -> None:
    match = table(Seat("2 clay", "marketplace"), stacks=("bakehouse", "", ""))
    plan = ("sell marketplace", "enter construction_firm", "stop", "end_turn")
    assert advice(match, *plan) == list(plan)


def test_nothing_is_sold_for_a_fee_that_could_be_paid_otherwise() -> None:
    match = table(Seat("2 clay 2 fish", "marketplace"), stacks=("bakehouse", "", ""))
    plan = ("sell marketplace", "enter construction_firm", "pay fish 0", "stop", "end_turn")
    assert advice(match, *plan) == ["enter construction_firm", "stop", "end_turn"]


def test_no_building_is_sold_for_the_fee_of_that_building() -> None:
    match = table(Seat("3 wood 2 francs", "joinery"))
    plan = ("sell joinery", "enter joinery", "fee francs", "times 3", "end_turn")
    assert advice(match, *plan) == ["enter joinery", "times 3", "end_turn"]


def test_no_buildings_are_sold_for_one_that_is_worth_less() -> None:
    match = table(Seat("3 francs", "marketplace joinery"), offers="3 fish")
    plan = ("take_offer fish", "sell marketplace", "sell joinery", "buy building_firm_1", "end_turn")
    assert advice(match, *plan) == ["take_offer fish", "end_turn"]


def test_a_hint_says_what_to_pay_with_rather_than_what_not() -> None:
    match = entered("steel_mill", "1 iron 1 coke 2 coal 5 wood")
    kept = match.parse("pay coke 0")
    assert kept in match.legal()
    assert match.reason(kept) == ("reason-pay-with", {"good": "coal", "amount": 1})


def test_what_is_sold_and_entered_for_a_fee_is_rather_kept_and_entered_for_nothing() -> None:
    match = table(Seat("5 francs 4 fish", "marketplace"), offers="3 fish")
    chosen = ("choose fish", "choose wood", "stop", "end_turn")
    plan = advice(match, "sell marketplace", "enter marketplace", "fee francs", *chosen)
    assert plan == ["enter marketplace", *chosen]


# What is told of a plan.


def outline(match: ratusz.Match, *plan: str) -> tuple[list[list[str]], int]:
    told = outlined(match, match.player, parsed(match, *plan))
    return [[plan[place] for place in part] for part in told.parts], told.together


def test_a_plan_is_told_without_what_goes_without_saying() -> None:
    match = table(Seat("30 francs", "joinery"), offers="3 fish")
    plan = ("buy building_firm_1", "take_offer fish", "end_turn")
    assert outline(match, *plan) == ([["buy building_firm_1"], ["take_offer fish"]], 2)
    assert outline(match, "take_offer fish") == ([["take_offer fish"]], 1)


def test_what_belongs_together_is_told_in_one_breath_and_its_reason_is_where_it_leads() -> None:
    match = table(Seat("20 francs 9 wood 9 clay 9 brick 9 iron"))
    plan = parsed(match, "enter building_firm_1", "build wharf_1", "end_turn")
    told = outlined(match, 0, plan)
    assert told.parts == [[0, 1]]
    assert told.reason[0] == "reason-build"


def test_nothing_is_done_in_one_go_that_comes_after_a_reveal_or_ends_the_turn() -> None:
    match = ratusz.new("builders", 2, seed="row", confirm=[0, 1], keep_events=True)
    seat = match.player
    start = next(text for text in match.legal_texts() if text.startswith("start_construction"))
    assert outline(match, start) == ([[start]], 1)
    assert outline(match, "take_coins 1", start) == ([["take_coins 1"], [start]], 1)
    assert outline(match, "take_coins 1", "take_coins 1", start)[1] == 2
    assert outline(match, "take_coins 3", "end_turn") == ([["take_coins 3"]], 1)
    match.play_all(["take_coins 1", "take_coins 1"])
    assert match.undoable(seat) == 2


def test_a_payment_is_not_done_by_halves_although_its_last_card_reveals_something() -> None:
    seats = [craftsmen.Seat(capital="b1 r2 g3"), craftsmen.Seat()]
    match = craftsmen.stage("notary", *seats, open_buildings="vineyard_3")
    craftsmen.play(match, "buy vineyard_3")
    plan = ("pay capital_blue_1", "pay capital_red_2", "pass")
    told, together = outline(match, *plan)
    assert told == [["pay capital_blue_1", "pay capital_red_2"]]
    assert together == 2
    match.play_all(plan[:together])
    assert match.question().step != "pay"


@pytest.mark.parametrize("game", ratusz.games.ids())
def test_what_a_plan_begins_with_is_one_command_and_taken_back_as_one(game: str) -> None:
    """In a whole match of a bot; and what is told of it is the same in every world that looks alike to the seat."""
    match = ratusz.new(game, 2, seed="plans", confirm=[0, 1], keep_events=True)
    bot = ratusz.bot("random")
    longest = 0
    for _ in range(60):
        if match.over:
            break
        seat = match.player
        plan = worthwhile(match, seat, bot.plan(match, seat))
        told = outlined(match, seat, plan)
        places = [place for part in told.parts for place in part]
        assert places == sorted(set(places))
        assert told.parts[0][0] < told.together <= len(plan)
        longest = max(longest, told.together)
        ahead = match.clone()
        assert ahead.play_all([match.notation(action) for action in plan[: told.together]], seat) == told.together
        if told.together > 1 and match.question(seat).panel is None:
            assert ahead.undoable(seat) >= told.together
        match.play_all([match.notation(action) for action in plan[: told.together]], seat)
    assert longest > 1


def test_orleans_fills_one_place_after_the_other() -> None:
    match = ratusz.new("orleans", 2, seed="5")
    while match.question().step != "plan":
        match.apply(match.legal()[-1])
    mixed = ("place starter_boatman castle_boatman", "place starter_farmer village_farmer")
    plan = [*mixed, "place starter_trader castle_trader", "done"]
    ordered = worthwhile(match, match.player, parsed(match, *plan))
    assert [match.notation(action) for action in ordered] == [plan[0], plan[2], plan[1], plan[3]]
    told, together = outline(match, plan[0], plan[2], plan[1], plan[3])
    assert told == [[plan[0], plan[2]], [plan[1]]]
    assert together == 3
