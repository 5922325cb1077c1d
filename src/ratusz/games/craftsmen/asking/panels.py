"""How payments, discards, investments, products and looked-at cards are put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ratusz.core.form import Form, Gain, Row, Tally, Ways
from ratusz.games.craftsmen import cards
from ratusz.games.craftsmen.asking.chains import chains
from ratusz.games.craftsmen.asking.payments import NOTHING, Payment, payments, with_part
from ratusz.games.craftsmen.rules.actions import ENDS
from ratusz.games.craftsmen.rules.capital import Discard, Pay
from ratusz.games.craftsmen.rules.notary import LayOut
from ratusz.games.craftsmen.state import CraftsmenState


def panel(state: CraftsmenState, seat: int) -> Form | Ways | None:
    step = state.steps[-1]
    make = PANELS.get(step.name)
    return make(state, step) if make else None


# Payments.


def _ways(state: CraftsmenState, step: Pay) -> Ways:
    """All payments that go on from what is laid down, the one first that the hand misses least (CR-PAY-5).

    What each is worth can be looked up in the `sets` of the view.
    """
    laid = state.paid
    held = enumerate(state.piles_with_paid(step.player))
    usable = [pile if step.colours >> colour & 1 else 0 for colour, pile in held]
    found = [payment for payment in payments(usable, step.price) if payment.kinds[: len(laid)] == laid]
    return Ways([[f"pay {cards.CAPITAL_IDS[kind]}" for kind in payment.kinds[len(laid) :]] for payment in found])


# Discards.


def _discards(state: CraftsmenState, step: Discard) -> Form:
    """So many cards, in the order of their types."""
    hand = state.piles(step.player)
    kinds = [kind for kind in range(step.lowest, cards.TYPES) if _count(hand, kind)]
    rows = [Row(f"discard {cards.CAPITAL_IDS[kind]}", _count(hand, kind), 0, _count(hand, kind)) for kind in kinds]
    missed = _least_missed(hand, step.count, step.lowest)
    return Form(
        rows,
        [Tally("count", [1] * len(rows), step.count, step.count)],
        proposals=[[_count(missed.piles, kind) for kind in kinds]],
    )


def _count(piles: Sequence[int], kind: int) -> int:
    return cards.PILE_COUNTS[piles[cards.COLOUR_OF[kind]]][kind % cards.VALUES]


def _least_missed(hand: Sequence[int], count: int, lowest: int) -> Payment:
    """So many cards, none of a type before the lowest, without which a hand is worth most."""
    best = [NOTHING]
    for colour, held in enumerate(hand):
        parts = [part for part in cards.PILE_PARTS[held] if _is_from(part, lowest - colour * cards.VALUES)]
        best = _best_by_size([with_part(payment, held, part) for payment in best for part in parts], count)
    return best[-1]


def _is_from(part: int, lowest: int) -> bool:
    """Whether a part of a colour has no card of a value before the lowest."""
    return not any(cards.PILE_COUNTS[part][: max(0, lowest)])


def _best_by_size(found: list[Payment], most: int) -> list[Payment]:
    sizes = sorted({payment.size for payment in found if payment.size <= most})
    return [min(payment for payment in found if payment.size == size) for size in sizes]


# Investments.


def _investment(state: CraftsmenState, step: Any) -> Form | None:
    """One card of each colour that is not laid down yet, for their values (CR-YEAR-7)."""
    hand = state.piles(step.player)
    colours = range(len(state.paid), cards.COLOUR_COUNT)
    if not all(hand[colour] for colour in colours):
        return None
    kinds = [colour * cards.VALUES + place for colour in colours for place in cards.PILE_TYPES[hand[colour]]]
    best = {max(kind for kind in kinds if cards.COLOUR_OF[kind] == colour) for colour in colours}
    return Form(
        [
            Row(f"invest {cards.CAPITAL_IDS[kind]}", _count(hand, kind), 0, 1, cards.COLOURS[cards.COLOUR_OF[kind]])
            for kind in kinds
        ],
        [
            Tally(cards.COLOURS[colour], [int(cards.COLOUR_OF[kind] == colour) for kind in kinds], 1, 1)
            for colour in colours
        ],
        [
            Gain(
                "points",
                [cards.VALUE_OF[kind] for kind in kinds],
                base=sum(cards.VALUE_OF[kind] for kind in state.paid),
            )
        ],
        proposals=[[int(kind in best) for kind in kinds]],
    )


# Cards that were looked at.


def _peek(state: CraftsmenState, step: LayOut) -> Form:
    """Which cards are laid out, and to which end of the deck the others go; their order comes after (CR-NOTARY-11)."""
    rows = [Row(f"lay {cards.CARD_IDS[card]}", 1, 0, 1, "lay") for card in state.pile if card > step.lowest]
    if state.decks[state.pile_deck] and len(state.pile) > step.count:
        rows += [Row(f"put_back {end}", 1, 0, 1, "end") for end in ENDS]
    topics = {"lay": step.count, "end": 1}
    return Form(
        rows,
        [
            Tally(topic, [int(row.topic == topic) for row in rows], count, count)
            for topic, count in topics.items()
            if any(row.topic == topic for row in rows)
        ],
    )


PANELS: Final[dict[str, Callable[[CraftsmenState, Any], Form | Ways | None]]] = {
    "pay": _ways,
    "discard": _discards,
    "craft": chains,
    "labour": chains,
    "invest": _investment,
    "lay_out": _peek,
}
