"""What a good host would remind a seat of: feeding, interest, harvest, loans before the end, buildings taken."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import KINDS
from ratusz.games.le_havre.rules.goods import FOOD, worth
from ratusz.games.le_havre.rules.offers import interest, owes_interest
from ratusz.games.le_havre.rules.round_end import HARVEST, FeedingRound, food_due
from ratusz.games.le_havre.rules.turn import BeforeSupply, MainAction, SecondVisit
from ratusz.games.le_havre.state import HOME, HavreState


class Reminder(TypedDict):
    key: str
    """The key of its text."""
    args: dict[str, int]
    urgent: bool
    """Whether something is lost unless one acts."""
    rules: list[str]
    buildings: NotRequired[list[str]]
    """The buildings that are taken, if it is about them."""


class FeedingView(TypedDict):
    """What the feeding of this round asks of a seat, and what there is for it."""

    due: int
    """What is left to pay beside the food of ships."""
    have: int
    """Food and francs, with what still comes before the feeding."""
    missing: int


def reminders(state: HavreState, seat: int) -> list[Reminder]:
    """All there is, the most pressing first."""
    if not state.steps:
        return []
    found = _hungry(state, seat) + _debts(state, seat) + _interest(state, seat)
    found += _doors(state, seat) + _harvest(state, seat) + _ending(state)
    return sorted(found, key=lambda reminder: not reminder["urgent"])


# Feeding and harvest.


def unfed(state: HavreState) -> list[int] | None:
    """While workers are fed: the seats that still have to; None before."""
    for place, step in enumerate(state.steps):
        if isinstance(step, FeedingRound):
            asked = 1 if place < len(state.steps) - 1 else 0
            return [(step.seat + turn) % state.players for turn in range(-asked, step.left)]
    return None


def feeding(state: HavreState, seat: int) -> FeedingView:
    hungry = unfed(state)
    due = food_due(state, seat) if hungry is None or seat in hungry else 0
    have = worth(_harvested(state) if hungry is None else state, seat, FOOD)
    return {"due": due, "have": have, "missing": max(0, due - have)}


def _harvested(state: HavreState) -> HavreState:
    after = state.clone()
    HARVEST.apply(after, 0)
    return after


def _hungry(state: HavreState, seat: int) -> list[Reminder]:
    fed = feeding(state, seat)
    if state.final or not fed["missing"]:
        return []
    loans = -(-fed["missing"] // cards.LOAN_AMOUNT)
    args = {"due": fed["due"], "have": fed["have"], "missing": fed["missing"], "loans": loans}
    args["turns"] = turns_left(state, seat)
    return [{"key": "hungry", "args": args, "urgent": True, "rules": ["LH-END-2", "LH-END-4"]}]


def turns_left(state: HavreState, seat: int) -> int:
    """How many turns of this round a seat has, the present one included while its main action is to come."""
    first = state.turn + (0 if state.main_actions else 1)
    turns = range(first, 0 if state.final else cards.TILES + 1)
    return sum((state.active + turn - state.turn) % state.players == seat for turn in turns)


def _harvest(state: HavreState, seat: int) -> list[Reminder]:
    if state.final or not state.schedule[state.round - 1].harvest or unfed(state) is not None:
        return []
    after = _harvested(state)
    grain, cattle = seat * KINDS + cards.GRAIN, seat * KINDS + cards.CATTLE
    args = {
        "grain": after.goods[grain] - state.goods[grain],
        "cattle": after.goods[cattle] - state.goods[cattle],
        "herd": state.goods[cattle],
    }
    return [{"key": "harvest", "args": args, "urgent": False, "rules": ["LH-END-1"]}]


# Loans.


def _interest(state: HavreState, seat: int) -> list[Reminder]:
    turns = interest_in(state)
    if turns is None or not owes_interest(state, seat):
        return []
    args = {"turns": turns, "francs": interest(state, seat)}
    short = state.goods[seat * KINDS + cards.FRANCS] < args["francs"]
    return [{"key": "interest", "args": args, "urgent": short, "rules": ["LH-LOAN-4"]}]


def interest_in(state: HavreState) -> int | None:
    """After how many turns interest falls due in this round; None if it does not, or nobody can know."""
    if state.final:
        return None
    first = state.turn - (1 if isinstance(state.steps[-1], BeforeSupply) else 0)
    places = range(first, state.revealed)
    return next((place - first for place in places if cards.TILE_INTEREST[state.tiles[place]]), None)


def _debts(state: HavreState, seat: int) -> list[Reminder]:
    """In the last two rounds and after them, loans are better repaid."""
    loans = state.loans[seat]
    if not loans or (not state.final and state.round < len(state.schedule) - 1):
        return []
    args = {"loans": loans, "repays": cards.LOAN_REPAYMENT * loans, "costs": cards.LOAN_PENALTY * loans}
    return [{"key": "loans", "args": args, "urgent": True, "rules": ["LH-LOAN-5", "LH-FINAL-5"]}]


# What cannot be entered, and the end.


def _doors(state: HavreState, seat: int) -> list[Reminder]:
    if state.bound >> seat & 1:
        return [{"key": "bound", "args": {}, "urgent": True, "rules": ["LH-BLDG-PicketLine"]}]
    step = state.steps[-1]
    taken = sorted({disc for disc in state.discs if disc != HOME})
    if state.final or step.player != seat or not taken or not isinstance(step, MainAction | SecondVisit):
        return []
    buildings = [cards.CARD_IDS[card] for card in taken]
    args = {"count": len(taken)}
    return [{"key": "occupied", "args": args, "urgent": False, "rules": ["LH-MAIN-3"], "buildings": buildings}]


def _ending(state: HavreState) -> list[Reminder]:
    if state.final:
        return [{"key": "final", "args": {}, "urgent": False, "rules": ["LH-FINAL-1", "LH-FINAL-3"]}]
    if state.round < len(state.schedule):
        return []
    return [{"key": "last-round", "args": {}, "urgent": False, "rules": ["LH-FINAL-1"]}]
