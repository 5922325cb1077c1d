"""The panels of Le Havre as forms: payments, numbers, loads and choices of goods, with what a player would fill in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice, product
from typing import Any, Final

from ratusz.core.form import Form, Gain, Row, Tally
from ratusz.core.state import Step
from ratusz.games.le_havre import cards, effects
from ratusz.games.le_havre.asking import proposals
from ratusz.games.le_havre.asking.proposals import Plan, cheapest, held_by
from ratusz.games.le_havre.cards import FRANCS, GOODS, KIND_IDS, MOST, SHIPPING_VALUE
from ratusz.games.le_havre.effects import EITHER, GAINS, PARTS_OF, SAIL_ENERGY, WIND_ENERGY, WIND_FARM
from ratusz.games.le_havre.rules import effects_choices, effects_exchanges, entering, goods, ships
from ratusz.games.le_havre.rules.effects_conversions import FLIPS, Bill, ChoosePart, Count, most_times
from ratusz.games.le_havre.rules.goods import ENERGY, FOOD, PAYING_KINDS, VALUES
from ratusz.games.le_havre.rules.round_end import Feeding, food_due
from ratusz.games.le_havre.state import OWNED, HavreState

MOST_PROPOSALS: Final = 8

Adds = dict[int, int]
"""What rows add to a sum, by the number of the row."""


class FormDraft:
    """A form in the making: rows are found by their topic and what they are about."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.places: dict[tuple[str, int], int] = {}
        self.tallies: list[dict[str, Any]] = []
        self.gains: list[dict[str, Any]] = []

    def row(self, topic: str, about: int, answer: str, have: int, most: int, least: int = 0) -> int:
        """Another row; its topic on the wire tells parts apart, and is left out if its answer says it."""
        told = f"part {about + 1}" if topic == "times" else "" if answer.startswith(f"{topic} ") else topic
        self.places[topic, about] = len(self.rows)
        self.rows.append(Row(answer, have, least, min(most, MOST), told))
        return len(self.rows) - 1

    def tally(self, name: str, adds: Adds, **rest: Any) -> None:
        self.tallies.append({"name": name, "adds": adds, **rest})

    def gain(self, kind: str, adds: Adds, **rest: Any) -> None:
        self.gains.append({"kind": kind, "adds": adds, **rest})

    def counts(self, plan: Plan) -> list[int]:
        """The numbers of a plan, row by row."""
        return [plan.get(topic, {}).get(about, 0) for topic, about in self.places]

    def form(self, plans: Iterable[Plan | None] = (), **rest: Any) -> Form:
        """The whole, with plans of which the first is the best; those that are not possible are left out."""
        made = (self.counts(plan) for plan in plans if plan is not None)
        proposed = list({tuple(counts): counts for counts in islice(made, MOST_PROPOSALS)}.values())
        tallies = [Tally(**self._spread(tally)) for tally in self.tallies]
        gains = [Gain(**self._spread(gain)) for gain in self.gains]
        return Form(self.rows, tallies, gains, proposals=proposed, **rest)

    def _spread(self, of: Mapping[str, Any]) -> dict[str, Any]:
        """What rows add as lists, up to the last row that adds anything."""
        return {**of, **{name: _listed(of[name]) for name in ("adds", "once") if name in of}}


def _listed(adds: Adds) -> list[int]:
    last = max((row for row, amount in adds.items() if amount), default=-1)
    return [adds.get(row, 0) for row in range(last + 1)]


def panel(state: HavreState, seat: int) -> Form | None:
    """How the question that a seat is asked is put together; None if it is answered at one press."""
    step = state.steps[-1]
    for kind, make in _PANELS.items():
        if isinstance(step, kind):
            return make(state, step)
    return None


# Payments.


def pay_rows(draft: FormDraft, held: Sequence[int], purpose: int, place: int = 0) -> dict[int, int]:
    """A row for every kind that a seat has and that pays; the kinds by their rows."""
    topic = "food" if purpose == FOOD else "energy"
    kinds = [kind for kind in PAYING_KINDS[purpose][place:] if held[kind]]
    return {draft.row(topic, kind, f"pay {KIND_IDS[kind]} #", held[kind], held[kind]): kind for kind in kinds}


def due_tally(
    draft: FormDraft, rows: Mapping[int, int], purpose: int, least: int, adds: Adds | None = None, base: int = 0
) -> None:
    """What is paid has to cover what is due, and no token may be superfluous."""
    topic, why = ("food", "short_food") if purpose == FOOD else ("energy", "short_energy")
    paid = {row: VALUES[purpose][kind] for row, kind in rows.items()}
    draft.tally(topic, {**paid, **(adds or {})}, base=base, least=least, spare=True, why=why, rule="LH-PAY-1")


def payment(state: HavreState, step: goods.Payment) -> Form:
    draft = FormDraft()
    held = held_by(state, step.player)
    rows = pay_rows(draft, held, step.purpose, step.place)
    due_tally(draft, rows, step.purpose, step.due)
    if step.reserve:
        left = sum(held[:GOODS])
        spent = {row: -1 for row, kind in rows.items() if kind != FRANCS}
        draft.tally("left", spent, base=left, least=step.reserve, why="reserve", rule="LH-BLDG-ShippingLine")
    topic = "food" if step.purpose == FOOD else "energy"
    return draft.form([{topic: cheapest(held, step.purpose, step.due, step.place, step.reserve) or {}}])


def feeding(state: HavreState, step: Feeding) -> Form:
    held = held_by(state, step.player)
    due = food_due(state, step.player)
    if goods.worth(state, step.player, FOOD) < due:
        return Form([], first=["pay_all_and_borrow"])
    draft = FormDraft()
    due_tally(draft, pay_rows(draft, held, FOOD), FOOD, due)
    return draft.form([{"food": cheapest(held, FOOD, due) or {}}], first=["pay_food"])


def substitution(state: HavreState, step: goods.Substitution) -> Form:
    draft = FormDraft()
    held = held_by(state, step.player)
    better = cards.SUBSTITUTE[step.kind]
    row = draft.row("material", better, f"pay {KIND_IDS[better]} #", held[better], min(step.need, held[better]))
    draft.tally(KIND_IDS[step.kind], {row: -1}, base=step.need, least=0, most=held[step.kind])
    need = [step.need if kind == step.kind else 0 for kind in range(GOODS)]
    return draft.form([{"material": proposals.better_goods(held, need)}])


# Entry fees.


def fee_rows(
    draft: FormDraft, state: HavreState, seat: int, ways: list[dict[int, int]], place: int = 0
) -> dict[int, int]:
    """Rows of which no more can be paid than leaves the visit possible: that is all that a fee has to mind."""
    rows = pay_rows(draft, held_by(state, seat), FOOD, place)
    for row, kind in rows.items():
        most = max(way.get(kind, 0) for way in ways)
        draft.rows[row] = draft.rows[row]._replace(most=most)
    return rows


def fee_payment(state: HavreState, step: entering.FeePayment) -> Form:
    draft = FormDraft()
    ways = proposals.fee_ways(state.clone(), step.player, step.card, step.due, step.place)
    due_tally(draft, fee_rows(draft, state, step.player, ways, step.place), FOOD, step.due)
    return draft.form([{"food": min(ways, key=proposals.worth_of)}])


def choose_fee(state: HavreState, step: entering.ChooseFee) -> Form:
    due, francs = cards.FOOD_FEE[step.card], cards.FRANC_FEE[step.card]
    draft = FormDraft()
    in_food = draft.row("fee", 0, "fee food", due, 1)
    in_francs = draft.row("fee", 1, "fee francs", francs, 1)
    draft.tally("fee", {in_food: 1, in_francs: 1}, least=1, most=1, why="one_fee", rule="LH-FEE-3")
    ways = proposals.fee_ways(state.clone(), step.player, step.card, due, 0)
    due_tally(draft, fee_rows(draft, state, step.player, ways), FOOD, 0, {in_food: -due})
    food = min(ways, key=proposals.worth_of)
    plans: list[Plan] = [{"fee": {0: 1}, "food": food}, {"fee": {1: 1}}]
    if proposals.worth_of(food) >= francs * proposals.WORTH[FRANCS]:
        plans.reverse()
    return draft.form(plans, lead=2)


# How often.


def wind(state: HavreState, seat: int) -> int:
    """The energy that the Wind Farm still saves."""
    return WIND_ENERGY - state.wind_used if state.where[WIND_FARM] == OWNED + seat else 0


def choose_part(state: HavreState, step: ChoosePart) -> Form:
    parts = range(len(PARTS_OF[step.card]))
    counting = Counting(state, step.player, step.card, [], parts)
    counting.draft.tally(
        "parts",
        {},
        once={counting.times[part]: 1 for part in parts},
        least=1,
        most=1,
        why="do_something",
        rule="LH-DEC-EITHER",
    )
    best = proposals.sensible_part(state, step.player, step.card)
    return counting.form(best, also={counting.times[part]: f"part {part + 1}" for part in parts})


def count(state: HavreState, step: Count) -> Form:
    first = len(step.done)
    parts = range(first, first + 1 if EITHER[step.card] else len(PARTS_OF[step.card]))
    counting = Counting(state, step.player, step.card, step.done, parts)
    if not GAINS[step.card] and not any(step.done):
        counting.ask_for_something()
    return counting.form(proposals.sensible_counts(state, step.player, step.card, step.done))


class Counting:
    """How often each part is done, and what pays for it: materials, better goods for them, energy, food."""

    def __init__(self, state: HavreState, seat: int, card: int, done: list[int], parts: range) -> None:
        self.state = state
        self.seat = seat
        self.card = card
        self.done = done
        self.parts = parts
        self.held = held_by(state, seat)
        self.draft = FormDraft()
        self.used: dict[int, Adds] = {}
        """Of each kind, what rows use of it."""
        self.times = {part: self._times(part) for part in parts}
        if not FLIPS[card]:
            self._materials()
        self._energy()
        self._food()
        self._kinds()
        self._gains()

    def _of(self, field: str) -> Adds:
        """A number of each part by its row."""
        return {row: getattr(PARTS_OF[self.card][part], field) for part, row in self.times.items()}

    def _sum(self, field: str) -> int:
        """The same of what is counted already."""
        done = zip(self.done, PARTS_OF[self.card], strict=False)
        return sum(times * getattr(part, field) for times, part in done)

    def _times(self, part: int) -> int:
        most = most_times(self.state, self.seat, self.card, [*self.done, *[0] * (part - len(self.done))])
        row = self.draft.row("times", part, "times #", most, most)
        consume = PARTS_OF[self.card][part].consume
        for kind, amount in zip(consume[::2], consume[1::2], strict=True):
            self.used.setdefault(kind, {})[row] = amount
        if pays := PARTS_OF[self.card][part].pay_francs:
            self.used.setdefault(FRANCS, {})[row] = pays
        return row

    def _materials(self) -> None:
        for kind, adds in list(self.used.items()):
            better = cards.SUBSTITUTE[kind] if kind < GOODS else -1
            if better >= 0 and self.held[better]:
                have = self.held[better]
                row = self.draft.row("material", better, f"pay {KIND_IDS[better]} #", have, have)
                adds[row] = -1
                self.used.setdefault(better, {})[row] = 1

    def _energy(self) -> None:
        half, flat = self._of("energy_half"), self._of("energy_flat")
        if not any((*half.values(), *flat.values())):
            return
        rows = self._paying(ENERGY)
        # Half points of energy are rounded up once, on the total.
        scale = 2 if any(amount % 2 for amount in half.values()) else 1
        adds = {row: scale * VALUES[ENERGY][kind] for row, kind in rows.items()}
        adds |= {row: -amount * scale // 2 for row, amount in half.items()}
        base = scale * wind(self.state, self.seat) - self._sum("energy_half") * scale // 2
        once = {"once": {row: -scale * amount for row, amount in flat.items()}} if any(flat.values()) else {}
        name = "energy_half" if scale == 2 else "energy"
        self.draft.tally(name, adds, **once, base=base, least=0, spare=True, why="short_energy", rule="LH-PAY-1")

    def _food(self) -> None:
        food = self._of("food")
        if any(food.values()):
            rows = self._paying(FOOD)
            due_tally(self.draft, rows, FOOD, self._sum("food"), {row: -amount for row, amount in food.items()})

    def _paying(self, purpose: int) -> dict[int, int]:
        rows = pay_rows(self.draft, self.held, purpose)
        for row, kind in rows.items():
            self.used.setdefault(kind, {})[row] = 1
        return rows

    def _kinds(self) -> None:
        """What the parts use of a kind; a token pays once (LH-PAY-4), so that all rows are added up."""
        parts = set(self.times.values())
        for kind, adds in self.used.items():
            if parts & adds.keys():
                most = self.held[kind] - self._consumed(kind)
                self.draft.tally(KIND_IDS[kind], adds, least=0, most=most)

    def _consumed(self, kind: int) -> int:
        """What of a kind goes into what is counted already."""
        return Bill(self.card, self.done).goods[kind] if kind < GOODS else Bill(self.card, self.done).francs

    def _gains(self) -> None:
        """What the parts bring, in halves, since they are rounded down on the total (LH-TERM-13)."""
        halves: dict[int, Adds] = {}
        for part, row in self.times.items():
            of = PARTS_OF[self.card][part]
            if of.table:
                self.draft.gain(KIND_IDS[FRANCS], {row: 1}, table=of.table)
            for scale, amounts in ((2, of.produce), (1, of.byproducts), (1, [FRANCS, of.gain_half])):
                for kind, amount in zip(amounts[::2], amounts[1::2], strict=True):
                    if amount:
                        halves.setdefault(kind, {})[row] = scale * amount
        gift = GAINS[self.card]
        base = {kind: 2 * amount for kind, amount in zip(gift[::2], gift[1::2], strict=True)}
        for kind in halves | base:
            adds, made = halves.get(kind, {}), base.get(kind, 0) + self._made(kind)
            if any(amount % 2 for amount in (*adds.values(), made)):
                self.draft.gain(KIND_IDS[kind], adds, per=2, base=made)
            else:
                whole = {row: amount // 2 for row, amount in adds.items()}
                self.draft.gain(KIND_IDS[kind], whole, base=made // 2)

    def _made(self, kind: int) -> int:
        """Half tokens of a kind that come of what is counted already."""
        made = 0
        for times, part in zip(self.done, PARTS_OF[self.card], strict=False):
            for scale, amounts in ((2, part.produce), (1, part.byproducts), (1, [FRANCS, part.gain_half])):
                pairs = zip(amounts[::2], amounts[1::2], strict=True)
                made += sum(scale * amount * times for good, amount in pairs if good == kind)
        return made

    def ask_for_something(self) -> None:
        """Something has to be done, of whichever part (LH-MAIN-4)."""
        rows = self.draft.rows
        if len(self.times) == 1:
            rows[0] = rows[0]._replace(least=1)
        else:
            adds = dict.fromkeys(self.times.values(), 1)
            self.draft.tally("parts", adds, least=1, why="do_something", rule="LH-MAIN-4")

    def form(self, best: list[int], **rest: Any) -> Form:
        """The best numbers first, then each choice that can be paid for."""
        choices = [best, *self._choices()]
        plans = (proposals.settle(self.state, self.seat, self.card, counts) for counts in choices)
        return self.draft.form(plans, lead=len(self.times), **rest)

    def _choices(self) -> Iterable[list[int]]:
        first = self.parts[0]
        numbers = product(*(range(self.draft.rows[row].most + 1) for row in self.times.values()))
        for counts in numbers:
            if any(counts) and not (EITHER[self.card] and sum(map(bool, counts)) > 1):
                yield [*self.done, *[0] * (first - len(self.done)), *counts]


# Ships.


def toll(state: HavreState, seat: int) -> int:
    """What the owner of the Pirates' Lair takes of another's ship."""
    pirate = state.where[effects.PIRATES] - OWNED
    return effects.PIRATES_AMOUNT if pirate >= 0 and pirate != seat else 0


def sail(state: HavreState, step: ships.Sail) -> Form:
    seat = step.player
    held = held_by(state, seat)
    draft = FormDraft()
    fleet = {kind: ships.fleet(state, seat, kind) for kind in ships.SAILING[step.place :]}
    rows = {kind: _ship_row(draft, state, step, kind, have) for kind, have in fleet.items() if have}
    purpose = ships.sailing_energy(state, seat)
    fuels = pay_rows(draft, held, purpose)
    cargo = give_rows(draft, held, range(GOODS), MOST)
    each = dict.fromkeys(rows.values(), 1)
    draft.tally("ships", each, base=step.ships, least=1, why="no_ship")
    burnt = dict.fromkeys(each, -SAIL_ENERGY)
    due_tally(draft, fuels, purpose, 0, burnt, wind(state, seat) - SAIL_ENERGY * step.ships)
    given = dict.fromkeys(cargo, 1)
    ships_less = dict.fromkeys(each, -1)
    draft.tally("cargo", {**given, **ships_less}, least=step.ships, why="cargo")
    room = {row: cards.SHIP_CAPACITY[kind] for kind, row in rows.items()}
    taken = dict.fromkeys(cargo, -1)
    draft.tally("room", {**taken, **room}, base=step.capacity, least=0, why="fewer")
    loaded = {kind: row for row, kind in cargo.items()}
    for row, kind in fuels.items():
        draft.tally(KIND_IDS[kind], {row: 1, loaded[kind]: 1}, most=held[kind])
    takes = toll(state, seat)
    value = {row: SHIPPING_VALUE[kind] for row, kind in cargo.items()} | dict.fromkeys(each, -takes)
    draft.gain(KIND_IDS[FRANCS], value, base=-takes * step.ships)
    return draft.form(proposals.fleets(state, seat, step, takes), lead=len(rows))


def _ship_row(draft: FormDraft, state: HavreState, step: ships.Sail, kind: int, have: int) -> int:
    able = [number for number in range(1, have + 1) if ships.can_sail(state, step.player, step.ships + number)]
    return draft.row("ships", kind, f"sail {cards.SHIP_TYPE_IDS[kind]} #", have, max(able, default=0))


# Giving and taking any goods.


def give_rows(draft: FormDraft, held: Sequence[int], kinds: Iterable[int], most: int) -> dict[int, int]:
    found = [kind for kind in kinds if held[kind]]
    return {
        draft.row("give", kind, f"give {KIND_IDS[kind]} #", held[kind], min(held[kind], most)): kind for kind in found
    }


def giving(state: HavreState, step: goods.Giving) -> Form:
    """Gifts at the Business Office, the Trading Firm and the Trafficking Spot, and the cargo of ships."""
    held = held_by(state, step.player)
    kinds = step.kinds()[step.place :]
    draft = FormDraft()
    rows = give_rows(draft, held, kinds, step.most)
    draft.tally("count", dict.fromkeys(rows, 1), least=step.least, most=step.most, why="count", rule="LH-DEC-MULTISET")
    value = {row: SHIPPING_VALUE[kind] for row, kind in rows.items()}
    if isinstance(step, ships.Cargo):
        draft.gain(KIND_IDS[FRANCS], value, base=step.value - step.note * toll(state, step.player))
        return draft.form([{"give": proposals.cargo(state, held, kinds, step.least, step.most)}])
    if isinstance(step, effects_exchanges.TradeGift):
        draft.tally("value", value, base=step.value)
    return draft.form([{"give": proposals.fill(held, proposals.cheapest_first(kinds), step.least)}])


def bridge(state: HavreState, step: effects_exchanges.BridgeSale) -> Form:
    held = held_by(state, step.player)
    kinds = step.kinds()[step.place :]
    three = effects.BASIC_PER_FRANC
    draft = FormDraft()
    rows = give_rows(draft, held, kinds, MOST)
    basic = {row: 1 for row, kind in rows.items() if cards.IS_BASIC[kind]}
    rule = "LH-BLDG-BridgeOverTheSeine"
    draft.tally("count", dict.fromkeys(rows, 1), base=step.count, least=1, why="sell_something", rule=rule)
    draft.tally("basic", basic, base=step.note, step=three, why="threes", rule=rule)
    value = {row: 1 if row in basic else three for row in rows}
    draft.gain(KIND_IDS[FRANCS], value, per=three, base=three * (step.count - step.note) + step.note)
    everything = proposals.everything_at_bridge(held, kinds, step.note)
    little = proposals.little_at_bridge(held, kinds, step.count, step.note)
    plan: Plan = {"give": everything if state.final else little}
    return draft.form([plan], everything=draft.counts({"give": everything}))


def taking(kinds: Sequence[int], due: int, value: Sequence[int]) -> Form:
    """Goods of a value in all, which they have to come to exactly."""
    draft = FormDraft()
    rows = {draft.row("take", kind, f"take {KIND_IDS[kind]} #", 0, due // value[kind]): kind for kind in kinds}
    worth = {row: value[kind] for row, kind in rows.items()}
    draft.tally("value", worth, least=due, most=due, why="value_left", rule="LH-DEC-TAKEVALUE")
    return draft.form([{"take": proposals.fewest(kinds, due, value)}])


def trade_taking(state: HavreState, step: effects_exchanges.TradeTaking) -> Form:
    kinds = [kind for kind in range(step.kind, GOODS) if not step.given >> kind & 1]
    return taking(kinds, step.rest, SHIPPING_VALUE)


def traffic_taking(state: HavreState, step: effects_exchanges.TrafficTaking) -> Form:
    return taking(step.kinds()[step.place :], step.left, [1] * GOODS)


# One of each of several kinds.


def choosing(state: HavreState, step: effects_choices.Choosing) -> Form:
    held = held_by(state, step.player)
    kinds = step.options(state)
    price = _prices(step)
    pawns = isinstance(step, effects_choices.PawnChoice)
    draft = FormDraft()
    rows = {
        draft.row("pawn" if pawns else "pick", kind, f"choose {KIND_IDS[kind]}", held[kind], 1): kind for kind in kinds
    }
    most = min(step.most, len(kinds))
    draft.tally("count", dict.fromkeys(rows, 1), least=step.least, most=most, why="count", rule="LH-DEC-DISTINCT")
    if any(price[kind] for kind in kinds):
        costs = {row: price[kind] for row, kind in rows.items()}
        draft.tally("francs", costs, most=held[FRANCS], why="short_francs", rule="LH-PAY-5")
    if pawns:
        draft.gain(KIND_IDS[FRANCS], dict.fromkeys(rows, effects.PAWN_PRICE))
    # Of what has to be paid for, only as much as has to be.
    number = max(1, step.least) if pawns or isinstance(step, effects_choices.EmporiumChoice) else most
    plan = proposals.picks(kinds, price, held[FRANCS], number, pawns)
    return draft.form([{"pawn" if pawns else "pick": plan}], last=["stop"])


def _prices(step: effects_choices.Choosing) -> list[int]:
    if isinstance(step, effects_choices.EmporiumChoice):
        return effects.EMPORIUM_PRICE
    steel = effects.STEEL_SURCHARGE if isinstance(step, effects_choices.CorporationChoice) else 0
    return [steel if kind == cards.STEEL else 0 for kind in range(GOODS)]


_PANELS: Final[dict[type[Step[HavreState]], Callable[[HavreState, Any], Form | None]]] = {
    goods.Payment: payment,
    Feeding: feeding,
    entering.ChooseFee: choose_fee,
    entering.FeePayment: fee_payment,
    goods.Substitution: substitution,
    ChoosePart: choose_part,
    Count: count,
    ships.Sail: sail,
    effects_exchanges.BridgeSale: bridge,
    goods.Giving: giving,
    effects_exchanges.TradeTaking: trade_taking,
    effects_exchanges.TrafficTaking: traffic_taking,
    effects_choices.Choosing: choosing,
}
