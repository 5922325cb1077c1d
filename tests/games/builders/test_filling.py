"""Positions of The Builders in one call: what is not said is filled in, and what contradicts itself is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from tests.games.builders.words import board, choices, play, seat, sites


def refusal(*seats: dict[str, Any], **wishes: Any) -> str:
    with pytest.raises(BadDocument) as refused:
        ratusz.position("builders", seats=seats, **wishes)
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_has_to_be_said(players: int) -> None:
    match = ratusz.position("builders", players)
    dealt = ratusz.new("builders", players, seed=1)
    assert (match.player, match.question().step) == (0, "turn")
    assert match.game.components(match.state) == match.game.components(dealt.state)


def test_a_row_is_filled_up() -> None:
    match = ratusz.position("builders", building_row="inn chapel")
    assert board(match)["building_row"][:2] == ["inn", "chapel"]
    assert len(board(match)["building_row"]) == 5


def test_a_finished_machine_works() -> None:
    match = ratusz.position("builders", seats=[{"finished": "crane_2"}])
    assert seat(match, 0)["free_workers"] == ["crane_2"]


def test_a_deck_that_is_given_has_no_other_cards() -> None:
    match = ratusz.position("builders", building_row="inn", building_deck="")
    assert (board(match)["building_row"], len(sites(match, 1))) == (["inn"], 41)


@pytest.mark.parametrize(
    ("seats", "wishes", "reason"),
    [
        (
            [{"free_workers": "laborer_1020"}],
            {"worker_row": "laborer_1020"},
            "The worker 'laborer_1020' is already placed: in 'free_workers' of seat 0 and 'worker_row' of the table.",
        ),
        (
            [{"sites": {"inn": []}}, {"finished": "inn"}],
            {},
            "The building 'inn' is already placed: in 'sites' of seat 0 and 'finished' of seat 1.",
        ),
        ([{"finished": "inn inn"}], {}, "The building 'inn' is already placed: twice in 'finished' of seat 0."),
        ([{"finished": "palace"}], {}, "'finished' of seat 0 cannot hold 'palace'."),
        ([{"free_workers": "chapel"}], {}, "'free_workers' cannot hold 'chapel'."),
        ([{"free_workers": "crane_2"}], {}, "Machine 'crane_2' works if and only if it is finished."),
        ([{"sites": {"bower": "apprentice_1001"}}], {}, "Site 'bower' has all it needs and should be finished."),
        ([{"sent": {"inn": 1}}], {}, "'sent' of seat 0 cannot hold 'inn'."),
        ([{"coins": -1}], {}, "'coins' is a whole number from 0 to 1000000, not -1."),
        ([], {"active": 2}, "'player' is a whole number from 0 to 1, not 2."),
        ([{}, {}, {}], {}, "Seat 2 is described, but 2 seats play."),
        ([{"coin": 3}], {}, "Seat 0 of builders has no 'coin'; it has coins, finished, free_workers, sent, sites."),
    ],
)
def test_a_contradiction_is_named(seats: list[dict[str, Any]], wishes: dict[str, Any], reason: str) -> None:
    assert refusal(*seats, **wishes) == reason


def test_with_ask_all_a_turn_ends_when_somebody_says_so() -> None:
    match = ratusz.position("builders", actions_left=1, ask_all=True)
    play(match, "take_coins 1")
    assert (match.player, choices(match)) == (0, ["end_turn"])
    assert ratusz.from_document(match.document()).document() == match.document()
    play(match, "end_turn")
    assert match.player == 1
