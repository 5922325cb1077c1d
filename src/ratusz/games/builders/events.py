"""What can happen in The Builders. Cards are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event


@dataclass(frozen=True, slots=True)
class ConstructionStarted(Event):
    kind: ClassVar[str] = "construction_started"
    building: str


@dataclass(frozen=True, slots=True)
class WorkerHired(Event):
    kind: ClassVar[str] = "worker_hired"
    worker: str


@dataclass(frozen=True, slots=True)
class BuildingRevealed(Event):
    """A building came into the row; `next` is the card now on top of the deck, empty if there is none."""

    kind: ClassVar[str] = "building_revealed"
    reveal: ClassVar[bool] = True
    building: str
    next: str


@dataclass(frozen=True, slots=True)
class WorkerRevealed(Event):
    kind: ClassVar[str] = "worker_revealed"
    reveal: ClassVar[bool] = True
    worker: str


@dataclass(frozen=True, slots=True)
class WorkerSent(Event):
    kind: ClassVar[str] = "worker_sent"
    worker: str
    building: str
    actions: int
    coins: int


@dataclass(frozen=True, slots=True)
class BuildingFinished(Event):
    kind: ClassVar[str] = "building_finished"
    building: str
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class MachineFinished(Event):
    kind: ClassVar[str] = "machine_finished"
    machine: str
    points: int


@dataclass(frozen=True, slots=True)
class CoinsTaken(Event):
    kind: ClassVar[str] = "coins_taken"
    actions: int
    coins: int


@dataclass(frozen=True, slots=True)
class ActionBought(Event):
    kind: ClassVar[str] = "action_bought"
    coins: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """A seat ended its turn with enough card points: the current round is the last."""

    kind: ClassVar[str] = "end_triggered"
    points: int
