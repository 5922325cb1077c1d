"""What is to come for a seat as far as it can be counted: places used in vain, the next draws, and the event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final, TypedDict

from ratusz.games.orleans import cards
from ratusz.games.orleans.rules.fate import due_coins
from ratusz.games.orleans.rules.round import HOURGLASS, PHASE_IDS, Phase
from ratusz.games.orleans.rules.travel import can_travel
from ratusz.games.orleans.rules.turn import is_usable
from ratusz.games.orleans.state import OrleansState, arrived

REMOVAL, OVER = "removal", "over"
"""What is going on before the first round and after the last, where no phase is."""


def phase_of(state: OrleansState) -> str:
    """The phase that is going on: the one before the phase that waits."""
    if not state.steps:
        return OVER
    bottom = state.steps[0]
    assert isinstance(bottom, Phase)
    return REMOVAL if bottom.phase == HOURGLASS else PHASE_IDS[bottom.phase - 1]


# Places that would be used in vain.

SHIP: Final = cards.PLACE_IDS.index("ship")
_BONUS: Final = {cards.FARMERS: "goods", cards.CRAFTSMEN: "technology", cards.TRADERS: "tiles"}
_REASONS: Final = {
    cards.RECRUIT_CHOICE: "village",
    cards.SEND: "deeds",
    cards.TAKE_GOOD: "goods",
    cards.TAKE_TECHNOLOGY: "technology",
    cards.PAY_FOR_DEVELOPMENT: "payment",
    cards.MOVE_OTHER: "coins",
}
_ACTING: Final = [place for place in range(cards.PLACES) if cards.ACTION[place] != cards.NO_ACTION]
_TAKING: Final = {cards.RECRUIT, cards.RECRUIT_CHOICE, cards.MOVE, cards.TAKE_GOOD, cards.TAKE_TECHNOLOGY}
"""Actions that need something which nothing else done in the same round could bring, but for a merchant's way."""


_RULES: Final = {"pilgrimage": "OR-EVENT-Pilgrimage", "stations": "OR-STATION-2"}
"""The rules that say so themselves; OR-ACTION-8 does for all others."""


class Idle(TypedDict):
    """Why a place brings nothing: `closed-<why>` is the key of the text."""

    why: str
    rule: str


def why_idle(state: OrleansState, seat: int, place: int) -> Idle | None:
    """Why the action of a place cannot do its main effect now; None if it can (OR-ACTION-8)."""
    if is_usable(state, seat, place):
        return None
    why = _reason(state, seat, place)
    return {"why": why, "rule": _RULES.get(why, "OR-ACTION-8")}


def _reason(state: OrleansState, seat: int, place: int) -> str:
    action = cards.ACTION[place]
    if action == cards.RECRUIT:
        return _why_no_recruit(state, seat, cards.RECRUITED[place])
    if action == cards.MOVE:
        return "water" if place == SHIP else "road"
    if action == cards.BUY_DEVELOPMENT:
        return "coins" if state.coins[seat] == 0 else "development"
    if action == cards.BAKE:
        return "coins" if state.coins[seat] < cards.BAKERY_PRICE else "grain"
    if action == cards.BUILD_STATION:
        return "station" if state.unbuilt[seat] else "stations"
    if action == cards.HIDE_GOODS:
        return "tracks" if any(state.goods[seat * cards.GOODS : (seat + 1) * cards.GOODS]) else "payment"
    return _REASONS[action]


def _why_no_recruit(state: OrleansState, seat: int, follower: int) -> str:
    if follower == cards.MONK and state.event == cards.PILGRIMAGE:
        return "pilgrimage"
    if state.supply[follower] == 0:
        return "followers"
    track = cards.TRACK_OF[follower]
    at_end = state.tracks[seat * cards.TRACKS + track] == cards.LAST_STEP[track]
    return "track" if at_end else _BONUS.get(track, "track")


def acting(state: OrleansState, seat: int) -> list[int]:
    """The places of a seat that have an action."""
    return [place for place in _ACTING if state.owns(seat, place)]


def idle_places(state: OrleansState, seat: int, ready: list[int]) -> dict[int, Idle]:
    """The places that would bring nothing in this round, whatever else is done."""
    found = {}
    for place in acting(state, seat):
        if cards.ACTION[place] in _TAKING and not _moves_on(state, seat, place, ready):
            why = why_idle(state, seat, place)
            if why:
                found[place] = why
    return found


def _moves_on(state: OrleansState, seat: int, place: int, ready: list[int]) -> bool:
    """Whether another ready place could bring the merchant to a city from which there are ways."""
    if cards.ACTION[place] != cards.MOVE:
        return False
    return any(
        cards.ACTION[other] == cards.MOVE and can_travel(state, seat, other) for other in ready if other != place
    )


# The next draws.


class Coming:
    """The bag as it will be when the ready places have been used, and how many may be drawn from it then."""

    def __init__(self, state: OrleansState, seat: int, bag: list[int], used: list[int]) -> None:
        self.bag = bag[:]
        """By kind, those included whom the places bring."""
        self.choices = 0
        """How many come besides who are still to be chosen."""
        self.allowance = state.allowance(seat)
        for place in used:
            self._add(state, seat, place)
        free = state.free_market(seat) + state.free_tower(seat)
        self.draws_beside = min(self.allowance, sum(self.bag), free)
        """How many may be drawn if those on the market stay there."""
        room = cards.MARKET_SPACES if phase_of(state) == "planning" else free
        self.draws = min(self.allowance, sum(self.bag), room)
        """The same if all leave it who still may, since followers are being placed."""

    def _add(self, state: OrleansState, seat: int, place: int) -> None:
        for slot in cards.PLACE_SLOTS[place]:
            lying = state.slots[seat * cards.SLOTS + slot]
            if lying < cards.TECHNOLOGY:
                self.bag[lying] += 1
        self.choices += cards.ACTION[place] == cards.RECRUIT_CHOICE
        if cards.ACTION[place] == cards.RECRUIT:
            follower = cards.RECRUITED[place]
            self.bag[cards.NEUTRAL[follower]] += 1
            if cards.TRACK_OF[follower] == cards.KNIGHTS:
                self.allowance = cards.ALLOWANCE[state.tracks[seat * cards.TRACKS + cards.KNIGHTS] + 1]


def to_be_used(state: OrleansState, seat: int, ready: list[int], idle: dict[int, Idle]) -> list[int]:
    """The ready places whose followers will come back in this round; whoever has passed uses none."""
    if _has_passed(state, seat):
        return []
    return [
        place
        for place in ready
        if cards.NEEDS_ALL[place] and place not in idle and cards.ACTION[place] != cards.NO_ACTION
    ]


def _has_passed(state: OrleansState, seat: int) -> bool:
    return phase_of(state) == "actions" and state.passed >> seat & 1 == 1


def by_type(bag: Sequence[int]) -> list[int]:
    types = [0] * cards.TYPES
    for kind, number in enumerate(bag):
        types[cards.KIND_TYPE[kind]] += number
    return types


def percent(chance: float) -> int:
    """What is possible is more than 0, and what is not certain less than 100."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def chances(bag: Sequence[int], draws: int) -> dict[str, int]:
    """For each type in a bag the chance in percent that at least one comes with so many draws."""
    size = sum(bag)
    taken = min(draws, size)
    return {
        cards.TYPE_IDS[follower]: percent(1 - comb(size - number, taken) / comb(size, taken))
        for follower, number in enumerate(by_type(bag))
        if number
    }


def chance_to_fill(
    state: OrleansState, seat: int, place: int, waiting: Sequence[int], bag: Sequence[int], draws: int
) -> int:
    """The chance in percent that so many draws bring, with those who wait, all whom a place lacks."""
    first = seat * cards.SLOTS
    groups = [cards.SLOT_GROUP[slot] for slot in cards.PLACE_SLOTS[place] if state.slots[first + slot] == cards.EMPTY]
    return _chance_to_fill(tuple(groups), state.substitutions[seat], tuple(waiting), tuple(bag), min(draws, sum(bag)))


@lru_cache(maxsize=1024)
def _chance_to_fill(
    groups: tuple[int, ...], substitutions: int, waiting: tuple[int, ...], bag: tuple[int, ...], draws: int
) -> int:
    """Kept in mind, since most places of most seats stay as they are from one look to the next."""
    accepting = cards.ACCEPTING[substitutions]
    useful = [kind for kind in range(cards.KINDS) if any(group in accepting[kind] for group in groups)]
    hands: Hands = Counter({((), 0): 1})
    for kind in useful:
        hands = _with_draws_of(kind, bag[kind], hands, draws, len(groups))
    rest = sum(bag) - sum(bag[kind] for kind in useful)
    filled = sum(
        ways * comb(rest, draws - number)
        for (drawn, number), ways in hands.items()
        if _fills(groups, [*waiting, *drawn], accepting)
    )
    return percent(filled / comb(sum(bag), draws))


Hands = Counter[tuple[tuple[int, ...], int]]
"""In how many ways hands come about: the kinds that matter, and how many were drawn in all."""


def _with_draws_of(kind: int, there: int, hands: Hands, most: int, slots: int) -> Hands:
    """The same if some of a kind are drawn too; more of it than there are slots make no difference."""
    found: Hands = Counter()
    for (drawn, number), ways in hands.items():
        for more in range(min(there, most - number) + 1):
            found[drawn + (kind,) * min(more, slots), number + more] += ways * comb(there, more)
    return found


def _fills(groups: Sequence[int], kinds: list[int], accepting: list[list[int]]) -> bool:
    """Whether these followers can take all of these slots."""
    if not groups:
        return True
    fitting = [kind for kind in set(kinds) if groups[0] in accepting[kind]]
    return any(_fills(groups[1:], _without(kinds, kind), accepting) for kind in fitting)


def _without(kinds: list[int], kind: int) -> list[int]:
    at = kinds.index(kind)
    return kinds[:at] + kinds[at + 1 :]


def on_market(state: OrleansState, seat: int, own: bool) -> list[int]:
    """Those on the market and, for the seat itself, those that have come in secret and will lie there."""
    market = state.market[seat * cards.KINDS : seat * cards.KINDS + cards.KINDS]
    found = Counter({kind: number for kind, number in enumerate(market) if number})
    if own and state.hands:
        found.update(arrived(state.hands[seat]))
        found.subtract(state.hands[seat].tower)
    return list(found.elements())


# The event.


class Due(TypedDict, total=False):
    """What the event of the round means for a seat; nothing at the end."""

    why: str
    """`due-<why>` is the key of its text, with these arguments."""
    args: dict[str, int | str]
    short: bool
    """Whether it has not the coins."""


def due_of(state: OrleansState, seat: int, coming: Coming) -> Due:
    if state.event == cards.PLAGUE:
        return _plague(state, seat, coming)
    coins = _paid_out(state, seat)
    due: Due = {"why": cards.EVENT_IDS[state.event]}
    if state.event == cards.HARVEST:
        due["why"] = "harvest-fine" if coins else "harvest-food"
    if state.event == cards.TAXES:
        due["args"] = {"coins": -coins, "goods": sum(state.goods[seat * cards.GOODS : (seat + 1) * cards.GOODS])}
    elif coins or state.event in (cards.INCOME, cards.TRADING_DAY):
        due["args"] = {"coins": abs(coins)}
    if state.coins[seat] + coins < 0:
        due["short"] = True
    return due


def _paid_out(state: OrleansState, seat: int) -> int:
    """What the event brings or takes; the bank pays in turn order, as far as it has any (OR-LIMIT-2)."""
    coins = due_coins(state, seat)
    if coins <= 0:
        return coins
    before = 0 if phase_of(state) == "event" else (seat - state.start_player) % state.players
    earlier = sum(due_coins(state, (state.start_player + turn) % state.players) for turn in range(before))
    return max(0, min(coins, state.bank - earlier))


def _plague(state: OrleansState, seat: int, coming: Coming) -> Due:
    """The chance that it takes somebody, with all who will be in the bag then."""
    settled = phase_of(state) == "event" or _has_passed(state, seat)
    size = sum(coming.bag) + coming.choices
    neutral = coming.choices + sum(coming.bag[kind] for kind in cards.NEUTRAL_KINDS)
    now = state.bag_size(seat)
    args: dict[str, int | str] = {"when": "event" if settled else "used" if size > now else "now"}
    if size == 0:
        return {"why": "plague-empty", "args": args}
    return {"why": "plague", "args": {"chance": percent(neutral / size), **args}}
