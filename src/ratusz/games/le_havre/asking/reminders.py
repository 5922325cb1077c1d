"""What a good host would remind a seat of: feeding, interest, harvest, and loans before the end."""

from __future__ import annotations

from typing import TypedDict

from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import KINDS
from ratusz.games.le_havre.rules.goods import FOOD, worth
from ratusz.games.le_havre.rules.offers import interest, owes_interest
from ratusz.games.le_havre.rules.round_end import HARVEST, FeedingRound, food_due
from ratusz.games.le_havre.rules.turn import BeforeSupply
from ratusz.games.le_havre.state import HavreState


class Hunger(TypedDict):
    """What is missing for the feeding of this round, and the loans that it would take."""

    missing: int
    loans: int


class HarvestToCome(TypedDict):
    """What a harvest would bring."""

    grain: int
    cattle: int


class Debts(TypedDict):
    """What it takes to repay all loans, and what they cost at the end."""

    repays: int
    costs: int


class InterestToPay(TypedDict):
    """The francs that are due when interest is, and whether that is more than there are."""

    francs: int
    short: bool


class Reminders(TypedDict, total=False):
    """What of these there is: it changes with what the seat has and not with every turn, so it is told seldom."""

    hungry: Hunger
    loans: Debts
    interest: InterestToPay
    harvest: HarvestToCome


def reminders(state: HavreState, seat: int) -> Reminders:
    found: Reminders = {}
    if not state.steps:
        return found
    if hunger := _hunger(state, seat):
        found["hungry"] = hunger
    if debts := _debts(state, seat):
        found["loans"] = debts
    if owes_interest(state, seat):
        francs = interest(state, seat)
        found["interest"] = {"francs": francs, "short": state.goods[seat * KINDS + cards.FRANCS] < francs}
    if harvest := _harvest(state, seat):
        found["harvest"] = harvest
    return found


# Feeding and harvest.


def unfed(state: HavreState) -> list[int] | None:
    """While workers are fed: the seats that still have to; None before."""
    for place, step in enumerate(state.steps):
        if isinstance(step, FeedingRound):
            asked = 1 if place < len(state.steps) - 1 else 0
            return [(step.seat + turn) % state.players for turn in range(-asked, step.left)]
    return None


def feeding(state: HavreState, seat: int) -> tuple[int, int]:
    """What the feeding of this round still asks of a seat, and the food there is, with what comes before it."""
    hungry = unfed(state)
    due = food_due(state, seat) if hungry is None or seat in hungry else 0
    have = worth(_harvested(state) if hungry is None else state, seat, FOOD)
    return due, have


def _harvested(state: HavreState) -> HavreState:
    after = state.clone()
    HARVEST.apply(after, 0)
    return after


def _hunger(state: HavreState, seat: int) -> Hunger | None:
    due, have = feeding(state, seat)
    missing = due - have
    return None if state.final or missing <= 0 else {"missing": missing, "loans": -(-missing // cards.LOAN_AMOUNT)}


def turns_left(state: HavreState, seat: int) -> int:
    """How many turns of this round a seat has, the present one included while its main action is to come."""
    first = state.turn + (0 if state.main_actions else 1)
    turns = range(first, 0 if state.final else cards.TILES + 1)
    return sum((state.active + turn - state.turn) % state.players == seat for turn in turns)


def _harvest(state: HavreState, seat: int) -> HarvestToCome | None:
    if state.final or not state.schedule[state.round - 1].harvest or unfed(state) is not None:
        return None
    after = _harvested(state)
    grain, cattle = seat * KINDS + cards.GRAIN, seat * KINDS + cards.CATTLE
    return {"grain": after.goods[grain] - state.goods[grain], "cattle": after.goods[cattle] - state.goods[cattle]}


# Loans.


def interest_in(state: HavreState) -> int | None:
    """After how many turns interest falls due in this round; None if it does not, or nobody can know."""
    if state.final or not state.steps:
        return None
    first = state.turn - (1 if isinstance(state.steps[-1], BeforeSupply) else 0)
    places = range(first, state.revealed)
    return next((place - first for place in places if cards.TILE_INTEREST[state.tiles[place]]), None)


def _debts(state: HavreState, seat: int) -> Debts | None:
    """In the last two rounds and after them, loans are better repaid."""
    loans = state.loans[seat]
    if not loans or (not state.final and state.round < len(state.schedule) - 1):
        return None
    return {"repays": cards.LOAN_REPAYMENT * loans, "costs": cards.LOAN_PENALTY * loans}
