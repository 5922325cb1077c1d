"""The pending steps of a document of Little Town, checked against the position (LT-STATE-1)."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY, Step
from ratusz.core.steps import Steps, steps_of
from ratusz.games.little_town import rules
from ratusz.games.little_town.cards import RESIDENCE, ROUNDS, WORKERS
from ratusz.games.little_town.rules import round_end
from ratusz.games.little_town.rules.turn import BuildOn, PayCost, Turn
from ratusz.games.little_town.rules.work import Close, Work
from ratusz.games.little_town.state import LittleTownState


def check_frame(state: LittleTownState) -> None:
    """The pending steps are those of a turn, of the end of a round, or none after the last one."""
    if not state.steps:
        _check_over(state)
        return
    bottom, above = state.steps[0], state.steps[1]
    if isinstance(bottom, round_end.RoundEnd):
        _check_round_end(state, bottom, above)
    else:
        _check_turn(state, above)


def _check_over(state: LittleTownState) -> None:
    if state.round != ROUNDS or any(state.unused) or state.capped:
        raise BadDocument("Nobody is to decide, but the last round is not over.")
    _check_idle(state, NOBODY)


def _check_idle(state: LittleTownState, fish_fed: int) -> None:
    """Nobody acts with a worker or the Residence."""
    if state.active != NOBODY or state.square >= 0 or state.residence_acts:
        raise BadDocument("'turn' is that of nobody at the end of a round.")
    if state.fish_fed not in (NOBODY, fish_fed):
        raise BadDocument("'fish_fed' is the seat whose window after the feeding is open, if any.")


def _check_turn(state: LittleTownState, above: Step[Any]) -> None:
    """One seat acts; the seats before it in this round have used one worker more than those after it (LT-TURN-1)."""
    seat = above.player
    if state.active != seat or state.residence_acts:
        raise BadDocument(f"It is the turn of seat {seat}, and of no other seat or Residence.")
    if state.fish_fed != NOBODY or state.capped:
        raise BadDocument("Neither a feeding nor a cap goes with a turn.")
    begun = isinstance(above, Turn | PayCost | BuildOn)
    if (begun and state.square >= 0) or (isinstance(above, Work) and state.square < 0):
        raise BadDocument("A worker stands on its square once it was placed in this turn, not before.")
    if state.square >= 0 and state.workers[state.square] != seat + 1:
        raise BadDocument(f"'turn' needs a worker of seat {seat} on its square.")
    workers = WORKERS[state.players]
    used = workers - state.unused[seat]
    before = used + 1 if begun else used
    after = used if begun else used - 1
    mine = (seat - state.first_player) % state.players
    if after < 0 or before > workers:
        raise BadDocument(f"Seat {seat} has no worker for this turn.")
    for other in range(state.players):
        place = (other - state.first_player) % state.players
        if other != seat and workers - state.unused[other] != (before if place < mine else after):
            raise BadDocument(f"Seat {other} has not used as many workers as the order of turns says.")


def _check_round_end(state: LittleTownState, bottom: round_end.RoundEnd, above: Step[Any]) -> None:
    """The step below is what follows; above it is the question of the seat and stage before."""
    if any(state.unused) or state.capped:
        raise BadDocument("The round ends when all workers are used.")
    seat = (bottom.seat - 1) % state.players
    stage = bottom.stage - 1 if bottom.seat == state.first_player else bottom.stage
    if stage < round_end.WINDOW_1 or stage == round_end.FINISH:
        raise BadDocument("'round_end' names the stage and seat that come next.")
    if stage == round_end.SPECIAL:
        _check_residence(state, seat, above)
        return
    window = isinstance(above, round_end.Window) and above.stage == stage and above.player == seat
    if stage == round_end.FEEDING:
        if not window and not (isinstance(above, round_end.Feed) and above.player == seat):
            raise BadDocument("At the feeding the pending step is 'feed' or the 'window' after it.")
    elif not window:
        raise BadDocument("Between rounds the pending step is a 'window' of the stage and seat before the next one.")
    _check_idle(state, seat if window and stage == round_end.FEEDING else NOBODY)


def _check_residence(state: LittleTownState, seat: int, above: Step[Any]) -> None:
    if not isinstance(above, Close | Work) or above.player != seat:
        raise BadDocument("Of the special buildings only the Residence asks its owner.")
    acts = state.active == seat and state.residence_acts and state.square >= 0
    if not acts or state.tiles[state.square] != RESIDENCE or state.owners[state.square] != seat:
        raise BadDocument(f"'turn' needs the Residence of seat {seat} on its square.")
    if state.fish_fed != NOBODY:
        raise BadDocument("Nobody is fed before the special buildings have acted.")


STEPS: Final = Steps("Little Town", *steps_of(rules), frame=check_frame)
