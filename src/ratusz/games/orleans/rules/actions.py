"""Everything that can be done in Orléans, as blocks of numbered actions."""

from __future__ import annotations

from typing import Any, Final

from ratusz.core.actions import ActionSpace
from ratusz.games.orleans import cards
from ratusz.games.orleans.state import FROM_MARKET, FROM_TOWER, laying

_DEEDS_WITH_POINTS: Final[list[int]] = [deed for deed in range(cards.DEEDS) if cards.DEED_POINTS[deed]]


def _numbers(lowest: int, highest: int) -> list[str]:
    return [str(number) for number in range(lowest, highest + 1)]


SPACE: Final = ActionSpace("OR-ACTION-1")
FIRST_REMOVE: Final[int] = SPACE.add("remove", cards.TILE_IDS, rule="OR-VAR-Reduced")
PASSING: Final[int] = SPACE.add("pass", rule="OR-ACTION-2")
FIRST_DRAW: Final[int] = SPACE.add("draw", _numbers(0, max(cards.ALLOWANCE)), rule="OR-FOLLOW-2")
BATHING: Final[int] = SPACE.add("bathe", rule="OR-FOLLOW-7")
FIRST_KEEP: Final[int] = SPACE.add("keep", cards.KIND_IDS, rule="OR-PLACE-Bathhouse")
FIRST_TAKE_BACK: Final[int] = SPACE.add("take_back", cards.KIND_IDS, cards.GROUP_IDS, rule="OR-FOLLOW-5")
FIRST_TO_TOWER: Final[int] = SPACE.add("to_tower", cards.KIND_IDS, rule="OR-PLACE-GunpowderTower-1")
BEING_DONE: Final[int] = SPACE.add("done", rule="OR-PLAN-7")
SPACE.add("place", cards.KIND_IDS, cards.GROUP_IDS, rule="OR-PLAN-1")
SPACE.add("place_from_tower", cards.KIND_IDS, cards.GROUP_IDS, rule="OR-PLACE-GunpowderTower-2")
FIRST_TECHNOLOGY: Final[int] = SPACE.add("place_technology", cards.GROUP_IDS, rule="OR-PLAN-4")
FIRST_TECHNOLOGY_BACK: Final[int] = SPACE.add("take_back_technology", cards.GROUP_IDS, rule="OR-PLAN-7")
FIRST_USE: Final[int] = SPACE.add("use", cards.PLACE_IDS, rule="OR-ACTION-1")
FIRST_RECRUIT: Final[int] = SPACE.add(
    "recruit", [cards.TYPE_IDS[kind] for kind in cards.VILLAGE_TYPES], rule="OR-BOARD-Village"
)
FIRST_TAKE_TILE: Final[int] = SPACE.add("take_tile", cards.TILE_IDS, rule="OR-TRACK-Traders")
FIRST_MERCHANT: Final[int] = SPACE.add("move_merchant", _numbers(1, cards.MOST_PLAYERS), rule="OR-EXTRA-Court")
FIRST_TRAVEL: Final[int] = SPACE.add("travel", cards.EDGE_IDS, rule="OR-MOVE-1")
FIRST_TAKE: Final[int] = SPACE.add("take", cards.GOOD_IDS[: cards.BREAD], rule="OR-MOVE-2")
LEAVING: Final[int] = SPACE.add("leave", rule="OR-MOVE-2")
SPACE.add("send", cards.TYPE_IDS, cards.DEED_IDS, rule="OR-DEED-1")
SPACE.add("send_to_develop", cards.TYPE_IDS, [cards.DEED_IDS[deed] for deed in _DEEDS_WITH_POINTS], rule="OR-DEED-2")
STAYING: Final[int] = SPACE.add("stay", rule="OR-BOARD-TownHall-2")
FIRST_PAY: Final[int] = SPACE.add("pay", _numbers(1, cards.DEAREST_PHARMACY), rule="OR-PLACE-Pharmacy")
FIRST_BAKE: Final[int] = SPACE.add("bake", _numbers(1, cards.MOST_BAKED), rule="OR-EXTRA-Bakery")
FIRST_PAY_GOOD: Final[int] = SPACE.add("pay_good", cards.GOOD_IDS, rule="OR-EXTRA-Goldsmith")
FIRST_ADVANCE: Final[int] = SPACE.add(
    "advance", [cards.TRACK_IDS[track] for track in cards.HIDING_TRACKS], rule="OR-EXTRA-HidingPlace"
)
PROTECTING: Final[int] = SPACE.add("protect", rule="OR-PLACE-Sacristy")
FIRST_GIVE_FOOD: Final[int] = SPACE.add(
    "give_food", [cards.GOOD_IDS[good] for good in cards.FOODS], rule="OR-D-HARVEST"
)
FIRST_STATION: Final[int] = SPACE.add("give_up_station", cards.CITY_IDS, rule="OR-TORT-2")
UNBUILT_STATION: Final[int] = SPACE.add("give_up_unbuilt_station", rule="OR-TORT-2")
FOLLOWER: Final[int] = SPACE.add("give_up_follower", rule="OR-TORT-4")
DEVELOPMENT: Final[int] = SPACE.add("give_up_development", rule="OR-TORT-5")
FIRST_GOOD: Final[int] = SPACE.add("give_up_good", cards.GOOD_IDS, rule="OR-TORT-2")
FIRST_GIVEN_TILE: Final[int] = SPACE.add("give_up_tile", cards.TILE_IDS, rule="OR-TORT-7")
UNPLACED_TECHNOLOGY: Final[int] = SPACE.add("give_up_technology", rule="OR-TORT-2")
FIRST_PLACED_TECHNOLOGY: Final[int] = SPACE.add("give_up_placed_technology", cards.PLACE_IDS, rule="OR-TORT-9")

DRAWINGS: Final[list[list[int]]] = [
    [FIRST_DRAW + number for number in range(most + 1)] for most in range(max(cards.ALLOWANCE) + 1)
]
"""The ways to draw at most so many followers."""


class Fitting:
    """Where followers of one kind can be placed: the last slots of the groups, and the actions, side by side.

    A group has room if and only if its last slot is empty. The actions are typed `Any`, so that the compiled build
    passes on these very objects instead of making new ones.
    """

    __slots__ = ("from_market", "from_tower", "slots")

    def __init__(self, kind: int, groups: list[int]) -> None:
        self.slots: list[int] = [cards.LAST_SLOT[group] for group in groups]
        self.from_market: list[Any] = [SPACE.of("place").at(kind, group) for group in groups]
        self.from_tower: list[Any] = [SPACE.of("place_from_tower").at(kind, group) for group in groups]


FITTINGS: Final[list[list[Fitting]]] = [
    [Fitting(kind, accepting[kind]) for kind in range(cards.KINDS)] for accepting in cards.ACCEPTING
]
"""For each set of substitutions and each kind where it can be placed."""


def _entries() -> list[int]:
    """For each action that lays something the entry of a plan it makes; -1 for all others."""
    entries = [-1] * SPACE.size
    for group in range(cards.GROUPS):
        if group in cards.TECHNOLOGY_GROUPS:
            entries[FIRST_TECHNOLOGY + group] = group
        for kind in range(cards.KINDS):
            entries[SPACE.of("place").at(kind, group)] = laying(group, kind, FROM_MARKET)
            entries[SPACE.of("place_from_tower").at(kind, group)] = laying(group, kind, FROM_TOWER)
    return entries


ENTRY: Final[list[int]] = _entries()


class Way:
    """One thing a follower can do for a deed: which deed, and whether for development points."""

    __slots__ = ("actions", "deed", "develops")

    def __init__(self, deed: int, develops: bool, place: int) -> None:
        self.deed = deed
        self.develops = develops
        block = SPACE.of("send_to_develop" if develops else "send")
        self.actions: list[int] = [block.at(follower, place) for follower in range(cards.TYPES)]


def _ways() -> list[Way]:
    ways = []
    for deed in range(cards.DEEDS):
        ways.append(Way(deed, False, deed))
        if deed in _DEEDS_WITH_POINTS:
            ways.append(Way(deed, True, _DEEDS_WITH_POINTS.index(deed)))
    return ways


DEED_WAYS: Final[list[Way]] = _ways()
"""In the fixed order: by deed, coins before development (OR-SEQ-5)."""
