"""A position of Craftsmen: cards, markers, helpers and tokens, the calendar, and the action in progress."""

from __future__ import annotations

from typing import Final

from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State, places
from ratusz.games.craftsmen.cards import (
    BONUS_POINTS,
    BONUSES,
    CARDS,
    COLOUR_COUNT,
    COLOUR_OF,
    COLUMNS,
    COPIES,
    DECK_CARDS,
    DECKS,
    DIGIT,
    FIRST_EXTENDED,
    GRANARY_FIELDS,
    HELPERS,
    HOLD_FIELDS,
    HOLDS,
    HOUSE,
    KIND_OF,
    LABOUR_TOKENS,
    MOST_PLAYERS,
    MOST_VALUE,
    NO_CARD,
    OPEN_CAPITAL,
    OPEN_CARDS,
    OUTPUT,
    PILE_COUNTS,
    PILE_PRINTED,
    PILE_SIZE,
    PILE_VALUE,
    PRIVILEGE_TOKENS,
    QUEUE,
    SAWMILLS,
    START_CAPITAL,
    START_CARDS,
    START_POINTS,
    TOWNS,
    TYPES,
    VALUES,
)

# The parts of a match, in their order within a year.
EXCHANGE: Final = 0
HELPER_TURNS: Final = 1
STAGE: Final = 2
WINDOW: Final = 3
LIMITS: Final = 4
INVESTMENT: Final = 5
OVER: Final = 6

# Where points come from.
FOR_START: Final = 0
FOR_HELPERS: Final = 1
FOR_FEES: Final = 2
FOR_PRODUCTION: Final = 3
FOR_SHIPPED: Final = 4
FOR_MAJORITIES: Final = 5
FOR_SETS: Final = 6
FOR_GRANARY: Final = 7
FOR_INVESTMENT: Final = 8
SOURCES: Final = 9

NATURAL: Final = MOST_PLAYERS + 1
"""A natural marker; a seat's marker is one more than the seat, 0 is no marker."""
NOTHING: Final[list[int]] = []
"""What is asleep while nobody searches; never changed."""
NO_CAPITAL: Final = -1
"""An empty place for a face-up capital card."""
TO_ALL: Final = MOST_PLAYERS + 1
"""A building card known to everybody; one known to a single seat has one more than the seat, 0 is known to nobody."""


class CraftsmenState(State):
    """All that lies on the table, and who knows what (CR-GEN-1 to CR-GEN-8, HI-1 to HI-5)."""

    __slots__ = (
        "asleep",
        "bid",
        "bidder",
        "bonuses",
        "box",
        "built",
        "capital_deck",
        "cards",
        "decks",
        "discard",
        "due",
        "estates",
        "fair",
        "filled",
        "granary",
        "hand",
        "hands",
        "helpers",
        "holds",
        "kinds",
        "known",
        "labour",
        "labour_points",
        "labour_pool",
        "lot",
        "makes",
        "offer",
        "offered",
        "open_capital",
        "open_cards",
        "order",
        "out",
        "paid",
        "passed",
        "phase",
        "pile",
        "pile_base",
        "pile_deck",
        "points",
        "privilege_pool",
        "privileged",
        "privileges",
        "queue",
        "raised",
        "season",
        "seen",
        "sources",
        "spot",
        "stage",
        "starter",
        "track",
        "twins",
        "used",
        "year",
    )

    year: int
    season: int
    phase: int
    stage: int
    """Which of the season's stages is played, or was played before the labour window."""
    spot: int
    """How far the phase has come: a place in the queue of the stage's building, or in the turn order."""
    order: list[int]
    track: list[int]
    """The seats on the order-change track."""

    points: list[int]
    sources: list[int]
    """The points of each seat by where they came from, SOURCES numbers for each seat."""
    privileges: list[int]
    privilege_pool: int
    labour: list[int]
    labour_pool: int
    bonuses: bytearray
    """For each bonus token one more than the seat that has it; 0 while nobody has."""

    hand: list[int]
    """The capital of each seat, one pile for each colour."""
    cards: list[int]
    """How many capital cards each seat has."""
    capital_deck: list[int]
    """Types, the top card last."""
    open_capital: list[int]
    discard: list[int]
    """How many capital cards of each type are discarded."""
    seen: bytearray
    """How many cards of each type an observer knows at least to be in the hand of a seat.

    TYPES numbers for each seat, for each observer: the seats, and then the public.
    """

    hands: list[list[int]]
    """The building cards in the hand of each seat, in the order of their numbers."""
    estates: list[list[int]]
    """The built cards of each seat, from left to right."""
    decks: list[list[int]]
    """The top card last."""
    open_cards: list[int]
    """The face-up cards, OPEN_CARDS places for each deck."""
    box: list[int]
    """The sawmills nobody has."""
    known: bytearray
    """For each building card in a hand or a deck who knows it."""
    filled: bytearray
    """For each building card its icons with a marker, as bits."""
    kinds: list[int]
    """The kinds of building in each estate, as bits."""
    makes: list[int]
    """The raw materials each estate makes, as bits."""

    fair: list[int]
    granary: bytearray
    """The markers of each column, low and high."""
    holds: bytearray
    """The markers of each hold, left and right."""
    helpers: list[int]
    """The unused helpers of each seat."""
    queue: bytearray
    """For each building and each place for a disc one more than the seat whose helper lies there."""
    passed: int
    """The seats that passed in this helper phase, as bits."""
    used: list[int]
    """How many privileges each seat used in this round."""

    # The action in progress.
    privileged: bool
    """Whether this helper has used the privilege."""
    labour_points: int
    built: int
    """How many cards were built in this action."""
    due: int
    """What they cost together."""
    paid: list[int]
    """The types of the cards of a payment laid down so far, in their order."""
    lot: int
    """The card that is bought or auctioned; NO_CARD otherwise."""
    bid: int
    bidder: int
    starter: int
    raised: bool
    out: int
    """The seats that passed in the auction, as bits."""
    offer: int
    """The mayor's offer; 0 before it."""
    pile: list[int]
    """The cards of a peek that are not laid out yet."""
    pile_deck: int
    pile_base: int
    """Where in the deck they are put back; -1 before that is settled."""

    # What a search has tried already (see `rules/order.py`); no part of the position.
    offered: list[int]
    """The actions it had before the last one."""
    asleep: list[int]
    """Those that it need not try again."""
    twins: list[int]
    """Those that it need not try for the second raw material of the privilege."""

    def clone(self) -> CraftsmenState:
        twin = CraftsmenState()
        self.copy_base(twin)
        twin.year = self.year
        twin.season = self.season
        twin.phase = self.phase
        twin.stage = self.stage
        twin.spot = self.spot
        twin.order = self.order
        twin.track = self.track[:]
        twin.points = self.points[:]
        twin.sources = self.sources[:]
        twin.privileges = self.privileges[:]
        twin.privilege_pool = self.privilege_pool
        twin.labour = self.labour[:]
        twin.labour_pool = self.labour_pool
        twin.bonuses = self.bonuses[:]
        twin.hand = self.hand[:]
        twin.cards = self.cards[:]
        twin.capital_deck = self.capital_deck[:]
        twin.open_capital = self.open_capital[:]
        twin.discard = self.discard[:]
        twin.seen = self.seen[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.estates = [estate[:] for estate in self.estates]
        twin.decks = [deck[:] for deck in self.decks]
        twin.open_cards = self.open_cards[:]
        twin.box = self.box
        twin.known = self.known[:]
        twin.filled = self.filled[:]
        twin.kinds = self.kinds[:]
        twin.makes = self.makes[:]
        twin.fair = self.fair[:]
        twin.granary = self.granary[:]
        twin.holds = self.holds[:]
        twin.helpers = self.helpers[:]
        twin.queue = self.queue[:]
        twin.passed = self.passed
        twin.used = self.used[:]
        self.copy_action(twin)
        return twin

    def copy_action(self, twin: CraftsmenState) -> None:
        """The part of `clone` that concerns the action in progress."""
        twin.privileged = self.privileged
        twin.labour_points = self.labour_points
        twin.built = self.built
        twin.due = self.due
        twin.paid = self.paid[:]
        twin.lot = self.lot
        twin.bid = self.bid
        twin.bidder = self.bidder
        twin.starter = self.starter
        twin.raised = self.raised
        twin.out = self.out
        twin.offer = self.offer
        twin.pile = self.pile[:]
        twin.pile_deck = self.pile_deck
        twin.pile_base = self.pile_base
        twin.offered = self.offered
        twin.asleep = self.asleep
        twin.twins = self.twins

    def scores(self) -> list[int]:
        """Points and bonus tokens (CR-GAMEEND-1)."""
        scores = self.points[:]
        for token in range(BONUSES):
            if self.bonuses[token]:
                scores[self.bonuses[token] - 1] += BONUS_POINTS[token]
        return scores

    def ranking(self) -> list[int]:
        """By score, then capital cards in hand, then the place further back on the order track (CR-GAMEEND-2)."""
        scores = self.scores()
        return places([(scores[seat], self.cards[seat], self.order.index(seat)) for seat in range(self.players)])

    def wealth(self, seat: int) -> int:
        """The value of all capital of a seat (CR-PAY-3)."""
        hand = self.hand
        first = seat * COLOUR_COUNT
        value = 0
        for place in range(first, first + COLOUR_COUNT):
            value += PILE_VALUE[hand[place]]
        return value

    def wealth_with_paid(self, seat: int) -> int:
        """The same, with what the seat has laid down for a payment."""
        piles = self.hand[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]
        for kind in self.paid:
            piles[COLOUR_OF[kind]] += DIGIT[kind]
        value = 0
        for pile in piles:
            value += PILE_VALUE[pile]
        return value

    # What everybody knows.

    def secrets(self, seat: int) -> int:
        """How many capital cards of the seat are not known to everybody."""
        first = (self.players * self.players + seat) * TYPES
        return self.cards[seat] - sum(self.seen[first : first + TYPES])

    def secret_capital(self, seat: int) -> bool:
        """Whether some card of the seat is not known to everybody."""
        return self.secrets(seat) > 0

    def public_piles(self, seat: int) -> list[int]:
        """The cards of the seat that everybody knows, one pile for each colour."""
        first = (self.players * self.players + seat) * TYPES
        piles = [0] * COLOUR_COUNT
        for kind in range(TYPES):
            piles[COLOUR_OF[kind]] += self.seen[first + kind] * DIGIT[kind]
        return piles

    def most_wealth(self, seat: int) -> int:
        """What the capital of the seat is worth at most, for all that everybody knows."""
        piles = self.public_piles(seat)
        secrets = self.secrets(seat)
        known = 0
        for pile in piles:
            known += PILE_VALUE[pile]
        most = known
        if secrets:
            for pile in piles:
                # Nothing is worth more than all secret cards in one colour.
                most = max(most, known - PILE_VALUE[pile] + MOST_VALUE[PILE_SIZE[pile] + secrets])
        return most

    # Hidden things.

    def hide(self, observer: int, rng: Rng) -> None:
        """Redeal the hands of the others as far as the observer does not know them, and the decks (HI-1 to HI-4).

        What third parties know of each other beyond what is public is forgotten: it would not fit the new hands.
        """
        self.offered = NOTHING
        self.asleep = NOTHING
        self.twins = NOTHING
        self.hide_capital(observer, rng)
        for deck in range(DECKS):
            self.hide_cards(deck, observer, rng)

    def hide_capital(self, observer: int, rng: Rng) -> None:
        """Everybody keeps what the observer saw; who has the highest bid of an auction, or has built, can pay that."""
        missing = [0] * self.players
        unknown = self.gather_capital(observer, missing)
        rng.shuffle(unknown)
        debtor = self.bidder if self.lot else self.decider if self.due else NOBODY
        if debtor >= 0 and missing[debtor]:
            self.deal_debtor(debtor, missing[debtor], unknown, rng)
            missing[debtor] = 0
        for seat in range(self.players):
            for _ in range(missing[seat]):
                self.take_in(seat, unknown.pop())
        self.capital_deck = unknown
        self.forget(observer)

    def gather_capital(self, observer: int, missing: list[int]) -> list[int]:
        """Take the deck and all cards that the observer does not know out of the hands, in the order of their types.

        `missing` is filled with how many were taken from each seat.
        """
        row = observer if observer >= 0 else self.players
        counts = [0] * TYPES
        for kind in self.capital_deck:
            counts[kind] += 1
        for seat in range(self.players):
            if seat == observer:
                continue
            first = (row * self.players + seat) * TYPES
            for kind in range(TYPES):
                place = seat * COLOUR_COUNT + COLOUR_OF[kind]
                secret = PILE_COUNTS[self.hand[place]][kind % VALUES] - self.seen[first + kind]
                counts[kind] += secret
                missing[seat] += secret
                self.hand[place] -= secret * DIGIT[kind]
        unknown: list[int] = []
        for kind in range(TYPES):
            unknown += [kind] * counts[kind]
        return unknown

    def forget(self, observer: int) -> None:
        """What seats know of each other's hands beyond the public, where the observer is neither."""
        players = self.players
        for knower in range(players):
            for seat in range(players):
                if observer not in (knower, seat) and knower != seat:
                    first = (knower * players + seat) * TYPES
                    common = (players * players + seat) * TYPES
                    self.seen[first : first + TYPES] = self.seen[common : common + TYPES]

    def take_in(self, seat: int, kind: int) -> None:
        self.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]] += DIGIT[kind]

    def deal_debtor(self, seat: int, cards: int, unknown: list[int], rng: Rng) -> None:
        """Deal a seat cards from the end of `unknown` with which it can pay its bid or its buildings (HI-4)."""
        debt = self.bid if self.lot else self.due
        before = self.hand[:]
        for _ in range(DEBTOR_TRIES):
            for kind in unknown[len(unknown) - cards :]:
                self.take_in(seat, kind)
            if self.wealth_with_paid(seat) >= debt:
                del unknown[len(unknown) - cards :]
                return
            self.hand = before[:]
            rng.shuffle(unknown)
        for _ in range(cards):
            kind = self.most_helpful(seat, unknown)
            unknown.remove(kind)
            self.take_in(seat, kind)

    def most_helpful(self, seat: int, unknown: list[int]) -> int:
        """The card that makes, of the colours of a hand, the one with the most cards within reach bigger."""
        best = unknown[0]
        best_reach = -1
        for kind in unknown:
            pile = self.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]]
            within = 0
            for other in unknown:
                if COLOUR_OF[other] == COLOUR_OF[kind]:
                    within += 1
            reach = (PILE_SIZE[pile] + within) * 64 + PILE_SIZE[pile] * 4 + kind % VALUES
            if reach > best_reach:
                best, best_reach = kind, reach
        return best

    def hide_cards(self, deck: int, observer: int, rng: Rng) -> None:
        """Exchange the unknown cards of a deck, in hands, in the deck and in a peek, among each other."""
        mine = observer + 1 if observer >= 0 else -1
        unknown: list[int] = []
        knowers: list[int] = []
        first = DECK_CARDS[deck][0]
        last = DECK_CARDS[deck][-1]
        cells: list[list[int]] = [hand for seat, hand in enumerate(self.hands) if seat != observer]
        cells.append(self.decks[deck])
        cells.append(self.pile)
        for cell in cells:
            for card in cell:
                if first <= card <= last and self.known[card] != TO_ALL and self.known[card] != mine:
                    unknown.append(card)
                    knowers.append(self.known[card])
        fresh = sorted(unknown)
        rng.shuffle(fresh)
        at = 0
        for cell in cells:
            for place in range(len(cell)):
                if at < len(unknown) and cell[place] == unknown[at]:
                    cell[place] = fresh[at]
                    at += 1
        for place in range(len(fresh)):
            self.known[fresh[place]] = knowers[place]
        self.pile.sort()
        for seat in range(self.players):
            if seat != observer:
                self.hands[seat].sort()


DEBTOR_TRIES: Final = 12
"""How often hands are dealt at random before one is put together."""


def blank(players: int, rng: Rng) -> CraftsmenState:
    """A position without cards, in which nothing has happened."""
    state = CraftsmenState()
    state.begin(players, [], rng)
    state.year = 1
    state.season = 0
    state.phase = EXCHANGE
    state.stage = 0
    state.spot = -1
    state.order = list(range(players))
    state.track = []
    state.points = [0] * players
    state.sources = [0] * (players * SOURCES)
    state.privileges = [0] * players
    state.privilege_pool = PRIVILEGE_TOKENS[players]
    state.labour = [0] * players
    state.labour_pool = LABOUR_TOKENS[players]
    state.bonuses = bytearray(BONUSES)
    state.hand = [0] * (players * COLOUR_COUNT)
    state.cards = [0] * players
    state.capital_deck = []
    state.open_capital = [NO_CAPITAL] * OPEN_CAPITAL
    state.discard = [0] * TYPES
    state.seen = bytearray((players + 1) * players * TYPES)
    state.hands = [[] for _ in range(players)]
    state.estates = [[] for _ in range(players)]
    state.decks = [[] for _ in range(DECKS)]
    state.open_cards = [NO_CARD] * (DECKS * OPEN_CARDS)
    state.box = []
    state.known = bytearray(CARDS)
    state.filled = bytearray(CARDS)
    state.kinds = [0] * players
    state.makes = [0] * players
    state.fair = [0] * players
    state.granary = bytearray([NATURAL] * (COLUMNS * GRANARY_FIELDS))
    state.holds = bytearray(HOLDS * HOLD_FIELDS)
    state.helpers = [HELPERS] * players
    state.queue = bytearray(TOWNS * QUEUE)
    state.passed = 0
    state.used = [0] * players
    rest(state)
    return state


def rest(state: CraftsmenState) -> None:
    """No action is in progress."""
    state.privileged = False
    state.labour_points = 0
    state.built = 0
    state.due = 0
    state.paid = []
    state.lot = NO_CARD
    state.bid = 0
    state.bidder = NOBODY
    state.starter = NOBODY
    state.raised = False
    state.out = 0
    state.offer = 0
    state.pile = []
    state.pile_deck = 0
    state.pile_base = -1
    state.offered = NOTHING
    state.asleep = NOTHING
    state.twins = NOTHING


def deal(players: int, rng: Rng) -> CraftsmenState:
    """The setup up to the exchanges (CR-SETUP-1 to CR-SETUP-8, CR-SETUP-11, CR-SETUP-12)."""
    state = blank(players, rng)
    deal_capital(state)
    for deck in range(DECKS):
        deal_cards(state, deck)
    sawmills = SAWMILLS[:]
    rng.shuffle(sawmills)
    for seat in range(players):
        settle_card(state, seat, sawmills[seat])
        state.estates[seat].append(sawmills[seat])
    state.box = sorted(sawmills[players:])
    printed = [
        sum(PILE_PRINTED[pile] for pile in state.hand[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT])
        for seat in range(players)
    ]
    # Of equal hands the lower seat counts as the younger (CR-SETUP-7): sorting keeps its place.
    state.order = sorted(range(players), key=printed.__getitem__)
    for place in range(players):
        score(state, state.order[place], START_POINTS[place], FOR_START)
    return state


def deal_capital(state: CraftsmenState) -> None:
    """Five cards for each seat and two face up (CR-SETUP-2)."""
    deck: list[int] = []
    for kind in range(TYPES):
        deck += [kind] * COPIES[kind]
    state.rng.shuffle(deck)
    for seat in range(state.players):
        for _ in range(START_CAPITAL):
            state.take_in(seat, deck.pop())
        state.cards[seat] = START_CAPITAL
    for place in range(OPEN_CAPITAL):
        state.open_capital[place] = deck.pop()
    state.capital_deck = deck


def deal_cards(state: CraftsmenState, deck: int) -> None:
    """Cards with the house symbol come first, if the deck has any (CR-SETUP-3 to CR-SETUP-5)."""
    later = [card for card in DECK_CARDS[deck] if not HOUSE[card]]
    first = [card for card in DECK_CARDS[deck] if HOUSE[card]]
    state.rng.shuffle(later)
    state.rng.shuffle(first)
    pile = later + first
    for seat in range(state.players):
        for _ in range(START_CARDS[deck]):
            card = pile.pop()
            state.hands[seat].append(card)
            state.known[card] = seat + 1
        state.hands[seat].sort()
    for place in range(OPEN_CARDS):
        state.open_cards[deck * OPEN_CARDS + place] = pile.pop()
    state.decks[deck] = pile


def settle_card(state: CraftsmenState, seat: int, card: int) -> None:
    """What a card in an estate adds to it."""
    state.kinds[seat] |= 1 << KIND_OF[card]
    if card < FIRST_EXTENDED:
        state.makes[seat] |= 1 << OUTPUT[card]


def score(state: CraftsmenState, seat: int, points: int, source: int) -> None:
    state.points[seat] += points
    state.sources[seat * SOURCES + source] += points
