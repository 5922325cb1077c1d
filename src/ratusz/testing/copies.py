"""Laws of cloning: a clone equals its original and goes its own way."""

from __future__ import annotations

import inspect

from ratusz.core.state import NOBODY, State
from ratusz.testing.case import Case, walk


def check_clones_are_independent(case: Case) -> None:
    """Whatever is done to a clone, the original stays; and the clone plays as the original would."""
    state = case.state()
    for number, decision in enumerate(walk(state, case.rng("clone"))):
        if number % 6:
            continue
        before = case.fingerprint(state)
        twin = state.clone()
        assert _questions(twin) == _questions(state), "a clone asks other questions than its original"
        assert case.fingerprint(twin) == before, "a clone differs from its original"
        twin.apply(decision.action, decision.seat)
        after = case.fingerprint(twin)
        for _ in walk(twin, case.rng("clone plays on"), 25):
            pass
        for observer in (*range(case.players), NOBODY):
            state.clone().redeal(observer, case.rng("clone is redealt"))
        assert case.fingerprint(state) == before, "what was done to a clone changed its original"
        again = state.clone()
        again.apply(decision.action, decision.seat)
        assert case.fingerprint(again) == after, "two clones of a position played differently"


def check_earlier_clones_stay(case: Case) -> None:
    """While a match goes on, the clones taken on the way stay as they were."""
    state = case.state()
    kept: list[tuple[State, bytes, list[list[int]]]] = []
    for number, _ in enumerate(walk(state, case.rng("aliasing"))):
        if number % 3 == 0:
            kept.append((state.clone(), case.fingerprint(state), _questions(state)))
    for clone, before, questions in kept:
        assert case.fingerprint(clone) == before, "the match went on and changed an earlier clone"
        assert _questions(clone) == questions, "the match went on and changed what an earlier clone asks"


def check_clones_have_every_field(case: Case) -> None:
    """Whatever is annotated in the class of a state is copied, be it part of the position or not."""
    state = case.state()
    fields = {name for kind in type(state).__mro__ for name in inspect.get_annotations(kind)}
    for number, _ in enumerate(walk(state, case.rng("fields"))):
        if number % 7:
            continue
        twin = state.clone()
        for name in sorted(fields - {"events", "rng"}):
            assert hasattr(twin, name), f"a clone has no '{name}'"
            assert getattr(twin, name) == getattr(state, name), f"'{name}' of a clone differs"


def _questions(state: State) -> list[list[int]]:
    return [list(state.legal(seat)) for seat in range(state.players)]
