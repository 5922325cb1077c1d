"""A position of Orléans as readable JSON, and back with every check (section 21)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ratusz.core.errors import BadDocument
from ratusz.core.game import Document, Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY
from ratusz.games.orleans.cards import (
    ABSENT,
    ALL_COINS,
    ALL_TECHNOLOGY,
    BAKERY,
    BREAD,
    CITIES,
    CITIZEN_IDS,
    CITIZEN_STEP,
    CITIZENS,
    CITY_IDS,
    DEED_CITIZEN,
    DEED_IDS,
    DEED_SLOTS,
    DEEDS,
    EDGE_IDS,
    EDGE_SPACES,
    EMPTY,
    EVENT_IDS,
    EVENT_TILES,
    EVENTS,
    EXTRA_IDS,
    FARMER,
    FIRST_SLOT,
    FIRST_TILE,
    GOOD_IDS,
    GOOD_TILES,
    GOODS,
    GOODS_SPACES,
    GRAIN,
    GROUP_IDS,
    GROUP_PLACE,
    GROUP_TYPE,
    GROUPS,
    IS_STARTER,
    KIND_IDS,
    KIND_TYPE,
    KINDS,
    LAST_CITIZEN,
    LAST_SLOT,
    LAST_SPACE,
    LAST_STEP,
    MARKET_SPACES,
    NEUTRALS,
    NO_GOOD,
    PLACE_GROUPS,
    ROUNDS,
    SHARED,
    SLOTS,
    SPACE_CITIZEN,
    SPACE_PLAYERS,
    STARTERS,
    STATIONS,
    SUBSTITUTION,
    TECHNOLOGY,
    TECHNOLOGY_GROUPS,
    THEATRE,
    TILE_IDS,
    TILES,
    TOWER,
    TOWER_SPACES,
    TRACK_IDS,
    TRACKS,
    TRADERS,
    TYPE_IDS,
    TYPES,
    accepts,
)
from ratusz.games.orleans.rules.actions import ENTRY, SPACE
from ratusz.games.orleans.rules.round import BY_TURNS, chosen_extras
from ratusz.games.orleans.state import IN_STACK, OUT, UNSEARCHED, Hand, OrleansState, taken_group, taken_kind

LYING_IDS = [*KIND_IDS, "technology"]
"""What can lie on a slot."""
_WHERE = {citizen: number for number, citizen in enumerate(CITIZEN_IDS)}
_LAYINGS = {entry: SPACE.notation(action) for action, entry in enumerate(ENTRY) if entry >= 0}
"""The entries of plans in the notation of the actions that make them."""
_ENTRIES = {text: entry for entry, text in _LAYINGS.items()}


# Writing.


def counts(ids: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """How many there are of each id, those left out of which there are none."""
    return {name: number for name, number in zip(ids, numbers, strict=True) if number}


def of_seat(numbers: list[int], seat: int, size: int) -> list[int]:
    return numbers[seat * size : (seat + 1) * size]


def tiles_of(state: OrleansState, owner: int) -> list[str]:
    return [TILE_IDS[tile] for tile in range(TILES) if state.tile_owner[tile] == owner]


def lying_on(state: OrleansState, seat: int) -> dict[str, list[str]]:
    """What lies on the slots of a seat, group by group."""
    found = {}
    for group in range(GROUPS):
        first = seat * SLOTS
        lying = state.slots[first + FIRST_SLOT[group] : first + LAST_SLOT[group] + 1]
        names = [LYING_IDS[number] for number in lying if number <= TECHNOLOGY]
        if names:
            found[GROUP_IDS[group]] = names
    return found


def goods_on_map(state: OrleansState) -> dict[str, list[str]]:
    found = {}
    for edge, spaces in enumerate(EDGE_SPACES):
        lying = [GOOD_IDS[state.map_goods[space]] for space in spaces if state.map_goods[space] != NO_GOOD]
        if lying:
            found[EDGE_IDS[edge]] = lying
    return found


def seats_in(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1]


def stations_on_map(state: OrleansState) -> dict[str, list[int]]:
    return {CITY_IDS[city]: seats_in(bits, state.players) for city, bits in enumerate(state.stations) if bits}


def free_in_deeds(state: OrleansState) -> dict[str, dict[str, int]]:
    return {DEED_IDS[deed]: counts(TYPE_IDS, of_seat(state.deeds, deed, TYPES)) for deed in range(DEEDS)}


def write(state: OrleansState) -> Document:
    """The position as JSON. The hourglass is written in the order in which its tiles come up."""
    return {
        "round": state.round,
        "start_player": state.start_player,
        "event": EVENT_IDS[state.event],
        "hourglass": [EVENT_IDS[event] for event in reversed(state.hourglass)],
        "passed": seats_in(state.passed, state.players),
        "bank": state.bank,
        "supply": counts(TYPE_IDS, state.supply),
        "goods_supply": counts(GOOD_IDS[:BREAD], state.goods_supply),
        "technology_supply": state.technology_supply,
        "map_goods": goods_on_map(state),
        "stations": stations_on_map(state),
        "deeds": free_in_deeds(state),
        "citizens": {CITIZEN_IDS[citizen]: seat for citizen, seat in enumerate(state.citizens) if seat >= 0},
        "tiles": tiles_of(state, IN_STACK),
        "removed_tiles": tiles_of(state, OUT),
        "lost_followers": counts(TYPE_IDS, state.lost_followers),
        "lost_goods": counts(GOOD_IDS[:BREAD], state.lost_goods),
        "lost_technology": state.lost_technology,
        "tower": counts(KIND_IDS, state.tower),
        "theatre": counts(KIND_IDS, state.theatre),
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
    }


def _write_seat(state: OrleansState, seat: int) -> Document:
    return {
        "coins": state.coins[seat],
        "development": state.development[seat],
        "tracks": counts(TRACK_IDS, of_seat(state.tracks, seat, TRACKS)),
        "goods": counts(GOOD_IDS, of_seat(state.goods, seat, GOODS)),
        "technology": state.technology[seat],
        "technology_begun": state.begun[seat] == 1,
        "merchant": CITY_IDS[state.merchants[seat]],
        "unbuilt_stations": state.unbuilt[seat],
        "tiles": tiles_of(state, seat),
        "bag": counts(KIND_IDS, of_seat(state.bag, seat, KINDS)),
        "market": counts(KIND_IDS, of_seat(state.market, seat, KINDS)),
        "slots": lying_on(state, seat),
        "hand": write_hand(state.hands[seat]) if state.hands else None,
        "plan": write_plan(state.plans[seat]) if state.plans else None,
    }


def kind_names(kinds: list[int]) -> list[str]:
    return [KIND_IDS[kind] for kind in kinds]


def write_hand(hand: Hand) -> Document:
    """What a seat did in the Followers phase; `coming` in the order in which it would be drawn."""
    return {
        "coming": kind_names(hand.coming[::-1]),
        "drawn": kind_names(hand.drawn),
        "bathed": kind_names(hand.bathed),
        "kept": kind_names(hand.kept),
        "taken_back": [_LAYINGS[entry] for entry in hand.taken],
        "to_tower": kind_names(hand.tower),
    }


def write_plan(plan: list[int]) -> list[str]:
    return [_LAYINGS[entry] for entry in plan]


# Reading.

_MANY = ALL_COINS


def read(document: Reader, players: int, options: Options) -> OrleansState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state = OrleansState()
    state.begin(players, [], Rng(0, 0, 0, 0))
    state.by_turns = options["planning"] == BY_TURNS
    state.round = document.number("round", 0, ROUNDS)
    state.start_player = document.number("start_player", 0, players - 1)
    state.event = _number(document.text("event"), EVENT_IDS)
    state.hourglass = [_number(name, EVENT_IDS) for name in document.items("hourglass", str)][::-1]
    state.passed = _bits(document.items("passed", int), players)
    state.bank = document.number("bank", 0, _MANY)
    state.supply = _counts(document, "supply", TYPE_IDS)
    state.goods_supply = _counts(document, "goods_supply", GOOD_IDS[:BREAD])
    state.technology_supply = document.number("technology_supply", 0, ALL_TECHNOLOGY)
    state.lost_followers = _counts(document, "lost_followers", TYPE_IDS)
    state.lost_goods = _counts(document, "lost_goods", GOOD_IDS[:BREAD])
    state.lost_technology = document.number("lost_technology", 0, ALL_TECHNOLOGY)
    state.tower = _counts(document, "tower", KIND_IDS)
    state.theatre = _counts(document, "theatre", KIND_IDS)
    _read_board(state, document)
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    _read_tiles(state, document, seats)
    _read_seats(state, seats)
    _check_pieces(state, options)
    _check_places(state)
    _check_tracks(state)
    return state


def _number(name: str, ids: Sequence[str]) -> int:
    if name not in ids:
        raise BadDocument(f"{name!r:.60} is nothing that can stand there.")
    return ids.index(name)


def _counts(document: Reader, key: str, ids: Sequence[str]) -> list[int]:
    given = Reader(document.mapping(key), BadDocument)
    given.no_more_than(frozenset(ids))
    return [given.number(name, 1, _MANY) if name in given.document else 0 for name in ids]


def _bits(seats: list[int], players: int) -> int:
    bits = 0
    for seat in seats:
        if not 0 <= seat < players or bits >> seat & 1:
            raise BadDocument(f"Seats from 0 to {players - 1} were expected, each once, not {seat}.")
        bits |= 1 << seat
    return bits


def _read_board(state: OrleansState, document: Reader) -> None:
    state.map_goods = [NO_GOOD] * GOODS_SPACES
    goods = Reader(document.mapping("map_goods"), BadDocument)
    goods.no_more_than(frozenset(EDGE_IDS))
    for edge in goods.document:
        _put_goods(state, EDGE_IDS.index(edge), [_number(good, GOOD_IDS[:BREAD]) for good in goods.items(edge, str)])
    stations = Reader(document.mapping("stations"), BadDocument)
    stations.no_more_than(frozenset(CITY_IDS))
    state.stations = [0] * CITIES
    for city in stations.document:
        state.stations[CITY_IDS.index(city)] = _bits(stations.items(city, int), state.players)
        if not state.stations[CITY_IDS.index(city)]:
            raise BadDocument(f"A city without a station, such as '{city}', is left out.")
    deeds = Reader(document.mapping("deeds"), BadDocument)
    deeds.no_more_than(frozenset(DEED_IDS))
    state.deeds = [free for deed in DEED_IDS for free in _counts(deeds, deed, TYPE_IDS)]
    citizens = Reader(document.mapping("citizens"), BadDocument)
    citizens.no_more_than(frozenset(CITIZEN_IDS))
    state.citizens = [NOBODY] * CITIZENS
    for citizen in citizens.document:
        state.citizens[_WHERE[citizen]] = citizens.number(citizen, 0, state.players - 1)


def _put_goods(state: OrleansState, edge: int, goods: list[int]) -> None:
    spaces = [space for space in EDGE_SPACES[edge] if SPACE_PLAYERS[space] <= state.players]
    if not 0 < len(goods) <= len(spaces):
        raise BadDocument(f"On '{EDGE_IDS[edge]}' lie 1 to {len(spaces)} goods or it is left out, not {len(goods)}.")
    for space, good in zip(spaces, goods, strict=False):
        state.map_goods[space] = good


def _read_tiles(state: OrleansState, document: Reader, seats: list[Reader]) -> None:
    """Every tile lies in one place, and the slots of a tile are its owner's."""
    piles = [(document, "tiles", IN_STACK), (document, "removed_tiles", OUT)]
    piles += [(entry, "tiles", seat) for seat, entry in enumerate(seats)]
    lying: dict[int, int] = {}
    for reader, key, owner in piles:
        for name in reader.items(key, str):
            tile = _number(name, TILE_IDS)
            if tile in lying:
                raise BadDocument(f"Tile '{name}' lies in two places.")
            lying[tile] = owner
    if len(lying) != TILES:
        raise BadDocument(f"There are {TILES} tiles, removed ones included, not {len(lying)}.")
    state.tile_owner = [lying[tile] for tile in range(TILES)]
    state.substitutions = [0] * state.players
    for tile, owner in lying.items():
        if owner >= 0:
            state.substitutions[owner] |= SUBSTITUTION[FIRST_TILE + tile]


def _read_seats(state: OrleansState, seats: list[Reader]) -> None:
    state.coins = [seat.number("coins", 0, _MANY) for seat in seats]
    state.development = [seat.number("development", 0, LAST_SPACE) for seat in seats]
    state.tracks = [step for seat in seats for step in _counts(seat, "tracks", TRACK_IDS)]
    state.goods = [number for seat in seats for number in _counts(seat, "goods", GOOD_IDS)]
    state.technology = [seat.number("technology", 0, ALL_TECHNOLOGY) for seat in seats]
    state.begun = [int(seat.flag("technology_begun")) for seat in seats]
    state.merchants = [_number(seat.text("merchant"), CITY_IDS) for seat in seats]
    state.unbuilt = [seat.number("unbuilt_stations", 0, STATIONS) for seat in seats]
    state.built = [sum(bits >> seat & 1 for bits in state.stations) for seat in range(state.players)]
    state.bag = [number for seat in seats for number in _counts(seat, "bag", KIND_IDS)]
    state.market = [number for seat in seats for number in _counts(seat, "market", KIND_IDS)]
    state.slots = [ABSENT] * (state.players * SLOTS)
    for seat, entry in enumerate(seats):
        _read_slots(state, seat, Reader(entry.mapping("slots"), BadDocument))
    drawing = any(seat.has("hand") for seat in seats)
    state.hands = [_read_hand(Reader(seat.mapping("hand"), BadDocument)) for seat in seats] if drawing else []
    planning = any(seat.has("plan") for seat in seats)
    state.plans = [[_entry(text) for text in seat.items("plan", str)] for seat in seats] if planning else []
    state.last = [UNSEARCHED] * len(state.plans)
    state.opening = []


def _read_slots(state: OrleansState, seat: int, document: Reader) -> None:
    document.no_more_than(frozenset(GROUP_IDS))
    for group in range(GROUPS):
        if not state.owns(seat, GROUP_PLACE[group]):
            continue
        size = LAST_SLOT[group] - FIRST_SLOT[group] + 1
        first = seat * SLOTS + FIRST_SLOT[group]
        names = document.items(GROUP_IDS[group], str) if GROUP_IDS[group] in document.document else []
        lying = [_number(name, LYING_IDS) for name in names]
        if len(lying) > size or lying != sorted(lying):
            raise BadDocument(f"'{GROUP_IDS[group]}' holds up to {size}, in order, not {names!r:.60}.")
        state.slots[first : first + size] = lying + [EMPTY] * (size - len(lying))
    for name in document.document:
        if not state.owns(seat, GROUP_PLACE[GROUP_IDS.index(name)]):
            raise BadDocument(f"'{name}' is on a tile that seat {seat} does not have.")


def _kinds(document: Reader, key: str) -> list[int]:
    return [_number(name, KIND_IDS) for name in document.items(key, str)]


def _entry(text: str) -> int:
    if text not in _ENTRIES:
        raise BadDocument(f"{text!r:.60} places nothing.")
    return _ENTRIES[text]


def _read_hand(document: Reader) -> Hand:
    return Hand(
        _kinds(document, "coming")[::-1],
        _kinds(document, "drawn"),
        _kinds(document, "bathed"),
        _kinds(document, "kept"),
        [_entry(text) for text in document.items("taken_back", str)],
        _kinds(document, "to_tower"),
    )


# Checking.


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


def _check_pieces(state: OrleansState, options: Options) -> None:
    for name, number in all_pieces(state.players).items():
        found = components(state)[name]
        if found != number:
            raise BadDocument(f"There should be {number} of '{name}', not {found}.")
    for event in range(EVENTS):
        if state.hourglass.count(event) + (state.event == event and state.round > 0) > EVENT_TILES[event]:
            raise BadDocument(f"There are too many tiles of '{EVENT_IDS[event]}'.")
    for place, owned in ((TOWER, state.tower), (THEATRE, state.theatre)):
        if sum(owned) and state.tile_owner[place - FIRST_TILE] < 0:
            raise BadDocument(f"Followers lie in '{TILE_IDS[place - FIRST_TILE]}', and nobody has it.")
    for seat in range(state.players):
        if state.goods[seat * GOODS + BREAD] and not state.owns(seat, BAKERY):
            raise BadDocument(f"Seat {seat} has bread without the Bakery.")
        if state.built[seat] + state.unbuilt[seat] > STATIONS:
            raise BadDocument(f"Seat {seat} has more than {STATIONS} stations.")
    for tile in EXTRA_IDS:
        if tile not in chosen_extras(options) and state.tile_owner[TILE_IDS.index(tile)] != OUT:
            raise BadDocument(f"The extra tile '{tile}' is not in this match.")


def _check_places(state: OrleansState) -> None:
    """Markets, slots and stations hold what they may (OR-INV-5, OR-INV-6)."""
    if sum(state.tower) > TOWER_SPACES:
        raise BadDocument(f"The tower holds {TOWER_SPACES} followers at most.")
    for seat in range(state.players):
        if state.free_market(seat) < 0:
            raise BadDocument(f"The market of seat {seat} holds {MARKET_SPACES} followers at most.")
        for groups in PLACE_GROUPS:
            lying = [(group, kind) for group in groups for kind in _lying(state, seat, group)]
            if sum(kind == TECHNOLOGY for _, kind in lying) > 1:
                raise BadDocument("There is more than one technology tile on a place.")
            for group, kind in lying:
                fits = group in TECHNOLOGY_GROUPS if kind == TECHNOLOGY else accepts(-1, kind, group)
                if not fits:
                    raise BadDocument(f"'{LYING_IDS[kind]}' cannot lie on '{GROUP_IDS[group]}'.")
    for city, bits in enumerate(state.stations):
        if bits.bit_count() > 1 and not SHARED[city]:
            raise BadDocument(f"There is more than one station in '{CITY_IDS[city]}'.")


def _lying(state: OrleansState, seat: int, group: int) -> list[int]:
    first = seat * SLOTS
    return [
        kind for kind in state.slots[first + FIRST_SLOT[group] : first + LAST_SLOT[group] + 1] if kind <= TECHNOLOGY
    ]


def _check_tracks(state: OrleansState) -> None:
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
            raise BadDocument(f"The deed '{DEED_IDS[deed]}' has not so many slots.")
        if (sum(free) == 0) != (state.citizens[DEED_CITIZEN[deed]] >= 0):
            raise BadDocument(f"The citizen of '{DEED_IDS[deed]}' is taken with its last slot.")
    _check_citizens(state)


def _check_citizens(state: OrleansState) -> None:
    """Citizens are gone from where somebody has been."""
    reached = max(state.development)
    for space in range(reached + 1):
        if SPACE_CITIZEN[space] >= 0 and state.citizens[SPACE_CITIZEN[space]] < 0:
            raise BadDocument(f"The citizen on space {space} lies there, and yet somebody has passed it.")
    for track in TRACK_IDS:
        if f"citizen_{track}" in _WHERE:
            citizen = _WHERE[f"citizen_{track}"]
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
            there = TECHNOLOGY in _lying(state, seat, entry)
        elif taken_group(entry) == PLACE_GROUPS[THEATRE][0]:
            there = state.owns(seat, THEATRE) and state.theatre[taken_kind(entry)] > 0
        else:
            there = taken_kind(entry) in _lying(state, seat, taken_group(entry))
        if not there:
            raise BadDocument(f"Seat {seat} has planned '{_LAYINGS[entry]}', and it does not lie there.")
        state.lift(seat, entry)
    if state.free_market(seat) < 0 or sum(state.tower) > TOWER_SPACES:
        raise BadDocument(f"Seat {seat} has planned more followers than it had.")
    state.plans[seat] = []
    for entry in sorted(plan, key=_by_dependence):
        if entry not in placeable(state, seat):
            raise BadDocument(f"Seat {seat} may not plan '{_LAYINGS[entry]}'.")
        state.lay(seat, entry)
        state.plans[seat] = [*state.plans[seat], entry]
    state.plans[seat] = plan
