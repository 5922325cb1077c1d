"""Who sits where in a series of matches, so that no bot owes its result to its seats.

With as many bots as seats every order occurs; with more bots every choice of them in every order; with fewer every way
to fill the seats with all of them. Seatings come in rotations, each bot going once through every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations, product

Seating = tuple[int, ...]
"""For each seat the number of its bot."""


def seatings(bots: int, players: int) -> list[Seating]:
    """All seatings, rotation by rotation.

    >>> seatings(2, 3)
    [(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    found: dict[Seating, None] = {}
    for seating in _distinct(bots, players):
        if seating not in found:
            found.update(dict.fromkeys(_rotations(seating)))
    return list(found)


def _distinct(bots: int, players: int) -> Iterator[Seating]:
    if bots >= players:
        yield from permutations(range(bots), players)
    else:
        yield from (filling for filling in product(range(bots), repeat=players) if len(set(filling)) == bots)


def _rotations(seating: Seating) -> list[Seating]:
    """The seating and what it becomes when everybody moves on by a seat, without repetition."""
    return list(dict.fromkeys(seating[turn:] + seating[:turn] for turn in range(len(seating))))


def series(bots: int, players: int, matches: int) -> Iterator[tuple[int, Seating]]:
    """For each match the number of its deal and its seating: a deal is played by a whole rotation, then the next."""
    yield from islice(_endless(_by_rotation(bots, players)), matches)


def _by_rotation(bots: int, players: int) -> list[list[Seating]]:
    rotations: list[list[Seating]] = []
    for seating in seatings(bots, players):
        if not rotations or seating not in _rotations(rotations[-1][0]):
            rotations.append([])
        rotations[-1].append(seating)
    return rotations


def _endless(rotations: list[list[Seating]]) -> Iterator[tuple[int, Seating]]:
    deal = 0
    while True:
        for rotation in rotations:
            yield from ((deal, seating) for seating in rotation)
            deal += 1
