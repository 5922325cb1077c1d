"""Buildings where any goods are handed in: Bridge over the Seine, Business Office, Trading Firm, Trafficking Spot."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import Step
from ratusz.games.le_havre import effects
from ratusz.games.le_havre.cards import FRANCS, GOOD_IDS, GOODS, IS_BASIC, KINDS, MOST, SHIPPING_VALUE
from ratusz.games.le_havre.rules.actions import COUNTS, FIRST_CHOOSE, FIRST_TAKE, STOP_HERE
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action
from ratusz.games.le_havre.rules.goods import GIVING, VISITING, Giving, Receive, gain, is_choice, place_of, tokens_of
from ratusz.games.le_havre.state import MANY, HavreState

# The Bridge over the Seine.


class Bridge(Action):
    """Sell any goods: upgraded ones for a franc each, basic ones three for a franc."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        basic = 0
        for kind in range(GOODS):
            held = state.goods[seat * KINDS + kind]
            if held and not IS_BASIC[kind]:
                return True
            basic += held
        return basic >= effects.BASIC_PER_FRANC

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        BridgeSale(seat, 0, 1, MOST * GOODS, 0, 0, 0).begin(state)


class BridgeSale(Giving):
    """How many of one kind are sold; `note` counts the basic goods sold so far (LH-BLDG-BridgeOverTheSeine)."""

    __slots__ = ()

    name: ClassVar[str] = "bridge_sale"
    on: ClassVar[frozenset[str]] = VISITING

    def following(self, place: int, least: int, most: int, count: int, value: int) -> Giving:
        return BridgeSale(self.player, place, least, most, count, value, self.note)

    def noted(self, kind: int, count: int) -> Giving:
        basic = self.note + count if IS_BASIC[kind] else self.note
        return BridgeSale(self.player, self.place, self.least, self.most, self.count, self.value, basic)

    def counts(self, state: HavreState) -> list[int]:
        """Basic goods come first and are sold by threes; in the end something has to be sold."""
        start = self.player * KINDS
        kind = self.place
        basic = 0
        upgraded = 0
        for later in range(kind + 1, GOODS):
            if IS_BASIC[later]:
                basic += state.goods[start + later]
            else:
                upgraded += state.goods[start + later]
        counts: list[int] = []
        for count in range(min(state.goods[start + kind], MOST) + 1):
            sold = self.note + count if IS_BASIC[kind] else self.note
            short = -sold % effects.BASIC_PER_FRANC
            if short <= basic and (self.count + count > 0 or upgraded > 0 or basic >= effects.BASIC_PER_FRANC):
                counts.append(count)
        return counts

    def finish(self, state: HavreState, count: int, value: int) -> None:
        gain(state, self.player, FRANCS, count - self.note + self.note // effects.BASIC_PER_FRANC)


# The Business Office.


class Office(Action):
    """Any four goods for steel, and/or any one for charcoal, leather or brick (LH-DEC-OFFICE)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return tokens_of(state, seat) >= effects.OFFICE_GIVE[1]

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(OfficeWish(seat, 0, 0))


class OfficeWish(Step[HavreState]):
    """Whether to use a part of the Business Office, and for which good. What is wished for comes at the end."""

    __slots__ = ("part", "used")

    name: ClassVar[str] = "office_wish"
    on: ClassVar[frozenset[str]] = VISITING | {"receive"}
    declared: ClassVar[tuple[Field, ...]] = (Number("part", 0, 1), Number("used", 0, 1))
    needs: ClassVar[str] = "goods to hand in"

    def __init__(self, seat: int, part: int, used: int) -> None:
        super().__init__(seat)
        self.part = part
        self.used = used

    def legal(self, state: HavreState) -> list[int]:
        legal: list[int] = []
        if self.used or self.part == 0:
            legal.append(STOP_HERE)
        if tokens_of(state, self.player) >= effects.OFFICE_GIVE[self.part]:
            legal += [FIRST_CHOOSE + kind for kind in effects.OFFICE_TAKE[self.part]]
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        used = self.used if action == STOP_HERE else 1
        if action != STOP_HERE:
            # Below the rest of the visit, since only goods held on entering may be handed in.
            state.push(Receive(seat, action - FIRST_CHOOSE, 1))
        if self.part == 0:
            state.push(OfficeWish(seat, 1, used))
        if action != STOP_HERE:
            give = effects.OFFICE_GIVE[self.part]
            OfficeGift(seat, 0, give, give, 0, 0, 0).begin(state)

    def fits(self, state: HavreState) -> bool:
        return len(self.legal(state)) > 0


class OfficeGift(Giving):
    """How many of one kind are handed in at the Business Office."""

    __slots__ = ()

    name: ClassVar[str] = "office_gift"
    on: ClassVar[frozenset[str]] = VISITING | {"office_wish", "receive"}

    def following(self, place: int, least: int, most: int, count: int, value: int) -> Giving:
        return OfficeGift(self.player, place, least, most, count, value, 0)

    def finish(self, state: HavreState, count: int, value: int) -> None:
        return


# The Trading Firm.


class Trading(Action):
    """Goods for other goods of the same shipping value (LH-DEC-TRADE)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return tokens_of(state, seat) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        TradeGift(seat, 0, 1, effects.TRADE_MOST, 0, 0, 0).begin(state)


class TradeGift(Giving):
    """How many of one kind are handed in at the Trading Firm; `note` has a bit for each kind handed in."""

    __slots__ = ()

    name: ClassVar[str] = "trade_gift"
    on: ClassVar[frozenset[str]] = VISITING

    def following(self, place: int, least: int, most: int, count: int, value: int) -> Giving:
        return TradeGift(self.player, place, least, most, count, value, self.note)

    def noted(self, kind: int, count: int) -> Giving:
        mask = self.note | (1 << kind if count else 0)
        return TradeGift(self.player, self.place, self.least, self.most, self.count, self.value, mask)

    def finish(self, state: HavreState, count: int, value: int) -> None:
        TradeTaking(self.player, value, 0, self.note).begin(state)


class TradeTaking(Step[HavreState]):
    """How many of one kind are taken at the Trading Firm, kind after kind, to exactly the value (LH-DEC-TAKEVALUE)."""

    __slots__ = ("given", "kind", "rest")

    name: ClassVar[str] = "trade_taking"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (
        Number("value", 1, MOST, attribute="rest"),
        Word("good", GOOD_IDS, attribute="kind"),
        Number("given", 0, MANY),
    )
    needs: ClassVar[str] = "a choice of how many to take"

    def __init__(self, seat: int, rest: int, kind: int, given: int) -> None:
        super().__init__(seat)
        self.rest = rest
        self.kind = kind
        self.given = given

    def begin(self, state: HavreState) -> None:
        """Ask for the first kind that may be taken."""
        kind = self.kind
        while kind < GOODS and self.given >> kind & 1:
            kind += 1
        if self.rest and kind < GOODS:
            state.push(TradeTaking(self.player, self.rest, kind, self.given))

    def counts(self) -> list[int]:
        value = SHIPPING_VALUE[self.kind]
        return [
            count
            for count in range(self.rest // value + 1)
            if reachable(self.rest - count * value, self.kind + 1, self.given)
        ]

    def legal(self, state: HavreState) -> list[int]:
        return [FIRST_TAKE + self.kind * COUNTS + count for count in self.counts()]

    def apply(self, state: HavreState, action: int) -> None:
        count = (action - FIRST_TAKE) % COUNTS
        if count:
            gain(state, self.player, self.kind, count)
        rest = self.rest - count * SHIPPING_VALUE[self.kind]
        TradeTaking(self.player, rest, self.kind + 1, self.given).begin(state)

    def fits(self, state: HavreState) -> bool:
        return not self.given >> self.kind & 1 and is_choice(state, self.counts())


def reachable(value: int, first: int, given: int) -> bool:
    """Whether goods from a kind on, without those given, can add up to exactly a value."""
    if value == 0:
        return True
    for kind in range(first, GOODS):
        fits = not given >> kind & 1 and SHIPPING_VALUE[kind] <= value
        if fits and reachable(value - SHIPPING_VALUE[kind], kind, given):
            return True
    return False


# The Trafficking Spot.


class Trafficking(Action):
    """Basic goods for other basic ones, and/or upgraded for other upgraded ones (LH-DEC-TRAFFIC)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return tokens_of(state, seat) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        swap(state, seat, 0, 0)


def swap(state: HavreState, seat: int, part: int, done: int) -> None:
    """Ask for the goods to be swapped in a part; without any done before, the last part needs one."""
    last = part + 1 == len(effects.TRAFFIC_MOST)
    later = 0
    if not last:
        for kind in effects.TRAFFIC_GIVE[part + 1]:
            later += state.goods[seat * KINDS + kind]
    least = 0 if done or later else 1
    TrafficGift(seat, 0, least, effects.TRAFFIC_MOST[part], 0, 0, part + 2 * done).begin(state)


def _swapped(gift: TrafficGift) -> int:
    return gift.kinds()[gift.place]


def _place_swapped(kind: int, gift: Any) -> int:
    return place_of(kind, effects.TRAFFIC_GIVE[gift.note & 1])


SWAPPED: Final = Word("good", GOOD_IDS, attribute="place", of=_swapped, into=_place_swapped)


class TrafficGift(Giving):
    """How many of one kind are swapped.

    `note` holds the part (1 bit), whether something was swapped before (1 bit) and the kinds handed in.
    """

    __slots__ = ()

    name: ClassVar[str] = "traffic_gift"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (SWAPPED, *GIVING[1:])

    def kinds(self) -> list[int]:
        return effects.TRAFFIC_GIVE[self.note & 1]

    def following(self, place: int, least: int, most: int, count: int, value: int) -> Giving:
        return TrafficGift(self.player, place, least, most, count, value, self.note)

    def noted(self, kind: int, count: int) -> Giving:
        note = self.note | (4 << kind if count else 0)
        return TrafficGift(self.player, self.place, self.least, self.most, self.count, self.value, note)

    def finish(self, state: HavreState, count: int, value: int) -> None:
        TrafficTaking(self.player, self.note, 0, count).begin(state)


class TrafficTaking(Step[HavreState]):
    """How many of one kind are taken for what was handed in, kind after kind."""

    __slots__ = ("left", "note", "place")

    name: ClassVar[str] = "traffic_taking"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (
        Number("note", 0, MANY),
        Number("place", 0, KINDS),
        Number("left", 1, MOST),
    )
    needs: ClassVar[str] = "goods to take"

    def __init__(self, seat: int, note: int, place: int, left: int) -> None:
        super().__init__(seat)
        self.note = note
        self.place = place
        self.left = left

    def kinds(self) -> list[int]:
        """The kinds that may be taken: other than those handed in."""
        return [kind for kind in effects.TRAFFIC_TAKE[self.note & 1] if not self.note >> 2 >> kind & 1]

    def begin(self, state: HavreState) -> None:
        if self.left:
            state.push(self)
            return
        part = self.note & 1
        if part == 0:
            swap(state, self.player, 1, 1 if self.note > 3 else 0)

    def legal(self, state: HavreState) -> list[int]:
        kinds = self.kinds()
        first = FIRST_TAKE + kinds[self.place] * COUNTS
        lowest = self.left if self.place + 1 == len(kinds) else 0
        return list(range(first + lowest, first + self.left + 1))

    def apply(self, state: HavreState, action: int) -> None:
        kind, count = divmod(action - FIRST_TAKE, COUNTS)
        if count:
            gain(state, self.player, kind, count)
        TrafficTaking(self.player, self.note, self.place + 1, self.left - count).begin(state)

    def fits(self, state: HavreState) -> bool:
        return 0 < self.left <= max(effects.TRAFFIC_MOST) and self.place < len(self.kinds())


KINDS_OF_ACTION[effects.BRIDGE] = Bridge()
KINDS_OF_ACTION[effects.OFFICE] = Office()
KINDS_OF_ACTION[effects.TRADE] = Trading()
KINDS_OF_ACTION[effects.TRAFFIC] = Trafficking()
