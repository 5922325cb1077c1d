"""The year change: ships, town development, granary, investment, clean-up (CR-YEAR)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.cards import FIRST_HOLD, HOLD_FIELDS
from ratusz.games.craftsmen.rules.actions import DECLINE, FIRST_INVEST
from ratusz.games.craftsmen.rules.capital import show
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import (
    FOR_GRANARY,
    FOR_INVESTMENT,
    FOR_MAJORITIES,
    FOR_SETS,
    FOR_SHIPPED,
    NATURAL,
    CraftsmenState,
    score,
)


def score_year(state: CraftsmenState) -> None:
    """All that is scored without a choice (CR-YEAR-1)."""
    for ship in range(cards.SHIPS):
        score_ship(state, ship)
    state.holds = bytearray(cards.HOLDS * HOLD_FIELDS)
    for seat in range(state.players):
        score_sets(state, seat)
    for seat in range(state.players):
        score_granary(state, seat)
    clear_granary(state)


def majorities(state: CraftsmenState, ship: int) -> list[int]:
    """The seats with markers on a ship, most markers first; of equal ones who lies higher or further left.

    CR-YEAR-2, CR-YEAR-3.
    """
    first = FIRST_HOLD[ship] * HOLD_FIELDS
    end = FIRST_HOLD[ship + 1] * HOLD_FIELDS
    holds = state.holds
    if holds.count(0, first, end) == end - first:
        return []
    counts = [0] * state.players
    best = [end] * state.players
    for place in range(end - 1, first - 1, -1):
        marker = holds[place]
        if marker:
            counts[marker - 1] += 1
            best[marker - 1] = place
    ranked = [(-counts[seat], best[seat], seat) for seat in range(state.players) if counts[seat]]
    ranked.sort()
    return [seat for _, _, seat in ranked]


def shipped(state: CraftsmenState, ship: int, seat: int) -> tuple[int, int]:
    """How many markers a seat has on a ship, and their points (CR-YEAR-4)."""
    markers = 0
    points = 0
    for hold in range(FIRST_HOLD[ship], FIRST_HOLD[ship + 1]):
        count = state.holds.count(seat + 1, hold * HOLD_FIELDS, (hold + 1) * HOLD_FIELDS)
        markers += count
        points += count * cards.HOLD_POINTS[hold]
    return markers, points


def score_ship(state: CraftsmenState, ship: int) -> None:
    ranked = majorities(state, ship)
    for place in range(len(ranked)):
        seat = ranked[place]
        bonus = cards.MAJORITY[ship][place] if place < len(cards.MAJORITY[ship]) else 0
        markers, points = shipped(state, ship, seat)
        score(state, seat, points, FOR_SHIPPED)
        score(state, seat, bonus, FOR_MAJORITIES)
        if state.events is not None:
            state.events.append(events.ShipScored(seat, cards.SHIP_IDS[ship], markers, points, bonus))


def colour_sets(state: CraftsmenState, seat: int) -> int:
    """How many complete sets of the four colours the halves of an estate make (CR-YEAR-5)."""
    halves = [0] * cards.COLOUR_COUNT
    for card in state.estates[seat]:
        halves[cards.TOP[card]] += 1
        halves[cards.BOTTOM[card]] += 1
    return min(halves)


def score_sets(state: CraftsmenState, seat: int) -> None:
    sets = colour_sets(state, seat)
    if sets:
        score(state, seat, sets * cards.SET_POINTS, FOR_SETS)
        if state.events is not None:
            state.events.append(events.SetsScored(seat, sets, sets * cards.SET_POINTS))


def score_granary(state: CraftsmenState, seat: int) -> None:
    """One point for each own marker (CR-YEAR-6)."""
    markers = state.granary.count(seat + 1)
    if markers:
        score(state, seat, markers * cards.GRANARY_POINTS, FOR_GRANARY)
        if state.events is not None:
            state.events.append(events.GranaryScored(seat, markers, markers * cards.GRANARY_POINTS))


def clear_granary(state: CraftsmenState) -> None:
    """Player markers are removed, natural ones sink (CR-YEAR-6)."""
    for column in range(cards.COLUMNS):
        low = column * cards.GRANARY_FIELDS
        natural = state.granary.count(NATURAL, low, low + cards.GRANARY_FIELDS)
        for place in range(cards.GRANARY_FIELDS):
            state.granary[low + place] = NATURAL if place < natural else 0


def clean_up(state: CraftsmenState) -> None:
    """Every field of the granary gets a natural marker (CR-YEAR-8)."""
    state.granary = bytearray([NATURAL] * (cards.COLUMNS * cards.GRANARY_FIELDS))


class Invest(Step[CraftsmenState]):
    """Discard one card of each colour for its printed value, colour after colour, or nothing (CR-YEAR-7, DP-20)."""

    __slots__ = ()

    name: ClassVar[str] = "invest"
    on: ClassVar[frozenset[str]] = frozenset({"advance during investment"})
    needs: ClassVar[str] = "one card of each colour, in their order"

    def legal(self, state: CraftsmenState) -> list[int]:
        first = self.player * cards.COLOUR_COUNT
        colour = len(state.paid)
        for later in range(colour, cards.COLOUR_COUNT):
            if state.hand[first + later] == 0:
                return [] if colour else [DECLINE]
        base = FIRST_INVEST + colour * cards.VALUES
        choices = [base + place for place in cards.PILE_TYPES[state.hand[first + colour]]]
        return choices if colour else [DECLINE, *choices]

    def always_asked(self, state: CraftsmenState) -> bool:
        return self.feigned(state)

    def feigned(self, state: CraftsmenState) -> bool:
        """Who has a secret card for every colour that is not known of him may have all colours."""
        missing = state.public_piles(self.player)[len(state.paid) :].count(0)
        return max(1, missing) <= state.secrets(self.player)

    def fits(self, state: CraftsmenState) -> bool:
        return [cards.COLOUR_OF[kind] for kind in state.paid] == list(range(len(state.paid)))

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            state.turn_over(seat)
            return
        kind = action - FIRST_INVEST
        show(state, seat, kind)
        state.paid.append(kind)
        if len(state.paid) < cards.COLOUR_COUNT:
            state.push(self)
            return
        points = 0
        for card in state.paid:
            points += cards.VALUE_OF[card]
            state.discard[card] += 1
        score(state, seat, points, FOR_INVESTMENT)
        if state.events is not None:
            state.events.append(
                events.CapitalInvested(seat, tuple(cards.CAPITAL_IDS[card] for card in state.paid), points)
            )
        state.paid = []
        state.push(END_TURNS[seat])


INVESTS: Final = [Invest(seat) for seat in range(cards.MOST_PLAYERS)]
