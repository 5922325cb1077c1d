"""What can happen in Orléans. Followers, goods, places, cities and all else are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """A place tile was put out of the match before the first round."""

    kind: ClassVar[str] = "tile_removed"
    tile: str


@dataclass(frozen=True, slots=True)
class HourglassTurned(Event):
    kind: ClassVar[str] = "hourglass_turned"
    reveal: ClassVar[bool] = True
    round: int
    fate: str


@dataclass(frozen=True, slots=True)
class CensusWon(Event):
    """A seat leads the farmers track alone; the coins it receives are told apart."""

    kind: ClassVar[str] = "census_won"


@dataclass(frozen=True, slots=True)
class CensusLost(Event):
    """A seat alone is last on the farmers track; how it pays is told apart."""

    kind: ClassVar[str] = "census_lost"
    coins: int


@dataclass(frozen=True, slots=True)
class FollowersDrawn(Event):
    """How many followers of each type came out of the bag; for now only their owner sees them."""

    kind: ClassVar[str] = "followers_drawn"
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

    kind: ClassVar[str] = "markets_shown"
    reveal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FollowersShown(Event):
    """The followers that a seat has drawn come to be seen by all others."""

    kind: ClassVar[str] = "followers_shown"
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
    kind: ClassVar[str] = "follower_taken_back"
    reveal: ClassVar[bool] = True
    follower: str
    place: str


@dataclass(frozen=True, slots=True)
class PlansShown(Event):
    """All are done planning, and everybody sees the plans."""

    kind: ClassVar[str] = "plans_shown"
    reveal: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlacePlanned(Event):
    """Followers were put on a place; `ready` tells whether its action can now be used."""

    kind: ClassVar[str] = "place_planned"
    reveal: ClassVar[bool] = True
    place: str
    followers: int
    ready: bool


@dataclass(frozen=True, slots=True)
class TechnologyPlaced(Event):
    kind: ClassVar[str] = "technology_placed"
    reveal: ClassVar[bool] = True
    place: str


@dataclass(frozen=True, slots=True)
class PlanningFinished(Event):
    """A seat plans no more tasks in this round (planning by turns)."""

    kind: ClassVar[str] = "planning_finished"


@dataclass(frozen=True, slots=True)
class PlaceUsed(Event):
    kind: ClassVar[str] = "place_used"
    place: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    kind: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class FollowerRecruited(Event):
    kind: ClassVar[str] = "follower_recruited"
    follower: str


@dataclass(frozen=True, slots=True)
class TrackAdvanced(Event):
    kind: ClassVar[str] = "track_advanced"
    track: str
    step: int


@dataclass(frozen=True, slots=True)
class CoinsGained(Event):
    kind: ClassVar[str] = "coins_gained"
    coins: int


@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    kind: ClassVar[str] = "coins_paid"
    coins: int


@dataclass(frozen=True, slots=True)
class GoodGained(Event):
    kind: ClassVar[str] = "good_gained"
    good: str


@dataclass(frozen=True, slots=True)
class GoodPaid(Event):
    kind: ClassVar[str] = "good_paid"
    good: str


@dataclass(frozen=True, slots=True)
class BreadBaked(Event):
    kind: ClassVar[str] = "bread_baked"
    bread: int


@dataclass(frozen=True, slots=True)
class TechnologyGained(Event):
    kind: ClassVar[str] = "technology_gained"


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    kind: ClassVar[str] = "tile_taken"
    tile: str


@dataclass(frozen=True, slots=True)
class CitizenTaken(Event):
    kind: ClassVar[str] = "citizen_taken"
    source: str


@dataclass(frozen=True, slots=True)
class Developed(Event):
    kind: ClassVar[str] = "developed"
    points: int
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class MerchantMoved(Event):
    kind: ClassVar[str] = "merchant_moved"
    city: str


@dataclass(frozen=True, slots=True)
class MerchantSummoned(Event):
    """A seat's merchant was moved by the Court of somebody else."""

    kind: ClassVar[str] = "merchant_summoned"
    city: str


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    kind: ClassVar[str] = "station_built"
    city: str


@dataclass(frozen=True, slots=True)
class FollowerSent(Event):
    kind: ClassVar[str] = "follower_sent"
    follower: str
    deed: str


@dataclass(frozen=True, slots=True)
class EventBegan(Event):
    """The event of the round reaches everybody now."""

    kind: ClassVar[str] = "event_began"
    fate: str


@dataclass(frozen=True, slots=True)
class EventAverted(Event):
    """The monk of the Sacristy kept an event away."""

    kind: ClassVar[str] = "event_averted"
    fate: str


@dataclass(frozen=True, slots=True)
class DebtPaid(Event):
    """A forced payment; what is missing is paid for by torture."""

    kind: ClassVar[str] = "debt_paid"
    coins: int
    missing: int


@dataclass(frozen=True, slots=True)
class PlagueTook(Event):
    kind: ClassVar[str] = "plague_took"
    reveal: ClassVar[bool] = True
    follower: str


@dataclass(frozen=True, slots=True)
class PlagueSpared(Event):
    kind: ClassVar[str] = "plague_spared"
    reveal: ClassVar[bool] = True
    follower: str


@dataclass(frozen=True, slots=True)
class StationGivenUp(Event):
    kind: ClassVar[str] = "station_given_up"
    city: str


@dataclass(frozen=True, slots=True)
class UnbuiltStationGivenUp(Event):
    kind: ClassVar[str] = "unbuilt_station_given_up"


@dataclass(frozen=True, slots=True)
class FollowerGivenUp(Event):
    kind: ClassVar[str] = "follower_given_up"
    reveal: ClassVar[bool] = True
    follower: str


@dataclass(frozen=True, slots=True)
class DevelopmentGivenUp(Event):
    kind: ClassVar[str] = "development_given_up"
    space: int


@dataclass(frozen=True, slots=True)
class GoodGivenUp(Event):
    kind: ClassVar[str] = "good_given_up"
    good: str


@dataclass(frozen=True, slots=True)
class TileGivenUp(Event):
    kind: ClassVar[str] = "tile_given_up"
    tile: str


@dataclass(frozen=True, slots=True)
class TechnologyGivenUp(Event):
    kind: ClassVar[str] = "technology_given_up"


@dataclass(frozen=True, slots=True)
class PlacedTechnologyGivenUp(Event):
    kind: ClassVar[str] = "placed_technology_given_up"
    place: str


@dataclass(frozen=True, slots=True)
class DebtForgiven(Event):
    kind: ClassVar[str] = "debt_forgiven"
    coins: int


@dataclass(frozen=True, slots=True)
class StartPlayerChanged(Event):
    kind: ClassVar[str] = "start_player_changed"
