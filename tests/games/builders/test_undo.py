"""What may be taken back in The Builders: everything of one's turn that told nothing new."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.errors import IllegalAction
from tests.games.builders.words import Seat, actions_left, choices, play, seat, site, table

BUILDINGS = "inn farm abbey post hotel"
WORKERS = "laborer_0201 laborer_1020 master_3200 apprentice_0110 craftsman_0013"
LAST_CARDS = {"building_row": BUILDINGS, "building_deck": "", "worker_row": WORKERS, "worker_deck": ""}


@pytest.mark.parametrize(
    "choice",
    [
        "take_coins 2",
        "buy_action",
        "send laborer_0012 castle",
        "send apprentice_1001 bower",
        "send apprentice_0101 crane_2",
    ],
)
def test_what_reveals_nothing_can_be_taken_back(choice: str) -> None:
    """Also a send that finishes a building or a machine: no card was turned up."""
    anna = Seat(
        coins=9,
        free_workers="laborer_0012 apprentice_1001 apprentice_0101",
        sites={"castle": "", "bower": "", "crane_2": ""},
    )
    match = table(anna, Seat())
    before = match.fingerprint()
    play(match, choice)
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.fingerprint() == before


@pytest.mark.parametrize("choice", ["start_construction abbey", "hire master_3200"])
def test_a_card_that_was_turned_up_stays_seen(choice: str) -> None:
    match = table(Seat(), Seat(), building_row=BUILDINGS, worker_row=WORKERS)
    play(match, choice)
    assert match.undoable(0) == 0
    with pytest.raises(IllegalAction, match="0 action"):
        match.undo(0)
    assert actions_left(match) == 2


@pytest.mark.parametrize("choice", ["start_construction abbey", "hire master_3200"])
def test_with_an_empty_deck_taking_a_card_reveals_nothing(choice: str) -> None:
    match = table(Seat(), Seat(), **LAST_CARDS)
    before = match.fingerprint()
    play(match, choice)
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.fingerprint() == before


def test_undo_goes_back_to_the_last_card_turned_up_and_no_further() -> None:
    match = table(Seat(coins=20, sites={"castle": ""}), Seat(), worker_row=WORKERS)
    play(match, "take_coins 1", "hire master_3200", "buy_action", "send master_3200 castle")
    assert match.undoable(0) == 2
    match.undo(0, 2)
    assert (actions_left(match), seat(match, 0)["coins"]) == (1, 21)
    assert (match.undoable(0), seat(match, 0)["free_workers"]) == (0, ["master_3200"])


def test_a_freed_worker_goes_back_to_its_site() -> None:
    match = table(Seat(coins=9, free_workers="laborer_1002", sites={"house": "apprentice_1100"}), Seat())
    play(match, "send laborer_1002 house", "take_coins 2")
    match.undo(0, 2)
    assert (site(match, 0, "house")["workers"], seat(match, 0)["finished"]) == (["apprentice_1100"], [])
    assert (seat(match, 0)["coins"], seat(match, 0)["card_points"], actions_left(match)) == (9, 0, 3)


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    match = table(Seat(), Seat())
    play(match, "take_coins 1", "take_coins 2")
    assert (match.player, match.undoable(0), match.undoable(1)) == (1, 0, 0)


def test_who_confirms_can_take_the_whole_turn_back_before_the_others_move() -> None:
    match = table(Seat(), Seat(), confirm=[0])
    before = match.fingerprint()
    play(match, "take_coins 1", "take_coins 2")
    assert (choices(match), match.undoable(0)) == (["end_turn"], 2)
    match.undo(0, 2)
    assert match.fingerprint() == before
    play(match, "take_coins 3")
    play(match, "end_turn")
    assert (match.player, match.undoable(0)) == (1, 0)


def test_nobody_takes_back_what_another_did() -> None:
    match = table(Seat(), Seat())
    play(match, "take_coins 1")
    assert match.undoable(1) == 0
    with pytest.raises(IllegalAction):
        match.undo(1)


def test_the_table_may_agree_to_more() -> None:
    match = table(Seat(), Seat(), worker_row=WORKERS)
    before = [match.view(seat) for seat in (None, 0, 1)]
    play(match, "hire master_3200", "take_coins 2", "take_coins 1")
    assert match.player == 1
    match.undo(0, 2, by_consent=True)
    assert [match.view(seat) for seat in (None, 0, 1)] == before
    assert match.record().actions[-1] == "0 undo 2 anew"


def test_undone_actions_stay_in_the_record() -> None:
    match = ratusz.new("builders", 2, seed=3, keep_events=True)
    first = match.player
    play(match, "take_coins 1", "take_coins 2")
    match.undo(first, 2)
    play(match, "buy_action")
    record = match.record()
    assert record.actions == [
        f"{first} take_coins 1",
        f"{first} take_coins 2",
        f"{first} undo 2",
        f"{first} buy_action",
    ]
    assert ratusz.replay(record).fingerprint() == match.fingerprint()
