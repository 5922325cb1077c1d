"""Everything that can be done in Orléans, as blocks of numbered actions."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.actions import ActionSpace, Block
from ratusz.games.orleans import cards
from ratusz.games.orleans.state import FROM_MARKET, FROM_TOWER, laying

_DEEDS_WITH_POINTS: Final[list[int]] = [deed for deed in range(cards.DEEDS) if cards.DEED_POINTS[deed]]


def _numbers(lowest: int, highest: int) -> list[str]:
    return [str(number) for number in range(lowest, highest + 1)]


REMOVE: Final = Block("remove", cards.TILE_IDS)
PASS: Final = Block("pass")
DRAW: Final = Block("draw", _numbers(0, max(cards.ALLOWANCE)))
BATHE: Final = Block("bathe")
KEEP: Final = Block("keep", cards.KIND_IDS)
TAKE_BACK: Final = Block("take_back", cards.KIND_IDS, cards.GROUP_IDS)
TO_TOWER: Final = Block("to_tower", cards.KIND_IDS)
DONE: Final = Block("done")
PLACE: Final = Block("place", cards.KIND_IDS, cards.GROUP_IDS)
PLACE_FROM_TOWER: Final = Block("place_from_tower", cards.KIND_IDS, cards.GROUP_IDS)
PLACE_TECHNOLOGY: Final = Block("place_technology", cards.GROUP_IDS)
TAKE_BACK_TECHNOLOGY: Final = Block("take_back_technology", cards.GROUP_IDS)
USE: Final = Block("use", cards.PLACE_IDS)
RECRUIT: Final = Block("recruit", [cards.TYPE_IDS[kind] for kind in cards.VILLAGE_TYPES])
TAKE_TILE: Final = Block("take_tile", cards.TILE_IDS)
MOVE_MERCHANT: Final = Block("move_merchant", _numbers(1, cards.MOST_PLAYERS))
TRAVEL: Final = Block("travel", cards.EDGE_IDS)
TAKE: Final = Block("take", cards.GOOD_IDS[: cards.BREAD])
LEAVE: Final = Block("leave")
SEND: Final = Block("send", cards.TYPE_IDS, cards.DEED_IDS)
SEND_TO_DEVELOP: Final = Block("send_to_develop", cards.TYPE_IDS, [cards.DEED_IDS[deed] for deed in _DEEDS_WITH_POINTS])
STAY: Final = Block("stay")
PAY: Final = Block("pay", _numbers(1, cards.DEAREST_PHARMACY))
BAKE: Final = Block("bake", _numbers(1, cards.MOST_BAKED))
PAY_GOOD: Final = Block("pay_good", cards.GOOD_IDS)
ADVANCE: Final = Block("advance", [cards.TRACK_IDS[track] for track in cards.HIDING_TRACKS])
PROTECT: Final = Block("protect")
GIVE_FOOD: Final = Block("give_food", [cards.GOOD_IDS[good] for good in cards.FOODS])
GIVE_UP_STATION: Final = Block("give_up_station", cards.CITY_IDS)
GIVE_UP_UNBUILT: Final = Block("give_up_unbuilt_station")
GIVE_UP_FOLLOWER: Final = Block("give_up_follower")
GIVE_UP_DEVELOPMENT: Final = Block("give_up_development")
GIVE_UP_GOOD: Final = Block("give_up_good", cards.GOOD_IDS)
GIVE_UP_TILE: Final = Block("give_up_tile", cards.TILE_IDS)
GIVE_UP_TECHNOLOGY: Final = Block("give_up_technology")
GIVE_UP_PLACED: Final = Block("give_up_placed_technology", cards.PLACE_IDS)

SPACE: Final = ActionSpace(
    REMOVE,
    PASS,
    DRAW,
    BATHE,
    KEEP,
    TAKE_BACK,
    TO_TOWER,
    DONE,
    PLACE,
    PLACE_FROM_TOWER,
    PLACE_TECHNOLOGY,
    TAKE_BACK_TECHNOLOGY,
    USE,
    RECRUIT,
    TAKE_TILE,
    MOVE_MERCHANT,
    TRAVEL,
    TAKE,
    LEAVE,
    SEND,
    SEND_TO_DEVELOP,
    STAY,
    PAY,
    BAKE,
    PAY_GOOD,
    ADVANCE,
    PROTECT,
    GIVE_FOOD,
    GIVE_UP_STATION,
    GIVE_UP_UNBUILT,
    GIVE_UP_FOLLOWER,
    GIVE_UP_DEVELOPMENT,
    GIVE_UP_GOOD,
    GIVE_UP_TILE,
    GIVE_UP_TECHNOLOGY,
    GIVE_UP_PLACED,
)

# The numbers that the rules use all the time.
FIRST_REMOVE: Final[int] = REMOVE.offset
PASSING: Final[int] = PASS.offset
FIRST_DRAW: Final[int] = DRAW.offset
BATHING: Final[int] = BATHE.offset
FIRST_KEEP: Final[int] = KEEP.offset
FIRST_TAKE_BACK: Final[int] = TAKE_BACK.offset
FIRST_TO_TOWER: Final[int] = TO_TOWER.offset
BEING_DONE: Final[int] = DONE.offset
FIRST_TECHNOLOGY: Final[int] = PLACE_TECHNOLOGY.offset
FIRST_TECHNOLOGY_BACK: Final[int] = TAKE_BACK_TECHNOLOGY.offset
FIRST_USE: Final[int] = USE.offset
FIRST_RECRUIT: Final[int] = RECRUIT.offset
FIRST_TAKE_TILE: Final[int] = TAKE_TILE.offset
FIRST_MERCHANT: Final[int] = MOVE_MERCHANT.offset
FIRST_TRAVEL: Final[int] = TRAVEL.offset
FIRST_TAKE: Final[int] = TAKE.offset
LEAVING: Final[int] = LEAVE.offset
STAYING: Final[int] = STAY.offset
FIRST_PAY: Final[int] = PAY.offset
FIRST_BAKE: Final[int] = BAKE.offset
FIRST_PAY_GOOD: Final[int] = PAY_GOOD.offset
FIRST_ADVANCE: Final[int] = ADVANCE.offset
PROTECTING: Final[int] = PROTECT.offset
FIRST_GIVE_FOOD: Final[int] = GIVE_FOOD.offset
FIRST_STATION: Final[int] = GIVE_UP_STATION.offset
UNBUILT_STATION: Final[int] = GIVE_UP_UNBUILT.offset
FOLLOWER: Final[int] = GIVE_UP_FOLLOWER.offset
DEVELOPMENT: Final[int] = GIVE_UP_DEVELOPMENT.offset
FIRST_GOOD: Final[int] = GIVE_UP_GOOD.offset
FIRST_GIVEN_TILE: Final[int] = GIVE_UP_TILE.offset
UNPLACED_TECHNOLOGY: Final[int] = GIVE_UP_TECHNOLOGY.offset
FIRST_PLACED_TECHNOLOGY: Final[int] = GIVE_UP_PLACED.offset

DRAWINGS: Final[list[list[int]]] = [[DRAW.at(number) for number in range(most + 1)] for most in range(DRAW.size)]
"""The ways to draw at most so many followers."""


class Fitting:
    """Where followers of one kind can be placed: the last slots of the groups, and the actions, side by side.

    A group has room if and only if its last slot is empty. The actions are typed `Any`, so that the compiled build
    passes on these very objects instead of making new ones.
    """

    __slots__ = ("from_market", "from_tower", "slots")

    def __init__(self, kind: int, groups: list[int]) -> None:
        self.slots: list[int] = [cards.LAST_SLOT[group] for group in groups]
        self.from_market: list[Any] = [PLACE.at(kind, group) for group in groups]
        self.from_tower: list[Any] = [PLACE_FROM_TOWER.at(kind, group) for group in groups]


FITTINGS: Final[list[list[Fitting]]] = [
    [Fitting(kind, accepting[kind]) for kind in range(cards.KINDS)] for accepting in cards.ACCEPTING
]
"""For each set of substitutions and each kind where it can be placed."""


def _entries() -> list[int]:
    """For each action that lays something the entry of a plan it makes; -1 for all others."""
    entries = [-1] * SPACE.size
    for group in range(cards.GROUPS):
        if group in cards.TECHNOLOGY_GROUPS:
            entries[PLACE_TECHNOLOGY.at(group)] = group
        for kind in range(cards.KINDS):
            entries[PLACE.at(kind, group)] = laying(group, kind, FROM_MARKET)
            entries[PLACE_FROM_TOWER.at(kind, group)] = laying(group, kind, FROM_TOWER)
    return entries


ENTRY: Final[list[int]] = _entries()


class Way:
    """One thing a follower can do for a deed: which deed, and whether for development points."""

    __slots__ = ("actions", "deed", "develops")

    def __init__(self, deed: int, develops: bool, block: Block, place: int) -> None:
        self.deed = deed
        self.develops = develops
        self.actions: list[int] = [block.at(follower, place) for follower in range(cards.TYPES)]


def _ways() -> list[Way]:
    ways = []
    for deed in range(cards.DEEDS):
        ways.append(Way(deed, False, SEND, deed))
        if deed in _DEEDS_WITH_POINTS:
            ways.append(Way(deed, True, SEND_TO_DEVELOP, _DEEDS_WITH_POINTS.index(deed)))
    return ways


DEED_WAYS: Final[list[Way]] = _ways()
"""In the fixed order: by deed, coins before development (OR-SEQ-5)."""
