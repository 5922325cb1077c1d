"""The Fair after its rules were fixed, in several ways: what was begun by the rules of before has to go on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Game, Options
from ratusz.core.reading import Reader
from tests.toys import fair
from tests.toys.fair import BUY, EXCHANGE, FairState
from tests.toys.fair_events import PointsBought

DEARER: Final = 3


class Dearer(FairState):
    """Points cost more."""

    def choices(self, seat: int) -> list[int]:
        dear = self.coins[seat] < DEARER
        return [action for action in super().choices(seat) if not (dear and action == BUY)]

    def buy(self, seat: int) -> None:
        self.coins[seat] -= DEARER
        self.bank += DEARER
        self.points[seat] += fair.BOUGHT
        if self.events is not None:
            self.events.append(PointsBought(seat, DEARER, fair.BOUGHT))


class WithoutExchange(FairState):
    """Cards are no longer exchanged."""

    def choices(self, seat: int) -> list[int]:
        return [action for action in super().choices(seat) if action < EXCHANGE or action == BUY]


class AsksMore(FairState):
    """Who has exchanged a card may exchange another one: where a turn ended by itself, somebody is asked now."""

    def choices(self, seat: int) -> list[int]:
        again = [EXCHANGE + card for card in self.hands[seat]] if self.exchanged and self.deck else []
        return super().choices(seat) + again


def fixed(state_class: type[FairState], version: int = 2) -> Game:
    return replace(fair.fair(state_class), rules_version=version)


def _read(document: Reader, players: int, options: Options) -> FairState:
    if document.number("weather", 0, 9) != 7:
        raise BadDocument("The weather is always 7.")
    return fair.read(FairState, document, players, options)


def _carry(document: Document, version: int) -> Document:
    assert version == 1
    return {**document, "position": {**document["position"], "weather": 7}}


DEARER_FAIR: Final = fixed(Dearer)
POORER_FAIR: Final = fixed(WithoutExchange)
CURIOUS_FAIR: Final = fixed(AsksMore)
ILLEGIBLE_FAIR: Final = replace(fixed(FairState), read=_read, write=lambda state: {**fair.write(state), "weather": 7})
"""Its documents have an entry that those of before lack, and nothing adds it."""
MENDED_FAIR: Final = replace(ILLEGIBLE_FAIR, carry=_carry)
FIXES: Final = {"dearer": DEARER_FAIR, "poorer": POORER_FAIR, "curious": CURIOUS_FAIR, "mended": MENDED_FAIR}
RULES: Final = {"": fair.GAME, **FIXES}
"""By the name that the server for tests is given."""
