"""A setting to check a game in, and random play through it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ratusz.core.game import Document, Game, Option, Options, OptionValue
from ratusz.core.match import Match
from ratusz.core.rng import Rng
from ratusz.core.state import S, State, Step

MOST_PLIES = 300
"""How far most checks follow a match."""


@dataclass(frozen=True)
class Case:
    """A game, a player count, options and a seed: all that a check needs."""

    game: Game
    players: int
    options: Options
    seed: str = "1"

    def __str__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.id, f"{self.players}p", *settings])

    @property
    def observers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), None]

    def state(self, confirm: Sequence[int] = ()) -> State:
        state: State = self.game.new_state(self.players, self.options, self.seed, confirm)
        return state

    def match(self, confirm: Sequence[int] = (), *, keep_events: bool = False) -> Match:
        return Match.new(self.game, self.players, self.seed, self.options, confirm, keep_events)

    def seeded(self, seed: int | str) -> Case:
        return replace(self, seed=str(seed))

    def rng(self, purpose: str) -> Rng:
        """A generator of the check's own, apart from the one of the match."""
        return Rng.from_seed(f"{purpose}/{self.seed}")

    def standing(self, state: State) -> Match:
        """The match that stands at a position."""
        return Match(self.game, state, self.game.check_options(self.options))

    def document(self, state: State) -> Document:
        return self.standing(state).document()

    def fingerprint(self, state: State) -> bytes:
        """Equal positions, equal bytes. A match has one as well, which takes longer."""
        return as_bytes(self.document(state))


@dataclass(frozen=True)
class Decision:
    """What a seat is about to do."""

    seat: int
    action: int


def decide(state: State | Match, rng: Rng) -> Decision | None:
    """A random legal action of a random decider; None at the end of the match."""
    deciders = state.deciders()
    if not deciders:
        return None
    seat = deciders[rng.below(len(deciders))]
    legal = state.legal(seat)
    assert legal, f"seat {seat} has to decide and has no legal action"
    return Decision(seat, legal[rng.below(len(legal))])


def walk(state: State, rng: Rng, most: int = MOST_PLIES) -> Iterator[Decision]:
    """Play randomly on: every decision comes before it is applied to the state."""
    for _ in range(most):
        decision = decide(state, rng)
        if decision is None:
            return
        yield decision
        state.apply(decision.action, decision.seat)


def positions(state: S, rng: Rng, most: int = MOST_PLIES) -> Iterator[S]:
    """Play randomly on: every position that arises, the first and the last included."""
    for _ in walk(state, rng, most):
        yield state
    yield state


def top_step(state: State, seat: int) -> Step[Any]:
    """The question a decider is asked."""
    return state.together[seat][-1] if state.together else state.steps[-1]


def as_bytes(value: object) -> bytes:
    """JSON in which equal things are equal bytes."""
    return msgspec.json.encode(value, order="deterministic")


def other_values(option: Option, players: int) -> Iterator[OptionValue]:
    """All values of an option, each once; of a number its default and its lowest, of selections and orders one."""
    yield option.default
    yield from (choice for choice in option.choices if choice != option.default)
    if option.seats:
        yield ",".join(reversed(option.members[:players]))
    elif option.members:
        yield ",".join(option.members[-(option.count or 1) :])
    if isinstance(option.default, bool):
        yield not option.default
    elif isinstance(option.default, int):
        yield option.lowest
