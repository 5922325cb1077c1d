"""What the bots know of Craftsmen: the chance of each seat to win, from what it has and what that will bring.

The heart of it is the rate of an estate: how many points one labour point brings with the buildings it has. All else is
measured by that: markers by the labour in them, cards by the rate they would add, helpers by the labour they give.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.chances import chances, outcome
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import COLOUR_COUNT, COST, KIND_OF, PILE_TYPES, QUEUE, SEASONS, VALUE_OF
from ratusz.games.craftsmen.prospects import line_hopes, rate
from ratusz.games.craftsmen.rules.bank import Bank
from ratusz.games.craftsmen.rules.build import Build, matches
from ratusz.games.craftsmen.rules.capital import Discard, Pay, paid_value
from ratusz.games.craftsmen.rules.hall import Hall
from ratusz.games.craftsmen.rules.merchants import BuyGood
from ratusz.games.craftsmen.rules.notary import Notary
from ratusz.games.craftsmen.rules.year import majorities
from ratusz.games.craftsmen.state import HELPER_TURNS, INVESTMENT, STAGE, WINDOW, CraftsmenState

# What other things are worth.
HELPERS_AT_CRAFTS: Final = 1.25
"""How many helpers a seat has in the crafts guild in a usual round."""
WAITING: Final = 0.6
"""How much of what the cards of a hand would add to the rate they are worth unbuilt."""
CARD: Final = 0.3
WEALTH: Final = [0.24, 0.07, 0.02]
"""The value of the first ten of a seat's capital, of the next ten, and of the rest."""
LAST_CARD: Final = 0.1
DISCARDED: Final = 0.5
"""A card that has to be discarded, usually the one that is missed least."""
CARDS_OF_PRICE: Final = 0.35
"""How many cards one of a price takes."""
PRIVILEGE: Final = 0.8
UNUSED: Final = 1.6
"""A helper still to be sent."""
HELD: Final = 0.3
"""A card in the hand, whatever it makes."""
FITTING: Final = 0.5
"""What it is worth more if it can be built beside the estate as it stands."""
HOPE: Final = 0.5
"""What part of what an auction may bring is counted before it is over."""
GOLD_FIELD: Final = 0.3
EARLIER: Final = [3.0, 1.2, 0.5, 0.2, 0.0]
"""What each place in the turn order of a round is worth to who has it, with three and more players."""
KEPT: Final = 1.5
"""For how many rounds somebody usually keeps a place."""
SPREAD: Final = 6.0
"""So many points ahead is likely to win at the end; more is needed before."""
SPREAD_PER_ROUND: Final = 1.3


TERM_IDS: Final = (
    "score",
    "ships",
    "labour",
    "markers",
    "town",
    "tokens",
    "granary",
    "hand",
    "capital",
    "auction",
    "investment",
    "bonuses",
    "helpers",
    "order",
    "action",
)
"""What a strength is made of, in this order."""
SHIPS: Final = TERM_IDS.index("ships")
HELPERS: Final = TERM_IDS.index("helpers")
ORDER: Final = TERM_IDS.index("order")
ACTION: Final = TERM_IDS.index("action")


def value(state: CraftsmenState) -> list[float]:
    """The chance of each seat to win."""
    if state.player < 0:
        return outcome(state)
    return chances([sum(row) for row in terms(state)], SPREAD + SPREAD_PER_ROUND * rounds_left(state))


def terms(state: CraftsmenState) -> list[list[float]]:
    """For each seat what its strength is made of, in points."""
    left = rounds_left(state)
    labour = labour_left(state)
    rows: list[list[float]] = []
    for seat, score in enumerate(state.scores()):
        rows.append(holdings(state, seat, float(score), left, labour))
    add_ships(state, rows)
    add_helpers(state, rows, labour)
    if state.players > 2:
        add_order(state, rows)
    add_action(state, rows, use_left(left))
    return rows


def use_left(left: float) -> float:
    """How much of its worth what has to be used still has, with so many rounds to come."""
    return left / (left + 1.5)


def rounds_left(state: CraftsmenState) -> float:
    """How many rounds are still to come, the current one as far as it is not over."""
    left = (cards.YEARS - state.year) * SEASONS + SEASONS - 1 - state.season
    if state.phase <= HELPER_TURNS:
        return left + 1.0
    if state.phase in (STAGE, WINDOW):
        return left + 1.0 - (state.stage + 1.0) / (cards.TOWNS + 1.0)
    return float(left)


def labour_left(state: CraftsmenState) -> float:
    """The labour points a seat can count on in the rounds after this one, winter included."""
    labour = 0.0
    for year in range(state.year, cards.YEARS + 1):
        seasons = SEASONS - 1
        winter = 1.0
        if year == state.year:
            seasons = max(0, SEASONS - 2 - state.season)
            if state.season == SEASONS - 1:
                over = state.phase > WINDOW or (state.phase == STAGE and state.stage == cards.CRAFTS)
                winter = 0.0 if over else 1.0
        labour += (seasons * HELPERS_AT_CRAFTS + winter) * cards.LABOUR_POINTS[year]
    return labour


def add_ships(state: CraftsmenState, rows: list[list[float]]) -> None:
    """The markers in the holds as they stand: points are nearly safe, majorities less."""
    for place in range(cards.HOLDS * cards.HOLD_FIELDS):
        marker = state.holds[place]
        if marker:
            safe = 0.86 if place % cards.HOLD_FIELDS == 0 else 0.93
            rows[marker - 1][SHIPS] += safe * cards.HOLD_POINTS[place // cards.HOLD_FIELDS]
    for ship in range(cards.SHIPS):
        ranked = majorities(state, ship)
        for place in range(min(len(ranked), len(cards.MAJORITY[ship]))):
            rows[ranked[place]][SHIPS] += 0.7 * cards.MAJORITY[ship][place]


def add_order(state: CraftsmenState, rows: list[list[float]]) -> None:
    """The places in the turn order of the next round; with two players it turns round by itself."""
    rounds = helper_rounds_left(state)
    if rounds > 0.0:
        for seat in range(state.players):
            rows[seat][ORDER] += rounds * EARLIER[next_place(state, seat)]


def helper_rounds_left(state: CraftsmenState) -> float:
    """For how many rounds with helpers after this one a place in the order counts."""
    rounds = (cards.YEARS - state.year) * (SEASONS - 1) + max(0, SEASONS - 2 - state.season)
    return min(KEPT, float(rounds))


def next_place(state: CraftsmenState, seat: int) -> int:
    """The place that a seat would have in the next round, as it stands (CR-END-2)."""
    if seat in state.track:
        return state.track.index(seat)
    place = len(state.track)
    for other in state.order:
        if other == seat:
            break
        if other not in state.track:
            place += 1
    return place


def order_gain(state: CraftsmenState, seat: int) -> float:
    """What a helper in the town hall can gain in the order, if all that come before it change theirs."""
    if len(state.track) >= cards.ORDER_FIELDS or seat in state.track:
        return 0.0
    place = len(state.track)
    met: list[int] = [seat + 1]
    first = cards.TOWN_HALL * QUEUE
    if state.phase == STAGE and state.stage == cards.TOWN_HALL:
        first += state.spot
    for spot in range(first, (cards.TOWN_HALL + 1) * QUEUE):
        disc = state.queue[spot]
        if disc == seat + 1:
            break
        if disc and disc not in met and disc - 1 not in state.track:
            met.append(disc)
            place += 1
    if place >= cards.ORDER_FIELDS:
        return 0.0
    return helper_rounds_left(state) * max(0.0, EARLIER[place] - EARLIER[next_place(state, seat)])


def add_action(state: CraftsmenState, rows: list[list[float]], alive: float) -> None:
    """What the action in progress will still bring and cost, so that it looks the same in its middle as at its end."""
    seat = state.player
    if state.phase == STAGE and state.stage == cards.CRAFTS:
        rows[seat][ACTION] += 0.9 * rate(state.kinds[seat]) * state.labour_points
        if not cards.HELPER_PHASE[state.season]:
            for place in range(state.spot + 1, state.players):
                later = state.order[place]
                rows[later][ACTION] += 0.95 * rate(state.kinds[later]) * cards.LABOUR_POINTS[state.year]
        return
    step = state.steps[-1]
    if isinstance(step, Discard):
        rows[seat][ACTION] -= step.count * (LAST_CARD + DISCARDED * alive)
        return
    owed = step.price - paid_value(state) if isinstance(step, Pay) else state.due
    if owed > 0:
        rows[seat][ACTION] -= wealth_lost(state, seat, owed) * alive + CARDS_OF_PRICE * owed * capital_worth(alive)


def holdings(state: CraftsmenState, seat: int, score: float, left: float, labour: float) -> list[float]:
    """All that a seat has, in points, in the order of the terms; what it shares with others is added later."""
    kinds = state.kinds[seat]
    now = rate(kinds)
    alive = use_left(left)
    tokens = PRIVILEGE * state.privileges[seat] * alive
    tokens += now * state.labour[seat] * min(1.0, left)
    tokens += 0.9 * now * state.fair[seat] * alive * 0.6
    held = 0.0
    hand = state.hands[seat]
    planned = kinds
    cost = 0
    estate = state.estates[seat]
    for card in hand:
        planned |= 1 << KIND_OF[card]
        cost += COST[card]
        if matches(card, estate[0]) or matches(card, estate[-1]):
            held += FITTING * alive
    if planned != kinds:
        held += WAITING * labour * (rate(planned) - now)
    held += HELD * len(hand) * alive
    money = state.wealth(seat)
    if hand:
        held += 0.15 * min(money, cost) * alive
    bonuses = 0.0
    hopes = line_hopes(planned)
    for token in range(cards.BONUSES):
        if hopes[token] > 0.0 and state.bonuses[token] == 0:
            bonuses += hopes[token] * alive
    return [
        score,
        0.0,
        labour * now,
        marker_worth(state, seat, now, labour),
        town_worth(state, seat),
        tokens,
        0.75 * state.granary.count(seat + 1) if state.phase < INVESTMENT else 0.0,
        held,
        state.cards[seat] * capital_worth(alive) + wealth_worth(money) * alive,
        lot_worth(state, seat, planned, labour, alive) if state.lot else 0.0,
        investment_worth(state, seat) if state.phase <= INVESTMENT else 0.0,
        bonuses,
        0.0,
        0.0,
        0.0,
    ]


def lot_worth(state: CraftsmenState, seat: int, planned: int, labour: float, alive: float) -> float:
    """The hope for a card that is auctioned or being bought, less what it will cost.

    How high an auction was opened does not raise the hope, and below what the mayor offers it costs nothing: he can be
    outbid. Nor is a card worth more because nobody could pay as much. Who has outbid somebody has to pay.
    """
    if state.bidder != seat and (state.bidder >= 0 or state.player != seat):
        return 0.0
    gain = card_worth(state, seat, state.lot, planned, labour, alive)
    if isinstance(state.steps[-1], Pay):
        return HOPE * gain if state.bid else gain
    if state.offer >= state.wealth(seat):
        return 0.0
    if state.offer:
        return HOPE * max(0.0, gain - price_worth(state, seat, state.offer + 1) * alive)
    mayor = expected_offer(state.lot)
    if state.raised or state.bid > mayor:
        return HOPE * (gain - price_worth(state, seat, state.bid) * alive)
    return HOPE * max(0.0, gain - price_worth(state, seat, mayor) * alive)


def card_worth(state: CraftsmenState, seat: int, card: int, planned: int, labour: float, alive: float) -> float:
    """What a building card adds to a hand, beside buildings of these kinds that are built or planned."""
    estate = state.estates[seat]
    fits = matches(card, estate[0]) or matches(card, estate[-1])
    added = WAITING * labour * (rate(planned | 1 << KIND_OF[card]) - rate(planned))
    return added + (HELD + FITTING if fits else HELD) * alive


def capital_worth(alive: float) -> float:
    """What one more capital card is worth."""
    return LAST_CARD + CARD * alive


def price_worth(state: CraftsmenState, seat: int, price: int) -> float:
    """What a price at the notary takes from a seat's capital."""
    return wealth_lost(state, seat, price) + 0.4 * CARD * price


def expected_offer(card: int) -> int:
    """What the mayor offers on average."""
    return 2 * cards.MAYOR_CARDS[cards.CATEGORY_OF[card]]


def wealth_lost(state: CraftsmenState, seat: int, price: int) -> float:
    """By how much a seat's capital is worth less without a price."""
    money = state.wealth(seat)
    return wealth_worth(money) - wealth_worth(max(0, money - price))


def wealth_worth(money: int) -> float:
    """What capital of a value is worth beside the number of its cards: one seldom spends more than twenty at once."""
    worth_of = WEALTH[0] * min(money, 10)
    if money > 10:
        worth_of += WEALTH[1] * min(money - 10, 10)
    if money > 20:
        worth_of += WEALTH[2] * (money - 20)
    return worth_of


def investment_worth(state: CraftsmenState, seat: int) -> float:
    """What the best card of each colour would bring at the end of the year, the surer the nearer it is."""
    best = 0
    colours = 0
    for place in range(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT):
        types = PILE_TYPES[state.hand[place]]
        if types:
            best += VALUE_OF[types[-1]]
            colours += 1
    if state.phase == INVESTMENT and not state.order.index(seat) > state.spot:
        return 0.0
    near = 0.25 + 0.15 * state.season
    if colours == COLOUR_COUNT:
        return near * best
    return 0.3 * near * best if colours == COLOUR_COUNT - 1 else 0.0


def marker_worth(state: CraftsmenState, seat: int, now: float, labour: float) -> float:
    """The labour in the markers on icons, as far as it can still become a product."""
    total = 0.0
    helpers = 0
    if state.stage <= cards.CRAFTS:
        helpers = state.queue.count(seat + 1, cards.CRAFTS * QUEUE, (cards.CRAFTS + 1) * QUEUE)
    usable = 1.0 if labour > 0.0 or helpers or state.labour_points else 0.2
    for card in state.estates[seat]:
        if card >= cards.FIRST_EXTENDED and state.filled[card]:
            filled = state.filled[card]
            done = 0.0
            for good in cards.INPUTS[card]:
                if filled & 1:
                    done += 1.0 if good < cards.RAWS else 2.2
                filled >>= 1
            if state.filled[card] == cards.FULL[card]:
                done += 0.25
            total += done * now * usable
    return 0.92 * total


def town_worth(state: CraftsmenState, seat: int) -> float:
    """The colour sets of this year and those to come."""
    halves = [0] * COLOUR_COUNT
    for card in state.estates[seat]:
        halves[cards.TOP[card]] += 1
        halves[cards.BOTTOM[card]] += 1
    lowest = min(halves)
    spare = 0
    for count in halves:
        spare += 1 if count > lowest else 0
    years = cards.YEARS - state.year + (1 if state.phase < INVESTMENT else 0)
    return years * cards.SET_POINTS * (lowest + 0.25 * spare)


def add_helpers(state: CraftsmenState, rows: list[list[float]], labour: float) -> None:
    """Helpers waiting in the queues, and those still to be sent."""
    if state.phase == HELPER_TURNS:
        for seat in range(state.players):
            if state.passed >> seat & 1:
                rows[seat][HELPERS] += 1.0 if state.helpers[seat] else 0.0
            else:
                rows[seat][HELPERS] += UNUSED * state.helpers[seat]
        first = 0
    elif state.phase == STAGE:
        first = state.stage * QUEUE + state.spot + (0 if is_about_to_act(state) else 1)
    elif state.phase == WINDOW:
        first = (state.stage + 1) * QUEUE
    else:
        return
    before = [0] * state.players
    town = -1
    for place in range(max(first, 0), cards.TOWNS * QUEUE):
        disc = state.queue[place]
        if disc:
            if place // QUEUE != town:
                town = place // QUEUE
                before = [0] * state.players
            seat = disc - 1
            gain = use_of(state, seat, town, labour, before[seat])
            if cards.GOLD[town * cards.FIELDS + place % QUEUE // cards.DISCS]:
                gain += GOLD_FIELD
            rows[seat][HELPERS] += gain
            before[seat] += 1


def is_about_to_act(state: CraftsmenState) -> bool:
    """Whether the helper whose turn it is has not done anything yet; labour points are counted apart."""
    step = state.steps[-1]
    if isinstance(step, Build):
        return state.built == 0
    return isinstance(step, (Bank, Notary, BuyGood, Hall))


def use_of(state: CraftsmenState, seat: int, town: int, labour: float, before: int) -> float:
    """What a seat's helper brings in a building, after so many others of this seat there."""
    kinds = state.kinds[seat]
    again = 0.6 if before else 1.0
    if town == cards.BANKERS:
        return again * max(0.4, 3.4 - 0.3 * state.cards[seat])
    if town == cards.BUILDERS:
        hand = state.hands[seat]
        if len(hand) <= 2 * before:
            return 0.1
        planned = kinds
        cost = 0
        for card in hand:
            planned |= 1 << KIND_OF[card]
            cost += COST[card]
        able = min(1.0, (state.wealth(seat) + 3.0) / (cost + 1.0))
        return again * able * ((1.0 - WAITING) * 0.85 * labour * (rate(planned) - rate(kinds)) + 0.9)
    if town == cards.NOTARY:
        money = state.wealth(seat)
        return again * min(1.0, (money + 2.0) / 10.0) * (0.6 + 0.05 * labour)
    if town == cards.CRAFTS:
        return cards.LABOUR_POINTS[state.year] * rate(kinds) * 0.95
    if town == cards.MERCHANTS:
        return 2.2 * rate(kinds) if before == 0 and may_buy(state, seat) else 0.1
    token = 0.9 + 0.2 * rate(kinds)
    if state.players > 2 and before == 0:
        return max(token, order_gain(state, seat))
    return again * token


def may_buy(state: CraftsmenState, seat: int) -> bool:
    """Whether the granary has something that an advanced building of the seat lacks."""
    if not state.cards[seat]:
        return False
    for card in state.estates[seat]:
        if card >= cards.FIRST_ADVANCED:
            filled = state.filled[card]
            for good in cards.INPUTS[card]:
                if not filled & 1 and good >= cards.RAWS:
                    low = state.granary[cards.COLUMN_OF[good] * cards.GRANARY_FIELDS]
                    if low and low != seat + 1:
                        return True
                filled >>= 1
    return False
