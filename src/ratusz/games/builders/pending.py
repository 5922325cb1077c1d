"""The pending steps of a document of The Builders, checked against the position."""

from __future__ import annotations

from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.state import NOBODY, EndTurn
from ratusz.core.steps import Steps
from ratusz.games.builders import cards
from ratusz.games.builders.rules import AfterTurn, Turn, has_choice
from ratusz.games.builders.state import BuildersState


def check_frame(state: BuildersState) -> None:
    """One seat is in its turn or confirming its end; or nobody is and the match is over."""
    active = state.steps[-1].player if state.steps else NOBODY
    if active == NOBODY and state.actions_left:
        raise BadDocument("Nobody is to move, but actions are left.")
    if state.steps and isinstance(state.steps[-1], EndTurn) and has_choice(state, active):
        raise BadDocument("'end_turn' waits only for a seat of 'confirm' that has no choice left in its turn.")
    _check_end(state, active)
    for seat in range(state.players):
        if seat != active and any(site in state.sent for site in state.sites[seat]):
            raise BadDocument(f"Seat {seat} is not in its turn and cannot have sent workers this turn.")


def _check_end(state: BuildersState, active: int) -> None:
    reached = [seat for seat in range(state.players) if state.card_points[seat] >= cards.END_POINTS and seat != active]
    if state.end_triggered != (len(reached) > 0):
        raise BadDocument("'end_triggered' is true once a seat ended its turn with enough card points.")
    if active >= 0:
        for seat in reached:
            if (seat - state.first_player) % state.players > (active - state.first_player) % state.players:
                raise BadDocument(f"Seat {seat} has enough card points and has not played in this round.")
    over = active == NOBODY
    if over and not state.end_triggered and state.round < state.round_cap:
        raise BadDocument("Nobody is to move, but neither the rules nor the cap ended the match.")
    if state.capped != (over and not state.end_triggered):
        raise BadDocument("'capped' is true if and only if the cap ended the match.")


STEPS: Final = Steps("The Builders", Turn, AfterTurn, frame=check_frame, ending=[AfterTurn.name])
