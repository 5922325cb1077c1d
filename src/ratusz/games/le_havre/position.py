"""A position of Le Havre as readable JSON, and back with every check (LH-INV-1 to LH-INV-8)."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypedDict

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.games.le_havre import cards, effects
from ratusz.games.le_havre.cards import CARD_IDS
from ratusz.games.le_havre.state import (
    AFLOAT,
    BOX,
    HOME,
    IN_HAND,
    NOTHING,
    OWNED,
    REMOVED,
    STACKED,
    TOWN,
    UNSEEN,
    WAITING,
    HavreState,
)

# Writing.


class SeatDocument(TypedDict):
    goods: dict[str, int]
    loans: int
    disc: str
    cards: list[str]
    traded: list[str]
    pawned: list[str]
    hand: list[str]
    knows: list[list[str]]


def names(numbers: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in numbers]


def lying(state: HavreState, place: int) -> list[int]:
    """The cards at a place, in the order of the data."""
    return [card for card in range(cards.CARDS) if state.where[card] == place]


def holding(state: HavreState, seat: int) -> dict[str, int]:
    """What a seat has, by name; kinds it has none of are left out."""
    amounts = state.goods[seat * cards.KINDS : (seat + 1) * cards.KINDS]
    return {name: amount for name, amount in zip(cards.KIND_IDS, amounts, strict=True) if amount}


def knowledge(state: HavreState, seat: int) -> list[list[str]]:
    """What a seat knows of the special stack from its top on: for each place the cards it may be (LH-HID-6).

    An empty text stands for a card the seat has not seen.
    """
    known = state.known[seat]
    if not known:
        return []
    if known[0] == 1:
        return [[CARD_IDS[card]] for card in known[1:]]
    either = sorted(names(known[1:])) if len(known) > 2 else [CARD_IDS[known[1]], ""]
    return [either, either]


def write(state: HavreState) -> Document:
    """The position as JSON. Stacks are written from the top down."""
    return {
        "round": state.round,
        "turn": state.turn,
        "first_player": state.first_player,
        "active": state.active,
        "final": state.final,
        "main_actions": state.main_actions,
        "wind_used": state.wind_used,
        "tiles": [cards.TILE_IDS[tile] for tile in state.tiles],
        "revealed": state.revealed,
        "offers": dict(zip(cards.OFFER_IDS, state.offers, strict=True)),
        "town": names(state.owned[state.players]),
        "stacks": [names(stack[::-1]) for stack in state.stacks],
        "ships": {name: names(stack[::-1]) for name, stack in zip(cards.SHIP_TYPE_IDS, state.ships, strict=True)},
        "specials": names(state.specials[::-1]),
        "waiting": names(lying(state, WAITING)),
        "removed": names(lying(state, REMOVED)),
        "modernised": names([card for card in cards.WHARFS if state.modernised >> card & 1]),
        "bound": [seat for seat in range(state.players) if state.bound >> seat & 1],
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
    }


def _write_seat(state: HavreState, seat: int) -> SeatDocument:
    disc = state.discs[seat]
    return {
        "goods": holding(state, seat),
        "loans": state.loans[seat],
        "disc": CARD_IDS[disc] if disc != HOME else "",
        "cards": names(state.owned[seat]),
        "traded": names([mark % cards.CARDS for mark in state.traded if mark // cards.CARDS == seat]),
        "pawned": [name for kind, name in enumerate(cards.GOOD_IDS) if state.pawned[seat] >> kind & 1],
        "hand": names(state.hands[seat]) if state.hands else [],
        "knows": knowledge(state, seat),
    }


# Reading.

MANY = 10**6
"""More goods, francs or loans than a match can bring."""


def read(document: Reader, players: int, options: Options) -> HavreState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state = _empty(players, options)
    state.round = document.number("round", 1, len(state.schedule))
    state.turn = document.number("turn", 1, cards.TILES)
    state.first_player = document.number("first_player", 0, players - 1)
    state.active = document.number("active", 0, players - 1)
    state.final = document.flag("final")
    state.main_actions = document.number("main_actions", 0, 2 if state.final else 1)
    state.wind_used = document.number("wind_used", 0, effects.WIND_ENERGY)
    tiles = document.items("tiles", str)
    if sorted(tiles) != sorted(cards.TILE_IDS):
        raise BadDocument(f"'tiles' holds each of the {cards.TILES} supply tiles once.")
    state.tiles = [cards.TILE_IDS.index(tile) for tile in tiles]
    state.revealed = document.number("revealed", 0, cards.TILES)
    offers = Reader(document.mapping("offers"), BadDocument)
    offers.no_more_than(frozenset(cards.OFFER_IDS))
    state.offers = [offers.number(name, 0, cards.MOST) for name in cards.OFFER_IDS]
    _read_cards(state, document)
    bound = document.items("bound", int)
    if len(set(bound)) != len(bound) or not all(0 <= seat < players for seat in bound):
        raise BadDocument(f"'bound' lists seats from 0 to {players - 1}, each once.")
    state.bound = sum(1 << seat for seat in bound)
    return state


def _empty(players: int, options: Options) -> HavreState:
    state = HavreState()
    state.begin(players, [], Rng(0, 0, 0, 0))
    state.version = str(options["version"])
    state.restricted_selling = bool(options["restricted_selling"])
    state.expensive_loans = bool(options["expensive_loans"])
    state.old_costs = bool(options["costs_of_2008"])
    state.schedule = cards.ROUNDS[state.version][players]
    state.pool = cards.special_pool(str(options["specials"]), players) if cards.SPECIALS_DEALT[state.version] else []
    state.where = bytearray(cards.CARDS)
    state.goods = [0] * (players * cards.KINDS)
    state.loans = [0] * players
    state.discs = [HOME] * players
    state.pawned = [0] * players
    state.known = [[] for _ in range(players)]
    state.hands = [[] for _ in range(players)]
    state.owned = [[] for _ in range(players + 1)]
    state.traded = []
    state.offered = NOTHING
    state.asleep = NOTHING
    return state


def _read_cards(state: HavreState, document: Reader) -> None:
    placed = _Placed(state)
    players = state.players
    state.owned[players] = sorted(placed.read(document, "town", TOWN))
    stacks = document.items("stacks", list)
    if len(stacks) != cards.STACKS:
        raise BadDocument(f"'stacks' holds {cards.STACKS} lists, not {len(stacks)}.")
    state.stacks = [placed.put(_cards({"stack": stack}, "stack"), STACKED)[::-1] for stack in stacks]
    ships = Reader(document.mapping("ships"), BadDocument)
    ships.no_more_than(frozenset(cards.SHIP_TYPE_IDS))
    state.ships = [placed.read(ships, name, AFLOAT)[::-1] for name in cards.SHIP_TYPE_IDS]
    state.specials = placed.read(document, "specials", UNSEEN)[::-1]
    placed.read(document, "waiting", WAITING)
    placed.read(document, "removed", REMOVED)
    modernised = _cards(document.document, "modernised")
    if len(set(modernised)) != len(modernised) or not all(card in cards.WHARFS for card in modernised):
        raise BadDocument("'modernised' lists wharfs, each once.")
    state.modernised = sum(1 << card for card in modernised)
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    for seat, entry in enumerate(seats):
        _read_seat(state, placed, seat, entry)
    for seat, entry in enumerate(seats):
        _read_disc(state, seat, entry.text("disc"))
    if not any(state.hands):
        state.hands = []
    placed.check()


def _read_seat(state: HavreState, placed: _Placed, seat: int, document: Reader) -> None:
    goods = Reader(document.mapping("goods"), BadDocument)
    goods.no_more_than(frozenset(cards.KIND_IDS))
    for name in goods.document:
        state.goods[seat * cards.KINDS + cards.KIND[name]] = goods.number(name, 1, MANY)
    state.loans[seat] = document.number("loans", 0, MANY)
    state.owned[seat] = sorted(placed.read(document, "cards", OWNED + seat))
    traded = _cards(document.document, "traded")
    if len(set(traded)) != len(traded):
        raise BadDocument("'traded' lists each card once.")
    state.traded = [*state.traded, *sorted(cards.CARDS * seat + card for card in traded)]
    pawned = document.items("pawned", str)
    if len(set(pawned)) != len(pawned) or not all(name in cards.GOOD_IDS for name in pawned):
        raise BadDocument("'pawned' lists goods, each once.")
    state.pawned[seat] = sum(1 << cards.KIND[name] for name in pawned)
    state.hands[seat] = placed.read(document, "hand", IN_HAND)
    state.known[seat] = _read_knowledge(state, seat, document.items("knows", list))


def _read_knowledge(state: HavreState, seat: int, knows: list[list[Any]]) -> list[int]:
    """What a seat knows has to be true."""
    top = names(state.specials[:-3:-1])
    for known in (
        [],
        [1, *state.specials[-1:]],
        [1, *state.specials[:-3:-1]],
        [0, *state.specials[:-3:-1]],
        *([0, card] for card in state.specials[-2:]),
    ):
        state.known[seat] = known if len(known) != 1 else []
        fitting = len(known) < 2 or known[0] == 1 or len(top) == 2
        if fitting and knowledge(state, seat) == knows:
            return state.known[seat]
    raise BadDocument(f"'knows' of seat {seat} does not fit the top of the special stack.")


def _read_disc(state: HavreState, seat: int, name: str) -> None:
    if not name:
        return
    card = read_card(name)
    if card >= cards.BUILDINGS or state.where[card] < TOWN or not (cards.ENTERABLE[card] or card == effects.DIVE_BAR):
        raise BadDocument(f"No disc can lie on '{name}'.")
    if card in state.discs and not state.final and card != effects.DIVE_BAR:
        raise BadDocument(f"Two discs lie on '{name}' before the final phase.")
    state.discs[seat] = card


class _Placed:
    """Sees to it that every card lies in exactly one place, and where it can lie."""

    def __init__(self, state: HavreState) -> None:
        self.state = state
        self.seen: set[int] = set()

    def read(self, document: Reader, key: str, place: int) -> list[int]:
        return self.put(_cards(document.document, key), place)

    def put(self, numbers: list[int], place: int) -> list[int]:
        for card in numbers:
            if card in self.seen:
                raise BadDocument(f"Card '{CARD_IDS[card]}' lies in two places.")
            if not _may_lie(self.state, card, place):
                raise BadDocument(f"Card '{CARD_IDS[card]}' cannot lie there.")
            self.seen.add(card)
            self.state.where[card] = place
        return numbers

    def check(self) -> None:
        state = self.state
        in_play = {use: cards.usage(state.version, state.players, use) for use in ("start", "stack")}
        for card in range(cards.FIRST_SPECIAL):
            if (card in self.seen) != (card in in_play["start"] or card in in_play["stack"]):
                raise BadDocument(f"Card '{CARD_IDS[card]}' is missing, or not in use.")
        for card in self.seen:
            if cards.FIRST_SPECIAL <= card < cards.BUILDINGS and card not in state.pool:
                raise BadDocument(f"Card '{CARD_IDS[card]}' is not in use.")
        if len(state.specials) > cards.SPECIALS_DEALT[state.version]:
            raise BadDocument(f"The special stack has at most {cards.SPECIALS_DEALT[state.version]} cards.")
        _check_stacks(state)
        _check_hands(state)
        _check_ships(state)


def _may_lie(state: HavreState, card: int, place: int) -> bool:
    """Whether a card could ever lie at such a place."""
    special = cards.FIRST_SPECIAL <= card < cards.BUILDINGS
    if place == STACKED:
        return card < cards.FIRST_SPECIAL or card == effects.DUNNY
    if place in (UNSEEN, IN_HAND):
        return special
    if place == AFLOAT:
        return card >= cards.BUILDINGS
    if place == WAITING:
        return card in (effects.STADIUM, effects.RATTLETRAP)
    if place == REMOVED:
        return special or card >= cards.BUILDINGS
    if place == TOWN:
        return card < cards.BUILDINGS and card != effects.RATTLETRAP
    return card != effects.CONSTRUCTION_SITE


def _check_stacks(state: HavreState) -> None:
    for stack in state.stacks:
        for upper, lower in zip(stack[1:], stack, strict=False):
            if upper != effects.DUNNY and (lower == effects.DUNNY or upper > lower):
                raise BadDocument("The cards of a proposal stack ascend from the top down.")
        for card in stack:
            if card in cards.usage(state.version, state.players, "start"):
                raise BadDocument(f"Card '{CARD_IDS[card]}' is never in a stack.")
    for index, stack in enumerate(state.ships):
        if any(cards.SHIP_TYPE[card] != index for card in stack):
            raise BadDocument("A ship lies in the stack of another type.")


def _check_hands(state: HavreState) -> None:
    site = state.where[effects.CONSTRUCTION_SITE]
    sizes = sorted(len(hand) for hand in state.hands)
    full = [effects.SITE_HAND] * state.players
    used = [effects.SITE_HAND - 1, *full[1:]]
    if site == TOWN and sizes != full:
        raise BadDocument(f"Every seat has a hand of {effects.SITE_HAND} cards while the Construction Site is there.")
    if site == REMOVED and sizes != used:
        raise BadDocument("The hands are kept when the Construction Site is gone, but for the card put in its place.")
    if site not in (TOWN, REMOVED) and any(sizes):
        raise BadDocument("There are no hands without the Construction Site.")


def _check_ships(state: HavreState) -> None:
    """The ships of all rounds that are over are in play, and no others (LH-INV-6)."""
    expected = ships_in_play(state, state.round - 1)
    found = [card for card in range(cards.BUILDINGS, cards.CARDS) if state.where[card] != BOX]
    if found not in (expected, ships_in_play(state, state.round)):
        raise BadDocument("The ships in play are those of the rounds that are over.")


def ships_in_play(state: HavreState, rounds: int) -> list[int]:
    """The ships that have come by the end of a round, and those of the start."""
    start = cards.start_ship_cards(state.players) if sum(cards.start_ships(state.version, state.players)) else []
    return sorted(start + [card.ship for card in state.schedule[:rounds]])


def read_card(name: str) -> int:
    """The card of that name."""
    if name not in cards.CARD:
        raise BadDocument(f"{name!r:.60} is not a card.")
    return cards.CARD[name]


def _cards(document: Any, key: str) -> list[int]:
    return [read_card(name) for name in Reader(document, BadDocument).items(key, str)]


def components(state: HavreState) -> dict[str, int]:
    """How often each card is on the table, counted from the piles themselves, and the tiles."""
    piles = [*state.owned, *state.stacks, *state.ships, *state.hands, state.specials]
    piles += [lying(state, place) for place in (BOX, WAITING, REMOVED)]
    counted = Counter(card for pile in piles for card in pile)
    return {
        **{CARD_IDS[card]: counted[card] for card in range(cards.CARDS)},
        "cards that are not where they lie": sum(counted.values()) - cards.CARDS,
        "tiles": len(set(state.tiles)),
        "discs": len(state.discs),
    }
