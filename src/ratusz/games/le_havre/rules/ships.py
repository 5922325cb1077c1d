"""Ships: building them at a wharf, exchanging them, and sending them out (LH-SHIP-1 to LH-SHIP-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import Automatic, Step
from ratusz.games.le_havre import cards, events
from ratusz.games.le_havre.effects import BIOFUEL, DAGMAR, PIRATES, PIRATES_AMOUNT, SAIL_ENERGY, SHIPPING, WHARF, YACHT
from ratusz.games.le_havre.rules import goods
from ratusz.games.le_havre.rules.actions import FIRST_BUILD_SHIP, FIRST_EXCHANGE, FIRST_SAIL, SAIL_COUNTS
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action
from ratusz.games.le_havre.rules.goods import VISITING
from ratusz.games.le_havre.state import OWNED, REMOVED, TOWN, HavreState, with_card

# Building a ship.


def ship_cost(state: HavreState, wharf: int, kind: int) -> list[int]:
    """The materials of a ship at a wharf, with a brick if it has to be modernised (LH-SHIP-2, LH-SHIP-3)."""
    cost = cards.SHIP_COST[kind]
    if cards.SHIP_NEEDS_BRICK[kind] and not state.modernised >> wharf & 1:
        cost = cost[:]
        cost[cards.BRICK] += 1
    return cost


SHIP_CHECKS: Final[list[list[int]]] = [goods.checks(cost) for cost in cards.SHIP_COST]


def can_build_ship(state: HavreState, seat: int, wharf: int, kind: int) -> bool:
    """Whether a seat can pay materials, brick and energy of the top ship of a type (LH-DEC-WHARF)."""
    if not state.ships[kind] or not goods.covers_checked(state, seat, SHIP_CHECKS[kind]):
        return False
    cost = ship_cost(state, wharf, kind)
    if not goods.covers(state, seat, cost):
        return False
    energy = goods.worth(state, seat, goods.ENERGY)
    for good in range(cards.GOODS):
        energy -= cost[good] * cards.ENERGY_VALUE[good]
    return energy >= goods.energy_left(state, seat, cards.SHIP_ENERGY[kind])


def exchanges(state: HavreState, seat: int, wharf: int) -> list[int]:
    """Own ships to be exchanged for the Luxury Yacht or the MS Dagmar; of equal ones only the first."""
    legal: list[int] = []
    seen: list[int] = []
    for card in state.owned[seat]:
        kind = cards.SHIP_TYPE[card]
        yacht = kind == cards.IRON_SHIP and state.where[YACHT] == TOWN
        dagmar = kind == cards.LUXURY and state.where[DAGMAR] == TOWN and state.modernised >> wharf & 1
        if (yacht or dagmar) and kind * 100 + cards.VALUE[card] not in seen:
            seen.append(kind * 100 + cards.VALUE[card])
            legal.append(FIRST_EXCHANGE + card - cards.FIRST_SHIP)
    return legal


class Shipbuilding(Action):
    """Build one ship, or exchange one (LH-BLDG-Wharf1)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        for kind in range(cards.SHIP_TYPES):
            if can_build_ship(state, seat, card, kind):
                return True
        return len(exchanges(state, seat, card)) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(ChooseShip(seat, card))


AT_WHARF: Final = Word("building", cards.BUILDING_IDS, attribute="wharf")


class ChooseShip(Step[HavreState]):
    """Which ship to build, or to exchange (LH-DEC-WHARF)."""

    __slots__ = ("wharf",)

    name: ClassVar[str] = "choose_ship"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (AT_WHARF,)
    needs: ClassVar[str] = "a wharf, and a choice of ships"

    def __init__(self, seat: int, wharf: int) -> None:
        super().__init__(seat)
        self.wharf = wharf

    def legal(self, state: HavreState) -> list[int]:
        legal: list[int] = []
        for kind in range(cards.SHIP_TYPES):
            if can_build_ship(state, self.player, self.wharf, kind):
                legal.append(FIRST_BUILD_SHIP + kind)
        return legal + exchanges(state, self.player, self.wharf)

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        if action >= FIRST_EXCHANGE:
            exchange(state, seat, action - FIRST_EXCHANGE + cards.FIRST_SHIP)
            return
        kind = action - FIRST_BUILD_SHIP
        cost = ship_cost(state, self.wharf, kind)
        state.push(TakeShip(seat, self.wharf, kind))
        state.push(goods.Owe(seat, goods.ENERGY, cards.SHIP_ENERGY[kind]))
        goods.hand_in(state, seat, cost)

    def fits(self, state: HavreState) -> bool:
        return cards.MODERNISABLE[self.wharf] and goods.is_choice(state, self.legal(state))


class TakeShip(Automatic[HavreState]):
    """The top ship of a type comes to its builder; its first other than wooden modernises the wharf (LH-SHIP-3)."""

    __slots__ = ("kind", "wharf")

    name: ClassVar[str] = "take_ship"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (AT_WHARF, Word("ship", cards.SHIP_TYPE_IDS, attribute="kind"))
    needs: ClassVar[str] = "a wharf, and a ship of that type"

    def __init__(self, seat: int, wharf: int, kind: int) -> None:
        super().__init__(seat)
        self.wharf = wharf
        self.kind = kind

    def apply(self, state: HavreState, action: int) -> None:
        ship = state.ships[self.kind][-1]
        state.ships[self.kind] = state.ships[self.kind][:-1]
        if cards.SHIP_NEEDS_BRICK[self.kind] and not state.modernised >> self.wharf & 1:
            state.modernised |= 1 << self.wharf
            if state.events is not None:
                state.events.append(events.WharfModernised(self.seat, cards.CARD_IDS[self.wharf]))
        give_card(state, self.seat, ship)
        if state.events is not None:
            state.events.append(events.ShipBuilt(self.seat, cards.CARD_IDS[ship]))

    def fits(self, state: HavreState) -> bool:
        return cards.MODERNISABLE[self.wharf] and len(state.ships[self.kind]) > 0


def give_card(state: HavreState, seat: int, card: int) -> None:
    """Lay a card in front of a seat."""
    state.where[card] = OWNED + seat
    state.owned[seat] = with_card(state.owned[seat], card)


def exchange(state: HavreState, seat: int, ship: int) -> None:
    """Remove an iron ship for the Luxury Yacht, or a luxury liner for the MS Dagmar."""
    card = YACHT if cards.SHIP_TYPE[ship] == cards.IRON_SHIP else DAGMAR
    state.where[ship] = REMOVED
    state.owned[seat] = [other for other in state.owned[seat] if other != ship]
    state.owned[state.players] = [other for other in state.owned[state.players] if other != card]
    give_card(state, seat, card)
    if state.events is not None:
        state.events.append(events.ShipExchanged(seat, cards.CARD_IDS[ship], cards.CARD_IDS[card]))


# The Shipping Line.

SAILING: Final[list[int]] = [cards.STEEL_SHIP, cards.IRON_SHIP, cards.WOODEN]
"""The types that carry cargo, in the order in which they are asked for (LH-DEC-SHIPPING)."""


def fleet(state: HavreState, seat: int, kind: int) -> int:
    """How many ships of a type a seat has; the Luxury Yacht carries nothing and is not counted."""
    count = 0
    for card in state.owned[seat]:
        if cards.SHIP_TYPE[card] == kind:
            count += 1
    return count


def sailing_energy(state: HavreState, seat: int) -> int:
    """What pays energy there: grain too, with the Biofuel Facility."""
    return goods.ENERGY_OR_GRAIN if state.where[BIOFUEL] == OWNED + seat else goods.ENERGY


def can_sail(state: HavreState, seat: int, ships: int) -> bool:
    """Whether so many ships can sail: the energy can be paid, and each has something to carry."""
    return goods.can_owe(state, seat, sailing_energy(state, seat), SAIL_ENERGY * ships, ships)


class Sailing(Action):
    """Ship goods (LH-BLDG-ShippingLine)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        for own in state.owned[seat]:
            if own >= cards.FIRST_SHIP and cards.SHIP_CAPACITY[cards.SHIP_TYPE[own]] > 0:
                return can_sail(state, seat, 1)
        return False

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(Sail(seat, 0, 0, 0))


class Sail(Step[HavreState]):
    """How many ships of one type sail (LH-DEC-SHIPPING)."""

    __slots__ = ("capacity", "place", "ships")

    name: ClassVar[str] = "sail"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (
        Word("type", [cards.SHIP_TYPE_IDS[kind] for kind in SAILING], attribute="place"),
        Number("ships", 0, cards.MOST),
        Number("capacity", 0, cards.MOST),
    )
    needs: ClassVar[str] = "a choice of ships that can sail"

    def __init__(self, seat: int, place: int, ships: int, capacity: int) -> None:
        super().__init__(seat)
        self.place = place
        self.ships = ships
        self.capacity = capacity

    def legal(self, state: HavreState) -> list[int]:
        kind = SAILING[self.place]
        later = 0
        for other in SAILING[self.place + 1 :]:
            later += fleet(state, self.player, other)
        lowest = 0 if self.ships or later else 1
        first = FIRST_SAIL + kind * SAIL_COUNTS
        return [
            first + count
            for count in range(lowest, fleet(state, self.player, kind) + 1)
            if can_sail(state, self.player, self.ships + count)
        ]

    def apply(self, state: HavreState, action: int) -> None:
        kind, count = divmod(action - FIRST_SAIL, SAIL_COUNTS)
        ships = self.ships + count
        capacity = self.capacity + count * cards.SHIP_CAPACITY[kind]
        if self.place + 1 < len(SAILING):
            state.push(Sail(self.player, self.place + 1, ships, capacity))
            return
        if state.events is not None:
            state.events.append(events.Sailed(self.player, ships))
        state.push(Load(self.player, ships, capacity))
        state.push(goods.Owe(self.player, sailing_energy(state, self.player), SAIL_ENERGY * ships, ships))

    def fits(self, state: HavreState) -> bool:
        ships = 0
        capacity = 0
        for kind in SAILING[: self.place]:
            ships += fleet(state, self.player, kind)
            capacity += fleet(state, self.player, kind) * cards.SHIP_CAPACITY[kind]
        possible = self.ships <= ships and self.ships <= self.capacity <= capacity
        return possible and can_sail(state, self.player, self.ships) and goods.is_choice(state, self.legal(state))


class Load(Automatic[HavreState]):
    """The energy is paid, and the ships are loaded."""

    __slots__ = ("capacity", "ships")

    name: ClassVar[str] = "load"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (Number("ships", 1, cards.MOST), Number("capacity", 1, cards.MOST))
    needs: ClassVar[str] = "goods for every ship"

    def __init__(self, seat: int, ships: int, capacity: int) -> None:
        super().__init__(seat)
        self.ships = ships
        self.capacity = capacity

    def apply(self, state: HavreState, action: int) -> None:
        Cargo(self.seat, 0, self.ships, self.capacity, 0, 0, self.ships).begin(state)

    def fits(self, state: HavreState) -> bool:
        return 0 < self.ships <= min(self.capacity, goods.tokens_of(state, self.seat))


class Cargo(goods.Giving):
    """How many goods of one kind are shipped; `note` is the number of ships (LH-BLDG-ShippingLine)."""

    __slots__ = ()

    name: ClassVar[str] = "cargo"
    on: ClassVar[frozenset[str]] = VISITING

    def following(self, place: int, least: int, most: int, count: int, value: int) -> goods.Giving:
        return Cargo(self.player, place, least, most, count, value, self.note)

    def finish(self, state: HavreState, count: int, value: int) -> None:
        pirate = state.where[PIRATES] - OWNED
        toll = PIRATES_AMOUNT * self.note if pirate >= 0 and pirate != self.player else 0
        if value > toll:
            goods.gain(state, self.player, cards.FRANCS, value - toll)
        if toll:
            goods.gain(state, pirate, cards.FRANCS, min(toll, value))


KINDS_OF_ACTION[WHARF] = Shipbuilding()
KINDS_OF_ACTION[SHIPPING] = Sailing()
