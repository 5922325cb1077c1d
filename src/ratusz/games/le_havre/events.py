"""What can happen in Le Havre. Cards, goods and kinds of ships are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratusz.core.events import Event, TurnEnded


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    kind: ClassVar[str] = "round_began"
    round: int


@dataclass(frozen=True, slots=True)
class TileRevealed(Event):
    """A supply tile was turned up; these are its kinds."""

    kind: ClassVar[str] = "tile_revealed"
    reveal: ClassVar[bool] = True
    first: str
    second: str
    interest: bool


@dataclass(frozen=True, slots=True)
class Supplied(Event):
    kind: ClassVar[str] = "supplied"
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class InterestDue(TurnEnded):
    """A ship stands on the interest tile, and others have loans: they are asked before the active player goes on."""

    kind: ClassVar[str] = "interest_due"


@dataclass(frozen=True, slots=True)
class InterestPaid(TurnEnded):
    kind: ClassVar[str] = "interest_paid"
    francs: int


@dataclass(frozen=True, slots=True)
class OwnInterestPaid(Event):
    """The player whose turn it is has paid, nobody else has to, and the turn goes on."""

    kind: ClassVar[str] = "own_interest_paid"
    francs: int


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    kind: ClassVar[str] = "loan_taken"
    loans: int
    francs: int


@dataclass(frozen=True, slots=True)
class LoanRepaid(Event):
    kind: ClassVar[str] = "loan_repaid"
    francs: int


@dataclass(frozen=True, slots=True)
class LoanReturned(Event):
    """Loans went back without payment (Local Court)."""

    kind: ClassVar[str] = "loan_returned"
    loans: int


@dataclass(frozen=True, slots=True)
class OfferTaken(Event):
    kind: ClassVar[str] = "offer_taken"
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class Entered(Event):
    kind: ClassVar[str] = "entered"
    building: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    kind: ClassVar[str] = "paid"
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    kind: ClassVar[str] = "gained"
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class EnergySaved(Event):
    kind: ClassVar[str] = "energy_saved"
    energy: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    kind: ClassVar[str] = "bought"
    card: str
    francs: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    kind: ClassVar[str] = "sold"
    card: str
    francs: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    kind: ClassVar[str] = "built"
    building: str


@dataclass(frozen=True, slots=True)
class ShipBuilt(Event):
    kind: ClassVar[str] = "ship_built"
    ship: str


@dataclass(frozen=True, slots=True)
class WharfModernised(Event):
    kind: ClassVar[str] = "wharf_modernised"
    building: str


@dataclass(frozen=True, slots=True)
class ShipExchanged(Event):
    kind: ClassVar[str] = "ship_exchanged"
    ship: str
    card: str


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    kind: ClassVar[str] = "sailed"
    ships: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    kind: ClassVar[str] = "peeked"
    cards: int


@dataclass(frozen=True, slots=True)
class SpecialSeen(Event):
    """What a peek at the last card showed: the visitor's secret."""

    kind: ClassVar[str] = "special_seen"
    reveal: ClassVar[bool] = True
    card: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class SpecialsSeen(Event):
    """What a peek at two cards showed, from the top: the visitor's secret."""

    kind: ClassVar[str] = "specials_seen"
    reveal: ClassVar[bool] = True
    first: str
    second: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class DiscSentHome(Event):
    """The disc of that seat went home from a building; `bar` if the Dive Bar caught it."""

    kind: ClassVar[str] = "disc_sent_home"
    building: str
    bar: bool


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    kind: ClassVar[str] = "harvested"
    good: str
    amount: int


@dataclass(frozen=True, slots=True)
class Fed(TurnEnded):
    """A player has paid the food of the round, so much of it beside what ships gave."""

    kind: ClassVar[str] = "fed"
    food: int


@dataclass(frozen=True, slots=True)
class Passed(TurnEnded):
    kind: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class TownBuilt(Event):
    kind: ClassVar[str] = "town_built"
    building: str


@dataclass(frozen=True, slots=True)
class SpecialRevealed(Event):
    kind: ClassVar[str] = "special_revealed"
    reveal: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class ShipArrived(Event):
    kind: ClassVar[str] = "ship_arrived"
    ship: str


@dataclass(frozen=True, slots=True)
class FinalPhaseBegan(Event):
    kind: ClassVar[str] = "final_phase_began"


@dataclass(frozen=True, slots=True)
class Pawned(Event):
    kind: ClassVar[str] = "pawned"
    good: str


@dataclass(frozen=True, slots=True)
class Redeemed(Event):
    kind: ClassVar[str] = "redeemed"
    good: str


@dataclass(frozen=True, slots=True)
class CarTaken(Event):
    """The Rattletrap Car went to the player who got iron."""

    kind: ClassVar[str] = "car_taken"


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    kind: ClassVar[str] = "hands_dealt"
    cards: int


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """The cards a player was dealt by the Construction Site: the player's secret."""

    kind: ClassVar[str] = "hand_seen"
    reveal: ClassVar[bool] = True
    first: str
    second: str
    third: str

    def seen_by(self, observer: int | None) -> Event | None:
        return self if observer == self.seat else None


@dataclass(frozen=True, slots=True)
class SiteReplaced(Event):
    kind: ClassVar[str] = "site_replaced"
    reveal: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class PicketCalled(Event):
    """All others have to take an offer in their next turn; the card leaves the match."""

    kind: ClassVar[str] = "picket_called"
