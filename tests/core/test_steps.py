"""Steps that declare themselves: made of documents, and refused where they cannot lie."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

import pytest

from ratusz.core.actions import END_TURN
from ratusz.core.errors import BadDocument
from ratusz.core.fields import Field, Number, Word
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import Automatic, State, Step
from ratusz.core.steps import Steps, steps_of
from ratusz.games import le_havre, orleans

GOODS = ["wood", "clay"]


class Frame(Automatic[State]):
    name: ClassVar[str] = "frame"
    on: ClassVar[frozenset[str]] = frozenset({""})


class Asking(Step[State]):
    """A question with as many answers as it says."""

    name: ClassVar[str] = "asking"
    on: ClassVar[frozenset[str]] = frozenset({"frame", "asking"})
    declared: ClassVar[tuple[Field, ...]] = (Word("good", GOODS), Number("answers", 0, lambda step: step.good + 1))
    needs: ClassVar[str] = "no second seat"

    def __init__(self, player: int, good: int, answers: int) -> None:
        super().__init__(player)
        self.good = good
        self.answers = answers

    def legal(self, state: State) -> list[int]:
        return list(range(self.answers))

    def fits(self, state: State) -> bool:
        return self.player == 0


class Passing(Step[State]):
    name: ClassVar[str] = "passing"
    on: ClassVar[frozenset[str]] = frozenset({"asking", ""})
    anyones: ClassVar[bool] = True

    def legal(self, state: State) -> list[int]:
        return [END_TURN]


def check_frame(state: State) -> None:
    if state.capped:
        raise BadDocument("Nothing is capped here.")


STEPS = Steps("the Toy", Frame, Asking, Passing, frame=check_frame, ending=["frame"])


def made(name: str, player: int = 0, **more: Any) -> Step[Any]:
    return STEPS.read(name, player, Reader({"step": name, "player": player, **more}, BadDocument))


def asking(player: int = 0, good: str = "clay", answers: int = 1) -> Step[Any]:
    return made("asking", player, good=good, answers=answers)


def position(*steps: Step[Any], together: list[list[Step[Any]]] | None = None) -> State:
    state = State()
    state.begin(2, [0], Rng(0, 0, 0, 0))
    state.steps = list(steps)
    state.together = together or []
    return state


def test_a_step_comes_back_from_what_it_declares() -> None:
    step = asking(1, "clay", 2)
    assert step.document() == {"step": "asking", "player": 1, "good": "clay", "answers": 2}
    assert made("frame", 1).document() == {"step": "frame", "player": 1}
    assert (made("frame", 1).player, made("frame", 1).whose()) == (-1, 1)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"name": "nap"}, "'nap' is not a step of the Toy"),
        ({"name": "asking", "good": "gold", "answers": 0}, "'good' is one of wood, clay, not 'gold'"),
        ({"name": "asking", "good": "wood", "answers": 2}, "'answers' is a whole number from 0 to 1"),
        ({"name": "asking", "good": "wood"}, "'answers' is missing"),
        ({"name": "frame", "good": "wood"}, "There is no 'good' here"),
    ],
)
def test_an_entry_that_is_wrong_is_refused(entry: dict[str, Any], said: str) -> None:
    with pytest.raises(BadDocument) as refused:
        made(**entry)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [made("frame"), asking()],
        [made("frame"), asking(), asking(answers=0), made("passing", 1)],
        [made("passing", 1)],
        [made("frame"), made("end_turn")],
    ],
)
def test_steps_that_lie_well_are_taken(steps: list[Step[Any]]) -> None:
    STEPS.check(position(*steps))


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([asking()], "'asking' cannot lie lowest"),
        ([made("frame"), made("frame")], "'frame' cannot lie on 'frame'"),
        ([made("frame"), made("passing")], "'passing' cannot lie on 'frame'"),
        ([made("frame", 1), asking()], "'frame' is of seat 1, and 'asking' above it of another"),
        ([made("frame")], "'frame' waits for nobody and cannot be on top"),
        ([made("frame", 1), asking(1)], "'asking' of seat 1 needs no second seat"),
        ([made("frame", 1), made("end_turn", 1)], "'end_turn' of seat 1 needs a seat of 'confirm'"),
        ([made("frame"), asking(answers=0)], "'asking' of seat 0 has no answer"),
        ([made("end_turn")], "'end_turn' cannot lie lowest"),
    ],
)
def test_steps_that_lie_elsewhere_are_refused(steps: list[Step[Any]], said: str) -> None:
    with pytest.raises(BadDocument) as refused:
        STEPS.check(position(*steps))
    assert said in str(refused.value)


def test_the_frame_is_checked() -> None:
    state = position()
    state.capped = True
    with pytest.raises(BadDocument, match="Nothing is capped here"):
        STEPS.check(state)


def test_a_simultaneous_phase_is_for_games_that_have_one() -> None:
    state = position(made("frame"), together=[[made("passing")], []])
    with pytest.raises(BadDocument, match="the Toy has no simultaneous phase"):
        STEPS.check(state)
    together = Steps("the Toy", Frame, Asking, Passing, frame=check_frame, together=True)
    together.check(state)
    with pytest.raises(BadDocument, match="'asking' cannot lie lowest"):
        together.check(position(made("frame"), together=[[asking()], []]))


def test_what_begins_by_itself_may_be_on_top() -> None:
    begun = Steps("the Toy", Frame, Asking, Passing, frame=check_frame, begins=("frame",))
    begun.check(position(made("frame")))


def test_steps_lie_on_steps_that_exist() -> None:
    with pytest.raises(ValueError, match="the Toy has no step 'frame' for others to lie on"):
        Steps("the Toy", Asking, frame=check_frame)


class Night(Passing):
    """A step that lies on an asking at any time, and on the frame or on two askings only at night."""

    name: ClassVar[str] = "night"
    on: ClassVar[frozenset[str]] = frozenset({"frame asking", "frame during night", "asking asking during night"})


@pytest.mark.parametrize(
    ("steps", "phases"),
    [
        ([made("frame"), asking()], ["day", "night"]),
        ([made("frame")], ["night"]),
        ([made("frame"), asking(), asking()], ["night"]),
        ([made("frame"), asking(), asking(), asking()], ["night"]),
        ([], []),
    ],
)
@pytest.mark.parametrize("phase", ["day", "night"])
def test_where_a_step_can_lie_may_depend_on_the_phase(steps: list[Step[Any]], phases: list[str], phase: str) -> None:
    times = Steps("the Toy", Frame, Asking, Passing, Night, frame=check_frame, phase=lambda _: phase)
    if phase in phases:
        times.check(position(*steps, Night(0)))
    else:
        with pytest.raises(BadDocument, match=f"'night' cannot lie .*during {phase}"):
            times.check(position(*steps, Night(0)))


class Later(Step[State]):
    """What it makes of its first entry depends on the second."""

    name: ClassVar[str] = "later"
    declared: ClassVar[tuple[Field, ...]] = (
        Number(
            "sum", 0, 9, attribute="first", of=lambda step: step.first + step.second, into=lambda n, s: n - s.second
        ),
        Number("second", 0, 9),
    )

    def __init__(self, player: int, first: int, second: int) -> None:
        super().__init__(player)
        self.first = first
        self.second = second


def test_an_entry_may_depend_on_those_after_it() -> None:
    steps = Steps("the Toy", Later, frame=check_frame)
    step = steps.read("later", 1, Reader({"step": "later", "player": 1, "sum": 5, "second": 2}, BadDocument))
    assert isinstance(step, Later)
    assert (step.first, step.document()) == (3, {"step": "later", "player": 1, "sum": 5, "second": 2})


def test_the_rules_of_a_game_declare_its_steps() -> None:
    here = sys.modules[__name__]
    assert {Frame, Asking, Passing} <= set(steps_of(here))
    assert all(kind.__module__ == __name__ and kind.name for kind in steps_of(here))
    assert steps_of(le_havre)
    assert not set(steps_of(le_havre)) & set(steps_of(orleans))
