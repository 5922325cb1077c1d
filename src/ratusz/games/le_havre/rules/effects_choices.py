"""Buildings where one chooses different kinds, cards or loans: Marketplace, Town Square, Pawnbroker's, Local Court …"""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import Step
from ratusz.games.le_havre import effects, events
from ratusz.games.le_havre.cards import CARD_IDS, CRAFT, FRANCS, GOOD_IDS, GOODS, KINDS, MOST_PLAYERS, STEEL, UPGRADED
from ratusz.games.le_havre.rules import actions
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action
from ratusz.games.le_havre.rules.goods import BUILDING, VISITING, gain, is_choice, spend
from ratusz.games.le_havre.state import HavreState

# Different kinds, one of each.


CHOOSING: Final = (Word("after", GOOD_IDS, empty=-1), Number("least", 0, KINDS), Number("most", 1, KINDS))


class Choosing(Step[HavreState]):
    """One more kind, later in the order of goods than the last one, or enough (LH-DEC-DISTINCT)."""

    __slots__ = ("after", "least", "most")

    declared: ClassVar[tuple[Field, ...]] = CHOOSING
    needs: ClassVar[str] = "a choice of kinds"

    def __init__(self, seat: int, after: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.after = after
        self.least = least
        self.most = most

    # What each kind of choice decides for itself.

    def options(self, state: HavreState) -> list[int]:
        """The kinds after the last one that may be chosen."""
        raise NotImplementedError

    def choose(self, state: HavreState, kind: int) -> None:
        """Carry out the choice of a kind."""
        raise NotImplementedError

    def following(self, after: int, least: int, most: int) -> Choosing:
        raise NotImplementedError

    # What they have in common.

    def legal(self, state: HavreState) -> list[int]:
        options = self.options(state)
        # Enough kinds have to follow to reach the least number.
        enough = len(options) - self.least + 1 if self.least else len(options)
        legal = [actions.FIRST_CHOOSE + kind for kind in options[:enough]]
        if self.least == 0:
            legal.append(actions.STOP_HERE)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        if action == actions.STOP_HERE:
            return
        kind = action - actions.FIRST_CHOOSE
        self.choose(state, kind)
        if self.most > 1:
            state.push(self.following(kind, max(0, self.least - 1), self.most - 1))

    def fits(self, state: HavreState) -> bool:
        return self.least <= min(self.most, len(self.options(state))) and is_choice(state, self.legal(state))


# Marketplace and Town Square.


def most_kinds(state: HavreState, seat: int, card: int) -> int:
    """How many kinds may be taken there."""
    crafts = state.category_count(seat, CRAFT)
    return min(effects.CHOOSE_BASE[card] + effects.CHOOSE_PER_CRAFT[card] * crafts, effects.CHOOSE_MOST[card])


class Market(Action):
    """Take goods of different kinds; at the Marketplace fewer will do, and one may look at two special cards."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return most_kinds(state, seat, card) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        if effects.PEEKS[card] and state.specials:
            state.push(Peek(seat, effects.PEEKS[card]))
        most = most_kinds(state, seat, card)
        least = effects.CHOOSE_BASE[card] if effects.CHOOSE_FEWER[card] else most
        state.push(MarketChoice(seat, -1, least, most, card))


class MarketChoice(Choosing):
    """Which good to take at the Marketplace or the Town Square."""

    __slots__ = ("card",)

    name: ClassVar[str] = "market_choice"
    on: ClassVar[frozenset[str]] = VISITING | {"peek"}
    declared: ClassVar[tuple[Field, ...]] = (*CHOOSING, BUILDING)

    def __init__(self, seat: int, after: int, least: int, most: int, card: int) -> None:
        super().__init__(seat, after, least, most)
        self.card = card

    def options(self, state: HavreState) -> list[int]:
        return [kind for kind in effects.CHOOSE_KINDS[self.card] if kind > self.after]

    def choose(self, state: HavreState, kind: int) -> None:
        gain(state, self.player, kind, 1)

    def following(self, after: int, least: int, most: int) -> Choosing:
        return MarketChoice(self.player, after, least, most, self.card)


class Peek(Step[HavreState]):
    """Whether to look at the top cards of the special stack (LH-DEC-MARKET, LH-Q-17)."""

    __slots__ = ("cards",)

    name: ClassVar[str] = "peek"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (Number("cards", 1, 2),)
    needs: ClassVar[str] = "a special stack"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def legal(self, state: HavreState) -> list[int]:
        return [actions.PEEK_NOW, actions.STOP_HERE]

    def apply(self, state: HavreState, action: int) -> None:
        if action == actions.STOP_HERE:
            return
        seat = self.player
        top = state.specials[-1]
        second = state.specials[-2] if len(state.specials) > 1 else -1
        if state.events is not None:
            if second < 0:
                state.events.append(events.Peeked(seat, 1))
                state.events.append(events.SpecialSeen(seat, CARD_IDS[top]))
            else:
                state.events.append(events.Peeked(seat, 2))
                state.events.append(events.SpecialsSeen(seat, CARD_IDS[top], CARD_IDS[second]))
        state.known = [
            know(state, top, second) if other == seat else blur(state.known[other], second >= 0)
            for other in range(state.players)
        ]
        if second >= 0:
            state.push(ORDERS[seat])

    def fits(self, state: HavreState) -> bool:
        return len(state.specials) > 0


def know(state: HavreState, top: int, second: int) -> list[int]:
    """What one knows who has seen the top cards."""
    return [1, top, second] if second >= 0 else [1, top]


def blur(known: list[int], two: bool) -> list[int]:
    """What is left of one's knowledge when another may have changed the order of two cards (LH-HID-3, LH-HID-6)."""
    return [0, *known[1:]] if known and two else known


class Order(Step[HavreState]):
    """In which order the two cards go back (LH-DEC-MARKET)."""

    __slots__ = ()

    name: ClassVar[str] = "order"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "two cards that the seat has seen"

    def legal(self, state: HavreState) -> list[int]:
        return [actions.KEEP_ORDER, actions.SWAP_ORDER]

    def apply(self, state: HavreState, action: int) -> None:
        if action == actions.SWAP_ORDER:
            top, second = state.specials[-1], state.specials[-2]
            state.specials = [*state.specials[:-2], top, second]
            state.known = [
                [1, second, top] if seat == self.player else state.known[seat] for seat in range(state.players)
            ]

    def fits(self, state: HavreState) -> bool:
        known = state.known[self.player]
        return len(known) == 3 and known[0] == 1


ORDERS: Final = [Order(seat) for seat in range(MOST_PLAYERS)]


# The Toy Fair.


class ToyFair(Action):
    """A loan without its francs, and goods of different kinds (LH-BLDG-ToyFair)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return True

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.loans[seat] += effects.TOY_FAIR_LOANS
        if state.events is not None:
            state.events.append(events.LoanTaken(seat, effects.TOY_FAIR_LOANS, 0))
        state.push(ToyChoice(seat, -1, effects.TOY_FAIR_GOODS, effects.TOY_FAIR_GOODS))


class ToyChoice(Choosing):
    """Which good to take at the Toy Fair."""

    __slots__ = ()

    name: ClassVar[str] = "toy_choice"
    on: ClassVar[frozenset[str]] = VISITING

    def options(self, state: HavreState) -> list[int]:
        return [kind for kind in effects.TOY_FAIR_KINDS if kind > self.after]

    def choose(self, state: HavreState, kind: int) -> None:
        gain(state, self.player, kind, 1)

    def following(self, after: int, least: int, most: int) -> Choosing:
        return ToyChoice(self.player, after, least, most)


# The Pawnbroker's.


class PawnShop(Action):
    """Goods of different kinds for francs, until they are redeemed (LH-BLDG-Pawnbrokers)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return len(to_pawn(state, seat, -1)) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(PawnChoice(seat, -1, 1, GOODS))


def to_pawn(state: HavreState, seat: int, after: int) -> list[int]:
    """The kinds after one that a seat has and has not pawned."""
    held = state.goods
    return [
        kind for kind in range(after + 1, GOODS) if held[seat * KINDS + kind] and not state.pawned[seat] >> kind & 1
    ]


class PawnChoice(Choosing):
    """Which good to pawn."""

    __slots__ = ()

    name: ClassVar[str] = "pawn_choice"
    on: ClassVar[frozenset[str]] = VISITING

    def options(self, state: HavreState) -> list[int]:
        return to_pawn(state, self.player, self.after)

    def choose(self, state: HavreState, kind: int) -> None:
        seat = self.player
        spend(state, seat, kind, 1)
        pawned = state.pawned[:]
        pawned[seat] |= 1 << kind
        state.pawned = pawned
        if state.events is not None:
            state.events.append(events.Pawned(seat, GOOD_IDS[kind]))
        gain(state, seat, FRANCS, effects.PAWN_PRICE)

    def following(self, after: int, least: int, most: int) -> Choosing:
        return PawnChoice(self.player, after, least, most)


# The Major Corporation.


class Corporation(Action):
    """One more of each kind one has; steel costs francs (LH-BLDG-MajorCorporation)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return len(to_double(state, seat, -1)) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(CorporationChoice(seat, -1, 1, GOODS))


def to_double(state: HavreState, seat: int, after: int) -> list[int]:
    """The kinds after one of which a seat has any and can take another."""
    start = seat * KINDS
    rich = state.goods[start + FRANCS] >= effects.STEEL_SURCHARGE
    return [kind for kind in range(after + 1, GOODS) if state.goods[start + kind] and (kind != STEEL or rich)]


class CorporationChoice(Choosing):
    """Of which kind to take one more."""

    __slots__ = ()

    name: ClassVar[str] = "corporation_choice"
    on: ClassVar[frozenset[str]] = VISITING

    def options(self, state: HavreState) -> list[int]:
        return to_double(state, self.player, self.after)

    def choose(self, state: HavreState, kind: int) -> None:
        if kind == STEEL:
            spend(state, self.player, FRANCS, effects.STEEL_SURCHARGE)
        gain(state, self.player, kind, 1)

    def following(self, after: int, least: int, most: int) -> Choosing:
        return CorporationChoice(self.player, after, least, most)


# The Emporium.


class Emporium(Action):
    """Buy upgraded goods, one of each kind (LH-BLDG-Emporium)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return len(in_the_shop(state, seat, -1)) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(EmporiumChoice(seat, -1, 1, GOODS))


def in_the_shop(state: HavreState, seat: int, after: int) -> list[int]:
    """The kinds after one that a seat can pay for there."""
    francs = state.goods[seat * KINDS + FRANCS]
    return [kind for kind in UPGRADED if kind > after and effects.EMPORIUM_PRICE[kind] <= francs]


class EmporiumChoice(Choosing):
    """Which good to buy at the Emporium."""

    __slots__ = ()

    name: ClassVar[str] = "emporium_choice"
    on: ClassVar[frozenset[str]] = VISITING

    def options(self, state: HavreState) -> list[int]:
        return in_the_shop(state, self.player, self.after)

    def choose(self, state: HavreState, kind: int) -> None:
        spend(state, self.player, FRANCS, effects.EMPORIUM_PRICE[kind])
        gain(state, self.player, kind, 1)

    def following(self, after: int, least: int, most: int) -> Choosing:
        return EmporiumChoice(self.player, after, least, most)


# The Local Court.


class Court(Action):
    """Give back loans without paying (LH-BLDG-LocalCourt)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return state.loans[seat] > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        if state.loans[seat] >= effects.COURT_CHOICE:
            state.push(Verdict(seat))
        else:
            return_loans(state, seat, 1, effects.COURT_FRANCS if state.loans[seat] == 2 else 0)


def return_loans(state: HavreState, seat: int, loans: int, francs: int) -> None:
    state.loans[seat] -= loans
    if state.events is not None:
        state.events.append(events.LoanReturned(seat, loans))
    if francs:
        gain(state, seat, FRANCS, francs)


class Verdict(Step[HavreState]):
    """With three loans or more: return two, or one with francs (LH-DEC-COURT)."""

    __slots__ = ()

    name: ClassVar[str] = "verdict"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "three loans"

    def legal(self, state: HavreState) -> list[int]:
        return [actions.RETURN_TWO_LOANS, actions.RETURN_ONE_LOAN]

    def apply(self, state: HavreState, action: int) -> None:
        if action == actions.RETURN_TWO_LOANS:
            return_loans(state, self.player, 2, 0)
        else:
            return_loans(state, self.player, 1, effects.COURT_FRANCS)

    def fits(self, state: HavreState) -> bool:
        return state.loans[self.player] >= effects.COURT_CHOICE


KINDS_OF_ACTION[effects.CHOOSE] = Market()
KINDS_OF_ACTION[effects.TOY_FAIR] = ToyFair()
KINDS_OF_ACTION[effects.PAWN] = PawnShop()
KINDS_OF_ACTION[effects.CORPORATION] = Corporation()
KINDS_OF_ACTION[effects.EMPORIUM] = Emporium()
KINDS_OF_ACTION[effects.COURT] = Court()
