"""Travel and stations: merchants on roads and waterways, and what they find there (section 9)."""

from __future__ import annotations

from typing import Any, ClassVar

from ratusz.core.state import Step
from ratusz.games.orleans import cards
from ratusz.games.orleans.events import (
    CoinsGained,
    CoinsPaid,
    GoodGained,
    MerchantMoved,
    MerchantSummoned,
    StationBuilt,
)
from ratusz.games.orleans.rules.actions import FIRST_MERCHANT, FIRST_TAKE, FIRST_TRAVEL, LEAVING
from ratusz.games.orleans.rules.leaving import leave_place
from ratusz.games.orleans.state import OrleansState, replaced, with_change


def can_travel(state: OrleansState, merchant: int, place: int) -> bool:
    return len(cards.WAYS[place][state.merchants[merchant]]) > 0


class Travel(Step[OrleansState]):
    """Which way a merchant goes: the own one, or by the Court somebody else's (OR-MOVE-1, OR-EXTRA-Court)."""

    __slots__ = ("merchant", "place")

    name: ClassVar[str] = "travel"

    def __init__(self, player: int, place: int, merchant: int) -> None:
        super().__init__(player)
        self.place = place
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
            moved = MerchantMoved if own else MerchantSummoned
            state.events.append(moved(self.merchant, cards.CITY_IDS[city]))
        state.push(TakeGood(self.player, self.place, edge))

    def document(self) -> dict[str, Any]:
        return {
            "step": self.name,
            "player": self.player,
            "place": cards.PLACE_IDS[self.place],
            "merchant": self.merchant,
        }


def goods_on(state: OrleansState, edge: int) -> list[int]:
    """The kinds of goods that lie on an edge, each once."""
    lying = [state.map_goods[space] for space in cards.EDGE_SPACES[edge]]
    return [good for good in range(cards.BREAD) if good in lying]


class TakeGood(Step[OrleansState]):
    """Take one of the goods on the way, or none; then the action is over (OR-MOVE-2, OR-MOVE-3)."""

    __slots__ = ("edge", "place")

    name: ClassVar[str] = "take_good"

    def __init__(self, player: int, place: int, edge: int) -> None:
        super().__init__(player)
        self.place = place
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
                state.events.append(GoodGained(seat, cards.GOOD_IDS[good]))
        leave_place(state, seat, self.place)

    def document(self) -> dict[str, Any]:
        return {
            "step": self.name,
            "player": self.player,
            "place": cards.PLACE_IDS[self.place],
            "edge": cards.EDGE_IDS[self.edge],
        }


class Summon(Step[OrleansState]):
    """Whose merchant the Court moves; that player is paid at once (OR-EXTRA-Court)."""

    __slots__ = ("place",)

    name: ClassVar[str] = "summon"

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place = place

    def legal(self, state: OrleansState) -> list[int]:
        return [FIRST_MERCHANT + seat for seat in range(state.players) if seat != self.player]

    def apply(self, state: OrleansState, action: int) -> None:
        merchant = action - FIRST_MERCHANT
        state.coins[self.player] -= cards.COURT_PRICE
        state.coins[merchant] += cards.COURT_PRICE
        if state.events is not None:
            state.events.append(CoinsPaid(self.player, cards.COURT_PRICE))
            state.events.append(CoinsGained(merchant, cards.COURT_PRICE))
        state.push(Travel(self.player, self.place, merchant))

    def document(self) -> dict[str, Any]:
        return {"step": self.name, "player": self.player, "place": cards.PLACE_IDS[self.place]}


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
        state.events.append(StationBuilt(seat, cards.CITY_IDS[city]))
