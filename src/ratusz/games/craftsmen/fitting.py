"""Whether the pending steps of a document of Craftsmen fit its position."""

from __future__ import annotations

import re
from typing import Any

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY, EndTurn, Step
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.rules.auction import OpenAuction, Outbid, RaiseBid, Win
from ratusz.games.craftsmen.rules.bank import Refill
from ratusz.games.craftsmen.rules.build import Build, Lines
from ratusz.games.craftsmen.rules.capital import ALL_COLOURS, Discard, Limit, Pay, paid_value
from ratusz.games.craftsmen.rules.craft import Craft, Labour, lacks
from ratusz.games.craftsmen.rules.helpers import Fee, SendHelper
from ratusz.games.craftsmen.rules.merchants import PayGood
from ratusz.games.craftsmen.rules.notary import LayOut, Purchase, Put, PutBack
from ratusz.games.craftsmen.rules.ships import Bribe, LoadShip
from ratusz.games.craftsmen.rules.year import Invest
from ratusz.games.craftsmen.state import EXCHANGE, HELPER_TURNS, INVESTMENT, LIMITS, OVER, STAGE, WINDOW, CraftsmenState

# What may be pending, from below, by phase and stage.
_PLAIN = {
    EXCHANGE: r"advance (exchange|swap|end_turn)",
    HELPER_TURNS: r"advance (send_helper|end_turn|limit end_turn( fee)?|discard)",
    WINDOW: r"advance (labour|end_turn)( deliver| limit reward| discard| load_ship| bribe)?",
    LIMITS: r"advance discard",
    INVESTMENT: r"advance (invest|end_turn)",
    OVER: r"",
}
_STAGES = {
    cards.BANKERS: r"advance (bank|end_turn( refill (limit (keep_one_more|discard)|discard))?)",
    cards.BUILDERS: r"advance (build|end_turn( lines pay)?)",
    cards.NOTARY: (
        r"advance (notary|end_turn)( (lay_out|put_back|put))?"
        r"|advance end_turn peek_after"
        r"( purchase pay| open_auction| raise_bid| outbid| win pay| end_turn win pay| end_turn)?"
    ),
    cards.CRAFTS: r"advance (craft|end_turn)( second_raw| deliver| limit reward| discard| load_ship| bribe)?",
    cards.MERCHANTS: r"advance (buy_good|(limit )?end_turn( pay_good)?|discard)",
    cards.TOWN_HALL: r"advance (hall|end_turn)",
}


def check_steps(state: CraftsmenState) -> None:
    """The stack fits the phase, its steps the seat that acts, and each of them the position."""
    if state.together:
        raise BadDocument("Craftsmen has no simultaneous phase.")
    if state.capped:
        raise BadDocument("No cap ends a match of Craftsmen.")
    _check_calendar(state)
    pattern = _STAGES[state.stage] if state.phase == STAGE else _PLAIN[state.phase]
    stack = " ".join(step.name for step in state.steps)
    if not re.fullmatch(pattern, stack):
        raise BadDocument(f"The pending steps '{stack:.80}' do not fit the phase.")
    if state.phase == OVER:
        return
    actor = acting(state)
    for step in state.steps[1:]:
        _check_step(state, step, actor)
    _check_action(state, actor)
    top = state.steps[-1]
    if top.player < 0 or not top.legal(state):
        raise BadDocument(f"The step '{top.name}' has no answer here.")


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


def acting(state: CraftsmenState) -> int:
    """The seat whose turn it is; BadDocument if there is none."""
    seat = NOBODY
    if state.phase == STAGE and cards.HELPER_PHASE[state.season]:
        if 0 <= state.spot < cards.QUEUE:
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
    moved = state.stage == cards.TOWN_HALL and state.track and state.steps[-1].name == EndTurn.name
    return state.track[-1] if moved else NOBODY


def _seat_of(step: Step[Any]) -> int:
    if isinstance(step, Limit | Lines | Purchase | Win):
        return step.seat
    return step.player


def _check_step(state: CraftsmenState, step: Step[Any], actor: int) -> None:
    seat = _seat_of(step)
    if seat != actor and not _out_of_turn(state, step):
        raise BadDocument(f"The step '{step.name}' is for seat {actor}, not for seat {seat}.")
    if isinstance(step, Craft) and not 0 < state.labour_points <= cards.LABOUR_POINTS[state.year]:
        raise BadDocument("'craft' needs labour points left.")
    if isinstance(step, Labour) and not state.labour[seat]:
        raise BadDocument("'labour' needs a labour token.")
    if isinstance(step, SendHelper) and (not state.helpers[seat] or state.passed >> seat & 1):
        raise BadDocument("'send_helper' needs a helper of a seat that has not passed.")
    if isinstance(step, Discard | Limit) and step.closing == _own_discard(state):
        raise BadDocument(f"The step '{step.name}' is 'closing' only outside the turn of its seat.")
    if isinstance(step, Discard):
        _check_discard(state, step)
    elif isinstance(step, Fee):
        _check_fee(state, step)
    elif isinstance(step, PayGood):
        _check_purchase(state, step)
    elif isinstance(step, LoadShip | Bribe):
        _check_loading(state, step)


def _own_discard(state: CraftsmenState) -> bool:
    """Whether discards are part of a turn: at the bankers' and for deliveries to the granary, the acting seat's own."""
    return state.phase == WINDOW or (state.phase == STAGE and state.stage in (cards.BANKERS, cards.CRAFTS))


def _out_of_turn(state: CraftsmenState, step: Step[Any]) -> bool:
    """Whether a step may be for a seat that is not in its turn."""
    if isinstance(step, Limit | Discard):
        return state.phase == HELPER_TURNS or (state.phase == STAGE and state.stage == cards.MERCHANTS)
    if isinstance(step, Win | Pay):
        return state.bidder >= 0
    at_notary = state.phase == STAGE and state.stage == cards.NOTARY
    return isinstance(step, RaiseBid | Refill) or (isinstance(step, EndTurn) and at_notary)


def _check_loading(state: CraftsmenState, step: LoadShip | Bribe) -> None:
    if step.card not in state.estates[step.player]:
        raise BadDocument(f"'{cards.CARD_IDS[step.card]}' is not in the estate of seat {step.player}.")
    if isinstance(step, Bribe):
        markers = state.holds[step.hold * cards.HOLD_FIELDS : (step.hold + 1) * cards.HOLD_FIELDS]
        if 0 in markers or markers[0] == step.player + 1:
            raise BadDocument("A captain is bribed only to remove another player's marker from a full hold.")


def _check_discard(state: CraftsmenState, step: Discard) -> None:
    banking = any(isinstance(other, Limit) for other in state.steps)
    if banking and step.count > cards.BANK_DISCARD:
        raise BadDocument(f"The bankers' guild asks for {cards.BANK_DISCARD} discards at most.")
    left = state.cards[step.player] - step.count
    if not banking and left != (cards.ROUND_LIMIT if state.phase == LIMITS else cards.LIMIT):
        raise BadDocument(f"Seat {step.player} does not discard down to its limit.")


def _check_fee(state: CraftsmenState, step: Fee) -> None:
    below = state.queue[step.place - 1]
    town, place = divmod(step.place, cards.QUEUE)
    last = town * cards.QUEUE + (cards.QUEUE_FIELDS[state.players] - 1) * cards.DISCS
    if below in (0, step.player + 1) or state.queue[step.place] or not state.queue[last] or state.players == 2:
        raise BadDocument(f"No fee is due in '{cards.TOWN_IDS[town]}' on field {place // cards.DISCS + 1}.")
    if not state.helpers[step.player] or step.place // cards.DISCS % cards.FIELDS >= cards.QUEUE_FIELDS[state.players]:
        raise BadDocument("A fee is paid for a helper on a field of the queue.")


def _check_purchase(state: CraftsmenState, step: PayGood) -> None:
    low = state.granary[cards.GRANARY_IDS.index(cards.GOOD_IDS[step.good]) * cards.GRANARY_FIELDS]
    own = state.estates[step.player]
    if low in (0, step.player + 1) or step.card < cards.FIRST_ADVANCED or step.card not in own:
        raise BadDocument(f"Seat {step.player} cannot buy '{cards.GOOD_IDS[step.good]}' for that building.")
    if not lacks(state, step.card, step.good):
        raise BadDocument(f"'{cards.CARD_IDS[step.card]}' has no empty icon for '{cards.GOOD_IDS[step.good]}'.")


def _check_action(state: CraftsmenState, actor: int) -> None:
    """The action in progress is that of the pending steps."""
    steps = {step.name: step for step in state.steps}
    _check_build(state, steps)
    _check_auction(state, steps, actor)
    _check_peek(state, steps)
    if state.paid:
        if Pay.name not in steps and Invest.name not in steps:
            raise BadDocument("Cards lie there as paid, but nothing is being paid.")
        if state.paid != sorted(state.paid):
            raise BadDocument("Cards are paid in the order of their types.")
    if Invest.name in steps and [cards.COLOUR_OF[kind] for kind in state.paid] != list(range(len(state.paid))):
        raise BadDocument("An investment has one card of each colour, in their order.")
    pay = steps.get(Pay.name)
    if isinstance(pay, Pay) and paid_value(state) >= pay.price:
        raise BadDocument("The price is paid already.")


def _check_build(state: CraftsmenState, steps: dict[str, Step[Any]]) -> None:
    pay = steps.get(Pay.name)
    paying = isinstance(pay, Pay) and Lines.name in steps
    if paying or (Build.name in steps and state.built):
        enough = 0 < state.built <= (cards.MOST_BUILT if paying else cards.MOST_BUILT - 1)
        if not enough or not state.built * min(cards.COST[1:]) <= state.due <= state.built * max(cards.COST):
            raise BadDocument("'built' and 'due' do not fit each other.")
    elif Build.name in steps and state.due:
        raise BadDocument("Nothing is built, but something is due.")
    if Build.name in steps:
        step = steps[Build.name]
        if state.wealth(step.player) < state.due:
            raise BadDocument("What was built cannot be paid.")
    if isinstance(pay, Pay) and paying and (pay.price, pay.colours) != (state.due, ALL_COLOURS):
        raise BadDocument("What was built is paid with any colours, at its cost.")


def _check_auction(state: CraftsmenState, steps: dict[str, Step[Any]], actor: int) -> None:
    buying = Purchase.name in steps
    opening = OpenAuction.name in steps
    bidding = RaiseBid.name in steps or Outbid.name in steps or Win.name in steps
    if bool(state.lot) != (buying or opening or bidding):
        raise BadDocument("A lot is there if and only if it is being bought or auctioned.")
    blank = (state.bid, state.bidder, state.starter, state.raised, state.out, state.offer)
    if not bidding:
        if blank != (0, NOBODY, NOBODY, False, 0, 0):
            raise BadDocument("There are bids, but no auction.")
        if buying:
            pay = steps[Pay.name]
            due = (cards.PRICE[cards.CATEGORY_OF[state.lot]], cards.COLOUR_MASK[state.lot])
            if not isinstance(pay, Pay) or (pay.price, pay.colours) != due:
                raise BadDocument("The lot is paid at its price, with its colours.")
        return
    if state.bidder < 0 or state.starter != actor or state.bid < 1 or state.out >> state.bidder & 1:
        raise BadDocument("An auction has a starter in its turn, and a bidder who has not passed.")
    if state.bidder != state.starter and not state.raised:
        raise BadDocument("Who bids more than the starter has raised.")
    _check_bidding(state, steps)


def _check_bidding(state: CraftsmenState, steps: dict[str, Step[Any]]) -> None:
    if Win.name in steps:
        pay = steps[Pay.name]
        win = steps[Win.name]
        assert isinstance(win, Win)
        mine = win.seat == pay.player == state.bidder
        if not mine or not isinstance(pay, Pay) or (pay.price, pay.colours) != (state.bid, ALL_COLOURS):
            raise BadDocument("The winner of an auction pays its bid with any colours.")
        ends = [step.player for step in state.steps if isinstance(step, EndTurn)]
        if ends != [state.starter] + [state.bidder] * (state.bidder != state.starter):
            raise BadDocument("The turn of the winner of an auction ends with it.")
        return
    if state.wealth(state.bidder) < state.bid:
        raise BadDocument(f"Seat {state.bidder} cannot pay its bid.")
    if Outbid.name in steps:
        if state.offer <= state.bid or state.raised or state.bidder != state.starter:
            raise BadDocument("The mayor is outbid only by a starter whom nobody raised.")
        return
    step = steps[RaiseBid.name]
    if step.player == state.bidder or state.out >> step.player & 1 or state.offer:
        raise BadDocument(f"Seat {step.player} is not to bid now.")


def _check_peek(state: CraftsmenState, steps: dict[str, Step[Any]]) -> None:
    peeking = [name for name in (LayOut.name, PutBack.name, Put.name) if name in steps]
    if bool(state.pile) != bool(peeking):
        raise BadDocument("Cards are looked at if and only if somebody peeks.")
    first = state.pile_deck * cards.OPEN_CARDS
    free = state.open_cards[first : first + cards.OPEN_CARDS].count(cards.NO_CARD)
    lay = steps.get(LayOut.name)
    if isinstance(lay, LayOut) and not lay.count <= min(free, len(state.pile)):
        raise BadDocument("There are not enough cards or places to lay out.")
    if Put.name in steps and state.pile_base < 0:
        raise BadDocument("Where the cards are put back is not settled.")
