"""The actions of Little Town and their numbers."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.actions import ActionSpace, Block
from ratusz.games.little_town import cards


def _amounts(highest: int) -> list[str]:
    return [str(amount) for amount in range(highest + 1)]


MOST_BOUGHT: Final[list[int]] = [
    max(cards.unpack(payment)[place] for payment in cards.COST + cards.INPUT + cards.PAIR_CUBES)
    for place in range(len(cards.RESOURCES))
]
"""The most cubes of each resource that any payment holds."""

PLACE: Final = Block("place", cards.SQUARE_IDS)
BUILD: Final = Block("build", cards.TILE_IDS[1:])
BUILD_ON: Final = Block("build_on", cards.SQUARE_IDS)
GATHER: Final = Block("gather", cards.RESOURCES[:3])
USE: Final = Block("use", cards.SQUARE_IDS)
GIVE: Final = Block("give", cards.PAIR_IDS)
TAKE: Final = Block("take", cards.PAIR_IDS)
BUY: Final = Block("buy", *(_amounts(most) for most in MOST_BOUGHT))
"""How many cubes of a payment are bought: wood, stone, fish, wheat."""
CLAIM: Final = Block("claim", cards.OBJECTIVE_IDS)
FEED: Final = Block("feed", _amounts(cards.MOST_WORKERS))
"""How many workers are fed with fish."""
BUY_FOOD: Final = Block("buy_food", _amounts(cards.MOST_WORKERS))
"""How many workers are fed with bought food."""
SPACE: Final = ActionSpace(PLACE, BUILD, BUILD_ON, GATHER, USE, GIVE, TAKE, BUY, CLAIM, FEED, BUY_FOOD)

FIRST_PLACE: Final[int] = PLACE.offset
FIRST_BUILD: Final[int] = BUILD.offset
FIRST_BUILD_ON: Final[int] = BUILD_ON.offset
FIRST_GATHER: Final[int] = GATHER.offset
FIRST_USE: Final[int] = USE.offset
FIRST_GIVE: Final[int] = GIVE.offset
FIRST_TAKE: Final[int] = TAKE.offset
FIRST_BUY: Final[int] = BUY.offset
FIRST_CLAIM: Final[int] = CLAIM.offset
FIRST_FEED: Final[int] = FEED.offset
FIRST_BUY_FOOD: Final[int] = BUY_FOOD.offset

BUILDING: Final[list[Any]] = [0, *range(FIRST_BUILD, FIRST_BUILD_ON)]
"""BUILDING[tile] is the action of building it. Typed `Any`, so that the compiled build passes on these very objects."""
PUTTING: Final[list[Any]] = [0, *range(FIRST_BUILD_ON, FIRST_GATHER)]
"""PUTTING[place] is the action of building on the square on which the action `place` puts a worker."""

BOUGHT: Final[list[int]] = [
    sum(amount << (cards.FIELD * place) for place, amount in enumerate(BUY.indices(FIRST_BUY + number)))
    for number in range(BUY.size)
]
"""The cubes of each action of buying, packed."""


def buying(wood: int, stone: int, fish: int, wheat: int) -> int:
    """The action of buying so many cubes of a payment."""
    number = wood * (MOST_BOUGHT[1] + 1) + stone
    number = number * (MOST_BOUGHT[2] + 1) + fish
    return FIRST_BUY + number * (MOST_BOUGHT[3] + 1) + wheat
