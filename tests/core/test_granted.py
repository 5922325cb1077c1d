"""Answers that a table gives for a seat: what everybody answers, reveals nothing and can be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ratusz.core.match import Match
from ratusz.core.record import Record
from tests.toys import fair
from tests.toys.fair import BUY, COINS, NOTHING, STAKE, FairState


def at_turn(game: object = fair.GAME, **options: object) -> Match:
    """The Fair when the first turn of its only round has come: everybody has staked nothing."""
    match = Match.new(game, 2, 5, {"rounds": 1, **options}, keep_events=True)  # type: ignore[arg-type]
    for seat in (0, 1):
        match.play_all([match.question(seat).notations[0], "stake 0"], seat)
    return match


def grant_all(match: Match, seat: int = 0) -> int:
    """Let the table answer as long as it does."""
    given = 0
    while (action := match.granted(seat, alone=False)) >= 0:
        match.apply(action, seat, granted=True)
        given += 1
    return given


def second_purchase(state: FairState, seat: int) -> int:
    """Who has bought once buys again."""
    return BUY if BUY in state.legal(seat) and state.coins[seat] < COINS else NOTHING


def test_what_everybody_answers_is_granted_and_is_an_ordinary_action() -> None:
    match = at_turn()
    assert grant_all(match) == 2
    record = match.record()
    assert record.actions[-2:] == ["0 buy", "0 buy"]
    assert Match.replay(fair.GAME, Record.from_json(record.to_json())).fingerprint() == match.fingerprint()


def test_nothing_is_granted_where_there_is_a_real_choice() -> None:
    assert at_turn(rounds=2).granted(0, alone=True) < 0
    assert at_turn().granted(1, alone=True) < 0, "it is not asked"
    assert at_turn(replace(fair.GAME, obvious=None)).granted(0, alone=True) < 0


@pytest.mark.parametrize("answer", ["exchange", "end_turn"])
def test_what_reveals_something_or_ends_the_turn_is_not_granted(answer: str) -> None:
    def first(state: FairState, seat: int) -> int:
        texts = fair.SPACE.notations(state.legal(seat))
        return next(state.legal(seat)[place] for place, text in enumerate(texts) if text.startswith(answer))

    assert at_turn(replace(fair.GAME, obvious=first)).granted(0, alone=True) < 0


def test_what_is_foregone_is_granted_even_though_it_reveals_something() -> None:
    def first(state: FairState, seat: int) -> int:
        texts = fair.SPACE.notations(state.legal(seat))
        return next(state.legal(seat)[place] for place, text in enumerate(texts) if text.startswith("end_turn"))

    match = at_turn(replace(fair.GAME, obvious=first, foregone=frozenset({"turn"})))
    assert match.granted(0, alone=False) == match.question(0).obvious
    hidden = replace(fair.GAME, foregone=frozenset({"stake"}))
    match = Match.new(hidden, 2, 0, keep_events=True)
    seat = next(seat for seat in (0, 1) if fair.CARD_IDS[-1] in match.view(seat)["hand"])  # type: ignore[operator]
    match.play_all([f"lay {fair.CARD_IDS[-1]}"], seat)
    assert match.question(seat).obvious >= 0
    assert match.granted(seat, alone=True) < 0, "others could tell a secret from it"


def test_nothing_is_granted_from_which_others_could_tell_a_secret() -> None:
    """Who lays the highest card stakes all; the others would see that it took no time."""
    match = Match.new(fair.GAME, 2, 0, keep_events=True)
    seat = next(seat for seat in (0, 1) if fair.CARD_IDS[-1] in match.view(seat)["hand"])  # type: ignore[operator]
    match.play_all([f"lay {fair.CARD_IDS[-1]}"], seat)
    assert match.question(seat).obvious == STAKE + fair.HIGHEST_STAKE
    assert match.granted(seat, alone=True) < 0


def test_nothing_is_granted_that_hangs_on_a_hand() -> None:
    def by_hand(state: FairState, seat: int) -> int:
        return BUY if sum(state.hands[seat]) % 2 == 0 else NOTHING

    found = set()
    for seed in range(8):
        match = Match.new(replace(fair.GAME, obvious=by_hand), 2, seed, {"rounds": 1}, keep_events=True)
        for seat in (0, 1):
            match.play_all([match.question(seat).notations[0], "stake 0"], seat)
        found.add(match.question(0).obvious)
        assert match.granted(0, alone=True) < 0
    assert found == {BUY, NOTHING}


def test_an_undo_takes_back_ones_own_action_with_what_the_table_answered_after_it() -> None:
    match = at_turn(replace(fair.GAME, obvious=second_purchase))
    before = match.fingerprint()
    match.play("buy")
    assert grant_all(match) == 1
    assert (match.undoable(0), match.undoable_steps(0), match.undoing(0, 1)) == (2, 1, 2)
    match.undo(0, match.undoing(0, 1))
    assert match.fingerprint() == before


def test_undoing_further_reaches_what_the_table_answered_first() -> None:
    match = at_turn()
    before = match.fingerprint()
    grant_all(match)
    assert (match.undoable_steps(0), match.undoing(0, 1), match.undoing(0, 2)) == (2, 1, 2)
    match.undo(0, 2)
    assert match.fingerprint() == before
    match.play("buy")
    assert match.undoable_steps(0) == 1
    assert match.undoing(0, 9) > match.retractable(0), "there is no more than that"


def test_whoever_took_something_back_is_asked_everything_until_the_turn_is_over() -> None:
    match = at_turn(replace(fair.GAME, obvious=second_purchase), rounds=2)
    match.play("buy")
    grant_all(match)
    match.undo(0, 2)
    assert grant_all(match) == 0
    match.play("buy")
    assert match.question().obvious == BUY
    assert grant_all(match) == 0
    again = Match.replay(match.game, match.record(), keep_events=True)
    assert grant_all(again) == 0, "the record tells"
    match.play("end_turn", "buy")
    assert grant_all(match, 1) == 1, "it was not seat 1 that took something back"
    match.play("end_turn")
    for seat in (0, 1):
        match.play_all([match.question(seat).notations[0], "stake 0"], seat)
    assert grant_all(match) == 1


def test_a_phase_that_is_played_again_remembers_what_was_granted() -> None:
    match = at_turn()
    grant_all(match)
    twin = match.clone()
    twin.undo(0, 1)
    twin.play("buy")
    assert [move.granted for move in match.moves[-2:]] == [True, True]
    assert [move.granted for move in twin.moves[-2:]] == [True, False]
