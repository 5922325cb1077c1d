"""Payments with capital: which there are for a price, and which of them a hand misses least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ratusz.games.craftsmen import cards


class Payment(NamedTuple):
    """Cards of a hand, one pile for each colour. Of two the smaller one is missed less."""

    loss: int
    """By how much the hand is worth less without them."""
    size: int
    printed: int
    piles: tuple[int, ...]
    value: int

    @property
    def kinds(self) -> list[int]:
        """The types of the cards, in their order."""
        return [
            colour * cards.VALUES + place
            for colour, pile in enumerate(self.piles)
            for place, count in enumerate(cards.PILE_COUNTS[pile])
            for _ in range(count)
        ]


def selections(hand: Sequence[int]) -> Iterator[tuple[Payment, range]]:
    """All that can be taken from a hand, and the prices it pays without a superfluous card (CR-PAY-4, CR-PAY-5)."""
    worth = cards.PILE_VALUE
    for piles in product(*(cards.PILE_PARTS[pile] for pile in hand)):
        value = sum([worth[pile] for pile in piles])
        margin = min([cards.PILE_MARGIN[pile] for pile in piles])
        loss = sum([worth[held] - worth[held - pile] for held, pile in zip(hand, piles, strict=True)])
        size = sum([cards.PILE_SIZE[pile] for pile in piles])
        printed = sum([cards.PILE_PRINTED[pile] for pile in piles])
        yield Payment(loss, size, printed, piles, value), range(max(1, value - margin + 1), value + 1)


def payments(hand: Sequence[int], price: int) -> list[Payment]:
    """All payments of a price, from the one that is missed least."""
    return sorted(payment for payment, prices in selections(hand) if price in prices)


@lru_cache(maxsize=32)
def cheapest(hand: tuple[int, ...]) -> dict[int, Payment]:
    """For each price that a hand can pay the payment that it misses least."""
    best: dict[int, Payment] = {}
    for payment, prices in selections(hand):
        for price in prices:
            if price not in best or payment < best[price]:
                best[price] = payment
    return best
