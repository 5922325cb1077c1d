"""Positions of Le Havre as documents: every question can be saved and loaded, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from ratusz.games.le_havre.cards import BUILDING_IDS, ENTERABLE, GOOD_IDS
from ratusz.games.le_havre.effects import ACTION, NO_ACTION
from ratusz.games.le_havre.pending import STEPS
from tests.games.le_havre.words import Seat, choices, play, position, table

INTEREST = "T1 T5 T2 T3 T4 T6 T7"
Change = Callable[[dict[str, Any]], None]


PLENTY = " ".join(f"{3 + number % 5} {good}" for number, good in enumerate(GOOD_IDS)) + " 30 francs"
OWNED = "appoline cherbourg triest ms_susanne wooden_crane joinery bakehouse wind_farm"
STACKS = ("bank", "storehouse", "town_hall")


def visit(building: str, dice: Random) -> set[str]:
    """Visit a building with all one could need, at random; every position on the way is written and read."""
    cards = " ".join(dict.fromkeys([building, *OWNED.split()]))
    ben = Seat(cards="fishery", disc="fishery", goods="2 cattle")
    match = table(
        Seat(goods=PLENTY, loans=4, cards=cards),
        ben if building != "fishery" else Seat(goods="2 cattle", disc="smokehouse", cards="smokehouse"),
        Seat(cards="hardware_store", disc="hardware_store") if building != "hardware_store" else Seat(),
        stacks=STACKS,
        town="luxury_yacht ms_dagmar",
        modernised="wharf_1",
        offers="2 fish 2 wood 1 clay",
    )
    seen: set[str] = set()
    if f"enter {building}" not in choices(match):
        return seen
    play(match, f"enter {building}")
    while match.question().step not in ("after_main", "main_action"):
        document = match.document()
        seen |= {step["step"] for step in document["steps"]}
        twin = ratusz.from_document(document)
        assert twin.document() == document
        assert twin.legal() == match.legal()
        legal = choices(match)
        inside = [choice for choice in legal if not choice.startswith(("sell", "buy", "repay"))]
        play(match, dice.choice(inside or legal))
    return seen


def test_every_question_of_a_visit_can_be_written_and_read() -> None:
    dice = Random(11)
    seen: set[str] = set()
    for card, building in enumerate(BUILDING_IDS):
        if ENTERABLE[card] and building not in ("construction_site", "picket_line"):
            for _ in range(5):
                seen |= visit(building, dice)
    asked_elsewhere = {"harvest", "town_builds", "new_ship", "next_turn", "interest_round", "interest", "before_supply"}
    asked_elsewhere |= {"last_repayments", "feeding_round", "window", "off_turn", "feeding", "after_feeding"}
    asked_elsewhere |= {"site_hand", "site_window", "picket_offer", "last_chance", "final_turn", "main_action"}
    asked_elsewhere |= {"second_visit", "fee_payment", "choose_fee", "act", "another_main", "settle_interest"}
    assert STEPS.kinds.keys() - seen - asked_elsewhere == set()


def test_a_visit_before_another_final_action_can_be_written_and_read() -> None:
    match = table(Seat(cards="workers_cottages joinery", goods="3 wood"), final=True, main_actions=2)
    play(match, "enter joinery")
    document = match.document()
    assert [step["step"] for step in document["steps"]] == ["final_turn", "another_main", "count"]
    twin = ratusz.from_document(document)
    assert twin.document() == document
    play(twin, "times 1")
    assert twin.question().step == "main_action"
    document["position"]["main_actions"] = 0
    with pytest.raises(BadDocument):
        ratusz.from_document(document)


def test_before_a_main_action_the_wind_farm_has_saved_nothing() -> None:
    document = position(Seat(cards="wind_farm"))
    document["position"]["wind_used"] = 3
    with pytest.raises(BadDocument, match="wind_used"):
        ratusz.from_document(document)


def _at_the_site(*actions: str) -> ratusz.Match:
    hands = [Seat(hand="farm zoo wind_farm", goods="9 francs"), Seat(hand="tavern diner smelter")]
    match = table(*hands, players=2, town="construction_site")
    play(match, "enter construction_site", *actions)
    return match


def _after(first: Seat, *actions: str, others: list[Seat] | None = None, **rest: Any) -> ratusz.Match:
    match = table(first, *(others or []), **rest)
    play(match, *actions)
    return match


@pytest.mark.parametrize(
    ("question", "match"),
    [
        ("choose_fee", partial(_after, Seat(goods="2 fish 1 francs"), "enter marketplace", town="marketplace")),
        ("fee_payment", partial(_after, Seat(goods="2 fish 1 francs"), "enter clay_mound", town="clay_mound")),
        ("interest", partial(_after, Seat(loans=1, goods="9 francs"), "supply", ask="before_supply", tiles=INTEREST)),
        ("site_hand", _at_the_site),
        ("site_window", partial(_at_the_site, "place farm")),
        (
            "second_visit",
            partial(_after, Seat(disc="main_station", cards="fishery joinery main_station"), "enter fishery"),
        ),
        ("picket_offer", partial(_after, Seat(cards="picket_line"), "enter picket_line")),
        (
            "order",
            partial(_after, Seat(cards="marketplace"), "enter marketplace", "choose fish", "choose wood", "peek"),
        ),
        ("off_turn", partial(_after, Seat(), "take_offer fish", "end_turn", others=[Seat(), Seat(cards="fishery")])),
        ("feeding", partial(_after, Seat(cards="fishery"), "take_offer fish", "end_turn", turn=7, round=10)),
        (
            "last_chance",
            partial(_after, Seat(loans=1, cards="fishery"), "take_offer fish", "end_turn", final=True, players=1),
        ),
    ],
)
def test_rarer_questions_too(question: str, match: Callable[[], ratusz.Match]) -> None:
    made = match()
    assert made.question().step == question
    twin = ratusz.from_document(made.document())
    assert (twin.document(), twin.legal()) == (made.document(), made.legal())


# What is refused.


def change(*path: str | int, to: object) -> Change:
    """Put something else at a place of the position."""

    def apply(document: dict[str, Any]) -> None:
        entry: Any = document["position"]
        for key in path[:-1]:
            entry = entry[key]
        entry[path[-1]] = to

    return apply


def both(first: Change, second: Change) -> Change:
    def apply(document: dict[str, Any]) -> None:
        first(document)
        second(document)

    return apply


def steps(*pending: dict[str, Any]) -> Change:
    def apply(document: dict[str, Any]) -> None:
        document["steps"] = list(pending)

    return apply


AFTER_TURN = {"step": "after_turn", "player": 0}
AFTER_MAIN = {"step": "after_main", "player": 0}
PAYMENT = {"step": "payment", "player": 0, "purpose": "energy", "due": 3, "good": "wood", "reserve": 0}


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (change("seats", 1, "cards", to=["joinery", "fishery"]), "'fishery' lies in two places"),
        (change("seats", 1, "cards", to=[]), "'joinery' is missing"),
        (change("seats", 0, "cards", to=["fishery", "palace"]), "'cards' cannot hold 'palace'"),
        (change("seats", 0, "disc", to="dock"), "No disc can lie on 'dock'"),
        (change("seats", 1, "disc", to="fishery"), "Two discs lie on 'fishery'"),
        (change("seats", 0, "goods", to={"gold": 1}), "There is no 'gold'"),
        (change("seats", 0, "goods", to={"wood": -1}), "'wood' is a whole number"),
        (change("seats", 0, "goods", to={"wood": None}), "'wood' should hold a whole number"),
        (change("seats", 1, "knows", to=[["bakery"]]), "'knows' does not fit"),
        (change("ships", "wooden_ship", to=[]), "The ships in play"),
        (change("ships", "raft", to=[]), "There is no 'raft'"),
        (change("stacks", 0, to=["bank", "bakehouse"]), "."),
        (change("tiles", 0, to="T2"), "each of the 7 supply tiles"),
        (change("revealed", to=3), "'revealed' counts"),
        (change("modernised", to=["fishery"]), "'modernised' is one of wharf_1, wharf_2"),
        (change("final", to=True), "'final' is True"),
        (change("active", to=2), "turn 2 of round 2 is seat 0's"),
        (both(change("active", to=2), change("first_player", to=2)), "step of the active player 2"),
        (change("main_actions", to=0), "'main_actions' is 0"),
        (change("removed", to=["construction_site"]), "hands are kept"),
        (change("town", to=[]), "is missing"),
        (steps(AFTER_TURN, {"step": "dance", "player": 0}), "'dance' is not a step"),
        (steps(AFTER_MAIN), "'after_main' cannot lie lowest"),
        (steps(AFTER_TURN), "waits for nobody"),
        (steps(), "the match is not over"),
        (steps(AFTER_TURN, {**AFTER_MAIN, "player": 1}), "."),
        (steps(AFTER_TURN, AFTER_MAIN, PAYMENT), "cannot lie on 'after_main'"),
    ],
)
def test_what_could_not_lie_on_a_table_is_refused(wrong: Change, reason: str) -> None:
    anna = Seat(goods="5 wood 3 francs", cards="fishery", disc="fishery")
    document = position(anna, Seat(cards="joinery"))
    assert ratusz.from_document(document).document() == document
    wrong(document)
    with pytest.raises(BadDocument, match=reason if reason != "." else None):
        ratusz.from_document(document)


def test_a_payment_that_cannot_be_made_is_refused() -> None:
    match = table(Seat(cards="wharf_1", goods="8 wood 1 coal"))
    play(match, "enter wharf_1")
    document = match.document()
    assert document["steps"][-1]["step"] == "payment"
    document["steps"][-1]["due"] = 30
    with pytest.raises(BadDocument, match="'payment' of seat 0 needs a choice"):
        ratusz.from_document(document)


def test_a_good_that_is_not_swapped_now_is_refused() -> None:
    """Which goods those are, the note tells that stands after it."""
    match = table(Seat(cards="trafficking_spot", goods="2 fish 2 bread"))
    play(match, "enter trafficking_spot")
    document = match.document()
    assert document["steps"][-1]["step"] == "traffic_gift"
    assert ratusz.from_document(document).document() == document
    document["steps"][-1]["good"] = "bread"
    with pytest.raises(BadDocument, match="'bread' is not asked for there"):
        ratusz.from_document(document)


def test_all_enterable_buildings_have_an_action() -> None:
    """The data knows no building that can be entered and does nothing at all."""
    assert [name for card, name in enumerate(BUILDING_IDS) if ENTERABLE[card] != (ACTION[card] != NO_ACTION)] == []


def test_interest_is_settled_before_a_position_is_written() -> None:
    match = table(Seat("3 francs", "joinery", loans=2), ask="before_supply", tiles=INTEREST)
    play(match, "supply")
    document = match.document()
    assert document["steps"].pop()["step"] == "interest"
    document["steps"].append({"step": "settle_interest", "player": 0, "due": 1})
    with pytest.raises(BadDocument, match="'settle_interest' waits for nobody and cannot be on top"):
        ratusz.from_document(document)
