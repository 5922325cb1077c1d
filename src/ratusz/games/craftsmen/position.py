"""A position of Craftsmen as readable JSON, and back with every check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final, Literal, TypeVar

from ratusz.core import fields
from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.outcomes import named
from ratusz.core.reading import Reader
from ratusz.core.state import NOBODY
from ratusz.games.craftsmen import cards, soundness
from ratusz.games.craftsmen.cards import CAPITAL_IDS, CARD_IDS, DISCS, HOLD_FIELDS, OPEN_CARDS
from ratusz.games.craftsmen.hands import TO_ALL, kinds_held
from ratusz.games.craftsmen.state import NATURAL, NO_CAPITAL, NOTHING, SOURCES, CraftsmenState, settle_card

PhaseId = Literal["exchange", "helpers", "stage", "labour", "limits", "investment", "over"]
PHASE_IDS: Final[list[PhaseId]] = ["exchange", "helpers", "stage", "labour", "limits", "investment", "over"]
SOURCE_IDS: Final = [
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
_MANY = 10_000
_CARDS = {name: card for card, name in enumerate(CARD_IDS) if card}

Row = TypeVar("Row", list[int], bytearray)


# Fields of their own kind.


class _Places(fields.Words):
    """Names on so many places, an empty text for each that is free."""

    def __init__(self, key: str, names: Sequence[str], places: int, **more: Any) -> None:
        super().__init__(key, names, **more)
        self.places = places

    def found(self, document: Reader, whole: Any) -> list[int]:
        found: list[int] = super().found(document, whole)
        if len(found) != self.places:
            raise BadDocument(f"'{self.key}' has {self.places} places, not {len(found)}.")
        return found


class _Markers(fields.Field):
    """The seats of some markers, at most so many; NOBODY, if that is the lowest, for one of no seat."""

    def __init__(self, key: str, lowest: int, most: int) -> None:
        super().__init__(key)
        self.lowest = lowest
        self.most = most

    def found(self, document: Reader, whole: Any) -> list[int]:
        found: list[int] = document.items(self.key, int)
        if len(found) > self.most or not all(self.lowest <= marker < whole.players for marker in found):
            raise BadDocument(f"'{self.key}' holds at most {self.most} markers of seats, not {found!r:.60}.")
        return found


class _Queue(fields.Field):
    """The fields of a building, each with the seats of its discs from below; -1 where a disc went to the track."""

    def found(self, document: Reader, whole: Any) -> list[list[int]]:
        fields = document.items(self.key, list)
        if len(fields) != cards.QUEUE_FIELDS[whole.players]:
            raise BadDocument(
                f"The queue of '{self.key}' has {cards.QUEUE_FIELDS[whole.players]} fields, not {len(fields)}."
            )
        stack = _Markers(self.key, NOBODY, DISCS)
        found = [stack.found(Reader({self.key: field}, BadDocument), whole) for field in fields]
        if any(discs and discs[-1] == NOBODY for discs in found):
            raise BadDocument(f"The queue of '{self.key}' has no disc where one is missing on top.")
        return found


class _Knowers(fields.Field):
    """Who knows each of some cards: a seat, -1 nobody, the number of players everybody."""

    def found(self, document: Reader, whole: Any) -> list[int]:
        return document.items(self.key, int)


class _PeekKnowers(_Knowers):
    """The same of a peek, while there is one."""

    def written(self, whole: Any, *seat: int) -> dict[str, Any]:
        return super().written(whole) if whole.pile else {}

    def found(self, document: Reader, whole: Any) -> list[int]:
        return super().found(document, whole) if whole.pile else []


class _KnownCapital(fields.Field):
    """For each observer the cards it knows to be in a hand; `all` stands for the public."""

    def found(self, document: Reader, whole: Any) -> dict[str, list[int]]:
        known = document.table(self.key)
        return {name: known.counts(name, CAPITAL_IDS, 1, max(cards.COPIES)) for name in known.document}


class _Icons(fields.Field):
    """The icons of a built card in the order of its inputs, 1 where a marker lies."""

    def found(self, document: Reader, whole: Any) -> list[int]:
        return document.numbers(self.key, [1] * len(cards.INPUTS[whole.building]))


# What fields tell of a position, and make of what they read.


def _parts(row: Row, size: int) -> list[Row]:
    """A row cut into pieces of one size."""
    return [row[first : first + size] for first in range(0, len(row), size)]


def _laid(pieces: Iterable[list[int]], size: int, nobodys: int = 0) -> bytearray:
    """The row of pieces of one size, each with the markers of some seats."""
    markers = [bytes(nobodys if seat == NOBODY else seat + 1 for seat in piece) for piece in pieces]
    return bytearray(b"".join(piece.ljust(size, b"\0") for piece in markers))


def _granary(state: CraftsmenState) -> list[list[int]]:
    columns = _parts(state.granary, cards.GRANARY_FIELDS)
    return [[NOBODY if marker == NATURAL else marker - 1 for marker in column if marker] for column in columns]


def _ships(state: CraftsmenState) -> list[list[list[int]]]:
    holds = [[marker - 1 for marker in hold if marker] for hold in _parts(state.holds, HOLD_FIELDS)]
    return [holds[cards.FIRST_HOLD[ship] : cards.FIRST_HOLD[ship + 1]] for ship in range(cards.SHIPS)]


def _ship(name: str) -> fields.Each:
    ship = cards.SHIP_IDS.index(name)
    goods = [cards.GOOD_IDS[good] for good in cards.HOLD_GOOD[cards.FIRST_HOLD[ship] : cards.FIRST_HOLD[ship + 1]]]
    return fields.Each(name, goods, lambda good: _Markers(good, 0, HOLD_FIELDS))


def _queues(state: CraftsmenState) -> list[list[list[int]]]:
    used = cards.QUEUE_FIELDS[state.players]
    queues = [_parts(queue, DISCS)[:used] for queue in _parts(state.queue, cards.QUEUE)]
    return [[[disc - 1 for disc in discs.rstrip(b"\0")] for discs in queue] for queue in queues]


def _queued(queues: list[list[list[int]]], state: CraftsmenState) -> bytearray:
    return bytearray(b"".join(_laid(queue, DISCS).ljust(cards.QUEUE, b"\0") for queue in queues))


def _in_order(found: list[int], state: CraftsmenState) -> list[int]:
    return sorted(found)


def _flat(parts: list[list[int]], state: CraftsmenState) -> list[int]:
    return list(chain(*parts))


def known_counts(state: CraftsmenState, observer: int, seat: int) -> dict[str, int]:
    """What an observer (the number of players: the public) knows of a hand."""
    first = (observer * state.players + seat) * cards.TYPES
    return named(CAPITAL_IDS, state.seen[first : first + cards.TYPES])


def _observers(state: CraftsmenState, seat: int) -> dict[str, int]:
    """The names and numbers of those who may know something of a hand."""
    return {"all": state.players, **{str(other): other for other in range(state.players) if other != seat}}


def _known_capital(state: CraftsmenState, seat: int) -> dict[str, dict[str, int]]:
    return {name: known_counts(state, observer, seat) for name, observer in _observers(state, seat).items()}


def knowers(state: CraftsmenState, numbers: list[int]) -> list[int]:
    """Who knows cards: a seat, -1 nobody, the number of players everybody."""
    known, all_of_them = state.known, state.players
    return [all_of_them if known[card] == TO_ALL else known[card] - 1 for card in numbers]


def open_buildings(state: CraftsmenState, seat: int) -> list[int]:
    """The cards in a hand that everybody knows."""
    return [card for card in state.hands[seat] if state.known[card] == TO_ALL]


def _estate(state: CraftsmenState, seat: int) -> list[tuple[int, list[int]]]:
    return [
        (card, [state.filled[card] >> icon & 1 for icon in range(len(cards.INPUTS[card]))])
        for card in state.estates[seat]
    ]


OPEN_CAPITAL: Final = _Places(
    "open_capital", CAPITAL_IDS, cards.OPEN_CAPITAL, empty=NO_CAPITAL, default=[NO_CAPITAL] * cards.OPEN_CAPITAL
)
DECK_KNOWERS: Final = fields.Each(
    "deck_knowers",
    cards.DECK_IDS,
    _Knowers,
    attribute="",
    of=lambda state: [knowers(state, deck[::-1]) for deck in state.decks],
)
OPEN_BUILDINGS: Final = fields.Each(
    "open_buildings",
    cards.DECK_IDS,
    lambda name: _Places(name, CARD_IDS, OPEN_CARDS),
    attribute="open_cards",
    of=lambda state: _parts(state.open_cards, OPEN_CARDS),
    into=_flat,
    default=[cards.NO_CARD] * (cards.DECKS * OPEN_CARDS),
)
GRANARY: Final = fields.Each(
    "granary",
    cards.GRANARY_IDS,
    lambda name: _Markers(name, NOBODY, cards.GRANARY_FIELDS),
    of=_granary,
    into=lambda columns, _: _laid(columns, cards.GRANARY_FIELDS, NATURAL),
    default=bytearray([NATURAL] * (cards.COLUMNS * cards.GRANARY_FIELDS)),
)
"""For each good the owners of its markers, the low one first; -1 is a natural marker."""
SHIPS: Final = fields.Each(
    "ships",
    cards.SHIP_IDS,
    _ship,
    attribute="holds",
    of=_ships,
    into=lambda ships, _: _laid(chain(*ships), HOLD_FIELDS),
    default=bytearray(cards.HOLDS * HOLD_FIELDS),
)
"""For each ship and good the owners of its markers, the left one first."""
QUEUE: Final = fields.Each(
    "queue", cards.TOWN_IDS, _Queue, of=_queues, into=_queued, default=bytearray(cards.TOWNS * cards.QUEUE)
)
ESTATE: Final = fields.Entries("estate", fields.Word("building", _CARDS), _Icons("icons"), of=_estate)
ACTION: Final = fields.Nested(
    "action",
    fields.Flag("privileged"),
    fields.Number("labour_points", 0, _MANY),
    fields.Number("built", 0, cards.MOST_BUILT),
    fields.Number("due", 0, _MANY),
    fields.Words("paid", CAPITAL_IDS),
    fields.Word("lot", CARD_IDS),
    fields.Number("bid", 0, cards.MOST_BID),
    fields.Seat("bidder", NOBODY),
    fields.Seat("starter", NOBODY),
    fields.Flag("raised"),
    fields.SeatBits("out"),
    fields.Number("offer", 0, _MANY),
    fields.Words("peek", _CARDS, attribute="pile", into=_in_order),
    fields.Word("peek_deck", cards.DECK_IDS, attribute="pile_deck"),
    fields.Number("peek_base", -1, lambda state: len(state.decks[state.pile_deck]), attribute="pile_base"),
    _PeekKnowers("peek_knowers", attribute="", of=lambda state: knowers(state, state.pile)),
    fields.Own("offered", NOTHING),
    fields.Own("asleep", NOTHING),
    fields.Own("twins", NOTHING),
)
"""What has happened of the action in progress."""

LAYOUT: Final = fields.Layout(
    CraftsmenState,
    fields.Number("year", 1, cards.YEARS),
    fields.Word("season", cards.SEASON_IDS),
    fields.Word("phase", PHASE_IDS),
    fields.Word("town", cards.TOWN_IDS, attribute="stage"),
    fields.Number("spot", -1, cards.QUEUE - 1),
    fields.SeatList("order", default=lambda state: list(range(state.players))),
    fields.SeatList("order_change", attribute="track"),
    fields.Number("privilege_pool", 0, lambda state: cards.PRIVILEGE_TOKENS[state.players], full=True),
    fields.Number("labour_pool", 0, lambda state: cards.LABOUR_TOKENS[state.players], full=True),
    fields.Counts(
        "bonuses",
        cards.BONUS_IDS,
        NOBODY,
        lambda state: state.players - 1,
        of=lambda state: [owner - 1 for owner in state.bonuses],
        into=lambda owners, _: bytearray(owner + 1 for owner in owners),
        default=bytearray(cards.BONUSES),
    ),
    fields.Words("capital_deck", CAPITAL_IDS, reverse=True),
    OPEN_CAPITAL,
    fields.Counts("discard", CAPITAL_IDS, 1, max(cards.COPIES)),
    fields.Each("decks", cards.DECK_IDS, lambda name: fields.Words(name, _CARDS, reverse=True)),
    DECK_KNOWERS,
    OPEN_BUILDINGS,
    fields.Words("box", _CARDS, into=_in_order),
    GRANARY,
    SHIPS,
    QUEUE,
    fields.Own("hand", lambda state: [0] * (state.players * cards.COLOUR_COUNT)),
    fields.Own("seen", lambda state: bytearray((state.players + 1) * state.players * cards.TYPES)),
    fields.Own("known", bytearray(cards.CARDS)),
    fields.Own("filled", bytearray(cards.CARDS)),
    fields.Own("passed", 0),
    fields.Seats(
        fields.Counts("points", SOURCE_IDS, -_MANY, _MANY, attribute="sources"),
        fields.Own("points", 0),
        fields.Number("privilege_tokens", 0, cards.MOST_PRIVILEGES, attribute="privileges"),
        fields.Number("labour_tokens", 0, cards.MOST_LABOUR, attribute="labour"),
        fields.Number("helpers", 0, cards.HELPERS, full=True),
        fields.Flag("passed", attribute="", of=lambda state, seat: bool(state.passed >> seat & 1)),
        fields.Number("privileges_used", 0, cards.HELPERS, attribute="used"),
        fields.Number("fair", 0, cards.MOST_AT_FAIR),
        fields.Words("capital", CAPITAL_IDS, attribute="", of=kinds_held),
        fields.Own("cards", 0),
        _KnownCapital("known_capital", attribute="", of=_known_capital),
        fields.Words("buildings", _CARDS, attribute="hands", into=_in_order),
        fields.Words("known_buildings", _CARDS, attribute="", of=open_buildings),
        ESTATE,
        fields.Own("estates", []),
        fields.Own("kinds", 0),
        fields.Own("makes", 0),
    ),
    ACTION,
)
"""Decks are written from the top."""


def read(document: Reader, players: int, options: Options) -> CraftsmenState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state, found = LAYOUT.read(document, players, options)
    for deck, knowing in zip(state.decks, found.deck_knowers, strict=True):
        _know(state, deck[::-1], knowing)
    _know(state, state.pile, found.peek_knowers)
    for seat in range(players):
        _hold(state, seat, found.capital[seat])
        _know_capital(state, seat, found.known_capital[seat])
        _know_buildings(state, seat, found.known_buildings[seat])
        for card, icons in found.estate[seat]:
            state.filled[card] = sum(icon << place for place, icon in enumerate(icons))
            state.estates[seat].append(card)
            settle_card(state, seat, card)
        state.passed |= int(found.passed[seat]) << seat
        state.points[seat] = sum(state.sources[seat * SOURCES : (seat + 1) * SOURCES])
    soundness.check(state)
    return state


def _know(state: CraftsmenState, numbers: list[int], knowing: list[int]) -> None:
    if len(knowing) != len(numbers) or not all(-1 <= knower <= state.players for knower in knowing):
        raise BadDocument(f"The knowers of cards are for each card a seat, -1 or {state.players}.")
    for card, knower in zip(numbers, knowing, strict=True):
        state.known[card] = TO_ALL if knower == state.players else knower + 1


def _hold(state: CraftsmenState, seat: int, capital: list[int]) -> None:
    for kind in capital:
        if capital.count(kind) > cards.COPIES[kind]:
            raise BadDocument(f"There are more cards '{CAPITAL_IDS[kind]}' than the game has.")
        state.take_in(seat, kind)
    state.cards[seat] = len(capital)


def _know_capital(state: CraftsmenState, seat: int, known: dict[str, list[int]]) -> None:
    observers = _observers(state, seat)
    if known.keys() != observers.keys():
        raise BadDocument(f"'known_capital' of seat {seat} is for {', '.join(observers)}, each once.")
    held = kinds_held(state, seat)
    for name, counts in known.items():
        for kind, count in enumerate(counts):
            there = held.count(kind)
            if count > there:
                raise BadDocument(f"Seat {seat} has {there} of '{CAPITAL_IDS[kind]}', and {count} are known.")
        first = (observers[name] * state.players + seat) * cards.TYPES
        state.seen[first : first + cards.TYPES] = bytes(counts)


def _know_buildings(state: CraftsmenState, seat: int, known: list[int]) -> None:
    if not set(known) <= set(state.hands[seat]):
        raise BadDocument(f"'known_buildings' of seat {seat} are among its buildings.")
    for card in state.hands[seat]:
        state.known[card] = TO_ALL if card in known else seat + 1
