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
    kind: ClassVar[str] = "season_begun"
    year: int
    season: int


@dataclass(frozen=True, slots=True)
class StageBegun(Event):
    """A building of the town is resolved."""

    kind: ClassVar[str] = "stage_begun"
    town: str


@dataclass(frozen=True, slots=True)
class TokenGiven(Event):
    """A privilege token for who used the fewest privileges."""

    kind: ClassVar[str] = "token_given"


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The turn order from now on."""

    kind: ClassVar[str] = "order_set"
    order: tuple[int, ...]


# Setup.


@dataclass(frozen=True, slots=True)
class BuildingExchanged(Event):
    kind: ClassVar[str] = "building_exchanged"
    reveal: ClassVar[bool] = True
    deck: str
    given: str
    drawn: str
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, given="", drawn="", shown=False)


@dataclass(frozen=True, slots=True)
class SawmillSwapped(Event):
    kind: ClassVar[str] = "sawmill_swapped"
    sawmill: str
    given: str


# Helpers.


@dataclass(frozen=True, slots=True)
class HelperSent(Event):
    kind: ClassVar[str] = "helper_sent"
    town: str
    field: int


@dataclass(frozen=True, slots=True)
class HelperStacked(Event):
    """A helper lies on the disc of another seat, or on an own one."""

    kind: ClassVar[str] = "helper_stacked"
    town: str
    field: int
    other: int
    own: bool


@dataclass(frozen=True, slots=True)
class PointsGiven(Event):
    """Points paid to another seat as a fee."""

    kind: ClassVar[str] = "points_given"
    other: int
    points: int


@dataclass(frozen=True, slots=True)
class HelpersPassed(Event):
    kind: ClassVar[str] = "helpers_passed"
    helpers: int


@dataclass(frozen=True, slots=True)
class HelpersUnused(Event):
    """The helper phase is over, and the seat has helpers left."""

    kind: ClassVar[str] = "helpers_unused"
    points: int


@dataclass(frozen=True, slots=True)
class PrivilegeUsed(Event):
    """`token` says whether a privilege token was returned for it."""

    kind: ClassVar[str] = "privilege_used"
    town: str
    token: bool


# Capital.


@dataclass(frozen=True, slots=True)
class CapitalTaken(Event):
    """A face-up card was taken."""

    kind: ClassVar[str] = "capital_taken"
    card: str


@dataclass(frozen=True, slots=True)
class CapitalDrawn(Event):
    kind: ClassVar[str] = "capital_drawn"
    reveal: ClassVar[bool] = True
    count: int
    cards: tuple[str, ...]
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer == self.seat else replace(self, cards=(), shown=False)


@dataclass(frozen=True, slots=True)
class CapitalRevealed(Event):
    """A card came face up on the board."""

    kind: ClassVar[str] = "capital_revealed"
    reveal: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class CapitalShuffled(Event):
    """The discard pile became the deck."""

    kind: ClassVar[str] = "capital_shuffled"
    reveal: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class CapitalDiscarded(Event):
    kind: ClassVar[str] = "capital_discarded"
    card: str


@dataclass(frozen=True, slots=True)
class CapitalPaid(Event):
    """A price was paid to the discard pile."""

    kind: ClassVar[str] = "capital_paid"
    price: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CapitalGiven(Event):
    """A card went to another seat: known to these two only."""

    kind: ClassVar[str] = "capital_given"
    other: int
    card: str
    shown: bool = True

    def seen_by(self, observer: int | None) -> Event:
        return self if observer in (self.seat, self.other) else replace(self, card="", shown=False)


# Buildings.


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    kind: ClassVar[str] = "building_built"
    building: str
    side: str


@dataclass(frozen=True, slots=True)
class BonusWon(Event):
    """A production line is complete, for the first time."""

    kind: ClassVar[str] = "bonus_won"
    good: str
    points: int


@dataclass(frozen=True, slots=True)
class BuildingBought(Event):
    kind: ClassVar[str] = "building_bought"
    building: str
    price: int


@dataclass(frozen=True, slots=True)
class BuildingRevealed(Event):
    kind: ClassVar[str] = "building_revealed"
    reveal: ClassVar[bool] = True
    building: str


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    kind: ClassVar[str] = "auction_opened"
    building: str
    bid: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    kind: ClassVar[str] = "bid_made"
    bid: int


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    kind: ClassVar[str] = "bid_passed"


@dataclass(frozen=True, slots=True)
class MayorOffered(Event):
    kind: ClassVar[str] = "mayor_offered"
    reveal: ClassVar[bool] = True
    cards: tuple[str, ...]
    offer: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    kind: ClassVar[str] = "auction_won"
    building: str
    bid: int


@dataclass(frozen=True, slots=True)
class AuctionLost(Event):
    """The starter did not outbid the mayor, and the building went under its deck."""

    kind: ClassVar[str] = "auction_lost"
    building: str


@dataclass(frozen=True, slots=True)
class DeckPeeked(Event):
    """The seat looked at the top cards of a deck; `buildings` are those that did not lie on the board."""

    kind: ClassVar[str] = "deck_peeked"
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

    kind: ClassVar[str] = "building_laid"
    building: str


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """The other cards of a peek went back; `place` is top or bottom of their deck."""

    kind: ClassVar[str] = "cards_returned"
    deck: str
    count: int
    place: str


# Production.


@dataclass(frozen=True, slots=True)
class LabourSpent(Event):
    """A labour token gave one labour point."""

    kind: ClassVar[str] = "labour_spent"


@dataclass(frozen=True, slots=True)
class RawToFair(Event):
    kind: ClassVar[str] = "raw_to_fair"
    good: str


@dataclass(frozen=True, slots=True)
class RawMade(Event):
    """A raw material went to a building."""

    kind: ClassVar[str] = "raw_made"
    good: str
    building: str


@dataclass(frozen=True, slots=True)
class RawTraded(Event):
    """A marker of the fair became a raw material in a building."""

    kind: ClassVar[str] = "raw_traded"
    good: str
    building: str


@dataclass(frozen=True, slots=True)
class ProductMade(Event):
    """`points` are those scored at once: none for what has to be loaded first."""

    kind: ClassVar[str] = "product_made"
    building: str
    good: str
    points: int


@dataclass(frozen=True, slots=True)
class ProductMoved(Event):
    """A semi-product went to an own building."""

    kind: ClassVar[str] = "product_moved"
    good: str
    building: str


@dataclass(frozen=True, slots=True)
class ProductStored(Event):
    """A semi-product went to the granary."""

    kind: ClassVar[str] = "product_stored"
    good: str


@dataclass(frozen=True, slots=True)
class MarkerRemoved(Event):
    """A marker of the seat had to make room, in the granary or in a hold."""

    kind: ClassVar[str] = "marker_removed"
    good: str


@dataclass(frozen=True, slots=True)
class ProductLoaded(Event):
    kind: ClassVar[str] = "product_loaded"
    good: str
    ship: str
    points: int


@dataclass(frozen=True, slots=True)
class ProductLost(Event):
    kind: ClassVar[str] = "product_lost"
    good: str


# Merchants and the town hall.


@dataclass(frozen=True, slots=True)
class GoodBought(Event):
    """A semi-product of the granary went to an own building; `fair` says whether a marker of the fair paid it."""

    kind: ClassVar[str] = "good_bought"
    good: str
    building: str
    fair: bool


@dataclass(frozen=True, slots=True)
class FairGained(Event):
    """A seller was paid with a place on the fair."""

    kind: ClassVar[str] = "fair_gained"


@dataclass(frozen=True, slots=True)
class PrivilegeTaken(Event):
    kind: ClassVar[str] = "privilege_taken"


@dataclass(frozen=True, slots=True)
class LabourTaken(Event):
    kind: ClassVar[str] = "labour_taken"


@dataclass(frozen=True, slots=True)
class OrderChanged(Event):
    """A helper went to the order-change track; `place` is its field there, from 1."""

    kind: ClassVar[str] = "order_changed"
    place: int


# The year.


@dataclass(frozen=True, slots=True)
class ShipScored(Event):
    kind: ClassVar[str] = "ship_scored"
    ship: str
    markers: int
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class SetsScored(Event):
    kind: ClassVar[str] = "sets_scored"
    sets: int
    points: int


@dataclass(frozen=True, slots=True)
class GranaryScored(Event):
    kind: ClassVar[str] = "granary_scored"
    markers: int
    points: int


@dataclass(frozen=True, slots=True)
class CapitalInvested(Event):
    kind: ClassVar[str] = "capital_invested"
    cards: tuple[str, ...]
    points: int
