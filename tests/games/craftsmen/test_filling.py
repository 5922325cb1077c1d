"""Positions of Craftsmen in one call: what is not said is filled in, and what contradicts itself is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from tests.games.craftsmen.words import board, capital, choices, estate, play, seat

KNOWN = (
    "buildings, capital, estate, fair, labour_tokens, markers, open_capital, passed, points, privilege_tokens, "
    "privileges_used"
)


def refusal(*seats: dict[str, Any], **wishes: Any) -> str:
    with pytest.raises(BadDocument) as refused:
        ratusz.position("craftsmen", seats=seats, **wishes)
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_has_to_be_said(players: int) -> None:
    match = ratusz.position("craftsmen", players)
    dealt = ratusz.new("craftsmen", players, seed=1)
    assert (match.player, match.question().step) == (0, "bank")
    assert match.game.components(match.state) == match.game.components(dealt.state)


@pytest.mark.parametrize(
    ("wishes", "asked"),
    [
        ({"town": "town_hall", "active": 1}, (1, "hall")),
        ({"town": "notary", "queue": {"notary": [[1], [0], []]}}, (1, "notary")),
        ({"town": "notary", "queue": {"notary": [[1], [0], []]}, "active": 0}, (0, "notary")),
        ({"season": "winter", "order": [1, 0, 2]}, (1, "build")),
        ({"town": "crafts_guild", "season": "winter", "active": 2}, (2, "craft")),
        ({"phase": "exchange"}, (0, "exchange")),
        ({"phase": "helpers", "active": 2}, (2, "send_helper")),
        ({"phase": "labour", "seats": [{"labour_tokens": 1}]}, (0, "labour")),
        ({"phase": "investment", "seats": [{"capital": "p1 g1 b1 r1"}]}, (0, "invest")),
    ],
)
def test_a_phase_asks_its_question(wishes: dict[str, Any], asked: tuple[int, str]) -> None:
    match = ratusz.position("craftsmen", 3, **wishes, ask_all=True)
    assert (match.player, match.question().step) == asked


def test_capital_is_written_in_short_or_by_its_id() -> None:
    match = ratusz.position("craftsmen", seats=[{"capital": "g2 capital_red_1"}])
    assert capital(match, 0) == ["g2", "r1"]


def test_everybody_has_a_sawmill_and_markers_lie_on_icons() -> None:
    anna = {"estate": "mill_1", "markers": {"mill_1": ["wheat"]}}
    match = ratusz.position("craftsmen", seats=[anna, {"estate": "sawmill_1"}])
    assert (estate(match, 0)[1], estate(match, 1)) == ("mill_1", ["sawmill_1"])
    assert estate(match, 0)[0].startswith("sawmill_")
    assert seat(match, 0)["estate"][1]["icons"] == [1]


def test_markers_lie_on_icons_that_are_there() -> None:
    unbuilt = refusal({"markers": {"mill_1": ["wheat"]}})
    assert unbuilt == "'markers' of seat 0 names 'mill_1', which seat 0 has not built."
    wrong = refusal({"estate": "mill_1", "markers": {"mill_1": ["wheat", "iron"]}})
    assert wrong == "'mill_1' has no icon for 'iron'."


@pytest.mark.rule("CR-BONUS-2")
def test_the_token_of_a_line_that_is_complete_was_taken() -> None:
    line = "wheat_field_1 mill_1 bakery_1"
    match = ratusz.position("craftsmen", seats=[{}, {"estate": line}], town="builders_guild")
    assert board(match)["bonuses"]["bonus_bread"] == 1
    said = refusal({}, {"estate": line}, bonuses={"bonus_bread": 0})
    assert said == "Seat 0 has the bonus token 'bonus_bread' without its production line."
    everything = ratusz.position("craftsmen", empty_decks="basic extended advanced")
    assert set(board(everything)["bonuses"].values()) == {1}


@pytest.mark.rule("CR-HELPER-3", "CR-HELPER-4")
def test_a_queue_fills_up_from_the_left() -> None:
    """Where a helper lies alone, others lie before it; they have acted already."""
    match = ratusz.position("craftsmen", 3, town="notary", field=3, ask_all=True)
    assert board(match)["queue"]["notary"] == [[2], [1], [0]]
    assert (match.player, [seat(match, number)["helpers"] for number in range(3)]) == (0, [4, 4, 4])
    gap = refusal(town="notary", queue={"notary": [[], [0]]})
    assert gap == "A field in 'notary' is empty, and one after it is not."
    early = refusal(town="notary", queue={"notary": [[0, 1], []]})
    assert early == "Helpers in 'notary' stand on others while a field is empty."


def test_what_was_done_in_a_turn_or_round_is_bounded() -> None:
    assert "'privileges_used'" in refusal({"privileges_used": 6})


def test_an_empty_deck_was_built_and_capital_can_be_discarded() -> None:
    match = ratusz.position("craftsmen", empty_decks="basic", capital_deck="r3", discarded=True)
    table = board(match)
    assert (table["decks"]["basic"], table["open_buildings"]["basic"], table["capital_deck"]) == (0, ["", ""], 1)


@pytest.mark.parametrize(
    ("seats", "wishes", "reason"),
    [
        (
            [{"buildings": "mill_1"}],
            {"open_buildings": "mill_1"},
            "The card 'mill_1' is already placed: in 'buildings' of seat 0 and 'open_buildings' of the table.",
        ),
        (
            [{"estate": "sawmill_1"}, {"estate": "sawmill_1"}],
            {},
            "The card 'sawmill_1' is already placed: in 'estate' of seat 0 and 'estate' of seat 1.",
        ),
        ([{"buildings": "sawmill_1"}], {}, "'buildings' of seat 0 cannot hold 'sawmill_1'."),
        ([{"estate": "sawmill_1 sawmill_2"}], {}, "The estate of seat 0 has no sawmill, or several."),
        ([{"capital": "g1 g1 g1 g1"}], {}, "There are 4 of 'capital_green_1', and 5 are named."),
        ([{"capital": "y1"}], {}, "'capital' of seat 0 cannot hold 'y1'."),
        ([{"open_capital": "g1"}], {}, "Seat 0 has 0 of 'capital_green_1', and 1 are known."),
        ([{"markers": {"mill_1": "silk"}}], {}, "'markers' of seat 0 cannot hold 'silk'."),
        ([{"fair": 4}], {}, "'fair' is a whole number from 0 to 3, not 4."),
        ([], {"open_capital": "p1 p1 p1"}, "'open_capital' has 2 places, not 3."),
        ([], {"field": 9}, "A queue has 2 fields, and the helper lies on field 9."),
        ([], {"queue": {"notary": 3}}, "'notary' should hold a list, not 3."),
        ([], {"queue": {"bankers_guild": [[], []]}}, "Nobody acts at spot -1."),
        ([], {"ships": {"ship_1": [0]}}, "'ship_1' should hold an object, not [0]."),
        ([], {"active": 2}, "'bankers_guild' holds at most 2 markers of seats, not [2]."),
        ([], {"phase": "labour"}, "'labour' of seat 0 needs a labour token."),
        ([], {"season": "winter", "town": "notary"}, "In winter 'notary' is not played."),
        ([{}, {}, {}], {}, "Seat 2 is described, but 2 seats play."),
        ([{"hand": "mill_1"}], {}, f"Seat 0 of craftsmen has no 'hand'; it has {KNOWN}."),
    ],
)
def test_a_contradiction_is_named(seats: list[dict[str, Any]], wishes: dict[str, Any], reason: str) -> None:
    assert refusal(*seats, **wishes) == reason


def test_with_ask_all_a_turn_ends_when_somebody_says_so() -> None:
    match = ratusz.position("craftsmen", town="town_hall", ask_all=True)
    play(match, "take_labour")
    assert (match.player, choices(match)) == (0, ["end_turn"])
    assert ratusz.from_document(match.document()).document() == match.document()
