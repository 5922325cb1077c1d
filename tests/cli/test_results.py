"""The end of a match in words: who won, shared victories, what decided a tie."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz import Match
from ratusz.cli.results import result
from ratusz.texts import Texts

EIGHTEEN = [["cathedral", "church", "watchtower"], ["castle", "aqueduct", "abbey"]]
SEVENTEEN = [["cathedral", "church", "covered_market"], ["castle", "aqueduct", "hotel"]]


def ended(finished: list[list[str]], coins: list[int]) -> Match:
    """A match of two that has just ended by its rules, with these finished buildings and coins."""
    document = ratusz.new("builders", 2, 1).document()
    position: Any = document["position"]
    taken = {card for cards in finished for card in cards}
    buildings = [card for card in position["building_row"] + position["building_deck"] if card not in taken]
    position.update(building_row=buildings[:5], building_deck=buildings[5:], first_player=0, end_triggered=True)
    for seat in (0, 1):
        position["seats"][seat].update(finished=finished[seat], coins=coins[seat])
    position["seats"][1]["coins"] -= 6
    document["steps"] = [{"step": "turn", "player": 1}]
    match = ratusz.from_document(document)
    match.play("take_coins 3")
    while not match.over:
        match.play("end_turn")
    return match


@pytest.mark.parametrize(
    ("finished", "coins", "english", "polish"),
    [
        (EIGHTEEN, [9, 10], ["Ola wins with 19 points."], ["Wygrywa Ola, zdobywając 19 punktów."]),
        (
            EIGHTEEN,
            [12, 12],
            ["The victory is shared: Ala and Ola have 19 points each."],
            ["Wspólne zwycięstwo: Ala i Ola, po 19 punktów."],
        ),
        (
            EIGHTEEN,
            [12, 19],
            [
                "Ola wins with 19 points.",
                "Ola and Ala have 19 points each; Ola is ahead by more coins: 19 to 12.",
            ],
            [
                "Wygrywa Ola, zdobywając 19 punktów.",
                "Ola i Ala mają po 19 punktów; wyżej jest Ola, bo ma więcej monet: 19 do 12.",
            ],
        ),
        (
            [EIGHTEEN[0], SEVENTEEN[1]],
            [19, 29],
            [
                "Ala wins with 19 points.",
                "Ala and Ola have 19 points each; Ala is ahead by more card points: 18 to 17.",
            ],
            [
                "Wygrywa Ala, zdobywając 19 punktów.",
                "Ala i Ola mają po 19 punktów; wyżej jest Ala, bo ma więcej punktów z kart: 18 do 17.",
            ],
        ),
    ],
)
def test_results_in_words(finished: list[list[str]], coins: list[int], english: list[str], polish: list[str]) -> None:
    match = ended(finished, coins)
    assert result(match, ["Ala", "Ola"], Texts("en", match.game)) == english
    assert result(match, ["Ala", "Ola"], Texts("pl", match.game)) == polish


def test_nobody_wins_a_capped_match() -> None:
    match = ratusz.new("builders", 2, 1, options={"round_cap": 1})
    while not match.over:
        match.apply(match.parse("take_coins 3" if match.legal() != [0, match.parse("buy_action")] else "end_turn"))
    assert result(match, ["Ala", "Ola"], Texts("en", match.game)) == [
        "The match was stopped by the cap on rounds: it is unrated, and nobody has won.",
        "In the lead: Ala and Ola, with 1 point each.",
    ]
