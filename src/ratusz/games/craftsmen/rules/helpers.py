"""The helper phase: queues, stacking and its fee, passing (CR-HELPER, CR-TWO-1 to CR-TWO-3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.state import Step
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.cards import DISCS, MOST_HELPERS, MOST_OWN_HELPERS, QUEUE
from ratusz.games.craftsmen.events import HelperSent, HelpersPassed, HelperStacked, PointsGiven
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_PAY, FIRST_SEND, FIRST_STACK, POINTS_PAID
from ratusz.games.craftsmen.rules.capital import RECEIVER_LIMITS, draw_to_hand, give, held
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import FOR_FEES, CraftsmenState, score


class SendHelper(Step[CraftsmenState]):
    """Send a helper or pass (CR-HELPER-1, DP-3)."""

    __slots__ = ()

    name: ClassVar[str] = "send_helper"

    def legal(self, state: CraftsmenState) -> list[int]:
        actions = [DECLINE]
        players = state.players
        fields = cards.QUEUE_FIELDS[players]
        disc = self.player + 1
        for town in range(cards.TOWNS):
            queue = state.queue[town * QUEUE : (town + 1) * QUEUE]
            if queue.count(disc) >= MOST_OWN_HELPERS[players] or QUEUE - queue.count(0) >= MOST_HELPERS[players]:
                continue
            if queue[(fields - 1) * DISCS] == 0:
                actions.append(FIRST_SEND + town)
                continue
            for field in range(fields):
                if queue[field * DISCS + 1] == 0 and self.affordable(state, town, field, queue[field * DISCS]):
                    actions.append(FIRST_STACK + town * cards.FIELDS + field)
        return actions

    def affordable(self, state: CraftsmenState, town: int, field: int, disc: int) -> bool:
        """Whether the fee for stacking on a disc, if there is one, can be paid (CR-HELPER-5, -6, -9)."""
        if disc == self.player + 1 or state.players == 2 or cards.RIBBON[town * cards.FIELDS + field]:
            return True
        return state.cards[self.player] > 0 or state.points[self.player] >= cards.FEE_POINTS[state.year]

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.passed |= 1 << seat
            if state.events is not None:
                state.events.append(HelpersPassed(seat, state.helpers[seat]))
            state.turn_over(seat)
            return
        if action < FIRST_STACK:
            town = action - FIRST_SEND
            place = town * QUEUE
            while state.queue[place]:
                place += DISCS
            put_helper(state, seat, place)
            if state.events is not None:
                state.events.append(HelperSent(seat, cards.TOWN_IDS[town], place % QUEUE // DISCS + 1))
            state.push(END_TURNS[seat])
            return
        town, field = divmod(action - FIRST_STACK, cards.FIELDS)
        stack(state, seat, town, field)


def put_helper(state: CraftsmenState, seat: int, place: int) -> None:
    state.queue[place] = seat + 1
    state.helpers[seat] -= 1


def stack(state: CraftsmenState, seat: int, town: int, field: int) -> None:
    """Put a helper on another disc, after the fee; the receiver's limit comes last (SEQ-1)."""
    place = town * QUEUE + field * DISCS
    owner = state.queue[place] - 1
    if state.events is not None:
        state.events.append(HelperStacked(seat, cards.TOWN_IDS[town], field + 1, owner, owner == seat))
    if owner == seat or (cards.RIBBON[town * cards.FIELDS + field] and state.players > 2):
        put_helper(state, seat, place + 1)
        state.push(END_TURNS[seat])
        return
    state.push(RECEIVER_LIMITS[owner])
    state.push(END_TURNS[seat])
    if state.players == 2:
        draw_to_hand(state, owner, 1)
        put_helper(state, seat, place + 1)
    else:
        state.push(Fee(seat, place + 1))


class Fee(Step[CraftsmenState]):
    """Pay the owner of the disc below with points or a card, then put the helper there (CR-HELPER-5, DP-4)."""

    __slots__ = ("place",)

    name: ClassVar[str] = "fee"

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def legal(self, state: CraftsmenState) -> list[int]:
        payments = held(state, self.player, FIRST_PAY)
        if state.points[self.player] >= cards.FEE_POINTS[state.year]:
            return [POINTS_PAID, *payments]
        return payments

    def always_asked(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def feigned(self, state: CraftsmenState) -> bool:
        return state.secret_capital(self.player)

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        owner = state.queue[self.place - 1] - 1
        if action == POINTS_PAID:
            points = cards.FEE_POINTS[state.year]
            score(state, seat, -points, FOR_FEES)
            score(state, owner, points, FOR_FEES)
            if state.events is not None:
                state.events.append(PointsGiven(seat, owner, points))
        else:
            give(state, seat, owner, action - FIRST_PAY)
        put_helper(state, seat, self.place)

    def document(self) -> dict[str, Any]:
        town, place = divmod(self.place, QUEUE)
        return {"step": self.name, "player": self.player, "town": cards.TOWN_IDS[town], "field": place // DISCS + 1}


SEND_HELPERS: Final = [SendHelper(seat) for seat in range(cards.MOST_PLAYERS)]
