"""A player's turn: extra actions, supply, one main action, extra actions (LH-TURN-1 to LH-TURN-3, LH-MAIN-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.actions import END_TURN
from ratusz.core.fields import Field, Word
from ratusz.core.state import OfNobody, Step
from ratusz.games.le_havre.cards import BUILDING_IDS, BUILDINGS, MOST_PLAYERS, NO_CARD, OFFERS
from ratusz.games.le_havre.effects import STATION
from ratusz.games.le_havre.rules.actions import FIRST_ENTER, FIRST_OFFER, PASS_BY, STOP_HERE, SUPPLY_NOW
from ratusz.games.le_havre.rules.entering import enterable, visit
from ratusz.games.le_havre.rules.extras import do_extra, extras
from ratusz.games.le_havre.rules.offers import supply, take_offer
from ratusz.games.le_havre.rules.order import note_extra, wake_all
from ratusz.games.le_havre.state import HavreState


class BeforeSupply(Step[HavreState]):
    """The turn begins: extra actions, then the supply (LH-DEC-PRE)."""

    __slots__ = ()

    name: ClassVar[str] = "before_supply"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn"})

    def legal(self, state: HavreState) -> list[int]:
        return [SUPPLY_NOW, *extras(state, self.player)]

    def apply(self, state: HavreState, action: int) -> None:
        if action == SUPPLY_NOW:
            wake_all(state)
            state.push(MAINS[self.player])
            supply(state, self.player)
        else:
            note_extra(state, self.player, action)
            state.push(self)
            do_extra(state, self.player, action)


class MainAction(Step[HavreState]):
    """The main action, and extra actions before it (LH-DEC-MAIN, LH-DEC-FINAL)."""

    __slots__ = ()

    name: ClassVar[str] = "main_action"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn", "final_turn"})
    needs: ClassVar[str] = "a main action left, and something on an offer space before the final phase"

    def legal(self, state: HavreState) -> list[int]:
        seat = self.player
        legal: list[int] = []
        offers = state.offers
        for space in range(OFFERS):
            if offers[space]:
                legal.append(FIRST_OFFER + space)
        if not state.bound >> seat & 1:
            leaving = state.discs[seat] == STATION
            legal += enterable(state, seat, leaving, NO_CARD)
        if not legal:
            legal.append(PASS_BY)
        legal += extras(state, seat)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        if FIRST_ENTER <= action < FIRST_ENTER + BUILDINGS:
            self.begin(state)
            card = action - FIRST_ENTER
            if state.discs[seat] == STATION:
                state.push(SecondVisit(seat, card))
                visit(state, seat, card, True)
            else:
                visit(state, seat, card, False)
        elif FIRST_OFFER <= action < FIRST_OFFER + OFFERS:
            self.begin(state)
            take_offer(state, seat, action - FIRST_OFFER)
        elif action == PASS_BY:
            self.begin(state)
        else:
            note_extra(state, seat, action)
            state.push(self)
            do_extra(state, seat, action)

    def begin(self, state: HavreState) -> None:
        """What holds for every main action: the Picket Line is over, and it is one of those the turn has."""
        seat = self.player
        wake_all(state)
        state.bound &= ~(1 << seat)
        state.main_actions -= 1
        state.push(ANOTHER_MAIN if state.main_actions else AFTER_MAINS[seat])

    def fits(self, state: HavreState) -> bool:
        """A supply action leaves something to take (LH-MAIN-6)."""
        return state.main_actions > 0 and (state.final or any(state.offers))


class AnotherMain(OfNobody[HavreState]):
    """A main action is over and the turn has another one, for which the Wind Farm turns anew (LH-Q-11)."""

    __slots__ = ()

    name: ClassVar[str] = "another_main"
    on: ClassVar[frozenset[str]] = frozenset({"final_turn"})
    needs: ClassVar[str] = "a main action left"

    def apply(self, state: HavreState, action: int) -> None:
        state.wind_used = 0
        state.push(MAINS[state.active])

    def fits(self, state: HavreState) -> bool:
        return state.main_actions > 0


class SecondVisit(Step[HavreState]):
    """The second building after leaving the Main Station, with extra actions before it (LH-DEC-STATION)."""

    __slots__ = ("first",)

    name: ClassVar[str] = "second_visit"
    on: ClassVar[frozenset[str]] = frozenset({"after_main", "another_main"})
    declared: ClassVar[tuple[Field, ...]] = (Word("building", BUILDING_IDS, attribute="first"),)

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def legal(self, state: HavreState) -> list[int]:
        legal = [action for action in enterable(state, self.player, True, self.first) if action != ENTER_STATION]
        if not legal:
            legal.append(STOP_HERE)
        return legal + extras(state, self.player)

    def apply(self, state: HavreState, action: int) -> None:
        if FIRST_ENTER <= action < FIRST_ENTER + BUILDINGS:
            visit(state, self.player, action - FIRST_ENTER, True)
        elif action != STOP_HERE:
            state.push(self)
            do_extra(state, self.player, action)


ENTER_STATION: Final = FIRST_ENTER + STATION


class AfterMain(Step[HavreState]):
    """Extra actions after the main action, until the player ends the turn (LH-DEC-POST, LH-TURN-3)."""

    __slots__ = ()

    name: ClassVar[str] = "after_main"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn", "final_turn"})

    def legal(self, state: HavreState) -> list[int]:
        return [END_TURN, *extras(state, self.player)]

    def always_asked(self, state: HavreState) -> bool:
        return state.confirms(self.player)

    def apply(self, state: HavreState, action: int) -> None:
        if action == END_TURN:
            wake_all(state)
            state.turn_over(self.player)
        else:
            note_extra(state, self.player, action)
            state.push(self)
            do_extra(state, self.player, action)


BEFORE_SUPPLIES: Final = [BeforeSupply(seat) for seat in range(MOST_PLAYERS)]
MAINS: Final = [MainAction(seat) for seat in range(MOST_PLAYERS)]
ANOTHER_MAIN: Final = AnotherMain()
AFTER_MAINS: Final = [AfterMain(seat) for seat in range(MOST_PLAYERS)]
