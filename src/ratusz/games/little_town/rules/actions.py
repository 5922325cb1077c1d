"""The actions of Little Town and their numbers."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.actions import ActionSpace
from ratusz.games.little_town import cards


def _amounts(highest: int) -> list[str]:
    return [str(amount) for amount in range(highest + 1)]


MOST_BOUGHT: Final[list[int]] = [
    max(cards.unpack(payment)[place] for payment in cards.COST + cards.INPUT + cards.PAIR_CUBES)
    for place in range(len(cards.RESOURCES))
]
"""The most cubes of each resource that any payment holds."""

SPACE: Final = ActionSpace("LT-TURN-5")
FIRST_PLACE: Final[int] = SPACE.add("place", cards.SQUARE_IDS, rule="LT-WORK-1")
FIRST_BUILD: Final[int] = SPACE.add("build", cards.TILE_IDS[1:], rule="LT-BUILD-2")
FIRST_BUILD_ON: Final[int] = SPACE.add("build_on", cards.SQUARE_IDS, rule="LT-BUILD-4")
FIRST_GATHER: Final[int] = SPACE.add("gather", cards.RESOURCES[:3], rule="LT-WORK-5")
FIRST_USE: Final[int] = SPACE.add("use", cards.SQUARE_IDS, rule="LT-USE-1")
FIRST_GIVE: Final[int] = SPACE.add("give", cards.PAIR_IDS, rule="LT-DEC-5")
FIRST_TAKE: Final[int] = SPACE.add("take", cards.PAIR_IDS, rule="LT-DEC-5")
FIRST_BUY: Final[int] = SPACE.add("buy", *(_amounts(most) for most in MOST_BOUGHT), rule="LT-COIN-2")
"""How many cubes of a payment are bought: wood, stone, fish, wheat."""
FIRST_CLAIM: Final[int] = SPACE.add("claim", cards.OBJECTIVE_IDS, rule="LT-OBJ-1")
FIRST_FEED: Final[int] = SPACE.add("feed", _amounts(cards.MOST_WORKERS), rule="LT-EOR-5")
"""How many workers are fed with fish."""
FIRST_BUY_FOOD: Final[int] = SPACE.add("buy_food", _amounts(cards.MOST_WORKERS), rule="LT-EOR-12")
"""How many workers are fed with bought food."""

BUILDING: Final[list[Any]] = [0, *range(FIRST_BUILD, FIRST_BUILD_ON)]
"""BUILDING[tile] is the action of building it. Typed `Any`, so that the compiled build passes on these very objects."""
PUTTING: Final[list[Any]] = [0, *range(FIRST_BUILD_ON, FIRST_GATHER)]
"""PUTTING[place] is the action of building on the square on which the action `place` puts a worker."""

BOUGHT: Final[list[int]] = [
    sum(amount << (cards.FIELD * place) for place, amount in enumerate(SPACE.of("buy").indices(action)))
    for action in range(FIRST_BUY, FIRST_CLAIM)
]
"""The cubes of each action of buying, packed."""


def buying(wood: int, stone: int, fish: int, wheat: int) -> int:
    """The action of buying so many cubes of a payment."""
    number = wood * (MOST_BOUGHT[1] + 1) + stone
    number = number * (MOST_BOUGHT[2] + 1) + fish
    return FIRST_BUY + number * (MOST_BOUGHT[3] + 1) + wheat
