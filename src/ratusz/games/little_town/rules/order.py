"""One path for one outcome: which steps of a turn a search can leave out, since another order has covered them.

Uses, gatherings and claims of a turn often lead to the same position in whatever order they are made. A search that
follows the steps in their numbering (claims, gatherings, uses) needs to try a lower step after a higher one only if the
higher one made a difference to it. The lower ones that it made none to are *asleep* until something does. Nothing
reachable is lost by that, and people are still offered everything. The technique is known as sleep sets.
"""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import END_TURN
from ratusz.games.little_town import cards
from ratusz.games.little_town.rules import actions
from ratusz.games.little_town.state import LittleTownState

# The bits of the steps: claims first, then gatherings, then uses by the place of the building in `near`.
FIRST_GATHERING: Final = cards.OBJECTIVES
FIRST_BUILDING: Final = cards.OBJECTIVES + 3
CLAIMS: Final = (1 << cards.OBJECTIVES) - 1
FICKLE: Final = cards.DOUBLE_FOOD | cards.NO_COINS | cards.MANY_COINS
"""The cards whose conditions a use or gathering can undo again."""


def sensible(state: LittleTownState, legal: list[int]) -> list[int]:
    """The legal actions without those asleep; also begins to remember what was offered here."""
    first = legal[0]
    if first != END_TURN and first >= actions.FIRST_BUILD:
        return legal  # A stage of a use or construction, or a feeding: there is only one order.
    offered = 0
    for action in legal:
        offered |= _bit(state, action)
    state.offered = offered
    state.asleep &= offered
    if state.asleep == 0:
        return legal
    return [action for action in legal if not state.asleep & _bit(state, action)]


def _bit(state: LittleTownState, action: int) -> int:
    """The bit of a step; 0 for what is always tried."""
    if action < actions.FIRST_GATHER:
        return 0
    if action < actions.FIRST_USE:
        return 1 << (FIRST_GATHERING + action - actions.FIRST_GATHER)
    if action < actions.FIRST_GIVE:
        return 1 << (FIRST_BUILDING + state.near.index(action - actions.FIRST_USE))
    if actions.FIRST_CLAIM <= action < actions.FIRST_FEED:
        return 1 << (action - actions.FIRST_CLAIM)
    return 0


def _lower(state: LittleTownState, bit: int) -> int:
    """What was asleep before this step or offered beside it with a lower number."""
    lower = (state.asleep | (state.offered & (bit - 1))) & ~bit
    state.offered = 0
    return lower


def note_claim(state: LittleTownState, card: int) -> None:
    """A claim changes nothing for other steps, but some steps could have made it impossible."""
    if state.offered:
        asleep = _lower(state, 1 << card)
        state.asleep = asleep & CLAIMS if (1 << card) & FICKLE else asleep


def note_other(state: LittleTownState) -> None:
    """Placing, building or ending: a card that can be claimed before and after is to be claimed before."""
    if state.offered:
        state.asleep = (state.asleep | state.offered) & CLAIMS
        state.offered = 0


def note_gathering(state: LittleTownState, place: int) -> None:
    """A gathered cube concerns the buildings that need or give its resource."""
    if not state.offered:
        return
    asleep = _lower(state, 1 << (FIRST_GATHERING + place))
    for index, square in enumerate(state.near):
        if cards.TOUCHES[state.tiles[square]] >> (cards.FIELD * place) & cards.AMOUNT:
            asleep &= ~(1 << (FIRST_BUILDING + index))
    state.asleep = asleep


def note_use(
    state: LittleTownState, square: int, own: int, bought: int, coins: int, rent: int, got: int, got_coins: int
) -> None:
    """After a use that was paid with own and bought cubes, coins and rent, see what it made a difference to."""
    if not state.offered:
        return
    tile = state.tiles[square]
    asleep = _lower(state, 1 << (FIRST_BUILDING + state.near.index(square)))
    for place in range(3):
        if cards.TOUCHES[tile] >> (cards.FIELD * place) & cards.AMOUNT:
            asleep &= ~(1 << (FIRST_GATHERING + place))
    full = tile != cards.SHOP and got == cards.OUTPUT[tile] and got_coins == cards.OUTPUT_COINS[tile]
    for index, other in enumerate(state.near):
        bit = 1 << (FIRST_BUILDING + index)
        if asleep & bit and not (full and _indifferent(state, other, own, bought, coins, rent, got, got_coins)):
            asleep &= ~bit
    state.asleep = asleep


def _indifferent(
    state: LittleTownState, square: int, own: int, bought: int, coins: int, rent: int, got: int, got_coins: int
) -> bool:
    """Whether using a building before the use just made comes to the same as using it after, however it is paid.

    The use just made brought all that it promises. Where supply or purse come near their end, the answer is no.
    """
    seat = state.active
    tile = state.tiles[square]
    need = cards.INPUT[tile]
    gives = cards.OUTPUT[tile]
    if tile == cards.SHOP or _share(own, gives) or _share(got, need):
        return False
    cubes = state.cubes[seat] + own - got
    supply = state.supply - own + got
    purse = state.coins[seat] + coins + rent - got_coins
    bank = state.bank - coins + got_coins
    fixed = cards.INPUT_COINS[tile] + (0 if state.owners[square] == seat else cards.RENT)
    bought_before = min(cards.count(need), (purse - fixed) // cards.CUBE_PRICE)
    bought_after = min(cards.count(need), (state.coins[seat] - fixed) // cards.CUBE_PRICE)
    return (
        state.coins[seat] >= fixed
        and bought_before == bought_after
        and cards.lacking(cubes, need) == cards.lacking(state.cubes[seat], need)
        and cards.lacking(supply, need) == cards.lacking(state.supply, need)
        and cards.enough(state.supply, gives)
        and cards.enough(cubes, own + need - cards.lacking(cubes, need))
        and purse >= fixed + cards.CUBE_PRICE * bought_before + coins + rent
        and cards.enough(supply, gives + bought + got)
        and min(bank, state.bank) >= cards.OUTPUT_COINS[tile] + got_coins
    )


def _share(some: int, others: int) -> bool:
    """Whether a resource is among both."""
    shared = False
    for place in range(4):
        if some >> (cards.FIELD * place) & cards.AMOUNT and others >> (cards.FIELD * place) & cards.AMOUNT:
            shared = True
    return shared
