"""What can happen in Le Havre. Cards, goods and kinds of ships are named by their ids."""

from __future__ import annotations

from ratusz.core.events import Event, TurnEnded


class RoundBegan(Event):
    round: int


class TileRevealed(Event, reveal=True):
    """A supply tile was turned up; these are its kinds."""

    first: str
    second: str
    interest: bool


class Supplied(Event):
    first: str
    second: str


class InterestDue(TurnEnded):
    """A ship stands on the interest tile, and others have loans: they are asked before the active player goes on."""


class InterestPaid(TurnEnded):
    francs: int


class OwnInterestPaid(Event):
    """The player whose turn it is has paid, nobody else has to, and the turn goes on."""

    francs: int


class LoanTaken(Event):
    loans: int
    francs: int


class LoanRepaid(Event):
    francs: int


class LoanReturned(Event):
    """Loans went back without payment (Local Court)."""

    loans: int


class OfferTaken(Event):
    good: str
    amount: int


class Entered(Event):
    building: str


class Paid(Event):
    good: str
    amount: int


class Gained(Event):
    good: str
    amount: int


class EnergySaved(Event):
    energy: int


class Bought(Event):
    card: str
    francs: int


class Sold(Event):
    card: str
    francs: int


class Built(Event):
    building: str


class ShipBuilt(Event):
    ship: str


class WharfModernised(Event):
    building: str


class ShipExchanged(Event):
    ship: str
    card: str


class Sailed(Event):
    ships: int


class Peeked(Event):
    cards: int


class SpecialSeen(Event, reveal=True, secret=True):
    """What a peek at the last card showed: the visitor's secret."""

    card: str


class SpecialsSeen(Event, reveal=True, secret=True):
    """What a peek at two cards showed, from the top: the visitor's secret."""

    first: str
    second: str


class DiscSentHome(Event):
    """The disc of that seat went home from a building; `bar` if the Dive Bar caught it."""

    building: str
    bar: bool


class Harvested(Event):
    good: str
    amount: int


class Fed(TurnEnded):
    """A player has paid the food of the round, so much of it beside what ships gave."""

    food: int


class Passed(TurnEnded):
    pass


class TownBuilt(Event):
    building: str


class SpecialRevealed(Event, reveal=True):
    card: str


class ShipArrived(Event):
    ship: str


class FinalPhaseBegan(Event):
    pass


class Pawned(Event):
    good: str


class Redeemed(Event):
    good: str


class CarTaken(Event):
    """The Rattletrap Car went to the player who got iron."""


class HandsDealt(Event):
    cards: int


class HandSeen(Event, reveal=True, secret=True):
    """The cards a player was dealt by the Construction Site: the player's secret."""

    first: str
    second: str
    third: str


class SiteReplaced(Event, reveal=True):
    card: str


class PicketCalled(Event):
    """All others have to take an offer in their next turn; the card leaves the match."""
