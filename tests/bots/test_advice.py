"""Advice: the same where the same is seen, whoever follows it is led on, and nothing in it comes to nothing."""

from __future__ import annotations

import ratusz
from ratusz.bots.advice import MOST_KEPT, Advised, chance, sight, worthwhile
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


def test_what_pays_for_the_rest_of_the_plan_is_sold() -> None:
    match = table(Seat("3 francs", "marketplace"), offers="3 fish")
    plan = ("sell marketplace", "buy building_firm_1", "take_offer fish", "end_turn")
    assert advice(match, *plan) == list(plan)
    rich = table(Seat("9 francs", "marketplace"), offers="3 fish")
    assert advice(rich, *plan) == list(plan[1:])


def test_a_hint_says_what_to_pay_with_rather_than_what_not() -> None:
    match = entered("steel_mill", "1 iron 1 coke 2 coal 5 wood")
    kept = match.parse("pay coke 0")
    assert kept in match.legal()
    assert match.reason(kept) == ("reason-pay-with", {"good": "coal", "amount": 1})
