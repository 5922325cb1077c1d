"""What can happen in Le Havre. Cards, goods and kinds of ships are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event, TurnEnded


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """A supply tile was turned up; these are its kinds."""

    reveal: ClassVar[bool] = True
    first: str
    second: str
    interest: bool


@dataclass(frozen=True, slots=True)
class Supplied(Event):
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class InterestDue(TurnEnded):
    """A ship stands on the interest tile, and others have loans: they are asked before the active player goes on."""


@dataclass(frozen=True, slots=True)
class InterestPaid(TurnEnded):
    francs: int


@dataclass(frozen=True, slots=True)
class OwnInterestPaid(Event):
    """The player whose turn it is has paid, nobody else has to, and the turn goes on."""

    francs: int


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    loans: int
    francs: int


@dataclass(frozen=True, slots=True)
class LoanRepaid(Event):
    francs: int


@dataclass(frozen=True, slots=True)
class LoanReturned(Event):
    """Loans went back without payment (Local Court)."""

    loans: int


@dataclass(frozen=True, slots=True)
class OfferTaken(Event):
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    building: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class EnergySaved(Event):
    energy: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    card: str
    francs: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    card: str
    francs: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    building: str


@dataclass(frozen=True, slots=True)
class ShipBuilt(Event):
    ship: str


@dataclass(frozen=True, slots=True)
class WharfModernised(Event):
    building: str


@dataclass(frozen=True, slots=True)
class ShipExchanged(Event):
    ship: str
    card: str


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    ships: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class SpecialSeen(Event):
    """What a peek at the last card showed: the visitor's secret."""

    reveal: ClassVar[bool] = True
    card: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class SpecialsSeen(Event):
    """What a peek at two cards showed, from the top: the visitor's secret."""

    reveal: ClassVar[bool] = True
    first: str
    second: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class DiscSentHome(Event):
    """The disc of that seat went home from a building; `bar` if the Dive Bar caught it."""

    building: str
    bar: bool


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class Fed(TurnEnded):
    """A player has paid the food of the round, so much of it beside what ships gave."""

    food: int


@dataclass(frozen=True, slots=True)
class Passed(TurnEnded):
    pass


@dataclass(frozen=True, slots=True)
class TownBuilt(Event):
    building: str


@dataclass(frozen=True, slots=True)
class SpecialRevealed(Event):
    reveal: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class ShipArrived(Event):
    ship: str


@dataclass(frozen=True, slots=True)
class FinalPhaseBegan(Event):
    pass


@dataclass(frozen=True, slots=True)
class Pawned(Event):
    good: str


@dataclass(frozen=True, slots=True)
class Redeemed(Event):
    good: str


@dataclass(frozen=True, slots=True)
class CarTaken(Event):
    """The Rattletrap Car went to the player who got iron."""


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """The cards a player was dealt by the Construction Site: the player's secret."""

    reveal: ClassVar[bool] = True
    first: str
    second: str
    third: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class SiteReplaced(Event):
    reveal: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class PicketCalled(Event):
    """All others have to take an offer in their next turn; the card leaves the match."""
