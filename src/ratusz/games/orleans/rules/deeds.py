"""Beneficial deeds: followers of Town Hall and Gunpowder Tower that go there for good (section 10)."""

from __future__ import annotations

from typing import ClassVar

from ratusz.core.fields import Field, Flag, Number, Words
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.cards import SLOTS, TECHNOLOGY, TYPES
from ratusz.games.orleans.rules.actions import DEED_WAYS, STAYING
from ratusz.games.orleans.rules.follow import Follow, at_place
from ratusz.games.orleans.rules.tracks import develop, gain_coins, take_citizen
from ratusz.games.orleans.state import OrleansState, with_change


def candidates(state: OrleansState, seat: int, place: int) -> list[int]:
    """The neutral followers of a place, in the fixed order of kinds (OR-DEED-5)."""
    found: list[int] = []
    if place == cards.TOWER:
        for kind in range(cards.KINDS):
            if not cards.IS_STARTER[kind]:
                found += [kind] * state.tower[kind]
        return found
    for slot in cards.TOWN_HALL_SLOTS:
        kind = state.slots[seat * SLOTS + slot]
        if kind < TECHNOLOGY:
            found.append(kind)
    return found


def wanted(state: OrleansState, kind: int) -> bool:
    """Whether any deed has a free slot for that kind (OR-DEED-1)."""
    follower = cards.KIND_TYPE[kind]
    return any(state.deeds[deed * TYPES + follower] for deed in range(cards.DEEDS))


def can_send(state: OrleansState, seat: int, place: int) -> bool:
    """At least one of the followers has somewhere to go (OR-BOARD-TownHall-3)."""
    return any(wanted(state, kind) for kind in candidates(state, seat, place))


class Send(Follow):
    """Where the first of the remaining followers goes, or whether it stays (OR-BOARD-TownHall-2)."""

    __slots__ = ("first_way", "kinds", "moved")

    name: ClassVar[str] = "send"
    declared: ClassVar[tuple[Field, ...]] = (
        at_place(cards.SEND),
        Words("followers", cards.KIND_IDS, attribute="kinds"),
        Flag("moved"),
        Number("first_way", 0, len(DEED_WAYS) - 1),
    )
    needs: ClassVar[str] = "its place, and there the followers to send, in the order of their kinds"

    def __init__(self, player: int, place: int, kinds: list[int], moved: bool, first_way: int) -> None:
        super().__init__(player, place)
        self.kinds = kinds
        """Those to be asked about, this one first."""
        self.moved = moved
        self.first_way = first_way
        """The way that an equal follower has just gone; 0 otherwise."""

    def legal(self, state: OrleansState) -> list[int]:
        follower = cards.KIND_TYPE[self.kinds[0]]
        found: list[int] = []
        for way in DEED_WAYS:
            if state.deeds[way.deed * TYPES + follower]:
                found.append(way.actions[follower])
        if not found or self.may_stay(state):
            found.append(STAYING)
        return found

    def later_ways(self, legal: list[int]) -> list[int]:
        """What a search tries: of two equal followers the second goes no earlier way than the first (OR-D-ACT)."""
        follower = cards.KIND_TYPE[self.kinds[0]]
        earlier = [way.actions[follower] for way in DEED_WAYS[: self.first_way]]
        return [action for action in legal if action not in earlier]

    def may_stay(self, state: OrleansState) -> bool:
        """At least one has to move; with one its equals stay too."""
        return self.moved or any(kind != self.kinds[0] and wanted(state, kind) for kind in self.kinds)

    def apply(self, state: OrleansState, action: int) -> None:
        kind = self.kinds[0]
        rest = self.kinds[1:]
        if action == STAYING:
            rest = [other for other in rest if other != kind]
            if rest:
                state.push(Send(self.player, self.place, rest, self.moved, 0))
            return
        number = way_of(action, cards.KIND_TYPE[kind])
        send(state, self.player, self.place, kind, number)
        if rest:
            first_way = number if rest[0] == kind else 0
            state.push(Send(self.player, self.place, rest, True, first_way))

    def fits(self, state: OrleansState) -> bool:
        there = candidates(state, self.player, self.place)
        known = all(self.kinds.count(kind) <= there.count(kind) for kind in self.kinds)
        return bool(self.kinds) and known and self.kinds == sorted(self.kinds) and super().fits(state)


def way_of(action: int, follower: int) -> int:
    number = 0
    while DEED_WAYS[number].actions[follower] != action:
        number += 1
    return number


def send(state: OrleansState, seat: int, place: int, kind: int, number: int) -> None:
    """The follower is placed, rewarded, and with the last one comes the citizen (OR-DEED-2 to OR-DEED-6)."""
    way = DEED_WAYS[number]
    deed = way.deed
    if place == cards.TOWER:
        state.tower = with_change(state.tower, kind, -1)
    else:
        state.remove(seat, kind, cards.PLACE_GROUPS[cards.TOWN_HALL][0])
    state.deeds = with_change(state.deeds, deed * TYPES + cards.KIND_TYPE[kind], -1)
    if state.events is not None:
        state.events.append(events.FollowerSent(seat, cards.TYPE_IDS[cards.KIND_TYPE[kind]], cards.DEED_IDS[deed]))
    if way.develops:
        develop(state, seat, cards.DEED_POINTS[deed])
    else:
        gain_coins(state, seat, cards.DEED_COINS[deed])
    if sum(state.deeds[deed * TYPES : deed * TYPES + TYPES]) == 0:
        take_citizen(state, seat, cards.DEED_CITIZEN[deed])
