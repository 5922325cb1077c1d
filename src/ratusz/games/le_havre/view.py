"""What a seat may see of Le Havre: all but tiles to come and special cards not shown to it (LH-HID-1 to LH-HID-6)."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from ratusz.core.fields import Alike
from ratusz.core.game import Message, ScoreDetails
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.asking import reminders
from ratusz.games.le_havre.cards import CARD_IDS, KINDS
from ratusz.games.le_havre.position import LAYOUT, knowledge, names
from ratusz.games.le_havre.rules.goods import ENERGY, worth
from ratusz.games.le_havre.rules.round_end import ship_food
from ratusz.games.le_havre.rules.turn import BeforeSupply
from ratusz.games.le_havre.state import HOME, HavreState, card_values, end_bonus, end_bonuses

TownBuilds = Literal["none", "standard", "special"]
_TOWN_BUILDS: Final[list[TownBuilds]] = ["none", "standard", "special"]


class RoundView(TypedDict):
    round: int
    food: int
    harvest: bool
    town_builds: TownBuilds
    ship: str


class SeatTold(TypedDict):
    goods: dict[str, int]
    """With francs; what there is none of is left out."""
    loans: int
    disc: str
    cards: list[str]
    traded: list[str]
    pawned: list[str]


class SeatOwn(TypedDict):
    score: int
    hammers: int
    fishermen: int
    food: int
    """What food and francs are worth together, with what still comes before the feeding."""
    energy: int
    ship_food: int
    food_due: int
    """What this round's feeding will cost beside ship food; nothing once it is paid."""
    hand_size: NotRequired[int]
    """How many cards dealt by the Construction Site there are, if it dealt any."""
    hand: NotRequired[list[str]]
    """Which ones, to their holder only."""
    reminders: reminders.Reminders
    """What a good host would remind of: nobody knows more than all do."""


class SeatView(SeatTold, SeatOwn):
    pass


class TableTold(TypedDict):
    round: int
    turn: int
    first_player: int
    active: int
    final: bool
    offers: dict[str, int]
    """The goods on each space, also where there are none."""
    town: list[str]
    stacks: list[list[str]]
    ships: dict[cards.ShipType, list[str]]
    waiting: list[str]
    removed: list[str]
    modernised: list[str]
    bound: list[int]


class TableOwn(TypedDict):
    version: str
    rounds: int
    turns: int
    decider: int
    tiles: list[str | None]
    """The supply tiles in order; None for those still face down."""
    special_stack: list[list[str]]
    """For each place from the top down the cards it may be; an empty text is a card not seen, nothing is no idea."""
    schedule: list[RoundView]
    unfed: list[int] | None
    """While workers are fed: the seats that still have to; None before."""
    at: str
    """The building that the question belongs to, or where the disc of its player lies; empty if there is none."""
    berths: list[list[int]]
    """For each supply tile the seats whose markers stand there."""
    comers: list[int | None]
    """And the seat that comes there later in this round; None for tiles already passed."""
    turns_left: list[int]
    """For each seat, how many turns it has before the feeding."""
    interest_in: int | None
    """After how many turns interest falls due in this round; None if it does not, or nobody can know."""
    costs: NotRequired[dict[str, dict[str, int]]]
    """What buildings cost that cost something else than is printed, if any do."""
    seats: list[SeatView]


class HavreView(TableTold, TableOwn):
    pass


class PrivateView(TypedDict, total=False):
    special_stack: list[list[str]]
    seats: list[SeatView]


_OLD_COSTS: Final = {
    CARD_IDS[card]: {good: amount for good, amount in zip(cards.GOOD_IDS, cost, strict=True) if amount}
    for card, cost in cards.OLD_BUILD_COST.items()
}


_TABLE: Final = Alike(TableTold, LAYOUT)
_SEAT: Final = Alike(SeatTold, LAYOUT.seats)


def public(state: HavreState) -> HavreView:
    """The table as everybody sees it."""
    own = _own(state)
    if state.old_costs:
        own["costs"] = _OLD_COSTS
    return {**_TABLE(state), **own}


def _own(state: HavreState) -> TableOwn:
    return {
        "version": state.version,
        "rounds": len(state.schedule),
        "turns": cards.TILES,
        "decider": state.player,
        "tiles": [cards.TILE_IDS[tile] if place < state.revealed else None for place, tile in enumerate(state.tiles)],
        "special_stack": [[] for _ in state.specials],
        "schedule": [_round(number, card) for number, card in enumerate(state.schedule, start=1)],
        "unfed": reminders.unfed(state),
        "at": _at(state),
        "berths": _berths(state),
        "comers": _comers(state),
        "turns_left": [reminders.turns_left(state, seat) for seat in range(state.players)],
        "interest_in": reminders.interest_in(state),
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


def _at(state: HavreState) -> str:
    if not state.steps:
        return ""
    disc = state.discs[state.player]
    return str(state.steps[-1].document().get("building", CARD_IDS[disc] if disc != HOME else ""))


def _round(number: int, card: cards.Round) -> RoundView:
    return {
        "round": number,
        "food": card.food,
        "harvest": card.harvest,
        "town_builds": _TOWN_BUILDS[card.town_builds],
        "ship": CARD_IDS[card.ship],
    }


def _seat(state: HavreState, seat: int, score: int) -> SeatView:
    due, have = reminders.feeding(state, seat)
    owned = state.owned[seat]
    own: SeatOwn = {
        "score": score,
        "hammers": sum(cards.HAMMERS[card] for card in owned),
        "fishermen": sum(cards.FISHERMEN[card] for card in owned),
        "food": have,
        "energy": worth(state, seat, ENERGY),
        "ship_food": ship_food(state, seat),
        "food_due": due,
        "reminders": reminders.reminders(state, seat),
    }
    if state.hands:
        own["hand_size"] = len(state.hands[seat])
    return {**_SEAT(state, seat), **own}


def _waits(state: HavreState) -> bool:
    """Whether the supply of the present turn is still to come."""
    return bool(state.steps) and isinstance(state.steps[-1], BeforeSupply)


def _berths(state: HavreState) -> list[list[int]]:
    """Turns are counted through the whole match; a marker stays on its tile until its seat's next supply."""
    turn = (state.round - 1) * cards.TILES + state.turn - 1
    last = state.first_player - 1 if state.final else state.active
    berths: list[list[int]] = [[] for _ in range(cards.TILES)]
    for back in range(_waits(state), state.players + _waits(state)):
        if back <= turn:
            berths[(turn - back) % cards.TILES].append((last - back) % state.players)
    return berths


def _comers(state: HavreState) -> list[int | None]:
    first = cards.TILES if state.final else state.turn - _waits(state)
    coming = [(state.active + tile + 1 - state.turn) % state.players for tile in range(first, cards.TILES)]
    return [None] * first + coming


def score_sheet(state: HavreState, seat: int) -> dict[str, int]:
    """Points by source (LH-SCORE-1)."""
    ships = sum(cards.VALUE[card] for card in state.owned[seat] if cards.CATEGORY[card] == cards.SHIP)
    return {
        "francs": state.goods[seat * KINDS + cards.FRANCS],
        "buildings": card_values(state, seat) - ships,
        "ships": ships,
        "bonuses": end_bonuses(state, seat),
        "loans": -cards.LOAN_PENALTY * state.loans[seat],
    }


def score_details(state: HavreState, seat: int) -> ScoreDetails:
    """What each card is worth and brings, and the number of loans."""
    ships = [card for card in state.owned[seat] if cards.CATEGORY[card] == cards.SHIP]
    buildings = [card for card in state.owned[seat] if cards.CATEGORY[card] != cards.SHIP]
    extra = [card for card in buildings if card < cards.BUILDINGS and cards.BONUSES[card]]
    loans = state.loans[seat]
    return {
        "buildings": _scored([(cards.VALUE[card], card) for card in buildings]),
        "ships": _scored([(cards.VALUE[card], card) for card in ships]),
        "bonuses": _scored([(end_bonus(state, seat, card), card) for card in extra]),
        "loans": [("loans", {"loans": loans})] if loans else [],
    }


def _scored(worth: list[tuple[int, int]]) -> list[Message]:
    """The dearest first."""
    return [
        ("detail-card", {"card": CARD_IDS[card], "points": francs})
        for francs, card in sorted(worth, key=lambda scored: -scored[0])
    ]
