"""After an undo past a reveal, what no seat knows is dealt anew; and going back never plays the whole match again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ratusz
from ratusz import games
from ratusz.core.documents import fingerprint
from ratusz.core.errors import BadRecord, IllegalAction
from ratusz.core.events import DealtAnew
from ratusz.core.game import Game
from ratusz.core.match import CLOSE_SPACING, SPACING, Match
from ratusz.core.record import Record
from ratusz.core.rng import Rng
from tests.toys.fair import GAME as FAIR

RECORDS = Path(__file__).parents[1] / "records"
WITH_CHANCE = [game.id for game in games.registry().values() if game.chance]
RULES = [
    pytest.param("builders", marks=pytest.mark.rule("BU-HID-8", "BU-DEC-4")),
    pytest.param("craftsmen", marks=pytest.mark.rule("HI-7")),
    pytest.param("le_havre", marks=pytest.mark.rule("LH-HID-7")),
    pytest.param("little_town", marks=pytest.mark.rule("LT-HID-6")),
    pytest.param("orleans", marks=pytest.mark.rule("OR-HIDE-7")),
]
"""Every game, with the rule that says what is dealt anew."""
SEEDS = range(12)


def hired(seed: int | str = 1) -> tuple[Match, str]:
    """A match of The Builders in which a worker was hired, and the one that came into the row for it."""
    match = ratusz.new("builders", players=2, seed=seed, confirm=[0, 1], keep_events=True)
    match.apply(next(action for action in match.legal() if match.notation(action).startswith("hire")))
    return match, str(match.moves[-1].events[-1])


def played_to_a_reveal(game: str, seed: int) -> Match:
    """In a game without chance there may be none; then the match is played to its end."""
    match = ratusz.new(game, players=3, seed=seed, keep_events=True)
    rng = Rng.from_seed(f"hands {seed}")
    while not (match.over or (match.moves and match.moves[-1].reveals)):
        seat = match.player
        legal = match.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
    return match


def long_match(actions: int) -> Match:
    """A match of so many actions: the Fair has short ones, so seats of Orléans place and take back."""
    match = ratusz.new("orleans", players=2, seed=1, keep_events=True)
    while match.question(0).step != "plan":
        match.apply(match.legal()[-1])
    place = match.legal(0)[0]
    while match.ply < actions:
        match.apply(place, 0)
        match.apply(next(action for action in match.legal(0) if match.notation(action).startswith("take_back")), 0)
    return match


@pytest.mark.parametrize("game", WITH_CHANCE)
def test_a_card_that_was_seen_and_taken_back_does_not_come_again(game: str) -> None:
    same = 0
    for seed in SEEDS:
        match = played_to_a_reveal(game, seed)
        last = match.moves[-1]
        match.undo(last.seat, 1, by_consent=True)
        if last.action not in match.legal(last.seat):
            continue
        match.apply(last.action, last.seat)
        same += match.moves[-1].events == last.events
    assert same < len(SEEDS)


@pytest.mark.parametrize("game", RULES)
def test_what_nobody_knows_is_dealt_anew_and_what_somebody_knows_stays(game: str) -> None:
    changed = 0
    for seed in SEEDS:
        match = played_to_a_reveal(game, seed)
        before = match.at(match.ply - 1)
        assert match.undo(match.moves[-1].seat, by_consent=True) == 1
        for observer in (*range(match.players), None):
            assert match.view(observer) == before.view(observer)
        changed += match.document()["position"] != before.document()["position"]
    assert (changed > 0) == match.game.chance


def test_every_game_has_a_rule_that_says_so() -> None:
    assert sorted(str(parameter.values[0]) for parameter in RULES) == sorted(games.ids())


def test_who_takes_back_sees_nothing_else_than_before() -> None:
    match, _ = hired()
    first = match.at(0)
    assert match.undo(match.moves[-1].seat, by_consent=True) == 1
    for observer in (0, 1, None):
        assert match.view(observer) == first.view(observer)
    assert match.legal() == first.legal()
    assert match.fingerprint() != first.fingerprint()


def test_everybody_is_told_and_the_dealing_has_its_number() -> None:
    match, _ = hired()
    seat = match.moves[-1].seat
    match.undo(seat, by_consent=True)
    assert match.ply == 1
    for observer in (0, 1, None):
        assert match.events(observer) == [DealtAnew(seat)]
    assert match.record().actions[-1] == f"{seat} undo 1 anew"
    assert match.at(0).fingerprint() == hired()[0].at(0).fingerprint()
    assert match.at(1).fingerprint() == match.fingerprint()


def test_within_the_law_nothing_is_dealt_anew() -> None:
    match = ratusz.new("builders", players=2, seed=1, keep_events=True)
    before = match.fingerprint()
    match.play("take_coins 1")
    seat = match.moves[-1].seat
    match.undo(seat)
    assert match.fingerprint() == before
    assert match.record().actions[-1] == f"{seat} undo 1"


def test_the_new_deal_comes_from_the_seed_and_the_line_of_the_undo() -> None:
    once, again, later = hired()[0], hired()[0], hired()[0]
    seat = once.moves[-1].seat
    for match in (once, again):
        match.undo(seat, by_consent=True)
    assert once.fingerprint() == again.fingerprint()
    later.apply(later.parse("take_coins 1"))
    later.undo(seat, 2, by_consent=True)
    assert later.at(0).fingerprint() == once.at(0).fingerprint()
    assert later.fingerprint() != once.fingerprint()
    other = hired(2)[0]
    other.undo(other.moves[-1].seat, by_consent=True)
    assert other.document()["rng"] != once.document()["rng"]


def test_a_match_from_a_document_deals_anew_by_the_generator_of_the_document() -> None:
    document = hired()[0].document()
    fingerprints = set()
    for rng in ([1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 5]):
        match = Match.from_document(games.find("builders"), {**document, "rng": rng}, keep_events=True)
        seat = match.player
        match.apply(next(action for action in match.legal() if match.notation(action).startswith("hire")))
        match.undo(seat, by_consent=True)
        assert Match.replay(match.game, match.record()).fingerprint() == match.fingerprint()
        fingerprints.add(match.fingerprint())
    assert len(fingerprints) == 2


def test_going_back_before_a_dealing_deals_again() -> None:
    """The cards of the first deal have been seen, although nothing was revealed since the second one."""
    match, _ = hired()
    seat = match.moves[-1].seat
    match.undo(seat, by_consent=True)
    match.play("take_coins 1")
    match.undo(seat)
    assert match.record().actions[-1] == f"{seat} undo 1"
    match.play("take_coins 1")
    match.apply(next(action for action in match.legal() if match.notation(action).startswith("hire")))
    match.undo(seat, by_consent=True)
    assert match.undoable(seat) == 1
    match.undo(seat)
    assert match.record().actions[-1] == f"{seat} undo 1 anew"
    assert Match.replay(match.game, match.record()).fingerprint() == match.fingerprint()


def test_a_moment_after_a_dealing_has_a_record_that_leads_there() -> None:
    match, _ = hired()
    match.undo(match.moves[-1].seat, by_consent=True)
    match.play("take_coins 1")
    match.play("take_coins 1")
    for ply in range(match.ply + 1):
        moment = match.at(ply)
        assert Match.replay(match.game, moment.record()).fingerprint() == moment.fingerprint()
    assert match.at(match.ply).record() == match.record()


@pytest.mark.parametrize("game", games.ids())
def test_whether_events_are_kept_makes_no_difference(game: str) -> None:
    """What an undo took back is played again where nothing was kept, so that a record always means the same."""
    told, untold = (ratusz.new(game, players=2, seed=3, keep_events=keep) for keep in (True, False))
    rng = Rng.from_seed("kept or not")
    for _ in range(60):
        seat = told.player
        action = told.legal(seat)[rng.below(len(told.legal(seat)))]
        told.apply(action, seat)
        untold.apply(action, seat)
        if rng.below(3) == 0:
            count = min(1 + rng.below(3), told.retractable(seat))
            count = told.undo(seat, count, by_consent=True)
            untold.undo(seat, count, by_consent=True)
            assert untold.last_line() == told.last_line()
    assert untold.record() == told.record()
    assert {line.endswith("anew") for line in told.record().actions if " undo " in line} == {False, told.game.chance}
    for keep in (True, False):
        assert Match.replay(told.game, told.record(), keep).record() == told.record()


def test_where_nothing_is_left_to_chance_nothing_is_dealt_anew() -> None:
    match = ratusz.new("little_town", players=2, seed=1, keep_events=True)
    before = match.fingerprint()
    seat = match.player
    match.apply(match.legal()[0])
    match.undo(seat, by_consent=True)
    assert match.fingerprint() == before


WORD = "'anew' or nothing was expected after the count, not "


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 undo 1 again", WORD + "'again'."),
        ("0 undo 1 ANEW", WORD + "'ANEW'."),
        ("0 undo 1  anew", WORD + "' anew'."),
        ("0 undo 1 anew anew", WORD + "'anew anew'."),
        ("0 undo anew", "there is nothing that far back to undo."),
        ("0 undo 2 again", "there is nothing that far back to undo."),
        ("0 undo 1 anew", "nothing was revealed since then, so nothing is dealt anew."),
    ],
)
def test_a_line_that_says_something_else_is_refused(line: str, reason: str) -> None:
    match = Match.new(FAIR, 2, 1, keep_events=True)
    match.apply(match.legal(0)[0], 0)
    for keep in (True, False):
        with pytest.raises(BadRecord) as error:
            Match.replay(FAIR, with_lines(match, line), keep)
        assert str(error.value) == f"Line 2 of the record, '{line}', does not fit: {reason}"


def with_lines(match: Match, *lines: str) -> Record:
    record = match.record()
    record.actions += lines
    return record


def test_nothing_is_dealt_anew_in_a_game_without_chance() -> None:
    match = played_to_a_reveal("little_town", 1)
    assert match.moves[-1].reveals
    seat, line = match.moves[-1].seat, match.ply + 1
    with pytest.raises(BadRecord, match=rf"^Line {line} of .* nothing can be dealt anew in little_town\.$"):
        Match.replay(match.game, with_lines(match, f"{seat} undo 1 anew"))
    assert Match.replay(match.game, with_lines(match, f"{seat} undo 1")).undealt == 0


@pytest.mark.parametrize("keep", [True, False])
def test_a_record_does_not_go_back_to_undos_without_dealing(keep: bool) -> None:
    """Before there were dealings, no undo dealt; whoever leaves the word out later would have peeked."""
    match, _ = hired()
    seat = match.moves[-1].seat
    hire = match.last_line()
    old = Match.replay(match.game, with_lines(match, f"{seat} undo 1", hire, f"{seat} undo 1"), keep)
    assert old.undealt == 2
    assert Match.replay(match.game, with_lines(match, f"{seat} undo 1", hire, f"{seat} undo 1 anew"), keep).undealt == 1
    with pytest.raises(BadRecord, match=r"^Line 4 of .* something was revealed since then: 'anew' was expected\b"):
        Match.replay(match.game, with_lines(match, f"{seat} undo 1 anew", hire, f"{seat} undo 1"), keep)


def test_what_another_did_after_a_dealing_in_the_same_phase_rests_on_it() -> None:
    """So a seat cannot go back behind it alone, and by consent the other's actions go as well."""
    match = Match.new(FAIR, 2, "fair", {"turns": False}, keep_events=True)
    for seat in (0, 1):
        match.apply(match.legal(seat)[0], seat)
        match.play("stake 0", seat=seat)
    match.undo(1, 1, by_consent=True)
    assert match.moves[-1].events == [DealtAnew(1)]
    assert match.undoable(0) == 0
    match.play("stake 0", seat=1)
    match.undo(0, 1, by_consent=True)
    assert [(move.seat, move.reveals) for move in match.moves] == [(0, 0), (1, 0), (-1, 0)]
    assert Match.replay(FAIR, match.record()).fingerprint() == match.fingerprint()


# What was recorded before there were dealings anew.


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_a_record_from_before_replays_as_before(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert sum(" undo " in line for line in record.actions) > 20
    match = Match.replay(games.find(record.game), record, keep_events=True)
    # Some follow earlier rules, which would have come to the same.
    final = fingerprint({**match.document(), "rules_version": record.rules_version})
    assert final == record.final
    assert replace(match.record(), rules_version=record.rules_version, final=final) == record


def test_there_is_such_a_record_of_every_game() -> None:
    assert {path.stem for path in RECORDS.glob("*.json")} == set(games.ids())


# Going back is short.


def test_a_moment_of_a_long_match_plays_only_a_few_actions() -> None:
    match = long_match(10 * SPACING)
    for ply in range(0, match.ply, 37):
        moment = match.at(ply)
        assert moment._played_again - match._played_again < SPACING
        assert moment.ply == ply


def test_an_undo_in_a_long_match_plays_only_a_few_actions() -> None:
    match = long_match(4 * SPACING)
    for count in (1, 2, SPACING - 1, SPACING + 1):
        before = match.work
        match.undo(0, count)
        assert match.work - before <= SPACING


def test_going_back_one_by_one_does_not_play_the_same_every_time() -> None:
    match = long_match(4 * SPACING)
    before = match.work
    for _ in range(2 * SPACING):
        match.undo(0)
    assert match.work - before < 2 * SPACING * CLOSE_SPACING


def test_kept_positions_are_few_and_never_change() -> None:
    match = long_match(4 * SPACING)
    prints = [match.at(ply).fingerprint() for ply in range(match.ply + 1)]
    for _ in range(3):
        match.undo(0, SPACING)
        while match.ply < 4 * SPACING - 2:
            place = match.legal(0)[0]
            match.apply(place, 0)
            match.apply(next(action for action in match.legal(0) if match.notation(action).startswith("take_back")), 0)
        assert len(match._kept) <= match.ply // SPACING + 1 + SPACING // CLOSE_SPACING
    assert [match.at(ply).fingerprint() for ply in range(match.ply + 1)] == prints[: match.ply + 1]


def test_too_much_is_still_refused() -> None:
    match = long_match(100)
    with pytest.raises(IllegalAction, match="may take back"):
        match.undo(0, 10**9, by_consent=True)


@pytest.mark.parametrize("game", [*games.registry().values(), FAIR], ids=lambda game: game.id)
def test_an_undo_does_what_was_foretold(game: Game) -> None:
    """Wherever a match stands, also in the middle of a simultaneous phase or after another undo."""
    rng = Rng.from_seed(f"foretold {game.id}")
    foretold = set()
    for seed in SEEDS:
        match = Match.new(game, max(game.players), seed, confirm=range(max(game.players)), keep_events=True)
        for _ in range(60):
            _play_somehow(match, rng)
            seat = rng.below(match.players)
            most = match.retractable(seat)
            if match.over or not most:
                continue
            count = 1 + rng.below(min(most, 4))
            first, anew = match.retraction(seat, count)
            after = match.clone()
            after.undo(seat, count, by_consent=True)
            assert first == after.common(match)
            assert anew == after.last_line().endswith(" anew")
            foretold.add(anew)
            if rng.below(8) == 0:
                match = after
    assert foretold == {False, game.chance}


def _play_somehow(match: Match, rng: Rng) -> None:
    for _ in range(rng.below(6)):
        if not match.over:
            deciders = match.deciders()
            seat = deciders[rng.below(len(deciders))]
            legal = match.legal(seat)
            match.apply(legal[rng.below(len(legal))], seat)
