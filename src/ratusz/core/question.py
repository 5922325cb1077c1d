"""A question to a seat, with all that can be said of its answers. Nothing is worked out before somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ratusz.core.actions import ActionSpace
from ratusz.core.errors import IllegalAction
from ratusz.core.form import PAGE, Form, Ways
from ratusz.core.outcomes import Trial
from ratusz.core.state import State

if TYPE_CHECKING:
    from ratusz.core.game import Game

MOST_KEPT: Final = 20_000
"""How many outcomes of a game are kept."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer does for certain."""

    cost: Mapping[str, int] = field(default_factory=dict)
    """What it takes out of the seat's purse; kinds of which there are none are left out."""
    gain: Mapping[str, int] = field(default_factory=dict)
    """What it puts in."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What the game adds."""


@dataclass(frozen=True, slots=True)
class Closed:
    """What cannot be done now, and why."""

    of: Sequence[str]
    """The notations of actions that are not legal, or the beginning of several: `send mason` is all his sendings."""
    why: str
    """The key of `closed-<why>`."""
    rule: str
    """The ID of the rule that says so."""
    args: Mapping[str, int | str] = field(default_factory=dict)
    """The arguments of the text."""
    about: Sequence[Mapping[str, Any]] = ()
    """What the game adds of each of them, as it does of answers; nothing if it adds nothing."""

    def concerns(self, notation: str) -> bool:
        """Whether an action is among those that are closed."""
        return any(notation == of or notation.startswith(f"{of} ") for of in self.of)


NOTHING = Outcome()


class Worded(NamedTuple):
    """An outcome and its JSON, what is empty left out."""

    outcome: Outcome
    document: dict[str, Any]


NOTHING_TOLD = Worded(NOTHING, {})


class Kept:
    """The outcomes of a game that are known already, equal ones once; they are told so often."""

    def __init__(self) -> None:
        self.found: dict[object, Worded] = {}
        """By what it hangs on, where the game says what that is."""
        self._made: dict[object, Worded] = {}
        """By what it says."""

    def keep(self, hangs_on: object, told: Worded) -> None:
        if len(self.found) >= MOST_KEPT:
            self.found.clear()
        self.found[hangs_on] = told

    def make(self, game: Game, trial: Trial, about: Mapping[str, Any]) -> Worded:
        """What was found by a trial."""
        if not (about or any(trial.cost) or any(trial.gain)):
            return NOTHING_TOLD
        key = (*trial.cost, *trial.gain, repr(about) if about else "")
        if key not in self._made:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            outcome = Outcome(_named(game.purse_ids, trial.cost), _named(game.purse_ids, trial.gain), about)
            self._made[key] = Worded(outcome, _filled(outcome, ("cost", "gain", "about")))
        return self._made[key]


class Question:
    """What a seat is asked; without a step and answers if it is asked nothing."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.seat = seat
        self.actions = state.legal(seat) if seat >= 0 else []
        self.step = ""
        """The name of the step that the seat decides."""
        self.feigned = self.window = False
        if self.actions:
            self.step = (state.together[seat] if state.together else state.steps)[-1].name
            self.feigned = state.feigned(seat)
            self.window = state.window(seat)
        self._game = game
        self._state = state

    @property
    def _now(self) -> State:
        """The position, as long as the question stands."""
        if self._state.legal(self.seat) is not self.actions:
            raise IllegalAction("The match has gone on: what was asked before can no longer be looked at.")
        return self._state

    @cached_property
    def notations(self) -> list[str]:
        """The answers as texts."""
        return list(map(_texts(self._game.space), self.actions))

    @cached_property
    def _told(self) -> list[Worded]:
        """What each of the answers does."""
        if self._game.purse is None:
            return [NOTHING_TOLD] * len(self.actions)
        state, hangs_on = self._now, self._game.hangs_on
        if hangs_on is None:
            return [self._try(state, action) for action in self.actions]
        found, seat = self._game.kept.found, self.seat
        keys = [(action, hangs_on(state, seat, action)) for action in self.actions]
        return [found.get(key) or self._find(state, action, key) for action, key in keys]

    def _find(self, state: State, action: int, key: object) -> Worded:
        told = self._try(state, action)
        if key is not None:
            self._game.kept.keep(key, told)
        return told

    def _try(self, state: State, action: int) -> Worded:
        game = self._game
        if game.purse is None or (game.uncertain and game.space.block(action).verb in game.uncertain):
            return NOTHING_TOLD
        trial = Trial(state, self.seat, action, game.purse)
        about = {} if game.about is None else game.about(state, trial.after, self.seat, action)
        return game.kept.make(game, trial, about)

    @property
    def outcomes(self) -> list[Outcome]:
        """What each of the answers does, in their order."""
        return [told.outcome for told in self._told]

    @property
    def answers(self) -> list[tuple[str, Outcome]]:
        """The answers and what each of them does."""
        return list(zip(self.notations, self.outcomes, strict=True))

    @cached_property
    def closed(self) -> list[Closed]:
        """What the seat might want to do and cannot."""
        return self._game.closed(self._now, self.seat) if self._game.closed and self.actions else []

    @cached_property
    def panel(self) -> Form | Ways | None:
        """How the answer is put together, if in a panel."""
        return self._game.panel(self._now, self.seat) if self._game.panel and self.actions else None

    def why(self, notation: str) -> Closed | None:
        """Why something cannot be done, if that can be said."""
        return next((closed for closed in self.closed if closed.concerns(notation)), None)

    def document(self, ways: int = PAGE) -> dict[str, Any]:
        """The question as JSON, what is empty left out; `places` says which of the outcomes each answer has.

        Of the ways there are, so many are told.
        """
        document = self.brief()
        outcomes: dict[int, dict[str, Any]] = {id(NOTHING_TOLD): NOTHING_TOLD.document}
        for told in self._told:
            outcomes[id(told)] = told.document
        if len(outcomes) > 1:
            numbers = {told: place for place, told in enumerate(outcomes)}
            document["places"] = [numbers[id(told)] for told in self._told]
            document["outcomes"] = list(outcomes.values())
        if self.closed:
            document["closed"] = [_filled(closed, ("of", "why", "rule", "args", "about")) for closed in self.closed]
        if isinstance(self.panel, Form):
            document["form"] = self.panel.document()
        elif self.panel is not None:
            document["ways"] = self.panel.document(most=ways)
        return document

    def brief(self) -> dict[str, Any]:
        """The same for whom it is no question: the table answers it, so nothing is worked out."""
        document: dict[str, Any] = {"seat": self.seat, "step": self.step, "answers": self.notations}
        if self.feigned:
            document["feigned"] = True
        if self.window:
            document["window"] = True
        return document


@cache
def _texts(space: ActionSpace) -> Callable[[int], str]:
    """The notations of a game; they are told so often that each is made once."""
    return cache(space.notation)


def _named(ids: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    return {kind: amount for kind, amount in zip(ids, amounts, strict=True) if amount}


def _filled(of: Outcome | Closed, names: Sequence[str]) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(of, name))}
