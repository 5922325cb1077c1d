"""Payments with capital: which there are for a price, and which of them a hand misses least."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ratusz.games.craftsmen import cards


class Payment(NamedTuple):
    """Cards of a hand, one pile for each colour. Of two the smaller one is missed less."""

    loss: int
    """By how much the hand is worth less without them."""
    split: int
    """Of how many colours some cards go and others stay."""
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


NOTHING = Payment(0, 0, 0, 0, (), 0)


def with_part(payment: Payment, held: int, part: int) -> Payment:
    """The same payment with a part of the pile that is held of the next colour."""
    worth = cards.PILE_VALUE
    return Payment(
        payment.loss + worth[held] - worth[held - part],
        payment.split + (0 < part < held),
        payment.size + cards.PILE_SIZE[part],
        payment.printed + cards.PILE_PRINTED[part],
        (*payment.piles, part),
        payment.value + worth[part],
    )


def payments(hand: Sequence[int], price: int) -> list[Payment]:
    """All payments of a price without a superfluous card, from the one that is missed least (CR-PAY-4, CR-PAY-5).

    Colour by colour: what cannot reach the price any more, or is too much for it already, is not gone on with.
    """
    worth, margins = cards.PILE_VALUE, cards.PILE_MARGIN
    found = [(NOTHING, cards.UNLIMITED)]
    missing = price - sum(_most(held) for held in hand)
    for held in hand:
        missing += _most(held)
        found = [
            (with_part(payment, held, part), min(margin, margins[part]))
            for payment, margin in found
            for part in cards.PILE_PARTS[held]
            if missing <= payment.value + worth[part] < price + min(margin, margins[part])
        ]
    return sorted(payment for payment, _ in found)


@lru_cache(maxsize=32)
def cheapest(hand: tuple[int, ...]) -> dict[int, Payment]:
    """For each price that a hand can pay the payment that it misses least."""
    # By value, and by how much of it may be superfluous: of two that have both in common, what comes after is alike.
    found = {(0, cards.UNLIMITED): NOTHING}
    for held in hand:
        longer: dict[tuple[int, int], Payment] = {}
        for (_, margin), payment in found.items():
            for part in cards.PILE_PARTS[held]:
                more = with_part(payment, held, part)
                key = more.value, min(margin, cards.PILE_MARGIN[part])
                if key not in longer or more < longer[key]:
                    longer[key] = more
        found = longer
    best: dict[int, Payment] = {}
    for (value, margin), payment in found.items():
        for price in range(max(1, value - margin + 1), value + 1):
            if price not in best or payment < best[price]:
                best[price] = payment
    return best


def _most(held: int) -> int:
    return max(cards.PILE_VALUE[part] for part in cards.PILE_PARTS[held])
