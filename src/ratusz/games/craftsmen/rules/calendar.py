"""The course of a match: years, seasons, phases and stages (CR-GEN-1, CR-STAGE, CR-END, CR-WINTER)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.events import MatchEnded
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, OfNobody, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.cards import QUEUE
from ratusz.games.craftsmen.position import LAYOUT
from ratusz.games.craftsmen.rules.bank import BANKS
from ratusz.games.craftsmen.rules.build import BUILDS
from ratusz.games.craftsmen.rules.capital import Discard
from ratusz.games.craftsmen.rules.craft import CRAFTS_TURNS, LABOURS, other_actions, raw_actions, workshops
from ratusz.games.craftsmen.rules.hall import HALLS, take_privilege
from ratusz.games.craftsmen.rules.helpers import SEND_HELPERS
from ratusz.games.craftsmen.rules.merchants import BUY_GOODS
from ratusz.games.craftsmen.rules.notary import NOTARIES
from ratusz.games.craftsmen.rules.start import EXCHANGES
from ratusz.games.craftsmen.rules.year import INVESTS, clean_up, score_year
from ratusz.games.craftsmen.state import (
    EXCHANGE,
    FOR_HELPERS,
    HELPER_TURNS,
    INVESTMENT,
    LIMITS,
    OVER,
    STAGE,
    WINDOW,
    CraftsmenState,
    score,
)


class Advance(OfNobody[CraftsmenState]):
    """Go on to the next decision of the match."""

    __slots__ = ()

    name: ClassVar[str] = "advance"
    on: ClassVar[frozenset[str]] = frozenset({""})
    ends: ClassVar[bool] = True

    def apply(self, state: CraftsmenState, action: int) -> None:
        while state.phase != OVER:
            if ask(state):
                return


ADVANCE: Final = Advance()


IDLE: Final[CraftsmenState] = LAYOUT.blank(cards.MOST_PLAYERS, {}, Rng(0, 0, 0, 0))
"""A position in which no action is in progress."""


def rest(state: CraftsmenState) -> None:
    """End the action in progress."""
    IDLE.copy_action(state)


def ask(state: CraftsmenState) -> bool:
    """Put the next question of the phase, or go on to the next phase; whether something was asked."""
    phase = state.phase
    if phase == STAGE:
        return ask_stage(state)
    if phase == HELPER_TURNS:
        return ask_helper(state)
    if phase == WINDOW:
        return ask_window(state)
    if phase == EXCHANGE:
        return ask_exchange(state)
    if phase == LIMITS:
        return ask_limits(state)
    return ask_investment(state)


def put(state: CraftsmenState, step: Step[Any]) -> bool:
    state.push(ADVANCE)
    state.push(step)
    return True


def enter(state: CraftsmenState, phase: int) -> bool:
    state.phase = phase
    state.spot = -1
    return False


# Setup.


def ask_exchange(state: CraftsmenState) -> bool:
    """Each in turn order may exchange (CR-SETUP-9, CR-SETUP-10)."""
    state.spot += 1
    if state.spot < state.players:
        return put(state, EXCHANGES[state.order[state.spot]])
    return begin_season(state)


def begin_season(state: CraftsmenState) -> bool:
    if state.events is not None:
        state.events.append(events.SeasonBegun(NOBODY, state.year, state.season + 1))
    if cards.HELPER_PHASE[state.season]:
        return enter(state, HELPER_TURNS)
    return begin_stage(state, cards.SEASON_STAGES[state.season][0])


# Helpers.


def ask_helper(state: CraftsmenState) -> bool:
    """The next in turn order who has not passed and still has a helper (CR-HELPER-1)."""
    players = state.players
    for ahead in range(1, players + 1):
        place = (state.spot + ahead) % players
        seat = state.order[place]
        if state.helpers[seat] and not state.passed >> seat & 1:
            state.spot = place
            return put(state, SEND_HELPERS[seat])
    for seat in state.order:
        if state.helpers[seat]:
            score(state, seat, cards.UNUSED_POINTS, FOR_HELPERS)
            if state.events is not None:
                state.events.append(events.HelpersUnused(seat, cards.UNUSED_POINTS))
    return begin_stage(state, cards.SEASON_STAGES[state.season][0])


# Stages.


def begin_stage(state: CraftsmenState, stage: int) -> bool:
    state.stage = stage
    if state.events is not None:
        state.events.append(events.StageBegun(NOBODY, cards.TOWN_IDS[stage]))
    return enter(state, STAGE)


def ask_stage(state: CraftsmenState) -> bool:
    """The next helper of the queue; in winter the next seat (CR-STAGE-2, CR-STAGE-3, CR-WINTER-2, CR-WINTER-3)."""
    seat = next_helper(state) if cards.HELPER_PHASE[state.season] else next_seat(state)
    if seat == NOBODY:
        return enter(state, LIMITS) if is_last_stage(state) else enter(state, WINDOW)
    rest(state)
    stage = state.stage
    if stage == cards.BANKERS:
        return put(state, BANKS[seat])
    if stage == cards.BUILDERS:
        return put(state, BUILDS[seat])
    if stage == cards.NOTARY:
        return put(state, NOTARIES[seat])
    if stage == cards.CRAFTS:
        state.labour_points = cards.LABOUR_POINTS[state.year]
        return put(state, CRAFTS_TURNS[seat])
    if stage == cards.MERCHANTS:
        return put(state, BUY_GOODS[seat])
    return put(state, HALLS[seat])


def next_helper(state: CraftsmenState) -> int:
    """The seat of the next disc: from field to field, the lower disc before the upper."""
    first = state.stage * QUEUE
    while state.spot < QUEUE - 1:
        state.spot += 1
        disc = state.queue[first + state.spot]
        if disc:
            return disc - 1
    return NOBODY


def next_seat(state: CraftsmenState) -> int:
    state.spot += 1
    return state.order[state.spot] if state.spot < state.players else NOBODY


def is_last_stage(state: CraftsmenState) -> bool:
    return state.stage == cards.SEASON_STAGES[state.season][-1]


def ask_window(state: CraftsmenState) -> bool:
    """Each in turn order may spend labour tokens; who has none, or no use for one, is not asked (CR-LABOUR-1)."""
    while state.spot < state.players - 1:
        state.spot += 1
        seat = state.order[state.spot]
        if state.labour[seat]:
            shops = workshops(state, seat)
            if raw_actions(state, seat, shops) or other_actions(state, seat, shops):
                rest(state)
                return put(state, LABOURS[seat])
    stages = cards.SEASON_STAGES[state.season]
    return begin_stage(state, stages[stages.index(state.stage) + 1])


# The end of a round.


def ask_limits(state: CraftsmenState) -> bool:
    """Tokens and the new order, then everybody keeps at most eight cards (CR-END-4, CR-LIMIT-2, SEQ-8)."""
    if state.spot < 0:
        rest(state)
        end_round(state)
    while state.spot < state.players - 1:
        state.spot += 1
        seat = state.order[state.spot]
        surplus = state.cards[seat] - cards.ROUND_LIMIT
        if surplus > 0:
            return put(state, Discard(seat, surplus, 0, True))
    if state.season < cards.SEASONS - 1:
        state.season += 1
        return begin_season(state)
    score_year(state)
    return enter(state, INVESTMENT)


def end_round(state: CraftsmenState) -> None:
    """CR-END-1 to CR-END-3, CR-TWO-5, CR-TWO-6, CR-WINTER-5."""
    if cards.TOKEN_SEASON[state.season]:
        give_tokens(state)
    order = state.order
    if state.players == 2:
        order = [order[1], order[0]]
    elif state.track:
        order = [*state.track, *(seat for seat in order if seat not in state.track)]
    if order != state.order:
        state.order = order
        if state.events is not None:
            state.events.append(events.OrderSet(NOBODY, tuple(order)))
    state.track = []
    state.queue = bytearray(cards.TOWNS * QUEUE)
    state.helpers = [cards.HELPERS] * state.players
    state.passed = 0
    state.used = [0] * state.players


def give_tokens(state: CraftsmenState) -> None:
    """A privilege token for each seat that used the fewest privileges; of two equal players for nobody."""
    fewest = min(state.used)
    if state.players == 2 and state.used[0] == state.used[1]:
        return
    for seat in state.order:
        if state.used[seat] == fewest and state.privilege_pool and state.privileges[seat] < cards.MOST_PRIVILEGES:
            take_privilege(state, seat)
            if state.events is not None:
                state.events.append(events.TokenGiven(seat))


# The end of a year.


def ask_investment(state: CraftsmenState) -> bool:
    """Each in turn order may invest; then the next year begins or the match is over (CR-YEAR-7 to CR-YEAR-9)."""
    while state.spot < state.players - 1:
        state.spot += 1
        seat = state.order[state.spot]
        if state.cards[seat] >= cards.COLOUR_COUNT:
            return put(state, INVESTS[seat])
    if state.year == cards.YEARS:
        state.phase = OVER
        state.spot = -1
        if state.events is not None:
            state.events.append(MatchEnded(NOBODY, False))
        return True
    clean_up(state)
    state.year += 1
    state.season = 0
    return begin_season(state)
