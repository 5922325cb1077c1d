"""All laws of the contract, what a game needs to have for each, and a game held to them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final

from ratusz.bots import bot
from ratusz.core.errors import RatuszError
from ratusz.core.game import Game
from ratusz.rulebook import has_rules
from ratusz.testing import (
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
)
from ratusz.testing import together as phases
from ratusz.testing.case import Case, other_values

SEEDS: Final = 3
DAMAGES: Final = 40


@dataclass(frozen=True, slots=True)
class Law:
    """One law; it says nothing of a game that does not have the part it needs."""

    check: Callable[[Case], object]
    needs: str = ""
    """Parts of a `Game`, a `rulebook`, a `module` that the game can be imported from."""
    once: bool = False
    """Whether one case says enough: it takes long."""

    @property
    def name(self) -> str:
        """What the law says, in words."""
        function = self.check.func if isinstance(self.check, partial) else self.check
        return str(getattr(function, "__name__", function)).removeprefix("check_").replace("_", " ")

    def lacks(self, game: Game) -> str:
        """The part that is missing; nothing if the game can be held to this law."""
        missing = set(game.lacks)
        missing |= set() if place_of(game) else {"module"}
        missing |= set() if has_rules(game) else {"rulebook"}
        return next((part for part in self.needs.split() if part in missing), "")


def damaged_documents_are_refused(case: Case) -> None:
    for number in range(DAMAGES):
        documents.check_damaged_document(case, f"{number}/{case.seed}")


def records_replay_elsewhere(case: Case) -> None:
    records.check_records_replay_elsewhere([(place_of(case.game), case)])


def place_of(game: Game) -> str:
    """Where another process can import a game from, `module:name`; nothing if that cannot be told."""
    module = sys.modules.get(game.folder)
    return (
        next((f"{game.folder}:{name}" for name, thing in vars(module).items() if thing is game), "") if module else ""
    )


LAWS: Final = (
    Law(play.check_matches_end),
    Law(play.check_illegal_actions_are_refused),
    Law(play.check_refused_actions_leave_no_trace),
    Law(play.check_no_idle_questions),
    Law(play.check_confirming_changes_nothing),
    Law(play.check_notation_round_trips),
    Law(copies.check_clones_are_independent),
    Law(copies.check_earlier_clones_stay),
    Law(copies.check_clones_have_every_field),
    Law(records.check_record_replays),
    Law(records_replay_elsewhere, "module", once=True),
    Law(pieces.check_components_are_conserved, "components"),
    Law(pieces.check_scores_and_places),
    Law(pieces.check_score_sheet_adds_up),
    Law(pieces.check_score_details_fit, "score_details"),
    Law(pieces.check_score_details_are_said, "score_details"),
    Law(pieces.check_values_are_chances, "value"),
    Law(pieces.check_observations_fit, "observation"),
    Law(secrecy.check_nothing_hidden_is_shown),
    Law(secrecy.check_private_takes_the_place_of_public),
    Law(secrecy.check_who_has_no_secrets_shows_none),
    Law(secrecy.check_events_tell_nothing_hidden),
    Law(secrecy.check_redeal_knows_no_more),
    Law(secrecy.check_redeal_forgets_nothing),
    Law(partial(secrecy.check_bot_does_not_peek, bot=bot("greedy")), "value"),
    Law(partial(secrecy.check_bot_does_not_peek, bot=bot("greedy:style=builder")), "value"),
    Law(partial(secrecy.check_plans_come_true, bot=bot("random"))),
    Law(partial(secrecy.check_plans_come_true, bot=bot("greedy:slips=10"), committed=True), "value"),
    Law(phases.check_orders_do_not_matter),
    Law(phases.check_open_choices_are_secret),
    Law(search.check_search_loses_nothing, "sensible"),
    Law(telling.check_events_are_well_formed),
    Law(telling.check_undo),
    Law(anew.check_dealing_anew),
    Law(anew.check_what_is_left_to_chance),
    Law(questions.check_answers_are_legal),
    Law(questions.check_outcomes_come_true, "purse"),
    Law(questions.check_kept_outcomes_hold, "hangs_on"),
    Law(questions.check_obvious_answers_are_legal),
    Law(questions.check_costly_answers_say_so),
    Law(questions.check_closed_is_closed, "closed"),
    Law(questions.check_closed_says_why, "closed rulebook"),
    Law(questions.check_every_refusal_says_why, "closed rulebook"),
    Law(questions.check_forms_fit_the_rules, "panel"),
    Law(questions.check_ways_are_legal, "panel"),
    Law(saying.check_everything_can_be_said),
    Law(documents.check_documents_round_trip),
    Law(documents.check_unknown_entries_are_refused, "read"),
    Law(damaged_documents_are_refused, "read"),
    Law(documents.check_bad_options_are_refused),
    Law(positions.check_nothing_has_to_be_said, "fill"),
    Law(positions.check_asking_all_changes_nothing, "fill"),
)


@dataclass
class Verdict:
    """Which laws a game keeps, and which were left out for want of what."""

    kept: list[str] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)
    """By the law, the part that the game does not have."""

    def __str__(self) -> str:
        lines = [f"{len(self.kept)} laws are kept; left out: {len(self.left_out) or 'none'}."]
        return "\n".join(lines + [f"- {law}: no {part} yet" for law, part in self.left_out.items()])


def check(game: Game, seeds: int = SEEDS) -> Verdict:
    """Hold a game to every law; AssertionError names the law, the case and what is wrong.

    With every player count and the usual options, and with the fewest players and every other value of each option.
    """
    verdict = Verdict()
    for law in LAWS:
        missing = law.lacks(game)
        if missing:
            verdict.left_out[law.name] = missing
            continue
        for case in islice(_cases(game, seeds), 1 if law.once else None):
            _hold(law, case)
        verdict.kept.append(law.name)
    return verdict


def _cases(game: Game, seeds: int) -> Iterator[Case]:
    usual = {option.name: option.default for option in game.options}
    for seed in map(str, range(seeds)):
        for players in game.players:
            yield Case(game, players, usual, seed)
        for option in game.options:
            for value in other_values(option, game.players[0]):
                if value != option.default:
                    yield Case(game, game.players[0], {**usual, option.name: value}, seed)


def _hold(law: Law, case: Case) -> None:
    try:
        law.check(case)
    except (AssertionError, RatuszError) as error:
        raise AssertionError(f"{law.name} ({case}, seed {case.seed}): {error}") from error
