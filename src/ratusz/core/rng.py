"""The one source of chance: a small generator that lives inside the state and is copied with it.

The algorithm is Chris Doty-Humphrey's *sfc32* (three 32-bit words and a counter). It was chosen because every
intermediate result fits a signed 64-bit integer, so that the interpreted and the compiled build agree to the bit
without relying on overflow.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
HIGHEST_BOUND: Final[i64] = 1 << 31
"""Beyond it the product in `below` would not fit 64 bits."""


class Rng:
    """A reproducible stream of random numbers.

    >>> rng = Rng.from_seed("7")
    >>> [rng.below(6) for _ in range(5)]
    [5, 4, 3, 5, 5]
    """

    __slots__ = ("a", "b", "c", "counter")

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def from_seed(seed: str) -> Rng:
        """The stream that belongs to a seed text: a SHA-256 fills the words.

        The prefix keeps it apart from the published hash of the seed, which must not give the words away.
        """
        digest = hashlib.sha256(b"ratusz-rng:" + seed.encode()).digest()
        return Rng(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
            1,
        )

    def next32(self) -> i64:
        """The next 32 random bits."""
        a, b, c, counter = self.a, self.b, self.c, self.counter
        result: i64 = (a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + result) & WORD
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (n from 1 to 2**31)."""
        bound: i64 = n
        if bound < 1 or bound > HIGHEST_BOUND:
            raise ValueError(f"A bound is a whole number from 1 to {HIGHEST_BOUND}, not {n}.")
        # Lemire's method: the high word of a product, redrawn where the low word would favour some results.
        product: i64 = self.next32() * bound
        if (product & WORD) < bound:
            floor: i64 = (WORD + 1 - bound) % bound
            while (product & WORD) < floor:
                product = self.next32() * bound
        return int(product >> 32)

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def split(self) -> Rng:
        """A new independent stream, drawn from this one."""
        return Rng(self.next32(), self.next32(), self.next32(), 1)

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def document(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]
