"""What a sensible player would pay, count, ship or take: filled in before anybody touches a panel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Final

from ratusz.games.le_havre import cards, effects
from ratusz.games.le_havre.cards import FRANCS, GOODS, IS_BASIC, KIND, KINDS, MOST, SHIPPING_VALUE
from ratusz.games.le_havre.effects import GAINS, PARTS_OF, SAIL_ENERGY
from ratusz.games.le_havre.rules import ships
from ratusz.games.le_havre.rules.effects_conversions import FLIPS, Bill, affordable, brings, most_times, once
from ratusz.games.le_havre.rules.entering import can_pay_food, can_pay_francs, fee_payments
from ratusz.games.le_havre.rules.goods import ENERGY, FOOD, PAYING_KINDS, VALUES, energy_left
from ratusz.games.le_havre.rules.round_end import food_due
from ratusz.games.le_havre.state import HavreState

Amounts = dict[int, int]
"""So many of a kind, of a part or of a type of ship."""
Plan = dict[str, Amounts]
"""The numbers of a panel by topic."""

WORTH: Final[list[int]] = [10, 11, 9, 20, 11, 24, 28, 18, 19, 21, 21, 75, 21, 25, 48, 38, 11]
"""What one would give for a token in the middle of a match, in tenths of a franc: what is worth less is paid first."""
WASTE: Final = 2
"""What one would give for a point of food or energy not to be lost: of equal payments the exact one is better."""
SEED: Final = {KIND["grain"]: 1, KIND["cattle"]: 2}
"""What harvests need to give anything: it is not used up without need."""


def worth_of(amounts: Amounts) -> int:
    return sum(WORTH[kind] * amount for kind, amount in amounts.items())


def worth_of_all(amounts: Sequence[int]) -> int:
    return worth_of(dict(enumerate(amounts)))


def held_by(state: HavreState, seat: int) -> list[int]:
    return state.goods[seat * KINDS : (seat + 1) * KINDS]


def less(held: Sequence[int], amounts: Mapping[int, int]) -> list[int]:
    return [count - amounts.get(kind, 0) for kind, count in enumerate(held)]


def harvest_ahead(state: HavreState) -> bool:
    return not state.final and any(card.harvest for card in state.schedule[state.round - 1 :])


# Paying.


def cheapest(held: Sequence[int], purpose: int, due: int, place: int = 0, reserve: int = 0) -> Amounts | None:
    """The payment that spoils least, with so many goods left; None if there is none."""
    kinds, values = PAYING_KINDS[purpose], VALUES[purpose]
    limit = sum(held[:GOODS]) - reserve if reserve else sum(held)

    @cache
    def best(place: int, due: int, limit: int) -> tuple[int, Amounts] | None:
        if due <= 0:
            return -WASTE * due, {}
        if place == len(kinds):
            return None
        kind = kinds[place]
        found: tuple[int, Amounts] | None = None
        for count in range(min(held[kind], -(-due // values[kind]), limit, MOST) + 1):
            rest = best(place + 1, due - count * values[kind], limit - count if reserve else limit)
            if rest and (found is None or rest[0] + count * WORTH[kind] < found[0]):
                found = rest[0] + count * WORTH[kind], {kind: count, **rest[1]}
        return found

    paid = best(place, due, limit)
    return paid and paid[1]


# Entry fees.


def fee_ways(state: HavreState, seat: int, card: int, due: int, place: int) -> list[Amounts]:
    """Every payment of a fee in food that leaves the visit possible; the position is as it was afterwards."""
    if due <= 0:
        return [{}]
    kind = PAYING_KINDS[FOOD][place]
    at = seat * KINDS + kind
    found = []
    for count in fee_payments(state, seat, card, due, place):
        state.goods[at] -= count
        rest = fee_ways(state, seat, card, due - count * cards.FOOD_VALUE[kind], place + 1)
        found += [{kind: count, **way} for way in rest]
        state.goods[at] += count
    return found


def fees(state: HavreState, seat: int, card: int) -> list[Amounts]:
    """Every payment of a fee that leaves the visit possible, the one that spoils least first."""
    ways: list[Amounts] = []
    if cards.FRANC_FEE[card] and can_pay_francs(state, seat, card):
        ways.append({FRANCS: cards.FRANC_FEE[card]})
    if cards.FOOD_FEE[card] and can_pay_food(state, seat, card, cards.FOOD_FEE[card], 0):
        ways += fee_ways(state, seat, card, cards.FOOD_FEE[card], 0)
    return sorted(ways, key=worth_of)


# Counting.


def sensible_times(state: HavreState, seat: int, card: int, done: list[int]) -> int:
    """As often as possible, but neither the last seed nor the food of this round."""
    part = PARTS_OF[card][len(done)]
    held = held_by(state, seat)
    most = times = most_times(state, seat, card, done)
    if harvest_ahead(state):
        for kind, amount in zip(part.consume[::2], part.consume[1::2], strict=True):
            if kind in SEED:
                times = min(times, (held[kind] - SEED[kind]) // amount)
    if part.food:
        food = sum(min(held[kind], MOST) * VALUES[FOOD][kind] for kind in PAYING_KINDS[FOOD])
        times = min(times, (food - food_due(state, seat)) // part.food)
    if times < 1:
        times = min(1, most) if part.food else most
    # What comes beside a gift has to be worth its energy.
    return 0 if GAINS[card] and gain_of(state, seat, card, [*done, times]) <= 0 else times


def gain_of(state: HavreState, seat: int, card: int, counts: list[int]) -> int:
    """What doing the parts so often brings beyond what it costs."""
    bill = Bill(card, counts)
    left = less(held_by(state, seat), dict(enumerate(bill.goods)))
    energy = cheapest(left, ENERGY, energy_left(state, seat, bill.energy)) or {}
    pays = worth_of_all(bill.goods) + worth_of(energy) + WORTH[FRANCS] * (bill.francs + bill.food)
    return worth_of_all(brings(card, counts)) - worth_of_all(brings(card, [])) - pays


def sensible_counts(state: HavreState, seat: int, card: int, done: list[int]) -> list[int]:
    """The numbers of all parts from those already counted on; of one part alone where that is all."""
    counts = done[:]
    while len(counts) < (len(done) + 1 if effects.EITHER[card] else len(PARTS_OF[card])):
        counts.append(sensible_times(state, seat, card, counts))
    return counts


def sensible_part(state: HavreState, seat: int, card: int) -> list[int]:
    """The part that brings more."""
    parts = [part for part in range(len(PARTS_OF[card])) if once(state, seat, card, part)]
    found = [sensible_counts(state, seat, card, [0] * part) for part in parts]
    return max(found, key=lambda counts: gain_of(state, seat, card, counts))


def settle(state: HavreState, seat: int, card: int, counts: list[int]) -> Plan | None:
    """Materials, energy and food for doing the parts so often; None if that is not possible."""
    if not affordable(state, seat, card, counts):
        return None
    held = held_by(state, seat)
    bill = Bill(card, counts)
    left = less(held, {**dict(enumerate(bill.goods)), FRANCS: bill.francs})
    return {
        "times": dict(enumerate(counts)),
        "material": {} if FLIPS[card] else better_goods(held, bill.goods),
        "energy": cheapest(left, ENERGY, energy_left(state, seat, bill.energy)) or {},
        "food": cheapest(left, FOOD, bill.food) or {},
    }


def better_goods(held: Sequence[int], cost: Sequence[int]) -> Amounts:
    """As few of the better goods as will do."""
    short = {kind: max(0, need - held[kind]) for kind, need in enumerate(cost)}
    return {cards.SUBSTITUTE[kind]: count for kind, count in short.items() if cards.SUBSTITUTE[kind] >= 0}


# Giving and shipping.


def fill(held: Sequence[int], order: Iterable[int], most: int, kept: Mapping[int, int] | None = None) -> Amounts:
    """So many goods in an order of preference."""
    taken: Amounts = {}
    for kind in order:
        count = min(most, max(0, held[kind] - (kept or {}).get(kind, 0)), MOST)
        if count > 0:
            taken[kind] = count
            most -= count
    return taken


def cheapest_first(kinds: Iterable[int]) -> list[int]:
    return sorted(kinds, key=lambda kind: WORTH[kind])


def cargo(state: HavreState, held: Sequence[int], kinds: Sequence[int], least: int, most: int) -> Amounts:
    """The most valuable goods, without the last seed unless there are too few others."""
    order = sorted(kinds, key=lambda kind: (-SHIPPING_VALUE[kind], WORTH[kind]))
    taken = fill(held, order, most, SEED if harvest_ahead(state) else None)
    return taken if sum(taken.values()) >= least else fill(held, order, most)


def load(state: HavreState, seat: int, fleet: Amounts, before: ships.Sail) -> Plan | None:
    """Energy and cargo for the ships that sail; None if they cannot."""
    count = before.ships + sum(fleet.values())
    room = before.capacity + sum(cards.SHIP_CAPACITY[kind] * number for kind, number in fleet.items())
    held = held_by(state, seat)
    due = energy_left(state, seat, SAIL_ENERGY * count)
    energy = cheapest(held, ships.sailing_energy(state, seat), due, 0, count) if count else None
    if energy is None:
        return None
    return {"ships": fleet, "energy": energy, "give": cargo(state, less(held, energy), range(GOODS), count, room)}


def fleets(state: HavreState, seat: int, before: ships.Sail, toll: int) -> list[Plan]:
    """Whatever may sail, the most profitable first."""

    def profit(plan: Plan) -> int:
        value = sum(SHIPPING_VALUE[kind] * count for kind, count in plan["give"].items())
        return 10 * value - worth_of(plan["energy"]) - 10 * toll * sum(plan["ships"].values())

    kinds = ships.SAILING[before.place :]
    numbers = product(*(range(ships.fleet(state, seat, kind) + 1) for kind in kinds))
    plans = [load(state, seat, dict(zip(kinds, counts, strict=True)), before) for counts in numbers]
    return sorted((plan for plan in plans if plan), key=profit, reverse=True)


# The bridge.


def everything_at_bridge(held: Sequence[int], kinds: Sequence[int], basic_before: int) -> Amounts:
    """Everything that can be sold, basic goods by threes."""
    basic = [kind for kind in kinds if IS_BASIC[kind]]
    number = sum(held[kind] for kind in basic)
    sold = max(0, number - (number + basic_before) % effects.BASIC_PER_FRANC)
    upgraded = {kind: held[kind] for kind in kinds if not IS_BASIC[kind]}
    return {**fill(held, cheapest_first(basic), sold), **upgraded}


def little_at_bridge(held: Sequence[int], kinds: Sequence[int], count: int, basic_before: int) -> Amounts:
    """What one misses least: the sale of a single franc, or what completes a sale begun."""
    basic = cheapest_first(kind for kind in kinds if IS_BASIC[kind])
    short = -basic_before % effects.BASIC_PER_FRANC
    if count or short:
        return fill(held, basic, short)
    three = fill(held, basic, effects.BASIC_PER_FRANC)
    one = fill(held, cheapest_first(kind for kind in kinds if not IS_BASIC[kind]), 1)
    whole = sum(three.values()) == effects.BASIC_PER_FRANC
    return three if whole and (not one or worth_of(three) < worth_of(one)) else one


# Taking.


def fewest(kinds: Sequence[int], due: int, value: Sequence[int]) -> Amounts:
    """Goods of exactly that value, the later ones in the order of goods first, since they are worth more."""

    @cache
    def best(place: int, due: int) -> tuple[int, ...] | None:
        if place == len(kinds):
            return () if due == 0 else None
        for count in range(due // value[kinds[place]] + 1):
            rest = best(place + 1, due - count * value[kinds[place]])
            if rest is not None:
                return (count, *rest)
        return None

    return dict(zip(kinds, best(0, due) or (), strict=False))


def picks(kinds: Sequence[int], price: Sequence[int], francs: int, number: int, pawns: bool) -> Amounts:
    """One of each of so many kinds: to pawn, those worth least; else those that bring most beyond their price."""
    order = sorted(kinds, key=lambda kind: WORTH[kind] if pawns else WORTH[FRANCS] * price[kind] - WORTH[kind])
    chosen: Amounts = {}
    for kind in order:
        if len(chosen) < number and price[kind] <= francs:
            francs -= price[kind]
            chosen[kind] = 1
    return chosen
