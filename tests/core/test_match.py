"""Matches: setting up, undo, moments, documents, names."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ratusz
from ratusz.core.errors import BadDocument, BadNotation, BadOptions, IllegalAction, UnknownGame
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from tests.toys.fair import BUY
from tests.toys.fair import GAME as FAIR


def fair(players: int = 2, *, confirm: tuple[int, ...] = (), keep_events: bool = True, **options: object) -> Match:
    return Match.new(FAIR, players, "fair", options, confirm, keep_events)


def lay_and_stake(match: Match, *seats: int) -> None:
    """Each of these seats lays its lowest card and stakes nothing."""
    for seat in seats:
        match.apply(match.legal(seat)[0], seat)
        match.play("stake 0", seat=seat)


def choices(match: Match, seat: int = -1) -> list[str]:
    return match.legal_texts(seat)


# Setting up.


@pytest.mark.parametrize("seed", [7, "7"])
def test_equal_seeds_are_equal_matches(seed: int | str) -> None:
    match = ratusz.new("builders", players=2, seed=seed)
    assert match.seed == "7"
    assert match.fingerprint() == ratusz.new("builders", players=2, seed=7).fingerprint()


def test_other_seeds_are_other_matches() -> None:
    assert len({ratusz.new("builders", players=2, seed=seed).fingerprint() for seed in (1, 2, -1, "zażółć")}) == 4


def test_without_a_seed_it_cannot_be_guessed() -> None:
    seeds = {ratusz.new("builders", players=2).seed or "" for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize("seed", ["", "x" * 201, "a\nb", "\x00", "\ud800", True, 1.5, 10**200])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOptions, match="A seed is a whole number or a text of 1 to 200 characters, not"):
        ratusz.new("builders", players=2, seed=seed)


def test_options_and_confirm_are_kept() -> None:
    match = ratusz.new("builders", players=3, seed=1, options={"round_cap": 5}, confirm=[2, 0])
    assert (match.players, match.options, match.confirm) == (3, {"round_cap": 5}, [0, 2])


# Looking.


def test_a_seat_that_is_not_there_has_no_view_and_no_actions() -> None:
    match = fair()
    for seat in (2, 99):
        with pytest.raises(IllegalAction, match=f"There is no seat {seat}: the seats are 0 to 1"):
            match.view(seat)
        with pytest.raises(IllegalAction, match=f"There is no seat {seat}"):
            match.legal(seat)
    with pytest.raises(IllegalAction, match="There is no seat -1"):
        match.view(-1)


def test_the_legal_list_is_a_copy() -> None:
    match = fair()
    match.legal().clear()
    assert match.legal()


def test_the_question_is_named_by_its_step() -> None:
    match = fair()
    assert (match.question().step, match.question(1).step) == ("lay", "lay")
    match.apply(match.legal(0)[0], 0)
    assert (match.question(0).step, match.question(1).step) == ("stake", "lay")
    match.apply(match.legal(0)[0], 0)
    assert (match.question(0).step, match.question().step) == ("", "lay")
    lay_and_stake(match, 1)
    assert (match.question().step, match.question(1).step) == ("turn", "")


def test_a_redealt_copy_leaves_the_match_alone() -> None:
    match = fair()
    before = match.fingerprint()
    state = match.redealt(0, Rng.from_seed("1"))
    state.apply(state.legal(0)[0], 0)
    assert match.fingerprint() == before


def test_who_holds_or_decides_what_others_must_not_see_has_secrets() -> None:
    open_game = ratusz.new("builders", players=2, seed=7)
    assert [open_game.secrets(seat) for seat in (0, 1)] == [False, False]
    cards = fair()
    assert [cards.secrets(seat) for seat in (0, 1)] == [True, True]


def test_plans_are_secret_until_all_are_made() -> None:
    match = ratusz.new("orleans", players=2, seed=7)
    assert [match.secrets(seat) for seat in (0, 1)] == [True, True]
    for plan in ("place starter_boatman farm_house_boatman", "place starter_craftsman farm_house_craftsman", "done"):
        match.play(plan, seat=0)
    assert [match.secrets(seat) for seat in (0, 1)] == [True, True]
    match.play("done", seat=1)
    assert [match.secrets(seat) for seat in (0, 1)] == [False, False]


def test_events_are_told_to_each_as_they_may_see_them() -> None:
    match = fair()
    lay_and_stake(match, 0)
    card = choices(match.at(0), 0)[0].removeprefix("lay ")
    assert [event.document() for event in match.events(0)] == [
        {"event": "card_laid", "seat": 0, "card": card},
        {"event": "coins_staked", "seat": 0, "coins": 0},
    ]
    for observer in (1, None):
        assert [event.document() for event in match.events(observer)] == []
    assert len(match.events(0, since=1)) == 1


def test_without_keep_events_nothing_is_remembered_or_undone() -> None:
    match = fair(keep_events=False)
    lay_and_stake(match, 0)
    assert match.events(0) == []
    assert match.undoable(0) == 0
    with pytest.raises(IllegalAction, match=r"Seat 0 may take back 0 action\(s\), not 1"):
        match.undo(0)


def test_a_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(BadNotation):
        fair().parse("lay down")


# Clones and moments.


def test_a_clone_is_a_match_of_its_own() -> None:
    match = fair()
    match.names = ["Anna", "Ben"]
    lay_and_stake(match, 0)
    twin = match.clone()
    before = match.record()
    assert twin.record() == before
    lay_and_stake(twin, 1)
    twin.names[0] = "Cleo"
    assert match.record() == before
    twin.undo(1, 2, by_consent=True)
    assert [twin.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    assert match.record() == before


def test_a_moment_is_the_match_as_it_stood() -> None:
    match = fair()
    match.names = ["Anna", "Ben"]
    prints = [match.fingerprint()]
    while not match.over:
        match.apply(match.legal()[-1])
        prints.append(match.fingerprint())
    for ply, expected in enumerate(prints):
        moment = match.at(ply)
        assert (moment.ply, moment.fingerprint()) == (ply, expected)
        assert moment.names == ["Anna", "Ben"]
        assert moment.events(0) == match.events(0)[: len(moment.events(0))]
    assert Match.replay(FAIR, match.at(3).record()).fingerprint() == prints[3]


@pytest.mark.parametrize("ply", [-1, 1, 99])
def test_there_are_no_moments_outside_the_match(ply: int) -> None:
    with pytest.raises(IllegalAction, match=f"The match has moments 0 to 0, not {ply}"):
        fair().at(ply)


def test_a_moment_of_a_match_from_a_document() -> None:
    first = fair()
    lay_and_stake(first, 0)
    match = Match.from_document(FAIR, first.document())
    lay_and_stake(match, 1)
    assert match.at(0).fingerprint() == first.fingerprint()
    assert Match.replay(FAIR, match.at(1).record()).fingerprint() == match.at(1).fingerprint()


# Undo.


def in_turn(**options: Any) -> Match:
    """Seat 0 is in its turn, with coins to spend."""
    match = fair(**options)
    lay_and_stake(match, 0, 1)
    assert match.question(0).step == "turn"
    return match


def test_undo_goes_back_to_the_start_of_the_turn() -> None:
    match = in_turn()
    before = match.fingerprint()
    match.apply(BUY)
    once = match.fingerprint()
    match.apply(BUY)
    assert match.undoable(0) == 2
    match.undo(0)
    assert match.fingerprint() == once
    match.undo(0)
    assert match.fingerprint() == before
    assert match.undoable(0) == 0


def test_undo_may_take_back_several_at_once() -> None:
    match = in_turn()
    before = match.fingerprint()
    match.apply(BUY)
    match.apply(BUY)
    match.undo(0, 2)
    assert match.fingerprint() == before


def test_undone_actions_stay_in_the_record() -> None:
    match = in_turn()
    plies = match.ply
    match.apply(BUY)
    match.undo(0)
    assert match.ply == plies
    assert match.record().actions[plies:] == ["0 buy", "0 undo 1"]
    assert Match.replay(FAIR, match.record()).record() == match.record()


def test_undo_never_crosses_a_reveal() -> None:
    match = in_turn(confirm=(0,))
    match.apply(BUY)
    match.apply(match.parse(next(text for text in choices(match) if text.startswith("exchange"))))
    assert match.undoable(0) == 0
    match.apply(BUY)
    assert match.undoable(0) == 1
    with pytest.raises(IllegalAction, match=r"Seat 0 may take back 1 action\(s\), not 2"):
        match.undo(0, 2)


def test_undo_never_crosses_the_end_of_a_turn() -> None:
    match = in_turn()
    match.apply(BUY)
    match.play("end_turn")
    assert match.player == 1
    assert match.undoable(0) == 0


def test_a_seat_that_confirms_can_take_back_its_whole_turn() -> None:
    match = in_turn(confirm=(0,))
    for _ in range(2):
        match.apply(BUY)
    assert match.undoable(0) == 2
    match.play("end_turn")
    assert match.undoable(0) == 0


def test_undo_never_crosses_another_seats_decision() -> None:
    match = in_turn()
    match.apply(BUY)
    assert match.undoable(1) == 0


@pytest.mark.parametrize("count", [0, -1, 2, 99])
def test_a_wrong_undo_is_refused_and_changes_nothing(count: int) -> None:
    match = in_turn()
    match.apply(BUY)
    before = match.record()
    with pytest.raises(IllegalAction, match=rf"Seat 0 may take back 1 action\(s\), not {count}"):
        match.undo(0, count)
    assert match.record() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_takes_nothing_back(seat: int) -> None:
    match = in_turn()
    for by_consent in (False, True):
        with pytest.raises(IllegalAction, match=rf"Seat {seat} may take back 0 action\(s\)"):
            match.undo(seat, by_consent=by_consent)


def test_in_an_open_phase_each_takes_back_its_own() -> None:
    match = fair(3)
    lay_and_stake(match, 1)
    other = match.fingerprint()
    lay_and_stake(match, 0)
    match.apply(match.legal(2)[0], 2)
    assert [match.undoable(seat) for seat in range(3)] == [2, 2, 1]
    match.undo(0, 2)
    match.undo(2)
    assert match.fingerprint() == other
    match.undo(1, 2)
    assert match.fingerprint() == fair(3).fingerprint()


def test_how_much_was_done_in_an_open_phase_is_not_settled() -> None:
    match = fair(turns=False)
    match.apply(match.legal(1)[0], 1)
    assert (match.ply, match.settled) == (1, 0)
    match.undo(1)
    lay_and_stake(match, 0, 1)
    closed = match.ply
    assert match.settled == closed
    match.apply(match.legal(1)[0], 1)
    assert (match.ply, match.settled) == (closed + 1, closed)


def test_undo_never_crosses_the_end_of_a_simultaneous_phase() -> None:
    match = fair(turns=False)
    lay_and_stake(match, 0, 1)
    assert match.deciders() == [0, 1]
    assert [match.undoable(seat) for seat in range(2)] == [0, 0]
    match.apply(match.legal(1)[0], 1)
    assert [match.undoable(seat) for seat in range(2)] == [0, 1]


def test_by_consent_undo_goes_as_far_as_the_match() -> None:
    match = in_turn()
    match.play("end_turn")
    match.apply(BUY)
    match.undo(0, by_consent=True)
    assert match.fingerprint() == in_turn().fingerprint()
    assert match.record().actions[-1] == "0 undo 1"
    with pytest.raises(IllegalAction, match=r"Seat 0 may take back 2 action\(s\), not 3"):
        match.undo(0, 3, by_consent=True)


def test_by_consent_a_closed_phase_is_opened_again() -> None:
    """What the others chose in that phase stays, what came later goes."""
    match = fair(turns=False)
    lay_and_stake(match, 1)
    other = match.clone()
    lay_and_stake(match, 0)
    lay_and_stake(match, 1)
    match.undo(0, 2, by_consent=True)
    assert match.at(match.ply - 1).fingerprint() == other.fingerprint()
    assert [match.view(seat) for seat in (0, 1, None)] == [other.view(seat) for seat in (0, 1, None)]
    assert Match.replay(FAIR, match.record()).fingerprint() == match.fingerprint()


def test_by_consent_a_seat_goes_back_to_the_phase_before() -> None:
    match = fair(turns=False)
    lay_and_stake(match, 0)
    one = match.fingerprint()
    lay_and_stake(match, 1)
    lay_and_stake(match, 0)
    match.apply(match.legal(1)[0], 1)
    match.undo(1, 3, by_consent=True)
    assert match.at(match.ply - 1).fingerprint() == one


# Documents.


def test_a_document_is_plain_json() -> None:
    document = fair().document()
    assert json.loads(json.dumps(document)) == document


def test_the_fingerprint_is_of_the_position_not_of_the_way_there() -> None:
    one, other = fair(), fair()
    lay_and_stake(one, 0)
    lay_and_stake(one, 1)
    lay_and_stake(other, 1)
    lay_and_stake(other, 0)
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"ratusz_position": 2}, "A position document of format 1 was expected"),
        ({"game": "builders"}, "The document is for 'builders', not for 'fair'"),
        ({"game": None}, "'game' should hold a text"),
        ({"rules_version": 0}, "'rules_version' is a whole number from 1"),
        ({"rules_version": True}, "'rules_version' should hold a whole number"),
        ({"players": 4}, "fair is for 2 to 3 players, not 4"),
        ({"players": 3}, "'seats' has 2 entries for 3 players"),
        ({"options": {"rounds": 9}}, "'rounds' is a whole number from 1 to 4, not 9"),
        ({"confirm": [2]}, "'confirm' lists seats from 0 to 1, not 2"),
        ({"capped": 0}, "'capped' should hold true or false"),
        ({"rng": [1, 2, 3]}, "'rng' holds four whole numbers below"),
        ({"rng": [1, 2, 3, 2**32]}, "'rng' holds four"),
        ({"rng": [1, 2, 3, -1]}, "'rng' holds four"),
        ({"steps": [{"step": "dance", "player": 0}]}, "'dance' is not a step of fair"),
        ({"steps": [{"step": "turn", "player": 2}]}, "'player' is a whole number from 0 to 1, not 2"),
        ({"steps": [{"player": 0}]}, "'step' is missing"),
        ({"steps": [{}] * 101}, "No more than 100 steps are pending, not 101"),
        ({"together": [[]]}, "'together' holds a list for each of the 2 seats, or nothing"),
        ({"together": [[3], []]}, "An object was expected, not 3"),
        ({"together": [3, 4]}, "'together' should hold a list, not 3"),
        ({"position": []}, "'position' should hold an object"),
    ],
)
def test_a_wrong_document_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDocument, match=said):
        Match.from_document(FAIR, {**fair().document(), **changes})


def test_keys_that_mean_nothing_in_a_document_are_refused() -> None:
    document = fair().document()
    with pytest.raises(BadDocument, match="There is no 'confrim' here"):
        Match.from_document(FAIR, {**document, "confrim": [0]})
    with pytest.raises(BadDocument, match="There is no 'piel' here"):
        Match.from_document(FAIR, {**document, "position": {**document["position"], "piel": []}})


def test_a_document_is_loaded_by_the_name_of_its_game() -> None:
    match = ratusz.new("builders", players=2, seed=1)
    assert ratusz.from_document(match.document()).fingerprint() == match.fingerprint()
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        ratusz.from_document({**match.document(), "game": "chess"})


@pytest.mark.parametrize("document", [None, [], "builders", 3])
def test_what_is_no_object_is_no_document(document: Any) -> None:
    with pytest.raises(BadDocument, match="An object was expected"):
        ratusz.from_document(document)


@pytest.mark.parametrize("game", [None, 3, []])
def test_a_document_without_a_game_is_refused(game: Any) -> None:
    with pytest.raises(BadDocument, match="'game' should hold a text"):
        ratusz.from_document({"game": game})
    with pytest.raises(BadDocument, match="'game' is missing"):
        ratusz.from_document({})
