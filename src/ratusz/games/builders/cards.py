"""The cards of The Builders as typed tables, read once from `data.json`.

Cards are numbers: building cards 1 to 42 (machines are the last eight), worker cards 43 to 84, and machines once more
as the workers they become when finished, 85 to 92. Number 0 is no card.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ratusz.core.data import data_beside

DATA: Final[dict[str, Any]] = data_beside(__file__)
_CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
RESOURCES: Final[list[str]] = [resource["id"] for resource in DATA["resources"]]

_BUILDINGS: Final[list[dict[str, Any]]] = DATA["buildings"] + DATA["machines"]
_WORKERS: Final[list[dict[str, Any]]] = DATA["workers"]
_MACHINES: Final[list[dict[str, Any]]] = DATA["machines"]

BUILDING_IDS: Final[list[str]] = [card["id"] for card in _BUILDINGS]
WORKER_IDS: Final[list[str]] = [card["id"] for card in _WORKERS]
MACHINE_IDS: Final[list[str]] = [card["id"] for card in _MACHINES]
CREW_IDS: Final[list[str]] = WORKER_IDS + MACHINE_IDS
"""Everybody who can be sent to work."""

FIRST_BUILDING: Final = 1
FIRST_MACHINE: Final[int] = FIRST_BUILDING + len(BUILDING_IDS) - len(MACHINE_IDS)
FIRST_WORKER: Final[int] = FIRST_BUILDING + len(BUILDING_IDS)
FIRST_MACHINE_WORKER: Final[int] = FIRST_WORKER + len(WORKER_IDS)
CARDS: Final[int] = FIRST_MACHINE_WORKER + len(MACHINE_IDS)
"""One more than the highest card number."""

MACHINE_TO_WORKER: Final[int] = FIRST_MACHINE_WORKER - FIRST_MACHINE
"""What to add to a machine's building card to get the worker it becomes."""

CARD_IDS: Final[list[str]] = ["", *BUILDING_IDS, *WORKER_IDS, *MACHINE_IDS]
"""The id of each card number; a machine has the same id as building card and as worker."""

STARTING_COINS: Final[int] = _CONSTANTS["starting_coins"]
ROW_SIZE: Final[int] = _CONSTANTS["building_row_size"]
FREE_ACTIONS: Final[int] = _CONSTANTS["free_actions_per_turn"]
ACTION_PRICE: Final[int] = _CONSTANTS["extra_action_price"]
END_POINTS: Final[int] = _CONSTANTS["end_trigger_points"]
COINS_PER_POINT: Final[int] = _CONSTANTS["coins_per_point"]
COINS_TAKEN: Final[list[int]] = [0] + [step["coins"] for step in _CONSTANTS["take_coins"]]
"""The coins for taking with 0, 1, 2 and 3 actions."""


def names(cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [CARD_IDS[card] for card in cards]


def pack(amounts: dict[str, int]) -> int:
    """Four resource counts in one number, a byte each: adding numbers adds the counts."""
    packed = 0
    for place, resource in enumerate(RESOURCES):
        packed |= amounts[resource] << (8 * place)
    return packed


def unpack(packed: int) -> list[int]:
    """The counts of stone, wood, knowledge and tile."""
    return [(packed >> (8 * place)) & 0xFF for place in range(len(RESOURCES))]


_BORROW: Final[i64] = 0x80808080


def enough(produced: int, required: int) -> bool:
    """Whether each of the four packed counts is at least the required one.

    The top bit of each byte (no count comes near it) is lent to the subtraction and is gone where a count falls short.
    """
    have: i64 = produced
    need: i64 = required
    return ((have | _BORROW) - need) & _BORROW == _BORROW


def _by_number(first: int, values: list[int], last: int) -> list[int]:
    return [0] * first + values + [0] * (last - first - len(values))


REQUIRES: Final[list[int]] = _by_number(FIRST_BUILDING, [pack(card["requires"]) for card in _BUILDINGS], CARDS)
REWARD: Final[list[int]] = _by_number(FIRST_BUILDING, [card["coins"] for card in _BUILDINGS], CARDS)
POINTS: Final[list[int]] = _by_number(FIRST_BUILDING, [card["points"] for card in _BUILDINGS], CARDS)
PRODUCES: Final[list[int]] = _by_number(FIRST_WORKER, [pack(card["produces"]) for card in _WORKERS + _MACHINES], CARDS)
WAGE: Final[list[int]] = _by_number(
    FIRST_WORKER,
    [card["cost"] for card in _WORKERS] + [card["work_cost"] for card in _MACHINES],
    CARDS,
)
"""The coins to pay each time a worker is sent; nothing for machines."""

APPRENTICES: Final[list[int]] = [
    FIRST_WORKER + index for index, card in enumerate(_WORKERS) if card["type"] == "apprentice"
]
