"""What a table answers for people: what nobody answers otherwise, where nobody would miss having been asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.events import Event, TurnEnded
from ratusz.core.game import Game
from ratusz.core.moves import Done, Move, TakenBack
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State

WORLDS: Final = 6
"""In so many worlds that look alike to everybody an answer is to be obvious before it is given for who has secrets."""


def obvious_answer(game: Game, state: State, seat: int) -> int:
    """What everybody would answer in the place of a seat; below 0 if there is no such answer, or nothing to answer."""
    if game.obvious is None or not state.legal(seat) or state.feigned(seat) or state.window(seat):
        return NOBODY
    return game.obvious(state, seat)


def has_taken_back(history: Sequence[Done], seat: int, phase: int) -> bool:
    """Whether a seat has taken something back, and neither it nor anybody else has gone on since."""
    for done in reversed(history):
        if isinstance(done, TakenBack):
            if done.seat == seat:
                return True
        elif isinstance(done, Move) and not done.window:
            mine = done.seat == seat
            if done.phase != phase or (not mine and not done.phase):
                return False
            if mine and _ends(done.events, seat):
                return False
    return False


def is_harmless(game: Game, state: State, seat: int, action: int, *, alone: bool) -> bool:
    """Whether nobody would miss having been asked: nothing is seen by it that could not be taken back."""
    if (state.together[seat] if state.together else state.steps)[-1].name in game.foregone:
        return _is_no_secret(game, state, seat, action)
    after = state.clone()
    after.events = []
    after.apply(action, seat)
    if after.player < 0 or any(event.reveal or type(event) is TurnEnded for event in after.events):
        return False
    if state.together:
        return bool(after.together) and after.deciders() == state.deciders()
    if after.together or not (alone or (after.deciders() == [seat] and not _ends(after.events, seat))):
        return False
    return not game.has_secrets(state, seat) or _is_no_secret(game, state, seat, action)


def _is_no_secret(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether everybody knows that a seat answers so: it does in other worlds too that look alike to them."""
    assert game.obvious is not None
    for world in range(WORLDS):
        twin = state.clone()
        twin.redeal(NOBODY, Rng.from_seed(f"obvious {world}"))
        if action not in twin.legal(seat) or game.obvious(twin, seat) != action:
            return False
    return True


def _ends(events: Sequence[Event], seat: int) -> bool:
    """Whether something is over for a seat, so that it cannot take it back alone."""
    return any(isinstance(event, TurnEnded) and event.seat == seat for event in events)
