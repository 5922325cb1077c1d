"""Positions and steps: what the core does by itself for every game."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ratusz.core.actions import END_TURN
from ratusz.core.errors import IllegalAction
from ratusz.core.events import TurnEnded
from ratusz.core.playout import play_randomly
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, EndTurn, State, Step, places
from tests.toys.fair import GAME as FAIR


class Counting(State):
    """A position that only remembers what was done in it."""

    def __init__(self, players: int = 2, confirm: list[int] | None = None) -> None:
        self.begin(players, confirm or [], Rng.from_seed("counting"))
        self.done: list[tuple[int, int]] = []

    def scores(self) -> list[int]:
        return [0] * self.players


class Choose(Step[Counting]):
    """Choose one of some actions; then the steps that were given follow, the first of them first."""

    name: ClassVar[str] = "choose"

    def __init__(self, player: int, actions: list[int], *following: Step[Any]) -> None:
        super().__init__(player)
        self.actions = actions
        self.following = following

    def legal(self, state: Counting) -> list[int]:
        return self.actions[:]

    def apply(self, state: Counting, action: int) -> None:
        state.done.append((self.player, action))
        for step in reversed(self.following):
            state.push(step)


class Together(Step[Counting]):
    """Opens a simultaneous phase with these steps."""

    name: ClassVar[str] = "together"

    def __init__(self, *steps: Step[Any]) -> None:
        super().__init__(NOBODY)
        self.steps = steps

    def apply(self, state: Counting, action: int) -> None:
        state.ask_together(list(self.steps))


def settled(*steps: Step[Any], players: int = 2, confirm: list[int] | None = None) -> Counting:
    """A position with these steps pending, the first of them on top."""
    state = Counting(players, confirm)
    for step in reversed(steps):
        state.push(step)
    state.settle()
    return state


def test_the_top_step_asks() -> None:
    state = settled(Choose(1, [3, 4]), Choose(0, [5, 6]))
    assert (state.player, state.deciders(), state.legal(), state.legal(1), state.legal(0)) == (
        1,
        [1],
        [3, 4],
        [3, 4],
        [],
    )
    state.apply(4)
    assert (state.player, state.legal()) == (0, [5, 6])


def test_a_question_with_one_answer_is_not_asked() -> None:
    state = settled(Choose(1, [3]), Choose(0, [4]), Choose(0, [5, 6]), Choose(1, [7]))
    assert state.done == [(1, 3), (0, 4)]
    state.apply(6)
    assert state.done == [(1, 3), (0, 4), (0, 6), (1, 7)]
    assert (state.player, state.deciders(), state.legal()) == (NOBODY, [], [])


def test_what_a_step_pushes_comes_before_what_was_pending() -> None:
    state = settled(Choose(0, [1, 2], Choose(1, [3, 4]), Choose(0, [5, 6])), Choose(1, [7, 8]))
    for action in (1, 3, 5, 7):
        state.apply(action)
    assert state.done == [(0, 1), (1, 3), (0, 5), (1, 7)]


@pytest.mark.parametrize(
    ("action", "seat", "said"),
    [
        (5, 0, "Action 5 is not legal for seat 0 now"),
        (5, NOBODY, "Action 5 is not legal for seat 0 now"),
        (-1, 0, "Action -1 is not legal"),
        (2**70, 0, "is not legal"),
        (1, 1, "Seat 1 has nothing to decide now; seat 0 does"),
        (1, 2, "There is no seat 2: the seats are 0 to 1"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(action: int, seat: int, said: str) -> None:
    state = settled(Choose(0, [1, 2]))
    with pytest.raises(IllegalAction, match=said):
        state.apply(action, seat)
    assert (state.done, state.legal()) == ([], [1, 2])


def test_nothing_is_legal_after_the_end() -> None:
    state = settled()
    with pytest.raises(IllegalAction, match="The match is over"):
        state.apply(END_TURN)
    with pytest.raises(IllegalAction, match="The match is over"):
        state.apply(END_TURN, 1)


def test_the_end_of_a_turn_is_asked_of_those_who_wish_it() -> None:
    state = settled(EndTurn(0), EndTurn(1), Choose(0, [1, 2]), confirm=[1])
    assert (state.player, state.legal()) == (1, [END_TURN])
    state.events = []
    state.apply(END_TURN)
    assert state.player == 0
    assert state.events == [TurnEnded(1)]


def test_a_simultaneous_phase_asks_all_and_goes_on_when_all_are_done() -> None:
    state = settled(Together(Choose(0, [1, 2], Choose(0, [3, 4])), Choose(1, [5, 6])), Choose(1, [7, 8]))
    assert state.deciders() == [0, 1]
    assert (state.legal(0), state.legal(1), state.player) == ([1, 2], [5, 6], 0)
    state.apply(1, 0)
    assert (state.legal(0), state.legal(1)) == ([3, 4], [5, 6])
    state.apply(4, 0)
    assert (state.deciders(), state.player, state.legal()) == ([1], 1, [5, 6])
    with pytest.raises(IllegalAction, match="Seat 0 has nothing to decide now; seat 1 does"):
        state.apply(3, 0)
    state.apply(5, 1)
    assert (state.deciders(), state.legal(), len(state.together)) == ([1], [7, 8], 0)


def test_forced_choices_of_a_simultaneous_phase_are_not_asked() -> None:
    state = settled(Together(Choose(0, [1], Choose(0, [3, 4])), Choose(1, [5], Choose(1, [6]))), Choose(1, [7, 8]))
    assert (state.deciders(), state.legal(0)) == ([0], [3, 4])
    assert sorted(state.done) == [(0, 1), (1, 5), (1, 6)]
    state.apply(3, 0)
    assert state.deciders() == [1]


def test_a_phase_of_forced_choices_only_is_over_at_once() -> None:
    state = settled(Together(Choose(0, [1]), Choose(1, [2])), Together(Choose(0, [3, 4]), Choose(1, [5, 6])))
    assert sorted(state.done) == [(0, 1), (1, 2)]
    assert state.deciders() == [0, 1]


def test_an_automatic_step_of_a_phase_waits_until_all_are_done() -> None:
    after = Together(Choose(0, [7, 8]), Choose(1, [7, 8]))
    state = settled(Together(Choose(0, [1, 2], after), Choose(1, [3, 4])))
    state.apply(1, 0)
    assert state.deciders() == [1]
    state.apply(3, 1)
    assert (state.deciders(), state.legal(0)) == ([0, 1], [7, 8])


def test_a_clone_has_no_events_and_shares_no_stack() -> None:
    state = FAIR.new_state(2, {}, "clone")
    state.events = []
    twin = state.clone()
    twin.apply(twin.legal(0)[0], 0)
    assert twin.events is None
    assert (len(state.together[0]), state.events) == (1, [])
    assert type(twin) is type(state)


def test_a_redeal_gives_new_answers_to_those_whose_cards_changed() -> None:
    state = FAIR.new_state(2, {}, "redeal")
    mine, others = state.legal(0), state.legal(1)
    state.redeal(0, Rng.from_seed("another"))
    assert state.legal(0) == mine
    assert state.legal(1) != others
    for seat in state.deciders():
        for action in state.legal(seat):
            state.clone().apply(action, seat)


def test_random_play_stops_at_its_limit_or_at_the_end() -> None:
    state = FAIR.new_state(2, {}, "random")
    assert play_randomly(state, Rng.from_seed("random"), 5) == 5
    made = play_randomly(state, Rng.from_seed("random"), 10_000)
    assert 0 < made < 10_000
    assert state.player == NOBODY
    assert play_randomly(state, Rng.from_seed("random"), 5) == 0


def test_a_step_says_what_it_is() -> None:
    assert EndTurn(1).document() == {"step": "end_turn", "player": 1}


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(3,), (5,), (4,)], [3, 1, 2]),
        ([(5,), (5,), (4,)], [1, 1, 3]),
        ([(5,), (4,), (4,)], [1, 2, 2]),
        ([(1,), (1,), (1,)], [1, 1, 1]),
        ([(5, 1), (5, 2), (4, 9)], [2, 1, 3]),
        ([(-1,), (0,)], [2, 1]),
        ([(7,)], [1]),
    ],
)
def test_places_go_by_keys_and_equal_keys_share_one(keys: list[tuple[int, ...]], expected: list[int]) -> None:
    assert places(keys) == expected
