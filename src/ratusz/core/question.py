"""A question to a seat, with all that can be said of its answers. Nothing is worked out before somebody looks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ratusz.core.actions import END_TURN
from ratusz.core.errors import IllegalAction
from ratusz.core.form import PAGE, Form, Ways
from ratusz.core.outcomes import NOTHING_TOLD, numbered, told
from ratusz.core.state import State

if TYPE_CHECKING:
    from ratusz.core.game import Game


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer does for certain."""

    cost: Mapping[str, int] = field(default_factory=dict)
    """What it takes out of the seat's purse; kinds of which there are none are left out."""
    gain: Mapping[str, int] = field(default_factory=dict)
    """What it puts in."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What the game adds."""


@dataclass(slots=True)
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
    lacks: Sequence[int] = ()
    """How much is missing for each of them, if that is another argument of the text: `missing`."""

    def document(self) -> dict[str, Any]:
        """The same as JSON."""
        document: dict[str, Any] = {"of": self.of, "why": self.why, "rule": self.rule}
        if self.args:
            document["args"] = self.args
        if self.about:
            document["about"] = self.about
        if self.lacks:
            document["lacks"] = self.lacks
        return document

    def concerns(self, notation: str) -> bool:
        """Whether an action is among those that are closed."""
        return self._place(notation) >= 0

    def _place(self, notation: str) -> int:
        return next((place for place, of in enumerate(self.of) if f"{notation} ".startswith(f"{of} ")), -1)

    def args_of(self, notation: str) -> Mapping[str, int | str]:
        """The arguments of the text for one of them."""
        return {**self.args, "missing": self.lacks[self._place(notation)]} if self.lacks else self.args


def gathered(found: Sequence[Closed]) -> list[Closed]:
    """What is closed for the same reason, told at once."""
    together: dict[str, Closed] = {}
    for one in found:
        known = together.setdefault(repr((one.why, one.rule, one.args)), Closed((), one.why, one.rule, one.args))
        known.of = (*known.of, *one.of)
        known.about = (*known.about, *one.about)
        known.lacks = (*known.lacks, *one.lacks)
    return list(together.values())


NOTHING = Outcome()


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
        self._closed: list[Closed] | None = None

    @property
    def _now(self) -> State:
        """The position, as long as the question stands."""
        if self._state.legal(self.seat) is not self.actions:
            raise IllegalAction("The match has gone on: what was asked before can no longer be looked at.")
        return self._state

    @property
    def notations(self) -> list[str]:
        """The answers as texts."""
        return self._game.space.notations(self.actions)

    def _told(self) -> list[str]:
        """What each of the answers does, as JSON."""
        return told(self._game, self._now, self.seat, self.actions) if self.actions else []

    @property
    def outcomes(self) -> list[Outcome]:
        """What each of the answers does, in their order."""
        return [NOTHING if text == NOTHING_TOLD else Outcome(**json.loads(text)) for text in self._told()]

    @property
    def answers(self) -> list[tuple[str, Outcome]]:
        """The answers and what each of them does."""
        return list(zip(self.notations, self.outcomes, strict=True))

    @property
    def closed(self) -> list[Closed]:
        """What the seat might want to do and cannot."""
        state = self._now
        if self._closed is None:
            self._closed = self._game.closed(state, self.seat) if self._game.closed and self.actions else []
        return self._closed

    @property
    def panel(self) -> Form | Ways | None:
        """How the answer is put together, if in a panel."""
        return self._game.panel(self._now, self.seat) if self._game.panel and self.actions else None

    @property
    def obvious(self) -> int:
        """The answer that everybody gives; below 0 if there is a real choice."""
        tell = self._game.obvious
        return tell(self._now, self.seat) if tell and self.actions else -1

    @property
    def costly(self) -> dict[int, str]:
        """The answers that throw something away, and the key of `costly-<key>`, which says what."""
        tell = self._game.costly
        return dict(tell(self._now, self.seat)) if tell and self.actions else {}

    @property
    def again(self) -> bool:
        """Whether the seat can end its turn at once: it decides next as well, sees nothing new and gives nothing up.

        Whoever plays alone always can: what could be done now can be done then.
        """
        state = self._now
        if END_TURN not in self.actions or state.together:
            return False
        if state.players == 1 or len(self.actions) > 1:
            return state.players == 1
        after = state.clone()
        after.events = []
        after.apply(END_TURN, self.seat)
        seen = (event.reveal and event.seen_by(self.seat) is not None for event in after.events)
        return after.deciders() == [self.seat] and not any(seen)

    def why(self, notation: str) -> Closed | None:
        """Why something cannot be done, if that can be said: what closes it now, or else when its verb is done."""
        found = next((closed for closed in self.closed if closed.concerns(notation)), None)
        return found or (None if self._is_open(notation) else self._when(notation.partition(" ")[0]))

    def _is_open(self, notation: str) -> bool:
        """Whether it is legal, or begins something that is."""
        return not self.actions or any(f"{text} ".startswith(f"{notation} ") for text in self.notations)

    def _when(self, verb: str) -> Closed | None:
        rules = (block.rule for block in self._game.space.blocks if block.verb == verb and block.rule)
        return next((Closed([verb], f"when-{verb}", rule) for rule in rules), None)

    def document(self, ways: int = PAGE, read: Callable[[str], object] = json.loads) -> dict[str, Any]:
        """The question as JSON, what is empty left out; `places` says which of the outcomes each answer has.

        Of the ways there are, so many are told; `read` makes what is wanted of the JSON of the outcomes.
        """
        document = self.brief()
        places, outcomes = numbered(self._told())
        if len(outcomes) > 1:
            document["places"] = places
            document["outcomes"] = read(f"[{','.join(outcomes)}]")
        closed, panel = self.closed, self.panel
        if closed:
            document["closed"] = [one.document() for one in closed]
        if isinstance(panel, Form):
            document["form"] = panel.document()
        elif panel is not None:
            document["ways"] = panel.document(most=ways)
        obvious, costly = self.obvious, self.costly
        if obvious >= 0:
            document["obvious"] = self._game.space.notation(obvious)
        if costly:
            document["costly"] = {self._game.space.notation(action): key for action, key in costly.items()}
        if self.again:
            document["again"] = True
        return document

    def brief(self) -> dict[str, Any]:
        """The same for whom it is no question: the table answers it, so nothing is worked out."""
        document: dict[str, Any] = {"seat": self.seat, "step": self.step, "answers": self.notations}
        if self.feigned:
            document["feigned"] = True
        if self.window:
            document["window"] = True
        return document
