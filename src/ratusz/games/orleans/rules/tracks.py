"""What is gained: coins, goods, followers, technology, and steps on the tracks with what lies there."""

from __future__ import annotations

from typing import ClassVar, Final

from ratusz.core.state import EndTurn, State
from ratusz.games.orleans import cards, events
from ratusz.games.orleans.cards import FIRST_TILE, STACK
from ratusz.games.orleans.state import IN_STACK, OrleansState, replaced


class TurnEnd(EndTurn):
    """The end of a turn, below all that the turn still brings."""

    __slots__ = ()

    on: ClassVar[frozenset[str]] = frozenset(
        {"phase during removal", "remove", "phase during census", "after_turn", "phase during event", "fate"}
    )

    def fits(self, state: State) -> bool:
        return state.steps[-1] is not self or state.confirms(self.player)


END_TURNS: Final = [TurnEnd(seat) for seat in range(cards.MOST_PLAYERS)]


def gain_coins(state: OrleansState, seat: int, coins: int) -> None:
    """From the bank, as far as it has any (OR-PAY-1, OR-LIMIT-2)."""
    coins = min(coins, state.bank)
    if coins == 0:
        return
    state.bank -= coins
    state.coins[seat] += coins
    if state.events is not None:
        state.events.append(events.CoinsGained(seat, coins))


def pay_coins(state: OrleansState, seat: int, coins: int) -> None:
    """A cost that the seat can pay (OR-PAY-2)."""
    state.coins[seat] -= coins
    state.bank += coins
    if state.events is not None:
        state.events.append(events.CoinsPaid(seat, coins))


def gain_good(state: OrleansState, seat: int, good: int) -> None:
    state.goods_supply[good] -= 1
    state.goods[seat * cards.GOODS + good] += 1
    if state.events is not None:
        state.events.append(events.GoodGained(seat, cards.GOOD_IDS[good]))


def pay_good(state: OrleansState, seat: int, good: int) -> None:
    """Back to the goods supply, where it is available at once; bread is grain there (OR-LIMIT-4, OR-EXTRA-Bakery)."""
    state.goods[seat * cards.GOODS + good] -= 1
    state.goods_supply[cards.GRAIN if good == cards.BREAD else good] += 1
    if state.events is not None:
        state.events.append(events.GoodPaid(seat, cards.GOOD_IDS[good]))


def gain_technology(state: OrleansState, seat: int) -> None:
    """A tile beside the player board, to be placed in a later round (OR-TECH-1)."""
    state.technology_supply -= 1
    state.technology[seat] += 1
    if state.events is not None:
        state.events.append(events.TechnologyGained(seat))


def take_citizen(state: OrleansState, seat: int, citizen: int) -> None:
    """Only the first to arrive finds it (OR-DEV-3)."""
    if state.citizens[citizen] >= 0:
        return
    state.citizens = replaced(state.citizens, citizen, seat)
    if state.events is not None:
        state.events.append(events.CitizenTaken(seat, cards.CITIZEN_SOURCE[citizen]))


def develop(state: OrleansState, seat: int, points: int) -> None:
    """Move on, and take what lies on every space that is reached or passed (OR-DEV-1 to OR-DEV-5)."""
    before = state.development[seat]
    after = min(before + points, cards.LAST_SPACE)
    if after == before:
        return
    state.development[seat] = after
    if state.events is not None:
        state.events.append(events.Developed(seat, after - before, after, cards.LEVEL[after]))
    for space in range(before + 1, after + 1):
        if cards.SPACE_COINS[space]:
            gain_coins(state, seat, cards.SPACE_COINS[space])
        if cards.SPACE_CITIZEN[space] >= 0:
            take_citizen(state, seat, cards.SPACE_CITIZEN[space])


def tiles_at(state: OrleansState, step: int) -> list[int]:
    """The place tiles that may be chosen on a step of the traders track (OR-TRACK-Traders)."""
    stacks = cards.STACKS_AT[step]
    owner = state.tile_owner
    return [tile for tile in range(cards.TILES) if owner[tile] == IN_STACK and STACK[FIRST_TILE + tile] in stacks]


def can_advance(state: OrleansState, seat: int, track: int) -> bool:
    """Whether there is a next step, and what it brings is there (OR-TRACK-2, OR-LIMIT-1, OR-LIMIT-3)."""
    step = state.tracks[seat * cards.TRACKS + track] + 1
    if step > cards.LAST_STEP[track]:
        return False
    if track == cards.FARMERS:
        return state.goods_supply[cards.FARMER_GOODS[step]] > 0
    if track == cards.CRAFTSMEN:
        return state.technology_supply > 0
    if track == cards.TRADERS:
        return len(tiles_at(state, step)) > 0
    return True


def can_recruit(state: OrleansState, seat: int, follower: int) -> bool:
    """Whether a follower of that type is left, and its track goes on."""
    track = cards.TRACK_OF[follower]
    return state.supply[follower] > 0 and (track < 0 or can_advance(state, seat, track))


def recruit(state: OrleansState, seat: int, follower: int) -> None:
    """From the supply into the bag (OR-ACTION-5)."""
    state.supply[follower] -= 1
    state.bag[seat * cards.KINDS + cards.NEUTRAL[follower]] += 1
    if state.events is not None:
        state.events.append(events.FollowerRecruited(seat, cards.TYPE_IDS[follower]))


def advance(state: OrleansState, seat: int, track: int) -> None:
    """One step and its bonus; on the traders track the tile is still to be chosen (OR-TRACK-Farmers and so on)."""
    at = seat * cards.TRACKS + track
    step = state.tracks[at] + 1
    state.tracks[at] = step
    if state.events is not None:
        state.events.append(events.TrackAdvanced(seat, cards.TRACK_IDS[track], step))
    if track == cards.FARMERS:
        gain_good(state, seat, cards.FARMER_GOODS[step])
    elif track == cards.CRAFTSMEN:
        gain_technology(state, seat)
    elif track == cards.SCHOLARS:
        develop(state, seat, cards.SCHOLAR_POINTS[step])
    elif track == cards.BOATMEN:
        gain_coins(state, seat, cards.BOATMEN_COINS[step])
        if step == cards.CITIZEN_STEP[cards.BOATMEN_CITIZEN]:
            take_citizen(state, seat, cards.BOATMEN_CITIZEN)
    elif track == cards.KNIGHTS and step == cards.CITIZEN_STEP[cards.KNIGHTS_CITIZEN]:
        take_citizen(state, seat, cards.KNIGHTS_CITIZEN)
