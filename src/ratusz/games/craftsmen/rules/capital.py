"""Capital: drawing, giving and discarding it, the limits of a hand, and payments (CR-PAY, CR-LIMIT, CR-GEN-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Bits, Field, Flag, Number, Word
from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.cards import COLOUR_COUNT, COLOUR_OF, PAYABLE, PILE_MARGIN, PILE_VALUE, TYPES, VALUES
from ratusz.games.craftsmen.rules.actions import FIRST_DISCARD, FIRST_PAY
from ratusz.games.craftsmen.state import LIMITS, NO_CAPITAL, STAGE, WINDOW, CraftsmenState

ALL_COLOURS: Final = (1 << COLOUR_COUNT) - 1
WORKING: Final[frozenset[str]] = frozenset(
    {"craft", "labour", "end_turn during crafts_guild", "end_turn during labour"}
)
"""Where lies what work in the crafts guild or with a labour token asks for."""
RECEIVING: Final[frozenset[str]] = frozenset({"advance during helpers", "advance during merchants_guild"})
"""Where another than the seat in its turn discards what it received beyond the limit."""


# Getting cards.


def draw(state: CraftsmenState) -> int:
    """The top card of the deck; NO_CAPITAL if there is none anywhere (CR-GEN-5, SEQ-9)."""
    if not state.capital_deck:
        deck: list[int] = []
        for kind in range(TYPES):
            deck += [kind] * state.discard[kind]
        if not deck:
            return NO_CAPITAL
        state.rng.shuffle(deck)
        state.capital_deck = deck
        state.discard = [0] * TYPES
        if state.events is not None:
            state.events.append(events.CapitalShuffled(NOBODY, len(deck)))
    return state.capital_deck.pop()


def draw_to_hand(state: CraftsmenState, seat: int, count: int) -> None:
    """Draw cards that nobody else sees."""
    drawn: list[str] = []
    for _ in range(count):
        kind = draw(state)
        if kind == NO_CAPITAL:
            break
        state.take_in(seat, kind)
        state.cards[seat] += 1
        drawn.append(cards.CAPITAL_IDS[kind])
    if state.events is not None and drawn:
        state.events.append(events.CapitalDrawn(seat, len(drawn), tuple(drawn)))


def take_open(state: CraftsmenState, seat: int, place: int) -> None:
    """Take a face-up card: everybody knows it from then on (HI-2)."""
    kind = state.open_capital[place]
    state.open_capital[place] = NO_CAPITAL
    state.take_in(seat, kind)
    state.cards[seat] += 1
    seen = state.seen
    for row in range(state.players + 1):
        seen[(row * state.players + seat) * TYPES + kind] += 1
    if state.events is not None:
        state.events.append(events.CapitalTaken(seat, cards.CAPITAL_IDS[kind]))


def refill_capital(state: CraftsmenState) -> None:
    """Fill the empty places for face-up cards, from left to right."""
    for place in range(cards.OPEN_CAPITAL):
        if state.open_capital[place] == NO_CAPITAL:
            kind = draw(state)
            if kind == NO_CAPITAL:
                return
            state.open_capital[place] = kind
            if state.events is not None:
                state.events.append(events.CapitalRevealed(NOBODY, cards.CAPITAL_IDS[kind]))


# Parting with cards.


def show(state: CraftsmenState, seat: int, kind: int) -> None:
    """Take a card from a hand for all to see."""
    state.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]] -= cards.DIGIT[kind]
    state.cards[seat] -= 1
    seen = state.seen
    place = seat * TYPES + kind
    for _ in range(state.players + 1):
        if seen[place]:
            seen[place] -= 1
        place += state.players * TYPES


def discard(state: CraftsmenState, seat: int, kind: int) -> None:
    show(state, seat, kind)
    state.discard[kind] += 1
    if state.events is not None:
        state.events.append(events.CapitalDiscarded(seat, cards.CAPITAL_IDS[kind]))


def give(state: CraftsmenState, seat: int, to: int, kind: int) -> None:
    """Hand a card over: it is known to these two only, so others know less of both hands (HI-2)."""
    players = state.players
    colour = COLOUR_OF[kind]
    state.hand[seat * COLOUR_COUNT + colour] -= cards.DIGIT[kind]
    state.hand[to * COLOUR_COUNT + colour] += cards.DIGIT[kind]
    state.cards[seat] -= 1
    state.cards[to] += 1
    seen = state.seen
    for row in range(players + 1):
        first = (row * players + seat) * TYPES
        if row in (seat, to):
            if seen[first + kind]:
                seen[first + kind] -= 1
            continue
        for place in range(first, first + TYPES):
            if seen[place]:
                seen[place] -= 1
    seen[(seat * players + to) * TYPES + kind] += 1
    if state.events is not None:
        state.events.append(events.CapitalGiven(seat, to, cards.CAPITAL_IDS[kind]))


def held(state: CraftsmenState, seat: int, first_action: int) -> list[int]:
    """One action for each type of card in a hand, in the order of the types."""
    actions: list[int] = []
    hand = state.hand
    for colour in range(COLOUR_COUNT):
        pile = hand[seat * COLOUR_COUNT + colour]
        if pile:
            base = first_action + colour * VALUES
            for place in cards.PILE_TYPES[pile]:
                actions.append(base + place)
    return actions


_MANY: Final[int] = 100
CLOSING: Final = Flag("closing")


def in_own_turn(state: CraftsmenState) -> bool:
    """Whether discards are part of a turn: at the bankers' and for deliveries to the granary, the acting seat's own."""
    return state.phase == WINDOW or (state.phase == STAGE and state.stage in (cards.BANKERS, cards.CRAFTS))


class Discard(Step[CraftsmenState]):
    """Discard so many cards, one after the other in the order of their types (DP-6, DP-19).

    `closing` is true outside the seat's own turn: its part is over with the last discard.
    """

    __slots__ = ("closing", "count", "lowest")

    name: ClassVar[str] = "discard"
    on: ClassVar[frozenset[str]] = (
        WORKING | RECEIVING | {"advance during limits", "refill", "limit during bankers_guild"}
    )
    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (Number("count", 1, _MANY), Word("lowest", cards.CAPITAL_IDS), CLOSING)
    needs: ClassVar[str] = "so many cards above the limit, and to be 'closing' outside the turn of its seat"

    def __init__(self, player: int, count: int, lowest: int, closing: bool) -> None:
        super().__init__(player)
        self.count = count
        self.lowest = lowest
        self.closing = closing

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        if self.count == 1 and self.lowest == 0:
            return held(state, seat, FIRST_DISCARD)
        actions: list[int] = []
        left = 0
        for kind in range(TYPES - 1, self.lowest - 1, -1):
            count = cards.PILE_COUNTS[state.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]]][kind % VALUES]
            if count:
                left += count
                if left >= self.count:
                    actions.append(FIRST_DISCARD + kind)
        actions.reverse()
        return actions

    def always_asked(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def apply(self, state: CraftsmenState, action: int) -> None:
        kind = action - FIRST_DISCARD
        discard(state, self.player, kind)
        if self.count > 1:
            state.push(Discard(self.player, self.count - 1, kind, self.closing))
        elif self.closing:
            state.turn_over(self.player)

    def fits(self, state: CraftsmenState) -> bool:
        if self.closing == in_own_turn(state):
            return False
        for step in state.steps:
            if isinstance(step, Limit):
                return self.count <= cards.BANK_DISCARD
        limit = cards.ROUND_LIMIT if state.phase == LIMITS else cards.LIMIT
        return state.cards[self.player] - self.count == limit


class Limit(Automatic[CraftsmenState]):
    """Nobody keeps more than ten cards when an effect is finished (CR-LIMIT-1).

    `closing` is true for who received a card in another seat's turn.
    """

    __slots__ = ("closing",)

    name: ClassVar[str] = "limit"
    on: ClassVar[frozenset[str]] = WORKING | RECEIVING | {"refill"}
    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (CLOSING,)
    needs: ClassVar[str] = "to be 'closing' outside the turn of its seat"

    def __init__(self, seat: int, closing: bool) -> None:
        super().__init__(seat)
        self.closing = closing

    def apply(self, state: CraftsmenState, action: int) -> None:
        surplus = state.cards[self.seat] - cards.LIMIT
        if surplus > 0:
            state.push(Discard(self.seat, surplus, 0, self.closing))

    def fits(self, state: CraftsmenState) -> bool:
        return self.closing != in_own_turn(state)


OWN_LIMITS: Final = [Limit(seat, False) for seat in range(cards.MOST_PLAYERS)]
RECEIVER_LIMITS: Final = [Limit(seat, True) for seat in range(cards.MOST_PLAYERS)]


# Paying a price.


def _extensions(pile: int, place: int) -> list[int]:
    """The parts of a pile with at least one card of a value and none of a lower one."""
    counts = cards.PILE_COUNTS
    return [part for part in cards.PILE_PARTS[pile] if counts[part][place] and not any(counts[part][:place])]


EXTENSIONS: Final = [[_extensions(pile, place) for place in range(VALUES)] for pile in range(cards.PILES)]


def means(state: CraftsmenState, seat: int, colours: int) -> int:
    """The value of a seat's capital in some colours."""
    value = 0
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1:
            value += PILE_VALUE[state.hand[seat * COLOUR_COUNT + colour]]
    return value


def sums(one: int, other: int) -> int:
    """All sums of a value of one set and a value of another, sets as bits."""
    result = 0
    while other:
        low = other & -other
        result |= one * low
        other ^= low
    return result


class Pay(Step[CraftsmenState]):
    """Lay down one card of a payment, in the order of the types, until the price is reached (CR-PAY-4, CR-PAY-5, DP-8).

    A card is offered if some payment without a superfluous card begins like that. No part of such a payment reaches the
    price, so it is complete as soon as the price is.
    """

    __slots__ = ("colours", "price")

    name: ClassVar[str] = "pay"
    on: ClassVar[frozenset[str]] = frozenset({"lines", "purchase", "win"})
    anyones: ClassVar[bool] = True
    declared: ClassVar[tuple[Field, ...]] = (
        Number("price", 1, max(cards.MOST_BID, 2 * max(cards.COST))),
        Bits("colours", cards.COLOURS),
    )
    needs: ClassVar[str] = "less than its price paid, in the order of the types"

    def __init__(self, player: int, price: int, colours: int) -> None:
        super().__init__(player)
        self.price = price
        self.colours = colours

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        piles: list[int] = []
        for colour in range(COLOUR_COUNT):
            piles.append(state.hand[seat * COLOUR_COUNT + colour] if self.colours >> colour & 1 else 0)
        later = later_sums(piles)
        laid = [0] * COLOUR_COUNT
        lowest = 0
        for kind in state.paid:
            laid[COLOUR_OF[kind]] += cards.DIGIT[kind]
            lowest = kind
        first = COLOUR_OF[lowest]
        value = 0
        margin = cards.UNLIMITED
        for colour in range(first):
            value += PILE_VALUE[laid[colour]]
            margin = min(margin, PILE_MARGIN[laid[colour]])
        actions: list[int] = []
        for colour in range(first, COLOUR_COUNT):
            for place in cards.PILE_TYPES[piles[colour]]:
                kind = colour * VALUES + place
                if kind >= lowest and self.leads(
                    EXTENSIONS[piles[colour]][place], laid[colour], value, margin, later[colour + 1]
                ):
                    actions.append(FIRST_PAY + kind)
            value += PILE_VALUE[laid[colour]]
            margin = min(margin, PILE_MARGIN[laid[colour]])
        return actions

    def leads(self, parts: list[int], laid: int, value: int, margin: int, later: list[int]) -> bool:
        """Whether one of these parts of a colour, and later colours, complete a payment.

        All cards of the payment have a margin, by which its value falls without them; it has to be more than what the
        payment is above the price.
        """
        for part in parts:
            pile = laid + part
            least = min(margin, PILE_MARGIN[pile], cards.MOST_MARGIN)
            need = self.price - value - PILE_VALUE[pile]
            for surplus in range(1, least + 1):
                reach = later[surplus]
                if need >= 0:
                    if reach >> need & ((1 << surplus) - 1):
                        return True
                elif need + surplus > 0 and reach & ((1 << (need + surplus)) - 1):
                    return True
        return False

    def always_asked(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def apply(self, state: CraftsmenState, action: int) -> None:
        kind = action - FIRST_PAY
        show(state, self.player, kind)
        state.paid.append(kind)
        if paid_value(state) < self.price:
            state.push(self)
            return
        for card in state.paid:
            state.discard[card] += 1
        if state.events is not None:
            paid = tuple(cards.CAPITAL_IDS[card] for card in state.paid)
            state.events.append(events.CapitalPaid(self.player, self.price, paid))
        state.paid = []

    def fits(self, state: CraftsmenState) -> bool:
        return state.paid == sorted(state.paid) and paid_value(state) < self.price


def later_sums(piles: list[int]) -> list[list[int]]:
    """For each colour and margin the values that payments from this colour on can have."""
    later = [[1] * (cards.MOST_MARGIN + 1)]
    for colour in range(COLOUR_COUNT - 1, 0, -1):
        pile = piles[colour]
        behind = later[-1]
        if pile == 0:
            later.append(behind)
        else:
            later.append([sums(behind[margin], PAYABLE[margin][pile]) for margin in range(cards.MOST_MARGIN + 1)])
    later.append(later[-1])
    later.reverse()
    return later


def paid_value(state: CraftsmenState) -> int:
    """What the cards of a payment that lie there are worth (CR-PAY-3)."""
    piles = [0] * COLOUR_COUNT
    for kind in state.paid:
        piles[COLOUR_OF[kind]] += cards.DIGIT[kind]
    value = 0
    for pile in piles:
        value += PILE_VALUE[pile]
    return value
