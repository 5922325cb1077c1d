"""Extra actions: buying, selling, repaying loans, and those of single cards (LH-BUY-1 to LH-SELL-7, LH-LOAN-3)."""

from __future__ import annotations

from ratusz.games.le_havre import cards, effects, events
from ratusz.games.le_havre.cards import CARDS, FRANCS, KINDS, LOAN_REPAYMENT, PRICE
from ratusz.games.le_havre.rules.actions import FIRST_BUY, FIRST_EVICT, FIRST_REDEEM, FIRST_SELL, REPAY_LOAN
from ratusz.games.le_havre.rules.goods import gain, spend
from ratusz.games.le_havre.state import AFLOAT, HOME, OWNED, TOWN, HavreState, with_card


def extras(state: HavreState, seat: int) -> list[int]:
    """The extra actions of the active player (LH-TURN-2); nothing is bought in the final phase (LH-FINAL-1)."""
    legal: list[int] = []
    if can_repay(state, seat):
        legal.append(REPAY_LOAN)
    if state.pawned[seat] and state.goods[seat * KINDS + FRANCS] >= effects.PAWN_PRICE:
        for kind in range(cards.GOODS):
            if state.pawned[seat] >> kind & 1:
                legal.append(FIRST_REDEEM + kind)
    if state.where[effects.TOBACCO_FACTORY] == OWNED + seat:
        legal += evictions(state, seat)
    if not state.final:
        add_purchases(state, seat, legal)
    add_sales(state, seat, legal)
    return legal


def do_extra(state: HavreState, seat: int, action: int) -> None:
    """Carry out an extra action."""
    if action == REPAY_LOAN:
        repay(state, seat)
    elif FIRST_BUY <= action < FIRST_BUY + CARDS:
        buy(state, seat, action - FIRST_BUY)
    elif FIRST_SELL <= action < FIRST_SELL + CARDS:
        sell(state, seat, action - FIRST_SELL)
    elif action >= FIRST_REDEEM:
        redeem(state, seat, action - FIRST_REDEEM)
    else:
        send_home(state, action - FIRST_EVICT)


# Loans.


def can_repay(state: HavreState, seat: int) -> bool:
    return state.loans[seat] > 0 and state.goods[seat * KINDS + FRANCS] >= LOAN_REPAYMENT


def repay(state: HavreState, seat: int) -> None:
    """Give back one loan (LH-LOAN-3)."""
    state.goods[seat * KINDS + FRANCS] -= LOAN_REPAYMENT
    state.loans[seat] -= 1
    if state.events is not None:
        state.events.append(events.LoanRepaid(seat, LOAN_REPAYMENT))


# Buying.


def add_purchases(state: HavreState, seat: int, legal: list[int]) -> None:
    """Town buildings, tops of proposal stacks and of ship stacks that the seat can pay for (LH-BUY-1 to LH-BUY-4)."""
    francs = state.goods[seat * KINDS + FRANCS]
    traded = state.traded
    mark = CARDS * seat
    for card in state.owned[state.players]:
        if 0 <= PRICE[card] <= francs and (not traded or mark + card not in traded):
            legal.append(FIRST_BUY + card)
    for stack in state.stacks:
        if stack and 0 <= PRICE[stack[-1]] <= francs:
            legal.append(FIRST_BUY + stack[-1])
    for stack in state.ships:
        if stack and 0 <= PRICE[stack[-1]] <= francs and (not traded or mark + stack[-1] not in traded):
            legal.append(FIRST_BUY + stack[-1])


def can_buy(state: HavreState, seat: int, card: int) -> bool:
    """Whether a seat may buy a card that the town has."""
    if state.final or state.where[card] != TOWN or CARDS * seat + card in state.traded:
        return False
    return 0 <= PRICE[card] <= state.goods[seat * KINDS + FRANCS]


def buy(state: HavreState, seat: int, card: int) -> None:
    """Pay the town and take the card (LH-BUY-5)."""
    state.goods[seat * KINDS + FRANCS] -= PRICE[card]
    if state.events is not None:
        state.events.append(events.Bought(seat, cards.CARD_IDS[card], PRICE[card]))
    if cards.SHIP_TYPE[card] >= 0:
        state.ships[cards.SHIP_TYPE[card]] = state.ships[cards.SHIP_TYPE[card]][:-1]
    elif state.where[card] == TOWN:
        state.owned[state.players] = [other for other in state.owned[state.players] if other != card]
        send_all_home(state, card)
    else:
        take_from_stack(state, card)
    state.where[card] = OWNED + seat
    state.owned[seat] = with_card(state.owned[seat], card)
    state.traded = with_card(state.traded, CARDS * seat + card)


def take_from_stack(state: HavreState, card: int) -> None:
    """Take a card off the top of its proposal stack, if it lies on one (LH-BUILD-4)."""
    for index in range(len(state.stacks)):
        stack = state.stacks[index]
        if stack and stack[-1] == card:
            state.stacks[index] = stack[:-1]
            return


# Selling.


def add_sales(state: HavreState, seat: int, legal: list[int]) -> None:
    """What a seat may sell (LH-SELL-1, LH-SELL-4); of ships of one type and value only the first."""
    traded = state.traded
    mark = CARDS * seat
    afloat: list[int] = []
    for card in state.owned[seat]:
        if not cards.SELLABLE[card] or (traded and mark + card in traded):
            continue
        if card >= cards.BUILDINGS:
            worth = cards.SHIP_TYPE[card] * 100 + cards.VALUE[card]
            if worth in afloat:
                continue
            afloat.append(worth)
        legal.append(FIRST_SELL + card)


def can_sell(state: HavreState, seat: int) -> bool:
    """Whether a seat has anything to sell."""
    for card in state.owned[seat]:
        if cards.SELLABLE[card] and (not state.traded or CARDS * seat + card not in state.traded):
            return True
    return False


def sell(state: HavreState, seat: int, card: int) -> None:
    """Give a card to the town for half its value (LH-SELL-1 to LH-SELL-3)."""
    francs = cards.VALUE[card] // 2
    state.goods[seat * KINDS + FRANCS] += francs
    if state.events is not None:
        state.events.append(events.Sold(seat, cards.CARD_IDS[card], francs))
    state.owned[seat] = [other for other in state.owned[seat] if other != card]
    if cards.SHIP_TYPE[card] >= 0:
        state.ships[cards.SHIP_TYPE[card]] = [*state.ships[cards.SHIP_TYPE[card]], card]
        state.where[card] = AFLOAT
    else:
        state.owned[state.players] = with_card(state.owned[state.players], card)
        state.where[card] = TOWN
        send_all_home(state, card)
    state.traded = with_card(state.traded, CARDS * seat + card)


# Discs.


def send_all_home(state: HavreState, card: int) -> None:
    """A building changes owner: every disc on it goes home (LH-SELL-3), but for those the Dive Bar keeps (LH-Q-26)."""
    if card == effects.DIVE_BAR:
        return
    for seat in range(state.players):
        if state.discs[seat] == card:
            send_home(state, seat)


def send_home(state: HavreState, seat: int) -> None:
    """Send a disc home, or to the Dive Bar, where its player pays (LH-BLDG-DiveBar)."""
    building = state.discs[seat]
    bar = state.where[effects.DIVE_BAR] >= TOWN
    state.discs[seat] = effects.DIVE_BAR if bar else HOME
    if state.events is not None:
        state.events.append(events.DiscSentHome(seat, cards.CARD_IDS[building], bar))
    if bar:
        price = effects.DIVE_BAR_OWNER_PAYS if state.where[effects.DIVE_BAR] == OWNED + seat else effects.DIVE_BAR_PAY
        spend(state, seat, FRANCS, min(price, state.goods[seat * KINDS + FRANCS]))


def evictions(state: HavreState, seat: int) -> list[int]:
    """Whom the owner of the Tobacco Factory may send home from own buildings (LH-DEC-EVICT).

    Not from the Dive Bar, where a disc sent home would only stay and pay again without end.
    """
    legal: list[int] = []
    for other in range(state.players):
        card = state.discs[other]
        own = card not in (HOME, effects.DIVE_BAR) and state.where[card] == OWNED + seat
        if other != seat and own and not effects.PROTECTED[card]:
            legal.append(FIRST_EVICT + other)
    return legal


# The Pawnbroker's.


def redeem(state: HavreState, seat: int, kind: int) -> None:
    """Get a pawned good back (LH-DEC-PAWN)."""
    spend(state, seat, FRANCS, effects.PAWN_PRICE)
    pawned = state.pawned[:]
    pawned[seat] &= ~(1 << kind)
    state.pawned = pawned
    if state.events is not None:
        state.events.append(events.Redeemed(seat, cards.GOOD_IDS[kind]))
    gain(state, seat, kind, 1)
