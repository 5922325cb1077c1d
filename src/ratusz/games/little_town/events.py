"""What can happen in Little Town. Tiles, squares and objective cards are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event, TurnEnded


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins with this seat as the first player."""

    kind: ClassVar[str] = "round_began"
    round: int


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    kind: ClassVar[str] = "worker_placed"
    square: str


@dataclass(frozen=True, slots=True)
class CubesGathered(Event):
    kind: ClassVar[str] = "cubes_gathered"
    got_wood: int
    got_stone: int
    got_fish: int


@dataclass(frozen=True, slots=True)
class BuildingUsed(Event):
    """What was paid to the supply and taken from it; the price of `bought` cubes is among the paid coins."""

    kind: ClassVar[str] = "building_used"
    tile: str
    square: str
    bought: int
    paid_wood: int
    paid_stone: int
    paid_fish: int
    paid_wheat: int
    paid_coins: int
    got_wood: int
    got_stone: int
    got_fish: int
    got_wheat: int
    got_coins: int
    got_points: int


@dataclass(frozen=True, slots=True)
class RentPaid(Event):
    """The owner of a building gets the rent from `payer`, the seat that uses it."""

    kind: ClassVar[str] = "rent_paid"
    payer: int
    tile: str
    coins: int


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    kind: ClassVar[str] = "building_built"
    tile: str
    square: str
    bought: int
    paid_wood: int
    paid_stone: int
    paid_fish: int
    paid_wheat: int
    paid_coins: int
    got_points: int


@dataclass(frozen=True, slots=True)
class ObjectiveClaimed(Event):
    kind: ClassVar[str] = "objective_claimed"
    reveal: ClassVar[bool] = True
    objective: str
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    kind: ClassVar[str] = "round_ended"
    round: int


@dataclass(frozen=True, slots=True)
class CathedralScored(Event):
    kind: ClassVar[str] = "cathedral_scored"
    workers: int
    points: int


@dataclass(frozen=True, slots=True)
class ResidenceActed(Event):
    """The Residence on a square begins to act like a worker."""

    kind: ClassVar[str] = "residence_acted"
    square: str


@dataclass(frozen=True, slots=True)
class WorkersFed(Event):
    """The own food discarded, the food bought for coins, and the workers left without food."""

    kind: ClassVar[str] = "workers_fed"
    fish: int
    wheat: int
    bought: int
    unfed: int
    points: int


@dataclass(frozen=True, slots=True)
class CastleScored(Event):
    kind: ClassVar[str] = "castle_scored"
    points: int


@dataclass(frozen=True, slots=True)
class WatchtowerScored(Event):
    kind: ClassVar[str] = "watchtower_scored"
    points: int


@dataclass(frozen=True, slots=True)
class CoinsScored(Event):
    kind: ClassVar[str] = "coins_scored"
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class PartEnded(TurnEnded):
    """A seat's part in the end of a round is over: undo does not cross it, and nobody needs to be told."""

    kind: ClassVar[str] = "part_ended"

    def seen_by(self, observer: int | None) -> Event | None:
        return None
