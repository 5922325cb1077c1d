"""What can happen in Orléans. Followers, goods, places, cities and all else are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """A place tile was put out of the match before the first round."""

    tile: str


@dataclass(frozen=True, slots=True)
class HourglassTurned(Event):
    reveal: ClassVar[bool] = True
    round: int
    fate: str


@dataclass(frozen=True, slots=True)
class CensusWon(Event):
    """A seat leads the farmers track alone; the coins it receives are told apart."""


@dataclass(frozen=True, slots=True)
class CensusLost(Event):
    """A seat alone is last on the farmers track; how it pays is told apart."""

    coins: int


@dataclass(frozen=True, slots=True)
class FollowersDrawn(Event):
    """How many followers of each type came out of the bag; for now only their owner sees them."""

    reveal: ClassVar[bool] = True
    followers: int
    farmers: int
    boatmen: int
    craftsmen: int
    traders: int
    knights: int
    scholars: int
    monks: int

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class MarketsShown(Event):
    """All are done drawing, and everybody sees what came."""

    reveal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FollowersShown(Event):
    """The followers that a seat has drawn come to be seen by all others."""

    reveal: ClassVar[bool] = True
    followers: int
    farmers: int
    boatmen: int
    craftsmen: int
    traders: int
    knights: int
    scholars: int
    monks: int

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer != self.seat else None


@dataclass(frozen=True, slots=True)
class FollowerTakenBack(Event):
    reveal: ClassVar[bool] = True
    follower: str
    place: str


@dataclass(frozen=True, slots=True)
class PlansShown(Event):
    """All are done planning, and everybody sees the plans."""

    reveal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlacePlanned(Event):
    """Followers were put on a place; `ready` tells whether its action can now be used."""

    reveal: ClassVar[bool] = True
    place: str
    followers: int
    ready: bool


@dataclass(frozen=True, slots=True)
class TechnologyPlaced(Event):
    reveal: ClassVar[bool] = True
    place: str


@dataclass(frozen=True, slots=True)
class PlanningFinished(Event):
    """A seat plans no more tasks in this round (planning by turns)."""


@dataclass(frozen=True, slots=True)
class PlaceUsed(Event):
    place: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    pass


@dataclass(frozen=True, slots=True)
class FollowerRecruited(Event):
    follower: str


@dataclass(frozen=True, slots=True)
class TrackAdvanced(Event):
    track: str
    step: int


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    coins: int


@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    coins: int


@dataclass(frozen=True, slots=True)
class GoodGained(Event):
    good: str


@dataclass(frozen=True, slots=True)
class GoodPaid(Event):
    good: str


@dataclass(frozen=True, slots=True)
class BreadBaked(Event):
    bread: int


@dataclass(frozen=True, slots=True)
class TechnologyGained(Event):
    pass


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    tile: str


@dataclass(frozen=True, slots=True)
class CitizenTaken(Event):
    source: str


@dataclass(frozen=True, slots=True)
class Developed(Event):
    points: int
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class MerchantMoved(Event):
    city: str


@dataclass(frozen=True, slots=True)
class MerchantSummoned(Event):
    """A seat's merchant was moved by the Court of somebody else."""

    city: str


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    city: str


@dataclass(frozen=True, slots=True)
class FollowerSent(Event):
    follower: str
    deed: str


@dataclass(frozen=True, slots=True)
class EventBegan(Event):
    """The event of the round reaches everybody now."""

    fate: str


@dataclass(frozen=True, slots=True)
class EventAverted(Event):
    """The monk of the Sacristy kept an event away."""

    fate: str


@dataclass(frozen=True, slots=True)
class DebtPaid(Event):
    """A forced payment; what is missing is paid for by torture."""

    coins: int
    missing: int


@dataclass(frozen=True, slots=True)
class PlagueTook(Event):
    reveal: ClassVar[bool] = True
    follower: str


@dataclass(frozen=True, slots=True)
class PlagueSpared(Event):
    reveal: ClassVar[bool] = True
    follower: str


@dataclass(frozen=True, slots=True)
class StationGivenUp(Event):
    city: str


@dataclass(frozen=True, slots=True)
class UnbuiltStationGivenUp(Event):
    pass


@dataclass(frozen=True, slots=True)
class FollowerGivenUp(Event):
    reveal: ClassVar[bool] = True
    follower: str


@dataclass(frozen=True, slots=True)
class DevelopmentGivenUp(Event):
    space: int


@dataclass(frozen=True, slots=True)
class GoodGivenUp(Event):
    good: str


@dataclass(frozen=True, slots=True)
class TileGivenUp(Event):
    tile: str


@dataclass(frozen=True, slots=True)
class TechnologyGivenUp(Event):
    pass


@dataclass(frozen=True, slots=True)
class PlacedTechnologyGivenUp(Event):
    place: str


@dataclass(frozen=True, slots=True)
class DebtForgiven(Event):
    coins: int


@dataclass(frozen=True, slots=True)
class StartPlayerChanged(Event):
    pass
