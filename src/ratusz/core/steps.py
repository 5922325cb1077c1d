"""The pending steps of a document: made of what their kinds declare, and checked against each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import chain
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from ratusz.core.errors import BadDocument
from ratusz.core.reading import Reader
from ratusz.core.state import EndTurn, State, Step

DURING: Final = " during "
"""What stands between the steps and the phase that a step names in `on`."""


def steps_of(rules: ModuleType) -> list[type[Step[Any]]]:
    """The kinds of steps that the rules of a game declare, in whichever of their modules."""
    return [kind for kind in _derived(Step) if kind.name and f"{kind.__module__}.".startswith(f"{rules.__name__}.")]


def _derived(kind: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for derived in kind.__subclasses__():
        yield derived
        yield from _derived(derived)


class Steps:
    """The kinds of steps that a game has.

    `frame` checks what no step can tell alone. `ending` names the steps that the end of a turn lies on, for games that
    have it, `begins` the steps that ask nobody and may still be on top, since with them something begins. `phase` names
    what is going on, where what a step can lie on depends on it. `together` is for games with a simultaneous phase.
    """

    def __init__(
        self,
        title: str,
        *kinds: type[Step[Any]],
        frame: Callable[[Any], None],
        ending: Collection[str] = (),
        begins: Collection[str] = (),
        phase: Callable[[Any], str] | None = None,
        together: bool = False,
    ) -> None:
        self.title = title
        self.frame = frame
        self.begins = begins
        self.phase = phase
        self.together = together
        self.kinds: dict[str, type[Step[Any]]] = {kind.name: kind for kind in kinds}
        self.on: dict[str, Collection[str]] = {kind.name: kind.on for kind in kinds}
        if ending:
            self.kinds[EndTurn.name] = EndTurn
            self.on[EndTurn.name] = ending
        named = (below.partition(DURING)[0].split() for names in self.on.values() for below in names)
        unknown = set(chain(*named)) - self.kinds.keys()
        if unknown:
            raise ValueError(f"{title} has no step '{min(unknown)}' for others to lie on")

    def read(self, name: str, player: int, document: Reader) -> Step[Any]:
        """The step of that name and seat."""
        if name not in self.kinds:
            raise BadDocument(f"{name!r:.60} is not a step of {self.title}.")
        kind: Callable[..., Step[Any]] = self.kinds[name]
        fields = self.kinds[name].declared
        document.no_more_than(frozenset({"step", "player", *(field.key for field in fields)}))
        so_far = SimpleNamespace(player=player)
        for field in fields:
            setattr(so_far, field.attribute, field.found(document, so_far))
        for field in fields:
            if field.into:
                setattr(so_far, field.attribute, field.into(getattr(so_far, field.attribute), so_far))
        return kind(player, *(getattr(so_far, field.attribute) for field in fields))

    def check(self, state: State) -> None:
        """BadDocument unless the steps lie on each other as the rules put them, and fit the position."""
        if state.together and not self.together:
            raise BadDocument(f"{self.title} has no simultaneous phase.")
        stacks = [state.steps, *state.together]
        phase = self.phase(state) if self.phase else ""
        for stack in stacks:
            self._check_order(stack, phase)
            _check_seats(stack)
        top = state.steps[-1] if state.steps else None
        if top and top.player < 0 and top.name not in self.begins and not state.together:
            raise BadDocument(f"'{top.name}' waits for nobody and cannot be on top.")
        self.frame(state)
        for stack in stacks:
            for step in stack:
                if not step.fits(state):
                    needs = f"needs {step.needs}" if step.needs else "does not fit the position"
                    raise BadDocument(f"'{step.name}' of seat {max(step.whose(), 0)} {needs}.")
        for stack in state.together or [state.steps]:
            if stack and stack[-1].player >= 0 and not stack[-1].legal(state):
                raise BadDocument(f"'{stack[-1].name}' of seat {stack[-1].player} has no answer.")

    def _check_order(self, stack: list[Step[Any]], phase: str) -> None:
        below = ""
        for step in stack:
            on = self.on[step.name]
            if on and not any(_lies(below, phase, where) for where in on):
                place = f"on '{below.rsplit(maxsplit=1)[-1]}'" if below else "lowest"
                raise BadDocument(f"'{step.name}' cannot lie {place}{DURING * bool(phase)}{phase}.")
            below = f"{below} {step.name}"


def _lies(below: str, phase: str, where: str) -> bool:
    """Whether the steps below, in this phase, are such as a step names in `on`."""
    names, _, during = where.partition(DURING)
    return during in ("", phase) and (below.endswith(f" {names}") if names else not below)


def _check_seats(stack: list[Step[Any]]) -> None:
    """All steps are of one seat, but for those that are anyone's and those that are about no seat."""
    own = [step for step in stack if not step.anyones and step.whose() >= 0]
    for step in own:
        if step.whose() != own[-1].whose():
            raise BadDocument(f"'{step.name}' is of seat {step.whose()}, and '{own[-1].name}' above it of another.")
