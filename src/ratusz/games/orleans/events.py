"""What can happen in Orléans. Followers, goods, places, cities and all else are named by their ids."""

from __future__ import annotations

from ratusz.core.events import Event


class TileRemoved(Event):
    """A place tile was put out of the match before the first round."""

    tile: str


class HourglassTurned(Event, reveal=True):
    round: int
    fate: str


class CensusWon(Event):
    """A seat leads the farmers track alone; the coins it receives are told apart."""


class CensusLost(Event):
    """A seat alone is last on the farmers track; how it pays is told apart."""

    coins: int


class FollowersDrawn(Event, reveal=True, secret=True):
    """How many followers of each type came out of the bag; for now only their owner sees them."""

    followers: int
    farmers: int
    boatmen: int
    craftsmen: int
    traders: int
    knights: int
    scholars: int
    monks: int


class MarketsShown(Event, reveal=True):
    """All are done drawing, and everybody sees what came."""


class FollowersShown(FollowersDrawn):
    """The followers that a seat has drawn come to be seen by all others."""

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer != self.seat else None


class FollowerTakenBack(Event, reveal=True):
    follower: str
    place: str


class PlansShown(Event, reveal=True):
    """All are done planning, and everybody sees the plans."""


class PlacePlanned(Event, reveal=True):
    """Followers were put on a place; `ready` tells whether its action can now be used."""

    place: str
    followers: int
    ready: bool


class TechnologyPlaced(Event, reveal=True):
    place: str


class PlanningFinished(Event):
    """A seat plans no more tasks in this round (planning by turns)."""


class PlaceUsed(Event):
    place: str


class Passed(Event):
    pass


class FollowerRecruited(Event):
    follower: str


class TrackAdvanced(Event):
    track: str
    step: int


class CoinsGained(Event):
    coins: int


class CoinsPaid(Event):
    coins: int


class GoodGained(Event):
    good: str


class GoodPaid(Event):
    good: str


class BreadBaked(Event):
    bread: int


class TechnologyGained(Event):
    pass


class TileTaken(Event):
    tile: str


class CitizenTaken(Event):
    source: str


class Developed(Event):
    points: int
    space: int
    level: int


class MerchantMoved(Event):
    city: str


class MerchantSummoned(Event):
    """A seat's merchant was moved by the Court of somebody else."""

    city: str


class StationBuilt(Event):
    city: str


class FollowerSent(Event):
    follower: str
    deed: str


class EventBegan(Event):
    """The event of the round reaches everybody now."""

    fate: str


class EventAverted(Event):
    """The monk of the Sacristy kept an event away."""

    fate: str


class DebtPaid(Event):
    """A forced payment; what is missing is paid for by torture."""

    coins: int
    missing: int


class PlagueTook(Event, reveal=True):
    follower: str


class PlagueSpared(Event, reveal=True):
    follower: str


class StationGivenUp(Event):
    city: str


class UnbuiltStationGivenUp(Event):
    pass


class FollowerGivenUp(Event, reveal=True):
    follower: str


class DevelopmentGivenUp(Event):
    space: int


class GoodGivenUp(Event):
    good: str


class TileGivenUp(Event):
    tile: str


class TechnologyGivenUp(Event):
    pass


class PlacedTechnologyGivenUp(Event):
    place: str


class DebtForgiven(Event):
    coins: int


class StartPlayerChanged(Event):
    pass
