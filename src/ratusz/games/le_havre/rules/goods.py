"""Receiving and paying: goods, francs, food, energy, and substitutes (LH-TERM-4 to LH-TERM-6, LH-PAY-1 to LH-PAY-6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.errors import BadDocument
from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import NOBODY, Automatic, Step
from ratusz.games.le_havre import cards, events
from ratusz.games.le_havre.cards import KINDS, MOST
from ratusz.games.le_havre.effects import BIOFUEL_ENERGY, RATTLETRAP, WIND_ENERGY, WIND_FARM
from ratusz.games.le_havre.rules.actions import COUNTS, FIRST_GIVE, FIRST_PAY
from ratusz.games.le_havre.state import MANY, OWNED, WAITING, HavreState, with_card

VISITING: Final[frozenset[str]] = frozenset({"after_main", "another_main", "second_visit"})
"""What can lie directly below the steps of a visit."""
BUILDING: Final = Word("building", cards.BUILDING_IDS, attribute="card")


def is_choice(state: HavreState, answers: list[int]) -> bool:
    """Whether a question with these answers is asked: a single one is given at once, unless all are asked for."""
    return len(answers) > 1 or (state.asks_all and len(answers) == 1)


def place_of(kind: int, kinds: list[int]) -> int:
    """The place of a kind that a document names in the order in which kinds are asked for."""
    if kind not in kinds:
        raise BadDocument(f"'{cards.KIND_IDS[kind]}' is not asked for there.")
    return kinds.index(kind)


# Receiving.


def gain(state: HavreState, seat: int, kind: int, amount: int) -> None:
    """Give a seat so much of a kind, and tell it."""
    if state.events is not None:
        state.events.append(events.Gained(seat, cards.KIND_IDS[kind], amount))
    add(state, seat, kind, amount)


def add(state: HavreState, seat: int, kind: int, amount: int) -> None:
    """Give a seat so much of a kind; the first iron comes with the Rattletrap Car if it waits."""
    state.goods[seat * KINDS + kind] += amount
    if kind == cards.IRON and state.where[RATTLETRAP] == WAITING:
        state.where[RATTLETRAP] = OWNED + seat
        state.owned[seat] = with_card(state.owned[seat], RATTLETRAP)
        if state.events is not None:
            state.events.append(events.CarTaken(seat))


def spend(state: HavreState, seat: int, kind: int, amount: int, receiver: int = NOBODY) -> None:
    """Take so much of a kind from a seat: for another seat as it is (LH-FEE-4), or for the supply."""
    if amount == 0:
        return
    state.goods[seat * KINDS + kind] -= amount
    if state.events is not None:
        state.events.append(events.Paid(seat, cards.KIND_IDS[kind], amount))
    if receiver >= 0:
        gain(state, receiver, kind, amount)


class Receive(Automatic[HavreState]):
    """Goods that come at the end of an action, when all costs are paid (LH-MAIN-8)."""

    __slots__ = ("amount", "kind")

    name: ClassVar[str] = "receive"
    on: ClassVar[frozenset[str]] = VISITING | {"receive"}
    declared: ClassVar[tuple[Field, ...]] = (Word("good", cards.KIND_IDS, attribute="kind"), Number("amount", 1, MOST))

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.amount = amount

    def apply(self, state: HavreState, action: int) -> None:
        gain(state, self.seat, self.kind, self.amount)


# What is due, and what covers it.

FOOD: Final = 0
ENERGY: Final = 1
ENERGY_OR_GRAIN: Final = 2
"""Energy at the Shipping Line for the owner of the Biofuel Facility."""
PURPOSE_IDS: Final[list[str]] = ["food", "energy", "energy_or_grain"]

_VALUES_WITH_GRAIN: Final[list[int]] = [
    BIOFUEL_ENERGY if kind == cards.GRAIN else cards.ENERGY_VALUE[kind] for kind in range(KINDS)
]
VALUES: Final[list[list[int]]] = [cards.FOOD_VALUE, cards.ENERGY_VALUE, _VALUES_WITH_GRAIN]
"""For each purpose what one token of each kind is worth."""
PAYING_KINDS: Final[list[list[int]]] = [
    cards.FOOD_KINDS,
    cards.ENERGY_KINDS,
    sorted([*cards.ENERGY_KINDS, cards.GRAIN], key=lambda kind: (-_VALUES_WITH_GRAIN[kind], kind)),
]
"""For each purpose the kinds that can pay, the dearest first: the order in which they are asked for."""
PURPOSE: Final = Word("purpose", PURPOSE_IDS)
DUE: Final = Number("due", 1, MANY)
RESERVE: Final = Number("reserve", 0, MOST)


def worth(state: HavreState, seat: int, purpose: int, place: int = 0) -> int:
    """What the tokens of a seat could pay for that purpose, from a place in the order of kinds on.

    One choice cannot name more than MOST tokens, so more of a kind do not count.
    """
    goods = state.goods
    values = VALUES[purpose]
    kinds = PAYING_KINDS[purpose]
    start = seat * KINDS
    total = 0
    for index in range(place, len(kinds)):
        kind = kinds[index]
        held = goods[start + kind]
        total += (held if held < MOST else MOST) * values[kind]
    return total


def fewest_tokens(state: HavreState, seat: int, purpose: int, due: int, place: int = 0) -> int:
    """The least number of tokens that covers what is due: the dearest first."""
    kinds = PAYING_KINDS[purpose]
    values = VALUES[purpose]
    tokens = 0
    for index in range(place, len(kinds)):
        if due <= 0:
            break
        kind = kinds[index]
        used = min(state.goods[seat * KINDS + kind], MOST, (due + values[kind] - 1) // values[kind])
        tokens += used
        due -= used * values[kind]
    return tokens


def tokens_of(state: HavreState, seat: int) -> int:
    """How many goods a seat has."""
    return sum(state.goods[seat * KINDS : seat * KINDS + cards.GOODS])


def energy_left(state: HavreState, seat: int, energy: int) -> int:
    """What of an amount of energy has to be paid, the Wind Farm counted (LH-BLDG-WindFarm, LH-Q-11)."""
    if state.where[WIND_FARM] != OWNED + seat:
        return energy
    return max(0, energy - (WIND_ENERGY - state.wind_used))


def owe_energy(state: HavreState, seat: int, energy: int, purpose: int = ENERGY, reserve: int = 0) -> None:
    """Let a seat pay energy; the Wind Farm's share is settled here."""
    due = energy_left(state, seat, energy)
    if due < energy:
        state.wind_used += energy - due
        if state.events is not None:
            state.events.append(events.EnergySaved(seat, energy - due))
    owe(state, seat, purpose, due, reserve)


def owe(state: HavreState, seat: int, purpose: int, due: int, reserve: int = 0, place: int = 0) -> None:
    """Let a seat pay food or energy, from a place in the order of kinds on.

    What is forced is paid at once, the first real choice becomes a question. `reserve` is the number of goods that have
    to be left after the payment.
    """
    while due > 0:
        counts = payments(state, seat, purpose, due, place, reserve)
        if len(counts) > 1:
            state.push(Payment(seat, purpose, due, place, reserve))
            return
        kind = PAYING_KINDS[purpose][place]
        spend(state, seat, kind, counts[0])
        due -= counts[0] * VALUES[purpose][kind]
        place += 1


class Owe(Automatic[HavreState]):
    """Food or energy to be paid once the materials are handed in."""

    __slots__ = ("due", "purpose", "reserve")

    name: ClassVar[str] = "owe"
    on: ClassVar[frozenset[str]] = frozenset({"owe", "result", "take_ship"})
    declared: ClassVar[tuple[Field, ...]] = (PURPOSE, DUE, RESERVE)
    needs: ClassVar[str] = "enough to pay with"

    def __init__(self, seat: int, purpose: int, due: int, reserve: int = 0) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.due = due
        self.reserve = reserve

    def apply(self, state: HavreState, action: int) -> None:
        if self.purpose == FOOD:
            owe(state, self.seat, FOOD, self.due)
        else:
            owe_energy(state, self.seat, self.due, self.purpose, self.reserve)

    def fits(self, state: HavreState) -> bool:
        return can_owe(state, self.seat, self.purpose, self.due, self.reserve)


def can_owe(state: HavreState, seat: int, purpose: int, due: int, reserve: int = 0) -> bool:
    """Whether a seat can pay food or energy and have so many goods left."""
    if purpose != FOOD:
        due = energy_left(state, seat, due)
    if worth(state, seat, purpose) < due:
        return False
    return reserve == 0 or fewest_tokens(state, seat, purpose, due) + reserve <= tokens_of(state, seat)


def payments(state: HavreState, seat: int, purpose: int, due: int, place: int, reserve: int) -> list[int]:
    """How many tokens of the kind at that place may be paid (LH-DEC-PAY).

    As many as are needed at most, so that no token is superfluous: all tokens paid before are worth at least as much.
    """
    kind = PAYING_KINDS[purpose][place]
    value = VALUES[purpose][kind]
    rest = due - worth(state, seat, purpose, place + 1)
    lowest = (rest + value - 1) // value if rest > 0 else 0
    highest = min(state.goods[seat * KINDS + kind], (due + value - 1) // value, MOST)
    counts = list(range(lowest, highest + 1))
    if reserve:
        left = tokens_of(state, seat) - reserve
        counts = [
            count
            for count in counts
            if count + fewest_tokens(state, seat, purpose, due - count * value, place + 1) <= left
        ]
    return counts


def _paid(payment: Payment) -> int:
    return PAYING_KINDS[payment.purpose][payment.place]


def _place_paid(kind: int, payment: Any) -> int:
    return place_of(kind, PAYING_KINDS[payment.purpose])


PAID: Final = Word("good", cards.KIND_IDS, attribute="place", of=_paid, into=_place_paid)


class Payment(Step[HavreState]):
    """How many tokens of one kind go into a payment of food or energy (LH-PAY-1, LH-PAY-2, LH-DEC-PAY)."""

    __slots__ = ("due", "place", "purpose", "reserve")

    name: ClassVar[str] = "payment"
    on: ClassVar[frozenset[str]] = frozenset({"after_feeding", "load", "owe", "result", "take_ship"})
    declared: ClassVar[tuple[Field, ...]] = (PURPOSE, DUE, PAID, RESERVE)
    needs: ClassVar[str] = "a choice of how to pay"

    def __init__(self, seat: int, purpose: int, due: int, place: int, reserve: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.due = due
        self.place = place
        self.reserve = reserve

    def legal(self, state: HavreState) -> list[int]:
        first = FIRST_PAY + PAYING_KINDS[self.purpose][self.place] * COUNTS
        counts = payments(state, self.player, self.purpose, self.due, self.place, self.reserve)
        return [first + count for count in counts]

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        kind, count = divmod(action - FIRST_PAY, COUNTS)
        spend(state, seat, kind, count)
        due = self.due - count * VALUES[self.purpose][kind]
        owe(state, seat, self.purpose, due, self.reserve, self.place + 1)

    def fits(self, state: HavreState) -> bool:
        return is_choice(state, self.legal(state))


# Materials and their substitutes.


def checks(cost: list[int]) -> list[int]:
    """A cost for `covers_checked`: for each kind in it the kind, the amount, its substitute and how much of that."""
    found: list[int] = []
    for kind in range(len(cost)):
        if cost[kind]:
            substitute = cards.SUBSTITUTE[kind]
            found += [kind, cost[kind], substitute, cost[substitute] if substitute >= 0 else 0]
    return found


def covers_checked(state: HavreState, seat: int, needed: list[int]) -> bool:
    """The same as `covers`, quicker, for a cost made ready beforehand."""
    goods = state.goods
    start = seat * KINDS
    for place in range(0, len(needed), 4):
        need = needed[place + 1]
        have = goods[start + needed[place]]
        if have < need:
            substitute = needed[place + 2]
            if substitute < 0 or have + goods[start + substitute] - needed[place + 3] < need:
                return False
    return True


def covers(state: HavreState, seat: int, cost: list[int]) -> bool:
    """Whether a seat's goods pay a cost, brick standing for clay and steel for iron (LH-TERM-6)."""
    goods = state.goods
    start = seat * KINDS
    for kind in range(cards.GOODS):
        need = cost[kind]
        if need:
            have = goods[start + kind]
            substitute = cards.SUBSTITUTE[kind]
            if have < need and (substitute < 0 or have + goods[start + substitute] - cost[substitute] < need):
                return False
    return True


def hand_in(state: HavreState, seat: int, cost: list[int]) -> None:
    """Let a seat pay a cost that `covers` allows: what has no substitute first, so that it is set aside."""
    asked: list[int] = []
    for kind in range(cards.GOODS):
        if cost[kind]:
            if cards.SUBSTITUTE[kind] < 0:
                spend(state, seat, kind, cost[kind])
            else:
                asked.append(kind)
    for kind in reversed(asked):
        hand_in_basic(state, seat, kind, cost[kind])


def hand_in_basic(state: HavreState, seat: int, kind: int, need: int) -> None:
    """Let a seat pay clay or iron, and choose how much of it with the substitute if it can (LH-DEC-SUBST)."""
    counts = substitutions(state, seat, kind, need)
    if len(counts) > 1:
        state.push(Substitution(seat, kind, need))
    else:
        spend(state, seat, cards.SUBSTITUTE[kind], counts[0])
        spend(state, seat, kind, need - counts[0])


def substitutions(state: HavreState, seat: int, kind: int, need: int) -> list[int]:
    """How many of the required tokens may be paid with the substitute."""
    goods = state.goods
    lowest = max(0, need - goods[seat * KINDS + kind])
    highest = min(need, goods[seat * KINDS + cards.SUBSTITUTE[kind]])
    return list(range(lowest, highest + 1))


REPLACED: Final = Word(
    "good",
    {name: kind for kind, name in enumerate(cards.GOOD_IDS) if cards.SUBSTITUTE[kind] >= 0},
    attribute="kind",
)


class Substitution(Step[HavreState]):
    """How many of the required clay are paid with brick, or iron with steel (LH-TERM-6, LH-DEC-SUBST)."""

    __slots__ = ("kind", "need")

    name: ClassVar[str] = "substitution"
    on: ClassVar[frozenset[str]] = frozenset({"owe", "result", "substitution", "take_building", "take_ship"})
    declared: ClassVar[tuple[Field, ...]] = (REPLACED, Number("need", 1, MOST))
    needs: ClassVar[str] = "a choice of how to pay"

    def __init__(self, seat: int, kind: int, need: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.need = need

    def legal(self, state: HavreState) -> list[int]:
        first = FIRST_PAY + cards.SUBSTITUTE[self.kind] * COUNTS
        return [first + count for count in substitutions(state, self.player, self.kind, self.need)]

    def apply(self, state: HavreState, action: int) -> None:
        kind, count = divmod(action - FIRST_PAY, COUNTS)
        spend(state, self.player, kind, count)
        spend(state, self.player, self.kind, self.need - count)

    def fits(self, state: HavreState) -> bool:
        return is_choice(state, self.legal(state))


# Giving any goods.

ALL_GOODS: Final[list[int]] = list(range(cards.GOODS))


GIVING: Final = (
    Word("good", cards.GOOD_IDS, attribute="place"),
    Number("least", 0, MOST),
    Number("most", 1, MOST * KINDS),
    Number("count", 0, MOST * KINDS),
    Number("value", 0, MANY),
    Number("note", 0, MANY),
)


class Giving(Step[HavreState]):
    """How many goods of one kind are given, where any will do: kind after kind (LH-DEC-MULTISET).

    At least `least` and at most `most` more have to be given from this kind on; `count` were given before, with a
    shipping value of `value` together. `note` is for the kinds of giving that have to remember something else.
    """

    __slots__ = ("count", "least", "most", "note", "place", "value")

    declared: ClassVar[tuple[Field, ...]] = GIVING
    needs: ClassVar[str] = "a choice of how many to give"

    def __init__(self, seat: int, place: int, least: int, most: int, count: int, value: int, note: int) -> None:
        super().__init__(seat)
        self.place = place
        self.least = least
        self.most = most
        self.count = count
        self.value = value
        self.note = note

    # What each kind of giving decides for itself.

    def kinds(self) -> list[int]:
        """The kinds that may be given, in the order in which they are asked for."""
        return ALL_GOODS

    def following(self, place: int, least: int, most: int, count: int, value: int) -> Giving:
        """The same question about a later kind."""
        raise NotImplementedError

    def finish(self, state: HavreState, count: int, value: int) -> None:
        """All is given."""
        raise NotImplementedError

    def noted(self, kind: int, count: int) -> Giving:
        """The step that goes on after so many of a kind were given; itself unless the kinds are to be remembered."""
        return self

    # What they have in common.

    def begin(self, state: HavreState) -> None:
        """Ask for the first kind that the seat has."""
        place = self.place
        kinds = self.kinds()
        start = self.player * KINDS
        while place < len(kinds) and state.goods[start + kinds[place]] == 0:
            place += 1
        if place == len(kinds) or self.most == 0:
            self.finish(state, self.count, self.value)
        else:
            state.push(self.following(place, self.least, self.most, self.count, self.value))

    def later(self, state: HavreState) -> int:
        """How many goods of later kinds the seat has."""
        kinds = self.kinds()
        start = self.player * KINDS
        total = 0
        for place in range(self.place + 1, len(kinds)):
            total += state.goods[start + kinds[place]]
        return total

    def counts(self, state: HavreState) -> list[int]:
        """How many may be given of this kind, so that the least can still be reached."""
        held = state.goods[self.player * KINDS + self.kinds()[self.place]]
        lowest = max(0, self.least - self.later(state))
        return list(range(lowest, min(held, self.most, MOST) + 1))

    def legal(self, state: HavreState) -> list[int]:
        first = FIRST_GIVE + self.kinds()[self.place] * COUNTS
        return [first + count for count in self.counts(state)]

    def apply(self, state: HavreState, action: int) -> None:
        kind, count = divmod(action - FIRST_GIVE, COUNTS)
        spend(state, self.player, kind, count)
        self.noted(kind, count).following(
            self.place + 1,
            max(0, self.least - count),
            self.most - count,
            self.count + count,
            self.value + count * cards.SHIPPING_VALUE[kind],
        ).begin(state)

    def fits(self, state: HavreState) -> bool:
        return self.least <= self.most and is_choice(state, self.counts(state))
