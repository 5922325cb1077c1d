"""A position of Le Havre as readable JSON, and back with every check (LH-INV-1 to LH-INV-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ratusz.core import fields
from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.reading import Reader
from ratusz.games.le_havre import cards, effects
from ratusz.games.le_havre.cards import CARD_IDS
from ratusz.games.le_havre.state import (
    AFLOAT,
    BOX,
    HOME,
    IN_HAND,
    MANY,
    OWNED,
    REMOVED,
    STACKED,
    TOWN,
    UNSEEN,
    WAITING,
    HavreState,
)


def names(numbers: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in numbers]


def lying(state: HavreState, place: int) -> list[int]:
    """The cards at a place, in the order of the data."""
    found = []
    card = state.where.find(place)
    while card >= 0:
        found.append(card)
        card = state.where.find(place, card + 1)
    return found


def knowledge(state: HavreState, seat: int) -> list[list[str]]:
    """What a seat knows of the special stack from its top on: for each place the cards it may be (LH-HID-6)."""
    return _known(state.known[seat])


def _known(known: list[int]) -> list[list[str]]:
    """An empty text stands for a card the seat has not seen."""
    if not known:
        return []
    if known[0] == 1:
        return [[CARD_IDS[card]] for card in known[1:]]
    either = sorted(names(known[1:])) if len(known) > 2 else [CARD_IDS[known[1]], ""]
    return [either, either]


# Fields of their own kind.


class Times(fields.Field):
    """How often parts of an action are done, for as many of them as were counted."""

    def found(self, document: Reader, whole: Any) -> list[int]:
        return document.numbers(self.key, [cards.MOST] * len(document.items(self.key, int)))


class _Pool(fields.Own):
    """The special buildings that could be in the match."""

    def blank(self, state: Any, options: Mapping[str, Any]) -> list[int]:
        dealt = cards.SPECIALS_DEALT[state.version]
        return cards.special_pool(options["specials"], state.players) if dealt else []


class _Stacks(fields.Words):
    """The proposal stacks, each from the top down."""

    def told(self, value: Any) -> Any:
        return [names(stack[::-1]) for stack in value]

    def found(self, document: Reader, whole: Any) -> Any:
        stacks = document.items(self.key, list)
        if len(stacks) != cards.STACKS:
            raise BadDocument(f"'{self.key}' holds {cards.STACKS} lists, not {len(stacks)}.")
        return [fields.Words.found(self, Reader({self.key: stack}, BadDocument), whole) for stack in stacks]


class _Knows(fields.Field):
    """What a seat knows of the special stack, which has to be true."""

    def told(self, value: Any) -> Any:
        return _known(value)

    def found(self, document: Reader, whole: Any) -> list[int]:
        knows = document.items(self.key, list)
        top = whole.specials[:-3:-1]
        one = [[1, *top[:1]]] if top else []
        two = [[1, *top], [0, *top], *([0, card] for card in top)] if len(top) == 2 else []
        for known in ([], *one, *two):
            if _known(known) == knows:
                return known
        raise BadDocument(f"'{self.key}' does not fit the top of the special stack.")


def _fleet(kind: int) -> fields.Words:
    def of(state: HavreState) -> list[int]:
        return state.ships[kind]

    return fields.Words(cards.SHIP_TYPE_IDS[kind], CARD_IDS, reverse=True, attribute="", of=of)


def _lying_at(key: str, place: int) -> fields.Words:
    return fields.Words(key, CARD_IDS, attribute="", of=lambda state: lying(state, place))


def _traded(state: HavreState, seat: int) -> list[int]:
    return [mark % cards.CARDS for mark in state.traded if mark // cards.CARDS == seat]


def _hand(state: HavreState, seat: int) -> list[int]:
    return state.hands[seat] if state.hands else []


LAYOUT: Final = fields.Layout(
    HavreState,
    fields.FromOptions("version", lambda options: options["version"]),
    fields.FromOptions("restricted_selling", lambda options: options["restricted_selling"]),
    fields.FromOptions("expensive_loans", lambda options: options["expensive_loans"]),
    fields.FromOptions("old_costs", lambda options: options["costs_of_2008"]),
    fields.Own("schedule", lambda state: cards.ROUNDS[state.version][state.players]),
    _Pool("pool", None),
    fields.Number("round", 1, lambda state: len(state.schedule)),
    fields.Number("turn", 1, cards.TILES, default=0),
    fields.Seat("first_player"),
    fields.Seat("active"),
    fields.Flag("final"),
    fields.Number("main_actions", 0, lambda state: 2 if state.final else 1),
    fields.Number("wind_used", 0, effects.WIND_ENERGY),
    fields.Words("tiles", cards.TILE_IDS),
    fields.Number("revealed", 0, cards.TILES),
    fields.Counts("offers", cards.OFFER_IDS, 0, cards.MOST),
    fields.Words("town", CARD_IDS, attribute="", of=lambda state: state.owned[state.players]),
    fields.Own("owned", lambda state: [[] for _ in range(state.players + 1)]),
    _Stacks("stacks", CARD_IDS, reverse=True),
    fields.Nested("ships", *(_fleet(kind) for kind in range(cards.SHIP_TYPES))),
    fields.Own("ships", [[] for _ in range(cards.SHIP_TYPES)]),
    fields.Words("specials", CARD_IDS, reverse=True),
    _lying_at("waiting", WAITING),
    _lying_at("removed", REMOVED),
    fields.Own("where", bytearray(cards.CARDS)),
    fields.Bits("modernised", {CARD_IDS[card]: card for card in cards.WHARFS}),
    fields.SeatBits("bound"),
    fields.Seats(
        fields.Counts("goods", cards.KIND_IDS, 1, MANY),
        fields.Number("loans", 0, MANY),
        fields.Word("disc", CARD_IDS, empty=HOME, attribute="discs"),
        fields.Words("cards", CARD_IDS, attribute="", of=lambda state, seat: state.owned[seat]),
        fields.Words("traded", CARD_IDS, attribute="", of=_traded),
        fields.Bits("pawned", cards.GOOD_IDS),
        fields.Words("hand", CARD_IDS, attribute="", of=_hand),
        _Knows("knows", attribute="known", default=[]),
    ),
    fields.Own("traded", []),
    fields.Own("hands", []),
    fields.Own("offered", []),
    fields.Own("asleep", []),
)
"""Stacks are written from the top down."""


def read(document: Reader, players: int, options: Options) -> HavreState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state, found = LAYOUT.read(document, players, options)
    if sorted(state.tiles) != list(range(cards.TILES)):
        raise BadDocument(f"'tiles' holds each of the {cards.TILES} supply tiles once.")
    state.ships = [getattr(found, name) for name in cards.SHIP_TYPE_IDS]
    state.owned = [sorted(held) for held in (*found.cards, found.town)]
    state.traded = [mark for seat, traded in enumerate(found.traded) for mark in _marks(seat, traded)]
    state.hands = found.hand if any(found.hand) else []
    _place(state, found)
    for seat in range(players):
        _check_disc(state, seat)
    _check_stacks(state)
    _check_hands(state, [len(hand) for hand in found.hand])
    _check_ships(state)
    _check_turn(state)
    _check_marks(state)
    return state


def _marks(seat: int, traded: list[int]) -> list[int]:
    if len(set(traded)) != len(traded):
        raise BadDocument("'traded' lists each card once.")
    return sorted(cards.CARDS * seat + card for card in traded)


def _place(state: HavreState, found: Any) -> None:
    """Every card lies in exactly one place, where it can lie and with so many players."""
    placed = fields.Placement(CARD_IDS, state.where)
    placed.put(found.town, TOWN)
    for stack in state.stacks:
        placed.put(stack, STACKED)
    for fleet in state.ships:
        placed.put(fleet, AFLOAT)
    placed.put(state.specials, UNSEEN)
    placed.put(found.waiting, WAITING)
    placed.put(found.removed, REMOVED)
    for seat in range(state.players):
        placed.put(state.owned[seat], OWNED + seat)
        placed.put(found.hand[seat], IN_HAND)
    for card in sorted(placed.seen):
        if not _may_lie(card, state.where[card]):
            raise BadDocument(f"Card '{CARD_IDS[card]}' cannot lie there.")
    used = [card for use in ("start", "stack") for card in cards.usage(state.version, state.players, use)]
    placed.check(state.players, used, range(cards.FIRST_SPECIAL, cards.CARDS))
    for card in sorted(placed.seen.difference(state.pool)):
        if cards.FIRST_SPECIAL <= card < cards.BUILDINGS:
            raise BadDocument(f"Card '{CARD_IDS[card]}' is none of the special buildings of this match.")


def _may_lie(card: int, place: int) -> bool:
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


def _check_disc(state: HavreState, seat: int) -> None:
    card = state.discs[seat]
    if card == HOME:
        return
    enterable = card < cards.BUILDINGS and (cards.ENTERABLE[card] or card == effects.DIVE_BAR)
    if not enterable or state.where[card] < TOWN:
        raise BadDocument(f"No disc can lie on '{CARD_IDS[card]}'.")
    if card in state.discs[:seat] and not state.final and card != effects.DIVE_BAR:
        raise BadDocument(f"Two discs lie on '{CARD_IDS[card]}' before the final phase.")


def _check_stacks(state: HavreState) -> None:
    dealt = cards.SPECIALS_DEALT[state.version]
    if len(state.specials) > dealt:
        raise BadDocument(f"The special stack has at most {dealt} cards.")
    for stack in state.stacks:
        for upper, lower in zip(stack[1:], stack, strict=False):
            if upper != effects.DUNNY and (lower == effects.DUNNY or upper > lower):
                raise BadDocument("The cards of a proposal stack ascend from the top down.")
        for card in stack:
            if card in cards.usage(state.version, state.players, "start"):
                raise BadDocument(f"Card '{CARD_IDS[card]}' is never in a stack.")
    for index, fleet in enumerate(state.ships):
        if any(cards.SHIP_TYPE[card] != index for card in fleet):
            raise BadDocument("A ship lies in the stack of another type.")


def _check_hands(state: HavreState, sizes: list[int]) -> None:
    site = state.where[effects.CONSTRUCTION_SITE]
    full = [effects.SITE_HAND] * state.players
    used = [effects.SITE_HAND - 1, *full[1:]]
    if site == TOWN and sizes != full:
        raise BadDocument(f"Every seat has a hand of {effects.SITE_HAND} cards while the Construction Site is there.")
    if site == REMOVED and sorted(sizes) != used:
        raise BadDocument("The hands are kept when the Construction Site is gone, but for the card put in its place.")
    if site not in (TOWN, REMOVED) and any(sizes):
        raise BadDocument("There are no hands without the Construction Site.")


def _check_turn(state: HavreState) -> None:
    """Turns go round without a break, so that whose turn it is follows from who began (LH-ROUND-2)."""
    begun = cards.TILES * (state.round - 1) + state.turn - 1
    active = (state.first_player + begun) % state.players
    if not state.final and state.active != active:
        place = f"turn {state.turn} of round {state.round}"
        raise BadDocument(f"With seat {state.first_player} as first player, {place} is seat {active}'s.")


def _check_marks(state: HavreState) -> None:
    """What only a card can do to a seat, and what a seat can have bought or sold."""
    if state.bound and (state.where[effects.PICKET_LINE] != REMOVED or state.bound == (1 << state.players) - 1):
        raise BadDocument("All but one may be bound to take an offer, once the Picket Line has left the match.")
    if any(state.pawned) and state.where[effects.ACTION.index(effects.PAWN)] < TOWN:
        raise BadDocument("Goods are pawned, but the Pawnbroker's is not in play.")
    for mark in state.traded:
        card = mark % cards.CARDS
        if state.where[card] < TOWN and state.where[card] not in (AFLOAT, REMOVED):
            raise BadDocument(f"Card '{CARD_IDS[card]}' lies where nobody can have bought or sold it in this turn.")


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
