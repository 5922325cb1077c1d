"""A position of Craftsmen as readable JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict

from ratusz.core.game import Document
from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import CARD_IDS, DISCS, GOOD_IDS, HOLD_FIELDS, HOLD_GOOD, HOLD_SHIP, SHIP_IDS, TYPES
from ratusz.games.craftsmen.hands import TO_ALL
from ratusz.games.craftsmen.state import NATURAL, NO_CAPITAL, SOURCES, CraftsmenState

PhaseId = Literal["exchange", "helpers", "stage", "labour", "limits", "investment", "over"]
PHASE_IDS: Final[list[PhaseId]] = ["exchange", "helpers", "stage", "labour", "limits", "investment", "over"]
SOURCE_IDS = [
    "start",
    "unused_helpers",
    "fees",
    "production",
    "shipped",
    "majorities",
    "colour_sets",
    "granary",
    "investment",
]


class EstateDocument(TypedDict):
    """A built card; `icons` are 1 where a marker lies, in the order of the card's inputs."""

    building: str
    icons: list[int]


class SeatDocument(TypedDict):
    points: dict[str, int]
    privilege_tokens: int
    labour_tokens: int
    helpers: int
    passed: bool
    privileges_used: int
    fair: int
    capital: list[str]
    known_capital: dict[str, dict[str, int]]
    """For each observer the cards it knows to be in this hand; `all` stands for the public."""
    buildings: list[str]
    known_buildings: list[str]
    estate: list[EstateDocument]


class ActionDocument(TypedDict):
    """What has happened of the action in progress."""

    privileged: bool
    labour_points: int
    built: int
    due: int
    paid: list[str]
    lot: str
    bid: int
    bidder: int
    starter: int
    raised: bool
    out: list[int]
    offer: int
    peek: list[str]
    peek_deck: str
    peek_base: int
    peek_knowers: NotRequired[list[int]]
    """Who knows each card of a peek in progress: a seat, -1 nobody, the number of players everybody."""


def kinds_held(state: CraftsmenState, seat: int) -> list[int]:
    """The types of a seat's capital, each as often as it is there."""
    held = []
    for kind in range(TYPES):
        pile = state.hand[seat * cards.COLOUR_COUNT + cards.COLOUR_OF[kind]]
        held += [kind] * cards.PILE_COUNTS[pile][kind % cards.VALUES]
    return held


def known_counts(state: CraftsmenState, observer: int, seat: int) -> dict[str, int]:
    """What an observer (the number of players: the public) knows of a hand."""
    first = (observer * state.players + seat) * TYPES
    return {cards.CAPITAL_IDS[kind]: state.seen[first + kind] for kind in range(TYPES) if state.seen[first + kind]}


def owner(marker: int) -> int:
    return NOBODY if marker == NATURAL else marker - 1


def write_queue(state: CraftsmenState) -> dict[str, list[list[int]]]:
    """For each building its fields, each with the seats of its discs from below; -1 where a disc went to the track."""
    queues = {}
    for town, name in enumerate(cards.TOWN_IDS):
        fields = []
        first = town * cards.QUEUE
        for _ in range(cards.QUEUE_FIELDS[state.players]):
            discs = state.queue[first : first + DISCS].rstrip(b"\0")
            fields.append([disc - 1 for disc in discs])
            first += DISCS
        queues[name] = fields
    return queues


def write_granary(state: CraftsmenState) -> dict[str, list[int]]:
    """For each good the owners of its markers, the low one first; -1 is a natural marker."""
    size = cards.GRANARY_FIELDS
    return {
        name: [owner(marker) for marker in state.granary[at * size : (at + 1) * size] if marker]
        for at, name in enumerate(cards.GRANARY_IDS)
    }


def write_holds(state: CraftsmenState) -> dict[str, dict[str, list[int]]]:
    """For each ship and good the owners of its markers, the left one first."""
    ships: dict[str, dict[str, list[int]]] = {ship: {} for ship in SHIP_IDS}
    for hold in range(cards.HOLDS):
        markers = state.holds[hold * HOLD_FIELDS : (hold + 1) * HOLD_FIELDS]
        ship, good = SHIP_IDS[HOLD_SHIP[hold]], GOOD_IDS[HOLD_GOOD[hold]]
        ships[ship][good] = [marker - 1 for marker in markers if marker]
    return ships


def write_open(state: CraftsmenState) -> dict[cards.Deck, list[str]]:
    size = cards.OPEN_CARDS
    return {
        name: cards.names(state.open_cards[deck * size : (deck + 1) * size]) for deck, name in enumerate(cards.DECK_IDS)
    }


def write_open_capital(state: CraftsmenState) -> list[str]:
    return ["" if kind == NO_CAPITAL else cards.CAPITAL_IDS[kind] for kind in state.open_capital]


def knowers(state: CraftsmenState, numbers: Sequence[int]) -> list[int]:
    """Who knows cards: a seat, -1 nobody, the number of players everybody."""
    return [state.players if state.known[card] == TO_ALL else state.known[card] - 1 for card in numbers]


def write_estate(state: CraftsmenState, seat: int) -> list[EstateDocument]:
    return [
        {
            "building": CARD_IDS[card],
            "icons": [state.filled[card] >> icon & 1 for icon in range(len(cards.INPUTS[card]))],
        }
        for card in state.estates[seat]
    ]


def write(state: CraftsmenState) -> Document:
    """The position as JSON. Decks are written from the top."""
    return {
        "year": state.year,
        "season": cards.SEASON_IDS[state.season],
        "phase": PHASE_IDS[state.phase],
        "town": cards.TOWN_IDS[state.stage],
        "spot": state.spot,
        "order": state.order[:],
        "order_change": state.track[:],
        "privilege_pool": state.privilege_pool,
        "labour_pool": state.labour_pool,
        "bonuses": {name: state.bonuses[token] - 1 for token, name in enumerate(cards.BONUS_IDS)},
        "capital_deck": [cards.CAPITAL_IDS[kind] for kind in reversed(state.capital_deck)],
        "open_capital": write_open_capital(state),
        "discard": {cards.CAPITAL_IDS[kind]: count for kind, count in enumerate(state.discard) if count},
        "decks": {name: cards.names(state.decks[deck][::-1]) for deck, name in enumerate(cards.DECK_IDS)},
        "deck_knowers": {name: knowers(state, state.decks[deck][::-1]) for deck, name in enumerate(cards.DECK_IDS)},
        "open_buildings": write_open(state),
        "box": cards.names(state.box),
        "granary": write_granary(state),
        "ships": write_holds(state),
        "queue": write_queue(state),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "action": _write_action(state),
    }


def _write_seat(state: CraftsmenState, seat: int) -> SeatDocument:
    known = {"all": known_counts(state, state.players, seat)}
    for observer in range(state.players):
        if observer != seat:
            known[str(observer)] = known_counts(state, observer, seat)
    return {
        "points": dict(zip(SOURCE_IDS, state.sources[seat * SOURCES : (seat + 1) * SOURCES], strict=True)),
        "privilege_tokens": state.privileges[seat],
        "labour_tokens": state.labour[seat],
        "helpers": state.helpers[seat],
        "passed": bool(state.passed >> seat & 1),
        "privileges_used": state.used[seat],
        "fair": state.fair[seat],
        "capital": [cards.CAPITAL_IDS[kind] for kind in kinds_held(state, seat)],
        "known_capital": known,
        "buildings": cards.names(state.hands[seat]),
        "known_buildings": cards.names([card for card in state.hands[seat] if state.known[card] == TO_ALL]),
        "estate": write_estate(state, seat),
    }


def _write_action(state: CraftsmenState) -> ActionDocument:
    action: ActionDocument = {
        "privileged": state.privileged,
        "labour_points": state.labour_points,
        "built": state.built,
        "due": state.due,
        "paid": [cards.CAPITAL_IDS[kind] for kind in state.paid],
        "lot": CARD_IDS[state.lot],
        "bid": state.bid,
        "bidder": state.bidder,
        "starter": state.starter,
        "raised": state.raised,
        "out": [seat for seat in range(state.players) if state.out >> seat & 1],
        "offer": state.offer,
        "peek": cards.names(state.pile),
        "peek_deck": cards.DECK_IDS[state.pile_deck],
        "peek_base": state.pile_base,
    }
    if state.pile:
        action["peek_knowers"] = knowers(state, state.pile)
    return action
