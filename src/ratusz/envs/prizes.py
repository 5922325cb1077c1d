"""What the seats of a match that is over are rewarded with, and which matches a seed stands for."""

from __future__ import annotations

from typing import Final

from ratusz.core.errors import BadOptions

REWARDS: Final = ["win", "zero_sum"]


def prizes(players: int, rewards: str) -> list[float]:
    """The reward for a victory that so many share, and first of all that for no victory.

    >>> prizes(3, "win")
    [0.0, 1.0, 0.5, 0.3333333333333333]
    >>> prizes(3, "zero_sum")
    [-0.5, 1.0, 0.25, 0.0]
    """
    check_choice("rewards", rewards, REWARDS)
    shares = [0.0, *(1 / winners for winners in range(1, players + 1))]
    others = players - 1
    return [(share * players - 1) / others for share in shares] if rewards == "zero_sum" and others else shares


def series_seed(first: str, number: int) -> str:
    """The seed of a match in the series that a seed begins.

    >>> series_seed("7", 0), series_seed("7", 3)
    ('7', '7/3')
    """
    return f"{first}/{number}" if number else first


def check_choice(name: str, value: str | None, choices: list[str] | list[str | None]) -> None:
    if value not in choices:
        raise BadOptions(f"'{name}' is one of {', '.join(map(str, choices))}, not {value!r:.60}.")
