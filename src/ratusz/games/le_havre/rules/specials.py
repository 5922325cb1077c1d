"""Special cards as they are turned up: most become town buildings, some have a rule of their own (LH-END-6)."""

from __future__ import annotations

from ratusz.core.state import NOBODY
from ratusz.games.le_havre import events
from ratusz.games.le_havre.cards import CARD_IDS, NUMBER
from ratusz.games.le_havre.effects import CONSTRUCTION_SITE, DUNNY, RATTLETRAP, SITE_HAND, STADIUM
from ratusz.games.le_havre.state import BOX, IN_HAND, STACKED, TOWN, WAITING, HavreState, with_card


def reveal_special(state: HavreState) -> None:
    """Turn up the top card of the special stack, if there is one."""
    if not state.specials:
        return
    card = state.specials[-1]
    state.specials = state.specials[:-1]
    state.known = [forget_top(known, card) for known in state.known]
    if state.events is not None:
        state.events.append(events.SpecialRevealed(NOBODY, CARD_IDS[card]))
    turn_up(state, card)


def forget_top(known: list[int], card: int) -> list[int]:
    """What one knows about the new top when a card was turned up; it resolves a pair (LH-HID-6)."""
    if not known:
        return known
    if known[0] == 1:
        return [1, *known[2:]] if len(known) > 2 else []
    others = [other for other in known[1:] if other != card]
    return [1, *others] if others else []


def turn_up(state: HavreState, card: int) -> None:
    """Put a special card where it belongs."""
    if card in (STADIUM, RATTLETRAP):
        state.where[card] = WAITING
        return
    if card == DUNNY and any(state.stacks):
        place_dunny(state)
        return
    state.where[card] = TOWN
    state.owned[state.players] = with_card(state.owned[state.players], card)
    if card == CONSTRUCTION_SITE:
        deal_hands(state)


def place_dunny(state: HavreState) -> None:
    """On the proposal stack whose top card has the highest number (LH-BLDG-Dunny)."""
    best = -1
    for index in range(len(state.stacks)):
        stack = state.stacks[index]
        if stack and (best < 0 or NUMBER[stack[-1]] > NUMBER[state.stacks[best][-1]]):
            best = index
    state.stacks[best] = [*state.stacks[best], DUNNY]
    state.where[DUNNY] = STACKED


def deal_hands(state: HavreState) -> None:
    """Deal each player three unused special cards in secret (LH-BLDG-ConstructionSite)."""
    unused = [card for card in state.pool if state.where[card] == BOX]
    state.rng.shuffle(unused)
    hands: list[list[int]] = []
    if state.events is not None:
        state.events.append(events.HandsDealt(NOBODY, SITE_HAND))
    for seat in range(state.players):
        hand = sorted(unused[seat * SITE_HAND : (seat + 1) * SITE_HAND])
        for card in hand:
            state.where[card] = IN_HAND
        hands.append(hand)
        if state.events is not None:
            state.events.append(events.HandSeen(seat, CARD_IDS[hand[0]], CARD_IDS[hand[1]], CARD_IDS[hand[2]]))
    state.hands = hands
