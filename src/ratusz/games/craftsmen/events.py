"""What can happen in Craftsmen. Cards, goods and places are named by their ids.

`other` is another seat that is concerned. Where `shown` is false, what the observer may not know is empty.
"""

from __future__ import annotations

from dataclasses import replace

from ratusz.core.events import Event

# The calendar.


class SeasonBegun(Event):
    year: int
    season: int


class StageBegun(Event):
    """A building of the town is resolved."""

    town: str


class TokenGiven(Event):
    """A privilege token for who used the fewest privileges."""


class OrderSet(Event):
    """The turn order from now on."""

    order: tuple[int, ...]


# Setup.


class BuildingExchanged(Event, reveal=True):
    deck: str
    given: str
    drawn: str
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, given="", drawn="", shown=False)


class SawmillSwapped(Event):
    sawmill: str
    given: str


# Helpers.


class HelperSent(Event):
    town: str
    field: int


class HelperStacked(Event):
    """A helper lies on the disc of another seat, or on an own one."""

    town: str
    field: int
    other: int
    own: bool


class PointsGiven(Event):
    """Points paid to another seat as a fee."""

    other: int
    points: int


class HelpersPassed(Event):
    helpers: int


class HelpersUnused(Event):
    """The helper phase is over, and the seat has helpers left."""

    points: int


class PrivilegeUsed(Event):
    """`token` says whether a privilege token was returned for it."""

    town: str
    token: bool


# Capital.


class CapitalTaken(Event):
    """A face-up card was taken."""

    card: str


class CapitalDrawn(Event, reveal=True):
    count: int
    cards: tuple[str, ...]
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, cards=(), shown=False)


class CapitalRevealed(Event, reveal=True):
    """A card came face up on the board."""

    card: str


class CapitalShuffled(Event, reveal=True):
    """The discard pile became the deck."""

    count: int


class CapitalDiscarded(Event):
    card: str


class CapitalPaid(Event):
    """A price was paid to the discard pile."""

    price: int
    cards: tuple[str, ...]


class CapitalGiven(Event):
    """A card went to another seat: known to these two only."""

    other: int
    card: str
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer in (self.seat, self.other) else replace(self, card="", shown=False)


# Buildings.


class BuildingBuilt(Event):
    building: str
    side: str


class BonusWon(Event):
    """A production line is complete, for the first time."""

    good: str
    points: int


class BuildingBought(Event):
    building: str
    price: int


class BuildingRevealed(Event, reveal=True):
    building: str


class AuctionOpened(Event):
    building: str
    bid: int


class BidMade(Event):
    bid: int


class BidPassed(Event):
    pass


class MayorOffered(Event, reveal=True):
    cards: tuple[str, ...]
    offer: int


class AuctionWon(Event):
    building: str
    bid: int


class AuctionLost(Event):
    """The starter did not outbid the mayor, and the building went under its deck."""

    building: str


class DeckPeeked(Event, reveal=True):
    """The seat looked at the top cards of a deck; `buildings` are those that did not lie on the board."""

    deck: str
    count: int
    buildings: tuple[str, ...]
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, buildings=(), shown=False)


class BuildingLaid(Event):
    """A card of a peek lies face up on the board."""

    building: str


class CardsReturned(Event):
    """The other cards of a peek went back; `place` is top or bottom of their deck."""

    deck: str
    count: int
    place: str


# Production.


class LabourSpent(Event):
    """A labour token gave one labour point."""


class RawToFair(Event):
    good: str


class RawMade(Event):
    """A raw material went to a building."""

    good: str
    building: str


class RawTraded(Event):
    """A marker of the fair became a raw material in a building."""

    good: str
    building: str


class ProductMade(Event):
    """`points` are those scored at once: none for what has to be loaded first."""

    building: str
    good: str
    points: int


class ProductMoved(Event):
    """A semi-product went to an own building."""

    good: str
    building: str


class ProductStored(Event):
    """A semi-product went to the granary."""

    good: str


class MarkerRemoved(Event):
    """A marker of the seat had to make room, in the granary or in a hold."""

    good: str


class ProductLoaded(Event):
    good: str
    ship: str
    points: int


class ProductLost(Event):
    good: str


# Merchants and the town hall.


class GoodBought(Event):
    """A semi-product of the granary went to an own building; `fair` says whether a marker of the fair paid it."""

    good: str
    building: str
    fair: bool


class FairGained(Event):
    """A seller was paid with a place on the fair."""


class PrivilegeTaken(Event):
    pass


class LabourTaken(Event):
    pass


class OrderChanged(Event):
    """A helper went to the order-change track; `place` is its field there, from 1."""

    place: int


# The year.


class ShipScored(Event):
    ship: str
    markers: int
    points: int
    bonus: int


class SetsScored(Event):
    sets: int
    points: int


class GranaryScored(Event):
    markers: int
    points: int


class CapitalInvested(Event):
    cards: tuple[str, ...]
    points: int
