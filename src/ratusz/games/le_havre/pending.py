"""The pending steps of a document of Le Havre, checked against the position."""

from __future__ import annotations

from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY
from ratusz.core.steps import Steps
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.rules import (
    building,
    effects_choices,
    effects_conversions,
    effects_exchanges,
    effects_odd,
    entering,
    goods,
    offers,
    round_end,
    rounds,
    ships,
    turn,
)
from ratusz.games.le_havre.rules.final import FinalTurn, LastChance, LastRepayments
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


STEPS: Final = Steps(
    "Le Havre",
    *(turn.BeforeSupply, turn.MainAction, turn.AnotherMain, turn.SecondVisit, turn.AfterMain),
    *(rounds.AfterTurn, rounds.Window, rounds.OffTurn, rounds.NextTurn),
    *(round_end.Harvest, round_end.FeedingRound, round_end.Feeding, round_end.AfterFeeding),
    *(round_end.TownBuilds, round_end.NewShip, offers.InterestRound, offers.Interest),
    *(FinalTurn, LastRepayments, LastChance),
    *(goods.Receive, goods.Owe, goods.Payment, goods.Substitution),
    *(entering.ChooseFee, entering.FeePayment, entering.Act),
    *(building.Build, building.BuildSecond, building.UseCrane, building.TakeBuilding),
    *(ships.ChooseShip, ships.TakeShip, ships.Sail, ships.Load, ships.Cargo),
    *(effects_conversions.ChoosePart, effects_conversions.Count, effects_conversions.Result),
    *(effects_exchanges.BridgeSale, effects_exchanges.OfficeWish, effects_exchanges.OfficeGift),
    *(effects_exchanges.TradeGift, effects_exchanges.TradeTaking),
    *(effects_exchanges.TrafficGift, effects_exchanges.TrafficTaking),
    *(effects_choices.MarketChoice, effects_choices.Peek, effects_choices.Order, effects_choices.ToyChoice),
    *(effects_choices.PawnChoice, effects_choices.CorporationChoice, effects_choices.EmporiumChoice),
    *(effects_choices.Verdict, effects_odd.Haul, effects_odd.Bargain, effects_odd.PicketOffer),
    *(effects_odd.WatchTarget, effects_odd.WatchWindow, effects_odd.SiteHand, effects_odd.SiteWindow),
    frame=check_frame,
)
