"""Stage VI, the town hall (CR-HALL, CR-TWO-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import Step
from ratusz.games.craftsmen import events
from ratusz.games.craftsmen.cards import MOST_LABOUR, MOST_PLAYERS, MOST_PRIVILEGES, ORDER_FIELDS, QUEUE, TOWN_HALL
from ratusz.games.craftsmen.rules.actions import DECLINE, LABOUR_TOKEN, ORDER_CHANGE, PRIVILEGE_TOKEN
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import CraftsmenState


class Hall(Step[CraftsmenState]):
    """Take a privilege or a labour token, change the order, or nothing (CR-HALL-1 to CR-HALL-4, DP-17)."""

    __slots__ = ()

    name: ClassVar[str] = "hall"
    on: ClassVar[frozenset[str]] = frozenset({"advance during town_hall"})

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        actions = [DECLINE]
        if state.privilege_pool and state.privileges[seat] < MOST_PRIVILEGES:
            actions.append(PRIVILEGE_TOKEN)
        if state.labour_pool and state.labour[seat] < MOST_LABOUR:
            actions.append(LABOUR_TOKEN)
        if state.players > 2 and len(state.track) < ORDER_FIELDS and seat not in state.track:
            actions.append(ORDER_CHANGE)
        return actions

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.turn_over(seat)
            return
        if action == PRIVILEGE_TOKEN:
            take_privilege(state, seat)
            if state.events is not None:
                state.events.append(events.PrivilegeTaken(seat))
        elif action == LABOUR_TOKEN:
            state.labour[seat] += 1
            state.labour_pool -= 1
            if state.events is not None:
                state.events.append(events.LabourTaken(seat))
        else:
            state.queue[TOWN_HALL * QUEUE + state.spot] = 0
            state.track.append(seat)
            if state.events is not None:
                state.events.append(events.OrderChanged(seat, len(state.track)))
        state.push(END_TURNS[seat])


def take_privilege(state: CraftsmenState, seat: int) -> None:
    state.privileges[seat] += 1
    state.privilege_pool -= 1


HALLS: Final = [Hall(seat) for seat in range(MOST_PLAYERS)]
