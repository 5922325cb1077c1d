"""A position and the decisions pending in it: what every game's state and steps are built on.

The decisions still to be made are a stack of small immutable steps. Applying an action pops the top step, which then
pushes what follows. Steps that ask nobody, and questions with a single answer, are carried out without asking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ratusz.core.actions import END_TURN
from ratusz.core.errors import IllegalAction
from ratusz.core.events import Event, TurnEnded
from ratusz.core.rng import Rng

if TYPE_CHECKING:
    from ratusz.core.fields import Field

NOBODY: Final = -1
"""The seat of automatic steps, the observer who sees only what is public, and the player after the end."""

EVERYBODY: Final = -2
"""The observer who knows all that any seat knows: what this one does not know, nobody does."""

NO_ANSWERS: Final[list[int]] = []

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One pending decision of one seat. Immutable, so that clones share it.

    A step of NOBODY is automatic: it is applied with END_TURN as soon as it comes to the top.
    """

    __slots__ = ("player",)

    name: ClassVar[str] = ""

    window: ClassVar[bool] = False
    """Whether this is a chance to act out of turn. Most people let it pass, as its first answer does."""

    declared: ClassVar[tuple[Field, ...]] = ()
    """What the step remembers beside its seat, in the order in which it is made."""

    on: ClassVar[frozenset[str]] = frozenset()
    """The names of the steps it can lie on, "" for the bottom; none: it can lie anywhere.

    "fate end_turn" is an `end_turn` that lies on a `fate`, and "phase during event" a `phase` while the event is on."""

    anyones: ClassVar[bool] = False
    """Whether it can be of another seat than the steps around it."""

    needs: ClassVar[str] = ""
    """What makes it fit a position, in words: "a worker to feed"."""

    ends: ClassVar[bool] = False
    """Whether a turn, a phase or a round ends here: what follows is no doing of whoever answered before."""

    def __init__(self, player: int) -> None:
        self.player = player

    # What every kind of step implements.

    def legal(self, state: S) -> list[int]:
        """The actions to choose from, in a fixed order; a new list each time, never empty."""
        raise NotImplementedError

    def apply(self, state: S, action: int) -> None:
        """Carry out a legal action; this step has been popped, push what follows."""
        raise NotImplementedError

    # What a kind of step may change.

    def always_asked(self, state: S) -> bool:
        """Whether the question is asked even if it has a single answer."""
        return False

    def feigned(self, state: S) -> bool:
        """Whether a question with a single answer is asked only so that leaving it out does not give a secret away."""
        return False

    def fits(self, state: S) -> bool:
        """Whether the step can be carried out in this position, once the steps above it are done."""
        return True

    def whose(self) -> int:
        """The seat it is about, whether it asks that seat or not; NOBODY if it is about none."""
        return self.player

    # What every step gets.

    def document(self) -> dict[str, Any]:
        """The step as readable JSON, from which the game's `read_step` makes it again."""
        document: dict[str, Any] = {"step": self.name, "player": max(self.whose(), 0)}
        for field in self.declared:
            document.update(field.written(self))
        return document


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """A step that asks nobody and is about a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.player = NOBODY  # As `super` would: such steps are made so often that its call counts.
        self.seat = seat

    def whose(self) -> int:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class OfNobody(Step[S]):
    """A step that asks nobody and is about no seat, whichever it is made for."""

    __slots__ = ()

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: mutable, cheap to clone, complete (pending steps and the generator included).

    A game derives its state from this, adds plain fields, and implements `scores`; `hide` where something is hidden,
    `ranking` where there are tie-breaks, and `clone` to be fast.
    """

    players: int
    rng: Rng
    confirm: list[int]
    """The seats that are asked to confirm the end of their turn."""
    windows: bool
    """Whether seats get their chances to act out of turn; searches do without them."""
    asks_all: bool
    """Whether questions with a single answer are asked too, for study: then nothing goes on by itself."""
    events: list[Event] | None
    """Where rules report what happens; None in simulation."""
    capped: bool
    """Whether the match ended by a cap instead of by its rules."""
    steps: list[Step[Any]]
    together: list[list[Step[Any]]]
    """One stack of steps for each seat while a phase is simultaneous; empty otherwise."""
    decider: int
    answers: list[list[int]]
    """For each seat the legal actions it is choosing from now."""

    __slots__ = tuple(__annotations__)

    # What plain views and documents go by, where a game has none of its own.
    by_seat: ClassVar[frozenset[str]] = frozenset()
    """The fields that are lists with an entry for each seat."""
    hidden: ClassVar[frozenset[str]] = frozenset()
    """The fields that nobody sees, or of the entries for each seat, its owner alone."""

    def begin(self, players: int, confirm: list[int], rng: Rng) -> None:
        """Fill the fields of this class for a new match."""
        self.players = players
        self.rng = rng
        self.confirm = confirm
        self.windows = True
        self.asks_all = False
        self.events = None
        self.capped = False
        self.steps = []
        self.together = []
        self.decider = NOBODY
        self.answers = [NO_ANSWERS] * players

    def copy_base(self, twin: State) -> None:
        """The part of `clone` that concerns the fields of this class. Events stay behind."""
        twin.players = self.players
        twin.rng = self.rng.clone()
        twin.confirm = self.confirm
        twin.windows = self.windows
        twin.asks_all = self.asks_all
        twin.events = None
        twin.capped = self.capped
        twin.steps = self.steps[:]
        twin.together = [stack[:] for stack in self.together] if self.together else []
        twin.decider = self.decider
        # Answer lists are replaced, never changed, so the inner lists may be shared.
        twin.answers = self.answers[:]

    # What a game implements.

    def scores(self) -> list[int]:
        """Points of each seat: final, or as if the match ended now."""
        raise NotImplementedError

    # What a game may change.

    def clone(self) -> State:
        """An independent copy without the event list; by default field by field, which takes its time."""
        from ratusz.core.plain import cloned  # noqa: PLC0415 - it rests on this module

        return cloned(self)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the winner, by the game's own tie-breaks; shared places are equal."""
        return places([(points,) for points in self.scores()])

    def hide(self, observer: int, rng: Rng) -> None:
        """Rearrange everything the observer cannot know, as a function of what it knows and of `rng` alone.

        For EVERYBODY, what seats know stays as it is, and what they know of each other too. By default nothing is
        hidden.
        """

    # What every game gets.

    def deciders(self) -> list[int]:
        """The seats that may decide now: usually one, several in a simultaneous phase, none at the end."""
        if not self.together:
            return [] if self.decider < 0 else [self.decider]
        return [seat for seat in range(self.players) if self.together[seat]]

    @property
    def player(self) -> int:
        """The first of the deciders; -1 when the match is over."""
        return self.decider

    def legal(self, seat: int = NOBODY) -> list[int]:
        """The legal actions of a decider (by default the first one); empty for everybody else. Not to be changed."""
        if seat < 0:
            seat = self.decider
            if seat < 0:
                return []
        return self.answers[seat]

    def apply(self, action: int, seat: int = NOBODY) -> None:
        """Carry out a legal action and everything that follows without a choice.

        Raises IllegalAction, and changes nothing, if the seat may not do that now.
        """
        if seat < 0:
            seat = self.decider
        if seat < 0 or seat >= self.players or action not in self.answers[seat]:
            raise IllegalAction(self.refusal(action, seat))
        self.carry_out(action, seat)

    def carry_out(self, action: int, seat: int) -> None:
        """`apply` without its check, for simulation: the action was taken from what `legal` gave this seat now."""
        self.answers[seat] = NO_ANSWERS
        step = self.together[seat].pop() if self.together else self.steps.pop()
        step.apply(self, action)
        self.settle()

    def refusal(self, action: int, seat: int) -> str:
        """Why an action is not legal for a seat, in a sentence."""
        if self.decider < 0:
            return "The match is over: no action is legal."
        if seat >= self.players:
            return f"There is no seat {seat}: the seats are 0 to {self.players - 1}."
        if not self.answers[seat]:
            return f"Seat {seat} has nothing to decide now; seat {self.decider} does."
        return f"Action {action} is not legal for seat {seat} now."

    def redeal(self, observer: int, rng: Rng) -> None:
        """Reshuffle everything the observer (NOBODY: a spectator; EVERYBODY: all seats together) cannot know.

        The generator is exchanged too. Two positions that look the same to the observer become equal by this, given
        equal generators.
        """
        self.hide(observer, rng)
        self.rng = rng.split()
        for seat in self.deciders():
            stack = self.together[seat] if self.together else self.steps
            self.answers[seat] = stack[-1].legal(self)

    def feigned(self, seat: int) -> bool:
        """Whether a decider has only one answer and is asked merely to keep a secret: anybody may answer for it."""
        if len(self.answers[seat]) != 1:
            return False
        stack = self.together[seat] if self.together else self.steps
        return stack[-1].feigned(self)

    def confirms(self, seat: int) -> bool:
        """Whether a seat is asked before its turn ends."""
        return self.asks_all or seat in self.confirm

    def window(self, seat: int) -> bool:
        """Whether a decider is offered a chance to act out of turn; its first answer lets the chance pass."""
        stack = self.together[seat] if self.together else self.steps
        return bool(self.answers[seat]) and stack[-1].window

    def turn_over(self, seat: int) -> None:
        """Report that a seat's turn is over, which undo does not cross."""
        if self.events is not None:
            self.events.append(TurnEnded(seat))

    def push(self, step: Step[Any]) -> None:
        """Make a step the next one of its seat."""
        if self.together and step.player >= 0:
            self.together[step.player].append(step)
        else:
            self.steps.append(step)

    def ask_together(self, steps: list[Step[Any]]) -> None:
        """Open a simultaneous phase: one step for each seat, in seat order.

        Until every seat is done, steps see and change only what belongs to their own seat. What comes after the phase
        has to be on the stack already.
        """
        self.together = [[step] for step in steps]

    def settle(self) -> None:
        """Carry out what asks nobody, until a question with a choice is on top or nothing is left."""
        while True:
            if self.together:
                if self.settle_together():
                    return
                self.together = []
            if not self.steps:
                self.decider = NOBODY
                return
            step = self.steps[-1]
            if step.player < 0:
                self.steps.pop()
                step.apply(self, END_TURN)
                continue
            legal = step.legal(self)
            if len(legal) == 1 and not self.asks_all and not step.always_asked(self):
                self.steps.pop()
                step.apply(self, legal[0])
                continue
            self.decider = step.player
            self.answers[step.player] = legal
            return

    def settle_together(self) -> bool:
        """Settle the stack of every seat; whether somebody is left who has to decide."""
        first = NOBODY
        for seat in range(self.players):
            stack = self.together[seat]
            while stack and not self.answers[seat]:
                step = stack[-1]
                legal = step.legal(self)
                if len(legal) != 1 or self.asks_all or step.always_asked(self):
                    self.answers[seat] = legal
                    break
                stack.pop()
                step.apply(self, legal[0])
            if stack and first < 0:
                first = seat
        self.decider = first
        return first >= 0


class EndTurn(Step[State]):
    """The end of a seat's turn: asked of the seats that want to look at their turn before anyone else moves.

    What the game does next has to be on the stack below it.
    """

    __slots__ = ()

    name: ClassVar[str] = "end_turn"
    ends: ClassVar[bool] = True

    needs: ClassVar[str] = "a seat of 'confirm', or 'ask_all'"

    def legal(self, state: State) -> list[int]:
        return [END_TURN]

    def always_asked(self, state: State) -> bool:
        return self.player in state.confirm or state.asks_all

    def fits(self, state: State) -> bool:
        return state.confirms(self.player)

    def apply(self, state: State, action: int) -> None:
        state.turn_over(self.player)


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat by descending keys, equal keys sharing a place.

    >>> places([(18, 16), (18, 17), (20, 3), (18, 16)])
    [3, 2, 1, 3]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
