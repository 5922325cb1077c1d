"""What is told of the answers before they are given, and why others are closed."""

from __future__ import annotations

import pytest

from ratusz.core.match import Match
from ratusz.core.question import Outcome
from tests.games.builders.words import Seat, play, table

CHAPEL = {"chapel": "master_3200 apprentice_1010"}


def told(match: Match, notation: str) -> Outcome:
    return dict(match.question().answers)[notation]


def why(match: Match, notation: str) -> tuple[str, str, dict[str, int | str]]:
    closed = match.question().why(notation)
    assert closed is not None, notation
    return closed.why, closed.rule, dict(closed.args)


@pytest.mark.rule("BU-EX-1", "BU-SEND-5", "BU-SEND-6")
def test_the_last_worker_pays_first_and_then_earns() -> None:
    match = table(Seat(coins=6, free_workers="craftsman_0013", sites=CHAPEL), Seat())
    outcome = told(match, "send craftsman_0013 chapel")
    assert (outcome.cost, outcome.gain) == ({"actions": 1}, {"coins": 14, "points": 5})
    assert outcome.about == {"brings": {"knowledge": 1, "tile": 3}, "finishes": True, "pays": 4, "earns": 18}


@pytest.mark.rule("BU-SEND-2", "BU-SEND-8")
def test_a_worker_brings_what_is_missing_and_costs_more_the_more_were_sent() -> None:
    seat = Seat(coins=20, free_workers="master_0032 laborer_0201", sites=CHAPEL, sent={"chapel": 1})
    match = table(seat, Seat())
    helping = told(match, "send master_0032 chapel")
    assert helping == Outcome({"actions": 2, "coins": 5}, {}, {"brings": {"knowledge": 1, "tile": 2}})
    wasted = table(Seat(coins=20, free_workers="laborer_2100", sites=CHAPEL), Seat())
    assert told(wasted, "send laborer_2100 chapel") == Outcome({"actions": 1, "coins": 3})


@pytest.mark.rule("BU-MACH-1")
def test_a_machine_earns_points_and_no_coins() -> None:
    match = table(Seat(coins=20, free_workers="laborer_0201", sites={"crane_2": ""}), Seat())
    outcome = told(match, "send laborer_0201 crane_2")
    assert (outcome.cost, outcome.gain) == ({"actions": 1, "coins": 3}, {"points": 1})
    assert outcome.about == {"brings": {"wood": 1, "tile": 1}, "finishes": True, "pays": 3, "earns": 0}


@pytest.mark.rule("BU-COIN-1", "BU-EXTRA-1", "BU-BUILD-1", "BU-HIRE-1")
def test_coins_actions_and_cards_tell_their_price() -> None:
    match = table(Seat(coins=7), Seat())
    assert told(match, "take_coins 2") == Outcome({"actions": 2}, {"coins": 3})
    assert told(match, "buy_action") == Outcome({"coins": 5}, {"actions": 1})
    rows = [name for name in match.question().notations if name.startswith(("hire", "start_construction"))]
    assert len(rows) == 10
    assert all(told(match, name) == Outcome({"actions": 1}) for name in rows)


@pytest.mark.rule("BU-TURN-5", "BU-TURN-6")
def test_the_end_of_a_turn_costs_nothing_and_brings_the_next_player_nothing_that_is_told() -> None:
    match = table(Seat(coins=7), Seat())
    play(match, "take_coins 3")
    assert told(match, "end_turn") == Outcome()


@pytest.mark.rule("BU-TURN-4", "BU-TURN-6", "BU-EXTRA-1", "BU-COIN-1", "BU-SEND-2", "BU-SEND-5")
def test_what_cannot_be_paid_says_why() -> None:
    seat = Seat(coins=3, free_workers="apprentice_1001 master_0023", sites={**CHAPEL, "inn": ""}, sent={"chapel": 2})
    match = table(seat, Seat(), actions_left=2)
    assert why(match, "end_turn") == ("actions_left", "BU-TURN-6", {"actions": 2})
    assert why(match, "buy_action") == ("action_price", "BU-EXTRA-1", {"coins": 5})
    assert why(match, "take_coins 3") == ("taking", "BU-COIN-1", {"actions": 2})
    assert why(match, "send apprentice_1001 chapel") == ("sending", "BU-SEND-2", {"actions": 3})
    assert why(match, "send master_0023 inn") == ("wage", "BU-SEND-5", {"coins": 5})
    assert match.question().why("send apprentice_1001 inn") is None
    play(match, "take_coins 2")
    assert [why(match, f"{verb} anything")[0] for verb in ("hire", "start_construction", "send", "take_coins")] == [
        "no_actions"
    ] * 4


@pytest.mark.rule("BU-ROW-3", "BU-COIN-1")
def test_what_follows_without_a_choice_is_told_too() -> None:
    """Nothing lies in the rows: whoever takes a coin for one of two actions has to take one for the other."""
    usual = table(Seat(), Seat(), actions_left=2)
    assert told(usual, "take_coins 1") == Outcome({"actions": 1}, {"coins": 1})
    match = table(Seat(), Seat(), actions_left=2, building_row="", building_deck="", worker_row="", worker_deck="")
    assert told(match, "take_coins 1") == Outcome({"actions": 2}, {"coins": 2})
    play(match, "take_coins 1")
    assert match.player == 1
