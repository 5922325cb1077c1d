"""Positions of Little Town in one call: what is not said is filled in, and what contradicts itself is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from tests.games.little_town.words import board, choices, play, seat

MARKET = "bakery bar barn bookshop brewery carpenter castle cathedral church fair fishmonger fountain"
UNKNOWN = (
    "Seat 0 of little_town has no 'field'; it has buildings, coins, finished, fish, objectives, points, stone, unfed, "
    "wheat, wood, workers."
)
NO_FISH = "bakery bookshop carpenter cathedral church gold_mine residence shop statue warehouse watchtower workshop"


def refusal(*seats: dict[str, Any], **wishes: Any) -> str:
    with pytest.raises(BadDocument) as refused:
        ratusz.position("little_town", seats=seats, **wishes)
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"board": "side_b"}, {"market": "beginner"}, {"market": MARKET.replace(" ", ",")}]
)
def test_nothing_has_to_be_said(players: int, options: dict[str, str]) -> None:
    match = ratusz.position("little_town", players, options=options)
    dealt = ratusz.new("little_town", players, seed=1, options=options)
    assert (match.player, match.question().step) == (0, "turn")
    assert match.game.components(match.state) == match.game.components(dealt.state)


def test_who_has_a_worker_on_the_board_has_used_it() -> None:
    match = ratusz.position("little_town", seats=[{"workers": "D3 E3"}])
    standing = [worker["seat"] for worker in board(match)["workers"]]
    assert sorted(standing) == [0, 0, 1, 1]


def test_what_is_said_of_squares_tiles_and_workers_does_not_contradict_itself() -> None:
    assert refusal({"workers": "D3"}, empty="D3") == "D3 is said to be empty, but somebody stands there."
    assert refusal({"buildings": {"D3": "well"}}, empty="D3") == "D3 is said to be empty, but a building stands there."
    assert refusal(market="bar bar") == "The tile 'bar' is named twice in 'market' of the table."
    assert refusal(used=-1) == "'used' of the table cannot be less than 0."
    assert refusal({"unfed": 6}, round=2) == "Seat 0 cannot have left more than 5 workers unfed so far."
    assert refusal({"unfed": 1}, round=1) == "Seat 0 cannot have left more than 0 workers unfed so far."
    assert ratusz.position("little_town", seats=[{"unfed": 5}], round=2).score_sheet()[0]["feeding"] == -15


def test_a_tile_that_is_built_comes_from_the_market() -> None:
    match = ratusz.position("little_town", seats=[{"buildings": {"D3": "bakery"}}], market="bakery barn")
    assert "barn" in board(match)["market"]
    assert "bakery" not in board(match)["market"]


def test_cards_that_are_named_are_open_and_the_others_finished() -> None:
    match = ratusz.position("little_town", seats=[{"objectives": ["six_coins"], "finished": ["zero_coins"]}])
    assert "zero_coins" in seat(match, 0)["finished"]
    assert len(seat(match, 0)["finished"]) == 3


@pytest.mark.parametrize(
    ("seats", "wishes", "reason"),
    [
        (
            [{"buildings": {"D3": "well"}}, {"buildings": {"E3": "well"}}],
            {},
            "The tile 'well' is already placed: in 'buildings' of seat 0 and 'buildings' of seat 1.",
        ),
        (
            [{"objectives": "six_coins"}, {"objectives": "six_coins"}],
            {},
            "The objective card 'six_coins' is already placed: in 'objectives' of seat 0 and 'objectives' of seat 1.",
        ),
        (
            [{"buildings": {"D3": "well"}}],
            {"market": MARKET},
            "13 tiles are built or in the market, but a match has 12.",
        ),
        (
            [{"buildings": {"D3": "pier"}}],
            {"options": {"market": "beginner"}},
            "'pier' lies in two places or does not belong to the market 'beginner'.",
        ),
        (
            [{"objectives": "one_fish_building"}],
            {"market": NO_FISH},
            "Objective card 'one_fish_building' cannot be dealt with this market.",
        ),
        ([{"buildings": {"D3": "palace"}}], {}, "'buildings' of seat 0 cannot hold 'palace'."),
        ([{"buildings": {"Z9": "well"}}], {}, "'buildings' of seat 0 cannot hold 'Z9'."),
        ([{"buildings": {"D3": "well"}, "workers": "D3"}], {}, "No worker can stand on D3: it is not empty grass."),
        ([{"wood": 9}, {"wood": 9}], {}, "There are 15 of 'wood', and 18 are named."),
        ([{"coins": 50}], {}, "There are 40 of 'coins', and 53 are named."),
        (
            [{"buildings": dict.fromkeys(("D2", "E2", "F2", "D3", "E3", "F3"), "wheat_field")}],
            {},
            "There are 5 of 'wheat_field', and 6 are named.",
        ),
        ([{"workers": "D3"}], {"used": 0}, "Seat 1 has not used as many workers as the order of turns says."),
        ([{}, {}, {}], {}, "Seat 2 is described, but 2 seats play."),
        ([{"field": "D2"}], {}, UNKNOWN),
    ],
)
def test_a_contradiction_is_named(seats: list[dict[str, Any]], wishes: dict[str, Any], reason: str) -> None:
    assert refusal(*seats, **wishes) == reason


def test_with_ask_all_a_turn_ends_when_somebody_says_so() -> None:
    match = ratusz.position("little_town", ask_all=True)
    play(match, "place E3")
    assert (match.player, choices(match)) == (0, ["end_turn"])
    assert ratusz.from_document(match.document()).document() == match.document()
    play(match, "end_turn")
    assert match.player == 1
