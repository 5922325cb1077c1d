"""What a seat may see of Le Havre: all but tiles to come and special cards not shown to it (LH-HID-1 to LH-HID-6)."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, cast

from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import CARD_IDS, KINDS
from ratusz.games.le_havre.effects import STATION
from ratusz.games.le_havre.position import knowledge, lying, names
from ratusz.games.le_havre.rules.entering import ChooseFee, FeePayment, can_visit, fee_payments, possible
from ratusz.games.le_havre.rules.goods import ENERGY, FOOD, PAYING_KINDS, worth
from ratusz.games.le_havre.rules.round_end import FeedingRound, food_due, ship_food
from ratusz.games.le_havre.rules.turn import SecondVisit
from ratusz.games.le_havre.state import HOME, REMOVED, WAITING, HavreState, card_values, end_bonuses

TownBuilds = Literal["none", "standard", "special"]
_TOWN_BUILDS: Final[list[TownBuilds]] = ["none", "standard", "special"]


class RoundView(TypedDict):
    round: int
    food: int
    harvest: bool
    town_builds: TownBuilds
    ship: str


class SeatView(TypedDict):
    goods: list[int]
    """In the order of the goods, francs last."""
    loans: int
    score: int
    disc: str
    cards: list[str]
    hammers: int
    fishermen: int
    food: int
    """What food and francs are worth together."""
    energy: int
    ship_food: int
    food_due: int
    """What this round's feeding will cost beside ship food."""
    traded: list[str]
    pawned: list[str]
    hand: list[str]
    """The cards dealt by the Construction Site, to their holder only."""
    hand_size: int


class DoorView(TypedDict):
    """Why the player to move cannot enter a building; no reason where it can."""

    building: str
    reason: str


class PendingView(TypedDict, total=False):
    """What is being decided now, as in documents: the step, its seat, and what else the step says."""

    step: str
    player: int
    building: str
    good: str
    after: str
    purpose: str
    type: str
    cost: list[int]
    cards: int
    done: list[int]
    part: int
    used: int
    given: int
    place: int
    left: int
    due: int
    reserve: int
    need: int
    least: int
    most: int
    count: int
    value: int
    note: int
    ships: int
    capacity: int


class HavreView(TypedDict):
    version: str
    round: int
    rounds: int
    turn: int
    turns: int
    first_player: int
    active: int
    decider: int
    final: bool
    main_actions: int
    wind_used: int
    tiles: list[str | None]
    """The supply tiles in order; None for those still face down."""
    offers: list[int]
    town: list[str]
    stacks: list[list[str]]
    ships: dict[cards.ShipType, list[str]]
    special_stack: list[list[str]]
    """For each place from the top down the cards it may be; an empty text is a card not seen, nothing is no idea."""
    waiting: list[str]
    removed: list[str]
    modernised: list[str]
    bound: list[int]
    schedule: list[RoundView]
    unfed: list[int] | None
    """While workers are fed: the seats that still have to; None before."""
    pending: PendingView
    fees: list[dict[str, int]]
    """While an entry fee in food is asked for: every way to pay it, since not all leave the visit possible."""
    doors: list[DoorView]
    seats: list[SeatView]


class PrivateView(TypedDict, total=False):
    special_stack: list[list[str]]
    seats: list[SeatView]


def public(state: HavreState) -> HavreView:
    """The table as everybody sees it."""
    return {
        "version": state.version,
        "round": state.round,
        "rounds": len(state.schedule),
        "turn": state.turn,
        "turns": cards.TILES,
        "first_player": state.first_player,
        "active": state.active,
        "decider": state.player,
        "final": state.final,
        "main_actions": state.main_actions,
        "wind_used": state.wind_used,
        "tiles": [cards.TILE_IDS[tile] if place < state.revealed else None for place, tile in enumerate(state.tiles)],
        "offers": state.offers[:],
        "town": names(state.owned[state.players]),
        "stacks": [names(stack[::-1]) for stack in state.stacks],
        "ships": {name: names(stack[::-1]) for name, stack in zip(cards.SHIP_TYPE_IDS, state.ships, strict=True)},
        "special_stack": [[] for _ in state.specials],
        "waiting": names(lying(state, WAITING)),
        "removed": names(lying(state, REMOVED)),
        "modernised": names([card for card in cards.WHARFS if state.modernised >> card & 1]),
        "bound": [seat for seat in range(state.players) if state.bound >> seat & 1],
        "schedule": [_round(number, card) for number, card in enumerate(state.schedule, start=1)],
        "unfed": _unfed(state),
        "pending": cast("PendingView", state.steps[-1].document()) if state.steps else {},
        "fees": _fees(state),
        "doors": _doors(state),
        "seats": [_seat(state, seat, score) for seat, score in enumerate(state.scores())],
    }


def private(state: HavreState, observer: int, public: HavreView) -> PrivateView:
    """What an observer knows of the special buildings, and its own hand."""
    own: PrivateView = {}
    if known := knowledge(state, observer):
        own["special_stack"] = known + public["special_stack"][len(known) :]
    if state.hands:
        own["seats"] = public["seats"][:]
        own["seats"][observer] = {**public["seats"][observer], "hand": names(state.hands[observer])}
    return own


def _unfed(state: HavreState) -> list[int] | None:
    for place, step in enumerate(state.steps):
        if isinstance(step, FeedingRound):
            asked = 1 if place < len(state.steps) - 1 else 0
            return [(step.seat + turn) % state.players for turn in range(-asked, step.left)]
    return None


def _round(number: int, card: cards.Round) -> RoundView:
    return {
        "round": number,
        "food": card.food,
        "harvest": card.harvest,
        "town_builds": _TOWN_BUILDS[card.town_builds],
        "ship": CARD_IDS[card.ship],
    }


def _seat(state: HavreState, seat: int, score: int) -> SeatView:
    disc = state.discs[seat]
    owned = state.owned[seat]
    pawned = state.pawned[seat]
    return {
        "goods": state.goods[seat * KINDS : (seat + 1) * KINDS],
        "loans": state.loans[seat],
        "score": score,
        "disc": CARD_IDS[disc] if disc != HOME else "",
        "cards": names(owned),
        "hammers": sum(cards.HAMMERS[card] for card in owned),
        "fishermen": sum(cards.FISHERMEN[card] for card in owned),
        "food": worth(state, seat, FOOD),
        "energy": worth(state, seat, ENERGY),
        "ship_food": ship_food(state, seat),
        "food_due": food_due(state, seat),
        "traded": names([mark % len(CARD_IDS) for mark in state.traded if mark // len(CARD_IDS) == seat]),
        "pawned": [name for kind, name in enumerate(cards.KIND_IDS) if pawned >> kind & 1],
        "hand": [],
        "hand_size": len(state.hands[seat]) if state.hands else 0,
    }


# How a fee can be paid.


def _fees(state: HavreState) -> list[dict[str, int]]:
    step = state.steps[-1] if state.steps else None
    if isinstance(step, ChooseFee):
        return _ways(state.clone(), step.player, step.card, cards.FOOD_FEE[step.card], 0)
    if isinstance(step, FeePayment):
        return _ways(state.clone(), step.player, step.card, step.due, step.place)
    return []


def _ways(state: HavreState, seat: int, card: int, due: int, place: int) -> list[dict[str, int]]:
    """What may be paid of the kinds from a place on."""
    if due <= 0:
        return [{}]
    kind = PAYING_KINDS[FOOD][place]
    at = seat * KINDS + kind
    found = []
    for count in fee_payments(state, seat, card, due, place):
        state.goods[at] -= count
        for rest in _ways(state, seat, card, due - count * cards.FOOD_VALUE[kind], place + 1):
            found.append({cards.KIND_IDS[kind]: count, **rest} if count else rest)
        state.goods[at] += count
    return found


# Why a building cannot be entered.


def _doors(state: HavreState) -> list[DoorView]:
    """For the player who chooses a main action, all buildings that stand."""
    if not state.steps or state.steps[-1].name not in ("main_action", "second_visit"):
        return []
    seat = state.player
    return [
        {"building": CARD_IDS[card], "reason": closed(state, seat, card)}
        for owned in state.owned
        for card in owned
        if card < cards.BUILDINGS
    ]


def closed(state: HavreState, seat: int, card: int) -> str:
    """Why a seat cannot enter a building now; empty if it can."""
    if not cards.ENTERABLE[card]:
        return "no_entry"
    if state.bound >> seat & 1:
        return "picket"
    step = state.steps[-1]
    if state.discs[seat] == card or (isinstance(step, SecondVisit) and card in (STATION, step.first)):
        return "own_disc"
    if not state.final and card in state.discs:
        return "occupied"
    if not possible(state, seat, card):
        return "no_effect"
    free = state.discs[seat] == STATION or isinstance(step, SecondVisit)
    return "" if can_visit(state, seat, card, free) else "fee"


def score_sheet(state: HavreState) -> list[dict[str, int]]:
    """For each seat its points by source (LH-SCORE-1)."""
    sheets = []
    for seat in range(state.players):
        ships = sum(cards.VALUE[card] for card in state.owned[seat] if cards.CATEGORY[card] == cards.SHIP)
        sheets.append(
            {
                "francs": state.goods[seat * KINDS + cards.FRANCS],
                "buildings": card_values(state, seat) - ships,
                "ships": ships,
                "bonuses": end_bonuses(state, seat),
                "loans": -cards.LOAN_PENALTY * state.loans[seat],
            }
        )
    return sheets
