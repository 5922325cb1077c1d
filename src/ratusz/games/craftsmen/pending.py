"""The pending steps of a document of Craftsmen, checked against the position."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY, Step
from ratusz.core.steps import Steps, steps_of
from ratusz.games.craftsmen import cards, rules
from ratusz.games.craftsmen.position import PHASE_IDS
from ratusz.games.craftsmen.rules import auction, capital, notary, start, year
from ratusz.games.craftsmen.state import EXCHANGE, HELPER_TURNS, INVESTMENT, OVER, STAGE, WINDOW, CraftsmenState


def phase_of(state: CraftsmenState) -> str:
    """The phase, or the building whose stage is played."""
    return cards.TOWN_IDS[state.stage] if state.phase == STAGE else PHASE_IDS[state.phase]


def check_frame(state: CraftsmenState) -> None:
    """The stack fits the phase, its steps the seat that acts, and so does the action in progress."""
    if state.capped:
        raise BadDocument("No cap ends a match of Craftsmen.")
    _check_calendar(state)
    if (state.phase == OVER) != (not state.steps):
        raise BadDocument("Steps are pending until the match is over.")
    if state.phase == OVER:
        return
    actor = _acting(state)
    for step in state.steps:
        if step.whose() not in (actor, NOBODY) and not _out_of_turn(state, step):
            raise BadDocument(f"'{step.name}' is a step of seat {actor}, not of {step.whose()}.")
    _check_payment(state)
    _check_auction(state, actor)
    if bool(state.pile) != isinstance(state.steps[-1], notary.LayOut | notary.PutBack | notary.Put):
        raise BadDocument("Cards are looked at if and only if somebody peeks.")


def _check_calendar(state: CraftsmenState) -> None:
    phase, season = state.phase, state.season
    last = season == cards.SEASONS - 1
    if phase == EXCHANGE and (state.year > 1 or season > 0):
        raise BadDocument("Exchanges come before the first season.")
    if phase == HELPER_TURNS and not cards.HELPER_PHASE[season]:
        raise BadDocument("This season has no helper phase.")
    if phase == WINDOW and state.stage == cards.SEASON_STAGES[season][-1]:
        raise BadDocument("After the last stage there is no window for labour tokens.")
    if phase >= INVESTMENT and not last:
        raise BadDocument("A year ends after its last season.")
    if phase == OVER and state.year < cards.YEARS:
        raise BadDocument("The match ends after its last year.")


def _acting(state: CraftsmenState) -> int:
    """The seat whose turn it is; BadDocument if there is none."""
    seat = NOBODY
    if state.phase == STAGE and cards.HELPER_PHASE[state.season]:
        if state.spot >= 0:
            seat = _acting_helper(state)
    elif 0 <= state.spot < state.players:
        seat = state.order[state.spot]
    if seat == NOBODY:
        raise BadDocument(f"Nobody acts at spot {state.spot}.")
    return seat


def _acting_helper(state: CraftsmenState) -> int:
    """The helper of the town hall that has just changed the order lies on the track already."""
    disc = state.queue[state.stage * cards.QUEUE + state.spot]
    if disc:
        return disc - 1
    moved = state.stage == cards.TOWN_HALL and state.track and isinstance(state.steps[-1], start.TurnEnd)
    return state.track[-1] if moved else NOBODY


def _out_of_turn(state: CraftsmenState, step: Step[Any]) -> bool:
    """Whether a step may be of a seat that is not in its turn: it has received a card, or takes part in an auction."""
    if isinstance(step, capital.Limit | capital.Discard):
        return state.phase == HELPER_TURNS or (state.phase == STAGE and state.stage == cards.MERCHANTS)
    at_notary = state.phase == STAGE and state.stage == cards.NOTARY
    return at_notary and step.anyones and (state.bidder >= 0 or isinstance(step, start.TurnEnd))


def _check_payment(state: CraftsmenState) -> None:
    """What is paid is paid for what lies below."""
    top = state.steps[-1]
    if state.paid and not isinstance(top, capital.Pay | year.Invest):
        raise BadDocument("Cards lie there as paid, but nothing is being paid.")
    if not isinstance(top, capital.Pay):
        return
    if state.cards[top.player] + len(state.paid) > cards.LIMIT + cards.BANK_CARDS:
        raise BadDocument(f"Seat {top.player} pays with more cards than a hand can have.")
    below = state.steps[-2]
    due = (below.whose(), state.bid if isinstance(below, auction.Win) else state.due, capital.ALL_COLOURS)
    if isinstance(below, notary.Purchase):
        due = (below.seat, cards.PRICE[cards.CATEGORY_OF[state.lot]], cards.COLOUR_MASK[state.lot])
    if (top.player, top.price, top.colours) != due:
        raise BadDocument(f"'pay' is of another seat, price or colours than '{below.name}' below it.")


def _check_auction(state: CraftsmenState, actor: int) -> None:
    bidding = any(isinstance(step, auction.RaiseBid | auction.Outbid | auction.Win) for step in state.steps)
    selling = bidding or any(isinstance(step, notary.Purchase | auction.OpenAuction) for step in state.steps)
    if bool(state.lot) != selling:
        raise BadDocument("A lot is there if and only if it is being bought or auctioned.")
    bids = (state.bid, state.bidder, state.starter, state.raised, state.out, state.offer)
    if not bidding and bids != (0, NOBODY, NOBODY, False, 0, 0):
        raise BadDocument("There are bids, but no auction.")
    if bidding and state.starter != actor:
        raise BadDocument("An auction has a starter in its turn.")


STEPS: Final = Steps("Craftsmen", *steps_of(rules), frame=check_frame, phase=phase_of)
