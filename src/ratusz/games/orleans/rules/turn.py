"""Phase 5, Actions: in turn order each uses one active place or passes, until all have passed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans.cards import (
    ACTION,
    BAKE,
    BAKERY_PRICE,
    BREAD,
    BUILD_STATION,
    BUY_DEVELOPMENT,
    COINS,
    COINS_PER_FOLLOWER,
    COINS_PER_LEVEL,
    COINS_PER_STATION,
    COURT_PRICE,
    DEAREST_PHARMACY,
    EMPTY,
    FIRST_SLOT,
    FIRST_TILE,
    GOOD,
    GOODS,
    GRAIN,
    HIDE_GOODS,
    HIDING_TRACKS,
    KINDS,
    LAST_SLOT,
    LAST_SPACE,
    MONK,
    MOST_BAKED,
    MOST_PLAYERS,
    MOVE,
    MOVE_OTHER,
    NO_ACTION,
    PAY_FOR_DEVELOPMENT,
    PERFORM,
    PILGRIMAGE,
    PLACE_GROUPS,
    PLACE_IDS,
    PLAIN,
    POINTS,
    POINTS_PER_STATION,
    RECRUIT,
    RECRUIT_CHOICE,
    RECRUITED,
    SEND,
    SLOTS,
    SUBSTITUTION,
    TAKE_GOOD,
    TAKE_TECHNOLOGY,
    TILE_IDS,
    TILES,
    TRACK_OF,
    TRACKS,
    TRADERS,
    VILLAGE_TYPES,
)
from ratusz.games.orleans.events import BreadBaked, Passed, PlaceUsed, TileTaken
from ratusz.games.orleans.rules.actions import (
    FIRST_ADVANCE,
    FIRST_BAKE,
    FIRST_PAY,
    FIRST_PAY_GOOD,
    FIRST_RECRUIT,
    FIRST_TAKE_TILE,
    FIRST_USE,
    PASSING,
)
from ratusz.games.orleans.rules.deeds import Send, can_send, candidates
from ratusz.games.orleans.rules.leaving import leave_place
from ratusz.games.orleans.rules.planning import next_seat
from ratusz.games.orleans.rules.torture import into_bag
from ratusz.games.orleans.rules.tracks import (
    END_TURNS,
    advance,
    can_advance,
    can_recruit,
    develop,
    gain_coins,
    gain_good,
    gain_technology,
    pay_coins,
    pay_good,
    recruit,
    tiles_at,
)
from ratusz.games.orleans.rules.travel import Summon, Travel, build_station, can_build_station, can_travel
from ratusz.games.orleans.state import OrleansState, is_active, replaced, with_change


def begin_actions(state: OrleansState) -> None:
    state.passed = 0
    state.push(TURNS[state.start_player])


class Turn(Step[OrleansState]):
    """Use one place, or pass (OR-D-ACT, OR-ACTION-1 to OR-ACTION-3)."""

    __slots__ = ()

    name: ClassVar[str] = "turn"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        found: list[int] = []
        for place in range(FIRST_TILE):
            if is_active(state, seat, place) and is_usable(state, seat, place):
                found.append(FIRST_USE + place)
        owner = state.tile_owner
        for tile in range(TILES):
            if owner[tile] == seat:
                place = FIRST_TILE + tile
                if ACTION[place] != NO_ACTION and is_active(state, seat, place) and is_usable(state, seat, place):
                    found.append(FIRST_USE + place)
        found.append(PASSING)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        state.push(AFTER_TURNS[seat])
        if action == PASSING:
            state.passed |= 1 << seat
            if state.events is not None:
                state.events.append(Passed(seat))
            state.turn_over(seat)
            return
        place = action - FIRST_USE
        if state.events is not None:
            state.events.append(PlaceUsed(seat, PLACE_IDS[place]))
        state.push(END_TURNS[seat])
        use(state, seat, place)


class AfterTurn(Step[OrleansState]):
    """The next seat that has not passed is in turn; without one the phase is over (OR-ACTION-1)."""

    __slots__ = ("seat",)

    name: ClassVar[str] = "after_turn"

    def __init__(self, seat: int) -> None:
        super().__init__(NOBODY)
        self.seat = seat

    def apply(self, state: OrleansState, action: int) -> None:
        following = next_seat(state, self.seat)
        if following >= 0:
            state.push(TURNS[following])

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.seat}


def is_usable(state: OrleansState, seat: int, place: int) -> bool:
    """Whether the action of an active place can do its main effect (OR-ACTION-8)."""
    action = ACTION[place]
    if action in (PLAIN, PERFORM):
        return True
    if action == RECRUIT:
        follower = RECRUITED[place]
        return can_recruit(state, seat, follower) and not (follower == MONK and state.event == PILGRIMAGE)
    if action == MOVE:
        return can_travel(state, seat, place)
    if action == SEND:
        return can_send(state, seat, place)
    if action == TAKE_GOOD:
        return state.goods_supply[GOOD[place]] > 0
    if action == RECRUIT_CHOICE:
        return len(recruits(state, seat)) > 0
    if action == BUILD_STATION:
        return can_build_station(state, seat)
    return can_pay_for(state, seat, action)


def can_pay_for(state: OrleansState, seat: int, action: int) -> bool:
    """Whether an action of a place tile with a cost, or a supply, can be done."""
    if action == BUY_DEVELOPMENT:
        return state.coins[seat] > 0 and state.development[seat] < LAST_SPACE
    if action == TAKE_TECHNOLOGY:
        return state.technology_supply > 0
    if action == BAKE:
        return state.coins[seat] >= BAKERY_PRICE and state.goods[seat * GOODS + GRAIN] > 0
    if action == PAY_FOR_DEVELOPMENT:
        return max(state.goods[seat * GOODS : seat * GOODS + GOODS]) > 0
    if action == HIDE_GOODS:
        return len(hidden_goods(state, seat)) > 0
    return state.coins[seat] >= COURT_PRICE


def use(state: OrleansState, seat: int, place: int) -> None:
    """Carry out the action of a place, or ask what it needs to know first (OR-ACTION-9)."""
    action = ACTION[place]
    if action == RECRUIT_CHOICE:
        state.push(Recruit(seat, place))
    elif action == MOVE:
        state.push(Travel(seat, place, seat))
    elif action == SEND:
        state.push(Send(seat, place, candidates(state, seat, place), False, 0))
    elif action == BUY_DEVELOPMENT:
        state.push(Buy(seat, place))
    elif action == BAKE:
        pay_coins(state, seat, BAKERY_PRICE)
        state.push(Bake(seat, place))
    elif action in (PAY_FOR_DEVELOPMENT, HIDE_GOODS):
        state.push(PayGood(seat, place))
    elif action == MOVE_OTHER:
        state.push(Summon(seat, place))
    else:
        do_at_once(state, seat, place, action)
        leave_place(state, seat, place)


def do_at_once(state: OrleansState, seat: int, place: int, action: int) -> None:
    """What needs no further choice (OR-BOARD-FarmHouse, OR-PLACE-Hayrick and so on)."""
    if action == RECRUIT:
        recruit(state, seat, RECRUITED[place])
        if TRACK_OF[RECRUITED[place]] >= 0:
            advance(state, seat, TRACK_OF[RECRUITED[place]])
    elif action == BUILD_STATION:
        build_station(state, seat)
    elif action == TAKE_GOOD:
        gain_good(state, seat, GOOD[place])
    elif action == TAKE_TECHNOLOGY:
        gain_technology(state, seat)
    elif action == PERFORM:
        gain_coins(state, seat, COINS_PER_FOLLOWER * sum(state.theatre))
        into_bag(state, seat, state.theatre)
        state.theatre = [0] * KINDS
    else:
        coins = COINS[place] + COINS_PER_LEVEL[place] * state.level(seat) + COINS_PER_STATION[place] * state.built[seat]
        gain_coins(state, seat, coins)
        develop(state, seat, POINTS[place])


def recruits(state: OrleansState, seat: int) -> list[int]:
    """The followers that the Village can bring now (OR-BOARD-Village)."""
    return [number for number in range(len(VILLAGE_TYPES)) if can_recruit(state, seat, VILLAGE_TYPES[number])]


class Follow(Step[OrleansState]):
    """A question that the action of a place asks."""

    __slots__ = ("place",)

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.player, "place": PLACE_IDS[self.place]}


class Recruit(Follow):
    """Which follower the Village brings (OR-BOARD-Village)."""

    __slots__ = ()

    name: ClassVar[str] = "recruit"

    def legal(self, state: OrleansState) -> list[int]:
        return [FIRST_RECRUIT + number for number in recruits(state, self.player)]

    def apply(self, state: OrleansState, action: int) -> None:
        follower = VILLAGE_TYPES[action - FIRST_RECRUIT]
        recruit(state, self.player, follower)
        take_step(state, self.player, self.place, TRACK_OF[follower])


def take_step(state: OrleansState, seat: int, place: int, track: int) -> None:
    """Advance on a track and leave the place, after the choice of a tile if there is one."""
    advance(state, seat, track)
    if track == TRADERS:
        state.push(TakeTile(seat, place))
    else:
        leave_place(state, seat, place)


class TakeTile(Follow):
    """Which place tile to take for the step just made on the traders track (OR-TRACK-Traders)."""

    __slots__ = ()

    name: ClassVar[str] = "take_tile"

    def legal(self, state: OrleansState) -> list[int]:
        step = state.tracks[self.player * TRACKS + TRADERS]
        return [FIRST_TAKE_TILE + tile for tile in tiles_at(state, step)]

    def apply(self, state: OrleansState, action: int) -> None:
        take_tile(state, self.player, action - FIRST_TAKE_TILE)
        leave_place(state, self.player, self.place)


def take_tile(state: OrleansState, seat: int, tile: int) -> None:
    """It lies beside the player board from now on, its permanent ability at work (OR-TRACK-Traders-2)."""
    place = FIRST_TILE + tile
    state.tile_owner = replaced(state.tile_owner, tile, seat)
    state.substitutions = with_change(state.substitutions, seat, SUBSTITUTION[place])
    for group in PLACE_GROUPS[place]:
        for slot in range(FIRST_SLOT[group], LAST_SLOT[group] + 1):
            state.slots[seat * SLOTS + slot] = EMPTY
    if state.events is not None:
        state.events.append(TileTaken(seat, TILE_IDS[tile]))


class Buy(Follow):
    """How many coins to pay at the Pharmacy for as many development points (OR-PLACE-Pharmacy)."""

    __slots__ = ()

    name: ClassVar[str] = "buy"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        most = min(DEAREST_PHARMACY, state.coins[seat], LAST_SPACE - state.development[seat])
        return [FIRST_PAY + number for number in range(most)]

    def apply(self, state: OrleansState, action: int) -> None:
        coins = 1 + action - FIRST_PAY
        pay_coins(state, self.player, coins)
        develop(state, self.player, coins)
        leave_place(state, self.player, self.place)


class Bake(Follow):
    """How many grain become bread (OR-EXTRA-Bakery)."""

    __slots__ = ()

    name: ClassVar[str] = "bake"

    def legal(self, state: OrleansState) -> list[int]:
        most = min(MOST_BAKED, state.goods[self.player * GOODS + GRAIN])
        return [FIRST_BAKE + number for number in range(most)]

    def apply(self, state: OrleansState, action: int) -> None:
        grain = 1 + action - FIRST_BAKE
        first = self.player * GOODS
        state.goods[first + GRAIN] -= grain
        state.goods[first + BREAD] += grain
        if state.events is not None:
            state.events.append(BreadBaked(self.player, grain))
        leave_place(state, self.player, self.place)


def hidden_goods(state: OrleansState, seat: int) -> list[int]:
    """The goods that the Hiding Place can be paid with, so that a track can be advanced on then."""
    found: list[int] = []
    for good in range(GOODS):
        if state.goods[seat * GOODS + good] and hiding_tracks(state, seat, good):
            found.append(good)
    return found


def hiding_tracks(state: OrleansState, seat: int, paid: int) -> list[int]:
    """The tracks that go on once a good is paid, which may itself be the bonus; -1: it has been paid."""
    stack = GRAIN if paid == BREAD else paid
    if stack >= 0:
        state.goods_supply[stack] += 1
    found = [number for number in range(len(HIDING_TRACKS)) if can_advance(state, seat, HIDING_TRACKS[number])]
    if stack >= 0:
        state.goods_supply[stack] -= 1
    return found


class PayGood(Follow):
    """Which good to pay at the Goldsmith or the Hiding Place (OR-EXTRA-Goldsmith, OR-EXTRA-HidingPlace)."""

    __slots__ = ()

    name: ClassVar[str] = "pay_good"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        if ACTION[self.place] == HIDE_GOODS:
            return [FIRST_PAY_GOOD + good for good in hidden_goods(state, seat)]
        return [FIRST_PAY_GOOD + good for good in range(GOODS) if state.goods[seat * GOODS + good]]

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        pay_good(state, seat, action - FIRST_PAY_GOOD)
        if ACTION[self.place] == HIDE_GOODS:
            state.push(Advance(seat, self.place))
            return
        develop(state, seat, POINTS_PER_STATION[self.place] * state.built[seat])
        leave_place(state, seat, self.place)


class Advance(Follow):
    """On which track to advance by the Hiding Place (OR-EXTRA-HidingPlace)."""

    __slots__ = ()

    name: ClassVar[str] = "advance"

    def legal(self, state: OrleansState) -> list[int]:
        return [FIRST_ADVANCE + number for number in hiding_tracks(state, self.player, -1)]

    def apply(self, state: OrleansState, action: int) -> None:
        take_step(state, self.player, self.place, HIDING_TRACKS[action - FIRST_ADVANCE])


TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
AFTER_TURNS: Final = [AfterTurn(seat) for seat in range(MOST_PLAYERS)]
