"""What is gained: coins, goods, followers, technology, and steps on the tracks with what lies there."""

from __future__ import annotations

from typing import Final

from ratusz.core.state import EndTurn
from ratusz.games.orleans.cards import (
    BOATMEN,
    BOATMEN_CITIZEN,
    BOATMEN_COINS,
    BREAD,
    CITIZEN_SOURCE,
    CITIZEN_STEP,
    CRAFTSMEN,
    FARMER_GOODS,
    FARMERS,
    FIRST_TILE,
    GOOD_IDS,
    GOODS,
    GRAIN,
    KINDS,
    KNIGHTS,
    KNIGHTS_CITIZEN,
    LAST_SPACE,
    LAST_STEP,
    LEVEL,
    MOST_PLAYERS,
    NEUTRAL,
    SCHOLAR_POINTS,
    SCHOLARS,
    SPACE_CITIZEN,
    SPACE_COINS,
    STACK,
    STACKS_AT,
    TILES,
    TRACK_IDS,
    TRACK_OF,
    TRACKS,
    TRADERS,
    TYPE_IDS,
)
from ratusz.games.orleans.events import (
    CitizenTaken,
    CoinsGained,
    CoinsPaid,
    Developed,
    FollowerRecruited,
    GoodGained,
    GoodPaid,
    TechnologyGained,
    TrackAdvanced,
)
from ratusz.games.orleans.state import IN_STACK, OrleansState, replaced

END_TURNS: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]


def gain_coins(state: OrleansState, seat: int, coins: int) -> None:
    """From the bank, as far as it has any (OR-PAY-1, OR-LIMIT-2)."""
    coins = min(coins, state.bank)
    if coins == 0:
        return
    state.bank -= coins
    state.coins[seat] += coins
    if state.events is not None:
        state.events.append(CoinsGained(seat, coins))


def pay_coins(state: OrleansState, seat: int, coins: int) -> None:
    """A cost that the seat can pay (OR-PAY-2)."""
    state.coins[seat] -= coins
    state.bank += coins
    if state.events is not None:
        state.events.append(CoinsPaid(seat, coins))


def gain_good(state: OrleansState, seat: int, good: int) -> None:
    state.goods_supply[good] -= 1
    state.goods[seat * GOODS + good] += 1
    if state.events is not None:
        state.events.append(GoodGained(seat, GOOD_IDS[good]))


def pay_good(state: OrleansState, seat: int, good: int) -> None:
    """Back to the goods supply, where it is available at once; bread is grain there (OR-LIMIT-4, OR-EXTRA-Bakery)."""
    state.goods[seat * GOODS + good] -= 1
    state.goods_supply[GRAIN if good == BREAD else good] += 1
    if state.events is not None:
        state.events.append(GoodPaid(seat, GOOD_IDS[good]))


def gain_technology(state: OrleansState, seat: int) -> None:
    """A tile beside the player board, to be placed in a later round (OR-TECH-1)."""
    state.technology_supply -= 1
    state.technology[seat] += 1
    if state.events is not None:
        state.events.append(TechnologyGained(seat))


def take_citizen(state: OrleansState, seat: int, citizen: int) -> None:
    """Only the first to arrive finds it (OR-DEV-3)."""
    if state.citizens[citizen] >= 0:
        return
    state.citizens = replaced(state.citizens, citizen, seat)
    if state.events is not None:
        state.events.append(CitizenTaken(seat, CITIZEN_SOURCE[citizen]))


def develop(state: OrleansState, seat: int, points: int) -> None:
    """Move on, and take what lies on every space that is reached or passed (OR-DEV-1 to OR-DEV-5)."""
    before = state.development[seat]
    after = min(before + points, LAST_SPACE)
    if after == before:
        return
    state.development[seat] = after
    if state.events is not None:
        state.events.append(Developed(seat, after - before, after, LEVEL[after]))
    for space in range(before + 1, after + 1):
        if SPACE_COINS[space]:
            gain_coins(state, seat, SPACE_COINS[space])
        if SPACE_CITIZEN[space] >= 0:
            take_citizen(state, seat, SPACE_CITIZEN[space])


def tiles_at(state: OrleansState, step: int) -> list[int]:
    """The place tiles that may be chosen on a step of the traders track (OR-TRACK-Traders)."""
    stacks = STACKS_AT[step]
    owner = state.tile_owner
    return [tile for tile in range(TILES) if owner[tile] == IN_STACK and STACK[FIRST_TILE + tile] in stacks]


def can_advance(state: OrleansState, seat: int, track: int) -> bool:
    """Whether there is a next step, and what it brings is there (OR-TRACK-2, OR-LIMIT-1, OR-LIMIT-3)."""
    step = state.tracks[seat * TRACKS + track] + 1
    if step > LAST_STEP[track]:
        return False
    if track == FARMERS:
        return state.goods_supply[FARMER_GOODS[step]] > 0
    if track == CRAFTSMEN:
        return state.technology_supply > 0
    if track == TRADERS:
        return len(tiles_at(state, step)) > 0
    return True


def can_recruit(state: OrleansState, seat: int, follower: int) -> bool:
    """Whether a follower of that type is left, and its track goes on."""
    track = TRACK_OF[follower]
    return state.supply[follower] > 0 and (track < 0 or can_advance(state, seat, track))


def recruit(state: OrleansState, seat: int, follower: int) -> None:
    """From the supply into the bag (OR-ACTION-5)."""
    state.supply[follower] -= 1
    state.bag[seat * KINDS + NEUTRAL[follower]] += 1
    if state.events is not None:
        state.events.append(FollowerRecruited(seat, TYPE_IDS[follower]))


def advance(state: OrleansState, seat: int, track: int) -> None:
    """One step and its bonus; on the traders track the tile is still to be chosen (OR-TRACK-Farmers and so on)."""
    at = seat * TRACKS + track
    step = state.tracks[at] + 1
    state.tracks[at] = step
    if state.events is not None:
        state.events.append(TrackAdvanced(seat, TRACK_IDS[track], step))
    if track == FARMERS:
        gain_good(state, seat, FARMER_GOODS[step])
    elif track == CRAFTSMEN:
        gain_technology(state, seat)
    elif track == SCHOLARS:
        develop(state, seat, SCHOLAR_POINTS[step])
    elif track == BOATMEN:
        gain_coins(state, seat, BOATMEN_COINS[step])
        if step == CITIZEN_STEP[BOATMEN_CITIZEN]:
            take_citizen(state, seat, BOATMEN_CITIZEN)
    elif track == KNIGHTS and step == CITIZEN_STEP[KNIGHTS_CITIZEN]:
        take_citizen(state, seat, KNIGHTS_CITIZEN)
