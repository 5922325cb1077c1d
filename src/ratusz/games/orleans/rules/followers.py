"""Phase 3, Followers: every seat draws from its own bag, at the same time and unseen by the others.

Until all are done the table stays as it was, and what a seat has drawn or taken back waits in its `Hand`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import NOBODY, Step
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.cards import SLOT_GROUP, SLOTS, TECHNOLOGY
from ratusz.games.orleans.rules import actions
from ratusz.games.orleans.rules.order import note
from ratusz.games.orleans.state import (
    FROM_MARKET,
    UNSEARCHED,
    Hand,
    OrleansState,
    arrived,
    laying,
    taken_group,
    taken_kind,
    with_change,
)


def begin_followers(state: OrleansState) -> None:
    """All draw at the same time; what each draw would bring is settled now (OR-SEQ-1, OR-SEQ-4)."""
    players = state.players
    state.hands = [
        Hand(state.draw_order(seat, [], state.most_draws(seat), state.rng), [], [], [], [], [])
        for seat in range(players)
    ]
    state.last = [UNSEARCHED] * players
    state.opening = [DRAWS[seat] for seat in range(players)]
    state.ask_together(state.opening)


def free_spaces(state: OrleansState, seat: int) -> int:
    """Spaces of market and tower that are not taken, not even by followers who wait for theirs."""
    waiting = len(arrived(state.hands[seat]))
    return state.free_market(seat) + state.free_tower(seat) - waiting


class Drawing(Step[OrleansState]):
    """A question of the phase, which what the seat has done so far leads to."""

    __slots__ = ()

    on: ClassVar[frozenset[str]] = frozenset({""})
    needs: ClassVar[str] = "a hand that leads to it"

    def fits(self, state: OrleansState) -> bool:
        return self.follows(state, state.hands[self.player])

    def follows(self, state: OrleansState, hand: Hand) -> bool:
        """Whether the hand leads to the question."""
        raise NotImplementedError


def still_drawing(hand: Hand) -> bool:
    return not (hand.kept or hand.taken or hand.tower)


def all_draws(state: OrleansState, seat: int) -> int:
    """How many draws were settled when the phase began."""
    return min(state.bag_size(seat), state.most_draws(seat))


class Draw(Drawing):
    """How many followers to draw (OR-D-DRAW, OR-FOLLOW-1 to OR-FOLLOW-4)."""

    __slots__ = ()

    name: ClassVar[str] = "draw"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        most = min(state.allowance(seat), state.bag_size(seat), free_spaces(state, seat))
        return actions.DRAWINGS[most][:]

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        coming = state.hands[seat].coming[:]
        drawn = [coming.pop() for _ in range(action - actions.FIRST_DRAW)]
        state.hands[seat] = Hand(coming, drawn, [], [], [], [])
        tell_drawn(state, seat, drawn)
        if state.owns(seat, cards.BATHHOUSE) and coming and free_spaces(state, seat):
            state.push(BATHS[seat])
        else:
            go_on_to_take_back(state, seat)

    def follows(self, state: OrleansState, hand: Hand) -> bool:
        begun = hand.drawn or hand.bathed or not still_drawing(hand)
        return not begun and len(hand.coming) == all_draws(state, self.player)


class Bathe(Drawing):
    """Whether to use the Bathhouse (OR-D-BATH, OR-FOLLOW-7)."""

    __slots__ = ()

    name: ClassVar[str] = "bathe"

    def legal(self, state: OrleansState) -> list[int]:
        return [actions.BATHING, actions.PASSING]

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        if action == actions.PASSING:
            go_on_to_take_back(state, seat)
            return
        hand = state.hands[seat]
        coming = hand.coming[:]
        bathed = sorted([coming.pop() for _ in range(min(cards.BATH_DRAWS, len(coming)))])
        state.hands[seat] = Hand(coming, hand.drawn, bathed, [], [], [])
        tell_drawn(state, seat, bathed)
        state.push(KEEPS[seat])

    def follows(self, state: OrleansState, hand: Hand) -> bool:
        seat = self.player
        left = all_draws(state, seat) - len(hand.drawn)
        may_draw = not hand.bathed and len(hand.coming) == left > 0
        return may_draw and still_drawing(hand) and state.owns(seat, cards.BATHHOUSE) and free_spaces(state, seat) > 0


class Keep(Drawing):
    """Which of the followers drawn by the Bathhouse to keep; the other goes back into the bag."""

    __slots__ = ()

    name: ClassVar[str] = "keep"

    def legal(self, state: OrleansState) -> list[int]:
        bathed = state.hands[self.player].bathed
        return [actions.FIRST_KEEP + kind for kind in range(cards.KINDS) if kind in bathed]

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        hand = state.hands[seat]
        state.hands[seat] = Hand([], hand.drawn, [], [action - actions.FIRST_KEEP], [], [])
        go_on_to_take_back(state, seat)

    def follows(self, state: OrleansState, hand: Hand) -> bool:
        seat = self.player
        fewest = 1 if state.asks_all else cards.BATH_DRAWS
        choice = fewest <= len(set(hand.bathed)) and len(hand.bathed) <= cards.BATH_DRAWS
        return choice and still_drawing(hand) and state.owns(seat, cards.BATHHOUSE) and free_spaces(state, seat) > 0


def tell_drawn(state: OrleansState, seat: int, kinds: list[int]) -> None:
    if state.events is not None and kinds:
        counts = by_type(kinds)
        state.events.append(events.FollowersDrawn(seat, len(kinds), *counts))


def by_type(kinds: list[int]) -> list[int]:
    counts = [0] * cards.TYPES
    for kind in kinds:
        counts[cards.KIND_TYPE[kind]] += 1
    return counts


def go_on_to_take_back(state: OrleansState, seat: int) -> None:
    if may_take_back(state, seat):
        state.push(TAKE_BACKS[seat])
    else:
        go_on_to_tower(state, seat)


def may_take_back(state: OrleansState, seat: int) -> bool:
    """Each unused draw may bring a follower back from a slot (OR-FOLLOW-5)."""
    hand = state.hands[seat]
    used = len(hand.drawn) + len(hand.taken)
    return used < state.allowance(seat) and free_spaces(state, seat) > 0 and len(standing(state, seat)) > 0


def standing(state: OrleansState, seat: int) -> list[int]:
    """The followers on slots that were not taken back yet, each as a `laying`; equal ones once."""
    taken = state.hands[seat].taken[:]
    found: list[int] = []
    for slot, kind in enumerate(state.slots[seat * SLOTS : seat * SLOTS + SLOTS]):
        if kind < TECHNOLOGY:
            entry = laying(SLOT_GROUP[slot], kind, FROM_MARKET)
            if entry in taken:
                taken.remove(entry)
            elif entry not in found:
                found.append(entry)
    if state.owns(seat, cards.THEATRE):
        for kind in range(cards.KINDS):
            entry = laying(cards.THEATRE_GROUP, kind, FROM_MARKET)
            if taken.count(entry) < state.theatre[kind]:
                found.append(entry)
    found.sort()
    return found


class TakeBack(Drawing):
    """Take one more follower from a slot, or be done (OR-D-BACK)."""

    __slots__ = ()

    name: ClassVar[str] = "take_back"

    def legal(self, state: OrleansState) -> list[int]:
        found = [actions.BEING_DONE]
        for entry in standing(state, self.player):
            found.append(actions.FIRST_TAKE_BACK + taken_kind(entry) * cards.GROUPS + taken_group(entry))
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        seat = self.player
        if action == actions.BEING_DONE:
            go_on_to_tower(state, seat)
            return
        kind, group = divmod(action - actions.FIRST_TAKE_BACK, cards.GROUPS)
        hand = state.hands[seat]
        taken = sorted([*hand.taken, laying(group, kind, FROM_MARKET)])
        state.hands[seat] = Hand(hand.coming, hand.drawn, [], hand.kept, taken, [])
        note(state, seat, action)
        go_on_to_take_back(state, seat)

    def follows(self, state: OrleansState, hand: Hand) -> bool:
        return not hand.bathed and not hand.tower and may_take_back(state, self.player)


def go_on_to_tower(state: OrleansState, seat: int) -> None:
    """With free spaces in the tower some of the arrived may lie there (OR-PLACE-GunpowderTower-1)."""
    hand = state.hands[seat]
    if state.free_tower(seat) > len(hand.tower) and len(arrived(hand)) > len(hand.tower):
        state.push(TO_TOWERS[seat])


class ToTower(Drawing):
    """Put one more of the arrived into the tower, or be done; what the market cannot hold has to (OR-D-TOWER)."""

    __slots__ = ()

    name: ClassVar[str] = "to_tower"

    def legal(self, state: OrleansState) -> list[int]:
        seat = self.player
        hand = state.hands[seat]
        waiting = arrived(hand)
        found = [actions.BEING_DONE] if len(waiting) - len(hand.tower) <= state.free_market(seat) else []
        for kind in range(cards.KINDS):
            if waiting.count(kind) > hand.tower.count(kind):
                found.append(actions.FIRST_TO_TOWER + kind)
        return found

    def apply(self, state: OrleansState, action: int) -> None:
        if action == actions.BEING_DONE:
            return
        seat = self.player
        hand = state.hands[seat]
        tower = sorted([*hand.tower, action - actions.FIRST_TO_TOWER])
        state.hands[seat] = Hand(hand.coming, hand.drawn, [], hand.kept, hand.taken, tower)
        note(state, seat, action)
        go_on_to_tower(state, seat)

    def follows(self, state: OrleansState, hand: Hand) -> bool:
        return not hand.bathed and len(hand.tower) < min(state.free_tower(self.player), len(arrived(hand)))


def show_followers(state: OrleansState) -> None:
    """All are done: followers go to their spaces, and everybody sees them (OR-HIDE-6)."""
    if state.events is not None:
        state.events.append(events.MarketsShown(NOBODY))
    for seat in range(state.players):
        hand = state.hands[seat]
        from_bag = hand.drawn + hand.kept
        for kind in from_bag:
            state.bag[seat * cards.KINDS + kind] -= 1
        for entry in hand.taken:
            state.remove(seat, taken_kind(entry), taken_group(entry))
        for kind in arrived(hand):
            state.market[seat * cards.KINDS + kind] += 1
        for kind in hand.tower:
            state.market[seat * cards.KINDS + kind] -= 1
            state.tower = with_change(state.tower, kind, 1)
        if state.events is not None:
            tell_shown(state, seat, from_bag, hand.taken)
    state.hands = []
    state.last = []
    state.opening = []


def tell_shown(state: OrleansState, seat: int, from_bag: list[int], taken: list[int]) -> None:
    assert state.events is not None
    if from_bag:
        state.events.append(events.FollowersShown(seat, len(from_bag), *by_type(from_bag)))
    for entry in taken:
        place = cards.PLACE_IDS[cards.GROUP_PLACE[taken_group(entry)]]
        state.events.append(events.FollowerTakenBack(seat, cards.KIND_IDS[taken_kind(entry)], place))


DRAWS: Final = [Draw(seat) for seat in range(cards.MOST_PLAYERS)]
BATHS: Final = [Bathe(seat) for seat in range(cards.MOST_PLAYERS)]
KEEPS: Final = [Keep(seat) for seat in range(cards.MOST_PLAYERS)]
TAKE_BACKS: Final = [TakeBack(seat) for seat in range(cards.MOST_PLAYERS)]
TO_TOWERS: Final = [ToTower(seat) for seat in range(cards.MOST_PLAYERS)]
