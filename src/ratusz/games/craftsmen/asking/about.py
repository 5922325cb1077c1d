"""What an answer changes for its seat, and what else can be said of it before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypedDict

from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.asking.payments import cheapest
from ratusz.games.craftsmen.hands import kinds_held
from ratusz.games.craftsmen.rules import SPACE
from ratusz.games.craftsmen.rules.build import matches
from ratusz.games.craftsmen.rules.capital import Discard, Pay
from ratusz.games.craftsmen.rules.helpers import FEE_DUE, terms
from ratusz.games.craftsmen.rules.ships import LoadShip, hold_on, put_in_hold
from ratusz.games.craftsmen.rules.year import majorities, shipped
from ratusz.games.craftsmen.state import NO_CAPITAL, CraftsmenState

PURSE_IDS: Final = ("points", "bonus", "capital", "privileges", "labour", "labour_points", "fair", "helpers")
Terms = Literal["own", "ribbon", "draw", "fee"]
TERM_IDS: Final[list[Terms]] = ["own", "ribbon", "draw", "fee"]


class CraftsmenAbout(TypedDict, total=False):
    """What can be said of an answer beside its cost and gain."""

    field: int
    """Of a helper that is sent: on which field it will stand, counted from 1, and whether that is a gold one."""
    gold: bool
    terms: Terms
    """Of a helper put on a disc: on an `own` one, on a `ribbon` field, the other will `draw` a card, or a `fee`."""
    other: int
    """The seat of that disc."""
    fee: int
    """The points that pay it, instead of a card."""
    fits: int
    """How many cards in hand fit a sawmill."""
    price: int
    """Of a building: what it costs."""
    due: int
    """What has to be paid then for all that was built in this action."""
    waived: bool
    """Whether it is built by the privilege, since its colours do not match."""
    lines: dict[str, int]
    """The goods whose production lines it is the first to complete, and the points of their tokens."""
    worth: int
    """What the capital in hand is worth then, as far as it is known."""
    pays: list[int]
    """Of a bid: the cards that would pay it, as places among the own capital."""
    missing: int
    """Of a good for a building: how many are missing there then."""
    now: int
    """Of a product in a hold: its points now and at the end of the year, and how the ship stands for the seat then."""
    later: int
    markers: int
    place: int
    """Also of who changes the order: the place in the next round."""
    ship_bonus: int


def purse(state: CraftsmenState, seat: int) -> list[int]:
    bonus = 0
    for token in range(cards.BONUSES):
        if state.bonuses[token] == seat + 1:
            bonus += cards.BONUS_POINTS[token]
    return [
        state.points[seat],
        bonus,
        state.cards[seat],
        state.privileges[seat],
        state.labour[seat],
        state.labour_points,
        state.fair[seat],
        state.helpers[seat],
    ]


def about(before: CraftsmenState, after: CraftsmenState, seat: int, action: int) -> CraftsmenAbout:
    block = SPACE.block(action)
    tell = TELLING.get(block.verb)
    return tell(before, after, seat, block.words(action)) if tell else {}


Tell = Callable[[CraftsmenState, CraftsmenState, int, list[str]], CraftsmenAbout]


def _sending(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    first = cards.TOWN_IDS.index(words[0]) * cards.QUEUE
    field = next(place for place in range(cards.QUEUE) if before.queue[first + place] != after.queue[first + place])
    field //= cards.DISCS
    told: CraftsmenAbout = {"field": field + 1}
    if cards.GOLD[first // cards.DISCS + field]:
        told["gold"] = True
    return told


def _stacking(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    town, field = cards.TOWN_IDS.index(words[0]), int(words[1]) - 1
    cost = terms(before, seat, town, field)
    other = before.queue[town * cards.QUEUE + field * cards.DISCS] - 1
    told: CraftsmenAbout = {"terms": TERM_IDS[cost], "other": other}
    if cost == FEE_DUE:
        told["fee"] = cards.FEE_POINTS[before.year]
    return told


def _swapping(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    """Also of keeping the sawmill."""
    if before.steps[-1].name != "swap":
        return {}
    sawmill = after.estates[seat][0]
    return {"fits": sum(matches(card, sawmill) for card in before.hands[seat])}


def _building(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    price = cards.COST[cards.CARD_IDS.index(words[0])]
    told: CraftsmenAbout = {"price": price, "due": before.due + price}
    if after.privileged and not before.privileged:
        told["waived"] = True
    lines = {
        cards.GOOD_IDS[cards.BONUS_GOOD[token]]: cards.BONUS_POINTS[token]
        for token, line in enumerate(cards.LINE)
        if not before.bonuses[token] and before.kinds[seat] & line != line == after.kinds[seat] & line
    }
    if lines:
        told["lines"] = lines
    return told


def _buying(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    return {"price": cards.PRICE[cards.CATEGORY_OF[cards.CARD_IDS.index(words[0])]]}


def _taking(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    """What is drawn beside the face-up cards is not known yet."""
    kinds = [cards.CAPITAL_IDS.index(word) for word in words] or [
        kind for kind in before.open_capital if kind != NO_CAPITAL
    ]
    piles = before.piles(seat)
    for kind in kinds:
        piles[cards.COLOUR_OF[kind]] += cards.DIGIT[kind]
    return {"worth": sum(cards.PILE_VALUE[pile] for pile in piles)}


def _parting(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    """Of several cards that are put together the panel tells it."""
    step = before.steps[-1]
    several = isinstance(step, Pay) or (isinstance(step, Discard) and step.count > 1)
    return {} if several else {"worth": after.wealth(seat)}


def _bidding(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    payment = cheapest(tuple(before.piles(seat)))[int(words[0])]
    left, held = payment.kinds, kinds_held(before, seat)
    places = [place for place, kind in enumerate(held) if kind in left and left.pop(left.index(kind)) == kind]
    return {"pays": places, "worth": before.wealth(seat) - payment.loss}


def _filling(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    card = cards.CARD_IDS.index(words[-1])
    return {"missing": (cards.FULL[card] & ~before.filled[card]).bit_count() - 1}


def _loading(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    """How the ship would stand, were the year to end then (CR-YEAR-2 to CR-YEAR-4); a bribe has to be paid first."""
    step = before.steps[-1]
    assert isinstance(step, LoadShip)
    ship = cards.SHIP_IDS.index(words[0])
    hold = hold_on(ship, cards.OUTPUT[step.card])
    then = before.clone()
    put_in_hold(then, hold, seat)
    place = majorities(then, ship).index(seat)
    bonuses = cards.MAJORITY[ship]
    return {
        "now": cards.POINTS[step.card],
        "later": cards.HOLD_POINTS[hold],
        "markers": shipped(then, ship, seat)[0],
        "place": place + 1,
        "ship_bonus": bonuses[place] if place < len(bonuses) else 0,
    }


def _reordering(before: CraftsmenState, after: CraftsmenState, seat: int, words: list[str]) -> CraftsmenAbout:
    return {"place": after.track.index(seat) + 1}


TELLING: Final[dict[str, Tell]] = {
    "send": _sending,
    "stack": _stacking,
    "swap": _swapping,
    "pass": _swapping,
    "build": _building,
    "buy": _buying,
    "take": _taking,
    "take_both": _taking,
    "pay": _parting,
    "discard": _parting,
    "bid": _bidding,
    "bring": _filling,
    "trade": _filling,
    "deliver": _filling,
    "buy_good": _filling,
    "load": _loading,
    "bribe": _loading,
    "change_order": _reordering,
}
