"""Stage IV, the crafts guild, and labour tokens (CR-CRAFT, CR-GRANARY, CR-LABOUR)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.state import NOBODY, Step
from ratusz.games.craftsmen.cards import (
    CARD_IDS,
    COLUMN_OF,
    FIRST_ADVANCED,
    FIRST_EXTENDED,
    FULL,
    GOOD_IDS,
    GRANARY_FIELDS,
    INPUTS,
    KIND_OF,
    MOST_AT_FAIR,
    MOST_PLAYERS,
    OUTPUT,
    POINTS,
    RAWS,
    SHIPPED,
)
from ratusz.games.craftsmen.events import (
    LabourSpent,
    MarkerRemoved,
    ProductMade,
    ProductMoved,
    ProductStored,
    RawMade,
    RawToFair,
    RawTraded,
)
from ratusz.games.craftsmen.rules import privilege
from ratusz.games.craftsmen.rules.actions import (
    DECLINE,
    DRAW_CARD,
    FIRST_DELIVER,
    FIRST_DOUBLE,
    FIRST_DOUBLE_TO_FAIR,
    FIRST_MAKE,
    FIRST_RAW,
    FIRST_TAKE,
    FIRST_TO_FAIR,
    FIRST_TRADE,
    STORE_GOOD,
    TO_DOUBLE,
    TO_DOUBLE_AT_FAIR,
    WORKSHOPS,
)
from ratusz.games.craftsmen.rules.bank import open_kinds
from ratusz.games.craftsmen.rules.capital import OWN_LIMITS, draw_to_hand, refill_capital, take_open
from ratusz.games.craftsmen.rules.order import note_second, note_work
from ratusz.games.craftsmen.rules.ships import LoadShip
from ratusz.games.craftsmen.rules.start import END_TURNS
from ratusz.games.craftsmen.state import FOR_PRODUCTION, NATURAL, CraftsmenState, score


def workshops(state: CraftsmenState, seat: int) -> list[int]:
    """The buildings with icons in an estate; of equal ones with the same markers the first."""
    found: list[int] = []
    alike: list[int] = []
    for card in state.estates[seat]:
        if card >= FIRST_EXTENDED:
            look = KIND_OF[card] << 8 | state.filled[card]
            if look not in alike:
                alike.append(look)
                found.append(card)
    return found


def raw_actions(state: CraftsmenState, seat: int, cards: list[int]) -> list[int]:
    """Every raw material the seat makes, to the fair or to an empty icon (CR-CRAFT-4)."""
    actions: list[int] = []
    makes = state.makes[seat]
    if state.fair[seat] < MOST_AT_FAIR:
        for good in range(RAWS):
            if makes >> good & 1:
                actions.append(FIRST_TO_FAIR + good)
    for card in cards:
        filled = state.filled[card]
        for good in INPUTS[card]:
            if not filled & 1 and good < RAWS and makes >> good & 1:
                actions.append(FIRST_RAW + good * WORKSHOPS + card - FIRST_EXTENDED)
            filled >>= 1
    return actions


def other_actions(state: CraftsmenState, seat: int, cards: list[int]) -> list[int]:
    """Fair trade, and making what has all its markers (CR-CRAFT-5 to CR-CRAFT-7)."""
    actions: list[int] = []
    trading = state.fair[seat] > 0
    for card in cards:
        filled = state.filled[card]
        if filled == FULL[card]:
            actions.append(FIRST_MAKE + card - FIRST_EXTENDED)
        elif trading:
            for good in INPUTS[card]:
                if not filled & 1 and good < RAWS:
                    actions.append(FIRST_TRADE + good * WORKSHOPS + card - FIRST_EXTENDED)
                filled >>= 1
    return actions


class Craft(Step[CraftsmenState]):
    """Spend one labour point, or stop (CR-CRAFT-1 to CR-CRAFT-3, DP-13)."""

    __slots__ = ()

    name: ClassVar[str] = "craft"

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        cards = workshops(state, seat)
        actions = [DECLINE]
        raws = raw_actions(state, seat, cards)
        actions += raws
        if raws and privilege.may_use(state, seat):
            for action in raws:
                actions.append(action + (TO_DOUBLE if action >= FIRST_RAW else TO_DOUBLE_AT_FAIR))
        actions += other_actions(state, seat, cards)
        return actions

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            stop(state, seat)
            return
        state.labour_points -= 1
        note_work(state, seat, action)
        state.push(self if state.labour_points else END_TURNS[seat])
        if FIRST_DOUBLE_TO_FAIR <= action < FIRST_TRADE:
            privilege.use(state, seat)
            state.push(SECOND_RAWS[seat])
            action -= TO_DOUBLE if action >= FIRST_DOUBLE else TO_DOUBLE_AT_FAIR
        work(state, seat, action)


def stop(state: CraftsmenState, seat: int) -> None:
    """End the turn; who had nothing left to choose may want to look at it once more."""
    cards = workshops(state, seat)
    if raw_actions(state, seat, cards) or other_actions(state, seat, cards):
        state.turn_over(seat)
    else:
        state.push(END_TURNS[seat])


class SecondRaw(Step[CraftsmenState]):
    """The second raw material of the privilege; if it has nowhere to go it is not made (CR-CRAFT-9)."""

    __slots__ = ()

    name: ClassVar[str] = "second_raw"

    def legal(self, state: CraftsmenState) -> list[int]:
        return raw_actions(state, self.player, workshops(state, self.player)) or [DECLINE]

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action != DECLINE:
            note_second(state, self.player, action)
            work(state, self.player, action)


class Labour(Step[CraftsmenState]):
    """Spend a labour token on one action, or keep the rest (CR-LABOUR-1 to CR-LABOUR-3, DP-18)."""

    __slots__ = ()

    name: ClassVar[str] = "labour"

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        cards = workshops(state, seat)
        return [DECLINE, *raw_actions(state, seat, cards), *other_actions(state, seat, cards)]

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == DECLINE:
            stop(state, seat)
            return
        state.labour[seat] -= 1
        state.labour_pool += 1
        if state.events is not None:
            state.events.append(LabourSpent(seat))
        note_work(state, seat, action)
        state.push(self if state.labour[seat] else END_TURNS[seat])
        work(state, seat, action)


def work(state: CraftsmenState, seat: int, action: int) -> None:
    """One of the four actions of the guild (CR-CRAFT-4 to CR-CRAFT-7)."""
    if action >= FIRST_MAKE:
        make(state, seat, action - FIRST_MAKE + FIRST_EXTENDED)
    elif action >= FIRST_TRADE:
        good, number = divmod(action - FIRST_TRADE, WORKSHOPS)
        state.fair[seat] -= 1
        fill(state, FIRST_EXTENDED + number, good)
        if state.events is not None:
            state.events.append(RawTraded(seat, GOOD_IDS[good], CARD_IDS[FIRST_EXTENDED + number]))
    elif action >= FIRST_RAW:
        good, number = divmod(action - FIRST_RAW, WORKSHOPS)
        fill(state, FIRST_EXTENDED + number, good)
        if state.events is not None:
            state.events.append(RawMade(seat, GOOD_IDS[good], CARD_IDS[FIRST_EXTENDED + number]))
    else:
        state.fair[seat] += 1
        if state.events is not None:
            state.events.append(RawToFair(seat, GOOD_IDS[action - FIRST_TO_FAIR]))


def fill(state: CraftsmenState, card: int, good: int) -> None:
    """Lay a marker on the first empty icon of a good (CR-CRAFT-2)."""
    icons = INPUTS[card]
    for icon in range(len(icons)):
        if icons[icon] == good and not state.filled[card] >> icon & 1:
            state.filled[card] |= 1 << icon
            return


def lacks(state: CraftsmenState, card: int, good: int) -> bool:
    """Whether a card has an empty icon of a good."""
    filled = state.filled[card]
    for other in INPUTS[card]:
        if other == good and not filled & 1:
            return True
        filled >>= 1
    return False


def make(state: CraftsmenState, seat: int, card: int) -> None:
    """Empty a building and make its product (CR-CRAFT-6, CR-CRAFT-7, SEQ-5, SEQ-6)."""
    state.filled[card] = 0
    good = OUTPUT[card]
    points = 0 if SHIPPED[good] else POINTS[card]
    if points:
        score(state, seat, points, FOR_PRODUCTION)
    if state.events is not None:
        state.events.append(ProductMade(seat, CARD_IDS[card], GOOD_IDS[good], points))
    if SHIPPED[good]:
        state.push(LoadShip(seat, card))
    else:
        state.push(Deliver(seat, good))


class Deliver(Step[CraftsmenState]):
    """A semi-product goes to an own advanced building or to the granary (CR-CRAFT-6)."""

    __slots__ = ("good",)

    name: ClassVar[str] = "deliver"

    def __init__(self, player: int, good: int) -> None:
        super().__init__(player)
        self.good = good

    def legal(self, state: CraftsmenState) -> list[int]:
        actions = [STORE_GOOD]
        for card in workshops(state, self.player):
            if card >= FIRST_ADVANCED and lacks(state, card, self.good):
                actions.append(FIRST_DELIVER + card - FIRST_ADVANCED)
        return actions

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action == STORE_GOOD:
            store(state, self.player, self.good)
            return
        card = action - FIRST_DELIVER + FIRST_ADVANCED
        fill(state, card, self.good)
        if state.events is not None:
            state.events.append(ProductMoved(self.player, GOOD_IDS[self.good], CARD_IDS[card]))

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.player, "good": GOOD_IDS[self.good]}


def owner_of(marker: int) -> int:
    """The seat of a marker; -1 for a natural one."""
    return NOBODY if marker == NATURAL else marker - 1


def store(state: CraftsmenState, seat: int, good: int) -> None:
    """Lay a marker high, or low in an empty column; a full one loses its low marker (CR-GRANARY-1 to -3)."""
    low = COLUMN_OF[good] * GRANARY_FIELDS
    granary = state.granary
    pushed = NOBODY
    if granary[low] == 0:
        granary[low] = seat + 1
    else:
        if granary[low + 1]:
            pushed = owner_of(granary[low])
            granary[low] = granary[low + 1]
        granary[low + 1] = seat + 1
    if state.events is not None:
        state.events.append(ProductStored(seat, GOOD_IDS[good]))
        if pushed != NOBODY:
            state.events.append(MarkerRemoved(pushed, GOOD_IDS[good]))
    state.push(OWN_LIMITS[seat])
    state.push(REWARDS[seat])


class Reward(Step[CraftsmenState]):
    """One capital card for a delivery: a face-up one or the top one of the deck (CR-GRANARY-3, DP-15)."""

    __slots__ = ()

    name: ClassVar[str] = "reward"

    def legal(self, state: CraftsmenState) -> list[int]:
        actions: list[int] = []
        for kind in open_kinds(state):
            actions.append(FIRST_TAKE + kind)
        if state.capital_deck or any(state.discard) or not actions:
            actions.append(DRAW_CARD)
        return actions

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action == DRAW_CARD:
            draw_to_hand(state, self.player, 1)
        else:
            take_open(state, self.player, state.open_capital.index(action - FIRST_TAKE))
            refill_capital(state)


CRAFTS_TURNS: Final = [Craft(seat) for seat in range(MOST_PLAYERS)]
SECOND_RAWS: Final = [SecondRaw(seat) for seat in range(MOST_PLAYERS)]
LABOURS: Final = [Labour(seat) for seat in range(MOST_PLAYERS)]
REWARDS: Final = [Reward(seat) for seat in range(MOST_PLAYERS)]
