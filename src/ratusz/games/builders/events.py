"""What can happen in The Builders. Cards are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event


@dataclass(frozen=True, slots=True)
class ConstructionStarted(Event):
    building: str


@dataclass(frozen=True, slots=True)
class WorkerHired(Event):
    worker: str


@dataclass(frozen=True, slots=True)
class BuildingRevealed(Event):
    """A building came into the row; `next` is the card now on top of the deck, empty if there is none."""

    reveal: ClassVar[bool] = True
    building: str
    next: str


@dataclass(frozen=True, slots=True)
class WorkerRevealed(Event):
    reveal: ClassVar[bool] = True
    worker: str


@dataclass(frozen=True, slots=True)
class WorkerSent(Event):
    worker: str
    building: str
    actions: int
    coins: int


@dataclass(frozen=True, slots=True)
class BuildingFinished(Event):
    building: str
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class MachineFinished(Event):
    machine: str
    points: int


@dataclass(frozen=True, slots=True)
class CoinsTaken(Event):
    actions: int
    coins: int


@dataclass(frozen=True, slots=True)
class ActionBought(Event):
    coins: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """A seat ended its turn with enough card points: the current round is the last."""

    points: int
