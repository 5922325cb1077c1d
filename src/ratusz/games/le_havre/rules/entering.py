"""Entering buildings: who may, at what fee, and what a visit needs (LH-MAIN-3 to LH-MAIN-9, LH-FEE-1 to LH-FEE-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.le_havre import cards, effects, events
from ratusz.games.le_havre.cards import BUILDINGS, ENTERABLE, FOOD_FEE, FRANC_FEE
from ratusz.games.le_havre.effects import ACTION
from ratusz.games.le_havre.rules.actions import COUNTS, FEE_IN_FOOD, FEE_IN_FRANCS, FIRST_ENTER, FIRST_PAY
from ratusz.games.le_havre.rules.goods import (
    BUILDING,
    FOOD,
    PAYING_KINDS,
    VISITING,
    gain,
    is_choice,
    payments,
    spend,
    worth,
)
from ratusz.games.le_havre.state import OWNED, TOWN, HavreState


class Action:
    """What one kind of building lets its visitors do."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        """Whether a visit would have an effect now, apart from its fee (LH-MAIN-4)."""
        raise NotImplementedError

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        """Carry out the action, or push the questions it asks."""
        raise NotImplementedError


KINDS_OF_ACTION: Final[list[Action]] = [Action()] * effects.ACTIONS
"""By the numbers in `cards`; each is set by the module that has it."""


def possible(state: HavreState, seat: int, card: int) -> bool:
    """Whether a visit would have an effect now, apart from its fee (LH-MAIN-4)."""
    return KINDS_OF_ACTION[ACTION[card]].possible(state, seat, card)


ALWAYS_POSSIBLE: Final[list[bool]] = [
    len(effects.GAINS[card]) > 0 and len(cards.PRECONDITION[card]) == 0 for card in range(BUILDINGS)
]
"""Buildings that give every visitor something."""


def _fee_matters(card: int) -> bool:
    """Whether food or francs spent on the fee can make the action impossible."""
    for part in effects.PARTS_OF[card]:
        if part.pay_francs or part.food or part.show_francs:
            return True
        if any(cards.FOOD_VALUE[kind] for kind in part.consume[::2]):
            return True
    counted = any(gain[0] == effects.PER_THREE_GOODS for gain in effects.COUNTED_GAINS[card])
    return counted or ACTION[card] in effects.SPENDING or len(cards.PRECONDITION[card]) > 0


PLAIN_FIRM: Final[list[bool]] = [
    ACTION[card] == effects.BUILD and effects.WOOD_SAVED[card] == 0 for card in range(BUILDINGS)
]
FIRM: Final = PLAIN_FIRM.index(True)
"""One of the firms that save no wood: if there is anything to build, then at all of them."""
FEE_MATTERS: Final[list[bool]] = [_fee_matters(card) for card in range(BUILDINGS)]


def can_visit(state: HavreState, seat: int, card: int, free: bool) -> bool:
    """Whether a seat can pay the fee and then carry out the action; its own buildings are free (LH-FEE-1)."""
    if not possible(state, seat, card):
        return False
    food = FOOD_FEE[card]
    francs = FRANC_FEE[card]
    if free or (food == 0 and francs == 0) or state.where[card] == OWNED + seat:
        return True
    if not FEE_MATTERS[card]:
        return has_fee(state, seat, card)
    return (francs > 0 and can_pay_francs(state, seat, card)) or (food > 0 and can_pay_food(state, seat, card, food, 0))


def has_fee(state: HavreState, seat: int, card: int) -> bool:
    """Whether a seat has one of the fees of a building, whatever is left to it then (LH-FEE-3)."""
    francs = state.goods[seat * cards.KINDS + cards.FRANCS]
    return 0 < FRANC_FEE[card] <= francs or 0 < FOOD_FEE[card] <= worth(state, seat, FOOD)


def can_pay_francs(state: HavreState, seat: int, card: int) -> bool:
    """Whether a seat can pay the fee in francs and then carry out the action."""
    at = seat * cards.KINDS + cards.FRANCS
    fee = FRANC_FEE[card]
    if state.goods[at] < fee:
        return False
    if not FEE_MATTERS[card]:
        return True
    state.goods[at] -= fee
    good = possible(state, seat, card)
    state.goods[at] += fee
    return good


def can_pay_food(state: HavreState, seat: int, card: int, due: int, place: int) -> bool:
    """Whether some payment of the fee in food leaves the action possible (LH-DEC-PAY)."""
    if due > 0 and worth(state, seat, FOOD, place) < due:
        return False
    if not FEE_MATTERS[card]:
        return True
    if due <= 0:
        return possible(state, seat, card)
    kind = PAYING_KINDS[FOOD][place]
    at = seat * cards.KINDS + kind
    for count in payments(state, seat, FOOD, due, place, 0):
        state.goods[at] -= count
        good = can_pay_food(state, seat, card, due - count * cards.FOOD_VALUE[kind], place + 1)
        state.goods[at] += count
        if good:
            return True
    return False


def fee_payments(state: HavreState, seat: int, card: int, due: int, place: int) -> list[int]:
    """How many tokens of the kind at that place may go into the fee."""
    counts = payments(state, seat, FOOD, due, place, 0)
    if not FEE_MATTERS[card]:
        return counts
    kind = PAYING_KINDS[FOOD][place]
    at = seat * cards.KINDS + kind
    fitting: list[int] = []
    for count in counts:
        state.goods[at] -= count
        if can_pay_food(state, seat, card, due - count * cards.FOOD_VALUE[kind], place + 1):
            fitting.append(count)
        state.goods[at] += count
    return fitting


def enterable(state: HavreState, seat: int, free: bool, without: int) -> list[int]:
    """The actions of entering each building that a seat may enter (LH-MAIN-3), `without` one card."""
    legal: list[int] = []
    discs = state.discs
    own = discs[seat]
    # In the final phase several discs may share a building (LH-FINAL-3).
    shared = state.final
    food = worth(state, seat, FOOD)
    francs = state.goods[seat * cards.KINDS + cards.FRANCS]
    builds = possible(state, seat, FIRM)
    for owner in range(state.players + 1):
        without_fee = free or owner == seat
        for card in state.owned[owner]:
            if card >= BUILDINGS or not ENTERABLE[card] or card in (own, without):
                continue
            if (PLAIN_FIRM[card] and not builds) or (not shared and card in discs):
                continue
            food_fee = FOOD_FEE[card]
            franc_fee = FRANC_FEE[card]
            if without_fee or (food_fee == 0 and franc_fee == 0):
                open_door = ALWAYS_POSSIBLE[card] or PLAIN_FIRM[card] or possible(state, seat, card)
            elif 0 < food_fee <= food or 0 < franc_fee <= francs:
                if FEE_MATTERS[card]:
                    open_door = can_visit(state, seat, card, False)
                else:
                    open_door = ALWAYS_POSSIBLE[card] or PLAIN_FIRM[card] or possible(state, seat, card)
            else:
                continue
            if open_door:
                legal.append(FIRST_ENTER + card)
    return legal


# A visit: fee, disc, action (LH-MAIN-8).


def visit(state: HavreState, seat: int, card: int, free: bool) -> None:
    """Let a seat enter a building it can visit."""
    state.push(Act(seat, card))
    food = FOOD_FEE[card]
    francs = FRANC_FEE[card]
    if free or (food == 0 and francs == 0) or state.where[card] == OWNED + seat:
        return
    if food and francs:
        state.push(ChooseFee(seat, card))
    elif francs:
        spend(state, seat, cards.FRANCS, francs, owner_of(state, card))
    else:
        owe_fee(state, seat, card, food, 0)


def owner_of(state: HavreState, card: int) -> int:
    """The seat that owns a building; NOBODY for the town's."""
    return max(NOBODY, state.where[card] - OWNED)


class ChooseFee(Step[HavreState]):
    """One of the two fees of a building (LH-FEE-3, LH-DEC-FEE)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "choose_fee"
    on: ClassVar[frozenset[str]] = frozenset({"act"})
    declared: ClassVar[tuple[Field, ...]] = (BUILDING,)
    needs: ClassVar[str] = "two fees that can be paid"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: HavreState) -> list[int]:
        legal: list[int] = []
        if can_pay_food(state, self.player, self.card, FOOD_FEE[self.card], 0):
            legal.append(FEE_IN_FOOD)
        if can_pay_francs(state, self.player, self.card):
            legal.append(FEE_IN_FRANCS)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        if action == FEE_IN_FRANCS:
            spend(state, self.player, cards.FRANCS, FRANC_FEE[self.card], owner_of(state, self.card))
        else:
            owe_fee(state, self.player, self.card, FOOD_FEE[self.card], 0)

    def fits(self, state: HavreState) -> bool:
        both = FOOD_FEE[self.card] > 0 and FRANC_FEE[self.card] > 0
        return both and state.where[self.card] != OWNED + self.player and is_choice(state, self.legal(state))


def owe_fee(state: HavreState, seat: int, card: int, due: int, place: int) -> None:
    """Let a seat pay a fee in food: forced parts at once, the first real choice as a question."""
    while due > 0:
        counts = fee_payments(state, seat, card, due, place)
        if len(counts) > 1:
            state.push(FeePayment(seat, card, due, place))
            return
        kind = PAYING_KINDS[FOOD][place]
        spend(state, seat, kind, counts[0], owner_of(state, card))
        due -= counts[0] * cards.FOOD_VALUE[kind]
        place += 1


PAID: Final = Word("good", [cards.KIND_IDS[kind] for kind in PAYING_KINDS[FOOD]], attribute="place")


class FeePayment(Step[HavreState]):
    """How many tokens of one kind of food, or francs, go into an entry fee (LH-FEE-3 to LH-FEE-5, LH-DEC-PAY)."""

    __slots__ = ("card", "due", "place")

    name: ClassVar[str] = "fee_payment"
    on: ClassVar[frozenset[str]] = frozenset({"act"})
    declared: ClassVar[tuple[Field, ...]] = (BUILDING, Number("due", 1, cards.MOST), PAID)
    needs: ClassVar[str] = "a choice of how to pay the fee"

    def __init__(self, seat: int, card: int, due: int, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.due = due
        self.place = place

    def legal(self, state: HavreState) -> list[int]:
        first = FIRST_PAY + PAYING_KINDS[FOOD][self.place] * COUNTS
        return [first + count for count in fee_payments(state, self.player, self.card, self.due, self.place)]

    def apply(self, state: HavreState, action: int) -> None:
        kind, count = divmod(action - FIRST_PAY, COUNTS)
        spend(state, self.player, kind, count, owner_of(state, self.card))
        owe_fee(state, self.player, self.card, self.due - count * cards.FOOD_VALUE[kind], self.place + 1)

    def fits(self, state: HavreState) -> bool:
        owned = state.where[self.card] == OWNED + self.player
        return 0 < self.due <= FOOD_FEE[self.card] and not owned and is_choice(state, self.legal(state))


class Act(Automatic[HavreState]):
    """The disc moves to the building, and its action is carried out."""

    __slots__ = ("card",)

    name: ClassVar[str] = "act"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (BUILDING,)
    needs: ClassVar[str] = "a building that can be entered"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.seat
        card = self.card
        state.discs[seat] = card
        if state.events is not None:
            state.events.append(events.Entered(seat, cards.CARD_IDS[card]))
        owner = owner_of(state, card)
        if owner >= 0 and owner != seat and state.where[effects.SOUVENIRS] == OWNED + owner:
            gain(state, owner, cards.FRANCS, effects.SOUVENIR_AMOUNT)
        KINDS_OF_ACTION[ACTION[card]].begin(state, seat, card)

    def fits(self, state: HavreState) -> bool:
        free = state.final or self.card not in state.discs
        return ENTERABLE[self.card] and state.where[self.card] >= TOWN and free
