"""A position of Orléans from its document, with every check (section 21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.errors import BadDocument
from ratusz.core.game import Options
from ratusz.core.reading import Reader
from ratusz.core.rng import Rng
from ratusz.core.state import NOBODY
from ratusz.games.orleans import cards
from ratusz.games.orleans.rules.round import BY_TURNS
from ratusz.games.orleans.soundness import check_pieces, check_places, check_tracks
from ratusz.games.orleans.state import IN_STACK, OUT, UNSEARCHED, Hand, OrleansState
from ratusz.games.orleans.writing import LAYINGS, LYING_IDS

_ENTRIES: Final = {text: entry for entry, text in LAYINGS.items()}
_MANY = cards.ALL_COINS


def read(document: Reader, players: int, options: Options) -> OrleansState:
    """The position of a document; BadDocument if it could not lie on a table."""
    state = OrleansState()
    state.begin(players, [], Rng(0, 0, 0, 0))
    state.by_turns = options["planning"] == BY_TURNS
    state.round = document.number("round", 0, cards.ROUNDS)
    state.start_player = document.number("start_player", 0, players - 1)
    state.event = _number(document.text("event"), cards.EVENT_IDS)
    state.hourglass = [_number(name, cards.EVENT_IDS) for name in document.items("hourglass", str)][::-1]
    state.passed = _bits(document.items("passed", int), players)
    state.bank = document.number("bank", 0, _MANY)
    state.supply = _counts(document, "supply", cards.TYPE_IDS)
    state.goods_supply = _counts(document, "goods_supply", cards.GOOD_IDS[: cards.BREAD])
    state.technology_supply = document.number("technology_supply", 0, cards.ALL_TECHNOLOGY)
    state.lost_followers = _counts(document, "lost_followers", cards.TYPE_IDS)
    state.lost_goods = _counts(document, "lost_goods", cards.GOOD_IDS[: cards.BREAD])
    state.lost_technology = document.number("lost_technology", 0, cards.ALL_TECHNOLOGY)
    state.tower = _counts(document, "tower", cards.KIND_IDS)
    state.theatre = _counts(document, "theatre", cards.KIND_IDS)
    _read_board(state, document)
    seats = document.objects("seats")
    if len(seats) != players:
        raise BadDocument(f"'seats' has {len(seats)} entries for {players} players.")
    _read_tiles(state, document, seats)
    _read_seats(state, seats)
    check_pieces(state, options)
    check_places(state)
    check_tracks(state)
    return state


def _number(name: str, ids: Sequence[str]) -> int:
    if name not in ids:
        raise BadDocument(f"{name!r:.60} is not something that can stand there.")
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
    state.map_goods = [cards.NO_GOOD] * cards.GOODS_SPACES
    goods = Reader(document.mapping("map_goods"), BadDocument)
    goods.no_more_than(frozenset(cards.EDGE_IDS))
    for edge in goods.document:
        lying = [_number(good, cards.GOOD_IDS[: cards.BREAD]) for good in goods.items(edge, str)]
        _put_goods(state, cards.EDGE_IDS.index(edge), lying)
    stations = Reader(document.mapping("stations"), BadDocument)
    stations.no_more_than(frozenset(cards.CITY_IDS))
    state.stations = [0] * cards.CITIES
    for city in stations.document:
        state.stations[cards.CITY_IDS.index(city)] = _bits(stations.items(city, int), state.players)
        if not state.stations[cards.CITY_IDS.index(city)]:
            raise BadDocument(f"A city without a station, such as '{city}', is left out.")
    deeds = Reader(document.mapping("deeds"), BadDocument)
    deeds.no_more_than(frozenset(cards.DEED_IDS))
    state.deeds = [free for deed in cards.DEED_IDS for free in _counts(deeds, deed, cards.TYPE_IDS)]
    citizens = Reader(document.mapping("citizens"), BadDocument)
    citizens.no_more_than(frozenset(cards.CITIZEN_IDS))
    state.citizens = [NOBODY] * cards.CITIZENS
    for citizen in citizens.document:
        state.citizens[cards.CITIZEN_IDS.index(citizen)] = citizens.number(citizen, 0, state.players - 1)


def _put_goods(state: OrleansState, edge: int, goods: list[int]) -> None:
    spaces = [space for space in cards.EDGE_SPACES[edge] if cards.SPACE_PLAYERS[space] <= state.players]
    if not 0 < len(goods) <= len(spaces):
        name = cards.EDGE_IDS[edge]
        raise BadDocument(f"On '{name}' lie 1 to {len(spaces)} goods or it is left out, not {len(goods)}.")
    for space, good in zip(spaces, goods, strict=False):
        state.map_goods[space] = good


def _read_tiles(state: OrleansState, document: Reader, seats: list[Reader]) -> None:
    """Every tile lies in one place, and the slots of a tile are its owner's."""
    piles = [(document, "tiles", IN_STACK), (document, "removed_tiles", OUT)]
    piles += [(entry, "tiles", seat) for seat, entry in enumerate(seats)]
    lying: dict[int, int] = {}
    for reader, key, owner in piles:
        for name in reader.items(key, str):
            tile = _number(name, cards.TILE_IDS)
            if tile in lying:
                raise BadDocument(f"Tile '{name}' lies in two places.")
            lying[tile] = owner
    if len(lying) != cards.TILES:
        raise BadDocument(f"There are {cards.TILES} tiles, removed ones included, not {len(lying)}.")
    state.tile_owner = [lying[tile] for tile in range(cards.TILES)]
    state.substitutions = [0] * state.players
    for tile, owner in lying.items():
        if owner >= 0:
            state.substitutions[owner] |= cards.SUBSTITUTION[cards.FIRST_TILE + tile]


def _read_seats(state: OrleansState, seats: list[Reader]) -> None:
    state.coins = [seat.number("coins", 0, _MANY) for seat in seats]
    state.development = [seat.number("development", 0, cards.LAST_SPACE) for seat in seats]
    state.tracks = [step for seat in seats for step in _counts(seat, "tracks", cards.TRACK_IDS)]
    state.goods = [number for seat in seats for number in _counts(seat, "goods", cards.GOOD_IDS)]
    state.technology = [seat.number("technology", 0, cards.ALL_TECHNOLOGY) for seat in seats]
    state.begun = [int(seat.flag("technology_begun")) for seat in seats]
    state.merchants = [_number(seat.text("merchant"), cards.CITY_IDS) for seat in seats]
    state.unbuilt = [seat.number("unbuilt_stations", 0, cards.STATIONS) for seat in seats]
    state.built = [sum(bits >> seat & 1 for bits in state.stations) for seat in range(state.players)]
    state.bag = [number for seat in seats for number in _counts(seat, "bag", cards.KIND_IDS)]
    state.market = [number for seat in seats for number in _counts(seat, "market", cards.KIND_IDS)]
    state.slots = [cards.ABSENT] * (state.players * cards.SLOTS)
    for seat, entry in enumerate(seats):
        _read_slots(state, seat, Reader(entry.mapping("slots"), BadDocument))
    drawing = any(seat.has("hand") for seat in seats)
    state.hands = [_read_hand(Reader(seat.mapping("hand"), BadDocument)) for seat in seats] if drawing else []
    planning = any(seat.has("plan") for seat in seats)
    state.plans = [[_entry(text) for text in seat.items("plan", str)] for seat in seats] if planning else []
    state.last = [UNSEARCHED] * max(len(state.plans), len(state.hands))
    state.opening = []


def _read_slots(state: OrleansState, seat: int, document: Reader) -> None:
    document.no_more_than(frozenset(cards.GROUP_IDS))
    for group in range(cards.GROUPS):
        if not state.owns(seat, cards.GROUP_PLACE[group]):
            continue
        size = cards.LAST_SLOT[group] - cards.FIRST_SLOT[group] + 1
        first = seat * cards.SLOTS + cards.FIRST_SLOT[group]
        names = document.items(cards.GROUP_IDS[group], str) if cards.GROUP_IDS[group] in document.document else []
        lying = [_number(name, LYING_IDS) for name in names]
        if len(lying) > size or lying != sorted(lying):
            raise BadDocument(f"'{cards.GROUP_IDS[group]}' holds up to {size}, in order, not {names!r:.60}.")
        state.slots[first : first + size] = lying + [cards.EMPTY] * (size - len(lying))
    for name in document.document:
        if not state.owns(seat, cards.GROUP_PLACE[cards.GROUP_IDS.index(name)]):
            raise BadDocument(f"'{name}' is on a tile that seat {seat} does not have.")


def _kinds(document: Reader, key: str) -> list[int]:
    return [_number(name, cards.KIND_IDS) for name in document.items(key, str)]


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
