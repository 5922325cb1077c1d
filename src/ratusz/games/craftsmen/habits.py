"""How seats of Craftsmen usually go on: a quick answer to every question, for the rest of a round that a search plays.

A helper brings what it was sent for only stages later, and a helper phase is ten to twenty-five turns long. A search
that stopped in the middle of it would compare nothing but guesses. So it plays the round to its end by these habits,
which look at nothing that the seat who decides cannot see.
"""

from __future__ import annotations

from typing import Final

from ratusz.games.craftsmen import cards, value
from ratusz.games.craftsmen.prospects import next_work, rate, ship_for
from ratusz.games.craftsmen.rules import actions, privilege
from ratusz.games.craftsmen.rules.auction import OpenAuction, Outbid, RaiseBid
from ratusz.games.craftsmen.rules.bank import Bank, KeepOneMore
from ratusz.games.craftsmen.rules.build import Build
from ratusz.games.craftsmen.rules.capital import Discard
from ratusz.games.craftsmen.rules.craft import Craft, Deliver, Labour, Reward, SecondRaw
from ratusz.games.craftsmen.rules.hall import Hall
from ratusz.games.craftsmen.rules.helpers import SendHelper
from ratusz.games.craftsmen.rules.merchants import BuyGood
from ratusz.games.craftsmen.rules.notary import Notary
from ratusz.games.craftsmen.rules.ships import LoadShip
from ratusz.games.craftsmen.rules.year import Invest
from ratusz.games.craftsmen.state import HELPER_TURNS, CraftsmenState

LAST_OF_COLOUR: Final = [4, 12, 24, 24]
"""How much more, in quarters of capital, the only card of a colour is missed in each season: who has all can invest."""

DEAREST: Final = 2
"""How many times what the mayor offers on average is bid for a card at most."""


def play_on(state: CraftsmenState) -> None:
    """Play to the next helper phase but the one under way, or to the end of the match."""
    year, season = state.year, state.season
    while True:
        seat = state.decider
        if seat < 0 or (state.phase == HELPER_TURNS and (state.season != season or state.year != year)):
            return
        state.carry_out(usual_answer(state, seat), seat)


def usual_answer(state: CraftsmenState, seat: int) -> int:
    """What a seat usually does here."""
    legal = state.answers[seat]
    if len(legal) == 1:
        return legal[0]
    step = state.steps[-1]
    if isinstance(step, (Craft, Labour, SecondRaw)):
        return next_work(state, seat, legal)
    if isinstance(step, SendHelper):
        return best_place(state, seat, legal)
    if isinstance(step, LoadShip):
        return ship_for(state, seat, step.card, legal)
    if isinstance(step, (Deliver, Invest)):
        return legal[-1]
    if isinstance(step, (OpenAuction, RaiseBid, Outbid)):
        return usual_bid(state, seat, legal)
    if isinstance(step, (Build, Notary, BuyGood, Hall)):
        return usual_action(state, seat, legal)
    return usual_cards(state, seat, legal)


def usual_action(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """What a helper does with the builders, the notary, the merchants or in the town hall."""
    step = state.steps[-1]
    if isinstance(step, Build):
        return best_building(state, seat, legal)
    if isinstance(step, Notary):
        return best_purchase(state, seat, legal)
    if isinstance(step, BuyGood):
        return best_good(legal)
    if actions.ORDER_CHANGE in legal and value.order_gain(state, seat) > 1.0:
        return actions.ORDER_CHANGE
    if actions.LABOUR_TOKEN in legal:
        return actions.LABOUR_TOKEN
    return actions.PRIVILEGE_TOKEN if actions.PRIVILEGE_TOKEN in legal else actions.DECLINE


def usual_bid(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """Open with about what the mayor would offer; one more than the others, as long as the card is worth it.

    Nobody usually goes beyond twice what the mayor would offer. Whoever counts on others to pay any price bids them up
    and has to pay himself.
    """
    usual = value.expected_offer(state.lot)
    if legal[0] != actions.DECLINE:
        return legal[min(len(legal) - 1, usual - 1)]
    price = legal[1] - actions.NO_BID
    if price > DEAREST * usual or prize(state, seat, state.lot, price) <= 0.0:
        return actions.DECLINE
    return legal[1]


def usual_cards(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """Which capital cards are taken, discarded and paid with; the first answer to any other question."""
    step = state.steps[-1]
    if isinstance(step, Bank):
        return best_capital(state, seat, legal)
    if isinstance(step, KeepOneMore):
        return actions.PRIVILEGE if privilege.on_gold(state) else actions.DECLINE
    if isinstance(step, Reward):
        return best_taken(state, seat, legal)
    if isinstance(step, Discard):
        return least_missed(state, seat, legal, actions.FIRST_DISCARD)
    if actions.FIRST_PAY <= legal[-1] < actions.FIRST_PAY + cards.TYPES:
        if legal[0] == actions.FAIR_PAID and privilege.on_gold(state):
            return actions.FAIR_PAID
        return least_missed(state, seat, legal, actions.FIRST_PAY)
    return legal[0]


# Capital.


def least_missed(state: CraftsmenState, seat: int, legal: list[int], first: int) -> int:
    """The card whose pile loses least without it."""
    best = legal[-1]
    least = 99
    for action in legal:
        kind = action - first
        if kind >= 0:
            pile = state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]
            loss = 4 * (cards.PILE_VALUE[pile] - cards.PILE_VALUE[pile - cards.DIGIT[kind]]) + kind % cards.VALUES
            if pile == cards.DIGIT[kind]:
                loss += LAST_OF_COLOUR[state.season]
            if loss < least:
                best, least = action, loss
    return best


def growth(state: CraftsmenState, seat: int, kind: int) -> int:
    """By how much a card makes its pile more valuable."""
    pile = state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]
    more = cards.PILE_VALUE[pile + cards.DIGIT[kind]] - cards.PILE_VALUE[pile]
    return more if pile else more + LAST_OF_COLOUR[state.season] // 4


def best_taken(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """A face-up card that makes a pile worth more, or a blind one."""
    best = legal[-1]
    most = 2 if best == actions.DRAW_CARD else 0
    for action in legal:
        if action != actions.DRAW_CARD:
            more = growth(state, seat, action - actions.FIRST_TAKE)
            if more > most:
                best, most = action, more
    return best


def best_capital(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """Both face-up cards if they are good, else the better one."""
    if actions.TAKE_BOTH in legal and all(growth(state, seat, kind) > 2 for kind in state.open_capital):
        return actions.TAKE_BOTH
    best = legal[-1]
    most = -1
    for action in legal:
        if actions.FIRST_TAKE <= action < actions.TAKE_BOTH:
            more = growth(state, seat, action - actions.FIRST_TAKE)
            if more > most:
                best, most = action, more
    return best


# Helpers and buildings.


def best_place(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """Where the helper brings most, less the fee."""
    labour = value.labour_left(state)
    best = actions.DECLINE
    most = 1.0
    for action in legal:
        if action == actions.DECLINE:
            continue
        if action < actions.FIRST_STACK:
            town = action - actions.FIRST_SEND
            field = 0
            while state.queue[town * cards.QUEUE + field * cards.DISCS]:
                field += 1
            fee = 0.0
        else:
            town, field = divmod(action - actions.FIRST_STACK, cards.FIELDS)
            fee = fee_for(state, seat, town, field)
        helpers = state.queue.count(seat + 1, town * cards.QUEUE, (town + 1) * cards.QUEUE)
        worth = value.use_of(state, seat, town, labour, helpers) - fee
        if cards.GOLD[town * cards.FIELDS + field]:
            worth += value.GOLD_FIELD
        if worth > most:
            best, most = action, worth
    return best


def fee_for(state: CraftsmenState, seat: int, town: int, field: int) -> float:
    """What stacking costs, in points."""
    if state.queue[town * cards.QUEUE + field * cards.DISCS] == seat + 1:
        return 0.0
    if state.players == 2:
        return 0.5
    return 0.0 if cards.RIBBON[town * cards.FIELDS + field] else 1.0


def best_building(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """The card that adds most to the estate; nothing if none is worth its cost."""
    labour = value.labour_left(state)
    alive = value.use_left(value.rounds_left(state))
    kinds = state.kinds[seat]
    now = rate(kinds)
    before = value.town_worth(state, seat)
    estate = state.estates[seat]
    best = actions.DECLINE
    most = 0.3
    for action in legal:
        if action == actions.DECLINE:
            continue
        card = (action - actions.FIRST_BUILD) // 2 + cards.FIRST_BASIC
        estate.append(card)
        worth = labour * (rate(kinds | 1 << cards.KIND_OF[card]) - now) + value.town_worth(state, seat) - before
        estate.pop()
        worth -= value.CARDS_OF_PRICE * cards.COST[card] * value.capital_worth(alive)
        if worth > most:
            best, most = action, worth
    return best


def prize(state: CraftsmenState, seat: int, card: int, price: int) -> float:
    """What a card of the notary is worth to a seat beyond its price."""
    alive = value.use_left(value.rounds_left(state))
    planned = state.kinds[seat]
    for held in state.hands[seat]:
        planned |= 1 << cards.KIND_OF[held]
    gain = value.card_worth(state, seat, card, planned, value.labour_left(state), alive)
    return gain - value.price_worth(state, seat, price) * alive


def best_purchase(state: CraftsmenState, seat: int, legal: list[int]) -> int:
    """The card that is worth most beyond its price, bought or auctioned."""
    best = actions.DECLINE
    most = 0.0
    for action in legal:
        if actions.FIRST_BUY <= action < actions.FIRST_AUCTION:
            card = action - actions.FIRST_BUY + cards.FIRST_BASIC
            worth = prize(state, seat, card, cards.PRICE[cards.CATEGORY_OF[card]])
        elif actions.FIRST_AUCTION <= action < actions.FIRST_PEEK:
            card = action - actions.FIRST_AUCTION + cards.FIRST_BASIC
            worth = 0.6 * prize(state, seat, card, value.expected_offer(card))
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def best_good(legal: list[int]) -> int:
    """The semi-product for the building that brings most."""
    best = actions.DECLINE
    most = 0.0
    for action in legal:
        if action >= actions.FIRST_BUY_GOOD:
            card = cards.FIRST_ADVANCED + (action - actions.FIRST_BUY_GOOD) % actions.ADVANCED_CARDS
            worth = float(cards.POINTS[card])
            if worth > most:
                best, most = action, worth
    return best
