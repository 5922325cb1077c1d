"""Building buildings: candidates, discounts, the crane, materials (LH-BUILD-1 to LH-BUILD-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Numbers, Word
from ratusz.core.state import Automatic, Step
from ratusz.games.le_havre import cards, effects, events
from ratusz.games.le_havre.cards import BUILD_COST, BUILDINGS, CARD_IDS, FRANCS, GOODS, OLD_BUILD_COST, WOOD
from ratusz.games.le_havre.rules.actions import FIRST_BUILD, FIRST_CRANE, STOP_HERE
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action
from ratusz.games.le_havre.rules.extras import do_extra, extras, take_from_stack
from ratusz.games.le_havre.rules.goods import (
    BUILDING,
    VISITING,
    checks,
    covers,
    covers_checked,
    gain,
    hand_in,
    is_choice,
)
from ratusz.games.le_havre.state import OWNED, WAITING, HavreState, with_card


def candidates(state: HavreState) -> list[int]:
    """The cards that could be built now: tops of stacks, and the Football Stadium beside an empty space."""
    found: list[int] = []
    gap = False
    for stack in state.stacks:
        if not stack:
            gap = True
        elif BUILD_COST[stack[-1]]:
            found.append(stack[-1])
    if gap and state.where[effects.STADIUM] == WAITING:
        found.append(effects.STADIUM)
    return found


def printed_cost(state: HavreState, card: int) -> list[int]:
    if state.old_costs and card in OLD_BUILD_COST:
        return OLD_BUILD_COST[card]
    return BUILD_COST[card]


def build_cost(state: HavreState, seat: int, firm: int, card: int) -> list[int]:
    """The cost with all discounts, never below nothing (LH-BUILD-3)."""
    cost = printed_cost(state, card)[:]
    cost[WOOD] = max(0, cost[WOOD] - effects.WOOD_SAVED[firm])
    for discount in effects.BUILD_DISCOUNTS:
        if state.where[discount[0]] == OWNED + seat:
            for kind in discount[2:]:
                if cost[kind]:
                    cost[kind] = max(0, cost[kind] - discount[1])
                    break
    return cost


def with_crane(cost: list[int], kind: int) -> list[int]:
    """The cost with one token of a kind replaced by wood (LH-BLDG-WoodenCrane)."""
    changed = cost[:]
    changed[kind] -= 1
    changed[WOOD] += 1
    return changed


COST_CHECKS: Final[list[list[int]]] = [checks(cost) for cost in BUILD_COST]


GUILD: Final[int] = effects.BUILD_DISCOUNTS[0][0]
MILL: Final[int] = effects.BUILD_DISCOUNTS[1][0]


def saves(state: HavreState, seat: int) -> bool:
    """Whether a seat has a card that makes building cheaper or easier."""
    owner = OWNED + seat
    where = state.where
    return where[effects.CRANE] == owner or where[GUILD] == owner or where[MILL] == owner


def can_build(state: HavreState, seat: int, firm: int, card: int) -> bool:
    """Whether a seat can pay for a card in some way; the Sawmill needs a cost with wood."""
    if effects.WOOD_SAVED[firm] and printed_cost(state, card)[WOOD] == 0:
        return False
    if not state.old_costs and effects.WOOD_SAVED[firm] == 0 and not saves(state, seat):
        return covers_checked(state, seat, COST_CHECKS[card])
    cost = build_cost(state, seat, firm, card)
    if covers(state, seat, cost):
        return True
    if state.where[effects.CRANE] != OWNED + seat:
        return False
    return any(cost[kind] and kind != WOOD and covers(state, seat, with_crane(cost, kind)) for kind in range(GOODS))


def buildable(state: HavreState, seat: int, firm: int) -> list[int]:
    """The actions of building each card the seat can pay for."""
    return [FIRST_BUILD + card for card in candidates(state) if can_build(state, seat, firm, card)]


class Building(Action):
    """Build one building, or with the Construction Firm up to two (LH-DEC-BUILD)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        if effects.WOOD_SAVED[card] or state.old_costs or saves(state, seat):
            return any(can_build(state, seat, card, candidate) for candidate in candidates(state))
        gap = False
        for stack in state.stacks:
            if not stack:
                gap = True
            elif COST_CHECKS[stack[-1]] and covers_checked(state, seat, COST_CHECKS[stack[-1]]):
                return True
        stadium = gap and state.where[effects.STADIUM] == WAITING
        return stadium and covers_checked(state, seat, COST_CHECKS[effects.STADIUM])

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        if effects.BUILDS[card] > 1:
            state.push(BuildSecond(seat, card))
        state.push(Build(seat, card))


AT_FIRM: Final = Word("building", cards.BUILDING_IDS, attribute="firm")


class Build(Step[HavreState]):
    """Which building to build."""

    __slots__ = ("firm",)

    name: ClassVar[str] = "build"
    on: ClassVar[frozenset[str]] = VISITING | {"build_second"}
    declared: ClassVar[tuple[Field, ...]] = (AT_FIRM,)
    needs: ClassVar[str] = "a choice of what to build"

    def __init__(self, seat: int, firm: int) -> None:
        super().__init__(seat)
        self.firm = firm

    def legal(self, state: HavreState) -> list[int]:
        return buildable(state, self.player, self.firm)

    def apply(self, state: HavreState, action: int) -> None:
        begin_building(state, self.player, self.firm, action - FIRST_BUILD)

    def fits(self, state: HavreState) -> bool:
        return effects.BUILDS[self.firm] > 0 and is_choice(state, self.legal(state))


class BuildSecond(Step[HavreState]):
    """Whether to build a second building, with extra actions before it (LH-BUILD-6)."""

    __slots__ = ("firm",)

    name: ClassVar[str] = "build_second"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (AT_FIRM,)
    needs: ClassVar[str] = "a firm that builds twice"

    def __init__(self, seat: int, firm: int) -> None:
        super().__init__(seat)
        self.firm = firm

    def legal(self, state: HavreState) -> list[int]:
        legal = [STOP_HERE]
        legal += buildable(state, self.player, self.firm)
        legal += extras(state, self.player)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        if action == STOP_HERE:
            return
        if FIRST_BUILD <= action < FIRST_BUILD + BUILDINGS:
            begin_building(state, self.player, self.firm, action - FIRST_BUILD)
        else:
            state.push(self)
            do_extra(state, self.player, action)

    def fits(self, state: HavreState) -> bool:
        return effects.BUILDS[self.firm] > 1


def begin_building(state: HavreState, seat: int, firm: int, card: int) -> None:
    """Pay for a card and take it."""
    cost = build_cost(state, seat, firm, card)
    state.push(TakeBuilding(seat, card))
    if state.where[effects.CRANE] == OWNED + seat:
        state.push(UseCrane(seat, card, cost))
    else:
        hand_in(state, seat, cost)


class UseCrane(Step[HavreState]):
    """Whether a token of the cost is replaced by wood, and which (LH-BLDG-WoodenCrane)."""

    __slots__ = ("card", "cost")

    name: ClassVar[str] = "use_crane"
    on: ClassVar[frozenset[str]] = frozenset({"take_building"})
    declared: ClassVar[tuple[Field, ...]] = (BUILDING, Numbers("cost", [cards.MOST] * GOODS))
    needs: ClassVar[str] = "the Wooden Crane, and a choice of what it replaces"

    def __init__(self, seat: int, card: int, cost: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.cost = cost

    def legal(self, state: HavreState) -> list[int]:
        legal = [STOP_HERE] if covers(state, self.player, self.cost) else []
        for kind in range(GOODS):
            if self.cost[kind] and kind != WOOD and covers(state, self.player, with_crane(self.cost, kind)):
                legal.append(FIRST_CRANE + kind)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        cost = self.cost if action == STOP_HERE else with_crane(self.cost, action - FIRST_CRANE)
        hand_in(state, self.player, cost)

    def fits(self, state: HavreState) -> bool:
        printed = printed_cost(state, self.card)
        if not printed or any(asked > cost for asked, cost in zip(self.cost, printed, strict=True)):
            return False
        return state.where[effects.CRANE] == OWNED + self.player and is_choice(state, self.legal(state))


class TakeBuilding(Automatic[HavreState]):
    """The card comes from its stack to its builder (LH-BUILD-2, LH-BUILD-4)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "take_building"
    on: ClassVar[frozenset[str]] = VISITING | {"build_second"}
    declared: ClassVar[tuple[Field, ...]] = (BUILDING,)
    needs: ClassVar[str] = "a building that can be built"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def apply(self, state: HavreState, action: int) -> None:
        take_from_stack(state, self.card)
        state.where[self.card] = OWNED + self.seat
        state.owned[self.seat] = with_card(state.owned[self.seat], self.card)
        if state.events is not None:
            state.events.append(events.Built(self.seat, CARD_IDS[self.card]))
        broker = state.where[effects.STOCKMARKET] - OWNED
        if self.card == effects.BANK and broker >= 0 and broker != self.seat:
            gain(state, broker, FRANCS, effects.STOCK_BANK_AMOUNT)

    def fits(self, state: HavreState) -> bool:
        return self.card in candidates(state)


KINDS_OF_ACTION[effects.BUILD] = Building()
