"""A position of Craftsmen: calendar, markers, helpers, tokens and the action in progress; hands are in `hands`."""

from __future__ import annotations

from typing import Final

from ratusz.core.rng import Rng
from ratusz.core.state import places
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.hands import Hands

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

NATURAL: Final = cards.MOST_PLAYERS + 1
"""A natural marker; a seat's marker is one more than the seat, 0 is no marker."""
NOTHING: Final[list[int]] = []
"""What is asleep while nobody searches; never changed."""
NO_CAPITAL: Final = -1
"""An empty place for a face-up capital card."""


class CraftsmenState(Hands):
    """All that lies on the table (CR-GEN-1 to CR-GEN-8)."""

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

    open_capital: list[int]
    discard: list[int]
    """How many capital cards of each type are discarded."""

    estates: list[list[int]]
    """The built cards of each seat, from left to right."""
    open_cards: list[int]
    """The face-up cards, OPEN_CARDS places for each deck."""
    box: list[int]
    """The sawmills nobody has."""
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
    lot: int
    """The card that is bought or auctioned; NO_CARD otherwise."""
    starter: int
    raised: bool
    out: int
    """The seats that passed in the auction, as bits."""
    offer: int
    """The mayor's offer; 0 before it."""

    # What a search has tried already (see `rules/order.py`); no part of the position.
    offered: list[int]
    """The actions it had before the last one."""
    asleep: list[int]
    """Those that it need not try again."""
    twins: list[int]
    """Those that it need not try for the second raw material of the privilege."""

    __slots__ = tuple(__annotations__)

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
        for token in range(cards.BONUSES):
            if self.bonuses[token]:
                scores[self.bonuses[token] - 1] += cards.BONUS_POINTS[token]
        return scores

    def ranking(self) -> list[int]:
        """By score, then capital cards in hand, then the place further back on the order track (CR-GAMEEND-2)."""
        scores = self.scores()
        return places([(scores[seat], self.cards[seat], self.order.index(seat)) for seat in range(self.players)])

    def hide(self, observer: int, rng: Rng) -> None:
        """Redeal the hands of the others as far as the observer does not know them, and the decks (HI-1 to HI-4)."""
        self.offered = NOTHING
        self.asleep = NOTHING
        self.twins = NOTHING
        self.hide_hands(observer, rng)


def settle_card(state: CraftsmenState, seat: int, card: int) -> None:
    """What a card in an estate adds to it."""
    state.kinds[seat] |= 1 << cards.KIND_OF[card]
    if card < cards.FIRST_EXTENDED:
        state.makes[seat] |= 1 << cards.OUTPUT[card]


def score(state: CraftsmenState, seat: int, points: int, source: int) -> None:
    state.points[seat] += points
    state.sources[seat * SOURCES + source] += points
