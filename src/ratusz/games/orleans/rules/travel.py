"""Travel and stations: merchants on roads and waterways, and what they find there (section 9)."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Field, Number, Word
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.rules.actions import FIRST_MERCHANT, FIRST_TAKE, FIRST_TRAVEL, LEAVING
from ratusz.games.orleans.rules.follow import Follow, at_place
from ratusz.games.orleans.rules.leaving import leave_place
from ratusz.games.orleans.state import OrleansState, replaced, with_change


def can_travel(state: OrleansState, merchant: int, place: int) -> bool:
    return len(cards.WAYS[place][state.merchants[merchant]]) > 0


class Travel(Follow):
    """Which way a merchant goes: the own one, or by the Court somebody else's (OR-MOVE-1, OR-EXTRA-Court)."""

    __slots__ = ("merchant",)

    name: ClassVar[str] = "travel"
    declared: ClassVar[tuple[Field, ...]] = (
        at_place(cards.MOVE, cards.MOVE_OTHER),
        Number("merchant", 0, cards.MOST_PLAYERS - 1),
    )
    needs: ClassVar[str] = "its place, and a merchant that this place moves"

    def __init__(self, player: int, place: int, merchant: int) -> None:
        super().__init__(player, place)
        self.merchant = merchant

    def legal(self, state: OrleansState) -> list[int]:
        return [FIRST_TRAVEL + edge for edge in cards.WAYS[self.place][state.merchants[self.merchant]]]

    def apply(self, state: OrleansState, action: int) -> None:
        edge = action - FIRST_TRAVEL
        ends = cards.EDGE_ENDS[edge]
        city = ends[1] if state.merchants[self.merchant] == ends[0] else ends[0]
        state.merchants[self.merchant] = city
        if state.events is not None:
            own = self.merchant == self.player
            moved = events.MerchantMoved if own else events.MerchantSummoned
            state.events.append(moved(self.merchant, cards.CITY_IDS[city]))
        state.push(TakeGood(self.player, self.place, edge))

    def fits(self, state: OrleansState) -> bool:
        fitting = self.merchant < state.players and moves(self.player, self.place, self.merchant)
        return fitting and super().fits(state)


def moves(seat: int, place: int, merchant: int) -> bool:
    """Whether the place is one that moves that merchant: the Court those of others, everything else the own one."""
    return (merchant == seat) == (cards.ACTION[place] == cards.MOVE)


def goods_on(state: OrleansState, edge: int) -> list[int]:
    """The kinds of goods that lie on an edge, each once."""
    lying = [state.map_goods[space] for space in cards.EDGE_SPACES[edge]]
    return [good for good in range(cards.BREAD) if good in lying]


class TakeGood(Follow):
    """Take one of the goods on the way, or none; then the action is over (OR-MOVE-2, OR-MOVE-3)."""

    __slots__ = ("edge",)

    name: ClassVar[str] = "take_good"
    declared: ClassVar[tuple[Field, ...]] = (
        at_place(cards.MOVE, cards.MOVE_OTHER),
        Word("edge", cards.EDGE_IDS),
    )
    needs: ClassVar[str] = "its place, and a merchant that has come that way"

    def __init__(self, player: int, place: int, edge: int) -> None:
        super().__init__(player, place)
        self.edge = edge

    def legal(self, state: OrleansState) -> list[int]:
        found = [FIRST_TAKE + good for good in goods_on(state, self.edge)]
        found.append(LEAVING)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        if action != LEAVING:
            good = action - FIRST_TAKE
            for space in cards.EDGE_SPACES[self.edge]:
                if state.map_goods[space] == good:
                    state.map_goods = replaced(state.map_goods, space, cards.NO_GOOD)
                    break
            state.goods[seat * cards.GOODS + good] += 1
            if state.events is not None:
                state.events.append(events.GoodGained(seat, cards.GOOD_IDS[good]))
        leave_place(state, seat, self.place)

    def fits(self, state: OrleansState) -> bool:
        ends = cards.EDGE_ENDS[self.edge]
        came = any(
            state.merchants[mover] in ends and moves(self.player, self.place, mover) for mover in range(state.players)
        )
        return came and any(self.edge in cards.WAYS[self.place][city] for city in ends) and super().fits(state)


class Summon(Follow):
    """Whose merchant the Court moves; that player is paid at once (OR-EXTRA-Court)."""

    __slots__ = ()

    name: ClassVar[str] = "summon"
    declared: ClassVar[tuple[Field, ...]] = (at_place(cards.MOVE_OTHER),)
    needs: ClassVar[str] = "its place, and a coin"

    def legal(self, state: OrleansState) -> list[int]:
        return [FIRST_MERCHANT + seat for seat in range(state.players) if seat != self.player]

    def apply(self, state: OrleansState, action: int) -> None:
        merchant = action - FIRST_MERCHANT
        state.coins[self.player] -= cards.COURT_PRICE
        state.coins[merchant] += cards.COURT_PRICE
        if state.events is not None:
            state.events.append(events.CoinsPaid(self.player, cards.COURT_PRICE))
            state.events.append(events.CoinsGained(merchant, cards.COURT_PRICE))
        state.push(Travel(self.player, self.place, merchant))

    def fits(self, state: OrleansState) -> bool:
        return state.coins[self.player] > 0 and super().fits(state)


def can_build_station(state: OrleansState, seat: int) -> bool:
    """Whether the merchant's city has room, and a station is left (OR-STATION-1, OR-STATION-2)."""
    city = state.merchants[seat]
    taken = state.stations[city]
    return state.unbuilt[seat] > 0 and (taken == 0 or (cards.SHARED[city] and not taken >> seat & 1))


def build_station(state: OrleansState, seat: int) -> None:
    city = state.merchants[seat]
    state.stations = with_change(state.stations, city, 1 << seat)
    state.unbuilt[seat] -= 1
    state.built[seat] += 1
    if state.events is not None:
        state.events.append(events.StationBuilt(seat, cards.CITY_IDS[city]))
