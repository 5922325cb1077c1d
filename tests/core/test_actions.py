"""The action space: numbers, texts and back."""

from __future__ import annotations

import pytest

from ratusz.core.actions import END_TURN, ActionSpace
from ratusz.core.errors import BadNotation


def space() -> ActionSpace:
    made = ActionSpace()
    assert made.add("hire", ["mason", "carpenter"]) == 1
    assert made.add("pay", ["fish", "wood"], ["1", "2", "3"]) == 3
    assert made.add("rest") == 9
    return made


def test_blocks_are_numbered_one_after_the_other_behind_end_turn() -> None:
    texts = [space().notation(action) for action in range(space().size)]
    assert texts == [
        "end_turn",
        "hire mason",
        "hire carpenter",
        "pay fish 1",
        "pay fish 2",
        "pay fish 3",
        "pay wood 1",
        "pay wood 2",
        "pay wood 3",
        "rest",
    ]
    assert space().parse("end_turn") == END_TURN


def test_every_text_means_its_action() -> None:
    assert [space().parse(space().notation(action)) for action in range(10)] == list(range(10))


def test_spaces_do_not_matter() -> None:
    assert space().parse("  pay   wood\t2 ") == 7


def test_a_block_finds_actions_by_operands() -> None:
    pay = space().of("pay")
    assert (pay.offset, pay.size) == (3, 6)
    assert pay.at(1, 2) == 8
    assert pay.indices(8) == [1, 2]
    assert pay.words(8) == ["wood", "3"]


@pytest.mark.parametrize("indices", [(2, 0), (0, 3), (-1, 0)])
def test_operands_outside_a_block_are_an_error(indices: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        space().blocks[2].at(*indices)


@pytest.mark.parametrize("indices", [(), (1,), (1, 1, 1)])
def test_too_few_or_many_operands_are_an_error(indices: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="argument"):
        space().blocks[2].at(*indices)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("fire mason", "'fire' is not an action here; the actions are end_turn, hire, pay, rest"),
        ("hire", "'hire' takes 1 word\\(s\\) after it, not 0"),
        ("hire mason mason", "takes 1 word\\(s\\) after it, not 2"),
        ("hire butcher", "'butcher' does not go with 'hire'"),
        ("pay 1 fish", "'1' does not go with 'pay'"),
        ("end_turn now", "takes 0 word\\(s\\)"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        space().parse(text)


@pytest.mark.parametrize("action", [-1, 10, 2**70])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(BadNotation, match="the actions are 0 to 9"):
        space().notation(action)


def test_a_verb_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'hire' is declared twice"):
        space().add("hire", ["thatcher"])
    with pytest.raises(ValueError, match="'end_turn' is declared twice"):
        ActionSpace().add("end_turn")
