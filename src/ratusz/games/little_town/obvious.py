"""Which answers everybody gives in Little Town, and which ones throw something away."""

from __future__ import annotations

from typing import Final

from ratusz.core.actions import END_TURN
from ratusz.games.little_town import cards
from ratusz.games.little_town.cards import AMOUNT, FIELD
from ratusz.games.little_town.rules import actions, payments
from ratusz.games.little_town.rules.objectives import claimable, suspected
from ratusz.games.little_town.rules.round_end import FEEDING, WINDOW_2, Feed, Window
from ratusz.games.little_town.rules.turn import PayCost
from ratusz.games.little_town.rules.work import Close, Pay, Work
from ratusz.games.little_town.state import LittleTownState

A_CHOICE: Final = -1
"""There is something to choose."""

OF_A_TURN: Final = (
    cards.TWO_TYPES | cards.FRESH_CUBE | cards.FOUR_USES | cards.TWO_SCORES | cards.FIVE_CUBES | cards.NO_COINS
)
"""The cards whose conditions end with a turn (LT-OBJ-7, LT-OBJ-8), or with the next rent."""


def obvious(state: LittleTownState, seat: int) -> int:
    """Gather and use for free what is at hand, pay with what one has, show what is finished, eat up at the very end.

    But for the cards to be shown this hangs on nothing that only the seat knows: what is asked of one seat and not of
    another would tell which cards they hold (LT-HID-5). Who wants to get rid of coins takes back and pays otherwise.
    """
    step = state.steps[-1]
    if isinstance(step, PayCost):
        return _payment(state, seat, cards.COST[step.tile])
    if isinstance(step, Pay):
        given = cards.PAIR_CUBES[step.given] if step.given >= 0 else cards.INPUT[state.tiles[step.square]]
        return _payment(state, seat, given)
    if isinstance(step, Work):
        return _work(state, seat)
    if isinstance(step, Close | Window):
        return _claim(claimable(state, seat))
    if isinstance(step, Feed) and state.round == cards.ROUNDS:
        return state.answers[seat][-1]  # Food is worth nothing any more, and hunger costs more than coins are worth.
    return A_CHOICE


def _payment(state: LittleTownState, seat: int, due: int) -> int:
    """Own cubes first: coins buy the same cubes later, and are points. Only food is another matter: workers want it."""
    lack = cards.lacking(state.cubes[seat], due)
    food = cards.unpack(state.cubes[seat] - due + lack)
    eaten = cards.unpack(due - lack)
    hungry = food[cards.FISH] + food[cards.WHEAT] < cards.WORKERS[state.players]
    if hungry and eaten[cards.FISH] + eaten[cards.WHEAT]:
        return A_CHOICE
    wood, stone, fish, wheat = cards.unpack(lack)
    paying = actions.buying(wood, stone, fish, wheat)
    return paying if paying in state.answers[seat] else A_CHOICE


def _work(state: LittleTownState, seat: int) -> int:
    near = [square for place, square in enumerate(state.near) if not state.used >> place & 1]
    for place in range(3):
        gathering = actions.FIRST_GATHER + place
        if gathering in state.answers[seat] and _no_reason_to_wait(state, near, place):
            return gathering
    return next((actions.FIRST_USE + square for square in near if _free(state, seat, near, square)), A_CHOICE)


def _no_reason_to_wait(state: LittleTownState, near: list[int], place: int) -> bool:
    """Whether a cube is as well gathered now as after a use.

    Only between a building that gives such cubes and another that returns some to the supply the order makes a
    difference, and where many buildings can be used, as one that gives the last cube counts among them.
    """
    gives, takes = False, False
    for square in near:
        tile = state.tiles[square]
        gives = gives or tile == cards.SHOP or cards.OUTPUT[tile] >> (FIELD * place) & AMOUNT > 0
        takes = takes or tile == cards.SHOP or cards.INPUT[tile] >> (FIELD * place) & AMOUNT > 0
    return not gives or not (takes or len(state.near) >= cards.BUILDINGS_TO_USE)


def _free(state: LittleTownState, seat: int, near: list[int], square: int) -> bool:
    """Whether a building costs nothing, and gives all it has however the others are used."""
    tile = state.tiles[square]
    if not _gratis(state, seat, square) or (cards.OUTPUT_COINS[tile] and suspected(state, seat) & cards.NO_COINS):
        return False
    wanted = state.open
    for other in near:
        wanted += cards.TOUCHES[state.tiles[other]]
    scarce = cards.types_of(cards.lacking(state.supply, wanted))
    coins = sum(cards.OUTPUT_COINS[state.tiles[other]] for other in near)
    return not scarce & cards.types_of(cards.OUTPUT[tile]) and (not cards.OUTPUT_COINS[tile] or coins <= state.bank)


def _gratis(state: LittleTownState, seat: int, square: int) -> bool:
    """Whether a building is one's own, takes nothing and can be used."""
    tile = state.tiles[square]
    takes = payments.rent(state, seat, square) or cards.INPUT[tile] or cards.INPUT_COINS[tile] or tile == cards.SHOP
    return not takes and payments.usable(state, seat, square)


def _claim(claims: int) -> int:
    """The finished card that is worth most."""
    found = [card for card in range(cards.OBJECTIVES) if claims >> card & 1]
    return actions.FIRST_CLAIM + max(found, key=lambda card: cards.OBJECTIVE_POINTS[card]) if found else A_CHOICE


def costly(state: LittleTownState, seat: int) -> dict[int, str]:
    """To end with a card unshown that cannot be shown later, or with an own building unused that costs nothing."""
    step = state.steps[-1]
    if END_TURN not in state.answers[seat]:
        return {}
    if claimable(state, seat) & _lapsing(state, step):
        return {END_TURN: "claim"}
    left = [square for place, square in enumerate(state.near) if not state.used >> place & 1]
    if isinstance(step, Work) and any(_gratis(state, seat, square) for square in left):
        return {END_TURN: "use"}
    return {}


def _lapsing(state: LittleTownState, step: object) -> int:
    """The cards that may not be claimable any more at the next chance."""
    if not isinstance(step, Window):
        return OF_A_TURN
    if step.stage == WINDOW_2:
        return cards.DOUBLE_FOOD
    if step.stage != FEEDING:
        return 0
    return (1 << cards.OBJECTIVES) - 1 if state.round == cards.ROUNDS else cards.ALL_FISH | cards.NO_COINS
