"""Every game of the registry keeps every law, with every player count and every option."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ratusz
from ratusz.bots import BOTS
from ratusz.core.game import Game
from ratusz.testing import (
    LAWS,
    anew,
    copies,
    documents,
    pieces,
    play,
    positions,
    questions,
    records,
    saying,
    search,
    secrecy,
    telling,
    together,
)
from ratusz.testing.case import Case, other_values
from tests.contract.cases import CASES, COMPILED, COUNTS, GAMES, REPEATING, SELDOM, USUAL, variants

SEEDS = st.integers(0, 2**32)
LEFT_OUT = {
    "builders": {"panel", "sensible"},
    "little_town": {"panel"},
    "le_havre": {"hangs_on"},
    "craftsmen": {"hangs_on"},
    "fair": {"rulebook", "sensible", "hangs_on"},
}
"""What games do without: two put nothing together, one of them lets searches try everything, outcomes of others hang on
too much to be kept, and the Fair is a toy."""
SPECS = ["random", "greedy", "greedy:style=miser", f"mcts:iterations={10 if COMPILED else 5},style=builder"]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("case", [Case(game, game.players[0], {}) for game in GAMES], ids=str)


def scaled(case: Case, often: int) -> int:
    """How often something is tried: a quarter where the options are unusual, half where the rules are interpreted."""
    return max(1, often // (1 if case in USUAL else 4) // (1 if COMPILED else 2))


def law(examples: int) -> Callable[[Callable[[Case, int], None]], Callable[..., None]]:
    """A test of every case, with so many seeds where the options are the usual ones."""

    def decorate(test: Callable[[Case, int], None]) -> Callable[..., None]:
        @every_case
        def tested(case: Case) -> None:
            @settings(max_examples=scaled(case, examples))
            @given(seed=SEEDS)
            def with_seed(seed: int) -> None:
                test(case, seed)

            with_seed()

        return tested

    return decorate


def test_every_value_of_every_option_has_a_case_with_every_player_count() -> None:
    for game, players in COUNTS:
        checked = variants(game, players)
        for option in game.options:
            assert {options[option.name] for options in checked} >= set(other_values(option, players)), (
                game.id,
                option.name,
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_law_is_left_out_but_those_that_a_game_has_nothing_for(game: Game) -> None:
    assert {law.lacks(game) for law in LAWS} - {""} == LEFT_OUT.get(game.id, set())


@pytest.mark.rule("BU-DEC-3")
@law(examples=4)
def test_matches_end(case: Case, seed: int) -> None:
    play.check_matches_end(case.seeded(seed))


@law(examples=2)
def test_illegal_actions_are_refused(case: Case, seed: int) -> None:
    play.check_illegal_actions_are_refused(case.seeded(seed))


@law(examples=2)
def test_refused_actions_leave_no_trace(case: Case, seed: int) -> None:
    play.check_refused_actions_leave_no_trace(case.seeded(seed))


@law(examples=2)
def test_no_idle_questions(case: Case, seed: int) -> None:
    play.check_no_idle_questions(case.seeded(seed))


@law(examples=2)
def test_confirming_changes_nothing(case: Case, seed: int) -> None:
    play.check_confirming_changes_nothing(case.seeded(seed))


@pytest.mark.rule("BU-DEC-1", "BU-DEC-2")
@every_game
def test_notation_round_trips(case: Case) -> None:
    play.check_notation_round_trips(case)


@law(examples=2)
def test_clones_are_independent(case: Case, seed: int) -> None:
    copies.check_clones_are_independent(case.seeded(seed))


@law(examples=2)
def test_earlier_clones_stay(case: Case, seed: int) -> None:
    copies.check_earlier_clones_stay(case.seeded(seed))


@every_case
def test_clones_have_every_field(case: Case) -> None:
    copies.check_clones_have_every_field(case)


@law(examples=2)
def test_record_replays(case: Case, seed: int) -> None:
    records.check_record_replays(case.seeded(seed))


def test_records_replay_elsewhere() -> None:
    records.check_records_replay_elsewhere([(f"{case.game.folder}:GAME", case.seeded("elsewhere")) for case in CASES])


@pytest.mark.rule("BU-STATE-4", "BU-ROW-5")
@law(examples=2)
def test_components_are_conserved(case: Case, seed: int) -> None:
    pieces.check_components_are_conserved(case.seeded(seed))


@law(examples=3)
def test_scores_and_places(case: Case, seed: int) -> None:
    pieces.check_scores_and_places(case.seeded(seed))


@law(examples=3)
def test_score_sheet_adds_up(case: Case, seed: int) -> None:
    pieces.check_score_sheet_adds_up(case.seeded(seed))


@law(examples=3)
def test_score_details_fit(case: Case, seed: int) -> None:
    pieces.check_score_details_fit(case.seeded(seed))
    pieces.check_score_details_are_said(case.seeded(seed))


@law(examples=3)
def test_values_are_chances(case: Case, seed: int) -> None:
    pieces.check_values_are_chances(case.seeded(seed))


@law(examples=2)
def test_observations_fit(case: Case, seed: int) -> None:
    pieces.check_observations_fit(case.seeded(seed))


@pytest.mark.rule("BU-HID-3", "BU-HID-4", "BU-HID-6", "BU-HID-7")
@law(examples=2)
def test_nothing_hidden_is_shown(case: Case, seed: int) -> None:
    secrecy.check_nothing_hidden_is_shown(case.seeded(seed))


@law(examples=2)
def test_private_takes_the_place_of_public(case: Case, seed: int) -> None:
    secrecy.check_private_takes_the_place_of_public(case.seeded(seed))


@law(examples=2)
def test_who_has_no_secrets_shows_none(case: Case, seed: int) -> None:
    secrecy.check_who_has_no_secrets_shows_none(case.seeded(seed))


@law(examples=2)
def test_events_tell_nothing_hidden(case: Case, seed: int) -> None:
    secrecy.check_events_tell_nothing_hidden(case.seeded(seed))


@law(examples=2)
def test_redeal_knows_no_more(case: Case, seed: int) -> None:
    secrecy.check_redeal_knows_no_more(case.seeded(seed))


@pytest.mark.rule("BU-HID-1", "BU-HID-2")
@law(examples=2)
def test_redeal_forgets_nothing(case: Case, seed: int) -> None:
    secrecy.check_redeal_forgets_nothing(case.seeded(seed))


@pytest.mark.parametrize("spec", SPECS)
@every_case
def test_bots_do_not_peek(case: Case, spec: str) -> None:
    secrecy.check_bot_does_not_peek(case, ratusz.bot(spec), decisions=max(3, scaled(case, 8)) if COMPILED else 2)


@pytest.mark.parametrize("spec", ["random", "greedy:slips=10"])
@every_case
def test_plans_come_true(case: Case, spec: str) -> None:
    secrecy.check_plans_come_true(
        case, ratusz.bot(spec), most=scaled(case, 40 if COMPILED else 20), committed=spec != "random"
    )


def test_every_bot_that_thinks_here_is_among_them() -> None:
    assert {spec.partition(":")[0] for spec in SPECS} == BOTS.keys() - {"exec"}


@law(examples=2)
def test_orders_do_not_matter(case: Case, seed: int) -> None:
    together.check_orders_do_not_matter(case.seeded(seed))


@law(examples=2)
def test_open_choices_are_secret(case: Case, seed: int) -> None:
    together.check_open_choices_are_secret(case.seeded(seed))


@law(examples=2)
def test_search_loses_nothing(case: Case, seed: int) -> None:
    once = case.game.id not in REPEATING
    seldom = SELDOM.get(case.game.id, 3) * (1 if case in USUAL else 3)
    search.check_search_loses_nothing(case.seeded(seed), seldom, once=once)


@law(examples=2)
def test_events_are_well_formed(case: Case, seed: int) -> None:
    telling.check_events_are_well_formed(case.seeded(seed))


@law(examples=3)
def test_undo(case: Case, seed: int) -> None:
    telling.check_undo(case.seeded(seed))


@law(examples=2)
def test_dealing_anew(case: Case, seed: int) -> None:
    anew.check_dealing_anew(case.seeded(seed))


@every_case
def test_cards_are_really_dealt_anew(case: Case) -> None:
    changed = any(anew.check_dealing_anew(case.seeded(seed)) for seed in range(8))
    assert changed == case.game.chance


@law(examples=2)
def test_what_is_left_to_chance(case: Case, seed: int) -> None:
    anew.check_what_is_left_to_chance(case.seeded(seed))


@law(examples=2)
def test_answers_are_legal(case: Case, seed: int) -> None:
    questions.check_answers_are_legal(case.seeded(seed))


@law(examples=2)
def test_obvious_answers_are_legal(case: Case, seed: int) -> None:
    questions.check_obvious_answers_are_legal(case.seeded(seed))


@law(examples=2)
def test_costly_answers_say_so(case: Case, seed: int) -> None:
    questions.check_costly_answers_say_so(case.seeded(seed))


@law(examples=2)
def test_closed_is_closed(case: Case, seed: int) -> None:
    questions.check_closed_is_closed(case.seeded(seed))
    if "rulebook" not in LEFT_OUT.get(case.game.id, ()):
        questions.check_closed_says_why(case.seeded(seed))
        assert questions.check_every_refusal_says_why(case.seeded(seed)) > 1


@law(examples=2)
def test_outcomes_come_true(case: Case, seed: int) -> None:
    questions.check_outcomes_come_true(case.seeded(seed))
    questions.check_kept_outcomes_hold(case.seeded(seed))


@law(examples=2)
def test_panels_fit_the_rules(case: Case, seed: int) -> None:
    questions.check_forms_fit_the_rules(case.seeded(seed))
    questions.check_ways_are_legal(case.seeded(seed))


@law(examples=1)
def test_everything_can_be_said(case: Case, seed: int) -> None:
    saying.check_everything_can_be_said(case.seeded(seed))


@law(examples=2)
def test_documents_round_trip(case: Case, seed: int) -> None:
    documents.check_documents_round_trip(case.seeded(seed))


@pytest.mark.parametrize("case", [case for case in CASES if case.game.fill is not None], ids=str)
def test_positions_can_be_wished_for(case: Case) -> None:
    positions.check_nothing_has_to_be_said(case)
    positions.check_asking_all_changes_nothing(case)


@law(examples=40)
def test_damaged_documents_are_refused(case: Case, seed: int) -> None:
    documents.check_damaged_document(case, str(seed))


@every_case
def test_unknown_entries_of_documents_are_refused(case: Case) -> None:
    documents.check_unknown_entries_are_refused(case)


@every_case
def test_bad_options_are_refused(case: Case) -> None:
    documents.check_bad_options_are_refused(case)
