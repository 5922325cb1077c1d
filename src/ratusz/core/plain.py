"""What a game has before anybody writes it: plain views and documents, and a sentence for what is missing.

They go by the fields that the class of its positions annotates: whole numbers, truths, texts, and lists and objects of
these. The class says which of them have an entry for each seat (`by_seat`) and which are `hidden`.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn, TypeVar, Union, get_args, get_origin

from ratusz.core.errors import BadDocument, MissingPart
from ratusz.core.plain_board import BOARD
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY, State
from ratusz.core.steps import Steps

if TYPE_CHECKING:
    from ratusz.core.game import Game, Message, Options

S = TypeVar("S", bound=State)
SEATS: Final = "seats"
"""Where views and documents have what belongs to each seat."""


class Default:
    """A part that nobody has written for a game."""


class Plain(Default):
    """A part that every game has in a plain form."""

    def __init__(self, part: Callable[..., Any]) -> None:
        self._part = part

    def __call__(self, *arguments: Any) -> Any:
        return self._part(*arguments)


class Missing(Default):
    """A part that only its author could write: whoever asks for it is told so in a sentence."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence

    def __call__(self, *_: Any) -> NoReturn:
        raise MissingPart(self._sentence)

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("_"):
            raise AttributeError(name)
        raise MissingPart(self._sentence)


def unwritten(part: object) -> bool:
    return part is None or part is BOARD or isinstance(part, Default)


def parts(game: Game) -> dict[str, Default]:
    """All parts that a game may leave to this module."""
    every_step = [kind.name for kind in game.steps]
    steps = Steps(game.id, *game.steps, frame=_fits_anyway, ending=[*every_step, ""])
    return {
        "public": Plain(public),
        "private": Plain(private),
        "write": Plain(write),
        "read": Plain(lambda document, players, options: read(game.deal, document, players, options)),
        "read_step": Plain(steps.read),
        "check_steps": Plain(check_steps),
        "components": Plain(lambda _: {}),
        "score_sheet": Plain(score_sheet),
        "reason": Plain(reason),
        "value": Missing(
            f"{game.id} has no value yet (`Game.value`): of the bots, random and programs from outside can play it."
        ),
        "observation": Missing(f"{game.id} has no observation yet (`Game.observation`), so no learner can play it."),
    }


# Fields.

_FIELDS: dict[type[State], dict[str, Any]] = {}


def fields_of(kind: type[State]) -> dict[str, Any]:
    """The fields that a game adds to a position, and their types."""
    if kind not in _FIELDS:
        _FIELDS[kind] = _annotated(kind)
    return _FIELDS[kind]


def _annotated(kind: type[State]) -> dict[str, Any]:
    own = [base for base in reversed(kind.__mro__) if issubclass(base, State) and base is not State]
    hints = {name: hint for base in own for name, hint in inspect.get_annotations(base, eval_str=True).items()}
    return {name: hint for name, hint in hints.items() if hint is not ClassVar and get_origin(hint) is not ClassVar}


def cloned(state: S) -> S:
    """An independent copy of a position."""
    twin = type(state)()
    state.copy_base(twin)
    for name in fields_of(type(state)):
        setattr(twin, name, copied(getattr(state, name)))
    return twin


def copied(value: Any) -> Any:
    """A copy of lists and objects, down to what cannot be changed."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return {key: copied(item) for key, item in value.items()} if isinstance(value, dict) else value


# Views.


def public(state: State) -> dict[str, Any]:
    """All fields; of what is hidden, how many there are."""
    return _told(state, lambda name, value, _: number_of(value) if name in state.hidden else copied(value))


def private(state: State, observer: int, public: Mapping[str, object]) -> dict[str, Any]:
    """What is hidden from the others, a seat sees of its own."""
    if not state.hidden & state.by_seat:
        return {}

    def seen(name: str, value: Any, seat: int) -> Any:
        return copied(value) if seat == observer or name not in state.hidden else number_of(value)

    return {SEATS: _told(state, seen)[SEATS]}


def number_of(value: Any) -> int | None:
    return len(value) if isinstance(value, list | dict) else None


def _told(state: State, tell: Callable[[str, Any, int], Any]) -> dict[str, Any]:
    """The fields of a position, those of seats together, as `tell` tells their values."""
    values = {name: getattr(state, name) for name in fields_of(type(state))}
    table = {name: tell(name, value, NOBODY) for name, value in values.items() if name not in state.by_seat}
    if not state.by_seat:
        return table
    shares = {name: value for name, value in values.items() if name in state.by_seat}
    seats = [{name: tell(name, value[seat], seat) for name, value in shares.items()} for seat in range(state.players)]
    return {**table, SEATS: seats}


# Documents.


def write(state: State) -> dict[str, Any]:
    return _told(state, lambda _name, value, _seat: copied(value))


def read(deal: Callable[[int, Options, Rng], S], document: Reader, players: int, options: Options) -> S:
    """The position of a document. That its values are of the right types is all that is checked."""
    state = deal(players, options, Rng(0, 0, 0, 1))
    seats = document.seats(players) if state.by_seat else []
    for seat in seats:
        seat.no_more_than(state.by_seat)
    for name, hint in fields_of(type(state)).items():
        if name in state.by_seat:
            value: Any = [_value(seat, name, get_args(hint)[0]) for seat in seats]
        else:
            value = _value(document, name, hint)
        setattr(state, name, value)
    return state


def _value(document: Reader, name: str, hint: Any) -> Any:
    value = document.document.get(name)
    if not is_of(value, hint):
        raise BadDocument(f"'{name}' should hold {getattr(hint, '__name__', '')}, not {value!r:.60}.")
    return copied(value)


def is_of(value: Any, hint: Any) -> bool:
    """Whether a value is of an annotated type.

    >>> is_of([1, None], list[int | None]), is_of({"wood": True}, dict[str, int])
    (True, False)
    """
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return any(is_of(value, one) for one in arguments)
    if origin is list:
        return isinstance(value, list) and all(is_of(item, arguments[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(is_of(item, arguments[1]) for item in value.values())
    return type(value) is hint


def check_steps(state: State) -> None:
    """Whoever is asked has an answer; that the steps lie on each other as they should is not checked."""
    for stack in state.together or [state.steps]:
        if stack and stack[-1].player >= 0 and not stack[-1].legal(state):
            raise BadDocument(f"'{stack[-1].name}' of seat {stack[-1].player} has no answer.")


def _fits_anyway(state: State) -> None:
    pass


# What is said.


def score_sheet(state: State, seat: int) -> dict[str, int]:
    return {"points": state.scores()[seat]}


def reason(state: State, seat: int, action: int) -> Message:
    return "reason-plain", {}
