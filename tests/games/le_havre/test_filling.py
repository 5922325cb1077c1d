"""Positions of Le Havre in one call: what is not said is filled in, and what contradicts itself is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument
from tests.games.le_havre.words import board, cards, choices, has, pending, play


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("version", ["full", "short"])
def test_nothing_has_to_be_said(players: int, version: str) -> None:
    match = ratusz.position("le_havre", players, options={"version": version})
    dealt = ratusz.new("le_havre", players, seed=1, options={"version": version})
    assert (match.player, pending(match), board(match)["round"]) == (0, "main_action", 2)
    assert match.game.components(match.state).keys() == match.game.components(dealt.state).keys()
    assert len(board(match)["special_stack"]) == len(board(dealt)["special_stack"])


def test_what_is_said_is_there() -> None:
    match = ratusz.position("le_havre", 3, [{"goods": {"wood": 5}, "buildings": ["wharf_1"]}], town="bank")
    assert (has(match, 0), cards(match, 0)) == ({"wood": 5}, ["wharf_1"])
    assert "bank" in board(match)["town"]
    assert "enter wharf_1" not in choices(match)


def test_the_round_is_one_in_which_the_ships_have_come() -> None:
    match = ratusz.position("le_havre", 4, [{"ships": "ms_susanne"}], ships={"iron_ship": "cherbourg"})
    later = ratusz.position("le_havre", 4, round=19)
    assert board(match)["round"] == 19
    assert board(later)["ships"] == {**board(match)["ships"], "luxury_liner": ["ms_susanne"]}


@pytest.mark.rule("LH-SETUP-9", "LH-INV-7")
def test_special_buildings_that_have_come_are_among_those_that_were_dealt() -> None:
    match = ratusz.position("le_havre", 3, [{"buildings": "zoo"}], town="bakery farm")
    assert len(board(match)["special_stack"]) == 3
    said = ratusz.position("le_havre", 3, town="bakery farm", specials="zoo diner")
    assert len(board(said)["special_stack"]) == 2


def test_the_first_player_has_begun_so_many_turns_before() -> None:
    match = ratusz.position("le_havre", 4, active=3, round=1, turn=3)
    assert (match.player, board(match)["first_player"]) == (3, 1)
    assert board(ratusz.position("le_havre", 4, active=3, final=True))["first_player"] == 3


@pytest.mark.parametrize(
    ("seats", "wishes", "reason"),
    [
        (
            [{"buildings": "bakehouse"}],
            {"town": "bakehouse"},
            "The card 'bakehouse' is already placed: in 'buildings' of seat 0 and 'town' of the table.",
        ),
        (
            [{"buildings": "bakehouse bakehouse"}],
            {},
            "The card 'bakehouse' is already placed: twice in 'buildings' of seat 0.",
        ),
        (
            [{"ships": "appoline"}],
            {"ships": {"wooden_ship": "appoline"}},
            "The card 'appoline' is already placed: in 'ships' of seat 0 and 'ships' of the table.",
        ),
        ([{"buildings": "business_office"}], {}, "Card 'business_office' is in use nowhere with 2 players."),
        ([{"buildings": "logging_camp"}], {}, "Card 'logging_camp' is none of the special buildings of this match."),
        ([{"buildings": "palace"}], {}, "'buildings' of seat 0 cannot hold 'palace'."),
        ([{"goods": {"gold": 1}}], {}, "'goods' of seat 0 cannot hold 'gold'."),
        ([{"disc": "bakehouse"}], {}, "No disc can lie on 'bakehouse'."),
        ([], {"turn": 3, "final": True}, "The round ends after turn 7."),
        ([], {"first_player": 1, "turn": 2}, "With seat 1 as first player, turn 2 of round 2 is seat 1's."),
        (
            [],
            {"offers": {}},
            "'main_action' of seat 0 needs a main action left, and something on an offer space before the final phase.",
        ),
        (
            [],
            {"bound": [1]},
            "All but one may be bound to take an offer, once the Picket Line has left the match.",
        ),
        ([{"pawned": "wood"}], {}, "Goods are pawned, but the Pawnbroker's is not in play."),
        (
            [{"traded": "church"}],
            {"stacks": ["church", "", ""]},
            "Card 'church' lies where nobody can have bought or sold it in this turn.",
        ),
        ([], {"stacks": ["bank"]}, "'stacks' holds 3 lists, not 1."),
        ([], {"ask": "dance"}, "'ask' of the table cannot hold 'dance'."),
        ([{}, {}, {}], {}, "Seat 2 is described, but 2 seats play."),
        (
            [{"cards": "bakehouse"}],
            {},
            (
                "Seat 0 of le_havre has no 'cards'; "
                "it has buildings, disc, goods, hand, knows, loans, pawned, ships, traded."
            ),
        ),
    ],
)
def test_a_contradiction_is_named(seats: list[dict[str, Any]], wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadDocument) as refused:
        ratusz.position("le_havre", seats=seats, **wishes)
    assert str(refused.value) == reason


def test_with_ask_all_a_single_answer_is_waited_for() -> None:
    match = ratusz.position("le_havre", 2, [{"buildings": "bakehouse", "goods": {"grain": 1, "wood": 1}}], ask_all=True)
    play(match, "enter bakehouse")
    assert (pending(match), choices(match)) == ("count", ["times 1"])
    assert ratusz.from_document(match.document()).document() == match.document()
