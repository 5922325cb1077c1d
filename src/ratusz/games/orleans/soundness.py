"""Whether a position of Orléans can lie on a table: every piece is somewhere, and nothing lies where it may not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.games.orleans import cards
from ratusz.games.orleans.state import OUT, OrleansState, taken_group, taken_kind
from ratusz.games.orleans.writing import LAYINGS, LYING_IDS, of_seat, tiles_of

_CITIZENS: Final = {citizen: number for number, citizen in enumerate(cards.CITIZEN_IDS)}


def components(state: OrleansState) -> dict[str, int]:
    """How many pieces of each kind there are, wherever they lie (OR-INV-1 to OR-INV-4)."""
    found = {f"neutral {name}": 0 for name in cards.TYPE_IDS}
    for follower in range(cards.TYPES):
        gone = sum(cards.DEED_SLOTS[follower :: cards.TYPES]) - sum(state.deeds[follower :: cards.TYPES])
        found[f"neutral {cards.TYPE_IDS[follower]}"] = state.supply[follower] + state.lost_followers[follower] + gone
    for seat in range(state.players):
        for kind in range(cards.KINDS):
            have = followers_of(state, seat, kind)
            if cards.IS_STARTER[kind]:
                found[f"{cards.KIND_IDS[kind]} of seat {seat}"] = have
            else:
                found[f"neutral {cards.TYPE_IDS[cards.KIND_TYPE[kind]]}"] += have
        found[f"stations of seat {seat}"] = cards.STATIONS
    for good in range(cards.BREAD):
        lying = state.goods_supply[good] + state.lost_goods[good] + state.map_goods.count(good)
        owned = sum(state.goods[seat * cards.GOODS + good] for seat in range(state.players))
        found[cards.GOOD_IDS[good]] = lying + owned
    found[cards.GOOD_IDS[cards.GRAIN]] += sum(state.goods[cards.BREAD :: cards.GOODS])
    found["technology"] = (
        state.technology_supply + state.lost_technology + sum(state.technology) + state.slots.count(cards.TECHNOLOGY)
    )
    found["coins"] = state.bank + sum(state.coins)
    found["hourglass tiles"] = state.round + len(state.hourglass)
    return found


def followers_of(state: OrleansState, seat: int, kind: int) -> int:
    """The followers of a kind that a seat has, wherever they are."""
    found = state.bag[seat * cards.KINDS + kind] + state.market[seat * cards.KINDS + kind]
    found += of_seat(state.slots, seat, cards.SLOTS).count(kind)
    if state.owns(seat, cards.TOWER):
        found += state.tower[kind]
    if state.owns(seat, cards.THEATRE):
        found += state.theatre[kind]
    return found


def all_pieces(players: int) -> dict[str, int]:
    """What `components` has to find in every position."""
    found = {f"neutral {name}": cards.NEUTRALS[follower][players] for follower, name in enumerate(cards.TYPE_IDS)}
    for seat in range(players):
        found |= {f"{cards.KIND_IDS[kind]} of seat {seat}": 1 for kind in cards.STARTERS}
        found[f"stations of seat {seat}"] = cards.STATIONS
    found |= {cards.GOOD_IDS[good]: cards.GOOD_TILES[good] for good in range(cards.BREAD)}
    return {**found, "technology": cards.ALL_TECHNOLOGY, "coins": cards.ALL_COINS, "hourglass tiles": cards.ROUNDS}


def check_pieces(state: OrleansState, options: Options) -> None:
    found = components(state)
    for name, number in all_pieces(state.players).items():
        if found[name] != number:
            raise BadDocument(f"There should be {number} of '{name}', not {found[name]}.")
    check_hourglass(state)
    for place, owned in ((cards.TOWER, state.tower), (cards.THEATRE, state.theatre)):
        if sum(owned) and state.tile_owner[place - cards.FIRST_TILE] < 0:
            raise BadDocument(f"Followers lie in '{cards.TILE_IDS[place - cards.FIRST_TILE]}', but nobody has it.")
    for seat in range(state.players):
        if state.goods[seat * cards.GOODS + cards.BREAD] and not state.owns(seat, cards.BAKERY):
            raise BadDocument(f"Seat {seat} has bread without the Bakery.")
        if state.built[seat] + state.unbuilt[seat] > cards.STATIONS:
            raise BadDocument(f"Seat {seat} has more than {cards.STATIONS} stations.")
    for tile in cards.EXTRA_IDS:
        if tile not in cards.chosen_extras(options) and state.tile_owner[cards.TILE_IDS.index(tile)] != OUT:
            raise BadDocument(f"The extra tile '{tile}' is not in this match.")


def check_hourglass(state: OrleansState) -> None:
    """The first event has been the first, or will be, and no tile comes too often (OR-SETUP-11)."""
    tiles = [*state.hourglass, state.event] if state.round > 0 else state.hourglass
    if state.round > 1:
        tiles = [*tiles, cards.FIRST_EVENT]
    elif tiles[-1] != cards.FIRST_EVENT:
        raise BadDocument(f"The first event is '{cards.EVENT_IDS[cards.FIRST_EVENT]}'.")
    for event in range(cards.EVENTS):
        if tiles.count(event) > cards.EVENT_TILES[event]:
            raise BadDocument(f"There are too many tiles of '{cards.EVENT_IDS[event]}'.")


def check_places(state: OrleansState) -> None:
    """Markets, slots and stations hold what they may (OR-INV-5, OR-INV-6)."""
    if sum(state.tower) > cards.TOWER_SPACES:
        raise BadDocument(f"The tower holds {cards.TOWER_SPACES} followers at most.")
    for seat in range(state.players):
        if state.free_market(seat) < 0:
            raise BadDocument(f"The market of seat {seat} holds {cards.MARKET_SPACES} followers at most.")
        planned = [entry for entry in state.plans[seat] if entry < cards.GROUPS] if state.plans else []
        if of_seat(state.slots, seat, cards.SLOTS).count(cards.TECHNOLOGY) > len(planned) and not state.begun[seat]:
            raise BadDocument(f"Seat {seat} has placed no technology yet, but some lies there.")
        for groups in cards.PLACE_GROUPS:
            lying = [(group, kind) for group in groups for kind in lying_in(state, seat, group)]
            if sum(kind == cards.TECHNOLOGY for _, kind in lying) > 1:
                raise BadDocument("There is more than one technology tile on a place.")
            for group, kind in lying:
                fits = group in cards.TECHNOLOGY_GROUPS if kind == cards.TECHNOLOGY else cards.accepts(-1, kind, group)
                if not fits:
                    raise BadDocument(f"'{LYING_IDS[kind]}' cannot lie on '{cards.GROUP_IDS[group]}'.")
    for city, bits in enumerate(state.stations):
        if bits.bit_count() > 1 and not cards.SHARED[city]:
            raise BadDocument(f"There is more than one station in '{cards.CITY_IDS[city]}'.")


def lying_in(state: OrleansState, seat: int, group: int) -> list[int]:
    first = seat * cards.SLOTS
    slots = state.slots[first + cards.FIRST_SLOT[group] : first + cards.LAST_SLOT[group] + 1]
    return [kind for kind in slots if kind <= cards.TECHNOLOGY]


def check_tracks(state: OrleansState) -> None:
    """Markers are on their tracks, and a deed loses its citizen with its last free slot."""
    for at, step in enumerate(state.tracks):
        track = at % cards.TRACKS
        if step > cards.LAST_STEP[track]:
            raise BadDocument(f"The track '{cards.TRACK_IDS[track]}' has {cards.LAST_STEP[track]} steps, not {step}.")
    for seat in range(state.players):
        if len(tiles_of(state, seat)) > state.tracks[seat * cards.TRACKS + cards.TRADERS]:
            raise BadDocument(f"Seat {seat} has more tiles than steps on the traders track.")
        late = sum(cards.STACK[cards.PLACE_IDS.index(tile)] > 1 for tile in tiles_of(state, seat))
        if late and late >= state.tracks[seat * cards.TRACKS + cards.TRADERS]:
            taken = "which are taken from the second step of the traders track on"
            raise BadDocument(f"Seat {seat} has {late} tiles of stack II, {taken}.")
    for deed in range(cards.DEEDS):
        free, slots = of_seat(state.deeds, deed, cards.TYPES), of_seat(cards.DEED_SLOTS, deed, cards.TYPES)
        if any(left > size for left, size in zip(free, slots, strict=True)):
            raise BadDocument(f"The deed '{cards.DEED_IDS[deed]}' does not have that many slots.")
        if (sum(free) == 0) != (state.citizens[cards.DEED_CITIZEN[deed]] >= 0):
            raise BadDocument(f"The citizen of '{cards.DEED_IDS[deed]}' is taken with its last slot.")
    _check_citizens(state)


def _check_citizens(state: OrleansState) -> None:
    """Citizens are gone from where somebody has been."""
    reached = max(state.development)
    for space in range(reached + 1):
        if cards.SPACE_CITIZEN[space] >= 0 and state.citizens[cards.SPACE_CITIZEN[space]] < 0:
            raise BadDocument(f"The citizen on space {space} is still there, but somebody has passed it.")
    for track in cards.TRACK_IDS:
        if f"citizen_{track}" in _CITIZENS:
            citizen = _CITIZENS[f"citizen_{track}"]
            farthest = max(state.tracks[cards.TRACK_IDS.index(track) :: cards.TRACKS])
            there = farthest >= cards.CITIZEN_STEP[citizen]
            if there != (state.citizens[citizen] >= 0):
                raise BadDocument(f"The citizen of the track '{track}' is taken by the first to reach it.")
    if state.citizens[cards.LAST_CITIZEN] >= 0 and state.round < cards.ROUNDS:
        raise BadDocument("The last citizen is awarded after the last round.")


def _by_dependence(entry: int) -> tuple[bool, bool]:
    """Technology first, on farmer slots first of all."""
    return entry >= cards.GROUPS, entry < cards.GROUPS and cards.GROUP_TYPE[entry] != cards.FARMER


def replay_plan(state: OrleansState, seat: int, placeable: Callable[[OrleansState, int], list[int]]) -> None:
    """Lift a plan and lay it again, each entry where it may be laid."""
    plan = state.plans[seat]
    for entry in plan:
        if entry < cards.GROUPS:
            there = cards.TECHNOLOGY in lying_in(state, seat, entry)
        elif taken_group(entry) == cards.PLACE_GROUPS[cards.THEATRE][0]:
            there = state.owns(seat, cards.THEATRE) and state.theatre[taken_kind(entry)] > 0
        else:
            there = taken_kind(entry) in lying_in(state, seat, taken_group(entry))
        if not there:
            raise BadDocument(f"Seat {seat} has planned '{LAYINGS[entry]}', but it does not lie there.")
        state.lift(seat, entry)
    if state.free_market(seat) < 0 or sum(state.tower) > cards.TOWER_SPACES:
        raise BadDocument(f"Seat {seat} has planned more followers than it had.")
    state.plans[seat] = []
    for entry in sorted(plan, key=_by_dependence):
        if entry not in placeable(state, seat):
            raise BadDocument(f"Seat {seat} may not plan '{LAYINGS[entry]}'.")
        state.lay(seat, entry)
        state.plans[seat] = [*state.plans[seat], entry]
    state.plans[seat] = plan
