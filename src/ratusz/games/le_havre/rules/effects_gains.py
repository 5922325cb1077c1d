"""Buildings where one simply takes something: Fishery, Colliery, Black Market, Arts Centre and many more."""

from __future__ import annotations

from ratusz.games.le_havre import effects
from ratusz.games.le_havre.cards import FISHERMEN, HAMMERS, KINDS, OFFER_KINDS, OFFERS, PRECONDITION
from ratusz.games.le_havre.rules.entering import KINDS_OF_ACTION, Action
from ratusz.games.le_havre.rules.goods import gain
from ratusz.games.le_havre.state import HOME, OWNED, HavreState


class Gaining(Action):
    """Take everything the building gives, in full (LH-MAIN-7)."""

    def possible(self, state: HavreState, seat: int, card: int) -> bool:
        needed = PRECONDITION[card]
        for place in range(0, len(needed), 2):
            if state.goods[seat * KINDS + needed[place]] < needed[place + 1]:
                return False
        if effects.GAINS[card]:
            return True
        return any(count(state, seat, counted) > 0 for counted in effects.COUNTED_GAINS[card])

    def begin(self, state: HavreState, seat: int, card: int) -> None:
        taken = effects.GAINS[card][:]
        for counted in effects.COUNTED_GAINS[card]:
            if counted[0] == effects.PER_EMPTY_OFFER:
                for space in range(OFFERS):
                    if state.offers[space] == 0:
                        taken += [OFFER_KINDS[space], counted[3]]
            else:
                amount = count(state, seat, counted) * counted[3]
                if amount:
                    taken += [counted[2], amount]
        for kind in range(KINDS):
            amount = 0
            for place in range(0, len(taken), 2):
                if taken[place] == kind:
                    amount += taken[place + 1]
            if amount:
                gain(state, seat, kind, amount)


def count(state: HavreState, seat: int, counted: list[int]) -> int:
    """How often a gain that depends on the position is taken."""
    what = counted[0]
    if what in (effects.PER_HAMMER, effects.PER_FISHERMAN):
        symbols = 0
        for card in state.owned[seat]:
            symbols += HAMMERS[card] if what == effects.PER_HAMMER else FISHERMEN[card]
        return min(symbols, counted[4]) if counted[4] else symbols
    if what == effects.PER_CATEGORY:
        return state.category_count(seat, counted[1])
    if what == effects.PER_EMPTY_OFFER:
        return state.offers.count(0)
    if what == effects.PER_VISITOR:
        visitors = 0
        for other in range(state.players):
            building = state.discs[other]
            if other != seat and building != HOME and state.where[building] == OWNED + seat:
                visitors += 1
        return visitors
    assert what == effects.PER_THREE_GOODS
    animals = 0
    for kind in range(KINDS):
        if counted[1] >> kind & 1:
            animals += state.goods[seat * KINDS + kind]
    return animals // 3


KINDS_OF_ACTION[effects.GAIN] = Gaining()
