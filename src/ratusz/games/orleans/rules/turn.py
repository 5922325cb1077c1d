"""Phase 5, Actions: in turn order each uses one active place or passes, until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.fields import Field
from ratusz.core.state import Automatic, Step
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.deeds import Send, can_send, candidates
from ratusz.games.orleans.rules.follow import Follow, at_place
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
    on: ClassVar[frozenset[str]] = frozenset({"phase during actions"})
    needs: ClassVar[str] = "a seat that has not passed"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        found: list[int] = []
        for place in range(cards.FIRST_TILE):
            if is_active(state, seat, place) and is_usable(state, seat, place):
                found.append(actions.FIRST_USE + place)
        owner = state.tile_owner
        for tile in range(cards.TILES):
            if owner[tile] == seat:
                place = cards.FIRST_TILE + tile
                has_action = cards.ACTION[place] != cards.NO_ACTION
                if has_action and is_active(state, seat, place) and is_usable(state, seat, place):
                    found.append(actions.FIRST_USE + place)
        found.append(actions.PASSING)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        state.push(AFTER_TURNS[seat])
        if action == actions.PASSING:
            state.passed |= 1 << seat
            if state.events is not None:
                state.events.append(events.Passed(seat))
            state.turn_over(seat)
            return
        place = action - actions.FIRST_USE
        if state.events is not None:
            state.events.append(events.PlaceUsed(seat, cards.PLACE_IDS[place]))
        state.push(END_TURNS[seat])
        use(state, seat, place)

    def fits(self, state: OrleansState) -> bool:
        return not state.passed >> self.player & 1


class AfterTurn(Automatic[OrleansState]):
    """The next seat that has not passed is in turn; without one the phase is over (OR-ACTION-1)."""

    __slots__ = ()

    name: ClassVar[str] = "after_turn"
    on: ClassVar[frozenset[str]] = frozenset({"phase during actions"})

    def apply(self, state: OrleansState, action: int) -> None:
        following = next_seat(state, self.seat)
        if following >= 0:
            state.push(TURNS[following])


def is_usable(state: OrleansState, seat: int, place: int) -> bool:
    """Whether the action of an active place can do its main effect (OR-ACTION-8)."""
    action = cards.ACTION[place]
    if action in (cards.PLAIN, cards.PERFORM):
        return True
    if action == cards.RECRUIT:
        follower = cards.RECRUITED[place]
        return can_recruit(state, seat, follower) and not (follower == cards.MONK and state.event == cards.PILGRIMAGE)
    if action == cards.MOVE:
        return can_travel(state, seat, place)
    if action == cards.SEND:
        return can_send(state, seat, place)
    if action == cards.TAKE_GOOD:
        return state.goods_supply[cards.GOOD[place]] > 0
    if action == cards.RECRUIT_CHOICE:
        return len(recruits(state, seat)) > 0
    if action == cards.BUILD_STATION:
        return can_build_station(state, seat)
    return can_pay_for(state, seat, action)


def can_pay_for(state: OrleansState, seat: int, action: int) -> bool:
    """Whether an action of a place tile with a cost, or a supply, can be done."""
    if action == cards.BUY_DEVELOPMENT:
        return state.coins[seat] > 0 and state.development[seat] < cards.LAST_SPACE
    if action == cards.TAKE_TECHNOLOGY:
        return state.technology_supply > 0
    if action == cards.BAKE:
        return state.coins[seat] >= cards.BAKERY_PRICE and state.goods[seat * cards.GOODS + cards.GRAIN] > 0
    if action == cards.PAY_FOR_DEVELOPMENT:
        return max(state.goods[seat * cards.GOODS : seat * cards.GOODS + cards.GOODS]) > 0
    if action == cards.HIDE_GOODS:
        return len(hidden_goods(state, seat)) > 0
    return state.coins[seat] >= cards.COURT_PRICE


def use(state: OrleansState, seat: int, place: int) -> None:
    """Carry out the action of a place, or ask what it needs to know first (OR-ACTION-9)."""
    action = cards.ACTION[place]
    if action == cards.RECRUIT_CHOICE:
        state.push(Recruit(seat, place))
    elif action == cards.MOVE:
        state.push(Travel(seat, place, seat))
    elif action == cards.SEND:
        state.push(Send(seat, place, candidates(state, seat, place), False, 0))
    elif action == cards.BUY_DEVELOPMENT:
        state.push(Buy(seat, place))
    elif action == cards.BAKE:
        pay_coins(state, seat, cards.BAKERY_PRICE)
        state.push(Bake(seat, place))
    elif action in (cards.PAY_FOR_DEVELOPMENT, cards.HIDE_GOODS):
        state.push(PayGood(seat, place))
    elif action == cards.MOVE_OTHER:
        state.push(Summon(seat, place))
    else:
        do_at_once(state, seat, place, action)
        leave_place(state, seat, place)


def do_at_once(state: OrleansState, seat: int, place: int, action: int) -> None:
    """What needs no further choice (OR-BOARD-FarmHouse, OR-PLACE-Hayrick and so on)."""
    if action == cards.RECRUIT:
        recruit(state, seat, cards.RECRUITED[place])
        if cards.TRACK_OF[cards.RECRUITED[place]] >= 0:
            advance(state, seat, cards.TRACK_OF[cards.RECRUITED[place]])
    elif action == cards.BUILD_STATION:
        build_station(state, seat)
    elif action == cards.TAKE_GOOD:
        gain_good(state, seat, cards.GOOD[place])
    elif action == cards.TAKE_TECHNOLOGY:
        gain_technology(state, seat)
    elif action == cards.PERFORM:
        gain_coins(state, seat, cards.COINS_PER_FOLLOWER * sum(state.theatre))
        into_bag(state, seat, state.theatre)
        state.theatre = [0] * cards.KINDS
    else:
        gain_coins(state, seat, coins_of(state, seat, place))
        develop(state, seat, cards.POINTS[place])


def coins_of(state: OrleansState, seat: int, place: int) -> int:
    """The coins that a place brings a seat now."""
    coins = cards.COINS[place] + cards.COINS_PER_LEVEL[place] * state.level(seat)
    return coins + cards.COINS_PER_STATION[place] * state.built[seat]


def recruits(state: OrleansState, seat: int) -> list[int]:
    """The followers that the Village can bring now (OR-BOARD-Village)."""
    return [number for number, kind in enumerate(cards.VILLAGE_TYPES) if can_recruit(state, seat, kind)]


class Recruit(Follow):
    """Which follower the Village brings (OR-BOARD-Village)."""

    __slots__ = ()

    name: ClassVar[str] = "recruit"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.RECRUIT_CHOICE),)

    def legal(self, state: OrleansState) -> list[int]:
        return [actions.FIRST_RECRUIT + number for number in recruits(state, self.player)]

    def apply(self, state: OrleansState, action: int) -> None:
        follower = cards.VILLAGE_TYPES[action - actions.FIRST_RECRUIT]
        recruit(state, self.player, follower)
        take_step(state, self.player, self.place, cards.TRACK_OF[follower])


def take_step(state: OrleansState, seat: int, place: int, track: int) -> None:
    """Advance on a track and leave the place, after the choice of a tile if there is one."""
    advance(state, seat, track)
    if track == cards.TRADERS:
        state.push(TakeTile(seat, place))
    else:
        leave_place(state, seat, place)


class TakeTile(Follow):
    """Which place tile to take for the step just made on the traders track (OR-TRACK-Traders)."""

    __slots__ = ()

    name: ClassVar[str] = "take_tile"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.RECRUIT_CHOICE, cards.HIDE_GOODS),)
    needs: ClassVar[str] = "its place, and a step on the traders track that has brought no tile yet"

    def legal(self, state: OrleansState) -> list[int]:
        step = state.tracks[self.player * cards.TRACKS + cards.TRADERS]
        return [actions.FIRST_TAKE_TILE + tile for tile in tiles_at(state, step)]

    def apply(self, state: OrleansState, action: int) -> None:
        take_tile(state, self.player, action - actions.FIRST_TAKE_TILE)
        leave_place(state, self.player, self.place)

    def fits(self, state: OrleansState) -> bool:
        step = state.tracks[self.player * cards.TRACKS + cards.TRADERS]
        return state.tile_owner.count(self.player) < step and super().fits(state)


def take_tile(state: OrleansState, seat: int, tile: int) -> None:
    """It lies beside the player board from now on, its permanent ability at work (OR-TRACK-Traders-2)."""
    place = cards.FIRST_TILE + tile
    state.tile_owner = replaced(state.tile_owner, tile, seat)
    state.substitutions = with_change(state.substitutions, seat, cards.SUBSTITUTION[place])
    for group in cards.PLACE_GROUPS[place]:
        for slot in range(cards.FIRST_SLOT[group], cards.LAST_SLOT[group] + 1):
            state.slots[seat * cards.SLOTS + slot] = cards.EMPTY
    if state.events is not None:
        state.events.append(events.TileTaken(seat, cards.TILE_IDS[tile]))


class Buy(Follow):
    """How many coins to pay at the Pharmacy for as many development points (OR-PLACE-Pharmacy)."""

    __slots__ = ()

    name: ClassVar[str] = "buy"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.BUY_DEVELOPMENT),)

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        most = min(cards.DEAREST_PHARMACY, state.coins[seat], cards.LAST_SPACE - state.development[seat])
        return [actions.FIRST_PAY + number for number in range(most)]

    def apply(self, state: OrleansState, action: int) -> None:
        coins = 1 + action - actions.FIRST_PAY
        pay_coins(state, self.player, coins)
        develop(state, self.player, coins)
        leave_place(state, self.player, self.place)


class Bake(Follow):
    """How many grain become bread (OR-EXTRA-Bakery)."""

    __slots__ = ()

    name: ClassVar[str] = "bake"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.BAKE),)

    def legal(self, state: OrleansState) -> list[int]:
        most = min(cards.MOST_BAKED, state.goods[self.player * cards.GOODS + cards.GRAIN])
        return [actions.FIRST_BAKE + number for number in range(most)]

    def apply(self, state: OrleansState, action: int) -> None:
        grain = 1 + action - actions.FIRST_BAKE
        first = self.player * cards.GOODS
        state.goods[first + cards.GRAIN] -= grain
        state.goods[first + cards.BREAD] += grain
        if state.events is not None:
            state.events.append(events.BreadBaked(self.player, grain))
        leave_place(state, self.player, self.place)


def hidden_goods(state: OrleansState, seat: int) -> list[int]:
    """The goods that the Hiding Place can be paid with, so that a track can be advanced on then."""
    found: list[int] = []
    for good in range(cards.GOODS):
        if state.goods[seat * cards.GOODS + good] and hiding_tracks(state, seat, good):
            found.append(good)
    return found


def hiding_tracks(state: OrleansState, seat: int, paid: int) -> list[int]:
    """The tracks that go on once a good is paid, which may itself be the bonus; -1: it has been paid."""
    stack = cards.GRAIN if paid == cards.BREAD else paid
    if stack >= 0:
        state.goods_supply[stack] += 1
    found = [number for number, track in enumerate(cards.HIDING_TRACKS) if can_advance(state, seat, track)]
    if stack >= 0:
        state.goods_supply[stack] -= 1
    return found


class PayGood(Follow):
    """Which good to pay at the Goldsmith or the Hiding Place (OR-EXTRA-Goldsmith, OR-EXTRA-HidingPlace)."""

    __slots__ = ()

    name: ClassVar[str] = "pay_good"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.PAY_FOR_DEVELOPMENT, cards.HIDE_GOODS),)

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        if cards.ACTION[self.place] == cards.HIDE_GOODS:
            return [actions.FIRST_PAY_GOOD + good for good in hidden_goods(state, seat)]
        return [actions.FIRST_PAY_GOOD + good for good in range(cards.GOODS) if state.goods[seat * cards.GOODS + good]]

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        pay_good(state, seat, action - actions.FIRST_PAY_GOOD)
        if cards.ACTION[self.place] == cards.HIDE_GOODS:
            state.push(Advance(seat, self.place))
            return
        develop(state, seat, cards.POINTS_PER_STATION[self.place] * state.built[seat])
        leave_place(state, seat, self.place)


class Advance(Follow):
    """On which track to advance by the Hiding Place (OR-EXTRA-HidingPlace)."""

    __slots__ = ()

    name: ClassVar[str] = "advance"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.HIDE_GOODS),)

    def legal(self, state: OrleansState) -> list[int]:
        return [actions.FIRST_ADVANCE + number for number in hiding_tracks(state, self.player, -1)]

    def apply(self, state: OrleansState, action: int) -> None:
        take_step(state, self.player, self.place, cards.HIDING_TRACKS[action - actions.FIRST_ADVANCE])


TURNS: Final = [Turn(seat) for seat in range(cards.MOST_PLAYERS)]
AFTER_TURNS: Final = [AfterTurn(seat) for seat in range(cards.MOST_PLAYERS)]
