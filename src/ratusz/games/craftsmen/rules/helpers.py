"""The helper phase: queues, stacking and its fee, passing (CR-HELPER, CR-TWO-1 to CR-TWO-3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.fields import Field, Number, Word
from ratusz.core.state import Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.cards import DISCS, MOST_HELPERS, MOST_OWN_HELPERS, QUEUE
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_PAY, FIRST_SEND, FIRST_STACK, POINTS_PAID
from ratusz.games.craftsmen.rules.capital import RECEIVER_LIMITS, draw_to_hand, give, held
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import FOR_FEES, CraftsmenState, score

# How far a building is from taking a helper (CR-HELPER-7, CR-HELPER-8, CR-TWO-2).
ROOM: Final = 0
ENOUGH_OWN: Final = 1
CROWDED: Final = 2

# On which terms a helper is put on the disc of another.
OWN_DISC: Final = 0
RIBBON_FIELD: Final = 1
CARD_DRAWN: Final = 2
FEE_DUE: Final = 3


def room(queue: bytearray, seat: int, players: int) -> int:
    """Whether a queue has room for one more helper of a seat."""
    if queue.count(seat + 1) >= MOST_OWN_HELPERS[players]:
        return ENOUGH_OWN
    return CROWDED if QUEUE - queue.count(0) >= MOST_HELPERS[players] else ROOM


def terms(state: CraftsmenState, seat: int, town: int, field: int) -> int:
    """What stacking on the disc of a field costs (CR-HELPER-5, CR-HELPER-6, CR-HELPER-9, CR-TWO-3)."""
    if state.queue[town * QUEUE + field * DISCS] == seat + 1:
        return OWN_DISC
    if state.players == 2:
        return CARD_DRAWN
    return RIBBON_FIELD if cards.RIBBON[town * cards.FIELDS + field] else FEE_DUE


def can_pay_fee(state: CraftsmenState, seat: int) -> bool:
    """With a card or with points (CR-HELPER-5)."""
    return state.cards[seat] > 0 or state.points[seat] >= cards.FEE_POINTS[state.year]


class SendHelper(Step[CraftsmenState]):
    """Send a helper or pass (CR-HELPER-1, DP-3)."""

    __slots__ = ()

    name: ClassVar[str] = "send_helper"
    on: ClassVar[frozenset[str]] = frozenset({"advance during helpers"})
    needs: ClassVar[str] = "a helper of a seat that has not passed"

    def legal(self, state: CraftsmenState) -> list[int]:
        actions = [DECLINE]
        seat = self.player
        fields = cards.QUEUE_FIELDS[state.players]
        pays = can_pay_fee(state, seat)
        for town in range(cards.TOWNS):
            queue = state.queue[town * QUEUE : (town + 1) * QUEUE]
            if room(queue, seat, state.players) != ROOM:
                continue
            if queue[(fields - 1) * DISCS] == 0:
                actions.append(FIRST_SEND + town)
                continue
            for field in range(fields):
                if queue[field * DISCS + 1] == 0 and (pays or terms(state, seat, town, field) != FEE_DUE):
                    actions.append(FIRST_STACK + town * cards.FIELDS + field)
        return actions

    def fits(self, state: CraftsmenState) -> bool:
        return state.helpers[self.player] > 0 and not state.passed >> self.player & 1

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.passed |= 1 << seat
            if state.events is not None:
                state.events.append(events.HelpersPassed(seat, state.helpers[seat]))
            state.turn_over(seat)
            return
        if action < FIRST_STACK:
            town = action - FIRST_SEND
            place = town * QUEUE
            while state.queue[place]:
                place += DISCS
            put_helper(state, seat, place)
            if state.events is not None:
                state.events.append(events.HelperSent(seat, cards.TOWN_IDS[town], place % QUEUE // DISCS + 1))
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
        state.events.append(events.HelperStacked(seat, cards.TOWN_IDS[town], field + 1, owner, owner == seat))
    cost = terms(state, seat, town, field)
    if cost in (OWN_DISC, RIBBON_FIELD):
        put_helper(state, seat, place + 1)
        state.push(END_TURNS[seat])
        return
    state.push(RECEIVER_LIMITS[owner])
    state.push(END_TURNS[seat])
    if cost == CARD_DRAWN:
        draw_to_hand(state, owner, 1)
        put_helper(state, seat, place + 1)
    else:
        state.push(Fee(seat, town, field))


def _number_of(step: Any) -> int:
    """Fields are counted from 1."""
    return int(step.field) + 1


def _field_of(number: int, step: Any) -> int:
    return number - 1


class Fee(Step[CraftsmenState]):
    """Pay the owner of the disc below with points or a card, then put the helper there (CR-HELPER-5, DP-4)."""

    __slots__ = ("field", "place", "town")

    name: ClassVar[str] = "fee"
    on: ClassVar[frozenset[str]] = frozenset({"limit end_turn during helpers"})
    declared: ClassVar[tuple[Field, ...]] = (
        Word("town", cards.TOWN_IDS),
        Number("field", 1, cards.FIELDS, of=_number_of, into=_field_of),
    )
    needs: ClassVar[str] = "a helper, and a disc of another on a field that costs a fee"

    def __init__(self, player: int, town: int, field: int) -> None:
        super().__init__(player)
        self.town = town
        self.field = field
        self.place = town * QUEUE + field * DISCS + 1

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
                state.events.append(events.PointsGiven(seat, owner, points))
        else:
            give(state, seat, owner, action - FIRST_PAY)
        put_helper(state, seat, self.place)

    def fits(self, state: CraftsmenState) -> bool:
        fields = cards.QUEUE_FIELDS[state.players]
        if self.field >= fields or not state.queue[self.town * QUEUE + (fields - 1) * DISCS]:
            return False
        lies_alone = state.queue[self.place - 1] > 0 and state.queue[self.place] == 0
        due = terms(state, self.player, self.town, self.field) == FEE_DUE
        return lies_alone and due and state.helpers[self.player] > 0


SEND_HELPERS: Final = [SendHelper(seat) for seat in range(cards.MOST_PLAYERS)]
