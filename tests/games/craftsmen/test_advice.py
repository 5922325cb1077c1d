"""Hints name what an action brings."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.game import Message
from tests.games.craftsmen.words import Seat, play, sending, stage


def why(match: ratusz.Match, action: str) -> Message:
    return match.reason(match.parse(action))


@pytest.mark.rule("CR-SHIP-6", "CR-YEAR-3", "CR-YEAR-4")
def test_a_hold_is_judged_by_its_points_and_the_majority() -> None:
    bakery = {"bakery_1": "flour wood"}
    anna = Seat(capital="g1", estate="sawmill_1 bakery_1", markers=bakery)
    ships = {"ship_3": {"bread": [1], "wine": [1]}}
    match = stage("crafts_guild", anna, Seat(), Seat(), ships=ships)
    play(match, "make bakery_1")
    key, arguments = why(match, "load ship_3")
    assert (key, arguments["ship"], arguments["place"]) == ("reason-load", "ship_3", 2)
    assert why(match, "load ship_4")[1]["place"] == 1


@pytest.mark.rule("CR-BANK-1", "CR-PAY-2")
def test_a_face_up_card_is_judged_by_its_colour() -> None:
    match = stage("bankers_guild", Seat(capital="g1 g2"), Seat(), Seat(), open_capital="g3 r2")
    assert why(match, "take capital_green_3") == (
        "reason-take",
        {"card": "capital_green_3", "count": 3, "worth": 10},
    )
    assert why(match, "take capital_red_2")[1]["worth"] == 2


@pytest.mark.rule("CR-BANK-2", "CR-PAY-3")
def test_a_discard_is_judged_by_what_is_kept() -> None:
    match = stage(
        "bankers_guild", Seat(capital="g1 g2 r3"), Seat(), Seat(), open_capital="p1 g1", capital_deck="b1 b2 b3"
    )
    play(match, "take p1")
    # Green 5, red 3, purple 1, blue 10: purple and red are missed least.
    assert why(match, "discard capital_purple_1") == ("reason-discard", {"count": 2, "now": 19, "kept": 15})
    assert why(match, "discard capital_blue_1")[1]["kept"] == 12
    play(match, "discard p1")
    assert why(match, "discard capital_red_3") == ("reason-discard", {"count": 1, "now": 18, "kept": 15})


@pytest.mark.rule("CR-CRAFT-1", "CR-NOTARY-6")
def test_a_helper_is_sent_for_something() -> None:
    match = sending(Seat(capital="g1 g2", buildings="mill_1"), Seat(), Seat(), year=2)
    assert why(match, "send crafts_guild") == ("reason-send-crafts", {"labour": 4})
    assert why(match, "send builders_guild") == ("reason-send-builders", {"count": 1, "money": 5})


@pytest.mark.rule("CR-CRAFT-4")
def test_a_raw_material_is_one_of_several() -> None:
    anna = Seat(estate="sawmill_1 wheat_field_1 mill_1 bakery_1", markers={"bakery_1": "flour"})
    match = stage("crafts_guild", anna, Seat(), Seat())
    key, arguments = why(match, "bring wheat mill_1")
    assert (key, arguments["product"]) == ("reason-fill", "flour")
