"""Which action somebody means: the number of a choice, or the notation as far as it is unique."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ratusz.core.actions import ActionSpace
from ratusz.core.errors import BadNotation
from ratusz.core.reading import whole_number
from ratusz.core.state import NOBODY
from ratusz.texts import Argument

MOST_SHOWN: Final = 6


class Unclear(Exception):
    """What was typed means no single legal action; `key` and `args` say why."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def find_action(space: ActionSpace, choices: Mapping[int, int], typed: str, obvious: int = NOBODY) -> int:
    """The one of the choices, by their numbers, that was meant; Unclear otherwise.

    Nothing typed means the only choice, or the obvious one.
    """
    if not typed:
        only = obvious if obvious >= 0 else next(iter(choices.values()))
        if only == obvious or len(choices) == 1:
            return only
        raise Unclear("answer-empty")
    if typed.isdecimal():
        number = whole_number(typed)
        if number is not None and number in choices:
            return choices[number]
        raise Unclear("answer-number", number=f"{typed:.60}")
    words = typed.lower().split()
    notations = {action: space.notation(action) for action in choices.values()}
    for action, notation in notations.items():
        if notation.lower().split() == words:
            return action
    meant = [action for action, notation in notations.items() if _begins(notation.lower().split(), words)]
    if len(meant) == 1:
        return meant[0]
    if meant:
        shown = [notations[action] for action in meant[:MOST_SHOWN]]
        raise Unclear("answer-ambiguous", typed=typed, choices=", ".join(shown), more=len(meant) - len(shown))
    raise Unclear("answer-illegal" if _is_action(space, typed) else "answer-unknown", typed=typed)


def _begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins the word of the notation in its place."""
    return 0 < len(words) <= len(notation) and all(
        whole.startswith(part) for whole, part in zip(notation, words, strict=False)
    )


def _is_action(space: ActionSpace, typed: str) -> bool:
    try:
        space.parse(typed)
    except BadNotation:
        return False
    return True
