"""The usual answers of Orléans, with which a search passes over the details of drawing and planning."""

from __future__ import annotations

import pytest

import ratusz
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import State
from ratusz.games.orleans.habits import usual
from ratusz.games.orleans.state import OrleansState
from tests.games.orleans.words import Seat, table


def usual_answer(state: State) -> int:
    assert isinstance(state, OrleansState)
    return usual(state)


def answer(match: Match) -> str:
    """The usual answer of the first seat."""
    action = usual_answer(match.redealt(0, Rng.from_seed("1")))
    return match.notation(action) if action >= 0 else "-"


def planned(match: Match) -> list[str]:
    """The usual plan of the first seat."""
    plan: list[str] = []
    while match.player == 0 and (not plan or plan[-1] != "done"):
        plan.append(answer(match))
        match.apply(match.parse(plan[-1]), 0)
    return plan


def test_a_place_that_can_be_filled_is_filled() -> None:
    match = table(Seat(market="boatman craftsman"), Seat(), phase="planning")
    plan = planned(match)
    assert plan[-1] == "done"
    assert len(plan) > 2


def test_what_to_do_with_a_place_is_a_choice() -> None:
    match = table(Seat(slots={"farm_house": "boatman craftsman", "ship": "farmer boatman knight"}), Seat())
    assert answer(match) == "-"


@pytest.mark.parametrize("options", [{}, {"planning": "turn_by_turn"}, {"extra_tiles": "all"}])
def test_the_usual_answer_is_a_legal_one(options: dict[str, str]) -> None:
    match = ratusz.new("orleans", players=3, seed=11, options=options)
    rng = Rng.from_seed("habits")
    answered = 0
    while not match.over:
        state = match.redealt(match.player, rng)
        action = usual_answer(state)
        legal = state.legal(state.player)
        if action >= 0:
            assert action in legal
            answered += 1
        match.apply(match.legal()[rng.below(len(match.legal()))] if rng.below(3) else match.legal()[-1])
    assert answered > 50
