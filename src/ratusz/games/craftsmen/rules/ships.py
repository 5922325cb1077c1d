"""Loading products into ships, and bribing their captains (CR-SHIP)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.errors import BadDocument
from ratusz.core.fields import Field, Word
from ratusz.core.state import Step
from ratusz.games.craftsmen import events
from ratusz.games.craftsmen.cards import (
    CARD_IDS,
    GOOD_IDS,
    HOLD_FIELDS,
    HOLD_SHIP,
    HOLDS_FOR,
    OUTPUT,
    POINTS,
    SHIP_IDS,
    SHIPPED,
)
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_BRIBE, FIRST_LOAD, FIRST_PAY
from ratusz.games.craftsmen.rules.capital import WORKING, discard, held
from ratusz.games.craftsmen.state import FOR_PRODUCTION, CraftsmenState, score

MAKER: Final = Word(
    "building",
    {name: card for card, name in enumerate(CARD_IDS) if card and SHIPPED[OUTPUT[card]]},
    attribute="card",
)
"""The buildings that make what is shipped."""


class LoadShip(Step[CraftsmenState]):
    """Choose a hold for a product of a building; with none free it may be lost (CR-SHIP-1 to CR-SHIP-5, DP-14)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "load_ship"
    on: ClassVar[frozenset[str]] = WORKING
    declared: ClassVar[tuple[Field, ...]] = (MAKER,)
    needs: ClassVar[str] = "a building of its own"

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card = card

    def legal(self, state: CraftsmenState) -> list[int]:
        actions: list[int] = []
        free = False
        for hold in HOLDS_FOR[OUTPUT[self.card]]:
            left = hold * HOLD_FIELDS
            if state.holds[left + 1] == 0:
                actions.append(FIRST_LOAD + HOLD_SHIP[hold])
                free = True
            elif state.holds[left] != self.player + 1 and state.cards[self.player]:
                actions.append(FIRST_BRIBE + HOLD_SHIP[hold])
        return actions if free else [DECLINE, *actions]

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        good = OUTPUT[self.card]
        if action == DECLINE:
            if state.events is not None:
                state.events.append(events.ProductLost(seat, GOOD_IDS[good]))
            return
        ship = action - (FIRST_BRIBE if action >= FIRST_BRIBE else FIRST_LOAD)
        hold = hold_on(ship, good)
        if action >= FIRST_BRIBE:
            state.push(Bribe(seat, self.card, hold))
            return
        put_in_hold(state, hold, seat)
        loaded(state, seat, self.card, ship)

    def fits(self, state: CraftsmenState) -> bool:
        return self.card in state.estates[self.player]


def hold_on(ship: int, good: int) -> int:
    """The hold for a good on a ship; -1 if it has none."""
    for hold in HOLDS_FOR[good]:
        if HOLD_SHIP[hold] == ship:
            return hold
    return -1


def put_in_hold(state: CraftsmenState, hold: int, seat: int) -> None:
    """Markers shift to the left; from a full hold the left one goes (CR-SHIP-2, CR-SHIP-3)."""
    left = hold * HOLD_FIELDS
    if state.holds[left] == 0:
        state.holds[left] = seat + 1
        return
    if state.holds[left + 1]:
        state.holds[left] = state.holds[left + 1]
    state.holds[left + 1] = seat + 1


def loaded(state: CraftsmenState, seat: int, card: int, ship: int) -> None:
    """A product scores when it is loaded (CR-SHIP-6)."""
    score(state, seat, POINTS[card], FOR_PRODUCTION)
    if state.events is not None:
        state.events.append(events.ProductLoaded(seat, GOOD_IDS[OUTPUT[card]], SHIP_IDS[ship], POINTS[card]))


def _ship_of(step: Any) -> int:
    hold: int = step.hold
    return HOLD_SHIP[hold]


def _hold_on(ship: int, step: Any) -> int:
    hold = hold_on(ship, OUTPUT[step.card])
    if hold < 0:
        raise BadDocument(f"'{CARD_IDS[step.card]}' makes nothing for that ship.")
    return hold


class Bribe(Step[CraftsmenState]):
    """Discard a card: the left marker goes, the right one moves left, the new one is right (CR-SHIP-3)."""

    __slots__ = ("card", "hold")

    name: ClassVar[str] = "bribe"
    on: ClassVar[frozenset[str]] = WORKING
    declared: ClassVar[tuple[Field, ...]] = (
        MAKER,
        Word("ship", SHIP_IDS, attribute="hold", of=_ship_of, into=_hold_on),
    )
    needs: ClassVar[str] = "a building of its own, and a full hold in which another's marker is to go"

    def __init__(self, player: int, card: int, hold: int) -> None:
        super().__init__(player)
        self.card = card
        self.hold = hold

    def legal(self, state: CraftsmenState) -> list[int]:
        return held(state, self.player, FIRST_PAY)

    def always_asked(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def apply(self, state: CraftsmenState, action: int) -> None:
        discard(state, self.player, action - FIRST_PAY)
        left = self.hold * HOLD_FIELDS
        if state.events is not None:
            state.events.append(events.MarkerRemoved(state.holds[left] - 1, GOOD_IDS[OUTPUT[self.card]]))
        put_in_hold(state, self.hold, self.player)
        loaded(state, self.player, self.card, HOLD_SHIP[self.hold])

    def fits(self, state: CraftsmenState) -> bool:
        left, right = state.holds[self.hold * HOLD_FIELDS : (self.hold + 1) * HOLD_FIELDS]
        return self.card in state.estates[self.player] and right > 0 and left not in (0, self.player + 1)
