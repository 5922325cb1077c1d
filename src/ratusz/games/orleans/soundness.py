"""Whether a position of Orléans can lie on a table: every piece is somewhere, and nothing lies where it may not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.games.orleans.cards import (
    ALL_COINS,
    ALL_TECHNOLOGY,
    BAKERY,
    BREAD,
    CITIZEN_IDS,
    CITIZEN_STEP,
    CITY_IDS,
    DEED_CITIZEN,
    DEED_IDS,
    DEED_SLOTS,
    DEEDS,
    EVENT_IDS,
    EVENT_TILES,
    EVENTS,
    EXTRA_IDS,
    FARMER,
    FIRST_EVENT,
    FIRST_SLOT,
    FIRST_TILE,
    GOOD_IDS,
    GOOD_TILES,
    GOODS,
    GRAIN,
    GROUP_IDS,
    GROUP_TYPE,
    GROUPS,
    IS_STARTER,
    KIND_IDS,
    KIND_TYPE,
    KINDS,
    LAST_CITIZEN,
    LAST_SLOT,
    LAST_STEP,
    MARKET_SPACES,
    NEUTRALS,
    PLACE_GROUPS,
    ROUNDS,
    SHARED,
    SLOTS,
    SPACE_CITIZEN,
    STARTERS,
    STATIONS,
    TECHNOLOGY,
    TECHNOLOGY_GROUPS,
    THEATRE,
    TILE_IDS,
    TOWER,
    TOWER_SPACES,
    TRACK_IDS,
    TRACKS,
    TRADERS,
    TYPE_IDS,
    TYPES,
    accepts,
)
from ratusz.games.orleans.rules.round import chosen_extras
from ratusz.games.orleans.state import OUT, OrleansState, taken_group, taken_kind
from ratusz.games.orleans.writing import LAYINGS, LYING_IDS, of_seat, tiles_of

_CITIZENS: Final = {citizen: number for number, citizen in enumerate(CITIZEN_IDS)}


def components(state: OrleansState) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they lie (OR-INV-1 to OR-INV-4)."""
    found = {f"neutral {name}": 0 for name in TYPE_IDS}
    for follower in range(TYPES):
        gone = sum(DEED_SLOTS[deed * TYPES + follower] - state.deeds[deed * TYPES + follower] for deed in range(DEEDS))
        found[f"neutral {TYPE_IDS[follower]}"] = state.supply[follower] + state.lost_followers[follower] + gone
    for seat in range(state.players):
        for kind in range(KINDS):
            have = followers_of(state, seat, kind)
            if IS_STARTER[kind]:
                found[f"{KIND_IDS[kind]} of seat {seat}"] = have
            else:
                found[f"neutral {TYPE_IDS[KIND_TYPE[kind]]}"] += have
        found[f"stations of seat {seat}"] = STATIONS
    for good in range(BREAD):
        lying = state.goods_supply[good] + state.lost_goods[good] + state.map_goods.count(good)
        owned = sum(state.goods[seat * GOODS + good] for seat in range(state.players))
        found[GOOD_IDS[good]] = lying + owned
    found[GOOD_IDS[GRAIN]] += sum(state.goods[seat * GOODS + BREAD] for seat in range(state.players))
    found["technology"] = (
        state.technology_supply + state.lost_technology + sum(state.technology) + state.slots.count(TECHNOLOGY)
    )
    found["coins"] = state.bank + sum(state.coins)
    found["hourglass tiles"] = state.round + len(state.hourglass)
    return found


def followers_of(state: OrleansState, seat: int, kind: int) -> int:
    """The followers of a kind that a seat has, wherever they are."""
    found = state.bag[seat * KINDS + kind] + state.market[seat * KINDS + kind]
    found += of_seat(state.slots, seat, SLOTS).count(kind)
    if state.owns(seat, TOWER):
        found += state.tower[kind]
    if state.owns(seat, THEATRE):
        found += state.theatre[kind]
    return found


def all_pieces(players: int) -> dict[str, int]:
    """What `components` has to find in every position."""
    found = {f"neutral {TYPE_IDS[follower]}": NEUTRALS[follower][players] for follower in range(TYPES)}
    for seat in range(players):
        found |= {f"{KIND_IDS[kind]} of seat {seat}": 1 for kind in STARTERS}
        found[f"stations of seat {seat}"] = STATIONS
    found |= {GOOD_IDS[good]: GOOD_TILES[good] for good in range(BREAD)}
    return {**found, "technology": ALL_TECHNOLOGY, "coins": ALL_COINS, "hourglass tiles": ROUNDS}


def check_pieces(state: OrleansState, options: Options) -> None:
    found = components(state)
    for name, number in all_pieces(state.players).items():
        if found[name] != number:
            raise BadDocument(f"There should be {number} of '{name}', not {found[name]}.")
    check_hourglass(state)
    for place, owned in ((TOWER, state.tower), (THEATRE, state.theatre)):
        if sum(owned) and state.tile_owner[place - FIRST_TILE] < 0:
            raise BadDocument(f"Followers lie in '{TILE_IDS[place - FIRST_TILE]}', but nobody has it.")
    for seat in range(state.players):
        if state.goods[seat * GOODS + BREAD] and not state.owns(seat, BAKERY):
            raise BadDocument(f"Seat {seat} has bread without the Bakery.")
        if state.built[seat] + state.unbuilt[seat] > STATIONS:
            raise BadDocument(f"Seat {seat} has more than {STATIONS} stations.")
    for tile in EXTRA_IDS:
        if tile not in chosen_extras(options) and state.tile_owner[TILE_IDS.index(tile)] != OUT:
            raise BadDocument(f"The extra tile '{tile}' is not in this match.")


def check_hourglass(state: OrleansState) -> None:
    """The first event has been the first, or will be, and no tile comes too often (OR-SETUP-11)."""
    tiles = [*state.hourglass, state.event] if state.round > 0 else state.hourglass
    if state.round > 1:
        tiles = [*tiles, FIRST_EVENT]
    elif tiles[-1] != FIRST_EVENT:
        raise BadDocument(f"The first event is '{EVENT_IDS[FIRST_EVENT]}'.")
    for event in range(EVENTS):
        if tiles.count(event) > EVENT_TILES[event]:
            raise BadDocument(f"There are too many tiles of '{EVENT_IDS[event]}'.")


def check_places(state: OrleansState) -> None:
    """Markets, slots and stations hold what they may (OR-INV-5, OR-INV-6)."""
    if sum(state.tower) > TOWER_SPACES:
        raise BadDocument(f"The tower holds {TOWER_SPACES} followers at most.")
    for seat in range(state.players):
        if state.free_market(seat) < 0:
            raise BadDocument(f"The market of seat {seat} holds {MARKET_SPACES} followers at most.")
        planned = [entry for entry in state.plans[seat] if entry < GROUPS] if state.plans else []
        if of_seat(state.slots, seat, SLOTS).count(TECHNOLOGY) > len(planned) and not state.begun[seat]:
            raise BadDocument(f"Seat {seat} has placed no technology yet, but some lies there.")
        for groups in PLACE_GROUPS:
            lying = [(group, kind) for group in groups for kind in lying_in(state, seat, group)]
            if sum(kind == TECHNOLOGY for _, kind in lying) > 1:
                raise BadDocument("There is more than one technology tile on a place.")
            for group, kind in lying:
                fits = group in TECHNOLOGY_GROUPS if kind == TECHNOLOGY else accepts(-1, kind, group)
                if not fits:
                    raise BadDocument(f"'{LYING_IDS[kind]}' cannot lie on '{GROUP_IDS[group]}'.")
    for city, bits in enumerate(state.stations):
        if bits.bit_count() > 1 and not SHARED[city]:
            raise BadDocument(f"There is more than one station in '{CITY_IDS[city]}'.")


def lying_in(state: OrleansState, seat: int, group: int) -> list[int]:
    first = seat * SLOTS
    return [
        kind for kind in state.slots[first + FIRST_SLOT[group] : first + LAST_SLOT[group] + 1] if kind <= TECHNOLOGY
    ]


def check_tracks(state: OrleansState) -> None:
    """Markers are on their tracks, and a deed loses its citizen with its last free slot."""
    for at, step in enumerate(state.tracks):
        if step > LAST_STEP[at % TRACKS]:
            raise BadDocument(f"The track '{TRACK_IDS[at % TRACKS]}' has {LAST_STEP[at % TRACKS]} steps, not {step}.")
    for seat in range(state.players):
        if len(tiles_of(state, seat)) > state.tracks[seat * TRACKS + TRADERS]:
            raise BadDocument(f"Seat {seat} has more tiles than steps on the traders track.")
    for deed in range(DEEDS):
        free, slots = of_seat(state.deeds, deed, TYPES), of_seat(DEED_SLOTS, deed, TYPES)
        if any(left > size for left, size in zip(free, slots, strict=True)):
            raise BadDocument(f"The deed '{DEED_IDS[deed]}' does not have that many slots.")
        if (sum(free) == 0) != (state.citizens[DEED_CITIZEN[deed]] >= 0):
            raise BadDocument(f"The citizen of '{DEED_IDS[deed]}' is taken with its last slot.")
    _check_citizens(state)


def _check_citizens(state: OrleansState) -> None:
    """Citizens are gone from where somebody has been."""
    reached = max(state.development)
    for space in range(reached + 1):
        if SPACE_CITIZEN[space] >= 0 and state.citizens[SPACE_CITIZEN[space]] < 0:
            raise BadDocument(f"The citizen on space {space} is still there, but somebody has passed it.")
    for track in TRACK_IDS:
        if f"citizen_{track}" in _CITIZENS:
            citizen = _CITIZENS[f"citizen_{track}"]
            there = any(step >= CITIZEN_STEP[citizen] for step in state.tracks[TRACK_IDS.index(track) :: TRACKS])
            if there != (state.citizens[citizen] >= 0):
                raise BadDocument(f"The citizen of the track '{track}' is taken by the first to reach it.")
    if state.citizens[LAST_CITIZEN] >= 0 and state.round < ROUNDS:
        raise BadDocument("The last citizen is awarded after the last round.")


def _by_dependence(entry: int) -> tuple[bool, bool]:
    """Technology first, on farmer slots first of all."""
    return entry >= GROUPS, entry < GROUPS and GROUP_TYPE[entry] != FARMER


def replay_plan(state: OrleansState, seat: int, placeable: Callable[[OrleansState, int], list[int]]) -> None:
    """Lift a plan and lay it again, each entry where it may be laid."""
    plan = state.plans[seat]
    for entry in plan:
        if entry < GROUPS:
            there = TECHNOLOGY in lying_in(state, seat, entry)
        elif taken_group(entry) == PLACE_GROUPS[THEATRE][0]:
            there = state.owns(seat, THEATRE) and state.theatre[taken_kind(entry)] > 0
        else:
            there = taken_kind(entry) in lying_in(state, seat, taken_group(entry))
        if not there:
            raise BadDocument(f"Seat {seat} has planned '{LAYINGS[entry]}', but it does not lie there.")
        state.lift(seat, entry)
    if state.free_market(seat) < 0 or sum(state.tower) > TOWER_SPACES:
        raise BadDocument(f"Seat {seat} has planned more followers than it had.")
    state.plans[seat] = []
    for entry in sorted(plan, key=_by_dependence):
        if entry not in placeable(state, seat):
            raise BadDocument(f"Seat {seat} may not plan '{LAYINGS[entry]}'.")
        state.lay(seat, entry)
        state.plans[seat] = [*state.plans[seat], entry]
    state.plans[seat] = plan
