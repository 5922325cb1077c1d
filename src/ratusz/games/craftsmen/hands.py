"""Cards in hands and decks, who knows them, and what a redeal makes of them (HI-1 to HI-5)."""

from __future__ import annotations

from typing import Final

from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, State
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import COLOUR_COUNT, COLOUR_OF, DIGIT, PILE_VALUE

TO_ALL: Final = cards.MOST_PLAYERS + 1
"""A building card known to everybody; one known to a single seat has one more than the seat, 0 is known to nobody."""
EASY_TRIES: Final = 12
"""How often a hand is dealt at random before one is put together."""
TRIES: Final = 400
"""How often more, if that one does not do either."""


class Hands(State):
    """The part of a position that is hidden from some, and what an action in progress proves of it."""

    hand: list[int]
    """The capital of each seat, one pile for each colour."""
    cards: list[int]
    """How many capital cards each seat has."""
    capital_deck: list[int]
    """Types, the top card last."""
    seen: bytearray
    """How many cards of each type an observer knows at least to be in the hand of a seat.

    TYPES numbers for each seat, for each observer: the seats, and then the public.
    """
    hands: list[list[int]]
    """The building cards in the hand of each seat, in the order of their numbers."""
    decks: list[list[int]]
    """The top card last."""
    known: bytearray
    """For each building card in a hand or a deck who knows it."""

    # The action in progress.
    due: int
    """What the cards built in this action cost together, until it is paid."""
    bid: int
    bidder: int
    paid: list[int]
    """The types of the cards of a payment laid down so far, in their order."""
    pile: list[int]
    """The cards of a peek that are not laid out yet."""
    pile_deck: int
    pile_base: int
    """Where in its deck the cards of a peek are put back; -1 before that is settled."""

    # Capital.

    __slots__ = tuple(__annotations__)

    def take_in(self, seat: int, kind: int) -> None:
        self.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]] += DIGIT[kind]

    def wealth(self, seat: int) -> int:
        """The value of all capital of a seat (CR-PAY-3)."""
        hand = self.hand
        first = seat * COLOUR_COUNT
        value = 0
        for place in range(first, first + COLOUR_COUNT):
            value += PILE_VALUE[hand[place]]
        return value

    def piles(self, seat: int) -> list[int]:
        """The capital of a seat, one pile for each colour."""
        return self.hand[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]

    def piles_with_paid(self, seat: int) -> list[int]:
        """The same, with what the seat has laid down for a payment."""
        piles = self.piles(seat)
        for kind in self.paid:
            piles[COLOUR_OF[kind]] += DIGIT[kind]
        return piles

    def wealth_with_paid(self, seat: int) -> int:
        """What these are worth."""
        value = 0
        for pile in self.piles_with_paid(seat):
            value += PILE_VALUE[pile]
        return value

    # What everybody knows.

    def secrets(self, seat: int) -> int:
        """How many capital cards of the seat are not known to everybody."""
        first = (self.players * self.players + seat) * cards.TYPES
        return self.cards[seat] - sum(self.seen[first : first + cards.TYPES])

    def secret_capital(self, seat: int) -> bool:
        """Whether some card of the seat is not known to everybody."""
        return self.secrets(seat) > 0

    def public_piles(self, seat: int) -> list[int]:
        """The cards of the seat that everybody knows, one pile for each colour."""
        first = (self.players * self.players + seat) * cards.TYPES
        piles = [0] * COLOUR_COUNT
        for kind in range(cards.TYPES):
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
                most = max(most, known - PILE_VALUE[pile] + cards.MOST_VALUE[cards.PILE_SIZE[pile] + secrets])
        return most

    # Redealing.

    def hide_hands(self, observer: int, rng: Rng) -> None:
        """Redeal hands and decks as far as the observer does not know them.

        What third parties know of each other beyond what is public is forgotten: it would not fit the new hands.
        """
        self.hide_capital(observer, rng)
        for deck in range(cards.DECKS):
            self.hide_cards(deck, observer, rng)
        if self.pile and observer not in (self.decider, EVERYBODY):
            for _ in range(TRIES):
                if self.has_answer(self.decider):
                    break
                self.hide_cards(self.pile_deck, observer, rng)

    def hide_capital(self, observer: int, rng: Rng) -> None:
        """Everybody keeps what the observer saw, and one seat has shown that it can go on."""
        if observer == EVERYBODY:
            self.capital_deck = sorted(self.capital_deck)
            rng.shuffle(self.capital_deck)
            return
        missing = [0] * self.players
        unknown = self.gather_capital(observer, missing)
        rng.shuffle(unknown)
        debtor = self.bidder if self.bidder >= 0 else self.decider
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
        counts = [0] * cards.TYPES
        for kind in self.capital_deck:
            counts[kind] += 1
        for seat in range(self.players):
            if seat == observer:
                continue
            first = (row * self.players + seat) * cards.TYPES
            for kind in range(cards.TYPES):
                place = seat * COLOUR_COUNT + COLOUR_OF[kind]
                secret = cards.PILE_COUNTS[self.hand[place]][kind % cards.VALUES] - self.seen[first + kind]
                counts[kind] += secret
                missing[seat] += secret
                self.hand[place] -= secret * DIGIT[kind]
        unknown: list[int] = []
        for kind in range(cards.TYPES):
            unknown += [kind] * counts[kind]
        return unknown

    def forget(self, observer: int) -> None:
        """What seats know of each other's hands beyond the public, where the observer is neither."""
        players = self.players
        for knower in range(players):
            for seat in range(players):
                if observer not in (knower, seat) and knower != seat:
                    first = (knower * players + seat) * cards.TYPES
                    common = (players * players + seat) * cards.TYPES
                    self.seen[first : first + cards.TYPES] = self.seen[common : common + cards.TYPES]

    def has_answer(self, seat: int) -> bool:
        """Whether a seat can pay what it bid or built, and has an answer to what it is asked (HI-4)."""
        if self.wealth_with_paid(seat) < (self.bid if seat == self.bidder else self.due):
            return False
        return seat != self.decider or len(self.steps[-1].legal(self)) > 0

    def deal_debtor(self, seat: int, count: int, unknown: list[int], rng: Rng) -> None:
        """Deal a seat cards from the end of `unknown` with which it can go on with what it began."""
        before = self.hand
        for attempt in range(TRIES):
            if attempt == EASY_TRIES:
                self.put_helpful_last(seat, count, unknown)
            elif attempt:
                rng.shuffle(unknown)
            self.hand = before[:]
            for kind in unknown[len(unknown) - count :]:
                self.take_in(seat, kind)
            if self.has_answer(seat):
                break
        del unknown[len(unknown) - count :]

    def put_helpful_last(self, seat: int, count: int, unknown: list[int]) -> None:
        """Put together a hand that is worth much, from the cards at the end of `unknown`."""
        sizes = [cards.PILE_SIZE[pile] for pile in self.hand[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]]
        for kind in self.paid:
            sizes[COLOUR_OF[kind]] += 1
        for place in range(count):
            kind = most_helpful(sizes, unknown[: len(unknown) - place])
            sizes[COLOUR_OF[kind]] += 1
            unknown.remove(kind)
            unknown.append(kind)

    def hide_cards(self, deck: int, observer: int, rng: Rng) -> None:
        """Exchange the unknown cards of a deck, in hands, in the deck and in a peek, among each other."""
        known = self.known
        mine = observer + 1 if observer >= 0 else -1
        unknown: list[int] = []
        knowers: list[int] = []
        first = cards.DECK_CARDS[deck][0]
        last = cards.DECK_CARDS[deck][-1]
        cells: list[list[int]] = [hand for seat, hand in enumerate(self.hands) if seat != observer]
        cells.append(self.decks[deck])
        cells.append(self.pile)
        for cell in cells:
            for card in cell:
                knower = known[card]
                if first <= card <= last and (knower == 0 or (observer != EVERYBODY and knower not in (TO_ALL, mine))):
                    unknown.append(card)
                    knowers.append(knower)
        fresh = self.shuffled(deck, unknown, knowers, rng)
        at = 0
        for cell in cells:
            for place in range(len(cell)):
                if at < len(unknown) and cell[place] == unknown[at]:
                    cell[place] = fresh[at]
                    at += 1
        for place in range(len(fresh)):
            known[fresh[place]] = knowers[place]
        self.pile.sort()
        for seat in range(self.players):
            if seat != observer:
                self.hands[seat].sort()

    def shuffled(self, deck: int, unknown: list[int], knowers: list[int], rng: Rng) -> list[int]:
        """Unknown cards of a deck, those in it from the bottom up, in any order that is possible (HI-6).

        What nobody knows has not moved since the setup put the cards with the house symbol on top (CR-SETUP-4, -5). So
        from the bottom up it has no symbol as long as there are such cards, and only those left over are elsewhere.
        """
        plain: list[int] = []
        housed: list[int] = []
        for card in unknown:
            (housed if cards.HOUSE[card] else plain).append(card)
        plain.sort()
        housed.sort()
        rng.shuffle(plain)
        if not housed:
            return plain
        rng.shuffle(housed)
        fresh = plain + housed
        secret = knowers.count(0)
        if secret < len(plain):
            self.spread(deck, [card for card in unknown if self.known[card]], fresh, rng)
        unseen = 0
        dealt: list[int] = []
        for knower in knowers:
            if knower == 0:
                dealt.append(fresh[unseen])
                unseen += 1
            else:
                dealt.append(fresh[secret])
                secret += 1
        return dealt

    def spread(self, deck: int, secret: list[int], fresh: list[int], rng: Rng) -> None:
        """Put the last of the fresh cards, those without the symbol first, in an order that suits the secret places."""
        plain, either, housed = self.by_symbol(deck, secret)
        begin = len(fresh) - len(secret)
        mixed = fresh[begin + len(plain) : len(fresh) - len(housed)]
        rng.shuffle(mixed)
        dealt = fresh[begin : begin + len(plain)] + mixed + fresh[len(fresh) - len(housed) :]
        order = plain + either + housed
        for at in range(len(order)):
            fresh[begin + order[at]] = dealt[at]

    def by_symbol(self, deck: int, secret: list[int]) -> tuple[list[int], list[int], list[int]]:
        """Which secret cards have no house symbol, as everybody can tell, which may be either, and which have it.

        A card exchanged at the setup had the symbol, and so has a secret card of a hand: it was dealt, or drawn for the
        exchanged one before such cards ran out (CR-SETUP-4, CR-SETUP-9). Which card of a peek is which, only the seat
        knows that peeked (HI-3). Once the deck is gone through, it cannot be told any more who exchanged what.
        """
        stack = self.decks[deck]
        exchanged = self.exchanged(deck)
        to_draw = cards.HOUSES_TO_DRAW[deck][self.players]
        late = [self.known[card] for card in exchanged[to_draw:]]
        sure = self.players <= to_draw or 0 in [self.known[card] for card in stack]
        plain: list[int] = []
        either: list[int] = []
        housed: list[int] = []
        for place in range(len(secret)):
            card = secret[place]
            if card in exchanged:
                housed.append(place)
            elif card in stack or card in self.pile:
                either.append(place)
            elif self.known[card] in late:
                plain.append(place)
            else:
                (housed if sure else either).append(place)
        return plain, either, housed

    def exchanged(self, deck: int) -> list[int]:
        """The cards exchanged at the setup, the first one first, while they lie right below cards that nobody knows.

        Below them is what came under the deck later: lots that nobody wanted, known to all, and the cards of peeks, all
        those of one known to one seat. A seat exchanges one card only, so that these cannot be mistaken for exchanges.
        """
        stack = self.decks[deck]
        knowers = [self.known[card] for card in stack]
        if 0 not in knowers:
            return []
        end = knowers.index(0)
        low = cards.PEEKED - len(self.pile) if self.pile and self.pile_base == 0 and self.pile_deck == deck else 0
        while low < end:
            if knowers[low] == TO_ALL:
                low += 1
            elif knowers[low : low + cards.PEEKED] == [knowers[low]] * cards.PEEKED:
                low += cards.PEEKED
            else:
                break
        return stack[low:end][::-1]


def most_helpful(sizes: list[int], unknown: list[int]) -> int:
    """The card that makes, of the colours of a hand, the one with the most cards within reach bigger."""
    within = [0] * COLOUR_COUNT
    for kind in unknown:
        within[COLOUR_OF[kind]] += 1
    best = unknown[0]
    best_reach = -1
    for kind in unknown:
        size = sizes[COLOUR_OF[kind]]
        reach = (size + within[COLOUR_OF[kind]]) * 64 + size * 4 + kind % cards.VALUES
        if reach > best_reach:
            best, best_reach = kind, reach
    return best


def kinds_held(state: Hands, seat: int) -> list[int]:
    """The types of a seat's capital, each as often as it is there."""
    held: list[int] = []
    for kind in range(cards.TYPES):
        pile = state.hand[seat * COLOUR_COUNT + COLOUR_OF[kind]]
        held += [kind] * cards.PILE_COUNTS[pile][kind % cards.VALUES]
    return held
