"""Buildings where one turns, sells or buys goods a number of times: Bakehouse, Joinery, Coal Trader and many more."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Field
from ratusz.core.state import Automatic, Step
from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import ENERGY_VALUE, FOOD_VALUE, KINDS
from ratusz.games.le_havre.effects import EITHER, GAINS, PARTS, PARTS_OF, EffectPart
from ratusz.games.le_havre.position import Times
from ratusz.games.le_havre.rules.actions import FIRST_PART, FIRST_TIMES
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action
from ratusz.games.le_havre.rules.goods import (
    BUILDING,
    ENERGY,
    FOOD,
    VISITING,
    Owe,
    covers,
    energy_left,
    gain,
    hand_in,
    is_choice,
    spend,
    worth,
)
from ratusz.games.le_havre.state import HavreState


class Bill:
    """What doing the parts of an action so many times costs."""

    __slots__ = ("energy", "food", "francs", "goods")

    def __init__(self, card: int, counts: list[int]) -> None:
        self.goods: list[int] = [0] * cards.GOODS
        self.francs = 0
        self.food = 0
        flat = 0
        half = 0
        parts = PARTS_OF[card]
        for index in range(len(counts)):
            times = counts[index]
            if times:
                part = parts[index]
                consume = part.consume
                for place in range(0, len(consume), 2):
                    self.goods[consume[place]] += consume[place + 1] * times
                self.francs += part.pay_francs * times
                self.food += part.food * times
                flat += part.energy_flat
                half += part.energy_half * times
        self.energy = flat + (half + 1) // 2


def flips(card: int) -> bool:
    """Whether basic tokens are turned over there, so that substitutes will not do (LH-Q-4)."""
    return any(part.flip for part in PARTS_OF[card])


FLIPS: list[bool] = [flips(card) for card in range(cards.BUILDINGS)]


def affordable(state: HavreState, seat: int, card: int, counts: list[int]) -> bool:
    """Whether a seat can pay for doing the parts so many times, nothing paid twice (LH-PAY-4)."""
    bill = Bill(card, counts)
    start = seat * KINDS
    francs = state.goods[start + cards.FRANCS]
    if bill.francs > francs:
        return False
    if FLIPS[card]:
        for kind in range(cards.GOODS):
            if bill.goods[kind] > state.goods[start + kind]:
                return False
    elif not covers(state, seat, bill.goods):
        return False
    if bill.energy:
        energy = worth(state, seat, ENERGY)
        for kind in range(cards.GOODS):
            energy -= bill.goods[kind] * ENERGY_VALUE[kind]
        if energy < energy_left(state, seat, bill.energy):
            return False
    if bill.food:
        food = worth(state, seat, FOOD) - bill.francs
        for kind in range(cards.GOODS):
            food -= bill.goods[kind] * FOOD_VALUE[kind]
        if food < bill.food:
            return False
    return True


def allowed(state: HavreState, seat: int, part: EffectPart) -> int:
    """How often a part may be done for reasons other than its costs."""
    start = seat * KINDS
    if part.show_francs > state.goods[start + cards.FRANCS]:
        return 0
    most = part.limit
    if part.owned >= 0:
        owned = state.goods[start + part.owned]
        if cards.SUBSTITUTE[part.owned] >= 0:
            owned += state.goods[start + cards.SUBSTITUTE[part.owned]]
        most = min(most, part.per_owned * owned)
    consume = part.consume
    for place in range(0, len(consume), 2):
        kind = consume[place]
        have = state.goods[start + kind]
        if cards.SUBSTITUTE[kind] >= 0 and not part.flip:
            have += state.goods[start + cards.SUBSTITUTE[kind]]
        most = min(most, have // consume[place + 1])
    return min(most, cards.MOST)


def most_times(state: HavreState, seat: int, card: int, done: list[int]) -> int:
    """How often the part after those already counted may be done (LH-DEC-COUNT)."""
    most = allowed(state, seat, PARTS_OF[card][len(done)])
    while most > 0 and not affordable(state, seat, card, [*done, most]):
        most -= 1
    return most


def once(state: HavreState, seat: int, card: int, index: int) -> bool:
    """Whether a part can be done at all, on its own."""
    part = PARTS_OF[card][index]
    goods = state.goods
    start = seat * KINDS
    consume = part.consume
    for place in range(0, len(consume), 2):
        have = goods[start + consume[place]]
        substitute = cards.SUBSTITUTE[consume[place]]
        if substitute >= 0 and not part.flip:
            have += goods[start + substitute]
        if have < consume[place + 1]:
            return False
    if part.free:
        return True
    if (part.show_francs or part.owned >= 0) and allowed(state, seat, part) == 0:
        return False
    counts = [0] * index
    counts.append(1)
    return affordable(state, seat, card, counts)


class Converting(Action):
    """Choose how often each part is done, pay for all of it together, receive (LH-DEC-COUNT to LH-DEC-EITHER)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        if GAINS[card]:
            return True
        parts = len(PARTS_OF[card])
        if parts == 1:
            return once(state, seat, card, 0)
        return any(once(state, seat, card, index) for index in range(parts))

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        if EITHER[card]:
            state.push(ChoosePart(seat, card))
        else:
            state.push(Count(seat, card, []))


class ChoosePart(Step[HavreState]):
    """Which one of two things to do (LH-DEC-EITHER)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "choose_part"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (BUILDING,)
    needs: ClassVar[str] = "a building with a choice of two things to do"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: HavreState) -> list[int]:
        parts = range(len(PARTS_OF[self.card]))
        return [FIRST_PART + part for part in parts if once(state, self.player, self.card, part)]

    def apply(self, state: HavreState, action: int) -> None:
        state.push(Count(self.player, self.card, [0] * (action - FIRST_PART)))

    def fits(self, state: HavreState) -> bool:
        return EITHER[self.card] and is_choice(state, self.legal(state))


class Count(Step[HavreState]):
    """How often the next part is done; the others before it are counted already (LH-DEC-COUNT, LH-DEC-ANDOR)."""

    __slots__ = ("card", "done")

    name: ClassVar[str] = "count"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (BUILDING, Times("done"))
    needs: ClassVar[str] = "a choice of how often it is done"

    def __init__(self, seat: int, card: int, done: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.done = done

    def legal(self, state: HavreState) -> list[int]:
        lowest = 0 if self.may_be_none(state) else 1
        most = most_times(state, self.player, self.card, self.done)
        return list(range(FIRST_TIMES + lowest, FIRST_TIMES + most + 1))

    def may_be_none(self, state: HavreState) -> bool:
        """Something has to be done in the end (LH-MAIN-4), unless the building gives something anyway."""
        if GAINS[self.card] or any(self.done):
            return True
        if EITHER[self.card]:
            return False
        later = range(len(self.done) + 1, len(PARTS_OF[self.card]))
        return any(once(state, self.player, self.card, part) for part in later)

    def apply(self, state: HavreState, action: int) -> None:
        counts = [*self.done, action - FIRST_TIMES]
        if EITHER[self.card] or len(counts) == len(PARTS_OF[self.card]):
            carry_out(state, self.player, self.card, counts)
        else:
            state.push(Count(self.player, self.card, counts))

    def fits(self, state: HavreState) -> bool:
        fitting = len(self.done) < len(PARTS_OF[self.card]) and (not any(self.done) or not EITHER[self.card])
        if not fitting:
            return False
        for index in range(len(self.done)):
            if self.done[index] > allowed(state, self.player, PARTS_OF[self.card][index]):
                return False
        return affordable(state, self.player, self.card, self.done) and is_choice(state, self.legal(state))


def carry_out(state: HavreState, seat: int, card: int, counts: list[int]) -> None:
    """Pay for all parts together, then receive what they bring (LH-PAY-3, LH-MAIN-8)."""
    bill = Bill(card, counts)
    state.push(Result(seat, card, counts))
    if bill.food:
        state.push(Owe(seat, FOOD, bill.food))
    if bill.energy:
        state.push(Owe(seat, ENERGY, bill.energy))
    spend(state, seat, cards.FRANCS, bill.francs)
    if FLIPS[card]:
        for kind in range(cards.GOODS):
            spend(state, seat, kind, bill.goods[kind])
    else:
        hand_in(state, seat, bill.goods)


def brings(card: int, counts: list[int]) -> list[int]:
    """What doing the parts so many times brings of each kind, rounded down once on the total (LH-TERM-13)."""
    taken = [0] * KINDS
    base = GAINS[card]
    for place in range(0, len(base), 2):
        taken[base[place]] += base[place + 1]
    half = 0
    for index in range(len(counts)):
        times = counts[index]
        part = PARTS_OF[card][index]
        for place in range(0, len(part.produce), 2):
            taken[part.produce[place]] += part.produce[place + 1] * times
        for place in range(0, len(part.byproducts), 2):
            taken[part.byproducts[place]] += part.byproducts[place + 1] * times // 2
        half += part.gain_half * times
        if part.table:
            half += 2 * part.table[times]
    taken[cards.FRANCS] += half // 2
    return taken


class Result(Automatic[HavreState]):
    """What the parts bring comes in the end."""

    __slots__ = ("card", "counts")

    name: ClassVar[str] = "result"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (BUILDING, Times("counts"))
    needs: ClassVar[str] = "a building where it can be done so often"

    def __init__(self, seat: int, card: int, counts: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.counts = counts

    def apply(self, state: HavreState, action: int) -> None:
        taken = brings(self.card, self.counts)
        for kind in range(KINDS):
            if taken[kind]:
                gain(state, self.seat, kind, taken[kind])

    def fits(self, state: HavreState) -> bool:
        parts = PARTS_OF[self.card]
        if len(self.counts) > len(parts) or not parts:
            return False
        return all(times <= part.limit for times, part in zip(self.counts, parts, strict=False))


KINDS_OF_ACTION[PARTS] = Converting()
