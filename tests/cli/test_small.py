"""A game that has nothing but what it needs is played in the terminal."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command

pytestmark = pytest.mark.usefixtures("market")
PLAY = ("play", "market_day", "--seed", "7")


def test_the_table_and_the_answers_are_told_plainly(ratusz: Command) -> None:
    shown = ratusz(*PLAY, typed="quit\n").out
    assert "Round: 1 · Deck: 30" in shown
    assert "Bread: 3, Cloth: 3, Honey: 3" in shown
    assert "Player 1, do you draw or sell?" in shown
    assert "3  Sell all your honey (+6 coins)".lower() in shown.lower()


def test_a_match_is_played_to_its_end_against_chance(ratusz: Command) -> None:
    played = ratusz(*PLAY, typed="1\n" * 30)
    assert played.code == 0
    assert "Score sheet" in played.out
    assert "wins with" in played.out


@pytest.mark.parametrize("bot", ["fair", "greedy", "mcts:iterations=5"])
def test_a_bot_that_goes_by_a_value_is_not_let_in(ratusz: Command, bot: str) -> None:
    refused = ratusz(*PLAY, "--seats", f"me,{bot}", typed="1\n")
    assert refused.code != 0
    assert "market_day has no value yet (`Game.value`)" in " ".join(refused.err.split())
    assert refused.out == ""


@pytest.mark.parametrize(
    ("command", "said"), [("hint", "has no value yet"), ("rules", "has no guide.md"), ("why draw", "")]
)
def test_what_is_missing_is_said_and_the_match_goes_on(ratusz: Command, command: str, said: str) -> None:
    played = ratusz(*PLAY, typed=f"{command}\n1\nquit\n")
    assert played.code == 0
    assert said in played.out
    assert "draws a card" in played.out


def test_it_is_listed_with_the_others(ratusz: Command) -> None:
    listed = ratusz("games").out
    assert "market_day  Market Day" in listed
    assert "2 to 4 players" in listed
    assert ratusz("rules", "--all").code == 0
