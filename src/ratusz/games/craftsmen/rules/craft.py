"""Stage IV, the crafts guild, and labour tokens (CR-CRAFT, CR-GRANARY, CR-LABOUR)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field, Word
from ratusz.core.state import NOBODY, Step
from ratusz.games.craftsmen import cards, events
from ratusz.games.craftsmen.cards import FIRST_EXTENDED, INPUTS
from ratusz.games.craftsmen.rules import actions, privilege
from ratusz.games.craftsmen.rules.bank import open_kinds
from ratusz.games.craftsmen.rules.capital import OWN_LIMITS, WORKING, draw_to_hand, refill_capital, take_open
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
            look = cards.KIND_OF[card] << 8 | state.filled[card]
            if look not in alike:
                alike.append(look)
                found.append(card)
    return found


def raw_actions(state: CraftsmenState, seat: int, shops: list[int]) -> list[int]:
    """Every raw material the seat makes, to the fair or to an empty icon (CR-CRAFT-4)."""
    found: list[int] = []
    makes = state.makes[seat]
    if state.fair[seat] < cards.MOST_AT_FAIR:
        for good in range(cards.RAWS):
            if makes >> good & 1:
                found.append(actions.FIRST_TO_FAIR + good)
    for card in shops:
        filled = state.filled[card]
        for good in INPUTS[card]:
            if not filled & 1 and good < cards.RAWS and makes >> good & 1:
                found.append(actions.FIRST_RAW + good * actions.WORKSHOPS + card - FIRST_EXTENDED)
            filled >>= 1
    return found


def other_actions(state: CraftsmenState, seat: int, shops: list[int]) -> list[int]:
    """Fair trade, and making what has all its markers (CR-CRAFT-5 to CR-CRAFT-7)."""
    found: list[int] = []
    trading = state.fair[seat] > 0
    for card in shops:
        filled = state.filled[card]
        if filled == cards.FULL[card]:
            found.append(actions.FIRST_MAKE + card - FIRST_EXTENDED)
        elif trading:
            for good in INPUTS[card]:
                if not filled & 1 and good < cards.RAWS:
                    found.append(actions.FIRST_TRADE + good * actions.WORKSHOPS + card - FIRST_EXTENDED)
                filled >>= 1
    return found


class Craft(Step[CraftsmenState]):
    """Spend one labour point, or stop (CR-CRAFT-1 to CR-CRAFT-3, DP-13)."""

    __slots__ = ()

    name: ClassVar[str] = "craft"
    on: ClassVar[frozenset[str]] = frozenset({"advance during crafts_guild"})
    needs: ClassVar[str] = "labour points left"

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        shops = workshops(state, seat)
        found = [actions.DECLINE]
        raws = raw_actions(state, seat, shops)
        found += raws
        if raws and privilege.may_use(state, seat):
            for action in raws:
                found.append(action + (actions.TO_DOUBLE if action >= actions.FIRST_RAW else actions.TO_DOUBLE_AT_FAIR))
        found += other_actions(state, seat, shops)
        return found

    def fits(self, state: CraftsmenState) -> bool:
        return 0 < state.labour_points <= cards.LABOUR_POINTS[state.year]

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == actions.DECLINE:
            stop(state, seat)
            return
        state.labour_points -= 1
        note_work(state, seat, action)
        state.push(self if state.labour_points else END_TURNS[seat])
        if actions.FIRST_DOUBLE_TO_FAIR <= action < actions.FIRST_TRADE:
            privilege.use(state, seat)
            state.push(SECOND_RAWS[seat])
            action -= actions.TO_DOUBLE if action >= actions.FIRST_DOUBLE else actions.TO_DOUBLE_AT_FAIR
        work(state, seat, action)


def stop(state: CraftsmenState, seat: int) -> None:
    """End the turn; who had nothing left to choose may want to look at it once more."""
    shops = workshops(state, seat)
    if raw_actions(state, seat, shops) or other_actions(state, seat, shops):
        state.turn_over(seat)
    else:
        state.push(END_TURNS[seat])


class SecondRaw(Step[CraftsmenState]):
    """The second raw material of the privilege; if it has nowhere to go it is not made (CR-CRAFT-9)."""

    __slots__ = ()

    name: ClassVar[str] = "second_raw"
    on: ClassVar[frozenset[str]] = frozenset({"craft", "end_turn during crafts_guild"})

    def legal(self, state: CraftsmenState) -> list[int]:
        return raw_actions(state, self.player, workshops(state, self.player)) or [actions.DECLINE]

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action != actions.DECLINE:
            note_second(state, self.player, action)
            work(state, self.player, action)


class Labour(Step[CraftsmenState]):
    """Spend a labour token on one action, or keep the rest (CR-LABOUR-1 to CR-LABOUR-3, DP-18)."""

    __slots__ = ()

    name: ClassVar[str] = "labour"
    on: ClassVar[frozenset[str]] = frozenset({"advance during labour"})
    needs: ClassVar[str] = "a labour token"

    def legal(self, state: CraftsmenState) -> list[int]:
        seat = self.player
        shops = workshops(state, seat)
        return [actions.DECLINE, *raw_actions(state, seat, shops), *other_actions(state, seat, shops)]

    def fits(self, state: CraftsmenState) -> bool:
        return state.labour[self.player] > 0

    def apply(self, state: CraftsmenState, action: int) -> None:
        seat = self.player
        if action == actions.DECLINE:
            stop(state, seat)
            return
        state.labour[seat] -= 1
        state.labour_pool += 1
        if state.events is not None:
            state.events.append(events.LabourSpent(seat))
        note_work(state, seat, action)
        state.push(self if state.labour[seat] else END_TURNS[seat])
        work(state, seat, action)


def work(state: CraftsmenState, seat: int, action: int) -> None:
    """One of the four actions of the guild (CR-CRAFT-4 to CR-CRAFT-7)."""
    if action >= actions.FIRST_MAKE:
        make(state, seat, action - actions.FIRST_MAKE + FIRST_EXTENDED)
    elif action >= actions.FIRST_TRADE:
        good, number = divmod(action - actions.FIRST_TRADE, actions.WORKSHOPS)
        state.fair[seat] -= 1
        fill(state, FIRST_EXTENDED + number, good)
        if state.events is not None:
            state.events.append(events.RawTraded(seat, cards.GOOD_IDS[good], cards.CARD_IDS[FIRST_EXTENDED + number]))
    elif action >= actions.FIRST_RAW:
        good, number = divmod(action - actions.FIRST_RAW, actions.WORKSHOPS)
        fill(state, FIRST_EXTENDED + number, good)
        if state.events is not None:
            state.events.append(events.RawMade(seat, cards.GOOD_IDS[good], cards.CARD_IDS[FIRST_EXTENDED + number]))
    else:
        state.fair[seat] += 1
        if state.events is not None:
            state.events.append(events.RawToFair(seat, cards.GOOD_IDS[action - actions.FIRST_TO_FAIR]))


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
    good = cards.OUTPUT[card]
    points = 0 if cards.SHIPPED[good] else cards.POINTS[card]
    if points:
        score(state, seat, points, FOR_PRODUCTION)
    if state.events is not None:
        state.events.append(events.ProductMade(seat, cards.CARD_IDS[card], cards.GOOD_IDS[good], points))
    if cards.SHIPPED[good]:
        state.push(LoadShip(seat, card))
    else:
        state.push(Deliver(seat, good))


STORED: Final = Word("good", {good: cards.GOOD_IDS.index(good) for good in cards.GRANARY_IDS})


class Deliver(Step[CraftsmenState]):
    """A semi-product goes to an own advanced building or to the granary (CR-CRAFT-6)."""

    __slots__ = ("good",)

    name: ClassVar[str] = "deliver"
    on: ClassVar[frozenset[str]] = WORKING
    declared: ClassVar[tuple[Field, ...]] = (STORED,)

    def __init__(self, player: int, good: int) -> None:
        super().__init__(player)
        self.good = good

    def legal(self, state: CraftsmenState) -> list[int]:
        found = [actions.STORE_GOOD]
        for card in workshops(state, self.player):
            if card >= cards.FIRST_ADVANCED and lacks(state, card, self.good):
                found.append(actions.FIRST_DELIVER + card - cards.FIRST_ADVANCED)
        return found

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action == actions.STORE_GOOD:
            store(state, self.player, self.good)
            return
        card = action - actions.FIRST_DELIVER + cards.FIRST_ADVANCED
        fill(state, card, self.good)
        if state.events is not None:
            state.events.append(events.ProductMoved(self.player, cards.GOOD_IDS[self.good], cards.CARD_IDS[card]))


def owner_of(marker: int) -> int:
    """The seat of a marker; -1 for a natural one."""
    return NOBODY if marker == NATURAL else marker - 1


def store(state: CraftsmenState, seat: int, good: int) -> None:
    """Lay a marker high, or low in an empty column; a full one loses its low marker (CR-GRANARY-1 to -3)."""
    low = cards.COLUMN_OF[good] * cards.GRANARY_FIELDS
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
        state.events.append(events.ProductStored(seat, cards.GOOD_IDS[good]))
        if pushed != NOBODY:
            state.events.append(events.MarkerRemoved(pushed, cards.GOOD_IDS[good]))
    state.push(OWN_LIMITS[seat])
    state.push(REWARDS[seat])


class Reward(Step[CraftsmenState]):
    """One capital card for a delivery: a face-up one or the top one of the deck (CR-GRANARY-3, DP-15)."""

    __slots__ = ()

    name: ClassVar[str] = "reward"
    on: ClassVar[frozenset[str]] = frozenset({"limit during labour", "limit during crafts_guild"})

    def legal(self, state: CraftsmenState) -> list[int]:
        found: list[int] = []
        for kind in open_kinds(state):
            found.append(actions.FIRST_TAKE + kind)
        if state.capital_deck or any(state.discard) or not found:
            found.append(actions.DRAW_CARD)
        return found

    def apply(self, state: CraftsmenState, action: int) -> None:
        if action == actions.DRAW_CARD:
            draw_to_hand(state, self.player, 1)
        else:
            take_open(state, self.player, state.open_capital.index(action - actions.FIRST_TAKE))
            refill_capital(state)


CRAFTS_TURNS: Final = [Craft(seat) for seat in range(cards.MOST_PLAYERS)]
SECOND_RAWS: Final = [SecondRaw(seat) for seat in range(cards.MOST_PLAYERS)]
LABOURS: Final = [Labour(seat) for seat in range(cards.MOST_PLAYERS)]
REWARDS: Final = [Reward(seat) for seat in range(cards.MOST_PLAYERS)]
