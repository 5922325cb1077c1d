"""Gathering and using: what a worker (or the Residence) does on its square (LT-WORK, LT-USE, LT-DEC-3 to LT-DEC-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.actions import END_TURN
from ratusz.core.fields import Field, Maybe, Word
from ratusz.core.state import Step
from ratusz.games.little_town import cards, events
from ratusz.games.little_town.cards import AMOUNT, FIELD
from ratusz.games.little_town.rules import actions
from ratusz.games.little_town.rules.objectives import BITS, add_claims, claim, claimable, suspected
from ratusz.games.little_town.rules.order import note_claim, note_gathering, note_other, note_use
from ratusz.games.little_town.rules.payments import (
    coins_for_cubes,
    pairs_to_give,
    pairs_to_take,
    payments,
    rent,
    usable,
    use_payments,
)
from ratusz.games.little_town.state import FOR_USES, LittleTownState

NOTHING: Final = -1
"""No pair of cubes: the building is not the Shop."""


def begin_work(state: LittleTownState, seat: int, square: int) -> None:
    """A worker stands on a square: see what is around it, and gather what no choice depends on (LT-WORK-2 to 5)."""
    state.active = seat
    state.square = square
    state.near = state.around[square]
    side = state.side
    cubes = cards.YIELDS[side][square]
    if state.near or not cards.enough(state.supply, cubes):
        state.open = cubes
        gather_freely(state, seat)
    elif cubes:
        # With no building around nothing can depend on the supply: all is taken at once.
        state.supply -= cubes
        state.cubes[seat] += cubes
        state.obtained = cards.YIELD_COUNTS[side][square]
        state.obtained_types = cards.YIELD_TYPES[side][square]
        tell_gathering(state, seat, cubes)


def gather_freely(state: LittleTownState, seat: int) -> None:
    """Take at once what cannot cost any result: the supply is enough for all that buildings here could do (LT-DEC-15).

    Where no building here touches a resource at all, nothing can come back either, so what the supply lacks lapses now.
    """
    touched = 0
    for square in state.near:
        touched += cards.TOUCHES[state.tiles[square]]
    free = 0
    for place in range(3):
        amount = state.open >> (FIELD * place) & AMOUNT
        if amount:
            there = state.supply >> (FIELD * place) & AMOUNT
            needed = touched >> (FIELD * place) & AMOUNT
            if there >= amount + needed:
                free += amount * cards.ONE[place]
            elif needed == 0:
                free += there * cards.ONE[place]
                state.open -= (amount - there) * cards.ONE[place]
    if free:
        gather(state, seat, free)


def gather(state: LittleTownState, seat: int, cubes: int) -> None:
    """Take cubes from neighbouring terrain (LT-WORK-2, LT-WORK-3)."""
    state.open -= cubes
    obtain(state, seat, cubes)
    tell_gathering(state, seat, cubes)


def tell_gathering(state: LittleTownState, seat: int, cubes: int) -> None:
    if state.events is not None:
        got = cards.unpack(cubes)
        state.events.append(events.CubesGathered(seat, got[0], got[1], got[2]))


def gather_rest(state: LittleTownState, seat: int) -> bool:
    """What is still open is gathered as far as the supply goes, the rest lapses (LT-WORK-6, LT-WORK-7)."""
    cubes = state.open - cards.lacking(state.supply, state.open)
    if cubes:
        gather(state, seat, cubes)
    state.open = 0
    return cubes > 0


def obtain(state: LittleTownState, seat: int, cubes: int) -> None:
    """Take cubes from the supply; they count as obtained (LT-OBJCARD-OBTAIN)."""
    state.supply -= cubes
    state.cubes[seat] += cubes
    state.obtained += cards.count(cubes)
    state.obtained_types |= cards.types_of(cubes)


def use(state: LittleTownState, seat: int, square: int, bought: int, given: int, taken: int) -> None:
    """One use, unbroken: rent, buying, input, output (LT-USE-4 to LT-USE-7)."""
    tile = state.tiles[square]
    need = cards.PAIR_CUBES[given] if given >= 0 else cards.INPUT[tile]
    wanted = cards.PAIR_CUBES[taken] if taken >= 0 else cards.OUTPUT[tile]
    state.used |= 1 << state.near.index(square)
    coins = rent(state, seat, square)
    if coins:
        state.coins[seat] -= coins
        state.coins[state.owners[square]] += coins
        if state.events is not None:
            state.events.append(events.RentPaid(state.owners[square], seat, cards.TILE_IDS[tile], coins))
    paid_coins = cards.INPUT_COINS[tile] + cards.CUBE_PRICE * cards.count(bought)
    own = need - bought
    state.coins[seat] -= paid_coins
    state.bank += paid_coins
    state.cubes[seat] -= own
    state.supply += own
    if need:
        if cards.types_of(own) & state.obtained_types:
            state.fresh = True
        if BITS[cards.types_of(need)] >= cards.TYPES_TO_PAY:
            state.two_types = True
    got = wanted - cards.lacking(state.supply, wanted)
    if got:
        obtain(state, seat, got)
    got_coins = cards.OUTPUT_COINS[tile]
    if got_coins:
        got_coins = min(got_coins, state.bank)
        state.coins[seat] += got_coins
        state.bank -= got_coins
    points = cards.OUTPUT_POINTS[tile]
    if points:
        state.gain(seat, FOR_USES, points)
        state.scored += 1
    if state.events is not None:
        paid = cards.unpack(need)
        gained = cards.unpack(got)
        state.events.append(
            events.BuildingUsed(
                seat, cards.TILE_IDS[tile], cards.SQUARE_IDS[square], cards.count(bought),
                paid[0], paid[1], paid[2], paid[3], paid_coins,
                gained[0], gained[1], gained[2], gained[3], got_coins, points,
            )
        )  # fmt: skip
    note_use(state, square, own, bought, paid_coins, coins, got, got_coins)


class Work(Step[LittleTownState]):
    """One step of a worker or Residence: gather, use, claim or end (LT-DEC-3, LT-DEC-9)."""

    __slots__ = ()

    name: ClassVar[str] = "work"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn", "round_end"})

    def legal(self, state: LittleTownState) -> list[int]:
        seat = self.player
        legal = [END_TURN]
        if state.open:
            for place in range(3):
                at = FIELD * place
                if state.open >> at & AMOUNT and state.supply >> at & AMOUNT:
                    legal.append(actions.FIRST_GATHER + place)
        used = state.used
        for square in state.near:
            if used & 1 == 0 and usable(state, seat, square):
                legal.append(actions.FIRST_USE + square)
            used >>= 1
        add_claims(legal, claimable(state, seat))
        return legal

    def always_asked(self, state: LittleTownState) -> bool:
        return asked_to_end(state, self.player)

    def feigned(self, state: LittleTownState) -> bool:
        return not asked_to_confirm(state, self.player)

    def apply(self, state: LittleTownState, action: int) -> None:
        seat = self.player
        if action == END_TURN:
            self.end(state)
            return
        state.push(self)
        if action >= actions.FIRST_CLAIM:
            note_claim(state, action - actions.FIRST_CLAIM)
            claim(state, seat, action - actions.FIRST_CLAIM)
        elif action >= actions.FIRST_USE:
            self.use(state, action - actions.FIRST_USE)
        else:
            note_gathering(state, action - actions.FIRST_GATHER)
            gather(state, seat, cards.ONE[action - actions.FIRST_GATHER])

    def use(self, state: LittleTownState, square: int) -> None:
        seat = self.player
        tile = state.tiles[square]
        if tile == cards.SHOP:
            state.push(Give(seat, square))
        elif cards.INPUT[tile]:
            state.push(Pay(seat, square, NOTHING, NOTHING))
        else:
            use(state, seat, square, 0, NOTHING, NOTHING)

    def end(self, state: LittleTownState) -> None:
        """Gather the rest; if that made a card claimable, the seat is asked once more (LT-DEC-14)."""
        seat = self.player
        note_other(state)
        before = suspected(state, seat) if state.open else 0
        if gather_rest(state, seat) and suspected(state, seat) & ~before:
            state.push(CLOSINGS[seat])
        elif state.residence_acts:
            end_part(state, seat)


def asked_to_confirm(state: LittleTownState, seat: int) -> bool:
    """Whether a seat wants to look at its turn before it ends; a Residence step is no turn."""
    return not state.residence_acts and state.confirms(seat)


def asked_to_end(state: LittleTownState, seat: int) -> bool:
    """Whether a seat is asked before its turn or Residence step ends although it can only end it."""
    return asked_to_confirm(state, seat) or suspected(state, seat) != 0


def ask_to_end(state: LittleTownState, seat: int) -> None:
    """A seat that could claim something for all that others know, or wants to look at its turn, is asked once more."""
    if asked_to_end(state, seat):
        state.push(CLOSINGS[seat])
    elif state.residence_acts:
        end_part(state, seat)


def end_part(state: LittleTownState, seat: int) -> None:
    """Undo does not reach back before this."""
    if state.events is not None:
        state.events.append(events.PartEnded(seat))


class Close(Step[LittleTownState]):
    """The last chance to claim before a turn or Residence step ends (LT-OBJ-4, LT-DEC-13, LT-DEC-14)."""

    __slots__ = ()

    name: ClassVar[str] = "close"
    on: ClassVar[frozenset[str]] = frozenset({"after_turn", "round_end"})
    needs: ClassVar[str] = "something to claim, for all that others know"

    def legal(self, state: LittleTownState) -> list[int]:
        legal = [END_TURN]
        add_claims(legal, claimable(state, self.player))
        return legal

    def always_asked(self, state: LittleTownState) -> bool:
        return True

    def feigned(self, state: LittleTownState) -> bool:
        return not asked_to_confirm(state, self.player)

    def apply(self, state: LittleTownState, action: int) -> None:
        if action != END_TURN:
            note_claim(state, action - actions.FIRST_CLAIM)
            claim(state, self.player, action - actions.FIRST_CLAIM)
            ask_to_end(state, self.player)
        elif state.residence_acts:
            end_part(state, self.player)

    def fits(self, state: LittleTownState) -> bool:
        return asked_to_end(state, self.player)


def can_still_use(state: LittleTownState, seat: int, square: int) -> bool:
    """Whether the building on a square is beside the worker, not used yet, and can be used."""
    near = square in state.near and not state.used >> state.near.index(square) & 1
    return near and usable(state, seat, square)


SQUARE: Final = Word("square", cards.SQUARE_IDS)
GIVEN: Final = Word("give", cards.PAIR_IDS, attribute="given")
TAKEN: Final = Word("take", cards.PAIR_IDS, attribute="taken")


class Pay(Step[LittleTownState]):
    """Which cubes of the input are bought (LT-DEC-4, LT-DEC-16)."""

    __slots__ = ("given", "square", "taken")

    name: ClassVar[str] = "pay"
    on: ClassVar[frozenset[str]] = frozenset({"work"})
    declared: ClassVar[tuple[Field, ...]] = (SQUARE, Maybe(GIVEN, NOTHING), Maybe(TAKEN, NOTHING))
    needs: ClassVar[str] = (
        "a building that can be used and cubes to pay for it, at the Shop with pairs that go together"
    )

    def __init__(self, player: int, square: int, given: int, taken: int) -> None:
        super().__init__(player)
        self.square = square
        self.given = given
        self.taken = taken

    def legal(self, state: LittleTownState) -> list[int]:
        if self.given >= 0:
            coins = coins_for_cubes(state, self.player, self.square)
            return payments(state, self.player, cards.PAIR_CUBES[self.given], coins)
        return use_payments(state, self.player, self.square)

    def apply(self, state: LittleTownState, action: int) -> None:
        use(state, self.player, self.square, actions.BOUGHT[action - actions.FIRST_BUY], self.given, self.taken)

    def fits(self, state: LittleTownState) -> bool:
        if self.given >= 0:
            take = Take(self.player, self.square, self.given)
            return take.fits(state) and actions.FIRST_TAKE + self.taken in take.legal(state)
        tile = state.tiles[self.square]
        paid = tile != cards.SHOP and cards.INPUT[tile] > 0 and self.taken < 0
        return paid and can_still_use(state, self.player, self.square)


class Give(Step[LittleTownState]):
    """The pair of cubes paid to the Shop (LT-DEC-5)."""

    __slots__ = ("square",)

    name: ClassVar[str] = "give"
    on: ClassVar[frozenset[str]] = frozenset({"work"})
    declared: ClassVar[tuple[Field, ...]] = (SQUARE,)
    needs: ClassVar[str] = "the Shop, where it can be used"

    def __init__(self, player: int, square: int) -> None:
        super().__init__(player)
        self.square = square

    def legal(self, state: LittleTownState) -> list[int]:
        return [actions.FIRST_GIVE + pair for pair in pairs_to_give(state, self.player, self.square)]

    def apply(self, state: LittleTownState, action: int) -> None:
        state.push(Take(self.player, self.square, action - actions.FIRST_GIVE))

    def fits(self, state: LittleTownState) -> bool:
        return state.tiles[self.square] == cards.SHOP and can_still_use(state, self.player, self.square)


class Take(Step[LittleTownState]):
    """The pair of cubes taken from the Shop (LT-DEC-5)."""

    __slots__ = ("given", "square")

    name: ClassVar[str] = "take"
    on: ClassVar[frozenset[str]] = frozenset({"work"})
    declared: ClassVar[tuple[Field, ...]] = (SQUARE, GIVEN)
    needs: ClassVar[str] = "the Shop, where it can be used, and a pair that can be given"

    def __init__(self, player: int, square: int, given: int) -> None:
        super().__init__(player)
        self.square = square
        self.given = given

    def legal(self, state: LittleTownState) -> list[int]:
        return [actions.FIRST_TAKE + pair for pair in pairs_to_take(state, self.given)]

    def apply(self, state: LittleTownState, action: int) -> None:
        state.push(Pay(self.player, self.square, self.given, action - actions.FIRST_TAKE))

    def fits(self, state: LittleTownState) -> bool:
        give = Give(self.player, self.square)
        return give.fits(state) and actions.FIRST_GIVE + self.given in give.legal(state)


WORK: Final = [Work(seat) for seat in range(cards.MOST_PLAYERS)]
CLOSINGS: Final = [Close(seat) for seat in range(cards.MOST_PLAYERS)]
