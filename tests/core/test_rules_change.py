"""Records and documents of other versions of the rules, and the second format of records."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

import ratusz
from ratusz import games
from ratusz.core.errors import BadDocument, BadRecord, IllegalAction
from ratusz.core.game import Game
from ratusz.core.match import Match
from ratusz.core.record import Earlier, Record
from tests.toys.fair import GAME as FAIR
from tests.toys.fixed import CURIOUS_FAIR, DEARER_FAIR, ILLEGIBLE_FAIR, MENDED_FAIR, POORER_FAIR


def played(game: Game = FAIR, seed: int = 1, plies: int = 1000, confirm: tuple[int, ...] = (0, 1)) -> Match:
    match = Match.new(game, 2, seed, {"rounds": 4}, confirm, keep_events=True)
    rng = random.Random(seed)
    while match.ply < plies and not match.over:
        match.apply(rng.choice(match.legal()))
    return match


def misfit(game: Game, record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        Match.replay(game, record, keep_events=True)
    return refused.value


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", [DEARER_FAIR, POORER_FAIR, CURIOUS_FAIR])
def test_a_record_of_other_rules_goes_as_far_as_it_fits(game: Game, seed: int) -> None:
    record = played(seed=seed, confirm=()).record()
    if not (line := _misfits(game, record)):
        assert Match.replay(game, record).over
        return
    match = misfit(game, record).match
    assert match is not None
    record.actions[line - 1 :] = []
    assert match.record().actions == record.actions
    assert match.fingerprint() == Match.replay(game, record).fingerprint()
    while not match.over:
        match.apply(match.legal()[0])


@pytest.mark.parametrize("game", [DEARER_FAIR, POORER_FAIR, CURIOUS_FAIR])
def test_every_fix_makes_some_record_misfit(game: Game) -> None:
    """Or the test before would show nothing."""
    lines = [_misfits(game, played(seed=seed, confirm=()).record()) for seed in range(20)]
    assert any(lines)


def _misfits(game: Game, record: Record) -> int:
    try:
        Match.replay(game, record)
    except BadRecord as error:
        return error.line
    return 0


def test_it_says_at_which_line_and_why() -> None:
    match = Match.new(FAIR, 2, 1, {"stalls": True}, [0, 1])
    for _ in range(4):
        match.apply(match.legal()[0])
    match.apply(match.parse(next(text for text in map(match.notation, match.legal()) if text.startswith("exchange"))))
    error = misfit(POORER_FAIR, match.record())
    assert error.line == 5
    assert str(error).startswith("Line 5 of the record, '0 exchange card_")
    assert "does not fit version 2 of the rules (it was played by version 1): Action" in str(error)
    assert "legal for seat 0" in str(error)
    assert error.match is not None
    assert error.match.ply == 4


def test_the_surface_opens_it_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    record = next(record for seed in range(20) if _misfits(POORER_FAIR, record := played(seed=seed).record()))
    monkeypatch.setitem(games._GAMES, "fair", POORER_FAIR)
    with pytest.raises(BadRecord) as refused:
        ratusz.replay(record)
    match = ratusz.replay(record.to_json(), as_far=True)
    assert match.record().actions == record.actions[: refused.value.line - 1]
    with pytest.raises(BadRecord, match="fair has no option 'speed'"):
        ratusz.replay(replace(record, options={"speed": 1}), as_far=True)


MISFITS = [
    "0 undo 99", "0 undo 1 again", "0 undo 1 anew", "1 undo 1", "0 let_pass 1", "1 let_pass 1", "0 let_pass 0",
    "0 let_pass", "0 let_pass x", "1 let_pass 99999999", "0 fly", "9 end_turn",
]  # fmt: skip


@pytest.mark.parametrize("line", MISFITS)
@pytest.mark.parametrize("seed", range(6))
def test_a_line_that_does_not_fit_changes_nothing(line: str, seed: int) -> None:
    match = played(seed=seed, plies=11 + seed)
    before = match.record(), match.ply, match.events(None), match.document()
    try:
        match.play_line(line)
    except ratusz.RatuszError:
        assert (match.record(), match.ply, match.events(None), match.document()) == before
        again = Match.replay(FAIR, match.record(), keep_events=True)
        assert again.document() == match.document()
        assert [again.at(ply).document() for ply in range(again.ply)] == [
            match.at(ply).document() for ply in range(match.ply)
        ]


# Documents.


def test_a_position_of_other_rules_is_played_on() -> None:
    for plies in range(0, 30, 3):
        before = played(plies=plies)
        match = Match.from_document(DEARER_FAIR, before.document())
        assert match.document() == {**before.document(), "rules_version": 2}
        assert match.start == match.document()
        while not match.over:
            match.apply(match.legal()[-1])
        assert Match.replay(DEARER_FAIR, match.record()).fingerprint() == match.fingerprint()


def test_what_the_new_rules_cannot_read_is_mended_by_the_game() -> None:
    document = played(plies=7).document()
    with pytest.raises(BadDocument, match="'weather' is missing"):
        Match.from_document(ILLEGIBLE_FAIR, document)
    match = Match.from_document(MENDED_FAIR, document)
    assert match.document()["position"]["weather"] == 7
    assert Match.from_document(MENDED_FAIR, match.document()).document() == match.document()


@pytest.mark.parametrize("game", [DEARER_FAIR, POORER_FAIR, CURIOUS_FAIR, MENDED_FAIR])
def test_a_match_goes_on_at_whatever_was_asked_when_the_rules_changed(game: Game) -> None:
    """Even where these rules would not have asked it: there, a document from elsewhere is refused."""
    refused = 0
    for plies in range(40):
        before = played(plies=plies)
        match = Match.carry_on(game, before.document(), keep_events=True)
        assert Match.carry_on(game, match.document()).document() == match.document() == match.start
        while not match.over:
            match.apply(match.legal()[-1])
        try:
            Match.from_document(game, before.document())
        except BadDocument:
            refused += 1
    assert refused > 0 or game in (DEARER_FAIR, MENDED_FAIR)


# The second format.


def stalled(stalls: bool = True) -> Match:
    """A match of three in which both others may buy after the first turn."""
    match = Match.new(FAIR, 3, 1, {"stalls": stalls, "rounds": 4}, [0, 1, 2], keep_events=True)
    for _ in range(6):
        match.apply(match.legal()[0], match.player)
    match.play("end_turn", seat=0)
    return match


def test_chances_that_nobody_wants_are_one_line() -> None:
    one, each = stalled(), stalled()
    one.let_pass(2)
    for seat in (1, 2):
        each.apply(each.legal(seat)[0], seat)
    assert one.record().actions[-2:] == ["0 end_turn", "1 let_pass 2"]
    assert one.document() == each.document()
    assert one.moves == each.moves
    record = Record.from_json(one.record().to_json())
    assert record == one.record()
    assert (record.format, each.record().format) == (2, 1)
    assert json.loads(one.record().to_json())["ratusz"] == 2
    again = Match.replay(FAIR, record, keep_events=True)
    assert (again.document(), again.moves) == (one.document(), one.moves)
    assert [again.at(ply).document() for ply in range(again.ply)] == [
        each.at(ply).document() for ply in range(each.ply)
    ]


def test_no_more_chances_pass_than_there_are() -> None:
    match = stalled()
    before = match.record()
    with pytest.raises(IllegalAction, match="There are 2 chances to act out of turn to let pass, not 3"):
        match.let_pass(3)
    assert match.record() == before
    match.let_pass(1)
    match.let_pass(1)
    assert match.record().actions[-2:] == ["1 let_pass 1", "2 let_pass 1"]
    with pytest.raises(IllegalAction, match="There are 0"):
        match.let_pass(1)


def test_what_was_let_pass_can_be_taken_back() -> None:
    match = stalled()
    match.let_pass(2)
    match.undo(0, 1, by_consent=True)
    assert match.record().actions[-2:] == ["1 let_pass 2", "0 undo 1"]
    assert Match.replay(FAIR, match.record(), keep_events=True).document() == match.document()


def test_a_match_that_was_carried_on_tells_what_was_before() -> None:
    before = played(plies=9)
    match = Match.from_document(DEARER_FAIR, before.document(), keep_events=True)
    match.continue_from(before.seed, None, before.ply)
    match.earlier = [Earlier(1, None, before.record().actions, [])]
    match.apply(match.legal()[0])
    record = Record.from_json(match.record().to_json())
    assert record == match.record()
    assert (record.format, record.seed, record.start) == (2, "1", {**before.document(), "rules_version": 2})
    assert record.earlier == [Earlier(1, None, before.record().actions, [])]
    again = Match.replay(DEARER_FAIR, record)
    assert again.record() == match.record()


def test_a_match_that_began_from_a_document_has_no_seed_even_if_it_was_carried_on() -> None:
    start = played(plies=9).document()
    match = Match.from_document(DEARER_FAIR, start)
    match.earlier = [Earlier(1, start, [], [])]
    written = json.loads(match.record().to_json())
    assert "seed" not in written
    assert Record.from_json(json.dumps(written)) == match.record()


@pytest.mark.parametrize("part", [{}, {"rules_version": 1}, {"rules_version": 1, "actions": [], "lost": [], "more": 1}])
def test_a_wrong_part_of_before_is_refused(part: object) -> None:
    written = json.loads(played(plies=3).record().to_json())
    with pytest.raises(BadRecord, match=r"missing|no 'more' here"):
        Record.from_json(json.dumps({**written, "ratusz": 2, "earlier": [part], "start": {}}))
