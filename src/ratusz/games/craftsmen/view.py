"""What a seat may see of Craftsmen: all but the hands of others and the decks (HI-1 to HI-5)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, Literal, NotRequired, TypedDict

from ratusz.core.fields import Alike
from ratusz.core.game import Message, ScoreDetails
from ratusz.core.state import NOBODY, Step
from ratusz.games.craftsmen import cards, position
from ratusz.games.craftsmen.hands import TO_ALL, kinds_held
from ratusz.games.craftsmen.position import known_counts, open_buildings
from ratusz.games.craftsmen.rules.build import matches
from ratusz.games.craftsmen.rules.capital import Discard, Pay
from ratusz.games.craftsmen.rules.craft import Deliver
from ratusz.games.craftsmen.rules.helpers import Fee
from ratusz.games.craftsmen.rules.merchants import PayGood
from ratusz.games.craftsmen.rules.ships import Bribe, LoadShip
from ratusz.games.craftsmen.rules.year import colour_sets, majorities, shipped
from ratusz.games.craftsmen.state import SOURCES, CraftsmenState

Ends = Literal["left", "right", "both"]


class BuiltView(TypedDict):
    """A built card; `icons` are 1 where a marker lies, in the order of the card's inputs."""

    building: str
    icons: list[int]
    clash: NotRequired[bool]
    """Whether it was built by the privilege: its colours match those of the card to its left nowhere."""


class HandView(TypedDict):
    capital: list[str]
    """All cards in the own hand; those known in others'."""
    buildings: list[str]


class SeatTold(TypedDict):
    privilege_tokens: int
    labour_tokens: int
    helpers: int
    passed: bool
    privileges_used: int
    fair: int
    known_buildings: list[str]
    """The building cards that everybody knows to be in this hand."""


class SeatView(SeatTold, HandView):
    """A seat; what an observer does not know of its hand is only counted."""

    points: int
    score: int
    bonus_tokens: list[str]
    capital_count: int
    open_capital: dict[str, int]
    """The cards that everybody knows to be in this hand."""
    building_count: int
    estate: list[BuiltView]
    colour_sets: int


class MajorityView(TypedDict):
    """What a ship would pay a seat now."""

    seat: int
    markers: int
    points: int
    bonus: int


class PrivateView(TypedDict):
    """What hangs on who looks."""

    known_in_decks: dict[cards.Deck, list[str]]
    """For each deck its cards from the top, empty where the observer does not know them."""
    seats: list[SeatView]
    peek: list[str]
    most_bid: int
    """The value of the observer's own capital: the highest bid it can pay."""
    sets: dict[str, list[list[list[int]]]]
    """For each colour of the observer's capital, laid down or in hand, what so many ones, twos and threes are worth."""
    fits: dict[str, Ends]
    """Which ends of the observer's estate a card in its hand or on the market fits: `left`, `right` or `both`."""


class TableTold(TypedDict):
    year: int
    season: cards.Season
    phase: position.PhaseId
    town: str
    spot: int
    order: list[int]
    order_change: list[int]
    privilege_pool: int
    labour_pool: int
    bonuses: dict[str, int]
    open_capital: list[str]
    discard: dict[str, int]
    deck_knowers: dict[cards.Deck, list[int]]
    open_buildings: dict[cards.Deck, list[str]]
    box: list[str]
    granary: dict[str, list[int]]
    """For each column the seats of its markers, the low one first; -1 for goods of nobody."""
    ships: dict[str, dict[str, list[int]]]
    """For each ship and good the seats of the markers in its hold."""
    queue: dict[str, list[list[int]]]
    """For each building its fields, each with the seats of its discs from below; -1 where a disc went to the track."""
    privileged: bool
    labour_points: int
    built: int
    due: int
    paid: list[str]
    lot: str
    bid: int
    bidder: int
    starter: int
    out: list[int]
    offer: int
    peek_deck: cards.Deck


class CraftsmenView(TableTold, PrivateView):
    active: int
    capital_deck: int
    decks: dict[cards.Deck, int]
    majorities: dict[str, list[MajorityView]]
    labour_points_per_helper: int
    fee: int
    """The points that pay for stacking a helper, instead of a card; 0 where none are due, since a card is drawn."""
    price: int
    """What is being paid now; 0 if nothing is."""
    discards: int
    """How many cards are still to be discarded now."""
    payee: int
    """The seat to which the fee being asked for goes; -1 if none is."""
    carried: str
    """The good that looks for its place now."""


_TABLE: Final = Alike(TableTold, position.LAYOUT, position.ACTION)
_SEAT: Final = Alike(SeatTold, position.LAYOUT.seats)


def public(state: CraftsmenState) -> CraftsmenView:
    """The table as everybody sees it."""
    scores = state.scores()
    step = state.steps[-1] if state.steps else None
    return {
        **_TABLE(state),
        "active": state.player,
        "capital_deck": len(state.capital_deck),
        "decks": {name: len(state.decks[deck]) for deck, name in enumerate(cards.DECK_IDS)},
        "known_in_decks": _known_in_decks(state, NOBODY),
        "majorities": {name: _majorities(state, ship) for ship, name in enumerate(cards.SHIP_IDS)},
        "seats": [_seat(state, number, scores[number]) for number in range(state.players)],
        "labour_points_per_helper": cards.LABOUR_POINTS[state.year],
        "fee": cards.FEE_POINTS[state.year] if state.players > 2 else 0,
        "peek": [name for name in _known(state, state.pile, NOBODY) if name],
        "most_bid": 0,
        "price": step.price if isinstance(step, Pay) else 0,
        "discards": step.count if isinstance(step, Discard) else 0,
        "payee": state.queue[step.place - 1] - 1 if isinstance(step, Fee) else NOBODY,
        "carried": _carried(step),
        "sets": {},
        "fits": {},
    }


def private(state: CraftsmenState, observer: int, public: CraftsmenView) -> PrivateView:
    """The observer's own hand, and what it knows of the decks and the hands of others."""
    return {
        "known_in_decks": _known_in_decks(state, observer),
        "seats": [{**seat, **_hand(state, number, observer)} for number, seat in enumerate(public["seats"])],
        "peek": [name for name in _known(state, state.pile, observer) if name],
        "most_bid": min(state.wealth(observer), cards.MOST_BID),
        "sets": _sets(state, observer),
        "fits": _fits(state, observer),
    }


def _sets(state: CraftsmenState, seat: int) -> dict[str, list[list[list[int]]]]:
    """What every part of the seat's capital is worth (CR-PAY-3): panels look it up."""
    piles = state.piles_with_paid(seat) if state.decider == seat else state.piles(seat)
    return {name: _SETS[pile] for name, pile in zip(cards.COLOURS, piles, strict=True) if pile}


def _parts(pile: int) -> list[list[list[int]]]:
    ones, twos, threes = cards.PILE_COUNTS[pile]
    digits = cards.DIGIT
    return [
        [
            [cards.PILE_VALUE[one * digits[0] + two * digits[1] + three * digits[2]] for three in range(threes + 1)]
            for two in range(twos + 1)
        ]
        for one in range(ones + 1)
    ]


_SETS = [_parts(pile) for pile in range(cards.PILES)]


def _fits(state: CraftsmenState, seat: int) -> dict[str, Ends]:
    """Which ends of the seat's estate a card might be built at without the privilege (CR-BUILD-3)."""
    estate = state.estates[seat]
    found: dict[str, Ends] = {}
    for card in [*state.hands[seat], *filter(None, state.open_cards)]:
        left, right = matches(card, estate[0]), matches(card, estate[-1])
        if left or right:
            found[cards.CARD_IDS[card]] = "both" if left and right else "left" if left else "right"
    return found


def _carried(step: Step[Any] | None) -> str:
    """What was just made, or is being bought."""
    if isinstance(step, (Deliver, PayGood)):
        return cards.GOOD_IDS[step.good]
    if isinstance(step, (LoadShip, Bribe)):
        return cards.GOOD_IDS[cards.OUTPUT[step.card]]
    return ""


def _known(state: CraftsmenState, stack: list[int], observer: int) -> list[str]:
    """The names of the cards an observer knows, empty for the others."""
    mine = observer + 1 if observer >= 0 else TO_ALL
    return [cards.CARD_IDS[card] if state.known[card] in (mine, TO_ALL) else "" for card in stack]


def _known_in_decks(state: CraftsmenState, observer: int) -> dict[cards.Deck, list[str]]:
    return {name: _known(state, state.decks[deck][::-1], observer) for deck, name in enumerate(cards.DECK_IDS)}


def _majorities(state: CraftsmenState, ship: int) -> list[MajorityView]:
    entries: list[MajorityView] = []
    for place, seat in enumerate(majorities(state, ship)):
        markers, points = shipped(state, ship, seat)
        bonus = cards.MAJORITY[ship][place] if place < len(cards.MAJORITY[ship]) else 0
        entries.append({"seat": seat, "markers": markers, "points": points, "bonus": bonus})
    return entries


def _seat(state: CraftsmenState, seat: int, score: int) -> SeatView:
    return {
        **_SEAT(state, seat),
        "points": state.points[seat],
        "score": score,
        "bonus_tokens": [cards.BONUS_IDS[token] for token in _tokens(state, seat)],
        "capital_count": state.cards[seat],
        **_hand(state, seat, NOBODY),
        "open_capital": known_counts(state, state.players, seat),
        "building_count": len(state.hands[seat]),
        "estate": _estate(state, seat),
        "colour_sets": colour_sets(state, seat),
    }


def _estate(state: CraftsmenState, seat: int) -> list[BuiltView]:
    built: list[BuiltView] = position.ESTATE.tell(state, seat)
    for entry, (left, card) in zip(built[1:], pairwise(state.estates[seat]), strict=True):
        if not matches(card, left):
            entry["clash"] = True
    return built


def _hand(state: CraftsmenState, seat: int, observer: int) -> HandView:
    """The hand of a seat as far as an observer knows it."""
    if seat == observer:
        return {
            "capital": [cards.CAPITAL_IDS[kind] for kind in kinds_held(state, seat)],
            "buildings": cards.names(state.hands[seat]),
        }
    counts = known_counts(state, state.players if observer == NOBODY else observer, seat)
    return {
        "capital": [name for name, count in counts.items() for _ in range(count)],
        "buildings": cards.names(open_buildings(state, seat)),
    }


def score_sheet(state: CraftsmenState, seat: int) -> dict[str, int]:
    """Points by source, and the bonus tokens (CR-GAMEEND-1)."""
    sheet = dict(zip(position.SOURCE_IDS, state.sources[seat * SOURCES : (seat + 1) * SOURCES], strict=True))
    return {**sheet, "bonus_tokens": sum(cards.BONUS_POINTS[token] for token in _tokens(state, seat))}


def _tokens(state: CraftsmenState, seat: int) -> list[int]:
    return [token for token in range(cards.BONUSES) if state.bonuses[token] == seat + 1]


def score_details(state: CraftsmenState, seat: int) -> ScoreDetails:
    """The good and the points of each bonus token, and the colour sets of the last year."""
    sets = colour_sets(state, seat)
    tokens: list[Message] = [
        ("detail-token", {"good": cards.GOOD_IDS[cards.BONUS_GOOD[token]], "points": cards.BONUS_POINTS[token]})
        for token in _tokens(state, seat)
    ]
    return {"bonus_tokens": tokens, "colour_sets": [("detail-sets", {"sets": sets})] if sets else []}
