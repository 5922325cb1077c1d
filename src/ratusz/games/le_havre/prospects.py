"""What can still be made of goods in Le Havre: the ships that are ahead, and the last turns of the match."""

from __future__ import annotations

from typing import Final

from ratusz.games.le_havre import cards
from ratusz.games.le_havre.cards import FOOD_VALUE, GOODS, KINDS
from ratusz.games.le_havre.effects import ACTION, BASIC_PER_FRANC, SAIL_ENERGY, SHIPPING, WHARF
from ratusz.games.le_havre.habits import FOOD_WORTH, WORTH
from ratusz.games.le_havre.state import TOWN, HavreState

FAR_FOOD: Final = 0.7
"""What food of later rounds counts against that of this round."""
CARGO: Final = 0.3
"""What a place in the hold is worth in each turn to come."""
SAILING_TURNS: Final = 15.0
"""In so many turns before the end ships are sent out."""
TURN: Final = 3.0
"""What a seat makes of a turn, on average: who has more of them left stands better."""
GOODS_WORTH: Final = 0.8
"""What goods are worth that are not used yet, in parts of what they bring."""
SHIP_AHEAD: Final = 0.25
"""The part of what a ship brings that having everything for it is worth."""

SHIPPED_FIRST: Final[list[int]] = sorted(
    [kind for kind in range(GOODS) if not FOOD_VALUE[kind]], key=lambda kind: -cards.SHIPPING_VALUE[kind]
)
"""Goods in the order in which one ships them; food is eaten."""
FUEL_PRICE: Final = 0.7
"""What a unit of energy is worth that sails away."""
SHIP_GOOD: Final[list[int]] = [
    max(range(GOODS), key=lambda good: cards.SHIP_COST[kind][good]) for kind in range(cards.SHIP_TYPES)
]
"""What each type of ship is built of."""
PLACE_ABOARD: Final = 2.0
"""What a place in the hold of a new ship brings if one still sails."""
STEEL_MILL: Final[int] = cards.CARD["steel_mill"]
COKERY: Final[int] = cards.CARD["cokery"]
BRIDGE: Final[int] = cards.CARD["bridge_over_the_seine"]
STEEL_ENERGY: Final = 5
KEPT: Final = 3
"""The energy that is kept for a ship."""
STEEL_GAIN: Final = 3.5
"""What steel is worth more than the iron and the energy it is made of."""
COKE_GAIN: Final = 2.0
"""The franc that each coal brings, and what coke is worth more."""

SURE: Final = 0.93
"""What is put off by a turn may come to nothing: others are in the building, or take the ship."""

# What can be done in a turn: a ship of each type, and this.
SAILING: Final = cards.SHIP_TYPES
SELLING: Final = cards.SHIP_TYPES + 1
SMELTING: Final = cards.SHIP_TYPES + 2
COKING: Final = cards.SHIP_TYPES + 3
THINGS: Final = cards.SHIP_TYPES + 4
LEAST_LASTING: Final = SMELTING
"""What follows is of use only if there is another turn."""
NOTHING_DONE: Final = -1

WHARFS: Final[list[int]] = [card for card in range(cards.BUILDINGS) if ACTION[card] == WHARF]
LINES: Final[list[int]] = [card for card in range(cards.BUILDINGS) if ACTION[card] == SHIPPING]


def in_play(state: HavreState, buildings: list[int]) -> bool:
    """Whether one of these buildings has been built."""
    return any(state.where[card] >= TOWN for card in buildings)


def has_modern_wharf(state: HavreState, seat: int) -> bool:
    """Whether the seat can have iron built at a wharf: one is modernised, or there is a brick for it."""
    return state.modernised != 0 or state.goods[seat * KINDS + cards.BRICK] > 0


def energy_of(state: HavreState, seat: int) -> int:
    energy = 0
    for kind in range(GOODS):
        if cards.ENERGY_VALUE[kind]:
            energy += cards.ENERGY_VALUE[kind] * state.goods[seat * KINDS + kind]
    return energy


def worth_of_hold(places: int, turns: float) -> float:
    """What so many places in the hold bring in the turns to come."""
    return CARGO * places * min(turns, SAILING_TURNS)


def ships_ahead(state: HavreState, seat: int, ship_food: int, turns: float) -> float:
    """What it is worth to have what a ship is built of, or a part of that: the best ship counts, and the next one half.

    A ship brings its value, the food of all rounds to come and a hold; it takes what it is built of.
    """
    if not in_play(state, WHARFS):
        return 0.0
    start = seat * KINDS
    energy = energy_of(state, seat)
    modern = has_modern_wharf(state, seat)
    rounds = len(state.schedule) - state.round + (0 if state.final else 1)
    needed = max(0, state.schedule[-1].food - ship_food)
    best = second = 0.0
    for kind in range(cards.SHIP_TYPES):
        if not state.ships[kind]:
            continue
        good = SHIP_GOOD[kind]
        amount = cards.SHIP_COST[kind][good]
        held = state.goods[start + good]
        fuel = energy - cards.ENERGY_VALUE[good] * min(held, amount)
        ready = min(1.0, held / amount) * (0.3 + 0.7 * min(1.0, fuel / cards.SHIP_ENERGY[kind]))
        if ready <= 0.0:
            continue
        gain = float(cards.VALUE[state.ships[kind][-1]])
        gain += FOOD_WORTH * FAR_FOOD * rounds * min(needed, cards.SHIP_FOOD[kind][state.players - 1])
        gain += worth_of_hold(cards.SHIP_CAPACITY[kind], turns)
        gain -= GOODS_WORTH * (WORTH[good] * amount + cards.SHIP_ENERGY[kind] * FUEL_PRICE)
        gain *= ready * ready
        if cards.SHIP_NEEDS_BRICK[kind] and not modern:
            gain *= 0.6
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    return SHIP_AHEAD * (best + 0.5 * second)


class LastTurns:
    """What a seat can make of its goods in the turns that are left, one thing after the other, the best first."""

    __slots__ = (
        "built",
        "chosen",
        "energy",
        "goods",
        "hold",
        "last",
        "line",
        "modern",
        "seat",
        "ships",
        "state",
        "wharf",
    )

    def __init__(self, state: HavreState, seat: int, hold: int, ships: int) -> None:
        self.state = state
        self.seat = seat
        self.goods: list[int] = state.goods[seat * KINDS : seat * KINDS + GOODS]
        self.energy = energy_of(state, seat)
        self.hold = hold
        self.ships = ships
        self.wharf = in_play(state, WHARFS)
        self.modern = has_modern_wharf(state, seat)
        self.line = in_play(state, LINES)
        self.built = [0] * cards.SHIP_TYPES
        self.chosen = NOTHING_DONE
        self.last = NOTHING_DONE

    def worth(self, turns: int) -> float:
        """What the goods add to what turns bring anyway; steel and coke count as soon as something comes of them."""
        total = most = 0.0
        sure = 1.0
        for turn in range(turns, 0, -1):
            gain = self.best(turn)
            if self.chosen == SMELTING:
                gain = -float(cards.FRANC_FEE[STEEL_MILL])
            elif self.chosen == COKING:
                gain = float(self.goods[cards.COAL] - cards.FRANC_FEE[COKERY])
            elif self.chosen == NOTHING_DONE and self.last != SAILING:
                break
            if self.chosen != NOTHING_DONE:
                total += sure * (gain - TURN)
                most = max(most, total)
                sure *= SURE
                self.do(self.chosen)
            self.last = self.chosen
        return most

    def best(self, turn: int) -> float:
        """What the best thing brings that can be done with so many turns left; nobody sails twice in a row."""
        self.chosen = NOTHING_DONE
        best = TURN
        for done in range(LEAST_LASTING if turn == 1 else THINGS):
            gain = self.ship(done, turn) if done < cards.SHIP_TYPES else self.gain(done, False)
            if gain > best and (done != SAILING or self.last != SAILING):
                best = gain
                self.chosen = done
        return best

    def gain(self, done: int, really: bool) -> float:
        """What one of the things brings that are no ships; really done, goods and energy change."""
        if done == SAILING:
            return self.cargo(really)
        if done == SELLING:
            return self.sale(really)
        return self.steel(really) if done == SMELTING else self.coke(really)

    def do(self, done: int) -> None:
        if done >= cards.SHIP_TYPES:
            self.gain(done, True)
            return
        good = SHIP_GOOD[done]
        amount = cards.SHIP_COST[done][good]
        self.built[done] += 1
        self.goods[good] -= amount
        self.energy -= cards.SHIP_ENERGY[done] + amount * cards.ENERGY_VALUE[good]
        if cards.SHIP_CAPACITY[done]:
            self.hold += cards.SHIP_CAPACITY[done]
            self.ships += 1

    def ship(self, kind: int, turn: int) -> float:
        """What the next ship of a type brings, below 0 if it cannot be built."""
        stack = self.state.ships[kind]
        built = self.built[kind]
        if not self.wharf or len(stack) <= built or (cards.SHIP_NEEDS_BRICK[kind] and not self.modern):
            return -1.0
        good = SHIP_GOOD[kind]
        amount = cards.SHIP_COST[kind][good]
        held = self.goods[good]
        if held < amount or self.energy - amount * cards.ENERGY_VALUE[good] < cards.SHIP_ENERGY[kind]:
            return -1.0
        value = float(cards.VALUE[stack[len(stack) - 1 - built]])
        return value + (PLACE_ABOARD * cards.SHIP_CAPACITY[kind] if turn > 1 and self.line else 0.0)

    def cargo(self, sent: bool) -> float:
        """What a trip with all ships brings, as far as there is energy, the fuel taken off."""
        if not self.line or self.ships == 0:
            return -1.0
        sailing = min(self.ships, self.energy // SAIL_ENERGY)
        room = self.hold * sailing // self.ships
        total = -FUEL_PRICE * SAIL_ENERGY * sailing
        for kind in SHIPPED_FIRST:
            held = self.goods[kind]
            if held > 0 and room > 0:
                taken = min(held, room)
                room -= taken
                total += taken * cards.SHIPPING_VALUE[kind]
                if sent:
                    self.goods[kind] -= taken
                    self.energy -= taken * cards.ENERGY_VALUE[kind]
        if sent:
            self.energy = max(0, self.energy - SAIL_ENERGY * sailing)
        return total

    def steel(self, made: bool) -> float:
        """What it brings to make steel, which is shipped or built with later."""
        iron = self.goods[cards.IRON]
        amount = min(iron, (self.energy - KEPT) // STEEL_ENERGY)
        if amount <= 0 or self.state.where[STEEL_MILL] < TOWN or not self.steel_is_wanted():
            return -1.0
        if made:
            self.goods[cards.IRON] -= amount
            self.goods[cards.STEEL] += amount
            self.energy -= STEEL_ENERGY * amount
        return STEEL_GAIN * amount - cards.FRANC_FEE[STEEL_MILL]

    def steel_is_wanted(self) -> bool:
        """Whether it can be shipped, or ships are left that are built of it."""
        ships = self.state.ships
        building = self.wharf and self.modern and (ships[cards.STEEL_SHIP] or ships[cards.LUXURY])
        return bool(building) or (self.line and self.hold > 0)

    def coke(self, made: bool) -> float:
        """What it brings to make coke: a franc each, and more energy or a better cargo."""
        coal = self.goods[cards.COAL]
        if coal == 0 or self.state.where[COKERY] < TOWN:
            return -1.0
        if made:
            self.goods[cards.COAL] = 0
            self.goods[cards.COKE] += coal
            self.energy += (cards.ENERGY_VALUE[cards.COKE] - cards.ENERGY_VALUE[cards.COAL]) * coal
        return COKE_GAIN * coal - cards.FRANC_FEE[COKERY]

    def sale(self, sold: bool) -> float:
        """What the bridge pays for everything."""
        if self.state.where[BRIDGE] < TOWN:
            return -1.0
        basic = better = 0
        for kind in range(GOODS):
            if cards.IS_BASIC[kind]:
                basic += self.goods[kind]
            else:
                better += self.goods[kind]
        if sold:
            self.goods = [0] * GOODS
            self.energy = 0
        return float(better + basic // BASIC_PER_FRANC - cards.FRANC_FEE[BRIDGE])
