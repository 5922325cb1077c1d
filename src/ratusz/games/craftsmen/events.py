"""What can happen in Craftsmen. Cards, goods and places are named by their ids.

`other` is another seat that is concerned. Where `shown` is false, what the observer may not know is empty.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ratusz.core.events import Event

# The calendar.


@dataclass(frozen=True, slots=True)
class SeasonBegun(Event):
    year: int
    season: int


@dataclass(frozen=True, slots=True)
class StageBegun(Event):
    """A building of the town is resolved."""

    town: str


@dataclass(frozen=True, slots=True)
class TokenGiven(Event):
    """A privilege token for who used the fewest privileges."""


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The turn order from now on."""

    order: tuple[int, ...]


# Setup.


@dataclass(frozen=True, slots=True)
class BuildingExchanged(Event):
    reveal: ClassVar[bool] = True
    deck: str
    given: str
    drawn: str
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, given="", drawn="", shown=False)


@dataclass(frozen=True, slots=True)
class SawmillSwapped(Event):
    sawmill: str
    given: str


# Helpers.


@dataclass(frozen=True, slots=True)
class HelperSent(Event):
    town: str
    field: int


@dataclass(frozen=True, slots=True)
class HelperStacked(Event):
    """A helper lies on the disc of another seat, or on an own one."""

    town: str
    field: int
    other: int
    own: bool


@dataclass(frozen=True, slots=True)
class PointsGiven(Event):
    """Points paid to another seat as a fee."""

    other: int
    points: int


@dataclass(frozen=True, slots=True)
class HelpersPassed(Event):
    helpers: int


@dataclass(frozen=True, slots=True)
class HelpersUnused(Event):
    """The helper phase is over, and the seat has helpers left."""

    points: int


@dataclass(frozen=True, slots=True)
class PrivilegeUsed(Event):
    """`token` says whether a privilege token was returned for it."""

    town: str
    token: bool


# Capital.


@dataclass(frozen=True, slots=True)
class CapitalTaken(Event):
    """A face-up card was taken."""

    card: str


@dataclass(frozen=True, slots=True)
class CapitalDrawn(Event):
    reveal: ClassVar[bool] = True
    count: int
    cards: tuple[str, ...]
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, cards=(), shown=False)


@dataclass(frozen=True, slots=True)
class CapitalRevealed(Event):
    """A card came face up on the board."""

    reveal: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class CapitalShuffled(Event):
    """The discard pile became the deck."""

    reveal: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class CapitalDiscarded(Event):
    card: str


@dataclass(frozen=True, slots=True)
class CapitalPaid(Event):
    """A price was paid to the discard pile."""

    price: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CapitalGiven(Event):
    """A card went to another seat: known to these two only."""

    other: int
    card: str
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer in (self.seat, self.other) else replace(self, card="", shown=False)


# Buildings.


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    building: str
    side: str


@dataclass(frozen=True, slots=True)
class BonusWon(Event):
    """A production line is complete, for the first time."""

    good: str
    points: int


@dataclass(frozen=True, slots=True)
class BuildingBought(Event):
    building: str
    price: int


@dataclass(frozen=True, slots=True)
class BuildingRevealed(Event):
    reveal: ClassVar[bool] = True
    building: str


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    building: str
    bid: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    bid: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    pass


@dataclass(frozen=True, slots=True)
class MayorOffered(Event):
    reveal: ClassVar[bool] = True
    cards: tuple[str, ...]
    offer: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    building: str
    bid: int


@dataclass(frozen=True, slots=True)
class AuctionLost(Event):
    """The starter did not outbid the mayor, and the building went under its deck."""

    building: str


@dataclass(frozen=True, slots=True)
class DeckPeeked(Event):
    """The seat looked at the top cards of a deck; `buildings` are those that did not lie on the board."""

    reveal: ClassVar[bool] = True
    deck: str
    count: int
    buildings: tuple[str, ...]
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, buildings=(), shown=False)


@dataclass(frozen=True, slots=True)
class BuildingLaid(Event):
    """A card of a peek lies face up on the board."""

    building: str


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """The other cards of a peek went back; `place` is top or bottom of their deck."""

    deck: str
    count: int
    place: str


# Production.


@dataclass(frozen=True, slots=True)
class LabourSpent(Event):
    """A labour token gave one labour point."""


@dataclass(frozen=True, slots=True)
class RawToFair(Event):
    good: str


@dataclass(frozen=True, slots=True)
class RawMade(Event):
    """A raw material went to a building."""

    good: str
    building: str


@dataclass(frozen=True, slots=True)
class RawTraded(Event):
    """A marker of the fair became a raw material in a building."""

    good: str
    building: str


@dataclass(frozen=True, slots=True)
class ProductMade(Event):
    """`points` are those scored at once: none for what has to be loaded first."""

    building: str
    good: str
    points: int


@dataclass(frozen=True, slots=True)
class ProductMoved(Event):
    """A semi-product went to an own building."""

    good: str
    building: str


@dataclass(frozen=True, slots=True)
class ProductStored(Event):
    """A semi-product went to the granary."""

    good: str


@dataclass(frozen=True, slots=True)
class MarkerRemoved(Event):
    """A marker of the seat had to make room, in the granary or in a hold."""

    good: str


@dataclass(frozen=True, slots=True)
class ProductLoaded(Event):
    good: str
    ship: str
    points: int


@dataclass(frozen=True, slots=True)
class ProductLost(Event):
    good: str


# Merchants and the town hall.


@dataclass(frozen=True, slots=True)
class GoodBought(Event):
    """A semi-product of the granary went to an own building; `fair` says whether a marker of the fair paid it."""

    good: str
    building: str
    fair: bool


@dataclass(frozen=True, slots=True)
class FairGained(Event):
    """A seller was paid with a place on the fair."""


@dataclass(frozen=True, slots=True)
class PrivilegeTaken(Event):
    pass


@dataclass(frozen=True, slots=True)
class LabourTaken(Event):
    pass


@dataclass(frozen=True, slots=True)
class OrderChanged(Event):
    """A helper went to the order-change track; `place` is its field there, from 1."""

    place: int


# The year.


@dataclass(frozen=True, slots=True)
class ShipScored(Event):
    ship: str
    markers: int
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class SetsScored(Event):
    sets: int
    points: int


@dataclass(frozen=True, slots=True)
class GranaryScored(Event):
    markers: int
    points: int


@dataclass(frozen=True, slots=True)
class CapitalInvested(Event):
    cards: tuple[str, ...]
    points: int
