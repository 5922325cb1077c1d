"""A turn: one worker is placed or builds (LT-TURN, LT-BUILD, LT-DEC-1, LT-DEC-2, LT-DEC-6 to LT-DEC-8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.fields import Field, Numbers, Word
from ratusz.core.state import Step
from ratusz.games.little_town import cards, events
from ratusz.games.little_town.rules.actions import (
    BOUGHT,
    FIRST_BUILD,
    FIRST_BUILD_ON,
    FIRST_BUY,
    FIRST_CLAIM,
    MOST_BOUGHT,
    PUTTING,
    buying,
)
from ratusz.games.little_town.rules.objectives import add_claims, claim, claimable, note_buildings
from ratusz.games.little_town.rules.order import note_claim, note_other
from ratusz.games.little_town.rules.payments import add_buildings, buildable, payments
from ratusz.games.little_town.rules.work import WORK, ask_to_end, begin_work
from ratusz.games.little_town.state import FOR_BUILDINGS, LittleTownState


class Turn(Step[LittleTownState]):
    """Place a worker, build, or claim first (LT-TURN-2, LT-TURN-4)."""

    __slots__ = ()

    name: ClassVar[str] = "turn"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn"})

    def legal(self, state: LittleTownState) -> list[int]:
        seat = self.player
        legal = state.empty[:]
        if state.houses[seat]:
            add_buildings(legal, state, seat)
        if state.hands[seat]:
            claims = claimable(state, seat)
            if claims:
                add_claims(legal, claims)
        return legal

    def apply(self, state: LittleTownState, action: int) -> None:
        seat = self.player
        if action < FIRST_BUILD:
            if state.offered:
                note_other(state)
            place(state, seat, action)
        elif action < FIRST_BUILD_ON:
            note_other(state)
            state.push(PayCost(seat, action - FIRST_BUILD + 1))
        else:
            note_claim(state, action - FIRST_CLAIM)
            claim(state, seat, action - FIRST_CLAIM)
            state.push(self)


def place(state: LittleTownState, seat: int, action: int) -> None:
    """Put an unused worker on an empty grass square; there it works (LT-WORK-1)."""
    square = action - 1
    state.unused[seat] -= 1
    state.workers[square] = seat + 1
    state.empty.remove(action)
    if state.events is not None:
        state.events.append(events.WorkerPlaced(seat, cards.SQUARE_IDS[square]))
    begin_work(state, seat, square)
    if state.near or state.open:
        state.push(WORK[seat])
    else:
        ask_to_end(state, seat)


def _bought(step: BuildOn) -> list[int]:
    return cards.unpack(BOUGHT[step.payment - FIRST_BUY])


def _payment(bought: list[int], step: Any) -> int:
    return buying(bought[0], bought[1], bought[2], bought[3])


TILE: Final = Word("tile", cards.TILE_NUMBERS)
PAYMENT: Final = Numbers("bought", MOST_BOUGHT, attribute="payment", of=_bought, into=_payment)


class PayCost(Step[LittleTownState]):
    """Which cubes of the construction cost are bought (LT-DEC-7)."""

    __slots__ = ("tile",)

    name: ClassVar[str] = "pay_cost"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn"})
    declared: ClassVar[tuple[Field, ...]] = (TILE,)
    needs: ClassVar[str] = "a tile that it can build"

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile = tile

    def legal(self, state: LittleTownState) -> list[int]:
        coins = state.coins[self.player] - cards.COST_COINS[self.tile]
        return payments(state, self.player, cards.COST[self.tile], coins)

    def apply(self, state: LittleTownState, action: int) -> None:
        state.push(BuildOn(self.player, self.tile, action))

    def fits(self, state: LittleTownState) -> bool:
        tile = self.tile
        there = state.wheat_fields > 0 if tile == cards.WHEAT_FIELD else tile in state.market
        return there and state.houses[self.player] > 0 and buildable(state, self.player, tile)


class BuildOn(Step[LittleTownState]):
    """The square for the tile; all of the construction happens when it is chosen (LT-DEC-8, LT-DEC-16)."""

    __slots__ = ("payment", "tile")

    name: ClassVar[str] = "build_on"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn"})
    declared: ClassVar[tuple[Field, ...]] = (TILE, PAYMENT)
    needs: ClassVar[str] = "a tile that it can build, and a legal payment for it"

    def __init__(self, player: int, tile: int, payment: int) -> None:
        super().__init__(player)
        self.tile = tile
        self.payment = payment

    def legal(self, state: LittleTownState) -> list[int]:
        return [PUTTING[place] for place in state.empty]

    def apply(self, state: LittleTownState, action: int) -> None:
        build(state, self.player, self.tile, action - FIRST_BUILD_ON, BOUGHT[self.payment - FIRST_BUY])
        ask_to_end(state, self.player)

    def fits(self, state: LittleTownState) -> bool:
        cost = PayCost(self.player, self.tile)
        return cost.fits(state) and self.payment in cost.legal(state)


def build(state: LittleTownState, seat: int, tile: int, square: int, bought: int) -> None:
    """A worker on the construction site, the cost to the supply, tile and house on the square, points (LT-BUILD)."""
    state.unused[seat] -= 1
    coins = cards.COST_COINS[tile] + cards.CUBE_PRICE * cards.count(bought)
    own = cards.COST[tile] - bought
    state.coins[seat] -= coins
    state.bank += coins
    state.cubes[seat] -= own
    state.supply += own
    if tile == cards.WHEAT_FIELD:
        state.wheat_fields -= 1
    else:
        state.market[state.market.index(tile)] = 0
    state.put(tile, square, seat)
    state.empty.remove(1 + square)
    state.gain(seat, FOR_BUILDINGS, cards.POINTS[tile])
    note_buildings(state, seat)
    if state.events is not None:
        paid = cards.unpack(cards.COST[tile])
        state.events.append(
            events.BuildingBuilt(
                seat, cards.TILE_IDS[tile], cards.SQUARE_IDS[square], cards.count(bought),
                paid[0], paid[1], paid[2], paid[3], coins, cards.POINTS[tile],
            )
        )  # fmt: skip


TURNS: Final = [Turn(seat) for seat in range(cards.MOST_PLAYERS)]
