"""A position of Orléans: where everything lies, and what seats do in secret at the same time."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.rng import Rng
from ratusz.core.state import EVERYBODY, NO_ANSWERS, NOBODY, State, Step, places
from ratusz.games.orleans import cards
from ratusz.games.orleans.cards import (
    EMPTY,
    FIRST_TILE,
    GOOD_POINTS,
    GROUPS,
    KINDS,
    LAST_SLOT,
    LEVEL,
    NEEDS_ALL,
    PLACE_GROUPS,
    SLOTS,
)

# Whose a place tile is: a seat, or one of these.
IN_STACK: Final = -1
OUT: Final = -2
"""Removed before the first round, lost by torture, or an extra tile that is not in this match."""

UNSEARCHED: Final = -1
FROM_MARKET: Final = 0
FROM_TOWER: Final = 1


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """The list with another number at a place. What seldom changes is replaced in this way, so that clones share it."""
    changed = numbers[:]
    changed[at] = number
    return changed


def with_change(numbers: list[int], at: int, change: int) -> list[int]:
    """The list with a number increased, or decreased, in the same way."""
    changed = numbers[:]
    changed[at] += change
    return changed


def laying(group: int, kind: int, source: int) -> int:
    """The entry of a plan for a follower; in ascending order a plan has one form."""
    return GROUPS + (group * KINDS + kind) * 2 + source


class Hand:
    """What a seat has done in the Followers phase so far. Immutable, so that clones share it."""

    __slots__ = ("bathed", "coming", "drawn", "kept", "taken", "tower")

    def __init__(
        self,
        coming: list[int],
        drawn: list[int],
        bathed: list[int],
        kept: list[int],
        taken: list[int],
        tower: list[int],
    ) -> None:
        self.coming = coming
        """The kinds that the next draws bring, from the end; nobody knows them."""
        self.drawn = drawn
        self.bathed = bathed
        """The kinds drawn by the Bathhouse, one of which is to be kept."""
        self.kept = kept
        self.taken = taken
        """The followers taken back from slots, each as a `laying`."""
        self.tower = tower
        """The kinds among the arrived that shall lie in the tower."""


def taken_kind(taking: int) -> int:
    return (taking - GROUPS) // 2 % KINDS


def taken_group(taking: int) -> int:
    return (taking - GROUPS) // 2 // KINDS


def arrived(hand: Hand) -> list[int]:
    """The kinds that have come in this phase and wait for their space (OR-D-TOWER)."""
    return hand.drawn + hand.kept + [taken_kind(taking) for taking in hand.taken]


class OrleansState(State):
    """All that lies on the table.

    Lists of what seats have are flat: the numbers of seat 0, then those of seat 1, and so on. Which lists clones share,
    and so are never changed in place, `clone` shows.
    """

    round: int
    start_player: int
    event: int
    hourglass: list[int]
    """The tiles to come, from the end. Never changed in place: clones share it."""
    by_turns: bool
    """Whether planning goes one task at a time in turn order (OR-SEQ-2)."""
    passed: int
    """A bit for each seat that has passed in the Actions phase, or finished planning by turns."""
    bank: int
    supply: list[int]
    """Neutral followers by type."""
    goods_supply: list[int]
    technology_supply: int
    map_goods: list[int]
    deeds: list[int]
    """Free slots of each deed by type, row by row."""
    citizens: list[int]
    """Who has each citizen; -1 while it lies on the board."""
    stations: list[int]
    """For each city a bit for each seat that has a station there."""
    tile_owner: list[int]
    lost_followers: list[int]
    lost_goods: list[int]
    """Goods removed in setup or given up in torture."""
    lost_technology: int
    tower: list[int]
    """Followers in the Gunpowder Tower by kind, whoever has it."""
    theatre: list[int]
    """Followers in the Theatre by kind, whoever has it."""
    coins: list[int]
    development: list[int]
    technology: list[int]
    """Technology tiles beside the player board."""
    begun: list[int]
    """1 for a seat that has placed technology in an earlier round, else 0 (OR-TECH-10)."""
    merchants: list[int]
    unbuilt: list[int]
    built: list[int]
    substitutions: list[int]
    tracks: list[int]
    goods: list[int]
    bag: list[int]
    market: list[int]
    slots: list[int]
    hands: list[Hand]
    """One for each seat while the Followers phase runs; empty otherwise."""
    plans: list[list[int]]
    """What each seat has laid in the running Planning phase, in order; empty otherwise. Inner lists are replaced."""
    last: list[int]
    """While followers come and are planned: the rank of what a seat has done last since a search began to look at it;
    UNSEARCHED if none does. Empty otherwise."""
    opening: list[Step[Any]]
    """The first step of each seat in a running simultaneous phase."""

    __slots__ = tuple(__annotations__)

    def clone(self) -> OrleansState:
        twin = OrleansState()
        self.copy_base(twin)
        twin.round = self.round
        twin.start_player = self.start_player
        twin.event = self.event
        twin.hourglass = self.hourglass
        twin.by_turns = self.by_turns
        twin.passed = self.passed
        twin.bank = self.bank
        twin.supply = self.supply[:]
        twin.goods_supply = self.goods_supply[:]
        twin.technology_supply = self.technology_supply
        twin.map_goods = self.map_goods
        twin.deeds = self.deeds
        twin.citizens = self.citizens
        twin.stations = self.stations
        twin.tile_owner = self.tile_owner
        twin.lost_followers = self.lost_followers
        twin.lost_goods = self.lost_goods
        twin.lost_technology = self.lost_technology
        twin.tower = self.tower
        twin.theatre = self.theatre
        twin.coins = self.coins[:]
        twin.development = self.development[:]
        twin.technology = self.technology[:]
        twin.begun = self.begun
        twin.merchants = self.merchants[:]
        twin.unbuilt = self.unbuilt[:]
        twin.built = self.built[:]
        twin.substitutions = self.substitutions
        twin.tracks = self.tracks[:]
        twin.goods = self.goods[:]
        twin.bag = self.bag[:]
        twin.market = self.market[:]
        twin.slots = self.slots[:]
        twin.hands = self.hands[:]
        twin.plans = self.plans[:]
        twin.last = self.last[:]
        twin.opening = self.opening
        return twin

    # Points.

    def level(self, seat: int) -> int:
        return LEVEL[self.development[seat]]

    def most_stations(self) -> int:
        """The seat that alone has the most built stations; NOBODY with a tie (OR-END-1)."""
        most = max(self.built)
        return self.built.index(most) if self.built.count(most) == 1 else NOBODY

    def citizens_of(self, seat: int) -> int:
        """The citizens of a seat, the last one included as if the match ended now."""
        last = self.citizens[cards.LAST_CITIZEN] == NOBODY and self.most_stations() == seat
        return self.citizens.count(seat) + (1 if last else 0)

    def goods_points(self, seat: int) -> int:
        first = seat * cards.GOODS
        points = self.goods[first + cards.BREAD] * self.level(seat)
        for good in range(cards.BREAD):
            points += self.goods[first + good] * GOOD_POINTS[good]
        return points

    def scores(self) -> list[int]:
        """Coins, goods, and level times stations and citizens (OR-SCORE-1 to OR-SCORE-4)."""
        return [
            self.coins[seat] + self.goods_points(seat) + (self.built[seat] + self.citizens_of(seat)) * self.level(seat)
            for seat in range(self.players)
        ]

    def ranking(self) -> list[int]:
        """By score, then by the place on the development track (OR-SCORE-5)."""
        scores = self.scores()
        return places([(scores[seat], self.development[seat]) for seat in range(self.players)])

    # Followers on market, tower and slots.

    def owns(self, seat: int, place: int) -> bool:
        return place < FIRST_TILE or self.tile_owner[place - FIRST_TILE] == seat

    def bag_size(self, seat: int) -> int:
        return sum(self.bag[seat * KINDS : seat * KINDS + KINDS])

    def allowance(self, seat: int) -> int:
        return cards.ALLOWANCE[self.tracks[seat * cards.TRACKS + cards.KNIGHTS]]

    def free_market(self, seat: int) -> int:
        return cards.MARKET_SPACES - sum(self.market[seat * KINDS : seat * KINDS + KINDS])

    def free_tower(self, seat: int) -> int:
        return cards.TOWER_SPACES - sum(self.tower) if self.owns(seat, cards.TOWER) else 0

    def put(self, seat: int, kind: int, group: int) -> None:
        """Put a follower, or a technology tile, on an empty slot of a group."""
        if group == cards.THEATRE_GROUP:
            self.theatre = with_change(self.theatre, kind, 1)
            return
        slots = self.slots
        last = seat * SLOTS + LAST_SLOT[group]
        first = seat * SLOTS + cards.FIRST_SLOT[group]
        slots[last] = kind
        while last > first and slots[last - 1] > slots[last]:
            slots[last - 1], slots[last] = slots[last], slots[last - 1]
            last -= 1

    def remove(self, seat: int, kind: int, group: int) -> None:
        """Take a follower, or a technology tile, from a slot of a group."""
        if group == cards.THEATRE_GROUP:
            self.theatre = with_change(self.theatre, kind, -1)
            return
        slots = self.slots
        slot = seat * SLOTS + cards.FIRST_SLOT[group]
        last = seat * SLOTS + LAST_SLOT[group]
        while slots[slot] != kind:
            slot += 1
        while slot < last:
            slots[slot] = slots[slot + 1]
            slot += 1
        slots[last] = EMPTY

    def lay(self, seat: int, entry: int) -> None:
        """Carry out an entry of a plan: below GROUPS it is technology for that group, else a follower."""
        if entry < GROUPS:
            self.technology[seat] -= 1
            self.put(seat, cards.TECHNOLOGY, entry)
            return
        kind = taken_kind(entry)
        if entry - GROUPS & 1 == FROM_TOWER:
            self.tower = with_change(self.tower, kind, -1)
        else:
            self.market[seat * KINDS + kind] -= 1
        self.put(seat, kind, taken_group(entry))

    def lift(self, seat: int, entry: int) -> None:
        """Take an entry of a plan back to where it came from."""
        if entry < GROUPS:
            self.technology[seat] += 1
            self.remove(seat, cards.TECHNOLOGY, entry)
            return
        kind = taken_kind(entry)
        if entry - GROUPS & 1 == FROM_TOWER:
            self.tower = with_change(self.tower, kind, 1)
        else:
            self.market[seat * KINDS + kind] += 1
        self.remove(seat, kind, taken_group(entry))

    # What is hidden.

    def hide(self, observer: int, rng: Rng) -> None:
        """Shuffle the hourglass and the bags, and forget what others do in secret at the same time.

        A seat that is done with the phase is taken to have done something likely; one that is not begins anew
        (OR-HIDE-1, OR-HIDE-2, OR-HIDE-6).
        """
        unknown = len(self.hourglass) - (1 if self.round == 0 else 0)  # Everybody knows the first (OR-SETUP-11).
        hourglass = sorted(self.hourglass[:unknown])
        rng.shuffle(hourglass)
        self.hourglass = hourglass + self.hourglass[unknown:]
        self.last = [UNSEARCHED] * len(self.last)
        if not self.together:
            return
        for seat in range(self.players):
            own = observer in (seat, EVERYBODY)
            if self.hands:
                self.hide_hand(seat, own, rng)
            elif not own:
                self.hide_plan(seat, rng)
        self.settle_together()

    def hide_hand(self, seat: int, own: bool, rng: Rng) -> None:
        hand = self.hands[seat]
        if own:
            coming = self.draw_order(seat, hand.drawn + hand.bathed + hand.kept, len(hand.coming), rng)
            self.hands[seat] = Hand(coming, hand.drawn, hand.bathed, hand.kept, hand.taken, hand.tower)
            return
        coming = self.draw_order(seat, [], self.most_draws(seat), rng)
        if self.together[seat]:
            self.hands[seat] = Hand(coming, [], [], [], [], [])
            self.begin_anew(seat)
            return
        free = self.free_market(seat)
        most = min(self.allowance(seat), len(coming), free + self.free_tower(seat))
        drawn = [coming.pop() for _ in range(most)]
        self.hands[seat] = Hand(coming, drawn, [], [], [], sorted(drawn[free:]))

    def most_draws(self, seat: int) -> int:
        """How many followers the phase may bring a seat at most."""
        return self.allowance(seat) + (cards.BATH_DRAWS if self.owns(seat, cards.BATHHOUSE) else 0)

    def draw_order(self, seat: int, gone: list[int], most: int, rng: Rng) -> list[int]:
        """So many kinds, or all there are, at random from the bag without those drawn already."""
        left = self.bag[seat * KINDS : seat * KINDS + KINDS]
        for kind in gone:
            left[kind] -= 1
        size = sum(left)
        order: list[int] = []
        while size and len(order) < most:
            kind = pick(left, rng.below(size))
            left[kind] -= 1
            size -= 1
            order.append(kind)
        return order

    def hide_plan(self, seat: int, rng: Rng) -> None:
        for entry in self.plans[seat]:
            self.lift(seat, entry)
        self.plans[seat] = []
        if self.together[seat]:
            self.begin_anew(seat)
        else:
            self.guess_plan(seat, rng)

    def begin_anew(self, seat: int) -> None:
        self.together[seat] = [self.opening[seat]]
        self.answers[seat] = NO_ANSWERS

    def guess_plan(self, seat: int, rng: Rng) -> None:
        """Fill places completely, in random order, as far as the followers go."""
        order = [place for place in range(cards.PLACES) if NEEDS_ALL[place] and self.owns(seat, place)]
        rng.shuffle(order)
        plan: list[int] = []
        for place in order:
            entries = self.filling(seat, place)
            for entry in entries:
                self.lay(seat, entry)
            plan += entries
        self.plans[seat] = sorted(plan)

    def filling(self, seat: int, place: int) -> list[int]:
        """The entries that fill a place from the market, each slot with the first fitting kind, monks last of all.

        Empty if there is nothing to fill or a follower is missing.
        """
        market = self.market[seat * KINDS : seat * KINDS + KINDS]
        accepting = cards.ACCEPTING[self.substitutions[seat]]
        entries: list[int] = []
        for group in PLACE_GROUPS[place]:
            for slot in range(cards.FIRST_SLOT[group], LAST_SLOT[group] + 1):
                if self.slots[seat * SLOTS + slot] != EMPTY:
                    continue
                found = -1
                for kind in range(KINDS):
                    if market[kind] and group in accepting[kind]:
                        found = kind
                        break
                if found < 0:
                    return []
                market[found] -= 1
                entries.append(laying(group, found, FROM_MARKET))
        return entries


def shown_to(state: OrleansState, observer: int) -> OrleansState:
    """The position without the plans that the observer cannot see yet; the same one if there are none (OR-HIDE-6)."""
    if not state.plans or not state.together:
        return state
    twin = state.clone()
    lift_others(state, observer, twin)
    for seat in range(state.players):
        if seat != observer:
            twin.plans[seat] = []
    return twin


def without_plans(state: OrleansState, observer: int) -> OrleansState:
    """The same, with nothing in it but what plans are made with, which takes less time than a whole position."""
    if not state.plans or not state.together:
        return state
    twin = OrleansState()
    twin.technology = state.technology[:]
    twin.market = state.market[:]
    twin.slots = state.slots[:]
    twin.tower = state.tower
    twin.theatre = state.theatre
    lift_others(state, observer, twin)
    return twin


def lift_others(state: OrleansState, observer: int, twin: OrleansState) -> None:
    """Take back on a twin what others than the observer have planned."""
    for seat in range(state.players):
        if seat != observer:
            for entry in state.plans[seat]:
                twin.lift(seat, entry)


def pick(counts: list[int], number: int) -> int:
    """The kind of the so-manyth follower of a multiset."""
    kind = 0
    while number >= counts[kind]:
        number -= counts[kind]
        kind += 1
    return kind


def is_active(state: OrleansState, seat: int, place: int) -> bool:
    """Whether all slots of a place are covered, or one where that is enough (OR-TERM-5)."""
    first = seat * SLOTS
    if NEEDS_ALL[place]:
        return all(state.slots[first + LAST_SLOT[group]] != EMPTY for group in PLACE_GROUPS[place])
    if place == cards.THEATRE:
        return max(state.theatre) > 0
    if place == cards.TOWER:
        return max(state.tower) > 0
    return state.slots[first + cards.FIRST_SLOT[PLACE_GROUPS[place][0]]] != EMPTY


def group_of_technology(state: OrleansState, seat: int, place: int) -> int:
    """The group of a place on which technology lies, of which there is one at most; -1 if none does (OR-TECH-5)."""
    first = seat * SLOTS
    for group in PLACE_GROUPS[place]:
        for slot in range(cards.FIRST_SLOT[group], LAST_SLOT[group] + 1):
            if state.slots[first + slot] == cards.TECHNOLOGY:
                return group
    return -1
