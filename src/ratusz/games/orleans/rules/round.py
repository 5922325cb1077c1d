"""The round: seven phases, one after the other, eighteen times (section 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.events import MatchEnded
from ratusz.core.fields import Field, Word
from ratusz.core.game import Options
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans import events
from ratusz.games.orleans.cards import EVENT_IDS, LAST_CITIZEN, ROUNDS
from ratusz.games.orleans.rules.fate import begin_event, take_census
from ratusz.games.orleans.rules.followers import begin_followers, show_followers
from ratusz.games.orleans.rules.planning import begin_planning, show_plans
from ratusz.games.orleans.rules.setup import Remove, deal
from ratusz.games.orleans.rules.tracks import take_citizen
from ratusz.games.orleans.rules.turn import begin_actions
from ratusz.games.orleans.state import OrleansState

HOURGLASS: Final = 0
CENSUS: Final = 1
FOLLOWERS: Final = 2
PLANNING: Final = 3
ACTIONS: Final = 4
EVENT: Final = 5
START_PLAYER: Final = 6
PHASE_IDS: Final = ["hourglass", "census", "followers", "planning", "actions", "event", "start_player"]


def set_up(players: int, options: Options, rng: Rng) -> OrleansState:
    """A new match, about to begin its first round, or the removal of tiles before it."""
    state = deal(players, options, rng)
    state.push(PHASES[HOURGLASS])
    if options["reduced_places"]:
        state.push(Remove(state.start_player, 0))
    return state


class Phase(Step[OrleansState]):
    """A phase begins as soon as nothing is left of the one before (OR-ROUND-1)."""

    __slots__ = ("phase",)

    name: ClassVar[str] = "phase"
    declared: ClassVar[tuple[Field, ...]] = (Word("phase", PHASE_IDS),)
    on: ClassVar[frozenset[str]] = frozenset({""})

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(NOBODY)
        self.phase = phase

    def apply(self, state: OrleansState, action: int) -> None:
        phase = self.phase
        if phase == START_PLAYER:
            end_round(state)
            return
        state.push(PHASES[phase + 1])
        if phase == HOURGLASS:
            turn_hourglass(state)
        elif phase == CENSUS:
            take_census(state)
        elif phase == FOLLOWERS:
            begin_followers(state)
        elif phase == PLANNING:
            show_followers(state)
            begin_planning(state)
        elif phase == ACTIONS:
            show_plans(state)
            begin_actions(state)
        else:
            begin_event(state)


def turn_hourglass(state: OrleansState) -> None:
    """The event of this round comes up (OR-HOUR-1)."""
    state.round += 1
    state.event = state.hourglass[-1]
    state.hourglass = state.hourglass[:-1]
    if state.events is not None:
        state.events.append(events.HourglassTurned(NOBODY, state.round, EVENT_IDS[state.event]))


def end_round(state: OrleansState) -> None:
    """The marker passes to the left; after the last round the match is over (OR-START-1, OR-HOUR-3)."""
    if state.round == ROUNDS:
        end_match(state)
        return
    state.start_player = (state.start_player + 1) % state.players
    if state.events is not None:
        state.events.append(events.StartPlayerChanged(state.start_player))
    state.push(PHASES[HOURGLASS])


def end_match(state: OrleansState) -> None:
    """Who alone has the most stations takes the last citizen (OR-END-1)."""
    seat = state.most_stations()
    if seat >= 0:
        take_citizen(state, seat, LAST_CITIZEN)
    if state.events is not None:
        state.events.append(MatchEnded(NOBODY, False))


PHASES: Final = [Phase(NOBODY, phase) for phase in range(len(PHASE_IDS))]
