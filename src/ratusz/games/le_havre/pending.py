"""The pending steps of a document of Le Havre, checked against the position."""

from __future__ import annotations

from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY
from ratusz.core.steps import Steps, steps_of
from ratusz.games.le_havre import cards, rules
from ratusz.games.le_havre.rules import entering, goods, offers, round_end, rounds, turn
from ratusz.games.le_havre.rules.final import FinalTurn, LastRepayments
from ratusz.games.le_havre.state import BOX, HavreState


def check_frame(state: HavreState) -> None:
    """Round, turn and phase fit the pending steps, and so do their seats; without any the match is over."""
    if state.capped:
        raise BadDocument("No cap ends a match of Le Havre.")
    if not state.steps:
        _check_over(state)
        return
    found = {step.name for step in state.steps}
    _check_phase(state, found)
    _check_counters(state, found)
    _check_seats(state)
    _check_top(state)


def _check_over(state: HavreState) -> None:
    if not state.final or state.main_actions or state.turn != cards.TILES or state.round != len(state.schedule):
        raise BadDocument("Nobody is to move, but the match is not over.")
    _check_new_ship(state, True)


def _check_new_ship(state: HavreState, come: bool) -> None:
    if (state.where[state.schedule[state.round - 1].ship] != BOX) != come:
        raise BadDocument("The ship of a round comes at its end.")


def _check_phase(state: HavreState, found: set[str]) -> None:
    """Round and turn fit the bottom of the stack."""
    bottom = state.steps[0].name
    final = bottom in (FinalTurn.name, LastRepayments.name)
    round_ends = round_end.NewShip.name in found
    if state.final != final:
        raise BadDocument(f"'{bottom}' is at the bottom of the stack, and 'final' is {state.final}.")
    last = state.turn == cards.TILES and (state.round == len(state.schedule) or not final)
    if (final or round_ends) and not last:
        raise BadDocument(f"The round ends after turn {cards.TILES}.")
    if round_ends and state.steps[1].name == rounds.Window.name and state.players == 1:
        raise BadDocument("There is nobody else to sell between turns.")
    pending = bottom == rounds.AfterTurn.name or round_ends
    _check_new_ship(state, state.turn == cards.TILES and not pending)


def _check_counters(state: HavreState, found: set[str]) -> None:
    """What was revealed and saved, and the main actions left, fit the pending steps."""
    before = turn.BeforeSupply.name in found
    if state.revealed != (cards.TILES if state.round > 1 else state.turn - before):
        raise BadDocument("'revealed' counts the tiles that were used so far.")
    if state.wind_used and (before or turn.MainAction.name in found):
        raise BadDocument("'wind_used' counts what was saved in a main action that has begun.")
    acting = not found.isdisjoint({turn.MainAction.name, turn.AnotherMain.name})
    left = 1 if before or state.steps[-1].name == offers.Interest.name else state.main_actions
    if state.steps[0].name in (rounds.NextTurn.name, LastRepayments.name) or not (acting or before):
        left = 0
    if state.main_actions != left or (acting and not left):
        raise BadDocument(f"'main_actions' is {state.main_actions}, which does not fit the pending steps.")


def _check_seats(state: HavreState) -> None:
    """Steps are of the active player, but for those of anyone; food is paid by whoever feeds."""
    feeding = any(isinstance(step, round_end.AfterFeeding) for step in state.steps)
    for step in state.steps:
        seat = step.whose()
        if not (step.anyones or feeding) and seat not in (state.active, NOBODY):
            raise BadDocument(f"'{step.name}' is a step of the active player {state.active}, not of {seat}.")


def _check_top(state: HavreState) -> None:
    """What is paid is paid for what lies below."""
    top, below = state.steps[-1], state.steps[-2] if len(state.steps) > 1 else None
    if isinstance(below, round_end.AfterFeeding):
        assert isinstance(top, goods.Payment)
        if top.purpose != goods.FOOD or top.reserve:
            raise BadDocument("A player feeds with their own food.")
    if isinstance(below, entering.Act):
        assert isinstance(top, entering.ChooseFee | entering.FeePayment)
        if top.card != below.card:
            raise BadDocument("The fee is of another building.")


STEPS: Final = Steps("Le Havre", *steps_of(rules), frame=check_frame)
