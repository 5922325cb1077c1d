"""What can happen in Little Town. Tiles, squares and objective cards are named by their ids."""

from __future__ import annotations

from ratusz.core.events import Event, TurnEnded


class RoundBegan(Event):
    """A round begins with this seat as the first player."""

    round: int


class WorkerPlaced(Event):
    square: str


class CubesGathered(Event):
    got_wood: int
    got_stone: int
    got_fish: int


class BuildingUsed(Event):
    """What was paid to the supply and taken from it; the price of `bought` cubes is among the paid coins."""

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


class RentPaid(Event):
    """The owner of a building gets the rent from `payer`, the seat that uses it."""

    payer: int
    tile: str
    coins: int


class BuildingBuilt(Event):
    tile: str
    square: str
    bought: int
    paid_wood: int
    paid_stone: int
    paid_fish: int
    paid_wheat: int
    paid_coins: int
    got_points: int


class ObjectiveClaimed(Event, reveal=True):
    objective: str
    points: int


class RoundEnded(Event):
    round: int


class CathedralScored(Event):
    workers: int
    points: int


class ResidenceActed(Event):
    """The Residence on a square begins to act like a worker."""

    square: str


class WorkersFed(Event):
    """The own food discarded, the food bought for coins, and the workers left without food."""

    fish: int
    wheat: int
    bought: int
    unfed: int
    points: int


class CastleScored(Event):
    points: int


class WatchtowerScored(Event):
    points: int


class CoinsScored(Event):
    coins: int
    points: int


class PartEnded(TurnEnded):
    """A seat's part in the end of a round is over: undo does not cross it, and nobody needs to be told."""

    def seen_by(self, observer: int | None) -> Event | None:
        return None
