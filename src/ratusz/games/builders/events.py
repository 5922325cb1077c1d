"""What can happen in The Builders. Cards are named by their ids."""

from __future__ import annotations

from ratusz.core.events import Event


class ConstructionStarted(Event):
    building: str


class WorkerHired(Event):
    worker: str


class BuildingRevealed(Event, reveal=True):
    """A building came into the row; `next` is the card now on top of the deck, empty if there is none."""

    building: str
    next: str


class WorkerRevealed(Event, reveal=True):
    worker: str


class WorkerSent(Event):
    worker: str
    building: str
    actions: int
    coins: int


class BuildingFinished(Event):
    building: str
    coins: int
    points: int


class MachineFinished(Event):
    machine: str
    points: int


class CoinsTaken(Event):
    actions: int
    coins: int


class ActionBought(Event):
    coins: int


class EndTriggered(Event):
    """A seat ended its turn with enough card points: the current round is the last."""

    points: int
