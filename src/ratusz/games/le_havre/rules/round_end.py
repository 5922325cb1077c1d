"""The end of a round: harvest, feeding, the town builds, a new ship (LH-END-1 to LH-END-9)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import NOBODY, Automatic, OfNobody, Step
from ratusz.games.le_havre import cards, events
from ratusz.games.le_havre.effects import FEEDLOT, FEEDLOT_CATTLE, HUT, HUT_FISH, SOUP_FOOD, SOUP_KITCHEN
from ratusz.games.le_havre.rules.actions import FIRST_SELL, PAY_ALL_AND_BORROW, PAY_FOOD_NOW, REPAY_LOAN
from ratusz.games.le_havre.rules.extras import add_sales, can_repay, repay, sell, take_from_stack
from ratusz.games.le_havre.rules.goods import FOOD, PAYING_KINDS, gain, owe, spend, worth
from ratusz.games.le_havre.rules.offers import borrow
from ratusz.games.le_havre.rules.seats import SeatAfterSeat
from ratusz.games.le_havre.rules.specials import reveal_special
from ratusz.games.le_havre.state import AFLOAT, OWNED, TOWN, HavreState, with_card


class Harvest(OfNobody[HavreState]):
    """Grain and cattle grow; the Fisherman's Hut gives fish (LH-END-1)."""

    __slots__ = ()

    name: ClassVar[str] = "harvest"
    on: ClassVar[frozenset[str]] = frozenset({"feeding_round"})

    def apply(self, state: HavreState, action: int) -> None:
        if state.schedule[state.round - 1].harvest:
            for seat in range(state.players):
                if state.goods[seat * cards.KINDS + cards.GRAIN] >= cards.GRAIN_MIN:
                    grow(state, seat, cards.GRAIN, cards.GRAIN_GAIN)
                cattle = state.goods[seat * cards.KINDS + cards.CATTLE]
                if cattle >= cards.CATTLE_MIN:
                    lot = state.where[FEEDLOT] == OWNED + seat
                    many = lot and FEEDLOT_CATTLE[0] <= cattle <= FEEDLOT_CATTLE[1]
                    grow(state, seat, cards.CATTLE, FEEDLOT_CATTLE[2] if many else cards.CATTLE_GAIN)
        owner = state.where[HUT] - OWNED
        if owner >= 0:
            gain(state, owner, cards.FISH, HUT_FISH[state.players - 1])


def grow(state: HavreState, seat: int, kind: int, amount: int) -> None:
    state.goods[seat * cards.KINDS + kind] += amount
    if state.events is not None:
        state.events.append(events.Harvested(seat, cards.KIND_IDS[kind], amount))


# Feeding.


def ship_food(state: HavreState, seat: int) -> int:
    """The food that ships and the Soup Kitchen give (LH-SHIP-6)."""
    food = 0
    count = state.players - 1
    for card in state.owned[seat]:
        if card >= cards.FIRST_SHIP:
            food += cards.SHIP_FOOD[cards.SHIP_TYPE[card]][count]
        elif card == SOUP_KITCHEN:
            food += SOUP_FOOD[count]
    return food


def food_due(state: HavreState, seat: int) -> int:
    """The food a player still owes in this round's feeding (LH-END-2)."""
    return max(0, state.schedule[state.round - 1].food - ship_food(state, seat))


class FeedingRound(SeatAfterSeat):
    """All players feed their workers, beginning with the first player of the next round (LH-END-5)."""

    __slots__ = ()

    name: ClassVar[str] = "feeding_round"
    on: ClassVar[frozenset[str]] = frozenset({"town_builds"})

    def concerns(self, state: HavreState, seat: int) -> bool:
        return food_due(state, seat) > 0

    def question(self, seat: int) -> Step[HavreState]:
        return FEEDINGS[seat]

    def following(self, seat: int, left: int) -> SeatAfterSeat:
        return FeedingRound(seat, left)


class Feeding(Step[HavreState]):
    """How a player feeds: selling and repaying first, then paying food or borrowing (LH-DEC-FEED)."""

    __slots__ = ()

    name: ClassVar[str] = "feeding"
    on: ClassVar[frozenset[str]] = frozenset({"feeding_round"})
    anyones: ClassVar[bool] = True
    needs: ClassVar[str] = "food to pay"

    def legal(self, state: HavreState) -> list[int]:
        seat = self.player
        covered = worth(state, seat, FOOD) >= food_due(state, seat)
        legal = [PAY_FOOD_NOW if covered else PAY_ALL_AND_BORROW]
        if can_repay(state, seat):
            legal.append(REPAY_LOAN)
        if not covered or not state.restricted_selling:
            add_sales(state, seat, legal)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        if FIRST_SELL <= action < FIRST_SELL + cards.CARDS:
            sell(state, seat, action - FIRST_SELL)
            state.push(self)
        elif action == REPAY_LOAN:
            repay(state, seat)
            state.push(self)
        else:
            due = food_due(state, seat)
            state.push(FED[seat])
            if action == PAY_FOOD_NOW:
                owe(state, seat, FOOD, due)
            else:
                pay_all_and_borrow(state, seat, due)

    def fits(self, state: HavreState) -> bool:
        return food_due(state, self.player) > 0


def pay_all_and_borrow(state: HavreState, seat: int, due: int) -> None:
    """Pay all food and francs, and the rest out of loans (LH-END-4, LH-LOAN-1, LH-LOAN-2)."""
    gap = due - worth(state, seat, FOOD)
    for kind in PAYING_KINDS[FOOD]:
        spend(state, seat, kind, state.goods[seat * cards.KINDS + kind])
    borrow(state, seat, (gap + cards.LOAN_AMOUNT - 1) // cards.LOAN_AMOUNT)
    spend(state, seat, cards.FRANCS, gap)


class AfterFeeding(Automatic[HavreState]):
    """A player has fed the workers; tells it."""

    __slots__ = ()

    name: ClassVar[str] = "after_feeding"
    on: ClassVar[frozenset[str]] = frozenset({"feeding_round"})

    def apply(self, state: HavreState, action: int) -> None:
        if state.events is not None:
            state.events.append(events.Fed(self.seat, food_due(state, self.seat)))


# The town builds, and a ship comes.


class TownBuilds(OfNobody[HavreState]):
    """A standard or a special building for the town (LH-END-6)."""

    __slots__ = ()

    name: ClassVar[str] = "town_builds"
    on: ClassVar[frozenset[str]] = frozenset({"new_ship"})

    def apply(self, state: HavreState, action: int) -> None:
        builds = state.schedule[state.round - 1].town_builds
        if builds == cards.STANDARD_BUILT:
            build_standard(state)
        elif builds == cards.SPECIAL_BUILT:
            reveal_special(state)


def build_standard(state: HavreState) -> None:
    """The town takes the card with the lowest number from the tops of the stacks."""
    lowest = -1
    for stack in state.stacks:
        if stack and (lowest < 0 or cards.NUMBER[stack[-1]] < cards.NUMBER[lowest]):
            lowest = stack[-1]
    if lowest < 0:
        return
    take_from_stack(state, lowest)
    state.where[lowest] = TOWN
    state.owned[state.players] = with_card(state.owned[state.players], lowest)
    if state.events is not None:
        state.events.append(events.TownBuilt(NOBODY, cards.CARD_IDS[lowest]))


class NewShip(OfNobody[HavreState]):
    """The round card is turned over: its ship goes on top of its stack (LH-END-7)."""

    __slots__ = ()

    name: ClassVar[str] = "new_ship"
    on: ClassVar[frozenset[str]] = frozenset({"next_turn", "window"})

    def apply(self, state: HavreState, action: int) -> None:
        ship = state.schedule[state.round - 1].ship
        kind = cards.SHIP_TYPE[ship]
        state.ships[kind] = [*state.ships[kind], ship]
        state.where[ship] = AFLOAT
        if state.events is not None:
            state.events.append(events.ShipArrived(NOBODY, cards.CARD_IDS[ship]))


HARVEST: Final = Harvest()
FEEDINGS: Final = [Feeding(seat) for seat in range(cards.MOST_PLAYERS)]
FED: Final = [AfterFeeding(seat) for seat in range(cards.MOST_PLAYERS)]
TOWN_BUILDS: Final = TownBuilds()
NEW_SHIP: Final = NewShip()
