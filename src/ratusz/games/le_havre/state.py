"""A position of Le Havre: who holds what, where every card lies, what is on offer."""

from __future__ import annotations

from typing import Final

from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, State, places
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.effects import BLACK_MARKET

# Where a card lies, one byte each in `where`.
BOX: Final = 0
"""Out of the match, or not in it yet: unused cards and the ships of round cards to come."""
STACKED: Final = 1
"""In one of the proposal stacks."""
UNSEEN: Final = 2
"""In the special stack."""
IN_HAND: Final = 3
"""Dealt to a player by the Construction Site, or discarded from there."""
AFLOAT: Final = 4
"""In one of the ship stacks."""
WAITING: Final = 5
"""Turned up without being anyone's yet: the Football Stadium and the Rattletrap Car."""
REMOVED: Final = 6
TOWN: Final = 7
OWNED: Final = 8
"""OWNED + seat: in front of that seat."""

NOTHING: Final[list[int]] = []

MANY: Final[int] = 10**6
"""More goods, francs or loans than a match can bring."""

HOME: Final = -1
"""Where a disc is that lies on no building."""


class HavreState(State):
    """All that lies on the table (LH-TERM-1 to LH-TERM-14, and the state checklist of the rules)."""

    version: str
    restricted_selling: bool
    expensive_loans: bool
    old_costs: bool
    schedule: list[cards.Round]
    """The round cards of the whole match."""
    pool: list[int]
    """The special buildings that could be in this match, in the order of the data."""
    first_player: int
    round: int
    turn: int
    """The number of the turn within the round, from 1; that many tiles were used in this round."""
    active: int
    """The seat whose turn it is or was last."""
    final: bool
    """Whether the final phase has begun."""
    main_actions: int
    """The main actions the active player still has in this turn."""
    wind_used: int
    """The energy the Wind Farm has saved in this main action (LH-Q-11)."""
    tiles: list[int]
    """The supply tiles in the order of the match. Never changed in place, like the lists below: clones share them."""
    revealed: int
    """How many of them are face up."""
    offers: list[int]
    goods: list[int]
    """KINDS numbers for each seat: its goods, then its francs."""
    loans: list[int]
    discs: list[int]
    """For each seat the building its disc is on, or HOME."""
    where: bytearray
    """For each card where it lies."""
    owned: list[list[int]]
    """For each seat, and then for the town, its buildings and ships, in the order of the data, so that it does not
    matter in which order they came. Inner lists are replaced, never changed."""
    stacks: list[list[int]]
    """The proposal stacks, the top card last. Inner lists are replaced, never changed."""
    ships: list[list[int]]
    """The ship stacks by type, the top card last. Inner lists are replaced, never changed."""
    specials: list[int]
    """The special stack, the top card last."""
    known: list[list[int]]
    """What each seat knows about the top of the special stack: nothing; 1 and the top cards in their order; or 0 and
    one or two cards that are among the top two (LH-HID-6)."""
    modernised: int
    """One bit for each card that is a modernised wharf."""
    traded: list[int]
    """CARDS * seat + card for what a seat bought or sold in this turn (LH-SELL-4)."""
    bound: int
    """One bit for each seat that has to take an offer in its next turn (Picket Line)."""
    pawned: list[int]
    """For each seat one bit for each kind it has pawned."""
    hands: list[list[int]]
    """The cards each seat was dealt by the Construction Site, remembered when it is gone."""
    offered: list[int]
    """What a search was offered last (see `rules.order`); no part of the position, like the next one."""
    asleep: list[int]
    """What it need not try, since another order has covered it. Both lists are replaced, never changed."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> HavreState:
        twin = HavreState()
        self.copy_base(twin)
        twin.version = self.version
        twin.restricted_selling = self.restricted_selling
        twin.expensive_loans = self.expensive_loans
        twin.old_costs = self.old_costs
        twin.schedule = self.schedule
        twin.pool = self.pool
        twin.first_player = self.first_player
        twin.round = self.round
        twin.turn = self.turn
        twin.active = self.active
        twin.final = self.final
        twin.main_actions = self.main_actions
        twin.wind_used = self.wind_used
        twin.tiles = self.tiles
        twin.revealed = self.revealed
        twin.offers = self.offers[:]
        twin.goods = self.goods[:]
        twin.loans = self.loans[:]
        twin.discs = self.discs[:]
        twin.where = self.where[:]
        twin.owned = self.owned[:]
        twin.stacks = self.stacks[:]
        twin.ships = self.ships[:]
        twin.specials = self.specials
        twin.known = self.known
        twin.modernised = self.modernised
        twin.traded = self.traded
        twin.bound = self.bound
        twin.pawned = self.pawned
        twin.hands = self.hands
        twin.offered = self.offered
        twin.asleep = self.asleep
        return twin

    def scores(self) -> list[int]:
        """Francs, values of cards, end bonuses, minus loans (LH-SCORE-1 to LH-SCORE-3)."""
        return [
            self.goods[seat * cards.KINDS + cards.FRANCS]
            + card_values(self, seat)
            + end_bonuses(self, seat)
            - cards.LOAN_PENALTY * self.loans[seat]
            for seat in range(self.players)
        ]

    def ranking(self) -> list[int]:
        """By score alone; a tie is a shared place (LH-SCORE-4)."""
        return places([(score,) for score in self.scores()])

    def hide(self, observer: int, rng: Rng) -> None:
        """Shuffle the tiles not seen yet and the special cards nobody showed the observer (LH-HID-1 to LH-HID-6).

        What others know of the special stack is forgotten: the observer cannot tell.
        """
        self.offered = NOTHING
        self.asleep = NOTHING
        tiles = sorted(self.tiles[self.revealed :])
        rng.shuffle(tiles)
        self.tiles = self.tiles[: self.revealed] + tiles
        if self.pool:
            hide_specials(self, observer, rng)

    def category_count(self, seat: int, category: int) -> int:
        """How many cards of a category a seat owns."""
        count = 0
        for card in self.owned[seat]:
            if cards.CATEGORY[card] == category:
                count += 1
        return count


def hide_specials(state: HavreState, observer: int, rng: Rng) -> None:
    """Deal the special cards the observer cannot know anew: into the stack, others' hands and the box."""
    everybody = observer == EVERYBODY
    known = [1, *_seen_by_somebody(state)] if everybody else state.known[observer] if observer >= 0 else []
    hand = state.hands[observer] if observer >= 0 and state.hands else []
    top: list[int] = _known_top(known, rng)
    where = state.where
    unseen = [
        card
        for card in state.pool
        if (where[card] == BOX or where[card] == UNSEEN or (where[card] == IN_HAND and not everybody))
        and card not in known[1:]
        and card not in hand
    ]
    for card in unseen:
        where[card] = BOX
    rng.shuffle(unseen)
    specials: list[int] = []
    for place in range(len(state.specials)):
        from_top = len(state.specials) - 1 - place
        card = top[from_top] if from_top < len(top) else -1
        specials.append(card if card >= 0 else unseen.pop())
        where[specials[place]] = UNSEEN
    state.specials = specials
    if everybody:
        return
    if state.hands:
        hands: list[list[int]] = []
        for seat in range(state.players):
            dealt = state.hands[seat]
            hands.append(dealt if seat == observer else sorted([unseen.pop() for _ in dealt]))
            for card in hands[seat]:
                where[card] = IN_HAND
        state.hands = hands
    state.known = [known if seat == observer else [] for seat in range(state.players)]


def _seen_by_somebody(state: HavreState) -> list[int]:
    """The top cards of the special stack that some seat has seen, the topmost first.

    Who saw them last knows their order, whatever is left of what others knew.
    """
    most = 0
    for known in state.known:
        if known:
            most = max(most, len(known) - 1 if known[0] == 1 else 2)
    return [state.specials[len(state.specials) - 1 - place] for place in range(most)]


def _known_top(known: list[int], rng: Rng) -> list[int]:
    """The top cards as far as they are known, the topmost first; -1 for one that is not."""
    if not known:
        return []
    if known[0] == 1:
        return known[1:]
    top = sorted(known[1:]) if len(known) == 3 else [known[1], -1]
    if rng.below(2):
        top = [top[1], top[0]]
    return top


def with_card(held: list[int], card: int) -> list[int]:
    """The list with one more card, in the order of the data."""
    place = len(held)
    while place and held[place - 1] > card:
        place -= 1
    return [*held[:place], card, *held[place:]]


def card_values(state: HavreState, seat: int) -> int:
    """The values of a seat's buildings and ships."""
    total = 0
    for card in state.owned[seat]:
        total += cards.VALUE[card]
    return total


def end_bonuses(state: HavreState, seat: int) -> int:
    """The end bonuses of a seat's cards (Storehouse, Dock, Town Hall, Bank and some specials)."""
    total = 0
    for card in state.owned[seat]:
        if card < cards.BUILDINGS and cards.BONUSES[card]:
            total += end_bonus(state, seat, card)
    return total


def end_bonus(state: HavreState, seat: int, card: int) -> int:
    """The end bonus of one card, rounded down (LH-TERM-13)."""
    half = 0
    for bonus in cards.BONUSES[card]:
        counted = bonus[0]
        if counted == cards.BONUS_CATEGORY:
            half += bonus[2] * state.category_count(seat, bonus[1])
        elif counted == cards.BONUS_SHIP:
            half += bonus[2] * state.category_count(seat, cards.SHIP)
        elif counted == cards.BONUS_GOODS:
            half += bonus[2] * sum(state.goods[seat * cards.KINDS : seat * cards.KINDS + cards.GOODS])
        elif counted == cards.BONUS_CATTLE:
            half += bonus[2] * state.goods[seat * cards.KINDS + cards.CATTLE]
    return half // 2


def deal(state: HavreState, rng: Rng, redeal_black_market: bool) -> None:
    """The setup of an empty table (LH-SETUP-1 to LH-SETUP-14), up to but without the first turn."""
    version = state.version
    players = state.players
    state.offers = cards.start_offers(version)
    state.goods = cards.start_goods(version) * players
    tiles = list(range(cards.TILES))
    rng.shuffle(tiles)
    state.tiles = tiles
    state.owned[players] = cards.usage(version, players, "start")
    for card in state.owned[players]:
        state.where[card] = TOWN
    state.stacks = deal_stacks(cards.usage(version, players, "stack"), rng, redeal_black_market)
    for stack in state.stacks:
        for card in stack:
            state.where[card] = STACKED
    specials = state.pool[:]
    rng.shuffle(specials)
    state.specials = specials[: cards.SPECIALS_DEALT[version]]
    for card in state.specials:
        state.where[card] = UNSEEN
    deal_ships(state)
    state.first_player = rng.below(players)
    state.active = state.first_player


def deal_stacks(deck: list[int], rng: Rng, redeal_black_market: bool) -> list[list[int]]:
    """Three equal stacks with the lowest number on top; anew while the Black Market is a top card (LH-SETUP-8)."""
    while True:
        rng.shuffle(deck)
        size = len(deck) // cards.STACKS
        stacks = [sorted(deck[size * index : size * (index + 1)], reverse=True) for index in range(cards.STACKS)]
        if not redeal_black_market or all(stack[-1] != BLACK_MARKET for stack in stacks):
            return stacks


def deal_ships(state: HavreState) -> None:
    """The wooden ships that are there from the start of the short version (LH-SETUP-12)."""
    each, on_stack = cards.start_ships(state.version, state.players)
    ships = cards.start_ship_cards(state.players) if each or on_stack else []
    for seat in range(state.players):
        state.owned[seat] = ships[seat * each : (seat + 1) * each]
        for card in state.owned[seat]:
            state.where[card] = OWNED + seat
    state.ships[cards.WOODEN] = ships[state.players * each :]
    for card in state.ships[cards.WOODEN]:
        assert cards.SHIP_TYPE[card] == cards.WOODEN
        state.where[card] = AFLOAT
