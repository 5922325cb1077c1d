"""Every check of the contract catches a game that breaks its law; a check that cannot fail would check nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import ModuleType
from typing import Any

import pytest

from ratusz import games
from ratusz.bots import Bot
from ratusz.bots.random import RandomBot
from ratusz.core.form import Ways
from ratusz.core.game import Game
from ratusz.core.match import Match
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
from ratusz.testing.case import Case
from ratusz.texts import MissingText
from tests.toys import broken
from tests.toys.fair import GAME, fair

MODULES: list[ModuleType] = [
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
]
Check = Callable[[Case], object]


def name(check: Check) -> str:
    return str(getattr(check, "__name__", "partial"))


def damaged(case: Case) -> None:
    for number in range(200):
        documents.check_damaged_document(case, f"{number}/{case.seed}")


def elsewhere(case: Case) -> None:
    place = "tests.toys.broken:HASHED" if case.game is broken.HASHED else "tests.toys.fair:GAME"
    records.check_records_replay_elsewhere([(place, case)])


@dataclass(frozen=True)
class OddCase(Case):
    """A case whose matches are of a class with a flaw."""

    match_class: type[Match] = Match

    def match(self, confirm: Sequence[int] = (), *, keep_events: bool = False) -> Match:
        return self.match_class.new(self.game, self.players, self.seed, self.options, confirm, keep_events)


def with_bot(bot: type[Bot]) -> Check:
    return partial(secrecy.check_bot_does_not_peek, bot=bot())


FLAWS: list[tuple[Check, str, Game]] = [
    (play.check_matches_end, "has no legal action", fair(broken.DeadEnd)),
    (
        partial(play.check_matches_end, longest=2000),
        "the match is not over after 2000 decisions",
        fair(broken.Endless),
    ),
    (play.check_matches_end, "repeats an action", fair(broken.RepeatsActions)),
    (play.check_matches_end, "marked as ended by the cap", fair(broken.CapsEarly)),
    (play.check_illegal_actions_are_refused, "is not legal and was carried out", fair(broken.CarriesOutAnything)),
    (play.check_illegal_actions_are_refused, "a refused action", fair(broken.PaysForTrying)),
    (play.check_refused_actions_leave_no_trace, "is not legal and was carried out", fair(broken.CarriesOutAnything)),
    (play.check_refused_actions_leave_no_trace, "a refused action", fair(broken.PaysForTrying)),
    (play.check_no_idle_questions, "asked without a choice", fair(broken.AsksIdly)),
    (play.check_no_idle_questions, "put for secrecy's sake, all know", fair(broken.FeignsIdly)),
    (play.check_no_idle_questions, "put for secrecy's sake, all know", fair(broken.FeignsTheImpossible)),
    (search.check_search_loses_nothing, "nothing is to be tried", replace(GAME, sensible=broken.try_nothing)),
    (search.check_search_loses_nothing, "a search misses", replace(GAME, sensible=broken.try_the_first)),
    (search.check_search_loses_nothing, "a search misses", replace(GAME, sensible=broken.try_less_after_acting)),
    (search.check_search_loses_nothing, "what is not legal", replace(GAME, sensible=broken.try_what_is_not_legal)),
    (search.check_search_loses_nothing, "in another order", replace(GAME, sensible=broken.try_every_order)),
    (play.check_confirming_changes_nothing, "confirming changed the match", fair(broken.ConfirmingCosts)),
    (play.check_notation_round_trips, "'lay card'", replace(GAME, space=broken.AMBIGUOUS)),
    (copies.check_clones_are_independent, "changed", fair(broken.SharesHands)),
    (copies.check_clones_are_independent, "what was done to a clone changed its original", fair(broken.SharesDeck)),
    (copies.check_clones_are_independent, "a clone differs from its original", fair(broken.ForgetsOnCloning)),
    (copies.check_earlier_clones_stay, "changed", fair(broken.SharesHands)),
    (copies.check_clones_have_every_field, "a clone has no 'note'", fair(broken.ForgetsANote)),
    (copies.check_clones_have_every_field, "'note' of a clone differs", fair(broken.MixesUpANote)),
    (records.check_record_replays, "replays to another position", fair(broken.CountsMatches)),
    (elsewhere, "replays to another position in another process", broken.HASHED),
    (pieces.check_components_are_conserved, "lost or made on the way", fair(broken.LosesCoins)),
    (pieces.check_components_are_conserved, "lost or made by a redeal", fair(broken.MakesCards)),
    (pieces.check_scores_and_places, "scores for 3 seats", fair(broken.MissesScores)),
    (pieces.check_scores_and_places, "are whole numbers", fair(broken.HalvesScores)),
    (pieces.check_scores_and_places, "is on place 2", fair(broken.HasNoWinner)),
    (pieces.check_scores_and_places, "scores .* places", fair(broken.RanksUpsideDown)),
    (pieces.check_score_sheet_adds_up, "the score sheets", replace(GAME, score_sheet=broken.sheet_without_coins)),
    (pieces.check_score_details_fit, "is no row", replace(GAME, score_details=broken.details_of_no_row)),
    (pieces.check_score_details_fit, "'points' is", replace(GAME, score_details=broken.details_too_small)),
    (pieces.check_values_are_chances, "are not all from 0 to 1", replace(GAME, value=broken.value_without_bounds)),
    (pieces.check_values_are_chances, "sum to 3.0", replace(GAME, value=broken.value_of_more_than_one)),
    (pieces.check_values_are_chances, "looking at the value changed", replace(GAME, value=broken.value_that_pays)),
    (pieces.check_observations_fit, "bytes of the buffer unwritten", broken.observing(broken.observe_in_part)),
    (pieces.check_observations_fit, "'round' holds 101, above its bound 4", broken.observing(broken.observe_too_much)),
    (secrecy.check_nothing_hidden_is_shown, "the view of observer", replace(GAME, public=broken.leaky_view)),
    (secrecy.check_nothing_hidden_is_shown, "the observation of observer", broken.observing(broken.leaky_observe)),
    (secrecy.check_nothing_hidden_is_shown, "the reasons of observer", replace(GAME, reason=broken.leaky_reason)),
    (secrecy.check_nothing_hidden_is_shown, "the legal list of observer", fair(broken.LegalIfLucky)),
    (secrecy.check_nothing_hidden_is_shown, "the view of observer", fair(broken.RedealsOwnHand)),
    (secrecy.check_who_has_no_secrets_shows_none, "though it has no secrets", replace(GAME, private=None)),
    (secrecy.check_events_tell_nothing_hidden, "sees other events", fair(broken.DrawsUnmarked)),
    (secrecy.check_events_tell_nothing_hidden, "the legal list of observer", fair(broken.LegalIfLucky)),
    (secrecy.check_events_tell_nothing_hidden, "the view of observer", fair(broken.AsksIfLucky)),
    (secrecy.check_redeal_knows_no_more, "depends on what it cannot know", fair(broken.RedealsFromTruth)),
    (secrecy.check_redeal_knows_no_more, "keeps the generator", fair(broken.KeepsGenerator)),
    (secrecy.check_redeal_forgets_nothing, "'deck' is neither shown", fair(broken.RedealsNothing)),
    (secrecy.check_redeal_forgets_nothing, "hand' is neither shown", fair(broken.ForgetsHands)),
    (with_bot(broken.PeekingBot), "where only hidden things differ", GAME),
    (with_bot(broken.FickleBot), "the same question the same way", GAME),
    (with_bot(broken.CheatingBot), "which is not legal", GAME),
    (with_bot(broken.MeddlingBot), "changed the match it was asked about", GAME),
    (partial(secrecy.check_plans_come_true, bot=broken.FickleBot()), "then would rather play", GAME),
    (partial(secrecy.check_plans_come_true, bot=RandomBot()), "as planned", fair(broken.AsksIfLucky)),
    (together.check_orders_do_not_matter, "leads to another position", fair(broken.FirstComeFirstServed)),
    (together.check_orders_do_not_matter, "leads to another position", fair(broken.DrawsWhileOpen)),
    (secrecy.check_private_takes_the_place_of_public, "no public 'purse'", replace(GAME, private=broken.stray_private)),
    (secrecy.check_private_takes_the_place_of_public, "changed", replace(GAME, private=broken.meddling_private)),
    (
        together.check_open_choices_are_secret,
        "the view of .* chosen in",
        replace(GAME, public=broken.open_choices_view),
    ),
    (together.check_open_choices_are_secret, "the view .* done some", replace(GAME, public=broken.open_progress_view)),
    (together.check_open_choices_are_secret, "the event stream .* done some", fair(broken.TellsThatSomethingIsLaid)),
    (together.check_open_choices_are_secret, "the event stream of .* in secret", fair(broken.TellsWhatIsLaid)),
    (together.check_open_choices_are_secret, "the view of .* in secret", fair(broken.PaysStakesAtOnce)),
    (telling.check_events_are_well_formed, "has no proper kind", fair(broken.TellsNameless)),
    (telling.check_events_are_well_formed, "two events are called 'card_laid'", fair(broken.TellsNamesake)),
    (telling.check_events_are_well_formed, "cannot be written as JSON", fair(broken.TellsUnwritable)),
    (telling.check_events_are_well_formed, "is of no seat", fair(broken.TellsStranger)),
    (telling.check_events_are_well_formed, "told its end", fair(broken.TellsTheEndTwice)),
    (telling.check_events_are_well_formed, "told its end 0 times", fair(broken.EndsSilently)),
    (telling.check_events_are_well_formed, "disagree on what ended", fair(broken.BlamesTheCap)),
    (telling.check_undo, "its turn is over", fair(broken.EndsTurnsSilently)),
    (telling.check_undo, "the kept actions do not lead to", fair(broken.UndoesByChance)),
    (anew.check_dealing_anew, "after a dealing anew", fair(broken.RedealsOwnHand)),
    (anew.check_dealing_anew, "lost or made something", fair(broken.MakesCards)),
    (anew.check_dealing_anew, "chance goes on as before", fair(broken.KeepsGenerator)),
    (anew.check_dealing_anew, "knows something else after", fair(broken.RedealsFromTruth)),
    (anew.check_what_is_left_to_chance, "something is dealt anew", replace(GAME, chance=False)),
    (anew.check_what_is_left_to_chance, "chance decides", replace(fair(broken.RedealsNothing), chance=False)),
    (questions.check_answers_are_legal, "other answers than are legal", replace(GAME, space=broken.crooked_space())),
    (questions.check_obvious_answers_are_legal, "is not legal", replace(GAME, obvious=broken.obviously_illegal)),
    (questions.check_obvious_answers_are_legal, "and costly", replace(GAME, costly=broken.costly_everywhere)),
    (questions.check_costly_answers_say_so, "is not legal", replace(GAME, costly=broken.costly_though_closed)),
    (questions.check_closed_is_closed, "legal and said to be closed", replace(GAME, closed=broken.closed_though_open)),
    (questions.check_closed_is_closed, "is no action", replace(GAME, closed=broken.closed_nonsense)),
    (questions.check_outcomes_come_true, "was told to change", fair(broken.ChargesBehindTheSteps)),
    (questions.check_kept_outcomes_hold, "was kept as", replace(GAME, hangs_on=broken.careless_keys)),
    (questions.check_forms_fit_the_rules, "the rules allow .* breaks Tally", broken.with_panel(broken.strict_form)),
    (questions.check_forms_fit_the_rules, "satisfies the form, but", broken.with_panel(broken.lax_form)),
    (questions.check_forms_fit_the_rules, "the proposal .* breaks", broken.with_panel(broken.bad_proposal)),
    (questions.check_forms_fit_the_rules, "points, not", broken.with_panel(broken.generous_form)),
    (questions.check_ways_are_legal, "only 1 answers could", broken.with_panel(broken.dead_ends, Ways)),
    (secrecy.check_nothing_hidden_is_shown, "the question of observer", replace(GAME, about=broken.leaky_about)),
    (secrecy.check_nothing_hidden_is_shown, "the question of observer", replace(GAME, obvious=broken.leaky_obvious)),
    (secrecy.check_nothing_hidden_is_shown, "the question of .*exchange", replace(GAME, purse=broken.purse_of_cards)),
    (saying.check_everything_can_be_said, "no text 'game-name'", replace(GAME, folder="tests.toys")),
    (documents.check_documents_round_trip, "from a document", replace(GAME, write=broken.write_in_part)),
    (documents.check_documents_round_trip, "comes to another position", fair(broken.RemembersCustomers)),
    (documents.check_documents_round_trip, "replays elsewhere", replace(GAME, read=broken.absent_minded_read)),
    (positions.check_nothing_has_to_be_said, "is the end of a match", replace(GAME, fill=broken.fill_the_end)),
    (positions.check_asking_all_changes_nothing, "cannot be read", replace(GAME, check_steps=broken.choosy_check)),
    (positions.check_asking_all_changes_nothing, "another position", fair(broken.PaysForBeingAsked)),
    (damaged, "reading raised KeyError", replace(GAME, read=broken.careless_read)),
    (damaged, "playing raised", replace(GAME, check_steps=broken.trusting_check)),
    (documents.check_unknown_entries_are_refused, "was not noticed", replace(GAME, read=broken.kind_read)),
    (documents.check_bad_options_are_refused, "should have been refused", broken.lenient(GAME)),
    (documents.check_bad_options_are_refused, "option 'rounds' refuses 3", broken.stubborn(GAME)),
]


def in_a_few_matches(check: Check, case: Case) -> None:
    for seed in range(4):
        check(case.seeded(seed))


@pytest.mark.parametrize(("check", "said", "game"), [pytest.param(*flaw, id=flaw[1]) for flaw in FLAWS])
def test_a_broken_game_is_caught(check: Check, said: str, game: Game) -> None:
    with pytest.raises(AssertionError, match=said):
        in_a_few_matches(check, Case(game, 3, {"rounds": 3}))


@pytest.mark.parametrize(
    ("match_class", "turns", "said"),
    [
        (broken.LaxMatch, True, "its turn is over"),
        (broken.LaxMatch, False, "may undo what it did before it saw CardsRevealed"),
        (broken.ForgetfulMatch, True, "undone actions have to stay in the record"),
    ],
)
def test_a_broken_match_is_caught(match_class: type[Match], turns: bool, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        in_a_few_matches(telling.check_undo, OddCase(GAME, 3, {"turns": turns}, match_class=match_class))


@pytest.mark.parametrize(
    ("closed", "said", "error"),
    [
        (broken.closed_by_no_rule, "BU-NONE-1, which is no rule of builders", AssertionError),
        (broken.closed_without_words, "closed-nothing-that-has-a-text", MissingText),
    ],
)
def test_a_reason_that_says_nothing_is_caught(closed: Any, said: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=said):
        questions.check_closed_says_why(Case(replace(games.find("builders"), closed=closed), 2, {}))
    with pytest.raises(error, match=said):
        questions.check_every_refusal_says_why(Case(replace(games.find("builders"), closed=closed), 2, {}))


def test_a_refusal_without_a_reason_is_caught() -> None:
    """No rule says when something is done at the Fair."""
    game = replace(GAME, folder=games.find("builders").folder, closed=None)
    with pytest.raises(AssertionError, match="nothing is said of why 'end_turn' is not legal"):
        questions.check_every_refusal_says_why(Case(game, 2, {"rounds": 1}))


def test_a_costly_answer_without_words_is_caught() -> None:
    with pytest.raises(MissingText, match="costly-nothing-that-has-a-text"):
        questions.check_costly_answers_say_so(Case(replace(GAME, costly=broken.costly_without_words), 2, {}))


def test_a_detail_of_points_without_words_is_caught() -> None:
    game = replace(games.find("builders"), score_details=broken.details_without_words)
    with pytest.raises(MissingText, match="detail-nothing-that-has-a-text"):
        pieces.check_score_details_are_said(Case(game, 2, {}))


def test_of_what_is_uncertain_nothing_is_told() -> None:
    game = replace(GAME, purse=broken.purse_of_cards, uncertain=frozenset({"exchange"}))
    in_a_few_matches(secrecy.check_nothing_hidden_is_shown, Case(game, 3, {"rounds": 3}))


def test_a_match_that_deals_nothing_anew_is_caught() -> None:
    with pytest.raises(AssertionError, match="the cards lie as they lay"):
        in_a_few_matches(anew.check_dealing_anew, OddCase(GAME, 3, {}, match_class=broken.PeekingMatch))


@pytest.mark.parametrize(
    "check", {name(check): check for check, _, game in FLAWS if game is not GAME}.values(), ids=name
)
def test_the_game_without_the_flaw_passes(check: Check) -> None:
    """So it is the flaw that is caught above, not the Fair."""
    in_a_few_matches(check, Case(GAME, 3, {"rounds": 3}))


def test_a_bot_without_a_flaw_passes() -> None:
    secrecy.check_bot_does_not_peek(Case(GAME, 3, {"rounds": 3}), RandomBot())
    assert secrecy.check_plans_come_true(Case(GAME, 3, {"rounds": 3}), RandomBot()) > 0


def checks() -> set[Check]:
    functions = (check for module in MODULES for _, check in inspect.getmembers(module, inspect.isfunction))
    return {check for check in functions if name(check).startswith("check_")}


def test_every_check_has_a_game_that_breaks_its_law() -> None:
    shown = {check.func if isinstance(check, partial) else check for check, _, _ in FLAWS}
    shown |= {documents.check_damaged_document, records.check_records_replay_elsewhere}
    shown |= {questions.check_form, questions.check_numbers, questions.check_closed_says_why}
    shown |= {questions.check_every_refusal_says_why}
    shown |= {pieces.check_score_details_are_said}
    assert checks() <= shown


def test_every_check_is_a_law() -> None:
    laws = {law.check.func if isinstance(law.check, partial) else law.check for law in LAWS}
    laws |= {documents.check_damaged_document, records.check_records_replay_elsewhere}
    laws |= {questions.check_form, questions.check_numbers}
    assert {check for check, _, _ in FLAWS if name(check).startswith("check_")} <= laws
    assert {check for check in laws if name(check).startswith("check_")} == checks()


def test_the_fair_has_what_the_checks_of_simultaneous_phases_and_undo_are_about() -> None:
    case = Case(GAME, 3, {"rounds": 3})
    assert together.check_orders_do_not_matter(case) == 3
    assert together.check_open_choices_are_secret(case) > 5
    assert telling.check_undo(case) > 3


def test_the_fair_has_what_the_checks_of_questions_are_about() -> None:
    case = Case(GAME, 3, {"rounds": 3})
    assert questions.check_outcomes_come_true(case) > 2
    assert questions.check_obvious_answers_are_legal(case.seeded(2)) > 1
    assert questions.check_costly_answers_say_so(case) > 1
    assert questions.check_forms_fit_the_rules(case) > 8
    assert questions.check_ways_are_legal(case) > 8


def test_damage_is_refused_mostly_and_sometimes_harmless() -> None:
    refused = [documents.check_damaged_document(Case(GAME, 2, {}), str(number)) for number in range(60)]
    assert 30 < sum(refused) < 60


def test_the_value_of_who_plays_alone_is_between_bounds_and_says_something() -> None:
    def alone(value: float) -> Case:
        return Case(replace(GAME, players=range(1, 5), value=lambda _: [value]), 1, {})

    with pytest.raises(AssertionError, match=r"plays alone is .* all the time"):
        pieces.check_values_are_chances(alone(1.0))
    with pytest.raises(AssertionError, match="are not all from 0 to 1"):
        pieces.check_values_are_chances(alone(1.5))
