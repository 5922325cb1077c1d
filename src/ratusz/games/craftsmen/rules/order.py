"""One path for one outcome: which actions of a turn a search can leave out, since another order has covered them.

Laying markers on icons, one labour point after the other, mostly leads to the same position in whatever order it is
done; so do two cards built at the two ends of an estate, and all raw materials look alike on the fair. A search that
follows the actions in their numbering needs to try a lower one after a higher one only if the higher one made a
difference to it. The lower ones that it made none to are *asleep* until something does. Nothing that can be reached is
lost by that, and people are still offered everything. The technique is known as sleep sets.
"""

from __future__ import annotations

from typing import Final

from ratusz.games.craftsmen.cards import FIRST_EXTENDED, KIND_OF
from ratusz.games.craftsmen.rules import actions
from ratusz.games.craftsmen.state import NOTHING, CraftsmenState

NOWHERE: Final = -1
"""The fair, where other actions have a building."""


def sensible(state: CraftsmenState, legal: list[int]) -> list[int]:
    """The legal actions without those asleep; also begins to remember what was offered here."""
    if len(legal) < 2:
        return legal
    first = legal[0]
    if first != actions.DECLINE:
        if actions.FIRST_TO_FAIR <= first < actions.FIRST_DOUBLE_TO_FAIR:
            return _second(state, legal)
        return legal
    second = legal[1]
    if actions.FIRST_BUILD <= second < actions.FIRST_BUY:
        state.offered = legal
        return [action for action in legal if action not in state.asleep] if state.asleep else legal
    if second < actions.FIRST_TO_FAIR or second >= actions.STORE_GOOD:
        return legal
    offered = _one_to_fair(legal)
    state.offered = offered
    if not state.asleep:
        return offered
    state.asleep = [action for action in state.asleep if action in offered]
    return [action for action in offered if action not in state.asleep]


def _second(state: CraftsmenState, legal: list[int]) -> list[int]:
    """What to try as the second raw material; if that came first in another order, it does not matter what."""
    return [action for action in _one_to_fair(legal) if action not in state.twins] or legal[:1]


def _one_to_fair(legal: list[int]) -> list[int]:
    """The actions with at most one raw material for the fair, and one with the privilege."""
    found: list[int] = []
    fair = False
    double = False
    for action in legal:
        if actions.FIRST_TO_FAIR <= action < actions.FIRST_RAW:
            if fair:
                continue
            fair = True
        elif actions.FIRST_DOUBLE_TO_FAIR <= action < actions.FIRST_DOUBLE:
            if double:
                continue
            double = True
        found.append(action)
    return found


def note_build(state: CraftsmenState, action: int) -> None:
    """What can be laid to the left before a card is laid to the right is to be laid before."""
    if state.offered:
        if (action - actions.FIRST_BUILD) % 2:
            state.asleep = [
                left for left in state.offered if left != actions.DECLINE and (left - actions.FIRST_BUILD) % 2 == 0
            ]
        state.offered = NOTHING


def note_work(state: CraftsmenState, seat: int, action: int) -> None:
    """After a labour point was spent, keep asleep what it makes no difference to."""
    if not state.offered:
        return
    end = min(action, actions.FIRST_MAKE)
    asleep = [lower for lower in state.offered if actions.FIRST_TO_FAIR <= lower < end]
    asleep += [earlier for earlier in state.asleep if earlier not in asleep]
    if actions.FIRST_DOUBLE_TO_FAIR <= action < actions.FIRST_TRADE:
        # Whether there is room for the second raw material may depend on a trade before.
        state.twins = [
            single(double)
            for double in state.offered
            if actions.FIRST_DOUBLE_TO_FAIR <= double < action and _indifferent(state, seat, double, action)
        ]
        asleep = [other for other in asleep if other < actions.FIRST_DOUBLE_TO_FAIR]
    else:
        asleep = [other for other in asleep if other < actions.FIRST_DOUBLE_TO_FAIR or other >= actions.FIRST_TRADE]
    state.asleep = [other for other in asleep if _indifferent(state, seat, other, action)]
    state.offered = NOTHING


def note_second(state: CraftsmenState, seat: int, action: int) -> None:
    """The second raw material of a labour point may make a difference too."""
    if state.asleep:
        state.asleep = [other for other in state.asleep if _indifferent(state, seat, other, action)]
    state.twins = NOTHING


def single(action: int) -> int:
    """The action that brings the same raw material to the same place without the privilege."""
    return action - (actions.TO_DOUBLE if action >= actions.FIRST_DOUBLE else actions.TO_DOUBLE_AT_FAIR)


def _indifferent(state: CraftsmenState, seat: int, one: int, other: int) -> bool:
    """Whether laying a marker comes to the same before and after another action.

    Cards of one kind with the same markers are offered once, so buildings of which there are several depend on all
    that is done with one of them.
    """
    card = _building(one)
    if card == NOWHERE:
        return True
    touched = _building(other)
    if touched != NOWHERE and KIND_OF[card] == KIND_OF[touched] and (card != touched or other >= actions.FIRST_MAKE):
        return False
    several = 0
    for built in state.estates[seat]:
        if KIND_OF[built] == KIND_OF[card]:
            several += 1
    return several == 1


def _building(action: int) -> int:
    """The building that an action of the crafts guild is about."""
    if action >= actions.FIRST_MAKE:
        return FIRST_EXTENDED + action - actions.FIRST_MAKE
    if actions.FIRST_DOUBLE_TO_FAIR <= action < actions.FIRST_DOUBLE or action < actions.FIRST_RAW:
        return NOWHERE
    base = actions.FIRST_RAW
    if action >= actions.FIRST_TRADE:
        base = actions.FIRST_TRADE
    elif action >= actions.FIRST_DOUBLE:
        base = actions.FIRST_DOUBLE
    return FIRST_EXTENDED + (action - base) % actions.WORKSHOPS
