"""What a player of Le Havre may take back: all of a turn, but nothing that came before something was seen."""

from __future__ import annotations

from tests.games.le_havre.words import Seat, happened, pending, play, table

INTEREST = "T5 T1 T2 T3 T4 T6 T7"
"""The interest tile is that of the first turn."""


def test_a_turn_can_be_taken_back_to_its_start() -> None:
    anna = Seat(goods="9 francs 4 wood", cards="joinery")
    match = table(anna, ask="before_supply", town="clay_mound", stacks=("", "", ""))
    before = match.fingerprint()
    play(match, "buy clay_mound", "supply", "enter joinery", "times 3", "sell joinery")
    assert (pending(match), match.undoable(0)) == ("after_main", 5)
    match.undo(0, 5)
    assert match.fingerprint() == before


def test_nothing_is_taken_back_past_a_tile_that_was_turned_up() -> None:
    match = table(Seat(goods="9 francs"), ask="before_supply", round=1, turn=2, revealed=1, town="clay_mound")
    play(match, "supply")
    assert happened(match)[0]["event"] == "tile_revealed"
    assert match.undoable(0) == 0


def test_nothing_is_taken_back_past_a_look_at_special_cards() -> None:
    match = table(Seat(cards="marketplace"), specials="farm tavern diner zoo")
    play(match, "enter marketplace", "choose clay", "choose coal")
    assert match.undoable(0) == 3
    play(match, "peek")
    assert match.undoable(0) == 0
    play(match, "swap")
    assert match.undoable(0) == 1


def test_own_interest_can_be_taken_back_and_that_of_others_cannot() -> None:
    anna = Seat(goods="9 francs", loans=1)
    match = table(anna, ask="before_supply", turn=1, tiles=INTEREST)
    play(match, "supply", "pay_interest")
    assert ([event["event"] for event in happened(match)], match.undoable(0)) == (["own_interest_paid"], 2)
    match = table(anna, Seat(goods="9 francs", loans=1), ask="before_supply", turn=1, tiles=INTEREST)
    play(match, "supply", "pay_interest")
    assert (match.player, match.undoable(0)) == (1, 0)
    play(match, "pay_interest")
    assert (match.player, match.undoable(0), match.undoable(1)) == (0, 0, 0)
