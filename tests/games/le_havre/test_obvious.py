"""What nobody answers otherwise: the supply, the end of a turn, interest and food at hand. No loan is ever obvious."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.state import NOBODY
from tests.games.asked import obvious
from tests.games.le_havre.test_round_end import last_turn
from tests.games.le_havre.words import Seat, choices, has, pending, play, table

INTEREST = "T1 T5 T2 T3 T4 T6 T7"
"""Tiles of which the second brings interest; it is its turn."""


def granted(match: ratusz.Match, *, alone: bool = False) -> str | None:
    """What the table answers for the seat that decides."""
    action = match.granted(match.player, alone=alone)
    return None if action == NOBODY else match.notation(action)


def grant(match: ratusz.Match, *, alone: bool = False) -> list[str]:
    """Let the table answer as long as it does."""
    given = []
    while (action := match.granted(match.player, alone=alone)) >= 0:
        given.append(match.notation(action))
        match.apply(action, granted=True)
    return given


@pytest.mark.rule("LH-DEC-PRE", "LH-SUPPLY-1")
def test_the_supply_happens_by_itself_although_something_could_be_bought() -> None:
    match = table(Seat("9 francs", "joinery"), ask="before_supply", revealed=7)
    assert {"buy building_firm_1", "sell joinery"} <= set(choices(match))
    assert grant(match) == ["supply"]
    assert pending(match) == "main_action"
    assert {"buy building_firm_1", "sell joinery"} <= set(choices(match)), "that can be done now"


@pytest.mark.rule("LH-SUPPLY-2")
def test_a_match_begins_with_the_first_real_choice() -> None:
    """A tile is turned over by that, which nobody has ever wanted to put off: who buys can do so after it."""
    match = ratusz.new("le_havre", 3, seed="first")
    assert (pending(match), obvious(match)) == ("before_supply", "supply")
    assert grant(match) == ["supply"]
    assert pending(match) == "main_action"
    assert "buy building_firm_1" in choices(match)
    assert match.undoable(0) == 0, "a tile was seen"


@pytest.mark.rule("LH-DEC-PRE")
def test_buying_before_the_first_supply_is_reached_by_taking_it_back_with_consent() -> None:
    match = ratusz.new("le_havre", 2, seed="first", keep_events=True)
    grant(match)
    match.undo(0, match.undoing(0, 1), by_consent=True)
    assert (pending(match), granted(match)) == ("before_supply", None)
    play(match, "buy building_firm_1")


@pytest.mark.rule("LH-DEC-PRE")
def test_buying_before_the_supply_is_reached_by_taking_it_back() -> None:
    match = table(Seat("30 francs"), ask="before_supply", revealed=7)
    grant(match)
    play(match, "take_offer fish")
    match.undo(0, match.undoing(0, 1))
    assert pending(match) == "main_action"
    match.undo(0, match.undoing(0, 1))
    assert (pending(match), granted(match)) == ("before_supply", None)
    play(match, "buy building_firm_1")
    assert (pending(match), granted(match)) == ("before_supply", None), "and something else may be bought"


@pytest.mark.rule("LH-TURN-3", "LH-DEC-POST")
def test_after_the_main_action_everybody_ends_the_turn_and_says_so() -> None:
    match = table(Seat("9 francs", "joinery"), offers="3 fish")
    assert obvious(match) is None
    play(match, "take_offer fish")
    assert "sell joinery" in choices(match)
    assert obvious(match) == "end_turn"
    assert granted(match, alone=True) is None, "the table does not end a turn"


@pytest.mark.rule("LH-LOAN-4", "LH-DEC-INTEREST")
def test_interest_is_paid_by_itself_where_only_francs_decide() -> None:
    match = table(Seat("2 francs", "joinery", loans=1), ask="before_supply", tiles=INTEREST, revealed=7)
    assert grant(match) == ["supply", "pay_interest"]
    assert has(match, 0)["francs"] == 1


@pytest.mark.rule("LH-LOAN-3", "LH-LOAN-4", "LH-Q-12")
def test_who_can_give_the_loan_back_instead_of_paying_interest_is_asked() -> None:
    match = table(Seat("6 francs", loans=1), ask="before_supply", tiles=INTEREST, revealed=7)
    play(match, "supply")
    assert {"pay_interest", "repay_loan"} <= set(choices(match))
    assert obvious(match) is None


@pytest.mark.rule("LH-LOAN-3", "LH-LOAN-4")
def test_who_can_give_only_some_loans_back_pays_interest_all_the_same() -> None:
    match = table(Seat("6 francs", loans=2), ask="before_supply", tiles=INTEREST, revealed=7)
    assert grant(match) == ["supply", "pay_interest"]


@pytest.mark.rule("LH-LOAN-4", "LH-Q-12")
def test_in_the_turn_of_another_person_interest_is_left_to_the_player() -> None:
    """It could not be taken back alone; among bots nobody minds."""
    match = table(
        Seat("9 francs"), Seat("2 francs", "joinery", loans=1), ask="before_supply", tiles=INTEREST, revealed=7
    )
    play(match, "supply")
    assert (match.player, obvious(match)) == (1, "pay_interest")
    assert granted(match) is None
    assert granted(match, alone=True) == "pay_interest"


@pytest.mark.rule("LH-LOAN-1", "LH-LOAN-4")
def test_a_loan_is_never_obvious() -> None:
    match = table(Seat(cards="joinery", loans=1), ask="before_supply", tiles=INTEREST, revealed=7)
    play(match, "supply")
    assert "take_loan" in choices(match)
    assert obvious(match) is None


@pytest.mark.rule("LH-END-4", "LH-DEC-FEED")
@pytest.mark.parametrize(("goods", "answer"), [("9 fish 9 francs", "pay_food"), ("1 fish", None)])
def test_everybody_pays_food_that_is_at_hand_but_nobody_has_to_borrow(goods: str, answer: str | None) -> None:
    match = last_turn(Seat(goods, "joinery"), round=13, active=0)
    while match.player != 0 or pending(match) != "feeding":
        play(match, choices(match)[0])
    assert "sell joinery" in choices(match)
    assert obvious(match) == answer


@pytest.mark.rule("LH-TERM-6", "LH-DEC-SUBST")
def test_nobody_pays_with_brick_what_clay_pays() -> None:
    match = table(Seat("9 wood 9 clay 9 brick", "building_firm_1"))
    play(match, "enter building_firm_1")
    play(match, "build fishery")
    assert pending(match) == "substitution"
    assert obvious(match) == choices(match)[0]
    assert grant(match)
    assert has(match, 0)["brick"] == 9
