"""Buildings unlike any other: Haulage Firm, Flea Market, Harbour Watch, Construction Site and some more."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Field
from ratusz.core.state import Step
from ratusz.games.le_havre import cards, effects, events
from ratusz.games.le_havre.rules.actions import FIRST_EVICT, FIRST_HAUL, FIRST_OFFER, FIRST_PLACE, GO_ON_NOW
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action, can_visit, visit
from ratusz.games.le_havre.rules.extras import buy, can_buy, do_extra, extras, send_home
from ratusz.games.le_havre.rules.goods import BUILDING, VISITING, is_choice, spend
from ratusz.games.le_havre.rules.offers import take_from_offer
from ratusz.games.le_havre.rules.specials import turn_up
from ratusz.games.le_havre.state import HOME, REMOVED, TOWN, HavreState

# Main Station and Hotel.


class Staying(Action):
    """Nothing happens on entry (LH-MAIN-9)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return True

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        return


# Taking from offer spaces: Haulage Firm, Flea Market, Picket Line.


class Haulage(Action):
    """All goods of two adjoining offer spaces for francs (LH-BLDG-HaulageFirm, LH-Q-3)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        if state.goods[seat * cards.KINDS + cards.FRANCS] < effects.HAULAGE_PRICE:
            return False
        return len(pairs(state)) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(Haul(seat))


def pairs(state: HavreState) -> list[int]:
    """The pairs of spaces with at least one token."""
    return [
        index
        for index in range(len(cards.OFFER_PAIRS))
        if state.offers[cards.OFFER_PAIRS[index][0]] + state.offers[cards.OFFER_PAIRS[index][1]]
    ]


class Haul(Step[HavreState]):
    """Which two spaces to empty (LH-DEC-HAULAGE)."""

    __slots__ = ()

    name: ClassVar[str] = "haul"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "francs, and a choice of spaces"

    def legal(self, state: HavreState) -> list[int]:
        return [FIRST_HAUL + index for index in pairs(state)]

    def apply(self, state: HavreState, action: int) -> None:
        spend(state, self.player, cards.FRANCS, effects.HAULAGE_PRICE)
        for space in cards.OFFER_PAIRS[action - FIRST_HAUL]:
            if state.offers[space]:
                take_from_offer(state, self.player, space)

    def fits(self, state: HavreState) -> bool:
        francs = state.goods[self.player * cards.KINDS + cards.FRANCS]
        return francs >= effects.HAULAGE_PRICE and is_choice(state, pairs(state))


class FleaMarket(Action):
    """All of one space with exactly two tokens and of every space with exactly one (LH-BLDG-FleaMarket)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return 2 in state.offers

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(Bargain(seat))


class Bargain(Step[HavreState]):
    """Which space with two tokens to empty at the Flea Market (LH-DEC-FLEA)."""

    __slots__ = ()

    name: ClassVar[str] = "bargain"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "a choice of spaces with two tokens"

    def legal(self, state: HavreState) -> list[int]:
        return [FIRST_OFFER + space for space in range(cards.OFFERS) if state.offers[space] == 2]

    def apply(self, state: HavreState, action: int) -> None:
        take_from_offer(state, self.player, action - FIRST_OFFER)
        for space in range(cards.OFFERS):
            if state.offers[space] == 1:
                take_from_offer(state, self.player, space)

    def fits(self, state: HavreState) -> bool:
        return is_choice(state, self.legal(state))


class Picket(Action):
    """The tokens of one space; all others have to take an offer in their next turn (LH-BLDG-PicketLine)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return not in_last_round(state) and any(state.offers)

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(PicketOffer(seat))


def in_last_round(state: HavreState) -> bool:
    """Whether the last round has begun, from which on the Picket Line is closed."""
    return state.final or state.round == len(state.schedule)


class PicketOffer(Step[HavreState]):
    """Which space to empty at the Picket Line (LH-DEC-PICKET)."""

    __slots__ = ()

    name: ClassVar[str] = "picket_offer"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "a disc on the Picket Line, and a choice of offers"

    def legal(self, state: HavreState) -> list[int]:
        return [FIRST_OFFER + space for space in range(cards.OFFERS) if state.offers[space]]

    def apply(self, state: HavreState, action: int) -> None:
        seat = self.player
        take_from_offer(state, seat, action - FIRST_OFFER)
        for other in range(state.players):
            if other != seat:
                state.bound |= 1 << other
        remove_from_match(state, effects.PICKET_LINE)
        if state.events is not None:
            state.events.append(events.PicketCalled(seat))

    def fits(self, state: HavreState) -> bool:
        return state.discs[self.player] == effects.PICKET_LINE and is_choice(state, self.legal(state))


def remove_from_match(state: HavreState, card: int) -> None:
    """A building leaves the match; a disc on it comes back to its player, who pays nothing (LH-Q-27)."""
    for index in range(len(state.owned)):
        if card in state.owned[index]:
            state.owned[index] = [other for other in state.owned[index] if other != card]
    state.where[card] = REMOVED
    for seat in range(state.players):
        if state.discs[seat] == card:
            state.discs[seat] = HOME


# The Cattle Drive.


class Drive(Action):
    """Cattle from every other player who has any (LH-BLDG-CattleDrive)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return any(other != seat and state.goods[other * cards.KINDS + cards.CATTLE] for other in range(state.players))

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        asked = effects.DRIVE_AMOUNT_FOR_TWO if state.players == 2 else effects.DRIVE_AMOUNT
        for other in range(state.players):
            if other != seat:
                spend(state, other, cards.CATTLE, min(asked, state.goods[other * cards.KINDS + cards.CATTLE]), seat)


# The Harbour Watch.


class Watch(Action):
    """Send another player's disc home for a franc and use that building oneself (LH-BLDG-HarbourWatch)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return len(targets(state, seat)) > 0

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(WatchTarget(seat))


def targets(state: HavreState, seat: int) -> list[int]:
    """The players whose disc may be sent home: the second visit has to be possible after the bribe."""
    at = seat * cards.KINDS + cards.FRANCS
    if state.goods[at] < effects.BRIBE:
        return []
    found: list[int] = []
    state.goods[at] -= effects.BRIBE
    for other in range(state.players):
        card = state.discs[other]
        if other == seat or card in (HOME, effects.HARBOUR_WATCH):
            continue
        if cards.ENTERABLE[card] and not effects.PROTECTED[card]:
            state.discs[other] = effects.DIVE_BAR if state.where[effects.DIVE_BAR] >= TOWN else HOME
            if can_complete(state, seat, card):
                found.append(other)
            state.discs[other] = card
    state.goods[at] += effects.BRIBE
    return found


def can_complete(state: HavreState, seat: int, card: int) -> bool:
    """Whether a seat can use a building straight away, or once it has bought it from the town, with all it then has."""
    if can_visit(state, seat, card, False):
        return True
    if not can_buy(state, seat, card):
        return False
    after = state.clone()
    buy(after, seat, card)
    return can_visit(after, seat, card, False)


class WatchTarget(Step[HavreState]):
    """Whose disc goes home (LH-DEC-HW)."""

    __slots__ = ()

    name: ClassVar[str] = "watch_target"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "a disc on the Harbour Watch, and a choice of discs to send home"

    def legal(self, state: HavreState) -> list[int]:
        return [FIRST_EVICT + other for other in targets(state, self.player)]

    def apply(self, state: HavreState, action: int) -> None:
        other = action - FIRST_EVICT
        card = state.discs[other]
        spend(state, self.player, cards.FRANCS, effects.BRIBE, other)
        send_home(state, other)
        state.push(WatchWindow(self.player, card))

    def fits(self, state: HavreState) -> bool:
        return state.discs[self.player] == effects.HARBOUR_WATCH and is_choice(state, self.legal(state))


class WatchWindow(Step[HavreState]):
    """Extra actions before the building is used, as long as it can still be used after them (LH-DEC-HW)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "watch_window"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (BUILDING,)
    needs: ClassVar[str] = "a building that can be used"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: HavreState) -> list[int]:
        seat = self.player
        legal: list[int] = []
        if can_visit(state, seat, self.card, False):
            legal.append(GO_ON_NOW)
        for action in extras(state, seat):
            after = state.clone()
            do_extra(after, seat, action)
            if can_complete(after, seat, self.card):
                legal.append(action)
        return legal

    def apply(self, state: HavreState, action: int) -> None:
        if action == GO_ON_NOW:
            visit(state, self.player, self.card, False)
        else:
            state.push(self)
            do_extra(state, self.player, action)

    def fits(self, state: HavreState) -> bool:
        return usable(state, self.card) and can_complete(state, self.player, self.card) and bool(self.legal(state))


def usable(state: HavreState, card: int) -> bool:
    """Whether a card is a building that can be entered by somebody."""
    return card < cards.BUILDINGS and cards.ENTERABLE[card] and state.where[card] >= TOWN


# The Construction Site.


class Site(Action):
    """A card of the own hand takes the place of the Site and is used at once (LH-BLDG-ConstructionSite)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        return True

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        state.push(SiteHand(seat))


class SiteHand(Step[HavreState]):
    """Which card of the hand is put in place (LH-DEC-SITE)."""

    __slots__ = ()

    name: ClassVar[str] = "site_hand"
    on: ClassVar[frozenset[str]] = VISITING
    needs: ClassVar[str] = "a disc on the Construction Site, and a hand"

    def legal(self, state: HavreState) -> list[int]:
        return [FIRST_PLACE + card - cards.FIRST_SPECIAL for card in state.hands[self.player]]

    def apply(self, state: HavreState, action: int) -> None:
        card = cards.FIRST_SPECIAL + action - FIRST_PLACE
        remove_from_match(state, effects.CONSTRUCTION_SITE)
        state.hands = [[other for other in hand if other != card] for hand in state.hands]
        if state.events is not None:
            state.events.append(events.SiteReplaced(self.player, cards.CARD_IDS[card]))
        turn_up(state, card)
        if usable(state, card):
            state.push(SiteWindow(self.player, card))

    def fits(self, state: HavreState) -> bool:
        return state.discs[self.player] == effects.CONSTRUCTION_SITE and len(state.hands) > 0


class SiteWindow(Step[HavreState]):
    """Extra actions before the new card is used, if it can be (LH-DEC-SITE)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "site_window"
    on: ClassVar[frozenset[str]] = VISITING
    declared: ClassVar[tuple[Field, ...]] = (BUILDING,)
    needs: ClassVar[str] = "a building that can be entered"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: HavreState) -> list[int]:
        return [GO_ON_NOW, *extras(state, self.player)]

    def apply(self, state: HavreState, action: int) -> None:
        if action != GO_ON_NOW:
            state.push(self)
            do_extra(state, self.player, action)
        elif can_visit(state, self.player, self.card, False):
            visit(state, self.player, self.card, False)

    def fits(self, state: HavreState) -> bool:
        return usable(state, self.card)


KINDS_OF_ACTION[effects.STAY] = Staying()
KINDS_OF_ACTION[effects.HAULAGE] = Haulage()
KINDS_OF_ACTION[effects.FLEA_MARKET] = FleaMarket()
KINDS_OF_ACTION[effects.PICKET] = Picket()
KINDS_OF_ACTION[effects.DRIVE] = Drive()
KINDS_OF_ACTION[effects.WATCH] = Watch()
KINDS_OF_ACTION[effects.SITE] = Site()
